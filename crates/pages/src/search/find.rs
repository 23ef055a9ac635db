//! Search with either index: the terms of a query, their weights by field, fallbacks if there are few
//! hits, and the checks offered with the hits.

use std::borrow::Cow;
use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::ops::Deref;

use super::analysis::{Form, stem};
use super::asides;
use super::asks::{Asks, asked_word, asks_amount, asks_yes_or_no, is_polar};
use super::document::IndexField;
use super::halves::{self, Second};
use super::notation::plain;
use super::plan::{Clause, Names, Plan, lexicon_words};
use super::query::{Query, is_function_word, is_number_word};
use super::snippet::Marks;
pub use super::sums::{DocId, Score};
use super::sums::{Docs, Scores};
use super::words::Words;
use super::{
    Answer, Counts, Document, EVERY_GAME, FURTHEST, Hit, LONGEST_QUERY, MOST_ABOUT, MOST_HITS,
    Request,
};

use rustc_hash::FxHashMap as HashMap;

use crate::check::Status;
use crate::content::{Node, NodeKind, captions};
use crate::kit::tables::{Choice as _, Table};
use crate::lang::{ByLang, Lang};
use crate::lexicon::{Concept, Lexicon};
use crate::library::{
    AskedRows, Cases, Library, List, Lists, Named, asked_rows, coded_game, owned_code,
};
use crate::systems::{self, SYSTEMS};
use crate::text::{Beginnings, Run, fold, folded, tokens};

/// BM25 parameters: saturation of term frequency, and influence of the text length.
pub const K1: Score = 1.2;
pub const B: Score = 0.75;

/// Weights of a word by field, in the reader's language and in the other one.
const TITLE: [f32; 2] = [3.0, 1.5];
const KEYWORDS: [f32; 2] = [2.5, 1.8];
const ANSWER: [f32; 2] = [1.6, 0.8];
/// Weights of the text; text in the other language counts only through the unstemmed field.
const BODY: [f32; 2] = [1.0, 0.0];
const CONTEXT: [f32; 2] = [0.5, 0.25];
/// Weight of players' phrases, in the reader's language.
const ASKED: f32 = 1.6;
const ALL: f32 = 0.8;
/// Weights of a concept named in the title, in the answer or claims, in the rest or the chapter.
const CONCEPT: [f32; 3] = [2.6, 1.2, 0.5];
/// Weight of the words of a name, in addition to the concept it names.
const NAME_WORDS: f32 = 0.8;
/// Weight of a completion of the unfinished word; then those of corrections, by the number of wrong
/// letters.
const COMPLETION: f32 = 0.3;
const GUESS: [f32; 2] = [0.5, 0.3];
/// Corrections after this number are looked up in one field only.
const FULL_GUESSES: usize = 3;
/// Minimum length of a part of a compound that is written apart or together, and maximum length of the compound.
const LEAST_PART: usize = 3;
const LONGEST_COMPOUND: usize = 32;
/// Minimum number of documents that contain the parts of a compound side by side.
const LEAST_ADJACENT: usize = 3;
/// Weight of a function word in the title or in an alias.
const FUNCTION_WORD: f32 = 0.3;
/// Weight of all words in a row, with few words between them.
const RUN: f32 = 2.0;
const RUN_SLOP: u32 = 2;
/// Share of the weights of matching fields other than the best one.
const TIE_BREAKER: f32 = 0.2;
/// Boosts for typed ids, which rank above all words: the thing itself, rulings whose only citation it is,
/// those that cite it among others, those of which only a claim cites it.
const ID: [f32; 4] = [4000.0, 3000.0, 2000.0, 1000.0];
/// Factor for passages, which rank below a ruling with the same words, and for open points and lessons.
const PASSAGE: f32 = 0.5;
const DISPUTE: f32 = 0.8;
const LESSON: f32 = 0.8;
/// Factor for rulings about the documents, which name much that other rulings answer, and the number of clauses from
/// which it counts.
const ABOUT: (f32, usize) = (0.85, 6);
/// The section of these rulings.
const ABOUT_SECTION: &str = "about";
/// Factor for lessons, definitions and other answers for beginners, if the query names no troop and is
/// short.
const BASIC: f32 = 1.2;
/// Factor for documents of a game other than the one that the query belongs to.
const OTHER_GAME: f32 = 0.9;
/// The same factor if abbreviations in any case, or terms of a single game, choose the game.
const OTHER_BY_SIGN: f32 = 0.8;
/// Minimum score, as a share of the best, with which the best hit of another game is placed directly below
/// it.
const EACH_GAME: f32 = 0.8;
/// Number of first hits among which that hit is looked for.
const NEAR: usize = 10;
/// Factor for an answer that says yes or no to a question for an amount, a place, a time or a thing.
const BESIDE: f32 = 0.92;
/// Share of its score that a hit loses if its texts contain no word of the question; the loss is smaller
/// if they contain some. Then the minimum number of words of the question for this factor.
const UNSEEN: f32 = 0.12;
const LEAST_SEEN: usize = 3;
/// Factor for a hit whose texts do not contain the word that the question is about.
const NOT_ABOUT: f32 = 0.88;
/// Factor for a hit whose title is about the second of two troops in the question, or names them in the other order.
const TURNED: f32 = 0.94;
/// Number of first hits among which one is moved up for its title, and its minimum score as a share of the best:
/// if the title contains all words of the question, and if it names the asked case of a more general first hit.
const TITLED: (usize, f32) = (5, 0.75);
const SPECIAL: (usize, f32) = (3, 0.6);
/// Weights of a word that is found in title and answer, aliases, claims, and players' phrases.
const SEEN: [f32; 4] = [1.0, 1.0, 0.9, 0.9];
/// Maximum number of hits that are compared in this way.
const COMPARED: usize = 3;
/// Number of first hits among which a hit that prints the requested figure is moved up, and its minimum
/// score as a share of the best.
const FIGURED: (usize, f32) = (3, 0.75);
/// Number of hits below which typos are considered and words become optional.
const FEW: usize = 3;
/// Number of clauses from which a query counts as a question. Some words of a question may be absent from
/// the library.
const MANY: usize = 4;
/// Weight of the words of one question in the search for a hit that answers the other.
const OTHER_QUESTION: Score = 0.6;
/// Score for each matched clause, in addition to its weight.
const THERE: f32 = 10.0;
/// Number of first hits whose checks are offered, and minimum score of such a hit as a share of the best.
const OFFERING_HITS: usize = 3;
const OFFERING_SHARE: f32 = 0.5;

/// Facets by which documents are counted and filtered.
pub const FACETS: [&str; 3] = ["system", "kind", "section"];
/// Maximum number of postings read in one run, which takes a few milliseconds. If a query in a very large
/// library exceeds it, frequent words are looked up only in the fields with the highest weights.
pub const MOST_WALKED: u64 = 500_000;
/// Share of that number spent on optional terms.
const SHARE_OF_WELCOME: u64 = 8;
/// Number of completions of an unfinished word that are used if not all can be looked up.
const FEWER_COMPLETIONS: usize = 8;
/// Maximum frequency of the rarest word of a sequence; more frequent sequences are not looked up.
const MOST_RUNS: u32 = 20_000;
/// Number of posting lists of a word.
const LISTS: usize = 11;

/// The fields in which a clause is looked up. Frequent words are looked up only in the fields with the
/// highest weights if looking them up in all fields would take too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breadth {
    Whole,
    /// In the unstemmed field, and in title, aliases and short answer of the reader's language.
    Own,
    /// Title, aliases, short answer and claims.
    Strong,
    /// Title and aliases.
    Titles,
}

impl Breadth {
    /// Breadth for the completions of a word, which are many and each count little.
    fn of_completions(self) -> Self {
        if self == Self::Whole { Self::Own } else { self }
    }
}

/// The fields of a word with their weights, for a breadth: the word itself, and its stem in each language.
fn each_list<S: Deref<Target = str>>(
    word: &str,
    stem: impl Fn(Lang) -> S,
    lang: Lang,
    breadth: Breadth,
    mut visit: impl FnMut(IndexField, &str, Score),
) {
    if matches!(breadth, Breadth::Whole | Breadth::Own) {
        visit(IndexField::All, word, ALL);
    }
    let langs = if breadth == Breadth::Own { 1 } else { 2 };
    for (n, lang) in [lang, lang.other()].into_iter().enumerate().take(langs) {
        let stem = stem(lang);
        let parts = [
            (IndexField::Title(lang), TITLE),
            (IndexField::Keywords(lang), KEYWORDS),
            (IndexField::Answer(lang), ANSWER),
            (IndexField::Body(lang), BODY),
            (IndexField::Context(lang), CONTEXT),
        ];
        let many = match breadth {
            Breadth::Whole => parts.len(),
            Breadth::Own | Breadth::Strong => 3,
            Breadth::Titles => 2,
        };
        for (part, boost) in &parts[..many] {
            if boost[n] > 0.0 {
                visit(*part, &stem, boost[n]);
            }
        }
    }
}

