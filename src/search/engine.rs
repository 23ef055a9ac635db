//! The index of one library, and answers from it.

use std::cmp::Ordering;
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering as Memory};
use std::sync::{Arc, Mutex};
use std::thread;

use tantivy::collector::{Collector, SegmentCollector};
use tantivy::directory::{Directory, RamDirectory};
use tantivy::indexer::merge_indices;
use tantivy::query::{AllQuery, BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, EmptyQuery, Occur, PhraseQuery, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Schema};
use tantivy::tokenizer::TokenizerManager;
use tantivy::{DocId, Index, ReloadPolicy, Score, Searcher, SegmentOrdinal, SegmentReader, Term};

use super::analysis::{Analysis, stem};
use super::counts::Shelves;
use super::dictionary::Dictionary;
use super::kept::{self, Had};
use super::plan::{Clause, Names, Plan};
use super::query::Query;
use super::schema::Fields;
use super::snippet::Marks;
use super::{Answer, Counts, Document, FURTHEST, Hit, MOST_ABOUT, MOST_HITS, MOST_OFFERS, Offer, Request};
use crate::check::{Field as Input, form::Kind};
use crate::content::NodeKind;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::library::Library;
use crate::systems;

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
const TIE_BREAKER: f32 = 0.2;
/// Typed ids stand above all words: the thing itself, the rulings that cite it first, those that
/// cite it among others, those of which only a claim does.
const ID: [f32; 4] = [4000.0, 3000.0, 2000.0, 1000.0];
/// A passage counts less than a ruling that says as much, and so do an open point and a lesson.
const PASSAGE: f32 = 0.5;
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
/// The memory that the table of terms begins with, times three; it grows, and is given back when
/// the index is filled.
const WRITER_MEMORY: usize = 1_000_000;
/// The most documents that are indexed in memory at once; more are indexed part by part.
const PART: usize = 50_000;
/// The most entries of posting lists that one run walks over: some milliseconds. In a library in
/// which a query would walk over more, its common words are looked for where they weigh most.
const MOST_WALKED: u64 = 400_000;
/// The share of these that is spent on what is welcome and not required.
const SHARE_OF_WELCOME: u64 = 8;
/// What an unfinished word may become, where not all of it can be looked for.
const FEWER_COMPLETIONS: usize = 8;
/// Where even the rarest word of a run stands more often, the run is not looked for.
const MOST_RUNS: u32 = 20_000;

type Boxed = Box<dyn tantivy::query::Query>;

/// The index of a library, in memory or mapped into it.
pub struct Engine {
    searcher: Searcher,
    fields: Fields,
    dictionary: Dictionary,
    names: Names,
    shelves: Shelves,
    /// What each node counts, by its number; documents after these are passages.
    nodes: Arc<[f32]>,
    /// [`MOST_WALKED`], unless somebody tries another bound.
    most_walked: u64,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("documents", &self.searcher.num_docs()).finish_non_exhaustive()
    }
}

/// In which fields a clause is looked for: common words only where they weigh most, if looking
/// everywhere would take too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Breadth {
    Whole,
    /// Title, aliases, short answer and claims.
    Strong,
    /// Title and aliases.
    Titles,
}

/// A clause ready to be run: what it walks over, and where it is looked for.
struct Ready {
    query: Boxed,
    cost: u64,
    breadth: Breadth,
}

/// How many clauses a hit must match.
#[derive(Clone, Copy)]
enum Need {
    All,
    /// All but those that are too common to be looked for everywhere, which are welcome.
    Rare,
    /// All but one in three, each that is there counting for itself.
    Most,
    AtLeast(usize),
}

impl Engine {
    /// Indexes a library in memory: one segment, in the library's order.
    ///
    /// # Panics
    /// When memory runs out; nothing else can fail without a disk.
    pub fn build(library: &Library) -> Self {
        Self::try_build(library).expect("an index in memory")
    }

