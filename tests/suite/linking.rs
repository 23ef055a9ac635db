//! Tests of links from other sites: posts to copy, previews and their pictures, embedding, search
//! descriptions, feeds, and citations in texts of other sites.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use axum::body::Body;
use cavillo::lang::Lang;
use cavillo::library::Context;
use cavillo::web::linker::{self, Segment};
use cavillo::web::{self, Shared};
use scraper::{Html, Selector};
use serde_json::Value;

use crate::common::{Answer, BASE, NAMED, request, send, serving};

const RULING: &str = "dba/recoil/into-elephants";
const SITUATION: &str = "recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40";
/// A move that is refused, a move that is allowed, and a move that the documents leave open.
const OPEN: &str =
    "recoiler=Bw&friend=Pk&same_facing=true&n_behind=1&room_mm=5&push_meets=table-edge";

static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(|| serving(&NAMED));

async fn ask(method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Answer {
    send(
        web::router(SHARED.clone()),
        request(method, path, headers, body),
    )
    .await
}

async fn get(path: &str) -> Answer {
    ask("GET", path, &[], Body::empty()).await
}

fn texts(html: &Html, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector)
        .map(|at| at.text().collect::<String>())
        .collect()
}

fn attribute(html: &Html, selector: &str, name: &str) -> String {
    let found = Selector::parse(selector).expect("a selector");
    html.select(&found)
        .next()
        .and_then(|at| at.attr(name))
        .unwrap_or_else(|| panic!("no {selector}"))
        .to_owned()
}

fn meta(html: &Html, property: &str) -> String {
    attribute(
        html,
        &format!("meta[property='{property}'],meta[name='{property}']"),
        "content",
    )
}

/// Returns the part of an address after the site's name.
fn path(address: &str) -> &str {
    address
        .strip_prefix(BASE)
        .unwrap_or_else(|| panic!("{address} is not absolute"))
}

#[tokio::test]
async fn a_ruling_and_a_verdict_are_copied_in_both_languages_with_voice_source_and_edition() {
    for (lang, voice) in [("it", "Commentario"), ("en", "Commentary")] {
        for page in [format!("/it/{RULING}"), format!("/en/{RULING}")] {
            let html = get(&page).await.html();
            let posts = texts(&html, &format!(".copy section[lang={lang}] textarea"));
            assert_eq!(posts.len(), 3, "{page}: BBCode, Markdown, plain text");
            for post in &posts {
                assert!(
                    post.contains(&format!("{BASE}/cite/{RULING}?rev={lang}")),
                    "{post}"
                );
                assert!(
                    post.contains(voice) && post.contains("DBA 2.2") && post.contains("2026"),
                    "{post}"
                );
                assert!(
                    !post.contains("bob:")
                        && post.contains(if lang == "it" {
                            "ritirata 3"
                        } else {
                            "recoil 3"
                        }),
                    "{post}"
                );
            }
        }
        let html = get(&format!("/it/check/dba.recoil?{SITUATION}"))
            .await
            .html();
        let posts = texts(&html, &format!(".copy section[lang={lang}] textarea"));
        assert_eq!(posts.len(), 3);
        for post in &posts {
            assert!(
                post.contains(voice)
                    && post.contains("DBA 2.2")
                    && post.contains(&format!("{BASE}/cite/dba.recoil?")),
                "{post}"
            );
        }
    }
}

