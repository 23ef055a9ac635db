//! Sentences: the only module that knows Fluent. It turns keys and arguments into texts of the reader's
//! language, and negotiates the language.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use fluent_syntax::ast::{self, Pattern};
use fluent_syntax::parser::parse_runtime;

use crate::lang::{ByLang, Lang};
use crate::message::{Arg, Message};
use crate::problem::{Lines, Place, Problem};

/// The texts of both languages. A message is parsed on first use: as text, the thousands of them take a
/// tenth of the memory, and most are never used.
pub struct Texts {
    /// Bundles in which sentences of each language are formatted; they contain no messages.
    bundles: ByLang<FluentBundle<FluentResource>>,
    /// Path and text.
    files: Vec<(String, Cow<'static, str>)>,
    /// Every key and `key.attribute`, in order.
    keys: ByLang<Vec<Entry>>,
}

/// A message or an attribute. There are thousands, so rarely used properties are computed on demand.
struct Entry {
    key: Box<str>,
    /// Number of its file, and its start and end there; for an attribute, none.
    file: u32,
    start: u32,
    end: u32,
    /// The parsed message, after its first use.
    said: OnceLock<Box<Said>>,
}

/// A parsed message, alone or together with the messages to which it refers.
enum Said {
    Alone(FluentResource),
    Together(FluentBundle<FluentResource>),
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("keys", &self.keys.it.len())
            .finish_non_exhaustive()
    }
}

/// A language without messages.
fn speaking(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    // Isolation marks would appear in titles, attributes, JSON and copied posts.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::It => |value, _| written(Lang::It, value),
        Lang::En => |value, _| written(Lang::En, value),
    }));
    bundle
}

fn written(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(lang.numeral(number.value)),
        FluentValue::String(text) if text == "none" => Some(format!("{MARK}none")),
        _ => None,
    }
}

/// Internal marks: before a printed `none`, the first means that a value is missing, the second that the
/// word is a label. They never leave this module.
const MARK: char = '\u{E000}';

fn unmarked(text: String) -> String {
    if text.contains(MARK) {
        text.replace(MARK, "")
    } else {
        text
    }
}

/// Maximum nesting depth of the braces and calls of a message.
const DEEPEST: usize = 64;

/// Position at which a file nests more deeply than any message needs. A brace after an odd number of
/// quotation marks may be literal, `{"}"}`, so it is not counted as closing; a message counts as at least
/// as deep as it is.
fn too_deep(text: &str) -> Option<usize> {
    // The open calls inside each open brace.
    let mut braces: Vec<usize> = Vec::new();
    let (mut calls, mut at) = (0_usize, 0);
    for line in text.split_inclusive('\n') {
        // A key at the start of a line is outside all braces, whatever came before.
        let begins = line
            .split_once('=')
            .is_some_and(|(key, _)| is_key(key.trim_end().trim_start_matches('-')));
        let mut quoted = false;
        for (n, byte) in line.bytes().enumerate() {
            match byte {
                _ if n == 0 && begins => (calls, _) = (0, braces.clear()),
                b'"' => quoted = !quoted,
                b'{' => braces.push(0),
                b'}' if !quoted => calls -= braces.pop().unwrap_or(0),
                // Outside braces this is plain text.
                b'(' => {
                    if let Some(open) = braces.last_mut() {
                        (*open, calls) = (*open + 1, calls + 1);
                    }
                }
                b')' if !quoted => {
                    if let Some(open) = braces.last_mut().filter(|open| **open > 0) {
                        (*open, calls) = (*open - 1, calls - 1);
                    }
                }
                _ => {}
            }
            if braces.len() + calls > DEEPEST {
                return Some(at + n);
            }
        }
        at += line.len();
    }
    None
}

