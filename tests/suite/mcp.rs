//! Tests of the Model Context Protocol, request by request, in both versions of the protocol. The
//! official client is tested in `tests/browser/mcp.mjs`.

use cavillo::web::limit::Rules;
use cavillo::web::{Shared, router};
use serde_json::{Value, json};

use crate::common::{Answer, NAMED, request, send, serving};

const MODERN: &str = "2026-07-28";

/// Sends one message; with `asks`, as a client of the new version that can ask its user.
async fn message(method: &str, mut params: Value, modern: Option<bool>) -> Answer {
    let mut headers = vec![
        ("content-type", "application/json"),
        ("accept", "application/json, text/event-stream"),
        ("host", "cavillo.example"),
    ];
    let name = params["name"].as_str().map(str::to_owned);
    if let Some(asks) = modern {
        headers.push(("mcp-protocol-version", MODERN));
        headers.push(("mcp-method", method));
        if let Some(name) = name.as_deref() {
            headers.push(("mcp-name", name));
        }
        let can = if asks {
            json!({"elicitation": {"form": {}}})
        } else {
            json!({})
        };
        params["_meta"] = json!({
            "io.modelcontextprotocol/protocolVersion": MODERN,
            "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
            "io.modelcontextprotocol/clientCapabilities": can,
        });
    }
    let body = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
    send(
        router(serving(&NAMED)),
        request("POST", "/mcp", &headers, body.to_string()),
    )
    .await
}

async fn result(method: &str, params: Value, modern: Option<bool>) -> Value {
    let answer = message(method, params, modern).await;
    let json = answer.json();
    assert!(json.get("error").is_none(), "{method}: {json}");
    json["result"].clone()
}

async fn call(name: &str, arguments: Value, modern: Option<bool>) -> Value {
    result(
        "tools/call",
        json!({"name": name, "arguments": arguments}),
        modern,
    )
    .await
}

fn text(result: &Value) -> &str {
    result["content"][0]["text"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn both_eras_are_told_who_answers_and_what_can_be_called() {
    let legacy = result(
        "initialize",
        json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}),
        None,
    )
    .await;
    assert_eq!(legacy["serverInfo"]["name"], "cavillo");
    assert_eq!(legacy["protocolVersion"], "2025-06-18");
    let modern = result("server/discover", json!({}), Some(false)).await;
    for told in [&legacy, &modern] {
        assert!(
            told["instructions"]
                .as_str()
                .is_some_and(|text| text.contains("Never fill in a fact")),
            "{told}"
        );
    }
    for era in [None, Some(false)] {
        let listed = result("tools/list", json!({}), era).await;
        let tools = listed["tools"].as_array().expect("a list");
        // Language models select tools less reliably if there are many.
        assert!((4..=7).contains(&tools.len()), "{listed}");
        for tool in tools {
            assert_eq!(tool["annotations"]["readOnlyHint"], true, "{tool}");
            for schema in ["inputSchema", "outputSchema"] {
                let schema = &tool[schema];
                assert_eq!(schema["type"], "object", "{tool}");
                assert!(!schema.to_string().contains("#/components/"), "{schema}");
            }
        }
    }
}

