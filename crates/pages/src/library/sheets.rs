//! Quick-reference sheets: the claims and tables that the sheet of a game prints, page by page and box by
//! box (`index/sheets.toml`). The texts are those of the rulings, so that nothing is written twice.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::id::{ClaimId, NodeId};
use crate::kit::tables::Table;
use crate::problem::{Lines, Place, Problem, nearest};
use crate::systems;

const FILE: &str = "index/sheets.toml";

/// The sheet of a game.
#[derive(Debug)]
pub struct Sheet {
    pub system: &'static str,
    /// The boxes of each printed page.
    pub pages: Vec<Vec<Block>>,
}

/// A box on the sheet.
#[derive(Debug)]
pub struct Block {
    pub heading: Heading,
    pub tables: Vec<&'static Table>,
    pub claims: Vec<ClaimId>,
    /// Whether it shows which troops destroy which.
    pub fates: bool,
    pub place: Place,
}

/// Heading of a box: a chapter, or one ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heading {
    Section(String),
    Node(NodeId),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    page: Vec<WrittenPage>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPage {
    block: Vec<WrittenBlock>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBlock {
    section: Option<String>,
    node: Option<String>,
    #[serde(default)]
    tables: Vec<String>,
    #[serde(default)]
    claims: Vec<String>,
    #[serde(default)]
    fates: bool,
}

/// Reads the sheets. An entry with an unknown game, table or malformed claim is left out and reported as a
/// problem; the audit checks that claims exist.
pub fn parse(text: &str) -> (Vec<Sheet>, Vec<Problem>) {
    let mut problems = Vec::new();
    let written: BTreeMap<String, Written> = match toml::from_str(text) {
        Ok(written) => written,
        Err(error) => {
            let offset = error.span().map_or(0, |span| span.start);
            return (
                Vec::new(),
                vec![Problem::new(
                    Place::at(FILE, text, offset),
                    "sheet",
                    error.message().replace('\n', " "),
                )],
            );
        }
    };
    // Names are written literally in the file, so the first occurrence gives the position.
    let lines = Lines::of(FILE, text);
    let at = |name: &str| lines.place(text.find(name).unwrap_or(0));
    let mut sheets = Vec::new();
    for (name, written) in written {
        let Some(system) = systems::SYSTEMS.iter().find(|system| system.id == name) else {
            let known: Vec<&str> = systems::SYSTEMS.iter().map(|system| system.id).collect();
            problems.push(Problem::new(
                at(&name),
                "sheet",
                format!("`{name}` is no game: expected one of {}", known.join(" ")),
            ));
            continue;
        };
        let mut pages = Vec::new();
        for page in written.page {
            let mut blocks = Vec::new();
            for block in page.block {
                let first = block
                    .claims
                    .first()
                    .or(block.tables.first())
                    .or(block.section.as_ref())
                    .or(block.node.as_ref());
                let place = first.map_or_else(|| Place::new(FILE, 1, 1), |first| at(first));
                let heading = match (&block.section, &block.node) {
                    (Some(section), None) if system.sections.contains(&section.as_str()) => {
                        Heading::Section(section.clone())
                    }
                    (None, Some(node)) if node.parse::<NodeId>().is_ok() => {
                        Heading::Node(node.parse().expect("just parsed"))
                    }
                    _ => {
                        let accepted = system.sections.join(" ");
                        problems.push(Problem::new(
                            place,
                            "sheet",
                            format!("a block is called by a `section` ({accepted}) or by a `node`"),
                        ));
                        continue;
                    }
                };
                let mut tables = Vec::new();
                for id in &block.tables {
                    match systems::table(id) {
                        Some(table) => tables.push(table),
                        None => {
                            let near =
                                nearest(id, systems::tables().map(|table| table.id)).join(" ");
                            problems.push(Problem::new(
                                at(id),
                                "sheet",
                                format!("there is no table `{id}`: nearest are {near}"),
                            ));
                        }
                    }
                }
                let mut claims = Vec::new();
                for id in &block.claims {
                    match id.parse() {
                        Ok(claim) => claims.push(claim),
                        Err(_) => problems.push(Problem::new(
                            at(id),
                            "sheet",
                            format!("`{id}` is no claim: expected system/section/slug#anchor"),
                        )),
                    }
                }
                blocks.push(Block {
                    heading,
                    tables,
                    claims,
                    fates: block.fates,
                    place,
                });
            }
            pages.push(blocks);
        }
        sheets.push(Sheet {
            system: system.id,
            pages,
        });
    }
    (sheets, problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_pages_of_blocks() {
        let (sheets, problems) = parse(
            "[[dba.page]]\n[[dba.page.block]]\nsection = \"pips\"\ntables = [\"dba.pip-costs\"]\nclaims = [\"dba/pips/a#b\"]\n[[dba.page.block]]\nsection = \"results\"\nfates = true\n",
        );
        assert_eq!(problems, []);
        assert_eq!(
            sheets[0].pages[0]
                .iter()
                .map(|b| b.fates)
                .collect::<Vec<_>>(),
            [false, true]
        );
        assert_eq!(
            (sheets[0].system, sheets[0].pages[0][0].tables[0].id),
            ("dba", "dba.pip-costs")
        );
        assert_eq!(
            sheets[0].pages[0][0].heading,
            Heading::Section("pips".into())
        );
    }

    #[test]
    fn what_does_not_exist_is_said_where_it_stands() {
        let text = "[[dba.page]]\n[[dba.page.block]]\nsection = \"pips\"\ntables = [\"dba.pip-cost\"]\nclaims = [\"dba\"]\n[[dba.page.block]]\nsection = \"pipz\"\n[[chess.page]]\nblock = []\n";
        let said: Vec<String> = parse(text).1.iter().map(ToString::to_string).collect();
        assert_eq!(said.len(), 4, "{said:?}");
        assert!(
            said.iter()
                .any(|line| line.starts_with("index/sheets.toml:4:")
                    && line.contains("dba.pip-costs")),
            "{said:?}"
        );
        assert!(
            parse("[[dba.page]]\nblok = 1\n").1[0]
                .to_string()
                .contains("blok")
        );
    }
}
