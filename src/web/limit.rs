//! Rate limits for each client: a number of requests, and processor time. Cached pages cost nothing and are
//! never limited. Responses made for a single request (searches, verdicts, matrices, cards, unknown
//! addresses) are counted, and the processor time of every job is charged to the client that caused it, so
//! that no client can monopolise the machine.
//!
//! A client is an address: that of the connection or, if the connection comes from a proxy that the
//! operator trusts, the one that the proxy names in `X-Forwarded-For`. Any client can send that header, so
//! it is ignored from other addresses. It is parsed from the right, as bytes; a part that is not an address
//! counts as the proxy that sent it. The operator's own machine is not limited: it is either the operator's
//! own script, or a proxy that is not configured yet, whose readers must not share one allowance. A client
//! behind a trusted proxy is always limited, whatever address is named.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use ipnet::IpNet;
use tokio::sync::Semaphore;

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
/// The allowances of a client and their remainder (draft-ietf-httpapi-ratelimit-headers).
pub const POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");
pub const LEFT: HeaderName = HeaderName::from_static("ratelimit");

/// Default number of counted requests per second.
pub const PER_SECOND: u32 = 50;
/// Default processor time per second, ms: an eighth of two cores, or [`PER_SECOND`] searches of 5 ms.
pub const CPU_MS: u32 = 250;
/// Burst size, as seconds' worth of requests and of processor time.
pub const BURST: u32 = 4;
/// Number of known clients above which those with full allowances are forgotten.
const MANY: usize = 10_000;
/// Maximum number of chained proxies; entries further left are ignored.
const MOST_PROXIES: usize = 16;

/// The operator's settings about clients.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Counted requests per second and client; 0 is no limit.
    pub per_second: u32,
    /// Maximum burst of requests; 0 means [`BURST`] seconds' worth.
    pub burst: u32,
    /// Processor time per second and client, ms; 0 is no limit.
    pub cpu_ms: u32,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted: Vec<IpNet>,
}

/// An allowance that refills at a constant rate (generic cell rate algorithm), in units of its own.
/// Processor time is known only after the work, so the allowance can be overdrawn. The token buckets of the
/// governor crate refuse in advance and cannot be charged afterwards.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    name: &'static str,
    /// Units per second.
    rate: f64,
    /// Maximum number of units.
    most: f64,
}

/// The state of one client's allowance: the time, since the start of the server, at which it is full again.
type Whole = Duration;

impl Allowance {
    fn new(name: &'static str, rate: u32, most: u32) -> Option<Self> {
        (rate > 0).then(|| Self {
            name,
            rate: rate.into(),
            most: if most == 0 {
                f64::from(rate) * f64::from(BURST)
            } else {
                most.into()
            },
        })
    }

    /// Units that may be spent now; negative if it is overdrawn.
    fn left(&self, whole: Whole, now: Duration) -> f64 {
        self.most - whole.saturating_sub(now).as_secs_f64() * self.rate
    }

    /// Seconds until `units` may be spent, at least one; `None` if they may be spent now.
    fn wait(&self, whole: Whole, now: Duration, units: f64) -> Option<u64> {
        let lacking = units.min(self.most) - self.left(whole, now);
        // Tolerates rounding errors of a refilled allowance.
        (lacking > 1e-6).then(|| {
            Duration::from_secs_f64((lacking / self.rate).min(86_400.0))
                .as_secs()
                .saturating_add(1)
        })
    }

    fn spend(&self, whole: &mut Whole, now: Duration, units: f64) {
        *whole = (*whole).max(now) + Duration::from_secs_f64((units / self.rate).min(86_400.0));
    }

    /// `"requests";q=200;w=4`
    fn policy(&self) -> String {
        format!(
            "\"{}\";q={:.0};w={:.0}",
            self.name,
            self.most,
            (self.most / self.rate).ceil()
        )
    }

    /// `"requests";r=12;t=4`: the remainder, and the seconds until it is full.
    fn told(&self, whole: Whole, now: Duration) -> String {
        format!(
            "\"{}\";r={:.0};t={}",
            self.name,
            self.left(whole, now).max(0.0).floor(),
            whole.saturating_sub(now).as_secs_f64().ceil()
        )
    }
}

/// A client: its used allowances, and the permits of its jobs.
#[derive(Debug)]
struct Client {
    requests: Whole,
    cpu: Whole,
    turns: Arc<Semaphore>,
}

