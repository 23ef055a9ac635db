//! The Model Context Protocol at `/mcp`, so that chat assistants ask instead of guessing; also over
//! standard input and output. The official SDK implements the protocol; the tools are in [`super::tools`].
//!
//! There are no sessions: each request is independent, in both versions of the protocol. An open verdict is
//! returned as "input required" if the client can ask its user; the state in between consists of the facts
//! only. Requests are counted, and their processor time is charged, as everywhere else.

use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData,
    Implementation, InputRequest, InputRequiredResult, ListResourceTemplatesResult,
    ListToolsResult, PaginatedRequestParams, ProtocolVersion, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, ResourceContents, ServerCapabilities, ServerConfig,
};
use rmcp::service::RequestContext;
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{RoleServer, ServerHandler, ServiceExt as _};
use serde_json::{Map, Value, json};
use tokio::runtime::Builder;

use super::api::MAX_BODY;
use super::documents::Problem;
use super::jobs::Spent;
use super::request::Asker;
use super::respond::bare;
use super::tools::{self, INSTRUCTIONS, Outcome, TOOLS, Tool};
use super::{Shared, Snapshot};
use crate::library::SaidQuestion;

/// URIs of resources: `cavillo:en/dba/recoil/into-elephants`.
const SCHEME: &str = "cavillo:";
/// Maximum size of a response, bytes: the fields and verdict of a check take about a tenth of it.
const MOST_SENT: usize = 4 << 20;

/// The handler of the protocol, which holds only the library.
#[derive(Clone, Debug)]
struct Assistant {
    shared: Arc<Shared>,
}

/// `/mcp`
pub async fn mcp(State(shared): State<Arc<Shared>>, request: Request) -> Response<Body> {
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_max_request_body_bytes(MAX_BODY)
        // All content is public, so DNS rebinding reveals nothing.
        .disable_allowed_hosts()
        .disable_allowed_origins();
    let service = StreamableHttpService::new(
        move || {
            Ok(Assistant {
                shared: shared.clone(),
            })
        },
        Arc::new(NeverSessionManager::default()),
        config,
    );
    let (head, body) = service.handle(request).await.into_parts();
    // Responses are sent whole, as everywhere else.
    match to_bytes(Body::new(body), MOST_SENT).await {
        Ok(body) => Response::from_parts(head, Body::from(body)),
        Err(_) => bare(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

/// Serves an assistant on the same machine over standard input and output, until the input ends.
///
/// # Errors
/// When no thread can be started, or the other side violates the protocol during initialisation.
pub fn stdio(shared: Arc<Shared>) -> Result<(), String> {
    let runtime = Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let running = Assistant { shared }
            .serve(rmcp::transport::stdio())
            .await
            .map_err(|error| error.to_string())?;
        let ended = running.waiting().await;
        ended.map(|_| ()).map_err(|error| error.to_string())
    })
}

impl Assistant {
    /// Runs a function on the snapshot on another thread, and charges the client for it.
    async fn with<T: Send + 'static>(
        &self,
        context: &RequestContext<RoleServer>,
        work: impl FnOnce(&Snapshot) -> T + Send + 'static,
    ) -> Result<T, ErrorData> {
        let client: Option<IpAddr> = context
            .extensions
            .get::<Parts>()
            .and_then(|parts| parts.extensions.get::<Asker>())
            .and_then(|Asker(client)| *client);
        let snapshot = self.shared.snapshot();
        self.shared
            .jobs
            .run(&self.shared.limit, client, move || work(&snapshot))
            .await
            .map_err(|Spent(seconds)| {
                ErrorData::internal_error(
                    format!("too much work for one client: go on in {seconds} s"),
                    Some(json!({"retry_after": seconds})),
                )
            })
    }
}

impl ServerHandler for Assistant {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_resources()
            .build();
        let mut info = ServerConfig::new(capabilities).with_instructions(INSTRUCTIONS);
        info.server_info = Implementation::new("cavillo", env!("CARGO_PKG_VERSION"));
        info
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(DESCRIBED.clone()))
    }

    fn get_tool(&self, name: &str) -> Option<rmcp::model::Tool> {
        DESCRIBED.iter().find(|tool| tool.name == name).cloned()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = tools::tool(&request.name) else {
            let names: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
            let name: String = request.name.chars().take(80).collect();
            return Err(ErrorData::invalid_params(
                format!("`{name}` is no tool: expected {}", names.join(", ")),
                None,
            ));
        };
        let asks = may_ask(&context);
        let given = with_answers(
            request.arguments.unwrap_or_default(),
            request.request_state.as_deref(),
            request.input_responses.unwrap_or_default(),
        );
        let facts = given.get("facts").cloned();
        let called = self
            .with(&context, move |snapshot| tool.call(&snapshot.site, given))
            .await?;
        Ok(match called {
            Err(problem) => refused(&problem).into(),
            Ok(Outcome::Open { ask, .. }) if asks && !ask.options.is_empty() => {
                question(&ask, facts)?.into()
            }
            Ok(Outcome::Open { value, text, .. } | Outcome::Complete { value, text }) => {
                let mut result = CallToolResult::structured(value);
                result.content = vec![ContentBlock::text(text)];
                result.into()
            }
        })
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        let template = json!({
            "uriTemplate": format!("{SCHEME}{{lang}}/{{+id}}"),
            "name": "ruling",
            "title": "A ruling in Markdown",
            "description": "by language (it, en) and the id of a ruling or source item",
            "mimeType": "text/markdown",
        });
        Ok(ListResourceTemplatesResult::with_all_items(vec![typed(
            template,
        )?]))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let uri = request.uri;
        let Some((lang, id)) = uri
            .strip_prefix(SCHEME)
            .and_then(|rest| rest.split_once('/'))
        else {
            let uri: String = uri.chars().take(80).collect();
            return Err(ErrorData::resource_not_found(
                format!("`{uri}` is no resource: expected {SCHEME}en/dba/recoil/into-elephants"),
                None,
            ));
        };
        let mut given = Map::new();
        given.insert("id".to_owned(), id.into());
        given.insert("lang".to_owned(), lang.into());
        let read = self
            .with(&context, move |snapshot| {
                tools::tool("ruling").map(|tool| tool.call(&snapshot.site, given))
            })
            .await?;
        match read {
            Some(Ok(Outcome::Complete { text, .. } | Outcome::Open { text, .. })) => {
                let contents = ResourceContents::text(text, uri).with_mime_type("text/markdown");
                Ok(ReadResourceResult::new(vec![contents]).into())
            }
            Some(Err(problem)) => Err(ErrorData::resource_not_found(problem.detail.clone(), None)),
            None => Err(ErrorData::internal_error("no such tool", None)),
        }
    }
}

