//! `dba.shooting-target-priority`: whether a side's shooters have chosen their targets correctly.
//!
//! # Source items
//! bob:sequence.4, bob:shooting.8, 9, 11, p6, p7, p8, qrs:shooting.4.
//!
//! # What it decides
//! Whether the assignment of shooters to targets is allowed: no shooter with a target is idle, at
//! most three shoot at one target, and as many enemies as possible that could shoot back are shot
//! at. If it is not, an allowed assignment as close to the given one as the rules permit.
//!
//! # What it does not decide
//! Which enemies are targets at all (`dba.may-shoot`, `dba.line-of-fire`), and which can shoot
//! back: Artillery that moved tactically in its last own bound cannot, and its `can_shoot_back_at`
//! is empty.
//!
//! # Readings chosen
//! - An enemy has priority if it and one of the shooters could shoot at each other. Any shooter
//!   that aims at it covers it, even one that it could not shoot at (bob:shooting.p7).
//! - As many of them as possible must be covered. It is a violation to leave out an enemy if some
//!   assignment covers it in addition to all that are covered; if there are too few shooters, the
//!   player chooses which enemies go uncovered.
//! - `must-prefer-shooter` is used if a single shooter could cover the enemy and shoots at a target
//!   without priority; otherwise `unanswered-shooter`.
//! - It is a violation for a shooter to be idle while one of its targets has fewer than three
//!   shooters. The others need not make room for it.
//!
//! # Cost
//! Covering is a matching of enemies with shooters. Each of at most twelve enemies looks once for a
//! shooter of its own, and each such search visits each of the twelve shooters at most once (an
//! augmenting path): twelve times 144 steps, whatever the candidates are. Assignments are not
//! enumerated.
//!
//! # Examples
//! Allowed: four Bows on two Bows and two Knights, one on each. Not allowed: all four on the Knights.

use serde_json::{Map, Value, json};

use super::combat_tables::COMBAT_LIMITS;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Rule, Values, Violation, claims,
};
use crate::kit::tables::Table;

/// The check.
pub struct ShootingTargetPriority;

/// Shooters, targets by index, and who shoots at which.
pub struct Input {
    shooters: Vec<Shooter>,
    targets: Vec<Target>,
    /// For each shooter its target, if any.
    aims: Vec<Option<usize>>,
}

/// Bases on either side.
const MOST: usize = 12;

struct Shooter {
    id: String,
    names: Vec<String>,
    /// The indices of its candidates among the targets.
    candidates: Vec<usize>,
}

struct Target {
    id: String,
    shoots_back_at: Vec<String>,
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        let name = form.nth('S');
        Self {
            id: form.name("id").or(name),
            names: form.names("candidates", 0, MOST).or_named(vec![]),
            candidates: Vec::new(),
        }
    }
}

