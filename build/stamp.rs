//! The stamp of the sources, for both builds of the program.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest as _, Sha256};

/// The sources that determine pages and verdicts, on either platform.
pub const SOURCES: [&str; 5] = [
    "crates",
    "wasm",
    "Cargo.toml",
    "Cargo.lock",
    "index/stems.tsv",
];

/// Returns a hash of the files and folders below a root, the same on both platforms.
pub fn stamp(root: &Path, parts: &[&str]) -> String {
    let mut files = Vec::new();
    parts
        .iter()
        .for_each(|part| gather(root, part.to_string(), &mut files));
    files.sort();
    let mut hash = Sha256::new();
    for file in &files {
        hash.update(file);
        hash.update([0]);
        hash.update(fs::read(root.join(file)).unwrap_or_default());
        hash.update([0]);
    }
    hash.finalize()[..8]
        .iter()
        .fold(String::new(), |mut out, byte| {
            let _ = write!(out, "{byte:02x}");
            out
        })
}

/// Collects the files below a path, named from the root with `/` on every system.
fn gather(root: &Path, path: String, files: &mut Vec<String>) {
    match fs::read_dir(root.join(&path)) {
        Ok(entries) => entries.flatten().for_each(|entry| {
            gather(
                root,
                format!("{path}/{}", entry.file_name().to_string_lossy()),
                files,
            )
        }),
        Err(_) => files.push(path),
    }
}