#[tokio::test]
async fn every_preview_is_whole_short_and_has_its_picture() {
    let verdict = format!("/en/check/dba.recoil?{SITUATION}");
    let open = format!("/it/check/dba.recoil?{OPEN}");
    let ruling = format!("/it/{RULING}");
    let pages = [
        "/it/",
        "/en/dba/",
        "/en/dba/recoil",
        &ruling,
        "/it/glossary/",
        "/en/glossary/psiloi",
        "/it/check/dba.recoil",
        &verdict,
        &open,
        "/en/about",
        "/en/search?q=x",
    ];
    for page in pages {
        let html = get(page).await.html();
        if page != "/en/search?q=x" {
            let (title, text) = (meta(&html, "og:title"), meta(&html, "og:description"));
            assert!(!title.is_empty() && title.len() <= 67, "{page}: {title}");
            assert!(!text.is_empty() && text.len() <= 347, "{page}: {text}");
        }
        assert_eq!(
            (
                meta(&html, "og:image:width").as_str(),
                meta(&html, "og:image:height").as_str()
            ),
            ("1200", "630"),
            "{page}"
        );
        assert!(
            !meta(&html, "og:image:alt").is_empty() && meta(&html, "og:image:type") == "image/png",
            "{page}"
        );
        assert_eq!(meta(&html, "twitter:card"), "summary_large_image", "{page}");
        assert!(
            meta(&html, "og:url").starts_with(BASE)
                && meta(&html, "og:locale") != meta(&html, "og:locale:alternate"),
            "{page}"
        );
        let card = get(path(&meta(&html, "og:image"))).await;
        assert_eq!(
            (card.status, card.header("content-type"), &card.body[1..4]),
            (200, "image/png", &b"PNG"[..]),
            "{page}"
        );
        assert!(
            card.header("content-encoding").is_empty(),
            "{page}: a picture is compressed already"
        );
    }
    let answer = SHARED
        .snapshot()
        .site
        .library
        .content
        .get(&RULING.parse().expect("an id"))
        .expect("a node")
        .text
        .it
        .answer
        .clone();
    let html = get(&ruling).await.html();
    assert!(meta(&html, "og:description").starts_with(&answer));
    let html = get(&verdict).await.html();
    // The result itself is the title, without the word "outcome".
    let title = meta(&html, "og:title");
    assert!(
        title.starts_with("◆ ") && !title.contains("Outcome"),
        "{title}"
    );
    assert!(get(&open).await.text().contains("content=\"⁇ "));
}

/// Tests titles and answers of the whole library, not only of the pages above.
#[tokio::test]
async fn no_preview_of_any_ruling_is_cut_by_others() {
    let snapshot = SHARED.snapshot();
    for entry in snapshot.catalogue.entries().iter().filter(|entry| {
        matches!(
            entry.page,
            web::catalogue::Page::Node(_) | web::catalogue::Page::Concept(_)
        )
    }) {
        let preview = web::card::preview(&snapshot.site, entry.lang, &entry.page);
        assert!(
            preview.headline().len() <= 67
                && preview.blurb().len() <= 347
                && preview.alt().len() <= 347,
            "{}",
            entry.path
        );
        assert!(!preview.text.is_empty(), "{}", entry.path);
        let svg = web::card::svg(&preview);
        // The game and the chapter next to the site's name may be cut.
        let below = svg.split_once("<rect x=").map_or("", |(_, below)| below);
        assert!(
            !below.contains('…')
                || preview.text.chars().count() > 200
                || preview.foot.len() > 64
                || preview.title.len() > 70,
            "{}: the card leaves out words: {preview:?}",
            entry.path
        );
        let plain: Vec<char> = preview
            .text
            .chars()
            .filter(|c| !c.is_whitespace())
            .collect();
        let drawn = Html::parse_fragment(&svg)
            .root_element()
            .text()
            .collect::<String>();
        assert!(
            !drawn.replace(" · ", "").contains('·') || plain.contains(&'·'),
            "{}: a character has no glyph: {drawn}",
            entry.path
        );
    }
}

#[tokio::test]
async fn a_card_is_kept_for_ever_by_its_fingerprint_and_not_drawn_twice() {
    let html = get(&format!("/en/{RULING}")).await.html();
    let image = meta(&html, "og:image");
    let card = get(path(&image)).await;
    assert!(
        card.header("cache-control").contains("immutable"),
        "{}",
        card.header("cache-control")
    );
    let held = ask(
        "GET",
        path(&image),
        &[("if-none-match", card.header("etag"))],
        Body::empty(),
    )
    .await;
    assert_eq!((held.status, held.body.len()), (304, 0));
    let bare = get(path(&image).split('?').next().expect("a path")).await;
    assert!(!bare.header("cache-control").contains("immutable") && bare.body == card.body);
    let wrong = get(&format!(
        "{}?v=0000",
        path(&image).split('?').next().expect("a path")
    ))
    .await;
    assert!(!wrong.header("cache-control").contains("immutable"));
    // A situation that cannot be judged shows the check.
    let plain = get("/card/en/check/dba.recoil.png").await;
    assert_eq!(
        get("/card/en/check/dba.recoil.png?recoiler=Xx&x.9.9=%00")
            .await
            .body,
        plain.body
    );
    for none in [
        "/card/en/nowhere.png",
        "/card/en/dba/recoil",
        "/card/",
        "/card/de/index.png",
        "/card/en/%ff.png",
    ] {
        assert_eq!(get(none).await.status, 404, "{none}");
    }
}

