//! The checks as WebAssembly, for readers without a connection: plain C exports around
//! [`answer`], which is the same Rust the server runs. The only place in the project where
//! `unsafe` is allowed: memory crosses a border here.

use cavillo::kit::tables::Tables;
use cavillo::systems;
use serde_json::{Map, Value, json};

/// Answers `{"check": id, "input": {…}}` with a verdict, or with `{"faults": […]}`.
/// Never panics: what is not understood is told as a fault.
pub fn answer(question: &str) -> String {
    let question: Value = match serde_json::from_str(question) {
        Ok(question) => question,
        Err(error) => return json!({"faults": [{"path": "", "message": error.to_string()}]}).to_string(),
    };
    let id = question.get("check").and_then(Value::as_str).unwrap_or_default();
    let Some(check) = systems::check(id) else {
        return json!({"faults": [{"path": "check", "given": id, "accepted": systems::checks().map(|check| check.id).collect::<Vec<_>>()}]}).to_string();
    };
    let empty = Map::new();
    let input = question.get("input").and_then(Value::as_object).unwrap_or(&empty);
    match check.judge(&Tables::default(), input) {
        Ok(verdict) => serde_json::to_string(&verdict),
        Err(faults) => serde_json::to_string(&json!({ "faults": faults })),
    }
    .unwrap_or_else(|error| json!({"faults": [{"path": "", "message": error.to_string()}]}).to_string())
}

/// Room for `len` bytes; give it back with [`dealloc`].
#[unsafe(no_mangle)]
pub extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0u8; len].into_boxed_slice()).cast()
}

/// Gives room back.
///
/// # Safety
/// `at` and `len` must come from [`alloc`] or [`check`], and be given back once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dealloc(at: *mut u8, len: usize) {
    // SAFETY: the caller promises that this is a boxed slice of `len` bytes that we handed out.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, len)) });
}

/// Answers the question of `len` bytes at `at`; returns address (high half) and length (low half)
/// of the answer, to be given back with [`dealloc`].
///
/// # Safety
/// `at` must point to `len` readable bytes, and addresses must fit 32 bits, as they do in wasm32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn check(at: *const u8, len: usize) -> u64 {
    // SAFETY: the caller promises `len` readable bytes.
    let bytes = unsafe { std::slice::from_raw_parts(at, len) };
    let answer = answer(&String::from_utf8_lossy(bytes)).into_bytes().into_boxed_slice();
    let len = answer.len() as u64;
    let at = Box::into_raw(answer).cast::<u8>() as u64;
    (at << 32) | len
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_told_as_a_fault() {
        assert!(answer("{").contains("faults"));
        assert!(answer("{\"check\":\"dba.nothing\"}").contains("dba.recoil"));
    }
}
