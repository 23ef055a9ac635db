//! Input of the learnt reader: the words of a text, with their kinds and their meanings in the lexicon
//! and the file of phrases, and the features that have weights.

use super::super::lists::Listed;

/// Kind of a word, from its meanings in the lexicon and the file of phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word of no other kind.
    Plain,
    /// A filler, such as an article or a preposition.
    Skip,
    Troop,
    Terrain,
    /// A value of a field.
    Value,
    Number,
}

/// A word, or a name of several words.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    /// Index of its first piece, and the index after its last piece.
    pub pieces: (usize, usize),
    /// Folded text; a placeholder for troops and for numbers in digits.
    pub name: String,
    pub kind: Kind,
    pub number: Option<f64>,
    /// Names of its classes in the file of phrases, and its possible codes, unless it is a troop.
    pub tags: Vec<String>,
    /// Possible codes for each of its meanings.
    pub codes: Vec<Vec<String>>,
    /// Whose it says something is: `true` for the player who asks, `false` for the other one. Not a feature.
    pub mine: Option<bool>,
    /// The lists of words with a certain function that it is in. Not a feature.
    pub listed: Listed,
    /// Whether a comma or full stop precedes it, and whether a clause may begin with it.
    pub stop: bool,
    pub clause: bool,
}

/// A feature, represented by a hash.
pub type Feature = u32;

/// Bits of a feature. Of four million possible features, some 200,000 have a weight, so that one in
/// twenty features without a weight of its own collides with one that has a weight; 24 bits gave no more.
pub const MASK: u32 = 0x003f_ffff;

/// State of a hash function (FNV-1a) with the same result on every machine.
#[derive(Clone, Copy)]
pub struct Hash(u32);

impl Hash {
    pub const fn new(kind: u8) -> Self {
        Self(0x811c_9dc5).byte(kind)
    }

    const fn byte(self, byte: u8) -> Self {
        Self((self.0 ^ byte as u32).wrapping_mul(0x0100_0193))
    }

    #[must_use]
    pub fn text(self, text: &str) -> Self {
        text.bytes().fold(self, Self::byte).byte(0xff)
    }

    #[must_use]
    pub fn number(self, number: usize) -> Self {
        self.byte(u8::try_from(number).unwrap_or(u8::MAX))
    }

    /// Returns the feature: the hash, mixed once more to separate similar texts, and cut to [`MASK`].
    pub const fn end(self) -> Feature {
        let mixed = (self.0 ^ (self.0 >> 15)).wrapping_mul(0x2c1b_3c6d);
        (mixed ^ (mixed >> 13)) & MASK
    }
}

