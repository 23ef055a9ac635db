//! `dbe.melee`: the sums of a melee, and with dice the winner.
//!
//! # Source items
//! dbe:8.table, 7.table-factors, 8.3, 8.4, 8.4.p1, 9.0, 10.p3, 5.6.p1.
//!
//! # What it decides
//! The sum of each side before the dice, line by line; with dice the loser and the margin; without
//! dice the odds.
//!
//! # What it does not decide
//! Who may fight whom (`dbe.melee-eligibility`), the fate of the loser (`dbe.outcome`). Rear
//! support and overlaps are given, not computed; the town edge is `dbe.town-fighting`.
//!
//! # Readings chosen
//! - When a charge counts (S20) is open, unless `charging` is given; if none of its facts is given
//!   either, it is asked for troops with a bonus, and in a complete input they are not charging.
//! - Ground: default open.
//!
//! # Direction of error
//! None: it adds up what is given.
//!
//! # Examples
//! Light cavalry against line in square: 0 against 3. Voltigeurs in a wood: 2.

use serde_json::Value;

use super::fight::{self, GENERAL_FIGHTS, GENERALS_NO_ROW, Ground, Margin, may_be, squared};
use super::odds;
use super::tables::{MELEE_MODIFIERS, TROOPS};
use super::troops::{Cover, Troop, figure};
use crate::check::{
    Case, Chance, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point,
    PointKind, Reading, Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Melee;

/// One side of a melee.
pub(super) struct Side {
    pub(super) troop: Fact<Troop>,
    charging: Fact<Option<bool>>,
    active: Fact<Option<bool>>,
    entered: Fact<Option<bool>>,
    first: Fact<Option<bool>>,
    general: Fact<bool>,
    support: Fact<bool>,
    higher: Fact<bool>,
    cover: Fact<Cover>,
    pub(super) ground: Fact<Ground>,
    pub(super) square: Fact<bool>,
    frontal: Option<Fact<bool>>,
    around: Measure,
    routed: Fact<bool>,
}

impl Side {
    /// Whether it is certain to be the higher one, which the other cannot be as well.
    pub(super) fn is_higher(&self) -> bool {
        self.higher.exactly() == Some(true)
    }
}

impl Declared for Side {
    fn declare(form: &mut Form<'_>) -> Self {
        let may_be = may_be(form);
        let fights = |troop: Troop| !troop.is_general() && may_be(troop);
        let troop = form.choice("troop").only(fights).fact();
        // Facts about when they met are what the readings need. Troops without a bonus are not
        // asked.
        let timed = ["active", "entered_contact", "first_round"];
        let timed = timed.iter().any(|name| form.is_told(name));
        let known = form.may_lack_facts() && form.is_told("troop");
        let asked = known && !timed && charges(form, &troop);
        // Guns never attack (dbe:8.4).
        let attacks = troop.all().iter().any(|troop| !troop.is_artillery());
        let charging = form
            .yes_or_no("charging")
            .must(|charging| attacks || !charging)
            .maybe_fact_unless(asked);
        let active = form.yes_or_no("active").maybe_fact();
        let entered = form.yes_or_no("entered_contact").maybe_fact();
        // Its first round of a melee is that of the turn in which it came into contact.
        let comes = form.holds("entered_contact");
        let first = form
            .yes_or_no("first_round")
            .must(|first| first || !comes)
            .maybe_fact();
        let general = form.yes_or_no("general_adjacent").fact_or(false);
        let support = form.yes_or_no("rear_support").fact_or(false);
        let higher = form.yes_or_no("higher").fact_or(false);
        let cover = form.choice("cover").fact_or(Cover::None);
        let ground = form.choice("going").fact_or(Ground::Open);
        let square = squared(form, &troop);
        // Whether the front is attacked matters only for guns.
        let frontal = form
            .yes_or_no("hit_frontally")
            .fact_told_if(|| troop.is(Troop::is_artillery));
        Self {
            troop,
            charging,
            active,
            entered,
            first,
            general,
            support,
            higher,
            cover,
            ground,
            square,
            frontal,
            around: form
                .integer("enemies_flank_rear_overlap", 0, 8)
                .usually_measured(0),
            routed: form.yes_or_no("routed_corps_attacking").fact_or(false),
        }
    }
}

/// Whether a charge of these troops adds anything.
fn charges(form: &Form<'_>, troop: &Fact<Troop>) -> bool {
    troop.is(|troop| {
        let bonus = form.figure(&TROOPS, troop.code(), "charge");
        bonus.is_some_and(|bonus| bonus != 0)
    })
}

/// The dice of a melee.
pub(super) struct Dice {
    a: i64,
    b: i64,
}

impl Declared for Dice {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            a: form.integer("a", 1, 6).required(),
            b: form.integer("b", 1, 6).required(),
        }
    }
}

