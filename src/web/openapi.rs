//! JSON Schema 2020-12 of every check, and the OpenAPI 3.1 description of the whole API, from the
//! declarations that also read the inputs.

use serde_json::{Map, Value, json};

use super::documents::{CheckSchemaJson, JSON, NDJSON, PROBLEM, Problem, check_json, check_title};
use super::{Site, matrix, url};
use crate::check::board::MOST;
use crate::check::{Check, Field, Kind, Limit, OutKind, Output, Takes, Unit};
use crate::cite::Voice;
use crate::content::NodeKind;
use crate::kit::scene::Side;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::systems;

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A check with the schemas of its inputs and results.
pub fn check_schema(site: &Site, lang: Lang, check: &'static Check) -> CheckSchemaJson<'static> {
    let top = |mut schema: Value, name: &str| {
        let map = schema.as_object_mut().map(std::mem::take).unwrap_or_default();
        let mut out = Map::from_iter([
            ("$schema".to_owned(), Value::from(DIALECT)),
            ("$id".to_owned(), Value::from(site.absolute(format!("/api/v1/checks/{}#{name}", check.id)))),
            ("title".to_owned(), Value::from(check_title(site, lang, check))),
        ]);
        out.extend(map);
        Value::Object(out)
    };
    CheckSchemaJson {
        check: check_json(site, lang, check),
        input: top(input(site, lang, check), "input"),
        values: top(outputs(site, lang, check, "", check.outputs), "values"),
    }
}

/// The inputs of a check, with the readings its players may agree on.
fn input(site: &Site, lang: Lang, check: &Check) -> Value {
    let mut schema = group(site, lang, check, "", &check.fields());
    let readings: Vec<&str> = check.readings().map(|(_, reading)| reading.id).collect();
    if !readings.is_empty() {
        schema["properties"]["agreed"] = json!({
            "type": ["array", "null"],
            "items": {"enum": readings},
            "uniqueItems": true,
            "default": [],
            "description": "Readings the players agreed on, at most one for each open point.",
        });
    }
    on_the_table(check, &mut schema);
    schema["properties"]["rulebook"] = json!({
        "type": ["string", "null"],
        "description": "The fingerprint that a permalink carries; passed over.",
    });
    schema
}

/// A check that looks at the table also takes the whole of it as `scene`, and its parts by id.
fn on_the_table(check: &Check, schema: &mut Value) {
    let mut piece = Value::Null;
    let mut kinds: Vec<&str> = Vec::new();
    for role in check.roles {
        let id = json!({"type": "string", "description": "with `scene`: a piece by its id"});
        let by_id = match role.takes {
            Takes::One | Takes::Rival => vec![id],
            Takes::Friends | Takes::Enemies | Takes::Others | Takes::All => {
                vec![
                    json!({"type": "string", "description": "with `scene`: pieces by their ids, divided by commas; left out, all that fit by their side"}),
                    list(id),
                ]
            }
            Takes::Grounds(of) | Takes::Outlines(of) => {
                kinds.extend(of);
                continue;
            }
            _ => continue,
        };
        let field = &mut schema["properties"][role.field];
        let own = field.take();
        if piece.is_null() {
            piece = if own["items"].is_object() { own["items"].clone() } else { own.clone() };
            piece["type"] = "object".into();
        }
        *field = json!({"title": own["title"], "anyOf": std::iter::once(own).chain(by_id).collect::<Vec<_>>()});
    }
    if check.roles.is_empty() {
        return;
    }
    kinds.sort_unstable();
    kinds.dedup();
    let place = json!({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2});
    let ground = json!({
        "type": "object",
        "required": ["kind", "polygon"],
        "properties": {
            "id": {"type": "string"},
            "kind": if kinds.is_empty() { json!({"type": "string"}) } else { json!({"type": "string", "examples": kinds}) },
            "control": {"enum": ["A", "B", null]},
            "polygon": {"type": "array", "items": place, "minItems": 3, "maxItems": MOST},
        },
    });
    let whole = json!({
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "elements": {"type": "array", "items": piece, "maxItems": MOST},
            "terrain": {"type": "array", "items": ground, "maxItems": MOST},
            "board": {"type": ["object", "null"], "required": ["w", "h"], "properties": {"w": {"type": "number"}, "h": {"type": "number"}}},
        },
    });
    schema["properties"]["scene"] = json!({
        "description": "The whole table at once: who is not named in a part is a friend or an enemy by his side. As an object, or in the short form of addresses: pieces `A1_Bd_0_15_180`, with depth or with frontage and depth after the facing, ground `wood_0_0_50_0_50_40`, the table `board_600_600`, divided by `*`.",
        "anyOf": [whole, {"type": "string", "examples": ["A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15"]}, {"type": "null"}],
    });
}

