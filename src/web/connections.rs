//! Accepting connections: their maximum number, how long a connection may be idle, and how long it may
//! leave a response unread. The cost of a single request is limited elsewhere; here, a client cannot block
//! the server by doing nothing. When all connections are taken, a few more are accepted for health checks
//! only.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderValue, StatusCode, Version, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::AbortHandle;
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use super::addresses::{self, By, Own};
use super::limit::{Limit, household};

/// Default timeout for a request head.
const HEADER: Duration = Duration::from_secs(30);
/// Default timeout for a client that does not read its response.
const UNREAD: Duration = Duration::from_secs(20);
/// Maximum size of a request head, bytes: an address of 64 kB and the headers that browsers and proxies
/// add.
const LONGEST_HEAD: usize = 96 << 10;
/// Spare connections beyond the limit, for health checks. A new one closes the oldest, so that idle spare
/// connections do not keep clients out.
const SPARE: usize = 16;
/// Timeout for a request head on a spare connection.
const SPARE_HEADER: Duration = Duration::from_secs(5);
/// Pause after accepting fails, for example because of too many open files.
const BREATH: Duration = Duration::from_millis(50);

/// Limits on the number of connections, and their timeouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// In all.
    pub most: usize,
    /// Per client; the machine itself and trusted proxies are exempt.
    pub most_each: usize,
    /// Timeout for the head of a request, including the silence before it.
    pub header: Duration,
    /// Time that a response may wait while its reader takes no bytes.
    pub unread: Duration,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            most: 1024,
            most_each: 128,
            header: HEADER,
            unread: UNREAD,
        }
    }
}

/// The number of connections of each client.
#[derive(Debug, Default)]
struct Clients(Mutex<HashMap<IpAddr, usize>>);

/// One connection of a client, counted until it is dropped.
struct Counted {
    clients: Arc<Clients>,
    client: IpAddr,
}