fn stem_of<'f>(form: &'f Form) -> impl Fn(Lang) -> &'f str {
    |lang| &form.stems[lang]
}

/// The fields of a concept, with their weights.
fn each_label(breadth: Breadth) -> impl Iterator<Item = (IndexField, Score)> {
    let many = match breadth {
        Breadth::Whole | Breadth::Own => 3,
        Breadth::Strong => 2,
        Breadth::Titles => 1,
    };
    [
        IndexField::ConceptTitle,
        IndexField::Concept,
        IndexField::ConceptNear,
    ]
    .into_iter()
    .zip(CONCEPT)
    .take(many)
}

/// Minimum number of clauses that a hit must match.
#[derive(Clone, Copy)]
pub enum Need {
    All,
    /// All clauses except every third; each matched clause adds to the score.
    Most,
    /// All clauses except those that are too frequent to be looked up in all fields; those are optional.
    Rare,
    /// This number of clauses, with a score for each matched one.
    AtLeast(usize, Score),
}

/// Result of one run: the number of hits, and the best ones by score, then in library order.
#[derive(Default)]
pub struct Found {
    pub total: usize,
    /// Number of hits that match without players' phrases.
    pub plain: usize,
    /// Whether some words were not looked up everywhere.
    pub narrowed: bool,
    pub best: Vec<(Score, DocId)>,
}

/// The game that the words of a query belong to, and the factor for documents of other games. Abbreviations
/// and terms of a single game are stronger evidence than terms that players of other games use too.
fn favoured(
    library: &Library,
    lang: Lang,
    text: &str,
    plan: &Plan,
) -> Option<(&'static str, Score)> {
    let (lexicon, texts) = (&library.lexicon, &library.texts);
    if let Some((_, game)) = owned_code(text) {
        return Some((game, OTHER_GAME));
    }
    let code = coded_game(text);
    let sign = library.situations.sign(lexicon, texts, lang, text);
    if let Some(game) = code.or(sign) {
        let agree = code.is_none() || sign.is_none() || code == sign;
        return agree.then_some((game, OTHER_BY_SIGN));
    }
    let game = systems::system(plan.game(lexicon)?)?.id;
    Some((game, OTHER_GAME))
}

/// A query with the best correction of each misspelt word.
fn corrected<'q>(text: &'q str, plan: &Plan) -> Cow<'q, str> {
    if plan.corrections.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut out = String::new();
    let mut at = 0;
    for (start, end, word) in &plan.corrections {
        out.push_str(&text[at..*start]);
        out.push_str(word);
        at = *end;
    }
    out.push_str(&text[at..]);
    Cow::Owned(out)
}

/// Nodes whose title equals the query, after filtering.
fn exact_titles(library: &Library, query: &Query, request: &Request<'_>) -> Vec<usize> {
    if !query.is_words() || !request.about.is_empty() {
        return Vec::new();
    }
    let content = &library.content;
    let passes = |node: &&usize| passes(&content.nodes[**node], request);
    [request.lang, request.lang.other()]
        .into_iter()
        .map(|lang| content.titled(lang, &query.text))
        .find(|nodes| !nodes.is_empty())
        .map(|nodes| nodes.iter().filter(passes).copied().collect())
        .unwrap_or_default()
}

/// Whether a node passes the filters of a request.
fn passes(node: &Node, request: &Request<'_>) -> bool {
    request
        .system
        .is_none_or(|system| node.id.system() == system)
        && request
            .section
            .is_none_or(|section| node.id.section() == section)
        && request
            .kind
            .is_none_or(|kind| node.attributes.kind.code() == kind)
}

/// Returns the node that prints the table, if a query asks for a row of it and for nothing else.
fn printing(
    library: &Library,
    rows: &[AskedRows],
    request: &Request<'_>,
) -> Option<(usize, &'static Table)> {
    if !request.about.is_empty() {
        return None;
    }
    let asked = rows.iter().filter(|asked| asked.whole);
    asked
        .filter(|asked| asked.line(library, request.lang).is_some())
        .find_map(|asked| {
            let mut nodes = library.content.nodes.iter();
            let node = nodes.position(|node| prints(node, asked) && passes(node, request))?;
            Some((node, asked.table))
        })
}

/// Whether a node prints a table.
fn prints(node: &Node, asked: &AskedRows) -> bool {
    node.text
        .it
        .tables
        .iter()
        .any(|(id, _)| id.as_str() == asked.table.id)
}

/// Returns the requested rows that a hit prints.
fn row_of(library: &Library, rows: &[AskedRows], lang: Lang, document: Document) -> Option<String> {
    let Document::Node(number) = document else {
        return None;
    };
    let node = &library.content.nodes[number];
    let lines: Vec<String> = rows
        .iter()
        .filter(|asked| prints(node, asked))
        .filter_map(|asked| asked.line(library, lang))
        .collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// Whether a correction may be shown as "did you mean": it must be a word of the reader's language, and
/// neither another number nor another form of the typed word.
fn is_spelling(words: &dyn Words, lang: Lang, typed: &str, word: &str) -> bool {
    words.speaks(lang, word)
        && !is_number_word(typed)
        && !is_number_word(word)
        && !is_other_form(typed, word)
}

/// Minimum length of a misspelt word whose correction may be a word that names nothing.
const SHORTEST_TERM: usize = 8;

/// Whether a correction is worth showing: it names a concept, or corrects a long word to one of a title.
/// Everyday words that no text contains (`swims`) are often similar to another word.
fn is_term(library: &Library, lang: Lang, typed: &str, word: &str) -> bool {
    !lexicon_words(&library.lexicon, lang, word).is_empty()
        || typed.chars().count() >= SHORTEST_TERM
            && library.content.nodes.iter().any(|node| {
                tokens(&node.text[lang].title)
                    .iter()
                    .any(|token| token.folded == word)
            })
}

/// Whether two words differ only in a grammatical ending: `closest` is not a misspelling of `closes`.
fn is_other_form(typed: &str, word: &str) -> bool {
    const ENDINGS: [&str; 13] = [
        "", "s", "es", "t", "st", "est", "er", "ed", "d", "ing", "r", "ly", "y",
    ];
    let shared = typed
        .char_indices()
        .zip(word.chars())
        .take_while(|((_, a), b)| a == b)
        .map(|((at, a), _)| at + a.len_utf8())
        .last()
        .unwrap_or(0);
    shared >= 4 && ENDINGS.contains(&&typed[shared..]) && ENDINGS.contains(&&word[shared..])
}

/// The troops that a question names first and second, by clause: who does something, and to whom.
fn sides(lists: &Lists, plan: &Plan) -> Option<[usize; 2]> {
    let is_troop = |clause: &Clause| {
        let named = |(concept, _): &(usize, f32)| plan.troops.contains(concept);
        clause.concepts.iter().any(named)
            || clause.words.len() == 1 && lists.has(List::Arms, &clause.words[0].word)
    };
    let mut troops: Vec<usize> = (0..plan.clauses.len())
        .filter(|n| is_troop(&plan.clauses[*n]))
        .collect();
    troops.sort_by_key(|n| plan.clauses[*n].start);
    match troops[..] {
        [one, other] => Some([one, other]),
        _ => None,
    }
}

/// Orders two hits, the better one first.
fn better(a: &(Score, DocId), b: &(Score, DocId)) -> Ordering {
    b.0.total_cmp(&a.0).then(a.1.cmp(&b.1))
}

impl Found {
    /// Moves a document to the first place; adds it if it was not a hit.
    fn put_first(&mut self, doc: DocId) {
        let top = self.best.first().map_or(1.0, |(score, _)| *score);
        match self.best.iter().position(|(_, other)| *other == doc) {
            Some(at) => self.best[..=at].rotate_right(1),
            None => {
                self.best.insert(0, (top, doc));
                self.total = self.total.max(self.best.len());
            }
        }
        self.best[0].0 = self.best[0].0.max(top);
    }

    /// Keeps only the best hits; returns the score of the worst of them, if any were dropped.
    fn shrink(&mut self, keep: usize) -> Option<Score> {
        let mut worst = None;
        if self.best.len() > keep && keep > 0 {
            worst = Some(self.best.select_nth_unstable_by(keep - 1, better).1.0);
        }
        self.best.truncate(keep);
        worst
    }
}

/// Weight of each node of a library, by node number.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    nodes: Vec<f32>,
    /// Weights for queries that name no troop and are short ([`Plan::is_plain`]).
    plain: Vec<f32>,
    /// Whether the answer says yes or no.
    polar: ByLang<Vec<bool>>,
    /// Whether the title asks for an amount.
    amount: ByLang<Vec<bool>>,
    /// The games that use each concept of the lexicon: those of its entry, and those whose rulings name it.
    games: Vec<Vec<&'static str>>,
}