/// Two sides and their dice.
pub struct Input {
    a: Side,
    b: Side,
    dice: Option<Dice>,
}

/// Refuses facts of the two sides that exclude each other.
pub(super) fn exclude(form: &mut Form<'_>, [a, b]: [&Side; 2]) {
    if a.is_higher() && b.is_higher() {
        form.refuse("b.higher", true, FaultKind::Contradicts, Vec::new());
    }
    // Only the active player attacks.
    for (name, side) in [("a", a), ("b", b)] {
        if side.active.exactly() == Some(Some(false)) && side.routed.exactly() == Some(true) {
            let path = format!("{name}.routed_corps_attacking");
            form.refuse(&path, true, FaultKind::Contradicts, Vec::new());
        }
    }
    // One of the two is the active player.
    let [own, other] = [a, b].map(|side| side.active.exactly().flatten());
    if let Some((own, active)) = own.zip(other)
        && own == active
    {
        form.refuse("b.active", active, FaultKind::Contradicts, Vec::new());
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let (a, b): (Side, Side) = (form.group("a"), form.group("b"));
        exclude(form, [&a, &b]);
        // Without dice only the sums are reported.
        let rolled = form.is_told("dice");
        let dice = form.maybe_where("dice", rolled);
        Self { a, b, dice }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with GENERALS_NO_ROW;
    GENERAL = "dbe/melee/modifiers#general";
    SUPPORTED = "dbe/melee/modifiers#supported";
    HIGHER = "dbe/melee/modifiers#higher";
    LIGHT_COVER = "dbe/melee/modifiers#light-cover";
    HEAVY_COVER = "dbe/melee/modifiers#heavy-cover";
    DIFFICULT = "dbe/melee/modifiers#difficult";
    ROUGH = "dbe/melee/modifiers#rough";
    VOLTIGEURS_ANYWHERE = "dbe/melee/modifiers#voltigeurs-anywhere";
    HORSE_AT_SQUARE = "dbe/melee/modifiers#horse-at-square";
    GUNS_IN_FRONT = "dbe/melee/modifiers#guns-in-front";
    OUTFLANKED = "dbe/melee/modifiers#outflanked";
    BROKEN_CORPS = "dbe/melee/modifiers#broken-corps";
    OFF_THE_VICTIM = "dbe/melee/overlaps#off-the-victim";
    CAVALRY_AND_GUNS = "dbe/melee/rear-support#cavalry-and-guns";
    NO_VOLTIGEURS = "dbe/melee/rear-support#voltigeurs";
    CHARGING = "dbe/melee/charge#charging";
    NOT_CHARGING = "dbe/melee/charge#not-charging";
    NOTHING_TO_ADD = "dbe/melee/charge#nothing-to-add";
    NO_ADDING = "dbe/melee/several-attackers#no-adding";
    SCORE = "dbe/melee/resolving#score";
    LOWER_LOSES = "dbe/melee/resolving#lower-loses";
    TIE_REROLLED = "dbe/melee/resolving#tie-rerolled";
    LOWER = "dbe/melee/resolving#lower";
    HALF = "dbe/melee/resolving#half";
    ON_CONTACT = "dbe/disputes/when-the-charge-counts#charge-on-contact";
    FIRST_ROUND = "dbe/disputes/when-the-charge-counts#charge-first-round";
    ALWAYS = "dbe/disputes/when-the-charge-counts#charge-always";
}

/// When the charge column counts (S20).
static WHEN_THE_CHARGE_COUNTS: Point = Point {
    id: "when-the-charge-counts",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(ON_CONTACT),
        Reading::of(FIRST_ROUND),
        Reading::of(ALWAYS),
    ],
};

/// Open points that can matter in a melee.
pub(super) const POINTS: &[&Point] = &[&WHEN_THE_CHARGE_COUNTS];

