//! Tests of features for operators and other programs: limits, metrics, logs, graceful shutdown,
//! identical replicas, and an API that matches its description.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::{Arc, LazyLock};
use std::thread::sleep;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ConnectInfo;
use cavillo::lang::Lang;
use cavillo::systems;
use cavillo::web::documents::PROBLEMS;
use cavillo::web::limit::Rules;
use cavillo::web::{self, Shared, openapi};
use scraper::{Html, Selector};
use serde_json::{Value, json};

use crate::common::{Answer, NAMED, PLAIN, request, send, serving, site};

static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(|| serving(&PLAIN));

/// Sends requests from a client with this address.
async fn ask_from(
    shared: &Arc<Shared>,
    peer: Option<&str>,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: impl Into<Body>,
) -> Answer {
    let mut request = request(method, path, headers, body);
    if let Some(peer) = peer {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(
            peer.parse().expect("an address"),
            4711,
        )));
    }
    send(web::router(shared.clone()), request).await
}

async fn ask(method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Answer {
    ask_from(&SHARED, None, method, path, headers, body).await
}

async fn get(path: &str) -> Answer {
    ask("GET", path, &[], Body::empty()).await
}

// ---- limits

fn limited(trusted: &[&str]) -> Arc<Shared> {
    let trusted = trusted
        .iter()
        .map(|net| net.parse().expect("a net"))
        .collect();
    Shared::around(
        SHARED.snapshot(),
        false,
        &Rules {
            per_second: 1,
            burst: 3,
            trusted,
            ..Rules::default()
        },
    )
}

/// Sends a request after the client has used up its allowance. Retries, because a second may pass
/// in between on a busy machine.
async fn ask_too_much(shared: &Arc<Shared>, peer: &str, method: &str, path: &str) -> Answer {
    for _ in 0..20 {
        for _ in 0..50 {
            if ask_from(
                shared,
                Some(peer),
                "GET",
                "/api/nowhere",
                &[],
                Body::empty(),
            )
            .await
            .status
                == 429
            {
                break;
            }
        }
        let answer = ask_from(shared, Some(peer), method, path, &[], Body::empty()).await;
        if answer.status == 429 {
            return answer;
        }
    }
    panic!("{method} {path} is never refused");
}

#[tokio::test]
async fn who_computes_too_much_waits_and_is_told_how_long() {
    let shared = limited(&[]);
    let page = ask_too_much(&shared, "203.0.113.5", "GET", "/it/search?q=elefante").await;
    assert!(
        page.header("content-type").starts_with("text/html")
            && page.text().contains("Troppe richieste")
    );
    assert!(
        page.header("retry-after")
            .parse::<u64>()
            .is_ok_and(|seconds| (1..=3).contains(&seconds)),
        "{}",
        page.header("retry-after")
    );
    assert_eq!(page.header("cache-control"), "no-store");
    // Every response rendered for one request counts; programs receive a problem document.
    for (method, path) in [
        ("GET", "/api/v1/search?q=a"),
        ("POST", "/api/v1/checks/dba.recoil"),
        ("GET", "/api/v1/matrices/dba.fights"),
        ("GET", "/api/v1/nodes.ndjson?lang=it"),
        // Documents of the whole library are cached, but large.
        ("GET", "/api/v1/nodes.ndjson"),
        ("GET", "/api/openapi.json"),
    ] {
        let answer = ask_too_much(&shared, "203.0.113.5", method, path).await;
        assert_eq!(
            answer.header("content-type"),
            "application/problem+json",
            "{method} {path}"
        );
        // Scripts of other sites may read the time after which they may continue.
        assert_eq!(
            answer.header("access-control-allow-origin"),
            "*",
            "{method} {path}"
        );
        assert_eq!(
            answer.json()["type"],
            "urn:cavillo:problem:too-many-requests"
        );
        assert!(!answer.header("retry-after").is_empty());
    }
    for (method, path) in [
        ("GET", "/it/check/dba.recoil?recoiler=Bd"),
        ("GET", "/en/tool/dba/fights?a.overlaps=1"),
        ("POST", "/en/tool/dbe/army"),
        ("GET", "/it/dba/recoil/into-elephants?rev=it1"),
        ("GET", "/it/nowhere-at-all"),
    ] {
        assert_eq!(
            ask_too_much(&shared, "203.0.113.5", method, path)
                .await
                .status,
            429,
            "{method} {path}"
        );
    }
    // Addresses that are similar to exempt ones are not exempt.
    for path in [
        "/assets/style.css",
        "/assets/x.js",
        "/offline/x.bin",
        "/it/x/feed.atom",
        "/it/dba/nowhere/feed.atom",
        "/it/dba/recoil/nowhere/feed.atom",
        "/xx/feed.atom",
        "/card/it/nowhere.png",
        "/suggest?q=a",
        "/sitemap.xml",
        "/it/feed.atom",
    ] {
        assert_eq!(
            ask_too_much(&shared, "203.0.113.5", "GET", path)
                .await
                .status,
            429,
            "{path}"
        );
    }
    // Cached pages and requests by load balancers and browsers do not count, whatever their number.
    let front = ask_from(
        &shared,
        Some("203.0.113.5"),
        "GET",
        "/it/",
        &[],
        Body::empty(),
    )
    .await;
    let style = front
        .text()
        .split("href=\"")
        .find(|rest| rest.starts_with("/assets/style"))
        .and_then(|rest| rest.split('"').next())
        .expect("a style")
        .to_owned();
    for path in [
        "/it/",
        "/it/dba/recoil/into-elephants",
        "/it/check/dba.recoil",
        "/healthz",
        "/readyz",
        "/robots.txt",
        "/it/api",
        &style,
    ] {
        for _ in 0..6 {
            assert_eq!(
                ask_from(
                    &shared,
                    Some("203.0.113.5"),
                    "GET",
                    path,
                    &[],
                    Body::empty()
                )
                .await
                .status,
                200,
                "{path}"
            );
        }
    }
    // Other clients are not affected, and loopback never is.
    assert_eq!(
        ask_from(
            &shared,
            Some("203.0.113.6"),
            "GET",
            "/it/search?q=a",
            &[],
            Body::empty()
        )
        .await
        .status,
        200
    );
    for peer in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
        for _ in 0..10 {
            assert_eq!(
                ask_from(
                    &shared,
                    Some(peer),
                    "GET",
                    "/api/nowhere",
                    &[],
                    Body::empty()
                )
                .await
                .status,
                404,
                "{peer}"
            );
        }
    }
    assert!(
        shared
            .metrics
            .text()
            .contains("cavillo_http_requests_limited_total{route=\"/{lang}/search\"} 1\n"),
        "{}",
        shared.metrics.text()
    );
}

