//! A WebAssembly program, read instruction by instruction: what is done is foretold from what was done
//! before, which local, which address, from numbers of the same sort. The lengths of functions are left
//! out: they say themselves where they end.

use super::coder::Coder;
use super::model::{Context, Model, behind, hash};
use super::{CUT_OFF, Fault, WHILE};

const UNKNOWN: Fault = "it has an instruction that is not known";

/// What a byte belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// All that is not listed here.
    Rest,
    Data,
    Locals,
    Done,
    Align,
    Load,
    Store,
    Const,
    Long,
    Float,
    Get,
    Set,
    Call,
    Jump,
    Block,
}

/// Where in a program one is, with how much of it is to come.
#[derive(Clone, Copy)]
enum Place {
    Sections,
    Functions(u64),
    Bytes(u64, Kind),
}

/// One who goes through a program, writing or reading it.
pub struct Walk<C> {
    pub coder: C,
    model: Model<6>,
    place: Place,
    /// How much of the program is left, and where in what was said functions begin and end.
    left: usize,
    functions: Vec<(usize, usize)>,
    /// The last instructions, the latest first: what they do; and with their numbers.
    done: [u32; 5],
    whole: [u32; 4],
    /// The number that is read, as far as it goes, and the last ones of its kind.
    so_far: u32,
    digits: usize,
    numbers: [[u32; 2]; 16],
    local: u32,
    word: u32,
}

impl<C: Coder> Walk<C> {
    pub fn new(coder: C, length: usize) -> Self {
        Self {
            coder,
            model: Model::new(14),
            place: Place::Bytes(8, Kind::Rest),
            left: length,
            functions: Vec::new(),
            done: [0; 5],
            whole: [0; 4],
            so_far: 0,
            digits: 0,
            numbers: [[0; 2]; 16],
            local: 0,
            word: 0,
        }
    }

    /// Goes on for a while; says whether that was all.
    pub fn go_on(&mut self) -> Result<bool, Fault> {
        const CODE: u8 = 10;
        const DATA: u8 = 11;
        let until = self.model.said.len() + WHILE;
        while self.model.said.len() < until {
            self.place = match self.place {
                Place::Sections if self.left == 0 => return Ok(true),
                Place::Sections => match (self.byte(Kind::Rest)?, self.number(Kind::Rest)?) {
                    (CODE, _) => Place::Functions(self.number(Kind::Rest)?),
                    (DATA, length) => Place::Bytes(length, Kind::Data),
                    (_, length) => Place::Bytes(length, Kind::Rest),
                },
                Place::Functions(0) | Place::Bytes(0, _) => Place::Sections,
                Place::Functions(count) => {
                    self.function()?;
                    Place::Functions(count - 1)
                }
                Place::Bytes(count, kind) => {
                    self.byte(kind)?;
                    Place::Bytes(count - 1, kind)
                }
            };
        }
        Ok(false)
    }

    /// The program that was gone through.
    pub fn program(&self) -> Vec<u8> {
        let said = &self.model.said;
        let mut program = Vec::with_capacity(said.len() + 2 * self.functions.len());
        let mut at = 0;
        for (from, to) in &self.functions {
            program.extend(&said[at..*from]);
            program.extend(digits(to - from));
            program.extend(&said[*from..*to]);
            at = *to;
        }
        program.extend(&said[at..]);
        program
    }

    fn context(&self, kind: Kind) -> Context<6> {
        let last = self.model.last();
        let [a, b, c, d, e] = self.done;
        let [w, x, y, z] = self.whole;
        let sort = kind as u32;
        let before = last as usize & 255;
        match kind {
            Kind::Rest | Kind::Data => {
                let place = self.model.said.len() as u32 & 3;
                let of = [behind(last, 1), behind(last, 2), behind(last, 3), behind(last, 5)];
                let [f, g, h, i] = of.map(|of| of ^ sort << 24);
                let of = [f, g, h, i, hash(&[sort, self.word]), hash(&[sort, (last >> 24) as u32 & 255, place, before as u32])];
                Context { of, kind: kind as usize, mixed_by: [kind as usize, before], before }
            }
            Kind::Done => {
                let of = [hash(&[a, b, c]), hash(&[a, b, c, d, e]), hash(&[w]), hash(&[w, x]), hash(&[w, b, c, d]), hash(&[w, x, y, z])];
                Context { of, kind: kind as usize, mixed_by: [16 | a as usize & 127, b as usize & 255], before: a as usize & 255 }
            }
            _ => {
                let [p, q] = self.numbers[family(kind)];
                let here = hash(&[sort, self.so_far, a]);
                let function = if matches!(kind, Kind::Get | Kind::Set) { self.functions.len() as u32 } else { 0 };
                let of =
                    [here, hash(&[here, b, c]), hash(&[here, w, x]), hash(&[here, p, b]), hash(&[here, p, q]), hash(&[here, self.local, w, x, y, function])];
                Context { of, kind: kind as usize, mixed_by: [kind as usize, a as usize & 255], before: kind as usize * 16 + self.digits.min(15) }
            }
        }
    }

