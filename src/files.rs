//! Content files (`cavillo_pages::files`), with the copy inside this binary.

use rust_embed::RustEmbed;

pub use cavillo_pages::files::*;

#[derive(RustEmbed)]
#[folder = "content-it/"]
struct ContentIt;

#[derive(RustEmbed)]
#[folder = "content-en/"]
struct ContentEn;

#[derive(RustEmbed)]
#[folder = "index/"]
#[exclude = "judgments*"]
#[exclude = "corpus/*"]
struct Index;

static EMBEDDED: Embedded = Embedded { get, list };

/// The copy compiled into this binary.
pub const fn embedded() -> Files {
    Files::Embedded(&EMBEDDED)
}

fn get(path: &str) -> Option<File> {
    let (folder, rest) = path.split_once('/')?;
    let file = match folder {
        "content-it" => ContentIt::get(rest),
        "content-en" => ContentEn::get(rest),
        "index" => Index::get(rest),
        _ => None,
    }?;
    let digest = file.metadata.sha256_hash();
    Some((file.data, digest))
}

fn list(folder: &str) -> Vec<String> {
    match folder {
        "content-it" => ContentIt::iter()
            .map(|path| format!("{folder}/{path}"))
            .collect(),
        "content-en" => ContentEn::iter()
            .map(|path| format!("{folder}/{path}"))
            .collect(),
        "index" => Index::iter()
            .map(|path| format!("{folder}/{path}"))
            .collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::tables::Tables;
    use crate::library::{Library, Passages};
    use sha2::{Digest as _, Sha256};

    #[test]
    fn the_digest_in_the_binary_is_that_of_the_file() {
        let path = "index/manifest.tsv";
        assert_eq!(
            embedded().digest(path).unwrap(),
            *Sha256::digest(embedded().read(path).unwrap().as_bytes())
        );
        assert_eq!(embedded().digest("index/none"), None);
        assert!(embedded().write(path, "x").is_err());
    }

    #[test]
    fn the_same_files_have_one_fingerprint() {
        let folder = Files::Folder(env!("CARGO_MANIFEST_DIR").into());
        let (read, _) = Library::load(&folder, Tables::default(), Passages::default());
        let (judged, _) = Library::judged(&embedded(), Tables::default(), Passages::default());
        assert_eq!(read.fingerprint, judged.fingerprint);
        assert_eq!(read.history.revisions(), judged.history.revisions());
    }
}