/// CPU time is charged to the client that it is used for, for expensive and cheap requests.
#[tokio::test]
async fn who_makes_the_machine_work_pays_for_the_time() {
    let shared = Shared::around(
        SHARED.snapshot(),
        false,
        &Rules {
            cpu_ms: 1,
            ..Rules::default()
        },
    );
    let asked = async |peer: &str, method: &str, path: &str| {
        ask_from(&shared, Some(peer), method, path, &[], Body::from("{}")).await
    };
    let verdict = "/api/v1/checks/dba.recoil?lang=en";
    let first = asked("203.0.113.5", "POST", verdict).await;
    assert_eq!(
        (first.status, first.header("ratelimit-policy")),
        (200, "\"cpu-ms\";q=4;w=4")
    );
    // The allowance of four milliseconds is used up after a few requests.
    let mut last = first;
    for _ in 0..50 {
        if last.status == 429 {
            break;
        }
        last = asked("203.0.113.5", "POST", verdict).await;
    }
    assert_eq!(last.status, 429);
    assert!(
        last.header("ratelimit").starts_with("\"cpu-ms\";r=0;t=")
            && last
                .header("retry-after")
                .parse::<u64>()
                .is_ok_and(|seconds| seconds >= 1)
            && last.json()["type"] == "urn:cavillo:problem:too-many-requests",
        "{}",
        last.text()
    );
    // Requests that need CPU time are refused, including a page that is not rendered yet; cached
    // pages are not.
    let card = "/card/en/check/dba.recoil.png?recoiler=Bd";
    for path in ["/en/search?q=a", "/suggest?q=a", card, "/sitemap.xml"] {
        assert_eq!(
            asked("203.0.113.5", "GET", path).await.status,
            429,
            "{path}"
        );
    }
    assert_eq!(asked("203.0.113.5", "GET", "/healthz").await.status, 200);
    assert_eq!(asked("203.0.113.6", "GET", "/en/about").await.status, 200);
    assert_eq!(asked("203.0.113.5", "GET", "/en/about").await.status, 200);
    // Other clients are not affected, and loopback never is.
    assert_eq!(asked("203.0.113.7", "POST", verdict).await.status, 200);
    let own = asked("127.0.0.1", "POST", verdict).await;
    assert_eq!((own.status, own.header("ratelimit")), (200, ""));
}

#[tokio::test]
async fn every_counted_answer_says_what_is_left() {
    let shared = Shared::around(
        SHARED.snapshot(),
        false,
        &Rules {
            per_second: 1,
            burst: 20,
            cpu_ms: 500,
            ..Rules::default()
        },
    );
    let asked_from = async |client: &str, path: &str| {
        ask_from(&shared, Some(client), "GET", path, &[], Body::empty()).await
    };
    let asked = async |path: &str| asked_from("203.0.113.5", path).await;
    // Another client is charged for what is computed at the first search.
    asked_from("203.0.113.6", "/api/v1/search?q=a&lang=en").await;
    let answer = asked("/api/v1/search?q=a&lang=en").await;
    assert_eq!(
        answer.header("ratelimit-policy"),
        "\"requests\";q=20;w=20, \"cpu-ms\";q=2000;w=4"
    );
    let left = answer.header("ratelimit");
    assert!(
        left.starts_with("\"requests\";r=19;t=1, \"cpu-ms\";r=") && left.ends_with(";t=1"),
        "{left}"
    );
    assert!(
        answer
            .all("access-control-expose-headers")
            .contains("ratelimit")
    );
    assert_eq!(asked("/healthz").await.header("ratelimit"), "");
}

/// Router, limiter, offline copy and API description use the same table.
#[tokio::test]
async fn every_route_stands_in_the_table() {
    use cavillo::web::addresses::{ADDRESSES, By, Cost, Method, is_of_server};
    let mut described = 0;
    for address in ADDRESSES {
        let path = address
            .path
            .replace("/assets/{*path}", "/assets/nothing.css")
            .replace("/offline/{*path}", "/offline/nothing")
            .replace("/card/{*path}", "/card/it/index.png")
            .replace("/checks/{id}", "/checks/dba.recoil")
            .replace("/matrices/{id}", "/matrices/dba.fights")
            .replace("/tables/{id}", "/tables/dba.recoil-matrix")
            .replace("{*key}", "bob:recoil.2")
            .replace("{*id}", "dba/recoil/into-elephants")
            .replace("{*rest}", "nothing")
            .replace("{book}", "dba")
            .replace("{section}", "recoil")
            .replace("{ruling}", "into-elephants")
            .replace("{lang}", "it");
        let method = if address.method == Method::Post {
            "POST"
        } else {
            "GET"
        };
        let shared = limited(&[]);
        let asked = async || {
            let peer = Some("203.0.113.9");
            ask_from(&shared, peer, method, &path, &[], Body::from("{}")).await
        };
        let mut answer = asked().await;
        // The response comes from a route with that pattern.
        let label = format!("route=\"{}\"", address.path);
        assert!(shared.metrics.text().contains(&label), "{method} {path}");
        assert_ne!(answer.status, 405, "{method} {path}");
        // The first three requests are allowed; the fourth is refused if the route counts.
        for _ in 0..30 {
            if answer.status == 429 {
                break;
            }
            answer = asked().await;
        }
        let counted = address.cost == Cost::Counted || address.cost == Cost::FreeIfThere;
        assert_eq!(answer.status == 429, counted, "{method} {path}");
        // Other sites may read the responses that the table allows.
        assert_eq!(
            answer.header("access-control-allow-origin") == "*",
            address.open || path == "/linker.js",
            "{method} {path}"
        );
        assert_eq!(
            is_of_server(method, &path),
            matches!(address.by, By::Server(_)),
            "{method} {path}"
        );
        if let Some(operation) = address.described {
            described += 1;
            let route = openapi::ROUTES
                .iter()
                .find(|route| route.id == operation.id);
            assert!(
                route.is_some_and(|route| route.path == address.documented()),
                "{path}"
            );
        }
    }
    assert_eq!(described, openapi::ROUTES.len());
    // The router has no other addresses.
    let source = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/web/router.rs"))
        .expect("the router");
    let routes = source.split("#[cfg(test)]").next().unwrap_or_default();
    assert_eq!(routes.matches(".route(").count(), 1);
}