impl Declared for Target {
    fn declare(form: &mut Form<'_>) -> Self {
        let name = form.nth('T');
        Self {
            id: form.name("id").or(name),
            shoots_back_at: form.names("can_shoot_back_at", 0, MOST).or_named(vec![]),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let mut shooters: Vec<Shooter> = form.list("shooters", 1, MOST);
        // Without shooters and targets there is nothing to judge.
        if form.may_lack_facts() && !form.is_told("shooters") && !form.is_told("targets") {
            form.refuse("targets", Value::Null, FaultKind::Missing, Vec::new());
        }
        let targets: Vec<Target> = form.pieces("targets", MOST);
        let given = form.pairs("assignment", MOST);
        let shooter_ids: Vec<String> = shooters.iter().map(|shooter| shooter.id.clone()).collect();
        let target_ids: Vec<String> = targets.iter().map(|target| target.id.clone()).collect();
        let unknown = targets.is_empty() && !form.denies("targets");
        once(form, "shooters", &shooter_ids);
        once(form, "targets", &target_ids);
        for (n, shooter) in shooters.iter_mut().enumerate() {
            // Whether they exist cannot be said before the targets are given, which are asked.
            if !unknown {
                let field = format!("shooters.{n}.candidates");
                known(form, &field, &shooter.names, &target_ids);
            }
            shooter.candidates = shooter
                .names
                .iter()
                .filter_map(|name| target_ids.iter().position(|id| id == name))
                .collect();
        }
        for (n, target) in targets.iter().enumerate() {
            known(
                form,
                &format!("targets.{n}.can_shoot_back_at"),
                &target.shoots_back_at,
                &shooter_ids,
            );
        }
        let mut aims = vec![None; shooters.len()];
        for (who, whom) in &given {
            let Some(n) = shooter_ids.iter().position(|id| id == who) else {
                form.refuse(
                    "assignment",
                    who.as_str(),
                    FaultKind::NotOneOf,
                    shooter_ids.clone(),
                );
                continue;
            };
            let Some(whom) = whom else { continue };
            aims[n] = shooters[n]
                .candidates
                .iter()
                .copied()
                .find(|target| target_ids[*target] == *whom);
            if aims[n].is_none() && !unknown {
                form.refuse(
                    "assignment",
                    whom.as_str(),
                    FaultKind::NotOneOf,
                    shooters[n].names.clone(),
                );
            }
        }
        Self {
            shooters,
            targets,
            aims,
        }
    }
}

/// Faults for repeated ids.
fn once(form: &mut Form<'_>, list: &str, ids: &[String]) {
    for (n, id) in ids.iter().enumerate() {
        if ids[..n].contains(id) {
            form.refuse(
                &format!("{list}.{n}.id"),
                id.as_str(),
                FaultKind::Repeated,
                Vec::new(),
            );
        }
    }
}

/// Faults for names that no base has, or that are repeated.
fn known(form: &mut Form<'_>, path: &str, names: &[String], ids: &[String]) {
    for (n, name) in names.iter().enumerate() {
        if !ids.contains(name) {
            form.refuse(
                &format!("{path}.{n}"),
                name.as_str(),
                FaultKind::NotOneOf,
                ids.to_vec(),
            );
        } else if names[..n].contains(name) {
            form.refuse(
                &format!("{path}.{n}"),
                name.as_str(),
                FaultKind::Repeated,
                Vec::new(),
            );
        }
    }
}

impl Input {
    /// Whether a target and some shooter could shoot at each other.
    fn has_priority(&self, target: usize) -> bool {
        let back = &self.targets[target].shoots_back_at;
        self.shooters
            .iter()
            .any(|shooter| shooter.candidates.contains(&target) && back.contains(&shooter.id))
    }

    fn aiming_at(&self, target: usize) -> usize {
        self.aims.iter().filter(|aim| **aim == Some(target)).count()
    }
}

/// For each shooter the enemy it is matched with: one shooter per enemy.
#[derive(Clone)]
struct Cover(Vec<Option<usize>>);

impl Cover {
    /// The first shooter that aims at each enemy with priority.
    fn given(input: &Input, priority: &[bool]) -> Self {
        let mut cover = Self(vec![None; input.shooters.len()]);
        for (shooter, aim) in input.aims.iter().enumerate() {
            if let Some(target) =
                aim.filter(|target| priority[*target] && !cover.0.contains(&Some(*target)))
            {
                cover.0[shooter] = Some(target);
            }
        }
        cover
    }

    /// Finds a shooter for one more enemy, and moves others if that frees one; every covered enemy
    /// stays covered. Each shooter is visited once.
    fn extend(&mut self, input: &Input, target: usize, asked: &mut [bool]) -> bool {
        for (n, shooter) in input.shooters.iter().enumerate() {
            if asked[n] || !shooter.candidates.contains(&target) {
                continue;
            }
            asked[n] = true;
            let free = match self.0[n] {
                None => true,
                Some(other) => self.extend(input, other, asked),
            };
            if free {
                self.0[n] = Some(target);
                return true;
            }
        }
        false
    }

