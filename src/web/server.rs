//! The running server: loading, listening, stopping. The only place with a runtime.

use std::net::SocketAddr;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::header;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::Notify;
use tokio::time::sleep;

use super::connections::{self, Bounds};
use super::limit::Rules;
use super::load::{Accept, Refusal, load};
use super::logs::{self, Format};
use super::metrics::OPENMETRICS;
use super::{Origin, Shared, bundle, reload, router};

/// Between saying "not ready" and closing the door, so that a balancer can notice; unless told.
pub const NOTICE: Duration = Duration::from_millis(300);
/// Longest time that requests under way are waited for.
const DRAIN: Duration = Duration::from_secs(10);

/// Options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    pub addr: SocketAddr,
    /// Load again when a file changes.
    pub watch: bool,
    /// Judges a library before it is served; whatever it returns and is no note refuses it.
    /// Content inside the binary was judged when the binary was made.
    pub accept: Accept,
    /// Start of the process, for the line that says how long it took.
    pub started: Instant,
    /// Rate limits of one client.
    pub rules: Rules,
    /// Address of the operator's figures; none answers them nowhere.
    pub metrics: Option<SocketAddr>,
    pub log: Format,
    /// Between saying "not ready" and closing the door: longer than a balancer's check takes.
    pub notice: Duration,
    /// Limits on connections.
    pub connections: Bounds,
}

impl Options {
    pub fn new(addr: SocketAddr) -> Self {
        Self {
            addr,
            watch: false,
            accept: |_, problems| problems,
            started: Instant::now(),
            rules: Rules::default(),
            metrics: None,
            log: Format::Text,
            notice: NOTICE,
            connections: Bounds::default(),
        }
    }
}

/// Serves until the process is told to stop.
///
/// # Errors
/// When the library is refused, or the address or the files cannot be had.
pub fn serve(origin: &Origin, options: &Options) -> Result<(), Refusal> {
    logs::start(options.log);
    let shared = Shared::limited(load(origin, options.accept)?, options.watch, &options.rules);
    let _watcher = options
        .watch
        .then(|| reload::watch(shared.clone(), origin.clone(), options.accept))
        .transpose()
        .map_err(Refusal::Trouble)?;
    let again = Arc::new({
        let (shared, origin, accept) = (shared.clone(), origin.clone(), options.accept);
        move || reload::reload(&shared, &origin, accept)
    });
    // Jobs take as many threads as there are cores; one makes the offline copy, one loads again.
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let runtime = Builder::new_multi_thread()
        .max_blocking_threads(cores + 2)
        .enable_all()
        .build()
        .map_err(|error| Refusal::Trouble(error.to_string()))?;
    runtime
        .block_on(listen(shared, options, again))
        .map_err(Refusal::Trouble)
}

/// Loads the library once more.
type Again = Arc<dyn Fn() + Send + Sync>;

async fn listen(shared: Arc<Shared>, options: &Options, again: Again) -> Result<(), String> {
    let listener = TcpListener::bind(options.addr)
        .await
        .map_err(|error| format!("{}: {error}", options.addr))?;
    let addr = listener.local_addr().map_err(|error| error.to_string())?;
    let signals = Signals::new().map_err(|error| error.to_string())?;
    if let Some(aside) = options.metrics {
        watched(shared.clone(), aside).await?;
    }
    tracing::info!(
        "listening on http://{addr}/ after {} ms",
        options.started.elapsed().as_millis()
    );
    if !bundle::is_there() {
        tracing::info!(
            "this build has no offline copy for readers: run scripts/wasm, then build again"
        );
    }
    let stopping = Arc::new(Notify::new());
    let (closing, serving) = (stopping.clone(), shared.clone());
    let (app, bounds) = (router(shared.clone()), options.connections);
    let accepting = tokio::spawn(async move {
        connections::serve(
            listener,
            app,
            bounds,
            &serving.limit,
            Box::pin(async move { closing.notified().await }),
        )
        .await
    });
    signals.received(&again).await;
    shared.stop();
    tracing::info!(
        "stopping: no new requests, at most {} s for those under way",
        DRAIN.as_secs()
    );
    sleep(options.notice).await;
    stopping.notify_one();
    let ended = accepting.await.map_err(|error| error.to_string())?;
    tokio::select! {
        () = ended.shutdown() => {}
        () = idle(&shared) => {}
        () = sleep(DRAIN) => tracing::warn!("some requests were cut off"),
    }
    Ok(())
}

/// Ends when no request has been under way for a while: a client that only holds a connection open does
/// not delay a stop.
async fn idle(shared: &Shared) {
    const STEP: Duration = Duration::from_millis(100);
    const QUIET_STEPS: u32 = 10;
    let mut quiet = 0;
    while quiet < QUIET_STEPS {
        sleep(STEP).await;
        quiet = if shared.metrics.under_way() == 0 && shared.pending.is_idle() {
            quiet + 1
        } else {
            0
        };
    }
}

/// Answers the operator's figures at an address of their own, until the process ends.
async fn watched(shared: Arc<Shared>, addr: SocketAddr) -> Result<(), String> {
    let listener = TcpListener::bind(addr)
        .await
        .map_err(|error| format!("{addr}: {error}"))?;
    let bound = listener.local_addr().map_err(|error| error.to_string())?;
    let text = move || async move {
        (
            [
                (header::CONTENT_TYPE, OPENMETRICS),
                (header::CACHE_CONTROL, "no-store"),
            ],
            shared.figures(),
        )
    };
    tracing::info!("metrics at http://{bound}/metrics");
    tokio::spawn(axum::serve(listener, Router::new().route("/metrics", get(text))).into_future());
    Ok(())
}

/// Signals that tell a process to stop or, SIGHUP, to load the library again.
struct Signals {
    #[cfg(unix)]
    hangup: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Signals {
    /// Listens to all before the server says that it is ready, so that no signal is lost.
    fn new() -> std::io::Result<Self> {
        #[cfg(unix)]
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            #[cfg(unix)]
            hangup: signal(SignalKind::hangup())?,
            #[cfg(unix)]
            terminate: signal(SignalKind::terminate())?,
            #[cfg(unix)]
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    /// Ends when the process is to stop.
    async fn received(mut self, again: &Again) {
        #[cfg(unix)]
        loop {
            tokio::select! {
                _ = self.terminate.recv() => return,
                _ = self.interrupt.recv() => return,
                _ = self.hangup.recv() => {}
            }
            tracing::info!("SIGHUP: loading the library again");
            let again = again.clone();
            // A stop waits for it no longer than for requests under way.
            let loading = tokio::task::spawn_blocking(move || again());
            tokio::select! {
                _ = self.terminate.recv() => return,
                _ = self.interrupt.recv() => return,
                _ = loading => {}
            }
        }
        #[cfg(not(unix))]
        {
            let _ = (self, again);
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}