/// Number of rulings of a game that must name a concept, so that the game uses it.
const LEAST_NAMED: usize = 2;

impl Weights {
    pub fn of(library: &Library) -> Self {
        let is_asked = |node: &Node| {
            let asked = |lang| library.asked.of_beginners(&node.id, lang).next().is_some();
            Lang::ALL.into_iter().any(asked)
        };
        let mut this = Self::default();
        let concepts = library.lexicon.concepts();
        let mut named = vec![vec![0; SYSTEMS.len()]; concepts.len()];
        for node in &library.content.nodes {
            let (weight, plain) = match node.attributes.kind {
                NodeKind::Dispute => (DISPUTE, DISPUTE),
                NodeKind::Lesson => (LESSON, BASIC),
                NodeKind::Definition => (1.0, BASIC),
                _ if is_asked(node) => (1.0, BASIC),
                _ => (1.0, 1.0),
            };
            this.nodes.push(weight);
            this.plain.push(plain);
            let said: BTreeSet<usize> = node
                .text
                .iter()
                .flat_map(|(lang, text)| {
                    let lexicon = &library.lexicon;
                    let mut said = lexicon.recognise(lang, &text.title);
                    said.append(&mut lexicon.recognise(lang, &text.answer));
                    said
                })
                .collect();
            let place = SYSTEMS
                .iter()
                .position(|system| system.id == node.id.system());
            if let Some(place) = place {
                said.iter().for_each(|concept| named[*concept][place] += 1);
            }
            for (lang, text) in node.text.iter() {
                this.polar[lang].push(is_polar(&text.answer));
                this.amount[lang].push(asks_amount(&text.title));
            }
        }
        let uses = |(concept, named): (&Concept, &Vec<usize>)| {
            let all = SYSTEMS.iter().zip(named);
            let known = |id: &str| concept.systems.iter().any(|system| system == id);
            let uses = all.filter(|(system, named)| **named >= LEAST_NAMED || known(system.id));
            uses.map(|(system, _)| system.id).collect::<Vec<&str>>()
        };
        this.games = concepts.iter().zip(&named).map(uses).collect();
        this
    }
}

/// Nodes that cite a passage, by passage number; only for cited passages.
pub type Covers = HashMap<usize, Vec<usize>>;

/// Passages of a library that nodes cite, with those nodes.
pub fn covers(library: &Library) -> Covers {
    let passages: HashMap<&str, usize> = library
        .passages
        .all()
        .iter()
        .enumerate()
        .map(|(number, passage)| (passage.key.as_str(), number))
        .collect();
    let mut covers = Covers::default();
    for (number, node) in library
        .content
        .nodes
        .iter()
        .enumerate()
        .filter(|_| !passages.is_empty())
    {
        for passage in node
            .all_cites()
            .into_iter()
            .filter_map(|key| passages.get(key.as_str()))
        {
            covers.entry(*passage).or_default().push(number);
        }
    }
    covers
}

/// Reusable buffers for one query: the terms of a clause, the documents within one of them, and for every
/// document its score and the number of matched clauses.
#[derive(Default)]
pub struct Scratch {
    ways: Scores,
    inner: Scores,
    /// Documents that match at least one clause.
    met: Docs,
    scores: Vec<Score>,
    counts: Vec<u8>,
    /// Number of clauses matched by words that the document itself contains.
    plain: Vec<u8>,
    /// Number of matched rare clauses, if some clauses are not looked up in all fields.
    rare: Vec<u8>,
    /// Scores for the second of two questions.
    second: Vec<Score>,
}

thread_local! {
    /// Reused by later queries, because each buffer has an entry for every document.
    static SCRATCHES: RefCell<Vec<Scratch>> = const { RefCell::new(Vec::new()) };
}

/// A query has at most two plans.
const MOST_SCRATCHES: usize = 2;

impl Scratch {
    /// Empty buffers for a number of documents.
    fn take(docs: u32) -> Self {
        let mut this = SCRATCHES.with_borrow_mut(Vec::pop).unwrap_or_default();
        this.ways.grow(docs);
        this.inner.grow(docs);
        this.met.clear(docs);
        this.scores.clear();
        this.scores.resize(docs as usize, 0.0);
        this.counts.clear();
        this.counts.resize(docs as usize, 0);
        this.plain.clear();
        this.plain.resize(docs as usize, 0);
        this
    }
}

/// Matches of a plan, collected before the minimum number of clauses is decided: collecting takes most of
/// the time, and several minimums are tried.
pub struct Gathered {
    scratch: Scratch,
    clauses: usize,
    /// Number of rare clauses, if some clauses were not looked up everywhere.
    rare: Option<usize>,
    /// Documents allowed by the query and its filters.
    within: Option<Docs>,
    narrowed: Option<Docs>,
    /// Documents excluded by the query.
    without: Option<Docs>,
    /// Documents of the game that the words belong to, and the factor for all others.
    favoured: Option<(Docs, Score)>,
    /// Whether the query names no troop and has few words.
    plain: bool,
}

impl Drop for Gathered {
    fn drop(&mut self) {
        let scratch = std::mem::take(&mut self.scratch);
        SCRATCHES.with_borrow_mut(|known| {
            if known.len() < MOST_SCRATCHES {
                known.push(scratch);
            }
        });
    }
}

impl Gathered {
    /// Documents that match a minimum number of clauses, with or without the filters; also their number and
    /// the score of each matched clause.
    fn meeting(&self, need: Need, narrowed: bool) -> (Docs, usize, Score) {
        let Scratch {
            met, counts, rare, ..
        } = &self.scratch;
        let (least, counts, there) = match (need, self.rare) {
            (Need::Rare, Some(least)) => (least, rare, 0.0),
            (Need::All | Need::Rare, _) => (self.clauses, counts, 0.0),
            (Need::Most, _) => ((self.clauses * 7).div_ceil(10), counts, THERE),
            (Need::AtLeast(least, there), _) => (least, counts, there),
        };
        let mut found = if self.clauses > 0 {
            let mut found = met.clone();
            found.retain(|doc| usize::from(counts[doc as usize]) >= least);
            found
        } else {
            // Without clauses, every allowed document.
            Docs::all(u32::try_from(counts.len()).unwrap_or(u32::MAX))
        };
        self.within
            .iter()
            .chain(self.narrowed.iter().filter(|_| narrowed))
            .for_each(|within| found.keep(within));
        self.without
            .iter()
            .for_each(|without| found.remove(without));
        (found, least, there)
    }
}

/// An index: its words and posting lists. The query logic is shared, so that every index ranks identically.
pub trait Index {
    fn words(&self) -> &dyn Words;
    fn names(&self) -> &Names;
    /// Weight of each node; later documents are passages.
    fn weights(&self) -> &Weights;
    /// Nodes that cite a passage, by the passage's number.
    fn covers(&self) -> &Covers;
    /// One more than the highest document number.
    fn docs(&self) -> u32;

    /// The documents of a term, in order, with its BM25 weight in each.
    fn scored(&self, part: IndexField, term: &str, visit: impl FnMut(DocId, Score));
    /// Number of documents that contain a term.
    fn holding(&self, part: IndexField, term: &str) -> u32;
    /// Maximum number of postings that one run may walk.
    fn most_walked(&self) -> u64 {
        MOST_WALKED
    }
    /// The documents of a label, in order.
    fn labelled(&self, part: IndexField, label: &str, visit: impl FnMut(DocId));
    /// Documents that contain these words in order, unstemmed, with a maximum number of words between them,
    /// and the weight of that.
    fn phrase(&self, words: &[String], slop: u32, visit: impl FnMut(DocId, Score));
    /// Number of these documents that each further filter would leave. The requested game, kind and section
    /// are ignored while their own alternatives are counted.
    fn counted(&self, lexicon: &Lexicon, found: &Docs, chosen: [Option<&str>; 3]) -> Counts;

    /// Number of hits of a plan that each further filter would leave.
    fn counts(
        &self,
        lexicon: &Lexicon,
        gathered: &Gathered,
        request: &Request<'_>,
        need: Need,
    ) -> Counts {
        self.counted(
            lexicon,
            &gathered.meeting(need, false).0,
            [request.system, request.kind, request.section],
        )
    }

