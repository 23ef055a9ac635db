//! How a query becomes an answer, whichever index is asked: what is looked for, what a word counts
//! where, what is tried when little is found, and what is told beside the hits.

use std::cmp::Ordering;

use super::analysis::stem;
use super::document::Part;
use super::plan::{Clause, Names, Plan};
use super::query::Query;
use super::snippet::Marks;
use super::words::Words;
use super::{Answer, Counts, Document, FURTHEST, Hit, MOST_ABOUT, MOST_HITS, MOST_OFFERS, Offer, Request};
use crate::check::{Field as Input, form::Kind};
use crate::content::NodeKind;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::library::Library;
use crate::systems;

/// A document by its number in the library: nodes, then passages.
pub type DocId = u32;
pub type Score = f32;

/// What a word counts in each field: in the reader's language and in the other one.
const TITLE: [f32; 2] = [3.0, 1.5];
const KEYWORDS: [f32; 2] = [2.5, 1.8];
const ANSWER: [f32; 2] = [1.6, 0.8];
const BODY: [f32; 2] = [1.0, 0.5];
const CONTEXT: [f32; 2] = [0.5, 0.25];
const ALL: f32 = 0.8;
/// What a concept counts: named in the title, in answer or claims, in the rest or the chapter.
const CONCEPT: [f32; 3] = [2.6, 1.2, 0.5];
/// The words of a name, beside the concept it names.
const NAME_WORDS: f32 = 0.8;
/// What the unfinished word may become; what a wrong one may have meant, by wrong letters.
const COMPLETION: f32 = 0.3;
const GUESS: [f32; 2] = [0.5, 0.3];
/// Guesses after these count in one field only.
const FULL_GUESSES: usize = 3;
/// A function word in the title or in an alias.
const FUNCTION_WORD: f32 = 0.3;
/// All words in a row, with little between them.
const RUN: f32 = 2.0;
const RUN_SLOP: u32 = 2;
/// How much the fields that match less count beside the one that matches best.
pub const TIE_BREAKER: f32 = 0.2;
/// Typed ids stand above all words: the thing itself, the rulings that cite it first, those that
/// cite it among others, those of which only a claim does.
const ID: [f32; 4] = [4000.0, 3000.0, 2000.0, 1000.0];
/// A passage counts less than a ruling that says as much, and so do an open point and a lesson.
pub const PASSAGE: f32 = 0.5;
const DISPUTE: f32 = 0.8;
const LESSON: f32 = 0.8;
/// Below so many hits, slips are looked for and words become dispensable.
const FEW: usize = 3;
/// So many things asked for at once are a question, in which some words may be our reader's own.
const MANY: usize = 4;
/// What one of them counts for being there at all.
const THERE: f32 = 2.0;
/// A check is offered for the best hits, and only for hits nearly as good as the best.
const OFFERING_HITS: usize = 3;
const OFFERING_SHARE: f32 = 0.5;

/// How many clauses a hit must match.
#[derive(Clone, Copy)]
pub enum Need {
    All,
    /// All but one in three, each that is there counting for itself.
    Most,
    AtLeast(usize),
}

/// What one run found: how many, and the best by score, then in the library's order.
#[derive(Default)]
pub struct Found {
    pub total: usize,
    pub best: Vec<(Score, DocId)>,
}

/// The better of two hits first.
pub fn better(a: &(Score, DocId), b: &(Score, DocId)) -> Ordering {
    b.0.total_cmp(&a.0).then(a.1.cmp(&b.1))
}

impl Found {
    /// Drops all but the best.
    #[cfg(feature = "server")]
    pub fn shrink(&mut self, keep: usize) {
        if self.best.len() > keep && keep > 0 {
            self.best.select_nth_unstable_by(keep - 1, better);
        }
        self.best.truncate(keep);
    }
}

