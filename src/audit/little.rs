//! A small library for fixtures: one chapter of two nodes in each language, a toy check, a toy table, and
//! no problems. A test breaks one thing and names the problem that must be found.

use std::fs;

use serde_json::json;
use tempfile::TempDir;

use super::{AcceptOptions, Subject, accept, audit_of, texts};
use crate::check::{
    Case, Check, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation,
};
use crate::files::Files;
use crate::kit::tables::{Cell, Origin, Table, Tables};
use crate::library::{Library, Passages};
use crate::problem::Problem;

/// Placeholder for the chapter in both languages.
pub const NODE: &str = "content-*/dba/recoil.md";

const IT: [&str; 2] = ["Chi perde si ritira. {#loses}", "Ritirata"];
const EN: [&str; 2] = ["Who loses falls back. {#loses}", "Recoil"];

fn chapter(answer: &str, title: &str) -> String {
    format!(
        r#"+++
title = "{title}"
order = 1
summary = "s"
+++

## One {{#one cites=bob:recoil.1 checks=toy.rule}}

{answer}

- A few may. {{#few}}
- A tie is good. {{#good}}
- A tie is bad. {{#bad}}

```example toy.rule
n = 3
out.legal = true
```

```example toy.rule
n = 7
out.violations = ["too-many"]
because dba/recoil/one#few
```

```example toy.rule
n = 5
tied = true
undetermined tie-good,tie-bad
```

## Two {{#two cites=bob:recoil.2}}

Another answer.
"#
    )
}

/// The little library.
pub struct Little {
    folder: TempDir,
    checks: Vec<&'static Check>,
    tables: Vec<&'static Table>,
}

impl Little {
    pub fn new() -> Self {
        let this = Self {
            folder: tempfile::tempdir().unwrap(),
            checks: vec![&TOY],
            tables: vec![&TABLE],
        };
        let row = |source: &str, n: usize| {
            format!("{source}\trecoil\t{n}\t{source}:recoil.{n}\truling\t1\tA\tB\n")
        };
        let rows =
            row("bob", 1) + &row("bob", 2) + &row("bob", 3) + &row("qrs", 1) + &row("qrs", 2);
        for (path, text) in [
            ("index/manifest.tsv", format!("source\tsection\titem\tkey\tkind\tline\ttitle_it\tgist_en\n{rows}")),
            ("index/excused.tsv", "key\treason\n".to_owned()),
            ("index/complete.tsv", "source\tsection\n".to_owned()),
            ("index/sheets.toml", String::new()),
            ("index/revisions.tsv", format!("{}\n", crate::library::HEADER)),
            (
                "index/lexicon.toml",
                "[[concept]]\nid = \"recoil\"\nclass = \"phase\"\nsystems = [\"dba\"]\ncites = [\"bob:recoil.1\"]\n[concept.it]\nname = \"ritirata\"\ndefinition = \"x\"\n[concept.en]\nname = \"recoil\"\ndefinition = \"x\"\n"
                    .to_owned(),
            ),
            ("content-it/dba/recoil.md", chapter(IT[0], IT[1])),
            ("content-en/dba/recoil.md", chapter(EN[0], EN[1])),
        ] {
            this.write(path, &text);
        }
        this.label();
        this
    }

    /// Adds a text for every required label.
    fn label(&self) {
        let library = self.load().0;
        let labels = texts::stand_ins(&self.subject_of(&library));
        for path in ["content-it/site.ftl", "content-en/site.ftl"] {
            self.write(
                path,
                &format!("first = x\n{labels}toy-rule-remedy-fewer = x\nflag-silent-toys = x\n"),
            );
        }
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.folder.path().join(path)).unwrap()
    }

    fn files(&self) -> Files {
        Files::Folder(self.folder.path().to_owned())
    }

    pub fn load(&self) -> (Library, Vec<Problem>) {
        Library::load(&self.files(), Tables::default(), Passages::default())
    }

    /// Subject of the audit's fixtures: a library and the toy check beside it.
    pub fn subject(library: &Library) -> Subject<'_> {
        Subject::with(library, vec![&TOY], vec![&TABLE])
    }

    fn subject_of<'l>(&self, library: &'l Library) -> Subject<'l> {
        Subject::with(library, self.checks.clone(), self.tables.clone())
    }

    fn each(path: &str) -> Vec<String> {
        if path == NODE {
            vec![path.replace('*', "it"), path.replace('*', "en")]
        } else {
            vec![path.to_owned()]
        }
    }

    /// Replaces the first occurrence; fails if a fixture no longer matches.
    #[must_use]
    pub fn replace(self, path: &str, from: &str, to: &str) -> Self {
        for path in Self::each(path) {
            let text = self.read(&path);
            assert!(text.contains(from), "{path} holds no {from}:\n{text}");
            self.write(&path, &text.replacen(from, to, 1));
        }
        self
    }

    #[must_use]
    pub fn append(self, path: &str, text: &str) -> Self {
        let all = self.read(path) + text;
        self.write(path, &all);
        self
    }

    /// Adds to the first node, right below its answer (line 11), in both languages.
    #[must_use]
    pub fn body(self, text: &str) -> Self {
        self.replace(NODE, "\n- A few may.", &format!("\n{text}\n- A few may."))
    }

    /// Adds to the second node, at the end of the file.
    #[must_use]
    pub fn two(self, text: &str) -> Self {
        self.replace(
            NODE,
            "Another answer.\n",
            &format!("Another answer.\n\n{text}"),
        )
    }

    /// Adds to the heading of the first node.
    #[must_use]
    pub fn attributes(self, attributes: &str) -> Self {
        if attributes.starts_with("checks=") {
            return self.replace(NODE, "checks=toy.rule", attributes);
        }
        self.replace(NODE, "{#one", &format!("{{#one {attributes}"))
    }

    /// Adds to the heading of the second node.
    #[must_use]
    pub fn two_attributes(self, attributes: &str) -> Self {
        self.replace(NODE, "{#two", &format!("{{#two {attributes}"))
    }

    #[must_use]
    pub fn checks(mut self, checks: Vec<&'static Check>) -> Self {
        self.checks = checks;
        self.label();
        self
    }

    #[must_use]
    pub fn tables(mut self, tables: Vec<&'static Table>) -> Self {
        self.tables.extend(tables);
        self.label();
        self
    }

    /// Accepts the current wording.
    #[must_use]
    pub fn accepted(self) -> Self {
        let mut library = self.load().0;
        accept(&mut library, "2026-11-21", &AcceptOptions::default());
        self.write("index/revisions.tsv", &library.history.to_tsv());
        self
    }

    /// Every problem, or every note.
    pub fn found(&self, notes: bool) -> Vec<String> {
        let (library, problems) = self.load();
        audit_of(&self.subject_of(&library), problems)
            .into_iter()
            .filter(|problem| problem.note == notes)
            .map(|problem| problem.to_string())
            .collect()
    }

    /// Exactly these problems, notes aside.
    pub fn finds(self, want: &[&str]) {
        assert_eq!(self.found(false), want);
    }

    /// Exactly these notes.
    pub fn notes(self, want: &[&str]) {
        assert_eq!(self.found(true), want);
    }

    pub fn finds_starting(self, want: &[&str]) {
        self.finds_where(want, |found, want| found.starts_with(want));
    }

    pub fn finds_ending(self, want: &[&str]) {
        self.finds_where(want, |found, want| found.ends_with(want));
    }

    pub fn finds_codes(self, want: &[&str]) {
        self.finds_where(want, |found, want| found.contains(&format!(": {want}: ")));
    }

    fn finds_where(self, want: &[&str], fits: impl Fn(&str, &str) -> bool) {
        let found = self.found(false);
        assert!(
            found.len() == want.len()
                && found
                    .iter()
                    .zip(want)
                    .all(|(found, want)| fits(found, want)),
            "wanted {want:#?}\ngot {found:#?}"
        );
    }
}

/// A toy rule with a violation, an open point, a silence and a remedy; the input eight violates its
/// declaration.
struct Toy;

pub struct ToyInput {
    n: i64,
    tied: bool,
}

impl Declared for ToyInput {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            n: form.integer("n", 0, 9).unit(Unit::Mm).required(),
            tied: form.truth("tied"),
        }
    }
}

