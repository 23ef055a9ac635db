//! Content files: the copy inside the binary, a folder on disk, or a bundle downloaded to a device. No
//! other module opens content files.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file embedded in the binary, and its SHA-256, which was computed at build time.
pub type File = (Cow<'static, [u8]>, [u8; 32]);

/// A copy of the content compiled into a binary.
#[derive(Debug)]
pub struct Embedded {
    /// A file by its path from the root.
    pub get: fn(&str) -> Option<File>,
    /// The paths under a folder such as `content-it`, in any order.
    pub list: fn(&str) -> Vec<String>,
}

/// Maximum size of a content file. A chapter has some tens of kilobytes; the history of all rulings, which
/// only grows, had eight megabytes after its first editions.
pub const MAX_FILE: u64 = 32 << 20;

/// The source of the content files: `content-it/`, `content-en/` and `index/`.
#[derive(Clone, Debug)]
pub enum Files {
    /// The copy compiled into a binary.
    Embedded(&'static Embedded),
    /// A folder.
    Folder(PathBuf),
    /// Files by their path, in memory.
    Bundle(Arc<BTreeMap<String, String>>),
}

/// Returns a text without a byte order mark and with LF line ends.
fn plain(text: Cow<'static, str>) -> Cow<'static, str> {
    const MARK: char = '\u{feff}';
    if text.starts_with(MARK) || text.contains('\r') {
        return Cow::Owned(text.trim_start_matches(MARK).replace("\r\n", "\n"));
    }
    text
}

impl Files {
    /// Reads one file by its path from the root, such as `index/lexicon.toml`.
    ///
    /// # Errors
    /// When it does not exist, is too large, is not UTF-8, or cannot be read.
    pub fn read(&self, path: &str) -> io::Result<Cow<'static, str>> {
        let bytes: Cow<'static, [u8]> = match self {
            Self::Embedded(copy) => {
                (copy.get)(path)
                    .ok_or_else(|| {
                        io::Error::new(
                            io::ErrorKind::NotFound,
                            format!("{path} is not in the binary"),
                        )
                    })?
                    .0
            }
            Self::Folder(root) => {
                let path = root.join(path);
                if fs::metadata(&path)?.len() > MAX_FILE {
                    return Err(io::Error::new(
                        io::ErrorKind::InvalidData,
                        format!("{} is larger than {MAX_FILE} bytes", path.display()),
                    ));
                }
                Cow::Owned(fs::read(&path)?)
            }
            Self::Bundle(files) => {
                let text = files.get(path).ok_or_else(|| {
                    io::Error::new(
                        io::ErrorKind::NotFound,
                        format!("{path} is not in the bundle"),
                    )
                })?;
                return Ok(Cow::Owned(text.clone()));
            }
        };
        let text = match bytes {
            Cow::Borrowed(bytes) => std::str::from_utf8(bytes)
                .map(Cow::Borrowed)
                .map_err(|error| error.valid_up_to()),
            Cow::Owned(bytes) => String::from_utf8(bytes)
                .map(Cow::Owned)
                .map_err(|error| error.utf8_error().valid_up_to()),
        }
        .map_err(|at| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                format!("{path} is not UTF-8 from byte {at} on"),
            )
        })?;
        Ok(plain(text))
    }

    /// The SHA-256 of a file if it is known without reading it, as for embedded files.
    pub fn digest(&self, path: &str) -> Option<[u8; 32]> {
        match self {
            Self::Embedded(copy) => (copy.get)(path).map(|(_, digest)| digest),
            _ => None,
        }
    }

    /// Writes one file by its path from the root. It is written under another name and then renamed, so
    /// that a reader never sees half of it.
    ///
    /// # Errors
    /// When the place is the copy inside the binary, or the file cannot be written.
    pub fn write(&self, path: &str, text: &str) -> io::Result<()> {
        let Self::Folder(root) = self else {
            return Err(io::Error::new(
                io::ErrorKind::PermissionDenied,
                "only a folder can be changed: name one",
            ));
        };
        let path = root.join(path);
        let aside = path.with_extension(format!("new-{}", std::process::id()));
        let written = fs::write(&aside, text).and_then(|()| fs::rename(&aside, &path));
        if written.is_err() {
            let _ = fs::remove_file(&aside);
        }
        written
    }

    /// The paths under a folder such as `content-it`, sorted, with `/` on every system.
    pub fn list(&self, folder: &str) -> Vec<String> {
        let mut paths: Vec<String> = match self {
            Self::Embedded(copy) => (copy.list)(folder),
            Self::Folder(root) => {
                let mut found = Vec::new();
                walk(&root.join(folder), folder, 0, &mut found);
                found
            }
            Self::Bundle(files) => files
                .keys()
                .filter(|path| {
                    path.strip_prefix(folder)
                        .is_some_and(|rest| rest.starts_with('/'))
                })
                .cloned()
                .collect(),
        };
        paths.sort();
        paths
    }

    /// Checks that the place holds a library.
    ///
    /// # Errors
    /// Names the folder that is missing.
    pub fn check(&self) -> io::Result<()> {
        if let Self::Folder(root) = self {
            for folder in ["content-it", "content-en", "index"] {
                if !root.join(folder).is_dir() {
                    return Err(io::Error::new(
                        io::ErrorKind::NotFound,
                        format!(
                            "{} holds no folder {folder}/: expected content-it/, content-en/ and index/",
                            root.display()
                        ),
                    ));
                }
            }
        }
        Ok(())
    }

    /// The folder, if it is one.
    pub fn root(&self) -> Option<&Path> {
        match self {
            Self::Folder(root) => Some(root),
            _ => None,
        }
    }

    /// Files as one text: for each file a line with its path and its length in bytes, then its content.
    pub fn bundle<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> String {
        let mut out = String::new();
        for (path, text) in files {
            out.push_str(&format!("{path}\t{}\n{text}\n", text.len()));
        }
        out
    }

    /// Parses such a text; `None` if it is malformed or incomplete.
    pub fn unbundle(text: &str) -> Option<Self> {
        let mut files = BTreeMap::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (line, after) = rest.split_once('\n')?;
            let (path, length) = line.split_once('\t')?;
            let length: usize = length.parse().ok()?;
            files.insert(path.to_owned(), after.get(..length)?.to_owned());
            rest = after.get(length..)?.strip_prefix('\n')?;
        }
        Some(Self::Bundle(Arc::new(files)))
    }
}

