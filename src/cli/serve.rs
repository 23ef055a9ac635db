//! `cavillo serve`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Instant;

use cavillo::web::server::Refusal;
use cavillo::web::{self, Options, Origin};

use super::{Answer, Kept, Outcome, Place, Trouble};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    /// Address and port to listen on.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDR")]
    addr: SocketAddr,
    /// The site's own name, for absolute links: https://example.org.
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// Imported passages: a folder of *.jsonl, or one such file.
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
    /// Your own figures instead of the printed ones (TOML).
    #[arg(long, value_name = "FILE")]
    rulebook: Option<PathBuf>,
    #[command(flatten)]
    kept: Kept,
    /// Load again when a file changes; without --content, watches the working directory.
    #[arg(long)]
    watch: bool,
}

pub fn run(arguments: Arguments) -> Outcome {
    let started = Instant::now();
    if let Some(url) = arguments.base_url.as_deref().filter(|url| !url.starts_with("http://") && !url.starts_with("https://")) {
        return Err(Trouble::new(format!("--base-url `{url}`: expected http://… or https://…")));
    }
    let files = if arguments.watch { arguments.place.folder() } else { arguments.place.files() };
    let options = Options { addr: arguments.addr, watch: arguments.watch, accept: cavillo::audit::audit, started };
    // What changes all the time is not worth keeping.
    let index = if arguments.watch { None } else { arguments.kept.folder() };
    let origin = Origin { files, sources: arguments.sources, base_url: arguments.base_url, rulebook: arguments.rulebook, index };
    match web::serve(&origin, &options) {
        Ok(()) => Ok(Answer::default()),
        Err(refusal @ Refusal::Problems(_)) => Err(Trouble { text: format!("the library has problems, nothing is served:\n{refusal}"), code: 1 }),
        Err(refusal) => Err(Trouble::new(refusal.to_string())),
    }
}
