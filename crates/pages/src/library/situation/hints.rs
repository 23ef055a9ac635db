//! Words of a text that refer to a field of a check although no fact was read for the field. They are
//! listed, and no verdict that assumes a value for such a field is certain.

use std::collections::BTreeSet;
use std::sync::Arc;

use rustc_hash::FxHashMap as HashMap;

use super::cues::{Cues, Family, Told};
use super::grammar::{ElementKind, Grammar, Piece, Sense};
use super::lists::List;
use super::reading::Spans;
use super::{ACT, ASK, ENDQ, Fact, ME, Situation};
use crate::check::form::{each_field, is_die, names};
use crate::check::{Check, Kind};
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::lexicon::Class;
use crate::library::Library;

/// Minimum number of letters of a word in a label, and the number of letters that are compared.
const SHORTEST: usize = 3;
const COUNTED: usize = 6;
/// Maximum number of fields to which a word of their labels refers; a word in more labels refers to none.
const MOST_FIELDS: usize = 2;
/// Maximum number of fields whose values are all tried.
const MOST_WANTED: usize = 6;

/// Word classes for totals and for dice.
const TOTAL: &str = "TOTAL";
const DICE: &str = "DICEX";

/// Families that the patterns with a phrase class state: any of the patterns, all of them, and whether
/// one of the patterns states nothing.
struct Stated {
    may: BTreeSet<usize>,
    must: BTreeSet<usize>,
    empty: bool,
}

/// Fields for which no fact was read, and the pieces that refer to them.
pub(super) struct Hint {
    pub(super) paths: Vec<String>,
    pub(super) pieces: (usize, usize),
    /// A field whose fact was read from these pieces although they may state another fact; the fact is
    /// dropped.
    pub(super) doubtful: Option<String>,
}

/// Returns the common name of the same field on both sides: `rear` for `a.rear` and `b.rear`, `die` for
/// `die_a` and `die_b`.
fn family(path: &str) -> String {
    let name: Vec<&str> = names(path).collect();
    let sides = ["a", "b", "shooter", "target"];
    let name = match &name[..] {
        [side, rest @ ..] if !rest.is_empty() && sides.contains(side) => rest.join("."),
        [group, side] if sides.contains(side) => (*group).to_owned(),
        _ => name.join("."),
    };
    let cut = |name: &str, side: &str| {
        name.strip_suffix(&format!("_{side}"))
            .or_else(|| name.strip_prefix(&format!("{side}_")))
            .map(str::to_owned)
    };
    ["a", "b"]
        .iter()
        .find_map(|side| cut(&name, side))
        .unwrap_or(name)
}

/// Returns the stem of a word, without endings of number, gender and tense: `overlap` for `overlaps` and
/// `overlapped`.
fn key(word: &str) -> Option<String> {
    let letters = word.chars().count();
    if letters < SHORTEST || !word.chars().all(char::is_alphabetic) {
        return None;
    }
    let enough = |root: &&str| root.chars().count() >= SHORTEST;
    let root = ["ing", "ed", "s"]
        .iter()
        .find_map(|end| word.strip_suffix(end).filter(enough))
        .unwrap_or(word);
    let root = root.trim_end_matches(['a', 'e', 'i', 'o', 'h']);
    let root = if root.chars().count() < SHORTEST {
        word
    } else {
        root
    };
    Some(root.chars().take(COUNTED).collect())
}