#[tokio::test]
async fn a_client_cannot_pass_for_another() {
    let path = "/api/nowhere";
    let statuses = async |shared: &Arc<Shared>, peer: &str, forwarded: &dyn Fn(usize) -> String| {
        let mut statuses = Vec::new();
        for n in 0..40 {
            let value = forwarded(n);
            statuses.push(
                ask_from(
                    shared,
                    Some(peer),
                    "GET",
                    path,
                    &[("x-forwarded-for", &value)],
                    Body::empty(),
                )
                .await
                .status,
            );
        }
        statuses
    };
    // No header from a client is trusted unless the operator configures a proxy.
    let refused = |statuses: &[u16]| statuses.iter().filter(|status| **status == 429).count();
    // A burst of three is allowed, and one request per second; a slow machine may allow more.
    let spoofed = statuses(&limited(&[]), "203.0.113.5", &|n| format!("198.51.100.{n}")).await;
    assert!(refused(&spoofed) >= 4, "{spoofed:?}");
    assert!(
        refused(
            &statuses(&limited(&["10.0.0.0/8"]), "203.0.113.5", &|n| format!(
                "127.0.0.1, 198.51.100.{n}"
            ))
            .await
        ) >= 4
    );
    // Behind a trusted proxy each reader is a separate client, and cannot choose another address.
    let shared = limited(&["10.0.0.0/8"]);
    assert_eq!(
        refused(&statuses(&shared, "10.0.0.1", &|n| format!("198.51.100.{n}")).await),
        0
    );
    let spoofed = statuses(&shared, "10.0.0.1", &|n| {
        format!("198.51.100.{n}, 127.0.0.1, 192.0.2.7")
    })
    .await;
    assert!(refused(&spoofed) >= 4, "{spoofed:?}");
    // An IPv6 /64 network counts as one client.
    let home = statuses(&shared, "10.0.0.1", &|n| format!("2001:db8::{n}")).await;
    assert!(refused(&home) >= 4, "{home:?}");
}

#[tokio::test]
async fn nobody_is_limited_where_the_operator_wants_no_limit() {
    for _ in 0..500 {
        assert_eq!(
            ask_from(
                &SHARED,
                Some("203.0.113.5"),
                "GET",
                "/api/nowhere",
                &[],
                Body::empty()
            )
            .await
            .status,
            404
        );
    }
}

// ---- other sites and programs

#[tokio::test]
async fn other_sites_may_read_what_is_meant_for_them_and_nothing_else() {
    for (path, open) in [
        ("/api/v1/search?q=a", true),
        ("/api/openapi.json", true),
        ("/api/nowhere", true),
        ("/cite/dba.recoil", true),
        ("/cite/nowhere", true),
        ("/it/feed.atom", true),
        ("/it/dba/recoil/feed.atom", true),
        ("/oembed?url=/it/", true),
        ("/oembed", true),
        ("/suggest?q=elefante", true),
        ("/it/", false),
        ("/it/check/dba.recoil?recoiler=Bd", false),
        ("/readyz", false),
    ] {
        let answer = ask(
            "GET",
            path,
            &[("origin", "https://forum.example")],
            Body::empty(),
        )
        .await;
        assert_eq!(
            answer.header("access-control-allow-origin"),
            if open { "*" } else { "" },
            "{path}"
        );
        assert!(
            !answer
                .headers
                .contains_key("access-control-allow-credentials"),
            "{path}"
        );
        // The header is the same for every origin, so that a cache stores one response for all of
        // them.
        let vary = answer
            .headers
            .get_all("vary")
            .iter()
            .filter_map(|value| value.to_str().ok())
            .collect::<Vec<_>>()
            .join(",");
        assert!(!vary.contains("origin"), "{path}: {vary}");
    }
    let asked = [
        ("origin", "https://forum.example"),
        ("access-control-request-method", "GET"),
        ("access-control-request-headers", "if-none-match"),
    ];
    for path in [
        "/api/v1/cite/dba.recoil",
        "/cite/dba.recoil",
        "/it/feed.atom",
        "/oembed?url=/it/",
        "/suggest?q=elefante",
    ] {
        let answer = ask("OPTIONS", path, &asked, Body::empty()).await;
        assert_eq!(
            (answer.status, answer.header("access-control-allow-headers")),
            (
                200,
                "content-type,if-none-match,mcp-protocol-version,mcp-method,mcp-name"
            ),
            "{path}"
        );
    }
}

#[tokio::test]
async fn every_problem_is_of_a_documented_kind() {
    let shared = limited(&[]);
    let mut seen = Vec::new();
    let large = format!("{{\"a\":\"{}\"}}", "x".repeat(70_000));
    for (method, path, body) in [
        ("GET", "/api/v1/nodes/nothing", ""),
        ("GET", "/api/nowhere", ""),
        ("GET", "/api/v1/search?limit=x", ""),
        ("DELETE", "/api/v1/search", ""),
        ("POST", "/api/v1/checks/dba.recoil", "{"),
        ("POST", "/api/v1/checks/dba.recoil", "[]"),
        ("POST", "/api/v1/checks/dba.recoil", r#"{"recoiler": "Xx"}"#),
        ("POST", "/api/v1/checks/dba.recoil", &large),
    ] {
        seen.push(ask(method, path, &[], body.to_owned()).await);
    }
    seen.push(ask_too_much(&shared, "203.0.113.5", "GET", "/api/v1/search?q=a").await);
    let mut kinds: Vec<String> = Vec::new();
    for answer in &seen {
        let problem = answer.json();
        assert_eq!(answer.header("content-type"), "application/problem+json");
        let code = problem["type"]
            .as_str()
            .and_then(|kind| kind.strip_prefix("urn:cavillo:problem:"))
            .expect("a kind")
            .to_owned();
        assert!(
            PROBLEMS.contains(&(code.as_str(), answer.status)),
            "{code} {}",
            answer.status
        );
        kinds.push(code);
    }
    for code in [
        "unknown-id",
        "bad-input",
        "method-not-allowed",
        "malformed-json",
        "not-an-object",
        "payload-too-large",
        "too-many-requests",
    ] {
        assert!(kinds.iter().any(|kind| kind == code), "{code} in {kinds:?}");
    }
    // Each flag is explained in both languages, and no other flag is.
    for lang in Lang::ALL {
        let page = get(&format!("/{lang}/api")).await;
        for (code, _) in PROBLEMS {
            assert!(
                page.text()
                    .contains(&format!("urn:cavillo:problem:{code}</code>")),
                "{lang} {code}"
            );
        }
    }
}

#[tokio::test]
async fn every_operation_has_an_example_that_the_server_answers_as_described() {
    let document = get("/api/openapi.json?lang=en").await.json();
    assert!(
        document["info"]["description"]
            .as_str()
            .is_some_and(|text| text.contains("CC BY 4.0"))
    );
    assert!(
        !document["info"]["license"]["identifier"]
            .as_str()
            .unwrap_or_default()
            .is_empty()
    );
    let mut posted = 0;
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            assert!(
                !operation["summary"].as_str().unwrap_or_default().is_empty(),
                "{method} {path}"
            );
            for parameter in operation["parameters"]
                .as_array()
                .into_iter()
                .flatten()
                .filter(|parameter| !path.contains("/matrices/") || parameter["in"] == "path")
            {
                assert!(
                    !parameter["description"]
                        .as_str()
                        .unwrap_or_default()
                        .is_empty(),
                    "{method} {path}: {parameter}"
                );
            }
            for status in ["200", "429", "500"] {
                assert!(
                    operation["responses"][status].is_object(),
                    "{method} {path}: {status}"
                );
            }
            if method != "post" || path.contains('{') {
                continue;
            }
            let content = &operation["requestBody"]["content"]["application/json"];
            let examples = content["examples"].as_object().expect("examples");
            for (name, example) in examples {
                let answer = ask(
                    "POST",
                    &format!("{path}?lang=en"),
                    &[],
                    example["value"].to_string(),
                )
                .await;
                assert_eq!(answer.status, 200, "{path} {name}: {}", answer.text());
                posted += 1;
            }
            if let Some((_, first)) = examples.iter().next() {
                let answer = ask(
                    "POST",
                    &format!("{path}?lang=en"),
                    &[],
                    first["value"].to_string(),
                )
                .await;
                assert_eq!(
                    operation["responses"]["200"]["content"]["application/json"]["example"],
                    answer.json(),
                    "{path}"
                );
            }
        }
    }
    assert!(
        posted >= systems::checks().count(),
        "{posted} worked examples"
    );
}

