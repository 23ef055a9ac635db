//! Finds the WebAssembly program: the one that `scripts/wasm` built from the same sources or, in a
//! release build, one that is compiled here.

mod device;
mod stamp;

use std::path::{Path, PathBuf};
use std::{env, fs};

use stamp::{SOURCES, stamp};

/// If this environment variable is 1, a release is built without the program.
const WITHOUT: &str = "CAVILLO_WITHOUT_OFFLINE";
/// The root of the repository, from this folder.
const ROOT: &str = "..";
/// Output of `scripts/wasm`, relative to the root.
const MADE: &str = "target/offline";

fn main() {
    for part in SOURCES.iter().chain(&["build"]) {
        println!("cargo:rerun-if-changed={ROOT}/{part}");
    }
    // Cargo runs this script at every build if a file to watch is missing. A release build compiles the
    // program itself, so there the file matters only if it exists.
    let made = format!("{ROOT}/{MADE}/stamp");
    if Path::new(&made).exists() || !is_release() {
        println!("cargo:rerun-if-changed={made}");
    }
    println!("cargo:rerun-if-env-changed={WITHOUT}");
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let text = offline(&stamp(Path::new(ROOT), &SOURCES), &folder);
    if let Err(error) = fs::write(folder.join("offline.rs"), text) {
        panic!("offline.rs cannot be written: {error}");
    }
}

fn is_release() -> bool {
    env::var("PROFILE").as_deref() == Ok("release")
}

/// Returns the static that the library includes; it is empty if there is no program from the same
/// sources.
fn offline(stamp: &str, folder: &Path) -> String {
    let made = fs::canonicalize(Path::new(ROOT).join(MADE)).unwrap_or_default();
    if let Some(text) = taken(stamp, &made) {
        return text;
    }
    let nothing = of("None");
    // A development build must not wait minutes for a program that is rarely used.
    if !is_release() || env::var(WITHOUT).as_deref() == Ok("1") {
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

/// Returns the program in a folder, if it was made from these sources.
fn taken(stamp: &str, folder: &Path) -> Option<String> {
    let made = fs::read_to_string(folder.join("stamp")).unwrap_or_default();
    if made.trim() != stamp || !folder.join("cavillo.wasm.br").is_file() {
        return None;
    }
    let bytes = |name: &str| format!("include_bytes!({:?})", folder.join(name));
    Some(of(&format!(
        "Some(Program {{ plain: {}, br: {} }})",
        bytes("cavillo.wasm"),
        bytes("cavillo.wasm.br")
    )))
}

/// Returns the declaration of the static.
fn of(value: &str) -> String {
    format!(
        "/// The program; none where it was not built.\npub static PROGRAM: Option<Program> = {value};\n"
    )
}
