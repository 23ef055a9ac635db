//! Tests of the search, on the real library and on small libraries made for one test each.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use proptest::prelude::*;

use super::{Answer, Document, Engine, FURTHEST, MOST_HITS, Pocket, Request, Search as _, eval};
use crate::ask::{Answered, MOST_OFFERS, ask};
use crate::files::{Files, embedded};
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::library::{Library, Passages};

/// The library of the repository.
static REAL: LazyLock<Searched> = LazyLock::new(|| {
    let mut library = Library::load(&embedded(), Tables::default(), Passages::default()).0;
    // Only the patterns of the file read situations, without the learnt reader.
    library.reader = None;
    Searched::new(library)
});

struct Searched {
    library: Library,
    engine: Engine,
}

impl Searched {
    fn new(library: Library) -> Self {
        let engine = Engine::build(&library);
        Self { library, engine }
    }

    /// A library of one chapter and a lexicon of one concept: `(slug, Italian, English)`, where a text is
    /// title, answer, body and aliases separated by `|`. Passages are `(key, text)`.
    fn small(nodes: &[(&str, &str, &str)], passages: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        for (lang, title) in [("it", "Ritirata"), ("en", "Recoil")] {
            let mut text = format!("+++\ntitle = \"{title}\"\norder = 1\nsummary = \"s\"\n+++\n\n");
            for (slug, it, en) in nodes {
                let parts: Vec<&str> = (if lang == "it" { it } else { en }).split('|').collect();
                let part = |n: usize| parts.get(n).copied().unwrap_or_default();
                text += &format!(
                    "## {} {{#{slug} cites=bob:recoil.1}}\n\n{}\n\n{}\n\n",
                    part(0),
                    part(1),
                    part(2)
                );
                if !part(3).is_empty() {
                    text += &format!("Aliases: {}\n\n", part(3));
                }
            }
            let chapter = root.join(format!("content-{lang}/dba"));
            fs::create_dir_all(&chapter).unwrap();
            fs::write(chapter.join("recoil.md"), text).unwrap();
        }
        fs::create_dir(root.join("index")).unwrap();
        let concept = "[[concept]]\nid = \"recoil\"\nclass = \"phase\"\nsystems = [\"dba\"]\n\n[concept.it]\nname = \"ritirata\"\njargon = [\"recoil\", \"recoilare\"]\ndefinition = \"d\"\n\n[concept.en]\nname = \"recoil\"\ndefinition = \"d\"\n";
        for (file, text) in [
            ("manifest.tsv", "h\n"),
            ("excused.tsv", "h\n"),
            ("complete.tsv", "h\n"),
            ("revisions.tsv", "h\n"),
            ("lexicon.toml", concept),
        ] {
            fs::write(root.join("index").join(file), text).unwrap();
        }
        let lines: Vec<String> = passages
            .iter()
            .map(|(key, text)| {
                serde_json::json!({"key": key, "title": "", "text": text}).to_string()
            })
            .collect();
        let file = root.join("passages.jsonl");
        fs::write(&file, lines.join("\n")).unwrap();
        let passages = Passages::read(&file).unwrap();
        let library = Library::load(&Files::Folder(root.into()), Tables::default(), passages).0;
        assert_eq!(library.content.nodes.len(), nodes.len());
        Self::new(library)
    }

    fn ask(&self, query: &str, lang: Lang) -> Answer {
        self.engine
            .search(&self.library, &Request::new(query, lang))
    }

    fn answer(&self, query: &str, lang: Lang) -> Answered {
        ask(&self.library, &self.engine, &Request::new(query, lang))
    }

    fn names(&self, answer: &Answer) -> Vec<String> {
        let name = |document: Document| match document {
            Document::Node(n) => self.library.content.nodes[n].id.to_string(),
            Document::Passage(n) => self.library.passages.all()[n].key.clone(),
        };
        answer.hits.iter().map(|hit| name(hit.document)).collect()
    }

    /// The slugs of the hits of a query.
    fn hits(&self, query: &str, lang: Lang) -> Vec<String> {
        self.names(&self.ask(query, lang))
            .into_iter()
            .map(|id| id.rsplit('/').next().unwrap().to_owned())
            .collect()
    }

    fn first(&self, query: &str, lang: Lang) -> String {
        self.names(&self.ask(query, lang))
            .into_iter()
            .next()
            .unwrap_or_default()
    }
}

#[test]
fn what_players_type_mid_game_finds_the_ruling() {
    for (lang, query, want) in [
        (Lang::It, "tiro sul retro", "dba/recoil/rear-shooting"),
        (Lang::En, "Ps El recoil", "dba/recoil/into-elephants"),
        (
            Lang::En,
            "psiloi recoil elephant",
            "dba/disputes/psiloi-into-elephant",
        ),
        (Lang::It, "generale morto", "dba/pips/general-lost"),
        (Lang::En, "time lim system:dba", "dba/victory/time-limit"),
        (
            Lang::En,
            "coast table edge",
            "dba/recoil/coast-and-table-edge",
        ),
    ] {
        assert_eq!(
            REAL.first(query, lang),
            want,
            "{query}: {:?}",
            REAL.hits(query, lang)
        );
    }
    // The chapters on recoils and on the zone answer their jargon, among the first three hits.
    assert!(
        REAL.hits("recoilare", Lang::It)
            .iter()
            .take(3)
            .any(|slug| slug == "meaning"),
        "{:?}",
        REAL.hits("recoilare", Lang::It)
    );
    assert!(
        REAL.hits("zoccare", Lang::It)
            .iter()
            .take(3)
            .any(|slug| ["inside", "entering", "shape"].contains(&slug.as_str())),
        "{:?}",
        REAL.hits("zoccare", Lang::It)
    );
    // Two games have a time limit: a query without a game finds both.
    assert!(
        REAL.hits("time lim", Lang::En)
            .iter()
            .take(3)
            .any(|slug| slug == "time-limit"),
        "{:?}",
        REAL.hits("time lim", Lang::En)
    );
    // A topic without a ruling finds related rulings.
    assert!(!REAL.hits("Kn vs Bd QK", Lang::En).is_empty());
}

