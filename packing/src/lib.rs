//! What readers take along, made small for the way: each byte is foretold from what went before
//! (`model`), and only what nobody could foretell is sent. A program is read instruction by
//! instruction, since numbers of one sort foretell each other. Packed once, where the server is built;
//! unpacked once, where it is taken along.

mod coder;
mod model;
mod program;

use coder::{Coder, Reader, Writer};
use model::{Context, Model, behind, hash};
use program::Walk;

/// What packed texts begin with, and a packed program; the length of what was packed follows.
const TEXT: &[u8] = b"cavillo\x02";
const PROGRAM: &[u8] = b"cavillo\x03";
/// The longest that is unpacked.
const LONGEST: usize = 64 << 20;

/// What goes wrong, in words that cost a reader nothing: he is told that it is not whole.
pub type Fault = &'static str;
const CUT_OFF: Fault = "it is cut off";
const TOO_LONG: Fault = "it is too long";

/// How much is done before whoever waits may do something else: some hundredths of a phone's second.
const WHILE: usize = 1 << 14;

/// One who goes through a text, writing or reading it.
struct Text<C> {
    coder: C,
    model: Model<8>,
    length: usize,
    /// The word so far, and the two before.
    words: [u32; 3],
}

impl<C: Coder> Text<C> {
    fn new(coder: C, length: usize) -> Self {
        Self { coder, model: Model::new(10), length, words: [0; 3] }
    }

    /// Goes on for a while; says whether that was all.
    fn go_on(&mut self) -> Result<bool, Fault> {
        let until = self.length.min(self.model.said.len() + WHILE);
        while self.model.said.len() < until {
            let last = self.model.last();
            let [word, before, _] = self.words;
            let [a, b, c, d, e] = [1, 2, 3, 4, 6].map(|count| behind(last, count));
            let of = [a, b, c, d, e, hash(&[word]), hash(&[word, before]), hash(&self.words)];
            let context = Context { of, kind: 0, mixed_by: [last as usize & 255, (last >> 8) as usize & 255], before: last as usize & 255 };
            let byte = self.model.byte(&mut self.coder, &context)?;
            if byte.is_ascii_alphabetic() || byte >= 128 {
                self.words[0] = hash(&[self.words[0], u32::from(byte.to_ascii_lowercase())]);
            } else if self.words[0] != 0 {
                self.words = [0, self.words[0], self.words[1]];
            }
        }
        Ok(until == self.length)
    }
}

/// A writer of all this, behind what it is and how long.
fn writer<'a>(mark: &[u8], given: &'a [u8]) -> Result<Writer<'a>, Fault> {
    let length = u32::try_from(given.len()).ok().filter(|length| *length as usize <= LONGEST).ok_or(TOO_LONG)?;
    Ok(Writer::new(given, [mark, &length.to_le_bytes()].concat()))
}

/// A reader, and how much there is to read.
fn reader(packed: &[u8]) -> Result<(Reader, usize), Fault> {
    let (length, packed) = packed.split_first_chunk().ok_or(CUT_OFF)?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > LONGEST { Err(TOO_LONG) } else { Ok((Reader::new(packed)?, length)) }
}

/// Packs a bundle of texts: three quarters of what brotli makes of such.
///
/// # Errors
/// When it is too long.
pub fn pack(bundle: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut text = Text::new(writer(TEXT, bundle)?, bundle.len());
    while !text.go_on()? {}
    Ok(text.coder.finish())
}

/// Packs a compiled program.
///
/// # Errors
/// When it is no program that this module can read.
pub fn pack_program(wasm: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut walk = Walk::new(writer(PROGRAM, wasm)?, wasm.len());
    while !walk.go_on()? {}
    if walk.program() == wasm { Ok(walk.coder.finish()) } else { Err("it would not be the same when it was unpacked") }
}

/// Unpacks texts or a program, a while at a time: a browser's worker that is busy for long answers
/// nobody, and is stopped.
pub struct Unpacking(Kind);

enum Kind {
    Text(Box<Text<Reader>>),
    Program(Box<Walk<Reader>>),
    /// What is not packed is returned as it is.
    Plain(Vec<u8>),
}

