//! Evaluation of the search with judged queries: the rank of the first relevant hit, and the misses.
//!
//! A hit is relevant if its node cites one of the source items that answer the question. Judgments
//! therefore stay valid if a node is reworded. A hit is also relevant if it is one of the named nodes,
//! because lessons cite nothing. Queries that no node answers yet are skipped.

use std::collections::BTreeMap;
use std::fmt;

use super::{Document, Request, Search};
use crate::ask::ask;
use crate::check::put;
use crate::id::{Id, IdError};
use crate::lang::Lang;
use crate::library::situation::input;
use crate::library::{Fact, Library, StatedVerdict};

/// Maximum rank of a relevant hit that counts.
const DEPTH: usize = 10;
/// Number of higher-ranked hits shown for a miss.
const SHOWN: usize = 3;

/// A query, with the source items or nodes that answer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgment {
    pub id: String,
    pub lang: Lang,
    pub query: String,
    pub relevant: Vec<Id>,
    /// Keyword, question, abbrev, jargon, typo, prefix, crosslang, beginner.
    pub kind: String,
}

/// Reads `qid lang query relevant type`, with a header line.
///
/// # Errors
/// `line: explanation` of every malformed line.
pub fn judgments(text: &str) -> Result<Vec<Judgment>, Vec<String>> {
    let mut read = Vec::new();
    let mut faults = Vec::new();
    for (n, line) in text
        .lines()
        .enumerate()
        .skip(1)
        .filter(|(_, line)| !line.trim().is_empty())
    {
        match judgment(line) {
            Ok(judgment) => read.push(judgment),
            Err(fault) => faults.push(format!("{}: {fault}", n + 1)),
        }
    }
    if faults.is_empty() {
        Ok(read)
    } else {
        Err(faults)
    }
}

fn judgment(line: &str) -> Result<Judgment, String> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [id, lang, query, relevant, kind] = cells[..] else {
        return Err(format!("expected 5 columns, found {}", cells.len()));
    };
    let relevant = relevant
        .split(',')
        .map(str::parse)
        .collect::<Result<_, IdError>>()
        .map_err(|error| error.to_string())?;
    Ok(Judgment {
        id: id.to_owned(),
        lang: lang.parse()?,
        query: query.to_owned(),
        relevant,
        kind: kind.to_owned(),
    })
}

/// One judged query and its result.
#[derive(Clone, Debug)]
pub struct Trial {
    pub judgment: Judgment,
    /// The rank of the first relevant hit, from 1, within ten.
    pub rank: Option<usize>,
    /// The terms into which the query was parsed.
    pub terms: String,
    /// The hits above the first relevant one.
    pub above: Vec<(String, f32)>,
}

/// Metrics over a set of queries.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    pub queries: usize,
    pub at_1: f64,
    pub at_3: f64,
    pub mrr: f64,
}

/// The results of all judged queries.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub trials: Vec<Trial>,
    /// Queries that no node can answer yet.
    pub left_out: Vec<Judgment>,
    /// Malformed lines of the judgments.
    pub faults: Vec<String>,
}

/// Runs every judged query whose answer the library contains.
pub fn run(library: &Library, engine: &dyn Search, text: &str) -> Report {
    let mut report = Report::default();
    let all = judgments(text).unwrap_or_else(|faults| {
        report.faults = faults;
        Vec::new()
    });
    for judgment in all {
        let is_covered = |id: &Id| match id {
            Id::Source(key) => library.citing(key).next().is_some(),
            Id::Node(node) => library.content.get(node).is_some(),
            _ => false,
        };
        if !judgment.relevant.iter().any(is_covered) {
            report.left_out.push(judgment);
            continue;
        }
        let answer = engine.search(
            library,
            &Request {
                limit: DEPTH,
                ..Request::new(&judgment.query, judgment.lang)
            },
        );
        let relevant = |document: Document| match document {
            Document::Node(node) => {
                let node = &library.content.nodes[node];
                let cites = node.all_cites();
                judgment.relevant.iter().any(|id| match id {
                    Id::Source(key) => cites.contains(&key),
                    Id::Node(id) => *id == node.id,
                    _ => false,
                })
            }
            Document::Passage(_) => false,
        };
        let rank = answer
            .hits
            .iter()
            .position(|hit| relevant(hit.document))
            .map(|n| n + 1);
        let name = |document: Document| match document {
            Document::Node(node) => library.content.nodes[node].id.to_string(),
            Document::Passage(passage) => library.passages.all()[passage].key.clone(),
        };
        let above = answer
            .hits
            .iter()
            .take(rank.map_or(SHOWN, |rank| rank - 1))
            .map(|hit| (name(hit.document), hit.score))
            .collect();
        let terms = engine.explain(library, &judgment.query, judgment.lang);
        report.trials.push(Trial {
            judgment,
            rank,
            terms,
            above,
        });
    }
    report
}

