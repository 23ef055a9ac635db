//! The command line: the verbs of `cavillo --help`, each a file in `cli`. It prints what the
//! library says; it decides nothing about any game.
#![forbid(unsafe_code)]

mod cli;

/// An answer is made of some hundred small pieces.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::run()
}