impl Unpacking {
    /// Begins.
    ///
    /// # Errors
    /// When it is not whole.
    pub fn new(bytes: &[u8]) -> Result<Self, Fault> {
        Ok(Self(if let Some(packed) = bytes.strip_prefix(TEXT) {
            let (reader, length) = reader(packed)?;
            Kind::Text(Box::new(Text::new(reader, length)))
        } else if let Some(packed) = bytes.strip_prefix(PROGRAM) {
            let (reader, length) = reader(packed)?;
            Kind::Program(Box::new(Walk::new(reader, length)))
        } else {
            Kind::Plain(bytes.to_vec())
        }))
    }

    /// Goes on for a while; returns what was unpacked, once that is all.
    ///
    /// # Errors
    /// When it is not whole.
    pub fn go_on(&mut self) -> Result<Option<Vec<u8>>, Fault> {
        Ok(match &mut self.0 {
            Kind::Text(text) => text.go_on()?.then(|| std::mem::take(&mut text.model.said)),
            Kind::Program(walk) => walk.go_on()?.then(|| walk.program()),
            Kind::Plain(bytes) => Some(std::mem::take(bytes)),
        })
    }
}

/// Unpacks all at once: [`Unpacking`].
///
/// # Errors
/// When it is not whole.
pub fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut unpacking = Unpacking::new(bytes)?;
    loop {
        if let Some(plain) = unpacking.go_on()? {
            return Ok(plain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn texts_come_back() {
        for text in ["", "a", "se retrocedo, retrocedi\n".repeat(99).as_str()] {
            assert_eq!(unpack(&pack(text.as_bytes()).unwrap()).unwrap(), text.as_bytes());
            assert_eq!(unpack(text.as_bytes()).unwrap(), text.as_bytes());
        }
        assert!(unpack(b"cavillo\x02\x09\0\0\0ab").is_err());
    }

    /// A program of one function: an address of many digits, a place in memory, a block with a jump.
    const PROGRAM: &[u8] = b"\0asm\x01\0\0\0\
    \x01\x04\x01\x60\0\0\
    \x03\x02\x01\0\
    \x05\x03\x01\0\x01\
    \x0a\x17\x01\x15\x01\x02\x7f\x41\x80\x80\xc0\0\x28\x02\x04\x1a\x02\x40\x41\0\x0e\0\0\x0b\x0b\
    \x0b\x07\x01\0\x41\0\x0b\x01a";

    #[test]
    fn a_program_comes_back_as_it_was() {
        let packed = pack_program(PROGRAM).unwrap();
        assert_eq!(unpack(&packed).unwrap(), PROGRAM);
        for cut in 8..packed.len() {
            assert!(unpack(&packed[..cut]).is_err(), "{cut}");
        }
    }

    #[test]
    fn what_would_not_come_back_is_not_packed() {
        // The length of the function in two bytes where one would do; an instruction that there is not.
        let written = |from: &[u8], to: &[u8]| {
            let at = PROGRAM.windows(from.len()).position(|part| part == from).unwrap();
            [&PROGRAM[..at], to, &PROGRAM[at + from.len()..]].concat()
        };
        assert!(pack_program(&written(b"\x17\x01\x15", b"\x18\x01\x95\0")).is_err());
        assert!(pack_program(&written(b"\x1a\x02\x40", b"\xff\x02\x40")).is_err());
        assert!(pack_program(&PROGRAM[..30]).is_err());
        assert!(pack_program(b"").is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn whatever_is_packed_comes_back(texts in proptest::collection::vec("[a-c\\PC]{0,12}", 1..9), order in proptest::collection::vec(0_usize..9, 0..60)) {
            let text: String = order.iter().map(|n| texts[n % texts.len()].as_str()).collect();
            prop_assert_eq!(unpack(&pack(text.as_bytes()).unwrap()).unwrap(), text.as_bytes());
        }

        #[test]
        fn nonsense_does_no_harm(mark in 2_u8..4, length in 0_u32..200_000, rest: Vec<u8>) {
            let packed = [b"cavillo", &[mark][..], &length.to_le_bytes(), &rest].concat();
            // Each byte read takes a bit, however sure: little is made of little.
            prop_assert!(unpack(&packed).is_err() || length as usize <= (rest.len() + 1) * 40_000);
        }
    }
}
