//! Skeleton nodes for sections that have no content yet.
use super::Parsed;
pub fn scaffold(_parsed: &Parsed, _existing: &[String]) -> Vec<(String, String)> { Vec::new() }