    fn with(&self, input: &Input, target: usize) -> Option<Self> {
        let mut cover = self.clone();
        let mut asked = vec![false; input.shooters.len()];
        cover.extend(input, target, &mut asked).then_some(cover)
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    COMPULSORY = "dba/shooting/must-shoot#compulsory";
    THREE = "dba/shooting/shooter-of-record#three-at-most";
    FREE_CHOICE = "dba/shooting/any-target#free-choice";
    MUST_PREFER = "dba/shooting/shooters-first#must-prefer";
    EITHER_ONE = "dba/shooting/shooters-first#either-one";
    NO_PRIORITY = "dba/shooting/shooters-first#no-reply-no-priority";
    EACH_COVERED = "dba/shooting/every-shooter-covered#each-covered";
    REST_FREE = "dba/shooting/every-shooter-covered#rest-free";
    NOT_ENOUGH = "dba/shooting/every-shooter-covered#not-enough";
}

impl Rule for ShootingTargetPriority {
    type Input = Input;
    const ID: &'static str = "dba.shooting-target-priority";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "idle",
            claim: COMPULSORY,
        },
        Violation {
            code: "too-many",
            claim: THREE,
        },
        Violation {
            code: "unanswered-shooter",
            claim: EACH_COVERED,
        },
        Violation {
            code: "must-prefer-shooter",
            claim: MUST_PREFER,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&COMBAT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let most = case
            .number(&COMBAT_LIMITS, "shooters", "elements")
            .unwrap_or(i64::MAX);
        let room = usize::try_from(most).unwrap_or(0);
        let mut broken = Broken::default();
        crowds(case, input, room, &mut broken);
        idlers(case, input, room, &mut broken);
        let cover = enemies(case, input, &mut broken);
        let violations = broken.codes();
        let legal = violations.is_empty();
        if !legal {
            put_right(case, input, cover, room);
        }
        Values::default()
            .with("legal", legal)
            .with("violations", json!(violations))
    }
}

/// Violations of the four rules.
#[derive(Default)]
struct Broken {
    idle: bool,
    too_many: bool,
    unanswered: bool,
    must_prefer: bool,
}

impl Broken {
    fn codes(&self) -> Vec<&'static str> {
        let found = [self.idle, self.too_many, self.unanswered, self.must_prefer];
        ShootingTargetPriority::VIOLATIONS
            .iter()
            .zip(found)
            .filter(|(_, found)| *found)
            .map(|(violation, _)| violation.code)
            .collect()
    }
}

/// Targets that are shot at, and by how many.
fn crowds(case: &mut Case<'_>, input: &Input, room: usize, broken: &mut Broken) {
    for (n, target) in input.targets.iter().enumerate() {
        let count = input.aiming_at(n);
        if count > 0 {
            let many = count > room;
            case.step("crowd", many)
                .value(count)
                .arg("target", target.id.clone())
                .arg("limit", room.to_string())
                .cite(THREE);
            broken.too_many |= many;
        }
    }
    if broken.too_many {
        case.because(THREE);
    }
}

/// Every shooter: its target, or why it does not shoot.
fn idlers(case: &mut Case<'_>, input: &Input, room: usize, broken: &mut Broken) {
    for (shooter, aim) in input.shooters.iter().zip(&input.aims) {
        let open = shooter
            .candidates
            .iter()
            .any(|target| input.aiming_at(*target) < room);
        let why = match aim {
            Some(_) => "shoots",
            None if shooter.candidates.is_empty() => "no-target",
            None if open => "idle",
            None => "all-taken",
        };
        let target = aim
            .map(|target| input.targets[target].id.clone())
            .unwrap_or_default();
        case.step("shooter", aim.is_some())
            .value(shooter.id.as_str())
            .arg("why", why)
            .arg("target", target)
            .cite(if why == "all-taken" {
                THREE
            } else {
                COMPULSORY
            });
        broken.idle |= why == "idle";
    }
    if broken.idle {
        case.because(COMPULSORY);
    }
}