static TIE: Point = Point {
    id: "tie",
    kind: PointKind::Open,
    readings: &[
        Reading {
            id: "tie-good",
            claim: "dba/recoil/one#good",
            default: true,
        },
        Reading {
            id: "tie-bad",
            claim: "dba/recoil/one#bad",
            default: false,
        },
    ],
};

const OUTPUTS: &[Output] = &[
    Output {
        name: "legal",
        kind: OutKind::Truth,
    },
    Output {
        name: "violations",
        kind: OutKind::Violations,
    },
    Output {
        name: "n",
        kind: OutKind::Number(Unit::None),
    },
];

impl Rule for Toy {
    type Input = ToyInput;
    const ID: &'static str = "toy.rule";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[
        "dba/recoil/one#few",
        "dba/recoil/one#good",
        "dba/recoil/one#bad",
    ];
    const OUTPUTS: &'static [Output] = OUTPUTS;
    const POINTS: &'static [&'static Point] = &[&TIE];
    const VIOLATIONS: &'static [Violation] = &[Violation {
        code: "too-many",
        claim: "dba/recoil/one#few",
    }];
    const TABLES: &'static [&'static Table] = &[&TABLE];
    fn decide(case: &mut Case<'_>, input: &ToyInput) -> Values {
        case.step("count", true).value(input.n);
        if input.n == 8 {
            return Values::default().with("legal", true);
        }
        if input.n == 9 {
            case.flag("silent:toys");
            case.remedy("fewer", vec![], vec![("n", json!(4))]);
        }
        let legal =
            input.n < 5 || (input.n == 5 && input.tied && case.ask(&TIE).id() == "tie-good");
        if !legal {
            case.because("dba/recoil/one#few");
        }
        Values::default()
            .with("legal", legal)
            .with(
                "violations",
                if legal {
                    json!([])
                } else {
                    json!(["too-many"])
                },
            )
            .with("n", input.n)
    }
}