/// Computes the words that refer to the fields of a check.
fn gathered(library: &Library, grammar: &Grammar, check: &'static Check, lang: Lang) -> Cues {
    let mut this = Cues::default();
    let mut labels: HashMap<String, BTreeSet<usize>> = HashMap::default();
    let fields = check.fields(&Tables::default());
    each_field(&fields, &mut |path, field| {
        if matches!(field.kind, Kind::Group(_) | Kind::List { .. }) {
            return true;
        }
        // The requested result is not a fact.
        if path == ASK {
            return false;
        }
        let name = family(path);
        let at = match this.families.iter().position(|known| known.name == name) {
            Some(at) => at,
            None => {
                this.families.push(Family {
                    name,
                    paths: Vec::new(),
                });
                this.families.len() - 1
            }
        };
        this.families[at].paths.push(path.to_owned());
        if let Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } = &field.kind
            && !scope.ends_with("troop")
        {
            for code in codes {
                let known = this.codes.entry(*code).or_default();
                if !known.contains(&at) {
                    known.push(at);
                }
            }
        }
        let label = library.field_label(lang, check, path);
        let words = super::grammar::split(&label);
        // Filler words refer to no field.
        let is_skip = |word: &str| {
            let ids = [grammar.ids(word)];
            grammar
                .phrases_at(&ids)
                .any(|(_, sense)| *sense == Sense::Skip)
        };
        for key in words
            .iter()
            .filter(|word| !is_skip(&word.folded))
            .filter_map(|word| key(&word.folded))
        {
            labels.entry(key).or_default().insert(at);
        }
        false
    });
    labels.retain(|_, fields| fields.len() <= MOST_FIELDS);
    this.labels = labels
        .into_iter()
        .map(|(key, fields)| (key, fields.into_iter().collect()))
        .collect();
    let Some(known) = grammar
        .sentences
        .iter()
        .find(|known| known.check.id == check.id)
    else {
        return this;
    };
    // Families that the patterns with each class state.
    let mut classes: HashMap<usize, Stated> = HashMap::default();
    let mut asks: HashMap<usize, Option<&str>> = HashMap::default();
    let at_of = |path: &str| {
        let name = family(path);
        this.families.iter().position(|known| known.name == name)
    };
    let facts = known.facts.iter().map(|fact| (fact, false));
    for (pattern, is_frame) in facts.chain(known.frames.iter().map(|frame| (frame, true))) {
        let asked = pattern.facts.iter().find(|fact| fact.path == ASK);
        let asked = asked.and_then(|fact| fact.value.as_deref());
        let slots = pattern.elements.iter().filter_map(|element| {
            if let ElementKind::Slot(slot) = &element.part {
                Some(slot)
            } else {
                None
            }
        });
        // The fields in a whole-text pattern do not depend on its words.
        let slots = slots.filter(|_| !is_frame);
        let mut stated: BTreeSet<usize> = slots.filter_map(|slot| at_of(&slot.path)).collect();
        let given = pattern
            .facts
            .iter()
            .filter(|fact| fact.path != ME && fact.path != ACT);
        stated.extend(given.filter_map(|fact| at_of(&fact.path)));
        for element in &pattern.elements {
            let ElementKind::Class(class) = element.part else {
                continue;
            };
            let always = asks.entry(class).or_insert(asked);
            *always = always.filter(|known| asked == Some(known));
            let here = classes.entry(class).or_insert_with(|| Stated {
                may: BTreeSet::new(),
                must: stated.clone(),
                empty: false,
            });
            here.may.extend(&stated);
            here.must.retain(|one| stated.contains(one));
            here.empty |= stated.is_empty();
        }
    }
    this.classes = classes
        .into_iter()
        .map(|(class, stated)| {
            let must = if stated.must.is_empty() && !stated.empty {
                &stated.may
            } else {
                &stated.must
            };
            let tells = if must.len() <= MOST_FIELDS {
                must.iter().copied().collect()
            } else {
                Vec::new()
            };
            let may = stated.may.iter().copied().collect();
            (class, Told { may, tells })
        })
        .collect();
    let asks = asks.into_iter();
    this.asks = asks
        .filter_map(|(class, asked)| Some((class, asked?.to_owned())))
        .collect();
    this
}

/// Returns the words that refer to the fields of a check, computed on first use.
fn cues(library: &Library, grammar: &Grammar, check: &'static Check, lang: Lang) -> Arc<Cues> {
    let lock = || {
        grammar
            .cues
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    };
    if let Some(known) = lock().get(check.id) {
        return Arc::clone(known);
    }
    let made = Arc::new(gathered(library, grammar, check, lang));
    lock().insert(check.id, Arc::clone(&made));
    made
}

