//! Sentences: the only module that knows Fluent. It turns keys and arguments into texts of the
//! reader's language, and finds out which language a reader wants.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use fluent_syntax::ast::Pattern;

use crate::lang::{ByLang, Lang};
use crate::message::{Arg, Message};
use crate::problem::{Place, Problem};

/// The texts of both languages.
pub struct Texts {
    bundles: ByLang<FluentBundle<FluentResource>>,
    /// Every key, and `key.attribute`, with the place where it stands.
    keys: ByLang<BTreeMap<String, Place>>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("keys", &self.keys.it.len()).finish_non_exhaustive()
    }
}

impl Texts {
    /// Reads Fluent files: `(language, path, text)`. What does not parse becomes a problem.
    pub fn parse<'f>(files: impl IntoIterator<Item = (Lang, &'f str, &'f str)>) -> (Self, Vec<Problem>) {
        let mut bundles = ByLang::from_fn(|lang| {
            let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
            // Isolation marks would end up in titles, attributes, JSON and copied posts.
            bundle.set_use_isolating(false);
            bundle
        });
        let mut keys: ByLang<BTreeMap<String, Place>> = ByLang::default();
        let mut problems = Vec::new();
        for (lang, path, text) in files {
            let (resource, errors) = match FluentResource::try_new(text.to_owned()) {
                Ok(resource) => (resource, Vec::new()),
                Err((resource, errors)) => (resource, errors),
            };
            for error in errors {
                problems.push(Problem::new(Place::at(path, text, error.pos.start), "fluent", format!("{}", error.kind)));
            }
            let mut owner = String::new();
            for (n, line) in text.lines().enumerate() {
                let Some((id, _)) = line.split_once('=') else { continue };
                let name = id.trim();
                let attribute = id.starts_with(' ').then(|| name.strip_prefix('.')).flatten();
                let place = Place::new(path, n + 1, id.chars().take_while(|c| *c == ' ').count() + 1);
                let key = match attribute {
                    Some(attribute) if is_key(attribute) => format!("{owner}.{attribute}"),
                    None if is_key(id.trim_end()) => {
                        name.clone_into(&mut owner);
                        name.to_owned()
                    }
                    _ => continue,
                };
                match keys[lang].entry(key) {
                    Entry::Occupied(first) => problems.push(Problem::new(place, "fluent", format!("`{}` stands twice", first.key()))),
                    Entry::Vacant(free) => {
                        free.insert(place);
                    }
                }
            }
            // Doubles are reported above, with their place.
            let _ = bundles[lang].add_resource(resource);
        }
        (Self { bundles, keys }, problems)
    }

    /// Whether a key has a text; `key.attribute` asks for an attribute.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.pattern(lang, key).is_some()
    }

    /// Every key of a language, attributes as `key.attribute`.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.keys[lang].keys().map(String::as_str)
    }

    /// Where a key stands.
    pub fn place(&self, lang: Lang, key: &str) -> Option<&Place> {
        self.keys[lang].get(key)
    }

    fn pattern(&self, lang: Lang, key: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundles[lang].get_message(id)?;
        match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|a| a.value()),
        }
    }

    /// The text of a key without arguments; the key itself where there is none, so that a
    /// missing text is seen rather than hidden. The audit finds it before a reader does.
    pub fn get(&self, lang: Lang, key: &str) -> String {
        self.say(lang, &Message::new(key))
    }

    /// The text of a key, or nothing.
    pub fn find(&self, lang: Lang, key: &str) -> Option<String> {
        self.has(lang, key).then(|| self.get(lang, key))
    }

    /// The sentence of a message.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        self.try_say(lang, message).0
    }

    /// The sentence and what went wrong while forming it (missing arguments).
    pub fn try_say(&self, lang: Lang, message: &Message) -> (String, Vec<String>) {
        let Some(pattern) = self.pattern(lang, &message.key) else {
            return (message.key.clone(), vec![format!("no text for `{}`", message.key)]);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.to_string()),
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Label { label, .. } => FluentValue::from(self.find(lang, label).unwrap_or_else(|| label.clone())),
                Arg::Code { scope, code } => {
                    let label = format!("{scope}-{code}");
                    FluentValue::from(self.find(lang, &label).unwrap_or(label))
                }
            };
            args.set(Cow::from(name.clone()), value);
            // `$friend` is the label, `$friend-code` what selectors choose by.
            let code = match arg {
                Arg::Label { code, .. } => code.as_deref(),
                Arg::Code { code, .. } => Some(*code),
                Arg::Text(_) | Arg::Number(_) => None,
            };
            if let Some(code) = code {
                args.set(Cow::from(format!("{name}-code")), FluentValue::from(code.to_owned()));
            }
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundles[lang].format_pattern(pattern, Some(&args), &mut errors).into_owned();
        (text, errors.into_iter().map(|error| error.to_string()).collect())
    }
}

fn is_key(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// The language a reader prefers, from an `Accept-Language` header; Italian when it says nothing useful.
pub fn negotiate(header: Option<&str>) -> Lang {
    let header: String = header.unwrap_or_default().chars().take(500).collect();
    let wanted = parse_accepted_languages(&header);
    let available = Lang::ALL.map(Lang::identifier);
    let default = Lang::It.identifier();
    let found = negotiate_languages(&wanted, &available, Some(&default), NegotiationStrategy::Lookup);
    found.first().and_then(|id| Lang::ALL.into_iter().find(|lang| id.language == lang.identifier().language)).unwrap_or(Lang::It)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_take_arguments_and_labels() {
        let (texts, problems) = Texts::parse([(Lang::It, "a.ftl", "bd = Lame\n  .hint = cinque\nmeets = incontra { $friend }, { $n } mm\n")]);
        assert_eq!(problems, []);
        let message = Message::new("meets").with("friend", Arg::label("bd")).with("n", 15.0);
        assert_eq!(texts.say(Lang::It, &message), "incontra Lame, 15 mm");
        assert_eq!(texts.get(Lang::It, "bd.hint"), "cinque");
        assert_eq!(texts.place(Lang::It, "bd.hint").unwrap().to_string(), "a.ftl:2:3");
        assert!(!texts.has(Lang::En, "bd"));
        assert!(!texts.try_say(Lang::It, &Message::new("meets")).1.is_empty());
    }

    #[test]
    fn faults_are_located() {
        let (_, problems) = Texts::parse([(Lang::En, "a.ftl", "a = b\nnonsense here\na = c\n")]);
        let found: Vec<String> = problems.iter().map(|p| p.place.to_string()).collect();
        assert_eq!(found, ["a.ftl:2:10", "a.ftl:3:1"]);
    }

    #[test]
    fn languages_are_negotiated() {
        for (header, want) in [
            (None, Lang::It),
            (Some("en-GB,en;q=0.8"), Lang::En),
            (Some("it-CH, en;q=0.5"), Lang::It),
            (Some("de, en;q=0.4"), Lang::En),
            (Some("*"), Lang::It),
            (Some("\u{0};;q=q"), Lang::It),
        ] {
            assert_eq!(negotiate(header), want, "{header:?}");
        }
    }
}
