//! What was learnt: labels, and the weights of features for checks and for labels, as one text.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use super::features::{Feature, Hash};
use super::tagger::{SHARED, SURPLUS, Weights};

/// The first line of the file.
const HEADER: &str = "cavillo reader 2";
/// Digits of the file, six bits each.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
/// Digits in a line.
#[cfg(not(target_family = "wasm"))]
const LINE: usize = 120;
/// A weight is so many steps at most.
#[cfg(not(target_family = "wasm"))]
const STEPS: f32 = 15.0;
/// The most bytes that a file may unpack to.
#[cfg(not(target_family = "wasm"))]
const LARGEST: u64 = 8 << 20;

/// Weights of some features, each with the number of a class or a label.
pub type Table = HashMap<Feature, Vec<(u16, f32)>>;

/// Everything that was learnt.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Checks by their number; the number after the last stands for no check.
    pub checks: Vec<String>,
    /// Labels by their number: fields with their values, `{}` for what the words name. The first two
    /// state nothing.
    pub labels: Vec<String>,
    pub texts: Table,
    pub words: Table,
    pub shared: [f32; SHARED],
    /// Words that state nothing.
    pub noise: HashSet<Feature>,
}

impl Weights for Model {
    fn add(&self, feature: Feature, scores: &mut [f32]) {
        for (label, weight) in self.words.get(&feature).into_iter().flatten() {
            if let Some(score) = scores.get_mut(usize::from(*label)) {
                *score += weight;
            }
        }
    }

    fn shared(&self, which: usize) -> f32 {
        self.shared[which]
    }
}

/// The feature of a word that states nothing.
pub fn noise(name: &str) -> Feature {
    Hash::new(70).text(name).end()
}

/// Bytes as digits, in lines.
#[cfg(not(target_family = "wasm"))]
fn digits(bytes: &[u8], out: &mut String) {
    let mut count = 0;
    for three in bytes.chunks(3) {
        let bits = three
            .iter()
            .chain(&[0, 0])
            .take(3)
            .fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        for place in (3 - three.len()..4).rev() {
            out.push(char::from(DIGITS[(bits >> (6 * place) & 63) as usize]));
        }
        count += 4;
        if count % LINE == 0 {
            out.push('\n');
        }
    }
    out.push('\n');
}

/// The bytes of one line.
fn bytes(line: &str, out: &mut Vec<u8>) -> Option<()> {
    for four in line.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let digit = match four.get(place) {
                Some(digit) => DIGITS.iter().position(|known| known == digit)?,
                None => 0,
            };
            bits = bits << 6 | u32::try_from(digit).ok()?;
        }
        let [_, whole @ ..] = bits.to_be_bytes();
        out.extend(&whole[..four.len().checked_sub(1)?]);
    }
    Some(())
}

#[cfg(not(target_family = "wasm"))]
fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    use std::io::Read as _;
    let mut raw = Vec::new();
    let unpacked = brotli::Decompressor::new(packed, 4096);
    unpacked.take(LARGEST).read_to_end(&mut raw).ok()?;
    Some(raw)
}

/// Nothing on a reader's device, which has no such file.
#[cfg(target_family = "wasm")]
fn unpack(_: &[u8]) -> Option<Vec<u8>> {
    None
}

/// A whole number, seven bits a byte, the lowest first.
#[cfg(not(target_family = "wasm"))]
fn push(mut number: u32, out: &mut Vec<u8>) {
    while number > 0x7f {
        #[expect(clippy::cast_possible_truncation, reason = "the lowest bits")]
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    #[expect(clippy::cast_possible_truncation, reason = "below 128")]
    out.push(number as u8);
}

/// Numbers that rise, as their distances.
#[cfg(not(target_family = "wasm"))]
fn rising(numbers: &[Feature], out: &mut Vec<u8>) {
    let mut last = 0;
    for number in numbers {
        push(number - last, out);
        last = *number;
    }
}

/// What is left of the bytes of a file.
struct Rest<'b>(&'b [u8]);

impl Rest<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << (7 * place);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn count(&mut self) -> Option<usize> {
        // Each item takes a byte.
        let count = usize::try_from(self.number()?).ok()?;
        (count <= self.0.len()).then_some(count)
    }

    fn rising(&mut self, count: usize) -> Option<Vec<Feature>> {
        let mut last: u32 = 0;
        (0..count)
            .map(|_| {
                last = last.checked_add(self.number()?)?;
                Some(last)
            })
            .collect()
    }

    fn text(&mut self) -> Option<&str> {
        let length = self.count()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(text).ok()
    }

    /// What [`written`] wrote: like with like, so that it packs well.
    fn table(&mut self) -> Option<Table> {
        let step = f32::from_bits(self.number()?);
        let features = self.count()?;
        let features = self.rising(features)?;
        let counts: Vec<usize> = features
            .iter()
            .map(|_| self.count())
            .collect::<Option<_>>()?;
        let all = counts.iter().sum::<usize>();
        let mut low = Vec::with_capacity(all.min(self.0.len()));
        for _ in 0..all {
            low.push(self.byte()?);
        }
        let mut labels = Vec::with_capacity(all);
        for low in low {
            labels.push(u16::from_le_bytes([low, self.byte()?]));
        }
        let mut labels = labels.into_iter();
        features
            .into_iter()
            .zip(counts)
            .map(|(feature, count)| {
                let weights: Option<Vec<(u16, f32)>> = (0..count)
                    .map(|_| {
                        let steps = self.byte()?.cast_signed();
                        Some((labels.next()?, f32::from(steps) * step))
                    })
                    .collect();
                Some((feature, weights?))
            })
            .collect()
    }
}

