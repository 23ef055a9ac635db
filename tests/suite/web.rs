//! Tests of the server in process: every route, its responses to browsers and programs, and its
//! handling of invalid requests.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use cavillo::files::{Files, embedded};
use cavillo::lang::Lang;
use cavillo::problem::{Place, Problem};
use cavillo::systems;
use cavillo::web::{self, Origin, Shared, api, openapi, reload};
use scraper::{Html, Selector};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::common::{Answer, NAMED, PLAIN, request, send, serving};

const RULING: &str = "dba/recoil/into-elephants";
const CHECK: &str = "dba.recoil";

static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(|| serving(&PLAIN));

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

async fn get_with(path: &str, name: &str, value: &str) -> Answer {
    ask("GET", path, &[(name, value)], Body::empty()).await
}

async fn post(path: &str, body: &Value) -> Answer {
    ask(
        "POST",
        path,
        &[("content-type", "application/json")],
        body.to_string(),
    )
    .await
}

/// A ruling in both languages, with a situation that its check decides.
fn situation() -> Value {
    json!({"recoiler": "Bd", "friend": "El", "same_facing": true, "n_behind": 1, "room_mm": 40, "bw": 40, "recoiler_depth": 15})
}

#[tokio::test]
async fn every_route_answers_in_its_own_kind() {
    let ruling = format!("/it/{RULING}");
    let revised = format!("/it/{RULING}?rev=it1");
    let node = format!("/api/v1/nodes/{RULING}");
    for (path, kind) in [
        ("/it/", "text/html"),
        ("/en/", "text/html"),
        ("/it/search", "text/html"),
        ("/it/search?q=elefante", "text/html"),
        (
            "/it/search?q=&system=zzz&kind=zzz&utm_source=x",
            "text/html",
        ),
        ("/it/dba/", "text/html"),
        ("/en/dba/recoil", "text/html"),
        (&ruling, "text/html"),
        (&revised, "text/html"),
        ("/it/check/", "text/html"),
        ("/it/check/dba.recoil", "text/html"),
        ("/en/source/bob/", "text/html"),
        ("/en/source/bob:recoil.2", "text/html"),
        ("/it/table/dba.recoil-matrix", "text/html"),
        ("/it/glossary/", "text/html"),
        ("/it/disputes/", "text/html"),
        ("/it/changes/", "text/html"),
        ("/en/about", "text/html"),
        ("/it/feed.atom", "application/atom+xml"),
        ("/healthz", "text/plain"),
        ("/readyz", "application/json"),
        ("/robots.txt", "text/plain"),
        ("/sitemap.xml", "application/xml"),
        ("/opensearch.xml", "application/opensearchdescription+xml"),
        ("/it/offline", "text/html"),
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest?lang=en", "application/manifest+json"),
        ("/api/openapi.json", "application/json"),
        ("/api/v1/search?q=elefante", "application/json"),
        (&node, "application/json"),
        ("/api/v1/nodes.ndjson", "application/x-ndjson"),
        ("/api/v1/nodes.ndjson?lang=en", "application/x-ndjson"),
        ("/api/v1/cite/bob:recoil.2", "application/json"),
        ("/api/v1/checks", "application/json"),
        ("/api/v1/checks/dba.recoil", "application/json"),
        ("/api/v1/matrices/dba.fights", "application/json"),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(
            answer.header("content-type").starts_with(kind),
            "{path}: {}",
            answer.header("content-type")
        );
        assert_eq!(
            answer.header("content-length"),
            answer.body.len().to_string(),
            "{path}"
        );
        let head = ask("HEAD", path, &[], Body::empty()).await;
        assert_eq!(
            (head.status, head.body.len(), head.header("content-length")),
            (200, 0, answer.header("content-length")),
            "HEAD {path}"
        );
        for name in ["etag", "cache-control", "content-type", "content-language"] {
            assert_eq!(head.header(name), answer.header(name), "HEAD {path} {name}");
        }
    }
}

#[tokio::test]
async fn every_answer_is_hardened_and_sets_no_cookie() {
    // The styles in a page are allowed by their hash.
    let home = get("/it/").await;
    let styles: Vec<&str> = home
        .text()
        .split("<style>")
        .skip(1)
        .map(|rest| rest.split("</style>").next().unwrap_or_default())
        .collect();
    assert_eq!(styles.len(), 1);
    let frame = format!(
        "; style-src 'self' 'sha256-{}'; ",
        BASE64.encode(Sha256::digest(styles[0]))
    );
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/it/"),
        ("GET", "/it/nowhere"),
        ("GET", "/api/v1/search?q=a"),
        ("GET", "/api/nowhere"),
        ("POST", "/it/"),
        ("GET", "/cite/dba.recoil"),
        ("GET", "/healthz"),
        ("OPTIONS", "/api/v1/search"),
    ] {
        let answer = ask(
            method,
            path,
            &[("origin", "https://forum.example")],
            Body::empty(),
        )
        .await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        ] {
            assert!(
                policy.split("; ").any(|found| found == part),
                "{method} {path}: {part} in {policy}"
            );
        }
        assert!(policy.contains(&frame), "{path}: {frame} in {policy}");
        assert!(
            !policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert!(!answer.header("referrer-policy").is_empty(), "{path}");
        assert!(!answer.headers.contains_key("set-cookie"), "{path}");
        let open = if path.starts_with("/api/") || path.starts_with("/cite/") {
            "*"
        } else {
            ""
        };
        assert_eq!(
            answer.header("access-control-allow-origin"),
            open,
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn other_sites_may_ask_for_verdicts() {
    let asked = [
        ("origin", "https://forum.example"),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type"),
    ];
    let answer = ask(
        "OPTIONS",
        "/api/v1/checks/dba.recoil",
        &asked,
        Body::empty(),
    )
    .await;
    assert_eq!(answer.status, 200);
    assert!(
        answer
            .header("access-control-allow-methods")
            .contains("POST")
    );
    assert_eq!(
        answer.header("access-control-allow-headers"),
        "content-type,if-none-match,mcp-protocol-version,mcp-method,mcp-name"
    );
}

#[tokio::test]
async fn languages_are_negotiated_only_where_the_address_names_none() {
    let ruling = format!("/cite/{RULING}");
    for (path, accept, want) in [
        ("/", "en-GB,en;q=0.8", "/en/"),
        ("/", "it-CH, en;q=0.5", "/it/"),
        ("/", "de, en;q=0.4", "/en/"),
        ("/", "", "/it/"),
        ("/", "\u{7f}", "/it/"),
        ("/?a=b", "en", "/en/?a=b"),
        (&ruling, "en", "/en/dba/recoil/into-elephants"),
        (
            "/dba/recoil/into-elephants?rev=it1",
            "en",
            "/en/dba/recoil/into-elephants?rev=it1",
        ),
        ("/dba/", "en", "/en/dba/"),
        ("/de/dba/recoil", "en", "/en/dba/recoil"),
        ("/de/search?q=x", "en", "/en/search?q=x"),
        ("/de/feed.atom", "en", "/en/feed.atom"),
    ] {
        let mut request = Request::get(path);
        if !accept.is_empty() {
            request = request.header(
                "accept-language",
                axum::http::HeaderValue::from_bytes(accept.as_bytes())
                    .unwrap_or(axum::http::HeaderValue::from_static(";;")),
            );
        }
        let answer = send(
            web::router(SHARED.clone()),
            request.body(Body::empty()).expect("a request"),
        )
        .await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (302, want),
            "{path} {accept}"
        );
        assert_eq!(answer.all("vary"), "accept-language", "{path}");
    }
    let page = get_with("/it/", "accept-language", "en").await;
    assert_eq!(
        (
            page.status,
            page.header("content-language"),
            page.all("vary").as_str()
        ),
        (200, "it", "accept-encoding")
    );
    let search = get_with("/api/v1/search?q=a", "accept-language", "en").await;
    assert_eq!(
        (
            search.json()["lang"].as_str(),
            search.all("vary").contains("accept-language")
        ),
        (Some("en"), true)
    );
    let told = get_with("/api/v1/search?q=a&lang=it", "accept-language", "en").await;
    assert_eq!(
        (
            told.json()["lang"].as_str(),
            told.all("vary").contains("accept-language")
        ),
        (Some("it"), false)
    );
}

#[tokio::test]
async fn addresses_that_plainly_mean_a_page_lead_there() {
    for (path, status, want) in [
        ("/it", 308, "/it/"),
        ("/it/dba", 308, "/it/dba/"),
        ("/it/dba/recoil/", 308, "/it/dba/recoil"),
        ("/it/glossary?x=1", 308, "/it/glossary/?x=1"),
        ("/it/check", 308, "/it/check/"),
        ("/it/about/", 308, "/it/about"),
        (
            "/it/dba.recoil?recoiler=Bd",
            308,
            "/it/check/dba.recoil?recoiler=Bd",
        ),
        ("/it/bob:recoil.2", 308, "/it/source/bob:recoil.2"),
        (
            "/it/dba/recoil/into-elephants--recoiler-lost",
            308,
            "/it/dba/recoil/into-elephants#into-elephants--recoiler-lost",
        ),
        ("/it/%64ba/", 200, ""),
        // Players' names for a concept, in either language; an ambiguous name is not redirected.
        ("/en/glossary/ZOC", 404, ""),
        ("/it/glossary/respinto", 302, "/it/glossary/recoil"),
        (
            "/it/glossary/rear%20support",
            302,
            "/it/glossary/rear-support",
        ),
        ("/it/glossary/rinculo", 302, "/it/glossary/recoil"),
        ("/it/glossary/rinculo-elefante", 404, ""),
        ("/it/glossary/niente", 404, ""),
    ] {
        let answer = get(path).await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (status, want),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_permalink_resolves_every_kind_of_id_and_keeps_its_query() {
    let concept = SHARED.snapshot().site.library.lexicon.concepts()[0]
        .id
        .clone();
    let (term, glossary) = (
        format!("/cite/term:{concept}"),
        format!("/it/glossary/{concept}"),
    );
    for (path, want) in [
        (
            "/cite/dba/recoil/into-elephants?rev=it3",
            "/it/dba/recoil/into-elephants?rev=it3",
        ),
        (
            "/cite/dba/recoil/into-elephants--recoiler-lost?rev=en1",
            "/it/dba/recoil/into-elephants?rev=en1#into-elephants--recoiler-lost",
        ),
        ("/cite/bob:recoil.2", "/it/source/bob:recoil.2"),
        (
            "/cite/dba.recoil?recoiler=Bd&room_mm=40",
            "/it/check/dba.recoil?recoiler=Bd&room_mm=40",
        ),
        ("/cite/dba.recoil-matrix", "/it/table/dba.recoil-matrix"),
        (&term, &glossary),
        ("/cite/dba/recoil", "/it/dba/recoil"),
        ("/cite/dba", "/it/dba/"),
        ("/cite/source/bob/", "/it/source/bob/"),
        (
            "/cite/tool/dba/fights?a.overlaps=2&agreed=wb-destroyed",
            "/it/tool/dba/fights?a.overlaps=2&agreed=wb-destroyed",
        ),
    ] {
        let answer = get(path).await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (302, want),
            "{path}"
        );
        assert_eq!(
            get(answer
                .header("location")
                .split('#')
                .next()
                .unwrap_or_default())
            .await
            .status,
            200,
            "{path}"
        );
        let json = get(&path.replace("/cite/", "/api/v1/cite/")).await;
        if json.status == 200 {
            assert!(
                json.json()["url"]
                    .as_str()
                    .is_some_and(|url| url.starts_with("/it/")),
                "{path}"
            );
        }
    }
    assert_eq!(get("/cite/dba/recoil/into-elephant").await.status, 404);
}

#[tokio::test]
async fn an_unchanged_answer_is_not_sent_again() {
    for path in [
        "/it/",
        "/it/dba/recoil",
        "/it/search?q=elefante",
        "/it/check/dba.recoil?recoiler=Bd",
        "/api/v1/search?q=a",
        "/api/v1/nodes.ndjson",
        "/api/openapi.json",
        "/sitemap.xml",
    ] {
        for coding in ["identity", "gzip", "br"] {
            let first = get_with(path, "accept-encoding", coding).await;
            let tag = first.header("etag").to_owned();
            if first.status == 422 {
                assert_eq!(
                    (first.header("cache-control"), tag.as_str()),
                    ("no-store", ""),
                    "{path}"
                );
                continue;
            }
            assert!(!tag.is_empty(), "{path}");
            let again = ask(
                "GET",
                path,
                &[
                    ("accept-encoding", coding),
                    ("if-none-match", &format!("\"x\", {tag}")),
                ],
                Body::empty(),
            )
            .await;
            assert_eq!(
                (again.status, again.body.len(), again.header("etag")),
                (304, 0, tag.as_str()),
                "{path} {coding}"
            );
            assert_eq!(
                (again.all("vary"), again.header("cache-control")),
                (first.all("vary"), first.header("cache-control")),
                "{path}"
            );
            assert_eq!(
                ask(
                    "GET",
                    path,
                    &[("accept-encoding", coding), ("if-none-match", "\"x\"")],
                    Body::empty()
                )
                .await
                .status,
                200,
                "{path}"
            );
        }
    }
    // Another encoding is another representation, and so is another language.
    let br = get_with("/it/dba/recoil", "accept-encoding", "br")
        .await
        .header("etag")
        .to_owned();
    assert_eq!(
        ask(
            "GET",
            "/it/dba/recoil",
            &[("if-none-match", &br)],
            Body::empty()
        )
        .await
        .status,
        200
    );
    let it = get("/api/v1/checks").await.header("etag").to_owned();
    assert_eq!(
        ask(
            "GET",
            "/api/v1/checks",
            &[("if-none-match", &it), ("accept-language", "en")],
            Body::empty()
        )
        .await
        .status,
        200
    );
}

#[tokio::test]
async fn answers_are_compressed_and_small() {
    for (path, limit) in [
        ("/it/", 15_000),
        (&*format!("/it/{RULING}"), 15_000),
        (&*format!("/en/{RULING}"), 15_000),
    ] {
        let plain = get(path).await;
        let br = get_with(path, "accept-encoding", "gzip, br").await;
        if plain.body.len() < 1200 {
            assert_eq!(br.header("content-encoding"), "", "{path}: not worth it");
            continue;
        }
        assert_eq!(
            (br.header("content-encoding"), br.header("content-length")),
            ("br", br.body.len().to_string().as_str()),
            "{path}"
        );
        assert!(br.body.len() < limit, "{path}: {} bytes", br.body.len());
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &br.body[..], &mut back).expect("brotli");
        assert_eq!(back, plain.body, "{path}");
        let mut back = Vec::new();
        let gzip = get_with(path, "accept-encoding", "gzip").await;
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&gzip.body[..]), &mut back)
            .expect("gzip");
        assert_eq!(back, plain.body, "{path}");
    }
}

