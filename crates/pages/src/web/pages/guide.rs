//! The guided question of a check: the given facts, the verdict so far, and the fact that matters next. The
//! address contains the given facts, and each option is a link, so the browser's back button undoes it.

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::{Map, Value};

use super::copy::Copies;
use super::field::{self, Drawing, View as FieldView};
use super::layout::{Layout, Markup};
use super::verdict::{self, Chance, Finding, LONG, Tone};
use crate::check::form::{each_field, field_at};
use crate::check::{Facts, Fault, Field, FindingKind, Kind, Limit, Status, Unit, Verdict, same};
use crate::lang::Lang;
use crate::library::{Said, SaidAnswer, SaidAssumed, SaidCase, SaidQuestion, raised};
use crate::web::given::{self, Typed};
use crate::web::url;

/// Maximum number of options shown as buttons before they are folded.
const FEW: usize = 6;

/// A given fact, and the address of the question without it.
pub struct GivenFact {
    pub label: String,
    pub value: String,
    pub href: String,
}

/// One option: the address of the question with it.
pub struct AnswerLink {
    pub href: String,
    pub code: Option<String>,
    pub label: String,
    /// The finding that it leads to, if it settles everything.
    pub finding: Option<String>,
    pub mark: &'static str,
    pub kind: &'static str,
    pub chosen: bool,
    /// Field of the fact.
    pub field: String,
    pub value: Value,
}

/// How certain the verdict is, as its heading.
pub struct Head {
    pub finding: Finding,
    /// The finding of an open verdict in lines: its introduction, then each possible outcome.
    pub lines: Vec<(Tone, String)>,
    pub odds: Vec<Chance>,
    pub den: u32,
    /// The assumed facts that would change it, if they are few enough for its sentence.
    pub unless: Vec<AnswerLink>,
    /// The assumed facts in one line, if it holds only as long as they do.
    pub taken: Option<String>,
    pub supposed: bool,
}

/// A field whose value must be typed or ticked, with the other given facts.
pub struct Entry {
    pub action: String,
    pub hidden: Vec<(String, String)>,
    pub fields: Vec<FieldView>,
    /// Heading of the fold, if links answer as well.
    pub folded: Option<String>,
}

/// Options with the same result.
pub struct Alike {
    pub finding: Option<String>,
    pub mark: &'static str,
    pub kind: &'static str,
    pub ways: Vec<AnswerLink>,
}

/// The options of a field.
#[derive(Default)]
pub struct Options {
    /// Codes that players use as names, in a grid.
    pub grid: bool,
    pub ways: Vec<AnswerLink>,
    /// The same troops on other bases.
    pub rare: Vec<AnswerLink>,
    /// Many options with few results are grouped by result, and not listed in `ways`.
    pub alike: Vec<Alike>,
}

impl Options {
    /// Whether one of them is given.
    fn chosen(&self) -> bool {
        let all = self.ways.iter().chain(&self.rare);
        all.chain(self.alike.iter().flat_map(|alike| &alike.ways))
            .any(|way| way.chosen && !way.value.is_null())
    }

    /// Answers in lines, those with the same outcome together.
    pub fn of(ways: Vec<AnswerLink>) -> Self {
        Self {
            ways,
            ..Self::default()
        }
        .by_finding()
    }

    fn by_finding(mut self) -> Self {
        /// Maximum number of options that need no grouping.
        const SHORT: usize = 2;
        /// Maximum number of findings that can be grouped.
        const MOST: usize = 4;
        if self.ways.len() <= SHORT || self.ways.iter().all(|way| way.finding.is_none()) {
            return self;
        }
        let mut findings: Vec<&Option<String>> = self.ways.iter().map(|way| &way.finding).collect();
        findings.sort_unstable();
        findings.dedup();
        if findings.len() > MOST || findings.len() == self.ways.len() {
            return self;
        }
        for mut way in std::mem::take(&mut self.ways) {
            let finding = way.finding.take();
            match self.alike.iter_mut().find(|alike| alike.finding == finding) {
                Some(alike) => alike.ways.push(way),
                None => self.alike.push(Alike {
                    finding,
                    mark: way.mark,
                    kind: way.kind,
                    ways: vec![way],
                }),
            }
        }
        // Options that lead to further questions come first, then the rarest results.
        self.alike
            .sort_by_key(|alike| (alike.finding.is_some(), alike.ways.len()));
        self
    }

    /// Says of the options without a result, beside others that have one, that more facts decide.
    fn or_open(mut self, s: &Layout<'_>) -> Self {
        let all = || {
            let groups = self.alike.iter().map(|alike| &alike.finding);
            groups.chain(self.ways.iter().map(|way| &way.finding))
        };
        if all().any(Option::is_some) && all().any(Option::is_none) {
            let open = s.t("alternative-open");
            let groups = self.alike.iter_mut().map(|alike| &mut alike.finding);
            let ways = self.ways.iter_mut().map(|way| &mut way.finding);
            for finding in groups.chain(ways) {
                finding.get_or_insert_with(|| open.clone());
            }
        }
        self
    }

    /// The result of each code does not fit into its cell, and the verdict is one tap away.
    fn plain_grid(mut self) -> Self {
        if self.grid {
            for way in self.ways.iter_mut().chain(&mut self.rare) {
                way.finding = None;
            }
        }
        self
    }

    /// In a row of numbers only the last shows the unit.
    fn unit_once(mut self, lang: Lang) -> Self {
        if !self.tall() {
            unit_once(lang, &mut self.ways);
        }
        self.alike
            .iter_mut()
            .for_each(|alike| unit_once(lang, &mut alike.ways));
        self
    }

    /// Whether there is more than one option.
    fn is_choice(&self) -> bool {
        let grouped = self.alike.iter().map(|alike| alike.ways.len());
        self.ways.len() + self.rare.len() + grouped.sum::<usize>() > 1
    }

    pub fn rare_chosen(&self) -> bool {
        self.rare.iter().any(|way| way.chosen)
    }

    /// Whether each option has a line of its own.
    pub fn tall(&self) -> bool {
        self.ways.iter().any(|way| way.finding.is_some())
    }
}

/// The next question.
pub struct Ask {
    pub field: String,
    pub text: String,
    pub hint: Option<String>,
    pub options: Options,
    pub unknown: Option<String>,
    pub entry: Option<Entry>,
    /// The other facts that may matter, in case this one is not the reader's concern.
    pub others: Vec<Ask>,
    /// Label with the number of other facts.
    pub more: String,
}

/// One of two sides that are chosen on one page.
pub struct Side {
    pub field: String,
    pub text: String,
    pub options: Options,
}

impl Side {
    fn id(&self) -> String {
        id_of(&self.field)
    }
}

impl Ask {
    fn id(&self) -> String {
        id_of(&self.field)
    }
}

/// The id of a question's heading.
fn id_of(field: &str) -> String {
    format!("g-{}", field.replace(['.', '_'], "-"))
}

/// An assumed fact that would change the verdict.
pub struct Usual {
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "its links tell it; tests follow it")
    )]
    pub field: String,
    pub label: String,
    pub value: String,
    /// For a yes/no fact: its name is enough.
    pub tick: bool,
    pub ways: Vec<AnswerLink>,
}

/// Mark, tone and text of a finding.
type Told<'a> = (&'static str, &'static str, &'a str);

/// Links with their labels, grouped by the finding that they lead to.
type Rows<'a> = Vec<(Option<Told<'a>>, Vec<(&'a str, &'a AnswerLink)>)>;

