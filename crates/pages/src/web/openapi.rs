//! JSON Schema 2020-12 of every check, and the OpenAPI 3.1 description of the whole API, from the same
//! declarations that read the inputs.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::LazyLock;

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::addresses::{ADDRESSES, Method};
use super::cite::CitationsJson;
use super::documents::{
    CheckSchemaJson, ChecksJson, JSON, MatrixJson, NodeJson, PROBLEM, PROBLEMS, Problem,
    SearchJson, TableJson, VerdictJson, check_json, check_title, node_json, search_json,
    verdict_json,
};
use super::operations::{AGREED, LANG};
pub use super::operations::{Operation, Parameter};
use super::pages::LONGEST_POST;
use super::revisions::RevisionsJson;
use super::{Site, cite, matrix, url};
use crate::check::board::{LONGEST_NAME, MOST};
use crate::check::{
    Check, Field, Kind, Limit, MOST_AGREED, MOST_NAMES, OutKind, Output, Takes, Unit, Verdict, form,
};
use crate::content::Node;
use crate::kit::scene::Side;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::search::Request;
use crate::systems;

/// Summary of the API.
const SUMMARY: &str = "A bilingual rules knowledge base for tabletop miniature wargames: rulings, executable checks, search.";
/// Path of the schemas in the document.
const IN_DOCUMENT: &str = "#/components/schemas/";
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A check, with the schemas of its inputs and results.
pub fn check_schema(site: &Site, lang: Lang, check: &'static Check) -> CheckSchemaJson<'static> {
    let top = |mut schema: Value, name: &str| {
        let map = schema
            .as_object_mut()
            .map(std::mem::take)
            .unwrap_or_default();
        let mut out = Map::from_iter([
            ("$schema".to_owned(), Value::from(DIALECT)),
            (
                "$id".to_owned(),
                Value::from(site.absolute(format!("/api/v1/checks/{}#{name}", check.id))),
            ),
            (
                "title".to_owned(),
                Value::from(check_title(site, lang, check)),
            ),
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
    let mut schema = group(site, lang, check, "", &check.fields(&site.library.tables));
    let readings: Vec<&str> = check.readings().map(|(_, reading)| reading.id).collect();
    if !readings.is_empty() {
        schema["properties"]["agreed"] = json!({
            "type": ["array", "null"],
            "items": {"enum": readings},
            "default": [],
            "maxItems": MOST_AGREED,
            "description": "Readings the players agreed on, at most one for each open point; one said twice counts once.",
        });
    }
    schema["properties"]["unknown"] = json!({
        "type": ["array", "string", "null"],
        "items": {"type": "string"},
        "maxItems": MOST_NAMES,
        "description": "Paths of facts that nobody knows: explored, never asked.",
    });
    if schema["properties"].get("ask").is_none() {
        let results: Vec<&str> = check.outputs.iter().map(|output| output.name).collect();
        schema["properties"]["ask"] = json!({
            "type": ["array", "string", "null"],
            "items": {"enum": results},
            "maxItems": MOST_NAMES,
            "description": "The results wanted: only facts that matter for them are asked. Left out, what a player wants to know first.",
        });
    }
    on_the_table(check, &mut schema);
    schema["properties"]["ed"] = json!({"description": "The fingerprint that a permalink carries: `since` then says what has changed. What is none is passed over."});
    schema["properties"]["rulebook"] = json!({"description": "The fingerprint that a permalink carries; passed over, whatever it is."});
    schema
}

/// A geometric check also accepts the whole table as `scene`, and pieces by id.
fn on_the_table(check: &Check, schema: &mut Value) {
    let mut piece = Value::Null;
    let mut kinds: Vec<&str> = Vec::new();
    for role in check.roles {
        let id = json!({"type": "string", "maxLength": LONGEST_NAME, "description": "with `scene`: a piece by its id"});
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
            let listed = if own["anyOf"].is_array() {
                &own["anyOf"][0]
            } else {
                &own
            };
            piece = if listed["items"].is_object() {
                listed["items"].clone()
            } else {
                own.clone()
            };
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
            "id": {"type": "string", "maxLength": LONGEST_NAME},
            "kind": if kinds.is_empty() { json!({"type": "string"}) } else { json!({"type": "string", "examples": kinds}) },
            "control": {"enum": ["A", "B", null]},
            "polygon": {"type": "array", "items": place, "minItems": 3, "maxItems": MOST},
        },
    });
    let whole = json!({
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "elements": {"type": ["array", "null"], "items": piece, "maxItems": MOST},
            "terrain": {"type": ["array", "null"], "items": ground, "maxItems": MOST},
            "board": {"type": ["object", "null"], "required": ["w", "h"], "properties": {"w": {"type": "number"}, "h": {"type": "number"}}},
        },
    });
    schema["properties"]["scene"] = json!({
        "description": "The whole table at once: who is not named in a part is a friend or an enemy by his side. As an object, or in the short form of addresses: pieces `A1_Bd_0_15_180`, with depth or with frontage and depth after the facing, ground `wood_0_0_50_0_50_40`, the table `board_600_600`, divided by `*`.",
        "anyOf": [whole, {"type": "string", "examples": ["A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15"]}, {"type": "null"}],
    });
}

fn group(site: &Site, lang: Lang, check: &Check, prefix: &str, fields: &[Field]) -> Value {
    let required: Vec<&str> = fields
        .iter()
        .filter(|field| is_required(field))
        .map(|field| field.name)
        .collect();
    let properties: Map<String, Value> = fields
        .iter()
        .map(|field| {
            (
                field.name.to_owned(),
                property(site, lang, check, prefix, field),
            )
        })
        .collect();
    let mut schema =
        json!({"type": "object", "properties": properties, "additionalProperties": false});
    if !required.is_empty() {
        schema["required"] = required.into();
    }
    schema
}

/// A group is required if one of its fields is; otherwise its fields count as omitted.
fn is_required(field: &Field) -> bool {
    match &field.kind {
        Kind::Group(fields) => {
            field.default != Limit::Default(Value::Null) && fields.iter().any(is_required)
        }
        Kind::List { min, .. } => *min > 0,
        _ => field.default == Limit::Required,
    }
}

fn property(site: &Site, lang: Lang, check: &Check, prefix: &str, field: &Field) -> Value {
    let path = if prefix.is_empty() {
        field.name.to_owned()
    } else {
        format!("{prefix}.{}", field.name)
    };
    let mut schema = match &field.kind {
        Kind::Choice { scope, codes } => {
            json!({"type": "string", "oneOf": choices(site, lang, scope, codes)})
        }
        Kind::Flag => json!({"type": "boolean"}),
        Kind::Integer { min, max } => json!({"type": "integer", "minimum": min, "maximum": max}),
        Kind::Decimal { min, max } => json!({"type": "number", "minimum": min, "maximum": max}),
        Kind::Integers { min, max, most } => {
            json!({"type": "array", "items": {"type": "integer", "minimum": min, "maximum": max}, "maxItems": most})
        }
        Kind::Decimals { min, max, most } => {
            json!({"type": "array", "items": {"type": "number", "minimum": min, "maximum": max}, "maxItems": most})
        }
        Kind::Choices {
            scope,
            codes,
            min,
            max,
        } => {
            json!({"type": "array", "items": {"type": "string", "oneOf": choices(site, lang, scope, codes)}, "minItems": min, "maxItems": max})
        }
        Kind::Name => json!({"type": "string", "maxLength": LONGEST_NAME}),
        Kind::Text { most } | Kind::Lines { most } => json!({"type": "string", "maxLength": most}),
        Kind::Names { min, max } => {
            json!({"type": "array", "items": {"type": "string", "maxLength": LONGEST_NAME}, "minItems": min, "maxItems": max})
        }
        Kind::Pairs { max } => {
            json!({"type": "object", "additionalProperties": {"type": ["string", "null"], "maxLength": LONGEST_NAME}, "maxProperties": max})
        }
        Kind::Outline => {
            let place =
                json!({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2});
            json!({"type": "array", "items": place, "minItems": 3, "maxItems": crate::check::board::MOST})
        }
        Kind::Outlines { most } => {
            let place =
                json!({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2});
            let outline = json!({"type": "array", "items": place, "minItems": 3, "maxItems": crate::check::board::MOST});
            json!({"type": "array", "items": outline, "maxItems": most})
        }
        Kind::Group(fields) => {
            let whole = group(site, lang, check, &path, fields);
            match fields.iter().find(|inner| Some(inner.name) == field.plain) {
                None => whole,
                Some(inner) => {
                    let mut plain = property(site, lang, check, &path, inner);
                    plain["description"] = format!("As `{}` alone.", inner.name).into();
                    json!({"anyOf": [whole, plain]})
                }
            }
        }
        Kind::List { fields, min, max } => {
            let list = json!({"type": "array", "items": group(site, lang, check, &path, fields), "minItems": min, "maxItems": max});
            match form::sample_row(fields) {
                None => list,
                Some(row) => json!({"anyOf": [list, {
                    "type": "string",
                    "description": "The same in one text, as addresses have it: rows divided by `*`, the values of a row by `_` in the order of the properties; what is left out at the end of a row is as usual.",
                    "examples": [row],
                }]}),
            }
        }
    };
    let may_lack = match &field.kind {
        Kind::Group(_) => matches!(field.default, Limit::Default(Value::Null) | Limit::Asked),
        Kind::List { min, .. } => *min == 0,
        _ => false,
    };
    if may_lack {
        let told = json!({"type": "boolean", "description": "`false`: there is none. `true`: there is one, and no more is known of it."});
        match schema.get_mut("anyOf").and_then(Value::as_array_mut) {
            Some(shapes) => shapes.push(told),
            None => schema = json!({"anyOf": [schema, told]}),
        }
    }
    if field.ranged {
        schema = json!({"anyOf": [schema, {"type": "string", "pattern": "^(>?-?[0-9.]*\\.\\.=?-?[0-9.]*|-?[0-9][0-9.]*[-–]-?[0-9.]+)$", "description": "A range, where the number is not known: `15..` (at least), `..40` (less than), `..=40` (at most), `15..40`, or `15-40` with both ends."}]});
    }
    schema["title"] = site.library.field_label(lang, check, &path).into();
    if field.unit != Unit::None {
        schema["x-unit"] = field.unit.code().into();
    }
    match &field.default {
        Limit::Default(value) => schema["default"] = value.clone(),
        Limit::Computed => schema["x-default"] = "computed".into(),
        Limit::Asked => schema["x-default"] = "asked".into(),
        Limit::Required | Limit::Optional => {}
    }
    // Null is equivalent to omitting the field.
    if is_required(field) {
        schema
    } else {
        nullable(schema)
    }
}

fn nullable(mut schema: Value) -> Value {
    if let Some(kind) = schema
        .get("type")
        .and_then(Value::as_str)
        .map(str::to_owned)
    {
        schema["type"] = json!([kind, "null"]);
    }
    if let Some(choices) = schema.get_mut("oneOf").and_then(Value::as_array_mut) {
        choices.push(json!({"const": null}));
    }
    if let Some(shapes) = schema.get_mut("anyOf").and_then(Value::as_array_mut) {
        shapes.push(json!({"type": "null"}));
    }
    schema
}

/// Codes with their names.
fn choices(site: &Site, lang: Lang, scope: &str, codes: &[&str]) -> Vec<Value> {
    let label = |code: &str| {
        site.library
            .value_text(lang, Some(scope), &Value::from(code))
    };
    codes
        .iter()
        .map(|code| json!({"const": code, "title": label(code)}))
        .collect()
}

/// A number with a unit.
fn number(unit: Unit) -> Value {
    if unit == Unit::None {
        json!({"type": "number"})
    } else {
        json!({"type": "number", "x-unit": unit.code()})
    }
}

fn outputs(site: &Site, lang: Lang, check: &Check, prefix: &str, declared: &[Output]) -> Value {
    let mut properties = Map::new();
    for output in declared {
        let path = format!("{prefix}{}", output.name);
        let mut schema = match &output.kind {
            OutKind::Word { scope, codes } => {
                json!({"type": "string", "oneOf": choices(site, lang, scope, codes)})
            }
            OutKind::Words { scope, codes } => {
                json!({"type": "array", "items": {"type": "string", "oneOf": choices(site, lang, scope, codes)}})
            }
            OutKind::Number(unit) => number(*unit),
            OutKind::Numbers(unit) => json!({"type": "array", "items": number(*unit)}),
            OutKind::Odds => {
                json!({"type": ["string", "object", "null"], "additionalProperties": {"type": "string"}})
            }
            OutKind::Truth => json!({"type": "boolean"}),
            OutKind::Violations => {
                json!({"type": "array", "items": {"enum": check.violations.iter().map(|v| v.code).collect::<Vec<_>>()}})
            }
            OutKind::Name => json!({"type": "string"}),
            OutKind::Names => json!({"type": "array", "items": {"type": "string"}}),
            OutKind::Group(inner) => outputs(site, lang, check, &format!("{path}-"), inner),
            OutKind::List(inner) => {
                json!({"type": "array", "items": outputs(site, lang, check, &format!("{path}-"), inner)})
            }
        };
        if let Some(label) = site.library.result_label(
            lang,
            check,
            &path,
            &site.library.parties(lang, check, &Map::new()),
        ) {
            schema["title"] = label.into();
        }
        properties.insert(output.name.to_owned(), nullable(schema));
    }
    let required: Vec<&str> = declared.iter().map(|output| output.name).collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

/// A described address.
#[derive(Clone, Debug)]
pub struct Route {
    pub method: &'static str,
    /// In OpenAPI notation.
    pub path: String,
    operation: Operation,
}

impl Deref for Route {
    type Target = Operation;

    fn deref(&self) -> &Operation {
        &self.operation
    }
}

/// Statuses that any address may return: too many requests, and server errors.
const ANYWHERE: [u16; 3] = [429, 500, 503];

/// Every described address, in table order.
pub static ROUTES: LazyLock<Vec<Route>> = LazyLock::new(|| {
    ADDRESSES
        .iter()
        .filter_map(|address| {
            Some(Route {
                method: match address.method {
                    Method::Post => "post",
                    Method::Get | Method::Any => "get",
                },
                path: address.documented(),
                operation: address.described?,
            })
        })
        .collect()
});

/// A worked example of the library that its check can judge; used for all examples.
#[derive(Debug)]
pub struct Worked<'s> {
    pub node: &'s Node,
    pub check: &'static Check,
    pub input: &'s Map<String, Value>,
    pub verdict: Verdict,
}

/// The worked examples of a check, in reading order.
pub fn worked<'s>(site: &'s Site, check: &'static Check) -> impl Iterator<Item = Worked<'s>> {
    let nodes = site
        .library
        .content
        .nodes
        .iter()
        .filter(|node| node.attributes.superseded.is_none());
    let examples = nodes.flat_map(move |node| {
        node.examples
            .iter()
            .filter(|example| example.check.as_str() == check.id)
            .map(move |example| (node, example))
    });
    examples.filter_map(move |(node, example)| {
        let verdict = check
            .answer_typed(&site.library.tables, &example.input)
            .ok()?;
        Some(Worked {
            node,
            check,
            input: &example.input,
            verdict,
        })
    })
}

/// The example used everywhere: of all worked examples that can be judged, one from the shortest node, so
/// that it fits on a screen.
pub fn first_worked(site: &Site) -> Option<Worked<'_>> {
    let fits = |node: &&Node| {
        let text = &node.text[Lang::It];
        node.attributes.superseded.is_none()
            && !node.examples.is_empty()
            && text.tables.is_empty()
            && !node.all_cites().is_empty()
    };
    let mut nodes: Vec<&Node> = site.library.content.nodes.iter().filter(fits).collect();
    nodes.sort_by_key(|node| node.text[Lang::It].plain.len());
    nodes.into_iter().find_map(|node| {
        let example = node.examples.first()?;
        let check =
            systems::check(example.check.as_str()).filter(|check| check.roles.is_empty())?;
        let verdict = check
            .answer_typed(&site.library.tables, &example.input)
            .ok()?;
        Some(Worked {
            node,
            check,
            input: &example.input,
            verdict,
        })
    })
}

