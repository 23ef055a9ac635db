//! Settings of one game: measures and readings of open points that players agree on once. They are in the
//! address, `game=bw.60*<point>.<reading>`, and every check applies those it knows; the inputs of a
//! question take precedence.

use std::collections::BTreeMap;

use askama::Template;
use serde_json::{Map, Value};

use super::field::{Drawing, FaultLine, View as FieldView};
use super::fold::{Fold, Sift, folded, section_of_dispute};
use super::layout::{Layout, Link, Nav};
use super::{Given, Html, html};
use crate::check::form::field_at;
use crate::check::{Check, Limit, Point};
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::systems::{self, System};
use crate::web::{Site, given, url};

/// Number of settings that are listed without a fold.
const SETTLED: usize = 6;

/// Maximum length of the settings.
const LONGEST: usize = 4_000;

/// Slug of the node of an open point, under which all checks share it.
fn place(point: &Point) -> Option<&'static str> {
    let claim = point.readings.first()?.claim;
    claim.split('#').next()?.rsplit('/').next()
}

/// Settings as one word of an address.
fn write(settings: &[(String, String)]) -> String {
    settings
        .iter()
        .map(|(name, value)| format!("{name}.{value}"))
        .collect::<Vec<_>>()
        .join("*")
}

/// Parses the settings written by [`write`]; unknown parts are ignored.
fn parse(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.get(..LONGEST)
        .unwrap_or(text)
        .split('*')
        .filter_map(|part| part.split_once('.'))
}

/// Fills in the settings for inputs that are not given, and returns the names of those that were applied.
pub fn apply(
    tables: &Tables,
    check: &Check,
    game: &str,
    pairs: &mut Vec<(String, String)>,
) -> usize {
    let Some(system) = systems::SYSTEMS
        .iter()
        .find(|system| system.id == check.system())
    else {
        return 0;
    };
    let fields = check.fields(tables);
    let mut agreed: Vec<String> = pairs
        .iter()
        .filter(|(name, _)| name == "agreed")
        .flat_map(|(_, ids)| ids.split(',').map(str::to_owned))
        .collect();
    let before = agreed.len();
    let mut applied = 0;
    for (name, value) in parse(game) {
        if system.settled.iter().any(|fact| fact.field == name) {
            if fields.iter().any(|field| field.name == name)
                && !pairs.iter().any(|(given, _)| given == name)
            {
                pairs.push((name.to_owned(), value.to_owned()));
                applied += 1;
            }
            continue;
        }
        for point in check
            .points
            .iter()
            .filter(|point| place(point) == Some(name))
        {
            let free = !point
                .readings
                .iter()
                .any(|reading| agreed.iter().any(|id| id == reading.id));
            if let Some(reading) = point
                .readings
                .iter()
                .find(|reading| reading.id == value)
                .filter(|_| free)
            {
                agreed.push(reading.id.to_owned());
                applied += 1;
            }
        }
    }
    if agreed.len() > before {
        pairs.retain(|(name, _)| name != "agreed");
        pairs.push(("agreed".to_owned(), agreed.join(",")));
    }
    applied
}

/// A way to read an open point.
struct Choice {
    id: &'static str,
    /// Letter of the reading, from A on.
    letter: char,
    text: String,
    chosen: bool,
}

/// An open point of the game.
struct Open {
    name: &'static str,
    link: Link,
    choices: Vec<Choice>,
    settled: bool,
    /// "set", "mere" (what is usually taken) or "open".
    state: &'static str,
    /// The letter of the reading that currently applies with its state, and its text; or that none does.
    now: String,
    brief: Option<String>,
}

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage<'s> {
    s: &'s Layout<'s>,
    title: String,
    system: Link,
    id: &'static str,
    action: String,
    faults: Vec<FaultLine>,
    fields: Vec<FieldView>,
    sift: Sift,
    /// How many open points are agreed, taken as usual, and left open.
    sum: String,
    /// Address of the settings with the usual reading of every point that has one, and its label.
    usual: Option<(String, String)>,
    /// The open points by phase of the game.
    chapters: Vec<Fold<Open>>,
    /// Settings of the game, as text.
    settled: Vec<String>,
    /// The settings as an address parameter.
    word: String,
    share: String,
    checks: Vec<Link>,
}

/// The open points of a game, each once, by its node.
fn points(system: &System) -> Vec<(&'static str, Vec<&'static crate::check::Reading>)> {
    let mut all: Vec<(&'static str, Vec<&'static crate::check::Reading>)> = Vec::new();
    for point in system
        .checks
        .iter()
        .flat_map(|check| check.points.iter().copied())
    {
        let Some(name) = place(point) else { continue };
        let at = all
            .iter()
            .position(|(known, _)| *known == name)
            .unwrap_or_else(|| {
                all.push((name, Vec::new()));
                all.len() - 1
            });
        for reading in point.readings {
            if !all[at].1.iter().any(|known| known.id == reading.id) {
                all[at].1.push(reading);
            }
        }
    }
    all
}

