//! Everything that depends on an id: for a writer who changes a passage, a ruling, a sentence or a table,
//! and wants to know what to review.

use std::collections::BTreeSet;

use crate::check::Check;
use crate::content::Node;
use crate::id::{ClaimId, SourceKey};
use crate::kit::tables::{Origin, Table};
use crate::library::{Library, Resolved};
use crate::systems;

/// Sorted ids of everything that depends on something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Impact {
    /// Rulings that cite it, link to it or hold it.
    pub nodes: BTreeSet<String>,
    /// Sentences that depend on it.
    pub claims: BTreeSet<String>,
    /// Checks that execute or quote any of these.
    pub checks: BTreeSet<&'static str>,
    /// Tables that are printed from it.
    pub tables: BTreeSet<&'static str>,
    /// Rulings whose worked examples or questions use one of these checks.
    pub examples: BTreeSet<String>,
}

impl Impact {
    /// Everything that depends on an existing thing.
    pub fn of(library: &Library, found: &Resolved<'_>) -> Self {
        let mut this = Self::default();
        match found {
            Resolved::Source(item) => this.source(library, &item.key),
            Resolved::Node(node) => {
                this.node(node);
                this.nodes
                    .extend(library.linking(&node.id).map(|node| node.id.to_string()));
            }
            Resolved::Claim(node, anchor) => {
                this.nodes.insert(node.id.to_string());
                this.claim(&node.id.claim(anchor));
            }
            Resolved::Check(check) => this.check(library, check),
            Resolved::Table(table) => this.table(library, table),
            Resolved::Concept(concept) => this.nodes.extend(
                library
                    .with_concept(&concept.id)
                    .map(|node| node.id.to_string()),
            ),
        }
        // Including checks made of these.
        let parts: Vec<&'static str> = systems::checks()
            .filter(|check| check.parts.iter().any(|part| this.checks.contains(part)))
            .map(|check| check.id)
            .collect();
        this.checks.extend(parts);
        for check in &this.checks {
            let asked = |node: &&Node| {
                let examples = node.examples.iter().map(|one| one.check.as_str());
                let questions = node.questions.iter().map(|one| one.check.as_str());
                examples.chain(questions).any(|id| id == *check)
            };
            let nodes = library.content.nodes.iter().filter(asked);
            this.examples.extend(nodes.map(|node| node.id.to_string()));
        }
        this
    }

    fn source(&mut self, library: &Library, key: &SourceKey) {
        for node in library.citing(key) {
            self.nodes.insert(node.id.to_string());
            // A sentence without sources of its own depends on those of its ruling.
            for claim in &node.text.it.claims {
                if library.claim_cites(node, claim).contains(key) {
                    self.claim(&node.id.claim(&claim.anchor));
                }
            }
            self.executed(node);
        }
        for table in systems::tables() {
            let keys: Vec<&str> = match &table.origin {
                Origin::Documents(keys) => keys.to_vec(),
                Origin::Outside { .. } => table
                    .stated
                    .iter()
                    .flat_map(|one| one.keys)
                    .copied()
                    .collect(),
            };
            if keys.contains(&key.as_str()) {
                self.table(library, table);
            }
        }
    }

    fn node(&mut self, node: &Node) {
        self.nodes.insert(node.id.to_string());
        for claim in &node.text.it.claims {
            self.claim(&node.id.claim(&claim.anchor));
        }
        self.executed(node);
    }

    fn claim(&mut self, claim: &ClaimId) {
        let id = claim.to_string();
        let quoting = systems::checks().filter(|check| {
            check.claims.contains(&id.as_str())
                || check.readings().any(|(_, reading)| reading.claim == id)
        });
        self.checks.extend(quoting.map(|check| check.id));
        self.claims.insert(id);
    }

    fn executed(&mut self, node: &Node) {
        let named = node.attributes.checks.iter();
        self.checks
            .extend(named.filter_map(|id| systems::check(id.as_str()).map(|check| check.id)));
    }

    fn check(&mut self, library: &Library, check: &'static Check) {
        self.checks.insert(check.id);
        self.nodes
            .extend(library.of_check(check.id).map(|node| node.id.to_string()));
        self.claims
            .extend(check.claims.iter().map(|claim| (*claim).to_owned()));
        self.tables
            .extend(check.tables.iter().map(|table| table.id));
    }

    fn table(&mut self, library: &Library, table: &'static Table) {
        self.tables.insert(table.id);
        let reading = systems::checks()
            .filter(|check| check.tables.iter().any(|read| read.id == table.id))
            .map(|check| check.id);
        self.checks.extend(reading);
        let printing = library.content.nodes.iter().filter(|node| {
            node.text
                .it
                .tables
                .iter()
                .any(|(id, _)| id.as_str() == table.id)
                || node
                    .text
                    .it
                    .figures
                    .iter()
                    .any(|cell| cell.table == table.id)
        });
        self.nodes.extend(printing.map(|node| node.id.to_string()));
    }

    /// The lists with their names.
    pub fn lists(&self) -> [(&'static str, Vec<&str>); 5] {
        fn all(list: &BTreeSet<String>) -> Vec<&str> {
            list.iter().map(String::as_str).collect()
        }
        [
            ("rulings", all(&self.nodes)),
            ("claims", all(&self.claims)),
            ("checks", self.checks.iter().copied().collect()),
            ("tables", self.tables.iter().copied().collect()),
            ("examples", all(&self.examples)),
        ]
    }
}
