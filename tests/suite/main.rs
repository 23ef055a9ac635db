//! Integration tests in a single program, so that it is linked once and loads the library once.

mod claims;
mod cli;
mod common;
mod crawl;
mod depth;
mod hostile;
mod import;
mod labels;
mod laws;
mod layers;
mod linking;
mod mcp;
mod offline_copy;
mod operating;
mod pages;
mod relevance;
mod style;
mod told;
mod untold;
mod web;