    /// Opens the index of a library in a folder where such are kept, or makes it and puts it
    /// there. It is a cache: what cannot be kept is indexed in memory, as [`Engine::build`] does.
    pub fn kept(library: &Library, folder: &Path) -> (Self, Had) {
        let documents = library.content.nodes.len() + library.passages.all().len() + 1;
        let (schema, fields) = Fields::schema();
        let opened = kept::open_or_make(folder, &kept::stamp(library), documents, |place, parts| {
            Self::fill(library, schema, &fields, place, &|n| kept::part(parts, n), PART).map(drop)
        });
        let opened = opened.and_then(|(mut index, had)| {
            index.set_tokenizers(analyses());
            Self::over(library, &index, fields).map(|engine| (engine, had)).map_err(|error| error.to_string())
        });
        opened.unwrap_or_else(|error| (Self::build(library), Had::InMemory(error)))
    }

    /// The same from parts of so many documents.
    #[cfg(test)]
    pub(super) fn build_in_parts(library: &Library, part: usize) -> Self {
        let (schema, fields) = Fields::schema();
        let ram = |_| -> tantivy::Result<Box<dyn Directory>> { Ok(Box::new(RamDirectory::create())) };
        let index = Self::fill(library, schema, &fields, RamDirectory::create(), &ram, part).expect("an index in memory");
        Self::over(library, &index, fields).expect("an index in memory")
    }

    fn try_build(library: &Library) -> tantivy::Result<Self> {
        let (schema, fields) = Fields::schema();
        let index = Self::fill(library, schema, &fields, RamDirectory::create(), &|_| Ok(Box::new(RamDirectory::create())), PART)?;
        Self::over(library, &index, fields)
    }

