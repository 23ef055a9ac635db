//! The OpenAPI description of each API address, apart from the declarations of the checks.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::documents::{BadParameter, HITS, JSON, NDJSON};
use super::revisions;
use crate::content::NodeKind;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::search::{FURTHEST, MOST_HITS};
use crate::systems;

/// The OpenAPI description of an API address. Its summary is in `site.ftl` under `api-<id>`.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    pub id: &'static str,
    /// Its own query parameters; all addresses also accept `lang`.
    pub query: &'static [Parameter],
    /// Component of a successful response.
    pub answer: &'static str,
    pub mime: &'static str,
    /// Statuses of problem documents, in addition to those of every address.
    pub problems: &'static [u16],
}

impl Operation {
    /// The faults of parameters that are unknown or repeated.
    pub fn strange(&self, parameters: Vec<(String, String)>) -> Vec<BadParameter> {
        let own = self.query.iter().map(|parameter| parameter.name);
        let accepted: Vec<&str> = own.chain([LANG.name]).collect();
        let mut seen: BTreeSet<String> = BTreeSet::new();
        parameters
            .into_iter()
            .filter_map(|(name, value)| {
                if !accepted.contains(&name.as_str()) {
                    let accepted = accepted.iter().copied().map(str::to_owned).collect();
                    return Some((name.into(), value, accepted, "unknown-parameter"));
                }
                let repeated = !seen.insert(name.clone());
                repeated.then(|| (name.into(), value, Vec::new(), "repeated"))
            })
            .collect()
    }
}

/// A query parameter. Its meaning is in `site.ftl` under `api-param-<name>`.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub schema: fn() -> Value,
}

/// One of several codes; empty counts as omitted, as forms send it.
fn one_of<'c>(codes: impl IntoIterator<Item = &'c str>) -> Value {
    json!({"type": "string", "enum": codes.into_iter().chain([""]).collect::<Vec<_>>()})
}

fn sections() -> Value {
    one_of(
        systems::SYSTEMS
            .iter()
            .flat_map(|system| system.sections)
            .copied()
            .collect::<BTreeSet<_>>(),
    )
}

const SEARCH_QUERY: &[Parameter] = &[
    Parameter {
        name: "q",
        schema: || json!({"type": "string"}),
    },
    Parameter {
        name: "system",
        schema: || one_of(systems::SYSTEMS.iter().map(|system| system.id)),
    },
    Parameter {
        name: "kind",
        schema: || one_of(NodeKind::codes().into_iter().chain(["source"])),
    },
    Parameter {
        name: "section",
        schema: sections,
    },
    Parameter {
        name: "about",
        schema: || json!({"type": "string"}),
    },
    Parameter {
        name: "limit",
        schema: || json!({"type": "integer", "minimum": 0, "maximum": MOST_HITS, "default": HITS}),
    },
    Parameter {
        name: "offset",
        schema: || json!({"type": "integer", "minimum": 0, "maximum": FURTHEST, "default": 0}),
    },
];

pub const LANG: Parameter = Parameter {
    name: "lang",
    schema: || one_of(Lang::ALL.map(Lang::code)),
};
pub const AGREED: Parameter = Parameter {
    name: "agreed",
    schema: || json!({"type": "string"}),
};

pub const SEARCH: Operation = Operation {
    id: "search",
    query: SEARCH_QUERY,
    answer: "Search",
    mime: JSON,
    problems: &[422],
};
pub const NODE: Operation = Operation {
    id: "node",
    query: &[],
    answer: "Node",
    mime: JSON,
    problems: &[404, 422],
};
pub const NODES: Operation = Operation {
    id: "nodes",
    query: &[],
    answer: "Node",
    mime: NDJSON,
    problems: &[422],
};
pub const CITE: Operation = Operation {
    id: "cite",
    query: &[],
    answer: "Cite",
    mime: JSON,
    problems: &[404, 422],
};
pub const CITATIONS: Operation = Operation {
    id: "citations",
    query: &[],
    answer: "Citations",
    mime: JSON,
    problems: &[400, 408, 413, 422],
};
pub const REVISIONS: Operation = Operation {
    id: "revisions",
    query: &[
        Parameter {
            name: "of",
            schema: || json!({"type": "string"}),
        },
        Parameter {
            name: "limit",
            schema: || json!({"type": "integer", "minimum": 0, "maximum": revisions::MOST, "default": revisions::USUAL}),
        },
    ],
    answer: "Revisions",
    mime: JSON,
    problems: &[422],
};
pub const CHECKS: Operation = Operation {
    id: "checks",
    query: &[],
    answer: "Checks",
    mime: JSON,
    problems: &[422],
};
pub const CHECK: Operation = Operation {
    id: "check",
    query: &[],
    answer: "CheckSchema",
    mime: JSON,
    problems: &[404, 422],
};
pub const JUDGE: Operation = Operation {
    id: "judge",
    query: &[],
    answer: "Verdict",
    mime: JSON,
    problems: &[400, 404, 408, 413, 422],
};
pub const MATRIX: Operation = Operation {
    id: "matrix",
    query: &[AGREED],
    answer: "Matrix",
    mime: JSON,
    problems: &[404, 422],
};
pub const TABLE: Operation = Operation {
    id: "table",
    query: &[],
    answer: "Table",
    mime: JSON,
    problems: &[404, 422],
};
pub const DOCUMENT: Operation = Operation {
    id: "openapi",
    query: &[],
    answer: "OpenApi",
    mime: JSON,
    problems: &[422],
};
