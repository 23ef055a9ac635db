//! The server's search index, which uses tantivy ([`Engine`]), and re-exports of what all indexes share
//! (`cavillo_pages::search`). [`eval`] measures the quality of the results. The only module that knows
//! tantivy.

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
