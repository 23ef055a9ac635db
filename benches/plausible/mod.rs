//! Generator of libraries of any size; the same seed gives the same library.
//!
//! Each node is modelled on one of the real library: both languages, title, answer, claims,
//! aliases, cites, checks and section. One content word in four is replaced by another word of the
//! same language, chosen with its frequency in the real texts, so that frequencies follow Zipf's
//! law as in the original. Some replacements are new names, whose number grows with the number of
//! nodes (Heaps' law); a few are misspelt.

use std::collections::BTreeMap;

use cavillo::content::{Chapter, Claim, Content, Node, NodeText};
use cavillo::id::NodeId;
use cavillo::lang::{ByLang, Lang};
use cavillo::library::Library;
use cavillo::problem::Place;
use cavillo::text::tokens;

/// Minimum length of words that are replaced; shorter words are articles and prepositions.
const SHORTEST: usize = 4;
/// Percentage of replaceable words that are replaced.
const CHANGED: u64 = 25;

/// A `SplitMix64` generator.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    #[expect(clippy::cast_possible_truncation, reason = "below a number that fits")]
    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }
    pub fn of_100(&mut self, cases: u64) -> bool {
        self.next() % 100 < cases
    }
    /// Returns a number from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "53 bits are kept")]
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// The words of a language with their frequencies in the real texts.
struct Words {
    words: Vec<String>,
    /// Cumulative counts.
    sums: Vec<usize>,
    /// Number of additional names.
    names: usize,
}

impl Words {
    fn of(library: &Library, lang: Lang, names: usize) -> Self {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for node in &library.content.nodes {
            let text = &node.text[lang];
            for part in [&text.title, &text.answer, &text.plain] {
                for token in tokens(part) {
                    let word = &part[token.start..token.end];
                    if word.chars().count() >= SHORTEST && word.chars().all(char::is_alphabetic) {
                        *counts.entry(word.to_lowercase()).or_default() += 1;
                    }
                }
            }
        }
        let mut sum = 0;
        let sums = counts.values().map(|count| {
            sum += count;
            sum
        });
        Self {
            sums: sums.collect(),
            words: counts.into_keys().collect(),
            names,
        }
    }

    fn any(&self, random: &mut Random) -> &str {
        let at = random.below(*self.sums.last().unwrap_or(&1));
        &self.words[self.sums.partition_point(|sum| *sum <= at)]
    }

    /// Returns a name; the first names are far more frequent than the last.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "the number of a name"
    )]
    fn name(&self, random: &mut Random) -> String {
        let number = ((self.names as f64).ln() * random.share()).exp() as u64;
        let mut syllables = Random(number);
        let count = 2 + syllables.below(3);
        (0..count).map(|_| *syllables.one(&SYLLABLES)).collect()
    }
}

const SYLLABLES: [&str; 48] = [
    "ba", "bri", "ca", "cro", "da", "dri", "el", "en", "fa", "fre", "ga", "gon", "hal", "har",
    "il", "kar", "la", "len", "lo", "ma", "mir", "mon", "na", "nor", "ol", "or", "pa", "pel", "ra",
    "ren", "ri", "ro", "sa", "sen", "sta", "ta", "ter", "ti", "tor", "u", "ul", "va", "ven", "vi",
    "za", "zen", "zo", "gra",
];

/// Returns the word with a typing error: two letters swapped, or one missing, doubled or replaced.
pub fn slip(word: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    if letters.len() < 3 {
        return word.to_owned();
    }
    let at = 1 + random.below(letters.len() - 2);
    match random.below(4) {
        0 => letters.swap(at, at + 1),
        1 => _ = letters.remove(at),
        2 => letters.insert(at, letters[at]),
        _ => letters[at] = *random.one(&['a', 'e', 'i', 'o', 'r', 's', 't']),
    }
    letters.into_iter().collect()
}

/// Returns the sentence with other content words.
fn retold(text: &str, words: &Words, random: &mut Random) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut at = 0;
    let mut in_word = None;
    let mut put = |out: &mut String, word: &str| {
        if word.chars().count() < SHORTEST
            || !word.chars().all(char::is_alphabetic)
            || !random.of_100(CHANGED)
        {
            out.push_str(word);
            return;
        }
        match random.below(100) {
            0..2 => out.push_str(&slip(word, random)),
            2..14 => out.push_str(&words.name(random)),
            _ => out.push_str(words.any(random)),
        }
    };
    for (n, c) in text.char_indices() {
        match (c.is_alphanumeric(), in_word) {
            (true, None) => {
                out.push_str(&text[at..n]);
                (in_word, at) = (Some(n), n);
            }
            (false, Some(from)) => {
                put(&mut out, &text[from..n]);
                (in_word, at) = (None, n);
            }
            _ => {}
        }
    }
    match in_word {
        Some(from) => put(&mut out, &text[from..]),
        None => out.push_str(&text[at..]),
    }
    out
}

fn text(model: &NodeText, words: &Words, random: &mut Random) -> NodeText {
    let place = Place::new("", 1, 1);
    let answer = retold(&model.answer, words, random);
    NodeText {
        title: format!(
            "{}, {}",
            retold(&model.title, words, random),
            words.any(random)
        ),
        claims: model
            .claims
            .iter()
            .map(|claim| Claim {
                anchor: claim.anchor.clone(),
                // In most nodes the first paragraph is a claim too.
                text: if claim.text == model.answer {
                    answer.clone()
                } else {
                    retold(&claim.text, words, random)
                },
                cites: claim.cites.clone(),
                voice: claim.voice,
                since: None,
                until: None,
                reading: false,
                place: place.clone(),
            })
            .collect(),
        answer,
        lead: Vec::new(),
        body: Vec::new(),
        plain: retold(&model.plain, words, random),
        aliases: model
            .aliases
            .iter()
            .map(|alias| retold(alias, words, random))
            .collect(),
        figures: Vec::new(),
        numbers: Vec::new(),
        links: Vec::new(),
        tables: Vec::new(),
        place,
    }
}

/// Returns a number of nodes like those of the library, in chapters like its own.
pub fn content(real: &Library, count: usize, seed: u64) -> Content {
    let words = ByLang::from_fn(|lang| Words::of(real, lang, 200 + count));
    let mut random = Random(seed);
    let mut chapters: Vec<Chapter> = real.content.chapters.clone();
    // Nodes are ordered by chapter, as in a real library.
    let models = real.content.nodes.len();
    let mut nodes: Vec<Node> = Vec::with_capacity(count);
    for chapter in &mut chapters {
        chapter.nodes.clear();
        for text in [&mut chapter.text.it, &mut chapter.text.en] {
            text.intro.clear();
        }
    }
    for n in 0..count {
        let model = &real.content.nodes[n * models / count];
        let slug = format!("{}-{n}", model.id.slug());
        let id =
            NodeId::new(model.id.system(), model.id.section(), &slug).expect("the words of an id");
        let mut attributes = model.attributes.clone();
        (
            attributes.supersedes,
            attributes.superseded,
            attributes.related,
        ) = (Vec::new(), None, Vec::new());
        let text = ByLang {
            it: text(&model.text.it, &words.it, &mut random),
            en: text(&model.text.en, &words.en, &mut random),
        };
        chapters[model.chapter].nodes.push(n);
        nodes.push(Node {
            id,
            attributes,
            examples: Vec::new(),
            scenes: Vec::new(),
            questions: Vec::new(),
            further_cites: Vec::new(),
            text,
            chapter: model.chapter,
        });
    }
    Content::new(chapters, nodes)
}
