//! Compiles the half of the program that runs on readers' devices, with stable flags only.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";
/// What stands in the program before the stamp of the sources it was made from.
const MARK: &[u8] = b"cavillo-sources:";
/// Digits of the stamp.
const STAMP: usize = 16;

/// Compiles it into a folder: `cavillo.wasm`, `cavillo.wasm.br`, `stamp`.
///
/// # Errors
/// Why there is none, in one line.
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
    // A folder of its own: other flags would make cargo build everything again, and its lock is taken.
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
    // What cargo tells a build script about this build is not said of the other.
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
        // LTO across crates takes 28 s of CPU more, and what is sent is 76 kB heavier.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
        .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
        .env("CARGO_PROFILE_RELEASE_STRIP", "true")
        // Addresses as short as they are, rather than five bytes each.
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