// ---- errors

#[tokio::test]
async fn nothing_found_offers_what_is_near() {
    for (path, near) in [
        ("/it/dba/recoil/into-elephant", RULING),
        ("/en/dba/recoil/into-elefants", RULING),
        ("/it/check/dba.recoli", CHECK),
        ("/it/source/bob:recoil.99", "bob:recoil.9"),
        ("/it/table/dba.recoil-matrx", "dba.recoil-matrix"),
        ("/cite/dba.recoli", CHECK),
        ("/it/dba/recoli", "dba/recoil"),
    ] {
        let answer = get(path).await;
        assert_eq!(
            (answer.status, answer.header("cache-control")),
            (404, "no-store"),
            "{path}"
        );
        assert!(
            answer.text().contains(near),
            "{path}: {near} in {}",
            answer.text()
        );
    }
    for (path, near) in [
        ("/api/v1/nodes/dba/recoil/into-elephant", RULING),
        ("/api/v1/checks/dba.recoli", CHECK),
        ("/api/v1/cite/bob:recoli.2", "bob:recoil.2"),
        ("/api/v1/nowhere", "/api/v1/search"),
    ] {
        let answer = get(path).await;
        let problem = answer.json();
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (404, "application/problem+json"),
            "{path}"
        );
        assert!(
            problem["near"]
                .as_array()
                .is_some_and(|names| names.iter().any(|name| name == near)),
            "{path}: {problem}"
        );
        assert_eq!(
            (problem["status"].as_u64(), problem["title"].as_str()),
            (Some(404), Some("Not Found"))
        );
    }
}