#[tokio::test]
async fn a_list_may_be_written_as_rows_of_text_as_the_description_says() {
    let document = get("/api/openapi.json?lang=en").await.json();
    let text = |schema: &Value| {
        schema["anyOf"]
            .as_array()
            .into_iter()
            .flatten()
            .find(|shape| shape["type"] == "string")
            .cloned()
    };
    let corps = &document["components"]["schemas"]["dbe.army.input"]["properties"]["corps"];
    let listed = if corps["items"].is_object() {
        corps
    } else {
        &corps["anyOf"][0]
    };
    let troops = &listed["items"]["properties"]["troops"];
    let row = text(troops)
        .and_then(|shape| shape["examples"][0].as_str().map(str::to_owned))
        .unwrap_or_else(|| panic!("{troops}"));
    let answer = ask(
        "POST",
        "/api/v1/checks/dbe.army?lang=en",
        &[],
        json!({"corps": [{"troops": row}]}).to_string(),
    )
    .await;
    assert_eq!(answer.status, 200, "{row}: {}", answer.text());
    assert!(
        answer.json()["input"]["corps"][0]["troops"]
            .as_array()
            .is_some_and(|rows| rows.len() == 1)
    );
}

#[tokio::test]
async fn the_page_about_the_api_shows_what_is_really_answered() {
    for lang in Lang::ALL {
        let page = get(&format!("/{lang}/api")).await;
        let html = Html::parse_document(page.text());
        let select = |selector: &str| Selector::parse(selector).expect("a selector");
        let mut tried = 0;
        for section in html.select(&select("section.call")) {
            let shown: Vec<String> = section
                .select(&select("pre code"))
                .map(|code| code.text().collect())
                .collect();
            let [ask_as, answered] = &shown[..] else {
                panic!("{:?}: {shown:?}", section.value().id())
            };
            let words: Vec<&str> = ask_as.split('\'').collect();
            let address = words[1].split_once("8080").expect("an address").1;
            let body = ask_as
                .split("--data '")
                .nth(1)
                .map(|rest| rest.trim_end_matches('\''));
            let answer = ask(
                if body.is_some() { "POST" } else { "GET" },
                address,
                &[],
                body.unwrap_or_default().to_owned(),
            )
            .await;
            let status = section
                .select(&select("p.quiet"))
                .next()
                .map(|p| p.text().collect::<String>())
                .unwrap_or_default();
            assert!(
                status.starts_with(&answer.status.to_string())
                    && status.contains(answer.header("content-type")),
                "{address}: {status} {}",
                answer.status
            );
            let whole = answer
                .text()
                .lines()
                .next()
                .and_then(|line| serde_json::from_str::<Value>(line).ok())
                .expect("JSON");
            let pretty = serde_json::to_string_pretty(&whole).expect("JSON");
            let first: Vec<&str> = pretty.lines().collect();
            for (n, line) in answered.lines().enumerate() {
                // The response shows only a part of the document about itself.
                if section.value().id() == Some("openapi") && (line == "}" || line == "  }") {
                    break;
                }
                assert_eq!(first.get(n), Some(&line), "{address}, line {n}");
            }
            tried += 1;
        }
        assert_eq!(tried, openapi::ROUTES.len() + 1);
        assert!(
            get(&format!("/{lang}/about"))
                .await
                .text()
                .contains(&format!("href=\"/{lang}/api\""))
        );
    }
}

/// Requests that are refused before their body is read, and ambiguous requests.
#[tokio::test]
async fn what_is_too_large_or_means_two_things_is_refused_at_once() {
    let path = "/api/v1/checks/dba.recoil";
    for (path, length, status) in [
        (path, "65537", 413),
        (path, "99999999999", 413),
        ("/en/tool/dbe/army", "262145", 413),
        (path, "65536", 400),
    ] {
        // None of the announced bytes is sent.
        assert_eq!(
            ask("POST", path, &[("content-length", length)], Body::empty())
                .await
                .status,
            status,
            "{path} {length}"
        );
    }
    for path in ["/it/", "/api/v1/search?q=a"] {
        let answer = ask(
            "GET",
            path,
            &[("host", "one.example"), ("host", "other.example")],
            Body::empty(),
        )
        .await;
        assert_eq!(answer.status, 400, "{path}");
    }
    for body in [
        r#"{"recoiler": "Bd", "recoiler": "Sp"}"#,
        "{\"scene\": {\"elements\": [],\n \"elements\": []}}",
    ] {
        let answer = ask("POST", path, &[], body).await;
        let problem = answer.json();
        assert_eq!(
            (answer.status, &problem["type"]),
            (400, &json!("urn:cavillo:problem:malformed-json")),
            "{problem}"
        );
        assert!(
            problem["detail"]
                .as_str()
                .is_some_and(|detail| detail.contains("given twice"))
                && problem["column"].is_u64(),
            "{problem}"
        );
    }
}