/// Number of example situations in the description of a check.
const SHOWN: usize = 3;

/// The OpenAPI 3.1 document. Besides the general address of checks, each check has its own address with its
/// own schemas; OpenAPI matches the concrete one first.
pub fn document(site: &Site, lang: Lang) -> Value {
    let says = Says {
        site,
        lang,
        first: first_worked(site),
    };
    let mut paths = Map::new();
    for route in ROUTES.iter() {
        let operations = paths
            .entry(route.path.as_str())
            .or_insert_with(|| json!({}));
        let mut operation = says.operation(
            route,
            route.id,
            &says.text(route.id),
            says.parameters(route),
            reference(route.answer),
        );
        operation["description"] = says.about(route.id).into();
        let first = says.first.as_ref();
        if route.id == "citations" {
            says.takes_text(&mut operation);
        } else if route.method == "post" {
            says.takes(&mut operation, json!({"type": "object"}), first.as_slice());
        }
        if let Some(answer) = first.and_then(|first| says.answer(route, first)) {
            operation["responses"]["200"]["content"][route.mime]["example"] = answer;
        }
        operations[route.method] = operation;
    }
    let mut schemas = components();
    let mut tags: Vec<Value> = vec![json!({"name": "library"})];
    tags.extend(
        systems::SYSTEMS.iter().map(|system| json!({"name": system.id, "description": site.library.texts.get(lang, &format!("system-{}", system.id))})),
    );
    let of = |id: &str| ROUTES.iter().find(|route| route.id == id);
    for check in systems::checks() {
        let (Some(judge), Some(described)) = (of("judge"), of("check")) else {
            continue;
        };
        let (input_name, verdict_name) = (
            format!("{}.input", check.id),
            format!("{}.verdict", check.id),
        );
        schemas.insert(input_name.clone(), input(site, lang, check));
        schemas.insert(
            verdict_name.clone(),
            json!({"allOf": [reference("Verdict"), {"properties": {"check": {"const": check.id}, "values": outputs(site, lang, check, "", check.outputs)}}]}),
        );
        let title = check_title(site, lang, check);
        let seen = json!({"url": site.absolute(url::check(lang, check.id))});
        let shown: Vec<Worked<'_>> = worked(site, check).take(SHOWN).collect();
        let mut asked = says.operation(
            judge,
            &format!("judge-{}", check.key()),
            &title,
            vec![says.parameter(&LANG)],
            reference(&verdict_name),
        );
        says.takes(
            &mut asked,
            reference(&input_name),
            &shown.iter().collect::<Vec<_>>(),
        );
        if let Some(first) = shown.first() {
            asked["responses"]["200"]["content"][JSON]["example"] =
                json!(verdict_json(site, lang, &first.verdict));
        }
        let mut read = says.operation(
            described,
            &format!("check-{}", check.key()),
            &title,
            vec![says.parameter(&LANG)],
            reference(described.answer),
        );
        for operation in [&mut asked, &mut read] {
            operation["tags"] = json!([check.system()]);
            operation["externalDocs"] = seen.clone();
        }
        paths.insert(
            format!("/api/v1/checks/{}", check.id),
            json!({"get": read, "post": asked}),
        );
    }
    for (matrix, check) in systems::matrices().filter_map(|matrix| Some((matrix, matrix.check()?)))
    {
        let Some(route) = of("matrix") else { continue };
        let mut parameters = Vec::new();
        circumstances(
            site,
            lang,
            check,
            "",
            &matrix::offered(matrix, "", &check.fields(&site.library.tables)),
            &mut parameters,
        );
        parameters.extend([says.parameter(&AGREED), says.parameter(&LANG)]);
        let key = matrix.id.replace('.', "-");
        let title = site
            .library
            .texts
            .find(lang, &key)
            .unwrap_or_else(|| matrix.id.to_owned());
        let mut operation = says.operation(
            route,
            &format!("matrix-{key}"),
            &title,
            parameters,
            reference(route.answer),
        );
        operation["tags"] = json!([check.system()]);
        operation["externalDocs"] = json!({"url": site.absolute(url::tool(lang, matrix.id))});
        paths.insert(
            format!("/api/v1/matrices/{}", matrix.id),
            json!({ "get": operation }),
        );
    }
    json!({
        "openapi": "3.1.0",
        "info": info(site, lang),
        "jsonSchemaDialect": DIALECT,
        "servers": [{"url": site.base_url.clone().unwrap_or_else(|| "/".to_owned())}],
        "externalDocs": {"url": site.absolute(url::api_docs(lang)), "description": site.library.texts.get(lang, "api-title")},
        "security": [],
        "tags": tags,
        "paths": paths,
        "components": {"schemas": schemas},
    })
}