/// Returns options with their labels, grouped by finding.
fn alike<'a>(ways: impl Iterator<Item = (&'a str, &'a AnswerLink)>) -> Rows<'a> {
    let mut alike: Rows<'a> = Vec::new();
    for (label, way) in ways {
        let finding = way
            .finding
            .as_deref()
            .map(|text| (way.mark, way.kind, without_cause(text, label)));
        match alike.iter_mut().find(|(known, _)| *known == finding) {
            Some((_, ways)) => ways.push((label, way)),
            None => alike.push((finding, vec![(label, way)])),
        }
    }
    // Those that lead to further questions have no tone.
    alike.sort_by_key(|(finding, _)| finding.is_none_or(|(_, tone, _)| tone.is_empty()));
    alike
}

/// A finding without its cause, if that only repeats the option: "Not allowed: the target is in close combat."
/// of "The target is in close combat".
fn without_cause<'a>(finding: &'a str, option: &str) -> &'a str {
    let cause = finding.split_once(": ").filter(|(_, cause)| {
        cause.trim_end_matches('.').to_lowercase() == option.trim_end_matches('.').to_lowercase()
    });
    cause.map_or(finding, |(word, _)| word)
}

impl Usual {
    fn alike(&self) -> Rows<'_> {
        alike(self.ways.iter().map(|way| (way.label.as_str(), way)))
    }

    /// Whether the options are the values of a die: they are one row, and what they lead to is below it.
    fn dice(&self) -> bool {
        self.ways.len() > 1 && self.ways.iter().all(|way| way.label.chars().count() <= 2)
    }

    /// Whether there are too many options and findings to show all at once.
    fn folded(&self) -> bool {
        /// Maximum number of options that are shown unfolded, even if they have few findings.
        const MANY: usize = 8;
        self.ways.len() > FEW && (self.ways.len() > MANY || self.alike().len() > 2)
    }
}

/// The assumed facts of one party.
pub struct Usuals {
    pub party: Option<String>,
    pub facts: Vec<Usual>,
}

impl Usuals {
    /// Returns the yes/no facts grouped by finding.
    fn ticks(&self) -> Rows<'_> {
        /// Maximum number of facts that are not grouped: two in one row seem to be meant together.
        const FEW: usize = 3;
        let ticks = self.facts.iter().filter(|fact| fact.tick);
        let ways = ticks.flat_map(|fact| fact.ways.iter().map(|way| (fact.label.as_str(), way)));
        if ways.clone().count() <= FEW {
            ways.flat_map(|way| alike(std::iter::once(way))).collect()
        } else {
            alike(ways)
        }
    }
}

#[derive(Template)]
#[template(path = "guide.html")]
pub struct Guide<'g> {
    pub s: &'g Layout<'g>,
    pub told: Vec<GivenFact>,
    pub head: Option<Head>,
    pub sides: Vec<Side>,
    /// Heading of the two sides: the attribute `.pair` of the first label, if they are not opponents.
    pub sides_title: String,
    pub ask: Option<Ask>,
    pub usual: Vec<Usuals>,
    pub usual_title: String,
    /// Menu to share the verdict.
    pub share: Option<Copies>,
    /// The reasons of the verdict, after the readings of an open point.
    pub why: Option<Markup>,
    /// Whether readings of an open point are the answer; they are then shown before any question.
    pub read: bool,
}
impl HtmlSafe for Guide<'_> {}

impl Guide<'_> {
    /// Whether both sides are chosen. Before that, a phone shows the names of the troops, and not the side that
    /// is already chosen; after it, both grids of codes are shown beside each other.
    fn both_chosen(&self) -> bool {
        self.sides.iter().all(|side| side.options.chosen())
    }
}

/// Facts known of a question.
pub struct Known<'k> {
    pub s: &'k Layout<'k>,
    /// The given facts, without those with their usual value.
    pub facts: &'k Facts<'k>,
    /// Whether measures were set for the whole game.
    pub settled: bool,
    /// Whether nothing is given yet.
    pub fresh: bool,
}

/// A field with the path that leads to it.
struct At {
    path: String,
    field: Field,
}

/// The fields of a check and of its groups; for a list only the list itself.
fn leaves(facts: &Facts<'_>) -> Vec<At> {
    let mut out = Vec::new();
    each_field(&facts.fields(), &mut |path, field| {
        let group = matches!(field.kind, Kind::Group(_));
        if !group {
            out.push(At {
                path: path.to_owned(),
                field: field.clone(),
            });
        }
        group
    });
    out
}

/// The finding of an open verdict in lines: its introduction, then each outcome with its tone; those that
/// cost something come first. Empty for a sentence without outcomes.
pub fn outcomes(s: &Layout<'_>, said: &Said) -> Vec<(Tone, String)> {
    let [intro, outcomes @ ..] = &said.cases[..] else {
        return Vec::new();
    };
    let tone = |case: &SaidCase| {
        let finding = case.finding.as_ref();
        finding.map_or(Tone::Plain, |(kind, code)| Tone::of(*kind, code))
    };
    let mut outcomes: Vec<(Tone, &str)> = outcomes
        .iter()
        .map(|case| (tone(case), case.text.as_str()))
        .collect();
    outcomes.sort_by_key(|(tone, _)| match tone {
        Tone::Lost | Tone::Refused => 0,
        Tone::Back => 1,
        Tone::Plain | Tone::Allowed | Tone::Yes | Tone::No => 2,
        Tone::Open => 3,
    });
    let (or, count) = (s.t("finding-or"), outcomes.len());
    let lines = outcomes.into_iter().enumerate().map(|(n, (tone, text))| {
        let after = if n + 1 < count { or.as_str() } else { "" };
        (tone, format!("{text}{after}"))
    });
    std::iter::once((Tone::Plain, intro.text.clone()))
        .chain(lines)
        .collect()
}

impl<'k> Known<'k> {
    fn address(&self, input: &Map<String, Value>) -> String {
        url::check_with(self.s.lang, self.facts.check.id, input)
    }

    /// The address of the question without a fact.
    fn without(&self, path: &str) -> String {
        self.address(&self.facts.without(path).told)
    }

