//! `dbe.melee-eligibility`: who may attack whom, who must fight, who turns, and who gives support.
//!
//! # Source items
//! dbe:8.0, 8.p1, 8.1, 8.2, 8.3, 8.4.p3.
//!
//! # What it decides
//! Whether an attack is allowed, whether contact compels a melee, whether the attacked element
//! turns to face, whether a battery may change places with its support, and rear support.
//!
//! # What it does not decide
//! How contact is made, and the result (`dbe.melee`).
//!
//! # Readings chosen
//! - Whose ground counts between infantry and cavalry (S19) is open if only one of them is in the
//!   open; so is a melee that infantry may not continue.
//! - Support that touches from behind and faces the same way is directly behind.
//! - Whether a flank contact that turns no base must be fought is not answered.
//!
//! # Direction of error
//! A missing fact does not forbid anything; missing support does not exist.
//!
//! # Examples
//! Line against light cavalry: in the open no, on rough ground yes.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::fight::{GENERALS_NO_ROW, Ground, is_general};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Values, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct MeleeEligibility;

/// The touched side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Contact {
    Front,
    Flank,
    Rear,
}

impl Choice for Contact {
    const SCOPE: &'static str = "dbe-contact";
}

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    Attack,
    Turning,
    Swap,
    RearSupport,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-melee-eligibility-ask";
}

struct Side {
    /// `None` for a side that does not matter to the question.
    troop: Option<Fact<Troop>>,
    ground: Fact<Option<Ground>>,
}

impl Side {
    fn is(&self, test: impl Fn(Troop) -> bool) -> bool {
        self.troop.as_ref().is_some_and(|troop| troop.is(test))
    }

    /// Whether the ground is broken, for the side or for both.
    fn is_broken(&self, both: Option<&Fact<Ground>>) -> bool {
        let broken = |ground: Ground| ground != Ground::Open;
        match self.ground.by(|ground| ground.map(broken)) {
            Some(broken) => broken,
            None => both.is_some_and(|ground| ground.is(broken)),
        }
    }

    /// Reads a side, whose troops may not matter to the question; if the ground of both is given,
    /// it is also that of this side unless given separately.
    fn of(form: &mut Form<'_>, takes_part: bool, both_told: bool, both: Option<Ground>) -> Self {
        let troop = form
            .choice("troop")
            .only(|troop: Troop| !troop.is_general())
            .fact_told_if(|| takes_part);
        // Ground that is the same for both is also its own.
        let ground = form
            .choice("going")
            .must(|ground: Ground| both.is_none_or(|both| ground == both));
        let ground = if both_told {
            Fact::known(ground.if_told())
        } else {
            ground.maybe_fact()
        };
        Self { troop, ground }
    }
}

struct Support {
    troop: Fact<Troop>,
    touching: Fact<bool>,
    aligned: Fact<bool>,
}

impl Declared for Support {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            troop: form.choice("troop").fact(),
            touching: form.yes_or_no("touching_behind").fact_or(true),
            aligned: form.yes_or_no("same_facing").fact_or(true),
        }
    }
}

/// A contact.
pub struct Input {
    attacker: Side,
    defender: Side,
    ground: Option<Fact<Ground>>,
    contact: Option<Fact<Contact>>,
    engaged: Fact<bool>,
    continuing: Fact<bool>,
    support: Option<Support>,
    ask: Option<Question>,
}

