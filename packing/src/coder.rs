//! Arithmetic coding of yes and no: what was foretold costs little.

use std::slice::Iter;
use std::vec::IntoIter;

use super::{CUT_OFF, Fault};

/// How sure one can be: a share of this.
pub const CERTAIN: u32 = 1 << 16;

/// One who goes through what is packed, writing or reading it.
pub trait Coder {
    /// A bit, of which `share` foretells that it is 1. Who writes it says which it is; who reads
    /// returns what was written.
    fn bit(&mut self, bit: u32, share: u32) -> Result<u32, Fault>;

    /// The byte that is written next; who reads does not know it.
    fn given(&mut self) -> Result<u8, Fault> {
        Ok(0)
    }

    /// Passes over a number that is not written.
    fn pass_number(&mut self) -> Result<(), Fault> {
        Ok(())
    }
}

/// The part of the interval that a 1 takes.
fn middle(low: u32, high: u32, share: u32) -> u32 {
    low + ((u64::from(high - low) * u64::from(share)) >> 16) as u32
}

/// Whether both ends begin with the same byte.
fn is_told(low: u32, high: u32) -> bool {
    (low ^ high) >> 24 == 0
}

pub struct Writer<'a> {
    low: u32,
    high: u32,
    given: Iter<'a, u8>,
    out: Vec<u8>,
}

impl<'a> Writer<'a> {
    /// Writes what is given behind other bytes.
    pub fn new(given: &'a [u8], out: Vec<u8>) -> Self {
        Self { low: 0, high: u32::MAX, given: given.iter(), out }
    }

    pub fn finish(mut self) -> Vec<u8> {
        self.out.extend(self.high.to_be_bytes());
        self.out
    }
}

impl Coder for Writer<'_> {
    fn bit(&mut self, bit: u32, share: u32) -> Result<u32, Fault> {
        let middle = middle(self.low, self.high, share);
        if bit == 1 {
            self.high = middle
        } else {
            self.low = middle + 1
        }
        while is_told(self.low, self.high) {
            self.out.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 255;
        }
        Ok(bit)
    }

    fn given(&mut self) -> Result<u8, Fault> {
        self.given.next().copied().ok_or(CUT_OFF)
    }

    fn pass_number(&mut self) -> Result<(), Fault> {
        while self.given()? >= 128 {}
        Ok(())
    }
}

pub struct Reader {
    low: u32,
    high: u32,
    told: u32,
    rest: IntoIter<u8>,
}

impl Reader {
    pub fn new(packed: &[u8]) -> Result<Self, Fault> {
        let (first, rest) = packed.split_first_chunk().ok_or(CUT_OFF)?;
        Ok(Self { low: 0, high: u32::MAX, told: u32::from_be_bytes(*first), rest: Vec::from(rest).into_iter() })
    }
}

impl Coder for Reader {
    fn bit(&mut self, _: u32, share: u32) -> Result<u32, Fault> {
        let middle = middle(self.low, self.high, share);
        let bit = u32::from(self.told <= middle);
        if bit == 1 {
            self.high = middle
        } else {
            self.low = middle + 1
        }
        while is_told(self.low, self.high) {
            self.low <<= 8;
            self.high = self.high << 8 | 255;
            self.told = self.told << 8 | u32::from(self.rest.next().ok_or(CUT_OFF)?);
        }
        Ok(bit)
    }
}