    /// The best hits of a plan with a minimum number of matched clauses.
    fn best(&self, gathered: &Gathered, need: Need, keep: usize) -> Found {
        let mut found = Found {
            narrowed: gathered.rare.is_some(),
            ..Found::default()
        };
        let (docs, least, there) = gathered.meeting(need, true);
        let Scratch {
            scores,
            counts,
            plain,
            ..
        } = &gathered.scratch;
        let weights = if gathered.plain {
            &self.weights().plain
        } else {
            &self.weights().nodes
        };
        // Hits below the threshold are skipped; of equal scores the earlier document is better.
        let mut floor = Score::NEG_INFINITY;
        docs.each(|doc| {
            let score = scores[doc as usize] + there * Score::from(counts[doc as usize]);
            let mut score = score * weights.get(doc as usize).unwrap_or(&PASSAGE);
            if let Some((game, others)) = &gathered.favoured
                && !game.holds(doc)
            {
                score *= others;
            }
            found.total += 1;
            found.plain += usize::from(usize::from(plain[doc as usize]) >= least);
            if score > floor {
                found.best.push((score, doc));
                if found.best.len() >= 2 * keep + 64 {
                    floor = found.shrink(keep).unwrap_or(floor);
                }
            }
        });
        found.shrink(keep);
        found.best.sort_unstable_by(better);
        found
    }

    /// The breadth with which each clause can be looked up within the limit: rare ones everywhere, common
    /// ones where they weigh most. Each comes with the number of postings it walks.
    fn breadths(&self, lexicon: &Lexicon, plan: &Plan, lang: Lang) -> Vec<(Breadth, u64)> {
        let mut left = self.most_walked();
        // If even full posting lists would not exceed the limit, none need be measured.
        let words = |clause: &Clause| {
            clause.words.len()
                + clause.completions.len()
                + clause.guesses.len()
                + clause.concepts.len()
        };
        let lists = plan.clauses.iter().map(words).sum::<usize>() * LISTS;
        if u64::from(self.docs()) * lists as u64 <= left {
            return vec![(Breadth::Whole, 0); plan.clauses.len()];
        }
        let cost = |clause: &Clause, breadth| self.cost(lexicon, clause, lang, breadth);
        let mut chosen: Vec<(Breadth, u64)> = plan
            .clauses
            .iter()
            .map(|clause| (Breadth::Whole, cost(clause, Breadth::Whole)))
            .collect();
        if chosen.iter().map(|(_, cost)| cost).sum::<u64>() <= left {
            return chosen;
        }
        let mut order: Vec<usize> = (0..chosen.len()).collect();
        order.sort_by_key(|n| chosen[*n].1);
        for (done, n) in order.iter().enumerate() {
            let share = left / (order.len() - done) as u64;
            for breadth in [Breadth::Strong, Breadth::Titles] {
                if chosen[*n].1 > share {
                    chosen[*n] = (breadth, cost(&plan.clauses[*n], breadth));
                }
            }
            left = left.saturating_sub(chosen[*n].1);
        }
        chosen
    }

    /// Number of postings walked to look up a clause.
    fn cost(&self, lexicon: &Lexicon, clause: &Clause, lang: Lang, breadth: Breadth) -> u64 {
        let mut cost = 0;
        let mut walk =
            |part: IndexField, term: &str, _: Score| cost += u64::from(self.holding(part, term));
        if clause.id.is_some() {
            return 0;
        }
        let completions = if breadth == Breadth::Whole {
            clause.completions.len()
        } else {
            FEWER_COMPLETIONS
        };
        clause
            .words
            .iter()
            .for_each(|form| each_list(&form.word, stem_of(form), lang, breadth, &mut walk));
        let guesses = clause
            .guesses
            .iter()
            .take(FULL_GUESSES)
            .map(|guess| &guess.word);
        guesses.for_each(|word| each_list(word, |lang| stem(lang, word), lang, breadth, &mut walk));
        let completions = clause.completions.iter().take(completions);
        completions.for_each(|word| {
            each_list(
                word,
                |lang| stem(lang, word),
                lang,
                breadth.of_completions(),
                &mut walk,
            )
        });
        if breadth == Breadth::Whole {
            clause
                .words
                .iter()
                .for_each(|form| walk(IndexField::Asked(lang), &form.stems[lang], 0.0));
            clause
                .guesses
                .iter()
                .skip(FULL_GUESSES)
                .for_each(|guess| walk(IndexField::All, &guess.word, 0.0));
        }
        for (concept, _) in &clause.concepts {
            each_label(breadth)
                .for_each(|(part, _)| walk(part, &lexicon.concepts()[*concept].id, 0.0));
        }
        cost
    }

    /// Looks up everything that a plan contains, together with a request.
    fn gather(
        &self,
        lexicon: &Lexicon,
        plan: &Plan,
        request: &Request<'_>,
        second: Option<Second>,
    ) -> Gathered {
        let lang = request.lang;
        let docs = self.docs();
        let is_plain = plan.is_plain(lexicon);
        let mut scratch = Scratch::take(docs);
        let breadths = self.breadths(lexicon, plan, lang);
        let narrowed = breadths
            .iter()
            .any(|(breadth, _)| *breadth != Breadth::Whole);
        let rarest = breadths
            .iter()
            .map(|(_, cost)| *cost)
            .min()
            .unwrap_or_default();
        let is_rare = |(breadth, cost): (Breadth, u64)| breadth == Breadth::Whole || cost == rarest;
        if narrowed {
            scratch.rare.clear();
            scratch.rare.resize(docs as usize, 0);
        }
        scratch.second.clear();
        if second.is_some() {
            scratch.second.resize(docs as usize, 0.0);
        }
        for (clause, breadth) in plan.clauses.iter().zip(&breadths) {
            let is_second = second.is_some_and(|second| clause.start >= second.from);
            let is_rare = narrowed && is_rare(*breadth);
            self.clause(lexicon, clause, lang, breadth.0, &mut scratch);
            let Scratch {
                ways,
                met,
                scores,
                counts,
                plain,
                rare,
                second,
                ..
            } = &mut scratch;
            ways.seen()
                .each(|doc| plain[doc as usize] = plain[doc as usize].saturating_add(1));
            if breadth.0 == Breadth::Whole {
                let weight = ASKED / clause.words.len() as Score;
                for word in &clause.words {
                    self.scored(IndexField::Asked(lang), &word.stems[lang], |doc, score| {
                        ways.add(doc, score * weight)
                    });
                    if is_plain {
                        self.scored(
                            IndexField::Beginners(lang),
                            &word.stems[lang],
                            |doc, score| ways.add(doc, score * weight),
                        );
                    }
                }
            }
            met.add(ways.seen());
            ways.drain(TIE_BREAKER, |doc, score| {
                let at = doc as usize;
                scores[at] += score;
                if is_second {
                    second[at] += score;
                }
                counts[at] = counts[at].saturating_add(1);
                if is_rare {
                    rare[at] = rare[at].saturating_add(1);
                }
            });
        }
        let both = |one: Option<Docs>, other: Docs| match one {
            Some(mut one) => {
                one.keep(&other);
                one
            }
            None => other,
        };
        let filters = FACETS
            .into_iter()
            .zip([request.system, request.kind, request.section]);
        let filters =
            filters.filter_map(|(name, value)| Some(self.facet(&format!("{name}:{}", value?))));
        let narrowed_to = filters.fold(None, |narrowed, filter| Some(both(narrowed, filter)));
        let mut within: Option<Docs> = None;
        let mut must = |with: Docs| within = Some(both(within.take(), with));
        let Scratch { ways, scores, .. } = &mut scratch;
        let mut score = |doc: DocId, more: Score| scores[doc as usize] += more;
        for phrase in &plan.phrases {
            let mut with = Docs::none(docs);
            self.phrase(phrase, 0, |doc, more| {
                with.insert(doc);
                score(doc, more);
            });
            must(with);
        }
        for facet in &plan.facets {
            must(self.facet(facet));
        }
        for concept in &plan.about {
            let id = &lexicon.concepts()[*concept].id;
            for (part, boost) in [IndexField::ConceptTitle, IndexField::Concept]
                .into_iter()
                .zip(CONCEPT)
            {
                self.scored(part, id, |doc, score| ways.add(doc, score * boost));
            }
            must(ways.seen().clone());
            ways.drain(TIE_BREAKER, &mut score);
        }
        let mut without: Option<Docs> = None;
        let mut must_not = |with: &Docs| without.get_or_insert_with(|| Docs::none(docs)).add(with);
        for word in &plan.without_words {
            self.word(&Form::new(word), lang, Breadth::Whole, ways);
            must_not(ways.seen());
            ways.drain(TIE_BREAKER, |_, _| ());
        }
        for phrase in &plan.without_phrases {
            let mut with = Docs::none(docs);
            self.phrase(phrase, 0, |doc, _| with.insert(doc));
            must_not(&with);
        }
        for facet in &plan.without_facets {
            must_not(&self.facet(facet));
        }
        let mut welcome = self.most_walked() / SHARE_OF_WELCOME;
        for word in &plan.optional {
            let stem = stem(lang, word);
            let parts = [
                IndexField::Title(lang),
                IndexField::Keywords(lang),
                IndexField::Beginners(lang),
            ];
            let parts = &parts[..if is_plain { 3 } else { 2 }];
            let cost: u64 = parts
                .iter()
                .map(|part| u64::from(self.holding(*part, &stem)))
                .sum();
            if cost > welcome {
                continue;
            }
            welcome -= cost;
            for part in parts.iter().copied() {
                self.scored(part, &stem, |doc, score| {
                    ways.add(doc, score * FUNCTION_WORD)
                });
            }
            ways.drain(TIE_BREAKER, &mut score);
        }
        let rarest = plan
            .run
            .iter()
            .map(|word| self.words().frequency(word))
            .min()
            .unwrap_or_default();
        if (2..=super::LONGEST_PHRASE).contains(&plan.run.len())
            && (1..=MOST_RUNS).contains(&rarest)
        {
            self.phrase(&plan.run, RUN_SLOP, |doc, more| score(doc, more * RUN));
        }
        let rare = narrowed.then(|| breadths.iter().filter(|breadth| is_rare(**breadth)).count());
        Gathered {
            scratch,
            clauses: plan.clauses.len(),
            rare,
            within,
            narrowed: narrowed_to,
            without,
            favoured: None,
            plain: is_plain,
        }
    }