/// Returns the result that a question asks for by a phrase that every pattern of the check understands so: "do
/// I have to pursue". Words of the question after the statements begin at `tail`.
pub(super) fn asked(
    (library, grammar): (&Library, &Grammar),
    check: &'static Check,
    lang: Lang,
    (pieces, spans, tail): (&[Piece], &Spans, usize),
) -> Option<String> {
    let cues = cues(library, grammar, check, lang);
    let asking = (0..pieces.len()).filter(|at| *at >= tail || pieces[*at].asked);
    let classes = asking.flat_map(|at| &spans[at]).filter_map(|(_, sense)| {
        let Sense::Class(class) = sense else {
            return None;
        };
        Some(class)
    });
    let classes: Vec<&usize> = classes.collect();
    // "What happens to them, and must I follow": the whole result answers both.
    if classes
        .iter()
        .any(|class| grammar.class_name(**class) == ENDQ)
    {
        return None;
    }
    let mut results = classes.iter().filter_map(|class| cues.asks.get(*class));
    let first = results.next()?;
    results.all(|other| other == first).then(|| first.clone())
}

/// Returns the fields that a text refers to without stating a fact. Pieces that were read as something
/// else do not count. Words of the question after the statements, from `tail` on, refer to no field.
pub(super) fn hints(
    (library, grammar): (&Library, &Grammar),
    check: &'static Check,
    lang: Lang,
    (pieces, spans, tail): (&[Piece], &Spans, usize),
    told: &[Fact],
    is_read: &dyn Fn(usize) -> bool,
) -> Vec<Hint> {
    let cues = cues(library, grammar, check, lang);
    let told_families: BTreeSet<usize> = told
        .iter()
        .map(|(path, _)| family(path))
        .filter_map(|name| cues.families.iter().position(|known| known.name == name))
        .collect();
    let untold = |families: &[usize]| -> Vec<String> {
        let all = families.iter().flat_map(|at| &cues.families[*at].paths);
        all.filter(|path| {
            told.iter()
                .all(|(known, _)| !names(known).eq(path.split('.')))
        })
        .cloned()
        .collect()
    };
    // Whether a piece is a filler, such as an article or a preposition. If only one other word is in a
    // name, that word stands for it: `BUA` in "una BUA".
    let empty = |at: usize| {
        pieces[at].folded.len() < SHORTEST
            || spans[at]
                .iter()
                .any(|(end, sense)| *end == at + 1 && *sense == Sense::Skip)
    };
    let only_word = |here: &std::ops::Range<usize>| {
        let mut words = here.clone().filter(|at| !empty(*at));
        words.next().filter(|_| words.next().is_none())
    };
    // The families that the words at each position refer to, and whether the position was read.
    let mut of: Vec<Vec<usize>> = vec![Vec::new(); pieces.len()];
    let mut done: Vec<bool> = (0..pieces.len()).map(is_read).collect();
    let mut known = vec![false; pieces.len()];
    // Positions of the troops and places that were read, with their fields.
    let (mut roles, mut places) = (Vec::new(), Vec::new());
    let mut troops = known.clone();
    // Pieces that name a value of a field.
    let mut coded = known.clone();
    // The lengths of the longest phrases that mean something else in the patterns of the check, and of the
    // longest ones that refer to a field: "friend behind" refers to the friend, "behind" alone does not.
    let mut held = vec![0; pieces.len()];
    let mut telling = held.clone();
    // "Old Guard" may state more than the label of its troop.
    let mut names: Option<BTreeSet<String>> = None;
    let mut is_name = |wanted: &str| {
        let names = names.get_or_insert_with(|| {
            let labels = told
                .iter()
                .map(|(path, text)| library.answer_label(lang, check, path, &super::value(text)));
            let words = labels.flat_map(|label| super::grammar::split(&label));
            words.filter_map(|word| key(&word.folded)).collect()
        });
        names.contains(wanted)
    };
    for (at, senses) in spans.iter().enumerate() {
        for (end, sense) in senses {
            let here = at..(*end).min(pieces.len());
            let names: Vec<&str> = match sense {
                Sense::Code(code) if grammar.troops.contains(code.as_str()) => vec![code],
                Sense::Concept(number) => {
                    let concept = &library.lexicon.concepts()[*number];
                    if concept.class == Class::Troop {
                        concept.codes()
                    } else {
                        Vec::new()
                    }
                }
                _ => Vec::new(),
            };
            let role = told
                .iter()
                .find(|(_, value)| names.contains(&value.as_str()));
            roles.extend(role.map(|(path, _)| (here.start, path.as_str())));
            // The one-letter code of a discipline may be a preposition.
            if pieces[here.clone()]
                .iter()
                .all(|piece| piece.folded.len() < SHORTEST)
            {
                if !matches!(sense, Sense::Code(_) | Sense::Number(_) | Sense::Concept(_)) {
                    known[here].fill(true);
                }
                continue;
            }
            let codes: Vec<&str> = match sense {
                Sense::Class(class) => {
                    let Some(class) = cues.classes.get(class) else {
                        continue;
                    };
                    if class.may.iter().any(|one| told_families.contains(one)) {
                        done[here].fill(true);
                    } else if class.tells.is_empty() {
                        let length = here.len();
                        for held in &mut held[here.clone()] {
                            *held = length.max(*held);
                        }
                        known[here].fill(true);
                    } else {
                        let length = here.len();
                        for at in here {
                            of[at].extend(&class.tells);
                            telling[at] = length.max(telling[at]);
                        }
                    }
                    continue;
                }
                Sense::Code(code) if grammar.troops.contains(code.as_str()) => {
                    troops[here].fill(true);
                    continue;
                }
                Sense::Code(code) => vec![code],
                Sense::Concept(number) => {
                    let concept = &library.lexicon.concepts()[*number];
                    if concept.class == Class::Troop {
                        troops[here].fill(true);
                        continue;
                    }
                    concept.codes()
                }
                Sense::Number(_) => {
                    done[here].fill(true);
                    continue;
                }
                Sense::Skip | Sense::Game(_) => {
                    known[here].fill(true);
                    continue;
                }
                _ => continue,
            };
            let states = |(_, value): &&Fact| codes.contains(&value.as_str());
            if let Some((path, _)) = told.iter().find(states) {
                places.extend(only_word(&here).map(|at| (at, path.as_str())));
                done[here].fill(true);
                continue;
            }
            let families = codes.iter().filter_map(|code| cues.codes.get(*code));
            for families in families {
                here.clone().for_each(|at| of[at].extend(families));
                if let Some(at) = only_word(&here) {
                    coded[at] = true;
                }
            }
        }
    }
    // "Beaten by Wb in a BUA": a place after a troop may state a field about that troop instead of the
    // field that was read. It does if the other troop is named later: "Wb in the wood beat Sp".
    let mut hints: Vec<Hint> = Vec::new();
    for (at, place) in places {
        let before = roles.iter().filter(|(from, _)| *from < at).max();
        let Some((_, role)) = before.filter(|(_, path)| !path.contains('.')) else {
            continue;
        };
        let of_it = |path: &String| path.starts_with(&format!("{role}_"));
        if of_it(&place.to_owned()) {
            continue;
        }
        let label = key(&pieces[at].folded).and_then(|key| cues.labels.get(&key));
        let mut paths = untold(label.map_or(&[][..], Vec::as_slice));
        paths.retain(of_it);
        let owner_follows = roles
            .iter()
            .any(|(from, path)| *from > at && place.starts_with(&format!("{path}_")));
        if !paths.is_empty() || owner_follows {
            paths.push(place.to_owned());
            hints.push(Hint {
                paths,
                pieces: (at, at + 1),
                doubtful: Some(place.to_owned()),
            });
        }
    }
    // Totals are not dice.
    let is = |name: &str| {
        let class = grammar.classes.get(name).map(|class| Sense::Class(*class));
        move |(_, sense): &(usize, Sense)| class.as_ref() == Some(sense)
    };
    // "I 3, he 5, how does it end?": a question after the numbers does not refer to a total.
    let number = |at: usize| pieces[at].folded.bytes().all(|b| b.is_ascii_digit());
    let asks = |at: usize| {
        let stop = (0..=at).rev().take_while(|at| !number(*at));
        pieces[at].asked
            && !(at..pieces.len()).any(number)
            && stop.into_iter().any(|at| pieces[at].stop)
    };
    let total = (0..spans.len()).find(|at| spans[*at].iter().any(is(TOTAL)) && !asks(*at));
    let rolled = spans.iter().any(|senses| senses.iter().any(is(DICE)));
    if let (Some(total), false) = (total, rolled) {
        for (path, value) in told.iter().filter(|(path, _)| is_die(path)) {
            let at = pieces.iter().position(|piece| piece.folded == *value);
            let at = at.unwrap_or(total);
            hints.push(Hint {
                paths: vec![path.clone()],
                pieces: (at, at + 1),
                doubtful: Some(path.clone()),
            });
        }
    }
    for at in (0..pieces.len()).filter(|at| !done[*at]) {
        let mut families = std::mem::take(&mut of[at]);
        if held[at] >= telling[at].max(1) {
            families.clear();
        }
        // The name of a place may be in the label of another field: "garrisoning a BUA".
        if (families.is_empty() || coded[at])
            && !known[at]
            && !grammar.lists.has(List::Filler, &pieces[at].folded)
            && let Some(key) = key(&pieces[at].folded)
            && let Some(label) = cues.labels.get(&key)
            && !(troops[at] && is_name(&key))
            && !label.iter().any(|one| told_families.contains(one))
        {
            families.extend(label);
        }
        families.sort_unstable();
        families.dedup();
        let mut paths = untold(&families);
        if paths.is_empty() {
            continue;
        }
        // A question states no field.
        if at >= tail {
            paths.clear();
        }
        match hints
            .last_mut()
            .filter(|last| last.pieces.1 == at && at != tail)
        {
            Some(last) => {
                last.pieces.1 = at + 1;
                last.paths.extend(paths);
            }
            None => hints.push(Hint {
                paths,
                pieces: (at, at + 1),
                doubtful: None,
            }),
        }
    }
    // Articles and prepositions at either end are not listed.
    for hint in hints.iter_mut().filter(|hint| hint.doubtful.is_none()) {
        let (from, to) = &mut hint.pieces;
        while from < to && empty(*from) {
            *from += 1;
        }
        while from < to && empty(*to - 1) {
            *to -= 1;
        }
    }
    hints.retain(|hint| hint.pieces.0 < hint.pieces.1);
    hints
}

