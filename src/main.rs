//! The command line: the verbs of `cavillo --help`, each a file in `cli`. It prints what the
//! library says; it decides nothing about any game.
#![forbid(unsafe_code)]

mod cli;

fn main() -> std::process::ExitCode {
    cli::run()
}
