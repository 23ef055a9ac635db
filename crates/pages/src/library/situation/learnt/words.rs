//! Words of a text for the learnt reader: a name of several words is one word, and each word has its
//! meanings in the lexicon and the file of phrases.

use super::super::grammar::{Grammar, Piece, Sense, games_of};
use super::super::reading::Spans;
use super::super::{PLAYERS, UNLEARNT};
use super::features::{Kind, Word};
use crate::lexicon::{Class, Lexicon};
use crate::systems::SYSTEMS;

/// Whether a word names troops that a game does not have.
pub fn is_foreign(word: &Word, game: &str) -> bool {
    let mut codes = word.codes.iter().flatten().peekable();
    word.kind == Kind::Troop
        && codes.peek().is_some()
        && !codes.any(|code| games_of(code).any(|known| known == game))
}

/// Returns the words of a text.
pub fn words(grammar: &Grammar, lexicon: &Lexicon, pieces: &[Piece], spans: &Spans) -> Vec<Word> {
    let mut words = Vec::with_capacity(pieces.len());
    // Classes of the phrases that contain the current word, with their ends.
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut skipped = 0;
    let mut at = 0;
    while at < pieces.len() {
        let named =
            |sense: &Sense| matches!(sense, Sense::Concept(_) | Sense::Code(_) | Sense::Number(_));
        let end = spans[at]
            .iter()
            .filter(|(_, sense)| named(sense))
            .map(|(end, _)| *end)
            .max()
            .unwrap_or(at + 1);
        let senses: Vec<&Sense> = spans[at]
            .iter()
            .filter(|(to, sense)| *to == end && named(sense))
            .map(|(_, sense)| sense)
            .collect();
        for (to, sense) in &spans[at] {
            match sense {
                Sense::Class(class) => open.push((*to, *class)),
                Sense::Skip | Sense::Game(_) => skipped = skipped.max(*to),
                _ => {}
            }
        }
        open.retain(|(to, _)| *to > at);
        let concept = |class: Class| {
            senses.iter().any(|sense| {
                matches!(sense, Sense::Concept(number) if lexicon.concepts()[*number].class == class)
            })
        };
        let troop_code = senses.iter().any(
            |sense| matches!(sense, Sense::Code(code) if grammar.troops.contains(code.as_str())),
        );
        let number = senses.iter().find_map(|sense| match sense {
            Sense::Number(number) => i32::try_from(*number).ok().map(f64::from),
            _ => None,
        });
        let kind = if concept(Class::Troop) || troop_code {
            Kind::Troop
        } else if number.is_some() {
            Kind::Number
        } else if concept(Class::Terrain) {
            Kind::Terrain
        } else if skipped > at {
            Kind::Skip
        } else if !senses.is_empty() {
            Kind::Value
        } else {
            Kind::Plain
        };
        let folded = || {
            pieces[at..end]
                .iter()
                .map(|piece| piece.folded.as_str())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let digits = pieces[at].folded.bytes().all(|byte| byte.is_ascii_digit());
        let name = match kind {
            Kind::Troop => "{troop}".to_owned(),
            Kind::Number if digits => "{number}".to_owned(),
            _ => folded(),
        };
        let mut tags: Vec<String> = open
            .iter()
            .map(|(_, class)| grammar.class_name(*class))
            .filter(|name| !UNLEARNT.contains(name))
            .map(str::to_owned)
            .collect();
        for sense in &senses {
            if let Sense::Code(code) = sense
                && kind != Kind::Troop
                && !code.contains(':')
            {
                tags.push(format!("={code}"));
            }
        }
        tags.sort_unstable();
        tags.dedup();
        let codes = senses
            .iter()
            .filter_map(|sense| match sense {
                Sense::Code(code) => Some(vec![code.clone()]),
                Sense::Concept(number) => Some(
                    lexicon.concepts()[*number]
                        .codes()
                        .into_iter()
                        .map(str::to_owned)
                        .collect(),
                ),
                _ => None,
            })
            .collect();
        let mine = PLAYERS.iter().position(|classes| {
            spans[at].iter().any(|(to, sense)| {
                *to == at + 1
                    && matches!(sense, Sense::Class(class) if classes.contains(&grammar.class_name(*class)))
            })
        });
        words.push(Word {
            pieces: (at, end),
            listed: grammar.lists.of(&name),
            name,
            kind,
            number,
            tags,
            codes,
            mine: mine.map(|at| at == 0),
            stop: pieces[at].stop,
            clause: pieces[at].clause,
        });
        at = end;
    }
    name_game(&mut words);
    words
}

/// Replaces codes of one game (`dbe:difficult`) by the code alone, if a troop belongs to that game only.
fn name_game(words: &mut [Word]) {
    let known = |game: &str| {
        let mut troops = words.iter().filter(|word| word.kind == Kind::Troop);
        troops.any(|word| {
            let mut games = SYSTEMS.iter().filter(|system| !is_foreign(word, system.id));
            games.next().is_some_and(|first| first.id == game) && games.next().is_none()
        })
    };
    let games: Vec<&str> = SYSTEMS
        .iter()
        .map(|system| system.id)
        .filter(|id| known(id))
        .collect();
    for code in words
        .iter_mut()
        .flat_map(|word| word.codes.iter_mut().flatten())
    {
        if let Some((game, of)) = code.split_once(':')
            && games.contains(&game)
        {
            *code = of.to_owned();
        }
    }
}
