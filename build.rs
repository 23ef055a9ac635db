//! Rebuilds the embedded library when a content or index file comes or goes, and takes in the half
//! of the program that runs on readers' devices, where `scripts/wasm` made it from these sources.

#[path = "build/stamp.rs"]
mod stamp;

use std::path::{Path, PathBuf};
use std::{env, fs};

use stamp::{SOURCES, stamp};

fn main() {
    let root = Path::new("");
    // Pages name assets by their hashes: answers of two builds are never taken for each other.
    let own = ["src", "templates", "assets", "target/offline/stamp"];
    for part in ["content-it", "content-en", "index", "build"]
        .iter()
        .chain(&SOURCES)
        .chain(&own)
    {
        println!("cargo:rerun-if-changed={part}");
    }
    println!(
        "cargo:rustc-env=CAVILLO_BUILD={}",
        stamp(root, &[&SOURCES[..], &own].concat())
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("offline.rs");
    if let Err(error) = fs::write(out, offline(&stamp(root, &SOURCES))) {
        panic!("offline.rs cannot be written: {error}");
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
    format!(
        "static PROGRAM: Option<Program> = Some(Program {{ plain: {}, br: {} }});\n",
        bytes("cavillo.wasm"),
        bytes("cavillo.wasm.br")
    )
}
