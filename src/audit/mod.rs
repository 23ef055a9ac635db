//! The audit: the content is compared with the declarations of the checks, in both directions, and every
//! worked example is run. It reports problems and changes nothing except, through [`accept`], the history.
//!
//! A rule is a small function with a code and one sentence, listed in [`RULES`]; its file is named after
//! what it examines. A problem found while reading the files has its rule in [`FORMAT`]. No rule knows a
//! game: each check declares what it needs.

mod accept;
mod answers;
mod checks;
mod coverage;
mod examples;
mod figures;
mod history;
mod impact;
mod lexicon;
mod links;
mod passages;
mod printed;
mod questions;
pub mod texts;

#[cfg(test)]
mod little;

use self::examples::Outcome;
use crate::check::Check;
use crate::kit::tables::Table;
use crate::library::Library;
use crate::problem::{Place, Problem};
use crate::systems;

pub use accept::{Accepted, Options as AcceptOptions, accept};
pub use coverage::{Counts, Coverage, Section, coverage};
pub use examples::Run;
pub use impact::Impact;
pub use passages::Passages;
pub use printed::{Comparison, Difference, Printed, compare_folder};
pub use questions::AskedQuestion;

/// A rule of the audit.
#[derive(Debug)]
pub struct Rule {
    /// The code printed with every problem it finds.
    pub code: &'static str,
    /// The requirement, in one sentence.
    pub says: &'static str,
    find: fn(&Subject<'_>, &mut Finder),
}

/// All rules about the content as a whole, in module order.
pub static RULES: &[Rule] = &[
    Rule {
        code: "dangling-link",
        says: "a link leads to something that exists",
        find: links::links,
    },
    Rule {
        code: "dangling-related",
        says: "`related` names nodes that exist",
        find: links::related,
    },
    Rule {
        code: "dangling-check",
        says: "`checks` names checks that exist, or that a pending example of the node waits for",
        find: links::checks,
    },
    Rule {
        code: "dangling-superseded",
        says: "`superseded` names a node that exists, `supersedes` one that went",
        find: links::superseded,
    },
    Rule {
        code: "dangling-table",
        says: "a table fence names a table that exists",
        find: links::tables,
    },
    Rule {
        code: "dangling-cite",
        says: "nodes, claims and examples cite items of the manifest",
        find: links::cites,
    },
    Rule {
        code: "dangling-lexicon-cite",
        says: "a concept cites items of the manifest",
        find: links::lexicon_cites,
    },
    Rule {
        code: "uncovered",
        says: "every item of a complete section is cited in both languages, or excused",
        find: coverage::uncovered,
    },
    Rule {
        code: "needless-excuse",
        says: "an excused item is one that no node cites",
        find: coverage::needless_excuse,
    },
    Rule {
        code: "too-many-excuses",
        says: "at most three in a hundred items of a source are excused",
        find: coverage::too_many_excuses,
    },
    Rule {
        code: "no-cites",
        says: "every node but a lesson cites a source item",
        find: coverage::no_cites,
    },
    Rule {
        code: "many-cites",
        says: "a node cites at most four items, unless each of its claims carries its own",
        find: coverage::many_cites,
    },
    Rule {
        code: "long-answer",
        says: "a short answer has at most 240 characters",
        find: answers::long,
    },
    Rule {
        code: "leaning-answer",
        says: "a short answer stands without its title, and an open point speaks of players before the check",
        find: answers::leaning,
    },
    Rule {
        code: "leaning-claim",
        says: "a claim stands without the sentence before it",
        find: answers::leaning_claims,
    },
    Rule {
        code: "typed-figure",
        says: "a number that a check reads from a table is printed from it, never typed",
        find: figures::typed,
    },
    Rule {
        code: "registry",
        says: "ids of checks, tables, points, readings and violations are well formed and unique",
        find: checks::registry,
    },
    Rule {
        code: "check-without-node",
        says: "every check is named by a node",
        find: checks::without_node,
    },
    Rule {
        code: "check-without-example",
        says: "every check has a worked example",
        find: checks::without_example,
    },
    Rule {
        code: "check-claim",
        says: "every claim that a check may quote exists in both languages",
        find: checks::claims,
    },
    Rule {
        code: "unlinked-check",
        says: "a node quoted by a check names it in `checks` (a note)",
        find: checks::unlinked,
    },
    Rule {
        code: "violation-claim",
        says: "every violation has a claim that its check declares",
        find: checks::violations,
    },
    Rule {
        code: "reading-claim",
        says: "every reading has a claim that its check declares",
        find: checks::readings,
    },
    Rule {
        code: "idle-reading",
        says: "every reading is exercised by a worked example",
        find: checks::idle_readings,
    },
    Rule {
        code: "table-source",
        says: "every table names the items it was printed in, or its outside reference",
        find: checks::table_sources,
    },
    Rule {
        code: "table-cells",
        says: "a table has a cell for every row and column, and no undeclared word",
        find: checks::table_cells,
    },
    Rule {
        code: "example-check",
        says: "an example names a check that exists, or says that it is pending",
        find: examples::known,
    },
    Rule {
        code: "pending",
        says: "an example waits only for a check that does not exist yet",
        find: examples::pending,
    },
    Rule {
        code: "example-fails",
        says: "every example comes out as it says, in both directions",
        find: examples::fails,
    },
    Rule {
        code: "example-claim",
        says: "`because` names claims that exist",
        find: examples::claims,
    },
    Rule {
        code: "question-check",
        says: "a question names a check that exists",
        find: questions::known,
    },
    Rule {
        code: "question-answer",
        says: "the check answers a question, and its answer is one of the options",
        find: questions::answers,
    },
    Rule {
        code: "question-option",
        says: "an option is what the result asked for may be",
        find: questions::options,
    },
    Rule {
        code: "twin-text",
        says: "every Fluent key exists in both languages",
        find: texts::twins,
    },
    Rule {
        code: "missing-label",
        says: "everything a check declares or says has a text in both languages",
        find: texts::labels,
    },
    Rule {
        code: "unasked-fact",
        says: "every fact that can be asked has a question (`.ask`) of its own (a note in games that lack some)",
        find: texts::questions,
    },
    Rule {
        code: "unformed-sentence",
        says: "a sentence of a verdict uses only the arguments it gets",
        find: texts::sentences,
    },
    Rule {
        code: "idle-concept",
        says: "every concept of the lexicon is named by a text",
        find: lexicon::idle,
    },
    Rule {
        code: "sheet-claim",
        says: "every claim and ruling that a sheet prints exists",
        find: links::sheets,
    },
    Rule {
        code: "lost-node",
        says: "a node with a history exists or redirects",
        find: history::lost,
    },
    Rule {
        code: "stale",
        says: "a translation follows its twin (a note)",
        find: history::stale,
    },
    Rule {
        code: "unaccepted",
        says: "the wording is the one last accepted (a note)",
        find: history::unaccepted,
    },
];

/// The codes of problems found while reading the files, with their requirements.
pub static FORMAT: &[(&str, &str)] = &[
    (
        "file",
        "a content file can be read and lies in a section of a game",
    ),
    (
        "front-matter",
        "a chapter begins with title, order and summary between `+++` lines",
    ),
    (
        "heading",
        "a level-2 heading ends with `{#slug …}` and known attributes",
    ),
    ("id", "an id is well formed and stands once"),
    (
        "answer",
        "the first paragraph of a node is its short answer",
    ),
    (
        "claim",
        "`{#anchor …}` ends a paragraph or list item, with known attributes",
    ),
    ("fence", "a fence is closed and of a known kind"),
    (
        "example",
        "an example is `key = value` lines and says what comes out",
    ),
    ("figure", "`{=…}` names a cell of a table"),
    ("link", "a link is `[text](id)`"),
    ("markdown", "only the Markdown of this project is used"),
    ("twin-chapter", "both languages have the same chapters"),
    ("twin-node", "both languages have the same nodes"),
    ("twin-cites", "both languages cite the same items"),
    ("twin-attributes", "both languages say the same of a node"),
    ("twin-anchors", "both languages have the same claims"),
    (
        "twin-blocks",
        "both languages have the same blocks: paragraphs, lists, headings, tables",
    ),
    ("twin-examples", "both languages have the same examples"),
    (
        "question",
        "a question is `key = value` lines, what it asks and two to six options",
    ),
    (
        "twin-questions",
        "both languages ask the same questions, and put them in their own words",
    ),
    (
        "twin-scenes",
        "both languages show the same scenes, and say so in their own words",
    ),
    (
        "scene",
        "a scene is pieces and ground with their places and sizes",
    ),
    (
        "manifest",
        "the manifest has eight columns and every key once",
    ),
    ("excused", "an excuse is a key of the manifest and a reason"),
    (
        "complete",
        "a complete section is a source and one of its sections",
    ),
    (
        "lexicon",
        "a concept is well formed and shares no name with another",
    ),
    (
        "asked",
        "`index/asked-*.tsv` gives nodes words as they are looked for, each once",
    ),
    (
        "sheet",
        "`index/sheets.toml` names games, sections, tables and claims that exist",
    ),
    (
        "printed",
        "`index/printed.toml` names tables, rows, columns and words that exist",
    ),
    ("revisions", "revisions follow one another without gaps"),
    ("fluent", "texts are well-formed Fluent, every key once"),
];

/// The data for the rules: the library, the registered checks and tables, and the results of every example
/// and question.
#[derive(Debug)]
pub struct Subject<'l> {
    pub library: &'l Library,
    pub checks: Vec<&'static Check>,
    pub tables: Vec<&'static Table>,
    pub runs: Vec<Run<'l>>,
    pub questions: Vec<AskedQuestion<'l>>,
}