    /// The part of the page above the whole form.
    pub fn guide(&self, judged: Result<(&Verdict, &Said), &[Fault]>) -> Guide<'k> {
        let fields = leaves(self.facts);
        let (verdict, said) = judged.ok().unzip();
        // The questions are already in the order in which to ask them.
        let first_ask = said.and_then(|said| Some(said.asks.first()?.field.clone()));
        let lacking = judged.err().and_then(|faults| {
            faults
                .iter()
                .find(|fault| self.facts.lacks(fault))
                .map(|fault| fault.path.clone())
        });
        let faulty = !self.fresh && judged.is_err_and(|faults| !self.facts.merely_lacks(faults));
        // A player does not begin with a verdict: the subject of the check is asked first.
        let unusual = |at: &&At| {
            matches!(at.field.kind, Kind::Choice { .. })
                && !matches!(at.field.default, Limit::Default(_))
        };
        let opening = || {
            fields
                .iter()
                .find(unusual)
                .or(fields.first())
                .filter(|_| self.fresh)
        };
        let next = if faulty {
            None
        } else {
            first_ask
                .or(lacking)
                .or_else(|| opening().map(|at| at.path.clone()))
        };
        let pair = self.pair(&fields);
        let untold = |path: &str| self.facts.at(path).is_none();
        // Without given facts, the first question is who is involved. If one of them is known, the other is
        // a question like any other.
        let paired = !faulty
            && pair.as_ref().is_some_and(|pair| match &next {
                Some(next) => {
                    let asked = pair.iter().any(|at| at.path == *next);
                    (self.fresh || asked) && pair.iter().all(|at| untold(&at.path))
                }
                // The other party is worth showing even if it matters only together with other facts.
                None => pair.iter().any(|at| untold(&at.path)),
            });
        let sides: Vec<Side> = pair
            .filter(|_| paired)
            .into_iter()
            .flatten()
            .map(|at| self.side(at, said))
            .collect();
        let ask = next.filter(|_| !paired).map(|path| {
            let mut ask = self.ask(&fields, &path, verdict, said);
            let others = said
                .into_iter()
                .flat_map(|said| &said.asks)
                .filter(|other| other.field != path);
            ask.others = others
                .map(|other| self.ask(&fields, &other.field, verdict, said))
                .filter(|other| other.entry.is_none() && other.options.is_choice())
                .collect();
            ask.more = self.s.count("ask-more", ask.others.len());
            ask
        });
        let head = verdict
            .zip(said)
            .filter(|_| !self.fresh)
            .and_then(|(verdict, said)| self.head(verdict, said, &sides));
        let in_head = head.as_ref().map_or(&[][..], |head| &head.unless);
        let mut usual = said
            .filter(|_| !self.fresh)
            .map(|said| self.usual(&fields, said, &sides, in_head))
            .unwrap_or_default();
        let facts = || usual.iter().flat_map(|usuals| &usuals.facts);
        let fixed = facts().all(|fact| fact.ways.is_empty());
        // The line of the headline names them all.
        if fixed && facts().count() < 3 && head.as_ref().is_some_and(|head| head.taken.is_some()) {
            usual.clear();
        }
        Guide {
            s: self.s,
            told: self.chips(&fields),
            head,
            sides_title: self.sides_title(&sides),
            sides,
            ask,
            usual_title: self.s.t(if fixed { "told-assumed" } else { "guide-usual" }),
            usual,
            share: None,
            why: None,
            read: false,
        }
    }

    /// Given facts of a situation apart from the pieces on its board.
    pub fn beside_board(&self) -> Vec<GivenFact> {
        let mut fields = leaves(self.facts);
        fields.retain(|At { path, .. }| {
            let root = path.split('.').next().unwrap_or_default();
            self.facts.check.roles.iter().all(|role| role.field != root)
        });
        self.chips(&fields)
    }

    /// All given facts with unusual values, in declared order.
    fn chips(&self, fields: &[At]) -> Vec<GivenFact> {
        let library = &self.s.site.library;
        let label =
            |path: &str| library.fact_label(self.s.lang, self.facts.check, path, &self.facts.told);
        let mut out: Vec<GivenFact> = Vec::new();
        for At { path, field } in fields {
            let Some(value) = self.facts.at(path) else {
                continue;
            };
            if self.settled && field.is_preset() {
                continue;
            }
            // A party that is named by its troops does not need them as a fact.
            let label = match path.split_once('.') {
                Some((group, "troop")) => library.field_label(self.s.lang, self.facts.check, group),
                _ => label(path),
            };
            let stated = self.stated(path, field, value);
            out.push(GivenFact {
                label: if stated.is_some() {
                    String::new()
                } else {
                    label
                },
                value: stated.unwrap_or_else(|| self.value(path, field, value)),
                href: self.without(path),
            });
        }
        let unknown = given::listed(&self.facts.told, "unknown");
        for path in &unknown {
            let mut rest = self.facts.told.clone();
            let others: Vec<Value> = unknown
                .iter()
                .filter(|other| *other != path)
                .map(|other| Value::from(other.as_str()))
                .collect();
            if others.is_empty() {
                rest.shift_remove("unknown");
            } else {
                rest.insert("unknown".to_owned(), Value::from(others));
            }
            out.push(GivenFact {
                label: label(path),
                value: self.s.t("ask-unknown"),
                href: self.address(&rest),
            });
        }
        out
    }

    /// A given yes/no fact as a statement.
    fn stated(&self, path: &str, field: &Field, value: &Value) -> Option<String> {
        let (library, check) = (&self.s.site.library, self.facts.check);
        let value = truth(value).filter(|_| field.kind == Kind::Flag)?;
        library.stated_fact(self.s.lang, check, path, &value, &self.facts.told)
    }

    fn value(&self, path: &str, field: &Field, value: &Value) -> String {
        /// Maximum length of a fact, in characters; longer ones are shown only in the form.
        const LONGEST: usize = 100;
        let (library, lang) = (&self.s.site.library, self.s.lang);
        let text = match &field.kind {
            Kind::Choices { scope, .. } => library.value_text(lang, Some(scope), &listing(value)),
            Kind::Choice { .. } => library.answer_label(lang, self.facts.check, path, value),
            Kind::Flag => {
                library.value_text(lang, None, &truth(value).unwrap_or_else(|| value.clone()))
            }
            Kind::Integer { .. } | Kind::Decimal { .. } => {
                let number = value
                    .as_str()
                    .and_then(|text| text.parse::<f64>().ok())
                    .map(crate::check::number);
                library.answer_label(
                    lang,
                    self.facts.check,
                    path,
                    number.as_ref().unwrap_or(value),
                )
            }
            Kind::Integers { .. } | Kind::Decimals { .. } if value.is_array() => {
                let numbers = value.as_array().into_iter().flatten();
                let numbers =
                    numbers.map(|n| library.answer_label(lang, self.facts.check, path, n));
                numbers.collect::<Vec<_>>().join(", ")
            }
            Kind::List { fields, .. } => {
                let items = value.as_array().into_iter().flatten();
                let items: Vec<_> = items.filter_map(Value::as_object).collect();
                let mut worded = false;
                let mut parts: Vec<Vec<String>> = Vec::new();
                for item in &items {
                    parts.push(self.entries(path, fields, item, &mut worded));
                }
                let (between, among) = if worded { ("; ", ", ") } else { (", ", " ") };
                let parts = parts.iter().enumerate().map(|(n, part)| {
                    let part = part.join(among);
                    if worded && items.len() > 1 {
                        format!("{}) {part}", n + 1)
                    } else {
                        part
                    }
                });
                parts.collect::<Vec<_>>().join(between)
            }
            _ => library.value_text(lang, None, value),
        };
        super::preview::cut(&text, LONGEST)
    }

    /// The facts of a list entry, of its groups too. `worded` is set if one is more than a name or a choice.
    fn entries(
        &self,
        path: &str,
        fields: &[Field],
        item: &Map<String, Value>,
        worded: &mut bool,
    ) -> Vec<String> {
        let (library, lang, check) = (&self.s.site.library, self.s.lang, self.facts.check);
        let said = |text: &str| library.run_on(lang, None, &[], text);
        let mut out = Vec::new();
        for inner in fields {
            let path = format!("{path}.{}", inner.name);
            let Some(value) = item.get(inner.name) else {
                continue;
            };
            if let (Kind::Group(fields), Some(group)) = (&inner.kind, value.as_object()) {
                out.extend(self.entries(&path, fields, group, worded));
                continue;
            }
            let text = self.value(&path, inner, value);
            // A truth or a number alone does not say of what.
            let yes = truth(value).filter(|_| inner.kind == Kind::Flag);
            let number = matches!(inner.kind, Kind::Integer { .. } | Kind::Decimal { .. });
            if yes.is_none() && !number {
                out.push(text);
                continue;
            }
            *worded = true;
            let stated = yes.and_then(|yes| library.statement(lang, check, &path, &yes));
            out.push(stated.map_or_else(
                || format!("{}: {text}", said(&library.field_label(lang, check, &path))),
                |stated| said(&stated),
            ));
        }
        out
    }

    fn head(&self, verdict: &Verdict, said: &Said, sides: &[Side]) -> Option<Head> {
        // A result that may still have any value is left out.
        let open = verdict.finding.kind == FindingKind::Open;
        if open
            && (!verdict.complete
                || !(2..=3).contains(&said.distinct_outcomes())
                || told_by_options(said))
        {
            return None;
        }
        let mut finding = verdict::finding(self.s, verdict, said);
        let (odds, den) = verdict::odds(said);
        // The bar shows all outcomes.
        if verdict.finding.kind == FindingKind::Score
            && let Some(likeliest) = verdict::likeliest(self.s, verdict, &finding.text, &odds)
        {
            finding.text = likeliest;
        }
        let others: Vec<_> = said
            .assumed
            .iter()
            .filter(|fact| sides.iter().all(|side| side.field != fact.field))
            .collect();
        // An answer that leads to further questions is shown further down.
        let other = |answer: &&SaidAnswer| answer.finding.is_some();
        let ways = others
            .iter()
            .map(|fact| fact.otherwise.iter().filter(other).count())
            .sum::<usize>();
        // If there are readings, they are the answer, and changes are shown further down.
        let brief = verdict.status == Status::Usual
            && verdict.finding.kind != FindingKind::Score
            && said.readings.is_empty()
            && (1..=3).contains(&ways)
            && sides.is_empty();
        let mut unless: Vec<AnswerLink> = Vec::new();
        for fact in others.iter().filter(|_| brief) {
            for answer in fact.otherwise.iter().filter(other) {
                let mut way = self.way(&fact.field, answer, false);
                way.label = self.instead(fact, answer);
                // Of two facts that change the answer only together, the first is shown with the other.
                let pair = |known: &AnswerLink| {
                    let with = answer.with.as_ref();
                    with.is_some_and(|with| with.contains_key(&known.field))
                };
                if !unless.iter().any(pair) {
                    unless.push(way);
                }
            }
        }
        unless.sort_by_key(|way| way.kind == Tone::Open.code());
        let supposed = verdict.status == Status::Usual;
        let mut rest = said.assumed.clone();
        // What is not stated and has no statement of its own tells nothing.
        let library = &self.s.site.library;
        let tells = |fact: &SaidAssumed| {
            let stated = || {
                let (check, value) = (self.facts.check, &fact.value);
                library.statement(self.s.lang, check, &fact.field, value)
            };
            let unstated = fact.value.is_null() || fact.label == self.s.t("fact-none");
            !unstated || stated().is_some()
        };
        // The other value of a yes or no states it too.
        let said_above = |fact: &SaidAssumed| {
            fact.value.is_boolean() && unless.iter().any(|way| way.field == fact.field)
        };
        rest.retain(|fact| tells(fact) && !said_above(fact));
        let taken = (supposed && !rest.is_empty()).then(|| {
            let said = Said {
                assumed: rest,
                ..said.clone()
            };
            library.taken(self.s.lang, self.facts.check, verdict, &said)
        });
        let lines = if open {
            outcomes(self.s, said)
        } else {
            Vec::new()
        };
        Some(Head {
            finding,
            lines,
            odds,
            den,
            unless,
            taken,
            supposed,
        })
    }

    /// Another value of an assumed fact as a statement within a sentence.
    fn instead(&self, fact: &SaidAssumed, answer: &SaidAnswer) -> String {
        let (library, lang, check) = (&self.s.site.library, self.s.lang, self.facts.check);
        let (path, told) = (&fact.field, &self.facts.told);
        let stated = library.stated_fact(lang, check, path, &answer.value, told);
        let text = stated.filter(|_| answer.with.is_none()).unwrap_or_else(|| {
            let label = library.fact_label(lang, check, path, told);
            format!("{label}: {}", answer.label)
        });
        library.run_on(lang, Some(check), &[], &text)
    }

    fn way(&self, path: &str, answer: &SaidAnswer, grid: bool) -> AnswerLink {
        let code = answer.value.as_str().filter(|_| grid).map(str::to_owned);
        let label = match &code {
            Some(code) => answer
                .label
                .strip_suffix(&format!(" ({code})"))
                .unwrap_or(&answer.label)
                .to_owned(),
            None => answer.label.clone(),
        };
        let finding = answer.finding.as_ref();
        let tone = finding.map(|finding| Tone::of(finding.kind, &finding.code));
        let with = answer.with.iter().flatten();
        let told = with.fold(
            self.facts.with(path, answer.value.clone()),
            |told, (path, value)| told.with(path, value.clone()),
        );
        AnswerLink {
            href: self.address(&told.told),
            code,
            label,
            finding: finding.map(|finding| finding.text.clone()),
            mark: tone.map_or("", Tone::mark),
            kind: tone.map_or("", Tone::code),
            chosen: self
                .facts
                .at(path)
                .is_some_and(|value| same(value, &answer.value)),
            field: path.to_owned(),
            value: answer.value.clone(),
        }
    }

    /// The values of a field as options, with the result of each if it was explored.
    fn options(&self, at: &At, said: &[SaidAnswer]) -> Options {
        /// Maximum number of different figures that are shown beside their options.
        const FIGURES: usize = 4;
        let library = &self.s.site.library;
        let mut figures: Vec<&str> = said
            .iter()
            .filter_map(|answer| answer.finding.as_ref())
            .filter(|finding| finding.kind == FindingKind::Score)
            .map(|finding| finding.text.as_str())
            .collect();
        figures.sort_unstable();
        figures.dedup();
        let many = figures.len() > FIGURES;
        let answer = |value: Value, label: Option<String>| {
            let known = said
                .iter()
                .find(|answer| same(&answer.value, &value))
                .cloned();
            known
                .map(|known| SaidAnswer {
                    value: value.clone(),
                    finding: known
                        .finding
                        .filter(|finding| !many || finding.kind != FindingKind::Score),
                    ..known
                })
                .unwrap_or_else(|| SaidAnswer {
                    label: label.unwrap_or_else(|| {
                        library.answer_label(self.s.lang, self.facts.check, &at.path, &value)
                    }),
                    value,
                    with: None,
                    finding: None,
                    values: Map::new(),
                })
        };
        match &at.field.kind {
            Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } => {
                let grid = field::is_grid(codes);
                let (mut ways, mut rare) = (Vec::new(), Vec::new());
                for code in codes {
                    // A value that the other facts exclude is not offered.
                    if self.facts.with(&at.path, Value::from(*code)).refused() {
                        continue;
                    }
                    let label = library.value_text(self.s.lang, Some(scope), &Value::from(*code));
                    let way = self.way(&at.path, &answer(Value::from(*code), Some(label)), grid);
                    if grid && field::is_variant(code, codes) {
                        rare.push(way)
                    } else {
                        ways.push(way)
                    }
                }
                Options {
                    grid,
                    ways,
                    rare,
                    ..Options::default()
                }
            }
            Kind::Flag => Options {
                ways: [true, false]
                    .map(|value| self.way(&at.path, &answer(Value::Bool(value), None), false))
                    .into(),
                ..Options::default()
            },
            Kind::Integer { .. } | Kind::Decimal { .. } if said.is_empty() => Options {
                ways: picks(&at.field)
                    .into_iter()
                    .map(|n| self.way(&at.path, &answer(Value::from(n), None), false))
                    .collect(),
                ..Options::default()
            },
            _ => Options {
                ways: said
                    .iter()
                    .map(|one| self.way(&at.path, &answer(one.value.clone(), None), false))
                    .collect(),
                ..Options::default()
            },
        }
    }

    /// The first two fields with the same long list of codes: who against whom.
    fn pair(&self, fields: &[At]) -> Option<[At; 2]> {
        let many =
            |at: &&At| matches!(&at.field.kind, Kind::Choice { codes, .. } if codes.len() > 8);
        let codes = |at: &At| match &at.field.kind {
            Kind::Choice { scope, .. } => *scope,
            _ => "",
        };
        let mut choices = fields.iter().filter(many);
        let one = choices.next()?;
        let depth = |at: &At| at.path.matches('.').count();
        let other = choices.find(|at| {
            codes(at) == codes(one)
                && depth(at) == depth(one)
                && (depth(one) == 0 || at.field.name == one.field.name)
        })?;
        Some([one, other].map(|at| At {
            path: at.path.clone(),
            field: at.field.clone(),
        }))
    }

    fn sides_title(&self, sides: &[Side]) -> String {
        let own = sides.first().map(|side| {
            format!(
                "{}-field-{}.pair",
                self.facts.check.key(),
                side.field.replace('.', "-")
            )
        });
        self.s.first(
            &[own.as_deref().unwrap_or_default()],
            &self.s.t("guide-sides"),
        )
    }

    fn side(&self, at: At, said: Option<&Said>) -> Side {
        let answers = said.and_then(|said| {
            let asked = said
                .asks
                .iter()
                .find(|ask| ask.field == at.path)
                .map(|ask| ask.options.clone());
            asked.or_else(|| {
                said.assumed
                    .iter()
                    .find(|fact| fact.field == at.path)
                    .map(|fact| fact.otherwise.clone())
            })
        });
        let mut options = self.options(&at, &answers.unwrap_or_default());
        options = options.plain_grid();
        // For optional troops, no answer means that there are none.
        if at.field.default == Limit::Optional || at.field.default == Limit::Default(Value::Null) {
            let label = self.s.first(
                &[&format!(
                    "{}-field-{}.none",
                    self.facts.check.key(),
                    at.path.replace('.', "-")
                )],
                &self.s.t("guide-none-told"),
            );
            let chosen = self.facts.at(&at.path).is_none();
            let href = self.without(&at.path);
            // Last, so that the troops of both sides begin on one line.
            options.ways.push(AnswerLink {
                href,
                code: None,
                label,
                finding: None,
                mark: "",
                kind: "",
                chosen,
                field: at.path.clone(),
                value: Value::Null,
            });
        }
        let label = match at.path.rsplit_once('.') {
            Some((group, _)) => {
                self.s
                    .site
                    .library
                    .field_label(self.s.lang, self.facts.check, group)
            }
            None => self
                .s
                .site
                .library
                .field_label(self.s.lang, self.facts.check, &at.path),
        };
        Side {
            field: at.path,
            text: label,
            options,
        }
    }

    /// The question for one fact, with a suitable control.
    fn ask(
        &self,
        fields: &[At],
        path: &str,
        verdict: Option<&Verdict>,
        said: Option<&Said>,
    ) -> Ask {
        let library = &self.s.site.library;
        let asked = said.and_then(|said| said.asks.iter().find(|ask| ask.field == path));
        let answers = asked.map(|ask| ask.options.clone()).unwrap_or_default();
        // For an entry of a list that cannot be told alone, the control shows the whole list.
        let whole = fields.iter().find(|at| {
            path == at.path
                || path
                    .strip_prefix(&at.path)
                    .is_some_and(|rest| rest.starts_with('.'))
        });
        let direct = whole.filter(|at| at.path == path);
        let inside = self.inside(path).filter(|_| direct.is_none());
        let direct = direct.or(inside.as_ref());
        let options = direct
            .map(|at| self.options(at, &answers))
            .unwrap_or_default();
        let entry = direct.or(whole).and_then(|at| self.entry(at, &options));
        let options = options.by_finding().plain_grid();
        let options = options.or_open(self.s).unit_once(self.s.lang);
        let unknown = asked
            .filter(|ask| !ask.options.is_empty())
            .zip(verdict)
            .map(|(ask, verdict)| {
                let mut unknown: Vec<Value> = verdict
                    .unknown
                    .iter()
                    .map(|path| Value::from(path.as_str()))
                    .collect();
                unknown.push(Value::from(ask.field.as_str()));
                let mut all = self.facts.told.clone();
                all.insert("unknown".to_owned(), Value::from(unknown));
                self.address(&all)
            });
        Ask {
            field: path.to_owned(),
            text: asked.map_or_else(
                || library.fact_question(self.s.lang, self.facts.check, path, &self.facts.told),
                |ask| ask.text.clone(),
            ),
            hint: library.field_hint(self.s.lang, self.facts.check, path),
            options,
            unknown,
            entry,
            others: Vec::new(),
            more: String::new(),
        }
    }

    /// A single fact of a list entry that can be told by itself: the entries before it are told.
    fn inside(&self, path: &str) -> Option<At> {
        let fields = self.facts.fields();
        let field = field_at(&fields, path)?;
        let single = matches!(
            field.kind,
            Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. }
        );
        let told = || self.facts.with(path, Value::Bool(true)).at(path).is_some();
        (single && told()).then(|| At {
            path: path.to_owned(),
            field: field.clone(),
        })
    }

    /// The control of a field whose values are not, or not only, links.
    fn entry(&self, at: &At, options: &Options) -> Option<Entry> {
        let folded = match at.field.kind {
            Kind::Choice { .. } | Kind::Flag => return None,
            Kind::Choices { .. } if !options.ways.is_empty() => Some("guide-several"),
            Kind::Integer { min, max } if max - min < SMALL => return None,
            // A number can be typed in addition to its ranges, and another number in addition to the listed
            // ones.
            Kind::Integer { .. } | Kind::Decimal { .. }
                if options.ways.iter().any(|way| way.value.is_string()) =>
            {
                Some("guide-exact")
            }
            Kind::Integer { .. } | Kind::Decimal { .. } if !options.ways.is_empty() => {
                Some("guide-other")
            }
            _ => None,
        };
        let hidden = self.facts.without(&at.path).pairs();
        let typed: Typed = given::typed(&self.facts.pairs());
        let faults = std::collections::BTreeMap::new();
        let drawing = Drawing {
            s: self.s,
            check: self.facts.check,
            typed: &typed,
            faults: &faults,
        };
        let prefix = at
            .path
            .rsplit_once('.')
            .map_or(String::new(), |(group, _)| format!("{group}."));
        let mut fields = drawing.field(&prefix, &at.field, false);
        // The whole form below has fields with the same names.
        fields.iter_mut().for_each(apart);
        Some(Entry {
            action: url::check(self.s.lang, self.facts.check.id),
            hidden,
            fields,
            folded: folded.map(|key| self.s.t(key)),
        })
    }

    /// The assumed facts that would change the verdict, by party, without the answers that the headline
    /// shows.
    fn usual(
        &self,
        fields: &[At],
        said: &Said,
        sides: &[Side],
        in_head: &[AnswerLink],
    ) -> Vec<Usuals> {
        let shown = |path: &str, answer: &SaidAnswer| {
            let known = |way: &AnswerLink| {
                let with = answer.with.as_ref();
                way.field == path && same(&way.value, &answer.value)
                    || with.is_some_and(|with| with.contains_key(&way.field))
            };
            in_head.iter().any(known)
        };
        let library = &self.s.site.library;
        let parties = self
            .facts
            .fields()
            .iter()
            .filter(|field| matches!(field.kind, Kind::Group(_)))
            .count();
        let mut out: Vec<Usuals> = Vec::new();
        for fact in said
            .assumed
            .iter()
            .filter(|fact| sides.iter().all(|side| side.field != fact.field))
        {
            let Some(at) = fields.iter().find(|at| at.path == fact.field) else {
                continue;
            };
            let mut otherwise = fact.otherwise.clone();
            otherwise.retain(|answer| !shown(&fact.field, answer));
            let stated =
                || library.statement(self.s.lang, self.facts.check, &fact.field, &fact.value);
            let untold = fact.value.is_null() && stated().is_none();
            if otherwise.is_empty() && (untold || !fact.otherwise.is_empty()) {
                continue;
            }
            let group = fact
                .field
                .split_once('.')
                .map(|(group, _)| group)
                .filter(|_| parties > 1);
            let party = group
                .map(|group| library.party(self.s.lang, self.facts.check, group, &self.facts.told));
            let tick = at.field.kind == Kind::Flag
                && otherwise.len() == 1
                && otherwise[0].value == Value::Bool(true);
            let label = if group.is_some() {
                library.field_label(self.s.lang, self.facts.check, &fact.field)
            } else {
                library.fact_label(self.s.lang, self.facts.check, &fact.field, &self.facts.told)
            };
            let mut usual = Usual {
                field: fact.field.clone(),
                label,
                value: fact.label.clone(),
                tick,
                ways: otherwise
                    .iter()
                    .map(|answer| self.way(&fact.field, answer, false))
                    .collect(),
            };
            let stated = |value: &Value| {
                let (lang, check, path) = (self.s.lang, self.facts.check, &fact.field);
                let stated = library.statement(lang, check, path, value)?;
                let whole = || library.fact_text(lang, check, path, value, &self.facts.told);
                Some(group.map_or_else(whole, |_| raised(&stated)))
            };
            let ways: Option<Vec<String>> = otherwise
                .iter()
                .map(|answer| stated(&answer.value).filter(|_| answer.with.is_none()))
                .collect();
            // A yes or no is a statement, if both are.
            let whole = !fact.value.is_boolean() || ways.is_some();
            if let (false, true, Some(label)) = (tick, whole, stated(&fact.value)) {
                (usual.label, usual.value) = (label, String::new());
                for (way, label) in usual.ways.iter_mut().zip(ways.into_iter().flatten()) {
                    way.label = label;
                }
            }
            match out.iter_mut().find(|usuals| usuals.party == party) {
                Some(usuals) => usuals.facts.push(usual),
                None => out.push(Usuals {
                    party,
                    facts: vec![usual],
                }),
            }
        }
        // Checkboxes first: they are in one row.
        for usuals in &mut out {
            usuals.facts.sort_by_key(|usual| !usual.tick);
        }
        // Beside answers that settle it, the others say that they do not. No face of a die settles it alone.
        let ways = |usuals: &Usuals| {
            let mut ways = usuals.facts.iter().flat_map(|fact| &fact.ways);
            ways.any(|way| way.finding.is_some())
        };
        if out.iter().any(ways) {
            let facts = out.iter_mut().flat_map(|usuals| &mut usuals.facts);
            let facts = facts
                .filter(|fact| !fact.dice() || fact.ways.iter().any(|way| way.finding.is_some()));
            for way in facts.flat_map(|fact| &mut fact.ways) {
                let open = || self.s.t("assumed-more");
                way.finding.get_or_insert_with(open);
            }
        }
        out
    }
}

