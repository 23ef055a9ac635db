//! The server's search index, which is tantivy's ([`Engine`]), beside what every index shares
//! (`cavillo_pages::search`). [`eval`] says how well queries are answered.
//! The only module that knows tantivy.

mod counts;
mod dictionary;
mod engine;
pub mod eval;
mod schema;
mod store;
#[cfg(test)]
mod tests;

pub use cavillo_pages::search::*;
pub use engine::Engine;
pub use store::IndexState;