#[tokio::test]
async fn others_may_embed_a_ruling_and_a_verdict() {
    let ruling = format!("/oembed?format=json&url={BASE}/en/{RULING}%23into-elephants--both-lost");
    let answer = get(&ruling).await;
    assert_eq!(
        (answer.status, answer.header("access-control-allow-origin")),
        (200, "*")
    );
    let shown = answer.json();
    for (field, want) in [
        ("version", "1.0"),
        ("type", "rich"),
        ("provider_name", "Cavillo"),
    ] {
        assert_eq!(shown[field], want, "{shown}");
    }
    let html = shown["html"].as_str().expect("a text");
    assert!(
        html.starts_with("<blockquote>")
            && html.contains(&format!("href=\"{BASE}/en/{RULING}\""))
            && !html.contains("<script"),
        "{html}"
    );
    assert!(
        shown["thumbnail_url"]
            .as_str()
            .is_some_and(|url| url.starts_with(&format!("{BASE}/card/en/")))
    );
    // The discovery link of a page leads to this document.
    let page = get(&format!("/it/check/dba.recoil?{OPEN}")).await.html();
    let found = get(path(&attribute(
        &page,
        "link[type='application/json+oembed']",
        "href",
    )))
    .await
    .json();
    assert!(
        found["type"] == "rich"
            && found["html"]
                .as_str()
                .is_some_and(|html| html.contains("⁇")),
        "{found}"
    );
    // Permalinks in both languages.
    for (accept, title) in [
        (
            "it",
            "Che succede se una basetta si ritira contro un Elefante amico?",
        ),
        ("en", "What if an element recoils into a friendly Elephant?"),
    ] {
        let found = ask(
            "GET",
            &format!("/oembed?url={BASE}/cite/{RULING}"),
            &[("accept-language", accept)],
            Body::empty(),
        )
        .await;
        assert_eq!(found.json()["title"], title);
        assert!(
            found
                .headers
                .get_all("vary")
                .iter()
                .any(|vary| vary == "accept-language")
        );
    }
    // If the embedding site has less space, less is shown.
    let narrow = get(&format!("{ruling}&maxwidth=320")).await.json();
    assert!(
        narrow["width"] == 320 && narrow.get("thumbnail_url").is_none(),
        "{narrow}"
    );
    assert_eq!(
        get(&format!("{ruling}&maxheight=40")).await.json()["type"],
        "link"
    );
    assert_eq!(
        get(&format!("/oembed?url={BASE}/it/dba/recoil"))
            .await
            .json()["type"],
        "link"
    );
    for (query, status) in [
        ("url=https://elsewhere.example/en/dba/", 404),
        ("url=https://cavillo.example.evil/en/dba/", 404),
        ("url=https://cavillo.example/en/nowhere", 404),
        ("url=javascript:alert(1)", 404),
        ("", 400),
        ("url=https://cavillo.example/en/&maxwidth=x", 400),
        ("url=https://cavillo.example/en/&format=xml", 501),
    ] {
        let answer = get(&format!("/oembed?{query}")).await;
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (status, "application/problem+json"),
            "{query}"
        );
    }
}

#[tokio::test]
async fn browsers_search_here_and_are_given_completions() {
    for lang in Lang::ALL {
        let description = get(&format!("/opensearch.xml?lang={lang}")).await;
        assert!(
            description.text().contains(&format!(
                "type=\"application/x-suggestions+json\" rel=\"suggestions\" template=\"{BASE}/suggest?lang={lang}&amp;q={{searchTerms}}\""
            ))
        );
        let answer = get(&format!("/suggest?lang={lang}&q=elefant")).await;
        assert_eq!(
            answer.header("content-type"),
            "application/x-suggestions+json"
        );
        let found = answer.json();
        assert_eq!(found[0], "elefant");
        let lists: Vec<&Vec<Value>> = (1..4)
            .map(|n| found[n].as_array().expect("a list"))
            .collect();
        assert!(
            !lists[0].is_empty() && lists.iter().all(|list| list.len() == lists[0].len()),
            "{found}"
        );
        assert!(
            lists[2].iter().all(|url| url
                .as_str()
                .is_some_and(|url| url.starts_with(&format!("{BASE}/{lang}/")))),
            "{found}"
        );
    }
    assert_eq!(
        get("/suggest?lang=it&q=").await.json(),
        serde_json::json!(["", [], [], []])
    );
}