/// What each node of a library counts, by its number.
pub fn weights(library: &Library) -> impl Iterator<Item = f32> {
    library.content.nodes.iter().map(|node| match node.attributes.kind {
        NodeKind::Dispute => DISPUTE,
        NodeKind::Lesson => LESSON,
        _ => 1.0,
    })
}

/// An index: the words it holds, and the ways to match and to join matches. What is asked is put
/// together here, so that every index ranks alike.
pub trait Index {
    /// A way to match documents, with a score for each.
    type Way;

    fn words(&self) -> &dyn Words;
    fn names(&self) -> &Names;
    /// How many documents are nodes; those after them are passages.
    fn nodes(&self) -> usize;

    /// A term of a field, where the field has it.
    fn term(&self, part: Part, text: &str, boost: f32) -> Option<Self::Way>;
    /// Words in a row, unstemmed, with at most so much between them.
    fn phrase(&self, words: &[String], slop: u32) -> Self::Way;
    /// The same where it is what no hit may have.
    fn without_phrase(&self, words: &[String]) -> Self::Way {
        self.phrase(words, 0)
    }
    /// A facet, which counts the same wherever it stands.
    fn facet(&self, facet: &str, score: Score) -> Self::Way;
    /// The best of several ways to match, and a little of the others; no way matches nothing.
    fn any(&self, ways: Vec<Self::Way>) -> Self::Way;
    /// All of several ways.
    fn all(&self, ways: Vec<Self::Way>) -> Self::Way;
    /// So many of several ways, each that is there counting.
    fn at_least(&self, ways: Vec<Self::Way>, least: usize) -> Self::Way;
    /// The same documents, each with this score.
    fn there(&self, way: &Self::Way, score: Score) -> Self::Way;
    /// The same documents, each score so many times as high.
    fn boosted(&self, way: Self::Way, boost: f32) -> Self::Way;
    /// What every hit has, what none has, and what is welcome.
    fn whole(&self, must: Vec<Self::Way>, without: Vec<Self::Way>, should: Vec<Self::Way>) -> Self::Way;

    /// How many documents match, and the best; nodes count what they count, passages less.
    fn found(&self, way: &Self::Way, keep: usize) -> Found;
    /// What every further filter would leave of what matches. `chosen` are the game, kind and
    /// section asked for, each of which is left out where its own alternatives are counted.
    fn counted(&self, way: &Self::Way, lexicon: &Lexicon, chosen: [Option<&str>; 3]) -> Counts;

    /// What a plan looks for, as this index asks itself.
    fn asking(&self, lexicon: &Lexicon, plan: &Plan, lang: Lang, need: Need) -> Self::Way {
        let clauses = plan.clauses.iter().map(|clause| self.clause(lexicon, clause, lang));
        let mut must: Vec<Self::Way> = Vec::new();
        match need {
            Need::Most => {
                let most = 2 * (plan.clauses.len() * 7).div_ceil(10);
                let each = clauses.flat_map(|clause| [self.there(&clause, THERE), clause]).collect();
                must.push(self.at_least(each, most));
            }
            Need::All => must.extend(clauses),
            Need::AtLeast(least) => must.push(self.at_least(clauses.collect(), least)),
        }
        must.extend(plan.phrases.iter().map(|phrase| self.phrase(phrase, 0)));
        must.extend(plan.facets.iter().map(|facet| self.facet(facet, 0.0)));
        for concept in &plan.about {
            let id = &lexicon.concepts()[*concept].id;
            let parts = [Part::ConceptTitle, Part::Concept];
            must.push(self.any(parts.into_iter().zip(CONCEPT).filter_map(|(part, boost)| self.term(part, id, boost)).collect()));
        }
        let mut without: Vec<Self::Way> = plan.without_words.iter().map(|word| self.any(self.word(word, lang))).collect();
        without.extend(plan.without_phrases.iter().map(|phrase| self.without_phrase(phrase)));
        without.extend(plan.without_facets.iter().map(|facet| self.facet(facet, 0.0)));
        let mut should: Vec<Self::Way> = Vec::new();
        for word in &plan.optional {
            let stem = stem(lang, word);
            let ways: Vec<Self::Way> = [Part::Title(lang), Part::Keywords(lang)].into_iter().filter_map(|part| self.term(part, &stem, FUNCTION_WORD)).collect();
            if !ways.is_empty() {
                should.push(self.any(ways));
            }
        }
        if (2..=super::LONGEST_PHRASE).contains(&plan.run.len()) && plan.run.iter().all(|word| self.words().frequency(word) > 0) {
            should.push(self.boosted(self.phrase(&plan.run, RUN_SLOP), RUN));
        }
        self.whole(must, without, should)
    }

