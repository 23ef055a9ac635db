//! The pages as a reader gets them: every text is there, what was typed stays text, and what
//! stands on a ruling and a verdict is what the library says.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use cavillo::content::Node;
use cavillo::files::Files;
use cavillo::lang::Lang;
use cavillo::library::{Revision, Wording};
use cavillo::systems;
use cavillo::web::pages::{self, Given, SearchQuery, Trouble};
use cavillo::web::{Origin, Site};
use proptest::prelude::*;
use scraper::{Html, Selector};

static SITE: LazyLock<Site> = LazyLock::new(load);

fn load() -> Site {
    Site::load(&Origin { files: Files::Embedded, sources: None, base_url: None, rulebook: None }).expect("the embedded library is there").0
}

fn node<'s>(site: &'s Site, id: &str) -> &'s Node {
    site.library.content.get(&id.parse().expect("an id")).expect("a node")
}

fn texts(html: &Html, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector).map(|at| at.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn given(query: &[(&str, &str)]) -> Given {
    Given { pairs: query.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect() }
}

fn verdict(lang: Lang, query: &[(&str, &str)]) -> (u16, Html) {
    let page = pages::check(&SITE, lang, systems::check("dba.recoil").expect("a check"), &given(query));
    (page.status, Html::parse_document(&page.body))
}

/// `t("key")` and its kin, in templates and code.
fn used_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for folder in ["templates", "src/web/pages", "src/draw"] {
        for file in std::fs::read_dir(folder).expect("the folder is there").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("readable");
            for call in ["s.t(\"", "s.t1(\"", "s.count(\"", "self.t(\"", "texts.get(lang, \"", "Message::new(\""] {
                for (at, _) in text.match_indices(call) {
                    let rest = &text[at + call.len()..];
                    keys.extend(rest.find('"').map(|end| rest[..end].to_owned()));
                }
            }
        }
    }
    keys
}