impl Report {
    /// The metrics of the queries that a filter keeps.
    #[expect(clippy::cast_precision_loss, reason = "some hundred queries")]
    pub fn figures(&self, keep: impl Fn(&Judgment) -> bool) -> Figures {
        let ranks: Vec<Option<usize>> = self
            .trials
            .iter()
            .filter(|trial| keep(&trial.judgment))
            .map(|trial| trial.rank)
            .collect();
        let share = |within: usize| {
            ranks
                .iter()
                .flatten()
                .filter(|rank| **rank <= within)
                .count() as f64
                / ranks.len().max(1) as f64
        };
        let mrr = ranks
            .iter()
            .flatten()
            .map(|rank| 1.0 / *rank as f64)
            .sum::<f64>()
            / ranks.len().max(1) as f64;
        Figures {
            queries: ranks.len(),
            at_1: share(1),
            at_3: share(3),
            mrr,
        }
    }

    /// The metrics of one language.
    pub fn of(&self, lang: Lang) -> Figures {
        self.figures(|judgment| judgment.lang == lang)
    }

    /// Every query whose first hit was not relevant: the higher-ranked hits, and the relevant ones.
    pub fn explain(&self) -> Explanation<'_> {
        Explanation(self)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<16} {:>7} {:>6} {:>6} {:>6}",
            "", "queries", "hit@1", "hit@3", "MRR@10"
        )?;
        let mut rows: BTreeMap<(usize, String), Figures> = BTreeMap::new();
        for (n, lang) in Lang::ALL.into_iter().enumerate() {
            rows.insert((2 * n, lang.to_string()), self.of(lang));
            for trial in self
                .trials
                .iter()
                .filter(|trial| trial.judgment.lang == lang)
            {
                let kind = &trial.judgment.kind;
                rows.entry((2 * n + 1, format!("  {lang} {kind}")))
                    .or_insert_with(|| {
                        self.figures(|judgment| judgment.lang == lang && judgment.kind == *kind)
                    });
            }
        }
        rows.insert((9, "all".to_owned()), self.figures(|_| true));
        for ((_, name), figures) in rows {
            writeln!(
                f,
                "{name:<16} {:>7} {:>6.3} {:>6.3} {:>6.3}",
                figures.queries, figures.at_1, figures.at_3, figures.mrr
            )?;
        }
        if !self.left_out.is_empty() {
            writeln!(
                f,
                "left out, as no node answers them ({}):",
                self.left_out.len()
            )?;
            for judgment in &self.left_out {
                writeln!(f, "  {} {} {}", judgment.id, judgment.lang, judgment.query)?;
            }
        }
        for fault in &self.faults {
            writeln!(f, "index/judgments.tsv:{fault}")?;
        }
        Ok(())
    }
}

/// The misses of a report, worst first.
#[derive(Debug)]
pub struct Explanation<'r>(&'r Report);

impl fmt::Display for Explanation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut misses: Vec<&Trial> = self
            .0
            .trials
            .iter()
            .filter(|trial| trial.rank != Some(1))
            .collect();
        misses.sort_by_key(|trial| std::cmp::Reverse(trial.rank.unwrap_or(usize::MAX)));
        for trial in misses {
            let Judgment {
                id,
                lang,
                query,
                relevant,
                kind,
            } = &trial.judgment;
            let rank = trial
                .rank
                .map_or_else(|| "not found".to_owned(), |rank| format!("rank {rank}"));
            let wanted: Vec<String> = relevant.iter().map(Id::to_string).collect();
            writeln!(
                f,
                "{id} {lang} {kind}: {query}\n  {rank}; wanted {}\n  looked for {}",
                wanted.join(" "),
                trial.terms
            )?;
            for (name, score) in &trial.above {
                writeln!(f, "  {score:>8.2} {name}")?;
            }
        }
        Ok(())
    }
}

