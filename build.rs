//! Rebuilds the embedded library when a content or index file comes or goes, and gives the program
//! a name made of what it is built from: answers of two builds are never taken for each other.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

fn main() {
    for folder in ["content-it", "content-en", "index", "assets", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
    let mut hash = DefaultHasher::new();
    for part in ["src", "templates", "assets", "Cargo.toml", "Cargo.lock"] {
        println!("cargo:rerun-if-changed={part}");
        read(Path::new(part), &mut hash);
    }
    println!("cargo:rustc-env=CAVILLO_BUILD={:016x}", hash.finish());
}

/// Hashes a file, or a folder in the order of its names.
fn read(path: &Path, hash: &mut DefaultHasher) {
    path.to_string_lossy().replace('\\', "/").hash(hash);
    if let Ok(entries) = fs::read_dir(path) {
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        paths.iter().for_each(|path| read(path, hash));
    } else if let Ok(bytes) = fs::read(path) {
        bytes.hash(hash);
    }
}
