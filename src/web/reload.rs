//! Reload: when authors change a file, a new snapshot takes over, or the old one stays and says why.

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

/// An editor writes a file in several steps; nothing is read before it has been quiet so long.
const QUIET: Duration = Duration::from_millis(200);

/// Interval at which a watched folder is checked for having been replaced.
const LOOK: Duration = Duration::from_secs(1);

/// Folders under watch, and since when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Watched {
    pub paths: Vec<PathBuf>,
    /// Those that are not there now.
    pub missing: Vec<PathBuf>,
    /// Time at which watching began, or began again because a folder was replaced.
    pub since: String,
}

/// Identity of a folder or file among others of the same name, and of a file among its versions.
type Identity = Option<(u64, Option<SystemTime>, u64)>;

/// The identity of what a path leads to now; none where nothing is there. The time and the length
/// count for files only: a folder's change when its files do.
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

/// Watches while it lives.
#[derive(Debug)]
pub struct Watcher(Arc<()>);

/// Reloads whenever a content file changes, also where a folder is deleted and made again or put in
/// the place of another; and when the rulebook changes.
///
/// # Errors
/// When there is nothing to watch, or the system does not let us.
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
            // Reading a file is an event too; without this filter a reload would cause the next one.
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
                // Changes that came while the last ones were read are one change.
                while told.try_recv().is_ok() {}
                let now: Vec<Identity> = paths.iter().map(|path| identity(path)).collect();
                if now != known {
                    // The system watches what a name led to once: what stands there now is watched again.
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

/// Loads once more. A library with problems, one that cannot be read, and even a panic leave the
/// snapshot in force; the reason is logged and shown at `/readyz`.
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
