//! Metrics for operators, in the text format that Prometheus reads (OpenMetrics). Labels are route
//! patterns, methods and statuses, so that their number is limited whatever clients request; no label
//! contains anything that a reader typed.

use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::Method;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric as _};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use super::Snapshot;

/// The media type of the text.
pub const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Histogram buckets, seconds: a cached page takes tens of microseconds, a search some milliseconds.
const BUCKETS: [f64; 12] = [
    0.000_1, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 10.0,
];

/// A route pattern: `/api/v1/nodes/{*id}`.
pub type Route = Cow<'static, str>;

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Request {
    method: &'static str,
    route: Route,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct ByRoute {
    route: Route,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Searched {
    via: &'static str,
    found: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Reloaded {
    result: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Loaded {
    edition: String,
    fingerprint: String,
}

/// All metrics.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    requests: Family<Request, Counter>,
    durations: Family<ByRoute, Histogram, fn() -> Histogram>,
    bytes: Family<ByRoute, Counter>,
    under_way: Gauge,
    limited: Family<ByRoute, Counter>,
    searches: Family<Searched, Counter>,
    reloads: Family<Reloaded, Counter>,
    snapshot: Family<Loaded, Gauge>,
    nodes: Gauge,
    loaded: Gauge<f64, AtomicU64>,
}

/// Counts a request as in progress until it is dropped, even if its client disconnects.
#[derive(Debug)]
pub struct UnderWay<'m>(&'m Gauge);

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.dec();
    }
}

fn seconds_since_1970() -> f64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs_f64()
}

impl Metrics {
    pub fn new() -> Self {
        let histogram: fn() -> Histogram = || Histogram::new(BUCKETS);
        let mut this = Self {
            requests: Family::default(),
            durations: Family::new_with_constructor(histogram),
            bytes: Family::default(),
            under_way: Gauge::default(),
            limited: Family::default(),
            searches: Family::default(),
            reloads: Family::default(),
            snapshot: Family::default(),
            nodes: Gauge::default(),
            loaded: Gauge::default(),
            registry: Registry::default(),
        };
        let web = this.registry.sub_registry_with_prefix("cavillo");
        web.register(
            "http_requests",
            "Requests answered, by method, route and status",
            this.requests.clone(),
        );
        web.register_with_unit(
            "http_request_duration",
            "Time from the head of a request to its whole answer",
            Unit::Seconds,
            this.durations.clone(),
        );
        web.register_with_unit(
            "http_response_body",
            "Bodies sent, compressed as they were",
            Unit::Bytes,
            this.bytes.clone(),
        );
        web.register(
            "http_requests_under_way",
            "Requests not answered yet",
            this.under_way.clone(),
        );
        web.register(
            "http_requests_limited",
            "Requests refused because their client asked too much",
            this.limited.clone(),
        );
        web.register(
            "searches",
            "Searches, by what they were asked through and whether anything was found",
            this.searches.clone(),
        );
        web.register(
            "reloads",
            "Loads after the first: taken, or refused so that the old library stays",
            this.reloads.clone(),
        );
        web.register("snapshot", "The library in force", this.snapshot.clone());
        web.register(
            "snapshot_nodes",
            "Nodes of the library in force",
            this.nodes.clone(),
        );
        web.register_with_unit(
            "snapshot_loaded_timestamp",
            "When the library in force was loaded",
            Unit::Seconds,
            this.loaded.clone(),
        );
        let build = Family::<[(&str, &str); 2], Gauge>::default();
        build
            .get_or_create(&[
                ("version", env!("CARGO_PKG_VERSION")),
                ("build", env!("CAVILLO_BUILD")),
            ])
            .set(1);
        web.register("build", "The program", build);
        let process = Process {
            started: seconds_since_1970(),
        };
        this.registry.register_collector(Box::new(process));
        // Counters start at zero, so that alarms work before the first event.
        for result in ["taken", "refused"] {
            let _ = this.reloads.get_or_create(&Reloaded { result });
        }
        for (via, found) in [
            ("page", "some"),
            ("page", "none"),
            ("api", "some"),
            ("api", "none"),
        ] {
            let _ = this.searches.get_or_create(&Searched { via, found });
        }
        this
    }