    fn byte(&mut self, kind: Kind) -> Result<u8, Fault> {
        self.left = self.left.checked_sub(1).ok_or(CUT_OFF)?;
        let context = self.context(kind);
        let byte = self.model.byte(&mut self.coder, &context)?;
        self.so_far = (self.so_far << 8) | (u32::from(byte) + 1);
        self.digits += 1;
        self.word = if byte.is_ascii_alphabetic() { hash(&[self.word, u32::from(byte)]) } else { 0 };
        // What is done now, with its numbers.
        self.whole[0] = hash(&[self.whole[0], u32::from(byte)]);
        Ok(byte)
    }

    fn begin_number(&mut self) {
        (self.so_far, self.digits) = (0, 0);
    }

    /// A number of any length (LEB128).
    fn number(&mut self, kind: Kind) -> Result<u64, Fault> {
        self.begin_number();
        let mut number = 0;
        for shift in (0..70).step_by(7) {
            let byte = self.byte(kind)?;
            number |= u64::from(byte & 127).checked_shl(shift).unwrap_or(0);
            if byte < 128 {
                let numbers = &mut self.numbers[family(kind)];
                *numbers = [number as u32, numbers[0]];
                return Ok(number);
            }
        }
        Err("a number is too long")
    }

    fn numbers(&mut self, count: u64, kind: Kind) -> Result<(), Fault> {
        (0..count).try_for_each(|_| self.number(kind).map(drop))
    }

    fn bytes(&mut self, count: u64, kind: Kind) -> Result<(), Fault> {
        self.begin_number();
        (0..count).try_for_each(|_| self.byte(kind).map(drop))
    }

    /// The next instruction.
    fn instruction(&mut self) -> Result<u8, Fault> {
        self.begin_number();
        let [w, x, y, _] = self.whole;
        let byte = self.byte(Kind::Done)?;
        self.whole = [hash(&[u32::from(byte)]), w, x, y];
        let [a, b, c, d, _] = self.done;
        self.done = [u32::from(byte), a, b, c, d];
        Ok(byte)
    }

    fn function(&mut self) -> Result<(), Fault> {
        self.coder.pass_number()?;
        let from = self.model.said.len();
        (self.done, self.whole) = Default::default();
        for _ in 0..self.number(Kind::Locals)? {
            self.number(Kind::Locals)?;
            self.byte(Kind::Locals)?;
        }
        let mut depth = 1u32;
        while depth > 0 {
            match self.instruction()? {
                // block, loop, if
                0x02..=0x04 => {
                    depth += 1;
                    self.number(Kind::Block)?;
                }
                // end
                0x0b => depth -= 1,
                // br, br_if
                0x0c | 0x0d => self.numbers(1, Kind::Jump)?,
                // br_table
                0x0e => {
                    let count = self.number(Kind::Jump)?;
                    self.numbers(count.saturating_add(1), Kind::Jump)?;
                }
                0x10 => self.numbers(1, Kind::Call)?,
                0x11 => self.numbers(2, Kind::Block)?,
                // select by type
                0x1c => {
                    let count = self.number(Kind::Rest)?;
                    self.bytes(count, Kind::Rest)?;
                }
                0x20 => self.local = self.number(Kind::Get)? as u32,
                0x21 | 0x22 => self.local = self.number(Kind::Set)? as u32,
                // Globals and tables; memory.size and memory.grow; ref.null and ref.func.
                0x23..=0x26 | 0x3f | 0x40 | 0xd0 | 0xd2 => self.numbers(1, Kind::Rest)?,
                0x28..=0x35 => {
                    self.number(Kind::Align)?;
                    self.number(Kind::Load)?;
                }
                0x36..=0x3e => {
                    self.number(Kind::Align)?;
                    self.number(Kind::Store)?;
                }
                0x41 => self.numbers(1, Kind::Const)?,
                0x42 => self.numbers(1, Kind::Long)?,
                0x43 => self.bytes(4, Kind::Float)?,
                0x44 => self.bytes(8, Kind::Float)?,
                // Numbers that are cut to fit; what is done with memory and tables as a whole.
                0xfc => match self.number(Kind::Rest)? {
                    0..=7 => {}
                    8 | 10 | 12 | 14 => self.numbers(2, Kind::Rest)?,
                    9 | 11 | 13 | 15..=17 => self.numbers(1, Kind::Rest)?,
                    _ => return Err(UNKNOWN),
                },
                0x00 | 0x01 | 0x05 | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => {}
                _ => return Err(UNKNOWN),
            }
        }
        let to = self.model.said.len();
        self.functions.push((from, to));
        self.left = self.left.checked_sub(digits(to - from).count()).ok_or(CUT_OFF)?;
        Ok(())
    }
}

/// Locals that are taken and those that are set are of one family, and so are places in memory.
fn family(kind: Kind) -> usize {
    match kind {
        Kind::Set => Kind::Get as usize,
        Kind::Store => Kind::Load as usize,
        kind => kind as usize,
    }
}

/// A number as a program writes it.
fn digits(number: usize) -> impl Iterator<Item = u8> {
    let more = std::iter::successors(Some(number), |number| Some(number >> 7).filter(|rest| *rest > 0));
    more.map(|rest| (rest & 127) as u8 | if rest > 127 { 128 } else { 0 })
}