/// Whether the options of the question state all outcomes, which need not be read twice.
fn told_by_options(said: &Said) -> bool {
    let settled = |ask: &SaidQuestion| ask.options.iter().all(|one| one.finding.is_some());
    said.asks.first().is_some_and(settled)
}

/// A given truth, perhaps written as a text.
fn truth(value: &Value) -> Option<Value> {
    value
        .as_bool()
        .or_else(|| value.as_str()?.parse().ok())
        .map(Value::Bool)
}

/// Labels of numbers without their unit, except the last.
fn unit_once(lang: Lang, ways: &mut [AnswerLink]) {
    if let Some((_, before)) = ways.split_last_mut() {
        for way in before {
            if let Some(n) = way.value.as_f64() {
                way.label = lang.numeral(n);
            }
        }
    }
}

/// Maximum number of values for which a number is asked as a question with options.
const SMALL: i64 = 12;

/// The most frequent values of a field, as buttons; others are typed.
#[expect(clippy::cast_precision_loss, reason = "hundreds of paces")]
fn picks(field: &Field) -> Vec<i64> {
    /// Maximum of totals, factors and counts of elements; points of an army may be greater.
    const MOST: i64 = 60;
    /// Moves and distances in paces.
    const HUNDREDS: [i64; 8] = [100, 200, 300, 400, 500, 600, 700, 800];
    match field.kind {
        Kind::Integer { min, max } if max - min < SMALL => (min..=max).collect(),
        Kind::Integer { min, max } if max <= MOST && min <= SMALL => {
            (min.max(0)..=max.min(SMALL)).collect()
        }
        Kind::Decimal { min, max } if field.unit == Unit::Paces => HUNDREDS
            .into_iter()
            .filter(|n| (min..=max).contains(&(*n as f64)))
            .collect(),
        _ => Vec::new(),
    }
}

