//! Whatever comes unpacks or is refused, with no more than it says; what is packed comes back.
#![no_main]

use cavillo_packing::{pack, pack_program, unpack};
use libfuzzer_sys::fuzz_target;

/// More than what comes is said to hold.
const MOST: u32 = 1 << 16;

fuzz_target!(|bytes: &[u8]| {
    if let Some((first, rest)) = bytes.split_first() {
        let mark: &[u8] = if first % 2 == 0 { b"cavillo\x02" } else { b"cavillo\x03" };
        let length = u32::from(*first) * MOST / 256;
        if let Ok(plain) = unpack(&[mark, &length.to_le_bytes(), rest].concat()) {
            assert_eq!(plain.len(), length as usize);
        }
    }
    assert_eq!(pack(bytes).and_then(|packed| unpack(&packed)).as_deref(), Ok(bytes));
    if let Ok(packed) = pack_program(bytes) {
        assert_eq!(unpack(&packed).as_deref(), Ok(bytes));
    }
});
