//! Verdicts from partial facts. Missing facts are explored like open points: the rule runs for
//! every part of the set of values that a missing fact may have, and a result on which all runs
//! agree is settled.
//!
//! - A fact without a usual value is explored. If its values change a wanted result, it is asked.
//! - A fact with a usual value takes it. If another value, alone or together with another value of
//!   one other such fact, would change a wanted result, the verdict names the assumption.
//! - A set is split where the rule looks at it ([`super::facts`], [`super::measure`]), or value by
//!   value if the rule needs a value before it can run.
//!
//! The number of runs is bounded. If an exploration is cut off, nothing is settled, and the facts
//! are asked.

mod assume;
mod compare;
mod tree;
mod witness;

use serde::Serialize;
use serde_json::{Map, Value};

use self::compare::Grid;
use self::tree::{Leaf, Tree, Try, share};
use super::attempt::Attempt;
use super::change;
use super::facts::{Assigned, Domain, Set, Untold};
use super::fault::Fault;
use super::form::{Field, Kind, field_at, is_empty_group, place_of, trouble};
use super::judge::{Check, Depth};
use super::paths::{at as told, put};
use super::range::{Cut, Range};
use super::verdict::{
    Alternative, Answer, Basis, Finding, FindingKind, NOTHING, OutKind, Outcome, Question,
    ReadingOutcome, Remedy, Status, Unsettled, Verdict, finding_of, permits, speaking,
};

/// Maximum work for one question, in runs of a small verdict; a run with a large input or output
/// counts as several.
const MOST_WORK: usize = 1960;

/// Maximum work for exploring the facts without a usual value.
const MOST_RUNS: usize = 1600;

/// Maximum work for finding out which usual values matter.
const MOST_FLIPS: usize = 1500;

/// Maximum work for following the options of the questions of one answer.
const MOST_FOLLOWED: usize = 80;

/// Work reserved for finding changes that would make a refusal legal.
const MOST_CHANGES: usize = 160;

/// Maximum number of assumptions that a glance names.
pub const MOST_AT_A_GLANCE: usize = 3;

/// Maximum work for finding out which usual values an open answer rests on.
const MOST_FIRM: usize = 300;

/// After this many runs, a glance stops at the first assumption.
const LONG_GLANCE: usize = 60;

/// How much of the verdict is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Full,
    /// Only what a one-line summary needs.
    Glance,
    /// Only the faults of the input.
    Faults,
}

/// The share of `most` that is left for varying the usual values of a tree.
fn share_of(tree: &Tree<'_>, most: usize) -> usize {
    let left = share(MOST_WORK - MOST_CHANGES, tree.given()).saturating_sub(tree.work);
    share(most, tree.given()).min(left.max(1))
}

/// Sets the finding to that of the requested results, unless readings differ on them.
fn heed(check: &Check, wanted: &[&'static str], verdict: &mut Verdict) {
    let differs = |reading: &&ReadingOutcome| {
        let mut names = wanted.iter();
        names.any(|name| reading.values.get(*name) != verdict.values.get(*name))
    };
    if let Some(reading) = verdict.readings.iter().find(differs) {
        verdict.finding = Finding {
            kind: FindingKind::Undetermined,
            code: reading.point.to_owned(),
            result: None,
        };
        return;
    }
    let told = wanted.iter().any(|name| {
        verdict
            .values
            .get(*name)
            .is_some_and(|value| !value.is_null())
    });
    if told {
        let (name, finding) = speaking(check.outputs, wanted, &verdict.values);
        let (usual, _) = speaking(check.outputs, check.headline, &verdict.values);
        let clashes = name != usual
            && verdict.values.get(name).is_some_and(Value::is_string)
            && words_of(check, usual).contains(&finding.code.as_str());
        verdict.finding = Finding {
            result: clashes.then_some(name),
            ..finding
        };
    }
}

/// The codes that a result may have; empty if it is not a code.
fn words_of(check: &Check, name: &str) -> &'static [&'static str] {
    let output = check.outputs.iter().find(|output| output.name == name);
    match output.map(|output| &output.kind) {
        Some(OutKind::Word { codes, .. }) => codes,
        _ => &[],
    }
}