#[tokio::test]
async fn all_bad_fields_come_at_once() {
    let mut input = situation();
    for (name, bad) in [
        ("recoiler", json!("Xx")),
        ("n_behind", json!("many")),
        ("recoilr", json!(1)),
        ("agreed", json!(["nothing"])),
    ] {
        input[name] = bad;
    }
    let answer = post("/api/v1/checks/dba.recoil?lang=it", &input).await;
    let problem = answer.json();
    assert_eq!(
        (
            answer.status,
            answer.header("content-type"),
            answer.header("content-language")
        ),
        (422, "application/problem+json", "it")
    );
    let paths: Vec<&str> = problem["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .filter_map(|error| error["path"].as_str())
        .collect();
    assert_eq!(
        paths,
        ["recoiler", "n_behind", "recoilr", "agreed.0"],
        "{problem}"
    );
    for error in problem["errors"].as_array().expect("errors") {
        assert_eq!(
            error
                .as_object()
                .expect("object")
                .keys()
                .collect::<Vec<_>>(),
            ["path", "given", "accepted", "message"]
        );
        assert!(!error["message"].as_str().unwrap_or_default().is_empty());
    }
    assert!(
        problem["errors"][0]["accepted"]
            .as_array()
            .is_some_and(|accepted| accepted.iter().any(|code| code == "Bd"))
    );
    let query = get("/api/v1/search?q=a&lang=it&system=chess&kind=poem&limit=ten&offset=x").await;
    assert_eq!(
        (
            query.status,
            query.json()["errors"].as_array().map(Vec::len)
        ),
        (422, Some(4))
    );
    assert_eq!(
        get("/api/v1/search?q=a&lang=de").await.json()["errors"][0]["accepted"],
        json!(["it", "en"])
    );
}

#[tokio::test]
async fn bad_bodies_and_methods_are_problem_documents() {
    let nested = "[".repeat(5000);
    let large = format!("{{\"a\":\"{}\"}}", "x".repeat(70_000));
    for (body, status, code) in [
        ("{\"recoiler\":\n  Bd}", 400, "malformed-json"),
        ("", 400, "malformed-json"),
        ("[1]", 400, "not-an-object"),
        (&nested, 400, "malformed-json"),
        (&large, 413, "payload-too-large"),
        ("\u{0}\u{1}", 400, "malformed-json"),
    ] {
        let answer = ask("POST", "/api/v1/checks/dba.recoil", &[], body.to_owned()).await;
        let problem = answer.json();
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (status, "application/problem+json"),
            "{code}"
        );
        assert_eq!(problem["type"], format!("urn:cavillo:problem:{code}"));
    }
    let problem = ask(
        "POST",
        "/api/v1/checks/dba.recoil",
        &[],
        "{\"recoiler\":\n  Bd}",
    )
    .await
    .json();
    assert_eq!(
        (problem["line"].as_u64(), problem["column"].as_u64()),
        (Some(2), Some(3))
    );
    let not_utf8 = ask(
        "POST",
        "/api/v1/checks/dba.recoil",
        &[],
        vec![b'{', b'"', 0xff, b'"', b':', b'1', b'}'],
    )
    .await;
    assert_eq!(not_utf8.status, 400);
    for (method, path, allow, kind) in [
        (
            "DELETE",
            "/api/v1/search",
            "GET,HEAD",
            "application/problem+json",
        ),
        (
            "PUT",
            "/api/v1/checks/dba.recoil",
            "GET,HEAD,POST",
            "application/problem+json",
        ),
        ("POST", "/it/", "GET,HEAD", "text/html; charset=utf-8"),
        (
            "POST",
            "/cite/dba.recoil",
            "GET,HEAD",
            "text/html; charset=utf-8",
        ),
        (
            "TRACE",
            "/it/nowhere",
            "GET,HEAD",
            "text/html; charset=utf-8",
        ),
    ] {
        let answer = ask(method, path, &[], Body::empty()).await;
        assert_eq!(
            (
                answer.status,
                answer.header("allow"),
                answer.header("content-type")
            ),
            (405, allow, kind),
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn whatever_comes_is_answered_soon() {
    let long = "a".repeat(60_000);
    let quotes = "%22".repeat(10_000);
    let fields = "a.b=1&".repeat(8_000);
    let depth = "a.".repeat(20_000);
    let percent = "%".repeat(30_000);
    for query in [
        long.as_str(),
        &quotes,
        &fields,
        &depth,
        &percent,
        "%00",
        "%ff%fe",
        "%E2%80%AE%0d%0a",
        "q=%00%01",
        "(((((",
        "system:%22",
        "rev=it99999999999",
        "rev=%ff",
        "limit=-1",
        "lang=%00",
    ] {
        for path in [
            "/it/search?q=",
            "/api/v1/search?q=",
            "/it/check/dba.recoil?",
            "/it/check/dba.recoil?recoiler=",
            "/it/tool/dba/fights?",
            "/it/tool/dba/fights?a.going=",
            "/it/dba/recoil/into-elephants?",
            "/cite/dba.recoil?",
            "/?",
            "/it/?",
        ] {
            let started = Instant::now();
            let address = format!("{path}{query}");
            if address.len() > 65_000 {
                continue;
            }
            let answer = get(&address).await;
            assert!(
                answer.status < 500,
                "{} for {}",
                answer.status,
                &address[..address.len().min(80)]
            );
            assert!(
                started.elapsed() < Duration::from_secs(5),
                "{:?} for {}",
                started.elapsed(),
                &address[..address.len().min(80)]
            );
        }
    }
    for path in [
        "/%00",
        "/%ff",
        "/it/%ff%fe",
        "/it/dba/%00",
        "/it/..%2f..%2fetc/passwd",
        "/it/../../etc/passwd",
        "//it/",
        "/it//dba",
        "/cite/%ff",
        "/cite/%0d%0aset-cookie:x",
        "/assets/../Cargo.toml",
        "/assets/%2e%2e%2fCargo.toml",
        "/api/v1/nodes/%ff",
        "/api/v1/checks/%00",
        "/it/%3Cscript%3Ealert",
    ] {
        let answer = get(path).await;
        assert!(
            (300..500).contains(&answer.status),
            "{path}: {}",
            answer.status
        );
        assert!(
            !answer.headers.contains_key("set-cookie") && !answer.text().contains("<script>alert"),
            "{path}"
        );
    }
    let long_path = format!("/it/{}", "x/".repeat(25_000));
    assert_eq!(get(&long_path).await.status, 404);
    let evil = get("/it/%3Cimg%20src=x%20onerror=alert(1)%3E").await;
    assert!(!evil.text().contains("<img src=x"), "escaped");
}

// ---- documents

/// Tests that the fields are those of DESIGN §9, in that order.
fn assert_fields(value: &Value, want: &str) {
    let found: Vec<&str> = value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(found.join(", "), want);
}

#[tokio::test]
async fn documents_have_the_fields_of_the_contract_in_order() {
    let search = get("/api/v1/search?q=elefante&lang=it&limit=1")
        .await
        .json();
    assert_fields(
        &search,
        "query, lang, edition, total, suggestion, unknown, game, cited, term, offers, verdicts, hits, estimated",
    );
    assert_fields(
        &search["hits"][0],
        "id, system, section, kind, voice, title, answer, snippet, url, score, cites, checks, row, case, lead",
    );
    let node = get(&format!("/api/v1/nodes/{RULING}?lang=it")).await.json();
    assert_fields(
        &node,
        "id, lang, edition, system, section, kind, voice, title, answer, since, until, html, text, claims, cites, checks, related, revision, url",
    );
    assert_fields(&node["claims"][0], "id, text, voice, cites, since, until");
    let checks = get("/api/v1/checks?lang=it").await.json();
    assert_fields(&checks["checks"][0], "id, system, kind, title, nodes");
    let check = get("/api/v1/checks/dba.recoil?lang=it").await.json();
    assert_fields(&check, "id, system, kind, title, nodes, input, values");
    let verdict = post("/api/v1/checks/dba.recoil?lang=it", &situation())
        .await
        .json();
    assert_fields(
        &verdict,
        "check, lang, edition, ed, since, input, finding, values, steps, reasons, odds, remedies, basis, flags, readings, alternatives, missing, picture, permalink, rulebook, status, unsettled, assumed, asks, outcomes, complete, unknown",
    );
    assert_fields(&verdict["finding"], "kind, code, text");
    assert_fields(&verdict["steps"][0], "code, applied, value, text, cite");
    assert_fields(&verdict["reasons"][0], "cite, text, voice, sources");
    assert_eq!(verdict["finding"]["code"], "destroyed");
}

/// Replaces sentences, which change with the content; forms and codes are compared.
fn wordless(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(wordless),
        Value::Object(map) => {
            for (name, value) in map {
                let sentence = matches!(
                    name.as_str(),
                    "text" | "title" | "answer" | "html" | "snippet"
                ) && value.as_str().is_some_and(|text| !text.is_empty());
                if sentence || matches!(name.as_str(), "score" | "revision" | "edition" | "ed") {
                    *value = json!("…");
                } else if let (true, Some((link, _))) = (
                    name == "permalink",
                    value.as_str().and_then(|link| link.split_once("&ed=")),
                ) {
                    *value = json!(format!("{link}&ed=…"));
                } else {
                    wordless(value);
                }
            }
        }
        _ => {}
    }
}

/// Compares a complete response of each kind with its snapshot, so that no change of its form is
/// overlooked.
#[tokio::test]
async fn documents_look_as_they_did() {
    let documents = [
        (
            "search",
            get("/api/v1/search?q=dba/recoil/into-elephants&lang=en&limit=1")
                .await
                .json(),
        ),
        (
            "node",
            get(&format!("/api/v1/nodes/{RULING}?lang=en")).await.json(),
        ),
        (
            "verdict",
            post("/api/v1/checks/dba.recoil?lang=en", &situation())
                .await
                .json(),
        ),
    ];
    for (name, mut document) in documents {
        wordless(&mut document);
        insta::assert_snapshot!(name, serde_json::to_string_pretty(&document).expect("JSON"));
    }
}

#[tokio::test]
async fn a_search_is_narrowed_to_a_section_and_to_concepts() {
    let total = |path: &'static str| async move {
        get(path).await.json()["total"].as_u64().expect("a number")
    };
    let all = total("/api/v1/search?lang=en&q=elephant").await;
    let narrowed = total("/api/v1/search?lang=en&q=elephant&about=elephants,recoil").await;
    let section = total("/api/v1/search?lang=en&q=elephant&section=recoil").await;
    assert!(
        0 < narrowed && narrowed < all && 0 < section && section < all,
        "{all} {narrowed} {section}"
    );
    for wrong in ["about=nonsense", "section=nonsense"] {
        assert_eq!(
            get(&format!("/api/v1/search?lang=en&q=elephant&{wrong}"))
                .await
                .status,
            422,
            "{wrong}"
        );
    }
    let page = get("/en/search?about=elephants,recoil&system=dba").await;
    assert!(page.status == 200 && page.text().contains("class=\"hits\""));
}

#[tokio::test]
async fn limits_of_a_search_hold() {
    let hits = |answer: &Answer| answer.json()["hits"].as_array().map_or(0, Vec::len);
    assert!(hits(&get("/api/v1/search?q=a&lang=it").await) <= 10);
    assert_eq!(hits(&get("/api/v1/search?q=a&lang=it&limit=50").await), 50);
    assert_eq!(hits(&get("/api/v1/search?q=a&lang=it&limit=0").await), 0);
    let first = get("/api/v1/search?q=elefante&lang=it&limit=1")
        .await
        .json();
    let second = get("/api/v1/search?q=elefante&lang=it&limit=1&offset=1")
        .await
        .json();
    assert_ne!(first["hits"][0]["id"], second["hits"][0]["id"]);
    // The pages together contain all hits, in order.
    let ids = |answer: &Answer| -> Vec<String> {
        let hits = answer.json()["hits"].as_array().cloned();
        hits.into_iter()
            .flatten()
            .map(|hit| hit["id"].to_string())
            .collect()
    };
    let whole = ids(&get("/api/v1/search?q=elefante&lang=it&limit=9").await);
    let mut paged = Vec::new();
    for offset in [0, 4, 8] {
        let limit = 4.min(9 - offset);
        let page = format!("/api/v1/search?q=elefante&lang=it&limit={limit}&offset={offset}");
        paged.extend(ids(&get(&page).await));
    }
    assert_eq!(paged, whole);
    // Invalid limits are reported, not ignored.
    for (query, path, accepted) in [
        ("limit=51", "limit", "0–50"),
        ("limit=-1", "limit", "0–50"),
        ("limit=", "limit", "0–50"),
        ("limit=99999999999999999999999", "limit", "0–50"),
        ("offset=1001", "offset", "0–1000"),
        ("offset=1.5", "offset", "0–1000"),
        ("page=2", "page", "offset"),
        ("Limit=2", "Limit", "limit"),
        ("about=a,b,c,d,e,f,g,h,i", "about", "0–8"),
    ] {
        let answer = get(&format!("/api/v1/search?lang=en&q=a&{query}")).await;
        let problem = answer.json();
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (422, "application/problem+json"),
            "{query}"
        );
        let error = &problem["errors"][0];
        assert!(
            error["path"] == path
                && error["accepted"]
                    .as_array()
                    .is_some_and(|all| all.iter().any(|one| one == accepted))
                && error["message"]
                    .as_str()
                    .is_some_and(|text| text.contains(accepted)),
            "{query}: {problem}"
        );
    }
    let twice = get("/api/v1/search?lang=en&q=a&limit=1&limit=2").await;
    assert_eq!(
        (twice.status, &twice.json()["errors"][0]["path"]),
        (422, &json!("limit"))
    );
    let long = "a".repeat(257);
    let long = get(&format!("/api/v1/search?lang=en&q={long}")).await;
    let problem = long.json();
    assert_eq!(
        (long.status, &problem["errors"][0]["accepted"]),
        (422, &json!(["0–256"])),
        "{problem}"
    );
}

#[tokio::test]
async fn every_address_of_the_api_refuses_parameters_it_does_not_read() {
    for path in [
        &format!("/api/v1/nodes/{RULING}"),
        "/api/v1/nodes.ndjson",
        "/api/v1/cite/bob:recoil.2",
        "/api/v1/checks",
        "/api/v1/checks/dba.recoil",
        "/api/v1/matrices/dba.fights",
        "/api/openapi.json",
        "/api/v1/search",
    ] {
        for (query, field) in [("lang=en&page=2", "page"), ("lang=en&Lang=it", "Lang")] {
            let answer = get(&format!("{path}?{query}")).await;
            let problem = answer.json();
            assert_eq!(answer.status, 422, "{path}?{query}");
            assert_eq!(
                problem["errors"][0]["path"], field,
                "{path}?{query}: {problem}"
            );
        }
        assert_eq!(get(&format!("{path}?lang=en")).await.status, 200, "{path}");
    }
    let judged = post("/api/v1/checks/dba.recoil?lang=en&strict=1", &situation()).await;
    assert_eq!(
        (judged.status, &judged.json()["errors"][0]["path"]),
        (422, &json!("strict"))
    );
}

#[tokio::test]
async fn the_search_page_pages_as_the_api_does() {
    let titles = |answer: &Answer| found(answer, "main .hits h2, main .hits h3");
    let whole = get("/it/search?q=elefante&limit=6").await;
    let second = get("/it/search?q=elefante&limit=3&offset=3").await;
    assert!(whole.status == 200 && second.status == 200);
    let all = titles(&whole);
    assert!(all.len() >= 6, "{all:?}");
    assert_eq!(titles(&second), all[all.len() - 3..]);
    // The links of the page keep the number.
    let links: Vec<String> = attributes(&second.html(), "nav.beside a", "href");
    assert_eq!(
        links,
        [
            "/it/search?q=elefante&limit=3",
            "/it/search?q=elefante&limit=3&offset=6"
        ]
    );
    for query in ["limit=51", "offset=-3", "offset=1001", "limit=ten"] {
        let refused = get(&format!("/en/search?q=a&{query}")).await;
        let name = query.split('=').next().unwrap_or_default();
        assert!(
            refused.status == 422
                && refused.header("content-type").starts_with("text/html")
                && refused.text().contains(&format!("{name}: ")),
            "{query}: {}",
            refused.status
        );
    }
}

