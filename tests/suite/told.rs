//! Tests that a page, the API and the command line read given facts in the same way.

use std::process::Command;
use std::sync::{Arc, LazyLock};

use axum::body::Body;
use cavillo::check::form::{Field, Kind, Limit};
use cavillo::check::{Check, MOST_FACTS, put};
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::rulebook;
use cavillo::systems;
use cavillo::web::pages::{self, Given};
use cavillo::web::{self, Shared, url};
use scraper::Selector;
use serde_json::{Map, Value, json};

use crate::common::{Answer, PLAIN, request, send, serving, site};

static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(|| serving(&PLAIN));

async fn get(path: &str) -> Answer {
    send(
        web::router(SHARED.clone()),
        request("GET", path, &[], Body::empty()),
    )
    .await
}

async fn post(check: &Check, told: &Map<String, Value>) -> Answer {
    send(
        web::router(SHARED.clone()),
        request(
            "POST",
            &format!("/api/v1/checks/{}?lang=en", check.id),
            &[("content-type", "application/json")],
            json!(told).to_string(),
        ),
    )
    .await
}

/// Runs the command line with these facts; returns exit status and output.
fn command(check: &Check, told: &Map<String, Value>, more: &[&str]) -> (i32, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_cavillo"))
        .args(["check", check.id, "--lang", "en", "--output", "json"])
        .args(more)
        .args(
            cavillo::check::pairs(told)
                .iter()
                .map(|(name, value)| format!("{name}={value}")),
        )
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .output()
        .unwrap();
    (
        out.status.code().unwrap_or(-1),
        String::from_utf8(out.stdout).unwrap() + &String::from_utf8(out.stderr).unwrap(),
    )
}

fn refused_paths(text: &str) -> Vec<String> {
    let problem: Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("no JSON: {text}"));
    problem["errors"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|bad| bad["path"].as_str().unwrap().to_owned())
        .collect()
}

/// Returns a value that such a field does not accept.
fn wrong(field: &Field) -> Option<Value> {
    match field.kind {
        Kind::Choice { .. } => Some(json!("no-such-code")),
        Kind::Integer { max, .. } => Some(json!(max + 1)),
        Kind::Decimal { max, .. } => Some(json!(max + 1.0)),
        _ => None,
    }
}

/// Returns every list of groups of every check, also inside groups, with a wrong value in its first
/// entry and no other facts: the check, the path of the value, the facts.
fn lists() -> Vec<(&'static Check, String, Map<String, Value>)> {
    fn gather(prefix: &str, fields: &[Field], found: &mut Vec<(String, Value)>) {
        for field in fields {
            let path = format!("{prefix}{}", field.name);
            match &field.kind {
                Kind::Group(inner) => gather(&format!("{path}."), inner, found),
                Kind::List { fields, .. } => {
                    let bad = fields.iter().find_map(|inner| {
                        Some((format!("{path}.0.{}", inner.name), wrong(inner)?))
                    });
                    found.extend(bad);
                }
                _ => {}
            }
        }
    }
    let mut all = Vec::new();
    for check in systems::checks() {
        let mut found = Vec::new();
        gather("", &check.fields(&Tables::default()), &mut found);
        for (path, value) in found {
            let mut told = Map::new();
            put(&mut told, &path, value);
            all.push((check, path, told));
        }
    }
    all
}

#[tokio::test]
async fn a_wrong_value_inside_a_list_is_refused_everywhere() {
    let all = lists();
    assert!(all.len() >= 24, "{} lists", all.len());
    for (n, (check, path, told)) in all.iter().enumerate() {
        let api = post(check, told).await;
        assert_eq!(api.status, 422, "{} {path}", check.id);
        assert!(
            refused_paths(api.text()).contains(path),
            "{} {path}: {}",
            check.id,
            api.text()
        );
        let address = url::check_with(Lang::En, check.id, told);
        let page = get(&address).await;
        assert_eq!(page.status, 422, "{address}");
        // The command is run only for some of them, because starting a process takes long.
        if n % 6 == 0 {
            let (code, printed) = command(check, told, &[]);
            assert_eq!(code, 2, "{address}");
            assert!(
                refused_paths(&printed).contains(path),
                "{address}: {printed}"
            );
        }
    }
    // The list is the same as rows of text, and the wrong value is found in an entry that is not
    // the first.
    for address in [
        "/en/check/impetus.command-limits?scale=15&commands=line_99999",
        "/en/check/impetus.command-limits?scale=15&commands.0.vd=3&commands.1.vd=99999",
    ] {
        assert_eq!(get(address).await.status, 422, "{address}");
    }
}