/// Without a configured base URL, a response that contains the site's name is cached only for that
/// name.
#[tokio::test]
async fn an_answer_that_holds_the_sites_name_is_kept_for_that_name_only() {
    let named = serving(&NAMED);
    for path in [
        "/it/check/dba.recoil?recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40",
        "/en/tool/dbe/army?corps.0.troops=line_12",
        "/oembed?url=/it/dba/recoil/into-elephants",
        "/suggest?q=elefante&lang=it",
        "/opensearch.xml?lang=it",
        "/sitemap.xml",
        "/robots.txt",
        "/it/feed.atom",
    ] {
        let called = async |shared: &Arc<Shared>, host: &str| {
            ask_from(shared, None, "GET", path, &[("host", host)], Body::empty()).await
        };
        let (one, other) = (
            called(&SHARED, "one.example").await,
            called(&SHARED, "other.example").await,
        );
        assert!(one.status == 200 && one.body != other.body, "{path}");
        assert!(
            !one.header("etag").is_empty() && one.header("etag") != other.header("etag"),
            "{path}"
        );
        assert!(
            one.all("vary").split(", ").any(|name| name == "host"),
            "{path}: {}",
            one.all("vary")
        );
        // With a base URL, the response is the same for all names.
        let (one, other) = (
            called(&named, "one.example").await,
            called(&named, "other.example").await,
        );
        assert!(
            one.body == other.body
                && one.header("etag") == other.header("etag")
                && !one.text().contains("one.example"),
            "{path}"
        );
    }
    // Responses cached for all clients contain no name.
    for entry in SHARED.snapshot().catalogue.entries().iter().step_by(97) {
        let answer = ask(
            "GET",
            &entry.path,
            &[("host", "one.example")],
            Body::empty(),
        )
        .await;
        assert!(
            answer.status == 200 && !answer.text().contains("one.example"),
            "{}",
            entry.path
        );
    }
}

/// A reader who does not read a response does not block other responses.
#[tokio::test]
async fn who_does_not_read_gets_no_more() {
    use tower::ServiceExt as _;

    let shared = serving(&PLAIN);
    let asked = |peer: &str, path: &str| {
        let mut request = request("GET", path, &[], Body::empty());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(
            peer.parse().expect("an address"),
            4711,
        )));
        web::router(shared.clone()).oneshot(request)
    };
    let whole = "/api/v1/nodes.ndjson";
    let mut waiting = Vec::new();
    loop {
        let answer = asked("203.0.113.5", whole).await.expect("infallible");
        if answer.status() == 503 {
            assert_eq!(answer.headers()["retry-after"], "1");
            assert!(
                answer.headers().contains_key("x-request-id")
                    && answer.headers().contains_key("content-security-policy")
            );
            assert_eq!(answer.headers()["content-type"], "application/problem+json");
            break;
        }
        waiting.push(answer);
        assert!(waiting.len() < 100, "a bound");
    }
    for (peer, path) in [
        ("203.0.113.6", whole),
        ("127.0.0.1", whole),
        ("203.0.113.5", "/healthz"),
    ] {
        assert_eq!(
            asked(peer, path).await.expect("infallible").status(),
            200,
            "{peer} {path}"
        );
    }
    drop(waiting);
    assert_eq!(
        asked("203.0.113.5", whole)
            .await
            .expect("infallible")
            .status(),
        200
    );
}

// ---- figures

#[tokio::test]
async fn figures_are_kept_by_route_and_have_an_end() {
    let shared = Shared::around(SHARED.snapshot(), false, &Rules::default());
    let figures = |line: &str| {
        let text = shared.metrics.text();
        text.lines()
            .find_map(|found| {
                found
                    .strip_prefix(line)
                    .and_then(|rest| rest.trim().parse::<f64>().ok())
            })
            .unwrap_or_else(|| panic!("{line} in {text}"))
    };
    for path in [
        "/it/",
        "/en/",
        "/it/dba/recoil/into-elephants",
        "/en/dba/recoil/into-elephants",
        "/it/search?q=zzzzqqqq",
        "/api/v1/search?q=zzzzqqqq",
        "/api/v1/search?q=elefante",
    ] {
        assert_eq!(
            ask_from(&shared, None, "GET", path, &[], Body::empty())
                .await
                .status,
            200,
            "{path}"
        );
    }
    let before = shared.metrics.text().lines().count();
    for n in 0..60 {
        for path in [
            format!("/it/nowhere-{n}"),
            format!("/{n}"),
            format!("/cite/x{n}"),
            format!("/api/x/{n}"),
            format!("/assets/{n}.css"),
        ] {
            ask_from(&shared, None, "GET", &path, &[], Body::empty()).await;
        }
        ask_from(
            &shared,
            None,
            &format!("EVIL{n}"),
            "/it/",
            &[],
            Body::empty(),
        )
        .await;
    }
    let after = shared.metrics.text().lines().count();
    // Each new kind of request adds some lines; a new address adds none.
    assert!(after < before + 120, "{before} {after}");
    let text = shared.figures();
    assert!(
        !text.contains("nowhere-") && !text.contains("EVIL") && !text.contains("zzzz"),
        "{text}"
    );
    assert_eq!(
        figures("cavillo_http_requests_total{method=\"GET\",route=\"/{lang}/\",status=\"200\"}"),
        2.0
    );
    assert_eq!(
        figures(
            "cavillo_http_requests_total{method=\"GET\",route=\"/{lang}/{game}/{section}/{ruling}\",status=\"200\"}"
        ),
        2.0
    );
    assert_eq!(
        figures("cavillo_http_request_duration_seconds_count{route=\"/api/v1/search\"}"),
        2.0
    );
    assert_eq!(
        figures("cavillo_searches_total{via=\"page\",found=\"none\"}"),
        1.0
    );
    assert_eq!(
        figures("cavillo_searches_total{via=\"api\",found=\"none\"}"),
        1.0
    );
    assert_eq!(
        figures("cavillo_searches_total{via=\"api\",found=\"some\"}"),
        1.0
    );
    assert_eq!(figures("cavillo_http_requests_under_way"), 0.0);
    let snapshot = shared.snapshot();
    assert_eq!(
        figures("cavillo_snapshot_nodes") as usize,
        snapshot.site.library.content.nodes.len()
    );
    assert!(
        text.contains(&format!(
            "cavillo_snapshot{{edition=\"{}\",fingerprint=\"{}\"}} 1",
            snapshot.edition(),
            snapshot.site.library.fingerprint
        )),
        "{text}"
    );
    shared.refuse(vec!["x".to_owned()]);
    shared.replace(site(None));
    assert_eq!(
        (
            figures("cavillo_reloads_total{result=\"refused\"}"),
            figures("cavillo_reloads_total{result=\"taken\"}")
        ),
        (1.0, 1.0)
    );
    // The metrics are not available at the public address.
    assert_eq!(get("/metrics").await.status, 404);
}

// ---- the built program

