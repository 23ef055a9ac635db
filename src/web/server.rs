//! The running server: loading, listening, stopping. The only module with an async runtime.

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
use super::{Origin, Shared, bundle, reload, respond, router};

/// Default time between reporting "not ready" and closing, so that a load balancer can notice.
pub const NOTICE: Duration = Duration::from_millis(300);
/// Maximum time to wait for requests in progress.
const DRAIN: Duration = Duration::from_secs(10);

/// Options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    pub addr: SocketAddr,
    /// Reload when a file changes.
    pub watch: bool,
    /// Checks a library before it is served; any problem that is more than a note refuses it. Embedded
    /// content was checked when the binary was built.
    pub accept: Accept,
    /// Start of the process, for the log line with the startup time.
    pub started: Instant,
    /// Rate limits for each client.
    pub rules: Rules,
    /// Address for metrics; `None` disables them.
    pub metrics: Option<SocketAddr>,
    pub log: Format,
    /// Time between reporting "not ready" and closing: longer than the interval of a load balancer's check.
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
/// When the library is refused, or when the address or files are not available.
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
    // Jobs use one thread per core; one more builds the offline copy, and one reloads.
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

/// Reloads the library.
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
    // The first reader does not wait for the compression of the stylesheet. A test starts many servers, which
    // compress what is asked for.
    if !cfg!(debug_assertions) {
        tokio::task::spawn_blocking(respond::compress);
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

/// Completes when no request has been in progress for a while, so that an idle connection does not delay
/// shutdown.
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

/// Serves metrics at their own address until the process ends.
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

/// Signals that tell the process to stop or, for SIGHUP, to reload the library.
struct Signals {
    #[cfg(unix)]
    hangup: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Signals {
    /// Registers all signals before the server reports that it is ready, so that none is lost.
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

    /// Completes when the process must stop.
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
            // A shutdown waits no longer for it than for requests in progress.
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
