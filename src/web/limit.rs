//! Rate limits for each client. Pages that are kept cost nothing and are never limited; what is
//! made for one request (searches, verdicts, matrices, cards, unknown addresses) is counted, so
//! that nobody can take the machine from the others.
//!
//! A client is an address: that of the connection or, where it comes from a proxy that the operator
//! trusts, the one the proxy names in `X-Forwarded-For`. Anybody may write that header, so nobody
//! else is believed; what stands in it is read as bytes from the right, and what is no address
//! counts as the proxy that sent it. The operator's own machine is not limited: it is their own
//! script, or a proxy that has not been named yet, and all readers behind that one must not share
//! one allowance. Whoever stands before a trusted proxy is always limited, whatever address is named.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, HeaderName, Method};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;

use super::Snapshot;
use super::{asset, bundle, url};
use crate::lang::Lang;

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Counted requests a second, unless told. A search costs up to 5 ms of one core: one client can
/// take a quarter of it.
pub const PER_SECOND: u32 = 50;
/// Seconds' worth of requests that may come at once.
pub const BURST: u32 = 4;
/// Clients are forgotten, once so many are known and their allowance is whole again.
const MANY: usize = 10_000;
/// So many proxies may stand one before the other; what a client writes further left is not read.
const MOST_PROXIES: usize = 16;
/// Number of counted requests between two looks at that.
const SOMETIMES: usize = 1024;

/// Rules of the operator about clients.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Counted requests a second and client; 0 is as many as he likes.
    pub per_second: u32,
    /// Requests that may come at once; 0 is [`BURST`] seconds' worth.
    pub burst: u32,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted: Vec<IpNet>,
}

/// Rate limiter: requests each client may still make now.
#[derive(Debug)]
pub struct Limit {
    limiter: Option<DefaultKeyedRateLimiter<IpAddr>>,
    clock: DefaultClock,
    trusted: Vec<IpNet>,
    counted: AtomicUsize,
    warned: AtomicBool,
}

impl Limit {
    pub fn new(rules: &Rules) -> Self {
        let quota = NonZeroU32::new(rules.per_second).map(|rate| {
            let burst = if rules.burst == 0 {
                rules.per_second.saturating_mul(BURST)
            } else {
                rules.burst
            };
            Quota::per_second(rate).allow_burst(NonZeroU32::new(burst).unwrap_or(rate))
        });
        Self {
            limiter: quota.map(RateLimiter::keyed),
            clock: DefaultClock::default(),
            trusted: rules.trusted.clone(),
            counted: AtomicUsize::new(0),
            warned: AtomicBool::new(false),
        }
    }

    /// The seconds a client has to wait; none when he may ask.
    pub fn wait(&self, snapshot: &Snapshot, request: &Request) -> Option<u64> {
        let limiter = self.limiter.as_ref()?;
        let peer = request
            .extensions()
            .get::<ConnectInfo<SocketAddr>>()?
            .0
            .ip();
        let client = self.client(peer, request.headers());
        if self.is_exempt(peer, request.headers()) || is_free(snapshot, request) {
            return None;
        }
        if self.counted.fetch_add(1, Ordering::Relaxed) % SOMETIMES == SOMETIMES - 1
            && limiter.len() > MANY
        {
            limiter.retain_recent();
        }
        let refused = limiter.check_key(&household(client)).err()?;
        let wait = refused.wait_time_from(self.clock.now());
        Some(wait.as_secs() + u64::from(wait.subsec_nanos() > 0).max(u64::from(wait.is_zero())))
    }

    /// Client that a request comes from; none where nothing is counted for it.
    pub fn asker(&self, request: &Request) -> Option<IpAddr> {
        let peer = request
            .extensions()
            .get::<ConnectInfo<SocketAddr>>()?
            .0
            .ip();
        (!self.is_exempt(peer, request.headers()))
            .then(|| household(self.client(peer, request.headers())))
    }

    /// Whether a request comes from the machine itself, and for nobody else.
    fn is_exempt(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let peer = peer.to_canonical();
        peer.is_loopback() && !(self.trusts(peer) && headers.contains_key(FORWARDED))
    }

    /// Address of the client: the last one in `X-Forwarded-For` that no trusted proxy wrote about
    /// another. The addresses before it were written by the client itself.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        if !headers.contains_key(FORWARDED) {
            return client;
        }
        if !self.trusts(client) {
            if !self.trusted.is_empty() || !client.is_loopback() {
                self.warn(client);
            }
            return client;
        }
        let values: Vec<&[u8]> = headers
            .get_all(FORWARDED)
            .iter()
            .map(axum::http::HeaderValue::as_bytes)
            .collect();
        let named = values
            .iter()
            .rev()
            .flat_map(|value| value.rsplit(|byte| *byte == b','));
        for name in named.take(MOST_PROXIES) {
            let Some(address) = std::str::from_utf8(name)
                .ok()
                .and_then(|name| address(name.trim()))
            else {
                break;
            };
            client = address;
            if !self.trusts(client) {
                break;
            }
        }
        client
    }

    /// Whether an address is the machine itself or a proxy of the operator's: it speaks for many.
    pub fn is_own(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.trusts(address)
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|net| net.contains(&address))
    }

    /// Says once that a proxy is not believed: behind it, all readers are one client.
    fn warn(&self, proxy: IpAddr) {
        if !self.warned.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "X-Forwarded-For from {proxy} is not believed: if that is your proxy, name it with --trusted-proxy"
            );
        }
    }
}

/// An address as proxies write it: with a port or without, version 6 in brackets or not.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|rest| rest.split(']').next());
    let parsed = match bare {
        Some(bare) => bare.parse().ok(),
        None => text
            .parse()
            .ok()
            .or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip())),
    };
    parsed.map(|address: IpAddr| address.to_canonical())
}

