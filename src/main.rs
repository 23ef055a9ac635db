//! The command line: the subcommands of `cavillo --help`, each in a file of `cli`. It prints the answers of
//! the library and contains no rules.
#![forbid(unsafe_code)]

mod cli;

/// A response makes some hundred small allocations.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::run()
}
