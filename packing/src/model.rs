//! What comes next, foretold from what went before (mixing of contexts, after M. Mahoney's lpaq):
//! each context remembers which bits followed it, a mixer learns whom to believe. Where a long stretch
//! repeats itself, one bit says that it goes on, which is two fifths of a text.

use super::Fault;
use super::coder::{CERTAIN, Coder};

/// Likelihoods by their logarithms, −2048 to 2047 for almost never to almost always, and back.
struct Scale {
    share: Vec<u16>,
    stretched: Vec<i16>,
}

impl Scale {
    fn new() -> Self {
        // Only what every processor works out alike: no exponential function but this one.
        const STEP: f64 = 1.0058996;
        let mut share = vec![0; 4096];
        let mut odds = 1.0;
        for n in 0..2048 {
            let more = (odds / (1.0 + odds) * f64::from(CERTAIN)) as u32;
            share[2048 + n] = more.min(CERTAIN - 16) as u16;
            share[2048 - n] = (CERTAIN - more).max(16) as u16;
            odds *= STEP;
        }
        share[0] = share[1];
        let stretched = (0..4096).map(|n| share.partition_point(|share| *share < n * 16 + 8).min(4095) as i16 - 2048).collect();
        Self { share, stretched }
    }

    fn share(&self, stretched: i32) -> i32 {
        i32::from(self.share[(stretched + 2048) as usize & 4095])
    }

    fn stretched(&self, share: u16) -> i32 {
        i32::from(self.stretched[usize::from(share >> 4)])
    }
}

/// Draws a share towards what happened, by a part of the way.
fn learn(share: &mut u16, bit: u32, part: u32) {
    if bit == 1 { *share += (u16::MAX - *share) >> part } else { *share -= *share >> part }
}

/// A number for a context.
pub fn hash(words: &[u32]) -> u32 {
    words.iter().fold(0x9e37_79b1, |hash, word| {
        let hash = (hash ^ word).wrapping_mul(0x2f0b_4c47).rotate_left(13);
        hash ^ hash >> 9
    })
}

/// A number for the last few bytes ([`Model::last`]).
pub fn behind(last: u64, count: u32) -> u32 {
    let bytes = last << (64 - 8 * count);
    hash(&[(bytes >> 32) as u32, bytes as u32])
}

/// What a byte is foretold from.
pub struct Context<const N: usize> {
    pub of: [u32; N],
    /// Of which kind it is, of [`KINDS`].
    pub kind: usize,
    /// Things about what went before, each below 256: by which mixing and correcting are chosen.
    pub mixed_by: [usize; 2],
    pub before: usize,
}

pub const KINDS: usize = 16;

/// What followed a context: of half a byte each bit by those before it, as a likelihood (12 bits)
/// and how often it was seen (4). The first stands for the context.
type Slot = [u16; 16];
const FRESH: Slot = [2048 << 4; 16];
/// Both halves of a byte side by side, as memory is fetched.
#[derive(Clone)]
#[repr(align(64))]
struct Line([Slot; 2]);
/// How many are remembered: 32 MB.
const LINES: usize = 1 << 19;
/// How fast a likelihood follows what happens, by how often it was seen.
const SWIFT: [i32; 16] = {
    let mut swift = [65536 / 8; 16];
    let mut n = 0;
    while n < 7 {
        swift[n] = 65536 * 2 / (2 * n as i32 + 3);
        n += 1;
    }
    swift
};

/// What is mixed: what each context foretells; then what repeats itself, twice, and a constant.
struct Inputs<const N: usize> {
    of: [i32; N],
    others: [i32; 3],
}

/// How much each of them is believed.
#[derive(Clone)]
struct Weights<const N: usize> {
    of: [i32; N],
    others: [i32; 3],
}

impl<const N: usize> Weights<N> {
    const FIRST: Self = Self { of: [24_000; N], others: [24_000; 3] };

    /// Weights grow with what is read, whatever it be: nothing here may overflow.
    fn mixed(&self, inputs: &Inputs<N>) -> i32 {
        let by = |(weight, input): (&i32, &i32)| input.wrapping_mul(*weight >> 2) >> 8;
        let of = self.of.iter().zip(&inputs.of).map(by).fold(0, i32::wrapping_add);
        let others = self.others.iter().zip(&inputs.others).map(by).fold(of, i32::wrapping_add);
        (others >> 6).clamp(-2047, 2047)
    }

    fn learn(&mut self, inputs: &Inputs<N>, error: i32, pace: i32) {
        // What was nearly so teaches nothing.
        if error.abs() < 400 {
            return;
        }
        let error = (error * pace) >> 4;
        let towards = |(weight, input): (&mut i32, &i32)| *weight = weight.wrapping_add(input.wrapping_mul(error) >> 14);
        self.of.iter_mut().zip(&inputs.of).for_each(towards);
        self.others.iter_mut().zip(&inputs.others).for_each(towards);
    }
}