/// A running server, and its log so far.
struct Server {
    child: Child,
    log: BufReader<ChildStderr>,
    said: Vec<String>,
    addr: String,
    _cache: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        let cache = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_cavillo"))
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(arguments)
            .env("XDG_CACHE_HOME", cache.path())
            .env_remove("RUST_LOG")
            .stderr(Stdio::piped())
            .spawn()
            .expect("a server");
        let log = BufReader::new(child.stderr.take().expect("its log"));
        let mut this = Self {
            child,
            log,
            said: Vec::new(),
            addr: String::new(),
            _cache: cache,
        };
        let ready = this.read_until("listening on http://");
        this.addr = ready
            .split("listening on http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next())
            .expect("an address")
            .to_owned();
        this
    }

    /// Reads the log up to a line that contains this text.
    fn read_until(&mut self, text: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(
                self.log.read_line(&mut line).expect("a line") > 0,
                "no `{text}` in {:?}",
                self.said
            );
            self.said.push(line.clone());
            if line.contains(text) {
                return line;
            }
        }
    }

    fn signal(&self, name: &str) {
        assert!(
            Command::new("kill")
                .args([name, &self.child.id().to_string()])
                .status()
                .expect("kill")
                .success()
        );
    }
}

/// One request over its own connection: status, head and body.
fn fetch(addr: &str, request: &str) -> (u16, String, Vec<u8>) {
    let mut stream = TcpStream::connect(addr).expect("a connection");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("an answer");
    let end = bytes
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .expect("a head");
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let lines = head.lines().map(|line| {
        line.split_once(": ").map_or_else(
            || line.to_owned(),
            |(name, value)| format!("{}: {value}", name.to_lowercase()),
        )
    });
    let head = lines.collect::<Vec<_>>().join("\n");
    (
        head.split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .expect("a status"),
        head,
        bytes[end + 4..].to_vec(),
    )
}

fn fetch_path(addr: &str, path: &str, more: &str) -> (u16, String, Vec<u8>) {
    fetch(
        addr,
        &format!("GET {path} HTTP/1.1\r\nhost: rules.example\r\nconnection: close\r\n{more}\r\n"),
    )
}

