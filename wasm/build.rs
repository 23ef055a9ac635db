//! Writes the stamp of the sources into the program.

#[path = "../build/stamp.rs"]
mod stamp;

use std::path::Path;

fn main() {
    for part in stamp::SOURCES.iter().chain(&["build"]) {
        println!("cargo:rerun-if-changed=../{part}");
    }
    println!(
        "cargo:rustc-env=CAVILLO_SOURCES_STAMP={}",
        stamp::stamp(Path::new(".."), &stamp::SOURCES)
    );
}
