//! Tests of the module dependencies: which module may import which, and which modules may use an
//! external crate (`ARCHITECTURE.md`). The sources are read as text. A new dependency must be added
//! to the tables here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module, its level, and the modules of the same level that it may use.
type Module = (&'static str, u8, &'static [&'static str]);

/// The crates, the lowest first, with their modules. Dependencies between crates are in their
/// manifests; each crate re-exports the lower ones.
const LAYERS: &[(&str, &[Module])] = &[
    (
        "crates/rules",
        &[
            ("id", 0, &[]),
            ("lang", 0, &[]),
            ("message", 0, &[]),
            ("problem", 0, &[]),
            ("kit", 1, &[]),
            ("cite", 1, &["kit"]),
            ("check", 2, &[]),
            ("draw", 2, &[]),
            ("systems", 3, &[]),
        ],
    ),
    (
        "crates/pages",
        &[
            ("files", 0, &[]),
            ("text", 0, &[]),
            ("lexicon", 1, &[]),
            ("content", 2, &[]),
            ("i18n", 2, &[]),
            ("library", 3, &[]),
            ("search", 4, &[]),
            ("ask", 5, &[]),
            ("web", 6, &[]),
        ],
    ),
    (
        ".",
        &[
            ("files", 0, &[]),
            ("import", 1, &[]),
            ("search", 1, &[]),
            ("audit", 2, &[]),
            ("web", 2, &[]),
            ("cli", 3, &["main"]),
            ("main", 3, &["cli"]),
        ],
    ),
];

/// An external crate, and the modules that may name it.
const OUTSIDE: &[(&str, &[&str])] = &[
    ("serde", &["*"]),
    ("serde_json", &["*"]),
    ("schemars", &["library", "web"]),
    ("unic_langid", &["lang"]),
    ("strum", &["*"]),
    ("geo", &["kit"]),
    ("strsim", &["library", "problem", "search"]),
    (
        "rustc_hash",
        &["cite", "content", "lexicon", "library", "search"],
    ),
    ("rust_embed", &["files"]),
    ("unicode_normalization", &["import"]),
    ("toml", &["lexicon", "content", "library", "audit"]),
    ("pulldown_cmark", &["content"]),
    ("fluent_bundle", &["i18n"]),
    ("fluent_langneg", &["i18n"]),
    ("fluent_syntax", &["i18n"]),
    ("regex", &["import"]),
    ("jiff", &["library", "web", "cli"]),
    ("hyper", &["web"]),
    ("hyper_util", &["web"]),
    ("tokio_io_timeout", &["web"]),
    ("sha2", &["audit", "library", "web"]),
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
    ("zip", &["web"]),
    ("rmcp", &["web"]),
    ("skrifa", &["web"]),
    ("tokio", &["web"]),
    ("tower", &["web"]),
    ("tower_http", &["web"]),
    ("tracing", &["web"]),
    ("tracing_subscriber", &["web"]),
    ("rayon", &["library"]),
    ("mimalloc", &["main"]),
    ("rustix", &["web"]),
    ("ipnet", &["web", "cli"]),
    ("prometheus_client", &["web"]),
    ("quick_cache", &["web"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// A source file: its crate, its path below `src`, its module, and its code without comments and tests.
struct Source {
    of: &'static str,
    path: String,
    module: String,
    code: String,
}

fn read() -> Vec<Source> {
    let mut paths = Vec::new();
    for (of, _) in LAYERS {
        let mut found = Vec::new();
        sources(&root().join(of).join("src"), &mut found);
        paths.extend(found.into_iter().map(|path| (*of, path)));
    }
    let mut read = Vec::new();
    for (of, path) in paths {
        let text = fs::read_to_string(&path).unwrap();
        let path = path.to_string_lossy().replace('\\', "/");
        let path = path.rsplit_once("/src/").unwrap().1.to_owned();
        let module = path
            .split('/')
            .next()
            .unwrap()
            .trim_end_matches(".rs")
            .to_owned();
        let code = text
            .split("#[cfg(test)]\nmod tests")
            .next()
            .unwrap_or_default();
        let code = code
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default())
            .collect::<Vec<_>>()
            .join("\n");
        if module != "lib" {
            read.push(Source {
                of,
                path,
                module,
                code,
            });
        }
    }
    read
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the identifiers that follow `prefix` in a text, with one level of braces expanded.
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

/// Returns the modules of a crate.
fn modules(of: &str) -> &'static [Module] {
    LAYERS
        .iter()
        .find(|(name, _)| *name == of)
        .map_or(&[], |(_, modules)| *modules)
}

fn level(of: &str, module: &str) -> Option<(u8, &'static [&'static str])> {
    modules(of)
        .iter()
        .find(|(name, ..)| *name == module)
        .map(|(_, level, siblings)| (*level, *siblings))
}

#[test]
fn every_module_imports_only_what_lies_below_it() {
    let mut faults = Vec::new();
    for source in read() {
        let place = format!("{}/src/{}", source.of, source.path);
        let Some((here, siblings)) = level(source.of, &source.module) else {
            faults.push(format!(
                "{place}: the module `{}` stands in no layer",
                source.module
            ));
            continue;
        };
        let own = if matches!(source.module.as_str(), "cli" | "main") {
            "cavillo::"
        } else {
            "crate::"
        };
        for target in after(&source.code, own) {
            let Some((there, _)) = level(source.of, &target) else {
                // Re-exports come from lower levels.
                if !LAYERS
                    .iter()
                    .take_while(|(of, _)| *of != source.of)
                    .any(|(of, _)| level(of, &target).is_some())
                {
                    faults.push(format!(
                        "{place}: imports `{target}`, which stands in no layer"
                    ));
                }
                continue;
            };
            if target != source.module && there >= here && !siblings.contains(&target.as_str()) {
                faults.push(format!(
                    "{place}: `{}` (level {here}) may not import `{target}` (level {there})",
                    source.module
                ));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// Collects the paths in a use declaration: `a::{b, c::D}` names `a::b` and `a::c::D`.
fn expanded(tree: &str, before: &[String], found: &mut Vec<Vec<String>>) {
    let split = |text: &str| -> Vec<String> {
        text.split("::")
            .map(|part| {
                part.split(" as ")
                    .next()
                    .unwrap_or_default()
                    .trim()
                    .to_owned()
            })
            .filter(|part| !part.is_empty())
            .collect()
    };
    let Some((head, inner)) = tree.split_once('{') else {
        let path = [before, &split(tree)].concat();
        // `self` in braces refers to the module itself.
        let whole = if path.last().is_some_and(|last| last == "self") && path.len() > 1 {
            path[..path.len() - 1].to_vec()
        } else {
            path
        };
        found.push(whole);
        return;
    };
    let before = [before, &split(head)].concat();
    let inner = inner.rsplit_once('}').map_or(inner, |(inner, _)| inner);
    let (mut depth, mut from) = (0, 0);
    for (at, c) in inner.char_indices().chain([(inner.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if !inner[from..at].trim().is_empty() {
                    expanded(inner[from..at].trim(), &before, found);
                }
                from = (at + 1).min(inner.len());
            }
            _ => {}
        }
    }
}

/// The files of a crate as module paths, with the names in use declarations and in paths that begin
/// with `crate` or `super`, and with the names that each re-exports.
struct Files {
    names: BTreeMap<Vec<String>, Vec<Vec<String>>>,
    exports: BTreeMap<(Vec<String>, String), Vec<String>>,
}

impl Files {
    fn of(sources: &[Source], of: &str) -> Self {
        let (mut names, mut exports) = (BTreeMap::new(), BTreeMap::new());
        for source in sources.iter().filter(|source| source.of == of) {
            let path = source.path.trim_end_matches(".rs").trim_end_matches("/mod");
            let module: Vec<String> = path.split('/').map(str::to_owned).collect();
            let code = source.code.split_whitespace().collect::<Vec<_>>().join(" ");
            let mut found = Vec::new();
            for (at, _) in code
                .match_indices("use ")
                .filter(|(at, _)| !code[..*at].ends_with(is_word))
            {
                let Some((tree, _)) = code[at + 4..].split_once(';') else {
                    continue;
                };
                let mut paths = Vec::new();
                expanded(tree, &[], &mut paths);
                if code[..at].ends_with("pub ") || code[..at].ends_with(") ") {
                    exports.extend(
                        paths.into_iter().filter_map(|path| {
                            Some(((module.clone(), path.last()?.clone()), path))
                        }),
                    );
                } else {
                    found.extend(paths);
                }
            }
            for start in ["crate::", "super::"] {
                for (at, _) in code.match_indices(start).filter(|(at, _)| {
                    !code[..*at].ends_with([':', '_']) && !code[..*at].ends_with(is_word)
                }) {
                    let text: String = code[at..]
                        .chars()
                        .take_while(|c| is_word(*c) || *c == ':')
                        .collect();
                    found.push(
                        text.split("::")
                            .filter(|part| !part.is_empty())
                            .map(str::to_owned)
                            .collect(),
                    );
                }
            }
            names.insert(module, found);
        }
        Self { names, exports }
    }

    /// Returns the file that declares the target of a path.
    fn resolve(&self, module: &[String], path: &[String], depth: usize) -> Option<Vec<String>> {
        let (mut base, mut rest) = match path.first().map(String::as_str) {
            Some("crate") => (Vec::new(), &path[1..]),
            Some("super") => (module.to_vec(), path),
            Some("self") => (module.to_vec(), &path[1..]),
            Some(first)
                if self
                    .names
                    .contains_key(&[module, &[first.to_owned()]].concat()) =>
            {
                (module.to_vec(), path)
            }
            _ => return None,
        };
        while rest.first().is_some_and(|part| part == "super") {
            base.pop();
            rest = &rest[1..];
        }
        while let Some(next) = rest
            .first()
            .map(|part| [base.as_slice(), std::slice::from_ref(part)].concat())
            .filter(|next| self.names.contains_key(next))
        {
            base = next;
            rest = &rest[1..];
        }
        let export = rest
            .first()
            .and_then(|name| self.exports.get(&(base.clone(), name.clone())))
            .filter(|_| depth < 6);
        export
            .and_then(|path| self.resolve(&base, path, depth + 1))
            .or(Some(base))
    }
}

/// Tests that no file imports itself indirectly. A module and its parts count as one file, because
/// the parts use what the module declares, and the module uses its parts.
#[test]
fn no_circle_of_files() {
    let sources = read();
    let mut circles = Vec::new();
    for (of, _) in LAYERS {
        let files = Files::of(&sources, of);
        let related = |a: &[String], b: &[String]| a.starts_with(b) || b.starts_with(a);
        let mut edges: BTreeMap<Vec<String>, BTreeSet<Vec<String>>> = BTreeMap::new();
        for (module, names) in &files.names {
            let targets = names
                .iter()
                .filter_map(|path| files.resolve(module, path, 0))
                .filter(|target| !related(module, target));
            edges.insert(
                module.clone(),
                targets
                    .filter(|target| files.names.contains_key(target))
                    .collect(),
            );
        }
        // A module that imports none of the remaining modules is not in a cycle.
        while let Some(free) = edges
            .iter()
            .find(|(_, targets)| targets.is_empty())
            .map(|(module, _)| module.clone())
        {
            edges.remove(&free);
            for targets in edges.values_mut() {
                targets.remove(&free);
            }
        }
        // A module that none of the remaining modules imports is not in a cycle.
        while let Some(free) = edges
            .keys()
            .find(|module| !edges.values().any(|targets| targets.contains(*module)))
            .cloned()
        {
            edges.remove(&free);
        }
        let show = |path: &[String]| path.join("::");
        circles.extend(edges.iter().map(|(module, targets)| {
            format!(
                "{of} {}: {}",
                show(module),
                targets
                    .iter()
                    .map(|t| show(t))
                    .collect::<Vec<_>>()
                    .join(" ")
            )
        }));
    }
    assert_eq!(circles, Vec::<String>::new());
}

#[test]
fn no_game_knows_another() {
    let mut faults = Vec::new();
    for source in read()
        .iter()
        .filter(|source| source.module == "systems" && source.path.matches('/').count() >= 2)
    {
        let own = source.path.split('/').nth(1).unwrap();
        let mut named = after(&source.code, "crate::systems::");
        named.extend(after(&source.code, "super::super::"));
        for other in named
            .into_iter()
            .filter(|name| name != own && name.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            if root()
                .join("crates/rules/src/systems")
                .join(&other)
                .is_dir()
            {
                faults.push(format!("src/{}: knows the game `{other}`", source.path));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// Returns the dependencies in the manifests, by the names used in code.
fn dependencies() -> BTreeSet<String> {
    let read = |folder| -> toml::Table {
        toml::from_str(&fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap())
            .unwrap()
    };
    let named = |manifest: toml::Table| {
        manifest["dependencies"]
            .as_table()
            .unwrap()
            .keys()
            .map(|name| name.replace('-', "_"))
            .collect::<Vec<_>>()
    };
    LAYERS
        .iter()
        .flat_map(|(folder, _)| named(read(folder)))
        .filter(|name| !name.starts_with("cavillo"))
        .collect()
}

#[test]
fn every_outside_crate_lives_in_its_place() {
    let known: BTreeMap<&str, &[&str]> = OUTSIDE.iter().copied().collect();
    let mut faults: Vec<String> = dependencies()
        .into_iter()
        .filter(|name| !known.contains_key(name.as_str()))
        .map(|name| format!("`{name}` has no place in the table"))
        .collect();
    for source in read() {
        for (name, places) in OUTSIDE {
            let named = [
                format!("{name}::"),
                format!("use {name};"),
                format!("extern crate {name}"),
            ];
            let uses = named.iter().any(|text| {
                source
                    .code
                    .match_indices(text.as_str())
                    .any(|(at, _)| !source.code[..at].ends_with(|c| is_word(c) || c == ':'))
            });
            if uses && !places.contains(&"*") && !places.contains(&source.module.as_str()) {
                faults.push(format!(
                    "{}/src/{}: `{name}` may be named in {places:?} only",
                    source.of, source.path
                ));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn the_scanner_sees_what_it_should() {
    let code = "use crate::{a, b::{c, d}, e::F};\nlet x = crate::g::h(); mycrate::i();";
    assert_eq!(
        after(code, "crate::")
            .into_iter()
            .collect::<Vec<_>>()
            .join(" "),
        "a b e g"
    );
    assert!(
        read()
            .iter()
            .any(|source| source.module == "web"
                && after(&source.code, "crate::").contains("library"))
    );
    let mut paths = Vec::new();
    expanded("super::a::{self, b::{C, D as E}, F}", &[], &mut paths);
    assert_eq!(
        paths.iter().map(|path| path.join("::")).collect::<Vec<_>>(),
        [
            "super::a",
            "super::a::b::C",
            "super::a::b::D",
            "super::a::F"
        ]
    );
    // Names of re-exports are resolved to their declarations.
    let files = Files::of(&read(), "crates/rules");
    let path = |text: &str| text.split("::").map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        files.resolve(&path("check::typed"), &path("super::Check"), 0),
        Some(path("check::judge"))
    );
}