#[tokio::test]
async fn tools_answer_with_data_and_with_a_text_to_quote() {
    let found = call(
        "search",
        json!({"query": "elephant recoils into pikes", "game": "dba"}),
        None,
    )
    .await;
    let hits = found["structuredContent"]["hits"].as_array().expect("hits");
    let id = hits[0]["id"].as_str().expect("an id");
    assert!(text(&found).contains(id) && text(&found).contains("https://cavillo.example/"));
    let read = call("ruling", json!({"id": id, "lang": "it"}), None).await;
    assert_eq!(read["structuredContent"]["rulings"][0]["id"], id);
    assert!(
        text(&read).contains("https://cavillo.example/cite/") && text(&read).contains("?rev=it"),
        "{}",
        text(&read)
    );
    let item = call("ruling", json!({"id": "bob:recoil.2"}), None).await;
    assert_eq!(item["structuredContent"]["cite"]["type"], "source");
    assert!(
        item["structuredContent"]["rulings"]
            .as_array()
            .is_some_and(|all| !all.is_empty())
    );
    let candidates = call(
        "find_check",
        json!({"situation": "Ax recoil Pk behind", "game": "dba"}),
        None,
    )
    .await;
    let first = &candidates["structuredContent"]["candidates"][0];
    assert_eq!(first["check"], "dba.recoil");
    assert!(
        first["facts"]["recoiler"] == "Ax" && first["fields"]["properties"]["friend"].is_object(),
        "{first}"
    );
    let checked = call(
        "check_citations",
        json!({"text": "As dba/recoil/into-elephants says, not dba/recoil/into-elefants."}),
        None,
    )
    .await;
    let cited = &checked["structuredContent"]["citations"];
    assert_eq!(
        (&cited[0]["exists"], &cited[1]["exists"]),
        (&json!(true), &json!(false)),
        "{checked}"
    );
    assert!(
        text(&checked).contains("does not exist"),
        "{}",
        text(&checked)
    );
    // Facts as groups, or with the dotted names that links use.
    let judged = call(
        "judge",
        json!({"check": "dba.combat", "facts": {"a": {"troop": "Kn"}, "b.troop": "Ps"}}),
        None,
    )
    .await;
    assert_eq!(judged["structuredContent"]["check"], "dba.combat");
    assert_eq!(judged["structuredContent"]["input"]["b"]["troop"], "Ps");
    assert_eq!(judged["isError"], false);
    // Both for one group, and a fault where one would replace the other.
    let facts = json!({"a.troop": "Sp", "a": {"rear": "Sp"}, "b": {"troop": "Kn"}});
    let both = json!({"check": "dba.combat", "facts": facts});
    let both = call("judge", both, None).await;
    assert_eq!(both["structuredContent"]["input"]["a"]["troop"], "Sp");
    assert_eq!(both["structuredContent"]["input"]["a"]["rear"], "Sp");
    let facts = json!({"a": {"troop": "Sp"}, "a.troop.x": "Kn"});
    let torn = json!({"check": "dba.combat", "facts": facts});
    assert_eq!(call("judge", torn, None).await["isError"], true);
}

#[tokio::test]
async fn what_nobody_told_is_asked() {
    let facts = json!({"recoiler": "Ax", "friend": "Pk"});
    let given = json!({"check": "dba.recoil", "facts": facts});
    // A client of the old version, or one that cannot ask: the verdict contains the question.
    for era in [None, Some(false)] {
        let open = call("judge", given.clone(), era).await;
        let verdict = &open["structuredContent"];
        assert_eq!(verdict["status"], "open", "{open}");
        let field = verdict["asks"][0]["field"].as_str().expect("a question");
        assert!(text(&open).contains("Ask the player") && text(&open).contains(field));
    }
    // A client that can ask is asked, and the facts are sent with the question.
    let mut params = json!({"name": "judge", "arguments": given});
    let mut rounds = 0;
    let decided = loop {
        let answer = result("tools/call", params.clone(), Some(true)).await;
        if answer["resultType"] != "input_required" {
            break answer;
        }
        rounds += 1;
        assert!(rounds < 9, "{answer}");
        let asked = answer["inputRequests"].as_object().expect("questions");
        let (field, question) = asked.iter().next().expect("a question");
        let form = &question["params"]["requestedSchema"]["properties"]["answer"];
        assert!(
            question["params"]["message"]
                .as_str()
                .is_some_and(|text| text.ends_with('?')),
            "{answer}"
        );
        let option = form["oneOf"][0]["const"].clone();
        params["inputResponses"] =
            json!({field: {"action": "accept", "content": {"answer": option}}});
        params["requestState"] = answer["requestState"].clone();
    };
    assert!(rounds > 0);
    assert_ne!(decided["structuredContent"]["status"], "open", "{decided}");
    assert_eq!(decided["structuredContent"]["input"]["friend"], "Pk");
    // A user who declines is not asked again.
    let first = result(
        "tools/call",
        json!({"name": "judge", "arguments": given}),
        Some(true),
    )
    .await;
    let field = first["inputRequests"]
        .as_object()
        .and_then(|asked| asked.keys().next())
        .expect("a question");
    let next = result(
        "tools/call",
        json!({"name": "judge", "arguments": given, "requestState": first["requestState"], "inputResponses": {field: {"action": "decline"}}}),
        Some(true),
    )
    .await;
    assert!(next["inputRequests"].get(field).is_none(), "{next}");
}