#[tokio::test]
async fn every_listed_page_names_its_twin_and_an_address_in_no_language() {
    let map = get("/sitemap.xml").await;
    let entries = SHARED.snapshot().catalogue.entries().len();
    assert_eq!(
        map.text().matches("hreflang=\"x-default\"").count(),
        entries
    );
    let ruling = format!("/it/{RULING}");
    for (page, neutral) in [
        ("/it/", "/"),
        ("/en/dba/", "/cite/dba/"),
        ("/it/glossary/psiloi", "/cite/glossary/psiloi"),
        (&ruling, "/cite/dba/recoil/into-elephants"),
    ] {
        let html = get(page).await.html();
        assert_eq!(
            attribute(&html, "link[rel=canonical]", "href"),
            format!("{BASE}{page}")
        );
        assert_eq!(
            attribute(&html, "link[hreflang=x-default]", "href"),
            format!("{BASE}{neutral}"),
            "{page}"
        );
        let lang = &page[1..3];
        let led = ask("GET", neutral, &[("accept-language", lang)], Body::empty()).await;
        assert_eq!((led.status, led.header("location")), (302, page));
    }
}

/// Documents for machines are well-formed XML; verified by `xmllint` if it is installed.
#[tokio::test]
async fn feeds_and_maps_are_well_formed() {
    for address in [
        "/it/feed.atom",
        "/en/feed.atom",
        "/en/dba/feed.atom",
        "/it/dbe/feed.atom",
        "/it/dba/recoil/feed.atom",
        "/en/dba/recoil/into-elephants/feed.atom",
        "/sitemap.xml",
        "/opensearch.xml?lang=it",
    ] {
        let answer = get(address).await;
        let read = resvg::usvg::roxmltree::Document::parse(answer.text());
        let read = read.unwrap_or_else(|error| panic!("{address}: {error}"));
        if address.ends_with(".atom") {
            let all = |name: &'static str| {
                read.descendants()
                    .filter(move |node| node.has_tag_name(name))
                    .filter_map(|node| node.text())
                    .collect::<Vec<_>>()
            };
            let ids = all("id");
            assert!(
                ids.len() > 1 && ids.iter().all(|id| id.starts_with("tag:cavillo,2026:")),
                "{address}"
            );
            assert_eq!(
                ids.iter().collect::<BTreeSet<_>>().len(),
                ids.len(),
                "{address}: an id stands twice"
            );
            assert!(
                all("updated")
                    .iter()
                    .all(|date| date.len() == 20 && date.ends_with("T00:00:00Z")),
                "{address}"
            );
        }
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        std::io::Write::write_all(&mut file, &answer.body).expect("written");
        if let Ok(lint) = std::process::Command::new("xmllint")
            .arg("--noout")
            .arg(file.path())
            .output()
        {
            assert!(
                lint.status.success(),
                "{address}: {}",
                String::from_utf8_lossy(&lint.stderr)
            );
        }
    }
}

#[tokio::test]
async fn other_sites_may_include_the_script_that_links() {
    let script = ask(
        "GET",
        "/linker.js",
        &[("origin", "https://forum.example")],
        Body::empty(),
    )
    .await;
    assert_eq!(
        (
            script.status,
            script.header("access-control-allow-origin"),
            script.header("cross-origin-resource-policy")
        ),
        (200, "*", "cross-origin")
    );
    assert!(script.header("content-type").starts_with("text/javascript"));
    assert!(
        script.text().contains("\"sources\":[\"bob\",\"qrs\"") && !script.text().contains("cookie")
    );
}

async fn post(lang: &str, text: &str) -> Answer {
    let body = format!("text={}", web::url::escape(text));
    ask(
        "POST",
        &format!("/{lang}/linker"),
        &[("content-type", "application/x-www-form-urlencoded")],
        body,
    )
    .await
}