#[cfg(unix)]
#[test]
fn a_server_drains_on_either_signal_and_ends_well() {
    for signal in ["-TERM", "-INT"] {
        let mut server = Server::start(&["--notice", "1.5"]);
        let addr = server.addr.clone();
        // A request whose body is still being sent, and a connection that stays open.
        let mut slow = TcpStream::connect(&addr).expect("a connection");
        slow.write_all(b"POST /api/v1/checks/dba.recoil HTTP/1.1\r\nhost: x\r\ncontent-length: 17\r\n\r\n{\"recoi").expect("half a request");
        assert_eq!(fetch_path(&addr, "/readyz", "").0, 200);
        server.signal(signal);
        server.read_until("stopping");
        // First the server reports the shutdown, and still answers clients that have not noticed
        // it.
        assert_eq!(fetch_path(&addr, "/readyz", "").0, 503, "{signal}");
        assert_eq!(fetch_path(&addr, "/healthz", "").0, 200, "{signal}");
        assert_eq!(fetch_path(&addr, "/it/", "").0, 200, "{signal}");
        let started = Instant::now();
        while TcpStream::connect(&addr).is_ok() && started.elapsed() < Duration::from_secs(10) {
            sleep(Duration::from_millis(50));
        }
        assert!(
            TcpStream::connect(&addr).is_err(),
            "{signal}: the door is closed"
        );
        slow.write_all(b"ler\":\"Bd\"}").expect("the other half");
        let mut answer = Vec::new();
        slow.read_to_end(&mut answer).expect("an answer");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(
            answer.starts_with("HTTP/1.1 200 OK")
                && answer.to_lowercase().contains("connection: close"),
            "{signal}: {answer}"
        );
        let ended = server.child.wait().expect("an end");
        assert_eq!(ended.code(), Some(0), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn a_hangup_loads_the_library_again() {
    let mut server = Server::start(&["--notice", "0"]);
    let loads = |server: &Server| fetch_path(&server.addr, "/readyz", "").0;
    assert_eq!(loads(&server), 200);
    for _ in 0..2 {
        server.signal("-HUP");
        server.read_until("reloaded");
        assert_eq!(loads(&server), 200);
    }
    server.signal("-HUP");
    server.read_until("SIGHUP");
    server.signal("-TERM");
    assert_eq!(server.child.wait().expect("an end").code(), Some(0));
}

#[cfg(unix)]
#[test]
fn a_request_that_never_ends_does_not_hold_the_server_for_ever() {
    let mut server = Server::start(&["--notice", "0"]);
    let mut stuck = TcpStream::connect(&server.addr).expect("a connection");
    stuck
        .write_all(
            b"POST /api/v1/checks/dba.recoil HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
        )
        .expect("half a request");
    sleep(Duration::from_millis(200));
    server.signal("-TERM");
    let started = Instant::now();
    assert_eq!(server.child.wait().expect("an end").code(), Some(0));
    assert!(
        (Duration::from_secs(5)..Duration::from_secs(20)).contains(&started.elapsed()),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn a_log_tells_what_happened_and_never_who_asked_what() {
    let mut server = Server::start(&[
        "--log-format",
        "json",
        "--trusted-proxy",
        "127.0.0.0/8",
        "--rate-limit",
        "1",
        "--rate-burst",
        "2",
    ]);
    let addr = server.addr.clone();
    let from = "x-forwarded-for: 198.51.100.77\r\nx-request-id: edge-1\r\nreferer: https://forum.example/?secret=wombat\r\ncookie: a=wombat\r\n";
    for (path, status) in [
        ("/it/search?q=wombat", 200),
        ("/api/v1/search?q=wombat", 200),
        ("/it/check/dba.recoil?recoiler=wombat", 429),
        ("/it/dba/recoil/into-elephants", 200),
        ("/it/nowhere", 429),
    ] {
        let (got, head, _) = fetch_path(&addr, path, from);
        assert_eq!(got, status, "{path}");
        assert!(head.contains("x-request-id: edge-1"), "{head}");
    }
    let (_, head, _) = fetch_path(&addr, "/en/", "x-request-id: two words\r\n");
    let own = head
        .split("x-request-id: ")
        .nth(1)
        .and_then(|rest| rest.lines().next())
        .expect("an id")
        .trim()
        .to_owned();
    assert_eq!(own.len(), 16);
    server.read_until(&own);
    let lines: Vec<Value> = server
        .said
        .iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    let requests: Vec<&Value> = lines
        .iter()
        .filter(|line| line["target"] == "cavillo::request")
        .collect();
    assert_eq!(requests.len(), 6, "one line a request");
    for line in &requests {
        for field in [
            "timestamp",
            "level",
            "id",
            "method",
            "route",
            "path",
            "status",
            "ms",
            "bytes",
        ] {
            assert!(!line[field].is_null(), "{field} in {line}");
        }
    }
    assert_eq!(
        (
            &requests[0]["id"],
            &requests[0]["route"],
            &requests[0]["path"]
        ),
        (
            &json!("edge-1"),
            &json!("/{lang}/search"),
            &json!("/it/search")
        )
    );
    assert_eq!(requests[3]["route"], "/{lang}/{game}/{section}/{ruling}");
    assert_eq!(requests[4]["route"], "none");
    for line in &server.said {
        for word in ["wombat", "198.51.100", "127.0.0.1:4", "forum.example"] {
            assert!(
                !line.contains(word) || line.contains("listening"),
                "{word} in {line}"
            );
        }
    }
}

#[test]
fn figures_are_answered_at_an_address_of_their_own() {
    let mut server = Server::start(&["--metrics-addr", "127.0.0.1:0"]);
    let place = server
        .said
        .iter()
        .find_map(|line| line.split("metrics at http://").nth(1))
        .and_then(|rest| rest.split('/').next())
        .map(str::to_owned);
    let place = place.unwrap_or_else(|| {
        let line = server.read_until("metrics at http://");
        line.split("metrics at http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next())
            .expect("an address")
            .to_owned()
    });
    assert_eq!(fetch_path(&server.addr, "/it/search?q=elefante", "").0, 200);
    let (status, head, body) = fetch_path(&place, "/metrics", "");
    let text = String::from_utf8(body).expect("UTF-8");
    assert!(
        status == 200 && head.contains("content-type: application/openmetrics-text"),
        "{head}"
    );
    assert!(text.contains("cavillo_http_requests_total{method=\"GET\",route=\"/{lang}/search\",status=\"200\"} 1\n") && text.ends_with("# EOF\n"), "{text}");
    assert_eq!(
        fetch_path(&place, "/it/", "").0,
        404,
        "nothing else is there"
    );
    assert_eq!(
        fetch_path(&server.addr, "/metrics", "").0,
        404,
        "and the public address has none"
    );
}

#[test]
fn two_servers_say_the_same() {
    // Each builds its own index.
    let (one, other) = (Server::start(&[]), Server::start(&[]));
    let mut compared = 0;
    for (coding, paths) in [
        (
            "br",
            &[
                "/it/",
                "/it/dba/recoil",
                "/api/v1/search?q=elephant&lang=en",
            ][..],
        ),
        (
            "identity",
            &[
                "/it/",
                "/en/dba/recoil/into-elephants",
                "/it/dba/recoil",
                "/it/search?q=elefante",
                "/en/search?q=psiloi+recoil&system=dba",
                "/it/check/dba.recoil?recoiler=Bd&friend=El&same_facing=true&room_mm=40",
                "/en/tool/dba/fights?a.overlaps=1",
                "/en/tool/dbe/army?corps.0.troops=line_12",
                "/api/v1/search?q=elephant&lang=en",
                "/api/v1/search?q=a&lang=it&limit=50",
                "/api/v1/nodes.ndjson?lang=it",
                "/api/openapi.json?lang=it",
                "/api/v1/matrices/dba.fights?lang=it",
                "/sitemap.xml",
                "/it/feed.atom",
                "/cite/bob:recoil.2",
                "/it/nowhere",
            ],
        ),
    ] {
        for path in paths {
            let more = format!("accept-encoding: {coding}\r\n");
            let ((status, head, body), (status2, head2, body2)) = (
                fetch_path(&one.addr, path, &more),
                fetch_path(&other.addr, path, &more),
            );
            let without = |head: &str| {
                head.lines()
                    .filter(|line| !line.starts_with("date:") && !line.starts_with("x-request-id:"))
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            };
            assert_eq!(
                (status, without(&head)),
                (status2, without(&head2)),
                "{path} {coding}"
            );
            assert!(body == body2, "{path} {coding}: bodies differ");
            // A tag from one replica is therefore valid for the other.
            if let Some(tag) = head.lines().find_map(|line| line.strip_prefix("etag: ")) {
                let (again, ..) = fetch_path(
                    &other.addr,
                    path,
                    &format!("{more}if-none-match: {tag}\r\n"),
                );
                assert_eq!(again, 304, "{path} {coding}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 16, "{compared}");
}

#[test]
fn bad_options_are_refused_with_a_reason() {
    for (arguments, word) in [
        (&["--trusted-proxy", "everyone"][..], "10.0.0.0/8"),
        (&["--log-format", "xml"], "text or json"),
        (&["--rate-limit", "many"], "rate-limit"),
        (&["--notice", "soon"], "seconds"),
        (&["--metrics-addr", "9090"], "metrics-addr"),
        (&["--max-connections", "0"], "1–1000000"),
        (&["--max-connections-each", "0"], "1–1000000"),
        (&["--rate-cpu", "much"], "rate-cpu"),
        (&["--base-url", "https://x\"><b>"], "expected http"),
        (
            &["--base-url", "https://x.example/rules"],
            "path below the host",
        ),
        (&["--base-url", "https://x.example?a"], "query"),
    ] {
        let out = Command::new(env!("CARGO_BIN_EXE_cavillo"))
            .arg("serve")
            .args(arguments)
            .output()
            .expect("ran");
        let err = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{arguments:?}");
        assert!(err.contains(word), "{arguments:?}: {err}");
    }
}

// ---- distributed files

fn shipped(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
        .unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_guide_names_every_flag_and_every_figure() {
    let guide = shipped("docs/operating.md");
    let help = Command::new(env!("CARGO_BIN_EXE_cavillo"))
        .args(["serve", "--help"])
        .output()
        .expect("ran");
    let help = String::from_utf8(help.stdout).expect("UTF-8");
    let flags: Vec<&str> = help
        .split_whitespace()
        .filter(|word| word.starts_with("--") && *word != "--help")
        .map(|word| word.trim_end_matches([',', '.', ';', ':']))
        .collect();
    assert!(flags.contains(&"--rate-limit"), "{help}");
    for flag in flags {
        assert!(guide.contains(flag), "{flag}");
    }
    for line in SHARED
        .metrics
        .text()
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE "))
    {
        let name = line.split(' ').next().unwrap_or_default();
        assert!(guide.contains(name), "{name}");
    }
    // The guide names no unknown flag.
    for word in guide
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
        .filter(|word| word.starts_with("--") && word.len() > 4)
    {
        let elsewhere = [
            "--release",
            "--profile",
            "--locked",
            "--bin",
            "--now",
            "--offline",
            "--version",
            "--short",
            "--memory",
            "--minutes",
            "--rate",
            "--share",
            "--html",
            "--epub",
            "--lang",
            "--ndjson",
            "--tag",
            "--publish",
            "--read-only",
            "--tmpfs",
            "--cap-drop",
        ];
        assert!(help.contains(word) || elsewhere.contains(&word), "{word}");
    }
}

#[test]
fn the_unit_and_the_container_use_flags_that_exist() {
    for path in ["contrib/cavillo.service", "contrib/Containerfile"] {
        let text = shipped(path);
        let help = Command::new(env!("CARGO_BIN_EXE_cavillo"))
            .args(["serve", "--help"])
            .output()
            .expect("ran");
        let help = String::from_utf8(help.stdout).expect("UTF-8");
        let line = text
            .lines()
            .find(|line| line.contains("serve"))
            .unwrap_or_else(|| panic!("{path} serves"));
        for flag in line
            .split([' ', '"', ','])
            .filter(|word| word.starts_with("--"))
        {
            assert!(help.contains(flag), "{path}: {flag}");
        }
    }
    let unit = shipped("contrib/cavillo.service");
    for line in [
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "CacheDirectory=cavillo",
        "CapabilityBoundingSet=",
        "NoNewPrivileges=yes",
    ] {
        assert!(unit.lines().any(|found| found == line), "{line}");
    }
    let container = shipped("contrib/Containerfile");
    assert!(
        container
            .lines()
            .any(|line| line.starts_with("USER ") && !line.contains("root")),
        "not as root"
    );
}

/// Compose file, cache configuration and program agree on flags, names, ports and timeouts.
#[test]
fn the_replicas_of_the_compose_file_are_those_of_the_cache() {
    let compose = shipped("contrib/compose.yaml");
    let nginx = shipped("contrib/nginx.conf");
    let container = shipped("contrib/Containerfile");
    let help = Command::new(env!("CARGO_BIN_EXE_cavillo"))
        .args(["serve", "--help"])
        .output()
        .expect("ran");
    let help = String::from_utf8(help.stdout).expect("UTF-8");
    let items: Vec<&str> = compose
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- "))
        .map(|item| item.trim_matches('"'))
        .collect();
    let flags: Vec<&str> = items
        .iter()
        .copied()
        .filter(|item| item.starts_with("--"))
        .collect();
    assert!(flags.len() > 4, "{flags:?}");
    for flag in &flags {
        assert!(help.contains(flag), "{flag}");
    }
    let value = |flag: &str| {
        let at = items.iter().position(|item| *item == flag);
        at.and_then(|at| items.get(at + 1).copied())
            .unwrap_or_else(|| panic!("{flag}"))
    };
    let port = value("--addr").rsplit(':').next().expect("a port");
    for replica in ["one", "other"] {
        assert!(
            nginx.contains(&format!("server {replica}:{port} ")),
            "{replica}"
        );
        assert!(compose.contains(&format!("\n  {replica}:\n    <<: *replica\n")));
    }
    assert!(container.contains(&format!("EXPOSE {port}\n")) && items.contains(&port));
    // The client's address is in a header that is trusted only if it comes from the cache.
    let address = format!("ipv4_address: {}\n", value("--trusted-proxy"));
    assert!(compose.contains(&address), "{address}");
    assert!(nginx.contains("proxy_set_header X-Forwarded-For $remote_addr;"));
    // The stop timeout covers the notice period and the last requests.
    let grace: u64 = compose
        .split("stop_grace_period: ")
        .nth(1)
        .and_then(|rest| rest.split('s').next())
        .and_then(|seconds| seconds.parse().ok())
        .expect("seconds");
    let notice: u64 = value("--notice").parse().expect("seconds");
    assert!(grace > notice + 10, "{grace} s, {notice} s of notice");
    let listen = nginx
        .split("\n        listen ")
        .nth(1)
        .and_then(|rest| rest.split(';').next())
        .expect("a port");
    assert!(
        compose.contains(&format!("127.0.0.1:8080:{listen}")),
        "{listen}"
    );
}

/// Returns the rest of a block of the guide after a line.
fn block<'a>(guide: &'a str, opening: &str) -> &'a str {
    let (_, rest) = guide
        .split_once(opening)
        .unwrap_or_else(|| panic!("{opening}"));
    rest.split("```").next().unwrap_or_default()
}

#[test]
fn the_steps_of_the_guide_can_be_followed() {
    let guide = shipped("docs/operating.md");
    let unit = shipped("contrib/cavillo.service");
    let lines = |text: &str, key: &str| -> Vec<String> {
        text.lines()
            .filter_map(|line| line.strip_prefix(key))
            .map(str::to_owned)
            .collect()
    };
    // The unit refers to no manual page, because none is installed. A reload sends the signal for
    // it.
    assert!(!unit.contains("Documentation=man:"), "{unit}");
    assert_eq!(lines(&unit, "ExecReload="), ["/bin/kill -HUP $MAINPID"]);
    // In systemd a second command is valid only after the first one is cleared, and it must be
    // complete.
    let drop_in = lines(block(&guide, "```ini\n"), "ExecStart=");
    let command = lines(&unit, "ExecStart=").concat();
    assert_eq!(drop_in.len(), 2, "{drop_in:?}");
    assert_eq!(drop_in[0], "");
    for word in command.split(' ') {
        assert!(drop_in[1].split(' ').any(|found| found == word), "{word}");
    }
    // A proxy passes on the host name with its port, and the client's address.
    let nginx = block(&guide, "```nginx\n");
    for line in [
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
    ] {
        assert!(nginx.lines().any(|found| found.trim() == line), "{line}");
    }
    // The section on installation says that a proxy on the same machine disables the limit.
    let install = guide
        .split("\n## ")
        .find(|part| part.starts_with("Install\n"))
        .expect("Install");
    assert!(install.contains("--trusted-proxy 127.0.0.1,::1"));
    // The figures of the example replace existing ones.
    let (_, problems) = cavillo::library::rulebook("guide", block(&guide, "```toml\n"));
    assert!(problems.is_empty(), "{problems:?}");
    // The image contains the offline copy: it is built before the program that embeds it.
    let container = shipped("contrib/Containerfile");
    let at = |step: &str| container.find(step).unwrap_or_else(|| panic!("{step}"));
    assert!(at("nodejs") < at("RUN scripts/wasm"));
    assert!(at("wasm32-unknown-unknown") < at("RUN scripts/wasm"));
    assert!(at("RUN scripts/wasm") < at("cargo build --profile"));
    assert!(!guide.contains("unless told"), "write `default:`");
}