    /// Writes the documents of a library, as one segment. A writer's memory ends at some gigabytes:
    /// of many documents it makes parts of a `size`, on as many threads as there are cores, and joins them.
    fn fill(
        library: &Library,
        schema: Schema,
        fields: &Fields,
        place: impl Into<Box<dyn Directory>>,
        part: &(dyn Fn(usize) -> tantivy::Result<Box<dyn Directory>> + Sync),
        size: usize,
    ) -> tantivy::Result<Index> {
        let (nodes, passages) = (library.content.nodes.len(), library.passages.all().len());
        let documents = nodes + passages + 1;
        let write = |place: Box<dyn Directory>, from: usize, to: usize| {
            let builder = Index::builder().schema(schema.clone()).tokenizers(analyses());
            let mut writer = builder.single_segment_index_writer(place, WRITER_MEMORY)?;
            for number in from..to {
                writer.add_document(match number {
                    n if n < nodes => fields.node(library, n),
                    n if n < nodes + passages => fields.passage(library, &library.passages.all()[n - nodes]),
                    _ => fields.words(library),
                })?;
            }
            writer.finalize()
        };
        if documents <= size {
            return write(place.into(), 0, documents);
        }
        let count = documents.div_ceil(size);
        let parts: Mutex<Vec<Option<tantivy::Result<Index>>>> = Mutex::new((0..count).map(|_| None).collect());
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from).min(count) {
                scope.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Memory::Relaxed);
                        if n >= count {
                            break;
                        }
                        let made = part(n).and_then(|place| write(place, n * size, ((n + 1) * size).min(documents)));
                        if let Ok(mut parts) = parts.lock() {
                            parts[n] = Some(made);
                        }
                    }
                });
            }
        });
        let lost = || tantivy::TantivyError::SystemError("a part of the index was not made".to_owned());
        let parts = parts.into_inner().map_err(|_| lost())?;
        let parts = parts.into_iter().map(|part| part.unwrap_or_else(|| Err(lost()))).collect::<tantivy::Result<Vec<Index>>>()?;
        merge_indices(&parts, place)
    }

    fn over(library: &Library, index: &Index, fields: Fields) -> tantivy::Result<Self> {
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).num_warming_threads(0).try_into()?;
        let searcher = reader.searcher();
        let dictionary = Dictionary::open(&searcher, &fields)?;
        let nodes = library.content.nodes.iter().map(|node| match node.attributes.kind {
            NodeKind::Dispute => DISPUTE,
            NodeKind::Lesson => LESSON,
            _ => 1.0,
        });
        let shelves = Shelves::open(&searcher, &library.lexicon)?;
        Ok(Self { searcher, fields, dictionary, shelves, names: Names::new(&library.lexicon), nodes: nodes.collect(), most_walked: MOST_WALKED })
    }

    /// The same engine that walks over no more than so much: as if the library were larger.
    #[must_use]
    pub fn walking(mut self, most: u64) -> Self {
        self.most_walked = most;
        self
    }

    /// Answers a query in bounded time, whatever it holds.
    pub fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        let lexicon = &library.lexicon;
        let query = Query::parse(request.query);
        let (limit, offset) = (request.limit.min(MOST_HITS), request.offset.min(FURTHEST));
        let mut plan = Plan::new(&query, request.lang, lexicon, &self.names, &self.dictionary, None);
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
        if found.narrowed && found.total < offset + limit && plan.clauses.len() > 1 {
            let more = self.run(lexicon, &plan, request.lang, Need::Rare, keep);
            if more.total > found.total {
                (found, need) = (more, Need::Rare);
            }
        }
        if found.total < FEW && !plan.clauses.is_empty() {
            let mut suspicious = Plan::new(&query, request.lang, lexicon, &self.names, &self.dictionary, Some(&plan));
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
        Answer { total: found.total, estimated: found.narrowed, suggestion, offers, hits, counts }
    }

    /// What every further filter would leave of what a plan finds.
    fn counts(&self, lexicon: &Lexicon, plan: &Plan, request: &Request<'_>, need: Need) -> Counts {
        let found = self.searcher.search(&self.query(lexicon, plan, request.lang, need).0, &Every).unwrap_or_default();
        self.shelves.counts(lexicon, &found, [request.system, request.kind, request.section])
    }

    /// What a query is taken to look for, for people who ask why.
    pub fn explain(&self, library: &Library, query: &str, lang: Lang) -> String {
        Plan::new(&Query::parse(query), lang, &library.lexicon, &self.names, &self.dictionary, None).describe(&library.lexicon)
    }

    fn document(&self, doc: DocId) -> Document {
        let number = doc as usize;
        if number < self.nodes.len() { Document::Node(number) } else { Document::Passage(number - self.nodes.len()) }
    }

    fn run(&self, lexicon: &Lexicon, plan: &Plan, lang: Lang, need: Need, keep: usize) -> Found {
        let collector = Best { keep, nodes: Arc::clone(&self.nodes) };
        // The index is in memory and the query was built for its fields: this does not fail.
        let (query, narrowed) = self.query(lexicon, plan, lang, need);
        Found { narrowed, ..self.searcher.search(&query, &collector).unwrap_or_default() }
    }

    /// The clauses of a plan, as broad as the time allows: the rare ones everywhere, and the common
    /// ones where they weigh most.
    fn clauses(&self, lexicon: &Lexicon, plan: &Plan, lang: Lang) -> Vec<Ready> {
        let mut clauses: Vec<Ready> = plan.clauses.iter().map(|clause| self.clause(lexicon, clause, lang, Breadth::Whole)).collect();
        let mut left = self.most_walked;
        if clauses.iter().map(|clause| clause.cost).sum::<u64>() <= left {
            return clauses;
        }
        let mut order: Vec<usize> = (0..clauses.len()).collect();
        order.sort_by_key(|n| clauses[*n].cost);
        for (done, n) in order.iter().enumerate() {
            let share = left / (order.len() - done) as u64;
            for breadth in [Breadth::Strong, Breadth::Titles] {
                if clauses[*n].cost > share {
                    clauses[*n] = self.clause(lexicon, &plan.clauses[*n], lang, breadth);
                }
            }
            left = left.saturating_sub(clauses[*n].cost);
        }
        clauses
    }

    /// The query of a plan, and whether some of it is not looked for everywhere.
    fn query(&self, lexicon: &Lexicon, plan: &Plan, lang: Lang, need: Need) -> (BooleanQuery, bool) {
        let mut parts: Vec<(Occur, Boxed)> = Vec::new();
        let clauses = self.clauses(lexicon, plan, lang);
        let narrowed = clauses.iter().any(|clause| clause.breadth != Breadth::Whole);
        let rarest = clauses.iter().map(|clause| clause.cost).min().unwrap_or_default();
        let rare: Vec<bool> = clauses.iter().map(|clause| clause.breadth == Breadth::Whole || clause.cost == rarest).collect();
        let clauses = clauses.into_iter().map(|clause| clause.query);
        match need {
            Need::Most => {
                let most = 2 * (plan.clauses.len() * 7).div_ceil(10);
                let each = clauses.flat_map(|clause| {
                    let there: Boxed = Box::new(ConstScoreQuery::new(clause.box_clone(), THERE));
                    [(Occur::Should, there), (Occur::Should, clause)]
                });
                parts.push((Occur::Must, Box::new(BooleanQuery::with_minimum_required_clauses(each.collect(), most))));
            }
            Need::All => parts.extend(clauses.map(|clause| (Occur::Must, clause))),
            Need::Rare => parts.extend(clauses.zip(rare).map(|(clause, rare)| (if rare { Occur::Must } else { Occur::Should }, clause))),
            Need::AtLeast(least) => {
                let some = BooleanQuery::with_minimum_required_clauses(clauses.map(|clause| (Occur::Should, clause)).collect(), least);
                parts.push((Occur::Must, Box::new(some)));
            }
        }
        for phrase in &plan.phrases {
            parts.push((Occur::Must, self.phrase(phrase, 0)));
        }
        for facet in &plan.facets {
            parts.push((Occur::Must, self.facet(facet, 0.0)));
        }
        for concept in &plan.about {
            let id = &lexicon.concepts()[*concept].id;
            let fields = [self.fields.concept_title, self.fields.concept];
            parts.push((Occur::Must, any(fields.into_iter().zip(CONCEPT).filter_map(|(field, boost)| self.term(field, id, boost)).map(|way| way.0).collect())));
        }
        if parts.is_empty() {
            parts.push((Occur::Must, Box::new(AllQuery)));
        }
        for word in &plan.without_words {
            parts.push((Occur::MustNot, any(self.word(word, lang, Breadth::Whole).into_iter().map(|way| way.0).collect())));
        }
        for phrase in &plan.without_phrases {
            // tantivy 0.27 asks an excluded phrase about documents it has already passed, which a
            // phrase does not allow; a union answers that safely, and one phrase alone is no union.
            let twice = vec![self.phrase(phrase, 0), self.phrase(phrase, 0)];
            parts.push((Occur::MustNot, Box::new(BooleanQuery::union(twice))));
        }
        for facet in &plan.without_facets {
            parts.push((Occur::MustNot, self.facet(facet, 0.0)));
        }
        let mut welcome = self.most_walked / SHARE_OF_WELCOME;
        for word in &plan.optional {
            let stem = stem(lang, word);
            let ways: Vec<(Boxed, u64)> =
                [self.fields.title[lang], self.fields.keywords[lang]].into_iter().filter_map(|field| self.term(field, &stem, FUNCTION_WORD)).collect();
            let cost: u64 = ways.iter().map(|way| way.1).sum();
            if !ways.is_empty() && cost <= welcome {
                welcome -= cost;
                parts.push((Occur::Should, any(ways.into_iter().map(|way| way.0).collect())));
            }
        }
        let rarest = plan.run.iter().map(|word| self.dictionary.frequency(word)).min().unwrap_or_default();
        if (2..=super::LONGEST_PHRASE).contains(&plan.run.len()) && (1..=MOST_RUNS).contains(&rarest) {
            parts.push((Occur::Should, boosted(self.phrase(&plan.run, RUN_SLOP), RUN)));
        }
        (BooleanQuery::new(parts), narrowed)
    }

    fn clause(&self, lexicon: &Lexicon, clause: &Clause, lang: Lang, breadth: Breadth) -> Ready {
        if let Some(id) = &clause.id {
            let ways = ["id", "first", "own", "cites"].into_iter().zip(ID).map(|(facet, score)| self.facet(&format!("{facet}:{id}"), score));
            return Ready { query: any(ways.collect()), cost: 0, breadth: Breadth::Whole };
        }
        let mut cost = 0;
        let mut spend = |ways: Vec<(Boxed, u64)>| -> Vec<Boxed> {
            cost += ways.iter().map(|way| way.1).sum::<u64>();
            ways.into_iter().map(|way| way.0).collect()
        };
        let mut ways: Vec<Boxed> = match &clause.words[..] {
            [] => Vec::new(),
            [word] => spend(self.word(word, lang, breadth)),
            words => {
                let each = words.iter().map(|word| any(spend(self.word(word, lang, breadth)))).collect();
                vec![boosted(Box::new(BooleanQuery::intersection(each)), NAME_WORDS)]
            }
        };
        let fields = [self.fields.concept_title, self.fields.concept, self.fields.concept_near];
        let fields = match breadth {
            Breadth::Whole => &fields[..],
            Breadth::Strong => &fields[..2],
            Breadth::Titles => &fields[..1],
        };
        for (concept, weight) in &clause.concepts {
            let named = fields.iter().zip(CONCEPT).filter_map(|(field, boost)| self.term(*field, &lexicon.concepts()[*concept].id, boost * weight));
            ways.extend(spend(named.collect()));
        }
        let completions = if breadth == Breadth::Whole { clause.completions.len() } else { FEWER_COMPLETIONS };
        for completion in clause.completions.iter().take(completions) {
            ways.push(boosted(any(spend(self.word(completion, lang, breadth))), COMPLETION));
        }
        for (n, guess) in clause.guesses.iter().enumerate() {
            let boost = GUESS[usize::from(guess.distance > 1)];
            if n < FULL_GUESSES {
                ways.push(boosted(any(spend(self.word(&guess.word, lang, breadth))), boost));
            } else if breadth == Breadth::Whole {
                ways.extend(spend(self.term(self.fields.all, &guess.word, boost * ALL).into_iter().collect()));
            }
        }
        Ready { query: any(ways), cost, breadth }
    }

    /// A word in every field, each with the stem of its own language.
    fn word(&self, word: &str, lang: Lang, breadth: Breadth) -> Vec<(Boxed, u64)> {
        let fields = &self.fields;
        let mut ways: Vec<(Boxed, u64)> = Vec::new();
        if breadth == Breadth::Whole {
            ways.extend(self.term(fields.all, word, ALL));
        }
        for (n, lang) in [lang, lang.other()].into_iter().enumerate() {
            let stem = stem(lang, word);
            let groups = [(&fields.title, TITLE), (&fields.keywords, KEYWORDS), (&fields.answer, ANSWER), (&fields.body, BODY), (&fields.context, CONTEXT)];
            let groups = match breadth {
                Breadth::Whole => &groups[..],
                Breadth::Strong => &groups[..3],
                Breadth::Titles => &groups[..2],
            };
            ways.extend(groups.iter().filter_map(|(field, boost)| self.term(field[lang], &stem, boost[n])));
        }
        ways
    }

    /// A term of a field, where the field has it, and in how many documents.
    fn term(&self, field: Field, text: &str, boost: f32) -> Option<(Boxed, u64)> {
        let query = || TermQuery::new(Term::from_field_text(field, text), IndexRecordOption::WithFreqs);
        let held = self.dictionary.holds(field, text);
        (held > 0).then(|| (boosted(Box::new(query()), boost), u64::from(held)))
    }

    /// Words in a row, unstemmed.
    fn phrase(&self, words: &[String], slop: u32) -> Boxed {
        let mut terms: Vec<(usize, Term)> = words.iter().map(|word| Term::from_field_text(self.fields.all, word)).enumerate().collect();
        if terms.len() == 1 {
            return Box::new(TermQuery::new(terms.remove(0).1, IndexRecordOption::WithFreqs));
        }
        Box::new(PhraseQuery::new_with_offset_and_slop(terms, slop))
    }

    fn facet(&self, facet: &str, score: Score) -> Boxed {
        Box::new(ConstScoreQuery::new(Box::new(TermQuery::new(Term::from_field_text(self.fields.facet, facet), IndexRecordOption::Basic)), score))
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

/// The analyses by name; an index that was opened knows none.
fn analyses() -> TokenizerManager {
    let manager = TokenizerManager::default();
    Analysis::register(&manager);
    manager
}

fn boosted(query: Boxed, boost: f32) -> Boxed {
    Box::new(BoostQuery::new(query, boost))
}

/// The best of several ways to match, and a little of the others; no way matches nothing.
fn any(mut ways: Vec<Boxed>) -> Boxed {
    match ways.len() {
        0 => Box::new(EmptyQuery),
        1 => ways.remove(0),
        _ => Box::new(DisjunctionMaxQuery::with_tie_breaker(ways, TIE_BREAKER)),
    }
}

/// What one run found: how many, and the best by score, then in the library's order.
#[derive(Default)]
struct Found {
    total: usize,
    /// Whether some words were not looked for everywhere.
    narrowed: bool,
    best: Vec<(Score, DocId)>,
}

/// Counts hits and keeps the best in one pass; passages count less.
struct Best {
    keep: usize,
    nodes: Arc<[f32]>,
}

struct BestOfSegment {
    keep: usize,
    nodes: Arc<[f32]>,
    found: Found,
}

fn better(a: &(Score, DocId), b: &(Score, DocId)) -> Ordering {
    b.0.total_cmp(&a.0).then(a.1.cmp(&b.1))
}

impl Found {
    /// Drops all but the best.
    fn shrink(&mut self, keep: usize) {
        if self.best.len() > keep && keep > 0 {
            self.best.select_nth_unstable_by(keep - 1, better);
        }
        self.best.truncate(keep);
    }
}

impl Collector for Best {
    type Fruit = Found;
    type Child = BestOfSegment;

    fn for_segment(&self, _: SegmentOrdinal, _: &SegmentReader) -> tantivy::Result<BestOfSegment> {
        Ok(BestOfSegment { keep: self.keep, nodes: Arc::clone(&self.nodes), found: Found::default() })
    }

    fn requires_scoring(&self) -> bool {
        true
    }

    fn merge_fruits(&self, segments: Vec<Found>) -> tantivy::Result<Found> {
        let mut all = Found::default();
        for found in segments {
            all.total += found.total;
            all.best.extend(found.best);
        }
        all.best.sort_unstable_by(better);
        all.best.truncate(self.keep);
        Ok(all)
    }
}

impl SegmentCollector for BestOfSegment {
    type Fruit = Found;

    fn collect(&mut self, doc: DocId, score: Score) {
        self.found.total += 1;
        self.found.best.push((score * self.nodes.get(doc as usize).unwrap_or(&PASSAGE), doc));
        if self.found.best.len() >= 2 * self.keep + 64 {
            self.found.shrink(self.keep);
        }
    }

    fn harvest(mut self) -> Found {
        self.found.shrink(self.keep);
        self.found
    }
}

/// Every hit, in the library's order.
struct Every;

struct EveryOfSegment(Vec<DocId>);

impl Collector for Every {
    type Fruit = Vec<DocId>;
    type Child = EveryOfSegment;

    fn for_segment(&self, _: SegmentOrdinal, _: &SegmentReader) -> tantivy::Result<EveryOfSegment> {
        Ok(EveryOfSegment(Vec::new()))
    }

    fn requires_scoring(&self) -> bool {
        false
    }

    fn merge_fruits(&self, segments: Vec<Vec<DocId>>) -> tantivy::Result<Vec<DocId>> {
        Ok(segments.concat())
    }
}

impl SegmentCollector for EveryOfSegment {
    type Fruit = Vec<DocId>;

    fn collect(&mut self, doc: DocId, _: Score) {
        self.0.push(doc);
    }

    fn harvest(self) -> Vec<DocId> {
        self.0
    }
}
