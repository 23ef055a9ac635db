//! Rebuilds the embedded library when a content or index file comes or goes, and takes in the half
//! of the program that runs on readers' devices, where `scripts/wasm` made it from these sources.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest as _, Sha256};

/// What decides how pages are made and checks judge, wherever that happens.
const SOURCES: [&str; 8] = ["src", "crates", "templates", "wasm/src", "wasm/Cargo.toml", "Cargo.toml", "Cargo.lock", "index/stems.tsv"];

fn main() {
    for part in ["content-it", "content-en", "index", "assets", "templates", "target/offline/stamp"].into_iter().chain(SOURCES) {
        println!("cargo:rerun-if-changed={part}");
    }
    let stamp = stamp(&SOURCES);
    println!("cargo:rustc-env=CAVILLO_SOURCES_STAMP={stamp}");
    // Pages name assets by their hashes: answers of two builds are never taken for each other.
    println!("cargo:rustc-env=CAVILLO_BUILD={}", self::stamp(&[&SOURCES[..], &["assets", "target/offline/stamp"]].concat()));
    if env::var_os("CARGO_FEATURE_SERVER").is_some() {
        let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("offline.rs");
        if let Err(error) = fs::write(out, offline(&stamp)) {
            panic!("offline.rs cannot be written: {error}");
        }
    }
}

/// The static that `web::take` includes: nothing where there is no other half, or an old one.
fn offline(stamp: &str) -> String {
    let folder = fs::canonicalize("target/offline").unwrap_or_default();
    let made = fs::read_to_string(folder.join("stamp")).unwrap_or_default();
    if made.trim() != stamp || !folder.join("cavillo.wasm.br").is_file() {
        return "static PROGRAM: Option<Program> = None;\n".to_owned();
    }
    let bytes = |name: &str| format!("include_bytes!({:?})", folder.join(name));
    format!("static PROGRAM: Option<Program> = Some(Program {{ plain: {}, br: {} }});\n", bytes("cavillo.wasm"), bytes("cavillo.wasm.br"))
}

/// A fingerprint of the sources, the same for the compiler of either half.
fn stamp(parts: &[&str]) -> String {
    let mut files = Vec::new();
    parts.iter().for_each(|part| gather(Path::new(part), &mut files));
    files.sort();
    let mut hash = Sha256::new();
    for file in &files {
        hash.update(file.to_string_lossy().replace('\\', "/"));
        hash.update([0]);
        hash.update(fs::read(file).unwrap_or_default());
        hash.update([0]);
    }
    hash.finalize()[..8].iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().for_each(|entry| gather(&entry.path(), files)),
        Err(_) => files.push(path.to_owned()),
    }
}