/// Kind of a judged situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The facts decide the outcome.
    Verdict,
    /// The stated facts do not decide the outcome.
    Open,
    /// The query asks for a rule, not for an outcome.
    Lookup,
    /// The query does not state which troop is on which side.
    Ambiguous,
}

impl Kind {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Verdict, "verdict"),
        (Self::Open, "open"),
        (Self::Lookup, "lookup"),
        (Self::Ambiguous, "ambiguous"),
    ];

    fn code(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(kind, _)| *kind == self)
            .map_or("", |(_, code)| code)
    }
}

/// A situation as players type it, with its expected result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    pub id: String,
    pub lang: Lang,
    /// The game chosen, if any.
    pub game: Option<String>,
    pub query: String,
    pub kind: Kind,
    /// Checks that may answer it.
    pub checks: Vec<String>,
    pub facts: Vec<Fact>,
    /// The expected code of the finding.
    pub finding: String,
    /// Whether it is in the held-back half, which is never used for tuning.
    pub held: bool,
}

/// Reads `qid lang game query kind check facts finding half`, with a header line.
///
/// # Errors
/// `line: explanation` of every malformed line.
pub fn situations(text: &str) -> Result<Vec<Judged>, Vec<String>> {
    let rows = text
        .lines()
        .enumerate()
        .skip(1)
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for (n, line) in rows {
        match judged(line) {
            Ok(judged) => read.push(judged),
            Err(fault) => faults.push(format!("{}: {fault}", n + 1)),
        }
    }
    if faults.is_empty() {
        Ok(read)
    } else {
        Err(faults)
    }
}

fn judged(line: &str) -> Result<Judged, String> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [id, lang, game, query, kind, checks, facts, finding, half] = cells[..] else {
        return Err(format!("expected 9 columns, found {}", cells.len()));
    };
    let kind = Kind::ALL
        .iter()
        .find(|(_, code)| *code == kind)
        .map(|(kind, _)| *kind)
        .ok_or_else(|| format!("`{kind}` is no kind"))?;
    let facts = facts.split_whitespace().map(|fact| {
        fact.split_once('=')
            .map(|(path, value)| (path.to_owned(), value.to_owned()))
            .ok_or_else(|| format!("`{fact}` is no fact"))
    });
    Ok(Judged {
        id: id.to_owned(),
        lang: lang.parse()?,
        game: (!game.is_empty()).then(|| game.to_owned()),
        query: query.to_owned(),
        kind,
        checks: checks
            .split(',')
            .filter(|check| !check.is_empty())
            .map(str::to_owned)
            .collect(),
        facts: facts.collect::<Result<_, _>>()?,
        finding: finding.to_owned(),
        held: match half {
            "tune" => false,
            "held" => true,
            _ => return Err(format!("`{half}` is neither `tune` nor `held`")),
        },
    })
}

/// Result of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    /// The expected verdict, open answer or absence of a verdict.
    Right,
    /// No answer, or an open answer instead of a verdict. Harmless.
    Silent,
    /// A verdict that is shown as certain but does not match the query.
    Wrong,
}

/// One judged situation and its result.
#[derive(Clone, Debug)]
pub struct Said {
    pub judged: Judged,
    pub became: Became,
    /// The verdicts that were returned.
    pub told: Vec<StatedVerdict>,
}

/// The results of all judged situations.
#[derive(Clone, Debug, Default)]
pub struct Situations {
    pub said: Vec<Said>,
    pub faults: Vec<String>,
}

/// Evaluates every judged situation.
pub fn run_situations(library: &Library, engine: &dyn Search, text: &str) -> Situations {
    let all = situations(text);
    let faults = all.as_ref().err().cloned().unwrap_or_default();
    let said = all.unwrap_or_default().into_iter().map(|judged| {
        let request = Request {
            limit: 1,
            system: judged.game.as_deref(),
            ..Request::new(&judged.query, judged.lang)
        };
        let told = ask(library, engine, &request).verdicts;
        Said {
            became: became(library, &judged, &told),
            judged,
            told,
        }
    });
    Situations {
        said: said.collect(),
        faults,
    }
}