fn group(site: &Site, lang: Lang, check: &Check, prefix: &str, fields: &[Field]) -> Value {
    let required: Vec<&str> = fields.iter().filter(|field| is_required(field)).map(|field| field.name).collect();
    let properties: Map<String, Value> = fields.iter().map(|field| (field.name.to_owned(), property(site, lang, check, prefix, field))).collect();
    let mut schema = json!({"type": "object", "properties": properties, "additionalProperties": false});
    if !required.is_empty() {
        schema["required"] = required.into();
    }
    schema
}

/// A group is needed when something in it is: its fields are read as left out otherwise.
fn is_required(field: &Field) -> bool {
    match &field.kind {
        Kind::Group(fields) => field.default != Limit::Default(Value::Null) && fields.iter().any(is_required),
        Kind::List { min, .. } => *min > 0,
        _ => field.default == Limit::Required,
    }
}

fn property(site: &Site, lang: Lang, check: &Check, prefix: &str, field: &Field) -> Value {
    let path = if prefix.is_empty() { field.name.to_owned() } else { format!("{prefix}.{}", field.name) };
    let mut schema = match &field.kind {
        Kind::Choice { scope, codes } => json!({"type": "string", "oneOf": choices(site, lang, scope, codes)}),
        Kind::Flag => json!({"type": "boolean"}),
        Kind::Integer { min, max } => json!({"type": "integer", "minimum": min, "maximum": max}),
        Kind::Decimal { min, max } => json!({"type": "number", "minimum": min, "maximum": max}),
        Kind::Integers { min, max, most } => json!({"type": "array", "items": {"type": "integer", "minimum": min, "maximum": max}, "maxItems": most}),
        Kind::Decimals { min, max, most } => json!({"type": "array", "items": {"type": "number", "minimum": min, "maximum": max}, "maxItems": most}),
        Kind::Choices { scope, codes, min, max } => {
            json!({"type": "array", "items": {"type": "string", "oneOf": choices(site, lang, scope, codes)}, "minItems": min, "maxItems": max})
        }
        Kind::Name => json!({"type": "string", "maxLength": 40}),
        Kind::Text { most } | Kind::Lines { most } => json!({"type": "string", "maxLength": most}),
        Kind::Names { min, max } => json!({"type": "array", "items": {"type": "string", "maxLength": 40}, "minItems": min, "maxItems": max}),
        Kind::Pairs { max } => {
            json!({"type": "object", "additionalProperties": {"type": ["string", "null"], "maxLength": 40}, "maxProperties": max})
        }
        Kind::Outline => {
            let place = json!({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2});
            json!({"type": "array", "items": place, "minItems": 3, "maxItems": crate::check::board::MOST})
        }
        Kind::Outlines { most } => {
            let place = json!({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2});
            let outline = json!({"type": "array", "items": place, "minItems": 3, "maxItems": crate::check::board::MOST});
            json!({"type": "array", "items": outline, "maxItems": most})
        }
        Kind::Group(fields) => group(site, lang, check, &path, fields),
        Kind::List { fields, min, max } => json!({"type": "array", "items": group(site, lang, check, &path, fields), "minItems": min, "maxItems": max}),
    };
    schema["title"] = site.library.field_label(lang, check, &path).into();
    if field.unit != Unit::None {
        schema["x-unit"] = field.unit.code().into();
    }
    match &field.default {
        Limit::Default(value) => schema["default"] = value.clone(),
        Limit::Computed => schema["x-default"] = "computed".into(),
        Limit::Required | Limit::Optional => {}
    }
    // Null is the same as left out.
    if is_required(field) { schema } else { nullable(schema) }
}