impl Texts {
    /// Reads Fluent files: `(language, path, text)`. What does not parse becomes a problem.
    pub fn parse<'f, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (Lang, &'f str, T)>,
    ) -> (Self, Vec<Problem>) {
        Self::read(files, true)
    }

    /// Like [`Texts::parse`], for files that were checked before: those embedded in the program.
    pub fn known<'f, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (Lang, &'f str, T)>,
    ) -> (Self, Vec<Problem>) {
        Self::read(files, false)
    }

    fn read<'f, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (Lang, &'f str, T)>,
        judge: bool,
    ) -> (Self, Vec<Problem>) {
        let mut this = Self {
            bundles: ByLang::from_fn(speaking),
            files: Vec::new(),
            keys: ByLang::default(),
        };
        let mut problems = Vec::new();
        for (lang, path, text) in files {
            let text: Cow<'static, str> = text.into();
            if judge && let Some(at) = too_deep(&text) {
                // The parser recurses for each brace, so such a file is not parsed at all.
                problems.push(Problem::new(
                    Lines::of(path, &text).place(at),
                    "fluent",
                    format!("braces and calls are nested more than {DEEPEST} deep"),
                ));
                continue;
            }
            if judge && let Err((_, errors)) = parse_runtime(text.as_ref()) {
                let lines = Lines::of(path, &text);
                problems.extend(errors.into_iter().map(|error| {
                    Problem::new(
                        lines.place(error.pos.start),
                        "fluent",
                        format!("{}", error.kind),
                    )
                }));
            }
            let file = this.files.len() as u32;
            let mut owner = "";
            let mut at = 0;
            for line in text.split_inclusive('\n') {
                let start = at;
                at += line.len();
                let Some((id, _)) = line.split_once('=') else {
                    continue;
                };
                let name = id.trim();
                let indent = id.len() - id.trim_start_matches(' ').len();
                let (key, end) = match id
                    .starts_with(' ')
                    .then(|| name.strip_prefix('.'))
                    .flatten()
                {
                    Some(attribute) if is_key(attribute) => (format!("{owner}.{attribute}"), 0),
                    None if is_key(id.trim_end()) => {
                        owner = name;
                        (name.to_owned(), end_of_message(&text, at))
                    }
                    _ => continue,
                };
                this.keys[lang].push(Entry {
                    key: key.into(),
                    file,
                    start: (start + indent) as u32,
                    end: end as u32,
                    said: OnceLock::new(),
                });
            }
            this.files.push((path.to_owned(), text));
        }
        for lang in Lang::ALL {
            let mut keys = std::mem::take(&mut this.keys[lang]);
            // Of two messages with the same key, the first one wins.
            keys.sort_by(|a, b| a.key.cmp(&b.key));
            keys.dedup_by(|again, first| {
                let twice = again.key == first.key;
                problems.extend(twice.then(|| {
                    Problem::new(
                        this.place_of(again),
                        "fluent",
                        format!("`{}` stands twice", first.key),
                    )
                }));
                twice
            });
            keys.shrink_to_fit();
            this.keys[lang] = keys;
        }
        (this, problems)
    }

    fn entry(&self, lang: Lang, key: &str) -> Option<&Entry> {
        let keys = &self.keys[lang];
        keys.binary_search_by(|entry| (*entry.key).cmp(key))
            .ok()
            .map(|at| &keys[at])
    }

    /// Whether a key has a text; `key.attribute` asks for an attribute.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.with(lang, key, |_, _| ()).is_some()
    }

    /// Every key of a language, attributes as `key.attribute`.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.keys[lang].iter().map(|entry| &*entry.key)
    }

    /// Whether a file contains a key, with or without a text.
    pub fn stands(&self, lang: Lang, key: &str) -> bool {
        self.entry(lang, key).is_some()
    }

    /// Position of a key in its file.
    pub fn place(&self, lang: Lang, key: &str) -> Option<Place> {
        self.entry(lang, key).map(|entry| self.place_of(entry))
    }

    fn place_of(&self, entry: &Entry) -> Place {
        let (path, text) = &self.files[entry.file as usize];
        Lines::of(path, text).place(entry.start as usize)
    }

    /// The lines of a message.
    fn source(&self, lang: Lang, id: &str) -> Option<&str> {
        self.entry(lang, id).map(|entry| {
            &self.files[entry.file as usize].1[entry.start as usize..entry.end as usize]
        })
    }

    /// Calls a function with the pattern of a key and its bundle.
    fn with<R>(
        &self,
        lang: Lang,
        key: &str,
        work: impl FnOnce(&FluentBundle<FluentResource>, &Pattern<&str>) -> R,
    ) -> Option<R> {
        let (id, attribute) = key
            .split_once('.')
            .map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        match &**self
            .entry(lang, id)?
            .said
            .get_or_init(|| Box::new(self.parsed(lang, id)))
        {
            Said::Alone(resource) => {
                let Some(ast::Entry::Message(message)) = resource.get_entry(0) else {
                    return None;
                };
                let pattern = match attribute {
                    None => message.value.as_ref(),
                    Some(name) => message
                        .attributes
                        .iter()
                        .find(|attribute| attribute.id.name == name)
                        .map(|attribute| &attribute.value),
                };
                pattern.map(|pattern| work(&self.bundles[lang], pattern))
            }
            Said::Together(bundle) => {
                let message = bundle.get_message(id)?;
                let pattern = match attribute {
                    None => message.value(),
                    Some(name) => message
                        .get_attribute(name)
                        .map(|attribute| attribute.value()),
                };
                pattern.map(|pattern| work(bundle, pattern))
            }
        }
    }

    fn parsed(&self, lang: Lang, id: &str) -> Said {
        let mut ids = vec![id];
        let mut sources = String::new();
        let mut n = 0;
        while let Some(id) = ids.get(n) {
            let source = self.source(lang, id).unwrap_or_default();
            sources.push_str(source);
            for id in referred(source) {
                if !ids.contains(&id) {
                    ids.push(id);
                }
            }
            n += 1;
        }
        // Parse errors were reported when the file was checked.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(sources);
        if n == 1 {
            return Said::Alone(resource);
        }
        let mut bundle = speaking(lang);
        // Each message is in it once.
        let _ = bundle.add_resource(resource);
        Said::Together(bundle)
    }

    /// The text of a key without arguments; the key itself if there is none, so that a missing text is
    /// visible. The audit finds it before readers do.
    pub fn get(&self, lang: Lang, key: &str) -> String {
        self.say(lang, &Message::new(key))
    }

    /// The text of a key, if there is one.
    pub fn find(&self, lang: Lang, key: &str) -> Option<String> {
        self.with(lang, key, |bundle, pattern| {
            unmarked(
                bundle
                    .format_pattern(pattern, None, &mut Vec::new())
                    .into_owned(),
            )
        })
    }

    /// A label within a sentence: its attribute `within`, if it has one.
    fn within(&self, lang: Lang, label: &str) -> String {
        self.find(lang, &format!("{label}.within"))
            .or_else(|| self.find(lang, label))
            .unwrap_or_else(|| label.to_owned())
    }

    /// Gender and number of a label, its attribute `form`: `fp` of "le Warband", `one` of a Litter.
    pub fn form(&self, lang: Lang, label: &str) -> Option<String> {
        self.find(lang, &format!("{label}.form"))
    }

    /// The sentence of a message.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        self.try_say(lang, message).0
    }

    /// The sentence and the formatting errors (missing arguments).
    pub fn try_say(&self, lang: Lang, message: &Message) -> (String, Vec<String>) {
        let (text, wrong) = self.formed(lang, message);
        (unmarked(text), wrong)
    }

    /// The sentence, and whether it refers to a missing value.
    pub fn say_of(&self, lang: Lang, message: &Message) -> (String, bool) {
        let (text, _) = self.formed(lang, message);
        let names_nothing = text.contains(&format!("{MARK}none")) || text.contains("{$");
        (unmarked(text), names_nothing)
    }

    fn formed(&self, lang: Lang, message: &Message) -> (String, Vec<String>) {
        // The label may itself be this word.
        let label = |key: &str| {
            let mut text = self.within(lang, key);
            if text == "none" {
                text.push(MARK);
            }
            FluentValue::from(text)
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.to_string()),
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Untold => FluentValue::None,
                Arg::Label { label: key, .. } => label(key),
                Arg::Code { scope, code } => label(&format!("{scope}-{code}")),
            };
            args.set(Cow::from(name.clone()), value);
            // `$friend` is the label, `$friend-code` is for selectors.
            let code = match arg {
                Arg::Label { code, .. } => code.as_deref(),
                Arg::Code { code, .. } => Some(*code),
                Arg::Text(_) | Arg::Number(_) | Arg::Untold => None,
            };
            if let Some(code) = code {
                args.set(
                    Cow::from(format!("{name}-code")),
                    FluentValue::from(code.to_owned()),
                );
            }
            // `$friend-form` is its gender and number, for agreement.
            let form = match arg {
                Arg::Label { label, .. } => self.form(lang, label),
                Arg::Code { scope, code } => self.form(lang, &format!("{scope}-{code}")),
                Arg::Text(_) | Arg::Number(_) | Arg::Untold => None,
            };
            if let Arg::Label { .. } | Arg::Code { .. } = arg {
                let form = form.unwrap_or_else(|| "none".to_owned());
                args.set(Cow::from(format!("{name}-form")), FluentValue::from(form));
            }
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.with(lang, &message.key, |bundle, pattern| {
            bundle
                .format_pattern(pattern, Some(&args), &mut errors)
                .into_owned()
        });
        match text {
            Some(text) => (
                text,
                errors.into_iter().map(|error| error.to_string()).collect(),
            ),
            None => (
                message.key.clone(),
                vec![format!("no text for `{}`", message.key)],
            ),
        }
    }
}