impl Input {
    fn asks(&self, question: Question) -> bool {
        self.ask.is_none_or(|ask| ask == question)
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ask = form.choice("ask").optional();
        let both_told = form.may_lack_facts() && form.is_told("going");
        let mut grounds = Ground::ALL.iter().copied();
        let both = grounds.find(|ground| form.says("going", ground.code()));
        let mut side = |name, takes_part| {
            form.group_with(name, |form| {
                Side::of(form, takes_part, takes_part && both_told, both)
            })
        };
        let fights = ask.is_none_or(|ask| ask == Question::Attack);
        let attacker = side("attacker", fights);
        let defender = side("defender", ask != Some(Question::Turning));
        // It is needed for infantry that voluntarily attacks cavalry.
        let goes_on = form.holds("continuing");
        let mixed = || {
            attacker.is(Troop::is_infantry) && defender.is(Troop::is_cavalry)
                || goes_on && attacker.is(Troop::is_cavalry) && defender.is(Troop::is_infantry)
        };
        let nowhere = |side: &Side| side.ground.is(|ground| ground.is_none());
        let ground = form
            .choice("going")
            .fact_told_if(|| fights && mixed() && (nowhere(&attacker) || nowhere(&defender)));
        // Only guns change places: other troops are not asked anything else.
        let troop = defender.troop.as_ref().and_then(Fact::exactly);
        let no_guns =
            ask == Some(Question::Swap) && troop.is_some_and(|troop| !troop.is_artillery());
        let behind = matches!(ask, Some(Question::Swap | Question::RearSupport)) && !no_guns;
        Self {
            contact: form
                .choice("contact")
                .fact_told_if(|| ask != Some(Question::RearSupport) && !no_guns),
            engaged: form.yes_or_no("defender_already_frontal").fact_or(false),
            continuing: form.yes_or_no("continuing").fact_or(false),
            support: if behind {
                Some(form.group("support"))
            } else {
                form.maybe("support")
            },
            ask,
            attacker,
            defender,
            ground,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with GENERALS_NO_ROW;
    MUST_FIGHT = "dbe/melee/when#must-fight";
    MAY_ATTACK = "dbe/melee/when#may-attack";
    TURNS = "dbe/melee/turning#turns";
    ALREADY_ENGAGED = "dbe/melee/turning#already-engaged";
    FRONTAL_NO_TURN = "dbe/melee/turning#frontal-no-turn";
    OPEN_REFUSED = "dbe/melee/infantry-and-cavalry#open-refused";
    BROKEN_GROUND = "dbe/melee/infantry-and-cavalry#broken-ground";
    NO_CONTINUING = "dbe/melee/infantry-and-cavalry#no-continuing";
    CHARGED_STILL_FIGHTS = "dbe/melee/infantry-and-cavalry#charged-still-fights";
    GUNS_REFUSED = "dbe/melee/guns-never-attack#guns-refused";
    SWAP = "dbe/melee/battery-support#swap";
    OR_STAY = "dbe/melee/battery-support#or-stay";
    NOT_ON_FLANK = "dbe/melee/battery-support#not-on-flank";
    NOT_TOUCHING = "dbe/melee/battery-support#not-touching";
    NOT_ALIGNED = "dbe/melee/battery-support#not-aligned";
    OTHER_GUNS = "dbe/melee/battery-support#other-guns";
    BATTERIES_ONLY = "dbe/melee/battery-support#batteries-only";
    SUPPORTED = "dbe/melee/rear-support#supported";
    OTHER_TYPE = "dbe/melee/rear-support#other-type";
    CAVALRY_AND_GUNS = "dbe/melee/rear-support#cavalry-and-guns";
    VOLTIGEURS = "dbe/melee/rear-support#voltigeurs";
    NOT_BEHIND = "dbe/melee/rear-support#not-directly-behind";
    STEPS_OUT = "dbe/disputes/forbidden-continuation#steps-out";
    FIGHTS_ON = "dbe/disputes/forbidden-continuation#fights-on";
    OF_THE_ATTACKED = "dbe/disputes/whose-ground#ground-of-the-attacked";
    OF_THE_ATTACKER = "dbe/disputes/whose-ground#ground-of-the-attacker";
}

/// A melee that infantry may not continue (S19).
static FORBIDDEN_CONTINUATION: Point = Point {
    id: "forbidden-continuation",
    kind: PointKind::Open,
    readings: &[Reading::followed(STEPS_OUT), Reading::of(FIGHTS_ON)],
};
/// Whose ground counts (S19).
static WHOSE_GROUND: Point = Point {
    id: "whose-ground",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(OF_THE_ATTACKED),
        Reading::of(OF_THE_ATTACKER),
    ],
};

/// Whether the ground lets infantry attack cavalry voluntarily.
fn broken(case: &mut Case<'_>, input: &Input) -> bool {
    let both = input.ground.as_ref();
    let (own, other) = (
        input.attacker.is_broken(both),
        input.defender.is_broken(both),
    );
    if own == other {
        return own;
    }
    let (broken, claim) = if case.ask(&WHOSE_GROUND).is(OF_THE_ATTACKED) {
        (other, OF_THE_ATTACKED)
    } else {
        (own, OF_THE_ATTACKER)
    };
    case.considered("whose-ground", broken, claim).value(broken);
    broken
}

/// Whether the attack is allowed, and if it is a combat that infantry may not continue, its
/// consequence.
fn attack(case: &mut Case<'_>, input: &Input) -> (bool, Option<bool>) {
    let (attacker, defender) = (&input.attacker, &input.defender);
    let general = [attacker, defender]
        .iter()
        .filter_map(|side| side.troop.as_ref())
        .find(|troop| is_general(troop));
    if let Some(general) = general {
        case.applied("general", GENERALS_NO_ROW)
            .value(true)
            .arg("troop", general);
        return (false, None);
    }
    let guns = attacker.is(Troop::is_artillery);
    case.applies("guns", guns, GUNS_REFUSED)
        .value(guns)
        .arg("troop", attacker.troop.as_ref());
    if guns {
        return (false, None);
    }
    let on_horse = attacker.is(Troop::is_infantry) && defender.is(Troop::is_cavalry);
    let by_horse = attacker.is(Troop::is_cavalry) && defender.is(Troop::is_infantry);
    if *input.continuing && (on_horse || by_horse) && !broken(case, input) {
        let fights = case.ask(&FORBIDDEN_CONTINUATION).is(FIGHTS_ON);
        let claim = if fights { FIGHTS_ON } else { STEPS_OUT };
        case.applied("continuing", NO_CONTINUING).value(true);
        case.considered("fights-on", fights, claim).value(fights);
        return (by_horse, Some(fights));
    }
    if on_horse && !*input.continuing {
        let broken = broken(case, input);
        let claim = if broken { BROKEN_GROUND } else { OPEN_REFUSED };
        case.considered("foot-on-horse", !broken, claim)
            .value(!broken);
        return (broken, None);
    }
    if by_horse && !*input.continuing {
        case.applied("charged", CHARGED_STILL_FIGHTS).value(true);
    }
    case.applied("may-attack", MAY_ATTACK)
        .value(true)
        .arg("troop", attacker.troop.as_ref());
    (true, None)
}

/// Whether the front is touched.
fn is_in_front(input: &Input) -> bool {
    input
        .contact
        .as_ref()
        .is_none_or(|contact| *contact == Contact::Front)
}

/// Whether the attacked element turns to face, and why.
fn turning(input: &Input) -> (bool, &'static str, &'static str) {
    if is_in_front(input) {
        (false, "front", FRONTAL_NO_TURN)
    } else if *input.engaged {
        (false, "engaged", ALREADY_ENGAGED)
    } else {
        (true, "turns", TURNS)
    }
}

/// Whether the attacked battery may change places with its support.
fn swap(case: &mut Case<'_>, input: &Input, support: &Support) -> bool {
    let (why, claim) = if !is_in_front(input) {
        ("flank", NOT_ON_FLANK)
    } else if !support
        .troop
        .is(|troop| troop.is_infantry() || troop.is_cavalry())
    {
        ("guns", OTHER_GUNS)
    } else if !*support.touching {
        ("apart", NOT_TOUCHING)
    } else if !*support.aligned {
        ("askew", NOT_ALIGNED)
    } else {
        case.because(OR_STAY);
        ("may", SWAP)
    };
    case.considered("swap", why == "may", claim)
        .value(why == "may")
        .arg("why", why);
    why == "may"
}

/// Whether the attacked element has rear support.
fn supported(case: &mut Case<'_>, input: &Input, support: &Support) -> bool {
    let other = || {
        let own = input.defender.troop.as_ref().map(Fact::get);
        own.is_none_or(|own| support.troop != own)
    };
    let skirmishes = |troop| troop == Troop::Voltigeurs;
    let (why, claim) = if !input.defender.is(Troop::is_infantry) {
        ("no-foot", CAVALRY_AND_GUNS)
    } else if input.defender.is(skirmishes) || support.troop.is(skirmishes) {
        ("voltigeurs", VOLTIGEURS)
    } else if other() {
        ("type", OTHER_TYPE)
    } else if !*support.touching || !*support.aligned {
        ("apart", NOT_BEHIND)
    } else {
        ("supported", SUPPORTED)
    };
    case.considered("rear-support", why == "supported", claim)
        .value(why == "supported")
        .arg("why", why);
    why == "supported"
}

impl Rule for MeleeEligibility {
    type Input = Input;
    const ID: &'static str = "dbe.melee-eligibility";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "may_attack",
            kind: OutKind::Truth,
        },
        Output {
            name: "must_fight",
            kind: OutKind::Truth,
        },
        Output {
            name: "turns_to_face",
            kind: OutKind::Truth,
        },
        Output {
            name: "swap_allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "rear_support",
            kind: OutKind::Truth,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("may_attack", "must_fight"),
        ("may_attack", "turns_to_face"),
        ("must_fight", "turns_to_face"),
    ];
    const POINTS: &'static [&'static Point] = &[&FORBIDDEN_CONTINUATION, &WHOSE_GROUND];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (mut may, mut must) = (None, None);
        if input.asks(Question::Attack) {
            let (attacks, going_on) = attack(case, input);
            let face_to_face = || is_in_front(input) || turning(input).0;
            may = Some(attacks);
            must = going_on.or_else(|| (attacks && face_to_face()).then_some(true));
            if must == Some(true) {
                case.applied("must-fight", MUST_FIGHT).value(true);
            }
        }
        let mut turns_to_face = None;
        if input.asks(Question::Turning) {
            let (turns, why, claim) = turning(input);
            turns_to_face = Some(turns);
            case.step("turns", turns)
                .value(turns)
                .arg("why", why)
                .cite(claim);
            if !is_in_front(input) || input.ask.is_some() {
                case.because(claim);
            }
        }
        let battery = input.asks(Question::Swap) && input.defender.is(Troop::is_artillery);
        let swap = match &input.support {
            Some(support) if battery => Some(swap(case, input, support)),
            _ if !battery && input.ask == Some(Question::Swap) => {
                case.considered("swap", false, BATTERIES_ONLY)
                    .value(false)
                    .arg("why", "no-guns");
                Some(false)
            }
            _ => None,
        };
        let supported = input
            .support
            .as_ref()
            .filter(|_| input.asks(Question::RearSupport))
            .map(|support| supported(case, input, support));
        let told = |answer: Option<bool>| answer.map_or(Value::Null, Value::from);
        Values::default()
            .with("may_attack", told(may))
            .with("must_fight", told(must))
            .with("turns_to_face", told(turns_to_face))
            .with("swap_allowed", told(swap))
            .with("rear_support", told(supported))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    fn ask(attacker: &str, defender: &str, changes: &Value) -> Verdict {
        let given = json!({"attacker": {"troop": attacker}, "defender": {"troop": defender}, "going": "open", "contact": "front"});
        judge("dbe.melee-eligibility", &with(&given, changes))
    }

    fn may(attacker: &str, defender: &str, going: &str) -> Value {
        ask(attacker, defender, &json!({"going": going})).values["may_attack"].clone()
    }

    #[test]
    fn one_question_is_answered_by_itself() {
        let foot = |question: &str, changes: &Value| {
            ask(
                "line",
                "light-cavalry",
                &with(&json!({"ask": question, "contact": "flank"}), changes),
            )
        };
        let turning = foot("turning", &json!({}));
        assert_eq!(
            (turning.finding.code.as_str(), &turning.values["may_attack"]),
            ("turns_to_face", &Value::Null)
        );
        assert_eq!(
            foot("turning", &json!({"defender_already_frontal": true}))
                .finding
                .code,
            "not-turns_to_face"
        );
        assert_eq!(foot("attack", &json!({})).finding.code, "not-may_attack");
        let support =
            json!({"support": {"troop": "line", "touching_behind": true, "same_facing": true}});
        assert_eq!(
            ask(
                "elite",
                "line",
                &with(&json!({"ask": "rear-support"}), &support)
            )
            .finding
            .code,
            "rear_support"
        );
        assert_eq!(
            ask(
                "elite",
                "heavy-artillery",
                &with(&json!({"ask": "swap"}), &support)
            )
            .finding
            .code,
            "swap_allowed"
        );
        let foot = ask("line", "elite", &json!({"ask": "swap"}));
        assert_eq!(
            (foot.finding.code.as_str(), foot.reasons.as_slice()),
            ("not-swap_allowed", [BATTERIES_ONLY].as_slice())
        );
    }

    #[test]
    fn infantry_leaves_cavalry_alone_in_the_open() {
        assert_eq!(
            [
                may("line", "light-cavalry", "open"),
                may("line", "light-cavalry", "rough"),
                may("line", "light-cavalry", "difficult")
            ],
            [false, true, true]
        );
        assert_eq!(
            [
                may("cuirassiers", "line", "open"),
                may("line", "elite", "open"),
                may("line", "horse-artillery", "open")
            ],
            [true, true, true]
        );
        assert_eq!(may("medium-artillery", "line", "rough"), json!(false));
        assert_eq!(
            ask("line", "light-cavalry", &json!({})).values["must_fight"],
            Value::Null
        );
        assert_eq!(
            ask("cuirassiers", "line", &json!({})).values["must_fight"],
            json!(true)
        );
        let given = json!({"attacker": {"troop": "line"}, "defender": {"troop": "dragoons"}, "contact": "front"});
        assert_eq!(
            faults("dbe.melee-eligibility", &given),
            [("going".to_owned(), "missing")]
        );
    }

    #[test]
    fn ground_and_continuation_are_open() {
        let sides = json!({"attacker": {"troop": "line", "going": "rough"}, "defender": {"troop": "dragoons", "going": "open"}, "going": null});
        assert_eq!(ask("line", "dragoons", &sides).finding.code, "whose-ground");
        let agreed = |agreed: &str| {
            ask(
                "line",
                "dragoons",
                &with(&sides, &json!({"agreed": agreed})),
            )
            .values["may_attack"]
                .clone()
        };
        assert_eq!(
            [
                agreed("ground-of-the-attacked"),
                agreed("ground-of-the-attacker")
            ],
            [false, true]
        );
        let on = json!({"continuing": true});
        for (a, b) in [("line", "dragoons"), ("dragoons", "line")] {
            let open = ask(a, b, &on);
            assert_eq!(
                (open.finding.kind, open.finding.code.as_str()),
                (FindingKind::Undetermined, "forbidden-continuation")
            );
            let fights = |agreed: &str| {
                ask(a, b, &with(&on, &json!({"agreed": agreed}))).values["must_fight"].clone()
            };
            assert_eq!([fights("steps-out"), fights("fights-on")], [false, true]);
            assert_eq!(
                ask(a, b, &with(&on, &json!({"going": "rough"}))).values["must_fight"],
                json!(true)
            );
        }
        assert_eq!(ask("line", "line", &on).values["must_fight"], json!(true));
    }

    #[test]
    fn the_attacked_turn_unless_engaged() {
        let turns = |contact: &str, engaged: bool| {
            ask(
                "light-cavalry",
                "line",
                &json!({"contact": contact, "defender_already_frontal": engaged}),
            )
            .values["turns_to_face"]
                .clone()
        };
        assert_eq!(
            [
                turns("flank", false),
                turns("rear", false),
                turns("rear", true),
                turns("front", false)
            ],
            [true, true, false, false]
        );
    }

    #[test]
    fn support_behind() {
        let swap = |contact: &str, troop: &str, touching: bool, aligned: bool| {
            let support =
                json!({"troop": troop, "touching_behind": touching, "same_facing": aligned});
            ask(
                "line",
                "medium-artillery",
                &json!({"contact": contact, "support": support}),
            )
            .values["swap_allowed"]
                .clone()
        };
        assert_eq!(
            [
                swap("front", "cuirassiers", true, true),
                swap("front", "line", true, true)
            ],
            [true, true]
        );
        assert_eq!(
            [
                swap("flank", "line", true, true),
                swap("rear", "line", true, true),
                swap("front", "line", false, true)
            ],
            [false; 3]
        );
        assert_eq!(
            [
                swap("front", "line", true, false),
                swap("front", "light-artillery", true, true)
            ],
            [false; 2]
        );
        let support = |troop: &str, behind: &str, touching: bool| {
            ask("elite", troop, &json!({"support": {"troop": behind, "touching_behind": touching, "same_facing": true}})).values["rear_support"].clone()
        };
        assert_eq!(
            [
                support("line", "line", true),
                support("guard", "guard", true)
            ],
            [true, true]
        );
        assert_eq!(
            [
                support("line", "guard", true),
                support("voltigeurs", "voltigeurs", true),
                support("line", "line", false)
            ],
            [false; 3]
        );
        assert_eq!(
            support("heavy-artillery", "heavy-artillery", true),
            json!(false)
        );
        assert_eq!(
            ask("line", "line", &json!({})).values["rear_support"],
            Value::Null
        );
    }
}
