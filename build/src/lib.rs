//! The part of Cavillo that runs on a reader's device, compiled to WebAssembly by this crate's build
//! script or by `scripts/wasm`. It is a crate of its own so that a build compiles it beside the server
//! and not before it.

/// The WebAssembly program, as it is and compressed with brotli.
#[derive(Debug)]
pub struct Program {
    /// The module as browsers run it.
    pub plain: &'static [u8],
    /// The same bytes compressed with brotli.
    pub br: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/offline.rs"));
