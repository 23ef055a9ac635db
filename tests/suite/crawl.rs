//! Renders every page of the catalogue once. All rules for single pages are tested, every link is
//! followed, and the page is stored in `target/tmp/pages.ndjson` for the stages that need every
//! page (`CAVILLO_PAGES`).

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Write as _;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use cavillo::content::{Chapter, Node};
use cavillo::lang::Lang;
use cavillo::web::catalogue::{Entry, Page};
use cavillo::web::{self, Shared};
use rayon::prelude::*;
use scraper::{Html, Selector};
use serde_json::json;
use tokio::task::JoinSet;

use crate::common::{Answer, PLAIN, request, send, serving};

static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(|| serving(&PLAIN));

async fn get(path: &str) -> Answer {
    send(web::router(SHARED.clone()), request("GET", path, &[], "")).await
}

/// A page, and the rules that it violates.
struct Read {
    html: Html,
    faults: Vec<String>,
}

impl Read {
    fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        let selector = Selector::parse(selector).expect("a selector");
        self.html
            .select(&selector)
            .filter_map(|element| element.value().attr(name))
            .map(str::to_owned)
            .collect()
    }
    fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).expect("a selector");
        self.html
            .select(&selector)
            .map(|at| {
                at.text()
                    .collect::<String>()
                    .split_whitespace()
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect()
    }
    fn count(&self, selector: &str) -> usize {
        self.html
            .select(&Selector::parse(selector).expect("a selector"))
            .count()
    }
    fn law(&mut self, holds: bool, says: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(says());
        }
    }
}

/// Data kept about a page until all are read.
struct Seen {
    html: String,
    ids: BTreeSet<String>,
    links: Vec<String>,
    faults: Vec<String>,
    terms: usize,
}

fn look(entry: &Entry) -> Seen {
    let page = entry.page.html(&PLAIN.site, entry.lang);
    let mut read = Read {
        html: Html::parse_document(&page.body),
        faults: Vec::new(),
    };
    read.law(page.status == 200, || format!("status {}", page.status));
    let lang = read.attributes("html", "lang");
    read.law(lang == [entry.lang.code()], || {
        format!("is said to be in {lang:?}")
    });
    let ids = read.attributes("[id]", "id");
    let set: BTreeSet<String> = ids.iter().cloned().collect();
    read.law(set.len() == ids.len(), || "an id stands twice".to_owned());
    let twin = entry.page.path(&PLAIN.site, entry.lang.other());
    let others = read.attributes("link[rel=alternate][hreflang]", "href");
    read.law(others.iter().any(|to| to.ends_with(&twin)), || {
        format!("does not name {twin}: {others:?}")
    });
    nothing_inline(&mut read);
    let mut terms = 0;
    match &entry.page {
        Page::Node(n) => {
            let node = &PLAIN.site.library.content.nodes[*n];
            every_text_has_its_twin_beside_it(&mut read, node, entry.lang);
            terms = terms_pop_up(&mut read, node, entry.lang);
        }
        Page::Chapter(n) => both_languages_and_each_name_once(
            &mut read,
            &PLAIN.site.library.content.chapters[*n],
            entry.lang,
        ),
        _ => {}
    }
    let faults = read
        .faults
        .iter()
        .map(|fault| format!("{}: {fault}", entry.path))
        .collect();
    Seen {
        links: links(&read),
        html: page.body,
        ids: set,
        faults,
        terms,
    }
}

/// Returns the addresses within this site that a page links to.
fn links(read: &Read) -> Vec<String> {
    let cells = read.attributes(".matrix td a[href]", "href");
    let mut links = Vec::new();
    for (selector, name) in [
        ("a[href]", "href"),
        ("link[href]", "href"),
        ("script[src]", "src"),
        ("img[src]", "src"),
        ("form[action]", "action"),
    ] {
        links.extend(
            read.attributes(selector, name)
                .into_iter()
                .filter(|link| link.starts_with('/') && !cells.contains(link)),
        );
    }
    // The cells of a matrix are generated in the same way, so an evenly spread sample is enough.
    links.extend(
        cells
            .iter()
            .step_by(cells.len().div_ceil(20).max(1))
            .cloned(),
    );
    links
}