#[tokio::test]
async fn what_has_no_shape_is_refused_by_the_page_too() {
    for address in [
        "/en/check/dba.recoil?recoiler=Bd&recoiler.x=1",
        "/en/check/dba.recoil?recoiler=Bd&agreed=no-such-reading",
        "/en/check/dba.recoil?a.b.c.d.e.f.g=1&draft=true",
    ] {
        assert_eq!(get(address).await.status, 422, "{address}");
    }
    // Missing facts are only asked for.
    for address in [
        "/en/check/dba.recoil?recoiler=Bd",
        "/en/check/impetus.command-limits?scale=15",
    ] {
        assert_eq!(get(address).await.status, 200, "{address}");
    }
}

#[tokio::test]
async fn nothing_beyond_a_bound_is_dropped_in_silence() {
    let check = systems::check("dba.combat").unwrap();
    let many: Vec<String> = (0..MOST_FACTS).map(|n| format!("x{n}=1")).collect();
    // The last fact exceeds the maximum number of facts and would change the verdict.
    let address = format!(
        "/en/check/{}?{}&a.troop=Bd&b.troop=Wb&b.higher=true",
        check.id,
        many.join("&")
    );
    let page = get(&address).await;
    assert_eq!(page.status, 422);
    let html = page.html();
    let faults: Vec<String> = html
        .select(&Selector::parse("#faults li").unwrap())
        .map(|fault| fault.text().collect())
        .collect();
    assert_eq!(
        faults,
        ["1503 facts are given: at most 1500 are read, so none was"]
    );
    let cite = get(&address.replace("/en/check/", "/cite/")).await;
    assert!(
        (300..400).contains(&cite.status) && cite.header("location").contains("b.higher=true"),
        "{}: {}",
        cite.status,
        cite.header("location")
    );
    let told: Map<String, Value> = (0..MOST_FACTS + 3)
        .map(|n| (format!("x{n}"), json!("1")))
        .collect();
    let (code, printed) = command(check, &told, &[]);
    assert_eq!(
        (code, refused_paths(&printed)),
        (2, vec!["x1500".to_owned()])
    );

    // Agreed readings are the same list with the same fault.
    let ids = vec!["no-such-reading"; 21];
    let told: Map<String, Value> =
        json!({"a": {"troop": "Bd"}, "b": {"troop": "Wb"}, "agreed": ids})
            .as_object()
            .cloned()
            .unwrap();
    let api = post(check, &told).await;
    assert_eq!(
        (api.status, refused_paths(api.text())),
        (422, vec!["agreed".to_owned()])
    );
    let address = url::check_with(Lang::En, check.id, &told);
    assert_eq!(get(&address).await.status, 422);
    let (code, printed) = command(check, &told, &[]);
    assert_eq!(
        (code, refused_paths(&printed)),
        (2, vec!["agreed".to_owned()])
    );
}

/// Number of facts that fill every field of an input.
fn facts(fields: &[Field]) -> usize {
    fields
        .iter()
        .map(|field| match &field.kind {
            Kind::Group(inner) => facts(inner),
            Kind::List { fields, max, .. } => max * facts(fields),
            _ => 1,
        })
        .sum()
}

#[test]
fn what_a_check_can_be_told_fits_in_an_address() {
    for check in systems::checks() {
        let fields = check.fields(&Tables::default());
        // Situations on the table are sent as one text, and desks send rows as texts.
        if check.roles.is_empty() && systems::desk_of(check.id).is_none() {
            let most = facts(&fields);
            assert!(most <= MOST_FACTS, "{}: {most} facts", check.id);
        }
    }
}

#[test]
fn what_is_usual_is_what_the_figures_in_force_say() {
    const FIGURES: &str = "[dba.base-width]\n15mm.mm = 42\n";
    let (tables, problems) = rulebook("mine.toml", FIGURES);
    assert_eq!(problems, []);
    let check = systems::check("dba.recoil").unwrap();
    let usual = |tables: &Tables| {
        let fields = check.fields(tables);
        let width = fields.iter().find(|field| field.name == "bw").unwrap();
        width.default.clone()
    };
    assert_eq!(usual(&tables), Limit::Default(json!(42)));
    assert_ne!(usual(&Tables::default()), usual(&tables));

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, FIGURES).unwrap();
    let mut site = site(None);
    site.library.tables = tables;
    for width in [40, 42] {
        let told = json!({"recoiler": "Bd", "friend": "El", "same_facing": true, "bw": width});
        let told = told.as_object().unwrap();
        let api = check.answer_typed(&site.library.tables, told).unwrap();
        assert_eq!(api.input["bw"], json!(width));
        let (_, printed) = command(check, told, &["--rulebook", file.to_str().unwrap()]);
        let command: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(command["input"]["bw"], json!(width));
        assert_eq!(command["values"], json!(api.values));
        let given = Given {
            pairs: cavillo::check::pairs(told),
        };
        let page = pages::check(&site, Lang::En, check, &given, None);
        assert_eq!(page.status, 200);
        // The page uses the base width that its addresses contain.
        let addressed = |width| page.body.contains(&format!("bw={width}"));
        assert_eq!((addressed(40), addressed(42)), (width == 40, width == 42));
    }
}