/// Returns the features of a text from which its check is predicted.
pub fn of_text(words: &[Word]) -> Vec<Feature> {
    let mut features = vec![Hash::new(0).end()];
    let mut add = |feature: Hash| {
        let feature = feature.end();
        if !features.contains(&feature) {
            features.push(feature);
        }
    };
    for word in words {
        add(Hash::new(1).text(&word.name));
        for tag in &word.tags {
            add(Hash::new(3).text(tag));
        }
        if matches!(word.kind, Kind::Plain | Kind::Value | Kind::Terrain) {
            let padded: Vec<char> = format!("^{}$", word.name).chars().collect();
            for letters in padded.windows(4) {
                add(Hash::new(4).text(&letters.iter().collect::<String>()));
            }
        }
    }
    for pair in content(words).windows(2) {
        add(Hash::new(5).text(&pair[0].name).text(&pair[1].name));
    }
    let troops = words.iter().filter(|word| word.kind == Kind::Troop).count();
    let numbers = words
        .iter()
        .filter(|word| word.kind == Kind::Number)
        .count();
    add(Hash::new(6).number(troops.min(4)));
    add(Hash::new(7).number(numbers.min(4)));
    // Codes of the troops: artillery shoots, elephants trample.
    for code in words.iter().filter(|word| word.kind == Kind::Troop) {
        for code in code.codes.iter().flatten() {
            add(Hash::new(8).text(code));
        }
    }
    // Pairs of troops, numbers and tags of known words, regardless of the words between them.
    let known: Vec<&str> = words
        .iter()
        .filter_map(|word| match word.kind {
            Kind::Troop | Kind::Number => Some(word.name.as_str()),
            _ => word.tags.first().map(String::as_str),
        })
        .collect();
    for pair in known.windows(2) {
        add(Hash::new(9).text(pair[0]).text(pair[1]));
    }
    // Size class of each number, alone and with the next word, which may be its unit.
    for (at, word) in words.iter().enumerate() {
        if let Some(size) = word.number.map(size) {
            add(Hash::new(14).number(size));
            if let Some(next) = words.get(at + 1) {
                add(Hash::new(15).number(size).text(&next.name));
            }
        }
    }
    // First two words, last word and length: look-ups are short and begin alike.
    for word in words.iter().take(2) {
        add(Hash::new(16).text(&word.name));
    }
    if let Some(last) = words.last() {
        add(Hash::new(17).text(&last.name));
    }
    add(Hash::new(82).number((words.len() / 4).min(8)));
    // Pairs of word beginnings, adjacent or with one word between them.
    let begins: Vec<String> = content(words)
        .into_iter()
        .map(|word| match word.kind {
            Kind::Troop | Kind::Number => word.name.clone(),
            _ => word.name.chars().take(4).collect(),
        })
        .collect();
    for (kind, apart) in [(80, 1), (81, 2)] {
        for (one, other) in begins.iter().zip(begins.iter().skip(apart)) {
            add(Hash::new(kind).text(one).text(other));
        }
    }
    // Last four and first three words: the question is usually at the end or at the beginning.
    let solid = content(words);
    let start = |word: &Word| word.name.chars().take(4).collect::<String>();
    for word in solid.iter().rev().take(4) {
        add(Hash::new(11).text(&start(word)));
    }
    for word in solid.iter().take(3) {
        add(Hash::new(12).text(&start(word)));
    }
    // Each troop with the nearest word on either side.
    let near = |mut words: std::slice::Iter<'_, Word>, back: bool| {
        let mut solid = |word: &&Word| word.kind != Kind::Skip;
        let found = if back {
            words.rfind(&mut solid)
        } else {
            words.find(&mut solid)
        };
        found.map(|word| word.name.clone())
    };
    for (at, word) in words.iter().enumerate() {
        if word.kind != Kind::Troop {
            continue;
        }
        for code in word.codes.iter().flatten() {
            if let Some(name) = near(words[at + 1..].iter(), false) {
                add(Hash::new(83).text(code).text(&name));
            }
            if let Some(name) = near(words[..at].iter(), true) {
                add(Hash::new(84).text(code).text(&name));
            }
        }
    }
    features
}

/// Returns the factor for the weights of a text with this many features, which prevents higher certainty
/// for longer texts.
pub fn share(features: usize) -> f32 {
    const WHOLE: f32 = 15.0;
    #[expect(clippy::cast_precision_loss, reason = "a few hundred")]
    let features = features.max(1) as f32;
    (WHOLE / features).sqrt()
}

/// Returns the size class of a number: a score of dice, or a distance in U, cm, mm or paces.
fn size(number: f64) -> usize {
    const STEPS: [f64; 11] = [
        0.0,
        1.0,
        2.0,
        3.0,
        4.0,
        5.0,
        6.0,
        12.0,
        30.0,
        99.0,
        f64::INFINITY,
    ];
    STEPS.iter().take_while(|step| **step < number).count()
}

fn content(words: &[Word]) -> Vec<&Word> {
    words
        .iter()
        .filter(|word| word.kind != Kind::Skip)
        .collect()
}

/// Returns the features of a word without its context.
pub fn own(word: &Word) -> Vec<Feature> {
    let mut features = vec![Hash::new(21).text(&word.name).end()];
    if matches!(
        word.kind,
        Kind::Plain | Kind::Value | Kind::Terrain | Kind::Skip
    ) {
        let letters: Vec<char> = word.name.chars().collect();
        let n = letters.len();
        if n > 3 {
            features.push(
                Hash::new(30)
                    .text(&letters[..n.min(5)].iter().collect::<String>())
                    .end(),
            );
            features.push(
                Hash::new(31)
                    .text(&letters[n - 3..].iter().collect::<String>())
                    .end(),
            );
        }
    }
    features.extend(word.tags.iter().map(|tag| Hash::new(32).text(tag).end()));
    if matches!(
        word.kind,
        Kind::Plain | Kind::Value | Kind::Terrain | Kind::Skip
    ) {
        let padded: Vec<char> = format!("^{}$", word.name).chars().collect();
        for letters in padded.windows(4) {
            features.push(
                Hash::new(34)
                    .text(&letters.iter().collect::<String>())
                    .end(),
            );
        }
    }
    features
}

