//! Reading the user's file and writing the items, with bounded memory and no partial output.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::{Expected, NotThisSource, Parsed, Report, Source, parse};

/// Maximum size of a file. The longest of the four documents has 132 KB.
pub const LARGEST: u64 = 32 * 1024 * 1024;

/// The reason why a file was not imported; nothing is written in that case.
#[derive(Debug)]
pub enum ImportError {
    Unreadable {
        file: PathBuf,
        cause: io::Error,
    },
    Directory {
        file: PathBuf,
    },
    TooLarge {
        file: PathBuf,
        size: u64,
    },
    NotText {
        file: PathBuf,
        line: usize,
        advice: String,
    },
    NotThisSource {
        file: PathBuf,
        cause: NotThisSource,
    },
    Unwritable {
        path: PathBuf,
        cause: io::Error,
    },
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { file, cause } => {
                write!(f, "cannot read {}: {cause}", file.display())
            }
            Self::Directory { file } => write!(
                f,
                "{} is a directory: name the text file of one document",
                file.display()
            ),
            Self::TooLarge { file, size } => {
                write!(
                    f,
                    "{} has {} MB: more than {} MB is not read (the longest of the four documents has 132 KB)",
                    file.display(),
                    size / (1024 * 1024),
                    LARGEST / (1024 * 1024)
                )
            }
            Self::NotText { file, line, advice } => {
                write!(f, "{}, line {line}: {advice}", file.display())
            }
            Self::NotThisSource { file, cause } => {
                write!(f, "{}: {cause}; nothing was written", file.display())
            }
            Self::Unwritable { path, cause } => {
                write!(f, "cannot write {}: {cause}", path.display())
            }
        }
    }
}

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable { cause, .. } | Self::Unwritable { cause, .. } => Some(cause),
            Self::NotThisSource { cause, .. } => Some(cause),
            _ => None,
        }
    }
}

/// Imports one document: reads `file`, writes `<out>/<source>.jsonl` (the items) and
/// `<out>/<source>.report.json` (what was found, with the tables), returns the report.
///
/// # Errors
/// - the file is a directory, cannot be read, is larger than [`LARGEST`], or is not text;
/// - it is not the named document;
/// - the output cannot be written. It is written aside and renamed, so that an earlier output
///   stays whole whatever happens.
pub fn run(file: &Path, source: Source, out: &Path) -> Result<Report, ImportError> {
    let text = read(file)?;
    let parsed =
        parse(source, &text, &Expected::bundled()).map_err(|cause| ImportError::NotThisSource {
            file: file.to_owned(),
            cause,
        })?;
    write(&parsed, out)?;
    Ok(parsed.report)
}

fn read(file: &Path) -> Result<String, ImportError> {
    let unreadable = |cause| ImportError::Unreadable {
        file: file.to_owned(),
        cause,
    };
    let metadata = std::fs::metadata(file).map_err(unreadable)?;
    if metadata.is_dir() {
        return Err(ImportError::Directory {
            file: file.to_owned(),
        });
    }
    if metadata.len() > LARGEST {
        return Err(ImportError::TooLarge {
            file: file.to_owned(),
            size: metadata.len(),
        });
    }
    let mut bytes = Vec::with_capacity(metadata.len() as usize);
    // A pipe or a growing file has no reliable length, so reading stops one byte beyond the limit.
    File::open(file)
        .map_err(unreadable)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(ImportError::TooLarge {
            file: file.to_owned(),
            size: bytes.len() as u64,
        });
    }
    decode(bytes).map_err(|(line, advice)| ImportError::NotText {
        file: file.to_owned(),
        line,
        advice,
    })
}

/// UTF-8, with or without a byte-order mark; UTF-16 only with one. Other encodings are refused with advice,
/// because guessing would silently damage accents.
fn decode(bytes: Vec<u8>) -> Result<String, (usize, String)> {
    match bytes.as_slice() {
        [0xFF, 0xFE, rest @ ..] => return decode_utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => return decode_utf16(rest, u16::from_be_bytes),
        _ => {}
    }
    match String::from_utf8(bytes) {
        Ok(text) if text.contains('\0') => {
            let line = line_of(text.as_bytes(), text.find('\0').unwrap_or(0));
            Err((
                line,
                "this is not plain text (it holds zero bytes): extract the text of the PDF first, for instance with pdftotext -layout -enc UTF-8".to_owned(),
            ))
        }
        Ok(text) => Ok(match text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => text,
        }),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let bytes = error.into_bytes();
            Err((line_of(&bytes, at), advice(&bytes)))
        }
    }
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, (usize, String)> {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units)
        .collect::<Result<String, _>>()
        .map_err(|_| {
            (
                1,
                "this begins like UTF-16 and is not: save it as UTF-8".to_owned(),
            )
        })
}

