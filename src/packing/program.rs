//! A WebAssembly program taken apart into streams: what is done, which local, where in memory, and
//! so on. Numbers of one sort resemble each other, and what is done foretells what is done next
//! better where no numbers stand between. Whoever joins reads the same grammar and takes each byte
//! from its stream. The lengths of functions are left out: they say themselves where they end.

use super::{CUT_OFF, Fault, TOO_LONG, measured, restored};

const UNKNOWN: Fault = "it has an instruction that is not known";

/// The streams, each with the order in which PPMd packs it; 0 where brotli does so better.
#[derive(Clone, Copy)]
enum To {
    /// All that is not listed here.
    Rest,
    Data,
    Locals,
    Done,
    Load,
    Store,
    Short,
    Address,
    Long,
    Float,
    Get,
    Set,
    Call,
    Jump,
}

const ORDERS: [u32; 14] = [0, 0, 4, 22, 10, 16, 0, 0, 10, 0, 0, 10, 0, 0];

/// Stands for an `i32.const` of many digits: an address, as a rule. No instruction has this code.
const ADDRESS: u8 = 0xff;
const CONST: u8 = 0x41;
/// From how many digits on.
const MANY: usize = 4;

/// One who goes through a program, splitting or joining it.
trait Way {
    /// The next byte, which belongs to a stream.
    fn byte(&mut self, to: To) -> Result<u8, Fault>;
    /// The next instruction, [`ADDRESS`] for some.
    fn done(&mut self) -> Result<u8, Fault>;
    /// The length of a function, and its end.
    fn begin(&mut self) -> Result<(), Fault>;
    fn end(&mut self) -> Result<(), Fault>;
    /// Whether nothing follows.
    fn is_over(&self) -> bool;

    /// A number of any length (LEB128).
    fn number(&mut self, to: To) -> Result<u64, Fault> {
        let mut number = 0;
        for shift in (0..70).step_by(7) {
            let byte = self.byte(to)?;
            number |= u64::from(byte & 127).checked_shl(shift).unwrap_or(0);
            if byte < 128 {
                return Ok(number);
            }
        }
        Err("a number is too long")
    }

    fn bytes(&mut self, count: u64, to: To) -> Result<(), Fault> {
        (0..count).try_for_each(|_| self.byte(to).map(drop))
    }

    fn numbers(&mut self, count: u64, to: To) -> Result<(), Fault> {
        (0..count).try_for_each(|_| self.number(to).map(drop))
    }
}

fn walk(way: &mut impl Way) -> Result<(), Fault> {
    const CODE: u8 = 10;
    const DATA: u8 = 11;
    way.bytes(8, To::Rest)?;
    while !way.is_over() {
        let section = way.byte(To::Rest)?;
        let length = way.number(To::Rest)?;
        match section {
            CODE => {
                for _ in 0..way.number(To::Rest)? {
                    way.begin()?;
                    function(way)?;
                    way.end()?;
                }
            }
            DATA => way.bytes(length, To::Data)?,
            _ => way.bytes(length, To::Rest)?,
        }
    }
    Ok(())
}

fn function(way: &mut impl Way) -> Result<(), Fault> {
    for _ in 0..way.number(To::Locals)? {
        way.number(To::Locals)?;
        way.byte(To::Locals)?;
    }
    let mut depth = 1u32;
    while depth > 0 {
        match way.done()? {
            // block, loop, if
            0x02..=0x04 => {
                depth += 1;
                way.number(To::Rest)?;
            }
            // end
            0x0b => depth -= 1,
            // br, br_if
            0x0c | 0x0d => way.numbers(1, To::Jump)?,
            // br_table
            0x0e => {
                let count = way.number(To::Jump)?;
                way.numbers(count + 1, To::Jump)?;
            }
            0x10 => way.numbers(1, To::Call)?,
            0x11 => way.numbers(2, To::Rest)?,
            // select by type
            0x1c => {
                let count = way.number(To::Rest)?;
                way.bytes(count, To::Rest)?;
            }
            0x20 => way.numbers(1, To::Get)?,
            0x21 | 0x22 => way.numbers(1, To::Set)?,
            // Globals and tables; memory.size and memory.grow; ref.null and ref.func.
            0x23..=0x26 | 0x3f | 0x40 | 0xd0 | 0xd2 => way.numbers(1, To::Rest)?,
            // How it is aligned follows from what is done.
            0x28..=0x35 => {
                way.number(To::Done)?;
                way.number(To::Load)?;
            }
            0x36..=0x3e => {
                way.number(To::Done)?;
                way.number(To::Store)?;
            }
            CONST => way.numbers(1, To::Short)?,
            ADDRESS => way.numbers(1, To::Address)?,
            0x42 => way.numbers(1, To::Long)?,
            0x43 => way.bytes(4, To::Float)?,
            0x44 => way.bytes(8, To::Float)?,
            // Numbers that are cut to fit; what is done with memory and tables as a whole.
            0xfc => match way.number(To::Rest)? {
                0..=7 => {}
                8 | 10 | 12 | 14 => way.numbers(2, To::Rest)?,
                9 | 11 | 13 | 15..=17 => way.numbers(1, To::Rest)?,
                _ => return Err(UNKNOWN),
            },
            0x00 | 0x01 | 0x05 | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
            _ => return Err(UNKNOWN),
        }
    }
    Ok(())
}