impl Clients {
    /// Counts one more connection of a client; `None` if it has reached its limit.
    fn count(self: &Arc<Self>, client: IpAddr, most: usize) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(client).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted {
            clients: self.clone(),
            client,
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self
            .clients
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

/// The status with which any request on this connection is refused; the router explains it.
#[derive(Clone, Copy, Debug)]
pub struct Refused(pub StatusCode);

/// Completes when no more connections are to be accepted.
pub type Stopping = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Serves connections until `stopping` completes; the returned future waits for the remaining ones.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    bounds: Bounds,
    limit: &Limit,
    mut stopping: Stopping,
) -> GracefulShutdown {
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(bounds.most));
    let clients = Arc::new(Clients::default());
    let mut spare: VecDeque<AbortHandle> = VecDeque::new();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!("a connection cannot be accepted: {error}");
                    sleep(BREATH).await;
                    continue;
                }
            },
            () = &mut stopping => break,
        };
        let address = peer.ip().to_canonical();
        let client = (!limit.is_own(address)).then(|| household(address));
        // A connection beyond the limit is closed at once: waiting would block all clients.
        let counted = match client.map(|client| clients.count(client, bounds.most_each)) {
            Some(None) => continue,
            counted => counted.flatten(),
        };
        let (permit, bounds) = match room.clone().try_acquire_owned() {
            Ok(permit) => (Some(permit), bounds),
            Err(_) => {
                let header = bounds.header.min(SPARE_HEADER);
                (None, Bounds { header, ..bounds })
            }
        };
        let is_spare = permit.is_none();
        let served = tokio::spawn(connection(
            stream,
            peer,
            app.clone(),
            bounds,
            graceful.watcher(),
            (permit, counted),
        ));
        if is_spare {
            if spare.len() == SPARE
                && let Some(oldest) = spare.pop_front()
            {
                oldest.abort();
            }
            spare.push_back(served.abort_handle());
        }
    }
    drop(listener);
    graceful
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    bounds: Bounds,
    watcher: hyper_util::server::graceful::Watcher,
    counted: (Option<OwnedSemaphorePermit>, Option<Counted>),
) {
    // Otherwise a response in two packets waits for the client's delayed acknowledgement.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(bounds.unread));
    let is_spare = counted.0.is_none();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let of_health = addresses::of_path("GET", request.uri().path())
            .is_some_and(|address| matches!(address.by, By::Server(Own::Live | Own::Ready)));
        if is_spare && !of_health {
            request
                .extensions_mut()
                .insert(Refused(StatusCode::SERVICE_UNAVAILABLE));
        } else if request.version() == Version::HTTP_11
            && !request.headers().contains_key(header::HOST)
        {
            // RFC 9112 §3.2.
            request
                .extensions_mut()
                .insert(Refused(StatusCode::BAD_REQUEST));
        }
        let app = app.clone();
        async move {
            let answer = app.oneshot(request.map(Body::new)).await;
            let mut answer = answer.unwrap_or_else(|never| match never {});
            if is_spare {
                let close = HeaderValue::from_static("close");
                answer.headers_mut().insert(header::CONNECTION, close);
            }
            Ok::<_, Infallible>(answer)
        }
    });
    let http = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.header)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    // An error ends this connection only.
    let _ = watcher.watch(http).await;
    drop(counted);
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};

    use axum::http::Response;
    use axum::routing::get;
    use tokio::runtime::{Builder, Runtime};

    use super::super::limit::Rules;
    use super::super::pending::Pending;
    use super::*;

    #[test]
    fn a_client_has_so_many_connections_and_gets_them_back() {
        let clients = Arc::new(Clients::default());
        let (one, other) = (
            "198.51.100.1".parse().unwrap(),
            "198.51.100.2".parse().unwrap(),
        );
        let held: Vec<Counted> = (0..3).filter_map(|_| clients.count(one, 3)).collect();
        assert!(
            held.len() == 3 && clients.count(one, 3).is_none() && clients.count(other, 3).is_some()
        );
        drop(held);
        assert!(clients.count(one, 3).is_some());
        assert!(clients.0.lock().unwrap().is_empty());
    }

    /// A server with limits, and its address; it ends with its runtime.
    fn started(app: Router, bounds: Bounds) -> (Runtime, SocketAddr) {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let addr = listener.local_addr().unwrap();
        runtime.spawn(async move {
            serve(
                listener,
                app,
                bounds,
                &Limit::new(&Rules::default()),
                Box::pin(std::future::pending()),
            )
            .await
        });
        (runtime, addr)
    }

    const ASK: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n";

    fn here() -> Router {
        Router::new().route("/", get(|| async { "here" }))
    }

    #[test]
    fn who_says_nothing_or_half_a_head_is_left() {
        let (_runtime, addr) = started(
            here(),
            Bounds {
                header: Duration::from_millis(200),
                ..Bounds::default()
            },
        );
        for said in [0, ASK.len() - 2, ASK.len()] {
            let mut stream = std::net::TcpStream::connect(addr).unwrap();
            stream.write_all(&ASK[..said]).unwrap();
            // Completes when the server closes the connection; without the timeout this test would never
            // end.
            let mut told = Vec::new();
            let _ = stream.read_to_end(&mut told);
            assert_eq!(
                told.starts_with(b"HTTP/1.1 200"),
                said == ASK.len(),
                "{said}"
            );
        }
    }

    #[test]
    fn a_head_without_end_is_not_kept() {
        let (_runtime, addr) = started(here(), Bounds::default());
        for (kb, good) in [(80, true), (200, false)] {
            let mut stream = std::net::TcpStream::connect(addr).unwrap();
            let said = format!(
                "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: {}\r\n\r\n",
                "x".repeat(kb << 10)
            );
            // The connection may be closed in the middle of a response.
            let _ = stream.write_all(said.as_bytes());
            let mut told = Vec::new();
            let _ = stream.read_to_end(&mut told);
            assert_eq!(
                told.starts_with(b"HTTP/1.1 200"),
                good,
                "{kb} kB: {}",
                String::from_utf8_lossy(&told)
            );
        }
    }

    #[test]
    fn an_answer_that_nobody_reads_is_given_up_and_its_room_is_given_back() {
        let pending = Arc::new(Pending::default());
        let held = pending.clone();
        let large = move || {
            let answer = held
                .hold(None, Response::new(Body::from(vec![b'x'; 24 << 20])))
                .unwrap_or_default();
            async move { answer }
        };
        let (_runtime, addr) = started(
            Router::new().route("/", get(large)),
            Bounds {
                unread: Duration::from_secs(1),
                ..Bounds::default()
            },
        );
        let mut streams = Vec::new();
        for _ in 0..3 {
            let mut stream = std::net::TcpStream::connect(addr).unwrap();
            stream.write_all(ASK).unwrap();
            // The request has started.
            assert_eq!(stream.peek(&mut [0]).unwrap(), 1);
            streams.push(stream);
        }
        assert!(!pending.is_idle(), "the answers wait");
        while !pending.is_idle() {
            std::thread::sleep(Duration::from_millis(10));
        }
        drop(streams);
    }

    /// A router that reports whether the request was refused.
    fn telling() -> Router {
        let tell = |request: Request| async move {
            let refused = request.extensions().get().map(|Refused(status)| *status);
            refused.unwrap_or(StatusCode::OK)
        };
        Router::new().fallback(tell)
    }

    /// The status of a response without a body; `None` if the connection ends first.
    fn status(stream: &mut std::net::TcpStream, head: &str) -> Option<String> {
        stream.write_all(head.as_bytes()).ok()?;
        let mut told = Vec::new();
        while !told.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).ok()?;
            told.push(byte[0]);
        }
        Some(String::from_utf8_lossy(&told[9..12]).into_owned())
    }

    #[test]
    fn beyond_the_last_connection_only_health_is_answered() {
        let (_runtime, addr) = started(
            telling(),
            Bounds {
                most: 2,
                ..Bounds::default()
            },
        );
        let connect = || std::net::TcpStream::connect(addr).unwrap();
        let ask = |stream: &mut std::net::TcpStream, path: &str| {
            status(stream, &format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n"))
        };
        let (mut one, mut other) = (connect(), connect());
        assert_eq!(ask(&mut one, "/").as_deref(), Some("200"));
        assert_eq!(ask(&mut other, "/").as_deref(), Some("200"));
        // A health check succeeds whatever the number of clients that hold spare connections open.
        let idle: Vec<_> = (0..3 * SPARE).map(|_| connect()).collect();
        for path in ["/healthz", "/readyz"] {
            assert_eq!(ask(&mut connect(), path).as_deref(), Some("200"), "{path}");
        }
        assert_eq!(ask(&mut connect(), "/").as_deref(), Some("503"));
        assert_eq!(ask(&mut one, "/").as_deref(), Some("200"));
        drop(one);
        // The server notices a little later.
        while ask(&mut connect(), "/").as_deref() != Some("200") {
            std::thread::sleep(Duration::from_millis(10));
        }
        drop(idle);
    }

    #[test]
    fn a_request_of_http_1_1_names_its_host() {
        let (_runtime, addr) = started(telling(), Bounds::default());
        for (head, want) in [
            ("GET / HTTP/1.1\r\nhost: x\r\n\r\n", "200"),
            ("GET / HTTP/1.1\r\n\r\n", "400"),
            ("GET / HTTP/1.0\r\n\r\n", "200"),
        ] {
            let mut stream = std::net::TcpStream::connect(addr).unwrap();
            assert_eq!(status(&mut stream, head).as_deref(), Some(want), "{head}");
        }
    }
}