impl<'l> Subject<'l> {
    /// The library beside the checks of every game.
    pub fn new(library: &'l Library) -> Self {
        Self::with(
            library,
            systems::checks().collect(),
            systems::tables().collect(),
        )
    }

    fn with(
        library: &'l Library,
        checks: Vec<&'static Check>,
        tables: Vec<&'static Table>,
    ) -> Self {
        let runs = examples::run(library, &checks);
        let questions = questions::ask(library, &checks);
        Self {
            library,
            checks,
            tables,
            runs,
            questions,
        }
    }

    /// Outcomes of the examples, then of the questions.
    fn outcomes(&self) -> impl Iterator<Item = (&'static Check, &Outcome)> {
        let runs = self.runs.iter().map(|run| (run.check, &run.outcome));
        runs.chain(
            self.questions
                .iter()
                .map(|asked| (asked.check, &asked.outcome)),
        )
    }

    fn check(&self, id: &str) -> Option<&'static Check> {
        self.checks.iter().copied().find(|check| check.id == id)
    }

    fn table(&self, id: &str) -> Option<&'static Table> {
        self.tables.iter().copied().find(|table| table.id == id)
    }
}

/// Records a problem under the code of the current rule.
#[derive(Debug)]
struct Finder {
    code: &'static str,
    found: Vec<Problem>,
}

