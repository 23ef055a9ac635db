//! `cavillo learn`: trains the reader of situations on marked sentences.

use std::fmt::Write as _;
use std::path::Path;

use cavillo::check::Status;
use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::library::situation::learnt::model::Model;
use cavillo::library::situation::learnt::train::{Sentence, learn};
use cavillo::library::situation::learnt::trust::Trust;
use cavillo::library::situation::learnt::{Examples, Reader, one};
use cavillo::library::situation::{LEARNT, examples, said};
use cavillo::library::{Library, StatedVerdict, judge, situations};

use super::{Answer, Outcome, Place, Trouble, library};

/// The folder of the sentences, one file per group of writers.
const CORPUS: &str = "index/corpus";

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Cross-validate: learn from all files but one and read that one, for each in turn. Writes nothing.
    #[arg(long)]
    held: bool,
    /// Learn how far facts and cards can be trusted, from sentences of files that nothing was learnt
    /// from: from all files but one, for each in turn. What was learnt from all of them stays.
    #[arg(long, conflicts_with = "held")]
    trust: bool,
    /// Keep what is learnt from all files but one in this folder, and take it from there.
    #[arg(long, value_name = "DIR")]
    models: Option<std::path::PathBuf>,
    /// Evaluate on the sentences of this file, which were not used for learning. Writes nothing.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["held", "trust"])]
    judge: Option<std::path::PathBuf>,
    /// List the facts that its cards drop without a word.
    #[arg(long, requires = "judge")]
    list: bool,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let files = arguments.place.files();
    let mut library = library(&files, None, Tables::default())?;
    if let Some(path) = &arguments.judge {
        let text = std::fs::read_to_string(path)
            .map_err(|error| Trouble::new(format!("{}: {error}", path.display())))?;
        let sentences = sentences(&path.display().to_string(), &text)?;
        let tally = Tally::of(&library, &sentences);
        let mut text = format!("{}\n{}\n", Tally::HEADING, tally.show());
        if arguments.list {
            text.extend(tally.listed.iter().map(|line| format!("{line}\n")));
        }
        return Ok(Answer { text, code: 0 });
    }
    let repository = Files::Folder(files.root().unwrap_or(Path::new(".")).to_owned());
    let mut corpus: Vec<(String, Vec<Sentence>)> = Vec::new();
    for path in repository.list(CORPUS) {
        if !path.ends_with(".jsonl") {
            continue;
        }
        let text = repository
            .read(&path)
            .map_err(|error| Trouble::new(format!("{path}: {error}")))?;
        let sentences = sentences(&path, &text)?;
        corpus.push((path, sentences));
    }
    if corpus.is_empty() {
        return Err(Trouble::new(format!(
            "{CORPUS}: no sentences: they are no part of the program; name a copy of the repository with --content"
        )));
    }
    let all = |but: Option<usize>| -> Vec<Sentence> {
        corpus
            .iter()
            .enumerate()
            .filter(|(n, _)| Some(*n) != but)
            .flat_map(|(_, (_, sentences))| sentences.iter().cloned())
            .collect()
    };
    // Its trust was learnt separately, and is kept.
    let known = repository
        .read(LEARNT)
        .ok()
        .and_then(|text| Model::read(&text).ok())
        .unwrap_or_default();
    let write = |model: &Model| -> Outcome {
        let written = model.write();
        repository
            .write(LEARNT, &written)
            .map_err(|error| Trouble::new(format!("{LEARNT}: {error}")))?;
        Ok(Answer {
            text: format!("{LEARNT}: {} bytes\n", written.len()),
            code: 0,
        })
    };
    if !arguments.held && !arguments.trust {
        let mut model = learn(&library, &all(None));
        model.trust = known.trust;
        return write(&model);
    }
    let mut readers: Vec<(&str, Model, &[Sentence])> = Vec::new();
    for (n, (path, sentences)) in corpus.iter().enumerate() {
        let name = path.rsplit('/').next().unwrap_or(path);
        let kept = arguments
            .models
            .as_ref()
            .map(|folder| folder.join(name).with_extension("json"));
        let written = match kept
            .as_ref()
            .and_then(|kept| std::fs::read_to_string(kept).ok())
        {
            Some(written) => written,
            None => learn(&library, &all(Some(n))).write(),
        };
        let model =
            Model::read(&written).map_err(|error| Trouble::new(format!("{LEARNT}: {error}")))?;
        if let Some(kept) = kept {
            let folder = kept.parent().unwrap_or(&kept);
            std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(&kept, &written))
                .map_err(|error| Trouble::new(format!("{}: {error}", kept.display())))?;
        }
        readers.push((name, model, &sentences[..]));
    }
    if arguments.trust {
        if known.checks.is_empty() {
            return Err(Trouble::new(format!("{LEARNT}: nothing was learnt yet")));
        }
        let trust = trust(&mut library, &readers);
        return write(&Model { trust, ..known });
    }
    let mut text = format!("{:<32} {}\n", "held back", Tally::HEADING);
    for (name, mut model, sentences) in readers {
        library.reader = None;
        let before = Tally::of(&library, sentences);
        model.trust = known.trust.clone();
        library.reader = Some(Reader::new(model));
        let after = Tally::of(&library, sentences);
        let _ = writeln!(
            text,
            "{:<32} {}",
            format!("{name}, sentences"),
            before.show()
        );
        let _ = writeln!(
            text,
            "{:<32} {}",
            format!("{name}, and learnt"),
            after.show()
        );
    }
    Ok(Answer { text, code: 0 })
}