fn nullable(mut schema: Value) -> Value {
    if let Some(kind) = schema.get("type").and_then(Value::as_str).map(str::to_owned) {
        schema["type"] = json!([kind, "null"]);
    }
    if let Some(choices) = schema.get_mut("oneOf").and_then(Value::as_array_mut) {
        choices.push(json!({"const": null}));
    }
    schema
}

/// Codes with what a reader calls them.
fn choices(site: &Site, lang: Lang, scope: &str, codes: &[&str]) -> Vec<Value> {
    let label = |code: &str| site.library.value_text(lang, Some(scope), &Value::from(code));
    codes.iter().map(|code| json!({"const": code, "title": label(code)})).collect()
}

/// A number of a unit.
fn number(unit: Unit) -> Value {
    if unit == Unit::None { json!({"type": "number"}) } else { json!({"type": "number", "x-unit": unit.code()}) }
}

fn outputs(site: &Site, lang: Lang, check: &Check, prefix: &str, declared: &[Output]) -> Value {
    let mut properties = Map::new();
    for output in declared {
        let path = format!("{prefix}{}", output.name);
        let mut schema = match &output.kind {
            OutKind::Word { scope, codes } => json!({"type": "string", "oneOf": choices(site, lang, scope, codes)}),
            OutKind::Words { scope, codes } => json!({"type": "array", "items": {"type": "string", "oneOf": choices(site, lang, scope, codes)}}),
            OutKind::Number(unit) => number(*unit),
            OutKind::Numbers(unit) => json!({"type": "array", "items": number(*unit)}),
            OutKind::Odds => json!({"type": ["string", "object", "null"], "additionalProperties": {"type": "string"}}),
            OutKind::Truth => json!({"type": "boolean"}),
            OutKind::Violations => json!({"type": "array", "items": {"enum": check.violations.iter().map(|v| v.code).collect::<Vec<_>>()}}),
            OutKind::Name => json!({"type": "string"}),
            OutKind::Names => json!({"type": "array", "items": {"type": "string"}}),
            OutKind::Group(inner) => outputs(site, lang, check, &format!("{path}-"), inner),
            OutKind::List(inner) => json!({"type": "array", "items": outputs(site, lang, check, &format!("{path}-"), inner)}),
        };
        if let Some(label) = site.library.texts.find(lang, &format!("{}-value-{path}", check.key())) {
            schema["title"] = label.into();
        }
        properties.insert(output.name.to_owned(), nullable(schema));
    }
    let required: Vec<&str> = declared.iter().map(|output| output.name).collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

/// An address of the API.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    pub method: &'static str,
    /// As OpenAPI writes it.
    pub path: &'static str,
    pub id: &'static str,
    pub summary: &'static str,
    /// Its own query parameters; all take `lang` besides.
    pub query: &'static [Parameter],
    /// The component that a good answer is.
    pub answer: &'static str,
    pub mime: &'static str,
    /// Statuses of problem documents.
    pub problems: &'static [u16],
}

/// A query parameter.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub kind: &'static str,
    pub about: &'static str,
}

const SEARCH: &[Parameter] = &[
    Parameter { name: "q", kind: "string", about: "words, \"phrases\", -without, system: kind: voice: section: cites:, an id or a source key" },
    Parameter { name: "system", kind: "string", about: "one game" },
    Parameter { name: "kind", kind: "string", about: "one kind of node, or `source`" },
    Parameter { name: "section", kind: "string", about: "one section of a game: recoil" },
    Parameter { name: "about", kind: "string", about: "ids of concepts that every hit speaks of, with commas between them" },
    Parameter { name: "limit", kind: "integer", about: "10 unless told, at most 50" },
    Parameter { name: "offset", kind: "integer", about: "hits to pass over" },
];