/// Characters that would reverse the text of a page, and characters that no page may contain.
#[tokio::test]
async fn what_somebody_typed_turns_nothing_round() {
    let marks = "%00%07%1b%7f%C2%85%D8%9C%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AE%E2%81%A6%E2%81%A9";
    for path in [
        "/en/search?q=a{}b",
        "/en/search?q=a&system={}dba&kind={}&section={}&about={}",
        "/en/check/dba.recoil?recoiler={}Bd",
        "/en/check/dba.recoil?recoiler=Bd&{}=1&unknown={}",
        "/en/game/dba?bw={}",
        "/en/tool/dba/fights?own.overlaps={}",
        "/en/tool/dbe/army?corps.0.name={}name&corps.0.troops=line_12",
        "/en/linker?text=dba/recoil/into-elephants{}",
        "/en/changes/?system={}",
        "/en/nowhere{}",
        "/card/en/check/dba.recoil.png?recoiler={}",
        "/oembed?url=/en/check/dba.recoil?recoiler={}",
        "/suggest?lang=en&q=recoil{}",
    ] {
        let answer = get(&path.replace("{}", marks)).await;
        assert!(answer.status < 500, "{path}");
        let text = String::from_utf8_lossy(&answer.body);
        if answer.header("content-type").starts_with("image/") {
            continue;
        }
        let bad = text.chars().find(|c| {
            (c.is_control() && !matches!(c, '\n' | '\t' | '\r'))
                || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        });
        assert_eq!(bad, None, "{path}");
    }
}

#[tokio::test]
async fn only_a_fact_may_be_unknown() {
    let answer = post(
        "/api/v1/checks/dba.recoil?lang=en",
        &json!({"unknown": ["nonsense"]}),
    )
    .await;
    let problem = answer.json();
    assert_eq!(answer.status, 422, "{problem}");
    assert!(
        problem["errors"][0]["path"] == "unknown"
            && problem["errors"][0]["given"] == "nonsense"
            && problem["errors"][0]["accepted"]
                .as_array()
                .is_some_and(|all| all.iter().any(|one| one == "same_facing")),
        "{problem}"
    );
    let page = get("/en/check/dba.recoil?recoiler=Bd&unknown=nonsense").await;
    assert!(page.text().contains("nonsense") && page.text().contains("same_facing"));
}

/// Large documents are the same in each encoding, however often and by whatever name they are
/// requested.
#[tokio::test]
async fn large_documents_are_made_once_and_say_the_same_in_each_coding() {
    use std::io::Read as _;
    for path in [
        "/sitemap.xml",
        "/it/feed.atom",
        "/api/v1/nodes.ndjson?lang=it",
        "/api/openapi.json?lang=en",
    ] {
        let mut bodies = BTreeSet::new();
        for coding in ["br", "gzip", "identity", "gzip", "br"] {
            let answer = get_with(path, "accept-encoding", coding).await;
            assert_eq!(answer.status, 200, "{path} {coding}");
            let told = answer.header("content-encoding");
            assert_eq!(
                told,
                if coding == "identity" { "" } else { coding },
                "{path}"
            );
            let mut plain = Vec::new();
            match coding {
                "br" => {
                    brotli::BrotliDecompress(&mut &answer.body[..], &mut plain).expect("brotli")
                }
                "gzip" => {
                    flate2::read::GzDecoder::new(&answer.body[..])
                        .read_to_end(&mut plain)
                        .expect("gzip");
                }
                _ => plain.clone_from(&answer.body),
            }
            bodies.insert(plain);
            let again = ask(
                "GET",
                path,
                &[
                    ("accept-encoding", coding),
                    ("if-none-match", answer.header("etag")),
                ],
                Body::empty(),
            )
            .await;
            assert_eq!(again.status, 304, "{path} {coding}");
        }
        assert_eq!(bodies.len(), 1, "{path}");
    }
    assert_eq!(get("/sitemap.xml?part=1").await.status, 200);
    for part in ["0", "2", "x", "99999999999999999999"] {
        assert_eq!(
            get(&format!("/sitemap.xml?part={part}")).await.status,
            404,
            "{part}"
        );
    }
}

#[tokio::test]
async fn a_permalink_gives_the_same_verdict_again() {
    let given = situation();
    let verdict = post("/api/v1/checks/dba.recoil?lang=it", &given)
        .await
        .json();
    let link = verdict["permalink"].as_str().expect("a link").to_owned();
    assert!(
        link.starts_with("/cite/dba.recoil?") && !link.contains("push_meets"),
        "what was told and nothing else: {link}"
    );
    let page = get(get(&link).await.header("location")).await;
    assert_eq!(page.status, 200, "{link}");
    // The echoed input is accepted again.
    let again = post("/api/v1/checks/dba.recoil?lang=it", &verdict["input"])
        .await
        .json();
    let apart = |verdict: &Value| {
        let mut verdict = verdict.clone();
        verdict["permalink"] = Value::Null;
        verdict
    };
    assert_eq!(apart(&again), apart(&verdict));
    // The API requires exact types: the text form of an address is not JSON of the schema.
    let mut texts = given.clone();
    for (name, text) in [("same_facing", "true"), ("n_behind", "1")] {
        texts[name] = json!(text);
    }
    let refused = post("/api/v1/checks/dba.recoil?lang=it", &texts).await;
    let problem = refused.json();
    let told: Vec<(&str, &Value)> = problem["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .filter_map(|bad| Some((bad["path"].as_str()?, &bad["accepted"])))
        .collect();
    assert_eq!(
        (refused.status, told),
        (
            422,
            vec![
                ("same_facing", &json!(["true", "false"])),
                ("n_behind", &json!(["0–11"]))
            ]
        )
    );
    // The same for every worked example of the library.
    let snapshot = SHARED.snapshot();
    let (mut tried, mut short) = (0, Vec::new());
    for example in snapshot
        .site
        .library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.examples)
    {
        let Some(check) = systems::check(example.check.as_str()) else {
            continue;
        };
        let Ok(verdict) = check.judge(&snapshot.site.library.tables, &example.input) else {
            continue;
        };
        // The API accepts the example that the page shows.
        let mut said = verdict.input.clone();
        said.extend(
            example
                .input
                .get("agreed")
                .map(|agreed| ("agreed".to_owned(), agreed.clone())),
        );
        assert_eq!(
            check
                .judge_typed(&snapshot.site.library.tables, &said)
                .map(|again| again.finding),
            Ok(verdict.finding.clone()),
            "{}",
            check.id
        );
        if check
            .judge_typed(&snapshot.site.library.tables, &example.input)
            .as_ref()
            != Ok(&verdict)
        {
            short.push(format!("{} {:?}", check.id, example.input));
        }
        let link = api::permalink(&snapshot.site, &verdict);
        let pairs = web::url::pairs(link.split_once('?').map_or("", |(_, query)| query));
        let input = cavillo::check::from_pairs(pairs.iter().map(|(a, b)| (a.as_str(), b.as_str())))
            .expect("inputs");
        assert_eq!(
            check.judge(&snapshot.site.library.tables, &input).as_ref(),
            Ok(&verdict),
            "{link}"
        );
        tried += 1;
    }
    assert!(tried > 20, "{tried} examples");
    assert!(
        short.is_empty(),
        "{} examples of other types than their schema: {short:#?}",
        short.len()
    );
}

#[tokio::test]
async fn a_matrix_is_answered_cell_by_cell_and_each_leads_to_its_verdict() {
    let matrix = systems::matrix("dba.fights").expect("a matrix");
    let asked =
        get("/api/v1/matrices/dba.fights?lang=en&a.overlaps=1&a.going=good&b.general=").await;
    let json = asked.json();
    assert_fields(
        &json,
        "id, lang, edition, title, check, row, column, codes, input, den, cells, basis, flags, readings, permalink, rulebook",
    );
    assert_eq!(
        (&json["den"], &json["input"], &json["permalink"]),
        (
            &json!(36),
            &json!({"a": {"overlaps": 1}}),
            &json!("/cite/tool/dba/fights?a.overlaps=1")
        )
    );
    assert!(!asked.header("etag").is_empty());
    let rows = json["cells"].as_array().expect("rows");
    assert!(
        rows.len() == matrix.codes.len()
            && rows.iter().all(|row| row
                .as_array()
                .is_some_and(|cells| cells.len() == matrix.codes.len()))
    );
    let cells: Vec<&Value> = rows
        .iter()
        .flat_map(|row| row.as_array().expect("cells"))
        .collect();
    assert_fields(cells[0], "row, column, finding, wins, loses, url");
    for cell in cells.iter().step_by(37) {
        let given =
            json!({"a": {"troop": cell["row"], "overlaps": 1}, "b": {"troop": cell["column"]}});
        let verdict = post("/api/v1/checks/dba.combat?lang=en", &given)
            .await
            .json();
        assert_eq!(
            (&cell["finding"]["kind"], &cell["finding"]["code"]),
            (&verdict["finding"]["kind"], &verdict["finding"]["code"]),
            "{cell}"
        );
        assert_eq!(
            (&cell["wins"], &cell["loses"]),
            (
                &verdict["values"][matrix.wins],
                &verdict["values"][matrix.loses]
            ),
            "{cell}"
        );
        assert_eq!(
            get(cell["url"].as_str().expect("a link")).await.status,
            200,
            "{cell}"
        );
    }
    // An open point can be agreed for all cells at once.
    let open = |json: &Value| json["cells"].to_string().matches("undetermined").count();
    let reading = json["readings"]
        .as_array()
        .expect("readings")
        .first()
        .expect("something is open");
    assert_fields(reading, "id, point, text, cites, default, cells");
    let agreed = get(&format!(
        "/api/v1/matrices/dba.fights?a.overlaps=1&agreed={}",
        reading["id"].as_str().expect("an id")
    ))
    .await
    .json();
    assert!(
        open(&agreed) < open(&json) && open(&json) > 0,
        "{} {}",
        open(&agreed),
        open(&json)
    );
    assert!(
        agreed["readings"]
            .as_array()
            .expect("readings")
            .iter()
            .all(|other| other["point"] != reading["point"])
    );
    assert_eq!(agreed["input"]["agreed"], json!([reading["id"]]));
    // Troops that cannot shoot have no finding, and bad circumstances are faults.
    let shots = get("/api/v1/matrices/dba.fights?mode=shooting")
        .await
        .json();
    assert_eq!(
        (
            &shots["cells"][0][0]["finding"],
            &shots["cells"][0][0]["url"]
        ),
        (&Value::Null, &Value::Null)
    );
    for (query, path) in [
        ("a.troop=Kn", "a.troop"),
        ("die_a=3", "die_a"),
        ("a.overlaps=99", "a.overlaps"),
        ("agreed=nothing", "agreed.0"),
        ("zzz=1", "zzz"),
    ] {
        let answer = get(&format!("/api/v1/matrices/dba.fights?{query}")).await;
        assert_eq!(
            (answer.status, &answer.json()["errors"][0]["path"]),
            (422, &json!(path)),
            "{query}"
        );
    }
    let lost = get("/api/v1/matrices/dba.fight").await;
    assert_eq!(
        (lost.status, &lost.json()["near"]),
        (404, &json!(["dba.fights"]))
    );
    // The description lists every circumstance.
    let document = get("/api/openapi.json?lang=en").await.json();
    let names = document["paths"]["/api/v1/matrices/dba.fights"]["get"]["parameters"].to_string();
    assert!(
        ["mode", "a.going", "b.general", "agreed", "lang"]
            .iter()
            .all(|name| names.contains(&format!("\"name\":\"{name}\""))),
        "{names}"
    );
    assert!(
        !names.contains("troop\",\"in") && !names.contains("die_a"),
        "{names}"
    );
}