/// Every target, whether those with priority are covered, and how they could be.
fn enemies(case: &mut Case<'_>, input: &Input, broken: &mut Broken) -> Cover {
    let priority: Vec<bool> = (0..input.targets.len())
        .map(|target| input.has_priority(target))
        .collect();
    let given = Cover::given(input, &priority);
    let mut full = given.clone();
    let (mut covered, mut spared) = (0, 0);
    for (n, target) in input.targets.iter().enumerate() {
        if !priority[n] {
            case.step("other-target", false)
                .value(target.id.as_str())
                .cite(NO_PRIORITY);
            continue;
        }
        let shooters: Vec<usize> = (0..input.shooters.len())
            .filter(|shooter| input.shooters[*shooter].candidates.contains(&n))
            .collect();
        let elsewhere = |shooter: usize| input.aims[shooter].is_none_or(|aim| !priority[aim]);
        let (why, cite) = if input.aiming_at(n) > 0 {
            covered += 1;
            ("covered", EACH_COVERED)
        } else if given.with(input, n).is_none() {
            spared += 1;
            ("too-few", NOT_ENOUGH)
        } else if let [only] = shooters[..]
            && elsewhere(only)
        {
            broken.must_prefer = true;
            ("alone", MUST_PREFER)
        } else {
            broken.unanswered = true;
            ("left-out", EACH_COVERED)
        };
        let names: Vec<&str> = shooters
            .iter()
            .map(|shooter| input.shooters[*shooter].id.as_str())
            .collect();
        case.step("enemy-shooter", why != "too-few")
            .value(target.id.as_str())
            .arg("why", why)
            .arg("by", names.join(", "))
            .cite(cite);
        if let Some(more) = Some(n)
            .filter(|n| !full.0.contains(&Some(*n)))
            .and_then(|n| full.with(input, n))
        {
            full = more;
        }
    }
    let first = priority.contains(&true);
    let rest = input
        .aims
        .iter()
        .flatten()
        .filter(|aim| !priority[**aim])
        .count();
    case.step("free", rest > 0)
        .value(rest)
        .cite(if first { REST_FREE } else { FREE_CHOICE });
    let fine = !broken.unanswered && !broken.must_prefer;
    let alone = input
        .shooters
        .iter()
        .filter(|shooter| !shooter.candidates.is_empty())
        .count()
        == 1;
    for (holds, claim) in [
        (broken.unanswered, EACH_COVERED),
        (broken.must_prefer, MUST_PREFER),
        (!first, FREE_CHOICE),
        (
            first && fine && spared == 0,
            if alone { MUST_PREFER } else { EACH_COVERED },
        ),
        (
            first && fine && spared > 0,
            if covered == 1 { EITHER_ONE } else { NOT_ENOUGH },
        ),
        (first && fine && rest > 0, REST_FREE),
    ] {
        if holds {
            case.because(claim);
        }
    }
    full
}

