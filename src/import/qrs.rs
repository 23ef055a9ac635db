use super::document::Document;
use super::item::Outcome;
use super::outline;

pub fn recognise(document: &Document) -> Outcome {
    outline::recognise(document, include_str!("anchors/qrs.tsv"))
}
