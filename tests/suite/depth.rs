//! Tests of deeply nested input. Each parser rejects it with the position of the error, or reads it
//! as flat text, in a thread with an eighth of the usual stack. A stack overflow would end the test
//! process, and the server.

use std::sync::LazyLock;

use cavillo::check::from_pairs;
use cavillo::content;
use cavillo::i18n::Texts;
use cavillo::id::DottedId;
use cavillo::import::{Expected, Source};
use cavillo::kit::tables::CellId;
use cavillo::lang::Lang;
use cavillo::lexicon::Lexicon;
use cavillo::library::{rulebook, situations};
use cavillo::problem::Problem;
use cavillo::search::Request;
use cavillo::web::{documents, linker, router, strict};

use super::common::{PLAIN, request, send, serving};

/// A nesting depth.
const LEVELS: usize = 20_000;

/// Runs a function in a thread with a small stack, after loading the library.
fn on_small_stack<T: Send + 'static>(act: impl FnOnce() -> T + Send + 'static) -> T {
    LazyLock::force(&PLAIN);
    let thread = std::thread::Builder::new().stack_size(256 << 10).spawn(act);
    thread.unwrap().join().unwrap()
}

fn nested(open: &str, inside: &str, close: &str) -> String {
    format!("{}{inside}{}", open.repeat(LEVELS), close.repeat(LEVELS))
}

fn lines(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

const HEAD: &str = "+++\ntitle = \"t\"\norder = 1\nsummary = \"s\"\n+++\n\n";

/// Returns the problems of a chapter whose only ruling, on its eleventh line, ends with a text.
fn chapter(text: &str) -> Vec<String> {
    let text = format!("{HEAD}## A {{#a cites=bob:recoil.2}}\n\nb\n\n{text}\n");
    on_small_stack(move || {
        let figures = |_: &CellId, _: Lang| None;
        let (page, problems) = content::parse(Lang::En, "dba", "recoil", "x.md", &text, &figures);
        assert_eq!(page.nodes[0].text.answer, "b");
        // Copying, printing and dropping are recursive too.
        let _ = format!("{:?}", page.clone());
        lines(&problems)
    })
}

#[test]
fn blocks_of_a_chapter() {
    let told = |column| {
        [format!(
            "x.md:11:{column}: markdown: quotes, lists and emphasis are nested more than 32 deep"
        )]
    };
    for (open, column) in [("> ", 65), ("- ", 33), ("1. ", 49), ("> - ", 43), (">", 33)] {
        assert_eq!(
            chapter(&format!("{}c", open.repeat(LEVELS))),
            told(column),
            "{open}"
        );
    }
    // Nesting by indentation; the size of the text is quadratic in the depth.
    let stairs: String = (0..400)
        .map(|n| format!("{}- a\n", " ".repeat(2 * n)))
        .collect();
    let found = chapter(&stairs);
    assert_eq!((found.len(), &found[0][..9]), (1, "x.md:27:3"), "{found:?}");
    // An introduction is parsed like a ruling.
    let text = format!("{HEAD}{}c\n", "> ".repeat(LEVELS));
    let problems = on_small_stack(move || {
        lines(&content::parse(Lang::En, "dba", "recoil", "x.md", &text, &|_, _| None).1)
    });
    assert!(
        problems[0].starts_with("x.md:7:65: markdown: "),
        "{problems:?}"
    );
    // Nesting depths of real texts are accepted.
    assert_eq!(
        chapter("- a\n  1. b\n     - > > c *d **e [f](dba/recoil/a)***"),
        [""; 0]
    );
}

#[test]
fn running_text_of_a_chapter() {
    let found = chapter(&nested("*a **b ", "c", " b** a*"));
    assert!(found[0].starts_with("x.md:11:1"), "{found:?}");
    for text in [
        nested("[a ", "b", "](dba/recoil/a)"),
        nested("![a ", "b", "](dba/recoil/a)"),
        nested("*_", "b", "_*"),
        "`".repeat(LEVELS),
        "{=".repeat(LEVELS),
        "{#".repeat(LEVELS),
        nested("<b>", "a", "</b>"),
        nested("| a ", "\n", "|---"),
    ] {
        let found = chapter(&text);
        assert!(
            found.iter().all(|fault| fault.starts_with("x.md:")),
            "{found:?}"
        );
    }
}

#[test]
fn fences_and_front_matter() {
    let fence = |words: &str, text: &str| chapter(&format!("```{words}\n{text}\n```"));
    for (open, close) in [("[", "]"), ("{a = ", "}"), ("a.", ""), ("[a.", "")] {
        let deep = nested(open, "1", close);
        for words in [
            "example dba.recoil",
            "question dba.recoil",
            "scene",
            "scene dba.recoil",
        ] {
            let found = fence(words, &format!("out.x = {deep}"));
            assert!(found[0].starts_with("x.md:1"), "{words}: {found:?}");
            let found = fence(words, &format!("{deep} = 1"));
            assert!(found[0].starts_with("x.md:1"), "{words}: {found:?}");
        }
    }
    let text = format!("+++\ntitle = {}\n+++\n", nested("[", "1", "]"));
    let problems = on_small_stack(move || {
        lines(&content::parse(Lang::En, "dba", "recoil", "x.md", &text, &|_, _| None).1)
    });
    assert!(problems[0].starts_with("x.md:2:"), "{problems:?}");
}

#[test]
fn words_of_the_interface() {
    for open in ["{ ", "{ A(", "{ \"}\" -> *[a] ", "{ A({ ", "{ -a(b: { "] {
        let text = format!("a = b\nc = {}", open.repeat(LEVELS));
        let problems = on_small_stack(move || lines(&Texts::parse([(Lang::En, "a.ftl", text)]).1));
        assert!(problems[0].starts_with("a.ftl:2:"), "{problems:?}");
    }
    // Nested calls in a single pair of braces.
    let text = format!("c = {{ {}", "A(".repeat(LEVELS));
    let problems = on_small_stack(move || lines(&Texts::parse([(Lang::En, "a.ftl", text)]).1));
    assert!(problems[0].starts_with("a.ftl:1:"), "{problems:?}");
    // A chain of messages that refer to each other.
    let chain: String = (0..LEVELS)
        .map(|n| format!("a{n} = {{ a{} }}\n", n + 1))
        .collect();
    let said = on_small_stack(move || {
        let (texts, _) = Texts::parse([(Lang::En, "a.ftl", chain)]);
        texts.find(Lang::En, "a19000")
    });
    assert!(said.is_some());
}

#[test]
fn lexicon_rulebook_and_lists() {
    for (open, close) in [("[", "]"), ("{a = ", "}")] {
        let deep = format!("a = 1\nb = {}\n", nested(open, "1", close));
        let (lexicon, figures) = (deep.clone(), deep);
        let problems = on_small_stack(move || lines(&Lexicon::parse(&lexicon).1));
        assert!(
            problems[0].starts_with("index/lexicon.toml:"),
            "{problems:?}"
        );
        let problems = on_small_stack(move || lines(&rulebook("r.toml", &figures).1));
        assert!(problems[0].starts_with("r.toml:2:"), "{problems:?}");
    }
    for deep in [
        format!("{}a = 1\n", "a.".repeat(LEVELS)),
        format!("[{}a]\n", "a.".repeat(LEVELS)),
    ] {
        let problems = on_small_stack(move || lines(&rulebook("r.toml", &deep).1));
        assert!(problems[0].starts_with("r.toml:1:"), "{problems:?}");
    }
}

#[test]
fn inputs_of_checks() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
        let text = format!("{{\"recoiler\":{}}}", nested(open, "1", close));
        let (column, detail) = on_small_stack(move || {
            let check = cavillo::systems::check("dba.recoil").unwrap();
            let problem =
                documents::judged(&PLAIN.site, Lang::En, check, text.as_bytes()).unwrap_err();
            (problem.column, problem.detail)
        });
        assert!(column.is_some_and(|column| column < 1000), "{detail}");
    }
    // Deeper than any field, but not so deep that the parser rejects it.
    let text = format!("{{\"recoiler\":{}1{}}}", "[".repeat(120), "]".repeat(120));
    let detail = on_small_stack(move || {
        let check = cavillo::systems::check("dba.recoil").unwrap();
        let problem = documents::judged(&PLAIN.site, Lang::En, check, text.as_bytes()).unwrap_err();
        problem.errors[0].path.clone()
    });
    assert_eq!(detail, "recoiler");
    assert!(on_small_stack(|| strict::read(
        nested("[", "1", "]").as_bytes()
    )
    .is_err()));
    let key = format!("{}b", "a.".repeat(LEVELS));
    let faults = on_small_stack(move || from_pairs([(key.as_str(), "1")]).unwrap_err());
    assert_eq!(faults.len(), 1);
    let id = format!("{}b", "a.".repeat(LEVELS));
    assert!(on_small_stack(move || id.parse::<DottedId>().is_err()));
}

