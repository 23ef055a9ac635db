//! The part of Cavillo that runs on a reader's device, compiled to WebAssembly by this crate's build script
//! or by `scripts/wasm`. It is a separate crate so that it compiles in parallel with the server.

/// The WebAssembly program, uncompressed and compressed with brotli.
#[derive(Debug)]
pub struct Program {
    /// The module as browsers execute it.
    pub plain: &'static [u8],
    /// The same bytes compressed with brotli.
    pub br: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/offline.rs"));
