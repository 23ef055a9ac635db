//! Compiles the WebAssembly program, with stable flags only.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";
/// Text in the program before the stamp of its sources.
const MARK: &[u8] = b"cavillo-sources:";
/// Number of digits of the stamp.
const STAMP: usize = 16;

/// Compiles it into a folder: `cavillo.wasm`, `cavillo.wasm.br`, `stamp`.
///
/// # Errors
/// The reason why it failed, in one line.
pub fn compile(folder: &Path) -> Result<(), String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let library = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|error| error.to_string())?;
    let library = String::from_utf8_lossy(&library.stdout).trim().to_owned();
    if !Path::new(&library).is_dir() {
        return Err(format!(
            "no standard library for {TARGET}: rustup target add {TARGET}"
        ));
    }
    // A separate target folder, because other flags would make cargo rebuild everything, and because this
    // build holds the lock of its own target folder.
    let target = folder.join("device");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args([
            "build",
            "--release",
            "--locked",
            "-p",
            "cavillo-wasm",
            "--target",
            TARGET,
        ])
        .arg("--target-dir")
        .arg(&target);
    // Cargo's environment variables for this build must not reach the other build.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let is_ours = ["CARGO_CFG_", "CARGO_FEATURE_", "CARGO_PROFILE_", "DEP_"]
            .iter()
            .any(|start| text.starts_with(start));
        if is_ours
            || matches!(
                &*text,
                "TARGET"
                    | "OUT_DIR"
                    | "RUSTC_WRAPPER"
                    | "RUSTC_WORKSPACE_WRAPPER"
                    | "CARGO_ENCODED_RUSTFLAGS"
                    | "CARGO_BUILD_TARGET"
            )
        {
            cargo.env_remove(&name);
        }
    }
    let status = cargo
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z")
        // LTO across crates takes 28 s more CPU time, and the download becomes 76 kB larger.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
        .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
        .env("CARGO_PROFILE_RELEASE_STRIP", "true")
        // With this flag an address takes as few bytes as it needs instead of five.
        .env("RUSTFLAGS", "-Clink-arg=--compress-relocations")
        .status()
        .map_err(|error| error.to_string())?;
    if !status.success() {
        return Err(format!("it does not compile ({status})"));
    }
    let made = target.join(TARGET).join("release/cavillo_wasm.wasm");
    let wasm = fs::read(&made).map_err(|error| format!("{}: {error}", made.display()))?;
    let at = wasm
        .windows(MARK.len())
        .position(|part| part == MARK)
        .map(|at| at + MARK.len())
        .ok_or("the program does not say what it was made from")?;
    let stamp = wasm.get(at..at + STAMP).ok_or("its stamp is cut off")?;
    let mut packed = Vec::new();
    let options = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: wasm.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &wasm[..], &mut packed, &options)
        .map_err(|error| error.to_string())?;
    let write = |name: &str, bytes: &[u8]| {
        fs::write(folder.join(name), bytes).map_err(|error| format!("{name}: {error}"))
    };
    write("cavillo.wasm", &wasm)?;
    write("cavillo.wasm.br", &packed)?;
    write("stamp", stamp)
}
