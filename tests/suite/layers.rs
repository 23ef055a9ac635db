//! Who may import whom, and which outside crate lives where (`ARCHITECTURE.md`). The sources are
//! read as text: a new dependency between parts is the most serious kind of change, and should
//! have to be written down here first.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module of the library or the program, its level, and the siblings of its level it may use.
const LAYERS: &[(&str, u8, &[&str])] = &[
    ("id", 0, &[]),
    ("lang", 0, &[]),
    ("message", 0, &[]),
    ("problem", 0, &[]),
    ("files", 0, &[]),
    ("text", 0, &[]),
    ("kit", 1, &[]),
    ("cite", 1, &["kit"]),
    ("lexicon", 1, &["kit"]),
    ("check", 2, &[]),
    ("draw", 2, &[]),
    ("systems", 3, &[]),
    ("content", 3, &[]),
    ("i18n", 3, &[]),
    ("import", 3, &[]),
    ("library", 4, &[]),
    ("search", 5, &[]),
    ("audit", 5, &[]),
    ("web", 6, &[]),
    ("cli", 7, &["main"]),
    ("main", 7, &["cli"]),
];

/// An outside crate, and the modules that may name it.
const OUTSIDE: &[(&str, &[&str])] = &[
    ("serde", &["*"]),
    ("serde_json", &["*"]),
    ("unic_langid", &["lang"]),
    ("geo", &["kit"]),
    ("strsim", &["problem", "search"]),
    ("rustc_hash", &["cite", "content", "lexicon", "library", "search"]),
    ("rust_embed", &["files", "web"]),
    ("unicode_normalization", &["import"]),
    ("toml", &["lexicon", "content", "library", "audit"]),
    ("pulldown_cmark", &["content"]),
    ("fluent_bundle", &["i18n"]),
    ("fluent_langneg", &["i18n"]),
    ("fluent_syntax", &["i18n"]),
    ("regex", &["import"]),
    ("jiff", &["library", "web"]),
    ("hyper", &["web"]),
    ("hyper_util", &["web"]),
    ("http_body", &["web"]),
    ("tokio_io_timeout", &["web"]),
    ("sha2", &["library", "web"]),
    ("frostem", &["search"]),
    ("tantivy", &["search"]),
    ("arc_swap", &["web"]),
    ("askama", &["web"]),
    ("axum", &["web"]),
    ("axum_extra", &["web"]),
    ("base64", &["web"]),
    ("brotli", &["web"]),
    ("csv", &["web"]),
    ("fast_qr", &["web"]),
    ("flate2", &["web"]),
    ("notify_debouncer_full", &["web"]),
    ("percent_encoding", &["web"]),
    ("similar", &["web"]),
    ("resvg", &["web"]),
    ("skrifa", &["web"]),
    ("tokio", &["web"]),
    ("tower", &["web"]),
    ("tower_http", &["web"]),
    ("tracing", &["web"]),
    ("tracing_subscriber", &["web"]),
    ("rayon", &["library"]),
    ("mimalloc", &["main"]),
    ("governor", &["web"]),
    ("ipnet", &["web", "cli"]),
    ("prometheus_client", &["web"]),
    ("quick_cache", &["web"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
];

/// What the feature `pages` adds: everything that a reader's own device needs to make pages.
const PAGES: &[&str] = &["files", "text", "lexicon", "content", "i18n", "library", "search", "web"];

/// Outside crates that only the feature `server` brings.
const SERVER_CRATES: &[&str] = &[
    "arc_swap",
    "axum",
    "brotli",
    "clap",
    "flate2",
    "http_body",
    "hyper",
    "hyper_util",
    "jiff",
    "notify_debouncer_full",
    "quick_cache",
    "rayon",
    "regex",
    "similar",
    "tantivy",
    "tokio",
    "tokio_io_timeout",
    "tower",
    "tracing",
    "unicode_normalization",
];

/// The crates whose modules stand in the layers.
const CRATES: &[&str] = &["crates/rules", "."];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// A source file: its path below `src`, its module, and its code without comments and tests.
struct Source {
    path: String,
    module: String,
    code: String,
}

fn read() -> Vec<Source> {
    let mut paths = Vec::new();
    for folder in CRATES {
        sources(&root().join(folder).join("src"), &mut paths);
    }
    let mut read = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let path = path.to_string_lossy().replace('\\', "/");
        let path = path.rsplit_once("/src/").unwrap().1.to_owned();
        let module = path.split('/').next().unwrap().trim_end_matches(".rs").to_owned();
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let code = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
        if module != "lib" {
            read.push(Source { path, module, code });
        }
    }
    read
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The identifiers that follow `prefix` in a text, braces opened one level.
fn after(code: &str, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(prefix) {
        if code[..at].ends_with(is_word) {
            continue;
        }
        let rest = &code[at + prefix.len()..];
        if let Some(list) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut first = true;
            for (n, c) in list.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => first = true,
                    c if first && is_word(c) => {
                        found.insert(list[n..].chars().take_while(|c| is_word(*c)).collect());
                        first = false;
                    }
                    _ => {}
                }
            }
        } else {
            found.insert(rest.chars().take_while(|c| is_word(*c)).collect());
        }
    }
    found
}

fn level(module: &str) -> Option<(u8, &'static [&'static str])> {
    LAYERS.iter().find(|(name, ..)| *name == module).map(|(_, level, siblings)| (*level, *siblings))
}