const AGREED: Parameter = Parameter { name: "agreed", kind: "string", about: "readings the players agreed on, with commas between them" };

/// Every address of the API.
pub const ROUTES: &[Route] = &[
    Route {
        method: "get",
        path: "/api/v1/search",
        id: "search",
        summary: "Rulings for a question in either language",
        query: SEARCH,
        answer: "Search",
        mime: JSON,
        problems: &[422],
    },
    Route {
        method: "get",
        path: "/api/v1/nodes/{id}",
        id: "node",
        summary: "A node; its id holds slashes",
        query: &[],
        answer: "Node",
        mime: JSON,
        problems: &[404, 422],
    },
    Route {
        method: "get",
        path: "/api/v1/nodes.ndjson",
        id: "nodes",
        summary: "The whole library, a node and language on each line",
        query: &[],
        answer: "Node",
        mime: NDJSON,
        problems: &[422],
    },
    Route {
        method: "get",
        path: "/api/v1/cite/{key}",
        id: "cite",
        summary: "What an id of any kind resolves to",
        query: &[],
        answer: "Cite",
        mime: JSON,
        problems: &[404, 422],
    },
    Route { method: "get", path: "/api/v1/checks", id: "checks", summary: "Every check", query: &[], answer: "Checks", mime: JSON, problems: &[422] },
    Route {
        method: "get",
        path: "/api/v1/checks/{id}",
        id: "check",
        summary: "A check with the JSON Schema of its inputs and results",
        query: &[],
        answer: "CheckSchema",
        mime: JSON,
        problems: &[404, 422],
    },
    Route {
        method: "post",
        path: "/api/v1/checks/{id}",
        id: "judge",
        summary: "A verdict on a situation; a refused move is a good answer",
        query: &[],
        answer: "Verdict",
        mime: JSON,
        problems: &[400, 404, 408, 413, 422],
    },
    Route {
        method: "get",
        path: "/api/v1/matrices/{id}",
        id: "matrix",
        summary: "A check asked for every pair, under circumstances given as dotted fields",
        query: &[AGREED],
        answer: "Matrix",
        mime: JSON,
        problems: &[404, 422],
    },
    Route { method: "get", path: "/api/openapi.json", id: "openapi", summary: "This document", query: &[], answer: "OpenApi", mime: JSON, problems: &[422] },
];

/// The OpenAPI 3.1 document. Besides the general address of checks, each check has its own, with
/// its own schemas: OpenAPI matches the concrete one first.
pub fn document(site: &Site, lang: Lang) -> Value {
    let mut paths = Map::new();
    for route in ROUTES {
        let operations = paths.entry(route.path).or_insert_with(|| json!({}));
        operations[route.method] = operation(route, route.id, route.summary, parameters(route), json!({"type": "object"}), reference(route.answer));
    }
    let mut schemas = components();
    let mut tags: Vec<Value> = systems::SYSTEMS.iter().map(|system| json!({"name": system.id})).collect();
    tags.push(json!({"name": "library"}));
    for check in systems::checks() {
        let (input_name, verdict_name) = (format!("{}.input", check.id), format!("{}.verdict", check.id));
        schemas.insert(input_name.clone(), input(site, lang, check));
        schemas.insert(
            verdict_name.clone(),
            json!({"allOf": [reference("Verdict"), {"properties": {"check": {"const": check.id}, "values": outputs(site, lang, check, "", check.outputs)}}]}),
        );
        let title = check_title(site, lang, check);
        let judge = ROUTES.iter().find(|route| route.id == "judge");
        if let Some(route) = judge {
            let mut operation =
                operation(route, &format!("judge-{}", check.key()), &title, vec![lang_parameter()], reference(&input_name), reference(&verdict_name));
            operation["tags"] = json!([check.system()]);
            operation["externalDocs"] = json!({"url": site.absolute(url::check(lang, check.id))});
            paths.insert(format!("/api/v1/checks/{}", check.id), json!({ "post": operation }));
        }
    }
    for (matrix, check) in systems::matrices().filter_map(|matrix| Some((matrix, matrix.check()?))) {
        if let Some(route) = ROUTES.iter().find(|route| route.id == "matrix") {
            let mut parameters = Vec::new();
            circumstances(site, lang, check, "", &matrix::offered(matrix, "", &check.fields()), &mut parameters);
            parameters.extend([query_parameter(&AGREED), lang_parameter()]);
            let key = matrix.id.replace('.', "-");
            let title = site.library.texts.find(lang, &key).unwrap_or_else(|| matrix.id.to_owned());
            let mut operation = operation(route, &format!("matrix-{key}"), &title, parameters, json!({"type": "object"}), reference(route.answer));
            operation["tags"] = json!([check.system()]);
            operation["externalDocs"] = json!({"url": site.absolute(url::tool(lang, matrix.id))});
            paths.insert(format!("/api/v1/matrices/{}", matrix.id), json!({ "get": operation }));
        }
    }
    let server = site.base_url.clone().unwrap_or_else(|| "/".to_owned());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Cavillo",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": env!("CARGO_PKG_DESCRIPTION"),
            "license": {"name": env!("CARGO_PKG_LICENSE"), "identifier": env!("CARGO_PKG_LICENSE")},
        },
        "jsonSchemaDialect": DIALECT,
        "servers": [{"url": server}],
        "tags": tags,
        "paths": paths,
        "components": {"schemas": schemas},
    })
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn lang_parameter() -> Value {
    json!({
        "name": "lang", "in": "query", "description": "negotiated by Accept-Language unless told",
        "schema": {"enum": Lang::ALL.map(Lang::code)},
    })
}