/// Bonus of a charge for a side, as a step.
fn charge(case: &mut Case<'_>, side: &Side) -> i64 {
    let charging = side.charging.get();
    let is_told = |fact: &Fact<Option<bool>>| fact.is(|told| told.is_some());
    let told = || is_told(&side.active) || is_told(&side.entered) || is_told(&side.first);
    let counts = charging == Some(true) || charging.is_none() && told();
    // If it does not count, the bonus is looked up only for its reason.
    let bonus = if counts || side.troop.exactly().is_some() {
        figure(case, &side.troop, "charge")
    } else {
        None
    };
    let (charges, claim) = match (charging, bonus) {
        (Some(false), _) => (false, NOT_CHARGING),
        (_, None) if counts || side.troop.exactly().is_some() => (false, NOTHING_TO_ADD),
        (Some(true), _) => (true, CHARGING),
        (None, _) if !counts => (false, NOT_CHARGING),
        (None, _) => {
            let known = |fact: &Fact<Option<bool>>| fact.is(|told| told == Some(true));
            match case.ask(&WHEN_THE_CHARGE_COUNTS).claim() {
                FIRST_ROUND => (known(&side.first), FIRST_ROUND),
                ALWAYS => (true, ALWAYS),
                _ => (known(&side.active) && known(&side.entered), ON_CONTACT),
            }
        }
    };
    let value = bonus.filter(|_| charges).unwrap_or(0);
    case.applies("charge", charges, claim).value(value);
    value
}

/// Sum of one side before the dice.
fn sum(case: &mut Case<'_>, side: &Side, enemy: &Side) -> i64 {
    let troop = &side.troop;
    let mut sum = figure(case, troop, "melee").unwrap_or(0);
    case.step("side-factor", true)
        .value(sum)
        .arg("troop", troop)
        .cite(SCORE);
    let voltigeurs = || *troop == Troop::Voltigeurs;
    let support = if !*side.support {
        SUPPORTED
    } else if voltigeurs() {
        NO_VOLTIGEURS
    } else if !troop.is(Troop::is_infantry) {
        CAVALRY_AND_GUNS
    } else {
        SUPPORTED
    };
    // Support that these troops never get is told for nothing.
    if support != SUPPORTED {
        case.because(support);
    }
    // On open ground this claim is quoted for the modifiers that do not apply.
    let anywhere = troop.exactly() == Some(Troop::Voltigeurs);
    let nimble = |claim| {
        if anywhere { VOLTIGEURS_ANYWHERE } else { claim }
    };
    let around = if side.around > 0 {
        side.around.whole()
    } else {
        0
    };
    for (row, applies, times, claim) in [
        ("general", *side.general, 1, GENERAL),
        (
            "rear-support",
            *side.support && support == SUPPORTED,
            1,
            support,
        ),
        ("higher", *side.higher, 1, HIGHER),
        ("light-cover", side.cover == Cover::Light, 1, LIGHT_COVER),
        ("heavy-cover", side.cover == Cover::Heavy, 1, HEAVY_COVER),
        (
            "difficult",
            side.ground == Ground::Difficult && !voltigeurs(),
            1,
            nimble(DIFFICULT),
        ),
        (
            "rough",
            side.ground == Ground::Rough && !voltigeurs(),
            1,
            nimble(ROUGH),
        ),
        (
            "cavalry-against-square",
            *enemy.square && enemy.troop.is(Troop::is_infantry) && troop.is(Troop::is_cavalry),
            1,
            HORSE_AT_SQUARE,
        ),
        (
            "artillery-frontal-attack",
            troop.is(Troop::is_artillery) && side.frontal.as_deref() == Some(&true),
            1,
            GUNS_IN_FRONT,
        ),
        ("flank-rear-overlap", around > 0, around, OUTFLANKED),
        (
            "routed-attacking",
            *side.routed && !troop.is(Troop::is_guard),
            1,
            BROKEN_CORPS,
        ),
    ] {
        let value = if applies {
            case.number(&MELEE_MODIFIERS, row, "value").unwrap_or(0) * times
        } else {
            0
        };
        sum += value;
        case.step("side-modifier", applies)
            .value(value)
            .arg("line", Arg::of("dbe-melee-modifiers", row))
            .cite(claim);
    }
    if around > 0 {
        case.because(OFF_THE_VICTIM);
        case.because(NO_ADDING);
    }
    sum + charge(case, side)
}

/// Sums of both sides before the dice.
pub(super) fn sums(case: &mut Case<'_>, a: &Side, b: &Side) -> (i64, i64) {
    let who = |side: fight::Side| vec![("side", Arg::of(fight::Side::SCOPE, side.code()))];
    let own = case.about(who(fight::Side::A), |case| sum(case, a, b));
    let other = case.about(who(fight::Side::B), |case| sum(case, b, a));
    case.because(SCORE);
    (own, other)
}