#[tokio::test]
async fn rulings_are_resources() {
    let listed = result("resources/templates/list", json!({}), None).await;
    assert_eq!(
        listed["resourceTemplates"][0]["uriTemplate"],
        "cavillo:{lang}/{+id}"
    );
    let uri = "cavillo:en/dba/recoil/into-elephants";
    let read = result("resources/read", json!({"uri": uri}), None).await;
    let contents = &read["contents"][0];
    assert_eq!(
        (&contents["uri"], &contents["mimeType"]),
        (&json!(uri), &json!("text/markdown"))
    );
    for uri in [
        "cavillo:en/dba/nowhere",
        "cavillo:xx/dba/recoil",
        "file:///etc/passwd",
        "",
    ] {
        let lost = message("resources/read", json!({"uri": uri}), None)
            .await
            .json();
        assert!(lost["error"]["code"].is_i64(), "{uri}: {lost}");
    }
}

#[tokio::test]
async fn bad_calls_are_refused_by_name() {
    for (tool, arguments, named) in [
        ("search", json!({}), "query"),
        ("search", json!({"query": "a", "page": 2}), "page"),
        ("search", json!({"query": "a", "game": "chess"}), "chess"),
        ("search", json!({"query": "a".repeat(300)}), "256"),
        ("search", json!({"query": "a", "limit": 0}), "limit"),
        (
            "ruling",
            json!({"id": "dba/recoil/into-elephant"}),
            "into-elephants",
        ),
        ("judge", json!({"check": "dba.recoli"}), "dba.recoil"),
        (
            "judge",
            json!({"check": "dba.recoil", "facts": {"recoiler": "Xx"}}),
            "Xx",
        ),
        ("judge", json!({"check": "dba.recoil", "facts": 7}), "map"),
    ] {
        let refused = call(tool, arguments.clone(), None).await;
        assert_eq!(refused["isError"], true, "{tool} {arguments}: {refused}");
        assert!(
            text(&refused).contains(named),
            "{tool} {arguments}: {refused}"
        );
    }
    let unknown = message("tools/call", json!({"name": "judge_all"}), None)
        .await
        .json();
    assert!(
        unknown["error"]["message"]
            .as_str()
            .is_some_and(|text| text.contains("find_check")),
        "{unknown}"
    );
    let post = |body: String| async {
        let headers = [
            ("content-type", "application/json"),
            ("accept", "application/json, text/event-stream"),
            ("host", "x"),
        ];
        send(
            router(serving(&NAMED)),
            request("POST", "/mcp", &headers, body),
        )
        .await
    };
    let nested = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for (body, status) in [
        (String::new(), 400..=499),
        ("{".to_owned(), 400..=499),
        (nested, 400..=499),
        ("[]".to_owned(), 400..=499),
        (" ".repeat(70_000), 413..=413),
    ] {
        let answer = post(body.clone()).await;
        assert!(
            status.contains(&answer.status),
            "{} for {} bytes",
            answer.status,
            body.len()
        );
    }
    let read = send(
        router(serving(&NAMED)),
        request("GET", "/mcp", &[("host", "x")], ""),
    )
    .await;
    assert_eq!(read.status, 405);
}

#[tokio::test]
async fn calls_are_counted_and_other_sites_may_make_them() {
    let rules = Rules {
        per_second: 1,
        burst: 1,
        ..Rules::default()
    };
    let shared = Shared::around(NAMED.clone(), false, &rules);
    let call = || {
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}).to_string();
        let headers = [
            ("content-type", "application/json"),
            ("accept", "application/json, text/event-stream"),
            ("origin", "https://elsewhere.example"),
            ("host", "x"),
        ];
        let mut request = request("POST", "/mcp", &headers, body);
        let from: std::net::SocketAddr = "198.51.100.7:1234".parse().expect("an address");
        request
            .extensions_mut()
            .insert(axum::extract::ConnectInfo(from));
        send(router(shared.clone()), request)
    };
    let first = call().await;
    assert_eq!(
        (first.status, first.header("access-control-allow-origin")),
        (200, "*")
    );
    assert!(!first.header("ratelimit").is_empty());
    assert_eq!(call().await.status, 429);
}