    fn clause(&self, lexicon: &Lexicon, clause: &Clause, lang: Lang) -> Self::Way {
        if let Some(id) = &clause.id {
            return self.any(["id", "first", "own", "cites"].into_iter().zip(ID).map(|(facet, score)| self.facet(&format!("{facet}:{id}"), score)).collect());
        }
        let mut ways: Vec<Self::Way> = match &clause.words[..] {
            [] => Vec::new(),
            [word] => self.word(word, lang),
            words => vec![self.boosted(self.all(words.iter().map(|word| self.any(self.word(word, lang))).collect()), NAME_WORDS)],
        };
        for (concept, weight) in &clause.concepts {
            let parts = [Part::ConceptTitle, Part::Concept, Part::ConceptNear];
            ways.extend(parts.into_iter().zip(CONCEPT).filter_map(|(part, boost)| self.term(part, &lexicon.concepts()[*concept].id, boost * weight)));
        }
        for completion in &clause.completions {
            ways.push(self.boosted(self.any(self.word(completion, lang)), COMPLETION));
        }
        for (n, guess) in clause.guesses.iter().enumerate() {
            let boost = GUESS[usize::from(guess.distance > 1)];
            if n < FULL_GUESSES {
                ways.push(self.boosted(self.any(self.word(&guess.word, lang)), boost));
            } else {
                ways.extend(self.term(Part::All, &guess.word, boost * ALL));
            }
        }
        self.any(ways)
    }

    /// A word in every field, each with the stem of its own language.
    fn word(&self, word: &str, lang: Lang) -> Vec<Self::Way> {
        let mut ways: Vec<Self::Way> = self.term(Part::All, word, ALL).into_iter().collect();
        for (n, lang) in [lang, lang.other()].into_iter().enumerate() {
            let stem = stem(lang, word);
            let parts = [
                (Part::Title(lang), TITLE),
                (Part::Keywords(lang), KEYWORDS),
                (Part::Answer(lang), ANSWER),
                (Part::Body(lang), BODY),
                (Part::Context(lang), CONTEXT),
            ];
            ways.extend(parts.into_iter().filter_map(|(part, boost)| self.term(part, &stem, boost[n])));
        }
        ways
    }

    fn run(&self, lexicon: &Lexicon, plan: &Plan, lang: Lang, need: Need, keep: usize) -> Found {
        self.found(&self.asking(lexicon, plan, lang, need), keep)
    }

    fn counts(&self, lexicon: &Lexicon, plan: &Plan, request: &Request<'_>, need: Need) -> Counts {
        self.counted(&self.asking(lexicon, plan, request.lang, need), lexicon, [request.system, request.kind, request.section])
    }