#[tokio::test]
async fn the_operators_figures_are_told_and_linked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, "[dba.base-depth]\nBd.15mm = 17\n").expect("written");
    let origin = Origin {
        files: embedded(),
        sources: None,
        base_url: None,
        rulebook: Some(file),
        index: None,
    };
    let shared = Shared::new(origin.load().expect("the embedded library is there").0);
    let ask = async |method: &str, path: &str, body: &Value| {
        send(
            web::router(shared.clone()),
            Request::builder()
                .method(method)
                .uri(path)
                .body(Body::from(body.to_string()))
                .expect("a request"),
        )
        .await
    };
    let verdict = ask(
        "POST",
        "/api/v1/checks/dba.recoil?lang=en",
        &json!({"recoiler": "Bd"}),
    )
    .await
    .json();
    assert_eq!(verdict["flags"], json!(["rulebook:dba.base-depth.Bd.15mm"]));
    assert_fields(&verdict["rulebook"], "fingerprint, figures");
    assert_eq!(
        (&verdict["rulebook"]["figures"], &verdict["basis"]),
        (&json!(["dba.base-depth.Bd.15mm"]), &json!("mixed"))
    );
    let fingerprint = verdict["rulebook"]["fingerprint"]
        .as_str()
        .expect("a fingerprint");
    let link = verdict["permalink"].as_str().expect("a link");
    let (before, edition) = link.split_once("&ed=").expect("an edition");
    assert_eq!(
        before,
        format!("/cite/dba.recoil?recoiler=Bd&rulebook={fingerprint}")
    );
    assert!(!edition.is_empty() && !edition.contains('&'), "{link}");
    let page = ask(
        "GET",
        ask("GET", link, &json!({})).await.header("location"),
        &json!({}),
    )
    .await;
    assert!(
        page.status == 200
            && page.text().contains(fingerprint)
            && !page.text().contains("class=\"notice\"")
    );
    // On a server with other figures the link still works, with a note about the figures; and
    // programs may send it back.
    let page = get(get(link).await.header("location")).await;
    assert!(
        page.status == 200
            && page.text().contains("class=\"notice\"")
            && page.text().contains(fingerprint)
    );
    let again = ask(
        "POST",
        "/api/v1/checks/dba.recoil?lang=en",
        &json!({"recoiler": "Bd", "rulebook": fingerprint}),
    )
    .await;
    assert_eq!((again.status, again.json()), (200, verdict.clone()));
    assert_described(
        &verdict,
        &openapi::document(&shared.snapshot().site, Lang::En)["components"]["schemas"]["Verdict"],
        &schemas(),
        "verdict",
    );
    assert_eq!(
        post(
            "/api/v1/checks/dba.recoil?lang=en",
            &json!({"recoiler": "Bd"})
        )
        .await
        .json()["rulebook"],
        Value::Null
    );
}

#[tokio::test]
async fn a_situation_on_the_table_is_asked_as_a_whole_and_answered_with_its_picture() {
    let schemas = schemas();
    let short = json!({"scene": "A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15", "shooter": "A1", "target": "B1", "range_mm": 50});
    let verdict = post("/api/v1/checks/dba.shooting-arc?lang=en", &short)
        .await
        .json();
    assert_described(&verdict, &schemas["Verdict"], &schemas, "verdict");
    assert_fields(&verdict["picture"], "pieces, grounds, board, marks");
    assert_eq!(
        (
            &verdict["picture"]["pieces"][1]["id"],
            &verdict["values"]["in_arc"]
        ),
        (&json!("B1"), &json!(true))
    );
    assert!(
        verdict["permalink"].as_str().is_some_and(|link| link
            .starts_with("/cite/dba.shooting-arc?scene=A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15&")),
        "{}",
        verdict["permalink"]
    );
    let piece = |id: &str, troop: &str, y: f64, facing: i64, d: i64| json!({"id": id, "side": &id[..1], "troop": troop, "x": 0, "y": y, "facing": facing, "w": 40, "d": d});
    let mut long = short.clone();
    long["scene"] = json!({"elements": [piece("A1", "Bw", 0.0, 0, 20), piece("B1", "Bd", 47.5, 180, 15)], "terrain": []});
    assert_eq!(
        post("/api/v1/checks/dba.shooting-arc?lang=en", &long)
            .await
            .json(),
        verdict
    );
    // The schema says so: the whole table, and roles by name.
    let schema = get("/api/v1/checks/dba.shooting-arc?lang=en").await.json();
    for given in [&short, &long] {
        assert_described(given, &schema["input"], &schemas, "input");
    }
    assert!(
        schema["input"]["properties"]["scene"]["description"]
            .as_str()
            .is_some_and(|text| text.contains("A1_Bd_0_15_180"))
    );
}

/// Returns the schemas in the description of the API, by name.
fn schemas() -> serde_json::Map<String, Value> {
    openapi::document(&SHARED.snapshot().site, Lang::En)["components"]["schemas"]
        .as_object()
        .expect("schemas")
        .clone()
}

#[tokio::test]
async fn the_whole_library_is_one_node_a_line() {
    let answer = get("/api/v1/nodes.ndjson").await;
    let lines: Vec<Value> = answer
        .text()
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let nodes = &SHARED.snapshot().site.library.content.nodes;
    assert_eq!(
        lines.len(),
        2 * nodes
            .iter()
            .filter(|node| node.attributes.superseded.is_none())
            .count()
    );
    let ids: BTreeSet<(String, String)> = lines
        .iter()
        .map(|line| (line["id"].to_string(), line["lang"].to_string()))
        .collect();
    assert_eq!(ids.len(), lines.len());
    assert_eq!(
        get("/api/v1/nodes.ndjson?lang=en")
            .await
            .text()
            .lines()
            .count()
            * 2,
        lines.len()
    );
    assert_eq!(get("/api/v1/nodes.ndjson?lang=xx").await.status, 422);
}

#[tokio::test]
async fn absolute_addresses_come_from_the_base_url() {
    let router = web::router(serving(&NAMED));
    let ask = |path: &str| {
        send(
            router.clone(),
            Request::get(path)
                .header("host", "elsewhere.example")
                .body(Body::empty())
                .expect("a request"),
        )
    };
    let node = ask(&format!("/api/v1/nodes/{RULING}?lang=en")).await.json();
    assert_eq!(node["url"], format!("https://cavillo.example/en/{RULING}"));
    let map = ask("/sitemap.xml").await;
    assert!(
        map.text()
            .contains("<loc>https://cavillo.example/it/</loc>")
            && !map.text().contains("elsewhere")
    );
    assert_eq!(
        map.text().matches("<url>").count(),
        SHARED.snapshot().catalogue.entries().len()
    );
    let plain = get_with("/sitemap.xml", "host", "localhost:8080").await;
    assert!(
        plain
            .text()
            .contains("<loc>http://localhost:8080/it/</loc>")
            && plain.all("vary").contains("host")
    );
    let evil = get_with("/sitemap.xml", "host", "a\"><script>").await;
    assert!(evil.status == 400 && !evil.text().contains("<script>"));
    assert!(
        ask("/robots.txt")
            .await
            .text()
            .contains("Sitemap: https://cavillo.example/sitemap.xml")
    );
    assert!(
        ask("/opensearch.xml?lang=en")
            .await
            .text()
            .contains("https://cavillo.example/en/search?q={searchTerms}")
    );
}

#[tokio::test]
async fn the_feed_tells_the_latest_revisions_of_one_language() {
    let answer = get_with("/en/feed.atom", "host", "localhost:8080").await;
    let library = &SHARED.snapshot().site.library;
    let revisions = library
        .history
        .revisions()
        .iter()
        .filter(|revision| revision.lang == Lang::En)
        .count();
    assert_eq!(answer.text().matches("<entry>").count(), revisions.min(50));
    for part in [
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">",
        "<id>tag:cavillo,2026:en</id>",
        "href=\"http://localhost:8080/en/feed.atom\"",
    ] {
        assert!(answer.text().contains(part), "{part}");
    }
    assert!(!answer.text().contains("href=\"http://localhost:8080/it/"));
}

/// A game, a chapter and a ruling have feeds, which their pages name twice: for feed readers, and
/// as a link.
#[tokio::test]
async fn each_part_has_a_feed_of_its_own_revisions() {
    let snapshot = SHARED.snapshot();
    let history = &snapshot.site.library.history;
    for (page, part) in [
        ("/en/dba/", "dba/"),
        ("/it/dba/recoil", "dba/recoil/"),
        ("/en/dba/recoil/into-elephants", "dba/recoil/into-elephants"),
    ] {
        let lang: Lang = page[1..3].parse().expect("a language");
        let feed = format!("{}/feed.atom", page.trim_end_matches('/'));
        let html = get(page).await;
        for link in [
            format!("href=\"{feed}\">"),
            format!("<a href=\"{feed}\" type=\"application/atom+xml\">"),
        ] {
            assert!(html.text().contains(&link), "{page}: {link}");
        }
        let answer = get(&feed).await;
        let count = history
            .revisions()
            .iter()
            .filter(|r| r.lang == lang && r.node.as_str().starts_with(part))
            .count();
        assert!(count > 0, "{page}");
        assert_eq!(
            answer.text().matches("<entry>").count(),
            count.min(50),
            "{feed}"
        );
        let strange = answer
            .text()
            .split("<entry><id>tag:cavillo,2026:")
            .skip(1)
            .find(|entry| !entry.starts_with(part));
        assert_eq!(strange, None, "{feed}");
    }
    for (path, status) in [
        ("/en/nothing/feed.atom", 404),
        ("/en/dba/nothing/feed.atom", 404),
        ("/en/dba/recoil/nothing/feed.atom", 404),
        ("/de/dba/recoil/feed.atom", 302),
    ] {
        assert_eq!(get(path).await.status, status, "{path}");
    }
}

/// The last revised rulings, each once; unknown ones are reported and otherwise ignored.
#[tokio::test]
async fn the_newest_revision_of_each_ruling_is_told() {
    let of = "dba/recoil/into-elephants,dba/shooting,dba/recoil/gone";
    let answer = get(&format!("/api/v1/revisions?lang=en&limit=200&of={of}"))
        .await
        .json();
    let rulings = answer["rulings"].as_array().expect("rulings");
    let ids: BTreeSet<&str> = rulings.iter().filter_map(|r| r["id"].as_str()).collect();
    assert_eq!(ids.len(), rulings.len(), "each once");
    assert!(ids.contains("dba/recoil/into-elephants"));
    assert!(
        ids.iter()
            .all(|id| *id == "dba/recoil/into-elephants" || id.starts_with("dba/shooting/"))
    );
    assert_eq!(answer["unknown"], json!(["dba/recoil/gone"]));
    let snapshot = SHARED.snapshot();
    let history = &snapshot.site.library.history;
    for ruling in rulings {
        let node = ruling["id"]
            .as_str()
            .unwrap_or_default()
            .parse()
            .expect("an id");
        assert_eq!(ruling["revision"], history.number(&node, Lang::En));
    }
    let dates: Vec<&str> = rulings.iter().filter_map(|r| r["date"].as_str()).collect();
    assert!(dates.is_sorted_by(|a, b| a >= b), "newest first");
    let few = get("/api/v1/revisions?lang=it&limit=2").await.json();
    assert_eq!(few["rulings"].as_array().map(Vec::len), Some(2));
    let many = vec!["dba"; 101].join(",");
    for query in ["limit=201", "limit=x", "rulings=3", &format!("of={many}")] {
        let answer = get(&format!("/api/v1/revisions?{query}")).await;
        assert_eq!(answer.status, 422, "{query}");
    }
}