/// Lists the words that were not read, drops the facts that these words make doubtful, and adds their
/// fields to the wanted ones.
pub(super) fn name_unread(situation: &mut Situation, pieces: &[Piece], hints: Vec<Hint>) {
    let mut wanted: Vec<String> = Vec::new();
    for hint in hints {
        if let Some(doubtful) = &hint.doubtful {
            let lists = [&mut situation.facts, &mut situation.assumed];
            for facts in lists.into_iter().chain(&mut situation.alternatives) {
                facts.retain(|(path, _)| path != doubtful);
            }
        }
        let (from, to) = hint.pieces;
        let words: Vec<&str> = pieces[from..to]
            .iter()
            .map(|piece| piece.raw.as_str())
            .collect();
        let within = |one: &str, all: &[&str]| one.split(' ').all(|word| all.contains(&word));
        let known: Vec<&str> = situation
            .left
            .iter()
            .flat_map(|one| one.split(' '))
            .collect();
        if !words.iter().all(|word| known.contains(word)) {
            situation.left.retain(|one| !within(one, &words));
            situation.left.push(words.join(" "));
        }
        situation.learnt = true;
        situation.unread |= !hint.paths.is_empty();
        for path in hint.paths {
            if wanted.len() < MOST_WANTED && !wanted.contains(&path) {
                wanted.push(path);
            }
        }
    }
    wanted.append(&mut situation.wanted);
    situation.wanted = wanted;
}