/// Returns the features of each word from which its label is predicted, without those of the previous
/// labels.
pub fn of_words(words: &[Word]) -> Vec<Vec<Feature>> {
    const EDGE: &str = "^";
    let name = |at: Option<usize>| {
        at.and_then(|at| words.get(at))
            .map_or(EDGE, |word| &word.name)
    };
    let troops = words.iter().filter(|word| word.kind == Kind::Troop).count();
    let mut before = 0;
    let mut all = Vec::with_capacity(words.len());
    for (at, word) in words.iter().enumerate() {
        let mut features = Vec::with_capacity(48);
        let mut add = |feature: Hash| features.push(feature.end());
        let here = word.name.as_str();
        let kind = word.kind as usize;
        let (left, right) = (name(at.checked_sub(1)), name(Some(at + 1)));
        let kind_at = |at: Option<usize>| {
            at.and_then(|at| words.get(at))
                .map_or(9, |word| word.kind as usize)
        };
        add(Hash::new(20).number(kind));
        own(word)
            .into_iter()
            .for_each(|feature| features.push(feature));
        let mut add = |feature: Hash| features.push(feature.end());
        add(Hash::new(22).text(left).number(kind));
        add(Hash::new(23).text(right).number(kind));
        add(Hash::new(24).text(left).text(here));
        add(Hash::new(25).text(here).text(right));
        add(Hash::new(26).text(left).text(right).number(kind));
        add(Hash::new(27).text(name(at.checked_sub(2))).number(kind));
        add(Hash::new(28).text(name(Some(at + 2))).number(kind));
        add(Hash::new(29)
            .number(kind_at(at.checked_sub(1)))
            .number(kind)
            .number(kind_at(Some(at + 1))));
        // Nearest word on either side that is not a filler, and its tags.
        let solid = |word: &&Word| word.kind != Kind::Skip;
        let behind = words[..at].iter().rev().find(solid);
        let ahead = words[at + 1..].iter().find(solid);
        for (side, near) in [(33, behind), (36, ahead)] {
            add(Hash::new(side)
                .text(near.map_or(EDGE, |near| &near.name))
                .number(kind));
            for tag in near.iter().flat_map(|near| &near.tags) {
                add(Hash::new(side + 1).text(tag).number(kind));
            }
        }
        add(Hash::new(39)
            .text(behind.map_or(EDGE, |near| &near.name))
            .text(ahead.map_or(EDGE, |near| &near.name))
            .number(kind));
        // Fillers and plain words within three positions: possessives, and prepositions on either side.
        let small = |word: &&Word| matches!(word.kind, Kind::Skip | Kind::Plain);
        for near in words[at.saturating_sub(3)..at].iter().filter(small) {
            add(Hash::new(90).text(&near.name).number(kind));
        }
        for near in words[at + 1..].iter().take(3).filter(small) {
            add(Hash::new(91).text(&near.name).number(kind));
        }
        for (side, near) in [
            (95, at.checked_sub(1).and_then(|at| words.get(at))),
            (96, words.get(at + 1)),
        ] {
            for tag in near.iter().flat_map(|near| &near.tags) {
                add(Hash::new(side).text(tag).text(here));
            }
        }
        features.extend(around(words, at));
        let mut add = |feature: Hash| features.push(feature.end());
        if let Some(size) = word.number.map(size) {
            add(Hash::new(97).number(size));
            add(Hash::new(98).number(size).text(right));
            add(Hash::new(99).number(size).text(left));
            // Index of the number among all numbers, number of troops before it, and the preceding
            // words.
            let is_number = |word: &&Word| word.kind == Kind::Number;
            let earlier = words[..at].iter().filter(is_number).count();
            let all = words.iter().filter(is_number).count();
            add(Hash::new(100).number(earlier.min(5)).number(all.min(6)));
            add(Hash::new(101).number(earlier.min(5)).number(before.min(4)));
            for near in words[..at]
                .iter()
                .rev()
                .filter(|word| !matches!(word.kind, Kind::Skip | Kind::Number))
                .take(3)
            {
                add(Hash::new(102).text(&near.name));
                for tag in &near.tags {
                    add(Hash::new(103).text(tag));
                }
            }
        }
        if word.kind == Kind::Troop {
            for code in word.codes.iter().flatten() {
                add(Hash::new(94).text(code));
            }
            add(Hash::new(40).number(before.min(4)));
            add(Hash::new(41).number(before.min(4)).number(troops.min(5)));
            // Words between this troop and the neighbouring troops.
            for (side, part) in [
                (42, between(words[..at].iter().rev())),
                (43, between(words[at + 1..].iter())),
            ] {
                for near in part {
                    add(Hash::new(side).text(&near.name));
                    for tag in &near.tags {
                        add(Hash::new(side + 2).text(tag));
                    }
                }
            }
            before += 1;
        } else if word.kind == Kind::Number {
            add(Hash::new(46).number(before.min(4)));
        }
        all.push(features);
    }
    all
}