    /// Counts a new request.
    pub fn begun(&self) -> UnderWay<'_> {
        self.under_way.inc();
        UnderWay(&self.under_way)
    }

    /// Number of requests under way.
    pub fn under_way(&self) -> i64 {
        self.under_way.get()
    }

    /// Records a response.
    pub fn answered(
        &self,
        method: &Method,
        route: &Route,
        status: u16,
        took: Duration,
        bytes: u64,
    ) {
        let by_route = ByRoute {
            route: route.clone(),
        };
        self.durations
            .get_or_create(&by_route)
            .observe(took.as_secs_f64());
        self.bytes.get_or_create(&by_route).inc_by(bytes);
        self.requests
            .get_or_create(&Request {
                method: name_of(method),
                route: by_route.route,
                status,
            })
            .inc();
    }

    /// Counts a request refused because of the rate limit.
    pub fn limited(&self, route: &Route) {
        self.limited
            .get_or_create(&ByRoute {
                route: route.clone(),
            })
            .inc();
    }

    /// Counts a search through `page` or `api`.
    pub fn searched(&self, via: &'static str, total: usize) {
        self.searches
            .get_or_create(&Searched {
                via,
                found: if total > 0 { "some" } else { "none" },
            })
            .inc();
    }

    /// Counts a reload that was accepted or refused.
    pub fn reloaded(&self, taken: bool) {
        self.reloads
            .get_or_create(&Reloaded {
                result: if taken { "taken" } else { "refused" },
            })
            .inc();
    }

    /// Records the snapshot that is now being served.
    pub fn serving(&self, snapshot: &Snapshot) {
        self.nodes
            .set(i64::try_from(snapshot.site.library.content.nodes.len()).unwrap_or(i64::MAX));
        self.loaded.set(seconds_since_1970());
    }

    /// Records the current snapshot. Its edition requires reading the whole history, so it is computed only
    /// on request.
    pub fn tell(&self, snapshot: &Snapshot) {
        self.snapshot.clear();
        self.snapshot
            .get_or_create(&Loaded {
                edition: snapshot.edition().to_owned(),
                fingerprint: snapshot.site.library.fingerprint.clone(),
            })
            .set(1);
    }

    /// All metrics as text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        match encode(&mut out, &self.registry) {
            Ok(()) => out,
            Err(fmt::Error) => unreachable!("writing to memory does not fail"),
        }
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}

/// The name of a method. Clients can invent methods, so unknown ones share one label.
fn name_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Metrics of the process, with the usual names.
#[derive(Debug)]
struct Process {
    started: f64,
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let started = ConstGauge::new(self.started);
        started.encode(encoder.encode_descriptor(
            "process_start_time",
            "When the process began",
            Some(&Unit::Seconds),
            started.metric_type(),
        )?)?;
        if let Some(bytes) = resident() {
            let resident = ConstGauge::new(bytes);
            resident.encode(encoder.encode_descriptor(
                "process_resident_memory",
                "Memory in use",
                Some(&Unit::Bytes),
                resident.metric_type(),
            )?)?;
        }
        Ok(())
    }
}

/// Resident memory, bytes, if the system provides it in a file.
fn resident() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?
        .split_whitespace()
        .next()?;
    kilobytes.parse::<i64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_is_counted_under_bounded_labels() {
        let metrics = Metrics::new();
        let route = Route::from("/{lang}/search");
        let under_way = metrics.begun();
        assert!(
            metrics
                .text()
                .contains("cavillo_http_requests_under_way 1\n")
        );
        drop(under_way);
        for method in ["GET", "PROPFIND", "EVIL\u{7f}"] {
            let Ok(method) = Method::from_bytes(method.as_bytes()) else {
                continue;
            };
            metrics.answered(&method, &route, 200, Duration::from_millis(3), 100);
        }
        metrics.searched("page", 0);
        metrics.limited(&route);
        metrics.reloaded(false);
        let text = metrics.text();
        for line in [
            "cavillo_http_requests_under_way 0",
            "cavillo_http_requests_total{method=\"GET\",route=\"/{lang}/search\",status=\"200\"} 1",
            "cavillo_http_requests_total{method=\"other\",route=\"/{lang}/search\",status=\"200\"} 1",
            "cavillo_http_request_duration_seconds_count{route=\"/{lang}/search\"} 2",
            "cavillo_http_response_body_bytes_total{route=\"/{lang}/search\"} 200",
            "cavillo_searches_total{via=\"page\",found=\"none\"} 1",
            "cavillo_searches_total{via=\"api\",found=\"none\"} 0",
            "cavillo_http_requests_limited_total{route=\"/{lang}/search\"} 1",
            "cavillo_reloads_total{result=\"refused\"} 1",
            "cavillo_reloads_total{result=\"taken\"} 0",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
        assert!(text.contains("process_start_time_seconds ") && text.ends_with("# EOF\n"));
        assert_eq!(
            text.contains("process_resident_memory_bytes "),
            cfg!(target_os = "linux")
        );
    }
}