fn walk(folder: &Path, name: &str, depth: usize, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let Ok(file) = entry.file_name().into_string() else {
            continue;
        };
        let path = format!("{name}/{file}");
        match entry.file_type() {
            Ok(kind) if kind.is_dir() && depth < 4 => walk(&entry.path(), &path, depth + 1, found),
            Ok(kind) if kind.is_file() && !file.starts_with('.') => found.push(path),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_as_meant_whatever_editor_wrote_them() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("index")).unwrap();
        for (written, meant) in [
            ("\u{feff}a\r\nb\r\n", "a\nb\n"),
            ("a\r\n\u{feff}b", "a\n\u{feff}b"),
            ("\u{feff}", ""),
            ("a\rb", "a\rb"),
        ] {
            fs::write(folder.path().join("index/a.tsv"), written).unwrap();
            assert_eq!(
                Files::Folder(folder.path().to_owned())
                    .read("index/a.tsv")
                    .unwrap(),
                meant,
                "{written:?}"
            );
        }
    }

    #[test]
    fn files_are_written_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::Folder(folder.path().to_owned());
        fs::create_dir(folder.path().join("index")).unwrap();
        files.write("index/a.tsv", "one").unwrap();
        files.write("index/a.tsv", "two").unwrap();
        assert_eq!(files.read("index/a.tsv").unwrap(), "two");
        assert_eq!(files.list("index"), ["index/a.tsv"]);
        assert!(files.write("nowhere/a.tsv", "x").is_err());
    }

    #[test]
    fn a_bundle_is_read_back_or_refused() {
        let text = Files::bundle([
            ("content-it/a.md", "uno\ndue\t\n"),
            ("index/b.tsv", ""),
            ("content-it/x/c.md", "è"),
        ]);
        let files = Files::unbundle(&text).unwrap();
        assert_eq!(
            files.list("content-it"),
            ["content-it/a.md", "content-it/x/c.md"]
        );
        assert_eq!(
            (
                files.read("content-it/a.md").unwrap(),
                files.read("content-it/x/c.md").unwrap()
            ),
            ("uno\ndue\t\n".into(), "è".into())
        );
        assert!(files.read("index/c.tsv").is_err() && files.write("index/b.tsv", "x").is_err());
        for broken in [
            &text[..text.len() - 1],
            "no line",
            "a\t3\nè\n",
            "a\t9\nb\n",
            "a\t1\nb",
        ] {
            assert!(Files::unbundle(broken).is_none(), "{broken:?}");
        }
    }
}