/// Tests that the page contains no inline style except those of the frame, which its content
/// security policy allows.
fn nothing_inline(read: &mut Read) {
    const FRAME: &str = include_str!("../../crates/pages/templates/head.css");
    let styles: Vec<String> = read
        .html
        .select(&Selector::parse("style").expect("a selector"))
        .map(|style| style.text().collect())
        .collect();
    read.law(styles == [FRAME], || format!("inline styles: {styles:?}"));
    for inline in [
        "[style]",
        "script:not([src]):not([type='application/json']):not([type='application/ld+json'])",
        "[onclick], [onload], [onsubmit], [onerror], [onchange]",
    ] {
        let found = read.count(inline);
        read.law(found == 0, || format!("{found} of {inline}"));
    }
}

fn every_text_has_its_twin_beside_it(read: &mut Read, node: &Node, lang: Lang) {
    let (mine, twin) = (&node.text[lang], &node.text[lang.other()]);
    let titles = read.texts("header > .twin.title");
    read.law(titles == [twin.title.as_str()], || {
        format!("the twin's title is {titles:?}")
    });
    let answers = read.texts("header > .twin.answer");
    read.law(
        answers
            .first()
            .is_some_and(|answer| answer.starts_with(&twin.answer)),
        || format!("the twin's answer is {answers:?}"),
    );
    let (twins, other) = (
        read.count(".twin"),
        read.count(&format!(".twin[lang={}]", lang.other())),
    );
    read.law(twins == other, || {
        format!(
            "{} of {twins} twins are not in the other language",
            twins - other
        )
    });
    // Each claim and its twin are in one row.
    for (claim, other) in mine.claims.iter().zip(&twin.claims) {
        let id = node.id.claim(&claim.anchor).html_id();
        let stands = read.count(&format!("[id='{id}']"));
        read.law(stands == 1, || format!("{id} stands {stands} times"));
        let number = mine
            .claims
            .iter()
            .position(|stated| stated.anchor == claim.anchor);
        let beside = if mine
            .lead
            .iter()
            .any(|block| number.is_some_and(|number| block.states(number)))
        {
            answers.clone()
        } else {
            [
                read.texts(&format!("li[id='{id}'] > .twin")),
                read.texts(&format!("[id='{id}'] + .twin")),
            ]
            .concat()
        };
        // On the page a claim follows the yes or no of its title, which is not part of the stored
        // claim.
        let said = other.text.to_lowercase();
        read.law(
            beside
                .iter()
                .any(|text| text.to_lowercase().contains(&said)),
            || format!("beside {id} stands {beside:?}"),
        );
    }
}

fn both_languages_and_each_name_once(read: &mut Read, chapter: &Chapter, lang: Lang) {
    let (answers, leads) = (
        read.count("article .twin.answer"),
        read.texts(".chapter > .twin.lead"),
    );
    read.law(answers == chapter.nodes.len(), || {
        format!("{answers} twins of {} rulings", chapter.nodes.len())
    });
    read.law(
        leads == [chapter.text[lang.other()].summary.as_str()],
        || format!("the twin's summary is {leads:?}"),
    );
}