struct Splitting<'a> {
    rest: &'a [u8],
    streams: [Vec<u8>; ORDERS.len()],
}

impl Splitting<'_> {
    fn next(&mut self) -> Result<u8, Fault> {
        self.rest.split_off_first().copied().ok_or(CUT_OFF)
    }
}

impl Way for Splitting<'_> {
    fn byte(&mut self, to: To) -> Result<u8, Fault> {
        let byte = self.next()?;
        self.streams[to as usize].push(byte);
        Ok(byte)
    }

    fn done(&mut self) -> Result<u8, Fault> {
        let byte = match self.next()? {
            CONST if self.rest.iter().take_while(|digit| **digit >= 128).count() >= MANY - 1 => ADDRESS,
            ADDRESS => return Err(UNKNOWN),
            byte => byte,
        };
        self.streams[To::Done as usize].push(byte);
        Ok(byte)
    }

    fn begin(&mut self) -> Result<(), Fault> {
        while self.next()? >= 128 {}
        Ok(())
    }

    fn end(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.rest.is_empty()
    }
}

struct Joining {
    streams: [std::vec::IntoIter<u8>; ORDERS.len()],
    out: Vec<u8>,
    /// Where the function begins.
    from: usize,
}

impl Way for Joining {
    fn byte(&mut self, to: To) -> Result<u8, Fault> {
        let byte = self.streams[to as usize].next().ok_or(CUT_OFF)?;
        self.out.push(byte);
        Ok(byte)
    }

    fn done(&mut self) -> Result<u8, Fault> {
        let byte = self.streams[To::Done as usize].next().ok_or(CUT_OFF)?;
        self.out.push(if byte == ADDRESS { CONST } else { byte });
        Ok(byte)
    }

    fn begin(&mut self) -> Result<(), Fault> {
        self.from = self.out.len();
        Ok(())
    }

    fn end(&mut self) -> Result<(), Fault> {
        let mut length = self.out.len() - self.from;
        let mut digits = Vec::new();
        while length >= 128 {
            digits.push((length & 127) as u8 | 128);
            length >>= 7;
        }
        digits.push(length as u8);
        self.out.splice(self.from..self.from, digits);
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.streams[To::Rest as usize].len() == 0
    }
}

/// Takes a program apart: each stream, behind how long it is.
///
/// # Errors
/// When it has something that this does not know.
pub fn split(wasm: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut way = Splitting { rest: wasm, streams: Default::default() };
    walk(&mut way)?;
    let mut parts = Vec::new();
    for (stream, order) in way.streams.iter().zip(ORDERS) {
        let packed = if order == 0 { stream.clone() } else { measured(stream, order)? };
        parts.extend(u32::try_from(packed.len()).map_err(|_| TOO_LONG)?.to_le_bytes());
        parts.extend(packed);
    }
    Ok(parts)
}

/// Puts it together again.
///
/// # Errors
/// When it is not whole.
pub fn join(parts: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut rest = parts;
    let mut way = Joining { streams: Default::default(), out: Vec::new(), from: 0 };
    for (stream, order) in way.streams.iter_mut().zip(ORDERS) {
        let (length, after) = rest.split_first_chunk::<4>().ok_or(CUT_OFF)?;
        let (packed, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize).ok_or(CUT_OFF)?;
        *stream = if order == 0 { packed.to_vec() } else { restored(packed, order)? }.into_iter();
        rest = after;
    }
    walk(&mut way)?;
    Ok(way.out)
}