/// A real process: no request is cut off, no new one is accepted, and it exits normally.
#[cfg(unix)]
#[test]
fn a_terminated_server_finishes_what_it_began() {
    use std::io::{BufRead as _, BufReader, Read as _, Write as _};
    use std::net::TcpStream;
    use std::process::{Command, Stdio};

    let cache = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_cavillo"))
        .args(["serve", "--addr", "127.0.0.1:0", "--notice", "2"])
        .env("XDG_CACHE_HOME", cache.path())
        .env_remove("RUST_LOG")
        .stderr(Stdio::piped())
        .spawn()
        .expect("a server");
    let mut log = BufReader::new(child.stderr.take().expect("its log"));
    let mut ready = String::new();
    while !ready.contains("http://") && log.read_line(&mut ready).expect("a line") > 0 {}
    let address = ready
        .split("http://")
        .nth(1)
        .and_then(|rest| rest.split('/').next())
        .unwrap_or_else(|| panic!("an address in {ready}"))
        .to_owned();
    let connect = || TcpStream::connect(&address);
    let (mut slow, mut kept) = (
        connect().expect("a connection"),
        connect().expect("a connection"),
    );
    let ask = b"GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n";
    let status = |stream: &mut TcpStream| {
        let mut bytes = [0; 4096];
        let n = stream.read(&mut bytes).expect("an answer");
        String::from_utf8_lossy(&bytes[..n])
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    slow.write_all(
        b"POST /api/v1/checks/dba.recoil HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{",
    )
    .expect("half a request");
    kept.write_all(ask).expect("a request");
    assert_eq!(status(&mut kept), "HTTP/1.1 200 OK");
    assert!(
        Command::new("kill")
            .args(["-TERM", &child.id().to_string()])
            .status()
            .expect("kill")
            .success()
    );
    let mut stopping = String::new();
    while !stopping.contains("stopping") && log.read_line(&mut stopping).expect("a line") > 0 {}
    assert!(stopping.contains("stopping"), "{stopping}");
    kept.write_all(ask).expect("a request");
    assert_eq!(status(&mut kept), "HTTP/1.1 503 Service Unavailable");
    let started = Instant::now();
    while connect().is_ok() && started.elapsed() < Duration::from_secs(5) {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(connect().is_err(), "the door is closed");
    slow.write_all(b"}").expect("the other half");
    assert_eq!(status(&mut slow), "HTTP/1.1 200 OK");
    drop((slow, kept));
    assert!(child.wait().expect("an end").success());
}

#[tokio::test]
async fn the_description_of_the_api_holds_and_is_whole() {
    let document = get("/api/openapi.json?lang=en").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let schemas = document["components"]["schemas"]
        .as_object()
        .expect("schemas");
    let text = document.to_string();
    for part in text.split("\"$ref\":\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        assert!(
            document
                .pointer(&format!("/components/schemas/{name}"))
                .is_some(),
            "{name} is described"
        );
    }
    let operations: Vec<&str> = text
        .split("\"operationId\":\"")
        .skip(1)
        .filter_map(|part| part.split('"').next())
        .collect();
    assert_eq!(
        operations.iter().collect::<BTreeSet<_>>().len(),
        operations.len(),
        "each operation has its own id"
    );
    assert_eq!(
        operations.len(),
        openapi::ROUTES.len() + 2 * systems::checks().count() + systems::matrices().count()
    );
    // Every listed address answers as described.
    for route in openapi::ROUTES.iter() {
        let path = route
            .path
            .replace("/nodes/{id}", &format!("/nodes/{RULING}"))
            .replace("/matrices/{id}", "/matrices/dba.fights")
            .replace("/tables/{id}", "/tables/dba.recoil-matrix");
        let path = path.replace("{id}", CHECK).replace("{key}", "bob:recoil.2");
        // A matrix reads every other parameter as a circumstance.
        let path = format!(
            "{path}?lang=it{}",
            match route.id {
                "matrix" => "&mode=shooting",
                "search" => "&q=elefante",
                _ => "",
            }
        );
        let answer = if route.id == "citations" {
            post(&path, &json!({"text": "bob:recoil.2, bob:recoil.99"})).await
        } else if route.method == "post" {
            post(&path, &situation()).await
        } else {
            get(&path).await
        };
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, route.mime),
            "{path}"
        );
        let first: Value =
            serde_json::from_str(answer.text().lines().next().unwrap_or_default()).expect("JSON");
        assert_described(&first, &schemas[route.answer], schemas, &route.path);
        let wrong = ask("PATCH", &path, &[], Body::empty()).await;
        assert_eq!(wrong.status, 405, "{path}");
    }
    let problem = post(
        "/api/v1/checks/dba.recoil?lang=it",
        &json!({"recoiler": "Xx"}),
    )
    .await
    .json();
    assert_described(&problem, &schemas["Problem"], schemas, "problem");
}

/// A small validator for the parts of JSON Schema that we use.
fn assert_described(
    value: &Value,
    schema: &Value,
    schemas: &serde_json::Map<String, Value>,
    at: &str,
) {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|name| name.rsplit('/').next())
    {
        return assert_described(value, &schemas[name], schemas, at);
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(n) if n.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let allowed: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    assert!(
        allowed.is_empty()
            || allowed.contains(&kind)
            || (kind == "integer" && allowed.contains(&"number")),
        "{at}: {value} is no {allowed:?}"
    );
    if let Some(codes) = schema["enum"].as_array() {
        assert!(codes.contains(value), "{at}: {value} is none of {codes:?}");
    }
    if let Some(choices) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        // Each alternative is a code, or a whole schema; one of them must match.
        let fits = |choice: &Value| match choice.get("const") {
            Some(code) => code == value,
            None => {
                std::panic::catch_unwind(|| assert_described(value, choice, schemas, at)).is_ok()
            }
        };
        assert!(choices.iter().any(fits), "{at}: {value}");
    }
    if let Some(code) = schema.get("const") {
        assert_eq!(code, value, "{at}");
    }
    for name in schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .filter(|_| value.is_object())
    {
        assert!(value.get(name).is_some(), "{at}: {name} is missing");
    }
    for (name, inner) in value.as_object().into_iter().flatten() {
        match schema["properties"].get(name) {
            Some(schema) => assert_described(inner, schema, schemas, &format!("{at}.{name}")),
            None => assert!(
                schema.get("properties").is_none(),
                "{at}: {name} is not described"
            ),
        }
    }
    for item in value.as_array().into_iter().flatten() {
        if schema.get("items").is_some() {
            assert_described(item, &schema["items"], schemas, at);
        }
    }
}

#[tokio::test]
async fn the_schema_of_a_check_describes_its_inputs_and_results() {
    let snapshot = SHARED.snapshot();
    let none = serde_json::Map::new();
    for check in systems::checks() {
        let schema = get(&format!("/api/v1/checks/{}?lang=it", check.id))
            .await
            .json();
        assert_eq!(
            schema["input"]["$schema"],
            "https://json-schema.org/draft/2020-12/schema"
        );
        for example in snapshot
            .site
            .library
            .content
            .nodes
            .iter()
            .flat_map(|node| &node.examples)
            .filter(|example| example.check.as_str() == check.id)
        {
            let Ok(verdict) = check.judge(&snapshot.site.library.tables, &example.input) else {
                continue;
            };
            assert_described(
                &Value::Object(verdict.input),
                &schema["input"],
                &none,
                check.id,
            );
            assert_described(
                &Value::Object(verdict.values),
                &schema["values"],
                &none,
                check.id,
            );
        }
    }
}

// ---- the site as a whole

fn attributes(html: &Html, selector: &str, name: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector)
        .filter_map(|element| element.value().attr(name))
        .map(str::to_owned)
        .collect()
}

#[tokio::test]
async fn nothing_inline_that_the_policy_would_block() {
    for path in [
        "/it/",
        &format!("/it/{RULING}"),
        "/it/check/dba.recoil",
        "/it/search?q=elefante",
        "/it/nowhere",
    ] {
        let answer = get(path).await;
        let html = Html::parse_document(answer.text());
        assert!(
            attributes(&html, "[style]", "style").is_empty()
                && attributes(&html, "style", "media").is_empty(),
            "{path}: inline style"
        );
        assert!(
            html.select(&Selector::parse("script:not([src]):not([type='application/json']):not([type='application/ld+json'])").expect("a selector"))
                .next()
                .is_none(),
            "{path}: inline script"
        );
        for part in ["onclick", "onload", "onsubmit", "onerror", "onchange"] {
            assert!(
                attributes(&html, &format!("[{part}]"), part).is_empty(),
                "{path}: {part}"
            );
        }
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_under_their_fingerprint() {
    let page = get("/it/").await;
    let html = Html::parse_document(page.text());
    let styles = attributes(&html, "link[rel=stylesheet]", "href");
    assert!(!styles.is_empty());
    for style in styles {
        let answer = get(&style).await;
        assert_eq!(answer.status, 200, "{style}");
        assert!(
            answer.header("cache-control").contains("immutable")
                && answer.header("content-type").starts_with("text/css"),
            "{style}"
        );
        let again = get_with(&style, "if-none-match", answer.header("etag")).await;
        assert_eq!(again.status, 304, "{style}");
    }
    assert_eq!(get("/assets/nothing.css").await.status, 404);
}

#[tokio::test]
async fn a_device_finds_all_that_it_is_told_to_keep() {
    let worker = get("/sw.js").await;
    assert_eq!(worker.header("cache-control"), "no-cache");
    let script = worker.text();
    let build = script
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("self.BUILD = ")?.strip_suffix(';'))
        .expect("what the build holds");
    let build: Value = serde_json::from_str(build).expect("JSON");
    assert_eq!(build["policy"], worker.header("content-security-policy"));
    let kept = ["assets", "shell"]
        .into_iter()
        .flat_map(|name| build[name].as_array().expect(name))
        .chain([&build["engine"]]);
    for path in kept.map(|path| path.as_str().expect("an address")) {
        let answer = get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(
            !path.starts_with("/assets/") || answer.header("cache-control").contains("immutable"),
            "{path}"
        );
    }
    for (lang, name) in [("it", "durante la partita"), ("en", "mid-game")] {
        let manifest = get(&format!("/manifest.webmanifest?lang={lang}"))
            .await
            .json();
        assert!(
            manifest["name"]
                .as_str()
                .is_some_and(|text| text.contains(name)),
            "{manifest}"
        );
        assert_eq!(
            (manifest["lang"].as_str(), manifest["start_url"].as_str()),
            (Some(lang), Some(format!("/{lang}/").as_str()))
        );
        assert_eq!(
            manifest["user_preferences"]["color_scheme"]["dark"]["theme_color"],
            "#14120e"
        );
        let pictures = ["icons", "screenshots"].map(|list| manifest[list].as_array().expect(list));
        for icon in pictures.into_iter().flatten() {
            let answer = get(icon["src"].as_str().expect("an address")).await;
            assert_eq!(
                (answer.status, answer.header("content-type")),
                (200, icon["type"].as_str().expect("a type")),
                "{icon}"
            );
        }
    }
}

// ---- reload and health

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target)
        } else {
            std::fs::copy(entry.path(), target)
                .map(drop)
                .expect("copied")
        }
    }
}