/// Winner with these totals, and the margin; neither side on a tie.
pub(super) fn resolve(case: &mut Case<'_>, a: i64, b: i64) -> (Option<fight::Side>, Margin) {
    let winner = match a.cmp(&b) {
        std::cmp::Ordering::Less => Some(fight::Side::B),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(fight::Side::A),
    };
    let margin = Margin::of(a.min(b), a.max(b));
    let claim = match margin {
        Margin::None => TIE_REROLLED,
        Margin::Lower => LOWER,
        Margin::Half => HALF,
    };
    if winner.is_some() {
        case.applied("loses", LOWER_LOSES)
            .value(a.min(b))
            .arg("other", a.max(b));
    }
    case.considered("melee-totals", winner.is_some(), claim)
        .value(a)
        .arg("other", b)
        .arg("why", margin.code());
    (winner, margin)
}

/// The totals with these dice.
pub(super) fn totals(sums: (i64, i64), dice: &Dice) -> (i64, i64) {
    (sums.0 + dice.a, sums.1 + dice.b)
}

/// The odds of a melee.
pub(super) fn chances(a: i64, b: i64) -> Vec<Chance> {
    let (counts, ties) = odds::melee(a, b);
    let codes = ["a-half", "a-lower", "b-lower", "b-half"];
    codes
        .iter()
        .zip(counts)
        .filter(|(_, num)| *num > 0)
        .map(|(code, num)| Chance {
            code: (*code).to_owned(),
            num,
            den: 36 - ties,
        })
        .collect()
}