/// Learns how far to trust facts and cards, from the results of readers that had not seen these
/// sentences: first facts, then cards with the trusted facts.
fn trust(library: &mut Library, readers: &[(&str, Model, &[Sentence])]) -> Trust {
    let mut trust = Trust::default();
    let mut facts = Vec::new();
    let mut cards = Vec::new();
    for pass in 0..2 {
        for (_, model, sentences) in readers {
            library.reader = Some(Reader::new(Model {
                trust: trust.clone(),
                ..model.clone()
            }));
            let library = &*library;
            let found = each(&sentences[..], |sentence| told(library, sentence));
            for (sentence, examples) in sentences.iter().zip(found) {
                let Some(examples) = examples else { continue };
                let marked = sentence.facts();
                let states = |(path, value): &(String, String)| {
                    marked
                        .iter()
                        .any(|(known, other)| one(known) == one(path) && other == value)
                };
                let meant = sentence.check.filter(|check| check.id == examples.check.id);
                if pass == 0 && meant.is_some() {
                    let claims = examples.claims.iter();
                    facts.extend(
                        claims.map(|(features, facts)| (*features, facts.iter().all(states))),
                    );
                }
                if pass == 1 {
                    let due = meant.and_then(|check| said(library, check, &marked));
                    cards.extend(examples.sets.iter().map(|set| {
                        let right = meant.is_some()
                            && set.facts.iter().all(states)
                            && (set.said.open || due.as_ref() == Some(&set.said));
                        (set.features, set.said.open, right)
                    }));
                }
            }
        }
        if pass == 0 {
            trust.learn_facts(&facts);
        } else {
            trust.learn_cards(&cards);
        }
    }
    trust
}

/// The reader's result for a sentence.
fn told(library: &Library, sentence: &Sentence) -> Option<Examples> {
    let game = (!sentence.system.is_empty()).then_some(sentence.system.as_str());
    examples(library, sentence.lang, &sentence.text, game)
}

/// Maps a function over many items, on all cores, in their order.
fn each<I: Sync, O: Send>(items: &[I], make: impl Fn(&I) -> O + Sync) -> Vec<O> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let part = items.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        let make = &make;
        let parts: Vec<_> = items
            .chunks(part)
            .map(|items| scope.spawn(move || items.iter().map(make).collect::<Vec<O>>()))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().expect("no part panics"))
            .collect()
    })
}

/// The marked sentences of a file, one per line.
fn sentences(path: &str, text: &str) -> Result<Vec<Sentence>, Trouble> {
    let read = text.lines().enumerate().map(|(n, line)| {
        Sentence::read(line).map_err(|why| Trouble::new(format!("{path}:{}: {why}", n + 1)))
    });
    read.collect()
}

/// Results for the sentences of a file.
#[derive(Default)]
struct Tally {
    situations: usize,
    /// Sentences whose first card has the right check; with the right verdict or question.
    check: usize,
    verdict: usize,
    /// Facts that are marked, that were read, and both.
    marked: usize,
    read: usize,
    right: usize,
    /// Facts of the right check whose field is marked with another value, and those whose field is
    /// not marked: half of the latter are in the words.
    other: usize,
    unmarked: usize,
    /// Certain verdicts that differ from those of the marks, and settled ones read by the learnt
    /// reader.
    wrong: usize,
    misleading: usize,
    /// Look-ups and chat, and verdicts for them.
    lookups: usize,
    idle: usize,
    /// Of cards of the right check: stretches of a fact that is neither among the card's facts nor in a
    /// word that is named as not read; assumptions that contradict a mark whose words are not named so;
    /// settled verdicts with either.
    dropped: usize,
    opposite: usize,
    blind: usize,
    /// These and the misleading ones, one line each.
    listed: Vec<String>,
}

impl Tally {
    const HEADING: &'static str = "   n  check verdict  facts  read right other unmarked  wrong-certain misleading lookups idle dropped opposite blind";