/// Where what was just said was said before.
struct Repeat {
    /// How many bytes must be the same.
    least: usize,
    places: Vec<u32>,
    /// What follows there, and how many bytes are the same.
    at: usize,
    length: usize,
}

impl Repeat {
    const LONGEST: usize = 400;

    fn new(least: usize) -> Self {
        Self { least, places: vec![0; 1 << 18], at: 0, length: 0 }
    }

    /// Behind each byte.
    fn follow(&mut self, said: &[u8], recent: u64) {
        let Some((last, before)) = said.split_last() else { return };
        if self.length > 0 && said[self.at] == *last {
            self.length = (self.length + 1).min(Self::LONGEST);
            self.at += 1;
        } else {
            self.length = 0;
        }
        // What goes on for long was said there before: no need to note it again.
        if self.length >= 20 {
            return;
        }
        let place = (recent << (64 - 8 * self.least)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 46;
        let place = &mut self.places[place as usize];
        if self.length == 0 {
            let alike = said.iter().rev().zip(before[..(*place as usize).min(before.len())].iter().rev());
            let length = alike.take(Self::LONGEST).take_while(|(a, b)| a == b).count();
            if length >= self.least {
                (self.at, self.length) = (*place as usize, length);
            }
        }
        *place = said.len() as u32;
    }
}

pub struct Model<const N: usize> {
    /// How fast weights follow what happens.
    pace: i32,
    scale: Scale,
    lines: Vec<Line>,
    /// By kind, context and what a slot says: how often that was so.
    held: Vec<u16>,
    weights: [Vec<Weights<N>>; 3],
    corrected: Vec<u16>,
    repeats: [Repeat; 2],
    /// By kind and length, how far a repetition is believed; and whether it goes on.
    believed: Vec<u16>,
    going_on: Vec<u16>,
    pub said: Vec<u8>,
}

/// How sure it must be that something goes on for one bit to say so.
const SURE: i32 = 65_200;
/// Classes of lengths that are the same.
const LENGTHS: usize = 32;

impl<const N: usize> Model<N> {
    pub fn new(pace: i32) -> Self {
        let scale = Scale::new();
        let held: Vec<u16> = (0..1024).map(|n| (n as u16 >> 4) * 1024 + 512).collect();
        let corrected: Vec<u16> = (0..33).map(|n| scale.share[(n * 128).min(4095)]).collect();
        Self {
            pace,
            lines: vec![Line([[0; 16]; 2]); LINES],
            held: held.repeat(N * KINDS),
            weights: [vec![Weights::FIRST; KINDS * LENGTHS * 8], vec![Weights::FIRST; 65536], vec![Weights::FIRST; 65536]],
            corrected: corrected.repeat(65536),
            repeats: [Repeat::new(8), Repeat::new(5)],
            believed: vec![40_000; KINDS * LENGTHS],
            going_on: vec![62_000; 256 * LENGTHS + 65536 + (1 << 18)],
            said: Vec::new(),
            scale,
        }
    }

    /// Of the bytes before, the last few as one number.
    pub fn last(&self) -> u64 {
        self.said.last_chunk::<8>().map_or_else(|| self.said.iter().fold(0, |last, byte| last << 8 | u64::from(*byte)), |last| u64::from_be_bytes(*last))
    }

    /// The line in which a context is remembered, for the first half of a byte or, beside that, for the
    /// second: of two that it may be, else the one of which less was seen.
    fn line(&mut self, hash: u32, beside: Option<usize>) -> usize {
        let hash = hash.wrapping_mul(0x9e37_79b1);
        let hash = hash ^ hash >> 15;
        let name = hash as u16 | 1;
        let half = usize::from(beside.is_some());
        let other = (hash.wrapping_mul(0x85eb_ca6b) >> 8) as usize & (LINES - 1);
        let first = beside.unwrap_or(other ^ 1);
        for at in [first, other] {
            if self.lines[at].0[half][0] == name {
                return at;
            }
        }
        let [a, b] = [first, other].map(|at| &self.lines[at].0[half]);
        let at = if a[0] == 0 || (b[0] != 0 && a[1] & 15 <= b[1] & 15) { first } else { other };
        self.lines[at].0[half] = FRESH;
        self.lines[at].0[half][0] = name;
        at
    }

