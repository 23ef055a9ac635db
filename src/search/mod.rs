//! The server's search index ([`Engine`]), and re-exports of what all indexes share
//! (`cavillo_pages::search`). [`eval`] measures the quality of the results. No other module uses tantivy.

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