#[tokio::test]
async fn a_pasted_post_comes_back_linked_and_is_not_kept() {
    let text = "See dba/recoil/into-elephants#both-lost and Bob §recoil.2,\r\n<b>not</b> bob:recoil.99 nor dba/recoil/into-elefants. [[dba.recoil|Try it]]!";
    for lang in ["it", "en"] {
        let answer = post(lang, text).await;
        assert_eq!(
            (
                answer.status,
                answer.header("cache-control"),
                answer.header("content-language")
            ),
            (200, "no-store", lang)
        );
        let html = answer.html();
        let links = Selector::parse(".preview a").expect("a selector");
        let to: Vec<&str> = html
            .select(&links)
            .filter_map(|link| link.attr("href"))
            .collect();
        assert_eq!(
            to,
            [
                format!("{BASE}/cite/{RULING}--both-lost"),
                format!("{BASE}/cite/bob:recoil.2"),
                format!("{BASE}/cite/dba.recoil")
            ]
        );
        assert!(texts(&html, ".preview b").is_empty());
        let copies = texts(&html, ".copy textarea");
        assert!(
            copies[0].contains(&format!(
                "[url={BASE}/cite/bob:recoil.2]Bob §recoil.2[/url],\n<b>not</b>"
            )),
            "{}",
            copies[0]
        );
        assert!(
            copies[1].contains(&format!("[Try it]({BASE}/cite/dba.recoil)!")),
            "{}",
            copies[1]
        );
        assert!(
            copies[2].contains("&lt;b&gt;not&lt;/b&gt;"),
            "{}",
            copies[2]
        );
        assert_eq!(
            texts(&html, ".notice code"),
            ["bob:recoil.99", "dba/recoil/into-elefants"]
        );
        assert!(texts(&html, ".notice a").contains(&RULING.to_owned()));
        assert!(texts(&html, "#post")[0].contains("[[dba.recoil|Try it]]"));
        for to in to {
            assert_eq!(get(path(to)).await.status, 302, "{to}");
        }
    }
    // Short posts may also be part of an address; without any, the page is empty.
    assert_eq!(
        texts(
            &get("/en/linker?text=bob:recoil.2").await.html(),
            ".preview a"
        ),
        ["bob:recoil.2"]
    );
    assert!(texts(&get("/en/linker").await.html(), ".preview").is_empty());
}

#[tokio::test]
async fn a_hostile_post_breaks_nothing_and_a_long_one_is_refused() {
    let long = post("en", &"bob:recoil.2 ".repeat(2000)).await;
    assert!(
        long.status == 413
            && texts(&long.html(), ".preview").is_empty()
            && !texts(&long.html(), ".faults").is_empty()
    );
    let many = "dba/recoil/into-elefant".to_owned()
        + &(0..700)
            .map(|n| format!(" dba/recoil/x{n}"))
            .collect::<String>();
    let begun = std::time::Instant::now();
    assert_eq!(post("en", &many).await.status, 200);
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
    for text in [
        "</textarea><script>x</script>",
        "[[dba.recoil|</textarea><img src=x>]]",
        "\u{0}\u{202e}bob:recoil.2",
        "[[bob:recoil.2|\"><script>]]",
    ] {
        let answer = post("it", text).await;
        assert_eq!(answer.status, 200, "{text}");
        let html = answer.html();
        assert!(texts(&html, "main script, main img").is_empty(), "{text}");
    }
    assert_eq!(ask("PUT", "/en/linker", &[], "text=x").await.status, 405);
}

#[tokio::test]
async fn a_word_of_the_other_language_says_so() {
    let html = get("/it/dbe/results/dba-retreat").await.html();
    assert_eq!(
        texts(&html, ".ruling .text [lang=en]:not(.twin)"),
        ["recoil"]
    );
    assert!(
        texts(
            &get(&format!("/en/{RULING}")).await.html(),
            ".ruling .text [lang=it]:not(.twin)"
        )
        .is_empty()
    );
    // The same next to the English text.
    assert_eq!(
        texts(
            &get("/en/dbe/results/dba-retreat").await.html(),
            ".ruling .twin [lang=en]"
        ),
        ["recoil"]
    );
}

