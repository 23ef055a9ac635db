//! Unpacks on a reader's device what was packed for the way, the library itself included: what
//! takes the library along must come first, and be small. With the feature `packs` it packs too, where
//! the server is built.

#[path = "../../wasm/src/border.rs"]
mod border;

use border::handed;
use cavillo::packing;

/// Unpacks what was downloaded, nothing where it is not whole: `packing::unpack`. It takes more
/// memory than all else; who keeps what it returns, and forgets the instance, has that back.
///
/// # Safety
/// As [`handed`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn unpack(at: *const u8, len: usize) -> u64 {
    // SAFETY: as promised to us.
    unsafe { handed(at, len, |bytes| packing::unpack(bytes).unwrap_or_default()) }
}

/// Packs a bundle for the way, nothing where that fails: `packing::pack`.
///
/// # Safety
/// As [`handed`].
#[cfg(feature = "packs")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pack(at: *const u8, len: usize) -> u64 {
    // SAFETY: as promised to us.
    unsafe { handed(at, len, |bytes| packing::pack(bytes).unwrap_or_default()) }
}

/// Packs a compiled program, nothing where that fails: `packing::pack_program`.
///
/// # Safety
/// As [`handed`].
#[cfg(feature = "packs")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pack_program(at: *const u8, len: usize) -> u64 {
    // SAFETY: as promised to us.
    unsafe { handed(at, len, |bytes| packing::pack_program(bytes).unwrap_or_default()) }
}
