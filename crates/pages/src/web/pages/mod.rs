//! All pages: one small file for each kind, with a template beside it.
//!
//! A page is a pure function of the snapshot and its input; it knows no router, header or cache. Texts come
//! from `site.ftl`, addresses from [`super::url`].

mod about;
mod api;
mod board;
mod book;
mod chapter;
mod check;
mod clock;
mod copy;
mod desk;
mod error;
mod field;
mod fold;
mod game;
mod glossary;
mod guide;
mod home;
mod layout;
mod learn;
mod linker;
mod listing;
mod lists;
mod matrix;
mod names;
mod offline;
mod picture;
mod preview;
mod previews;
mod ruling;
mod search;
mod sheet;
mod source;
mod spaces;
mod square;
mod table;
mod terms;
mod text;
mod tiles;
mod tool;
mod turn;
mod verdict;

use askama::Template;

pub use about::about;
pub use api::api;
pub use book::{EPUB, book};
pub use chapter::system_preview;
pub use chapter::{chapter, system};
pub use check::{check, checks};
pub use check::{verdict_markdown, verdict_preview};
pub use clock::{clock, timer};
pub(super) use copy::{bbcode_text, markdown_text};
pub use desk::{csv, desk};
pub use error::{error, not_found};
pub use game::game;
pub use glossary::{concept, glossary};
pub use home::home;
pub use home::home_preview;
pub use layout::{FRAME, Layout};
pub use learn::learn;
pub use linker::{LONGEST as LONGEST_POST, Pasted, linker};
pub use lists::{changes, disputes};
pub use matrix::matrix;
pub use offline::offline;
pub use preview::{Based, Part, Placed, Preview, Stamp};
pub use previews::{of_chapter, of_concept, of_node};
pub use ruling::{ruling, ruling_markdown};
pub use search::{found, search};
pub use sheet::sheet;
pub use source::{item, sources};
pub use table::table;
pub use tool::walk;
pub use turn::{kept, turn};

pub use super::given::Given;

/// A finished page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html {
    pub body: String,
    pub status: u16,
}

/// Query of the search page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchQuery {
    pub q: String,
    pub system: Option<String>,
    pub kind: Option<String>,
    pub section: Option<String>,
    /// Ids of concepts that every hit must be about.
    pub about: Vec<String>,
    pub offset: usize,
    /// Hits per page, if not the default.
    pub limit: Option<usize>,
}

/// Reason why there is no page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trouble {
    pub status: u16,
    /// The requested path.
    pub path: String,
    /// Existing ids that are similar, best first.
    pub near: Vec<String>,
    /// Whether `near` lists the meanings of an ambiguous name.
    pub several: bool,
    pub detail: Option<String>,
}

/// Renders a template. A template can fail only if a value cannot be printed, which never happens.
fn html(status: u16, page: &impl Template) -> Html {
    match page.render() {
        Ok(body) => Html {
            body: spaces::unbroken(&body),
            status,
        },
        Err(error) => Html {
            body: format!("{error}"),
            status: 500,
        },
    }
}