/// The `info` object of the document.
pub fn info(site: &Site, lang: Lang) -> Value {
    let text = |key: &str| site.library.texts.get(lang, key);
    let description = ["api-lead", "api-stable", "api-open", "api-licence"]
        .map(text)
        .join("\n\n");
    json!({
        "title": "Cavillo",
        "version": env!("CARGO_PKG_VERSION"),
        "summary": SUMMARY,
        "description": description,
        "license": {"name": env!("CARGO_PKG_LICENSE"), "identifier": env!("CARGO_PKG_LICENSE")},
    })
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// Fields that a matrix offers as query parameters with dotted names.
fn circumstances(
    site: &Site,
    lang: Lang,
    check: &Check,
    prefix: &str,
    fields: &[Field],
    parameters: &mut Vec<Value>,
) {
    for field in fields {
        let path = if prefix.is_empty() {
            field.name.to_owned()
        } else {
            format!("{prefix}.{}", field.name)
        };
        match &field.kind {
            Kind::Group(inner) => circumstances(site, lang, check, &path, inner, parameters),
            _ => {
                let mut schema = property(site, lang, check, prefix, field);
                // In an address, a name without a value is equivalent to omitting it.
                for shapes in ["oneOf", "anyOf"] {
                    if let Some(shapes) = schema.get_mut(shapes).and_then(Value::as_array_mut) {
                        shapes.push(json!({"const": ""}));
                    }
                }
                parameters.push(json!({"name": path, "in": "query", "schema": schema}));
            }
        }
    }
}

/// The names in braces of a path.
pub fn places(path: &str) -> impl Iterator<Item = &str> {
    path.split(['{', '}']).skip(1).step_by(2)
}

/// A text with citations, from the first worked example.
pub fn citing(lang: Lang, first: &Worked<'_>) -> String {
    let key = first.node.all_cites().first().map(ToString::to_string);
    format!(
        "{} ({})",
        first.node.text[lang].title,
        key.unwrap_or_else(|| first.node.id.to_string())
    )
}

/// The value of a path parameter, from the first worked example.
pub fn placed(route: &Route, first: &Worked<'_>) -> String {
    match route.id {
        "node" => first.node.id.to_string(),
        "cite" => first
            .node
            .all_cites()
            .first()
            .map(ToString::to_string)
            .unwrap_or_default(),
        "table" => systems::tables()
            .next()
            .map(|table| table.id.to_owned())
            .unwrap_or_default(),
        "matrix" => systems::matrices()
            .next()
            .map(|matrix| matrix.id.to_owned())
            .unwrap_or_default(),
        _ => first.check.id.to_owned(),
    }
}

/// A site that speaks a language, and its first worked example.
struct Says<'s> {
    site: &'s Site,
    lang: Lang,
    first: Option<Worked<'s>>,
}