/// The weights of a table, each a whole number of steps.
#[cfg(not(target_family = "wasm"))]
fn written(table: &Table, out: &mut Vec<u8>) {
    let mut sizes: Vec<f32> = table
        .values()
        .flatten()
        .map(|(_, weight)| weight.abs())
        .collect();
    sizes.sort_unstable_by(|a, b| b.total_cmp(a));
    // A few weights far above the others are cut to what the hundredth of them has.
    let step = sizes.get(sizes.len() / 100).map_or(1.0, |top| top / STEPS);
    push(step.to_bits(), out);
    let mut rows: Vec<(Feature, Vec<(u16, i8)>)> = table
        .iter()
        .map(|(feature, weights)| {
            let mut row: Vec<(u16, i8)> = weights
                .iter()
                .map(|(label, weight)| {
                    #[expect(clippy::cast_possible_truncation, reason = "within the steps")]
                    let steps = (weight / step).round().clamp(-STEPS, STEPS) as i8;
                    (*label, steps)
                })
                .filter(|(_, steps)| *steps != 0)
                .collect();
            row.sort_unstable();
            (*feature, row)
        })
        .filter(|(_, row)| !row.is_empty())
        .collect();
    rows.sort_unstable();
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    push(count(rows.len()), out);
    let features: Vec<Feature> = rows.iter().map(|(feature, _)| *feature).collect();
    rising(&features, out);
    rows.iter().for_each(|(_, row)| push(count(row.len()), out));
    let all = || rows.iter().flat_map(|(_, row)| row);
    for half in 0..2 {
        out.extend(all().map(|(label, _)| label.to_le_bytes()[half]));
    }
    out.extend(all().map(|(_, steps)| steps.cast_unsigned()));
}

impl Model {
    /// The file.
    #[cfg(not(target_family = "wasm"))]
    pub fn write(&self) -> String {
        use std::fmt::Write as _;
        let mut raw = Vec::new();
        let mut head = self.checks.join(" ");
        for label in self.labels.iter().skip(usize::from(SURPLUS) + 1) {
            let _ = write!(head, "\n{label}");
        }
        push(u32::try_from(head.len()).unwrap_or(u32::MAX), &mut raw);
        raw.extend(head.as_bytes());
        self.shared
            .iter()
            .for_each(|weight| push(weight.to_bits(), &mut raw));
        let mut noise: Vec<Feature> = self.noise.iter().copied().collect();
        noise.sort_unstable();
        push(u32::try_from(noise.len()).unwrap_or(u32::MAX), &mut raw);
        rising(&noise, &mut raw);
        written(&self.texts, &mut raw);
        written(&self.words, &mut raw);
        let mut packed = Vec::new();
        let best = brotli::enc::BrotliEncoderParams::default();
        let told = brotli::BrotliCompress(&mut raw.as_slice(), &mut packed, &best);
        debug_assert!(told.is_ok(), "memory takes every byte");
        let mut out = format!("{HEADER}\n");
        digits(&packed, &mut out);
        out
    }

    /// Reads the file; none where a line is broken, with its number, or the first where what the lines
    /// hold is no reader.
    ///
    /// # Errors
    /// The number of the line that is wrong.
    pub fn read(text: &str) -> Result<Self, usize> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(1);
        }
        let mut packed = Vec::new();
        for (n, line) in lines.enumerate() {
            bytes(line, &mut packed).ok_or(n + 2)?;
        }
        let raw = unpack(&packed).ok_or(1_usize)?;
        Self::unpacked(&mut Rest(&raw)).ok_or(1)
    }

    fn unpacked(rest: &mut Rest<'_>) -> Option<Self> {
        let mut this = Self {
            labels: vec![String::new(); usize::from(SURPLUS) + 1],
            ..Self::default()
        };
        let mut head = rest.text()?.lines();
        this.checks = head.next()?.split(' ').map(str::to_owned).collect();
        this.labels.extend(head.map(str::to_owned));
        for weight in &mut this.shared {
            *weight = f32::from_bits(rest.number()?);
        }
        let noise = rest.count()?;
        this.noise = rest.rising(noise)?.into_iter().collect();
        this.texts = rest.table()?;
        this.words = rest.table()?;
        Some(this)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_read_back() {
        let model = Model {
            checks: vec!["dba.recoil".to_owned(), "dba.flee".to_owned()],
            labels: vec![String::new(), String::new(), "recoiler={}".to_owned()],
            texts: HashMap::from_iter([(77, vec![(0, 3.0), (1, -1.0)]), (5, vec![(1, 0.001)])]),
            words: HashMap::from_iter([((1 << 20) - 1, vec![(2, 31.0)])]),
            noise: HashSet::from_iter([noise("mate")]),
            ..Model::default()
        };
        let back = Model::read(&model.write()).expect("a whole file");
        assert_eq!((&back.checks, &back.labels), (&model.checks, &model.labels));
        assert_eq!(back.noise, model.noise);
        assert_eq!(back.words[&((1 << 20) - 1)], [(2, 31.0)]);
        assert_eq!(back.texts[&77], [(0, 3.0), (1, -1.0)]);
        assert!(!back.texts.contains_key(&5), "too light to be kept");
    }

    #[test]
    fn a_broken_file_is_no_reader() {
        assert_eq!(Model::read("something else").err(), Some(1));
        assert_eq!(Model::read("cavillo reader 2\nabcd\n ").err(), Some(3));
        assert_eq!(Model::read("cavillo reader 2\nabcdefgh").err(), Some(1));
        let whole = Model::default().write();
        assert!(Model::read(&whole[..whole.len() - 4]).is_err());
    }
}