#[test]
fn every_module_imports_only_what_lies_below_it() {
    let mut faults = Vec::new();
    for source in read() {
        let Some((here, siblings)) = level(&source.module) else {
            faults.push(format!("src/{}: the module `{}` stands in no layer", source.path, source.module));
            continue;
        };
        let own = if matches!(source.module.as_str(), "cli" | "main") { "cavillo::" } else { "crate::" };
        for target in after(&source.code, own) {
            let Some((there, _)) = level(&target) else {
                faults.push(format!("src/{}: imports `{target}`, which stands in no layer", source.path));
                continue;
            };
            if target != source.module && there >= here && !siblings.contains(&target.as_str()) {
                faults.push(format!("src/{}: `{}` (level {here}) may not import `{target}` (level {there})", source.path, source.module));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn no_game_knows_another() {
    let mut faults = Vec::new();
    for source in read().iter().filter(|source| source.module == "systems" && source.path.matches('/').count() >= 2) {
        let own = source.path.split('/').nth(1).unwrap();
        let mut named = after(&source.code, "crate::systems::");
        named.extend(after(&source.code, "super::super::"));
        for other in named.into_iter().filter(|name| name != own && name.starts_with(|c: char| c.is_ascii_lowercase())) {
            if root().join("crates/rules/src/systems").join(&other).is_dir() {
                faults.push(format!("src/{}: knows the game `{other}`", source.path));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// The dependencies of the manifest, as code names them.
fn dependencies() -> BTreeSet<String> {
    let read = |folder| -> toml::Table { toml::from_str(&fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap()).unwrap() };
    let named = |manifest: toml::Table| manifest["dependencies"].as_table().unwrap().keys().map(|name| name.replace('-', "_")).collect::<Vec<_>>();
    CRATES.iter().flat_map(|folder| named(read(folder))).filter(|name| !name.starts_with("cavillo")).collect()
}

#[test]
fn every_outside_crate_lives_in_its_place() {
    let known: BTreeMap<&str, &[&str]> = OUTSIDE.iter().copied().collect();
    let mut faults: Vec<String> =
        dependencies().into_iter().filter(|name| !known.contains_key(name.as_str())).map(|name| format!("`{name}` has no place in the table")).collect();
    for source in read() {
        for (name, places) in OUTSIDE {
            let named = [format!("{name}::"), format!("use {name};"), format!("extern crate {name}")];
            let uses =
                named.iter().any(|text| source.code.match_indices(text.as_str()).any(|(at, _)| !source.code[..at].ends_with(|c| is_word(c) || c == ':')));
            if uses && !places.contains(&"*") && !places.contains(&source.module.as_str()) {
                faults.push(format!("src/{}: `{name}` may be named in {places:?} only", source.path));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// The modules that a file declares, each with the feature that it needs.
fn gates(file: &str) -> Vec<(String, Option<String>)> {
    let mut found = Vec::new();
    let mut gate = None;
    for line in fs::read_to_string(root().join(file)).unwrap().lines() {
        if let Some(module) = line.strip_prefix("pub mod ").or_else(|| line.strip_prefix("mod ")).and_then(|rest| rest.strip_suffix(';')) {
            found.push((module.to_owned(), gate.clone()));
        }
        gate = line.strip_prefix("#[cfg(feature = \"").and_then(|rest| rest.strip_suffix("\")]")).map(str::to_owned);
    }
    found
}

#[test]
fn what_runs_in_a_browser_needs_no_server() {
    for (module, gate) in gates("src/lib.rs") {
        let wanted = match module.as_str() {
            name if PAGES.contains(&name) => Some("pages"),
            _ => Some("server"),
        };
        assert_eq!(gate.as_deref(), wanted, "src/lib.rs: `{module}`");
    }
    let manifest: toml::Table = toml::from_str(&fs::read_to_string(root().join("Cargo.toml")).unwrap()).unwrap();
    let pages: Vec<String> =
        manifest["features"]["pages"].as_array().unwrap().iter().map(|name| name.as_str().unwrap().replace("dep:", "").replace('-', "_")).collect();
    for name in SERVER_CRATES {
        assert!(!pages.contains(&(*name).to_owned()), "the feature `pages` brings `{name}`");
    }
}

#[test]
fn the_half_of_the_web_that_knows_no_server_is_told_from_the_other() {
    // A module of `web` or `search` that names a crate of the server is gated as a whole.
    for (folder, file) in [("web", "src/web/mod.rs"), ("search", "src/search/mod.rs")] {
        let gates = gates(file);
        for source in read().iter().filter(|source| source.module == folder && source.path.matches('/').count() == 1 && !source.path.ends_with("mod.rs")) {
            let name = source.path.rsplit('/').next().unwrap().trim_end_matches(".rs");
            let gated = gates.iter().any(|(module, gate)| module == name && gate.as_deref() == Some("server"));
            let named: Vec<&&str> = SERVER_CRATES.iter().filter(|outside| source.code.contains(&format!("use {outside}::"))).collect();
            assert!(gated || named.is_empty(), "src/{}: names {named:?} without being of the server", source.path);
        }
    }
}

#[test]
fn the_scanner_sees_what_it_should() {
    let code = "use crate::{a, b::{c, d}, e::F};\nlet x = crate::g::h(); mycrate::i();";
    assert_eq!(after(code, "crate::").into_iter().collect::<Vec<_>>().join(" "), "a b e g");
    assert!(read().iter().any(|source| source.module == "web" && after(&source.code, "crate::").contains("library")));
}