/// Address of the settings in which a reading is chosen, by its claim; `None` if no check knows it.
pub fn agreeing(lang: Lang, system: &System, claim: &str) -> Option<String> {
    let points = points(system).into_iter();
    let (name, reading) = points
        .flat_map(|(name, readings)| readings.into_iter().map(move |reading| (name, reading)))
        .find(|(_, reading)| reading.claim == claim)?;
    let state = Map::from_iter([(name.to_owned(), Value::from(reading.id))]);
    Some(url::game_with(lang, system.id, &state))
}

/// The page with the settings of a game.
pub fn game(site: &Site, lang: Lang, system: &'static System, given: &Given) -> Html {
    let library = &site.library;
    let known: Vec<(String, String)> = given::tidy(given);
    let mut s = Layout::new(site, lang, "", |lang| {
        let state: Map<String, Value> = known
            .iter()
            .map(|(name, value)| (name.clone(), Value::from(value.as_str())))
            .collect();
        url::game_with(lang, system.id, &state)
    })
    .at(Nav::Turn);
    s.folds = true;
    s.title = s.t1("game-title", "system", s.system_name(system.id));
    s.description = s.t("game-lead");
    if !known.is_empty() {
        s = s.unlisted();
    }
    let value_of = |name: &str| {
        known
            .iter()
            .find(|(given, _)| given == name)
            .map(|(_, value)| value.as_str())
    };
    let typed = given::typed(&known);
    let mut settings: Vec<(String, String)> = Vec::new();
    let mut settled = Vec::new();
    let mut fields = Vec::new();
    let mut faults = Vec::new();
    let mut width: Option<f64> = None;
    for fact in system.settled {
        let Some(owner) = systems::check(fact.check) else {
            continue;
        };
        let Some(mut field) = field_at(&owner.fields(&library.tables), fact.field).cloned() else {
            continue;
        };
        // The value that applies if nothing was agreed.
        let usual = match &field.default {
            Limit::Default(value) => value.as_f64(),
            _ => width.and_then(|bw| (system.hundred_paces)(&library.tables, bw)),
        };
        if fact.field == "bw" {
            width = value_of("bw").and_then(|bw| bw.parse().ok()).or(usual);
        }
        field.default = Limit::Optional;
        let mut wrong = BTreeMap::new();
        if let Some(value) = value_of(fact.field) {
            let asked = Map::from_iter([(fact.field.to_owned(), Value::from(value))]);
            let refused = owner
                .judge(&library.tables, &asked)
                .err()
                .unwrap_or_default();
            let refused: Vec<_> = refused
                .into_iter()
                .filter(|fault| fault.path == fact.field)
                .collect();
            let said = library.say_faults(lang, owner, &refused);
            if said.is_empty() {
                settings.push((fact.field.to_owned(), value.to_owned()));
                let unit = field.unit.label();
                let unit = s.first(&[&format!("unit-{unit}")], "");
                settled.push(
                    format!(
                        "{}: {value} {unit}",
                        library.field_label(lang, owner, fact.field)
                    )
                    .trim_end()
                    .to_owned(),
                );
            }
            wrong.extend(
                said.iter()
                    .map(|fault| (fault.path.clone(), fault.message.clone())),
            );
            faults.extend(said.into_iter().map(FaultLine::of));
        }
        let drawing = Drawing {
            s: &s,
            check: owner,
            typed: &typed,
            faults: &wrong,
        };
        for mut view in drawing.field("", &field, true) {
            if let Some(usual) = usual {
                view.placeholder = lang.numeral(usual);
            }
            fields.push(view);
        }
    }
    let mut open = Vec::new();
    let mut taken = settings.clone();
    for (name, readings) in points(system) {
        let Some(link) = s.link_to(readings[0].claim.split('#').next().unwrap_or_default()) else {
            continue;
        };
        let chosen = value_of(name);
        let choices: Vec<Choice> = readings
            .iter()
            .zip('A'..)
            .map(|(reading, letter)| {
                let text = library
                    .claim(reading.claim, lang)
                    .map_or_else(|| reading.id.to_owned(), |(_, claim)| claim.text.clone());
                Choice {
                    id: reading.id,
                    letter,
                    text,
                    chosen: chosen == Some(reading.id),
                }
            })
            .collect();
        if let Some(choice) = choices.iter().find(|choice| choice.chosen) {
            settings.push((name.to_owned(), choice.id.to_owned()));
            settled.push(choice.text.clone());
        }
        let usual = readings.iter().position(|reading| reading.default);
        match (choices.iter().find(|choice| choice.chosen), usual) {
            (Some(choice), _) => taken.push((name.to_owned(), choice.id.to_owned())),
            (None, Some(n)) => taken.push((name.to_owned(), choices[n].id.to_owned())),
            (None, None) => {}
        }
        let in_force = |choice: &Choice, key: &str| s.t1(key, "reading", choice.letter.to_string());
        let applies =
            |choice: &Choice, state, key| (state, in_force(choice, key), Some(choice.text.clone()));
        let (state, now, brief) = match (choices.iter().find(|choice| choice.chosen), usual) {
            (Some(choice), _) => applies(choice, "set", "game-now-settled"),
            (None, Some(n)) => applies(&choices[n], "mere", "game-now-usual"),
            (None, None) => ("open", s.t("game-now-open"), None),
        };
        let node = readings[0].claim.split('#').next().unwrap_or_default();
        let section = node
            .parse()
            .ok()
            .and_then(|id| library.content.get(&id))
            .and_then(|node| section_of_dispute(library, system, node));
        open.push((
            section,
            Open {
                name,
                link,
                state,
                now,
                brief,
                settled: choices.iter().any(|choice| choice.chosen),
                choices,
            },
        ));
    }
    let count = |state| {
        open.iter()
            .filter(|(_, point)| point.state == state)
            .count()
    };
    let sum = ["set", "mere", "open"]
        .into_iter()
        .fold(crate::message::Message::new("game-sum"), |sum, state| {
            sum.with(state, count(state).to_string())
        });
    let sum = s.say(&sum);
    let address = |settings: &[(String, String)]| {
        let state: Map<String, Value> = settings
            .iter()
            .map(|(name, value)| (name.clone(), Value::from(value.as_str())))
            .collect();
        url::game_with(lang, system.id, &state)
    };
    let usual = (count("mere") > 1 && write(&taken).len() < LONGEST)
        .then(|| (address(&taken), s.count("game-take-usual", count("mere"))));
    let word = write(&settings);
    let checks = system.checks.iter().filter_map(|check| {
        let applied = apply(&Tables::default(), check, &word, &mut Vec::new());
        (applied > 0).then(|| Link {
            href: url::check_in(lang, check.id, &word),
            text: s.check_title(check.id),
        })
    });
    let page = GamePage {
        title: s.title.clone(),
        system: Link {
            href: url::system(lang, system.id),
            text: s.system_name(system.id),
        },
        id: system.id,
        action: url::game(lang, system.id),
        fields,
        sift: Sift::new(&s),
        sum,
        chapters: folded(&s, system, "points", open.into_iter()),
        settled,
        checks: checks.collect(),
        word,
        share: site.absolute(address(&settings)),
        usual,
        s: &s,
        faults,
    };
    html(if page.faults.is_empty() { 200 } else { 422 }, &page)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(check: &str, game: &str, given: &[(&str, &str)]) -> Vec<(String, String)> {
        let mut pairs: Vec<(String, String)> = given
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        let check = systems::check(check).expect("it exists");
        apply(&Tables::default(), check, game, &mut pairs);
        pairs
    }

    #[test]
    fn a_check_takes_over_what_it_knows() {
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            applied("dba.overlap", "bw.60*mm_per_100p.37.5", &[]),
            [pair("bw", "60")]
        );
        assert_eq!(
            applied("dba.overlap", "bw.60", &[("bw", "40")]),
            [pair("bw", "40")]
        );
        assert_eq!(
            applied("dba.measure-move", "mm_per_100p.37.5", &[]),
            [pair("mm_per_100p", "37.5")]
        );
        assert_eq!(
            applied("dba.shooting-arc", "one-base-aside.whole-base", &[]),
            [pair("agreed", "whole-base")]
        );
        assert_eq!(
            applied(
                "dba.shooting-arc",
                "one-base-aside.whole-base",
                &[("agreed", "less-than-a-base")]
            ),
            [pair("agreed", "less-than-a-base")]
        );
        for nothing in [
            "",
            "*",
            ".",
            "one-base-aside.x",
            "x.y*bw",
            "troop.Bd",
            "shooter.A1",
        ] {
            assert_eq!(applied("dba.shooting-arc", nothing, &[]), [], "{nothing}");
        }
        assert!(applied("dba.overlap", &"*".repeat(100_000), &[]).is_empty());
    }

    #[test]
    fn what_is_settled_is_a_field_and_points_have_names_of_their_own() {
        for system in systems::SYSTEMS {
            for fact in system.settled {
                let owner = systems::check(fact.check).expect("it exists");
                assert!(
                    field_at(&owner.fields(&Tables::default()), fact.field).is_some(),
                    "{} {}",
                    fact.check,
                    fact.field
                );
            }
            for (name, readings) in points(system) {
                assert!(
                    !system.settled.iter().any(|fact| fact.field == name) && !name.contains('.'),
                    "{name}"
                );
                // The same node has it for every check.
                let node = readings[0].claim.split('#').next();
                assert!(
                    readings
                        .iter()
                        .all(|reading| reading.claim.split('#').next() == node),
                    "{name}"
                );
            }
        }
    }
}
