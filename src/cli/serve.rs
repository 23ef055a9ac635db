//! `cavillo serve`

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use cavillo::web::connections::Bounds;
use cavillo::web::limit::{CPU_MS, PER_SECOND, Rules};
use cavillo::web::load::{Refusal, base_url};
use cavillo::web::logs::Format;
use cavillo::web::{self, Options, Origin};
use ipnet::IpNet;

use super::{Answer, IndexFolder, Outcome, Place, Trouble};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo serve
  cavillo serve --addr 127.0.0.1:8080 --base-url https://rules.example.org --trusted-proxy 127.0.0.1,::1
  cavillo serve --content . --watch")]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    /// Address and port to listen on.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDR")]
    addr: SocketAddr,
    /// Public address of the site, for absolute links: https://example.org. Scheme and host, no path.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// Imported passages: a folder of *.jsonl, or one such file.
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
    /// Your own figures instead of the printed ones (TOML).
    #[arg(long, value_name = "FILE")]
    rulebook: Option<PathBuf>,
    #[command(flatten)]
    kept: IndexFolder,
    /// Reload when a file changes; without --content, watches the working directory.
    #[arg(long)]
    watch: bool,
    /// Searches, verdicts and other computed responses per second for one client; 0 is no limit. Requests
    /// from the machine itself are never limited, unless a trusted proxy names the client.
    #[arg(long, value_name = "N", default_value_t = PER_SECOND)]
    rate_limit: u32,
    /// Maximum burst of such requests from one client [default: four seconds' worth].
    #[arg(long, value_name = "N")]
    rate_burst: Option<u32>,
    /// Milliseconds of processor time per second for one client, with bursts of four seconds' worth; 0 is
    /// no limit.
    #[arg(long, value_name = "MS", default_value_t = CPU_MS)]
    rate_cpu: u32,
    /// A proxy whose X-Forwarded-For names the client: an address or a network (10.0.0.0/8); separate
    /// several with commas, or repeat the flag.
    #[arg(long, value_name = "ADDR", value_delimiter = ',', value_parser = net)]
    trusted_proxy: Vec<IpNet>,
    /// Maximum number of connections: keep this below the limit of open files.
    #[arg(long, value_name = "N", default_value_t = Bounds::default().most, value_parser = at_least_one)]
    max_connections: usize,
    /// Maximum number of connections from one client; the machine itself and trusted proxies are exempt.
    #[arg(long, value_name = "N", default_value_t = Bounds::default().most_each, value_parser = at_least_one)]
    max_connections_each: usize,
    /// Serve /metrics for Prometheus at an address of its own: 127.0.0.1:9090.
    #[arg(long, value_name = "ADDR")]
    metrics_addr: Option<SocketAddr>,
    /// text, or json: one object per line, with a line for each request.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: Format,
    /// After a stop signal, seconds between answering "not ready" and closing: longer than a load balancer
    /// needs to notice.
    #[arg(long, value_name = "SECONDS", default_value = "0.3", value_parser = seconds)]
    notice: Duration,
}

/// An address is a network of one.
fn net(text: &str) -> Result<IpNet, String> {
    text.parse()
        .or_else(|_| text.parse::<IpAddr>().map(IpNet::from))
        .map_err(|_| "expected an address or a net such as 10.0.0.0/8".to_owned())
}

/// A server must accept at least one connection.
fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|n| (1..=1_000_000).contains(n))
        .ok_or_else(|| "expected a number of connections, 1–1000000".to_owned())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text
        .parse()
        .ok()
        .filter(|seconds: &f64| (0.0..=600.0).contains(seconds));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "expected seconds, 0–600".to_owned())
}

pub fn run(arguments: Arguments) -> Outcome {
    let started = Instant::now();
    let files = if arguments.watch {
        arguments.place.folder()
    } else {
        arguments.place.files()
    };
    let options = Options {
        addr: arguments.addr,
        watch: arguments.watch,
        accept: cavillo::audit::audit,
        started,
        rules: Rules {
            per_second: arguments.rate_limit,
            burst: arguments.rate_burst.unwrap_or(0),
            cpu_ms: arguments.rate_cpu,
            trusted: arguments.trusted_proxy,
        },
        metrics: arguments.metrics_addr,
        log: arguments.log_format,
        notice: arguments.notice,
        connections: Bounds {
            most: arguments.max_connections,
            most_each: arguments.max_connections_each,
            ..Bounds::default()
        },
    };
    // An index that changes often is not worth storing.
    let index = if arguments.watch {
        None
    } else {
        arguments.kept.folder()
    };
    let origin = Origin {
        files,
        sources: arguments.sources,
        base_url: arguments.base_url,
        rulebook: arguments.rulebook,
        index,
    };
    match web::serve(&origin, &options) {
        Ok(()) => Ok(Answer::default()),
        Err(refusal @ Refusal::Problems(_)) => Err(Trouble {
            text: format!("the library has problems, nothing is served:\n{refusal}"),
            code: 1,
        }),
        Err(refusal) => Err(Trouble::new(refusal.to_string())),
    }
}