impl Says<'_> {
    fn text(&self, id: &str) -> String {
        self.site.library.texts.get(self.lang, &format!("api-{id}"))
    }

    fn about(&self, id: &str) -> String {
        self.site
            .library
            .texts
            .get(self.lang, &format!("api-{id}.about"))
    }

    fn parameter(&self, parameter: &Parameter) -> Value {
        let mut said = json!({
            "name": parameter.name, "in": "query",
            "description": self.text(&format!("param-{}", parameter.name)),
            "schema": (parameter.schema)(),
        });
        if let (Some(first), "q") = (&self.first, parameter.name) {
            said["example"] = first.node.text[self.lang].title.as_str().into();
        }
        said
    }

    fn parameters(&self, route: &Route) -> Vec<Value> {
        let place = |name: &str| {
            let mut said = json!({
                "name": name, "in": "path", "required": true,
                "description": self.text(&format!("place-{}", route.id)),
                "schema": {"type": "string", "minLength": 1},
            });
            if let Some(first) = &self.first {
                said["example"] = placed(route, first).into();
            }
            said
        };
        places(&route.path)
            .map(place)
            .chain(
                route
                    .query
                    .iter()
                    .map(|parameter| self.parameter(parameter)),
            )
            .chain([self.parameter(&LANG)])
            .collect()
    }

    fn operation(
        &self,
        route: &Route,
        id: &str,
        summary: &str,
        parameters: Vec<Value>,
        answer: Value,
    ) -> Value {
        let text = json!({"schema": {"type": "string"}});
        let mut good = json!({"description": "the answer", "content": {route.mime: {"schema": answer}}, "headers": {"X-Request-Id": text}});
        let mut responses = Map::new();
        if route.method == "get" {
            good["headers"]["ETag"] = text.clone();
            responses
                .insert("304".to_owned(), json!({"description": "unchanged since the answer whose ETag was sent as If-None-Match", "headers": {"ETag": text}}));
        }
        responses.insert("200".to_owned(), good);
        for status in route.problems.iter().chain(&ANYWHERE) {
            let codes: Vec<String> = PROBLEMS
                .iter()
                .filter(|(_, of)| of == status)
                .map(|(code, _)| format!("`{code}`"))
                .collect();
            let mut problem = json!({"description": format!("a problem: {}", codes.join(", ")), "content": {PROBLEM: {"schema": reference("Problem")}}});
            if matches!(*status, 429 | 503) {
                problem["headers"] = json!({"Retry-After": {"required": true, "schema": {"type": "integer", "minimum": 1}}});
            }
            responses.insert(status.to_string(), problem);
        }
        responses.sort_keys();
        json!({"operationId": id, "summary": summary, "tags": ["library"], "parameters": parameters, "responses": responses})
    }

    /// The request body of a check, with worked examples.
    fn takes(&self, operation: &mut Value, schema: Value, shown: &[&Worked<'_>]) {
        let mut examples = Map::new();
        for (n, worked) in shown.iter().enumerate() {
            let name = format!("{}-{}", worked.node.id.as_str().replace('/', "-"), n + 1);
            examples.insert(
                name,
                json!({"summary": worked.node.text[self.lang].title, "value": worked.input}),
            );
        }
        operation["requestBody"] =
            json!({"required": true, "content": {JSON: {"schema": schema, "examples": examples}}});
    }

    /// The request body for the citations of a text.
    fn takes_text(&self, operation: &mut Value) {
        let schema = json!({
            "type": "object",
            "required": ["text"],
            "additionalProperties": false,
            "properties": {"text": {"type": "string", "maxLength": LONGEST_POST}},
        });
        let mut body = json!({"schema": schema});
        if let Some(first) = &self.first {
            let value = json!({"text": citing(self.lang, first)});
            body["examples"] =
                json!({"draft": {"summary": self.text("citations"), "value": value}});
        }
        operation["requestBody"] = json!({"required": true, "content": {JSON: body}});
    }

    /// Response of an address to the first worked example; `None` if it is too long to print.
    fn answer(&self, route: &Route, first: &Worked<'_>) -> Option<Value> {
        let (site, lang) = (self.site, self.lang);
        match route.id {
            "search" => {
                let title = first.node.text[lang].title.clone();
                let request = Request {
                    limit: 1,
                    ..Request::new(&title, lang)
                };
                Some(json!(search_json(site, &request)))
            }
            "node" => Some(json!(node_json(site, lang, first.node))),
            "cite" => {
                let key = first.node.all_cites().first()?.to_string();
                Some(json!(cite::cite_json(
                    site,
                    lang,
                    &site.library.find(&key).ok()?
                )))
            }
            "citations" => {
                let text = citing(lang, first);
                Some(json!(cite::citations_json(site, lang, &text)))
            }
            "check" => Some(json!(check_schema(site, lang, first.check))),
            "judge" => Some(json!(verdict_json(site, lang, &first.verdict))),
            _ => None,
        }
    }
}