#[test]
fn a_typed_id_goes_straight_to_its_node() {
    for (query, want) in [
        ("dba/recoil/into-elephants", "dba/recoil/into-elephants"),
        (
            "dba/recoil/into-elephants#recoiler-lost",
            "dba/recoil/into-elephants",
        ),
        (
            "DBA/recoil/into-elephants--recoiler-lost",
            "dba/recoil/into-elephants",
        ),
        ("bob:recoil.2", "dba/recoil/elephant-recoils"),
        ("bob:recoil.5c", "dba/recoil/bua-or-camp"),
        ("qrs:victory.2", "dba/victory/time-limit"),
        ("dba.victory-limits", "dba/victory/four-losses"),
        ("bob:recoil.5c zona", "dba/recoil/bua-or-camp"),
    ] {
        for lang in Lang::ALL {
            assert_eq!(REAL.first(query, lang), want, "{query}");
        }
    }
    let checks = |query: &str| {
        REAL.ask(query, Lang::It)
            .hits
            .iter()
            .all(|hit| matches!(hit.document, Document::Node(n) if REAL.library.content.nodes[n].attributes.checks.iter().any(|check| check.as_str() == query)))
    };
    assert!(checks("dba.recoil") && checks("dba.victory"));
    // A concept finds the rulings that name it.
    for hit in REAL.ask("term:recoil", Lang::En).hits {
        let Document::Node(n) = hit.document else {
            panic!("a passage")
        };
        assert!(
            REAL.library
                .concepts_of(n)
                .any(|concept| concept.id == "recoil")
        );
    }
    // An id that does not exist is searched as words.
    assert!(!REAL.hits("dba/recoil/river", Lang::En).is_empty());
}

#[test]
fn filters_combine_and_narrow() {
    let total = |query: &str| REAL.ask(query, Lang::En).total;
    assert!(
        total("general") > total("general section:victory") && total("general section:victory") > 0
    );
    assert_eq!(total("general section:victory kind:dispute"), 0);
    assert!(total("recoil system:impetus") < total("recoil system:dba"));
    assert_eq!(
        total("general tipo:dispute") + total("general -kind:dispute"),
        total("general")
    );
    assert_eq!(
        REAL.hits("cites:bob:recoil.5c", Lang::En),
        ["in-a-bua", "bua-or-camp"]
    );
    assert!(total("cites:bob:recoil") > total("cites:bob:recoil.2"));
    assert!(total("voice:author") > 0 && total("voice:author") < total("voice:commentary"));
    let request = Request {
        system: Some("dba"),
        kind: Some("dispute"),
        limit: 50,
        ..Request::new("general", Lang::En)
    };
    assert_eq!(
        REAL.engine.search(&REAL.library, &request).total,
        total("general system:dba kind:dispute")
    );
}

#[test]
fn an_empty_query_finds_nothing_even_within_a_filter() {
    for query in ["", "   ", "\"\"", "- --", "kind:", "…"] {
        let request = Request {
            system: Some("dba"),
            ..Request::new(query, Lang::It)
        };
        let answer = REAL.engine.search(&REAL.library, &request);
        assert!(
            answer.total == 0
                && answer.hits.is_empty()
                && answer.checks.is_empty()
                && answer.suggestion.is_none(),
            "{query}"
        );
    }
}

#[test]
fn words_are_excluded_and_phrases_kept_together() {
    let all = REAL.hits("elephant recoil", Lang::En);
    let without = REAL.ask("elephant recoil -psiloi", Lang::En);
    assert!(
        without.total > 0 && !REAL.names(&without).iter().any(|id| id.contains("psiloi")),
        "{all:?}"
    );
    let text = |n: usize| crate::text::fold(&format!("{:?}", REAL.library.content.nodes[n].text));
    let phrase = REAL.ask("\"bad going\"", Lang::It);
    assert!(
        phrase.total > 0
            && phrase.hits.iter().all(
                |hit| matches!(hit.document, Document::Node(n) if text(n).contains("bad going"))
            )
    );
    assert_eq!(REAL.ask("\"going good bad\"", Lang::En).total, 0);
    // An open quote does not hide hits that were found before it was typed.
    assert!(REAL.ask("\"bad goin", Lang::En).total > 0);
}

#[test]
fn elision_and_accents_make_no_difference() {
    for (one, other) in [
        ("l'unità", "unita"),
        ("dell’elefante", "elefante"),
        ("profondità", "profondita"),
        ("PROFONDITA'", "profondità"),
        ("perche\u{301} è distrutto", "perché e distrutto"),
    ] {
        assert_eq!(
            REAL.hits(one, Lang::It),
            REAL.hits(other, Lang::It),
            "{one}"
        );
    }
    // Strings that are syntax errors in other query parsers.
    assert!(!REAL.hits("Kn(S)", Lang::En).is_empty());
    REAL.ask("c'è", Lang::It);
}

