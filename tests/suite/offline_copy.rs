//! Tests that the offline bundle gives the same responses as the server. `tests/offline.mjs`
//! compares the compiled program with a running server.

use std::sync::{Arc, LazyLock};

use cavillo::web::{self, Shared, bundle, offline};
use serde_json::Value;

use crate::common::{PLAIN, request, send, serving};

static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(|| serving(&PLAIN));

/// Returns status, content type, location, cache control and body of a response of the server.
async fn served(
    method: &str,
    path: &str,
    body: &str,
) -> (u16, Option<String>, Option<String>, String, Vec<u8>) {
    let answer = send(
        web::router(SHARED.clone()),
        request(method, path, &[("accept-language", "it")], body.to_owned()),
    )
    .await;
    let read = |name: &str| {
        Some(answer.header(name))
            .filter(|value| !value.is_empty())
            .map(str::to_owned)
    };
    (
        answer.status,
        read("content-type"),
        read("location"),
        answer.header("cache-control").to_owned(),
        answer.body,
    )
}

fn told(method: &str, path: &str, body: &str) -> offline::Response {
    let (path, query) = path
        .split_once('?')
        .map_or((path, None), |(path, query)| (path, Some(query.to_owned())));
    let body = (!body.is_empty()).then(|| body.to_owned());
    let asked = offline::Sent {
        method: method.to_owned(),
        path: path.to_owned(),
        query,
        accept_language: Some("it".to_owned()),
        origin: None,
        body,
    };
    offline::answer(&SHARED.snapshot(), &asked.request())
}

