//! The stylesheet, the scripts and the icons, with names that contain a content hash.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use super::url;

/// A file that pages refer to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub mime: &'static str,
    pub hash: String,
    /// Its place among the files.
    pub number: usize,
}

/// Number of files.
pub const COUNT: usize = 20;

static FILES: [(&str, &str, &str, &[u8]); COUNT] = [
    (
        "style",
        "css",
        "text/css; charset=utf-8",
        include_bytes!("../../assets/style.css"),
    ),
    (
        "app",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/app.js"),
    ),
    (
        "board",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/board.js"),
    ),
    (
        "clock",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/clock.js"),
    ),
    (
        "desk",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/desk.js"),
    ),
    (
        "link",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/link.js"),
    ),
    (
        "icon",
        "svg",
        "image/svg+xml",
        include_bytes!("../../assets/icon.svg"),
    ),
    (
        "device",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/device.js"),
    ),
    (
        "offline",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/offline.js"),
    ),
    (
        "guide",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/guide.js"),
    ),
    (
        "mine",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/mine.js"),
    ),
    (
        "both",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/both.js"),
    ),
    (
        "fold",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/fold.js"),
    ),
    // The icon for home screens, which do not accept SVG; rendered from icon.svg.
    (
        "icon-192",
        "png",
        PNG,
        include_bytes!("../../assets/icon-192.png"),
    ),
    (
        "icon-512",
        "png",
        PNG,
        include_bytes!("../../assets/icon-512.png"),
    ),
    (
        "icon-maskable-512",
        "png",
        PNG,
        include_bytes!("../../assets/icon-maskable-512.png"),
    ),
    (
        "icon-touch-180",
        "png",
        PNG,
        include_bytes!("../../assets/icon-touch-180.png"),
    ),
    (
        "photo",
        "js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../assets/photo.js"),
    ),
    // Screenshots for the browser's install dialog.
    (
        "screen-narrow",
        "webp",
        "image/webp",
        include_bytes!("../../assets/screen-narrow.webp"),
    ),
    (
        "screen-wide",
        "webp",
        "image/webp",
        include_bytes!("../../assets/screen-wide.webp"),
    ),
];

const PNG: &str = "image/png";

/// A style sheet without comments and line ends, or a script without lines of comments: readers load every
/// byte, and both are read in the repository.
fn lean(ending: &str, bytes: &'static [u8]) -> Cow<'static, [u8]> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Cow::Borrowed(bytes);
    };
    let mut out = String::with_capacity(text.len());
    match ending {
        "css" => {
            let mut rest = text;
            while let Some((before, after)) = rest.split_once("/*") {
                out.push_str(before);
                rest = after.split_once("*/").map_or("", |(_, after)| after);
            }
            out.push_str(rest);
            out.retain(|c| c != '\n');
        }
        "js" => {
            for line in text.lines() {
                let said = line.trim_start();
                let comment =
                    said.starts_with("//") || said.starts_with("/**") && said.ends_with("*/");
                if !comment {
                    out.push_str(line);
                    out.push('\n');
                }
            }
        }
        _ => return Cow::Borrowed(bytes),
    }
    Cow::Owned(out.into_bytes())
}

/// The files as they are sent.
static SENT: LazyLock<Vec<Cow<'static, [u8]>>> = LazyLock::new(|| {
    let sent = FILES
        .iter()
        .map(|(_, ending, _, bytes)| lean(ending, bytes));
    sent.collect()
});

static HASHES: LazyLock<Vec<String>> = LazyLock::new(|| {
    SENT.iter()
        .map(|bytes| {
            Sha256::digest(bytes)[..6]
                .iter()
                .fold(String::new(), |mut out, byte| {
                    let _ = write!(out, "{byte:02x}");
                    out
                })
        })
        .collect()
});

/// Finds a file by its hashed name, `style.0123456789ab.css`.
pub fn asset(path: &str) -> Option<Asset> {
    FILES
        .iter()
        .zip(SENT.iter())
        .zip(HASHES.iter())
        .enumerate()
        .find_map(|(number, (((stem, ending, mime, _), bytes), hash))| {
            let rest = path
                .strip_prefix(stem)?
                .strip_prefix('.')?
                .strip_suffix(ending)?
                .strip_suffix('.')?;
            (rest == hash).then(|| Asset {
                bytes: Cow::Borrowed(&**bytes),
                mime,
                hash: hash.clone(),
                number,
            })
        })
}

/// Every file by its plain name, with its hashed address.
pub fn assets() -> impl Iterator<Item = (String, String)> {
    FILES
        .iter()
        .zip(HASHES.iter())
        .map(|((stem, ending, ..), hash)| {
            (
                format!("{stem}.{ending}"),
                url::asset(&format!("{stem}.{hash}.{ending}")),
            )
        })
}

/// Addresses of the files that pages need offline: all except the screenshots, which the browser stores
/// itself.
pub fn offline() -> impl Iterator<Item = String> {
    assets()
        .filter(|(name, _)| !name.ends_with(".png") && !name.ends_with(".webp"))
        .map(|(_, address)| address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_hashed_name_only() {
        let address = assets().find(|(name, _)| name == "style.css").unwrap().1;
        let name = address.rsplit('/').next().unwrap();
        assert_eq!(asset(name).unwrap().mime, "text/css; charset=utf-8");
        assert!(name.contains(&asset(name).unwrap().hash));
        for wrong in [
            "style.css",
            "style.000000000000.css",
            "",
            "app",
            "../app.js",
            "style..css",
        ] {
            assert!(asset(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn what_is_sent_has_no_comments() {
        let sent = |ending, text: &'static str| {
            String::from_utf8(lean(ending, text.as_bytes()).into_owned()).unwrap()
        };
        assert_eq!(
            sent("css", "/* a\n b */\na{b:c}\n/* d */d{e:f}\n"),
            "a{b:c}d{e:f}"
        );
        assert_eq!(
            sent("js", "// a\n  // b\n/** c */\nd(); // e\n/* f */ g();\n"),
            "d(); // e\n/* f */ g();\n"
        );
        assert_eq!(sent("svg", "<!-- a -->\n"), "<!-- a -->\n");
    }

    /// What looks like a comment is one: it never begins within a text of a style sheet, or on a line
    /// within a template of a script.
    #[test]
    fn nothing_but_comments_is_left_out() {
        for (stem, ending, _, bytes) in &FILES {
            let Ok(text) = std::str::from_utf8(bytes) else {
                continue;
            };
            let mut before = String::new();
            for line in text.lines() {
                let said = line.trim_start();
                if *ending == "css"
                    && let Some(at) = line.find("/*")
                {
                    let quotes = line[..at].matches(['"', '\'']).count();
                    assert_eq!(quotes % 2, 0, "{stem}: {line}");
                }
                if *ending == "js" && (said.starts_with("//") || said.starts_with("/**")) {
                    assert_eq!(before.matches('`').count() % 2, 0, "{stem}: {line}");
                } else {
                    before.push_str(line);
                }
            }
        }
    }

    #[test]
    fn the_script_stays_small() {
        for (n, most) in [(1, 10 * 1024), (2, 22 * 1024), (6, 12 * 1024)] {
            let (stem, .., bytes) = FILES[n];
            assert!(bytes.len() < most, "{stem}.js has {} bytes", bytes.len());
        }
    }
}