    /// Adds the matches of a clause to the buffers.
    fn clause(
        &self,
        lexicon: &Lexicon,
        clause: &Clause,
        lang: Lang,
        breadth: Breadth,
        scratch: &mut Scratch,
    ) {
        let Scratch { ways, inner, .. } = scratch;
        if let Some(id) = &clause.id {
            for (facet, score) in ["id", "first", "own", "cites"].into_iter().zip(ID) {
                self.labelled(IndexField::Facet, &format!("{facet}:{id}"), |doc| {
                    ways.add(doc, score)
                });
            }
            return;
        }
        match &clause.words[..] {
            [] => {}
            [word] => self.word(word, lang, breadth, ways),
            words => {
                let mut all: Option<Vec<(DocId, Score)>> = None;
                for word in words {
                    self.word(word, lang, breadth, inner);
                    let mut known = all.take().map(|known| known.into_iter().peekable());
                    let mut both = Vec::new();
                    inner.drain(TIE_BREAKER, |doc, score| match &mut known {
                        None => both.push((doc, score)),
                        Some(known) => {
                            while known.next_if(|(other, _)| *other < doc).is_some() {}
                            both.extend(
                                known
                                    .next_if(|(other, _)| *other == doc)
                                    .map(|(_, before)| (doc, before + score)),
                            );
                        }
                    });
                    all = Some(both);
                }
                all.into_iter()
                    .flatten()
                    .for_each(|(doc, score)| ways.add(doc, score * NAME_WORDS));
            }
        }
        for (concept, weight) in &clause.concepts {
            let id = &lexicon.concepts()[*concept].id;
            for (part, boost) in each_label(breadth) {
                self.scored(part, id, |doc, score| ways.add(doc, score * boost * weight));
            }
        }
        let completions = if breadth == Breadth::Whole {
            clause.completions.len()
        } else {
            FEWER_COMPLETIONS
        };
        // Forms of one word share the posting lists of their stem, which count once.
        let mut stems: Vec<(IndexField, String)> = Vec::new();
        for completion in clause.completions.iter().take(completions) {
            let mut fresh = true;
            each_list(
                completion,
                |lang| stem(lang, completion),
                lang,
                breadth.of_completions(),
                |part, term, boost| {
                    if let IndexField::Title(_) = part {
                        fresh = !stems
                            .iter()
                            .any(|(known, stem)| *known == part && stem == term);
                        if fresh {
                            stems.push((part, term.to_owned()));
                        }
                    }
                    if fresh {
                        self.scored(part, term, |doc, score| inner.add(doc, score * boost));
                    }
                },
            );
            inner.drain(TIE_BREAKER, |doc, score| ways.add(doc, score * COMPLETION));
        }
        for (n, guess) in clause.guesses.iter().enumerate() {
            let boost = GUESS[usize::from(guess.distance > 1)];
            if n < FULL_GUESSES {
                self.word(&Form::new(&guess.word), lang, breadth, inner);
                inner.drain(TIE_BREAKER, |doc, score| ways.add(doc, score * boost));
            } else if breadth == Breadth::Whole {
                self.scored(IndexField::All, &guess.word, |doc, score| {
                    ways.add(doc, score * boost * ALL)
                });
            }
        }
    }

    /// A word in every field, with the stem of each language.
    fn word(&self, form: &Form, lang: Lang, breadth: Breadth, ways: &mut Scores) {
        each_list(
            &form.word,
            stem_of(form),
            lang,
            breadth,
            |part, term, boost| self.scored(part, term, |doc, score| ways.add(doc, score * boost)),
        );
    }

    fn facet(&self, facet: &str) -> Docs {
        let mut with = Docs::none(self.docs());
        self.labelled(IndexField::Facet, facet, |doc| with.insert(doc));
        with
    }