fn became(library: &Library, judged: &Judged, told: &[StatedVerdict]) -> Became {
    let certain: Vec<&StatedVerdict> = told.iter().filter(|told| told.is_certain()).collect();
    let due = |told: &&StatedVerdict| judged.checks.iter().any(|check| check == told.check.id);
    match judged.kind {
        Kind::Verdict
            if certain
                .iter()
                .any(|told| !due(told) || !is_as_stated(library, judged, told)) =>
        {
            Became::Wrong
        }
        Kind::Verdict if certain.is_empty() => Became::Silent,
        Kind::Open if !certain.is_empty() => Became::Wrong,
        Kind::Open if !told.iter().any(|told| due(&told)) => Became::Silent,
        Kind::Ambiguous if !certain.is_empty() => Became::Wrong,
        Kind::Lookup if !certain.is_empty() => Became::Wrong,
        Kind::Lookup if !told.is_empty() => Became::Silent,
        _ => Became::Right,
    }
}

/// Whether a verdict is the expected one for the expected facts; unread words are ignored.
fn is_as_stated(library: &Library, judged: &Judged, told: &StatedVerdict) -> bool {
    let read: Vec<&Fact> = told.facts.iter().chain(&told.assumed).collect();
    let mut more = input(&[&told.facts[..], &told.assumed].concat());
    for (path, value) in &judged.facts {
        match read.iter().find(|(known, _)| known == path) {
            Some((_, known)) if known != value => return false,
            Some(_) => {}
            None => put(&mut more, path, value.as_str().into()),
        }
    }
    let again = told.check.answer(&library.tables, &more);
    told.verdict.finding.code == judged.finding
        && again.is_ok_and(|again| {
            again.finding == told.verdict.finding && again.values == told.verdict.values
        })
}

impl Situations {
    /// Counts the situations of one half: correct, not judged, wrong.
    pub fn figures(&self, held: bool, lang: Option<Lang>, kind: Option<Kind>) -> [usize; 3] {
        let fits = |said: &&Said| {
            said.judged.held == held
                && lang.is_none_or(|lang| lang == said.judged.lang)
                && kind.is_none_or(|kind| kind == said.judged.kind)
        };
        let count = |became| {
            self.said
                .iter()
                .filter(fits)
                .filter(|said| said.became == became)
                .count()
        };
        [
            count(Became::Right),
            count(Became::Silent),
            count(Became::Wrong),
        ]
    }

    /// Returns the incorrect results of the half that is used for tuning. The other half is kept secret.
    pub fn explain(&self) -> String {
        use std::fmt::Write as _;
        let mut out = String::new();
        for said in self
            .said
            .iter()
            .filter(|said| !said.judged.held && said.became != Became::Right)
        {
            let Judged {
                id,
                lang,
                query,
                kind,
                checks,
                facts,
                finding,
                ..
            } = &said.judged;
            let facts: Vec<String> = facts
                .iter()
                .map(|(path, value)| format!("{path}={value}"))
                .collect();
            let _ = writeln!(
                out,
                "{id} {lang} {} {:?}: {query}\n  wanted {} {finding}: {}",
                kind.code(),
                said.became,
                checks.join(","),
                facts.join(" ")
            );
            for told in &said.told {
                let facts: Vec<String> = told
                    .facts
                    .iter()
                    .map(|(path, value)| format!("{path}={value}"))
                    .collect();
                let assumed: Vec<String> = told
                    .assumed
                    .iter()
                    .map(|(path, value)| format!("?{path}={value}"))
                    .collect();
                let _ = writeln!(
                    out,
                    "  told {} {} {}: {} {}",
                    told.check.id,
                    told.verdict.status.code(),
                    told.verdict.finding.code,
                    facts.join(" "),
                    assumed.join(" ")
                );
            }
        }
        out
    }
}

impl fmt::Display for Situations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<20} {:>7} {:>7} {:>7}",
            "", "right", "silent", "wrong"
        )?;
        for (held, half) in [(false, "tune"), (true, "held")] {
            for lang in Lang::ALL {
                for (kind, code) in Kind::ALL {
                    let [right, silent, wrong] = self.figures(held, Some(lang), Some(kind));
                    writeln!(
                        f,
                        "{:<20} {right:>7} {silent:>7} {wrong:>7}",
                        format!("{half} {lang} {code}")
                    )?;
                }
            }
            let [right, silent, wrong] = self.figures(held, None, None);
            writeln!(f, "{half:<20} {right:>7} {silent:>7} {wrong:>7}")?;
        }
        self.faults
            .iter()
            .try_for_each(|fault| writeln!(f, "index/situations.tsv:{fault}"))
    }
}