impl Rule for Melee {
    type Input = Input;
    const ID: &'static str = "dbe.melee";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "a_sum",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_sum",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "a_total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "winner",
            kind: OutKind::word::<fight::Side>(),
        },
        Output {
            name: "reroll",
            kind: OutKind::Truth,
        },
        Output {
            name: "margin",
            kind: OutKind::word::<Margin>(),
        },
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] =
        &[("a_sum", "a_total"), ("a_sum", "b_total")];
    const HEADLINE: &'static [&'static str] = &["a_sum", "b_sum", "winner", "margin"];
    const VIOLATIONS: &'static [Violation] = &[GENERAL_FIGHTS];
    const POINTS: &'static [&'static Point] = POINTS;
    const TABLES: &'static [&'static Table] = &[&TROOPS, &MELEE_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if [&input.a, &input.b]
            .iter()
            .any(|side| fight::is_general(&side.troop))
        {
            return fight::refused(case, Self::OUTPUTS, GENERAL_FIGHTS.code);
        }
        let sums = sums(case, &input.a, &input.b);
        let values = Values::default()
            .with("a_sum", sums.0)
            .with("b_sum", sums.1);
        let Some(dice) = &input.dice else {
            case.odds(chances(sums.0, sums.1));
            let open = ["a_total", "b_total", "winner", "reroll", "margin"];
            return open
                .into_iter()
                .chain(["legal", "violations"])
                .fold(values, |values, name| values.with(name, Value::Null));
        };
        let (a, b) = totals(sums, dice);
        let (winner, margin) = resolve(case, a, b);
        values
            .with("a_total", a)
            .with("b_total", b)
            .with("winner", winner.map(Choice::code))
            .with("reroll", winner.is_none())
            // On a tie there is no loser.
            .with("margin", winner.map(|_| margin.code()))
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(a: &Value, b: &Value, changes: &Value) -> Verdict {
        judge("dbe.melee", &with(&json!({"a": a, "b": b}), changes))
    }

    fn own(side: Value) -> i64 {
        ask(&side, &json!({"troop": "line"}), &json!({})).values["a_sum"]
            .as_i64()
            .unwrap()
    }

    #[test]
    fn every_line_of_the_table_counts() {
        assert_eq!(own(json!({"troop": "line"})), 3);
        assert_eq!(
            own(
                json!({"troop": "line", "general_adjacent": true, "higher": true, "rear_support": true})
            ),
            6
        );
        for cover in ["light", "heavy"] {
            assert_eq!(own(json!({"troop": "line", "cover": cover})), 4);
        }
        assert_eq!(
            [
                own(json!({"troop": "line", "going": "rough"})),
                own(json!({"troop": "line", "going": "difficult"}))
            ],
            [2, 1]
        );
        assert_eq!(
            [
                own(json!({"troop": "voltigeurs", "going": "rough"})),
                own(json!({"troop": "voltigeurs", "going": "difficult"}))
            ],
            [1, 1]
        );
        assert_eq!(
            own(json!({"troop": "medium-artillery", "hit_frontally": true})),
            3
        );
        assert_eq!(own(json!({"troop": "line", "hit_frontally": true})), 3);
        assert_eq!(
            own(json!({"troop": "elite", "enemies_flank_rear_overlap": 2})),
            2
        );
        assert_eq!(
            [
                own(json!({"troop": "line", "routed_corps_attacking": true})),
                own(json!({"troop": "guard", "routed_corps_attacking": true}))
            ],
            [2, 4]
        );
        for unsupported in ["voltigeurs", "cuirassiers", "medium-artillery"] {
            assert_eq!(
                own(json!({"troop": unsupported, "rear_support": true, "hit_frontally": true})),
                own(json!({"troop": unsupported, "hit_frontally": true}))
            );
        }
        // Support told for Voltigeurs counts for nothing, and the verdict says why.
        let behind = json!({"troop": "voltigeurs", "rear_support": true});
        let verdict = ask(&behind, &json!({"troop": "line"}), &json!({}));
        assert!(verdict.reasons.contains(&NO_VOLTIGEURS));
        let square = ask(
            &json!({"troop": "light-cavalry"}),
            &json!({"troop": "line", "in_square": true}),
            &json!({}),
        );
        assert_eq!(
            (&square.values["a_sum"], &square.values["b_sum"]),
            (&json!(0), &json!(3))
        );
    }

    #[test]
    fn a_charge_counts_when_somebody_says_so() {
        let charging =
            |troop: &str, charging: bool| own(json!({"troop": troop, "charging": charging}));
        assert_eq!(
            [
                charging("cuirassiers", true),
                charging("cuirassiers", false),
                charging("light-cavalry", true),
                charging("guard", true)
            ],
            [6, 4, 2, 5]
        );
        let facts = |active: bool, entered: bool, first: bool, agreed: &str| {
            let a = json!({"troop": "cuirassiers", "active": active, "entered_contact": entered, "first_round": first});
            ask(&a, &json!({"troop": "line"}), &json!({"agreed": agreed})).values["a_sum"].clone()
        };
        assert_eq!(
            [
                facts(true, true, true, "charge-on-contact"),
                facts(false, true, true, "charge-on-contact")
            ],
            [json!(6), json!(4)]
        );
        assert_eq!(
            [
                facts(false, false, true, "charge-first-round"),
                facts(true, false, false, "charge-first-round")
            ],
            [json!(6), json!(4)]
        );
        assert_eq!(facts(false, false, false, "charge-always"), json!(6));
        assert_eq!(
            ask(
                &json!({"troop": "cuirassiers", "first_round": true}),
                &json!({"troop": "line"}),
                &json!({})
            )
            .finding
            .kind,
            FindingKind::Undetermined
        );
        // If all readings agree nothing is open, nor if there is nothing to add.
        let all = json!({"troop": "cuirassiers", "active": true, "entered_contact": true, "first_round": true});
        assert_eq!(
            ask(
                &all,
                &json!({"troop": "line", "first_round": true}),
                &json!({})
            )
            .values["a_sum"],
            json!(6)
        );
    }

    #[test]
    fn the_lower_total_loses_and_ties_are_rerolled() {
        let dice = |a: i64, b: i64| {
            let verdict = ask(
                &json!({"troop": "elite"}),
                &json!({"troop": "line"}),
                &json!({"dice": {"a": a, "b": b}}),
            );
            ["winner", "reroll", "margin"].map(|name| verdict.values[name].clone())
        };
        assert_eq!(dice(2, 5), [json!("b"), json!(false), json!("lower")]);
        assert_eq!(dice(4, 1), [json!("a"), json!(false), json!("half")]);
        assert_eq!(dice(3, 4), [Value::Null, json!(true), Value::Null]);
        assert_eq!(
            faults("dbe.melee", &json!({"a": {"troop": "corps-general"}})),
            [("b.troop".to_owned(), "missing")]
        );
        let general = ask(
            &json!({"troop": "line"}),
            &json!({"troop": "corps-general"}),
            &json!({}),
        );
        assert_eq!(general.finding.code, "general-fights");
    }

    proptest! {
        #[test]
        fn sides_may_be_swapped(a in 0..17_usize, b in 0..17_usize, die in 1_i64..=6, against in 1_i64..=6) {
            let side = |n: usize| json!({"troop": Troop::ALL[n].code(), "hit_frontally": true});
            let one = ask(&side(a), &side(b), &json!({"dice": {"a": die, "b": against}}));
            let other = ask(&side(b), &side(a), &json!({"dice": {"a": against, "b": die}}));
            prop_assert_eq!(&one.values["a_total"], &other.values["b_total"]);
            prop_assert_eq!(&one.values["margin"], &other.values["margin"]);
        }
    }
}