#[test]
fn slips_are_forgiven_and_a_better_spelling_is_suggested() {
    for (lang, query, better) in [
        (Lang::En, "recoyl", "recoil"),
        (Lang::En, "elephnat recoil", "elephant recoil"),
        (Lang::It, "eleffante spinto", "elefante spinto"),
        (Lang::It, "profondtà", "profondità"),
        (
            Lang::En,
            "interpenetraion of friends",
            "interpenetration of friends",
        ),
    ] {
        let answer = REAL.ask(query, lang);
        assert_eq!(answer.suggestion.as_deref(), Some(better), "{query}");
        assert!(answer.total > 0);
    }
    assert_eq!(REAL.ask("recoil", Lang::En).suggestion, None);
    assert_eq!(
        REAL.ask("recoi", Lang::En).suggestion,
        None,
        "an unfinished word is no typo"
    );
    assert_eq!(REAL.ask("xqzwk", Lang::En).total, 0);
}

#[test]
fn compounds_may_be_written_apart_or_together() {
    for (lang, one, other) in [
        (Lang::En, "breakoff", "break off"),
        (
            Lang::En,
            "breakoff from a column",
            "break off from a column",
        ),
        (Lang::En, "war band recoil", "warband recoil"),
        (Lang::It, "wwg overlap", "war wagon overlap"),
    ] {
        let first = |query| REAL.hits(query, lang).into_iter().next();
        assert_eq!(first(one), first(other), "{one}");
    }
    // An unknown word stays one although two words are in it.
    assert_eq!(
        REAL.ask("recoilelephant", Lang::En).unknown,
        ["recoilelephant"]
    );
}

#[test]
fn the_last_word_may_be_unfinished() {
    for (query, lang, want) in [
        ("recoil riv", Lang::En, "into-river"),
        ("ritirata elef", Lang::It, "elephant"),
        ("bad goi", Lang::En, "bad-going"),
    ] {
        assert!(
            REAL.hits(query, lang)
                .iter()
                .take(3)
                .any(|slug| slug.contains(want)),
            "{query}: {:?}",
            REAL.hits(query, lang)
        );
    }
}

/// Returns what a query states: check, facts and status of each verdict.
fn told(query: &str, lang: Lang) -> Vec<String> {
    let each = REAL.answer(query, lang).verdicts.into_iter().map(|told| {
        let facts: Vec<String> = told
            .facts
            .iter()
            .map(|(path, value)| format!("{path}={value}"))
            .collect();
        format!(
            "{} {} {}",
            told.check.id,
            facts.join(" "),
            told.verdict.finding.code
        )
    });
    each.collect()
}

#[test]
fn the_sides_of_a_situation_are_never_turned_round() {
    assert_eq!(
        told("elephants behind recoiling blades", Lang::En),
        ["dba.recoil friend=El recoiler=Bd destroyed"]
    );
    assert_eq!(
        told("knights recoil into elephants", Lang::En),
        ["dba.recoil recoiler=Kn friend=El destroyed"]
    );
    assert_eq!(
        told("Ps supporta Bd contro Kn", Lang::It),
        ["dba.rear-support rear=Ps front=Bd enemy=Kn supports"]
    );
    // It is unknown which troop is on which side: both situations are offered, and none is judged.
    assert_eq!(told("Bd El recoil", Lang::En), [""; 0]);
    let offers = REAL.answer("Bd El recoil", Lang::En).offers;
    let read = |first: &str, second: &str| {
        let input = [
            ("recoiler".into(), first.into()),
            ("friend".into(), second.into()),
        ];
        offers
            .iter()
            .any(|offer| offer.check == "dba.recoil" && offer.input == input)
    };
    assert!(read("Bd", "El") && read("El", "Bd"), "{offers:?}");
}

#[test]
fn each_reading_of_who_is_who_says_what_it_comes_to() {
    let offers = REAL
        .answer("Kn v Bd, I rolled 2 he rolled 5", Lang::En)
        .offers;
    let outcomes: Vec<_> = offers
        .iter()
        .filter(|offer| offer.check == "dba.combat" && !offer.input.is_empty())
        .filter_map(|offer| Some(&offer.verdict.as_ref()?.values))
        .collect();
    let [one, other] = outcomes[..] else {
        panic!("{offers:?}");
    };
    assert_ne!(one, other);
    // A check that is offered only because of the hits has no verdict.
    let plain = REAL.answer("general", Lang::En).offers;
    assert!(plain.iter().all(|offer| offer.verdict.is_none()));
}

#[test]
fn what_stands_behind_a_comma_belongs_to_no_troop_in_particular() {
    for (query, lang) in [
        (
            "two bows shooting at one warband, 5 for the bows 2 for the warband",
            Lang::En,
        ),
        (
            "due archi tirano su una warband, 5 per gli archi 2 per la warband",
            Lang::It,
        ),
    ] {
        let told = told(query, lang).concat();
        assert!(
            told.contains("die_a=5") && told.contains("die_b=2"),
            "{query}: {told}"
        );
    }
    let query = "cavalry v light horse, overlapped on both sides";
    assert_eq!(told(query, Lang::En), [""; 0]);
    let overlapped: BTreeSet<String> = REAL
        .answer(query, Lang::En)
        .offers
        .iter()
        .flat_map(|offer| offer.input.iter().map(|(path, _)| path.clone()))
        .filter(|path| path.ends_with(".overlaps"))
        .collect();
    assert_eq!(overlapped.len(), 2, "{overlapped:?}");
    // "Both" is not the number two.
    let alike = told(
        "artiglieria a cavallo tira ai corazzieri a corta, 3 tutti e due",
        Lang::It,
    )
    .concat();
    assert!(
        alike.contains("dice.shooter=3") && alike.contains("dice.target=3"),
        "{alike}"
    );
}

#[test]
fn a_closing_question_names_no_general() {
    let told = told(
        "il mio generale blade sta sulla collina, arriva una warband con l'altra dietro, io tiro 1 lui 5, cosa succede al generale?",
        Lang::It,
    )
    .concat();
    for fact in [
        "b.general=true",
        "b.higher=true",
        "a.rear=Wb",
        "die_b=1",
        "die_a=5",
    ] {
        assert!(told.contains(fact), "{fact}: {told}");
    }
    assert!(!told.contains("a.general"), "{told}");
}

