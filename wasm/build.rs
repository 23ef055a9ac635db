//! Stamps the program with the sources that it is made of.

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