impl Finder {
    fn problem(&mut self, place: &Place, text: impl Into<String>) {
        self.found
            .push(Problem::new(place.clone(), self.code, text));
    }

    fn note(&mut self, place: &Place, text: impl Into<String>) {
        self.found
            .push(Problem::new(place.clone(), self.code, text).as_note());
    }
}

/// All problems of a library, including those of loading it, sorted by position.
pub fn audit(library: &Library, load_problems: Vec<Problem>) -> Vec<Problem> {
    audit_of(&Subject::new(library), load_problems)
}

/// Like [`audit`], for a subject whose examples have already been run.
pub fn audit_of(subject: &Subject<'_>, load_problems: Vec<Problem>) -> Vec<Problem> {
    let mut problems = load_problems;
    for rule in RULES {
        let mut finder = Finder {
            code: rule.code,
            found: Vec::new(),
        };
        (rule.find)(subject, &mut finder);
        problems.append(&mut finder.found);
    }
    problems.sort();
    problems.dedup();
    problems
}

/// Whether a list of problems prevents serving a library; notes do not.
pub fn fails(problems: &[Problem]) -> bool {
    problems.iter().any(|problem| !problem.note)
}

/// Source file of a check, which is named after the check's id.
fn check_place(check: &Check) -> Place {
    let name = check
        .id
        .split_once('.')
        .map_or(check.id, |(_, name)| name)
        .replace('-', "_");
    Place::new(
        format!("crates/rules/src/systems/{}/{name}.rs", check.system()),
        1,
        1,
    )
}

/// Source file of a table.
fn table_place(table: &Table) -> Place {
    let system = table.id.split('.').next().unwrap_or_default();
    Place::new(format!("crates/rules/src/systems/{system}/tables.rs"), 1, 1)
}

/// ` (did you mean …?)`, or nothing.
fn did_you_mean<'a>(given: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let near = crate::problem::nearest(given, names);
    if near.is_empty() {
        String::new()
    } else {
        format!(
            " (did you mean {}?)",
            near.iter()
                .map(|name| format!("`{name}`"))
                .collect::<Vec<_>>()
                .join(" or ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique_and_sentences_end_without_a_stop() {
        let all: Vec<(&str, &str)> = RULES
            .iter()
            .map(|rule| (rule.code, rule.says))
            .chain(FORMAT.iter().copied())
            .collect();
        for (n, (code, says)) in all.iter().enumerate() {
            assert!(crate::id::is_slug(code), "{code}");
            assert!(
                all[..n].iter().all(|(other, _)| other != code),
                "{code} stands twice"
            );
            assert!(!says.ends_with('.') && !says.is_empty(), "{code}: {says}");
        }
    }

    #[test]
    fn every_rule_has_a_fixture_that_makes_it_fire() {
        let tests = [
            include_str!("links.rs"),
            include_str!("coverage.rs"),
            include_str!("answers.rs"),
            include_str!("figures.rs"),
            include_str!("checks.rs"),
            include_str!("examples.rs"),
            include_str!("questions.rs"),
            include_str!("texts.rs"),
            include_str!("lexicon.rs"),
            include_str!("history.rs"),
        ]
        .concat();
        for rule in RULES {
            assert!(
                tests.contains(&format!(": {}: ", rule.code))
                    || tests.contains(&format!(": note: {}: ", rule.code)),
                "no fixture shows `{}`",
                rule.code
            );
        }
    }
}