#[test]
fn what_asks_for_a_rule_gets_no_verdict() {
    for (query, lang) in [
        ("what is recoil", Lang::En),
        ("BUA definition", Lang::En),
        ("regole del campo", Lang::It),
        ("recoil", Lang::En),
        ("", Lang::It),
    ] {
        assert_eq!(told(query, lang), [""; 0], "{query}");
    }
    assert!(
        REAL.answer("recoil", Lang::En)
            .offers
            .iter()
            .all(|offer| offer.input.is_empty())
    );
    assert!(REAL.answer("general", Lang::En).offers.len() <= MOST_OFFERS);
}

#[test]
fn the_sentence_before_an_example_is_shown_with_its_result() {
    for (query, lang, shown) in [
        (
            "hussars charging a square who has the edge",
            Lang::En,
            "Light cavalry at a square: Light cavalry 0, line infantry 3",
        ),
        (
            "cannone russo contro quadrato",
            Lang::It,
            "Un cannone pesante russo a lunga distanza contro un quadrato: Artiglieria pesante 5",
        ),
    ] {
        let found = REAL.ask(query, lang);
        let snippet = found.hits[0]
            .snippet
            .replace("<mark>", "")
            .replace("</mark>", "");
        assert!(snippet.contains(shown), "{query}: {snippet}");
    }
}

#[test]
fn a_snippet_shows_what_title_and_answer_do_not() {
    let small = Searched::small(
        &[(
            "one",
            "Titolo|Una risposta.|Qui si parla di <b>fiumi</b> & guadi, e altro ancora.",
            "Title|An answer.|Here are rivers & fords.|ferry",
        )],
        &[],
    );
    let snippet = |query: &str, lang: Lang| small.ask(query, lang).hits[0].snippet.clone();
    assert_eq!(
        snippet("guado", Lang::It),
        "Qui si parla di fiumi &amp; <mark>guadi</mark>, e altro ancora."
    );
    assert_eq!(
        snippet("fords", Lang::It),
        "",
        "a match in the other language has nothing to show in this one"
    );
    assert_eq!(snippet("titolo", Lang::It), "");
    assert_eq!(
        snippet("ferry", Lang::En),
        "≈ <mark>ferry</mark>",
        "an alias is told as such"
    );
    assert_eq!(
        snippet("risposta fiumi", Lang::It),
        "Qui si parla di <mark>fiumi</mark> &amp; guadi, e altro ancora."
    );
    // Common words are not highlighted, not even in a name.
    for (query, lang, little) in [
        ("una mossa di lato a chi", Lang::It, "<mark>di</mark>"),
        ("what is the", Lang::En, "<mark>the</mark>"),
    ] {
        let found = REAL.ask(query, lang);
        assert!(
            !found.hits.is_empty()
                && found
                    .hits
                    .iter()
                    .all(|hit| !hit.snippet.to_lowercase().contains(little)),
            "{query}"
        );
    }
    for lang in Lang::ALL {
        for query in [
            "recoil",
            "elefante",
            "river",
            "generale distanza",
            "bad going",
        ] {
            for hit in REAL.ask(query, lang).hits {
                let bare = hit.snippet.replace("<mark>", "").replace("</mark>", "");
                assert!(
                    !bare.contains(['<', '>', '\n']) && bare.chars().count() <= 180,
                    "{bare}"
                );
            }
        }
    }
}

#[test]
fn an_answer_about_another_case_gives_way_to_its_claim() {
    for (query, lang, shown) in [
        (
            "Kn beaten by Bw hit on the flank, do the knights die",
            Lang::En,
            "flank",
        ),
        (
            "Kn che caricano Bw di fianco e perdono muoiono?",
            Lang::It,
            "fianco",
        ),
    ] {
        let found = REAL.ask(query, lang);
        let first = &found.hits[0];
        assert!(
            first.case && first.snippet.contains(shown),
            "{query}: {first:?}"
        );
    }
    let front = REAL.ask("do Kn that charge Bw frontally die if beaten", Lang::En);
    assert!(!front.hits[0].case, "{:?}", front.hits[0]);
}

#[test]
fn a_child_ruling_without_the_keyword_is_found_through_its_section() {
    let small = Searched::small(
        &[
            (
                "coast",
                "La costa|Chi la tocca è perso.",
                "The coast|Whoever touches it is lost.",
            ),
            ("other", "Altro|Niente.", "Other|Nothing."),
        ],
        &[],
    );
    for (query, lang) in [
        ("ritirata costa", Lang::It),
        ("recoil coast", Lang::En),
        ("recoilare costa", Lang::It),
        ("dba coast", Lang::En),
    ] {
        assert_eq!(small.first(query, lang), "dba/recoil/coast", "{query}");
    }
    // The words of the ruling itself have a higher weight.
    let small = Searched::small(
        &[
            ("coast", "La costa|Niente.", "The coast|Nothing."),
            ("recoil", "La ritirata|Così.", "The recoil|So."),
        ],
        &[],
    );
    assert_eq!(small.hits("recoil", Lang::En), ["recoil", "coast"]);
}

