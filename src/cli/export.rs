//! `cavillo export`

use std::path::PathBuf;

use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::web::{self, Site, api};

use super::{Answer, Outcome, Place, Trouble, library, site};

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Form {
    /// The whole library, a line for each node and language; `-` prints it.
    #[arg(long, value_name = "FILE")]
    ndjson: Option<PathBuf>,
    /// The site as a folder of pages that need no server.
    #[arg(long, value_name = "DIR")]
    html: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let files = arguments.place.files();
    let site = Site { files: files.clone(), ..site(library(&files, None, Tables::default())?) };
    if let Some(file) = &arguments.form.ndjson {
        let lines = api::ndjson_of(&site, &Lang::ALL);
        if file.as_os_str() == "-" {
            return Ok(Answer { text: String::from_utf8_lossy(&lines).into_owned(), code: 0 });
        }
        std::fs::write(file, &lines).map_err(|error| Trouble::new(format!("{}: {error}", file.display())))?;
        let count = lines.iter().filter(|byte| **byte == b'\n').count();
        return Ok(Answer { text: format!("{count} lines in {}\n", file.display()), code: 0 });
    }
    let folder = arguments.form.html.as_deref().unwrap_or_else(|| std::path::Path::new("."));
    let done = web::export_html(&site, folder).map_err(|error| Trouble::new(format!("{}: {error}", folder.display())))?;
    Ok(Answer { text: format!("{} pages, {} assets in {}\n", done.pages, done.assets, folder.display()), code: 0 })
}
