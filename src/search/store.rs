//! Index stored in a folder between starts, as a cache.
//!
//! A finished index is in a folder named after its stamp, the hash of its inputs. It is written to a
//! temporary folder, moved by renaming, and never changed. After a crash the partial index is ignored,
//! and a damaged index fails its checksum and is rebuilt. Without write permission an existing index is
//! only read; without read permission it is built in memory.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

use tantivy::Index;
use tantivy::directory::error::{DeleteError, LockError, OpenReadError, OpenWriteError};
use tantivy::directory::{
    Directory, DirectoryLock, FileHandle, Lock, MmapDirectory, WatchCallback, WatchHandle, WritePtr,
};

use super::schema::Fields;
use crate::library::Library;

/// File that marks a folder as one of our indexes; no folder without it is ever removed.
const MARKER: &str = "cavillo-index";
/// Folder for the parts of a large index while it is being built.
const PARTS: &str = "parts";
/// Age after which a writer's leftovers count as abandoned.
const ABANDONED: Duration = Duration::from_secs(3600);

/// How an index was obtained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexState {
    /// It existed already.
    Found,
    /// It was built and stored.
    Built,
    /// It is in memory, because it could not be stored.
    InMemory(String),
}

/// Returns the name of a library's index: equal only for the same library and program.
pub fn stamp(library: &Library) -> String {
    let mut hash = DefaultHasher::new();
    (env!("CAVILLO_BUILD"), &library.fingerprint).hash(&mut hash);
    format!("{:016x}", hash.finish())
}

/// Opens the index with a stamp, or builds and stores it.
///
/// # Errors
/// The reason why it can neither be opened nor built.
pub fn open_or_make(
    folder: &Path,
    stamp: &str,
    documents: usize,
    make: impl FnOnce(MmapDirectory, &Path) -> tantivy::Result<()>,
) -> Result<(Index, IndexState), String> {
    let place = folder.join(stamp);
    if let Ok(index) = open(&place, documents) {
        return Ok((index, IndexState::Found));
    }
    let written =
        write(folder, stamp, make).map_err(|error| format!("{}: {error}", folder.display()))?;
    // The existing index could not be opened. Another process may have finished building it in the
    // meantime.
    if let Err(error) = fs::rename(&written, &place) {
        if let Ok(index) = open(&place, documents) {
            let _ = fs::remove_dir_all(&written);
            return Ok((index, IndexState::Found));
        }
        if place.is_dir() && !place.join(MARKER).is_file() {
            let _ = fs::remove_dir_all(&written);
            return Err(format!(
                "{}: a folder of somebody else's stands there",
                place.display()
            ));
        }
        let cleared = if place.is_dir() {
            fs::remove_dir_all(&place)
        } else {
            fs::remove_file(&place)
        };
        let replaced = cleared.and_then(|()| fs::rename(&written, &place));
        if replaced.is_err() {
            let _ = fs::remove_dir_all(&written);
            return Err(format!("{}: {error}", place.display()));
        }
    }
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    tidy(folder, stamp);
    let index = open(&place, documents).map_err(|error| format!("{}: {error}", place.display()))?;
    Ok((index, IndexState::Built))
}

/// Opens a finished index if it is complete.
fn open(place: &Path, documents: usize) -> Result<Index, String> {
    let read = || -> tantivy::Result<Index> {
        let index = Index::open(Finished(MmapDirectory::open(place)?))?;
        // tantivy's own check covers only the files in its list, so it would not notice a damaged list.
        // Therefore every file is checked, and every listed file must exist.
        let needed = index.load_metas()?.list_segment_files();
        let mut damaged = index
            .directory()
            .list_managed_files()
            .intersection(&needed)
            .filter(|name| !place.join(name).exists())
            .count();
        for name in
            fs::read_dir(place)?.filter_map(|entry| Some(PathBuf::from(entry.ok()?.file_name())))
        {
            let has_checksum = name
                .extension()
                .is_some_and(|end| end != "json" && end != "lock");
            damaged += usize::from(has_checksum && !index.directory().validate_checksum(&name)?);
        }
        let segments = index.searchable_segment_metas()?;
        let held: usize = segments
            .iter()
            .map(|segment| segment.num_docs() as usize)
            .sum();
        if damaged > 0
            || segments.len() != 1
            || held != documents
            || index.schema() != Fields::schema().0
        {
            return Err(tantivy::TantivyError::InvalidArgument(
                "not whole".to_owned(),
            ));
        }
        Ok(index)
    };
    read().map_err(|error| error.to_string())
}

