//! Cavillo as WebAssembly, for readers without a connection: C exports around the Rust code that the
//! server runs. `check` judges without any content; `load` takes a bundle of content
//! (`cavillo_pages::web::offline`), after which `answer` returns the same pages and documents as the
//! server. `unsafe` is allowed only in this crate, because memory is passed across the WebAssembly
//! boundary.

mod border;

use std::cell::RefCell;

use cavillo_pages::kit::tables::Tables;
use cavillo_pages::problem::nearest;
use cavillo_pages::systems;
use cavillo_pages::web::{Snapshot, offline, strict};
use serde_json::{Map, Value, json};

use border::handed;

/// Stamp of the sources of this program: `scripts/wasm` finds it in the compiled program.
const SOURCES: &str = concat!("cavillo-sources:", env!("CAVILLO_SOURCES_STAMP"));

thread_local! {
    /// The loaded snapshot; a worker has one thread.
    static LOADED: RefCell<Option<Snapshot>> = const { RefCell::new(None) };
}

/// Loads a bundle: `{"ok":true,"nodes":…,"edition":…}`, or `{"error":…}` and the previous one stays
/// loaded. The last line of the bytes is JSON: the names of the site (`offline::Names`).
pub fn take(bytes: &[u8]) -> String {
    let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let opened = match bytes.iter().rposition(|byte| *byte == b'\n') {
        None => Err("the last line does not say what the site names".to_owned()),
        Some(end) => serde_json::from_slice(&bytes[end + 1..])
            .map_err(|error| error.to_string())
            .and_then(|names| {
                offline::open(
                    std::str::from_utf8(&bytes[..=end]).map_err(|error| error.to_string())?,
                    names,
                )
            }),
    };
    match opened {
        Ok(snapshot) => {
            let nodes = snapshot.site.library.content.nodes.len();
            let told = json!({"ok": true, "nodes": nodes, "pages": snapshot.catalogue.entries().len(), "edition": snapshot.edition(), "sources": SOURCES});
            LOADED.set(Some(snapshot));
            told
        }
        Err(error) => json!({"error": error}),
    }
    .to_string()
}

/// Answers a request like the server; `{"status":503}` before a bundle is loaded.
pub fn request(asked: &[u8]) -> String {
    let asked: offline::Sent = match serde_json::from_slice(asked) {
        Ok(asked) => asked,
        Err(error) => return json!({"status": 400, "body": error.to_string()}).to_string(),
    };
    LOADED.with_borrow(|loaded| match loaded {
        Some(snapshot) => {
            serde_json::to_string(&offline::answer(snapshot, &asked.request())).unwrap_or_default()
        }
        None => json!({"status": 503, "body": ""}).to_string(),
    })
}

/// Answers `{"check": id, "input": {…}}` with a verdict, or with `{"faults": […]}`. Never panics: invalid
/// input is reported as a fault.
pub fn judge(question: &str) -> String {
    let question = match strict::read(question.as_bytes()) {
        Ok(question) => question,
        Err(error) => {
            return json!({"faults": [{"path": "", "message": error.to_string()}]}).to_string();
        }
    };
    let id = question
        .get("check")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let Some(check) = systems::check(id) else {
        return json!({"faults": [{"path": "check", "given": id, "accepted": nearest(id, systems::checks().map(|check| check.id))}]}).to_string();
    };
    let empty = Map::new();
    let input = question
        .get("input")
        .and_then(Value::as_object)
        .unwrap_or(&empty);
    match check.answer(&Tables::default(), input) {
        Ok(verdict) => serde_json::to_string(&verdict),
        Err(faults) => serde_json::to_string(&json!({ "faults": faults })),
    }
    .unwrap_or_else(|error| {
        json!({"faults": [{"path": "", "message": error.to_string()}]}).to_string()
    })
}

/// Returns a verdict: [`judge`].
///
/// # Safety
/// `at` must point to `len` readable bytes, and addresses must fit 32 bits, as they do in wasm32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn check(at: *const u8, len: usize) -> u64 {
    // SAFETY: promised by the caller.
    unsafe {
        handed(at, len, |bytes| {
            judge(&String::from_utf8_lossy(bytes)).into_bytes()
        })
    }
}

/// Loads content: [`take`].
///
/// # Safety
/// `at` must point to `len` readable bytes, and addresses must fit 32 bits, as they do in wasm32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn load(at: *const u8, len: usize) -> u64 {
    // SAFETY: promised by the caller.
    unsafe { handed(at, len, |bytes| take(bytes).into_bytes()) }
}

/// Returns a page or document: [`request`].
///
/// # Safety
/// `at` must point to `len` readable bytes, and addresses must fit 32 bits, as they do in wasm32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(at: *const u8, len: usize) -> u64 {
    // SAFETY: promised by the caller.
    unsafe { handed(at, len, |bytes| request(bytes).into_bytes()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_told_as_a_fault() {
        assert!(judge("{").contains("faults"));
        assert!(judge("{\"check\":\"dba.recoill\"}").contains("dba.recoil\""));
    }
}