/// Tests the citation grammar with its fixture, as the server parses it; `linking.mjs` tests the
/// script for other sites with the same fixture.
#[test]
fn citations_are_read_as_people_write_them() {
    let grammar = &NAMED.site.library.citations;
    let mut wrong = Vec::new();
    for line in include_str!("../fixtures/citations.tsv").lines().skip(1) {
        let (text, want) = line.split_once('\t').expect("two columns");
        let text = text.replace("\\n", "\n");
        let found: Vec<String> = linker::scan(grammar, &text, Context::default())
            .into_iter()
            .filter_map(|part| match part {
                Segment::Cited(cited) => Some(cited.id),
                Segment::Text(_) => None,
            })
            .collect();
        if found.join(" ") != want {
            wrong.push(format!(
                "{text}\n  wanted {want}\n  found  {}",
                found.join(" ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_permalink_takes_every_name_and_shows_candidates() {
    for (asked, to) in [
        ("/cite/recoil", "/en/glossary/recoil"),
        ("/cite/rinculo", "/en/glossary/recoil"),
        ("/cite/recoiled", "/en/glossary/recoil"),
        ("/cite/Commentary,%20recoil%203", "/en/source/bob:recoil.3"),
        ("/cite/commentario-ritirata-3", "/en/source/bob:recoil.3"),
        ("/cite/DBE+7.3", "/en/source/dbe:7.3"),
        ("/cite/section%205.1", "/en/source/dbe:5.1"),
        ("/cite/BOB:RECOIL.2", "/en/source/bob:recoil.2"),
    ] {
        let answer = ask("GET", asked, &[("accept-language", "en")], Body::empty()).await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (302, to),
            "{asked}"
        );
    }
    let several = ask(
        "GET",
        "/cite/recoil%203",
        &[("accept-language", "en")],
        Body::empty(),
    )
    .await;
    let codes = texts(&several.html(), "main .cards code");
    assert_eq!(
        (several.status, codes),
        (
            404,
            vec!["bob:recoil.3".to_owned(), "qrs:recoil.3".to_owned()]
        )
    );
}

#[tokio::test]
async fn a_name_of_several_things_says_so() {
    let several = ask(
        "GET",
        "/cite/zoc",
        &[("accept-language", "en")],
        Body::empty(),
    )
    .await
    .html();
    assert!(texts(&several, "main .cards code").contains(&"term:threat-zone".to_owned()));
    assert!(
        texts(&several, "main p")
            .iter()
            .any(|text| text.contains("Several things"))
    );
}

#[tokio::test]
async fn the_citations_of_a_text_are_told_to_programs() {
    let told = async |body: Value| {
        ask(
            "POST",
            "/api/v1/citations?lang=en",
            &[("content-type", "application/json")],
            body.to_string(),
        )
        .await
    };
    let text = "Però: Commentary, recoil 3 and DBE 7.99; dba/recoil/into-elephants#both-lost.";
    let answer = told(serde_json::json!({"text": text})).await.json();
    let all = answer["citations"].as_array().expect("a list");
    let read: Vec<(&str, bool)> = all
        .iter()
        .map(|one| (one["id"].as_str().expect("an id"), one["exists"] == true))
        .collect();
    assert_eq!(
        read,
        [
            ("bob:recoil.3", true),
            ("dbe:7.99", false),
            ("dba/recoil/into-elephants#both-lost", true)
        ]
    );
    for one in all {
        let place =
            |name: &str| usize::try_from(one[name].as_u64().expect("a place")).expect("small");
        let there: String = text
            .chars()
            .skip(place("start"))
            .take(place("end") - place("start"))
            .collect();
        assert_eq!(one["text"], there.as_str());
    }
    assert_eq!(answer["found"].as_array().map(Vec::len), Some(2));
    assert!(
        answer["found"][1]["text"]
            .as_str()
            .is_some_and(|text| text.len() > 20)
    );
    assert_eq!(answer["unknown"][0]["id"], "dbe:7.99");
    for (body, status) in [
        (serde_json::json!({"text": 3}), 422),
        (serde_json::json!({}), 422),
        (serde_json::json!({"text": "x", "other": 1}), 422),
        (serde_json::json!([]), 400),
        (
            serde_json::json!({"text": "bob:recoil.2 ".repeat(2000)}),
            413,
        ),
    ] {
        assert_eq!(told(body.clone()).await.status, status, "{body:.60}");
    }
    assert_eq!(get("/api/v1/citations").await.status, 405);
}

/// A citation typed into the search box leads to the item and to the rulings based on it.
#[tokio::test]
async fn a_citation_in_the_search_box_is_understood() {
    let page = get("/en/search?q=Commentary,+recoil+3").await.html();
    assert!(
        texts(&page, "main .notice a")
            .iter()
            .any(|text| text == "Commentary, recoil 3")
    );
    let found = get("/api/v1/search?q=Commentario,+ritirata+3&lang=it")
        .await
        .json();
    assert_eq!(found["cited"][0]["id"], "bob:recoil.3");
    let keyed = get("/api/v1/search?q=bob:recoil.3&lang=it").await.json();
    assert_eq!(found["hits"], keyed["hits"]);
    assert!(
        found["hits"]
            .as_array()
            .is_some_and(|hits| !hits.is_empty())
    );
}

/// A link to a verdict records the revisions it was based on; opened later, it shows which of them
/// have changed.
#[tokio::test]
async fn a_verdict_has_an_edition() {
    let body = serde_json::json!({"recoiler": "Bd", "friend": "El", "same_facing": true, "n_behind": 1, "room_mm": 40});
    let judge = async |body: &Value| {
        ask(
            "POST",
            "/api/v1/checks/dba.recoil?lang=en",
            &[("content-type", "application/json")],
            body.to_string(),
        )
        .await
        .json()
    };
    let first = judge(&body).await;
    let ed = first["ed"].as_str().expect("a fingerprint");
    let link = first["permalink"].as_str().expect("a permalink");
    assert!(
        link.ends_with(&format!("&ed={ed}")) && first["since"].is_null(),
        "{link}"
    );
    assert!(
        first["edition"]
            .as_str()
            .is_some_and(|edition| edition.starts_with("20"))
    );
    // Posts and printed pages contain the record; the permalink keeps it.
    let page = ask(
        "GET",
        path(link),
        &[("accept-language", "en")],
        Body::empty(),
    )
    .await;
    assert_eq!(page.status, 302);
    let html = get(page.header("location")).await;
    assert_eq!(html.status, 200);
    let html = html.html();
    assert!(texts(&html, ".since")[0].contains("Everything is as it was then"));
    assert!(
        texts(&html, ".copy textarea")
            .iter()
            .all(|post| post.contains(ed))
    );
    assert!(texts(&html, ".permalink")[0].contains(ed));
    let with = |ed: &str| {
        let mut body = body.clone();
        body["ed"] = ed.into();
        body
    };
    let same = judge(&with(ed)).await;
    assert_eq!(same["since"]["turned"], false);
    assert!(same["since"]["sentences"] == false && same["since"]["figures"] == false);
    // A link made before revisions were recorded, with a different result and different figures.
    let old = judge(&with("0-000000-0000-0000")).await;
    assert!(
        old["since"]["turned"] == true && old["since"]["figures"] == true,
        "{}",
        old["since"]
    );
    assert_eq!(old["since"]["whole"], false);
    let changed = old["since"]["changed"].as_array().expect("a list");
    assert!(!changed.is_empty() && changed.iter().all(|one| one["then"].is_null()));
    // An invalid fingerprint is ignored, and old links still work.
    for ed in ["", "x", "1-2-3"] {
        assert!(judge(&with(ed)).await["since"].is_null());
        let old = get(&format!("/en/check/dba.recoil?{SITUATION}&ed={ed}")).await;
        assert!(old.status == 200 && texts(&old.html(), ".since").is_empty());
    }
    // Every check accepts it.
    for check in cavillo::systems::checks() {
        let page = get(&format!("/en/check/{}?ed={ed}", check.id)).await;
        assert_eq!(page.status, 200, "{}", check.id);
    }
}

/// An e-book is a valid archive of valid XML, the same for all readers.
#[tokio::test]
async fn every_game_is_a_book_in_both_languages() {
    for lang in Lang::ALL {
        for system in cavillo::systems::SYSTEMS {
            let path = format!("/{lang}/{}.epub", system.id);
            let answer = get(&path).await;
            assert_eq!(
                (
                    answer.status,
                    answer.header("content-type"),
                    answer.header("content-language")
                ),
                (200, "application/epub+zip", lang.code()),
                "{path}"
            );
            assert!(
                (50_000..3_000_000).contains(&answer.body.len()),
                "{path}: {}",
                answer.body.len()
            );
            assert!(!answer.header("etag").is_empty());
            let site = &NAMED.site;
            for (name, text) in web::pages::book(site, lang, system) {
                if name.ends_with(".css") {
                    continue;
                }
                let options = resvg::usvg::roxmltree::ParsingOptions {
                    allow_dtd: true,
                    ..Default::default()
                };
                let read = resvg::usvg::roxmltree::Document::parse_with_options(&text, options);
                let read = read.unwrap_or_else(|error| panic!("{path}, {name}: {error}"));
                let mut ids = BTreeSet::new();
                for id in read.descendants().filter_map(|node| node.attribute("id")) {
                    assert!(ids.insert(id), "{path}, {name}: {id} stands twice");
                }
            }
        }
    }
    assert_eq!(get("/en/nowhere.epub").await.status, 404);
}
