//! Unpacks on a reader's device what was packed for the way, the library itself included: what
//! takes the library along must come first, and be small. With the feature `packs` it packs too, where
//! the server is built.

#[path = "../../wasm/src/border.rs"]
#[cfg_attr(not(feature = "packs"), expect(dead_code, reason = "only who packs is answered at once"))]
mod border;

use std::cell::RefCell;

use cavillo_packing::Unpacking;

#[cfg(feature = "packs")]
use border::handed;

thread_local! {
    /// What is being unpacked; a worker has one thread.
    static UNPACKING: RefCell<Option<Unpacking>> = const { RefCell::new(None) };
}

/// Begins to unpack what was downloaded. It takes more memory than all else; who keeps what comes
/// of it, and forgets the instance, has that back.
///
/// # Safety
/// `at` must point to `len` readable bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn begin(at: *const u8, len: usize) {
    // SAFETY: as promised to us.
    UNPACKING.set(Unpacking::new(unsafe { std::slice::from_raw_parts(at, len) }).ok());
}

/// Goes on for some hundredths of a second: 0 while there is more to do, then what was unpacked, as
/// `border` tells it; nothing of it where it is not whole.
#[unsafe(no_mangle)]
pub extern "C" fn go_on() -> u64 {
    let unpacked = UNPACKING.with_borrow_mut(|unpacking| unpacking.as_mut().map_or(Ok(Some(Vec::new())), Unpacking::go_on)).unwrap_or(Some(Vec::new()));
    unpacked.map_or(0, border::told)
}

/// Packs a bundle for the way, nothing where that fails: `cavillo_packing::pack`.
///
/// # Safety
/// As [`handed`].
#[cfg(feature = "packs")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pack(at: *const u8, len: usize) -> u64 {
    // SAFETY: as promised to us.
    unsafe { handed(at, len, |bytes| cavillo_packing::pack(bytes).unwrap_or_default()) }
}

/// Packs a compiled program, nothing where that fails: `cavillo_packing::pack_program`.
///
/// # Safety
/// As [`handed`].
#[cfg(feature = "packs")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pack_program(at: *const u8, len: usize) -> u64 {
    // SAFETY: as promised to us.
    unsafe { handed(at, len, |bytes| cavillo_packing::pack_program(bytes).unwrap_or_default()) }
}
