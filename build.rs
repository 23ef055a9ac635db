//! Rebuilds the embedded library when a content or index file comes or goes, and takes in the half
//! of the program that runs on readers' devices: what `scripts/wasm` made from these sources, else, in
//! a release, what is compiled here.

#[path = "build/device.rs"]
mod device;
#[path = "build/stamp.rs"]
mod stamp;

use std::path::{Path, PathBuf};
use std::{env, fs};

use stamp::{SOURCES, stamp};

/// Where it is set to 1, a release does without the other half.
const WITHOUT: &str = "CAVILLO_WITHOUT_OFFLINE";

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
    println!("cargo:rerun-if-env-changed={WITHOUT}");
    println!(
        "cargo:rustc-env=CAVILLO_BUILD={}",
        stamp(root, &[&SOURCES[..], &own].concat())
    );
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let text = offline(&stamp(root, &SOURCES), &folder);
    if let Err(error) = fs::write(folder.join("offline.rs"), text) {
        panic!("offline.rs cannot be written: {error}");
    }
}

/// The static that `web::take` includes: nothing where there is no other half, or an old one.
fn offline(stamp: &str, folder: &Path) -> String {
    let made = fs::canonicalize("target/offline").unwrap_or_default();
    if let Some(text) = taken(stamp, &made) {
        return text;
    }
    let nothing = "static PROGRAM: Option<Program> = None;\n".to_owned();
    // A development build would wait minutes for what hardly anybody looks at.
    if env::var("PROFILE").as_deref() != Ok("release") || env::var(WITHOUT).as_deref() == Ok("1") {
        return nothing;
    }
    match device::compile(folder) {
        Ok(()) => taken(stamp, folder).unwrap_or(nothing),
        Err(reason) => {
            println!(
                "cargo:warning=this program offers readers no copy for halls without a signal: {reason}"
            );
            nothing
        }
    }
}

/// The other half in a folder, if it was made from these sources.
fn taken(stamp: &str, folder: &Path) -> Option<String> {
    let made = fs::read_to_string(folder.join("stamp")).unwrap_or_default();
    if made.trim() != stamp || !folder.join("cavillo.wasm.br").is_file() {
        return None;
    }
    let bytes = |name: &str| format!("include_bytes!({:?})", folder.join(name));
    Some(format!(
        "static PROGRAM: Option<Program> = Some(Program {{ plain: {}, br: {} }});\n",
        bytes("cavillo.wasm"),
        bytes("cavillo.wasm.br")
    ))
}