#[test]
fn the_rules_of_one_language_do_not_touch_the_other() {
    // English stemming would cut "base" and "basi" differently; Italian stemming of English "bases" must
    // not turn it into "bassi".
    let small = Searched::small(
        &[
            (
                "arms",
                "Le armi|Le armi del fante.",
                "Weapons|The weapons of a footman.",
            ),
            (
                "army",
                "L'esercito|Tutto l'esercito.",
                "The army|The whole army arms itself.",
            ),
        ],
        &[],
    );
    assert_eq!(small.first("armi", Lang::It), "dba/recoil/arms");
    assert_eq!(small.hits("armies", Lang::En), ["army"]);
    assert_eq!(small.hits("fanti", Lang::It), ["arms"]);
}

#[test]
fn one_ruling_never_fills_several_slots() {
    for query in [
        "recoil",
        "elephant",
        "ritirata elefante recoil",
        "bob:recoil.2 elephant",
    ] {
        for lang in Lang::ALL {
            let request = Request {
                limit: 50,
                ..Request::new(query, lang)
            };
            let names = REAL.names(&REAL.engine.search(&REAL.library, &request));
            let mut once = names.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), names.len(), "{query}");
        }
    }
}

#[test]
fn a_passage_ranks_below_the_ruling_that_covers_it() {
    let small = Searched::small(
        &[(
            "one",
            "Una cosa|Parola.|Il guado si nomina appena, fra tante altre parole che allungano il testo di molto.",
            "A thing|Word.",
        )],
        &[
            ("bob:recoil.1", "guado guado guado"),
            ("bob:recoil.9", "altro guado che nessuna regola nomina"),
        ],
    );
    let hits = small.hits("guado", Lang::It);
    let rank = |name: &str| hits.iter().position(|hit| hit == name);
    assert!(
        hits.len() == 3 && rank("one") < rank("bob:recoil.1"),
        "{hits:?}"
    );
    assert_eq!(
        small.hits("guado kind:source", Lang::It),
        ["bob:recoil.1", "bob:recoil.9"]
    );
    assert_eq!(small.hits("guado kind:ruling", Lang::It), ["one"]);
    assert_eq!(small.hits("guado system:dba", Lang::It).len(), 3);
    assert_eq!(
        small.hits("bob:recoil.1", Lang::It),
        ["one", "bob:recoil.1"]
    );
    assert_eq!(
        small.ask("guado kind:source", Lang::It).hits[0].snippet,
        "<mark>guado</mark> <mark>guado</mark> <mark>guado</mark>"
    );
}

#[test]
fn pages_continue_one_another_and_are_bounded() {
    let page = |offset, limit| {
        REAL.names(&REAL.engine.search(
            &REAL.library,
            &Request {
                offset,
                limit,
                ..Request::new("recoil", Lang::En)
            },
        ))
    };
    let all = page(0, 50);
    assert!(all.len() > 10);
    assert_eq!([page(0, 5), page(5, 5)].concat(), all[..10]);
    assert_eq!(page(0, 0), Vec::<String>::new());
    assert_eq!(page(usize::MAX, usize::MAX), Vec::<String>::new());
    assert!(page(0, usize::MAX).len() <= MOST_HITS && FURTHEST >= MOST_HITS);
}

#[test]
fn equal_libraries_give_equal_answers() {
    let again = Searched::new(Library::load(&embedded(), Tables::default(), Passages::default()).0);
    for query in [
        "recoil",
        "generale",
        "pip extra",
        "elephnat",
        "bob:recoil.2",
    ] {
        let (one, other) = (REAL.ask(query, Lang::It), again.ask(query, Lang::It));
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
    }
}

/// Queries designed to break parsers, exhaust stacks or run for ever.
fn hostile() -> Vec<String> {
    let mut queries: Vec<String> = [
        "(",
        ")",
        "[",
        "\"",
        "'",
        "l'",
        "-",
        "--",
        "-\"",
        "NOT ",
        "a:",
        ":",
        "kind:",
        "\u{301}",
        "\u{ad}",
        "\0",
        "\u{1b}",
        "e\u{301}",
        "ß",
        "İ",
        "\u{202e}",
        "🏹",
        "*",
        "~",
        "^",
        "a ",
        "ab",
        "el ",
        "\"a",
        "bob:recoil.2 ",
        "recoil ",
        "aaaaaaaa ",
        "\u{10ffff}",
    ]
    .into_iter()
    .map(|piece| piece.repeat(100_000 / piece.len()))
    .collect();
    queries.extend(
        [
            "*",
            "- *",
            "body_it:*",
            "a:(^",
            "recoil~2",
            "\"a\"~9999999999",
            "NaN^inf",
            "' OR 1=1 --",
            "../../etc/passwd",
            "term:",
            "bob:",
            "dba/",
            "////",
            "%00",
            "a\u{0}b",
            "\r\n\r\n",
            "𝐫𝐞𝐜𝐨𝐢𝐥",
            "el el el el el el el el el el el el",
        ]
        .map(str::to_owned),
    );
    queries.push("x".repeat(1 << 20));
    queries.push((0..20_000).map(|n| format!("w{n} ")).collect());
    queries.push("a b c d e f g h i j k l m n o p q r s t u v w x y z".repeat(3000));
    queries
}

#[test]
fn no_query_panics_errs_or_takes_long() {
    for query in hostile() {
        for lang in Lang::ALL {
            let start = Instant::now();
            let request = Request {
                limit: usize::MAX,
                offset: 3,
                system: Some(&query),
                kind: Some("x\0y"),
                ..Request::new(&query, lang)
            };
            REAL.engine.search(&REAL.library, &request);
            REAL.ask(&query, lang);
            // Allows for an unoptimised build and a busy machine; an endless loop takes longer than this.
            assert!(
                start.elapsed() < Duration::from_secs(5),
                "{:?}",
                query.chars().take(20).collect::<String>()
            );
        }
    }
}

