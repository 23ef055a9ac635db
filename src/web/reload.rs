//! When authors change a file: a new snapshot takes over, or the old one stays and says why.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use notify_debouncer_full::notify::{EventKind, RecommendedWatcher, RecursiveMode};
use notify_debouncer_full::{DebounceEventResult, Debouncer, RecommendedCache, new_debouncer};

use super::server::{Accept, Refusal, load};
use super::{Origin, Shared};

/// An editor writes a file in several steps; nothing is read before it has been quiet so long.
const QUIET: Duration = Duration::from_millis(200);

/// Watches while it lives.
pub type Watcher = Debouncer<RecommendedWatcher, RecommendedCache>;

/// Reloads whenever a content file changes.
///
/// # Errors
/// When there is nothing to watch, or the system does not let us.
pub fn watch(shared: Arc<Shared>, origin: Origin, accept: Accept) -> Result<Watcher, String> {
    let root = origin.files.root().map(Path::to_owned).ok_or("--watch needs a folder of content: the copy inside the program never changes")?;
    let folders: Vec<_> = ["content-it", "content-en", "index"].iter().map(|folder| root.join(folder)).chain(origin.sources.clone()).collect();
    let (tell, told) = mpsc::channel();
    let mut watcher = new_debouncer(QUIET, None, move |result: DebounceEventResult| match result {
        // Reading a file is an event too; without this filter a reload would cause the next one.
        Ok(events) if events.iter().all(|event| matches!(event.kind, EventKind::Access(_))) => {}
        Ok(_) => drop(tell.send(())),
        Err(errors) => tracing::warn!(?errors, "watching"),
    })
    .map_err(|error| error.to_string())?;
    for folder in &folders {
        watcher.watch(folder, RecursiveMode::Recursive).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    thread::Builder::new()
        .name("reload".into())
        .spawn(move || {
            while told.recv().is_ok() {
                // Changes that came while the last ones were read are one change.
                while told.try_recv().is_ok() {}
                reload(&shared, &origin, accept);
            }
        })
        .map_err(|error| error.to_string())?;
    tracing::info!("watching {}", root.display());
    Ok(watcher)
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
    tracing::error!("reload refused, the old library stays: {} problems", problems.len());
    for problem in &problems {
        tracing::error!("{problem}");
    }
    shared.refuse(problems);
}
