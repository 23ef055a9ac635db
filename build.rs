//! Rebuilds the embedded library when a content or index file is added or removed, and stamps the build.

#[path = "build/stamp.rs"]
mod stamp;

use std::path::Path;

use stamp::{SOURCES, stamp};

fn main() {
    // Pages name assets by their hashes, so responses of two builds must not be confused.
    let own = ["src", "templates", "assets", "target/offline/stamp"];
    // Cargo builds everything again each time if a watched file is missing. A release build does not need
    // the stamp of `scripts/wasm`.
    let is_release = std::env::var("PROFILE").as_deref() == Ok("release");
    for part in ["content-it", "content-en", "index", "build"]
        .iter()
        .chain(&SOURCES)
        .chain(&own)
        .filter(|part| !is_release || Path::new(part).exists())
    {
        println!("cargo:rerun-if-changed={part}");
    }
    println!(
        "cargo:rustc-env=CAVILLO_BUILD={}",
        stamp(Path::new(""), &[&SOURCES[..], &own].concat())
    );
}