#[test]
fn an_excluded_phrase_leaves_the_others() {
    for (query, phrase) in [
        ("-\"el el\"recoil", ""),
        ("-\"elefante recoil\" recoil", ""),
        ("recoil -\"war wagon\"", "war wagon"),
        ("-\"base width\" recoil", "base width"),
    ] {
        for lang in Lang::ALL {
            let answer = REAL.ask(query, lang);
            assert!(answer.total > 0, "{query}");
            if !phrase.is_empty() {
                assert!(answer.total < REAL.ask("recoil", lang).total, "{query}");
            }
        }
    }
}

proptest! {
    #[test]
    fn any_text_gets_an_answer(query in "(?s).{0,200}|[a-z\"' :./#-]{0,120}|((recoil|elefante|dba/|bob:|-|\"|el|pip|\u{301}) ?){0,20}", offset in 0_usize..30) {
        let answer = REAL.engine.search(&REAL.library, &Request { offset, ..Request::new(&query, Lang::It) });
        prop_assert!(answer.hits.len() <= 10 && answer.hits.len() <= answer.total);
        prop_assert!(answer.hits.iter().all(|hit| hit.score.is_finite()));
    }

    #[test]
    fn any_bytes_get_an_answer(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        REAL.ask(&String::from_utf8_lossy(&bytes), Lang::En);
    }
}

#[test]
fn what_only_players_call_a_thing_is_understood_in_queries() {
    let near = |lang: Lang, query: &str, want: &str| {
        let hits = REAL.names(&REAL.ask(query, lang));
        assert!(
            hits.iter().take(3).any(|id| id.contains(want)),
            "{query}: {hits:?}"
        );
    };
    near(Lang::En, "can I bail out of melee", "breaking-off");
    near(Lang::En, "gunners recoil into a marsh", "recoil");
    near(Lang::En, "skirmishers pushed back by elephants", "recoil");
    // No text contains it, so none of its words is corrected to another.
    assert_eq!(REAL.ask("gunners", Lang::En).suggestion, None);
    // A word that may name several troops names none; a word that names one troop names that troop.
    assert_eq!(told("chariots recoil into elephants", Lang::En), [""; 0]);
    assert_eq!(told("skirmishers recoil into elephants", Lang::En).len(), 1);
}

#[test]
fn accents_typed_as_apostrophes_are_accents() {
    assert_eq!(
        REAL.hits("l'unita'", Lang::It),
        REAL.hits("unità", Lang::It)
    );
    assert_eq!(
        REAL.hits("parita'", Lang::It),
        REAL.hits("parità", Lang::It)
    );
    assert!(!REAL.hits("c'e' un fiume", Lang::It).is_empty());
}

#[test]
fn a_question_need_not_be_worded_as_the_text_is() {
    let small = Searched::small(
        &[
            (
                "camp",
                "Il campo|Chi lascia il campo vuoto lo perde.",
                "The camp|Whoever leaves the camp empty loses it.",
            ),
            ("one", "Il fiume|Si guada.", "The river|It is forded."),
            ("two", "La strada|Si percorre.", "The road|It is walked."),
        ],
        &[],
    );
    // "perhaps" and "tonight" occur nowhere; the three other words all do.
    assert_eq!(
        small.hits("lose empty camp leaves tonight", Lang::En)[0],
        "camp"
    );
    // With fewer words, all of them are required.
    assert_eq!(small.hits("empty camp", Lang::En), ["camp"]);
}

#[test]
fn every_count_is_what_the_filter_leaves() {
    let lexicon = &REAL.library.lexicon;
    for (query, system) in [
        ("recoil", None),
        ("general", Some("dba")),
        ("", Some("dba")),
        ("", None),
    ] {
        let request = Request {
            system,
            counted: true,
            ..Request::new(query, Lang::En)
        };
        let answer = REAL.engine.search(&REAL.library, &request);
        assert!(
            !answer.counts.systems.is_empty()
                && answer.counts.concepts.len() == lexicon.concepts().len()
        );
        for (code, count) in &answer.counts.systems {
            assert_eq!(
                REAL.engine
                    .search(
                        &REAL.library,
                        &Request {
                            system: Some(code),
                            ..request
                        }
                    )
                    .total,
                *count,
                "{query} {code}"
            );
        }
        for (code, count) in answer.counts.kinds.iter().filter(|(_, count)| **count >= 3) {
            assert_eq!(
                REAL.engine
                    .search(
                        &REAL.library,
                        &Request {
                            kind: Some(code),
                            ..request
                        }
                    )
                    .total,
                *count,
                "{query} {code}"
            );
        }
        for (code, count) in answer
            .counts
            .sections
            .iter()
            .filter(|(_, count)| **count >= 3)
            .take(8)
        {
            assert_eq!(
                REAL.engine
                    .search(
                        &REAL.library,
                        &Request {
                            section: Some(code),
                            ..request
                        }
                    )
                    .total,
                *count,
                "{query} {code}"
            );
        }
        for (concept, count) in lexicon
            .concepts()
            .iter()
            .zip(&answer.counts.concepts)
            .filter(|(_, count)| **count >= 3)
            .take(12)
        {
            let about = [concept.id.as_str()];
            let narrowed = REAL.engine.search(
                &REAL.library,
                &Request {
                    about: &about,
                    limit: 50,
                    ..request
                },
            );
            assert_eq!(narrowed.total, *count, "{query} {}", concept.id);
            assert!(system.is_none() || answer.total == 0 || *count <= answer.total);
        }
    }
    // Two filters without a word: documents about both.
    let about = ["elephants", "recoil"];
    let both = REAL.engine.search(
        &REAL.library,
        &Request {
            about: &about,
            counted: true,
            ..Request::new("", Lang::It)
        },
    );
    assert!(
        both.total > 0 && REAL.names(&both)[0].contains("elephant"),
        "{:?}",
        REAL.names(&both)
    );
    // No query and no counts: nothing is found.
    assert_eq!(
        REAL.engine
            .search(
                &REAL.library,
                &Request {
                    about: &about,
                    ..Request::new("", Lang::It)
                }
            )
            .total,
        0
    );
}