fn query_parameter(parameter: &Parameter) -> Value {
    json!({"name": parameter.name, "in": "query", "description": parameter.about, "schema": {"type": parameter.kind}})
}

/// The fields that a matrix offers as query parameters with dotted names.
fn circumstances(site: &Site, lang: Lang, check: &Check, prefix: &str, fields: &[Field], parameters: &mut Vec<Value>) {
    for field in fields {
        let path = if prefix.is_empty() { field.name.to_owned() } else { format!("{prefix}.{}", field.name) };
        match &field.kind {
            Kind::Group(inner) => circumstances(site, lang, check, &path, inner, parameters),
            _ => parameters.push(json!({"name": path, "in": "query", "schema": property(site, lang, check, prefix, field)})),
        }
    }
}

fn parameters(route: &Route) -> Vec<Value> {
    let mut all: Vec<Value> = route
        .path
        .split(['{', '}'])
        .skip(1)
        .step_by(2)
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .collect();
    all.extend(route.query.iter().map(query_parameter));
    all.push(lang_parameter());
    all
}

fn operation(route: &Route, id: &str, summary: &str, parameters: Vec<Value>, body: Value, answer: Value) -> Value {
    let mut responses = Map::new();
    responses.insert("200".to_owned(), json!({"description": "the answer", "content": {route.mime: {"schema": answer}}}));
    for status in route.problems {
        responses.insert(status.to_string(), json!({"description": "a problem", "content": {PROBLEM: {"schema": reference("Problem")}}}));
    }
    let mut operation = json!({"operationId": id, "summary": summary, "tags": ["library"], "parameters": parameters, "responses": responses});
    if route.method == "post" {
        operation["requestBody"] = json!({"required": true, "content": {JSON: {"schema": body}}});
    }
    operation
}

