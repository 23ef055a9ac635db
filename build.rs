//! Rebuilds the embedded library when a content or index file comes or goes, and takes in the half
//! of the program that runs on readers' devices, where `scripts/wasm` made it from these sources.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest as _, Sha256};

/// What decides how pages are made and checks judge, wherever that happens.
const SOURCES: [&str; 7] = ["src", "templates", "wasm/src", "wasm/Cargo.toml", "Cargo.toml", "Cargo.lock", "index/stems.tsv"];

fn main() {
    for part in ["content-it", "content-en", "index", "assets", "templates", "target/offline/stamp"].into_iter().chain(SOURCES) {
        println!("cargo:rerun-if-changed={part}");
    }
    if let Err(error) = lean_assets() {
        panic!("assets cannot be prepared: {error}");
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
        if let Err(error) = chapters() {
            panic!("chapters.rs cannot be written: {error}");
        }
    }
}

/// Writes scripts and styles as they are sent into the build's own folder.
fn lean_assets() -> std::io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("assets");
    fs::create_dir_all(&out)?;
    for entry in fs::read_dir("assets")? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "js" || ending == "css") {
            fs::write(out.join(path.file_name().unwrap_or_default()), lean(&fs::read_to_string(&path)?, &path))?;
        }
    }
    Ok(())
}

/// A script or style without indents and without comments that begin a line: they are for those who
/// read the sources, and an eighth of what is sent. Anything more takes a parser.
fn lean(text: &str, path: &Path) -> String {
    let mut out = String::new();
    let mut comment = false;
    for line in text.lines().map(str::trim) {
        let code = if comment || line.starts_with("/*") {
            let end = line.split_once("*/");
            comment = end.is_none();
            end.map_or("", |(_, rest)| rest.trim_start())
        } else {
            line
        };
        assert!(code.matches('`').count().is_multiple_of(2), "{}: a template goes over the end of its line: {code}", path.display());
        if !code.is_empty() && !code.starts_with("//") {
            out.push_str(code);
            out.push('\n');
        }
    }
    out
}

/// The chapters as `files` includes them: each compressed, with its length and its hash. A program reads
/// them once, when it starts, and would keep two megabytes of pages for that. While developing there are
/// none: they are read from disk.
fn chapters() -> std::io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut paths = Vec::new();
    println!("cargo:rustc-check-cfg=cfg(chapters_packed)");
    if env::var("PROFILE").is_ok_and(|profile| profile != "debug") {
        // One decision for both: what is packed is not embedded as it is, whatever else a profile says.
        println!("cargo:rustc-cfg=chapters_packed");
        ["content-it", "content-en"].iter().for_each(|folder| gather(Path::new(folder), &mut paths));
    }
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "md"));
    paths.sort();
    let (mut packed, mut table) = (Vec::new(), String::new());
    for path in &paths {
        let text = fs::read(path)?;
        let start = packed.len();
        let mut encoder = flate2::write::DeflateEncoder::new(&mut packed, flate2::Compression::best());
        encoder.write_all(&text)?;
        encoder.finish()?;
        let hash: [u8; 32] = Sha256::digest(&text).into();
        let name = path.to_string_lossy().replace('\\', "/");
        let _ = writeln!(table, "    Chapter {{ path: {name:?}, from: {start}, to: {}, length: {}, hash: {hash:?} }},", packed.len(), text.len());
    }
    let place = out.join("chapters.packed");
    fs::write(&place, packed)?;
    fs::write(out.join("chapters.rs"), format!("static PACKED: &[u8] = include_bytes!({place:?});\nstatic CHAPTERS: &[Chapter] = &[\n{table}];\n"))
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

/// A fingerprint of the sources (FNV-1a), the same for the compiler of either half.
fn stamp(parts: &[&str]) -> String {
    let mut files = Vec::new();
    parts.iter().for_each(|part| gather(Path::new(part), &mut files));
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut take = |bytes: &[u8]| bytes.iter().chain(&[0]).for_each(|byte| hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    for file in &files {
        take(file.to_string_lossy().replace('\\', "/").as_bytes());
        take(&fs::read(file).unwrap_or_default());
    }
    format!("{hash:016x}")
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().for_each(|entry| gather(&entry.path(), files)),
        Err(_) => files.push(path.to_owned()),
    }
}