/// An SDK value, from the JSON that the protocol defines.
fn typed<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, ErrorData> {
    serde_json::from_value(value)
        .map_err(|error| ErrorData::internal_error(error.to_string(), None))
}

/// The tools as the protocol describes them. All are read-only.
static DESCRIBED: LazyLock<Vec<rmcp::model::Tool>> = LazyLock::new(|| {
    let described = |tool: &Tool| {
        typed(json!({
            "name": tool.name,
            "title": tool.title,
            "description": tool.description,
            "inputSchema": (tool.input)(),
            "outputSchema": (tool.output)(),
            "annotations": {"readOnlyHint": true, "idempotentHint": true, "openWorldHint": false},
        }))
    };
    TOOLS
        .iter()
        .map(|tool| described(tool).unwrap_or_else(|error| unreachable!("{error:?}")))
        .collect()
});

/// Whether the client supports "input required" and can ask its user.
fn may_ask(context: &RequestContext<RoleServer>) -> bool {
    let version = context.protocol_version();
    version.is_some_and(|version| version.as_str() >= ProtocolVersion::V_2026_07_28.as_str())
        && context
            .client_capabilities()
            .is_some_and(|can| can.elicitation.is_some())
}

/// A problem document as the result of a tool, so that the assistant can correct its call.
fn refused(problem: &Problem) -> CallToolResult {
    let mut lines = vec![problem.detail.clone()];
    lines.extend(problem.errors.iter().map(|bad| bad.message.clone()));
    if let Some(near) = problem.near.as_ref().filter(|near| !near.is_empty()) {
        lines.push(format!("nearest: {}", near.join(", ")));
    }
    CallToolResult::error(vec![ContentBlock::text(lines.join("\n"))])
}

/// The next question of an open verdict, for the user. The state holds the facts so far.
fn question(ask: &SaidQuestion, facts: Option<Value>) -> Result<InputRequiredResult, ErrorData> {
    let options: Vec<Value> = ask
        .options
        .iter()
        .map(|option| json!({"const": as_text(&option.value), "title": option.label}))
        .collect();
    let request: InputRequest = typed(json!({
        "method": "elicitation/create",
        "params": {
            "mode": "form",
            "message": ask.text,
            "requestedSchema": {
                "type": "object",
                "properties": {"answer": {"type": "string", "oneOf": options}},
                "required": ["answer"],
            },
        },
    }))?;
    let state = facts.unwrap_or_else(|| json!({})).to_string();
    let asked = std::collections::BTreeMap::from([(ask.field.clone(), request)]);
    Ok(InputRequiredResult::new(Some(asked), Some(state)))
}

/// A value as an option of a form; [`from_text`] reads it back.
fn as_text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn from_text(text: &str) -> Value {
    match text.parse() {
        Ok(value @ (Value::Bool(_) | Value::Number(_))) => value,
        _ => Value::from(text),
    }
}

/// The arguments with the facts of the state and the answers of the user. A question that was declined is
/// not repeated: its field becomes unknown.
fn with_answers(
    mut given: Map<String, Value>,
    state: Option<&str>,
    answers: std::collections::BTreeMap<String, Value>,
) -> Map<String, Value> {
    if let Some(Ok(state @ Value::Object(_))) = state.map(str::parse) {
        given.insert("facts".to_owned(), state);
    }
    let facts = given.entry("facts").or_insert_with(|| json!({}));
    for (field, answer) in answers {
        let Value::Object(facts) = &mut *facts else {
            break;
        };
        match answer["content"]["answer"].as_str() {
            Some(text) if answer["action"] == "accept" => {
                crate::check::put(facts, &field, from_text(text));
            }
            _ => {
                let unknown = facts.entry("unknown").or_insert_with(|| json!([]));
                if let Value::Array(unknown) = unknown {
                    unknown.push(field.into());
                }
            }
        }
    }
    if given.get("facts").is_some_and(|facts| *facts == json!({})) {
        given.remove("facts");
    }
    given
}