    fn of(library: &Library, sentences: &[Sentence]) -> Self {
        let mut this = Self::default();
        for sentence in sentences {
            let read = situations(
                library,
                sentence.lang,
                &sentence.text,
                (!sentence.system.is_empty()).then_some(sentence.system.as_str()),
                &|_| None,
            );
            let told = read.iter().find_map(|situation| judge(library, situation));
            let Some(check) = sentence.check else {
                this.lookups += 1;
                this.idle += usize::from(told.is_some());
                continue;
            };
            this.situations += 1;
            let marked = sentence.facts();
            this.marked += marked.len();
            let Some(told) = told else { continue };
            let meant = told.check.id == check.id;
            let due = cavillo::library::situation::input(&marked);
            let due = check.glance(&library.tables, &due).ok();
            let same = meant
                && due.is_some_and(|due| match (due.status, told.verdict.status) {
                    (Status::Open, Status::Open) => {
                        due.asks.first().map(|ask| &ask.field)
                            == told.verdict.asks.first().map(|ask| &ask.field)
                    }
                    (Status::Open, _) | (_, Status::Open) => false,
                    _ => due.finding == told.verdict.finding,
                });
            this.check += usize::from(meant);
            this.verdict += usize::from(same);
            this.wrong += usize::from(told.is_certain() && !same);
            let settled = told.verdict.status != Status::Open;
            if settled && !told.is_certain() && !same {
                this.misleading += 1;
                let (id, text) = (&sentence.id, &sentence.text);
                let facts: Vec<String> = told
                    .facts
                    .iter()
                    .map(|(path, value)| format!("{path}={value}"))
                    .collect();
                this.listed.push(format!(
                    "{id} {}: misleading {text}: {}",
                    told.check.id,
                    facts.join(" ")
                ));
            }
            let StatedVerdict { facts, .. } = &told;
            this.read += facts.len();
            if !meant {
                continue;
            }
            this.note_drops(sentence, &told);
            for (path, value) in facts {
                let mut same = marked.iter().filter(|(known, _)| one(known) == one(path));
                match same.next() {
                    None => this.unmarked += 1,
                    Some((_, first)) if first == value => this.right += 1,
                    Some(_) if same.any(|(_, other)| other == value) => this.right += 1,
                    Some(_) => this.other += 1,
                }
            }
        }
        this
    }

    /// Counts what a card of the right check drops.
    fn note_drops(&mut self, sentence: &Sentence, told: &StatedVerdict) {
        let held = |path: &str| {
            let mut all = told.facts.iter().chain(&told.assumed);
            all.any(|(known, _)| one(known) == one(path))
        };
        let named: Vec<&str> = told.left.iter().flat_map(|one| one.split(' ')).collect();
        // Numbers are separate from the letters after them, as in the words that are named.
        let words = |typed: &str| -> Vec<String> {
            let kind = |c: char| (c.is_alphanumeric(), c.is_ascii_digit());
            let mut words: Vec<String> = vec![String::new()];
            let mut last = ' ';
            for c in typed.chars() {
                if kind(c) != kind(last) {
                    words.push(String::new());
                }
                words.last_mut().expect("it has one").push(c);
                last = c;
            }
            words.retain(|word| word.chars().all(char::is_alphanumeric) && !word.is_empty());
            words
        };
        let mut dropped = Vec::new();
        for (typed, facts) in &sentence.stretches {
            let lost = facts.iter().all(|(path, _)| !held(path));
            if lost
                && !words(typed)
                    .iter()
                    .any(|word| named.contains(&word.as_str()))
            {
                let facts = facts.iter().map(|(path, value)| format!("{path}={value}"));
                dropped.push(format!(
                    "[{typed}]({})",
                    facts.collect::<Vec<_>>().join(";")
                ));
            }
        }
        let opposite: Vec<String> = told
            .verdict
            .assumed
            .iter()
            .filter(|assumed| {
                // Words that are shown as not read are a note that the fact was left out.
                let unnoted = sentence.stretches.iter().filter(|(typed, _)| {
                    let mut words = words(typed).into_iter();
                    !words.any(|word| named.contains(&word.as_str()))
                });
                let marks = unnoted.flat_map(|(_, facts)| facts);
                let mut marks = marks.filter(|(path, _)| one(path) == one(&assumed.field));
                // What is merely not stated contradicts nothing.
                marks.next().is_some_and(|(_, value)| {
                    let known = cavillo::library::situation::value(value);
                    !assumed.value.is_null() && known != assumed.value
                })
            })
            .map(|assumed| format!("{}={}", assumed.field, assumed.value))
            .collect();
        let settled = told.verdict.status != Status::Open;
        self.dropped += dropped.len();
        self.opposite += opposite.len();
        self.blind += usize::from(settled && !(dropped.is_empty() && opposite.is_empty()));
        if !(dropped.is_empty() && opposite.is_empty()) {
            self.listed.push(format!(
                "{} {} {} {}: dropped {} assumed {} not read {:?}",
                sentence.id,
                told.check.id,
                if settled { told.status() } else { "open" },
                sentence.text,
                dropped.join(" "),
                opposite.join(" "),
                told.left,
            ));
        }
    }

    fn show(&self) -> String {
        format!(
            "{:>4} {:>6} {:>7} {:>6} {:>5} {:>5} {:>5} {:>8} {:>14} {:>10} {:>7} {:>4} {:>7} {:>8} {:>5}",
            self.situations,
            self.check,
            self.verdict,
            self.marked,
            self.read,
            self.right,
            self.other,
            self.unmarked,
            self.wrong,
            self.misleading,
            self.lookups,
            self.idle,
            self.dropped,
            self.opposite,
            self.blind
        )
    }
}