#[test]
fn addresses() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .thread_stack_size(256 << 10)
        .build()
        .unwrap();
    let shared = serving(&PLAIN);
    for address in [
        format!("/en/check/dba.recoil?{}=1", "a.".repeat(LEVELS)),
        format!(
            "/en/check/dba.line-of-fire?scene={}",
            nested("(", "A1", ")")
        ),
        format!("/en/tool/dbe/army?{}name=x", "corps.0.".repeat(4000)),
        format!("/oembed?url={}", "%2Foembed%3Furl%3D".repeat(3000)),
        format!("/cite{}", "/a".repeat(LEVELS)),
        format!("/{}", "en/".repeat(LEVELS)),
        format!("/en/search?q={}", nested("(", "a", ")")),
    ] {
        let asked = send(router(shared.clone()), request("GET", &address, &[], ""));
        let answer = runtime.block_on(asked);
        assert!(answer.status < 500, "{}", answer.status);
    }
}

#[test]
fn queries_situations_and_posts() {
    for (open, close) in [
        ("(", ")"),
        ("\"", ""),
        ("-", ""),
        ("[[", "]]"),
        ("<a ", ">"),
        ("`", "`"),
        ("[url=", "[/url]"),
        ("> ", ""),
    ] {
        let text = nested(open, "recoil", close);
        on_small_stack(move || {
            let site = &PLAIN.site;
            let hits = site
                .engine
                .search(&site.library, &Request::new(&text, Lang::En))
                .hits
                .len();
            assert!(hits <= 10);
            let _ = situations(&site.library, Lang::En, &text, None, &|_| Some(Vec::new()));
            let grammar = cavillo::library::Grammar::default();
            let _ = linker::scan(&grammar, &text, cavillo::library::Context::default());
        });
    }
}

#[test]
fn imported_documents() {
    for open in ["(", "> ", "a. ", "1.", "  ", "[", "{", "\u{201c}"] {
        let text = format!("1. A\n{}\n", open.repeat(LEVELS));
        on_small_stack(move || {
            for source in Source::ALL {
                let _ = cavillo::import::parse(source, &text, &Expected::bundled());
            }
        });
    }
}