pub static TOY: Check = Check::of::<Toy>();

/// A toy table.
pub const TABLE: Table = Table {
    id: "toy.table",
    rows: &["small", "large"],
    row_scope: "toy-size",
    columns: &["mm"],
    column_scope: "toy-column",
    cells: &[&[Cell::Number(40)], &[Cell::Number(60)]],
    words: &[],
    origin: Origin::Documents(&["bob:recoil.1"]),
    stated: &[],
    signed: false,
};

/// Checks with one defect each.
pub mod broken {
    use super::*;

    /// Another check, which nothing in the library mentions.
    struct Other;

    impl Rule for Other {
        type Input = ToyInput;
        const ID: &'static str = "toy.other";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &[];
        const OUTPUTS: &'static [Output] = OUTPUTS;
        fn decide(case: &mut Case<'_>, input: &ToyInput) -> Values {
            Toy::decide(case, input)
        }
    }

    pub static OTHER: Check = Check::of::<Other>();

    /// A check made of the toy rule, whose claims it quotes.
    struct Made;

    impl Rule for Made {
        type Input = ToyInput;
        const ID: &'static str = "toy.made";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = Toy::CLAIMS;
        const OUTPUTS: &'static [Output] = OUTPUTS;
        const POINTS: &'static [&'static Point] = &[&TIE];
        const PARTS: &'static [&'static str] = &[Toy::ID];
        fn decide(case: &mut Case<'_>, input: &ToyInput) -> Values {
            Toy::decide(case, input)
        }
    }

    pub static MADE: Check = Check::of::<Made>();

    /// The toy rule with an incomplete declaration.
    pub struct Undeclared;

    impl Rule for Undeclared {
        type Input = ToyInput;
        const ID: &'static str = "toy.rule";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &["dba/recoil/one#few", "dba/recoil/one#bad"];
        const OUTPUTS: &'static [Output] = OUTPUTS;
        const POINTS: &'static [&'static Point] = &[&TIE];
        const VIOLATIONS: &'static [Violation] = &[Violation {
            code: "Too",
            claim: "dba/recoil/none#none",
        }];
        fn decide(case: &mut Case<'_>, input: &ToyInput) -> Values {
            Toy::decide(case, input)
        }
    }
}
