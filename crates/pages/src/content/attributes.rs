//! `{#anchor cites=… voice=…}`: the attributes in braces after a heading or at the end of a claim.

use std::str::FromStr;

use super::{Attributes, NodeKind};
use crate::cite::Voice;
use crate::kit::tables::Choice;

/// The content of the braces: an anchor and `key=value` pairs.
#[derive(Debug, Default, PartialEq)]
pub struct Braces<'t> {
    pub anchor: &'t str,
    pub pairs: Vec<(&'t str, &'t str)>,
}

impl<'t> Braces<'t> {
    /// Parses the text between `{` and `}`.
    ///
    /// # Errors
    /// When it does not begin with `#anchor`, or a word is not a `key=value`.
    pub fn parse(inside: &'t str) -> Result<Self, String> {
        let mut words = inside.split_whitespace();
        let anchor = words
            .next()
            .and_then(|word| word.strip_prefix('#'))
            .ok_or("expected `{#anchor …}`")?;
        if !crate::id::is_slug(anchor) {
            return Err(format!(
                "`#{anchor}` is no anchor: expected kebab-case without `--`"
            ));
        }
        let mut pairs = Vec::new();
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| {
                format!("`{word}` is no attribute: expected key=value without spaces")
            })?;
            if value.is_empty() {
                return Err(format!("`{key}` has no value"));
            }
            if pairs.iter().any(|(k, _)| *k == key) {
                return Err(format!("`{key}` stands twice"));
            }
            pairs.push((key, value));
        }
        Ok(Self { anchor, pairs })
    }
}

/// Splits a comma-joined value into ids.
///
/// # Errors
/// When one of them does not parse.
pub fn list<T: FromStr>(value: &str) -> Result<Vec<T>, String>
where
    T::Err: std::fmt::Display,
{
    value
        .split(',')
        .map(|part| part.parse().map_err(|error: T::Err| error.to_string()))
        .collect()
}

/// One of a closed set.
///
/// # Errors
/// Names the codes that exist.
pub fn choice<T: Choice>(key: &str, value: &str) -> Result<T, String> {
    T::parse(value)
        .ok_or_else(|| format!("{key}=`{value}`: expected one of {}", T::codes().join(" ")))
}

/// Reads the attributes of a node's heading; every fault is reported, valid attributes are kept.
pub fn of_node(pairs: &[(&str, &str)]) -> (Attributes, Vec<String>) {
    let mut this = Attributes::default();
    let mut faults = Vec::new();
    for (key, value) in pairs {
        let outcome = match *key {
            "cites" => list(value).map(|v| this.cites = v),
            "checks" => list(value).map(|v| this.checks = v),
            "related" => list(value).map(|v| this.related = v),
            "voice" => choice::<Voice>(key, value).map(|v| this.voice = Some(v)),
            "kind" => choice::<NodeKind>(key, value).map(|v| this.kind = v),
            "since" => edition(value).map(|v| this.since = Some(v)),
            "until" => edition(value).map(|v| this.until = Some(v)),
            "supersedes" => list(value).map(|v| this.supersedes = v),
            "superseded" => list(value).map(|mut v| this.superseded = v.pop()),
            _ => Err(format!(
                "`{key}` is no attribute of a node: expected cites checks related voice kind since until supersedes superseded"
            )),
        };
        faults.extend(outcome.err());
    }
    (this, faults)
}

/// An edition such as `2.1`.
///
/// # Errors
/// When it is not numbers with dots.
pub fn edition(value: &str) -> Result<String, String> {
    if value
        .split('.')
        .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
    {
        Ok(value.to_owned())
    } else {
        Err(format!(
            "`{value}` is no edition: expected numbers such as 2.2"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_hold_an_anchor_and_pairs() {
        let braces =
            Braces::parse("#both-lost cites=bob:recoil.2,qrs:recoil.table voice=sheet").unwrap();
        assert_eq!((braces.anchor, braces.pairs.len()), ("both-lost", 2));
        for broken in [
            "",
            "anchor",
            "#A",
            "#a b",
            "#a cites=",
            "#a voice=rule voice=sheet",
        ] {
            assert!(Braces::parse(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn every_fault_of_a_heading_is_reported() {
        let (attributes, faults) = of_node(&[
            ("cites", "bob:recoil.2,nonsense"),
            ("voice", "loud"),
            ("colour", "red"),
            ("kind", "dispute"),
            ("since", "x"),
        ]);
        assert_eq!(faults.len(), 4);
        assert_eq!(attributes.kind, NodeKind::Dispute);
    }
}