/// The shapes of answers. A test holds them against what the API really says.
fn components() -> Map<String, Value> {
    let text = json!({"type": "string"});
    let strings = json!({"type": "array", "items": {"type": "string"}});
    let maybe = json!({"type": ["string", "null"]});
    let object = json!({"type": "object"});
    let lang = json!({"enum": Lang::ALL.map(Lang::code)});
    let voice = json!({"enum": Voice::codes()});
    let kind = json!({"enum": ["legal", "illegal", "outcome", "score", "undetermined"]});
    let kinds: Vec<&str> = NodeKind::codes().into_iter().chain(["source"]).collect();
    let finding = record([("kind", kind.clone()), ("code", text.clone()), ("text", text.clone())]);
    let check = [
        ("id", text.clone()),
        ("system", text.clone()),
        ("kind", json!({"enum": ["tabular", "arithmetic", "odds", "geometric"]})),
        ("title", text.clone()),
        ("nodes", strings.clone()),
    ];
    // The operator's figures that were looked up, where a rulebook is in force.
    let mut rulebook = record([("fingerprint", text.clone()), ("figures", strings.clone())]);
    rulebook["type"] = json!(["object", "null"]);
    let all = [
        ("Problem", Problem::schema()),
        ("OpenApi", object.clone()),
        (
            "Search",
            record([
                ("query", text.clone()),
                ("lang", lang.clone()),
                ("total", json!({"type": "integer"})),
                ("suggestion", maybe.clone()),
                ("offers", list(record([("check", text.clone()), ("url", text.clone()), ("text", text.clone())]))),
                ("hits", list(reference("Hit"))),
            ]),
        ),
        (
            "Hit",
            record([
                ("id", text.clone()),
                ("system", maybe.clone()),
                ("section", maybe.clone()),
                ("kind", json!({"enum": kinds})),
                ("voice", json!({"enum": Voice::codes().into_iter().map(Value::from).chain([Value::Null]).collect::<Vec<_>>()})),
                ("title", text.clone()),
                ("answer", text.clone()),
                ("snippet", json!({"type": "string", "description": "HTML with <mark> and no other tag"})),
                ("url", maybe.clone()),
                ("score", json!({"type": "number"})),
                ("cites", strings.clone()),
                ("checks", strings.clone()),
            ]),
        ),
        (
            "Node",
            record([
                ("id", text.clone()),
                ("lang", lang.clone()),
                ("system", text.clone()),
                ("section", text.clone()),
                ("kind", json!({"enum": NodeKind::codes()})),
                ("voice", voice.clone()),
                ("title", text.clone()),
                ("answer", text.clone()),
                ("html", text.clone()),
                ("text", text.clone()),
                ("claims", list(record([("id", text.clone()), ("text", text.clone()), ("voice", voice.clone()), ("cites", strings.clone())]))),
                ("cites", strings.clone()),
                ("checks", strings.clone()),
                ("related", strings.clone()),
                ("revision", json!({"type": "integer", "minimum": 0})),
                ("url", text.clone()),
            ]),
        ),
        (
            "Cite",
            record([
                ("id", text.clone()),
                ("type", json!({"enum": ["node", "claim", "source", "check", "table", "concept"]})),
                ("lang", lang.clone()),
                ("title", text.clone()),
                ("text", maybe.clone()),
                ("nodes", strings.clone()),
                ("url", text.clone()),
                ("permalink", text.clone()),
            ]),
        ),
        ("Check", record(check.clone())),
        ("Checks", record([("checks", list(reference("Check")))])),
        ("CheckSchema", record(check.into_iter().chain([("input", object.clone()), ("values", object.clone())]))),
        ("Finding", finding),
        ("Picture", picture()),
        (
            "Verdict",
            record([
                ("check", text.clone()),
                ("lang", lang.clone()),
                ("input", object.clone()),
                ("finding", reference("Finding")),
                ("values", object.clone()),
                (
                    "steps",
                    list(record([
                        ("code", text.clone()),
                        ("applied", json!({"type": "boolean"})),
                        ("value", json!({})),
                        ("text", text.clone()),
                        ("cite", maybe.clone()),
                    ])),
                ),
                ("reasons", list(record([("cite", text.clone()), ("text", text.clone()), ("voice", voice), ("sources", strings.clone())]))),
                ("odds", {
                    let chance =
                        record([("code", text.clone()), ("num", json!({"type": "integer"})), ("den", json!({"type": "integer"})), ("text", text.clone())]);
                    json!({"type": ["array", "null"], "items": chance})
                }),
                ("remedies", list(record([("code", text.clone()), ("text", text.clone()), ("input", object.clone())]))),
                ("basis", json!({"enum": ["seeds", "mixed", "outside"]})),
                ("flags", strings.clone()),
                (
                    "readings",
                    list(record([
                        ("id", text.clone()),
                        ("point", text.clone()),
                        ("text", text.clone()),
                        ("values", object.clone()),
                        ("cites", strings.clone()),
                        ("default", json!({"type": "boolean"})),
                    ])),
                ),
                ("alternatives", list(record([("finding", reference("Finding")), ("values", object.clone())]))),
                ("missing", maybe.clone()),
                ("picture", json!({"anyOf": [reference("Picture"), {"type": "null"}], "description": "of a check that looks at the table"})),
                ("permalink", text.clone()),
                ("rulebook", rulebook.clone()),
            ]),
        ),
        (
            "Matrix",
            record([
                ("id", text.clone()),
                ("lang", lang),
                ("title", text.clone()),
                ("check", text.clone()),
                ("row", text.clone()),
                ("column", text.clone()),
                ("codes", strings.clone()),
                ("input", object),
                ("den", json!({"type": "integer"})),
                ("cells", list(list(reference("Cell")))),
                ("basis", json!({"enum": ["seeds", "mixed", "outside"]})),
                ("flags", strings.clone()),
                (
                    "readings",
                    list(record([
                        ("id", text.clone()),
                        ("point", text.clone()),
                        ("text", text.clone()),
                        ("cites", strings),
                        ("default", json!({"type": "boolean"})),
                        ("cells", json!({"type": "integer"})),
                    ])),
                ),
                ("permalink", text.clone()),
                ("rulebook", rulebook),
            ]),
        ),
        ("Cell", {
            // What cannot meet has neither finding nor counts.
            let mut code = record([("kind", kind), ("code", text.clone())]);
            code["type"] = json!(["object", "null"]);
            let count = json!({"type": ["integer", "null"]});
            record([("row", text.clone()), ("column", text), ("finding", code), ("wins", count.clone()), ("loses", count), ("url", maybe)])
        }),
    ];
    all.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect()
}