/// Whether readings differ on one of these results.
fn divided(verdict: &Verdict, wanted: &[&'static str]) -> bool {
    verdict.readings.iter().any(|reading| {
        wanted
            .iter()
            .any(|name| reading.values.get(*name) != verdict.values.get(*name))
    })
}

/// The results by which completions are compared, and the open point if the documents leave the
/// answer open. `spoken` is the result compared if no headline result has a value.
fn wanted_of(
    check: &Check,
    verdict: &Verdict,
    wanted: &[&'static str],
    spoken: Option<&'static str>,
) -> Vec<Value> {
    let value = |name: &str| verdict.values.get(name).cloned().unwrap_or_default();
    if let Some(name) = spoken.filter(|name| {
        !value(name).is_null() && !divided(verdict, &[name]) && verdict.missing.is_none()
    }) {
        return said_of(check, name, value(name));
    }
    let names = if wanted.is_empty() {
        check.wanted(&verdict.values)
    } else {
        wanted
    };
    // Readings that differ on other results only, and silences about those, do not count.
    let first = [check.outputs.first().map_or("", |output| output.name)];
    let head = if names.is_empty() { &first } else { names };
    let open = verdict.finding.kind == FindingKind::Undetermined
        && (divided(verdict, head) || head.iter().all(|name| value(name).is_null()));
    let mut values: Vec<Value> = names.iter().map(|name| value(name)).collect();
    // An answer that the documents leave open is compared by nothing else.
    if values.iter().all(Value::is_null) && wanted.is_empty() && !open {
        let (name, _) = speaking(check.outputs, check.headline, &verdict.values);
        values = said_of(check, name, value(name));
    }
    if open {
        values.push(Value::from(verdict.finding.code.as_str()));
    }
    values
}

/// The compared values of an answer in which no headline result has a value.
fn said_of(check: &Check, name: &str, value: Value) -> Vec<Value> {
    let mut values = vec![Value::Null; check.headline.len()];
    // Codes are said in the same words, whichever result has them.
    let name = (!value.is_string()).then_some(name);
    values.extend([Value::from(name), value]);
    values
}

/// The result that gives the finding in all completions if no headline result has a value. A usual
/// fact that does not change it is not an assumption, even if it opens another question: a broken corps
/// stays broken, however many elements a die keeps.
fn spoken(tree: &Tree<'_>) -> Option<&'static str> {
    let check = tree.check;
    let speaks = |leaf: &Leaf| {
        let values = &leaf.verdict.values;
        let silent = |name: &&str| values.get(*name).is_none_or(Value::is_null);
        let other = tree.wanted.is_empty()
            && leaf.verdict.finding.kind != FindingKind::Undetermined
            && check.headline.iter().all(silent);
        other.then(|| speaking(check.outputs, check.headline, values).0)
    };
    let first = speaks(tree.leaves.first()?)?;
    let alike = tree.leaves.iter().all(|leaf| speaks(leaf) == Some(first));
    alike.then_some(first)
}

/// The results that the sentence of a settled answer states besides the wanted ones: those on which all
/// completions agree. A refusal states its reason only, and whoever asked for results by name wants no
/// others.
fn stated(tree: &Tree<'_>) -> Vec<&'static str> {
    let Some(first) = tree.leaves.first() else {
        return Vec::new();
    };
    if !tree.wanted.is_empty() || first.verdict.finding.kind == FindingKind::Illegal {
        return Vec::new();
    }
    let code = first.verdict.finding.code.as_str();
    let stated = tree.check.stated.iter();
    let names = stated.filter(|(finding, _)| *finding == code);
    let agreed = |name: &&str| {
        let value = compare::result(first, name);
        let rest = &tree.leaves[1..];
        !value.is_null() && rest.iter().all(|leaf| compare::result(leaf, name) == value)
    };
    names.map(|(_, name)| *name).filter(agreed).collect()
}

/// Answers a question in which facts may be missing.
///
/// # Errors
/// All faults of the given facts.
pub(super) fn answer(
    check: &Check,
    given: &Map<String, Value>,
    (wanted, unknown): (&[&'static str], &[String]),
    extent: Extent,
    attempt: Try<'_>,
) -> Result<Verdict, Vec<Fault>> {
    let mut tree = Tree::new(check, attempt, wanted, given, share(MOST_RUNS, given));
    tree.explore();
    if tree.leaves.is_empty() && tree.blocked.is_empty() && !tree.cut {
        return Err(tree.wrong.unwrap_or_default());
    }
    tree.presuppose();
    let settled = tree.settled();
    if settled {
        tree.spoken = spoken(&tree);
        tree.stated = stated(&tree);
        let first = tree.leaves.first();
        let odds = first.is_some_and(|leaf| leaf.verdict.odds.is_some());
        tree.has_odds = odds && tree.wanted.is_empty();
    }
    let mut verdict = merged(&tree, given);
    let grid = Grid::of(&tree);
    match extent {
        Extent::Full => verdict.unsettled = unsettled(&tree, &grid),
        Extent::Glance | Extent::Faults => verdict.drop_grounds(),
    }
    verdict.complete = !tree.cut && !tree.demands;
    verdict.unknown = unknown.to_vec();
    (verdict.runs, verdict.work) = (tree.runs, tree.work);
    if settled {
        let found = assume::assumptions(&tree, extent);
        verdict.runs += found.runs;
        verdict.work += found.work;
        verdict.complete &= found.complete;
        verdict.status = if found.assumed.is_empty() && found.complete {
            Status::Decided
        } else {
            Status::Usual
        };
        verdict.assumed = found.assumed;
        if verdict.finding.kind == FindingKind::Undetermined {
            let names = tree.names().iter().take(1).copied();
            verdict.settled = certain(&tree, names, &verdict);
        }
        if extent == Extent::Full && !verdict.remedies.is_empty() {
            promised(&tree, given, &mut verdict);
        }
        if verdict.finding.kind == FindingKind::Illegal && extent == Extent::Full {
            let (changes, runs, work) = changes(&tree, given, &verdict.remedies);
            verdict.runs += runs;
            verdict.work += work;
            verdict.remedies.extend(changes);
        }
    } else {
        verdict.status = Status::Open;
        // What a remedy changes is said of an answer, and there is none yet.
        verdict.remedies.clear();
        verdict.asks = questions(&tree, &grid, unknown);
        follow(&tree, &mut verdict);
        verdict.outcomes = outcomes(&tree);
        verdict.settled = certain(&tree, told_first(&tree), &verdict);
        let found = assume::firm(&tree, &firm_names(&tree, &verdict), extent);
        verdict.runs += found.runs;
        verdict.work += found.work;
        verdict.assumed = found.assumed;
        if !found.complete && extent == Extent::Full {
            // What may rest on a usual value that was not tried is not stated as settled.
            verdict.settled.clear();
        }
        verdict.finding = Finding {
            kind: FindingKind::Open,
            code: "open".to_owned(),
            result: None,
        };
    }
    Ok(verdict)
}

/// Whether facts have a completion.
pub(super) enum Completion {
    Exists,
    /// Each has a fault; those of the first.
    Refused(Vec<Fault>),
    /// It depends on facts that cannot be explored, or on more than this work.
    Unknown,
}

/// Looks for a completion of facts. Also returns the work that it took.
pub(super) fn completion(
    check: &Check,
    given: &Map<String, Value>,
    wanted: &[&'static str],
    most: usize,
    attempt: Try<'_>,
) -> (Completion, usize) {
    let tree = Tree::new(check, attempt, wanted, &Map::new(), most);
    let tree = tree.compared(given, most, &|_| true);
    let found = if !tree.leaves.is_empty() {
        Completion::Exists
    } else if tree.blocked.is_empty() && !tree.cut {
        Completion::Refused(tree.wrong.unwrap_or_default())
    } else {
        Completion::Unknown
    };
    (found, tree.work)
}

/// The headline results worth reporting while the answer is open: the first ones, without sums, if
/// they have a value in some completion.
fn told_first(tree: &Tree<'_>) -> impl Iterator<Item = &'static str> {
    let names = tree.names();
    let first = &names[..tree.check.enough.min(names.len())];
    let says = |name: &&str| {
        let mut values = tree.leaves.iter().map(|leaf| compare::result(leaf, name));
        values.any(|value| !value.is_null())
    };
    let enough = tree.wanted.is_empty() && first.iter().any(says);
    (if enough { first } else { names }).iter().copied()
}

/// The results that an open answer states as settled.
fn firm_names(tree: &Tree<'_>, verdict: &Verdict) -> Vec<&'static str> {
    if verdict.settled.is_empty() {
        return Vec::new();
    }
    let names = tree.check.fate.iter().copied().chain(told_first(tree));
    let known = |name: &&str| verdict.values.get(*name).is_some_and(|it| !it.is_null());
    names.filter(known).collect()
}

/// The findings of the settled results, the fate of elements first.
fn certain(
    tree: &Tree<'_>,
    names: impl Iterator<Item = &'static str>,
    verdict: &Verdict,
) -> Vec<Finding> {
    let fate = if tree.wanted.is_empty() {
        tree.check.fate
    } else {
        &[]
    };
    let value = |name: &&str| verdict.values.get(*name).is_some_and(|it| !it.is_null());
    let all = fate.iter().all(value);
    let names = fate.iter().take(usize::from(all)).copied().chain(names);
    names
        .filter_map(|name| {
            let (speaks, finding) = speaking(tree.check.outputs, &[name], &verdict.values);
            // If another headline result has the same code, the finding names its result.
            let shared = tree.check.headline.iter().any(|other| {
                *other != name && words_of(tree.check, other).contains(&finding.code.as_str())
            });
            (speaks == name).then_some(Finding {
                result: shared.then_some(name),
                ..finding
            })
        })
        .collect()
}

/// Merges all completions into one verdict with what they share.
fn merged(tree: &Tree<'_>, given: &Map<String, Value>) -> Verdict {
    let Some(first) = tree.leaves.first() else {
        return empty(tree, given);
    };
    let mut verdict = first.verdict.clone();
    if tree.cut || !tree.blocked.is_empty() {
        // Agreement of some completions settles nothing.
        return Verdict {
            agreed: verdict.agreed,
            picture: verdict.picture,
            ..empty(tree, given)
        };
    }
    // The given facts and the usual values, without values that were only tried.
    if !tree.asked.is_empty() {
        verdict.input = echo(tree, given).unwrap_or(verdict.input);
    }
    let rest = || tree.leaves[1..].iter().map(|leaf| &leaf.verdict);
    if tree.leaves.len() > 1 {
        for (name, value) in &mut verdict.values {
            if rest().any(|other| other.values.get(name) != Some(value)) {
                *value = Value::Null;
            }
        }
        verdict
            .reasons
            .retain(|reason| rest().all(|other| other.reasons.contains(reason)));
        verdict
            .steps
            .retain(|step| rest().all(|other| other.steps.contains(step)));
        verdict
            .remedies
            .retain(|remedy| rest().all(|other| other.remedies.contains(remedy)));
        // An alternative with the settled result adds nothing.
        let first = tree.check.headline.first().copied();
        let first = first.or_else(|| Some(tree.check.outputs.first()?.name));
        verdict.alternatives = alternatives(&tree.leaves, first);
        let settled = first.and_then(|name| Some((name, verdict.values.get(name)?.clone())));
        let answered = settled.as_ref().is_some_and(|(_, value)| !value.is_null());
        if let Some((name, value)) = settled {
            verdict
                .alternatives
                .retain(|one| one.values.get(name) != Some(&value));
        }
        let against = conflicts(&tree.leaves);
        verdict
            .flags
            .retain(|flag| rest().all(|other| other.flags.contains(flag)));
        for flag in elsewhere(&tree.leaves) {
            if !verdict.flags.contains(&flag) {
                verdict.flags.push(flag);
            }
        }
        // Where the answer itself is open, a contradiction may be about troops that nobody named.
        for flag in against {
            let said = answered && !verdict.alternatives.is_empty();
            if said && !verdict.flags.contains(&flag) {
                verdict.flags.push(flag);
            }
        }
        if rest().any(|other| other.odds != verdict.odds) {
            verdict.odds = None;
        }
        if rest().any(|other| other.readings != verdict.readings) {
            verdict.readings = readings(&tree.leaves);
        }
        if rest().any(|other| other.missing != verdict.missing) {
            verdict.missing = None;
        }
        if let Some(picture) = &mut verdict.picture {
            let all = |has: &dyn Fn(&crate::kit::scene::Picture) -> bool| {
                rest().all(|other| other.picture.as_ref().is_some_and(has))
            };
            picture
                .marks
                .retain(|mark| all(&|other| other.marks.contains(mark)));
        }
        if verdict.finding.kind != FindingKind::Undetermined
            || rest().any(|other| other.finding.kind != FindingKind::Undetermined)
        {
            let all: Vec<&Leaf> = tree.leaves.iter().collect();
            verdict.finding = shared_finding(tree, &all, &verdict.values);
        }
        verdict.basis = Basis::of(&verdict.flags);
        verdict.rulebook = verdict
            .rulebook
            .and_then(|rulebook| rulebook.only(&verdict.flags));
    }
    verdict
}

/// The results on which the documents differ, in any completion. A contradiction between documents
/// is reported even while facts are missing, with the results on which its completions agree.
fn alternatives(leaves: &[Leaf], first: Option<&str>) -> Vec<Alternative> {
    // Up to this many outcomes of a reading are listed separately, such as 1 PIP or 2.
    const MOST: usize = 3;
    let value = |one: &Alternative| first.and_then(|name| one.values.get(name).cloned());
    // Grouped by reading and finding, one for each value of the first result; if there are too many
    // values, one for all.
    let mut groups: Vec<(bool, Vec<Alternative>)> = Vec::new();
    for one in leaves.iter().flat_map(|leaf| &leaf.verdict.alternatives) {
        let group = groups.iter_mut().find(|(_, known)| {
            let known = &known[0];
            known.reading == one.reading && known.finding == one.finding
        });
        let Some((together, known)) = group else {
            groups.push((false, vec![one.clone()]));
            continue;
        };
        let same = known
            .iter_mut()
            .find(|known| *together || value(known) == value(one));
        match same {
            Some(known) => keep_common(&mut known.values, &one.values),
            None => known.push(one.clone()),
        }
        if known.len() > MOST {
            *together = true;
            for other in known.split_off(1) {
                keep_common(&mut known[0].values, &other.values);
            }
        }
    }
    groups.into_iter().flat_map(|(_, known)| known).collect()
}

/// Clears the results that another completion does not share.
fn keep_common(known: &mut Map<String, Value>, other: &Map<String, Value>) {
    for (name, value) in known {
        if other.get(name) != Some(value) {
            *value = Value::Null;
        }
    }
}

/// The readings on which some completions differ, with the results that those completions share;
/// none if only some completions are undetermined, or on different points.
fn readings(leaves: &[Leaf]) -> Vec<ReadingOutcome> {
    let open = |leaf: &Leaf| leaf.verdict.finding.kind == FindingKind::Undetermined;
    let code = |leaf: &Leaf| leaf.verdict.finding.code.clone();
    let alike = |leaf: &Leaf| open(leaf) && code(leaf) == code(&leaves[0]);
    if leaves.iter().any(open) && !leaves.iter().all(alike) {
        return Vec::new();
    }
    let mut found: Vec<ReadingOutcome> = Vec::new();
    for one in leaves.iter().flat_map(|leaf| &leaf.verdict.readings) {
        match found.iter_mut().find(|known| known.id == one.id) {
            Some(known) => keep_common(&mut known.values, &one.values),
            None => found.push(one.clone()),
        }
    }
    // The point on which all completions are undetermined.
    let common = leaves.first().filter(|leaf| open(leaf)).map(code);
    // A completion without the question counts for both readings.
    for one in &mut found {
        let without = leaves.iter().map(|leaf| &leaf.verdict);
        without
            .filter(|verdict| verdict.readings.iter().all(|known| known.id != one.id))
            .for_each(|verdict| keep_common(&mut one.values, &verdict.values));
    }
    let differs = |one: &ReadingOutcome| {
        let mut rivals = found.iter().filter(|other| other.point == one.point);
        common.as_deref() == Some(one.point) || rivals.any(|other| other.values != one.values)
    };
    found.iter().filter(|one| differs(one)).cloned().collect()
}

/// The `conflict:` flags of completions that have alternatives.
fn conflicts(leaves: &[Leaf]) -> Vec<String> {
    let mut found = Vec::new();
    let divided = leaves
        .iter()
        .filter(|leaf| !leaf.verdict.alternatives.is_empty());
    for flag in divided.flat_map(|leaf| &leaf.verdict.flags) {
        if flag.starts_with("conflict:") && !found.contains(flag) {
            found.push(flag.clone());
        }
    }
    found
}

/// The `outside:` flags of all completions: if one rests on figures from outside the documents, so
/// does the merged verdict.
fn elsewhere(leaves: &[Leaf]) -> Vec<String> {
    let mut found = Vec::new();
    for flag in leaves.iter().flat_map(|leaf| &leaf.verdict.flags) {
        if flag.starts_with("outside:") && !found.contains(flag) {
            found.push(flag.clone());
        }
    }
    found
}

/// The given and assumed facts, without values that were only tried.
fn echo(tree: &Tree<'_>, given: &Map<String, Value>) -> Option<Map<String, Value>> {
    let mut input = match (tree.attempt)(given.clone(), &Assigned::default(), Depth::Whole).0 {
        Attempt::Untold { echo, .. } => echo,
        Attempt::Judged(judged) => judged.verdict.input,
        Attempt::Wrong(_) => return None,
    };
    for fact in &tree.asked {
        // An entry of a list that was written as a text may be a range.
        let tried =
            |value: &Value| !value.is_null() && !value.as_str().is_some_and(Range::is_meant);
        if told(given, &fact.path).is_none() && told(&input, &fact.path).is_some_and(tried) {
            put(&mut input, &fact.path, Value::Null);
        }
    }
    Some(input)
}

/// The verdict if nothing can be judged yet.
fn empty(tree: &Tree<'_>, given: &Map<String, Value>) -> Verdict {
    let mut verdict = Verdict::blank(tree.check.id);
    verdict.input = echo(tree, given).unwrap_or_default();
    verdict.values = tree
        .check
        .outputs
        .iter()
        .map(|output| (output.name.to_owned(), Value::Null))
        .collect();
    verdict
}

/// Every result on which completions differ, with the facts that it depends on.
fn unsettled(tree: &Tree<'_>, grid: &Grid<'_>) -> Vec<Unsettled> {
    let refusing = tree.check.refusing().map(|(name, _)| name);
    let differing = tree.check.outputs.iter().filter(|output| {
        tree.cut
            || !tree.blocked.is_empty()
            || tree.ended && refusing != Some(output.name)
            || tree.leaves.windows(2).any(|pair| {
                compare::result(&pair[0], output.name) != compare::result(&pair[1], output.name)
            })
    });
    differing
        .map(|output| {
            let mut outcomes: Vec<Value> = Vec::new();
            for leaf in &tree.leaves {
                let value = compare::result(leaf, output.name);
                // Of lists and groups, a few examples suffice.
                let most = if value.is_array() || value.is_object() {
                    MOST_TABLES
                } else {
                    MOST_OUTCOMES
                };
                // If a branch was ended early, this result is unknown there.
                let ended = tree.ended && value.is_null();
                if !ended && outcomes.len() < most && !outcomes.contains(value) {
                    outcomes.push(value.clone());
                }
            }
            // The reasons of a branch that was ended early are unknown.
            let reasons = matches!(output.kind, OutKind::Violations);
            let unknown = |leaf: &Leaf| compare::result(leaf, output.name).is_null();
            if reasons && tree.ended && tree.leaves.iter().any(unknown) {
                outcomes.clear();
            }
            // If branches are missing, the result may depend on every fact.
            let all = tree.cut || tree.ended;
            let results = (!all).then(|| grid.results(|leaf| compare::result(leaf, output.name)));
            let matters = |fact: &&Untold| {
                let results = results.as_ref();
                results.is_none_or(|results| grid.matters(&fact.path, results))
            };
            let hangs_on = tree
                .asked
                .iter()
                .filter(matters)
                .map(|fact| fact.path.clone())
                .collect();
            Unsettled {
                result: output.name,
                outcomes,
                hangs_on,
            }
        })
        .collect()
}

/// Maximum number of facts asked at once; the others are asked after these are answered.
const MOST_ASKED: usize = 40;

/// The facts that still matter, each with its possible answers.
fn questions(tree: &Tree<'_>, grid: &Grid<'_>, unknown: &[String]) -> Vec<Question> {
    let wanted = grid.results(|leaf| &leaf.wanted);
    // If the exploration was cut off, all facts may matter, unless some are known to matter.
    let none = tree.cut
        && !tree
            .asked
            .iter()
            .any(|fact| !unknown.contains(&fact.path) && grid.matters(&fact.path, &wanted));
    let known = |fact: &Untold| tree.known(&fact.path);
    // Facts of which one fits only one value of the other change the answer together, and neither alone.
    let alone = |fact: &Untold| {
        tree.before_blocked.contains(&fact.path) || grid.matters(&fact.path, &wanted)
    };
    let together = !tree.cut && !tree.asked.iter().any(alone);
    let split = |fact: &Untold| {
        known(fact).is_some_and(|number| {
            let mut sets = tree.leaves.iter().filter_map(|leaf| leaf.set_of(number));
            sets.any(|set| set != tree.whole(number))
        })
    };
    let asked = |fact: &&Untold| none || alone(fact) || together && split(fact);
    let mut facts: Vec<&Untold> = tree
        .asked
        .iter()
        .filter(asked)
        .filter(|fact| !unknown.contains(&fact.path))
        .collect();
    // Facts of a group that only one value of another fact needs were met late, so the declared
    // order is restored.
    let fields = if facts.len() > 1 {
        tree.check.fields(&crate::kit::tables::Tables::default())
    } else {
        Vec::new()
    };
    if facts.len() > 1 {
        facts.sort_by_cached_key(|fact| place_of(&fields, &fact.path));
    }
    let mut questions: Vec<Question> = facts
        .into_iter()
        .take(MOST_ASKED)
        .map(|fact| {
            let mut options = Vec::new();
            // A number that needs an exact value may also have been split where it does not matter.
            let free =
                matches!(fact.domain, Domain::Free) || tree.blocked.contains(fact.path.as_str());
            let exact = free || grid.weighs(&fact.path, &wanted);
            if let Some(number) = known(fact).filter(|_| !exact) {
                let cuts = grid.turns(number, &wanted);
                let parts = parts(tree, number, &cuts);
                // A single range offers no choice: the number is typed.
                let parts = if cuts.is_empty() && fact.domain.limits().is_some() {
                    Vec::new()
                } else {
                    parts
                };
                for set in parts {
                    let Some(set) = possible(tree, number, set) else {
                        continue;
                    };
                    let (finding, values) = settles(tree, number, set).unzip();
                    options.push(Answer {
                        finding,
                        values: values.unwrap_or_default(),
                        value: tree.facts[number].show(set),
                    });
                }
            }
            Question {
                field: fact.path.clone(),
                options,
            }
        })
        .collect();
    for question in &mut questions {
        tell_apart(tree, question);
    }
    // Order of the questions: facts that distinguish outcomes before facts that only lead to
    // another question; facts that a player sees before facts that are measured, and choices before
    // typed values; then facts that settle more; then the declared order. Whether a list has
    // entries is asked before the entries.
    let lists: Vec<String> = questions
        .iter()
        .filter(|question| question.options.iter().all(|one| one.value.is_boolean()))
        .map(|question| format!("{}.", question.field))
        .collect();
    let is_entry = |path: &str| lists.iter().any(|list| path.starts_with(list.as_str()));
    let is_list = |path: &str| {
        let field = field_at(&fields, path);
        field.is_some_and(|field| matches!(field.kind, Kind::List { .. } | Kind::Group(_)))
    };
    questions.sort_by_cached_key(|question| {
        let bare = !question.tells_apart();
        let truth = question.options.iter().all(|one| one.value.is_boolean());
        (
            is_entry(&question.field),
            bare,
            u8::from(bare && truth) + u8::from(bare && is_list(&question.field)),
            trouble(&fields, &question.field),
            question.options.is_empty(),
            std::cmp::Reverse(question.settles()),
        )
    });
    // The type of a list entry is asked before its other fields.
    let first = questions
        .first()
        .and_then(|one| kind_of(&fields, &one.field));
    if let Some(kind) = first
        && let Some(at) = questions.iter().position(|one| one.field == kind)
    {
        questions[..=at].rotate_right(1);
    }
    questions
}

/// What becomes of a promise that is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Followed {
    Kept,
    /// Other results, or more questions.
    Broken,
    /// The facts contradict the given ones.
    Refused,
}

/// Gives facts that were only tried, and compares the answer with the results that they promise. A check
/// may read a given fact differently from a tried one: it may contradict others, or others may then be
/// missing. The second and third value are the runs and the work.
fn followed(
    tree: &Tree<'_>,
    facts: &[(&str, &Value)],
    promised: &[Value],
    most: usize,
) -> (Followed, usize, usize) {
    let mut given = tree.given().clone();
    given.retain(|_, value| !is_empty_group(value));
    for (path, value) in facts {
        put(&mut given, path, (*value).clone());
    }
    let differs = |leaf: &Leaf| leaf.wanted != promised;
    let broken = |leaves: &[Leaf]| leaves.last().is_some_and(differs);
    let other = tree.compared(&given, most, &broken);
    let found = if other.leaves.iter().any(differs) {
        Followed::Broken
    } else if other.cut {
        // Not refuted.
        Followed::Kept
    } else if !other.blocked.is_empty() {
        Followed::Broken
    } else if other.leaves.is_empty() {
        Followed::Refused
    } else {
        Followed::Kept
    };
    (found, other.runs, other.work)
}

/// Keeps those findings of options that come true when the option is taken, and leaves out options that
/// are then refused.
fn follow(tree: &Tree<'_>, verdict: &mut Verdict) {
    if !tree.wanted.is_empty() {
        return;
    }
    let mut left = share(MOST_FOLLOWED, tree.given());
    for question in &mut verdict.asks {
        let Some(number) = tree.known(&question.field) else {
            continue;
        };
        let mut refused = Vec::new();
        for (n, option) in question.options.iter_mut().enumerate() {
            let plain = !option.value.is_object() && !option.value.is_array();
            let promise = option.finding.as_ref().filter(|_| plain && left > 0);
            let set = promise.and_then(|_| tree.shown(number, &option.value));
            let Some(leaf) = set.and_then(|set| tree.fitting(number, set).next()) else {
                continue;
            };
            let facts = [(question.field.as_str(), &option.value)];
            let (found, runs, work) = followed(tree, &facts, &leaf.wanted, left);
            verdict.runs += runs;
            verdict.work += work;
            left = left.saturating_sub(work);
            if found != Followed::Kept {
                option.finding = None;
                option.values.clear();
            }
            if found == Followed::Refused {
                refused.push(n);
            }
        }
        if refused.len() < question.options.len() {
            let mut n = 0;
            question.options.retain(|_| {
                n += 1;
                !refused.contains(&(n - 1))
            });
        }
    }
}

/// The field that says what an entry of a list is, of the entry to which a field belongs: its first choice
/// in declared order.
fn kind_of(fields: &[Field], path: &str) -> Option<String> {
    let (entry, _) = path.rsplit_once('.')?;
    let (_, number) = entry.rsplit_once('.')?;
    number.parse::<usize>().ok()?;
    let Kind::List { fields, .. } = &field_at(fields, entry)?.kind else {
        return None;
    };
    let mut choices = fields.iter();
    let kind = choices.find(|field| matches!(field.kind, Kind::Choice { .. }))?;
    Some(format!("{entry}.{}", kind.name))
}

/// If all answers to a question have the same finding, each is described by the first wanted result
/// in which they differ.
fn tell_apart(tree: &Tree<'_>, question: &mut Question) {
    let outputs = tree.check.outputs;
    let [first, rest @ ..] = &question.options[..] else {
        return;
    };
    if rest.is_empty() || first.finding.is_none() {
        return;
    }
    let differ = |name: &str| {
        rest.iter()
            .any(|one| one.values.get(name) != first.values.get(name))
    };
    let (said, finding) = speaking(outputs, tree.names(), &first.values);
    if rest.iter().any(|one| one.finding != first.finding)
        || first.finding == Some(finding) && differ(said)
    {
        return;
    }
    let says = |one: &Answer, name: &&str| speaking(outputs, &[name], &one.values).0 == *name;
    let all = |name: &&&str| question.options.iter().all(|one| says(one, name));
    let mut names = tree.names().iter();
    if let Some(name) = names.find(|name| differ(name) && all(name)) {
        for one in &mut question.options {
            let (_, finding) = speaking(outputs, &[name], &one.values);
            // If the default result may have the same code, the finding names its result; otherwise
            // a reader would take the code for the default result's.
            let clashes = *name != said
                && one.values.get(*name).is_some_and(Value::is_string)
                && words_of(tree.check, said).contains(&finding.code.as_str());
            one.finding = Some(Finding {
                result: clashes.then_some(*name),
                ..finding
            });
        }
    }
}

/// The values of a fact one by one; for a number, the ranges between these cuts.
fn parts(tree: &Tree<'_>, number: usize, cuts: &[Cut]) -> Vec<Set> {
    match tree.whole(number) {
        Set::Range(range) => {
            let mut parts = vec![range];
            for cut in cuts {
                if let Some(last) = parts.pop_if(|last| last.holds(*cut)) {
                    let (low, high) = last.split(*cut);
                    parts.extend([low, high]);
                }
            }
            parts.into_iter().map(Set::Range).collect()
        }
        set => set.bits().map(Set::one).collect(),
    }
}

/// Like [`parts`], with all cuts at which these results change.
fn sets<'t, T: Serialize>(
    tree: &'t Tree<'t>,
    number: usize,
    look: impl Fn(&'t Leaf) -> T,
) -> Vec<Set> {
    if !matches!(tree.whole(number), Set::Range(_)) {
        return parts(tree, number, &[]);
    }
    let grid = Grid::of(tree);
    let cuts = grid.turns(number, &grid.results(look));
    parts(tree, number, &cuts)
}

/// The part of an answer that is compatible with the given facts, if any.
fn possible(tree: &Tree<'_>, number: usize, set: Set) -> Option<Set> {
    if tree.cut || !tree.blocked.is_empty() {
        return Some(set);
    }
    let mut fitting = tree.fitting(number, set).peekable();
    fitting.peek()?;
    let Set::Range(mut range) = set else {
        return Some(set);
    };
    // Numbers that contradict the given facts lie outside all completions.
    let known: Option<Vec<_>> = fitting
        .map(|leaf| match leaf.set_of(number) {
            Some(Set::Range(range)) => Some(range),
            _ => None,
        })
        .collect();
    if let Some(known) = known {
        let from = known.iter().map(|known| known.from).min_by(Cut::order);
        let to = known.iter().map(|known| known.to).max_by(Cut::order);
        if let (Some(from), Some(to)) = (from, to) {
            range.from = std::cmp::max_by(range.from, from, Cut::order);
            range.to = std::cmp::min_by(range.to, to, Cut::order);
        }
    }
    Some(Set::Range(range))
}

/// The finding of an answer if it does not depend on the other facts, and the results shared by its
/// completions.
fn settles(tree: &Tree<'_>, number: usize, set: Set) -> Option<(Finding, Map<String, Value>)> {
    if tree.cut || tree.blocks(number, set) {
        return None;
    }
    let fitting: Vec<&Leaf> = tree.fitting(number, set).collect();
    let first = &fitting.first()?.verdict;
    if fitting.iter().any(|leaf| leaf.wanted != fitting[0].wanted) {
        return None;
    }
    let agreed = |name: &str, value: &Value| {
        fitting
            .iter()
            .all(|leaf| leaf.verdict.values.get(name) == Some(value))
    };
    let values = first
        .values
        .iter()
        .map(|(name, value)| {
            (
                name.clone(),
                if agreed(name, value) {
                    value.clone()
                } else {
                    Value::Null
                },
            )
        })
        .collect::<Map<String, Value>>();
    let finding = shared_finding(tree, &fitting, &values);
    (finding.code != NOTHING).then_some((finding, values))
}

/// The finding of completions that agree on the wanted results, with their shared values. If all
/// refuse for different reasons, a common reason is used.
fn shared_finding(tree: &Tree<'_>, leaves: &[&Leaf], values: &Map<String, Value>) -> Finding {
    let first = &leaves[0].verdict;
    if leaves
        .iter()
        .all(|leaf| leaf.verdict.finding.code == first.finding.code)
    {
        return first.finding.clone();
    }
    let outputs = tree.check.outputs;
    let mut values = values.clone();
    let reasons = outputs
        .iter()
        .find(|output| matches!(output.kind, OutKind::Violations));
    if let Some(output) = reasons {
        let told = |values: &Map<String, Value>| {
            let codes = values.get(output.name).and_then(Value::as_array);
            codes.cloned()
        };
        // If readings differ, the violations that all of them find.
        let codes = |verdict: &Verdict| {
            told(&verdict.values).unwrap_or_else(|| {
                let each = verdict.readings.iter();
                let each = each.map(|reading| told(&reading.values).unwrap_or_default());
                each.reduce(|shared, codes| {
                    shared
                        .into_iter()
                        .filter(|code| codes.contains(code))
                        .collect()
                })
                .unwrap_or_default()
            })
        };
        let mut shared = codes(first);
        for leaf in &leaves[1..] {
            let known = codes(&leaf.verdict);
            shared.retain(|code| known.contains(code));
        }
        values.insert(output.name.to_owned(), Value::Array(shared));
    }
    finding_of(outputs, tree.names(), &values)
}

/// Maximum number of outcomes; more are of no use to a reader.
const MOST_OUTCOMES: usize = 24;

/// Like [`MOST_OUTCOMES`], for results that are lists or groups.
const MOST_TABLES: usize = 4;

/// Returns every distinct outcome, with facts that lead to it.
fn outcomes(tree: &Tree<'_>) -> Vec<Outcome> {
    let mut found: Vec<(&Vec<Value>, Outcome)> = Vec::new();
    for leaf in &tree.leaves {
        if found.len() == MOST_OUTCOMES {
            break;
        }
        let new = || {
            found.iter().all(|(known, outcome)| {
                **known != leaf.wanted || outcome.finding != leaf.verdict.finding
            })
        };
        if new() {
            let when = witness::when(tree, leaf);
            // Readings may differ only on results after those that a sentence about the first states.
            let names = tree.names();
            let stated = &names[..tree.check.enough.min(names.len())];
            let beside = leaf.verdict.finding.kind == FindingKind::Undetermined
                && !divided(&leaf.verdict, stated)
                && !divided(&leaf.verdict, tree.check.fate);
            let first = beside
                .then(|| {
                    let first = names.iter().take(1).copied();
                    certain(tree, first, &leaf.verdict).into_iter().next()
                })
                .flatten();
            found.push((
                &leaf.wanted,
                Outcome {
                    finding: first.unwrap_or_else(|| leaf.verdict.finding.clone()),
                    values: leaf.verdict.values.clone(),
                    when,
                },
            ));
        }
    }
    // Without those that need an exact number, a single outcome would look like the only possible one.
    if found.len() == 1 && !tree.blocked.is_empty() {
        found.clear();
    }
    // Outcomes that the documents decide come before those that they leave open.
    let mut found: Vec<Outcome> = found.into_iter().map(|(_, outcome)| outcome).collect();
    found.sort_by_key(|outcome| outcome.finding.kind == FindingKind::Undetermined);
    found
}

/// The yes/no result that is a no, if a verdict refuses. The move becomes legal if that result
/// becomes a yes.
fn refusing_of(tree: &Tree<'_>) -> Option<&'static str> {
    let no = |name: &&'static str| {
        permits(tree.check.outputs, name)
            && tree
                .leaves
                .first()
                .is_some_and(|leaf| leaf.verdict.values.get(*name) == Some(&Value::Bool(false)))
    };
    tree.check.outputs.iter().map(|output| output.name).find(no)
}

/// Whether a completion of a changed input is legal.
fn is_legal(leaf: &Leaf, refusing: Option<&str>) -> bool {
    let finding = leaf.verdict.finding.kind;
    let allowed =
        || refusing.is_some_and(|name| leaf.verdict.values.get(name) == Some(&Value::Bool(true)));
    finding == FindingKind::Legal
        || matches!(finding, FindingKind::Score | FindingKind::Outcome) && allowed()
}

/// Keeps those remedies that do what they promise by themselves: those of a refusal make it legal, those of
/// another answer lead to a different one. A remedy is presented as sufficient, but a rule computes it for
/// one fault, and other faults or missing facts may remain. A remedy without inputs cannot be tried, so it
/// is kept only if there is no other fault.
fn promised(tree: &Tree<'_>, given: &Map<String, Value>, verdict: &mut Verdict) {
    let refuses = verdict.finding.kind == FindingKind::Illegal;
    let refusing = refusing_of(tree);
    let listed = || {
        let outputs = tree.check.outputs.iter();
        let mut lists = outputs.filter(|output| matches!(output.kind, OutKind::Violations));
        let list = verdict.values.get(lists.next()?.name)?.as_array()?;
        Some(list.len())
    };
    // Not every check lists its faults, and one fault may occur twice.
    let faults = verdict.steps.iter().filter(|step| {
        let mut codes = tree.check.violations.iter().map(|one| one.code);
        step.applied && codes.any(|code| code == step.code)
    });
    let single = faults.count().max(listed().unwrap_or(0)) < 2;
    let Some(first) = tree.leaves.first() else {
        return;
    };
    let kept = |leaf: &Leaf| {
        let found = leaf.verdict.finding.kind;
        let answers = !matches!(found, FindingKind::Illegal | FindingKind::Undetermined);
        if refuses {
            is_legal(leaf, refusing)
        } else {
            answers && tree.differ(leaf, first)
        }
    };
    let broken = |leaves: &[Leaf]| leaves.last().is_some_and(|last| !kept(last));
    let (mut runs, mut work, mut left) = (0, 0, 2 * share(MOST_CHANGES, given));
    verdict.remedies.retain(|remedy| {
        if remedy.input.is_empty() {
            return single;
        }
        if left == 0 {
            return false;
        }
        let mut changed = given.clone();
        for (path, value) in &remedy.input {
            put(&mut changed, path, value.clone());
        }
        let other = tree.compared(&changed, left.min(share(MOST_CHANGES, given)), &broken);
        runs += other.runs;
        work += other.work;
        left = left.saturating_sub(other.work);
        !other.leaves.is_empty() && other.settled() && other.leaves.iter().all(kept)
    });
    verdict.runs += runs;
    verdict.work += work;
}

/// Changes of one given fact that would make a refusal legal, nearest first.
fn changes(
    tree: &Tree<'_>,
    given: &Map<String, Value>,
    known: &[Remedy],
) -> (Vec<Remedy>, usize, usize) {
    let most = share(MOST_CHANGES, given);
    let (mut left, mut runs, mut work) = (most, 0, 0);
    let refusing = refusing_of(tree);
    let legal = |leaf: &Leaf| is_legal(leaf, refusing);
    let refused = |leaves: &[Leaf]| leaves.last().is_some_and(|last| !legal(last));
    let found = change::changes(
        &tree.check.fields(&crate::kit::tables::Tables::default()),
        given,
        known,
        &mut |changed| {
            if left == 0 {
                return None;
            }
            let other = tree.compared(&changed, left, &refused);
            runs += other.runs;
            work += other.work;
            left = left.saturating_sub(other.work);
            // A change is not a remedy if it was not judged completely or leaves a result open.
            (left > 0).then(|| {
                other.settled() && other.leaves.iter().all(legal) && !other.leaves.is_empty()
            })
        },
    );
    (found, runs, work)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::fault::FaultKind;
    use super::super::verdict::{Output, Values};
    use super::super::{Case, CheckKind, Declared, Fact, Form, Measure, Rule, Unit, Violation};
    use super::*;
    use crate::kit::tables::Choice;
    use crate::kit::tables::Tables;
    use crate::systems;

    /// A toy rule: whether there is enough room for a count, unless a wall forbids it.
    struct Toy;
    struct Input {
        wall: bool,
        room: Measure,
        deep: bool,
        count: Measure,
    }
    impl Declared for Input {
        fn declare(form: &mut Form<'_>) -> Self {
            Self {
                wall: form.yes_or_no("wall").required(),
                room: form.decimal("room", 0.0, 100.0).unit(Unit::Mm).measured(),
                deep: form.truth("deep"),
                count: form.integer("count", 0, 200).measured(),
            }
        }
    }
    impl Rule for Toy {
        type Input = Input;
        const ID: &'static str = "toy.room";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &[];
        const OUTPUTS: &'static [Output] = &[
            Output {
                name: "fits",
                kind: OutKind::Truth,
            },
            Output {
                name: "many",
                kind: OutKind::Truth,
            },
        ];
        fn decide(_: &mut Case<'_>, input: &Input) -> Values {
            let needed = if input.deep { 40.0 } else { 15.0 };
            Values::default()
                .with("fits", !input.wall && input.room >= needed)
                .with("many", input.count >= 12.0)
        }
    }
    static TOY: Check = Check::of::<Toy>();

    fn ask(check: &Check, given: &Value) -> Verdict {
        check
            .answer(&Tables::default(), given.as_object().unwrap())
            .unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    fn asked(verdict: &Verdict) -> Vec<&str> {
        verdict.asks.iter().map(|ask| ask.field.as_str()).collect()
    }

    #[test]
    fn what_cannot_matter_is_not_asked() {
        let verdict = ask(&TOY, &json!({"wall": true}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Decided, "not-fits")
        );
        assert_eq!(
            verdict
                .unsettled
                .iter()
                .map(|one| one.result)
                .collect::<Vec<_>>(),
            ["many"]
        );
        assert_eq!(verdict.unsettled[0].hangs_on, ["count"]);
        assert_eq!(verdict.input["room"], Value::Null);
    }

    #[test]
    fn a_number_is_asked_by_its_ranges() {
        let verdict = ask(&TOY, &json!({"wall": false}));
        assert_eq!(
            (verdict.status, asked(&verdict)),
            (Status::Open, vec!["room"])
        );
        let options: Vec<(&Value, &str)> = verdict.asks[0]
            .options
            .iter()
            .map(|option| {
                (
                    &option.value,
                    option.finding.as_ref().unwrap().code.as_str(),
                )
            })
            .collect();
        assert_eq!(
            options,
            [(&json!("..15"), "not-fits"), (&json!("15.."), "fits")]
        );
        // Every answer carries the results that it settles and no others.
        let settled: Vec<[&Value; 2]> = verdict.asks[0]
            .options
            .iter()
            .map(|option| [&option.values["fits"], &option.values["many"]])
            .collect();
        assert_eq!(
            settled,
            [[&json!(false), &Value::Null], [&json!(true), &Value::Null]]
        );
        // The facts of an outcome lead to that outcome.
        for outcome in &verdict.outcomes {
            let mut given = json!({"wall": false}).as_object().unwrap().clone();
            given.extend(outcome.when.clone());
            assert_eq!(
                TOY.answer(&Tables::default(), &given).unwrap().finding,
                outcome.finding
            );
        }
    }

    #[test]
    fn a_usual_fact_that_matters_is_said() {
        let verdict = ask(&TOY, &json!({"wall": false, "room": "15..30"}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Usual, "fits")
        );
        assert_eq!(
            verdict
                .assumed
                .iter()
                .map(|fact| fact.field.as_str())
                .collect::<Vec<_>>(),
            ["deep"]
        );
        assert_eq!(
            verdict.assumed[0].otherwise[0]
                .finding
                .as_ref()
                .unwrap()
                .code,
            "not-fits"
        );
        // Results that stay open are not reported: the count, and the room if it is deep.
        assert_eq!(
            verdict.assumed[0].otherwise[0].values,
            json!({"fits": false, "many": null})
                .as_object()
                .unwrap()
                .clone()
        );
        let open = ask(&TOY, &json!({"wall": false, "room": "15..50"}));
        assert_eq!(
            (
                open.assumed[0].otherwise[0].finding.as_ref(),
                open.assumed[0].otherwise[0].values.len()
            ),
            (None, 0)
        );
        assert_eq!(
            ask(&TOY, &json!({"wall": false, "room": 50})).status,
            Status::Decided
        );
        assert_eq!(
            ask(&TOY, &json!({"wall": false, "room": 50})).input["room"],
            json!(50)
        );
    }

    #[test]
    fn the_results_wanted_decide_what_is_asked() {
        let verdict = ask(&TOY, &json!({"ask": "many"}));
        assert_eq!(asked(&verdict), ["count"]);
        assert_eq!(
            verdict.asks[0]
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>(),
            [json!("..12"), json!("12..")]
        );
        let unknown = ask(&TOY, &json!({"ask": "many", "unknown": ["count"]}));
        assert_eq!(
            (
                unknown.status,
                asked(&unknown).len(),
                unknown.outcomes.len()
            ),
            (Status::Open, 0, 2)
        );
    }

    #[test]
    fn the_finding_is_of_what_was_asked() {
        let verdict = ask(&TOY, &json!({"wall": true, "count": 20, "ask": "many"}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Decided, "many")
        );
        assert_eq!(
            ask(&TOY, &json!({"wall": true, "count": 20})).finding.code,
            "not-fits"
        );
        // "Who holds the camp" applies only to sides that may have one.
        let camp = systems::check("dba.camp").unwrap();
        let verdict = ask(camp, &json!({"side": "invader", "ask": "controlled_by"}));
        assert_eq!(
            (verdict.finding.code.as_str(), asked(&verdict).len()),
            ("owner", 0)
        );
    }

    #[test]
    fn a_refusal_offers_the_nearest_change() {
        let shot = systems::check("dba.may-shoot").unwrap();
        let verdict = ask(
            shot,
            &json!({"shooter": "Bw", "distance_paces": 150, "shooter_sacking": true}),
        );
        let remedy = verdict
            .remedies
            .iter()
            .find(|remedy| remedy.code == change::CHANGE)
            .unwrap();
        assert_eq!(
            Value::Object(remedy.input.clone()),
            json!({"shooter_sacking": false})
        );
        assert!(
            ask(shot, &json!({"shooter": "Bw", "distance_paces": 150}))
                .remedies
                .is_empty()
        );
    }

    #[test]
    fn a_number_that_must_be_exact_is_asked_without_options() {
        let score = systems::check("impetus.score-traditional").unwrap();
        let verdict = ask(score, &json!({}));
        let vdt = verdict.asks.iter().find(|ask| ask.field == "a.vdt");
        assert_eq!(vdt.unwrap().options.len(), 0);
    }

    #[test]
    fn large_inputs_are_explored_less() {
        let input = |n: usize| json!({ "list": vec![1; n] }).as_object().unwrap().clone();
        assert_eq!(
            [10, 64, 128, 640, 100_000].map(|n| share(MOST_RUNS, &input(n))),
            [MOST_RUNS, MOST_RUNS, MOST_RUNS / 4, MOST_RUNS / 100, 1]
        );
    }

    #[test]
    fn faults_are_told_as_ever() {
        let wrong = TOY
            .answer(
                &Tables::default(),
                json!({"wall": "perhaps", "x": 1, "ask": "y"})
                    .as_object()
                    .unwrap(),
            )
            .unwrap_err();
        assert_eq!(
            wrong
                .iter()
                .map(|fault| fault.path.as_str())
                .collect::<Vec<_>>(),
            ["ask", "wall", "x"]
        );
        let wrong = TOY
            .answer(
                &Tables::default(),
                json!({"wall": "perhaps", "x": 1}).as_object().unwrap(),
            )
            .unwrap_err();
        assert_eq!(
            wrong
                .iter()
                .map(|fault| fault.path.as_str())
                .collect::<Vec<_>>(),
            ["wall", "x"]
        );
        assert!(
            TOY.answer(
                &Tables::default(),
                json!({"room": "99..1"}).as_object().unwrap()
            )
            .is_err()
        );
    }

    /// The answer of a registered check: its status, its finding, and the facts that it asks or
    /// assumes.
    fn told_by(id: &str, given: &Value) -> (Status, String, Vec<String>) {
        let verdict = ask(systems::check(id).unwrap(), given);
        assert!(verdict.complete, "{id} {given}: {} runs", verdict.runs);
        let named = if verdict.status == Status::Open {
            asked(&verdict)
        } else {
            verdict
                .assumed
                .iter()
                .map(|fact| fact.field.as_str())
                .collect()
        };
        (
            verdict.status,
            verdict.finding.code.clone(),
            named.into_iter().map(str::to_owned).collect(),
        )
    }

    #[test]
    fn totals_that_are_weighed_against_one_another_are_asked_exactly() {
        let guns = json!({"phase": "melee", "loser": "heavy-artillery", "loser_total": 3, "winner_total": 7, "ask": "result"});
        assert_eq!(
            told_by("dbe.outcome", &guns),
            (
                Status::Usual,
                "destroyed".to_owned(),
                vec!["winner_attacked_on_several_fronts".to_owned()]
            )
        );
        let line = json!({"phase": "melee", "loser": "line", "winner": "line"});
        let verdict = ask(systems::check("dbe.outcome").unwrap(), &line);
        assert_eq!(
            (verdict.status, verdict.complete, asked(&verdict)),
            (Status::Open, true, vec!["degree"])
        );
        let line = json!({"phase": "melee", "loser": "line", "winner": "line", "winner_total": 7});
        let verdict = ask(systems::check("dbe.outcome").unwrap(), &line);
        let codes: std::collections::BTreeSet<&str> = verdict
            .outcomes
            .iter()
            .map(|outcome| outcome.finding.code.as_str())
            .collect();
        assert_eq!(codes, ["destroyed", "reroll", "retreat"].into());
    }

    #[test]
    fn who_stands_behind_is_asked_where_support_is_asked_for() {
        let support = json!({"ask": "rear-support", "defender": {"troop": "line"}});
        assert_eq!(
            told_by("dbe.melee-eligibility", &support),
            (
                Status::Open,
                "open".to_owned(),
                vec!["support.troop".to_owned()]
            )
        );
        let turning = json!({"ask": "turning", "contact": "flank"});
        assert_eq!(
            told_by("dbe.melee-eligibility", &turning),
            (
                Status::Usual,
                "turns_to_face".to_owned(),
                vec!["defender_already_frontal".to_owned()]
            )
        );
    }

    #[test]
    fn distances_are_asked_by_ranges() {
        let options = |id: &str, given: &Value, field: &str| {
            let verdict = ask(systems::check(id).unwrap(), given);
            let found = verdict
                .asks
                .iter()
                .find(|ask| ask.field == field)
                .unwrap_or_else(|| panic!("{id} does not ask {field}: {:?}", asked(&verdict)));
            found
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>()
        };
        let flight = json!({"troop": "LH", "bw": 40, "depth": 30, "can_recoil": true, "speed_paces": 500, "mm_per_100p": 25, "meets": "river-slow"});
        assert_eq!(
            options("dba.flee", &flight, "dist_to_it_mm"),
            [json!("..125"), json!("125..")]
        );
        let pursuit = json!({"winner": "Wb", "role": "front", "own_depth": 20, "opponent": "recoils", "by": "melee", "place": "open", "ahead": "table-edge"});
        assert_eq!(
            options("dba.pursuit", &pursuit, "ahead_mm"),
            [json!("..20"), json!("20..")]
        );
        let pips = json!({"own_bound": 3, "mover": {"troops": ["Bd"]}});
        // Between 600 and 1200 paces the cost depends on the terrain between.
        assert_eq!(
            options("dba.pip-cost", &pips, "dist_general_paces").len(),
            3
        );
        assert_eq!(
            options(
                "dba.pip-cost",
                &json!({"mover": {"troops": ["Art"]}}),
                "own_bound"
            ),
            [json!(1), json!("2..")]
        );
        let shot = json!({"shooter": {"troop": "line"}, "lateral_offset_cm": 0});
        assert_eq!(options("dbe.field-of-fire", &shot, "distance_cm").len(), 3);
        // A distance that is not exact is not a result.
        let near = ask(
            systems::check("dba.flee").unwrap(),
            &json!({"troop": "LH", "bw": 40, "depth": 30, "can_recoil": true, "speed_paces": 500, "mm_per_100p": 25, "meets": "bua-occupied", "dist_to_it_mm": "..50"}),
        );
        assert_eq!(
            (near.finding.code.as_str(), &near.values["front_travel_mm"]),
            ("stops", &Value::Null)
        );
    }

    #[test]
    fn silences_that_matter_are_said() {
        let ambush = json!({"troop": "FL", "terrain": "wood"});
        let (status, finding, assumed) = told_by("impetus.ambush", &ambush);
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        assert!(
            assumed.contains(&"inside_own_zone".to_owned()),
            "{assumed:?}"
        );
        let (status, finding, assumed) =
            told_by("impetus.flank-march", &json!({"general": "poor"}));
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        assert!(assumed.contains(&"command_vd".to_owned()), "{assumed:?}");
        // A march that is not allowed does not need the army.
        let barred = json!({"general": "incompetent", "command_vd": 16});
        let verdict = ask(systems::check("impetus.flank-march").unwrap(), &barred);
        assert_eq!(
            (
                verdict.status,
                verdict.finding.code.as_str(),
                asked(&verdict).len()
            ),
            (Status::Decided, "incompetent", 0)
        );
        let limits = json!({"scale": 15, "commands": [{"vd": 30}, {"vd": 10}]});
        // A command of three quarters of the army: the points decide, so they are asked.
        let (status, _, asked) = told_by("impetus.command-limits", &limits);
        assert_eq!(status, Status::Open);
        assert!(asked.contains(&"points".to_owned()), "{asked:?}");
    }

    #[test]
    fn who_passes_is_asked_where_not_everybody_may() {
        let anyone = json!({"kind": "voluntary", "passed": {"troop": "T"}});
        let (status, finding, _) = told_by("impetus.interpenetration", &anyone);
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        let nobody = ask(
            systems::check("impetus.interpenetration").unwrap(),
            &json!({"kind": "voluntary"}),
        );
        assert_eq!(
            (nobody.status, asked(&nobody)),
            (Status::Open, vec!["passed.troop", "mover.troop"])
        );
    }

    /// A wall needs a name, which cannot be explored.
    struct Walled;
    struct Wall(bool);
    impl Declared for Wall {
        fn declare(form: &mut Form<'_>) -> Self {
            let wall = form.yes_or_no("wall").required();
            if wall {
                form.refuse("name", Value::Null, FaultKind::Missing, Vec::new());
            }
            Self(wall)
        }
    }
    impl Rule for Walled {
        type Input = Wall;
        const ID: &'static str = "toy.walled";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &[];
        const OUTPUTS: &'static [Output] = &[Output {
            name: "fits",
            kind: OutKind::Truth,
        }];
        fn decide(_: &mut Case<'_>, Wall(wall): &Wall) -> Values {
            Values::default().with("fits", !wall)
        }
    }

    #[test]
    fn a_value_that_needs_more_is_no_contradiction() {
        let verdict = ask(&Check::of::<Walled>(), &json!({}));
        assert_eq!(
            (verdict.status, asked(&verdict), &verdict.values["fits"]),
            (Status::Open, vec!["wall"], &Value::Null)
        );
    }

    #[test]
    fn options_that_contradict_what_was_told_are_not_offered() {
        let march = json!({"general": "poor", "command_vd": 16});
        let verdict = ask(systems::check("impetus.flank-march").unwrap(), &march);
        assert_eq!(
            verdict.asks[0]
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>(),
            [json!("16..32"), json!("32..")]
        );
    }

    #[test]
    fn however_much_is_untold_the_runs_are_bounded() {
        struct Endless;
        struct Many([i64; 6]);
        impl Declared for Many {
            fn declare(form: &mut Form<'_>) -> Self {
                Self(
                    ["a", "b", "c", "d", "e", "f"].map(|name| form.integer(name, 0, 12).required()),
                )
            }
        }
        impl Rule for Endless {
            type Input = Many;
            const ID: &'static str = "toy.endless";
            const KIND: CheckKind = CheckKind::Tabular;
            const CLAIMS: &'static [&'static str] = &[];
            const OUTPUTS: &'static [Output] = &[Output {
                name: "fits",
                kind: OutKind::Truth,
            }];
            fn decide(_: &mut Case<'_>, Many(all): &Many) -> Values {
                // Only the last completion differs.
                Values::default().with("fits", all.iter().any(|n| *n < 12))
            }
        }
        let verdict = ask(&Check::of::<Endless>(), &json!({}));
        assert_eq!((verdict.status, verdict.complete), (Status::Open, false));
        // Reading the input in each run counts as work.
        assert!((MOST_RUNS..=MOST_RUNS + 1).contains(&verdict.work));
        assert!((MOST_RUNS / 2..MOST_RUNS).contains(&verdict.runs));
        assert_eq!(
            (asked(&verdict).len(), &verdict.values["fits"]),
            (6, &Value::Null)
        );
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
    enum Weight {
        A,
        B,
        C,
        D,
        E,
        F,
        G,
        H,
        I,
        Heavy,
    }
    impl Choice for Weight {
        const SCOPE: &'static str = "toy-weight";
    }

    /// A toy rule with more completions than runs: a gate that may be shut, and four troops that
    /// are compared before it, inside `Case::apart` or not. `DECIDES`: whether any violation means
    /// no.
    struct Gate<const APART: bool, const DECIDES: bool>;
    struct Passers {
        troops: [Fact<Weight>; 4],
        shut: Fact<bool>,
    }
    impl Declared for Passers {
        fn declare(form: &mut Form<'_>) -> Self {
            Self {
                troops: ["a", "b", "c", "d"].map(|name| form.choice(name).fact()),
                shut: form.yes_or_no("shut").fact(),
            }
        }
    }
    impl<const APART: bool, const DECIDES: bool> Rule for Gate<APART, DECIDES> {
        type Input = Passers;
        const ID: &'static str = "toy.gate";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &["toy/gate#heavy", "toy/gate#shut"];
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
                code: "heavy",
                claim: "toy/gate#heavy",
            },
            Violation {
                code: "shut",
                claim: "toy/gate#shut",
            },
        ];
        const REFUSED_IS_NO: bool = true;
        fn decide(case: &mut Case<'_>, input: &Passers) -> Values {
            let weigh = |case: &mut Case<'_>| {
                let heavy = input
                    .troops
                    .iter()
                    .filter(|troop| troop.get() == Weight::Heavy)
                    .count();
                case.forbid("heavy", heavy == 4);
            };
            if APART {
                case.apart(weigh);
            } else {
                weigh(case);
            }
            case.forbid("shut", *input.shut);
            let refused = case.refused().to_vec();
            Values::default()
                .with("legal", refused.is_empty() || !DECIDES)
                .with("violations", Value::from(refused))
        }
    }

    #[test]
    fn a_refusal_that_is_certain_ends_the_exploration() {
        let gate = |check: Check, shut: bool| ask(&check, &json!({"shut": shut}));
        let shut = gate(Check::of::<Gate<true, true>>(), true);
        assert_eq!(
            (shut.status, shut.complete, shut.finding.code.as_str()),
            (Status::Decided, true, "shut")
        );
        // Only the gate is reported; the other violations depend on missing troops.
        assert_eq!(
            (&shut.reasons[..], shut.steps.len()),
            (&["toy/gate#shut"][..], 1)
        );
        assert_eq!(
            (shut.unsettled[0].result, shut.unsettled[0].hangs_on.len()),
            ("violations", 4)
        );
        assert_eq!(shut.values["violations"], Value::Null);
        // An open gate does not end the exploration, and neither does a refusal after a look whose
        // other values may lead to other results.
        for open in [
            gate(Check::of::<Gate<true, true>>(), false),
            gate(Check::of::<Gate<false, true>>(), true),
        ] {
            assert_eq!((open.status, open.complete), (Status::Open, false));
            assert_eq!(asked(&open), ["a", "b", "c", "d"]);
        }
        // If all facts are given, nothing is left out.
        let whole = json!({"a": "Heavy", "b": "Heavy", "c": "Heavy", "d": "Heavy", "shut": true});
        let whole = ask(&Check::of::<Gate<true, true>>(), &whole);
        assert_eq!(whole.values["violations"], json!(["heavy", "shut"]));
    }

    #[test]
    #[should_panic(expected = "a refusal is not what the verdict speaks of")]
    fn a_rule_whose_violations_are_no_refusal_says_so() {
        ask(&Check::of::<Gate<true, false>>(), &json!({"shut": true}));
    }

    #[test]
    fn blades_into_an_elephant_are_lost_whatever_else() {
        let recoil = systems::check("dba.recoil").unwrap();
        let verdict = ask(recoil, &json!({"recoiler": "Bd", "friend": "El"}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Decided, "destroyed")
        );
        let verdict = ask(recoil, &json!({"recoiler": "Bd", "friend": "Ax"}));
        assert_eq!(asked(&verdict), ["same_facing", "room_mm"]);
        assert_eq!(
            verdict.asks[1]
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>(),
            [json!("..15"), json!("15..")]
        );
        assert!(verdict.unsettled.iter().all(|one| one.result != "cell"));
    }
}