/// Rate limiter: the state of all clients.
#[derive(Debug)]
pub struct Limit {
    requests: Option<Allowance>,
    cpu: Option<Allowance>,
    /// Maximum number of concurrent jobs of one client.
    jobs_each: usize,
    clients: Mutex<HashMap<IpAddr, Client>>,
    started: Instant,
    trusted: Vec<IpNet>,
    warned: AtomicBool,
}

impl Limit {
    pub fn new(rules: &Rules) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            requests: Allowance::new("requests", rules.per_second, rules.burst),
            cpu: Allowance::new("cpu-ms", rules.cpu_ms, 0),
            jobs_each: (cores / 2).max(1),
            clients: Mutex::default(),
            started: Instant::now(),
            trusted: rules.trusted.clone(),
            warned: AtomicBool::new(false),
        }
    }

    fn clients(&self) -> MutexGuard<'_, HashMap<IpAddr, Client>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a function on the state of a client.
    fn with<T>(&self, client: IpAddr, act: impl FnOnce(&mut Client, Duration) -> T) -> T {
        let now = self.started.elapsed();
        let mut clients = self.clients();
        if clients.len() >= MANY && !clients.contains_key(&client) {
            clients.retain(|_, known| {
                known.requests > now || known.cpu > now || Arc::strong_count(&known.turns) > 1
            });
        }
        let known = clients.entry(client).or_insert_with(|| Client {
            requests: now,
            cpu: now,
            turns: Arc::new(Semaphore::new(self.jobs_each)),
        });
        act(known, now)
    }

    /// Counts a request of a client.
    ///
    /// # Errors
    /// The seconds to wait, if one of the allowances is used up; the request is then not counted.
    pub fn ask(&self, client: IpAddr) -> Result<(), u64> {
        self.with(client, |known, now| {
            let requests = self
                .requests
                .and_then(|allowance| allowance.wait(known.requests, now, 1.0));
            match requests.max(self.overdrawn(known, now)) {
                Some(seconds) => Err(seconds),
                None => {
                    if let Some(allowance) = self.requests {
                        allowance.spend(&mut known.requests, now, 1.0);
                    }
                    Ok(())
                }
            }
        })
    }

    /// Whether a client has processor time left for one more job, whose cost is known only afterwards.
    ///
    /// # Errors
    /// The seconds to wait.
    pub fn may_work(&self, client: IpAddr) -> Result<(), u64> {
        self.with(client, |known, now| self.overdrawn(known, now))
            .map_or(Ok(()), Err)
    }

    fn overdrawn(&self, known: &Client, now: Duration) -> Option<u64> {
        self.cpu
            .and_then(|allowance| allowance.wait(known.cpu, now, 1.0))
    }

    /// Charges a client for processor time.
    pub fn charge(&self, client: IpAddr, spent: Duration) {
        if let Some(allowance) = self.cpu {
            self.with(client, |known, now| {
                allowance.spend(&mut known.cpu, now, spent.as_secs_f64() * 1000.0);
            });
        }
    }

    /// The job permits of a client, which limit its concurrent jobs.
    pub fn turns(&self, client: IpAddr) -> Arc<Semaphore> {
        self.with(client, |known, _| known.turns.clone())
    }

    /// Adds the headers with a client's allowances and their remainder.
    pub fn tell(&self, client: IpAddr, headers: &mut HeaderMap) {
        let (requests, cpu) = (self.requests.as_ref(), self.cpu.as_ref());
        let known: Vec<&Allowance> = requests.into_iter().chain(cpu).collect();
        if known.is_empty() {
            return;
        }
        let left = self.with(client, |client, now| {
            let requests = requests.map(|allowance| allowance.told(client.requests, now));
            let cpu = cpu.map(|allowance| allowance.told(client.cpu, now));
            requests.into_iter().chain(cpu).collect::<Vec<_>>()
        });
        let policy: Vec<String> = known.iter().map(|allowance| allowance.policy()).collect();
        for (name, value) in [(POLICY, policy), (LEFT, left)] {
            if let Ok(value) = HeaderValue::from_str(&value.join(", ")) {
                headers.insert(name, value);
            }
        }
    }

    /// The client that sent a request; `None` if it is not limited.
    pub fn asker(&self, request: &Request) -> Option<IpAddr> {
        let peer = request
            .extensions()
            .get::<ConnectInfo<SocketAddr>>()?
            .0
            .ip();
        (!self.is_exempt(peer, request.headers()))
            .then(|| household(self.client(peer, request.headers())))
    }

    /// Whether a request comes from the machine itself and not on behalf of another client.
    fn is_exempt(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let peer = peer.to_canonical();
        peer.is_loopback() && !(self.trusts(peer) && headers.contains_key(FORWARDED))
    }

    /// Address of the client: the rightmost one in `X-Forwarded-For` that is not a trusted proxy. The
    /// client itself may have written anything to the left of it.
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

    /// Whether an address is the machine itself or a trusted proxy, and therefore stands for many clients.
    pub fn is_own(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.trusts(address)
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|net| net.contains(&address))
    }

    /// Logs once that a proxy is not trusted, since all readers behind it then count as one client.
    fn warn(&self, proxy: IpAddr) {
        if !self.warned.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "X-Forwarded-For from {proxy} is not believed: if that is your proxy, name it with --trusted-proxy"
            );
        }
    }
}