/// What stands on the table and what a verdict points out there; mm, y to the north, degrees
/// clockwise from north.
fn picture() -> Value {
    let (text, number) = (json!({"type": "string"}), json!({"type": "number"}));
    let place = json!({"type": "array", "items": number, "minItems": 2, "maxItems": 2});
    let outline = json!({"type": "array", "items": place});
    let base = ["x", "y", "facing", "w", "d"].map(|name| (name, number.clone()));
    let side = json!({"enum": Side::codes()});
    let mark = |shape: &str, fields: Vec<(&'static str, Value)>| {
        let all =
            [("shape", json!({"const": shape})), ("code", json!({"type": "string"})), ("of", json!({"type": "string", "description": "a piece by its id"}))];
        record(all.into_iter().chain(fields))
    };
    record([
        ("pieces", list(record([("id", text.clone()), ("side", side), ("troop", text.clone())].into_iter().chain(base.clone())))),
        (
            "grounds",
            list(record([
                ("id", text.clone()),
                ("kind", text),
                ("control", json!({"enum": Side::codes().into_iter().map(Value::from).chain([Value::Null]).collect::<Vec<_>>()})),
                ("polygon", outline.clone()),
            ])),
        ),
        ("board", json!({"anyOf": [place, {"type": "null"}], "description": "width and height of the table, its south-west corner at 0, 0"})),
        (
            "marks",
            list(json!({"oneOf": [
                mark("area", vec![("polygon", outline)]),
                mark("line", vec![("from", place.clone()), ("to", place.clone()), ("mm", json!({"type": ["number", "null"]}))]),
                mark("move", vec![("base", record(base))]),
                mark("fate", vec![]),
                mark("spot", vec![("at", place)]),
            ]})),
        ),
    ])
}

fn list(item: Value) -> Value {
    json!({"type": "array", "items": item})
}

/// An object whose fields are always there.
fn record<'n>(fields: impl IntoIterator<Item = (&'n str, Value)>) -> Value {
    let properties: Map<String, Value> = fields.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect();
    let required: Vec<String> = properties.keys().cloned().collect();
    json!({"type": "object", "required": required, "properties": properties})
}