    /// The next byte.
    pub fn byte(&mut self, coder: &mut impl Coder, context: &Context<N>) -> Result<u8, Fault> {
        let given = coder.given()?;
        let repeat = self.repeats.iter().find(|repeat| repeat.length > 0);
        let guess = repeat.map(|repeat| {
            let class = match repeat.length {
                length @ ..16 => length,
                length @ 16..32 => 16 + (length - 16) / 4,
                length => 20 + ((length - 32) / 16).min(11),
            };
            (self.said[repeat.at], class)
        });
        let byte = match guess {
            None => self.bits(coder, given, context, None)?,
            Some((guess, class)) => {
                let before = (self.last() as u32 & 0xff_ffff).wrapping_mul(0x9e37_79b1) >> 14;
                let guessed = usize::from(guess);
                let places = [
                    class * 256 + guessed,
                    LENGTHS * 256 + context.before * 256 + guessed,
                    LENGTHS * 256 + 65536 + (before as usize ^ guessed << 9) % (1 << 18),
                ];
                let sum: i32 = places.iter().map(|place| self.scale.stretched(self.going_on[*place])).sum();
                let share = self.scale.share((sum / 2).clamp(-2047, 2047));
                let byte = if share <= SURE {
                    self.bits(coder, given, context, Some((guess, class)))?
                } else if coder.bit(u32::from(guess == given), share as u32)? == 1 {
                    guess
                } else {
                    self.bits(coder, given, context, None)?
                };
                for place in places {
                    learn(&mut self.going_on[place], u32::from(byte == guess), 5);
                }
                byte
            }
        };
        self.said.push(byte);
        let recent = self.last();
        for repeat in &mut self.repeats {
            repeat.follow(&self.said, recent);
        }
        Ok(byte)
    }

    /// Its bits, one after another.
    fn bits(&mut self, coder: &mut impl Coder, given: u8, context: &Context<N>, guess: Option<(u8, usize)>) -> Result<u8, Fault> {
        let mut guess = guess.map(|(guess, class)| (usize::from(guess) | 256, class));
        // The bits so far, behind a 1.
        let mut so_far = 1_usize;
        let mut places = [0; N];
        for half in 0..2 {
            let mut slots = [FRESH; N];
            for n in 0..N {
                let salt = if half == 0 { n as u32 } else { (so_far << 8 | n) as u32 };
                places[n] = self.line(context.of[n].wrapping_add(salt.wrapping_mul(0x0abc_def1)), Some(places[n]).filter(|_| half == 1));
                slots[n] = self.lines[places[n]].0[half];
            }
            let mut node = 1_usize;
            for shift in (4 - 4 * half..8 - 4 * half).rev() {
                let mut inputs = Inputs { of: [0; N], others: [0, 0, 256] };
                let mut held = [0; N];
                for n in 0..N {
                    let state = slots[n][node & 15];
                    held[n] = (context.kind * N + n) * 1024 + usize::from(state >> 10 << 4 | state & 15);
                    inputs.of[n] = self.scale.stretched(self.held[held[n]]);
                }
                let expected = guess.map(|(guess, class)| ((guess >> shift & 1) as u32, context.kind * LENGTHS + class, class as i32 + 1));
                if let Some((bit, place, class)) = expected {
                    let sign = bit as i32 * 2 - 1;
                    inputs.others = [sign * self.scale.stretched(self.believed[place]), sign * class * 16, 256];
                }
                let [one, other] = context.mixed_by.map(|by| by << 8 | so_far);
                let chosen = [(context.kind * LENGTHS + guess.map_or(0, |(_, class)| class)) * 8 + shift, one, other];
                let mixed: [i32; 3] = std::array::from_fn(|n| self.weights[n][chosen[n]].mixed(&inputs));
                let all = mixed.iter().sum::<i32>() / 3;
                // What such a likelihood came to before: between two steps of a stair.
                let position = (all + 2048) as usize;
                let step = (context.before << 8 | so_far) * 33 + (position >> 7);
                let part = (position & 127) as i32;
                let stair = (i32::from(self.corrected[step]) * (128 - part) + i32::from(self.corrected[step + 1]) * part) >> 7;
                let share = ((self.scale.share(all) + stair) / 2).clamp(16, CERTAIN as i32 - 16);
                let bit = coder.bit(u32::from(given) >> shift & 1, share as u32)?;

                let whole = bit as i32 * 65535;
                for n in 0..3 {
                    self.weights[n][chosen[n]].learn(&inputs, whole - self.scale.share(mixed[n]), self.pace);
                }
                learn(&mut self.corrected[step + usize::from(part >= 64)], bit, 6);
                for n in 0..N {
                    learn(&mut self.held[held[n]], bit, 6);
                    let state = &mut slots[n][node & 15];
                    let (share, count) = (i32::from(*state >> 4), *state & 15);
                    let share = share + (((bit as i32 * 4095 - share) * SWIFT[usize::from(count)]) >> 16);
                    *state = (share as u16) << 4 | (count + 1).min(15);
                }
                if let Some((expected, place, _)) = expected {
                    learn(&mut self.believed[place], u32::from(bit == expected), 6);
                    guess = guess.filter(|_| bit == expected);
                }
                so_far = so_far << 1 | bit as usize;
                node = node << 1 | bit as usize;
            }
            for n in 0..N {
                self.lines[places[n]].0[half] = slots[n];
            }
        }
        Ok(so_far as u8)
    }
}