/// An address as proxies write it: with or without a port, IPv6 with or without brackets.
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

/// A household has one IPv4 address, but a whole `/64` network of IPv6.
pub fn household(client: IpAddr) -> IpAddr {
    match client {
        IpAddr::V4(_) => client,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(
            address.to_bits() & !u128::from(u64::MAX),
        )),
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
            cpu_ms: 0,
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
            // The part written by the client itself is on the left.
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
            // A part that is not an address counts as the proxy itself.
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
        // With too many chained proxies the client is unknown: the last address read counts.
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
    fn an_allowance_fills_up_again_and_may_be_overdrawn() {
        let allowance = Allowance::new("cpu-ms", 250, 0).unwrap();
        let at = Duration::from_secs;
        let mut whole = at(0);
        assert_eq!(allowance.policy(), "\"cpu-ms\";q=1000;w=4");
        assert_eq!(allowance.told(whole, at(9)), "\"cpu-ms\";r=1000;t=0");
        allowance.spend(&mut whole, at(9), 600.0);
        assert_eq!(allowance.told(whole, at(9)), "\"cpu-ms\";r=400;t=3");
        assert_eq!(allowance.wait(whole, at(9), 1.0), None);
        // One expensive job runs, and is charged afterwards.
        allowance.spend(&mut whole, at(9), 900.0);
        assert_eq!(allowance.told(whole, at(9)), "\"cpu-ms\";r=0;t=6");
        assert_eq!(allowance.wait(whole, at(9), 1.0), Some(3));
        assert_eq!(allowance.wait(whole, at(12), 1.0), None);
        assert_eq!(allowance.left(whole, at(99)), 1000.0);
        assert!(Allowance::new("requests", 0, 7).is_none());
    }

    #[test]
    fn a_client_pays_for_its_own_work_only() {
        let limit = Limit::new(&Rules {
            cpu_ms: 10,
            ..Rules::default()
        });
        let (one, other) = (
            "198.51.100.1".parse().unwrap(),
            "198.51.100.2".parse().unwrap(),
        );
        assert!(limit.ask(one).is_ok() && limit.may_work(one).is_ok());
        limit.charge(one, Duration::from_secs(600));
        assert!(limit.ask(one).is_err_and(|seconds| seconds > 1000));
        assert!(limit.may_work(one).is_err() && limit.may_work(other).is_ok());
        let mut headers = HeaderMap::new();
        limit.tell(one, &mut headers);
        assert_eq!(headers[POLICY], "\"cpu-ms\";q=40;w=4");
        assert!(
            headers[LEFT]
                .to_str()
                .unwrap()
                .starts_with("\"cpu-ms\";r=0;t=")
        );
    }

    #[test]
    fn clients_are_forgotten() {
        let limit = Limit::new(&Rules {
            per_second: 1_000_000,
            ..Rules::default()
        });
        let address = |n: usize| IpAddr::V4(u32::try_from(n).unwrap().into());
        for n in 0..3 * MANY {
            assert!(limit.ask(address(n)).is_ok());
        }
        // A client with a running job is kept.
        let turns = limit.turns(address(0));
        std::thread::sleep(Duration::from_millis(2));
        for n in 3 * MANY..4 * MANY {
            assert!(limit.ask(address(n)).is_ok());
        }
        let clients = limit.clients();
        assert!(clients.len() <= MANY && clients.contains_key(&address(0)));
        drop(turns);
    }
}