/// The schema of a response with everything it refers to, for clients that use it without the document.
pub fn standalone(name: &str) -> Value {
    let all = components();
    let mut found: Map<String, Value> = Map::new();
    let mut waiting = vec![name.to_owned()];
    while let Some(name) = waiting.pop() {
        let Some(schema) = all.get(&name).filter(|_| !found.contains_key(&name)) else {
            continue;
        };
        let text = schema.to_string();
        let named = text.split(IN_DOCUMENT).skip(1).filter_map(|rest| {
            let end = rest.find(['"', '/'])?;
            Some(rest[..end].to_owned())
        });
        waiting.extend(named);
        let text = text.replace(IN_DOCUMENT, "#/$defs/");
        found.insert(name, text.parse().unwrap_or_default());
    }
    let mut schema = found.get(name).cloned().unwrap_or_default();
    schema["$defs"] = Value::Object(found);
    schema
}

/// The schemas of responses, derived from the documents that the API serialises.
fn components() -> Map<String, Value> {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.definitions_path =
        Cow::Borrowed(IN_DOCUMENT.trim_start_matches('#').trim_end_matches('/'));
    let mut generator = settings.into_generator();
    generator.subschema_for::<Problem>();
    generator.subschema_for::<SearchJson<'static>>();
    generator.subschema_for::<NodeJson<'static>>();
    generator.subschema_for::<CitationsJson<'static>>();
    generator.subschema_for::<TableJson>();
    generator.subschema_for::<RevisionsJson<'static>>();
    generator.subschema_for::<ChecksJson<'static>>();
    generator.subschema_for::<CheckSchemaJson<'static>>();
    generator.subschema_for::<VerdictJson>();
    generator.subschema_for::<MatrixJson>();
    let mut all = generator.take_definitions(true);
    for schema in all.values_mut() {
        without_number_formats(schema);
    }
    all.insert("OpenApi".to_owned(), json!({"type": "object"}));
    all.insert("Picture".to_owned(), picture());
    all
}

