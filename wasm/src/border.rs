//! Memory passed across the WebAssembly boundary. The caller allocates and frees it.

/// Allocates `len` bytes; free them with [`dealloc`].
#[unsafe(no_mangle)]
pub extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0u8; len].into_boxed_slice()).cast()
}

/// Frees memory.
///
/// # Safety
/// `at` and `len` must come from [`alloc`] or a response, and be freed only once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dealloc(at: *mut u8, len: usize) {
    // SAFETY: the caller promises that this is a boxed slice of `len` bytes from [`alloc`] or a
    // response.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, len)) });
}

/// Passes `len` bytes at `at` to `answer`; returns address (high half) and length (low half) of the
/// answer, to be freed with [`dealloc`].
///
/// # Safety
/// `at` must point to `len` readable bytes, and addresses must fit 32 bits, as they do in wasm32.
pub unsafe fn handed(at: *const u8, len: usize, answer: impl FnOnce(&[u8]) -> Vec<u8>) -> u64 {
    // SAFETY: the caller promises `len` readable bytes.
    let bytes = unsafe { std::slice::from_raw_parts(at, len) };
    told(answer(bytes))
}

/// Returns an answer as its address (high half) and length (low half).
pub fn told(answer: Vec<u8>) -> u64 {
    let answer = answer.into_boxed_slice();
    let len = answer.len() as u64;
    let at = Box::into_raw(answer).cast::<u8>() as u64;
    (at << 32) | len
}