    /// Answers any query in bounded time.
    fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        let lexicon = &library.lexicon;
        // A game named in the query restricts the search to that game.
        let game = match request.system {
            Some(_) => None,
            None => library
                .situations
                .game(lexicon, &library.texts, request.lang, request.query),
        };
        let request = &Request {
            system: game.or(request.system).filter(|game| *game != EVERY_GAME),
            ..*request
        };
        let typed = plain(
            library,
            (request.lang, request.system),
            request.query,
            &|word| self.words().knows(word),
        );
        let typed =
            library
                .situations
                .written_out((lexicon, &library.texts), request.lang, &typed, true);
        let typed = match self.compounds(&typed) {
            Some(text) => Cow::Owned(text),
            None => typed,
        };
        let lists = library
            .situations
            .lists(request.lang, lexicon, &library.texts);
        let whole = Query::parse(&typed);
        let titled = exact_titles(library, &whole, request);
        // What says nothing about the question neither finds nor ranks anything.
        let query = match asides::without(lists, &whole.text) {
            Cow::Owned(text) if whole.is_words() && titled.is_empty() => Query::parse(&text),
            _ => whole.clone(),
        };
        let (limit, offset) = (request.limit.min(MOST_HITS), request.offset.min(FURTHEST));
        let mut plan = Plan::new(
            &query,
            request.lang,
            lexicon,
            self.names(),
            self.words(),
            None,
        );
        // "In Impetus", "di DBA": the name of the game that is searched finds nothing in it.
        let names_game = |clause: &Clause| {
            let before = query.text[..clause.start].split_whitespace().next_back();
            let of = |list: List| before.is_some_and(|word| lists.has(list, &fold(word)));
            matches!(&clause.words[..], [only] if game == Some(only.word.as_str()))
                && (of(List::Filler) || of(List::For))
        };
        if plan.clauses.iter().any(|clause| !names_game(clause)) {
            plan.clauses.retain(|clause| !names_game(clause));
        }
        let unknown: Vec<String> = plan
            .unknown
            .iter()
            .map(|(start, end)| query.text[*start..*end].to_owned())
            // A number in a question is a figure of the player's own and not an unknown search word.
            .filter(|word| plan.clauses.len() < MANY || !word.bytes().all(|b| b.is_ascii_digit()))
            .chain(
                plan.facets
                    .iter()
                    .filter(|facet| !self.words().has_facet(facet))
                    .cloned(),
            )
            .collect();
        let narrowed = !request.about.is_empty()
            || [request.system, request.kind, request.section]
                .iter()
                .any(Option::is_some);
        if plan.is_empty() && !(request.counted && narrowed) {
            let counts = if request.counted {
                self.counts(
                    lexicon,
                    &self.gather(lexicon, &plan, request, None),
                    request,
                    Need::All,
                )
            } else {
                Counts::default()
            };
            return Answer {
                counts,
                unknown,
                game,
                ..Answer::default()
            };
        }
        let known = |id: &&str| {
            lexicon
                .concepts()
                .iter()
                .position(|concept| concept.id == **id)
        };
        plan.about = request
            .about
            .iter()
            .take(MOST_ABOUT)
            .filter_map(known)
            .collect();
        // Passages are moved below the rulings that cover them among the first hits only, so that a later
        // page continues the first.
        let keep = if self.covers().is_empty() {
            (offset + limit).max(NEAR)
        } else {
            (offset + limit).max(MOST_HITS)
        };
        let favoured = match request.system {
            Some(_) => None,
            None => favoured(library, request.lang, &corrected(&query.text, &plan), &plan),
        };
        // A single word that names no concept ("and what's left?") is no question for a ruling.
        let names = |second: &Second| {
            let mut own = plan
                .clauses
                .iter()
                .filter(|clause| clause.start >= second.from);
            own.next().is_some_and(|clause| !clause.concepts.is_empty()) || own.next().is_some()
        };
        let second =
            halves::second(lists, &query.text).filter(|second| query.is_words() && names(second));
        let mut gathered = self.gather(lexicon, &plan, request, second);
        gathered.favoured =
            favoured.map(|(game, others)| (self.facet(&format!("system:{game}")), others));
        let mut need = Need::All;
        let mut found = self.best(&gathered, need, keep);
        if found.total < FEW && !plan.clauses.is_empty() {
            let mut suspicious = Plan::new(
                &query,
                request.lang,
                lexicon,
                self.names(),
                self.words(),
                Some(&plan),
            );
            if suspicious.corrections != plan.corrections {
                suspicious.about.clone_from(&plan.about);
                let mut again = self.gather(lexicon, &suspicious, request, second);
                again.favoured.clone_from(&gathered.favoured);
                let more = self.best(&again, Need::All, keep);
                if more.total > found.total {
                    (plan, gathered, found) = (suspicious, again, more);
                }
            }
        }
        if found.narrowed && found.total < offset + limit && plan.clauses.len() > 1 {
            let more = self.best(&gathered, Need::Rare, keep);
            if more.total > found.total {
                (found, need) = (more, Need::Rare);
            }
        }
        let clauses = plan.clauses.len();
        if clauses >= MANY {
            (found, need) = (self.best(&gathered, Need::Most, keep), Need::Most);
        }
        let mut least = clauses.div_ceil(2).min(clauses.saturating_sub(1));
        // A hit that matched enough clauses only through players' phrases is ranked by the share of the
        // query that it matches itself.
        let there = if clauses >= MANY || found.total >= FEW {
            THERE
        } else {
            0.0
        };
        while found.plain < FEW && least > 0 {
            let relaxed = Need::AtLeast(least, there);
            let more = self.best(&gathered, relaxed, keep);
            if more.total > found.total {
                (found, need) = (more, relaxed);
            }
            least /= 2;
        }
        let marks = Marks::new(&plan, request.lang, lexicon);
        let cases = library
            .situations
            .cases(request.lang, lexicon, &library.texts);
        let told = cases.asked(lists, &whole.text);
        if query.is_words() {
            if clauses >= ABOUT.1 {
                self.about_last(library, &mut found.best);
            }
            self.fitting_first(
                library,
                (&plan, &marks),
                request.lang,
                (lists, &query.text),
                &mut found.best,
            );
            if !told.is_empty() {
                self.case_first(library, (cases, told), request.lang, &mut found.best);
            }
            self.titled_first(
                library,
                &marks,
                (cases, told),
                request.lang,
                &mut found.best,
            );
        }
        if !self.covers().is_empty() {
            self.rulings_first(&mut found.best);
        }
        if favoured.is_none() && request.system.is_none() && plan.facets.is_empty() {
            self.each_game_first(library, &mut found.best);
        }
        // If the query asks only for a row of a table, the node that prints the row comes first.
        let rows = if query.is_words() {
            asked_rows(
                library,
                request.lang,
                &corrected(&query.text, &plan),
                request.system,
            )
        } else {
            Vec::new()
        };
        let printing = printing(library, &rows, request);
        let mut pair = false;
        if printing.is_none() && titled.is_empty() {
            let figured = self.figured(library, &rows, request.lang, &found.best);
            match second.filter(|_| offset == 0 && found.best.len() > 1) {
                Some(second) => {
                    let asks = [&query.text[..second.from], &query.text[second.from..]]
                        .map(|half| Asks::of(lists, half));
                    let best = self.of_questions(
                        library,
                        &gathered,
                        (second, asks),
                        (figured, request.lang),
                        &found.best,
                    );
                    pair = best.len() > 1;
                    for doc in best.into_iter().rev() {
                        found.put_first(doc);
                    }
                }
                None => figured.into_iter().for_each(|doc| found.put_first(doc)),
            }
        }
        for node in titled
            .iter()
            .chain(printing.as_ref().map(|(node, _)| node))
            .rev()
        {
            found.put_first(DocId::try_from(*node).unwrap_or(DocId::MAX));
        }
        // Terms of a single game are weak evidence beside the hits, unless the best hit is of that game.
        let open = request.system.is_none() && owned_code(&query.text).is_none();
        let signed = favoured.filter(|(_, others)| *others <= OTHER_BY_SIGN);
        let likely = self.game_of_best(library, &found).filter(|game| {
            let has = |concept: &usize| self.weights().games[*concept].contains(game);
            open && match signed {
                Some((signed, _)) => signed == *game,
                None => plan.troops.iter().all(has),
            }
        });
        let best = found.best.iter().skip(offset).take(limit);
        let hits: Vec<Hit> = best
            .enumerate()
            .map(|(n, (score, doc))| {
                let document = self.document(*doc);
                let row = row_of(library, &rows, request.lang, document);
                let is_row = row.is_some();
                let (snippet, case) = match row {
                    Some(row) => (row, false),
                    None if n > 0 && !request.lines && matches!(document, Document::Node(_)) => {
                        (String::new(), false)
                    }
                    None => self.snippet(library, &marks, (cases, told), request.lang, *doc),
                };
                let marked = match document {
                    Document::Node(node) if request.marked => {
                        let text = &library.content.nodes[node].text[request.lang];
                        Some([&text.title, &text.answer].map(|text| marks.whole(text)))
                    }
                    _ => None,
                };
                Hit {
                    document,
                    marked,
                    score: *score,
                    row: is_row,
                    case,
                    snippet,
                }
            })
            .collect();
        plan.corrections.retain(|(start, end, word)| {
            let typed = fold(&query.text[*start..*end]);
            is_spelling(self.words(), request.lang, &typed, word)
                && is_term(library, request.lang, &typed, word)
        });
        let suggestion = if plan.corrections.is_empty() || hits.is_empty() || !titled.is_empty() {
            None
        } else {
            Some(self.suggestion(library, &query, &plan, request.lang, &found))
        };
        let only_words = query.is_words();
        let counts = if request.counted {
            self.counts(lexicon, &gathered, request, need)
        } else {
            Counts::default()
        };
        Answer {
            total: found.total,
            estimated: found.narrowed,
            suggestion,
            unknown: if titled.is_empty() {
                unknown
            } else {
                Vec::new()
            },
            game,
            system: SYSTEMS
                .iter()
                .map(|system| system.id)
                .find(|id| request.system == Some(*id)),
            likely,
            checks: self.checks(library, &found),
            table: printing.map(|(_, table)| table),
            words: only_words && request.offset == 0,
            text: whole.text,
            pair: pair && hits.len() > 1,
            hits,
            counts,
        }
    }

    /// Explanation of how a query is interpreted, for debugging.
    fn explain(&self, library: &Library, query: &str, lang: Lang) -> String {
        Plan::new(
            &Query::parse(query),
            lang,
            &library.lexicon,
            self.names(),
            self.words(),
            None,
        )
        .describe(&library.lexicon)
    }

    fn document(&self, doc: DocId) -> Document {
        let number = doc as usize;
        let nodes = self.weights().nodes.len();
        if number < nodes {
            Document::Node(number)
        } else {
            Document::Passage(number - nodes)
        }
    }

    /// Returns the hits that answer each of two questions best, among the first ones. A question that
    /// refers to the first one needs the words of both.
    fn of_questions(
        &self,
        library: &Library,
        gathered: &Gathered,
        (asked, asks): (Second, [Asks; 2]),
        (figured, lang): (Option<DocId>, Lang),
        best: &[(Score, DocId)],
    ) -> Vec<DocId> {
        let Scratch { scores, second, .. } = &gathered.scratch;
        let game = |doc: DocId| match self.document(doc) {
            Document::Node(node) => Some(library.content.nodes[node].id.system()),
            Document::Passage(_) => None,
        };
        let best_for = |n: usize, share: Score, first: Option<DocId>| {
            let near = best.iter().take(NEAR).map(|(_, doc)| *doc);
            let near = near
                .filter(|doc| first.is_none_or(|first| first != *doc && game(first) == game(*doc)));
            let scored = near.filter_map(|doc| {
                let at = doc as usize;
                let mut weight = *self.weights().nodes.get(at).unwrap_or(&PASSAGE);
                if asks[n] == Asks::Wanted && self.weights().polar[lang].get(at) == Some(&true) {
                    weight *= BESIDE;
                }
                let parts = [scores[at] - second[at], second[at]];
                (parts[n] > 0.0).then(|| (weight * (parts[n] + share * parts[1 - n]), doc))
            });
            scored.min_by(better).map(|(_, doc)| doc)
        };
        let one = figured.or_else(|| best_for(0, OTHER_QUESTION, None));
        let share = if asked.refers { 1.0 } else { OTHER_QUESTION };
        let other = best_for(1, share, one);
        one.into_iter().chain(other).collect()
    }

    /// If nothing chooses a game, the best hit of each other game with nearly the same score is placed
    /// directly below the first.
    fn each_game_first(&self, library: &Library, best: &mut [(Score, DocId)]) {
        let game = |doc: DocId| match self.document(doc) {
            Document::Node(node) => Some(library.content.nodes[node].id.system()),
            Document::Passage(_) => None,
        };
        let Some((top, first)) = best.first().copied() else {
            return;
        };
        let mut shown = vec![game(first)];
        for place in 1..SYSTEMS.len().min(best.len()) {
            let other = best[place..]
                .iter()
                .take(NEAR - place)
                .position(|(score, doc)| {
                    *score >= top * EACH_GAME
                        && game(*doc).is_some_and(|game| !shown.contains(&Some(game)))
                })
                .map(|at| place + at);
            let Some(at) = other else { break };
            shown.push(game(best[at].1));
            best[place..=at].rotate_right(1);
            best[place].0 = best[place]
                .0
                .max(best.get(place + 1).map_or(0.0, |next| next.0));
        }
    }

    /// Reorders the first hits. An answer that says yes or no to a question of another type loses score.
    /// Of hits with nearly the same score, those that contain more words of the question come first,
    /// because a single rare word may weigh more than all others together.
    fn fitting_first(
        &self,
        library: &Library,
        (plan, marks): (&Plan, &Marks<'_>),
        lang: Lang,
        (lists, query): (&Lists, &str),
        best: &mut [(Score, DocId)],
    ) {
        let asks = Asks::of(lists, query);
        let first = best.len().min(NEAR);
        if first < 2 || asks == Asks::Keywords {
            return;
        }
        let unfit = match asks {
            Asks::Wanted => Some(&self.weights().polar[lang]),
            _ if plan.clauses.len() >= MANY && asks_yes_or_no(lists, query) => {
                Some(&self.weights().amount[lang])
            }
            _ => None,
        };
        if let Some(unfit) = unfit {
            for (score, doc) in &mut best[..first] {
                if unfit.get(*doc as usize) == Some(&true) {
                    *score *= BESIDE;
                }
            }
            best[..first].sort_by(better);
        }
        let visible = marks.visible();
        let floor = best[0].0 * (1.0 - UNSEEN);
        let near = best[..first.min(COMPARED)]
            .iter()
            .take_while(|(score, _)| *score >= floor)
            .count();
        if near > 1 && visible >= LEAST_SEEN {
            let clause_of = |asked: String| {
                let is_asked = |clause: &Clause| clause.words.iter().any(|form| form.word == asked);
                plan.clauses.iter().position(is_asked)
            };
            let asked =
                asked_word(lists, query, |word| !is_function_word(word)).and_then(clause_of);
            // Behind statements, the question itself says what is asked.
            let asking: Vec<usize> = halves::asking(lists, query).map_or_else(Vec::new, |from| {
                let clauses = 0..plan.clauses.len();
                clauses
                    .filter(|n| plan.clauses[*n].start >= from && marks.may_see(*n))
                    .collect()
            });
            let sides = sides(lists, plan);
            // The scores stay with the ranks, because other games and checks are selected by them.
            let scores: Vec<Score> = best[..near].iter().map(|(score, _)| *score).collect();
            let mut seen = Vec::new();
            for (score, doc) in &mut best[..near] {
                let Document::Node(number) = self.document(*doc) else {
                    *score *= 1.0 - UNSEEN;
                    continue;
                };
                let node = &library.content.nodes[number];
                let text = &node.text[lang];
                seen.clear();
                marks.see(&text.title, SEEN[0], &mut seen);
                marks.see(&text.answer, SEEN[0], &mut seen);
                for alias in &text.aliases {
                    marks.see(alias, SEEN[1], &mut seen);
                }
                for claim in &text.claims {
                    marks.see(&claim.text, SEEN[2], &mut seen);
                }
                if let Some(asked) = library.asked.of(&node.id, lang) {
                    marks.see(asked, SEEN[3], &mut seen);
                }
                let share = seen.iter().sum::<f32>() / visible as f32;
                *score *= 1.0 - UNSEEN * (1.0 - share);
                let unseen = |clause: &usize| seen.get(*clause) == Some(&0.0);
                if asked.as_ref().is_some_and(unseen) {
                    *score *= NOT_ABOUT;
                }
                if !asking.is_empty() && asking.iter().all(unseen) {
                    *score *= NOT_ABOUT;
                }
                if let Some([one, other]) = sides
                    && let Some(second) = marks.place(&text.title, other)
                    && marks
                        .place(&text.title, one)
                        .is_none_or(|first| first > second)
                {
                    *score *= TURNED;
                }
            }
            best[..near].sort_by(better);
            for (hit, score) in best.iter_mut().zip(scores) {
                hit.0 = score;
            }
        }
        // The displayed score decreases with the rank.
        let mut least = best[0].0;
        for (score, _) in best {
            least = score.min(least);
            *score = least;
        }
    }

    /// Moves rulings about the documents down among the first hits.
    fn about_last(&self, library: &Library, best: &mut [(Score, DocId)]) {
        let first = best.len().min(NEAR);
        for (score, doc) in &mut best[..first] {
            if let Document::Node(number) = self.document(*doc)
                && library.content.nodes[number].id.section() == ABOUT_SECTION
            {
                *score *= ABOUT.0;
            }
        }
        best[..first].sort_by(better);
    }

    /// Moves one of the first hits up for its title: if it contains all words of the question, or names the asked
    /// case of which the first hit, from the same chapter, says nothing.
    fn titled_first(
        &self,
        library: &Library,
        marks: &Marks<'_>,
        (cases, told): (&Cases, Named),
        lang: Lang,
        best: &mut [(Score, DocId)],
    ) {
        let Some((top, first)) = best.first().copied() else {
            return;
        };
        let node = |doc: DocId| match self.document(doc) {
            Document::Node(number) => Some(&library.content.nodes[number]),
            Document::Passage(_) => None,
        };
        let Some(general) = node(first) else { return };
        let near = |(many, share): (usize, f32)| {
            let near = best.iter().enumerate().take(many).skip(1);
            near.take_while(move |(_, (score, _))| *score >= top * share)
                .filter_map(|(at, (_, doc))| Some((at, node(*doc)?)))
        };
        let visible = marks.visible();
        let whole = |node: &Node| {
            let mut seen = Vec::new();
            marks.see(&node.text[lang].title, 1.0, &mut seen);
            visible >= LEAST_SEEN && seen.iter().filter(|seen| **seen > 0.0).count() == visible
        };
        let shown = |node: &Node| {
            let text = &node.text[lang];
            cases.named(&format!("{} {}", text.title, text.answer))
        };
        let special = |node: &Node| {
            node.id.system() == general.id.system()
                && node.id.section() == general.id.section()
                && cases.named(&node.text[lang].title).meets(told)
        };
        let mut found = None;
        if !whole(general) {
            found = near(TITLED).find(|(_, node)| whole(node)).map(|(at, _)| at);
        }
        if found.is_none() && !told.is_empty() && !shown(general).meets(told) {
            found = near(SPECIAL)
                .find(|(_, node)| special(node))
                .map(|(at, _)| at);
        }
        let Some(at) = found else { return };
        let scores: Vec<Score> = best[..=at].iter().map(|(score, _)| *score).collect();
        best[..=at].rotate_right(1);
        for (hit, score) in best.iter_mut().zip(scores) {
            hit.0 = score;
        }
    }

    /// Moves down those of the first hits that are about a different case than the question.
    fn case_first(
        &self,
        library: &Library,
        (cases, told): (&Cases, Named),
        lang: Lang,
        best: &mut [(Score, DocId)],
    ) {
        let Some(floor) = best.first().map(|(score, _)| score * NOT_ABOUT) else {
            return;
        };
        let near = best
            .iter()
            .take(COMPARED)
            .take_while(|(score, _)| *score >= floor);
        let near = near.count();
        let other_case = |(_, doc): &(Score, DocId)| {
            let Document::Node(number) = self.document(*doc) else {
                return false;
            };
            let text = &library.content.nodes[number].text[lang];
            let shown = cases.named(&format!("{} {}", text.title, text.answer));
            cases.exclude(told, shown)
                && !text.claims.iter().any(|claim| {
                    let named = cases.named(&claim.text);
                    named.meets(told) && !cases.exclude(told, named)
                })
        };
        let scores: Vec<Score> = best[..near].iter().map(|(score, _)| *score).collect();
        best[..near].sort_by_cached_key(other_case);
        for (hit, score) in best.iter_mut().zip(scores) {
            hit.0 = score;
        }
    }

    /// Returns one of the first hits that prints a figure which the query asks for in addition to other
    /// words.
    fn figured(
        &self,
        library: &Library,
        rows: &[AskedRows],
        lang: Lang,
        best: &[(Score, DocId)],
    ) -> Option<DocId> {
        if !rows.iter().any(AskedRows::names_a_column) {
            return None;
        }
        let floor = best.first()?.0 * FIGURED.1;
        let mut near = best
            .iter()
            .take(FIGURED.0)
            .take_while(|(score, _)| *score >= floor);
        near.find_map(|(_, doc)| {
            let Document::Node(number) = self.document(*doc) else {
                return None;
            };
            let node = &library.content.nodes[number];
            let asked = |rows: &&AskedRows| {
                rows.names_a_column() && prints(node, rows) && rows.line(library, lang).is_some()
            };
            rows.iter().find(asked).map(|_| *doc)
        })
    }

    /// Moves passages below every ruling that covers them, among the first hits.
    fn rulings_first(&self, best: &mut [(Score, DocId)]) {
        let first = best.len().min(MOST_HITS);
        let head = &mut best[..first];
        // From the end, so that a moved passage is not visited again.
        for n in (0..head.len()).rev() {
            if let Document::Passage(passage) = self.document(head[n].1)
                && let Some(nodes) = self.covers().get(&passage)
                && let Some(after) = (n + 1..head.len())
                    .rev()
                    .find(|other| nodes.contains(&(head[*other].1 as usize)))
            {
                head[n..=after].rotate_left(1);
                // The displayed score decreases with the rank.
                head[after].0 = head[after - 1].0;
            }
        }
    }

    /// Returns a line of text for a hit, and whether it is a claim about a case that the answer does not
    /// cover: the answer says yes or no, or is about another case.
    fn snippet(
        &self,
        library: &Library,
        marks: &Marks<'_>,
        (cases, told): (&Cases, Named),
        lang: Lang,
        doc: DocId,
    ) -> (String, bool) {
        match self.document(doc) {
            Document::Node(node) => {
                let node = &library.content.nodes[node];
                let text = &node.text[lang];
                // For an open point, a single reading must not be shown alone.
                let open = node.attributes.kind == NodeKind::Dispute;
                let claims: Vec<&str> = text
                    .claims
                    .iter()
                    .map(|claim| claim.text.as_str())
                    .filter(|claim| !open && *claim != text.answer)
                    .collect();
                if !told.is_empty() && cases.exclude(told, cases.named(&text.answer)) {
                    let about = |claim: &&str| {
                        let named = cases.named(claim);
                        named.meets(told) && !cases.exclude(told, named)
                    };
                    let about: Vec<&str> = claims.iter().copied().filter(about).collect();
                    if let Some(line) = marks.best_claim(&about) {
                        return (line, true);
                    }
                }
                // A claim about another case is not shown before the answer.
                let claims: Vec<&str> = claims
                    .into_iter()
                    .filter(|claim| !cases.exclude(told, cases.named(claim)))
                    .collect();
                let captions = captions(&text.body);
                let said = |number: usize| {
                    let example = node.examples.get(number)?;
                    let check = systems::check(example.check.as_str())?;
                    let verdict = check.judge(&library.tables, &example.input).ok()?;
                    let settled = verdict.status != Status::Open;
                    settled.then(|| library.say(lang, &verdict).headline)
                };
                let (line, more) = marks.snippet(
                    &[&text.title, &text.answer],
                    &text.plain,
                    &text.aliases,
                    &claims,
                    (&captions, &said),
                );
                let other = cases.exclude(told, cases.named(&line));
                (line, more && !other && is_polar(&text.answer))
            }
            Document::Passage(passage) => {
                let text = &library.passages.all()[passage].text;
                (marks.opening(text), false)
            }
        }
    }

    /// Returns the query with corrected typos, spelt as in the best hit.
    fn suggestion(
        &self,
        library: &Library,
        query: &Query,
        plan: &Plan,
        lang: Lang,
        found: &Found,
    ) -> String {
        let mut out = String::new();
        let mut at = 0;
        for (start, end, word) in &plan.corrections {
            out.push_str(&query.text[at..*start]);
            out.push_str(
                &self
                    .spelling(library, lang, found, word)
                    .unwrap_or_else(|| word.clone()),
            );
            at = *end;
        }
        out.push_str(&query.text[at..]);
        out.trim().to_owned()
    }

    /// Returns a folded word with the accents that it has in the best hits.
    fn spelling(&self, library: &Library, lang: Lang, found: &Found, word: &str) -> Option<String> {
        let mut beginnings = Beginnings::default();
        beginnings.add(word.as_bytes());
        let spelt = |text: &str| {
            let run = beginnings
                .runs(text)
                .find(|run| folded(run.of(text)) == word && !run.is_dropped(text));
            run.map(|run| run.of(text).to_lowercase())
        };
        found
            .best
            .iter()
            .take(OFFERING_HITS)
            .find_map(|(_, doc)| match self.document(*doc) {
                Document::Node(node) => [lang, lang.other()].into_iter().find_map(|lang| {
                    let text = &library.content.nodes[node].text[lang];
                    [&text.title, &text.answer, &text.plain]
                        .into_iter()
                        .find_map(|part| spelt(part))
                }),
                Document::Passage(passage) => spelt(&library.passages.all()[passage].text),
            })
    }

    /// Returns the game of the best hit.
    fn game_of_best(&self, library: &Library, found: &Found) -> Option<&'static str> {
        let Document::Node(node) = self.document(found.best.first()?.1) else {
            return None;
        };
        let game = library.content.nodes[node].id.system();
        systems::system(game).map(|system| system.id)
    }

    /// Returns the checks of the best hits, in order.
    fn checks(&self, library: &Library, found: &Found) -> Vec<&'static str> {
        let mut checks = Vec::new();
        let top = found.best.first().map_or(0.0, |(score, _)| *score);
        for (score, doc) in found.best.iter().take(OFFERING_HITS) {
            let Document::Node(node) = self.document(*doc) else {
                continue;
            };
            let attributes = &library.content.nodes[node].attributes;
            if *score < top * OFFERING_SHARE || attributes.kind == NodeKind::Lesson {
                continue;
            }
            for check in attributes
                .checks
                .iter()
                .filter_map(|id| systems::check(id.as_str()))
            {
                if !checks.contains(&check.id) {
                    checks.push(check.id);
                }
            }
        }
        checks
    }

    /// Returns a text with its compounds as the texts write them, if any is written otherwise: "breakoff" is "break
    /// off", and "war band" is "warband".
    fn compounds(&self, text: &str) -> Option<String> {
        if text.len() > LONGEST_QUERY {
            return None;
        }
        let words = self.words();
        let is_plain =
            |word: &str| word.bytes().all(|byte| byte.is_ascii_lowercase()) && !word.is_empty();
        let adjacent = |one: &str, other: &str| {
            let mut found = 0;
            self.phrase(&[one.to_owned(), other.to_owned()], 0, |_, _| found += 1);
            found
        };
        let parted = |word: &str| {
            let long = word.len() >= 2 * LEAST_PART && word.len() <= LONGEST_COMPOUND;
            let times = if long && is_plain(word) {
                words.frequency(word) as usize
            } else {
                LEAST_ADJACENT
            };
            let misspelt = || {
                words
                    .guesses(word, false)
                    .iter()
                    .any(|one| one.distance < 2)
            };
            if times >= LEAST_ADJACENT || times == 0 && (words.knows(word) || misspelt()) {
                return None;
            }
            let halves = (LEAST_PART..=word.len() - LEAST_PART).map(|at| word.split_at(at));
            let known = halves.filter(|(one, other)| {
                words.frequency(one) > 0
                    && words.frequency(other) > 0
                    && adjacent(one, other) >= LEAST_ADJACENT
            });
            let frequency = |(one, other): &(&str, &str)| {
                let least = words.frequency(one).min(words.frequency(other));
                (least, one.len())
            };
            let (one, other) = known.max_by_key(frequency)?;
            Some(format!("{one} {other}"))
        };
        let joined = |one: &str, other: &str| {
            let is_part =
                |word: &str| word.len() >= LEAST_PART && is_plain(word) && !is_function_word(word);
            is_part(one)
                && is_part(other)
                && words.frequency(&format!("{one}{other}")) > 0
                && adjacent(one, other) == 0
        };
        let mut out = String::new();
        let (mut copied, mut from) = (0, 0);
        let mut last: Option<(Run, String)> = None;
        while let Some(run) = Run::next(text, from) {
            from = run.end;
            let word = fold(run.of(text));
            let follows = |(before, one): &(Run, String)| {
                text.get(before.end..run.start) == Some(" ") && joined(one, &word)
            };
            if let Some((before, _)) = last.take_if(|last| follows(last)) {
                out.push_str(&text[copied..before.end]);
                copied = run.start;
            } else if let Some(parts) = parted(&word) {
                out.push_str(&text[copied..run.start]);
                out.push_str(&parts);
                copied = run.end;
            } else {
                last = Some((run, word));
            }
        }
        (copied > 0).then(|| out + &text[copied..])
    }

    /// Returns known words similar to a word that no text contains; the list is empty for a known word.
    fn spellings(&self, word: &str) -> Option<Vec<String>> {
        let words = self.words();
        (words.frequency(word) == 0).then(|| {
            words
                .guesses(word, false)
                .into_iter()
                .map(|guess| guess.word)
                .collect()
        })
    }
}