/// Creates a separate library on disk.
fn folder() -> (tempfile::TempDir, Origin) {
    let folder = tempfile::tempdir().expect("a folder");
    for part in ["content-it", "content-en", "index"] {
        copy(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(part),
            &folder.path().join(part),
        );
    }
    let origin = Origin {
        files: Files::Folder(folder.path().to_owned()),
        sources: None,
        base_url: None,
        rulebook: None,
        index: None,
    };
    (folder, origin)
}

async fn readyz(shared: &Arc<Shared>) -> (u16, Value) {
    let answer = send(
        web::router(shared.clone()),
        Request::get("/readyz")
            .body(Body::empty())
            .expect("a request"),
    )
    .await;
    (answer.status, answer.json())
}

fn title(shared: &Shared) -> String {
    shared
        .snapshot()
        .site
        .library
        .content
        .chapter("dba", "recoil")
        .map(|chapter| chapter.text[Lang::It].title.clone())
        .unwrap_or_default()
}

#[tokio::test]
async fn a_bad_change_leaves_the_old_library_and_says_why() {
    let (folder, origin) = folder();
    let accept: web::load::Accept = |_, problems| {
        problems
            .into_iter()
            .filter(|problem| problem.code != "fluent")
            .collect()
    };
    let shared =
        Shared::new(web::load::load(&origin, accept).unwrap_or_else(|refusal| panic!("{refusal}")));
    let file = folder.path().join("content-it/dba/recoil.md");
    let good = std::fs::read_to_string(&file).expect("a chapter");
    let before = title(&shared);
    std::fs::write(&file, good.replacen("cites=", "citse=", 1)).expect("written");
    reload::reload(&shared, &origin, accept);
    let (status, body) = readyz(&shared).await;
    assert_eq!(
        (status, &body["ready"], &body["reload"]["failed"]),
        (200, &json!(true), &json!(true))
    );
    assert!(
        body["reload"]["problems"][0]
            .as_str()
            .is_some_and(|problem| problem.starts_with("content-it/dba/recoil.md:")),
        "{body}"
    );
    assert_eq!(title(&shared), before);
    std::fs::write(&file, good.replacen(&before, "Arretrare", 1)).expect("written");
    reload::reload(&shared, &origin, accept);
    assert_eq!(
        readyz(&shared).await,
        (
            200,
            json!({"ready": true, "reload": null, "watching": null})
        )
    );
    assert_eq!(title(&shared), "Arretrare");
    // A byte order mark and other line breaks do not change the chapter.
    std::fs::write(
        &file,
        format!(
            "\u{feff}{}",
            good.replacen(&before, "Ritirarsi", 1).replace('\n', "\r\n")
        ),
    )
    .expect("written");
    reload::reload(&shared, &origin, accept);
    assert_eq!(
        (readyz(&shared).await.1["reload"].clone(), title(&shared)),
        (Value::Null, "Ritirarsi".to_owned())
    );
    std::fs::write(&file, good.replacen(&before, "Arretrare", 1)).expect("written");
    reload::reload(&shared, &origin, accept);
    // Of many problems, the first ones are shown and the others are counted.
    reload::reload(&shared, &origin, |_, _| {
        (0..50_000)
            .map(|n| Problem::new(Place::new("x", n, 1), "test", "no"))
            .collect()
    });
    let (_, body) = readyz(&shared).await;
    assert_eq!(
        (
            body["reload"]["problems"].as_array().map(Vec::len),
            &body["reload"]["more"]
        ),
        (Some(50), &json!(49_950))
    );
    // An error found by the audit prevents the reload; a note does not.

    reload::reload(&shared, &origin, |_, _| {
        vec![Problem::new(Place::new("x", 1, 1), "test", "no").as_note()]
    });
    assert_eq!(readyz(&shared).await.1["reload"], Value::Null);
    reload::reload(&shared, &origin, |_, _| {
        vec![Problem::new(Place::new("x", 1, 1), "test", "no")]
    });
    assert_eq!(
        readyz(&shared).await.1["reload"]["problems"],
        json!(["x:1:1: test: no"])
    );
    reload::reload(&shared, &origin, |_, _| panic!("the audit is broken"));
    assert_eq!(readyz(&shared).await.1["reload"]["failed"], true);
    std::fs::remove_dir_all(folder.path().join("index")).expect("removed");
    reload::reload(&shared, &origin, accept);
    assert!(
        readyz(&shared).await.1["reload"]["problems"][0]
            .as_str()
            .is_some_and(|problem| problem.contains("index/"))
    );
    assert_eq!(title(&shared), "Arretrare");
}

