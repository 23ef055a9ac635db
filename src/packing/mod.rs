//! What readers take along, made small for the way: texts by a model of what follows what (PPMd),
//! the program by its parts first, since numbers of one sort foretell each other.
//! Packed once, where the server is built; unpacked once, where it is taken along.

mod program;

use std::io::{Read as _, Write as _};

use ppmd_rust::{Ppmd7Decoder, Ppmd7Encoder};

pub use program::{join, split};

/// What packed texts begin with, and a program in parts; the length of what was packed follows.
const TEXT: &[u8] = b"cavillo\0";
const PROGRAM: &[u8] = b"cavillo\x01";
/// How much of what went before a letter is predicted from, and the memory for what is remembered:
/// what a phone can spare for a moment.
const ORDER: u32 = 13;
const MEMORY: u32 = 64 << 20;
/// The longest that is unpacked.
const LONGEST: usize = 64 << 20;

/// What goes wrong, in words that cost a reader nothing: he is told that it is not whole.
pub type Fault = &'static str;
const CUT_OFF: Fault = "it is cut off";
const TOO_LONG: Fault = "it is too long";
const NO_ROOM: Fault = "memory ran out";

/// Bytes behind what says how many they are.
fn measured(bytes: &[u8], order: u32) -> Result<Vec<u8>, Fault> {
    let length = u32::try_from(bytes.len()).map_err(|_| TOO_LONG)?;
    let mut encoder = Ppmd7Encoder::new(length.to_le_bytes().to_vec(), order, MEMORY).map_err(|_| NO_ROOM)?;
    encoder.write_all(bytes).map_err(|_| NO_ROOM)?;
    encoder.finish(false).map_err(|_| NO_ROOM)
}

fn restored(packed: &[u8], order: u32) -> Result<Vec<u8>, Fault> {
    let (length, packed) = packed.split_first_chunk::<4>().ok_or(CUT_OFF)?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > LONGEST {
        return Err(TOO_LONG);
    }
    let mut bytes = vec![0; length];
    let mut decoder = Ppmd7Decoder::new(packed, order, MEMORY).map_err(|_| NO_ROOM)?;
    decoder.read_exact(&mut bytes).map_err(|_| CUT_OFF)?;
    Ok(bytes)
}

/// Packs a bundle of texts: four fifths of what brotli makes of such.
///
/// # Errors
/// When it is too long, or memory runs out.
pub fn pack(bundle: &[u8]) -> Result<Vec<u8>, Fault> {
    Ok([TEXT, &measured(bundle, ORDER)?].concat())
}

/// Unpacks texts or a program; what is not packed is returned as it is.
///
/// # Errors
/// When it is not whole.
pub fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Fault> {
    match (bytes.strip_prefix(TEXT), bytes.strip_prefix(PROGRAM)) {
        (Some(packed), _) => restored(packed, ORDER),
        (_, Some(parts)) => join(parts),
        _ => Ok(bytes.to_vec()),
    }
}

/// Packs a compiled program, for brotli to do the rest.
///
/// # Errors
/// When it is no program that this module can read, or memory runs out.
pub fn pack_program(wasm: &[u8]) -> Result<Vec<u8>, Fault> {
    let parts = split(wasm)?;
    if join(&parts)? != wasm {
        return Err("it is not the same when it was unpacked");
    }
    Ok([PROGRAM, &parts].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        for text in ["", "a", "se retrocedo, retrocedi\n".repeat(99).as_str()] {
            assert_eq!(unpack(&pack(text.as_bytes()).unwrap()).unwrap(), text.as_bytes());
            assert_eq!(unpack(text.as_bytes()).unwrap(), text.as_bytes());
        }
        assert!(unpack(b"cavillo\0\x09\0\0\0ab").is_err());
    }
}
