//! Tests of the pages: every text exists, user input is escaped, and rulings and verdicts show the
//! content of the library.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use cavillo::check::{Field, Kind};
use cavillo::content::Node;
use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Revision, Wording, Written, rulebook};
use cavillo::systems;
use cavillo::web::pages::{self, Given, SearchQuery, Trouble};
use cavillo::web::{self, Origin, Site};
use proptest::prelude::*;
use scraper::{Html, Selector};

use crate::common::{PLAIN, site};

static SITE: LazyLock<&Site> = LazyLock::new(|| &PLAIN.site);

fn node<'s>(site: &'s Site, id: &str) -> &'s Node {
    site.library
        .content
        .get(&id.parse().expect("an id"))
        .expect("a node")
}

fn texts(html: &Html, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector)
        .map(|at| {
            at.text()
                .collect::<String>()
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

fn given(query: &[(&str, &str)]) -> Given {
    Given {
        pairs: query
            .iter()
            .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
            .collect(),
    }
}

fn verdict(lang: Lang, query: &[(&str, &str)]) -> (u16, Html) {
    let page = pages::check(
        &SITE,
        lang,
        systems::check("dba.recoil").expect("a check"),
        &given(query),
        None,
    );
    (page.status, Html::parse_document(&page.body))
}

/// Returns the keys in `t("key")` and similar calls, in templates and code.
fn used_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for folder in [
        "crates/pages/templates",
        "crates/pages/src/web/pages",
        "crates/rules/src/draw",
    ] {
        for file in std::fs::read_dir(folder)
            .expect("the folder is there")
            .flatten()
        {
            let text = std::fs::read_to_string(file.path()).expect("readable");
            for call in [
                "s.t(\"",
                "s.t1(\"",
                "s.count(\"",
                "self.t(\"",
                "texts.get(lang, \"",
                "Message::new(\"",
            ] {
                for (at, _) in text.match_indices(call) {
                    let rest = &text[at + call.len()..];
                    // An empty key is a placeholder.
                    keys.extend(
                        rest.find('"')
                            .filter(|end| *end > 0)
                            .map(|end| rest[..end].to_owned()),
                    );
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
        let missing: Vec<&String> = keys
            .iter()
            .filter(|key| !SITE.library.texts.has(lang, key))
            .collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn a_ruling_answers_first_and_each_claim_has_its_place_and_gloss() {
    let node = node(&SITE, "dba/recoil/into-elephants");
    let html = Html::parse_document(&pages::ruling(&SITE, Lang::It, node, None).body);
    assert!(texts(&html, ".ruling > header .answer")[0].starts_with(&node.text.it.answer));
    for claim in node.claim_ids() {
        assert_eq!(
            texts(&html, &format!("[id='{}']", claim.html_id())).len(),
            1,
            "{claim}"
        );
    }
    assert!(
        texts(&html, "[id='into-elephants--both-lost'] .gloss .chip")
            .contains(&"Commentario, ritirata 2".to_owned())
    );
    assert!(!texts(&html, ".example .finding").is_empty());
}

#[test]
fn a_verdict_has_a_square_for_its_permalink_where_the_site_has_a_name() {
    let check = systems::check("dba.recoil").expect("a check");
    let query = given(&[("recoiler", "Bd")]);
    let page =
        |origin| Html::parse_document(&pages::check(&SITE, Lang::It, check, &query, origin).body);
    let squares = |html: &Html| {
        html.select(
            &Selector::parse(".permalink > svg.qr[role=img][aria-label]").expect("a selector"),
        )
        .count()
    };
    let (named, unnamed) = (page(Some("https://c.example")), page(None));
    assert_eq!((squares(&named), squares(&unnamed)), (1, 0));
    assert!(texts(&unnamed, ".permalink")[0].starts_with("/cite/dba.recoil?"));
    let asks = Html::parse_document(
        &pages::check(
            &SITE,
            Lang::It,
            check,
            &given(&[]),
            Some("https://c.example"),
        )
        .body,
    );
    assert_eq!(squares(&asks), 0);
}

#[test]
fn a_link_to_an_old_revision_says_what_changed() {
    let mut site = site(None);
    let id = "dba/recoil/into-elephants";
    let mut old = site.library.wording(node(&site, id), Lang::It);
    old.answer = old.answer.replacen("Elefante", "<Mammut>", 1);
    let latest = site
        .library
        .history
        .number(&id.parse().expect("an id"), Lang::It);
    let revision = |number, wording: Option<Wording>| Revision {
        node: id.parse().expect("an id"),
        lang: Lang::It,
        number,
        date: "2026-11-21".into(),
        fingerprint: "00".into(),
        note: String::new(),
        wording: wording.as_ref().map(Written::of),
    };
    site.library.history.push(revision(latest + 1, Some(old)));
    let now = site.library.wording(node(&site, id), Lang::It);
    site.library.history.push(revision(latest + 2, Some(now)));
    let page =
        |seen| Html::parse_document(&pages::ruling(&site, Lang::It, node(&site, id), seen).body);
    let shown = page(Some((Lang::It, latest + 1)));
    let (gone, come) = (
        texts(&shown, ".changed del").concat(),
        texts(&shown, ".changed ins").concat(),
    );
    assert!(
        gone.contains("Mammut") && come.contains("Elefante"),
        "{gone} / {come}"
    );
    assert!(texts(&page(Some((Lang::It, latest + 2))), ".changed").is_empty());
    assert!(texts(&page(None), ".changed").is_empty());
    let changes = Html::parse_document(&pages::changes(&site, Lang::It, &Given::default()).body);
    assert!(texts(&changes, "time").contains(&"21 novembre 2026".to_owned()));
}

#[test]
fn a_verdict_quotes_shows_its_steps_and_can_be_changed() {
    let (status, html) = verdict(
        Lang::En,
        &[
            ("recoiler", "Bd"),
            ("friend", "El"),
            ("same_facing", "true"),
            ("room_mm", "40"),
        ],
    );
    assert_eq!(status, 200);
    // Only the sentence shows the result.
    assert!(texts(&html, "#verdict .word").is_empty());
    for part in [
        "#verdict .finding",
        ".told a",
        ".verdict .values dd",
        ".verdict .ledger td",
        ".verdict blockquote",
        ".remedies a",
        ".copy textarea",
    ] {
        assert!(!texts(&html, part).is_empty(), "{part}");
    }
    let chosen = Selector::parse("input[name=friend][checked]").expect("a selector");
    assert_eq!(
        html.select(&chosen)
            .filter_map(|at| at.value().attr("value"))
            .collect::<Vec<_>>(),
        ["El"]
    );
}

#[test]
fn an_empty_form_is_no_fault_and_a_bad_one_names_every_fault() {
    let (status, html) = verdict(Lang::It, &[]);
    assert_eq!(
        (
            status,
            texts(&html, "[role=alert]").len(),
            texts(&html, "#verdict").len()
        ),
        (200, 0, 0)
    );
    let (status, html) = verdict(
        Lang::It,
        &[("recoiler", "Xx"), ("n_behind", "99"), ("colur", "red")],
    );
    assert_eq!((status, texts(&html, "[role=alert] li").len()), (422, 3));
    assert_eq!(texts(&html, ".fault").len(), 2);
}

#[test]
fn pages_that_depend_on_nothing_look_as_they_did() {
    let tidy = |body: &str| {
        // The styles of the frame are tested elsewhere.
        let body = body.replace(pages::FRAME, "…");
        let mut out = String::new();
        for part in body.split("/assets/") {
            // The hash of an asset is ignored.
            let rest = part.splitn(3, '.').collect::<Vec<_>>();
            match rest[..] {
                [name, hash, end] if hash.len() == 12 && !out.is_empty() => {
                    out.push_str(&format!("/assets/{name}.{end}"))
                }
                _ => out.push_str(part),
            }
        }
        // The edition in the footer is ignored too.
        out.lines()
            .map(
                |line| match line.starts_with("<p class=\"quiet edition\">") {
                    true => "<p class=\"quiet edition\">…</p>",
                    false => line,
                },
            )
            .collect::<Vec<_>>()
            .join("\n")
    };
    let trouble = Trouble {
        status: 404,
        path: "/en/dba/<recoil>".into(),
        near: vec!["dba/recoil/into-elephants".into()],
        ..Trouble::default()
    };
    insta::assert_snapshot!(
        "error-en",
        tidy(&pages::error(&SITE, Lang::En, &trouble).body)
    );
    insta::assert_snapshot!("about-it", tidy(&pages::about(&SITE, Lang::It).body));
}

/// Returns the site of an operator who replaced figures, and the fingerprint of these figures.
fn with_rulebook() -> (Site, String) {
    let (tables, problems) = rulebook(
        "mine.toml",
        "[dba.base-depth]\nBd.15mm = 17\n[dba.combat-factors]\nKn.foot = 9\n",
    );
    assert_eq!(problems, []);
    let mut site = site(None);
    site.library.tables = tables;
    let fingerprint = site.library.tables.fingerprint().expect("figures");
    (site, fingerprint)
}

#[test]
fn a_verdict_tells_of_the_operators_figures_and_a_link_of_others() {
    let (site, fingerprint) = with_rulebook();
    let recoil = systems::check("dba.recoil").expect("a check");
    let ask = |site: &Site, more: &[(&str, &str)]| {
        let query: Vec<(&str, &str)> = [("recoiler", "Bd")]
            .into_iter()
            .chain(more.iter().copied())
            .collect();
        let page = pages::check(site, Lang::En, recoil, &given(&query), None);
        (page.status, Html::parse_document(&page.body))
    };
    let (status, html) = ask(&site, &[("rulebook", &fingerprint)]);
    let basis = texts(&html, ".verdict .basis").concat();
    assert!(
        basis.contains(&fingerprint) && basis.contains(": 17, from the operator's rulebook"),
        "{basis}"
    );
    assert!(!basis.contains("it comes from a public source"), "{basis}");
    assert_eq!((status, texts(&html, ".notice").len()), (200, 0));
    assert!(
        texts(&html, ".copy")
            .concat()
            .contains(&format!("rulebook={fingerprint}"))
    );
    // The figures differ from those used when the link was made: this is reported, and the link
    // still works.
    let (status, html) = ask(&site, &[("rulebook", "00000000")]);
    let notice = texts(&html, ".notice").concat();
    assert!(
        status == 200 && notice.contains("(00000000)") && notice.contains(&fingerprint),
        "{notice}"
    );
    let twin = Selector::parse("link[rel=alternate][hreflang=it]").expect("a selector");
    assert!(html.select(&twin).all(|at| {
        at.value()
            .attr("href")
            .is_some_and(|href| href.ends_with("?recoiler=Bd&rulebook=00000000"))
    }));
    let (status, html) = ask(&SITE, &[("rulebook", "<b>")]);
    assert!(
        status == 200
            && texts(&html, ".notice")
                .concat()
                .contains("the printed figures are used")
    );
    assert!(
        !texts(&html, ".verdict .basis")
            .concat()
            .contains("operator")
    );
    let matrix = systems::matrices()
        .find(|matrix| matrix.id == "dba.fights")
        .expect("a matrix");
    let html = Html::parse_document(
        &pages::matrix(&site, Lang::It, matrix, &given(&[("rulebook", "00000000")])).body,
    );
    assert_eq!(
        (texts(&html, ".notice").len(), texts(&html, "#faults").len()),
        (1, 0)
    );
    assert!(texts(&html, ".more").concat().contains(&fingerprint));
    // A table marks the replaced figures.
    let html = Html::parse_document(
        &pages::table(
            &site,
            Lang::It,
            systems::table("dba.base-depth").expect("a table"),
        )
        .body,
    );
    assert_eq!(texts(&html, "td.replaced"), ["17"]);
}

fn found(query: &SearchQuery) -> Html {
    Html::parse_document(&pages::search(&SITE, Lang::En, query).body)
}

#[test]
fn a_verdict_is_not_offered_again_and_nothing_found_leads_on() {
    let html = found(&SearchQuery {
        q: "Kn doubled by Sp".to_owned(),
        ..SearchQuery::default()
    });
    assert_eq!(texts(&html, ".judged h2"), ["Knights are destroyed."]);
    let offers = texts(&html, ".offers a");
    assert!(!offers.is_empty());
    assert!(
        offers
            .iter()
            .all(|offer| !offer.starts_with("Result of a close combat")),
        "{offers:?}"
    );
    let html = found(&SearchQuery {
        q: "zeppelin bombing".to_owned(),
        ..SearchQuery::default()
    });
    assert_eq!(texts(&html, ".hits > li"), [""; 0]);
    assert_eq!(texts(&html, ".games a").len(), systems::SYSTEMS.len());
}

#[test]
fn the_first_hit_comes_before_checks_and_says_whose_it_is() {
    let html = found(&SearchQuery {
        q: "lost general".to_owned(),
        ..SearchQuery::default()
    });
    let games = texts(&html, ".hits h2 small");
    assert_eq!(games.len(), texts(&html, ".hits h2").len());
    assert!(games.contains(&"DBA".to_owned()) && games.contains(&"DBE".to_owned()));
    assert!(!texts(&html, ".hits > li:first-child .offers a").is_empty());
    assert!(texts(&html, "p.notice").is_empty());
    let html = found(&SearchQuery {
        q: "lost general".to_owned(),
        system: Some("dba".to_owned()),
        ..SearchQuery::default()
    });
    assert!(texts(&html, ".hits h2 small").is_empty());
}

#[test]
fn the_check_of_the_best_hit_is_judged_if_the_words_state_its_facts() {
    let html = found(&SearchQuery {
        q: "psiloi behind auxilia facing knights do I get +1".to_owned(),
        ..SearchQuery::default()
    });
    assert_eq!(texts(&html, ".judged h2").len(), 1);
}

/// Returns the address, text and count of the chips of one group.
fn chips(html: &Html, group: &str) -> Vec<(String, String, usize)> {
    let selector = Selector::parse(&format!(".situations.{group} a.chip")).expect("a selector");
    let small = Selector::parse("small").expect("a selector");
    let chips = html.select(&selector).map(|at| {
        let count = at
            .select(&small)
            .flat_map(|at| at.text())
            .collect::<String>()
            .parse()
            .expect("a number");
        (
            at.attr("href").unwrap_or_default().to_owned(),
            at.text().collect::<Vec<_>>().join(" "),
            count,
        )
    });
    chips.collect()
}

#[test]
fn a_situation_narrows_by_tapping_and_says_how_far() {
    // Without a query: first the games, then the contents.
    let html = found(&SearchQuery::default());
    assert_eq!(chips(&html, "game").len(), systems::SYSTEMS.len());
    for group in ["phase", "troop", "terrain", "relation"] {
        assert!(chips(&html, group).len() > 5, "{group}");
    }
    let elephants = chips(&html, "troop")
        .into_iter()
        .find(|(href, ..)| href.ends_with("about=elephants"))
        .expect("elephants");
    assert_eq!(elephants.0, "/en/search?about=elephants");
    // With one filter: as many hits as the chip showed, and a link to remove it.
    let one = SearchQuery {
        about: vec!["elephants".into()],
        ..SearchQuery::default()
    };
    let html = found(&one);
    assert!(
        texts(&html, "h1")[0].contains(&elephants.2.to_string()),
        "{:?}",
        texts(&html, "h1")
    );
    assert_eq!(texts(&html, ".chosen .chip").len(), 1);
    // With a second filter: fewer hits.
    let recoil = chips(&html, "phase")
        .into_iter()
        .find(|(href, ..)| href.ends_with("about=elephants,recoil"))
        .expect("recoil");
    assert!(recoil.2 < elephants.2);
    let two = SearchQuery {
        about: vec!["elephants".into(), "recoil".into()],
        ..SearchQuery::default()
    };
    let html = found(&two);
    assert!(texts(&html, "h1")[0].contains(&recoil.2.to_string()));
    assert_eq!(texts(&html, ".chosen .chip").len(), 2);
    // Words combine with it, and the form keeps it.
    let html = found(&SearchQuery {
        q: "friend".into(),
        system: Some("dba".into()),
        ..two
    });
    assert!(!texts(&html, ".hits > li").is_empty());
    let selector = Selector::parse("form.find input[type=hidden]").expect("a selector");
    let kept: Vec<(&str, &str)> = html
        .select(&selector)
        .map(|at| {
            (
                at.attr("name").unwrap_or_default(),
                at.attr("value").unwrap_or_default(),
            )
        })
        .collect();
    assert_eq!(kept, [("about", "elephants,recoil")]);
    let game =
        Selector::parse("#mine[name=system][form=find] option[selected]").expect("a selector");
    assert_eq!(
        html.select(&game)
            .filter_map(|at| at.attr("value"))
            .collect::<Vec<_>>(),
        ["dba"]
    );
    // A game has filters for its chapters.
    let chapters = chips(
        &found(&SearchQuery {
            q: "elephant".into(),
            system: Some("dba".into()),
            ..SearchQuery::default()
        }),
        "section",
    );
    assert!(
        chapters
            .iter()
            .any(|(href, ..)| href == "/en/search?q=elephant&system=dba&section=recoil"),
        "{chapters:?}"
    );
    // Only concepts are valid filters; a filter without hits is reported.
    assert!(
        texts(
            &found(&SearchQuery {
                about: vec!["nonsense".into()],
                ..SearchQuery::default()
            }),
            ".hits"
        )
        .is_empty()
    );
    let html = found(&SearchQuery {
        q: "zzzzqqq".into(),
        about: vec!["elephants".into()],
        ..SearchQuery::default()
    });
    assert_eq!(
        (
            texts(&html, ".nothing").len(),
            texts(&html, ".chosen .chip").len()
        ),
        (1, 1)
    );
}

proptest! {
    #[test]
    fn whatever_was_typed_stays_text(text in "(\\PC|<script>|\"><b id=x>|'|&amp;){0,12}", name in "[a-z._0-9]{0,12}") {
        let query = SearchQuery { q: text.clone(), kind: Some(text.clone()), section: Some(text.clone()), about: vec![text.clone()], ..SearchQuery::default() };
        let trouble = Trouble { status: 404, path: text.clone(), near: vec![text.clone()], detail: Some(text.clone()), several: text.len() > 9 };
        let check = systems::check("dba.recoil").expect("a check");
        for page in [
            pages::search(&SITE, Lang::It, &query),
            pages::error(&SITE, Lang::En, &trouble),
            pages::check(&SITE, Lang::It, check, &given(&[("recoiler", &text), (&name, &text), ("agreed", &text), ("room_mm", &text)]), None),
        ] {
            prop_assert_eq!(page.body.matches("<script").count(), page.body.matches("<script src=\"/assets/").count());
            let html = Html::parse_document(&page.body);
            prop_assert!(texts(&html, "b[id=x]").is_empty());
        }
    }
}

fn matrix(lang: Lang, query: &[(&str, &str)]) -> (u16, Html) {
    let matrix = systems::matrices()
        .find(|matrix| matrix.id == "dba.fights")
        .expect("a matrix");
    let page = pages::matrix(&SITE, lang, matrix, &given(query));
    (page.status, Html::parse_document(&page.body))
}

/// Returns the cells of a matrix, row by row.
fn cells(html: &Html) -> Vec<Vec<String>> {
    let (rows, cell) = (
        Selector::parse(".matrix tbody tr").expect("a selector"),
        Selector::parse("td").expect("a selector"),
    );
    html.select(&rows)
        .map(|row| {
            row.select(&cell)
                .map(|at| at.text().collect::<String>().trim().to_owned())
                .collect()
        })
        .collect()
}

/// Pairs that never meet: of Artillery, War Wagons, Camp Followers and Denizens none starts a contact.
const APART: usize = 4 * 4;

#[test]
fn a_matrix_links_every_pair_that_meets_and_mirrors_itself() {
    let n = systems::matrices().next().expect("a matrix").codes.len();
    for lang in Lang::ALL {
        let (status, html) = matrix(lang, &[]);
        let table = cells(&html);
        assert_eq!(
            (status, texts(&html, ".matrix td a").len(), table.len()),
            (200, n * n - APART, n)
        );
        let swapped = |text: &str| {
            text.split_once(" · ").map_or_else(
                || text.to_owned(),
                |(wins, loses)| format!("{loses} · {wins}"),
            )
        };
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
    let (status, html) = matrix(
        Lang::En,
        &[
            ("a.overlaps", "2"),
            ("b.general", "true"),
            ("a.going", "good"),
            ("b.place", ""),
        ],
    );
    assert_eq!(status, 200);
    assert_ne!(cells(&html), plain);
    let link = Selector::parse(".matrix td a").expect("a selector");
    for at in html.select(&link) {
        let href = at.value().attr("href").expect("a link");
        assert!(
            href.contains("a.overlaps=2")
                && href.contains("b.general=true")
                && !href.contains("going"),
            "{href}"
        );
    }
    // Rows and columns are distinguished, in the form and in the request.
    let told = texts(&html, ".situation dt");
    assert!(
        told.len() == 2 && told[0].starts_with("Row · ") && told[1].starts_with("Column · "),
        "{told:?}"
    );
    assert!(["Row", "Column"].iter().all(|party| {
        texts(&html, "form legend")
            .iter()
            .any(|legend| legend.starts_with(party))
    }));
    for (name, value) in [
        ("a.overlaps", "99"),
        ("a.going", "<b>"),
        ("zzz", "1"),
        ("die_a", "3"),
        ("a.troop", "Kn"),
        ("agreed", "nothing"),
        ("a", "x"),
        ("..", ""),
    ] {
        let (status, html) = matrix(Lang::It, &[(name, value)]);
        if value.is_empty() {
            assert_eq!(status, 200);
        } else {
            assert_eq!(
                (status, texts(&html, "#faults li").len(), cells(&html).len()),
                (422, 1, 0),
                "{name}"
            );
        }
    }
    // Only some can shoot: the rows of the others stay empty.
    let (status, html) = matrix(Lang::It, &[("mode", "shooting")]);
    let rows = cells(&html);
    assert_eq!(status, 200);
    assert!(
        rows.iter().any(|row| row.iter().all(|cell| cell == "–"))
            && rows
                .iter()
                .any(|row| row.iter().any(|cell| cell.contains('·')))
    );
}

#[test]
fn readings_are_agreed_on_for_a_whole_matrix_and_dropped_again() {
    let (_, html) = matrix(Lang::It, &[("a.overlaps", "1")]);
    let open = |html: &Html| {
        cells(html)
            .iter()
            .flatten()
            .filter(|cell| *cell == "⁇")
            .count()
    };
    let before = open(&html);
    let links = |html: &Html, selector: &str| -> Vec<String> {
        html.select(&Selector::parse(selector).expect("a selector"))
            .filter_map(|at| at.value().attr("href"))
            .map(str::to_owned)
            .collect()
    };
    let agree = links(&html, ".readings .reading a.button");
    assert!(
        before > 0
            && agree.len() >= 2
            && agree
                .iter()
                .all(|link| link.contains("a.overlaps=1&agreed=")),
        "{before} {agree:?}"
    );
    assert!(
        texts(&html, ".readings h3")
            .iter()
            .all(|title| title.ends_with("caselle)") || title.ends_with("casella)"))
    );
    // Selects the first reading of each open point until none is left.
    let mut query = web::url::pairs(agree[0].split_once('?').expect("a query").1);
    let mut html = html;
    for _ in 0..12 {
        let given: Vec<(&str, &str)> = query
            .iter()
            .map(|(a, b)| (a.as_str(), b.as_str()))
            .collect();
        html = matrix(Lang::It, &given).1;
        assert!(open(&html) < before);
        let Some(next) = links(&html, ".readings a.button").into_iter().next() else {
            break;
        };
        query = web::url::pairs(next.split_once('?').expect("a query").1);
    }
    assert_eq!((open(&html), texts(&html, ".readings").len()), (0, 0));
    let dropped = links(&html, ".agreed a");
    assert!(!dropped.is_empty() && texts(&html, "input[name=agreed]").len() == dropped.len());
    // The link of a cell contains the agreed readings, so that its page shows the same verdict.
    assert!(
        links(&html, ".matrix td a")
            .iter()
            .all(|link| link.contains("agreed="))
    );
    assert!(
        texts(&html, ".copy textarea")
            .concat()
            .starts_with("/cite/tool/dba/fights?a.overlaps=1&agreed=")
    );
}

#[test]
fn a_troop_type_shows_what_the_tables_say_of_it_and_opens_forms_with_it() {
    let concept = SITE.library.lexicon.get("knights").expect("a concept");
    for lang in Lang::ALL {
        let html = Html::parse_document(&pages::concept(&SITE, lang, concept).body);
        assert_eq!(texts(&html, "#dba-speeds tbody td"), ["300", "200", "400"]);
        for id in [
            "dba-combat-factors",
            "dba-beaten-results",
            "dba-base-depth",
            "dba-speeds",
        ] {
            assert!(!texts(&html, &format!("#{id} td")).is_empty(), "{id}");
            assert!(
                !texts(&html, &format!("#{id} .note")).concat().is_empty(),
                "{id}"
            );
        }
        let ask = Selector::parse("a[href*='draft']").expect("a selector");
        let links: Vec<&str> = html
            .select(&ask)
            .filter_map(|at| at.value().attr("href"))
            .collect();
        assert!(
            links
                .iter()
                .any(|link| link.contains("dba.combat?a.troop=Kn&")),
            "{links:?}"
        );
        assert!(texts(&html, "a[href$='/tool/dba/fights']").len() == 1);
    }
    let page = pages::check(
        &SITE,
        Lang::It,
        systems::check("dba.combat").expect("a check"),
        &given(&[("a.troop", "Kn"), ("draft", "true")]),
        None,
    );
    let html = Html::parse_document(&page.body);
    assert_eq!(
        (
            page.status,
            texts(&html, "#faults").len(),
            texts(&html, "#verdict").len()
        ),
        (200, 0, 0)
    );
    assert_eq!(
        html.select(&Selector::parse("[name='a.troop'][value=Kn][checked]").expect("a selector"))
            .count(),
        1
    );
}

#[test]
fn every_troop_shows_its_moves_and_every_terrain_is_found_by_its_code() {
    let system = systems::SYSTEMS
        .iter()
        .find(|system| system.id == "dba")
        .expect("a game");
    let speeds = systems::table("dba.speeds").expect("a table");
    let concepts = SITE.library.lexicon.concepts();
    let of = |code: &str| -> Vec<_> {
        concepts
            .iter()
            .filter(|concept| concept.codes().contains(&code))
            .collect()
    };
    for row in speeds.rows {
        let [concept] = of(row)[..] else {
            panic!("{row} is no concept, or several")
        };
        let html = Html::parse_document(&pages::concept(&SITE, Lang::It, concept).body);
        assert_eq!(texts(&html, "#dba-speeds tbody td").len(), 3, "{row}");
    }
    // Tests that every terrain that a check asks for is a concept of the glossary, and that its
    // page has a link to the check with that terrain.
    fn terrains(fields: &[Field], found: &mut BTreeSet<&'static str>) {
        for field in fields {
            match &field.kind {
                Kind::Choice {
                    scope: "dba-terrain",
                    codes,
                } => found.extend(codes),
                Kind::Group(inner) | Kind::List { fields: inner, .. } => terrains(inner, found),
                _ => {}
            }
        }
    }
    let mut codes = BTreeSet::new();
    system
        .checks
        .iter()
        .for_each(|check| terrains(&check.fields(&Tables::default()), &mut codes));
    assert!(codes.len() > 12, "{codes:?}");
    for code in codes {
        let [concept] = of(code)[..] else {
            panic!("{code} is no concept, or several")
        };
        let body = pages::concept(&SITE, Lang::En, concept).body;
        assert!(
            body.contains(&format!("={code}&amp;draft"))
                || body.contains(&format!("={code}&#38;draft")),
            "{code}"
        );
    }
    // If the documents print every figure shown, other sources are not mentioned.
    let note = |id: &str, table: &str| {
        let concept = SITE.library.lexicon.get(id).expect("a concept");
        texts(
            &Html::parse_document(&pages::concept(&SITE, Lang::En, concept).body),
            &format!("#{table} .note"),
        )
        .concat()
    };
    assert!(
        note("camp-followers", "dba-speeds").starts_with("From: Commentary, tournament"),
        "{}",
        note("camp-followers", "dba-speeds")
    );
    assert!(
        note("artillery", "dba-shooting-range").starts_with("From: ")
            && note("war-wagons", "dba-shooting-range").contains("not in the documents")
    );
    for (concept, column, row) in [
        ("good-going", "good going", "400"),
        ("bad-going", "bad going", "200"),
        ("road", "road", "400"),
    ] {
        let html = Html::parse_document(
            &pages::concept(
                &SITE,
                Lang::En,
                SITE.library.lexicon.get(concept).expect("a concept"),
            )
            .body,
        );
        assert_eq!(texts(&html, "#dba-speeds thead th"), [column]);
        assert!(
            texts(&html, "#dba-speeds td").contains(&row.to_owned()),
            "{concept}"
        );
    }
}

/// Returns the page of a geometric check: status, HTML and text.
fn board(id: &str, query: &[(String, String)]) -> (u16, Html, String) {
    let page = pages::check(
        &SITE,
        Lang::En,
        systems::check(id).expect("a check"),
        &Given {
            pairs: query.to_vec(),
        },
        None,
    );
    (page.status, Html::parse_document(&page.body), page.body)
}

fn attribute(html: &Html, selector: &str, name: &str) -> String {
    let at = Selector::parse(selector).expect("a selector");
    html.select(&at)
        .next()
        .and_then(|at| at.value().attr(name))
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn every_board_opens_on_a_situation_and_its_query_gives_the_same_verdict() {
    for check in systems::checks().filter(|check| !check.roles.is_empty()) {
        let (status, html, body) = board(check.id, &[]);
        assert_eq!(
            (status, texts(&html, "#finding").len()),
            (200, 1),
            "{}",
            check.id
        );
        assert!(
            !body.contains("style=")
                && body.matches("<script").count()
                    == body.matches("<script src=\"/assets/").count(),
            "{}",
            check.id
        );
        // The worked examples, in the form that the board uses.
        for example in SITE
            .library
            .content
            .nodes
            .iter()
            .flat_map(|node| &node.examples)
            .filter(|example| example.check.as_str() == check.id)
        {
            // A check may take facts instead of bases; then the board is empty.
            let placed = example.input.contains_key("scene")
                || serde_json::Value::Object(example.input.clone())
                    .to_string()
                    .contains("\"x\":");
            if !placed || check.judge(&SITE.library.tables, &example.input).is_err() {
                continue;
            }
            let query = cavillo::web::url::pairs(&cavillo::web::url::query(&example.input));
            let (status, html, _) = board(check.id, &query);
            let written = attribute(&html, "#board", "data-query");
            assert!(written.contains("scene="), "{}: {written}", check.id);
            let (again, same, _) = board(check.id, &cavillo::web::url::pairs(&written));
            assert_eq!(
                (again, texts(&same, "#finding")),
                (status, texts(&html, "#finding")),
                "{}: {written}",
                check.id
            );
            assert_eq!(
                texts(&same, ".verdict.rest .values dd"),
                texts(&html, ".verdict.rest .values dd"),
                "{}: {written}",
                check.id
            );
        }
    }
}

#[test]
fn a_board_with_faults_shows_what_stands_there_and_names_every_fault() {
    let pairs = |query: &str| cavillo::web::url::pairs(query);
    let (status, html, _) = board(
        "dba.shooting-arc",
        &pairs("scene=A1_Bw_0_0_0*B1_Bd_10_5_180*B2_Kn_0_90&shooter=A1&target=B1&range_mm=x"),
    );
    assert_eq!((status, texts(&html, "#faults li").len()), (422, 2));
    let at = Selector::parse("#board .marks .fate").expect("a selector");
    assert_eq!(
        (
            texts(&html, "#board .piece").len(),
            html.select(&at).count()
        ),
        (3, 2)
    );
    assert_eq!(attribute(&html, "[name='target.x']", "value"), "10");
    // The fault names the field of the piece, or the maximum number of pieces.
    let (_, html, _) = board(
        "dba.shooting-arc",
        &pairs("shooter.troop=Bw&shooter.x=0&shooter.y=0&target.troop=Bd&target.x=nan&range_mm=50"),
    );
    assert!(
        texts(&html, "#faults li")[0].starts_with("Target, East (x)"),
        "{:?}",
        texts(&html, "#faults li")
    );
    let many: Vec<String> = (0..70).map(|n| format!("B{n}_Bd_{}_0", n * 45)).collect();
    let (status, html, _) = board("dba.shooting-arc", &[("scene".to_owned(), many.join("*"))]);
    assert!(
        status == 422 && texts(&html, "#faults li").concat().contains("0–60"),
        "{:?}",
        texts(&html, "#faults li")
    );
    for nonsense in [
        "scene=%3Cb%3E",
        "scene=A1",
        "scene=*_*_",
        "scene=A1_Bd_nan_0&shooter=A1",
        "shooter=A1",
        "shooter.x=1e308&shooter.y=-1e308",
        "scene=wood_0_0_1_1",
    ] {
        assert_eq!(
            board("dba.shooting-arc", &pairs(nonsense)).0,
            422,
            "{nonsense}"
        );
    }
}

#[test]
fn an_example_of_a_geometric_check_is_a_picture_in_words_too() {
    let node = node(&SITE, "dba/shooting/arc");
    let html = Html::parse_document(&pages::ruling(&SITE, Lang::It, node, None).body);
    let told = texts(&html, ".example svg.scene desc");
    assert!(
        told.len() >= 3
            && told[0].contains("rivolta a nord")
            && told[0].contains("A1: area di tiro"),
        "{told:?}"
    );
    assert_eq!(
        texts(&html, ".example .situation")[0],
        "Tiratore A1 BowBersaglio B1 Blade"
    );
    assert!(
        texts(&html, ".example .legend b")
            .iter()
            .any(|text| text.contains("passi") && text.contains('″')),
        "no distances"
    );
    let ids: Vec<String> = html
        .select(&Selector::parse("[id]").expect("a selector"))
        .filter_map(|at| at.value().attr("id").map(str::to_owned))
        .collect();
    assert_eq!(
        ids.iter().collect::<BTreeSet<_>>().len(),
        ids.len(),
        "ids stand twice"
    );
}

proptest! {
    #[test]
    fn no_board_panics_and_what_was_typed_stays_text(scene in "(A1_Bw_|B1_|_0|_45.5|_1e9|\\*|wood_|0_0_50_0_50_40|board_600_600|<b id=x>|\\PC){0,24}", part in "A1|B1|\\PC{0,5}") {
        let query = [("scene".to_owned(), scene), ("shooter".to_owned(), part.clone()), ("target".to_owned(), part), ("range_mm".to_owned(), "50".to_owned())];
        let (_, html, body) = board("dba.shooting-arc", &query);
        prop_assert_eq!(body.matches("<script").count(), body.matches("<script src=\"/assets/").count());
        prop_assert!(texts(&html, "b[id=x]").is_empty());
    }
}

/// The library with three lessons and a chapter of another game from a fixture.
static LESSONS: LazyLock<(Site, tempfile::TempDir)> = LazyLock::new(|| {
    fn copy(from: &std::path::Path, to: &std::path::Path) {
        std::fs::create_dir_all(to).expect("a folder");
        for entry in std::fs::read_dir(from).expect("readable").flatten() {
            let to = to.join(entry.file_name());
            if entry.path().is_dir() {
                copy(&entry.path(), &to)
            } else {
                std::fs::copy(entry.path(), to).map(|_| ()).expect("a copy")
            }
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    for part in ["content-it", "content-en", "index"] {
        copy(std::path::Path::new(part), &folder.path().join(part));
    }
    // Chapters of these games come only from the fixture.
    for lang in ["it", "en"] {
        let _ = std::fs::remove_dir_all(folder.path().join(format!("content-{lang}/dbe")));
        let _ = std::fs::remove_dir_all(folder.path().join(format!("content-{lang}/impetus")));
    }
    copy(std::path::Path::new("tests/fixtures/learn"), folder.path());
    let files = Files::Folder(folder.path().to_owned());
    let site = Origin {
        files,
        sources: None,
        base_url: None,
        rulebook: None,
        index: None,
    }
    .load()
    .expect("the library is there")
    .0;
    (site, folder)
});

fn lesson(lang: Lang, slug: &str) -> Html {
    let site = &LESSONS.0;
    Html::parse_document(
        &pages::ruling(site, lang, node(site, &format!("dba/lessons/{slug}")), None).body,
    )
}

fn links(html: &Html, selector: &str) -> Vec<String> {
    let found = Selector::parse(selector).expect("a selector");
    html.select(&found)
        .filter_map(|at| at.value().attr("href"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_question_knows_its_answer_and_says_why_in_every_option() {
    for (lang, words) in [
        (Lang::It, ["✓ Giusto", "✕ Sbagliato"]),
        (Lang::En, ["✓ Right", "✕ Wrong"]),
    ] {
        let html = lesson(lang, "shooting");
        for (id, options, right) in [("q1", 2, 0), ("q2", 4, 2), ("q3", 2, 0)] {
            let marks = texts(&html, &format!("#{id} .option .outcome .word"));
            let want: Vec<&str> = (0..options)
                .map(|n| words[usize::from(n != right)])
                .collect();
            assert_eq!(marks, want, "{id}");
            assert!(
                texts(&html, &format!("#{id} .option summary"))
                    .iter()
                    .all(|option| !option.is_empty()),
                "{id}"
            );
            assert!(
                texts(&html, &format!("#{id} .option .ledger td")).len() >= options,
                "{id}"
            );
            let to = links(&html, &format!("#{id} .option a.to-check"));
            assert!(
                to.len() == options
                    && to
                        .iter()
                        .all(|to| to.contains("/check/dba.") && to.contains('?')),
                "{to:?}"
            );
            // Only one option can be open at a time, without a script.
            assert_eq!(
                texts(&html, &format!("#{id} details.option[name={id}]")).len(),
                options
            );
        }
        // A picture of the table does not reveal the answer.
        assert_eq!(
            (
                texts(&html, "#q3 svg.scene").len(),
                texts(&html, "#q3 svg .area").len(),
                texts(&html, "#q3 .legend").len()
            ),
            (1, 0, 0)
        );
    }
    let html = lesson(Lang::It, "shooting");
    assert_eq!(
        texts(&html, "#q1 .asks"),
        ["Gli Arcieri possono tirare ai Cavalieri?"]
    );
    assert_eq!(texts(&html, "#q1 .option summary"), ["sì", "no"]);
    assert!(
        texts(&html, "#q1 .option")
            .iter()
            .any(|option| option.contains("La risposta è: sì."))
    );
    assert!(texts(&html, "#q2 .asks")[0].ends_with('?'));
    // The paragraph above a question is its text.
    let asked = "Le Lame (B1) sono nell'area di tiro degli Arcieri?";
    assert_eq!(
        (
            texts(&html, "#q3 .asks")[0].as_str(),
            texts(&html, ".text > p").concat().contains(asked)
        ),
        (asked, false)
    );
}

#[test]
fn in_a_chapter_a_question_leads_to_its_lesson() {
    let site = &LESSONS.0;
    let chapter = site
        .library
        .content
        .chapter("dba", "lessons")
        .expect("a chapter");
    let html = Html::parse_document(&pages::chapter(site, Lang::En, chapter).body);
    assert_eq!(
        (
            texts(&html, ".text > .question").len(),
            texts(&html, ".twin > .question").len(),
            texts(&html, ".option").len()
        ),
        (3, 3, 0)
    );
    let to = links(&html, ".text > .question .act a");
    assert_eq!(
        to,
        [
            "/en/dba/lessons/shooting#q1",
            "/en/dba/lessons/shooting#q2",
            "/en/dba/lessons/shooting#q3"
        ]
    );
}

#[test]
fn lessons_follow_one_another_and_stand_on_one_page() {
    let site = &LESSONS.0;
    let html = Html::parse_document(&pages::learn(site, Lang::It).body);
    assert_eq!(
        links(&html, ".path .cards a"),
        ["shooting", "recoil", "flee"].map(|slug| format!("/it/dba/lessons/{slug}"))
    );
    assert_eq!(texts(&html, ".path .quiet"), ["3 domande"]);
    for (n, slug, previous, next) in [
        (1, "shooting", None, Some("recoil")),
        (2, "recoil", Some("shooting"), Some("flee")),
        (3, "flee", Some("recoil"), None),
    ] {
        let html = lesson(Lang::It, slug);
        assert!(
            texts(&html, ".context")
                .concat()
                .contains(&format!("Lezione {n} di 3")),
            "{slug}"
        );
        let to = |slug: Option<&str>| {
            slug.map(|slug| format!("/it/dba/lessons/{slug}"))
                .into_iter()
                .collect::<Vec<_>>()
        };
        assert_eq!(
            (
                links(&html, ".beside a[rel=prev]"),
                links(&html, ".beside a[rel=next]")
            ),
            (to(previous), to(next))
        );
        assert!(links(&html, ".beside a.path").contains(&"/it/learn/".to_owned()));
        // The text comes before the controls, and the link to the next lesson directly below it.
        let order = texts_in_order(
            &html,
            ".ruling > .text, .ruling > .beside, .ruling > .act, .ruling > .share-row",
        );
        assert!(
            order.starts_with(&["text".to_owned(), "beside".to_owned()])
                && order.last().is_some_and(|last| last.contains("share-row")),
            "{order:?}"
        );
        // A lesson without citations has no list of sources.
        assert_eq!(texts(&html, ".sources").len(), 0);
    }
    for page in [pages::home(site, Lang::It), pages::about(site, Lang::It)] {
        assert!(links(&Html::parse_document(&page.body), "a").contains(&"/it/learn/".to_owned()));
    }
}

/// Returns the classes of the elements that a selector matches, in the order of the page.
fn texts_in_order(html: &Html, selector: &str) -> Vec<String> {
    let found = Selector::parse(selector).expect("a selector");
    html.select(&found)
        .filter_map(|at| at.value().attr("class"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_question_about_a_factor_shows_only_what_adds_up_to_it() {
    for lang in Lang::ALL {
        let html = Html::parse_document(
            &pages::ruling(&SITE, lang, node(&SITE, "dba/lessons/army"), None).body,
        );
        for (id, lines) in [("q1", 2), ("q2", 2), ("q3", 3)] {
            let option = format!(".ruling > .text > .question[id={id}] .option:last-of-type");
            assert_eq!(
                texts(&html, &format!("{option} .ledger tr:has(td)")).len(),
                lines,
                "{id}"
            );
        }
        // Knights that charge are in contact, and "no extra piece" does not refer to the extra PIP.
        assert!(
            links(&html, "#q1 a.to-check")
                .iter()
                .all(|to| to.contains("contact_with_bows=front"))
        );
        assert!(
            links(&html, ".pop a")
                .iter()
                .all(|to| !to.ends_with("/pip-extra"))
        );
    }
}

#[test]
fn a_verdict_that_rests_on_usual_facts_has_another_mark_and_names_them() {
    let combat = [
        ("a.troop", "Kn"),
        ("b.troop", "Bd"),
        ("die_a", "1"),
        ("die_b", "5"),
    ];
    let check = systems::check("dba.combat").expect("a check");
    let page = pages::check(&SITE, Lang::En, check, &given(&combat), None);
    let usual = Html::parse_document(&page.body);
    assert_eq!(texts(&usual, "#verdict.supposed .finding").len(), 1);
    let taken = texts(&usual, "#verdict > .finding + .taken-as");
    assert!(
        matches!(&taken[..], [one] if one.starts_with("Taken for granted: ") && one.len() < 120),
        "{taken:?}"
    );
    let (_, certain) = verdict(Lang::En, &[("recoiler", "Bd"), ("friend", "El")]);
    assert_eq!(texts(&certain, "#verdict:not(.supposed)").len(), 1);
    let (_, undecided) = verdict(
        Lang::En,
        &[
            ("recoiler", "Bw"),
            ("friend", "Pk"),
            ("same_facing", "true"),
            ("n_behind", "1"),
            ("room_mm", "5"),
            ("push_meets", "table-edge"),
        ],
    );
    assert_eq!(
        texts(&undecided, ".rivals .reading .nth b"),
        ["Reading A", "Reading B"]
    );
}

#[test]
fn the_readings_of_an_open_point_are_said_once_beside_each_other() {
    let page = pages::ruling(
        &SITE,
        Lang::En,
        node(&SITE, "dba/disputes/pushed-off-table"),
        None,
    );
    let html = Html::parse_document(&page.body);
    assert_eq!(
        texts(&html, ".text > .rivals > li > div > .nth"),
        ["Reading A:", "Lettura A:", "Reading B:", "Lettura B:"]
    );
    assert_eq!(
        texts(&html, ".example:not(.twin .example) .rivals li").first(),
        Some(
            &"Reading A: Bows complete their recoil, but the friend pushed off the table is lost."
                .to_owned()
        )
    );
}

#[test]
fn a_term_pops_up_where_it_is_first_said() {
    let html = lesson(Lang::It, "shooting");
    assert!(
        texts(&html, ".pop")
            .iter()
            .any(|pop| pop.starts_with("Artiglieria (Art): Macchine da lancio"))
    );
    assert!(links(&html, ".pop a").contains(&"/it/glossary/artillery".to_owned()));
    assert_eq!(
        texts(&html, ".answer .whole"),
        ["Arcieri,", "l'Artiglieria", "guerra,"].map(|text| if text == "guerra," {
            "Carri da guerra,"
        } else {
            text
        })
    );
}

#[test]
fn a_term_of_another_game_does_not_pop_up() {
    let site = &LESSONS.0;
    let html = Html::parse_document(
        &pages::ruling(site, Lang::It, node(site, "dbe/shooting/guns"), None).body,
    );
    let artillery = site.library.lexicon.get("artillery").expect("a concept");
    let shown = texts(&html, "button[popovertarget=t-artillery]").len();
    assert_eq!(
        shown,
        usize::from(artillery.systems.iter().any(|system| system == "dbe"))
    );
}

#[test]
fn a_concept_of_several_games_stands_side_by_side() {
    let site = &LESSONS.0;
    let concept = |id: &str| {
        Html::parse_document(
            &pages::concept(
                site,
                Lang::En,
                site.library.lexicon.get(id).expect("a concept"),
            )
            .body,
        )
    };
    let html = concept("artillery");
    assert_eq!(texts(&html, ".sides h3"), ["DBA 2.2", "De Bellis Empire"]);
    let cards = links(&html, ".sides section:last-child .cards a");
    assert_eq!(cards, ["/en/dbe/shooting/guns", "/en/dbe/shooting/none"]);
    // For one game only: a single list, as before.
    let html = concept("bows");
    assert!(texts(&html, ".sides").is_empty() && !texts(&html, ".cards li").is_empty());
}

#[test]
fn words_to_avoid_are_shown_with_the_reason() {
    let concepts = || SITE.library.lexicon.concepts().iter();
    for lang in Lang::ALL {
        let glossary = texts(
            &Html::parse_document(&pages::glossary(&SITE, lang).body),
            ".avoid",
        );
        let all: usize = concepts()
            .map(|concept| {
                concept.names[lang].deprecated.len() + concept.names[lang].false_friends.len()
            })
            .sum();
        assert!(all > 0 && glossary.len() == all, "{all} {}", glossary.len());
    }
    let concept = concepts()
        .find(|concept| !concept.names.it.deprecated.is_empty())
        .expect("a word to avoid");
    let word = &concept.names.it.deprecated[0];
    let html = Html::parse_document(&pages::concept(&SITE, Lang::It, concept).body);
    assert!(texts(&html, ".names dd").contains(&format!("{} {}", word.term, word.why)));
}

#[test]
fn a_voice_leads_to_what_it_is_and_from_there_to_who_rules() {
    let about = Html::parse_document(&pages::about(&SITE, Lang::It).body);
    for id in [
        "dba/recoil/into-elephants",
        "dba/about/voices",
        "dba/disputes/elephant-into-elephant",
    ] {
        let html =
            Html::parse_document(&pages::ruling(&SITE, Lang::It, node(&SITE, id), None).body);
        let voices = links(&html, "a.voice");
        assert!(!voices.is_empty(), "{id}");
        for to in voices {
            let anchor = to
                .strip_prefix("/it/about#")
                .expect("the page about voices");
            assert_eq!(texts(&about, &format!("[id='{anchor}']")).len(), 1, "{to}");
        }
    }
    for id in ["dba/about/who-rules-here", "dba/about/voices"] {
        assert!(
            links(&about, ".links a").contains(&format!("/it/{id}")),
            "{id}"
        );
    }
}

#[test]
fn a_tool_names_what_exists_and_carries_it_on() {
    let fields = |check: &str| {
        systems::check(check)
            .unwrap_or_else(|| panic!("no check {check}"))
            .fields(&Tables::default())
    };
    let declares = |check: &str, path: &str| {
        let mut within = fields(check);
        path.split('.').all(|name| {
            match within
                .iter()
                .find(|field| field.name == name)
                .map(|field| field.kind.clone())
            {
                Some(
                    cavillo::check::Kind::Group(inner)
                    | cavillo::check::Kind::List { fields: inner, .. },
                ) => {
                    within = inner;
                    true
                }
                found => found.is_some(),
            }
        })
    };
    let walks = systems::tools().filter_map(|tool| match tool {
        systems::Tool::Walk(walk) => Some(walk),
        systems::Tool::Desk(_) | systems::Tool::Clock(_) | systems::Tool::Timer(_) => None,
    });
    for tool in walks {
        for fact in tool.facts {
            assert!(
                declares(fact.check, fact.field),
                "{}: {} of {}",
                tool.id,
                fact.field,
                fact.check
            );
        }
        for stage in tool.stages {
            for id in stage.nodes {
                node(&SITE, id);
            }
            for opens in stage.opens {
                for (fact, field) in opens.known {
                    assert!(
                        tool.facts.iter().any(|known| known.field == *fact)
                            && declares(opens.check, field),
                        "{}: {fact} into {field} of {}",
                        stage.id,
                        opens.check
                    );
                }
            }
        }
    }
    let Some(systems::Tool::Walk(tool)) = systems::tool("dba.bound") else {
        panic!("a walk")
    };
    let page = pages::walk(
        &SITE,
        Lang::En,
        tool,
        &Given {
            pairs: vec![
                ("own_bound".into(), "3".into()),
                ("a.troop".into(), "El".into()),
            ],
        },
    );
    let html = Html::parse_document(&page.body);
    assert!(
        links(&html, "#pips .to-check")
            .iter()
            .any(|to| to.contains("own_bound=3")
                && to.contains("mover.troops=El")
                && to.contains("draft=true")),
        "{:?}",
        links(&html, "#pips .to-check")
    );
    assert_eq!(texts(&html, ".stages > li").len(), tool.stages.len());
}

#[test]
fn a_turn_of_de_bellis_empire_is_walked_from_points_to_victory() {
    let Some(systems::Tool::Walk(tool)) = systems::tool("dbe.turn") else {
        panic!("a walk")
    };
    assert_eq!(
        tool.stages.iter().map(|stage| stage.id).collect::<Vec<_>>(),
        ["points", "movement", "fire", "melee", "break", "end"]
    );
    let given = [
        ("quality", "genius"),
        ("a.troop", "line"),
        ("b.troop", "guard"),
        ("lost_points", "12"),
        ("nobody.asked", "1"),
    ];
    for lang in Lang::ALL {
        let page = pages::walk(
            &SITE,
            lang,
            tool,
            &Given {
                pairs: given
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .to_vec(),
            },
        );
        let html = Html::parse_document(&page.body);
        // The passive player shoots at elements that have moved. Words that are not facts are
        // ignored.
        let opens = |stage: &str, what: &str| {
            let links = links(&html, &format!("#{stage} .to-check"));
            assert!(
                links.iter().any(|to| to.ends_with(what)),
                "{stage}: {links:?}"
            );
        };
        opens("points", "dbe.activation-points?quality=genius&draft=true");
        opens("movement", "dbe.movement?troop=line&draft=true");
        opens(
            "fire",
            "dbe.shooting?target.troop=line&shooter.troop=guard&draft=true",
        );
        opens("melee", "dbe.combat?a.troop=line&b.troop=guard&draft=true");
        opens("break", "dbe.break-test?lost_points=12&draft=true");
        opens("end", "dbe.victory");
        assert!(!page.body.contains("nobody.asked"));
        for stage in tool.stages {
            assert!(
                !texts(&html, &format!("#{} .cards li", stage.id)).is_empty(),
                "{}",
                stage.id
            );
        }
    }
}

#[test]
fn a_desk_names_what_exists() {
    use cavillo::check::OutKind;
    let mut desks = 0;
    for tool in systems::tools() {
        let systems::Tool::Desk(desk) = tool else {
            continue;
        };
        desks += 1;
        let check = desk
            .check()
            .unwrap_or_else(|| panic!("{}: no check {}", desk.id, desk.check));
        let kind = |name: &str| {
            check
                .outputs
                .iter()
                .find(|output| output.name == name)
                .map(|output| &output.kind)
                .unwrap_or_else(|| panic!("{}: no {name}", desk.id))
        };
        for name in desk.tables {
            assert!(
                matches!(kind(name), OutKind::List(_)),
                "{}: {name} is no list of groups",
                desk.id
            );
        }
        for name in desk.hard.iter().chain(desk.soft) {
            // Every entry that can occur quotes a claim.
            let codes: &[&str] = match kind(name) {
                OutKind::Violations => &[],
                OutKind::List(columns) => match columns
                    .iter()
                    .find(|column| column.name == "code")
                    .map(|column| &column.kind)
                {
                    Some(OutKind::Word { codes, .. }) => codes,
                    _ => panic!("{}: {name} has no code", desk.id),
                },
                _ => panic!("{}: {name} finds nothing", desk.id),
            };
            for code in codes {
                assert!(
                    check
                        .violations
                        .iter()
                        .any(|violation| violation.code == *code),
                    "{}: {code}",
                    desk.id
                );
            }
        }
        for field in check.fields(&Tables::default()) {
            assert!(
                !cavillo::web::desk::is_reserved(field.name),
                "{}: a button is called {}",
                desk.id,
                field.name
            );
        }
        for lang in Lang::ALL {
            let page = pages::desk(
                &SITE,
                lang,
                desk,
                &cavillo::web::desk::State::read(&check.fields(&Tables::default()), &[]),
                None,
            );
            let html = Html::parse_document(&page.body);
            assert_eq!(
                (
                    page.status,
                    texts(&html, ".verdict").len(),
                    texts(&html, "script[src*=desk]").len()
                ),
                (200, 0, 1),
                "{}",
                desk.id
            );
            assert!(
                !texts(&html, "form.desk .rows").is_empty() && !links(&html, ".bench a").is_empty(),
                "{}",
                desk.id
            );
        }
    }
    assert!(desks > 0);
}

#[test]
fn a_clock_names_what_exists_and_says_it_without_a_script() {
    use cavillo::check::{Kind, OutKind};
    let given = |pairs: &[(&str, &str)]| Given {
        pairs: pairs
            .iter()
            .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
            .collect(),
    };
    let mut clocks = 0;
    for tool in systems::tools() {
        let systems::Tool::Clock(clock) = tool else {
            continue;
        };
        clocks += 1;
        let check = clock
            .check()
            .unwrap_or_else(|| panic!("{}: no check {}", clock.id, clock.check));
        let fields = check.fields(&Tables::default());
        let kind = |name: &str| {
            fields
                .iter()
                .find(|field| field.name == name)
                .map(|field| &field.kind)
                .unwrap_or_else(|| panic!("{}: no {name}", clock.id))
        };
        let Kind::Choice { codes, .. } = kind(clock.format) else {
            panic!("{}: {} is no choice", clock.id, clock.format)
        };
        assert!(
            matches!(kind(clock.minutes), Kind::Integer { .. })
                && matches!(kind(clock.over), Kind::Flag),
            "{}",
            clock.id
        );
        assert!(
            matches!(kind(clock.action), Kind::Choice { .. }),
            "{}",
            clock.id
        );
        let Some(OutKind::List(columns)) = check
            .outputs
            .iter()
            .find(|output| output.name == clock.calls)
            .map(|output| &output.kind)
        else {
            panic!("{}: {} is no list of groups", clock.id, clock.calls)
        };
        assert!(
            ["at", "left"]
                .iter()
                .all(|name| columns.iter().any(|column| column.name == *name)),
            "{}",
            clock.id
        );
        for lang in Lang::ALL {
            let page = Html::parse_document(&pages::clock(&SITE, lang, clock, &given(&[])).body);
            assert_eq!(
                (
                    texts(&page, ".clock [data-format]").len(),
                    texts(&page, "section.times").len()
                ),
                (codes.len(), codes.len())
            );
            assert_eq!(
                (
                    texts(&page, "script[src*=clock]").len(),
                    texts(&page, ".verdict").len()
                ),
                (1, 0)
            );
            assert!(
                texts(&page, ".times .calls li").len() >= codes.len()
                    && texts(&page, ".times .quote").len() > codes.len()
            );
            // The server judges the minutes that a reader types.
            let asked = pages::clock(
                &SITE,
                lang,
                clock,
                &given(&[(clock.format, codes[0]), (clock.minutes, "1")]),
            );
            assert_eq!(
                (
                    asked.status,
                    texts(&Html::parse_document(&asked.body), ".verdict").len()
                ),
                (200, 1)
            );
            let faulty = pages::clock(
                &SITE,
                lang,
                clock,
                &given(&[(clock.format, codes[0]), (clock.minutes, "soon")]),
            );
            assert_eq!(
                (
                    faulty.status,
                    texts(&Html::parse_document(&faulty.body), "#faults").len()
                ),
                (422, 1)
            );
            // The address that a running clock updates contains no question.
            let running = pages::clock(
                &SITE,
                lang,
                clock,
                &given(&[(clock.format, codes[0]), ("start", "1700000000")]),
            );
            assert_eq!(
                (
                    running.status,
                    texts(&Html::parse_document(&running.body), ".verdict").len()
                ),
                (200, 0)
            );
        }
    }
    assert!(clocks > 0);
}