#[tokio::test]
async fn a_watched_change_is_seen_without_being_asked_for() {
    let (folder, mut origin) = folder();
    let rulebook = folder.path().join("rulebook.toml");
    std::fs::write(&rulebook, "").expect("written");
    origin.rulebook = Some(rulebook.clone());
    let accept: web::load::Accept = |_, _| Vec::new();
    let shared = Shared::watching(
        web::load::load(&origin, accept).unwrap_or_else(|refusal| panic!("{refusal}")),
        true,
    );
    let _watcher = reload::watch(shared.clone(), origin.clone(), accept).expect("a watcher");
    let tag = shared.snapshot().tag.clone();
    let page = send(
        web::router(shared.clone()),
        Request::get("/it/").body(Body::empty()).expect("a request"),
    )
    .await;
    assert_eq!(page.header("cache-control"), "no-cache");
    let file = folder.path().join("content-it/dba/recoil.md");
    let text = std::fs::read_to_string(&file).expect("a chapter");
    std::fs::write(&file, text.replacen("title = \"", "title = \"Nuovo: ", 1)).expect("written");
    let started = Instant::now();
    while shared.snapshot().tag == tag && started.elapsed() < Duration::from_secs(180) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(title(&shared).starts_with("Nuovo: "), "{}", title(&shared));
    // Reading the files causes no reload.
    let tag = shared.snapshot().tag.clone();
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(shared.snapshot().tag, tag);
    // A folder that is replaced by another one is still watched.
    let (place, aside) = (
        folder.path().join("content-it"),
        folder.path().join("aside"),
    );
    let copied = std::process::Command::new("cp")
        .arg("-r")
        .args([&place, &aside])
        .status();
    assert!(copied.is_ok_and(|status| status.success()));
    std::fs::remove_dir_all(&place).expect("removed");
    std::fs::rename(&aside, &place).expect("renamed");
    let text = std::fs::read_to_string(&file).expect("a chapter");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    std::fs::write(
        &file,
        text.replacen("title = \"Nuovo: ", "title = \"Ancora: ", 1),
    )
    .expect("written");
    let started = Instant::now();
    while !title(&shared).starts_with("Ancora: ") && started.elapsed() < Duration::from_secs(180) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(title(&shared).starts_with("Ancora: "), "{}", title(&shared));
    // The operator's own figures are in another folder, which is watched too.
    std::fs::write(&rulebook, "[dba.base-depth]\nBd.15mm = 21\n").expect("written");
    let started = Instant::now();
    while shared
        .snapshot()
        .site
        .library
        .tables
        .fingerprint()
        .is_none()
        && started.elapsed() < Duration::from_secs(180)
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(
        shared
            .snapshot()
            .site
            .library
            .tables
            .fingerprint()
            .is_some()
    );
    std::fs::remove_file(&rulebook).expect("removed");
    let started = Instant::now();
    let gone = loop {
        let watching = readyz(&shared).await.1["watching"].clone();
        if watching["missing"] != json!([]) || started.elapsed() > Duration::from_secs(180) {
            break watching;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(
        (
            gone["missing"].clone(),
            gone["paths"].as_array().map(Vec::len)
        ),
        (json!([rulebook]), Some(4)),
        "{gone}"
    );
    assert!(
        gone["since"]
            .as_str()
            .is_some_and(|since| since.ends_with('Z')),
        "{gone}"
    );
    assert!(
        reload::watch(
            shared,
            Origin {
                files: embedded(),
                ..origin
            },
            accept
        )
        .is_err()
    );
}

#[tokio::test]
async fn a_stopping_server_says_so() {
    let shared = serving(&PLAIN);
    assert_eq!(
        readyz(&shared).await,
        (
            200,
            json!({"ready": true, "reload": null, "watching": null})
        )
    );
    shared.stop();
    let (status, body) = readyz(&shared).await;
    assert_eq!(
        (status, &body["ready"]),
        (StatusCode::SERVICE_UNAVAILABLE.as_u16(), &json!(false))
    );
}

// ---- desks

const DESK: &str = "/en/tool/dbe/army";

fn found(answer: &Answer, selector: &str) -> Vec<String> {
    let html = Html::parse_document(answer.text());
    html.select(&Selector::parse(selector).unwrap())
        .map(|at| {
            at.text()
                .collect::<Vec<_>>()
                .join(" ")
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

/// Returns the address that a browser without scripts requests when a button of the form is
/// pressed.
fn pressed(answer: &Answer, name: &str, value: &str) -> String {
    let html = Html::parse_document(answer.text());
    let select = |selector: &str| Selector::parse(selector).unwrap();
    let form = html.select(&select("form.desk")).next().expect("a form");
    let mut pairs = Vec::new();
    for field in form.select(&select("input[name], select[name]")) {
        let of = |name: &str| field.value().attr(name).unwrap_or_default().to_owned();
        let value = match field.value().name() {
            "select" => field
                .select(&select("option[selected]"))
                .next()
                .map_or(String::new(), |option| {
                    option.value().attr("value").unwrap_or_default().to_owned()
                }),
            _ if matches!(of("type").as_str(), "radio" | "checkbox")
                && field.value().attr("checked").is_none() =>
            {
                continue;
            }
            _ => of("value"),
        };
        pairs.push((of("name"), value));
    }
    let button = format!("button[name={name}][value='{value}']:not([disabled])");
    assert!(
        form.select(&select(&button)).next().is_some(),
        "no button {name} {value}"
    );
    pairs.push((name.to_owned(), value.to_owned()));
    let query: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{name}={}", web::url::escape(value)))
        .collect();
    format!("{DESK}?{}", query.join("&"))
}

/// Presses a button and follows the redirect.
async fn press(answer: &Answer, name: &str, value: &str) -> (String, Answer) {
    let moved = get(&pressed(answer, name, value)).await;
    assert_eq!(moved.status, 303, "{name} {value}");
    let to = moved.header("location").to_owned();
    let page = get(&to).await;
    assert_eq!(page.status, 200, "{to}");
    (to, page)
}

#[tokio::test]
async fn a_desk_grows_and_shrinks_without_a_script() {
    let blank = get(DESK).await;
    assert_eq!(
        (
            blank.status,
            found(&blank, ".rows .rows .item").len(),
            found(&blank, ".verdict").len()
        ),
        (200, 0, 0)
    );
    // The first press adds a row for the code, and the second increases its number.
    let (to, page) = press(&blank, "add", "corps.0.troops.line").await;
    assert_eq!(
        (to.as_str(), found(&page, ".rows .rows .item").len()),
        (&*format!("{DESK}?corps.0.troops=line"), 1)
    );
    let (to, page) = press(&page, "add", "corps.0.troops.line").await;
    assert_eq!(
        (to.as_str(), found(&page, ".counted .sum")),
        (
            &*format!("{DESK}?corps.0.troops=line_2"),
            vec!["2 × 3 = 6".to_owned()]
        )
    );
    assert_eq!(found(&page, ".parts a"), ["Corps 1 6/36"]);
    let start = get(&format!("{DESK}?name=North&corps.0.name=I&corps.0.troops=line_8*guard_2&corps.1.troops=line_12&chief=true")).await;
    assert_eq!(start.status, 200);
    for (button, value, corps) in [
        (
            "remove",
            "corps.0.troops.0",
            "corps.0.name=I&corps.0.troops=guard_2&corps.1.troops=line_12",
        ),
        (
            "less",
            "corps.0.troops.0",
            "corps.0.name=I&corps.0.troops=line_7*guard_2&corps.1.troops=line_12",
        ),
        (
            "less",
            "corps.0.troops.1",
            "corps.0.name=I&corps.0.troops=line_8*guard_1&corps.1.troops=line_12",
        ),
        (
            "up",
            "corps.1",
            "corps.0.troops=line_12&corps.1.name=I&corps.1.troops=line_8*guard_2",
        ),
        (
            "copy",
            "corps.1",
            "corps.0.name=I&corps.0.troops=line_8*guard_2&corps.1.troops=line_12&corps.2.troops=line_12",
        ),
        (
            "add",
            "corps",
            "corps.0.name=I&corps.0.troops=line_8*guard_2&corps.1.troops=line_12&corps.2.troops=_",
        ),
    ] {
        let (to, page) = press(&start, button, value).await;
        assert_eq!(
            to,
            format!("{DESK}?name=North&chief=true&{corps}"),
            "{button} {value}"
        );
        assert_eq!(
            found(&page, ".verdict .word"),
            ["✓ In order"],
            "{button} {value}"
        );
    }
    // The last corps cannot be removed, and no row can be moved beyond the end.
    assert!(
        !blank.text().contains("name=\"remove\" value=\"corps.0\"")
            && start
                .text()
                .contains("name=\"up\" value=\"corps.0\" aria-label=\"Up: Corps 1\" disabled")
    );
    // The page contains the address of its state, and the address in the other language.
    assert!(
        start
            .text()
            .contains("hreflang=\"it\" href=\"/it/tool/dbe/army?name=North&#38;chief=true")
            || start.text().contains("/it/tool/dbe/army?name=North")
    );
}

#[tokio::test]
async fn a_desk_finds_what_is_wrong_where_it_is() {
    let wrong = get(&format!(
        "{DESK}?corps.0.troops=_*line_12&corps.1.troops=line_13&chief=false"
    ))
    .await;
    assert_eq!(
        (wrong.status, found(&wrong, ".verdict .word")),
        (200, vec!["✕ Not in order".to_owned()])
    );
    let hard = found(&wrong, ".hard li > p:first-child");
    assert_eq!(
        hard,
        [
            "Corps 2 : 3 points over budget.",
            "There is no commander-in-chief."
        ]
    );
    assert!(
        found(&wrong, ".hard q")
            .iter()
            .any(|claim| claim.contains("over its budget"))
    );
    assert!(wrong.text().contains("<a href=\"#f-corps-1\">Corps 2</a>"));
    // The fault is also shown next to the row whose sum exceeds its limit.
    assert_eq!(
        found(&wrong, "#f-corps-1 > .fault"),
        ["3 points over budget."]
    );
    assert_eq!(found(&wrong, ".parts .over"), ["Corps 2 39/36"]);
    // An open point can be agreed, and is then settled.
    assert_eq!(found(&wrong, ".soft .agree li").len(), 2);
    let settled = get(&format!("{DESK}?corps.0.troops=line_12&agreed=at-a-third")).await;
    assert_eq!(
        (
            found(&settled, ".soft .agree").len(),
            found(&settled, "#t-budget td:last-child")
        ),
        (0, vec!["12".to_owned()])
    );
    // Invalid fields are named with their rows, numbered as in the form.
    let bad = get(&format!("{DESK}?corps.0.troops=_*line_99")).await;
    assert_eq!(bad.status, 422);
    let faults = found(&bad, "#faults a");
    assert!(
        faults.len() == 1 && faults[0].starts_with("Corps 1 · Troops 2 · "),
        "{faults:?}"
    );
    assert!(bad.text().contains("href=\"#f-corps-0-troops-1-count\""));
}

#[tokio::test]
async fn a_hostile_desk_is_refused() {
    for rows in [30, 900, 3000] {
        let query: String = (0..rows).map(|n| format!("&corps.{n}.name=x")).collect();
        let answer = get(&format!("{DESK}?{}", &query[1..])).await;
        let faults = found(&answer, "#faults a");
        assert_eq!((answer.status, faults.len()), (422, 1), "{rows}");
        assert!(
            faults[0].starts_with("Corps: ") && found(&answer, ".rows > .item").len() <= 8,
            "{faults:?}"
        );
    }
    let rows = format!("{DESK}?corps.0.troops={}", ["line_1"; 4000].join("*"));
    let answer = get(&rows).await;
    assert_eq!((answer.status, found(&answer, "#faults a").len()), (422, 1));
    for query in [
        "corps=x",
        "corps.x.y=1",
        "corps.0=1",
        "corps.0.troops.0.type.x=1",
        "add=",
        "add=corps.99999999999",
        "remove=..",
        "format=csv&table=nothing",
        "%ff=%00",
        "corps.0.troops=%00_*",
    ] {
        let answer = get(&format!("{DESK}?{query}")).await;
        assert!(answer.status < 500, "{query}");
    }
    let evil = get(&format!(
        "{DESK}?name=%3Cscript%3Ealert(1)&corps.0.name=%22%3E%3Cb%3E&corps.0.troops=line"
    ))
    .await;
    assert!(
        evil.status == 200
            && !evil.text().contains("<script>alert")
            && !evil.text().contains("\"><b>")
    );
}

#[tokio::test]
async fn a_desks_tables_can_be_taken_away() {
    let state =
        "corps.0.name=%3DSUM(A1),%20%22old%22&corps.0.troops=line_8*guard_2&corps.1.troops=line_13";
    let answer = get(&format!("{DESK}?{state}&format=csv&table=budget")).await;
    assert_eq!(
        (answer.status, answer.header("content-disposition")),
        (
            200,
            &*format!(
                "attachment; filename=\"dbe-army-budget-{}.csv\"",
                PLAIN.site.library.edition()
            )
        )
    );
    assert!(answer.header("content-type").starts_with("text/csv"));
    // Quoted as in RFC 4180, and so that no spreadsheet reads a name as a formula.
    assert_eq!(
        answer.text(),
        "Corps,Name,Elements,Cost,Left,Holds to,Broken from\r\n1,\"'=SUM(A1), \"\"old\"\"\",10,34,2,11,13\r\n2,,13,39,-3,11,14\r\n"
    );
    let page = get(&format!("{DESK}?{state}")).await;
    for name in ["budget", "roster"] {
        let link = page
            .text()
            .split("href=\"")
            .find(|rest| rest.contains(&format!("format=csv&#38;table={name}\"")))
            .map(|rest| rest.split('"').next().unwrap().replace("&#38;", "&"));
        let csv = get(&link.unwrap_or_else(|| panic!("no link to {name}"))).await;
        assert_eq!(csv.status, 200);
        assert_eq!(
            csv.text().lines().count(),
            found(&page, &format!("#t-{name} tr")).len(),
            "{name}"
        );
    }
    // If a table is missing or cannot be judged, the response is the page.
    assert_eq!(
        get(&format!("{DESK}?corps.0.troops=line_99&format=csv"))
            .await
            .status,
        422
    );
}

#[tokio::test]
async fn a_desks_sheet_carries_its_link_as_a_square() {
    let query = "corps.0.troops=line_12";
    let page = ask(
        "GET",
        &format!("{DESK}?{query}"),
        &[("host", "club.example:8080")],
        Body::empty(),
    )
    .await;
    assert_eq!(
        found(&page, ".share .link"),
        [format!(
            "http://club.example:8080/cite/tool/dbe/army?{query}"
        )]
    );
    assert!(
        page.text().contains("<svg class=\"qr\"") && page.text().contains("<path d=\"M4 4.5h7m"),
        "a square begins with its corner"
    );
    // Without a host there is no QR code, nor for a link that is too long.
    let nobody = get(&format!("{DESK}?{query}")).await;
    assert!(
        !nobody.text().contains("class=\"qr\"")
            && found(&nobody, ".share .link") == [format!("/cite/tool/dbe/army?{query}")]
    );
    let cited = get_with(
        &format!("/cite/tool/dbe/army?{query}"),
        "accept-language",
        "it",
    )
    .await;
    assert_eq!(
        (cited.status, cited.header("location")),
        (302, &*format!("/it/tool/dbe/army?{query}"))
    );
    let long: String = (0..8)
        .map(|n| {
            format!(
                "&corps.{n}.name={0}&corps.{n}.troops={1}",
                "n".repeat(40),
                ["guard-light-cavalry_12"; 20].join("*")
            )
        })
        .collect();
    let long = ask(
        "GET",
        &format!("{DESK}?{}", &long[1..]),
        &[("host", "club.example")],
        Body::empty(),
    )
    .await;
    assert!(
        long.status == 200
            && !long.text().contains("class=\"qr\"")
            && found(&long, ".share .quiet").len() == 1
    );
}

#[tokio::test]
async fn a_state_too_long_for_an_address_can_be_sent() {
    let body = "chief=true&corps.0.troops.0.type=line&corps.0.troops.0.count=12&corps.1.troops.0.type=line&corps.1.troops.0.count=12";
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    let sent = ask("POST", DESK, &kind, body).await;
    assert_eq!(
        (
            sent.status,
            found(&sent, ".verdict .word"),
            sent.header("cache-control")
        ),
        (200, vec!["✓ In order".to_owned()], "no-store")
    );
    assert_eq!(
        ask(
            "POST",
            DESK,
            &kind,
            format!("{body}&name={}", "x".repeat(300_000))
        )
        .await
        .status,
        413
    );
    for path in [
        "/en/tool/dba/bound",
        "/en/tool/dba/fights",
        "/en/",
        "/en/nowhere",
    ] {
        assert_eq!(ask("POST", path, &kind, body).await.status, 405, "{path}");
    }
    assert_eq!(ask("PUT", DESK, &kind, body).await.status, 405);
}