#[tokio::test]
async fn without_a_connection_the_answer_is_the_same() {
    let snapshot = SHARED.snapshot();
    let pages: Vec<String> = snapshot
        .catalogue
        .entries()
        .iter()
        .step_by(41)
        .map(|entry| entry.path.clone())
        .collect();
    assert!(pages.len() > 50, "{}", pages.len());
    let asked = [
        "/",
        "/it",
        "/it/dba",
        "/dba/recoil/into-elephants",
        "/de/dba/recoil/into-elephants",
        "/it/nothing",
        "/%ff",
        "/cite/dba.recoil?recoiler=Ps",
        "/cite/nothing",
        "/it/dba/recoil/into-elephants?rev=it1",
        "/it/dba/recoil/into-elephants?x=y",
        "/it/check/dba.recoil?recoiler=Ps&cause=combat",
        "/it/check/dba.recoil?draft=true",
        "/en/game/dba?bw=60",
        "/it/tool/impetus/clock?minutes=30",
        "/it/tool/dba/fights?own.general=true",
        "/it/tool/dbe/army?add=corps",
        "/it/tool/dbe/army?points=300",
        "/it/search",
        "/it/search?q=elefanti&system=dba",
        "/en/search?q=elefants&offset=20",
        "/api/v1/search?q=recoil&lang=en",
        "/api/v1/search?q=x&system=nothing",
        "/api/v1/search?lang=de",
        "/api/v1/nodes/dba/recoil/into-elephants",
        "/api/v1/nodes/dba.recoil",
        "/api/v1/cite/bob:recoil.2",
        "/api/v1/checks",
        "/api/v1/matrices/dba.fights",
        "/api/v1/matrices/nothing",
        // The first part of an address is used as sent; the other parts are decoded.
        "/api/v1/nodes/dba/recoil/into%2Delephants",
        "/api/v1/nodes/dba%2Frecoil%2Finto-elephants",
        "/api/v1/nodes/%ff",
        "/api/v1/cite/bob%3Arecoil.2",
        "/api/v1/cite/%ff",
        "/api/v1/matrices/dba%2Efights",
        "/api/v1/matrices/a%2Fb",
        "/%61pi/v1/checks",
        "/api%2Fv1/checks",
        "/cite/bob%3Arecoil.2",
        "/cite/%ff",
        "/%63ite/bob:recoil.2",
        "/it/dba/recoil/into%2Delephants",
        "/it/%73earch?q=elefanti",
        "/de/search?q=elefanti",
        "/a%2Fb/search",
        "/a/b/search",
        "//search",
        "/it/linker?text=DBA%20bob%3Arecoil.2",
        "/it/linker?x=y",
    ];
    for path in pages.iter().map(String::as_str).chain(asked) {
        let (status, kind, to, _, body) = served("GET", path, "").await;
        let told = told("GET", path, "");
        assert_eq!((told.status, told.location), (status, to), "{path}");
        if !(300..400).contains(&status) {
            assert_eq!(told.kind.map(str::to_owned), kind, "{path}");
            assert!(told.body.as_bytes() == body, "{path}: another body");
        }
    }
    for (path, sent) in [
        ("/api/v1/checks/dba.recoil", r#"{"recoiler":"Ps"}"#),
        ("/api/v1/checks/dba.recoil", r#"{"recoiler":"nothing"}"#),
        ("/api/v1/checks/dba.recoil?lang=en", "{"),
        ("/api/v1/checks/dba.recoil", "[]"),
        ("/api/v1/checks/nothing", "{}"),
        ("/api/v1/checks/dba%2Erecoil", r#"{"recoiler":"Ps"}"#),
        ("/api/v1/checks/a%2Fb", "{}"),
        ("/it/tool/dbe/army", "points=300"),
        (
            "/it/linker",
            "text=bob%3Arecoil.2+dba%2Frecoil%2Finto-elephants",
        ),
        ("/it/linker", "x=y"),
        ("/it/dba/recoil/into-elephants", "x=y"),
        ("/it/nothing", "x=y"),
        ("/it/search", "q=x"),
        ("/cite/dba.recoil", "x=y"),
        ("/api/v1/search", "q=x"),
        ("/api/v1/checks", "{}"),
    ] {
        let (status, kind, _, _, body) = served("POST", path, sent).await;
        let told = told("POST", path, sent);
        assert_eq!(
            (told.status, told.kind.map(str::to_owned), told.body),
            (status, kind, String::from_utf8_lossy(&body).into_owned()),
            "{path} {sent}"
        );
    }
    for path in [
        "/sitemap.xml",
        "/it/feed.atom",
        "/it/dba/feed.atom",
        "/it/dba/recoil/into-elephants/feed.atom",
        "/assets/style.css",
        "/api/openapi.json",
        "/api/v1/nodes.ndjson",
        "/healthz",
        "/en/api",
        "/oembed?url=/it/",
        "/card/it/index.png",
    ] {
        assert_eq!(told("GET", path, "").status, 501, "{path}");
    }
    // Similar but unknown addresses are not found, as on the server.
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/de/api",
        "/it/dba/api",
        "/it/dba/recoil/api",
        "/it/none/feed.atom",
        "/healthz/x",
        "/it/sitemap.xml",
    ] {
        let status = served("GET", path, "").await.0;
        assert!(status != 200 && status != 501, "{path}: {status}");
        assert_eq!(told("GET", path, "").status, status, "{path}");
    }
}

#[test]
fn a_bundle_opens_as_the_library_it_was_made_of() {
    let snapshot = SHARED.snapshot();
    let bundle = offline::bundle(&snapshot.site).expect("a bundle");
    let opened = offline::open(
        &bundle,
        offline::Names {
            base_url: None,
            assets: snapshot.site.assets.clone(),
        },
    )
    .expect("it opens");
    // The page about the API is the server's, in each language.
    let pages = snapshot
        .catalogue
        .entries()
        .iter()
        .filter(|entry| !matches!(entry.page, cavillo::web::catalogue::Page::Api))
        .count();
    assert_eq!(
        (opened.catalogue.entries().len(), opened.edition()),
        (pages, snapshot.edition())
    );
    let wordless = |history: &cavillo::library::History| {
        history
            .revisions()
            .iter()
            .map(|r| {
                (
                    r.node.clone(),
                    r.lang,
                    r.number,
                    r.date.clone(),
                    r.note.clone(),
                )
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(
        wordless(&opened.site.library.history),
        wordless(&snapshot.site.library.history)
    );
    assert!(
        !bundle.contains("cli-quoted"),
        "the words of the command line are in the bundle"
    );
    for broken in ["", "x", &bundle[..bundle.len() - 10]] {
        assert!(
            offline::open(broken, offline::Names::default()).is_err(),
            "{} bytes open",
            broken.len()
        );
    }
}

#[tokio::test]
async fn what_is_taken_along_is_listed_and_kept() {
    let (status, _, _, keep, body) = served("GET", "/offline/manifest.json", "").await;
    let listed: Value = serde_json::from_slice(&body).expect("JSON");
    if !bundle::is_there() {
        assert_eq!(
            (status, &listed["offline"], keep.as_str()),
            (404, &Value::from(false), "no-store")
        );
        return;
    }
    assert_eq!((status, keep.as_str()), (200, "no-cache"));
    assert_eq!(listed["edition"], SHARED.snapshot().edition());
    for file in listed["files"].as_array().expect("files") {
        let (status, _, _, keep, body) =
            served("GET", file["url"].as_str().expect("an address"), "").await;
        assert_eq!(
            (status, body.len() as u64),
            (200, file["size"].as_u64().expect("a size")),
            "{file}"
        );
        assert!(keep.contains("immutable"), "{keep}");
    }
    assert_eq!(
        served("GET", "/offline/content.0000000000000000.bin", "")
            .await
            .0,
        404
    );
}