/// End of a message whose first line ends here: before the next line that is neither indented nor a closing
/// bracket.
fn end_of_message(text: &str, first: usize) -> usize {
    let mut end = first;
    for line in text[first..].split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#' || c == '-') {
            break;
        }
        end += line.len();
    }
    end
}

/// Messages that a message refers to: `{ other }`, `{ other.attribute }`.
fn referred(source: &str) -> impl Iterator<Item = &str> {
    source.split('{').skip(1).filter_map(|rest| {
        let rest = rest.trim_start();
        let name = &rest[..rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .unwrap_or(rest.len())];
        (is_key(name) && rest[name.len()..].trim_start().starts_with(['}', '.'])).then_some(name)
    })
}

fn is_key(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// The language that a reader prefers, from an `Accept-Language` header; Italian by default.
pub fn negotiate(header: Option<&str>) -> Lang {
    let header: String = header.unwrap_or_default().chars().take(500).collect();
    let wanted = parse_accepted_languages(&header);
    let available = Lang::ALL.map(Lang::identifier);
    let default = Lang::It.identifier();
    let found = negotiate_languages(
        &wanted,
        &available,
        Some(&default),
        NegotiationStrategy::Lookup,
    );
    found
        .first()
        .and_then(|id| {
            Lang::ALL
                .into_iter()
                .find(|lang| id.language == lang.identifier().language)
        })
        .unwrap_or(Lang::It)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_take_arguments_and_labels() {
        let (texts, problems) = Texts::parse([(
            Lang::It,
            "a.ftl",
            "bd = Lame\n  .hint = cinque\nmeets = incontra { $friend }, { $n } mm\n",
        )]);
        assert_eq!(problems, []);
        let message = Message::new("meets")
            .with("friend", Arg::label("bd"))
            .with("n", 15.0);
        assert_eq!(texts.say(Lang::It, &message), "incontra Lame, 15 mm");
        assert_eq!(
            texts.say(
                Lang::It,
                &Message::new("meets")
                    .with("friend", "Ps")
                    .with("n", -11.449_999_999_8)
            ),
            "incontra Ps, −11,45 mm"
        );
        assert_eq!(
            [-0.001, 0.1, 1200.0].map(|n| Lang::En.numeral(n)),
            ["0", "0.1", "1200"]
        );
        assert_eq!(texts.get(Lang::It, "bd.hint"), "cinque");
        assert_eq!(
            texts.place(Lang::It, "bd.hint").unwrap().to_string(),
            "a.ftl:2:3"
        );
        assert!(!texts.has(Lang::En, "bd"));
        assert!(!texts.try_say(Lang::It, &Message::new("meets")).1.is_empty());
    }

    #[test]
    fn messages_refer_to_others() {
        let file = "a = { b } e { c.hint }\nb = { $n ->\n    [one] uno\n   *[other] { c }\n}\n# said of c\nc = tre\n    .hint = terzo\n  più\nd = x\n";
        let (texts, problems) = Texts::parse([(Lang::It, "a.ftl", file)]);
        assert_eq!(problems, []);
        let say = |key: &str, n: f64| texts.try_say(Lang::It, &Message::new(key).with("n", n));
        assert_eq!(say("a", 3.0), ("tre e terzo\npiù".to_owned(), vec![]));
        assert_eq!(say("a", 1.0).0, "uno e terzo\npiù");
        assert_eq!(
            (texts.get(Lang::It, "c.hint"), texts.get(Lang::It, "d")),
            ("terzo\npiù".to_owned(), "x".to_owned())
        );
        assert_eq!(
            (texts.find(Lang::It, "c.none"), texts.find(Lang::It, "e")),
            (None, None)
        );
        // References in a cycle do not cause an endless loop.
        let (texts, _) = Texts::parse([(Lang::It, "a.ftl", "a = { b }\nb = { a }\n")]);
        assert!(!texts.try_say(Lang::It, &Message::new("a")).1.is_empty());
    }

    #[test]
    fn faults_are_located() {
        let (_, problems) = Texts::parse([(Lang::En, "a.ftl", "a = b\nnonsense here\na = c\n")]);
        let found: Vec<String> = problems.iter().map(|p| p.place.to_string()).collect();
        assert_eq!(found, ["a.ftl:2:10", "a.ftl:3:1"]);
    }

    #[test]
    fn braces_deeper_than_any_message_needs_are_not_parsed() {
        let read = |text: String| {
            Texts::parse([(Lang::En, "a.ftl", format!("a = b\n{text}"))])
                .1
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
        };
        let refused = ["a.ftl:2:69: fluent: braces and calls are nested more than 64 deep"];
        assert_eq!(read(format!("c = {}", "{".repeat(50_000))), refused);
        // A literal brace closes nothing.
        let lettered = "{ \"}\" ->\n *[a] ".repeat(50_000);
        assert!(
            read(format!("c = {lettered}"))[0]
                .ends_with("fluent: braces and calls are nested more than 64 deep")
        );
        assert_eq!(
            read(format!("c = {{ {}", "A(".repeat(50_000))),
            ["a.ftl:2:134: fluent: braces and calls are nested more than 64 deep"]
        );
        let calls = "{ A(\")\", ".repeat(40);
        assert!(read(format!("c = {calls}"))[0].ends_with("more than 64 deep"));
        // A long message is not deep.
        let aside: String = (0..200).map(|n| format!("    [{n}] a (b) (c)\n")).collect();
        assert_eq!(
            read(format!(
                "c = (((( {{ $n ->\n{aside}   *[other] {{ NUMBER($n) }}\n }}\n"
            )),
            [""; 0]
        );
        let many = (0..500)
            .map(|n| format!("k{n} = {{ $a }} {{\"{{n}}\"}} {{\"}}\"}} \"{{ $b }}\"\n"))
            .collect::<String>();
        assert_eq!(read(many), [""; 0]);
        let deep = format!("c = {}$a{}\n", "{".repeat(40), "}".repeat(40));
        assert_eq!(read(deep), [""; 0]);
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