/// Integer formats (`uint32`) are removed, because they do not concern clients.
fn without_number_formats(schema: &mut Value) {
    match schema {
        Value::Object(map) => {
            if map
                .get("format")
                .and_then(Value::as_str)
                .is_some_and(|format| format != "uri")
            {
                map.shift_remove("format");
            }
            map.values_mut().for_each(without_number_formats);
        }
        Value::Array(items) => items.iter_mut().for_each(without_number_formats),
        _ => {}
    }
}

/// Schema of a picture: pieces on the table and the marks of a verdict; mm, y to the north, degrees
/// clockwise from north.
fn picture() -> Value {
    let (text, number) = (json!({"type": "string"}), json!({"type": "number"}));
    let place = json!({"type": "array", "items": number, "minItems": 2, "maxItems": 2});
    let outline = json!({"type": "array", "items": place});
    let base = ["x", "y", "facing", "w", "d"].map(|name| (name, number.clone()));
    let side = json!({"enum": Side::codes()});
    let mark = |shape: &str, fields: Vec<(&'static str, Value)>| {
        let all = [
            ("shape", json!({"const": shape})),
            ("code", json!({"type": "string"})),
            (
                "of",
                json!({"type": "string", "description": "a piece by its id"}),
            ),
        ];
        record(all.into_iter().chain(fields))
    };
    record([
        (
            "pieces",
            list(record(
                [
                    ("id", text.clone()),
                    ("side", side),
                    ("troop", text.clone()),
                ]
                .into_iter()
                .chain(base.clone()),
            )),
        ),
        (
            "grounds",
            list(record([
                ("id", text.clone()),
                ("kind", text),
                (
                    "control",
                    json!({"enum": Side::codes().into_iter().map(Value::from).chain([Value::Null]).collect::<Vec<_>>()}),
                ),
                ("polygon", outline.clone()),
            ])),
        ),
        (
            "board",
            json!({"anyOf": [place, {"type": "null"}], "description": "width and height of the table, its south-west corner at 0, 0"}),
        ),
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

/// An object whose fields are always present.
fn record<'n>(fields: impl IntoIterator<Item = (&'n str, Value)>) -> Value {
    let properties: Map<String, Value> = fields
        .into_iter()
        .map(|(name, schema)| (name.to_owned(), schema))
        .collect();
    let required: Vec<String> = properties.keys().cloned().collect();
    json!({"type": "object", "required": required, "properties": properties})
}