/// An allowed assignment: every enemy that can be covered is; the other shooters keep their targets
/// if there is room, and otherwise take any target that has room.
fn put_right(case: &mut Case<'_>, input: &Input, cover: Cover, room: usize) {
    let mut aims = cover.0;
    let mut counts = vec![0; input.targets.len()];
    for target in aims.iter().flatten() {
        counts[*target] += 1;
    }
    for keep in [true, false] {
        for (n, shooter) in input.shooters.iter().enumerate() {
            let wanted: &[usize] = if keep {
                input.aims[n].as_slice()
            } else {
                &shooter.candidates
            };
            if aims[n].is_none()
                && let Some(target) = wanted.iter().copied().find(|target| counts[*target] < room)
            {
                aims[n] = Some(target);
                counts[target] += 1;
            }
        }
    }
    let id = |aim: &Option<usize>| aim.map(|target| input.targets[target].id.as_str());
    let named = || {
        input
            .shooters
            .iter()
            .map(|shooter| shooter.id.as_str())
            .zip(aims.iter().map(id))
    };
    let text: Vec<String> = named()
        .filter_map(|(who, whom)| Some(format!("{who} → {}", whom?)))
        .collect();
    let assignment: Map<String, Value> = named()
        .map(|(who, whom)| (who.to_owned(), whom.map_or(Value::Null, Value::from)))
        .collect();
    case.remedy(
        "assign",
        vec![("assignment", text.join(", ").into())],
        vec![("assignment", Value::Object(assignment))],
    );
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    const ID: &str = "dba.shooting-target-priority";

    /// `s0`, `s1` … with the targets of each, `t0`, `t1` … with the shooters that each can shoot
    /// back at, and the aims.
    fn given(shooters: &[&[usize]], back: &[&[usize]], aims: &[Option<usize>]) -> Value {
        let names = |letter: char, places: &[usize]| {
            places
                .iter()
                .map(|n| format!("{letter}{n}"))
                .collect::<Vec<_>>()
        };
        let aims: Map<String, Value> = aims
            .iter()
            .enumerate()
            .map(|(n, aim)| {
                (
                    format!("s{n}"),
                    aim.map_or(Value::Null, |aim| json!(format!("t{aim}"))),
                )
            })
            .collect();
        json!({
            "shooters": shooters.iter().enumerate().map(|(n, c)| json!({"id": format!("s{n}"), "candidates": names('t', c)})).collect::<Vec<_>>(),
            "targets": back.iter().enumerate().map(|(n, b)| json!({"id": format!("t{n}"), "can_shoot_back_at": names('s', b)})).collect::<Vec<_>>(),
            "assignment": aims,
        })
    }

    fn ask(shooters: &[&[usize]], back: &[&[usize]], aims: &[Option<usize>]) -> Verdict {
        let given = given(shooters, back, aims);
        let verdict = judge(ID, &given);
        for remedy in &verdict.remedies {
            assert_eq!(
                judge(ID, &with(&given, &Value::Object(remedy.input.clone())))
                    .finding
                    .kind,
                FindingKind::Legal,
                "{given}"
            );
        }
        assert_eq!(
            verdict.remedies.is_empty(),
            verdict.values["legal"] == json!(true)
        );
        verdict
    }

    #[track_caller]
    fn says(verdict: &Verdict, violations: &[&str], reasons: &[&str]) {
        assert_eq!(
            (&verdict.values["violations"], verdict.reasons.as_slice()),
            (&json!(violations), reasons)
        );
    }

    #[test]
    fn a_lone_shooter_takes_an_enemy_that_could_shoot_back() {
        says(
            &ask(&[&[0, 1]], &[&[0], &[]], &[Some(1)]),
            &["must-prefer-shooter"],
            &[MUST_PREFER],
        );
        says(
            &ask(&[&[0, 1]], &[&[0], &[]], &[Some(0)]),
            &[],
            &[MUST_PREFER],
        );
        says(
            &ask(&[&[0, 1]], &[&[], &[]], &[Some(1)]),
            &[],
            &[FREE_CHOICE],
        );
        says(
            &ask(&[&[0, 1, 2]], &[&[0], &[0], &[]], &[Some(1)]),
            &[],
            &[EITHER_ONE],
        );
        says(
            &ask(&[&[0]], &[&[]], &[None]),
            &["idle"],
            &[COMPULSORY, FREE_CHOICE],
        );
        says(&ask(&[&[]], &[&[0]], &[None]), &[], &[FREE_CHOICE]);
    }

    #[test]
    fn every_enemy_shooter_is_covered_as_far_as_the_shooters_go_round() {
        let four: [&[usize]; 4] = [&[0, 1, 2, 3]; 4];
        let all: &[usize] = &[0, 1, 2, 3];
        let back: [&[usize]; 4] = [all, all, &[], &[]];
        says(
            &ask(&four, &back, &[Some(0), Some(1), Some(2), Some(3)]),
            &[],
            &[EACH_COVERED, REST_FREE],
        );
        says(
            &ask(&four, &back, &[Some(2), Some(2), Some(3), Some(3)]),
            &["unanswered-shooter"],
            &[EACH_COVERED],
        );
        // Room is made: the shooter that aims at the first is the only one that could take the
        // second.
        let moved = ask(
            &[&[0, 1], &[0, 2]],
            &[&[0, 1], &[0], &[]],
            &[Some(0), Some(2)],
        );
        says(&moved, &["unanswered-shooter"], &[EACH_COVERED]);
        assert_eq!(
            moved.remedies[0].input["assignment"],
            json!({"s0": "t1", "s1": "t0"})
        );
        // Two shooters, three enemies: which one is left out is the player's choice.
        says(
            &ask(
                &[&[0, 1, 2], &[0, 1, 2]],
                &[&[0], &[0], &[1]],
                &[Some(2), Some(0)],
            ),
            &[],
            &[NOT_ENOUGH],
        );
        // Both at one while another is uncovered.
        says(
            &ask(&[&[0, 1], &[0, 1]], &[&[0], &[1]], &[Some(0), Some(0)]),
            &["unanswered-shooter"],
            &[EACH_COVERED],
        );
    }

    #[test]
    fn three_at_most_and_nobody_idle_while_there_is_room() {
        let many = ask(&[&[0], &[0], &[0], &[0, 1]], &[&[], &[]], &[Some(0); 4]);
        says(&many, &["too-many"], &[THREE, FREE_CHOICE]);
        assert_eq!(
            many.remedies[0].input["assignment"],
            json!({"s0": "t0", "s1": "t0", "s2": "t0", "s3": "t1"})
        );
        says(
            &ask(
                &[&[0], &[0], &[0], &[0]],
                &[&[]],
                &[Some(0), Some(0), Some(0), None],
            ),
            &[],
            &[FREE_CHOICE],
        );
        says(
            &ask(
                &[&[0], &[0], &[0], &[0]],
                &[&[]],
                &[Some(0), Some(0), None, None],
            ),
            &["idle"],
            &[COMPULSORY, FREE_CHOICE],
        );
    }

    #[test]
    fn names_must_be_known_and_stand_once() {
        let bad = json!({
            "shooters": [{"id": "a", "candidates": ["x", "y", "x"]}, {"id": "a"}],
            "targets": [{"id": "x", "can_shoot_back_at": ["b"]}],
            "assignment": {"a": "z", "c": "x"},
        });
        let want = [
            ("shooters.1.id", "repeated"),
            ("shooters.0.candidates.1", "not-one-of"),
            ("shooters.0.candidates.2", "repeated"),
            ("targets.0.can_shoot_back_at.0", "not-one-of"),
            ("assignment", "not-one-of"),
            ("assignment", "not-one-of"),
        ];
        assert_eq!(
            faults(ID, &bad),
            want.map(|(path, kind)| (path.to_owned(), kind))
        );
    }

    /// All possible assignments, one by one: none of them covers more.
    fn covered_at_best(
        shooters: &[Vec<usize>],
        first: &[bool],
        taken: &mut BTreeSet<usize>,
    ) -> usize {
        let Some((shooter, rest)) = shooters.split_first() else {
            return taken.len();
        };
        let mut best = covered_at_best(rest, first, taken);
        for target in shooter.iter().filter(|target| first[**target]) {
            if taken.insert(*target) {
                best = best.max(covered_at_best(rest, first, taken));
                taken.remove(target);
            }
        }
        best
    }

    proptest! {
        #[test]
        fn the_matching_agrees_with_trying_everything(
            sees in proptest::collection::vec(proptest::collection::vec(proptest::bool::ANY, 4), 1..6),
            back in proptest::collection::vec(proptest::collection::vec(proptest::bool::ANY, 6), 4),
            aims in proptest::collection::vec(0_usize..6, 6),
        ) {
            let pick = |row: &[bool]| row.iter().enumerate().filter(|(_, on)| **on).map(|(n, _)| n).collect::<Vec<_>>();
            let shooters: Vec<Vec<usize>> = sees.iter().map(|row| pick(row)).collect();
            let back: Vec<Vec<usize>> = back.iter().map(|row| pick(&row[..shooters.len()])).collect();
            let aims: Vec<Option<usize>> = shooters.iter().zip(&aims).map(|(candidates, n)| candidates.get(*n).copied()).collect();
            let verdict = ask(&shooters.iter().map(Vec::as_slice).collect::<Vec<_>>(), &back.iter().map(Vec::as_slice).collect::<Vec<_>>(), &aims);
            let first: Vec<bool> = (0..4).map(|t| shooters.iter().enumerate().any(|(s, sees)| sees.contains(&t) && back[t].contains(&s))).collect();
            let covered = (0..4).filter(|t| first[*t] && aims.contains(&Some(*t))).count();
            let best = covered_at_best(&shooters, &first, &mut BTreeSet::new());
            let violations: Vec<&str> = verdict.values["violations"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let left_out = violations.iter().any(|code| matches!(*code, "unanswered-shooter" | "must-prefer-shooter"));
            prop_assert_eq!(left_out, covered < best);
            let crowd = |t: usize| aims.iter().filter(|aim| **aim == Some(t)).count();
            prop_assert_eq!(violations.contains(&"too-many"), (0..4).any(|t| crowd(t) > 3));
            let idle = shooters.iter().zip(&aims).any(|(sees, aim)| aim.is_none() && sees.iter().any(|t| crowd(*t) < 3));
            prop_assert_eq!(violations.contains(&"idle"), idle);
        }
    }
}