#[test]
fn every_text_that_pages_ask_for_exists_in_both_languages() {
    let keys = used_keys();
    assert!(keys.len() > 100, "{}", keys.len());
    for lang in Lang::ALL {
        let missing: Vec<&String> = keys.iter().filter(|key| !SITE.library.texts.has(lang, key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn a_ruling_answers_first_and_each_claim_has_its_place_and_gloss() {
    let node = node(&SITE, "dba/recoil/into-elephants");
    let html = Html::parse_document(&pages::ruling(&SITE, Lang::It, node, None).body);
    assert!(texts(&html, ".ruling > header .answer")[0].starts_with(&node.text.it.answer));
    for claim in node.claim_ids() {
        assert_eq!(texts(&html, &format!("[id='{}']", claim.html_id())).len(), 1, "{claim}");
    }
    assert!(texts(&html, "[id='into-elephants--both-lost'] .gloss .chip").contains(&"bob:recoil.2".to_owned()));
    assert!(texts(&html, ".twin [lang=en]").contains(&node.text.en.answer));
    assert!(!texts(&html, ".example .finding").is_empty());
}

#[test]
fn a_link_to_an_old_revision_says_what_changed() {
    let mut site = load();
    let id = "dba/recoil/into-elephants";
    let mut old = site.library.wording(node(&site, id), Lang::It);
    old.answer = old.answer.replacen("Elefante", "<Mammut>", 1);
    let latest = site.library.history.number(&id.parse().expect("an id"), Lang::It);
    let revision = |number, wording: Option<Wording>| Revision {
        node: id.parse().expect("an id"),
        lang: Lang::It,
        number,
        date: "2026-11-21".into(),
        fingerprint: "00".into(),
        note: String::new(),
        wording,
    };
    site.library.history.push(revision(latest + 1, Some(old)));
    let now = site.library.wording(node(&site, id), Lang::It);
    site.library.history.push(revision(latest + 2, Some(now)));
    let page = |seen| Html::parse_document(&pages::ruling(&site, Lang::It, node(&site, id), seen).body);
    let shown = page(Some((Lang::It, latest + 1)));
    let (gone, come) = (texts(&shown, ".changed del").concat(), texts(&shown, ".changed ins").concat());
    assert!(gone.contains("Mammut") && come.contains("Elefante"), "{gone} / {come}");
    assert!(texts(&page(Some((Lang::It, latest + 2))), ".changed").is_empty());
    assert!(texts(&page(None), ".changed").is_empty());
    let changes = Html::parse_document(&pages::changes(&site, Lang::It).body);
    assert!(texts(&changes, "time").contains(&"21 novembre 2026".to_owned()));
}

#[test]
fn a_verdict_quotes_shows_its_steps_and_can_be_changed() {
    let (status, html) = verdict(Lang::En, &[("recoiler", "Bd"), ("friend", "El"), ("same_facing", "true"), ("room_mm", "40")]);
    assert_eq!(status, 200);
    for part in ["#verdict .word", "#verdict .finding", "#verdict .values dd", "#verdict .ledger td", "#verdict blockquote", ".remedies a", ".copy textarea"] {
        assert!(!texts(&html, part).is_empty(), "{part}");
    }
    let chosen = Selector::parse("input[name=friend][checked]").expect("a selector");
    assert_eq!(html.select(&chosen).filter_map(|at| at.value().attr("value")).collect::<Vec<_>>(), ["El"]);
}

#[test]
fn an_empty_form_is_no_fault_and_a_bad_one_names_every_fault() {
    let (status, html) = verdict(Lang::It, &[]);
    assert_eq!((status, texts(&html, "[role=alert]").len(), texts(&html, "#verdict").len()), (200, 0, 0));
    let (status, html) = verdict(Lang::It, &[("recoiler", "Xx"), ("n_behind", "99"), ("colur", "red")]);
    assert_eq!((status, texts(&html, "[role=alert] li").len()), (422, 3));
    assert_eq!(texts(&html, ".fault").len(), 2);
}

#[test]
fn pages_that_depend_on_nothing_look_as_they_did() {
    let tidy = |body: &str| {
        let mut out = String::new();
        for part in body.split("/assets/") {
            // The fingerprint of an asset is not the page's business.
            let rest = part.splitn(3, '.').collect::<Vec<_>>();
            match rest[..] {
                [name, hash, end] if hash.len() == 12 && !out.is_empty() => out.push_str(&format!("/assets/{name}.{end}")),
                _ => out.push_str(part),
            }
        }
        out
    };
    let trouble = Trouble { status: 404, path: "/en/dba/<recoil>".into(), near: vec!["dba/recoil/into-elephants".into()], detail: None };
    insta::assert_snapshot!("error-en", tidy(&pages::error(&SITE, Lang::En, &trouble).body));
    insta::assert_snapshot!("about-it", tidy(&pages::about(&SITE, Lang::It).body));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn whatever_was_typed_stays_text(text in "(\\PC|<script>|\"><b id=x>|'|&amp;){0,12}", name in "[a-z._0-9]{0,12}") {
        let query = SearchQuery { q: text.clone(), kind: Some(text.clone()), ..SearchQuery::default() };
        let trouble = Trouble { status: 404, path: text.clone(), near: vec![text.clone()], detail: Some(text.clone()) };
        let check = systems::check("dba.recoil").expect("a check");
        for page in [
            pages::search(&SITE, Lang::It, &query),
            pages::error(&SITE, Lang::En, &trouble),
            pages::check(&SITE, Lang::It, check, &given(&[("recoiler", &text), (&name, &text), ("agreed", &text), ("room_mm", &text)])),
        ] {
            prop_assert_eq!(page.body.matches("<script").count(), 1);
            let html = Html::parse_document(&page.body);
            prop_assert!(texts(&html, "b[id=x]").is_empty());
        }
    }
}

fn matrix(lang: Lang, query: &[(&str, &str)]) -> (u16, Html) {
    let matrix = systems::matrices().find(|matrix| matrix.id == "dba.fights").expect("a matrix");
    let page = pages::matrix(&SITE, lang, matrix, &given(query));
    (page.status, Html::parse_document(&page.body))
}

/// The cells of a matrix, row by row.
fn cells(html: &Html) -> Vec<Vec<String>> {
    let (rows, cell) = (Selector::parse(".matrix tbody tr").expect("a selector"), Selector::parse("td").expect("a selector"));
    html.select(&rows).map(|row| row.select(&cell).map(|at| at.text().collect::<String>().trim().to_owned()).collect()).collect()
}

#[test]
fn a_matrix_links_every_pair_and_mirrors_itself() {
    let n = systems::matrices().next().expect("a matrix").codes.len();
    for lang in Lang::ALL {
        let (status, html) = matrix(lang, &[]);
        let table = cells(&html);
        assert_eq!((status, texts(&html, ".matrix td a").len(), table.len()), (200, n * n, n));
        let swapped = |text: &str| text.split_once(" · ").map_or_else(|| text.to_owned(), |(wins, loses)| format!("{loses} · {wins}"));
        for (a, row) in table.iter().enumerate() {
            for (b, cell) in row.iter().enumerate() {
                assert_eq!(swapped(cell), table[b][a], "{a} {b}");
            }
        }
        assert!(!texts(&html, ".basis").is_empty());
    }
}

#[test]
fn the_circumstances_of_a_matrix_reach_every_cell_and_bad_ones_are_faults() {
    let plain = cells(&matrix(Lang::En, &[]).1);
    let (status, html) = matrix(Lang::En, &[("a.overlaps", "2"), ("b.general", "true"), ("a.going", "good"), ("b.place", "")]);
    assert_eq!(status, 200);
    assert_ne!(cells(&html), plain);
    let link = Selector::parse(".matrix td a").expect("a selector");
    for at in html.select(&link) {
        let href = at.value().attr("href").expect("a link");
        assert!(href.contains("a.overlaps=2") && href.contains("b.general=true") && !href.contains("going"), "{href}");
    }
    assert!(!texts(&html, ".situation dd").is_empty());
    for (name, value) in
        [("a.overlaps", "99"), ("a.going", "<b>"), ("zzz", "1"), ("die_a", "3"), ("a.troop", "Kn"), ("agreed", "nothing"), ("a", "x"), ("..", "")]
    {
        let (status, html) = matrix(Lang::It, &[(name, value)]);
        if value.is_empty() {
            assert_eq!(status, 200);
        } else {
            assert_eq!((status, texts(&html, "#faults li").len(), cells(&html).len()), (422, 1, 0), "{name}");
        }
    }
    // Only some can shoot: the others' rows stay empty, the rest is there.
    let (status, html) = matrix(Lang::It, &[("mode", "shooting")]);
    let rows = cells(&html);
    assert_eq!(status, 200);
    assert!(rows.iter().any(|row| row.iter().all(|cell| cell == "–")) && rows.iter().any(|row| row.iter().any(|cell| cell.contains('·'))));
}

#[test]
fn a_troop_type_shows_what_the_tables_say_of_it_and_opens_forms_with_it() {
    let concept = SITE.library.lexicon.get("knights").expect("a concept");
    for lang in Lang::ALL {
        let html = Html::parse_document(&pages::concept(&SITE, lang, concept).body);
        for id in ["dba-combat-factors", "dba-beaten-results", "dba-base-depth"] {
            assert!(!texts(&html, &format!("#{id} td")).is_empty(), "{id}");
            assert!(!texts(&html, &format!("#{id} .note")).concat().is_empty(), "{id}");
        }
        let ask = Selector::parse("a[href*='draft']").expect("a selector");
        let links: Vec<&str> = html.select(&ask).filter_map(|at| at.value().attr("href")).collect();
        assert!(links.iter().any(|link| link.contains("dba.combat?a.troop=Kn&")), "{links:?}");
        assert!(texts(&html, "a[href$='/tool/dba/fights']").len() == 1);
    }
    let page = pages::check(&SITE, Lang::It, systems::check("dba.combat").expect("a check"), &given(&[("a.troop", "Kn"), ("draft", "true")]));
    let html = Html::parse_document(&page.body);
    assert_eq!((page.status, texts(&html, "#faults").len(), texts(&html, "#verdict").len()), (200, 0, 0));
    assert_eq!(html.select(&Selector::parse("[name='a.troop'][value=Kn][checked]").expect("a selector")).count(), 1);
}