/// Tests that each term is a button with its definition at its first use, and returns the number of
/// terms.
fn terms_pop_up(read: &mut Read, node: &Node, lang: Lang) -> usize {
    let targets = read.attributes("button.term", "popovertarget");
    let ids: BTreeSet<String> = read.attributes(".pop[popover]", "id").into_iter().collect();
    read.law(
        targets.iter().cloned().collect::<BTreeSet<_>>() == ids,
        || format!("terms {targets:?} and definitions {ids:?}"),
    );
    read.law(targets.len() == ids.len(), || {
        "a term is marked twice".to_owned()
    });
    let within = read.texts(":is(h1, h2, h3, a, code, figure, .example) button.term");
    read.law(within.is_empty(), || {
        format!("terms where none should be: {within:?}")
    });
    // Nothing is duplicated or left out: without buttons the text is unchanged.
    if !node.text[lang].answer.contains(['"', '\u{a0}']) {
        let said = read.texts(".ruling > header .answer").concat();
        let plain = node.text[lang]
            .answer
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        read.law(said.starts_with(&plain), || {
            format!("the answer reads {said}")
        });
    }
    ids.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_keeps_the_laws_and_every_link_leads_somewhere() {
    let entries = PLAIN.catalogue.entries();
    let seen: Vec<Seen> = tokio::task::block_in_place(|| entries.par_iter().map(look).collect());
    let faults: Vec<&String> = seen.iter().flat_map(|seen| &seen.faults).collect();
    assert!(
        faults.is_empty(),
        "{} faults: {:#?}",
        faults.len(),
        &faults[..faults.len().min(20)]
    );
    assert!(
        seen.iter().map(|seen| seen.terms).sum::<usize>() > 700,
        "few terms pop up"
    );
    keep(entries, &seen);

    let pages: HashMap<&str, &BTreeSet<String>> = entries
        .iter()
        .zip(&seen)
        .map(|(entry, seen)| (entry.path.as_str(), &seen.ids))
        .collect();
    let mut links: BTreeMap<&str, &str> = BTreeMap::new();
    for (entry, seen) in entries.iter().zip(&seen) {
        for link in &seen.links {
            links.entry(link).or_insert(&entry.path);
        }
    }
    let mut led: Vec<(&str, String)> = Vec::new();
    // Addresses that are not in the catalogue are not requested.
    let mut requests: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for link in links.keys() {
        let address = link.split('#').next().unwrap_or_default();
        match address.split_once('?') {
            _ if pages.contains_key(address) => led.push((link, address.to_owned())),
            // A few links are enough for each check, because its pages are generated in the same
            // way.
            Some((check, _)) if check.contains("/check/") => {
                requests.entry(check).or_default().push(link)
            }
            _ => requests.entry(address).or_default().push(link),
        }
    }
    let most = questions();
    let spread = requests
        .values()
        .flat_map(|links| links.iter().step_by(links.len().div_ceil(most).max(1)));
    // In two threads, each of which sends its requests one after another.
    let mut unmade = [Vec::new(), Vec::new()];
    for (n, link) in spread.enumerate() {
        unmade[n % 2].push((
            (*link).to_owned(),
            link.split('#').next().unwrap_or_default().to_owned(),
        ));
    }
    let mut asked = JoinSet::new();
    for part in unmade {
        asked.spawn(async move {
            let mut answers = Vec::new();
            for (link, address) in part {
                let answer = get(&address).await;
                let to = if (300..400).contains(&answer.status) {
                    answer.header("location").to_owned()
                } else {
                    address
                };
                answers.push((link, answer.status, to));
            }
            answers
        });
    }
    let mut lost = Vec::new();
    for (link, status, to) in asked.join_all().await.concat() {
        let (link, from) = links.get_key_value(link.as_str()).expect("it was asked");
        let path = to.split('#').next().unwrap_or_default();
        let status = if (300..400).contains(&status) && !pages.contains_key(path) {
            get(path).await.status
        } else {
            status
        };
        if !(200..400).contains(&status) {
            lost.push(format!("{from} links to {link}: {status}"));
        }
        led.push((link, to));
    }
    for (link, to) in led {
        let fragment = link.split_once('#').map(|(_, fragment)| fragment);
        if let (Some(fragment), Some(ids)) = (fragment, pages.get(to.as_str()))
            && !ids.contains(fragment)
        {
            lost.push(format!("{} links to {link}: no such place", links[link]));
        }
    }
    assert_eq!(lost, Vec::<String>::new());
}

/// Maximum number of links to one check that are followed, evenly spread; `tests/long` follows all.
fn questions() -> usize {
    if std::env::var_os("CAVILLO_INPUTS").is_some() {
        usize::MAX
    } else {
        8
    }
}

/// Stores the pages for other stages, one JSON object per line.
fn keep(entries: &[Entry], seen: &[Seen]) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages.ndjson");
    let mut out = std::io::BufWriter::new(std::fs::File::create(file).expect("a file"));
    for (entry, seen) in entries.iter().zip(seen) {
        writeln!(out, "{}", json!({"path": entry.path, "html": seen.html})).expect("written");
    }
    out.flush().expect("written");
}

#[tokio::test]
async fn a_page_is_sent_as_it_was_made() {
    let mut kinds = BTreeSet::new();
    for entry in PLAIN
        .catalogue
        .entries()
        .iter()
        .filter(|entry| kinds.insert((entry.page.pattern(), entry.lang)))
    {
        let answer = get(&entry.path).await;
        assert_eq!(
            (answer.status, answer.header("content-language")),
            (200, entry.lang.code()),
            "{}",
            entry.path
        );
        assert!(
            answer.text() == entry.page.html(&PLAIN.site, entry.lang).body,
            "{}",
            entry.path
        );
    }
}