/// Gives a field and its inner fields unique ids.
fn apart(view: &mut FieldView) {
    view.id = format!("g{}", view.id);
    view.fields.iter_mut().for_each(apart);
}

/// Codes from an address, as a list.
fn listing(value: &Value) -> Value {
    match value {
        Value::String(text) => text
            .split([',', ' '])
            .filter(|code| !code.is_empty())
            .map(Value::from)
            .collect(),
        value => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Check, Range, at, put};
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::library::{Library, Passages};
    use crate::search::Pocket;
    use crate::systems;
    use crate::web::Site;

    fn site() -> Site {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        let (library, _) = Library::load(&files, Tables::default(), Passages::default());
        Site {
            engine: Box::new(Pocket::build(&library)),
            library,
            base_url: None,
            files,
            assets: std::collections::BTreeMap::new(),
            copy: false,
            api: None,
        }
    }

    fn map(value: serde_json::Value) -> Map<String, Value> {
        value.as_object().cloned().unwrap()
    }

    fn with_guide<T>(
        site: &Site,
        id: &str,
        input: &Map<String, Value>,
        look: impl FnOnce(&Guide<'_>, Option<&Verdict>) -> T,
    ) -> T {
        let check = systems::check(id).unwrap();
        let s = Layout::new(site, Lang::En, "", |lang| url::check(lang, check.id));
        let facts = Facts::new(check, &site.library.tables, input.clone());
        let known = Known {
            s: &s,
            facts: &facts,
            settled: false,
            fresh: facts.told.is_empty(),
        };
        match facts.answer() {
            Ok(verdict) => look(
                &known.guide(Ok((&verdict, &site.library.say(Lang::En, &verdict)))),
                Some(&verdict),
            ),
            Err(faults) => look(&known.guide(Err(&faults)), None),
        }
    }

    #[test]
    fn a_fact_is_taken_out_with_its_empty_group() {
        let input =
            map(serde_json::json!({"a": {"troop": "Bd"}, "b": {"troop": "Wb", "general": true}}));
        let tables = Tables::default();
        let facts = Facts::new(
            systems::check("dba.combat").unwrap(),
            &tables,
            input.clone(),
        );
        assert_eq!(
            facts.without("a.troop").told,
            map(serde_json::json!({"b": {"troop": "Wb", "general": true}}))
        );
        assert_eq!(
            facts.without("b.general").told,
            map(serde_json::json!({"a": {"troop": "Bd"}, "b": {"troop": "Wb"}}))
        );
        assert_eq!(facts.without("c").told, input);
    }

    #[test]
    fn what_is_as_usual_is_not_told() {
        let check = systems::check("dba.combat").unwrap();
        let told = map(
            serde_json::json!({"mode": "melee", "a": {"troop": "Wb", "overlaps": "0", "rear_going": "good"}, "b": {"troop": "Bd", "higher": "true"}}),
        );
        let want =
            map(serde_json::json!({"a": {"troop": "Wb"}, "b": {"troop": "Bd", "higher": "true"}}));
        assert_eq!(
            Facts::new(check, &Tables::default(), told).lean().told,
            want
        );
    }

    #[test]
    fn who_moves_is_asked_by_the_grid_of_codes() {
        let site = site();
        let told = map(serde_json::json!({"own_bound": 3, "dist_general_paces": 700}));
        with_guide(&site, "dba.pip-cost", &told, |guide, _| {
            let ask = guide.ask.as_ref().unwrap();
            assert_eq!(
                (ask.field.as_str(), ask.options.grid),
                ("mover.troops", true)
            );
            let elephants = ask
                .options
                .ways
                .iter()
                .find(|way| way.code.as_deref() == Some("El"))
                .unwrap();
            assert!(
                elephants.href.ends_with("mover.troops=El"),
                "{}",
                elephants.href
            );
        });
    }

    #[test]
    fn each_way_is_a_question_with_one_more_fact() {
        let site = site();
        with_guide(&site, "dba.recoil", &Map::new(), |guide, _| {
            assert!(guide.told.is_empty() && guide.head.is_none() && guide.ask.is_none());
            let [one, other] = &guide.sides[..] else {
                panic!("{} sides", guide.sides.len())
            };
            assert_eq!(
                (one.field.as_str(), other.field.as_str()),
                ("recoiler", "friend")
            );
            let blades = one
                .options
                .ways
                .iter()
                .find(|way| way.code.as_deref() == Some("Bd"))
                .unwrap();
            assert_eq!(blades.href, "/en/check/dba.recoil?recoiler=Bd");
        });
        let told = map(serde_json::json!({"recoiler": "Bd", "friend": "Bw"}));
        with_guide(&site, "dba.recoil", &told, |guide, verdict| {
            assert_eq!(verdict.unwrap().status, Status::Open);
            let without: Vec<&str> = guide.told.iter().map(|told| told.href.as_str()).collect();
            assert_eq!(
                without,
                [
                    "/en/check/dba.recoil?friend=Bw",
                    "/en/check/dba.recoil?recoiler=Bd"
                ]
            );
            let ask = guide.ask.as_ref().unwrap();
            assert_eq!(ask.field, "same_facing");
            let no = ask
                .options
                .ways
                .iter()
                .find(|way| way.value == Value::Bool(false))
                .unwrap();
            assert_eq!(
                no.href,
                "/en/check/dba.recoil?recoiler=Bd&friend=Bw&same_facing=false"
            );
            assert!(no.finding.is_some(), "an answer that settles it says so");
            assert_eq!(
                ask.unknown.as_deref(),
                Some("/en/check/dba.recoil?recoiler=Bd&friend=Bw&unknown=same_facing")
            );
        });
        let told = map(serde_json::json!({"recoiler": "Bd", "friend": "El"}));
        with_guide(&site, "dba.recoil", &told, |guide, _| {
            assert!(guide.ask.is_none() && guide.sides.is_empty());
            assert_eq!(guide.head.as_ref().unwrap().finding.kind, "outcome");
        });
    }

    #[test]
    fn a_finding_does_not_repeat_its_option() {
        let refused = "Not allowed: the target is in close combat.";
        assert_eq!(
            without_cause(refused, "The target is in close combat"),
            "Not allowed"
        );
        assert_eq!(
            without_cause(refused, "The shooter is in close combat"),
            refused
        );
        assert_eq!(without_cause("Allowed.", "Allowed"), "Allowed.");
    }

    #[test]
    fn a_combat_has_its_odds_and_its_factors_on_one_screen() {
        let told = map(serde_json::json!({"a": {"troop": "Wb"}, "b": {"troop": "Bd"}}));
        with_guide(&site(), "dba.combat", &told, |guide, _| {
            let head = guide.head.as_ref().unwrap();
            assert_eq!(
                head.finding.text,
                "Warband 3, Blades 5 before the die. Most likely: Warband recoil, 20 of 36 (56 %)"
            );
            assert_eq!(head.odds.iter().map(|chance| chance.num).sum::<u32>(), 36);
            assert!(
                head.odds
                    .iter()
                    .any(|chance| chance.text == "Warband recoil")
            );
            let parties: Vec<_> = guide
                .usual
                .iter()
                .filter_map(|usuals| usuals.party.as_deref())
                .collect();
            assert_eq!(parties, ["Warband", "Blades"]);
            let higher = guide
                .usual
                .iter()
                .flat_map(|usuals| &usuals.facts)
                .find(|fact| fact.field == "a.higher")
                .unwrap();
            assert_eq!(
                higher.ways[0].href,
                "/en/check/dba.combat?a.troop=Wb&a.higher=true&b.troop=Bd"
            );
        });
    }

    #[test]
    fn numbers_said_most_often_are_one_tap_and_others_are_typed() {
        let site = site();
        let ask = |id: &str, told: Value, look: &dyn Fn(&Ask)| {
            with_guide(&site, id, &map(told), |guide, _| {
                look(guide.ask.as_ref().unwrap())
            })
        };
        let labels = |ask: &Ask| {
            ask.options
                .ways
                .iter()
                .map(|way| way.value.as_i64().unwrap())
                .collect::<Vec<_>>()
        };
        let told = serde_json::json!({"move": "enter", "single": true});
        ask("dba.bua-move", told, &|ask| {
            assert_eq!(
                (ask.field.as_str(), labels(ask)[..3].to_vec()),
                ("outside_paces", vec![100, 200, 300])
            );
            assert!(
                ask.entry
                    .as_ref()
                    .is_some_and(|entry| entry.folded.is_some()),
                "another distance is typed"
            );
            let said: Vec<&str> = ask
                .options
                .ways
                .iter()
                .map(|way| way.label.as_str())
                .collect();
            assert_eq!((said[0], said[1]), ("100", "200"), "the unit is said once");
            assert!(said.last().is_some_and(|last| last.contains("paces")));
        });
        // Visible facts come before measured ones.
        ask("dba.pursuit", serde_json::json!({}), &|ask| {
            assert_eq!(ask.field, "winner")
        });
    }

    #[test]
    fn what_is_only_missing_is_asked_for() {
        let site = site();
        for check in systems::checks().filter(|check| check.roles.is_empty()) {
            with_guide(&site, check.id, &Map::new(), |guide, _| {
                assert!(
                    guide.ask.is_some() || !guide.sides.is_empty(),
                    "{} begins with no question",
                    check.id
                );
                assert!(guide.head.is_none(), "{} begins with a verdict", check.id);
            });
        }
    }

    fn fits(way: &Value, told: &Value) -> bool {
        const LIMIT: f64 = 1e9;
        let number = || {
            told.as_f64()
                .or_else(|| told.as_str()?.parse().ok())
                .filter(|n| n.abs() < LIMIT)
        };
        let range = || Range::parse(way.as_str()?, -LIMIT, LIMIT);
        same(way, told)
            || range()
                .zip(number())
                .is_some_and(|(range, number)| range.meets(&Range::between(number, number)))
            || told
                .as_array()
                .is_some_and(|items| items.len() == 1 && same(way, &items[0]))
    }

    /// Follows a worked example step by step to its verdict and counts the steps. If a range of numbers
    /// does not lead there, the number is typed.
    fn taps(
        site: &Site,
        check: &'static Check,
        example: &Map<String, Value>,
    ) -> Result<usize, String> {
        follow(site, check, example, false)
            .or_else(|why| follow(site, check, example, true).map_err(|_| why))
    }

    fn follow(
        site: &Site,
        check: &'static Check,
        example: &Map<String, Value>,
        exact: bool,
    ) -> Result<usize, String> {
        let mut taken = 0;
        let tables = &site.library.tables;
        let whole = check.answer(tables, example).map_err(|_| "refused")?;
        let echo = check.judge(tables, example).map_err(|_| "refused")?.input;
        let wanted = |verdict: &Verdict| -> Vec<Value> {
            let names: Vec<&str> = if check.headline.is_empty() {
                vec![check.outputs[0].name]
            } else {
                check.headline.to_vec()
            };
            names
                .iter()
                .map(|name| verdict.values.get(*name).cloned().unwrap_or_default())
                .collect()
        };
        let mut input = Map::new();
        if let Some(agreed) = example.get("agreed") {
            input.insert("agreed".to_owned(), agreed.clone());
        }
        for count in 0..40 {
            let next = with_guide(site, check.id, &input, |guide, verdict| {
                let fresh = input.keys().all(|name| name == "agreed");
                if let Some(verdict) = verdict.filter(|_| !fresh)
                    && verdict.status != Status::Open
                    && verdict.finding == whole.finding
                    && wanted(verdict) == wanted(&whole)
                {
                    return Ok(None);
                }
                // The facts of the example: its own, then those it takes as usual.
                let told = |field: &str| {
                    at(example, field)
                        .or_else(|| at(&echo, field))
                        .filter(|value| !value.is_null())
                };
                let untold = |field: &str| at(&input, field).is_none();
                for side in &guide.sides {
                    if let Some(value) = told(&side.field).filter(|_| untold(&side.field))
                        && side
                            .options
                            .ways
                            .iter()
                            .chain(&side.options.rare)
                            .any(|way| fits(&way.value, value))
                    {
                        return Ok(Some((side.field.clone(), value.clone(), 1)));
                    }
                }
                if let Some(ask) = &guide.ask {
                    let root = ask.field.split('.').next().unwrap_or_default();
                    // An entry of a list is given with the whole list.
                    let inside = ask
                        .field
                        .split('.')
                        .any(|part| part.parse::<usize>().is_ok());
                    if let Some(value) = told(&ask.field).filter(|_| !inside) {
                        let alike = ask.options.alike.iter().flat_map(|alike| &alike.ways);
                        let linked = ask
                            .options
                            .ways
                            .iter()
                            .chain(&ask.options.rare)
                            .chain(alike)
                            .find(|way| fits(&way.value, value));
                        // A typed value needs its input field and the button below it.
                        return Ok(Some(
                            match linked.filter(|way| {
                                !exact || same(&way.value, value) || !value.is_number()
                            }) {
                                Some(way) => (
                                    ask.field.clone(),
                                    if value.is_number() {
                                        way.value.clone()
                                    } else {
                                        value.clone()
                                    },
                                    1,
                                ),
                                None => (ask.field.clone(), value.clone(), 2),
                            },
                        ));
                    }
                    if let Some(value) = at(example, root).filter(|_| untold(root)) {
                        return Ok(Some((root.to_owned(), value.clone(), 2)));
                    }
                    // Another fact that may matter is asked first.
                    for other in &ask.others {
                        if let Some(value) = told(&other.field) {
                            return Ok(Some((other.field.clone(), value.clone(), 2)));
                        }
                    }
                }
                for fact in guide.usual.iter().flat_map(|usuals| &usuals.facts) {
                    if let Some(value) = at(example, &fact.field)
                        && fact.ways.iter().any(|way| fits(&way.value, value))
                    {
                        return Ok(Some((
                            fact.field.clone(),
                            value.clone(),
                            if fact.ways.len() > FEW { 2 } else { 1 },
                        )));
                    }
                }
                for way in guide.head.iter().flat_map(|head| &head.unless) {
                    if let Some(value) =
                        at(example, &way.field).filter(|value| fits(&way.value, value))
                    {
                        return Ok(Some((way.field.clone(), value.clone(), 1)));
                    }
                }
                let asks = guide.ask.as_ref().map(|ask| ask.field.clone());
                Err(format!(
                    "stuck after {count} taps at {input:?}, asks {asks:?}, {:?} instead of {:?}",
                    verdict.map(|verdict| &verdict.finding),
                    whole.finding
                ))
            })?;
            match next {
                None => return Ok(taken),
                Some((path, value, cost)) => {
                    taken += cost;
                    put(&mut input, &path, value);
                }
            }
        }
        Err("asks for ever".to_owned())
    }

    #[test]
    fn a_worked_example_is_a_few_taps_away() {
        let site = site();
        let every = if std::env::var_os("CAVILLO_INPUTS").is_some() {
            1
        } else {
            6
        };
        let (mut all, mut stuck, mut by_check) = (
            Vec::new(),
            Vec::new(),
            std::collections::BTreeMap::<&str, Vec<usize>>::new(),
        );
        let examples = site
            .library
            .content
            .nodes
            .iter()
            .flat_map(|node| &node.examples);
        for example in examples.step_by(every) {
            let Some(check) =
                systems::check(example.check.as_str()).filter(|check| check.roles.is_empty())
            else {
                continue;
            };
            if check.judge(&site.library.tables, &example.input).is_err() {
                continue;
            }
            match taps(&site, check, &example.input) {
                Ok(count) => {
                    all.push(count);
                    by_check.entry(check.id).or_default().push(count);
                }
                Err(why) => stuck.push(format!("{} {}: {why}", check.id, example.place)),
            }
        }
        let mean = |all: &[usize]| all.iter().sum::<usize>() as f64 / all.len().max(1) as f64;
        let worst: Vec<String> = by_check
            .iter()
            .map(|(id, all)| format!("{id} {:.1} of {}", mean(all), all.len()))
            .collect();
        let told = format!(
            "mean {:.2} taps over {} examples, {} stuck\n{}\n{}",
            mean(&all),
            all.len(),
            stuck.len(),
            worst.join("\n"),
            stuck.join("\n")
        );
        // The goal is 3.5; 3.37 was measured over one in six. Lists that are the subject of a question are
        // asked for.
        assert!(mean(&all) <= 3.5, "{told}");
        // Facts that matter only together are given in the whole form.
        assert!(stuck.len() * 2 <= all.len(), "{told}");
    }
}