/// Writes an index to a temporary folder, and syncs it to disk.
fn write(
    folder: &Path,
    stamp: &str,
    make: impl FnOnce(MmapDirectory, &Path) -> tantivy::Result<()>,
) -> io::Result<PathBuf> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    fs::create_dir_all(folder)?;
    let beside = folder.join(format!(
        ".{stamp}-{}-{}",
        std::process::id(),
        NEXT.fetch_add(1, Ordering::Relaxed)
    ));
    fs::create_dir(&beside)?;
    fs::write(beside.join(MARKER), "")?;
    let filled = || -> io::Result<()> {
        let parts = beside.join(PARTS);
        make(
            MmapDirectory::open(&beside).map_err(io::Error::other)?,
            &parts,
        )
        .map_err(io::Error::other)?;
        if parts.exists() {
            fs::remove_dir_all(&parts)?;
        }
        for entry in fs::read_dir(&beside)? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end == "lock") {
                fs::remove_file(&path)?;
            } else {
                File::open(&path)?.sync_all()?;
            }
        }
        Ok(())
    };
    match filled() {
        Ok(()) => Ok(beside),
        Err(error) => {
            let _ = fs::remove_dir_all(&beside);
            Err(error)
        }
    }
}

/// A folder for one part of a large index, until the parts are merged.
///
/// # Errors
/// The reason why it cannot be created.
pub fn part(parts: &Path, number: usize) -> tantivy::Result<Box<dyn Directory>> {
    let folder = parts.join(number.to_string());
    fs::create_dir_all(&folder)?;
    Ok(Box::new(MmapDirectory::open(folder)?))
}

/// Removes the indexes of other libraries and the leftovers of writers. A process that still reads one
/// keeps its memory mapping. Only files that this module writes are removed.
fn tidy(folder: &Path, stamp: &str) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_stamp = |name: &str| name.len() == 16 && name.bytes().all(|b| b.is_ascii_hexdigit());
        let abandoned = || {
            let written = entry.metadata().and_then(|data| data.modified());
            written.is_ok_and(|at| {
                SystemTime::now()
                    .duration_since(at)
                    .is_ok_and(|age| age > ABANDONED)
            })
        };
        let left = name
            .strip_prefix('.')
            .and_then(|rest| rest.split('-').next())
            .is_some_and(is_stamp)
            && abandoned();
        let ours = entry.path().join(MARKER).is_file();
        if ours && ((is_stamp(&name) && name != stamp) || left) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// A read-only folder. tantivy's own folder type would create a lock file, which fails without write
/// permission and is unnecessary here.
#[derive(Clone, Debug)]
struct Finished(MmapDirectory);

impl Directory for Finished {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        self.0.get_file_handle(path)
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        Err(DeleteError::IoError {
            io_error: Arc::new(finished()),
            filepath: path.to_owned(),
        })
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        self.0.exists(path)
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        Err(OpenWriteError::wrap_io_error(finished(), path.to_owned()))
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        self.0.atomic_read(path)
    }

    fn atomic_write(&self, _: &Path, _: &[u8]) -> io::Result<()> {
        Err(finished())
    }

    fn sync_directory(&self) -> io::Result<()> {
        Ok(())
    }

    fn acquire_lock(&self, _: &Lock) -> Result<DirectoryLock, LockError> {
        Ok(DirectoryLock::from(Box::new(())))
    }

    fn watch(&self, _: WatchCallback) -> tantivy::Result<WatchHandle> {
        Ok(WatchHandle::empty())
    }
}

fn finished() -> io::Error {
    io::Error::new(
        io::ErrorKind::PermissionDenied,
        "a finished index never changes",
    )
}