fn line_of(bytes: &[u8], at: usize) -> usize {
    bytes[..at].iter().filter(|b| **b == b'\n').count() + 1
}

fn advice(bytes: &[u8]) -> String {
    let sample = &bytes[..bytes.len().min(4096)];
    let zeros = sample.iter().filter(|b| **b == 0).count();
    let low = sample
        .iter()
        .filter(|b| **b < 0x20 && !matches!(**b, b'\n' | b'\r' | b'\t' | 0x0c))
        .count();
    let guess = if bytes.starts_with(b"%PDF") {
        "this is the PDF itself: extract its text first, for instance with pdftotext -layout -enc UTF-8"
    } else if zeros * 4 > sample.len() {
        "this looks like UTF-16 without its mark: convert it, for instance with iconv -f UTF-16LE -t UTF-8"
    } else if low * 20 > sample.len() {
        "this is not text"
    } else {
        "this is not UTF-8, most likely Latin-1 or Windows-1252: convert it, for instance with iconv -f WINDOWS-1252 -t UTF-8"
    };
    guess.to_owned()
}

/// Writes items and report under other names, then renames both.
fn write(parsed: &Parsed, out: &Path) -> Result<(), ImportError> {
    let unwritable = |path: &Path, cause| ImportError::Unwritable {
        path: path.to_owned(),
        cause,
    };
    std::fs::create_dir_all(out).map_err(|cause| unwritable(out, cause))?;
    let items = Aside::new(items_path(out, parsed.source));
    let report = Aside::new(report_path(out, parsed.source));
    items
        .fill(|file| write_items(parsed, file))
        .map_err(|cause| unwritable(&items.target, cause))?;
    report
        .fill(|file| Ok(serde_json::to_writer(file, &parsed.report)?))
        .map_err(|cause| unwritable(&report.target, cause))?;
    for file in [&items, &report] {
        std::fs::rename(&file.aside, &file.target)
            .map_err(|cause| unwritable(&file.target, cause))?;
    }
    Ok(())
}

/// File to which the items of a source are written.
fn items_path(out: &Path, source: Source) -> PathBuf {
    out.join(format!("{source}.jsonl"))
}

/// File to which the report of a source is written.
fn report_path(out: &Path, source: Source) -> PathBuf {
    out.join(format!("{source}.report.json"))
}

/// A file written beside its target, and removed unless it is renamed.
struct Aside {
    aside: PathBuf,
    target: PathBuf,
}

impl Aside {
    fn new(target: PathBuf) -> Self {
        let name = target
            .file_name()
            .map(|n| n.to_string_lossy().into_owned())
            .unwrap_or_default();
        let aside = target.with_file_name(format!(".{name}.{}", std::process::id()));
        Self { aside, target }
    }

    fn fill(
        &self,
        write: impl FnOnce(&mut io::BufWriter<File>) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut file = io::BufWriter::new(File::create(&self.aside)?);
        write(&mut file)?;
        file.into_inner()
            .map_err(io::IntoInnerError::into_error)?
            .sync_all()
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        // After the rename there is nothing left to remove.
        let _ = std::fs::remove_file(&self.aside);
    }
}

fn write_items(parsed: &Parsed, file: &mut impl Write) -> io::Result<()> {
    for item in &parsed.items {
        serde_json::to_writer(&mut *file, item)?;
        file.write_all(b"\n")?;
    }
    Ok(())
}

impl Report {
    /// The report of an earlier import into a folder, with the tables it read; `None` if that source was
    /// not imported.
    ///
    /// # Errors
    /// - the file is there and cannot be read, or is not a report.
    pub fn load(folder: &Path, source: Source) -> Result<Option<Report>, ImportError> {
        let path = report_path(folder, source);
        let unreadable = |cause| ImportError::Unreadable {
            file: path.clone(),
            cause,
        };
        match std::fs::read(&path) {
            Ok(bytes) => serde_json::from_slice(&bytes)
                .map(Some)
                .map_err(|e| unreadable(e.into())),
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(cause) => Err(unreadable(cause)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf16_with_its_mark_is_converted() {
        let bytes: Vec<u8> = [0xFF, 0xFE]
            .into_iter()
            .chain("perché\n".encode_utf16().flat_map(u16::to_le_bytes))
            .collect();
        assert_eq!(decode(bytes), Ok("perché\n".to_owned()));
    }

    #[test]
    fn latin1_is_refused_with_line_and_advice() {
        let (line, advice) = decode(b"prima\nperch\xe9\n".to_vec()).expect_err("not UTF-8");
        assert_eq!(line, 2);
        assert!(advice.contains("WINDOWS-1252"));
    }

    #[test]
    fn the_pdf_itself_is_refused() {
        assert!(
            decode(b"%PDF-1.4\n\xe2\xe3".to_vec())
                .expect_err("a PDF")
                .1
                .contains("PDF")
        );
    }
}
