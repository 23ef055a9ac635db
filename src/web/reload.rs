//! Reload: when authors change a file, a new snapshot replaces the old one; if it is refused, the old one
//! stays and the reason is reported.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use notify_debouncer_full::notify::{EventKind, RecursiveMode};
use notify_debouncer_full::{DebounceEventResult, new_debouncer};
use serde::Serialize;

use super::load::{Accept, Refusal, load};
use super::{Origin, Shared};

/// Quiet period before reading, because an editor writes a file in several steps.
const QUIET: Duration = Duration::from_millis(200);

/// Interval of the check whether a watched folder has been replaced.
const LOOK: Duration = Duration::from_secs(1);

/// Watched folders, and since when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Watched {
    pub paths: Vec<PathBuf>,
    /// Folders that are currently missing.
    pub missing: Vec<PathBuf>,
    /// Time at which watching started, or restarted after a folder was replaced.
    pub since: String,
}

/// Identity of a folder or file, to detect a replacement under the same name, and of a version of a file.
type Identity = Option<(u64, Option<SystemTime>, u64)>;

/// The current identity of a path; `None` if it does not exist. Time and length are compared for files
/// only, because those of a folder change with its files.
fn identity(path: &Path) -> Identity {
    let data = fs::metadata(path).ok()?;
    #[cfg(unix)]
    let number = std::os::unix::fs::MetadataExt::ino(&data);
    #[cfg(not(unix))]
    let number = 0;
    let file = data.is_file();
    Some((
        number,
        data.modified().ok().filter(|_| file),
        if file { data.len() } else { 0 },
    ))
}

/// Watches until it is dropped.
#[derive(Debug)]
pub struct Watcher(Arc<()>);

/// Reloads whenever a content file or the rulebook changes, also if a folder is deleted and recreated or
/// replaced by another.
///
/// When there is nothing to watch, or the system refuses.
pub fn watch(shared: Arc<Shared>, origin: Origin, accept: Accept) -> Result<Watcher, String> {
    let root =
        origin.files.root().map(Path::to_owned).ok_or(
            "--watch needs a folder of content: the copy inside the program never changes",
        )?;
    let folders: Vec<PathBuf> = ["content-it", "content-en", "index"]
        .iter()
        .map(|folder| root.join(folder))
        .chain(origin.sources.clone())
        .collect();
    let paths: Vec<PathBuf> = folders
        .iter()
        .cloned()
        .chain(origin.rulebook.clone())
        .collect();
    let (changed, told) = mpsc::channel();
    let watcher = Watcher(Arc::new(()));
    let alive = Arc::downgrade(&watcher.0);
    let mut debouncer = new_debouncer(
        QUIET,
        None,
        move |result: DebounceEventResult| match result {
            // Reading a file is an event too; without this filter a reload would trigger another.
            Ok(events)
                if events
                    .iter()
                    .all(|event| matches!(event.kind, EventKind::Access(_))) => {}
            Ok(_) => drop(changed.send(())),
            Err(errors) => tracing::warn!(?errors, "watching"),
        },
    )
    .map_err(|error| error.to_string())?;
    for folder in &folders {
        debouncer
            .watch(folder, RecursiveMode::Recursive)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    shared.watched.store(Some(Arc::new(report(&paths))));
    let mut known: Vec<Identity> = paths.iter().map(|path| identity(path)).collect();
    thread::Builder::new()
        .name("reload".into())
        .spawn(move || {
            loop {
                let news = match told.recv_timeout(LOOK) {
                    Ok(()) => true,
                    Err(mpsc::RecvTimeoutError::Timeout) => false,
                    Err(mpsc::RecvTimeoutError::Disconnected) => return,
                };
                if alive.strong_count() == 0 {
                    return;
                }
                // Changes during the last reload count as one change.
                while told.try_recv().is_ok() {}
                let now: Vec<Identity> = paths.iter().map(|path| identity(path)).collect();
                if now != known {
                    // The system keeps watching the original folder, so a replaced one must be watched
                    // again.
                    for folder in &folders {
                        let _ = debouncer.unwatch(folder);
                        if let Err(error) = debouncer.watch(folder, RecursiveMode::Recursive) {
                            tracing::warn!("{} cannot be watched: {error}", folder.display());
                        }
                    }
                    shared.watched.store(Some(Arc::new(report(&paths))));
                }
                if news || now != known {
                    known = now;
                    reload(&shared, &origin, accept);
                }
            }
        })
        .map_err(|error| error.to_string())?;
    tracing::info!("watching {}", root.display());
    Ok(watcher)
}

fn report(paths: &[PathBuf]) -> Watched {
    let missing = paths
        .iter()
        .filter(|path| !path.exists())
        .cloned()
        .collect();
    Watched {
        paths: paths.to_vec(),
        missing,
        since: jiff::Timestamp::now()
            .strftime("%Y-%m-%dT%H:%M:%SZ")
            .to_string(),
    }
}

/// Reloads. If the library has problems or cannot be read, or if loading panics, the current snapshot
/// stays; the reason is logged and shown at `/readyz`.
pub fn reload(shared: &Shared, origin: &Origin, accept: Accept) {
    let started = Instant::now();
    let loaded = catch_unwind(AssertUnwindSafe(|| load(origin, accept)));
    let problems = match loaded {
        Ok(Ok(site)) => {
            shared.replace(site);
            tracing::info!("reloaded in {} ms", started.elapsed().as_millis());
            return;
        }
        Ok(Err(Refusal::Problems(problems))) => problems.iter().map(ToString::to_string).collect(),
        Ok(Err(Refusal::Trouble(text))) => vec![text],
        Err(_) => vec!["loading panicked: this is a fault of the program".to_owned()],
    };
    tracing::error!(
        "reload refused, the old library stays: {} problems",
        problems.len()
    );
    for problem in &problems {
        tracing::error!("{problem}");
    }
    shared.refuse(problems);
}