/// In a library so large that common words cannot be looked up in every document, rulings are still found:
/// the same engine with a much lower limit on walked postings.
#[test]
fn with_little_time_the_ruling_is_still_found() {
    let judgments = fs::read_to_string(format!(
        "{}/index/judgments.tsv",
        env!("CARGO_MANIFEST_DIR")
    ))
    .unwrap();
    let report = |engine: &Engine| {
        let report = eval::run(&REAL.library, engine, &judgments);
        Lang::ALL.map(|lang| report.of(lang))
    };
    let whole = report(&REAL.engine);
    for (most, least) in [(400, 0.85), (0, 0.7)] {
        for (narrow, whole) in report(&Engine::build(&REAL.library).walking(most))
            .iter()
            .zip(&whole)
        {
            assert!(
                narrow.at_3 >= whole.at_3 * least,
                "walking over {most}: {narrow:?}, else {whole:?}"
            );
        }
    }
}

/// An index built in parts equals one built at once.
#[test]
fn parts_make_the_same_index() {
    let engine = Engine::build_in_parts(&REAL.library, 100);
    for query in [
        "recoil elephant",
        "tiro",
        "kn vs bd",
        "reco",
        "psiloi rekoil",
    ] {
        for lang in Lang::ALL {
            let request = Request {
                counted: true,
                ..Request::new(query, lang)
            };
            let (one, other) = (
                REAL.engine.search(&REAL.library, &request),
                engine.search(&REAL.library, &request),
            );
            assert_eq!(REAL.names(&one), REAL.names(&other), "{query}");
            assert_eq!(
                (one.total, one.counts, one.suggestion),
                (other.total, other.counts, other.suggestion),
                "{query}"
            );
        }
    }
}

mod kept {
    use std::path::Path;

    use super::super::IndexState;
    use super::*;

    fn library(word: &str) -> Library {
        Searched::small(
            &[("one", &format!("Titolo|{word}."), &format!("Title|{word}."))],
            &[],
        )
        .library
    }

    fn finds(engine: &Engine, library: &Library, word: &str) -> bool {
        engine.search(library, &Request::new(word, Lang::It)).total == 1
    }

    fn entries(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn an_index_is_made_once_and_answers_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("a/b");
        let library = library("guado");
        let (made, had) = Engine::stored(&library, &place);
        assert_eq!(had, IndexState::Built);
        assert!(finds(&made, &library, "guado"));
        let (found, had) = Engine::stored(&library, &place);
        assert_eq!(had, IndexState::Found);
        let answer = |engine: &Engine| {
            format!(
                "{:?}",
                engine.search(&library, &Request::new("titolo guado", Lang::It))
            )
        };
        assert_eq!(answer(&found), answer(&made));
        assert_eq!(answer(&found), answer(&Engine::build(&library)));
    }

    #[test]
    fn another_content_makes_another_index_and_the_old_one_goes() {
        let folder = tempfile::tempdir().unwrap();
        let (before, after) = (library("guado"), library("palude"));
        let (old, _) = Engine::stored(&before, folder.path());
        let (new, had) = Engine::stored(&after, folder.path());
        assert_eq!(had, IndexState::Built);
        assert!(finds(&new, &after, "palude") && !finds(&new, &after, "guado"));
        // A process with the old index open continues with it.
        assert!(finds(&old, &before, "guado"));
        assert_eq!(entries(folder.path()).len(), 1);
    }

