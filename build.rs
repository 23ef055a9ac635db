//! Rebuilds the embedded library when a content or index file comes or goes, and stamps the build.

#[path = "build/stamp.rs"]
mod stamp;

use std::path::Path;

use stamp::{SOURCES, stamp};

fn main() {
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
        stamp(Path::new(""), &[&SOURCES[..], &own].concat())
    );
}