/// Returns the beginning of a word; for troops and numbers, the whole name.
fn stem(word: &Word) -> String {
    match word.kind {
        Kind::Troop | Kind::Number => word.name.clone(),
        _ => word.name.chars().take(4).collect(),
    }
}

/// Returns the features of a word from the beginnings of the words around it and from its position in
/// the clause.
fn around(words: &[Word], at: usize) -> Vec<Feature> {
    const EDGE: &str = "^";
    let word = &words[at];
    let kind = word.kind as usize;
    let mut features = Vec::with_capacity(32);
    let mut add = |feature: Hash| features.push(feature.end());
    let solid = |word: &&Word| word.kind != Kind::Skip;
    let begins = |near: Option<&Word>| near.map_or_else(|| EDGE.to_owned(), stem);
    let behind = begins(words[..at].iter().rev().find(solid));
    let ahead = begins(words[at + 1..].iter().find(solid));
    let here = stem(word);
    add(Hash::new(110).text(&behind).number(kind));
    add(Hash::new(111).text(&ahead).number(kind));
    add(Hash::new(112).text(&behind).text(&ahead).number(kind));
    add(Hash::new(113).text(&behind).text(&here));
    add(Hash::new(114).text(&here).text(&ahead));
    let next = words.get(at + 1).is_some_and(|word| word.stop);
    add(Hash::new(115)
        .number(usize::from(word.stop))
        .number(usize::from(next))
        .number(kind));
    let clauses = words[..=at].iter().skip(1).filter(|word| word.clause);
    add(Hash::new(116).number(clauses.count().min(4)).number(kind));
    let within = words[..at].iter().rev().take_while(|word| !word.clause);
    add(Hash::new(117).number(within.count().min(5)).number(kind));
    if !matches!(word.kind, Kind::Troop | Kind::Number | Kind::Terrain) {
        return features;
    }
    // Nearby words other than fillers and troops, each with its side and the number of troops between.
    let before: Vec<&Word> = words[..at].iter().rev().collect();
    let after: Vec<&Word> = words[at + 1..].iter().collect();
    for (side, part) in [before, after].into_iter().enumerate() {
        let mut troops = 0_usize;
        for near in part.into_iter().take(14) {
            match near.kind {
                Kind::Troop => troops += 1,
                Kind::Skip => {}
                _ => {
                    let place = |hash: Hash| hash.number(side).number(troops.min(2)).number(kind);
                    add(place(Hash::new(118).text(&stem(near))));
                    for tag in &near.tags {
                        add(place(Hash::new(119).text(tag)));
                    }
                }
            }
        }
    }
    features
}

/// Returns the words before the next troop without fillers, at most four.
fn between<'w>(words: impl Iterator<Item = &'w Word>) -> Vec<&'w Word> {
    words
        .take_while(|word| word.kind != Kind::Troop)
        .filter(|word| word.kind != Kind::Skip)
        .take(4)
        .collect()
}

/// Returns the features of the previous labels: the label of the last word and that of the last fact.
pub fn of_past(word: &Word, last: u16, fact: u16) -> [Feature; 4] {
    let (last, fact) = (usize::from(last), usize::from(fact));
    let two = |hash: Hash, number: usize| hash.number(number >> 8).number(number & 0xff);
    [
        two(Hash::new(60), last).end(),
        two(Hash::new(61), last).text(&word.name).end(),
        two(Hash::new(62), fact).number(word.kind as usize).end(),
        two(two(Hash::new(63), fact), last)
            .number(word.kind as usize)
            .end(),
    ]
}