    #[test]
    fn what_a_crash_left_or_a_disk_lost_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let library = library("guado");
        // A writer crashed in the middle: its folder has another name and is not read.
        fs::create_dir(folder.path().join(".0123456789abcdef-1-0")).unwrap();
        let (_, had) = Engine::stored(&library, folder.path());
        assert_eq!(had, IndexState::Built);
        let stamp = entries(folder.path())
            .into_iter()
            .find(|name| !name.starts_with('.'))
            .unwrap();
        let place = folder.path().join(stamp);
        let kind = |name: &str| name.rsplit('.').next().unwrap().to_owned();
        // The marker only identifies the owner of the folder; nothing else is read from it.
        let kinds: Vec<String> = entries(&place)
            .iter()
            .filter(|name| *name != "cavillo-index")
            .map(|name| kind(name))
            .collect();
        assert!(kinds.len() > 5, "{kinds:?}");
        for wanted in kinds {
            for tear in 0..3 {
                // The rebuilt files have other names.
                let file = place.join(
                    entries(&place)
                        .into_iter()
                        .find(|name| kind(name) == wanted)
                        .unwrap(),
                );
                let mut torn = fs::read(&file).unwrap();
                match tear {
                    0 => torn.clear(),
                    1 => torn.truncate(torn.len() / 2),
                    _ => {
                        let middle = torn.len() / 3;
                        torn.iter_mut()
                            .skip(middle)
                            .take(1)
                            .for_each(|byte| *byte ^= 0x55);
                    }
                }
                // Replaced rather than truncated, since a file that is mapped elsewhere must not shrink.
                fs::remove_file(&file).unwrap();
                fs::write(&file, torn).unwrap();
                let (engine, had) = Engine::stored(&library, folder.path());
                assert!(finds(&engine, &library, "guado"), "{wanted} {tear}");
                assert!(
                    had == IndexState::Built || wanted == "json",
                    "{wanted} {tear}: {had:?}"
                );
            }
        }
        fs::remove_dir_all(&place).unwrap();
        fs::write(&place, "a file where the folder was").unwrap();
        let (engine, _) = Engine::stored(&library, folder.path());
        assert!(finds(&engine, &library, "guado"));
    }

    #[test]
    fn folders_of_others_stay_whatever_they_are_called() {
        let folder = tempfile::tempdir().unwrap();
        let (before, after) = (library("guado"), library("palude"));
        let (stamp, other) = (super::super::store::stamp(&after), "0123456789abcdef");
        let letter = |name: &str| folder.path().join(name).join("letter.txt");
        for name in [other, &stamp] {
            fs::create_dir(folder.path().join(name)).unwrap();
            fs::write(letter(name), "dear all").unwrap();
        }
        let (_, had) = Engine::stored(&before, folder.path());
        assert_eq!(had, IndexState::Built);
        // Another program's folder has the name of the index, so the index is built in memory. The index
        // of the other library may be removed.
        let (engine, had) = Engine::stored(&after, folder.path());
        assert!(
            matches!(&had, IndexState::InMemory(why) if why.contains(&stamp)),
            "{had:?}"
        );
        assert!(finds(&engine, &after, "palude"));
        for name in [other, &stamp] {
            assert_eq!(fs::read_to_string(letter(name)).unwrap(), "dear all");
        }
        // No partial index is left behind.
        assert!(
            entries(folder.path())
                .iter()
                .all(|name| !name.starts_with('.'))
        );
    }

    #[test]
    fn a_folder_that_may_not_be_written_is_read_and_otherwise_done_without() {
        let folder = tempfile::tempdir().unwrap();
        let library = library("guado");
        let _ = Engine::stored(&library, folder.path());
        let names = entries(folder.path());
        let inside = entries(&folder.path().join(&names[0]));
        let lock = |mode: bool| {
            for path in [folder.path().join(&names[0]), folder.path().to_owned()] {
                let mut may = fs::metadata(&path).unwrap().permissions();
                #[cfg(unix)]
                std::os::unix::fs::PermissionsExt::set_mode(
                    &mut may,
                    if mode { 0o555 } else { 0o755 },
                );
                #[cfg(not(unix))]
                may.set_readonly(mode);
                fs::set_permissions(&path, may).unwrap();
            }
        };
        lock(true);
        let (engine, had) = Engine::stored(&library, folder.path());
        lock(false);
        assert_eq!(had, IndexState::Found);
        assert!(finds(&engine, &library, "guado"));
        // Opening the index wrote nothing, not even a lock file.
        assert_eq!(entries(&folder.path().join(&names[0])), inside);
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let (engine, had) = Engine::stored(&library, &file.join("below"));
        assert!(matches!(had, IndexState::InMemory(_)), "{had:?}");
        assert!(finds(&engine, &library, "guado"));
    }

    #[test]
    fn several_may_make_it_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let library = library("guado");
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let (engine, had) = Engine::stored(&library, folder.path());
                    assert!(
                        finds(&engine, &library, "guado")
                            && !matches!(had, IndexState::InMemory(_)),
                        "{had:?}"
                    );
                });
            }
        });
        assert_eq!(entries(folder.path()).len(), 1);
    }
}

// ---- the index of the offline copy

/// Queries of every kind, including judged ones.
fn every_query() -> Vec<(Lang, String)> {
    let judged = super::eval::judgments(include_str!("../../index/judgments.tsv"))
        .unwrap()
        .into_iter()
        .map(|judgment| (judgment.lang, judgment.query));
    let more = [
        "eleph",
        "elefnti",
        "\"bad going\"",
        "-fiume recoil",
        "kind:dispute",
        "bob:recoil.2",
        "dba.recoil",
        "term:recoil",
        "recoil river elephants flee",
        "kn",
        "il",
        "impetuos warband pursu",
        "lenti di fuoco",
        "\"non si muove\" -elefanti",
        "zoc",
        "xyzzyx",
        "ritirta",
        "spear suport rear",
        "",
    ];
    judged
        .chain(
            more.into_iter()
                .flat_map(|query| Lang::ALL.map(|lang| (lang, query.to_owned()))),
        )
        .collect()
}

#[test]
fn the_index_that_is_carried_along_finds_what_the_engine_finds() {
    let pocket = Pocket::build(&REAL.library);
    let (mut queries, mut alike, mut wanted, mut among) = (0_u32, 0_u32, 0_usize, 0_usize);
    let mut differing = Vec::new();
    for (lang, query) in every_query() {
        let request = Request {
            counted: true,
            ..Request::new(&query, lang)
        };
        let (engine, pocket) = (
            REAL.engine.search(&REAL.library, &request),
            pocket.search(&REAL.library, &request),
        );
        let (online, offline) = (REAL.names(&engine), REAL.names(&pocket));
        queries += 1;
        wanted += online.len().min(3);
        among += online
            .iter()
            .take(3)
            .filter(|name| offline.iter().take(3).any(|other| other == *name))
            .count();
        let same = online == offline
            && (
                engine.total,
                &engine.suggestion,
                &engine.checks,
                &engine.text,
                &engine.counts,
            ) == (
                pocket.total,
                &pocket.suggestion,
                &pocket.checks,
                &pocket.text,
                &pocket.counts,
            );
        if same {
            alike += 1;
        } else {
            differing.push(format!(
                "{lang} {query}: {} {} {online:?} {offline:?}",
                engine.total, pocket.total
            ));
        }
    }
    differing.truncate(12);
    assert!(
        among * 100 >= wanted * 99,
        "{among} of {wanted} of the first three"
    );
    assert!(
        alike * 100 >= queries * 95,
        "{alike} of {queries} queries answered alike; others: {differing:#?}"
    );
}
