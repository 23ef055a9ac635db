//! A game as a book for e-readers (EPUB): the files that [`pages::book`] writes, in one archive. Each book
//! is built once per snapshot, on a background thread.

use std::io::{self, Cursor, Write as _};
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::http::Response;
use zip::write::{SimpleFileOptions, ZipWriter};
use zip::{CompressionMethod, result::ZipError};

use super::answer::language_of;
use super::handler::lost;
use super::pages::{self, EPUB};
use super::request::ServerRequest;
use super::respond::Packed;
use super::{Site, Snapshot};
use crate::lang::{ByLang, Lang};
use crate::systems::{SYSTEMS, System};

/// Finished books, by language and game.
#[derive(Debug)]
pub struct Books(ByLang<Vec<OnceLock<Packed>>>);

impl Default for Books {
    fn default() -> Self {
        let none = || SYSTEMS.iter().map(|_| OnceLock::new()).collect();
        Self(ByLang {
            it: none(),
            en: none(),
        })
    }
}

/// The archive of a game's book. The first entry is the uncompressed media type, as EPUB requires. Entries
/// have no timestamp, so that the same library always gives the same bytes.
///
/// When the archive exceeds the limits of its format.
pub fn epub(site: &Site, lang: Lang, system: &'static System) -> io::Result<Vec<u8>> {
    let whole = |error: ZipError| io::Error::other(error);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let small = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    archive.start_file("mimetype", plain).map_err(whole)?;
    archive.write_all(EPUB.as_bytes())?;
    for (path, text) in pages::book(site, lang, system) {
        archive.start_file(path, small).map_err(whole)?;
        archive.write_all(text.as_bytes())?;
    }
    Ok(archive.finish().map_err(whole)?.into_inner())
}

fn made(snapshot: &Snapshot, lang: Lang, n: usize) -> &Packed {
    snapshot.books.0[lang][n].get_or_init(|| {
        let bytes = epub(&snapshot.site, lang, SYSTEMS[n]);
        Packed::new(
            200,
            EPUB,
            Some(lang),
            bytes.map(Bytes::from).unwrap_or_else(|error| {
                unreachable!("a book is far smaller than an archive may be: {error}")
            }),
        )
    })
}

/// `/{lang}/{game}.epub`
pub async fn book(asked: ServerRequest) -> Response<Body> {
    let path = asked.uri.path();
    let game = |system: &&System| path.ends_with(&format!("/{}.epub", system.id));
    let Some((lang, n)) = language_of(path).zip(SYSTEMS.iter().position(game)) else {
        return asked
            .off_thread(|asked| lost(asked, asked.uri.path()))
            .await;
    };
    if let Some(packed) = asked.snapshot.books.0[lang][n].get() {
        return packed.answer(&asked.headers, asked.keep());
    }
    asked
        .off_thread_long(move |asked| {
            made(&asked.snapshot, lang, n).answer(&asked.headers, asked.keep())
        })
        .await
}
