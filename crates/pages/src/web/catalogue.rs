//! Every page of a snapshot by its path.
//!
//! One list is used to answer requests, to build the site map and the export, and to crawl the site in
//! tests, so that all of them know the same pages. Search results and verdicts are not in it: there is no
//! end to them, and they are made for each request.

use super::{Site, pages, url};

use crate::check::Check;
use crate::kit::tables::Table;
use crate::lang::Lang;
use crate::systems::{self, Matrix, System, Tool};

/// Page of the site. Numbers are indices into the library's lists.
#[derive(Clone, Debug)]
pub enum Page {
    Home,
    System(&'static System),
    Chapter(usize),
    Node(usize),
    Checks,
    Check(&'static Check),
    Matrix(&'static Matrix),
    Tool(&'static Tool),
    Source(String),
    Item(usize),
    Table(&'static Table),
    Learn,
    Glossary,
    Concept(usize),
    Sheet(usize),
    /// Settings of a whole game.
    Game(&'static System),
    Disputes,
    Changes,
    About,
    /// Form in which a pasted post is linked.
    Linker,
    /// Tools for use while a game is played.
    Turn,
    /// The reader's saved pages.
    Kept,
    /// Download for use without a connection.
    Offline,
    /// Documentation of the API.
    Api,
}

impl Page {
    /// All pages, in site map order. Removed nodes are not pages: they redirect.
    fn all(site: &Site) -> Vec<Self> {
        let library = &site.library;
        let mut pages = vec![Self::Home];
        pages.extend(systems::SYSTEMS.iter().copied().map(Self::System));
        pages.extend((0..library.content.chapters.len()).map(Self::Chapter));
        pages.extend(
            (0..library.content.nodes.len())
                .filter(|n| library.content.nodes[*n].attributes.superseded.is_none())
                .map(Self::Node),
        );
        pages.push(Self::Checks);
        pages.extend(systems::checks().map(Self::Check));
        pages.extend(systems::matrices().map(Self::Matrix));
        pages.extend(systems::tools().map(Self::Tool));
        pages.extend(systems::tables().map(Self::Table));
        pages.extend((0..library.sheets.len()).map(Self::Sheet));
        pages.extend(systems::SYSTEMS.iter().copied().map(Self::Game));
        pages.push(Self::Learn);
        pages.push(Self::Glossary);
        pages.extend((0..library.lexicon.concepts().len()).map(Self::Concept));
        pages.extend(
            library
                .manifest
                .sources()
                .into_iter()
                .map(|source| Self::Source(source.to_owned())),
        );
        pages.extend((0..library.manifest.items().len()).map(Self::Item));
        pages.extend([
            Self::Disputes,
            Self::Changes,
            Self::About,
            Self::Linker,
            Self::Turn,
            Self::Kept,
            Self::Offline,
        ]);
        pages.extend(site.api.map(|_| Self::Api));
        pages
    }

    /// Path of the page in a language.
    pub fn path(&self, site: &Site, lang: Lang) -> String {
        let library = &site.library;
        match self {
            Self::Home => url::home(lang),
            Self::System(system) => url::system(lang, system.id),
            Self::Chapter(n) => url::chapter(
                lang,
                &library.content.chapters[*n].system,
                &library.content.chapters[*n].section,
            ),
            Self::Node(n) => url::node(lang, &library.content.nodes[*n].id),
            Self::Checks => url::checks(lang),
            Self::Check(check) => url::check(lang, check.id),
            Self::Matrix(matrix) => url::tool(lang, matrix.id),
            Self::Tool(tool) => url::tool(lang, tool.id()),
            Self::Source(source) => url::source(lang, source),
            Self::Item(n) => url::item(lang, &library.manifest.items()[*n].key),
            Self::Table(table) => url::table(lang, table.id),
            Self::Learn => url::learn(lang),
            Self::Glossary => url::glossary(lang),
            Self::Concept(n) => url::concept(lang, &library.lexicon.concepts()[*n].id),
            Self::Sheet(n) => url::sheet(lang, library.sheets[*n].system),
            Self::Game(system) => url::game(lang, system.id),
            Self::Disputes => url::disputes(lang),
            Self::Changes => url::changes(lang),
            Self::About => url::about(lang),
            Self::Linker => url::linker(lang),
            Self::Turn => url::turn(lang),
            Self::Kept => url::kept(lang),
            Self::Offline => url::offline(lang),
            Self::Api => url::api_docs(lang),
        }
    }

    /// The name of this kind of page in metrics.
    pub const fn pattern(&self) -> &'static str {
        match self {
            Self::Home => "/{lang}/",
            Self::System(_) => "/{lang}/{game}/",
            Self::Chapter(_) => "/{lang}/{game}/{section}",
            Self::Node(_) => "/{lang}/{game}/{section}/{ruling}",
            Self::Check(_) => "/{lang}/check/{id}",
            Self::Matrix(_) | Self::Tool(_) => "/{lang}/tool/{game}/{name}",
            Self::Source(_) => "/{lang}/source/{document}/",
            Self::Item(_) => "/{lang}/source/{item}",
            Self::Table(_) => "/{lang}/table/{id}",
            Self::Concept(_) => "/{lang}/glossary/{concept}",
            Self::Sheet(_) => "/{lang}/sheet/{game}",
            Self::Game(_) => "/{lang}/game/{game}",
            // The others have exactly one page.
            _ => "/{lang}/{page}",
        }
    }

    /// The page without parameters.
    pub fn html(&self, site: &Site, lang: Lang) -> pages::Html {
        let library = &site.library;
        match self {
            Self::Home => pages::home(site, lang),
            Self::System(system) => pages::system(site, lang, system),
            Self::Chapter(n) => pages::chapter(site, lang, &library.content.chapters[*n]),
            Self::Node(n) => pages::ruling(site, lang, &library.content.nodes[*n], None),
            Self::Checks => pages::checks(site, lang),
            Self::Check(check) => {
                pages::check(site, lang, check, &pages::Given { pairs: Vec::new() }, None)
            }
            Self::Tool(Tool::Walk(walk)) => {
                pages::walk(site, lang, walk, &pages::Given { pairs: Vec::new() })
            }
            Self::Tool(Tool::Clock(clock)) => {
                pages::clock(site, lang, clock, &pages::Given { pairs: Vec::new() })
            }
            Self::Tool(Tool::Timer(timer)) => {
                pages::timer(site, lang, timer, &pages::Given { pairs: Vec::new() })
            }
            Self::Tool(Tool::Desk(desk)) => {
                let fields = desk
                    .check()
                    .map(|check| check.fields(&site.library.tables))
                    .unwrap_or_default();
                pages::desk(
                    site,
                    lang,
                    desk,
                    &super::desk::State::read(&fields, &[]),
                    None,
                )
            }
            Self::Matrix(matrix) => {
                pages::matrix(site, lang, matrix, &pages::Given { pairs: Vec::new() })
            }
            Self::Source(source) => pages::sources(site, lang, source),
            Self::Item(n) => pages::item(site, lang, &library.manifest.items()[*n]),
            Self::Table(table) => pages::table(site, lang, table),
            Self::Learn => pages::learn(site, lang),
            Self::Glossary => pages::glossary(site, lang),
            Self::Concept(n) => pages::concept(site, lang, &library.lexicon.concepts()[*n]),
            Self::Sheet(n) => pages::sheet(site, lang, &library.sheets[*n]),
            Self::Game(system) => {
                pages::game(site, lang, system, &pages::Given { pairs: Vec::new() })
            }
            Self::Disputes => pages::disputes(site, lang),
            Self::Changes => pages::changes(site, lang, &pages::Given::default()),
            Self::About => pages::about(site, lang),
            Self::Linker => pages::linker(site, lang, None),
            Self::Api => site
                .api
                .map_or_else(pages::Html::default, |api| api(site, lang)),
            Self::Turn => pages::turn(site, lang),
            Self::Kept => pages::kept(site, lang),
            Self::Offline => pages::offline(site, lang),
        }
    }
}

/// A page in one language.
#[derive(Debug)]
pub struct Entry {
    pub lang: Lang,
    pub page: Page,
    pub path: String,
}

/// Every page of a snapshot.
#[derive(Debug)]
pub struct Catalogue {
    entries: Vec<Entry>,
    /// Indices by path.
    by_path: Vec<u32>,
}

impl Catalogue {
    pub fn of(site: &Site) -> Self {
        let entry = |page: &Page, lang| Entry {
            lang,
            page: page.clone(),
            path: page.path(site, lang),
        };
        let entries: Vec<Entry> = Page::all(site)
            .iter()
            .flat_map(|page| Lang::ALL.map(|lang| entry(page, lang)))
            .collect();
        let mut by_path: Vec<u32> = (0..entries.len() as u32).collect();
        by_path.sort_unstable_by_key(|n| &entries[*n as usize].path);
        Self { entries, by_path }
    }

    /// Every page, with its languages next to each other.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The page at a path, and its number.
    pub fn get(&self, path: &str) -> Option<(usize, &Entry)> {
        let at = self
            .by_path
            .binary_search_by(|n| self.entries[*n as usize].path.as_str().cmp(path))
            .ok()?;
        let number = self.by_path[at] as usize;
        Some((number, &self.entries[number]))
    }

    pub fn holds(&self, path: &str) -> bool {
        self.get(path).is_some()
    }
}