/// A household has one address of version 4 and a whole net, `/64`, of version 6.
pub fn household(client: IpAddr) -> IpAddr {
    match client {
        IpAddr::V4(_) => client,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(
            address.to_bits() & !u128::from(u64::MAX),
        )),
    }
}

/// Whether an answer is kept ready, or costs next to nothing. Whatever is not listed is counted, so
/// that a new address is limited until somebody says that it need not be.
fn is_free(snapshot: &Snapshot, request: &Request) -> bool {
    let (path, asks) = (
        request.uri().path(),
        request.uri().query().is_some_and(|query| !query.is_empty()),
    );
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return *request.method() == Method::OPTIONS;
    }
    match path {
        "/healthz" | "/readyz" | "/sw.js" | "/linker.js" | "/manifest.webmanifest" => true,
        _ if asks => false,
        "/" | "/robots.txt" | "/sitemap.xml" | "/opensearch.xml" | "/api/openapi.json" => true,
        "/api/v1/nodes.ndjson" => true,
        _ if Lang::ALL.iter().any(|lang| path == url::feed(*lang)) => true,
        _ if path.starts_with("/assets/") => {
            asset::asset(path.trim_start_matches("/assets/")).is_some()
        }
        _ if path.starts_with("/offline/") => {
            bundle::holds(snapshot, path.trim_start_matches("/offline/"))
        }
        _ => url::unescape(path).is_some_and(|path| snapshot.catalogue.holds(&path)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn limit(trusted: &[&str]) -> Limit {
        Limit::new(&Rules {
            per_second: 1,
            burst: 1,
            trusted: trusted.iter().map(|net| net.parse().unwrap()).collect(),
        })
    }

    fn client(limit: &Limit, peer: &str, forwarded: &[&str]) -> String {
        let bytes: Vec<&[u8]> = forwarded.iter().map(|value| value.as_bytes()).collect();
        client_of(limit, peer, &bytes)
    }

    fn client_of(limit: &Limit, peer: &str, forwarded: &[&[u8]]) -> String {
        let headers = forwarded
            .iter()
            .map(|value| (FORWARDED, HeaderValue::from_bytes(value).unwrap()));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, value);
        }
        limit.client(peer.parse().unwrap(), &map).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let none = limit(&[]);
        assert_eq!(
            client(&none, "203.0.113.5", &["198.51.100.1"]),
            "203.0.113.5"
        );
        assert!(none.warned.load(Ordering::Relaxed), "and it is said");
        let one = limit(&["10.0.0.0/8", "::1/128"]);
        for (peer, forwarded, want) in [
            ("203.0.113.5", &["198.51.100.1"][..], "203.0.113.5"),
            ("10.0.0.1", &[][..], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.1"], "198.51.100.1"),
            // What the client wrote himself stands on the left.
            ("10.0.0.1", &["127.0.0.1, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["127.0.0.1", "198.51.100.1"], "198.51.100.1"),
            (
                "10.0.0.1",
                &["10.9.9.9, 198.51.100.1, 10.0.0.2"],
                "198.51.100.1",
            ),
            ("10.0.0.1", &["198.51.100.1:4711"], "198.51.100.1"),
            ("::1", &["[2001:db8::7]:4711"], "2001:db8::7"),
            ("::ffff:10.0.0.1", &["::ffff:198.51.100.1"], "198.51.100.1"),
            // Nonsense is nobody: the proxy itself answers for it.
            ("10.0.0.1", &["unknown"], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.1, <script>"], "10.0.0.1"),
            ("10.0.0.1", &["", "10.0.0.7, "], "10.0.0.1"),
        ] {
            assert_eq!(client(&one, peer, forwarded), want, "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn what_is_no_address_counts_as_whoever_sent_it() {
        let one = limit(&["127.0.0.0/8", "10.0.0.0/8"]);
        let long = format!("{}198.51.100.1", "127.0.0.1,".repeat(5000));
        for (forwarded, want) in [
            (&[&b"\xff"[..]][..], "127.0.0.1"),
            (&[b"\xff, 198.51.100.1"], "198.51.100.1"),
            (&[b"198.51.100.1, \xff"], "127.0.0.1"),
            (&[b"\xff", b"198.51.100.1"], "198.51.100.1"),
            (&[b"203.0.113.5, \xff, 10.0.0.9"], "10.0.0.9"),
            (&[b"198.51.100.1", b"\xff\xfe"], "127.0.0.1"),
            (&[long.as_bytes()], "198.51.100.1"),
            (&[b"[::ffff:198.51.100.1]:80"], "198.51.100.1"),
            (&[b"2001:db8::7"], "2001:db8::7"),
            (&[b"for=198.51.100.1"], "127.0.0.1"),
        ] {
            assert_eq!(
                client_of(&one, "127.0.0.1", forwarded),
                want,
                "{forwarded:?}"
            );
        }
        // So many proxies stand before each other that nobody can tell who asks: the last one read.
        let proxies = vec!["10.0.0.1"; 40].join(",");
        assert_eq!(client(&one, "127.0.0.1", &[&proxies]), "10.0.0.1");
    }

    #[test]
    fn a_household_is_one_client() {
        let of = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("198.51.100.1"), "198.51.100.1");
    }

    #[test]
    fn clients_are_forgotten() {
        let limiter: DefaultKeyedRateLimiter<IpAddr> =
            RateLimiter::keyed(Quota::per_second(NonZeroU32::new(1000).unwrap()));
        for n in 0..100u32 {
            assert!(limiter.check_key(&IpAddr::V4(n.into())).is_ok());
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        limiter.retain_recent();
        assert_eq!(limiter.len(), 0);
    }
}