    /// Answers a query in bounded time, whatever it holds.
    fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        let lexicon = &library.lexicon;
        let query = Query::parse(request.query);
        let (limit, offset) = (request.limit.min(MOST_HITS), request.offset.min(FURTHEST));
        let mut plan = Plan::new(&query, request.lang, lexicon, self.names(), self.words(), None);
        let narrowed = !request.about.is_empty() || [request.system, request.kind, request.section].iter().any(Option::is_some);
        if plan.is_empty() && !(request.counted && narrowed) {
            let counts = if request.counted { self.counts(lexicon, &plan, request, Need::All) } else { Counts::default() };
            return Answer { counts, ..Answer::default() };
        }
        let known = |id: &&str| lexicon.concepts().iter().position(|concept| concept.id == **id);
        plan.about = request.about.iter().take(MOST_ABOUT).filter_map(known).collect();
        let typed = plan.facets.len();
        for (name, value) in [("system", request.system), ("kind", request.kind), ("section", request.section)] {
            plan.facets.extend(value.map(|value| format!("{name}:{value}")));
        }
        // Passages are put below the rulings that cover them among the first hits, so that a
        // later page is the continuation of the first.
        let keep = if library.passages.is_empty() { offset + limit } else { (offset + limit).max(MOST_HITS) };
        let mut need = Need::All;
        let mut found = self.run(lexicon, &plan, request.lang, need, keep);
        if found.total < FEW && !plan.clauses.is_empty() {
            let mut suspicious = Plan::new(&query, request.lang, lexicon, self.names(), self.words(), Some(&plan));
            if suspicious.corrections != plan.corrections {
                suspicious.facets.clone_from(&plan.facets);
                suspicious.about.clone_from(&plan.about);
                let again = self.run(lexicon, &suspicious, request.lang, Need::All, keep);
                if again.total > found.total {
                    (plan, found) = (suspicious, again);
                }
            }
        }
        let clauses = plan.clauses.len();
        if clauses >= MANY {
            (found, need) = (self.run(lexicon, &plan, request.lang, Need::Most, keep), Need::Most);
        }
        let mut least = clauses.div_ceil(2).min(clauses.saturating_sub(1));
        while found.total < FEW && least > 0 {
            let more = self.run(lexicon, &plan, request.lang, Need::AtLeast(least), keep);
            if more.total > found.total {
                (found, need) = (more, Need::AtLeast(least));
            }
            least /= 2;
        }
        if !library.passages.is_empty() {
            self.rulings_first(library, &mut found.best);
        }
        let marks = Marks::new(&plan, request.lang, lexicon);
        let best = found.best.iter().skip(offset).take(limit);
        let hits: Vec<Hit> =
            best.map(|(score, doc)| Hit { document: self.document(*doc), score: *score, snippet: self.snippet(library, &marks, request.lang, *doc) }).collect();
        let suggestion =
            if plan.corrections.is_empty() || hits.is_empty() { None } else { Some(self.suggestion(library, &query, &plan, request.lang, &found)) };
        let offers = self.offers(library, &plan, &found);
        plan.facets.truncate(typed);
        let counts = if request.counted { self.counts(lexicon, &plan, request, need) } else { Counts::default() };
        Answer { total: found.total, suggestion, offers, hits, counts }
    }

    /// What a query is taken to look for, for people who ask why.
    #[cfg(feature = "server")]
    fn explain(&self, library: &Library, query: &str, lang: Lang) -> String {
        Plan::new(&Query::parse(query), lang, &library.lexicon, self.names(), self.words(), None).describe(&library.lexicon)
    }

    fn document(&self, doc: DocId) -> Document {
        let number = doc as usize;
        if number < self.nodes() { Document::Node(number) } else { Document::Passage(number - self.nodes()) }
    }

    /// Puts passages below every ruling that covers them, among the first hits.
    fn rulings_first(&self, library: &Library, best: &mut [(Score, DocId)]) {
        let first = best.len().min(MOST_HITS);
        let head = &mut best[..first];
        let covers = |node: DocId, passage: usize| {
            let key = &library.passages.all()[passage].key;
            matches!(self.document(node), Document::Node(n) if library.content.nodes[n].all_cites().iter().any(|cited| cited.as_str() == key))
        };
        // From the end, so that a passage that moves is not met again.
        for n in (0..head.len()).rev() {
            if let Document::Passage(passage) = self.document(head[n].1)
                && let Some(after) = (n + 1..head.len()).rev().find(|other| covers(head[*other].1, passage))
            {
                head[n..=after].rotate_left(1);
                // The score shown falls with the rank.
                head[after].0 = head[after - 1].0;
            }
        }
    }

    fn snippet(&self, library: &Library, marks: &Marks<'_>, lang: Lang, doc: DocId) -> String {
        match self.document(doc) {
            Document::Node(node) => {
                let text = &library.content.nodes[node].text[lang];
                marks.snippet([text.title.as_str(), text.answer.as_str()], &text.plain)
            }
            Document::Passage(passage) => marks.opening(&library.passages.all()[passage].text),
        }
    }

    /// The query with its slips corrected, spelt as the best hit spells them.
    fn suggestion(&self, library: &Library, query: &Query, plan: &Plan, lang: Lang, found: &Found) -> String {
        let mut out = String::new();
        let mut at = 0;
        for (start, end, word) in &plan.corrections {
            out.push_str(&query.text[at..*start]);
            out.push_str(&self.spelling(library, lang, found, word).unwrap_or_else(|| word.clone()));
            at = *end;
        }
        out.push_str(&query.text[at..]);
        out.trim().to_owned()
    }

    /// A folded word with the accents it has in the best hits.
    fn spelling(&self, library: &Library, lang: Lang, found: &Found, word: &str) -> Option<String> {
        let spelt =
            |text: &str| crate::text::tokens(text).into_iter().find(|token| token.folded == word).map(|token| text[token.start..token.end].to_lowercase());
        found.best.iter().take(OFFERING_HITS).find_map(|(_, doc)| match self.document(*doc) {
            Document::Node(node) => [lang, lang.other()].into_iter().find_map(|lang| {
                let text = &library.content.nodes[node].text[lang];
                [&text.title, &text.answer, &text.plain].into_iter().find_map(|part| spelt(part))
            }),
            Document::Passage(passage) => spelt(&library.passages.all()[passage].text),
        })
    }

    /// The checks of the best hits, filled in with the troops that were named.
    fn offers(&self, library: &Library, plan: &Plan, found: &Found) -> Vec<Offer> {
        let top = found.best.first().map_or(0.0, |(score, _)| *score);
        let mut offers: Vec<Offer> = Vec::new();
        for (score, doc) in found.best.iter().take(OFFERING_HITS) {
            let Document::Node(node) = self.document(*doc) else { continue };
            let attributes = &library.content.nodes[node].attributes;
            if *score < top * OFFERING_SHARE || attributes.kind == NodeKind::Lesson {
                continue;
            }
            for check in attributes.checks.iter().filter_map(|id| systems::check(id.as_str())) {
                if offers.len() < MOST_OFFERS && offers.iter().all(|offer| offer.check != check.id) {
                    offers.push(Offer { check: check.id, input: filled(library, plan, &check.fields()) });
                }
            }
        }
        offers
    }
}

/// The fields that a query fills in: the first troop named goes into the first field that takes
/// one troop, the second into the second. No game is named: a field takes troops when the scope
/// of its codes says so, and a troop is the code that is one of its abbreviations.
fn filled(library: &Library, plan: &Plan, fields: &[Input]) -> Vec<(String, &'static str)> {
    let takers = fields.iter().filter_map(|field| match &field.kind {
        Kind::Choice { scope, codes } if scope.ends_with("-troop") => Some((field.name, codes)),
        _ => None,
    });
    let mut input = Vec::new();
    for ((name, codes), troop) in takers.zip(&plan.troops) {
        let names = &library.lexicon.concepts()[*troop].names;
        let code = codes.iter().find(|code| Lang::ALL.into_iter().any(|lang| names[lang].abbr.iter().any(|abbr| abbr == *code)));
        match code {
            Some(code) => input.push((name.to_owned(), *code)),
            None => break,
        }
    }
    input
}
