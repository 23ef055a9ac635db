//! The guided question of a check: what was told, how far the verdict goes, and the one fact that
//! matters next. The address is the facts told, and each answer is a link, so the way back undoes it.

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::{Map, Value};

use super::field::{self, Drawing, Typed, View as FieldView};
use super::shell::{Shell, finding_mark};
use super::verdict::{self, Chance, Finding};
use crate::check::{Check, Fault, FaultKind, Field, FindingKind, Kind, Limit, Status, Verdict, put};
use crate::kit::tables::Tables;
use crate::library::{Said, SaidAnswer};
use crate::web::url;

/// So many options stand in a row of their own before they are folded away.
const FEW: usize = 6;

/// A fact that was told, and the address of the question without it.
pub struct Told {
    pub label: String,
    pub value: String,
    pub href: String,
}

/// One answer: the address of the question with it.
pub struct Way {
    pub href: String,
    pub code: Option<String>,
    pub label: String,
    /// What it settles, where it settles everything.
    pub finding: Option<String>,
    pub mark: &'static str,
    pub kind: &'static str,
    pub chosen: bool,
    pub value: Value,
}

/// How far the verdict goes.
pub struct Head {
    pub finding: Finding,
    pub odds: Vec<Chance>,
    pub den: u32,
    /// The usual facts that would change it, where they are few enough for its sentence.
    pub unless: Vec<Way>,
}

/// A field whose value has to be typed or ticked, with what was told besides.
pub struct Entry {
    pub action: String,
    pub hidden: Vec<(String, String)>,
    pub fields: Vec<FieldView>,
    /// Where links answer as well, it is folded away under this name.
    pub folded: Option<String>,
}

/// The options of a field.
#[derive(Default)]
pub struct Options {
    /// Codes that players say aloud, in a grid.
    pub grid: bool,
    pub ways: Vec<Way>,
    /// The same things on other bases.
    pub rare: Vec<Way>,
}

impl Options {
    fn rare_chosen(&self) -> bool {
        self.rare.iter().any(|way| way.chosen)
    }

    /// Whether each option has a line of its own.
    fn tall(&self) -> bool {
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
    /// How many more facts may matter after it.
    pub more: Option<String>,
}

/// One of two sides that are chosen on one screen.
pub struct Side {
    pub field: String,
    pub text: String,
    pub options: Options,
}

/// A usual fact that would change the verdict.
pub struct Usual {
    pub field: String,
    pub label: String,
    pub value: String,
    /// Of something that is or is not so: its name says all.
    pub tick: bool,
    pub ways: Vec<Way>,
}

/// The usual facts of one party.
pub struct Usuals {
    pub party: Option<String>,
    pub facts: Vec<Usual>,
}

#[derive(Template)]
#[template(path = "guide.html")]
pub struct Guide<'g> {
    pub s: &'g Shell<'g>,
    pub told: Vec<Told>,
    pub head: Option<Head>,
    pub sides: Vec<Side>,
    pub ask: Option<Ask>,
    pub usual: Vec<Usuals>,
}
impl HtmlSafe for Guide<'_> {}

/// What is known of a question.
pub struct Known<'k> {
    pub s: &'k Shell<'k>,
    pub check: &'k Check,
    /// The facts told, without those that are as usual.
    pub input: &'k Map<String, Value>,
    /// Whether measures were settled for the whole game.
    pub settled: bool,
    /// Whether nobody has told anything yet.
    pub fresh: bool,
}

/// A field with the path that leads to it.
struct At {
    path: String,
    field: Field,
}

/// The fields of a check and of its groups; of a list only the list itself.
fn leaves(fields: &[Field], before: &str, out: &mut Vec<At>) {
    for field in fields {
        let path = format!("{before}{}", field.name);
        match &field.kind {
            Kind::Group(inner) => leaves(inner, &format!("{path}."), out),
            _ => out.push(At { path, field: field.clone() }),
        }
    }
}

fn told<'v>(input: &'v Map<String, Value>, path: &str) -> Option<&'v Value> {
    let mut parts = path.split('.');
    let first = input.get(parts.next()?)?;
    parts.try_fold(first, |value, part| value.get(part)).filter(|value| !value.is_null())
}

/// Takes a fact out; of a group that tells nothing any more, nothing is left.
fn without(input: &Map<String, Value>, path: &str) -> Map<String, Value> {
    let mut input = input.clone();
    match path.split_once('.') {
        None => {
            input.shift_remove(path);
        }
        Some((group, rest)) => {
            if let Some(Value::Object(inner)) = input.get(group) {
                let inner = without(inner, rest);
                if inner.is_empty() {
                    input.shift_remove(group);
                } else {
                    input.insert(group.to_owned(), Value::Object(inner));
                }
            }
        }
    }
    input
}

/// Whether two told values are the same: numbers come as text from an address.
fn same(a: &Value, b: &Value) -> bool {
    let number = |value: &Value| value.as_f64().or_else(|| value.as_str()?.parse().ok());
    let truth = |value: &Value| value.as_bool().or_else(|| value.as_str()?.parse().ok());
    a == b || number(a).is_some() && number(a) == number(b) || truth(a).is_some() && truth(a) == truth(b)
}

/// What was told without the facts that are as usual: silence says the same.
pub fn lean(check: &Check, tables: &Tables, input: &Map<String, Value>) -> Map<String, Value> {
    let mut fields = Vec::new();
    leaves(&check.fields(), "", &mut fields);
    let mut lean = input.clone();
    for At { path, field } in &fields {
        if let (Some(value), Limit::Default(usual)) = (told(&lean, path), &field.default)
            && !usual.is_null()
            && same(usual, value)
        {
            lean = without(&lean, path);
        }
    }
    // What is worked out from the rest where it is not told.
    let worked: Vec<&At> = fields.iter().filter(|at| at.field.default == Limit::Computed && told(&lean, &at.path).is_some()).collect();
    if !worked.is_empty() {
        let bare = worked.iter().fold(lean.clone(), |bare, at| without(&bare, &at.path));
        let filled = check.filled(tables, &bare);
        for at in worked {
            if told(&filled, &at.path).zip(told(&lean, &at.path)).is_some_and(|(usual, value)| same(usual, value)) {
                lean = without(&lean, &at.path);
            }
        }
    }
    lean
}

/// Whether all that is wrong with an input is that something is not there yet.
pub fn merely_missing(faults: &[Fault]) -> bool {
    !faults.is_empty() && faults.iter().all(|fault| fault.kind == FaultKind::Missing)
}

impl<'k> Known<'k> {
    fn address(&self, input: &Map<String, Value>) -> String {
        url::check_with(self.s.lang, self.check.id, input)
    }

    fn with(&self, path: &str, value: &Value) -> String {
        let mut all = self.input.clone();
        put(&mut all, path, value.clone());
        self.address(&all)
    }

    fn fields(&self) -> Vec<At> {
        let mut out = Vec::new();
        leaves(&self.check.fields(), "", &mut out);
        out
    }

    /// The page above its whole form.
    pub fn guide(&self, judged: Result<(&Verdict, &Said), &[Fault]>) -> Guide<'k> {
        let fields = self.fields();
        let empty = |fault: &Fault| fault.kind == FaultKind::Missing;
        let (verdict, said) = judged.ok().unzip();
        let first_ask = said.and_then(|said| said.asks.first().map(|ask| ask.field.clone()));
        let lacking = judged.err().and_then(|faults| faults.iter().find(|fault| empty(fault)).map(|fault| fault.path.clone()));
        let faulty = judged.is_err_and(|faults| !merely_missing(faults));
        // Nobody begins with a verdict: what a check is about is asked first.
        let opening = || self.fresh.then(|| fields.iter().find(|at| matches!(at.field.kind, Kind::Choice { .. }) && !matches!(at.field.default, Limit::Default(_)))).flatten();
        let next = if faulty { None } else { first_ask.or(lacking).or_else(|| opening().map(|at| at.path.clone())) };
        let pair = self.pair(&fields);
        let assumed = |path: &str| said.is_some_and(|said| said.assumed.iter().any(|fact| fact.field == path));
        let untold = |path: &str| told(self.input, path).is_none();
        let paired = !faulty
            && pair.as_ref().is_some_and(|pair| match &next {
                Some(next) => pair.iter().any(|at| at.path == *next),
                None => pair.iter().any(|at| untold(&at.path) && assumed(&at.path)),
            });
        let sides: Vec<Side> = pair.filter(|_| paired).into_iter().flatten().map(|at| self.side(at, said)).collect();
        let ask = next.filter(|_| !paired).map(|path| self.ask(&fields, &path, verdict, said));
        let head = verdict.zip(said).filter(|_| !self.fresh).and_then(|(verdict, said)| self.head(verdict, said, &sides));
        let in_head = head.as_ref().is_some_and(|head| !head.unless.is_empty());
        let usual = said.filter(|_| !self.fresh && !in_head).map(|said| self.usual(&fields, said, &sides)).unwrap_or_default();
        Guide { s: self.s, told: self.chips(&fields), head, sides, ask, usual }
    }

    /// Everything told that is not as usual, in declared order.
    fn chips(&self, fields: &[At]) -> Vec<Told> {
        let library = &self.s.site.library;
        let label = |path: &str| library.fact_label(self.s.lang, self.check, path, self.input);
        let mut out: Vec<Told> = Vec::new();
        for At { path, field } in fields {
            let Some(value) = told(self.input, path) else { continue };
            if self.settled && field::is_preset(field) {
                continue;
            }
            // Who is called by its troops need not be told which they are.
            let label = match path.split_once('.') {
                Some((group, "troop")) => library.field_label(self.s.lang, self.check, group),
                _ => label(path),
            };
            out.push(Told { label, value: self.value(path, field, value), href: self.address(&without(self.input, path)) });
        }
        let unknown = super::check::listed(self.input, "unknown");
        for path in &unknown {
            let mut rest = self.input.clone();
            let others: Vec<Value> = unknown.iter().filter(|other| *other != path).map(|other| Value::from(other.as_str())).collect();
            if others.is_empty() {
                rest.shift_remove("unknown");
            } else {
                rest.insert("unknown".to_owned(), Value::from(others));
            }
            out.push(Told { label: label(path), value: self.s.t("ask-unknown"), href: self.address(&rest) });
        }
        out
    }

    fn value(&self, path: &str, field: &Field, value: &Value) -> String {
        /// What is longer is in the form.
        const LONGEST: usize = 60;
        let (library, lang) = (&self.s.site.library, self.s.lang);
        let truth = |value: &Value| value.as_bool().or_else(|| value.as_str()?.parse().ok()).map(Value::Bool);
        let text = match &field.kind {
            Kind::Choices { scope, .. } => library.value_text(lang, Some(scope), &listing(value)),
            Kind::Choice { .. } => library.answer_label(lang, self.check, path, value),
            Kind::Flag => library.value_text(lang, None, &truth(value).unwrap_or_else(|| value.clone())),
            Kind::Integer { .. } | Kind::Decimal { .. } => {
                let number = value.as_str().and_then(|text| text.parse::<f64>().ok()).map(crate::check::number);
                library.answer_label(lang, self.check, path, number.as_ref().unwrap_or(value))
            }
            Kind::List { fields, .. } => {
                let mut parts = Vec::new();
                for item in value.as_array().into_iter().flatten().filter_map(Value::as_object) {
                    parts.push(fields.iter().filter_map(|inner| Some(self.value(&format!("{path}.{}", inner.name), inner, item.get(inner.name)?))).collect::<Vec<_>>().join(" "));
                }
                parts.join(", ")
            }
            _ => library.value_text(lang, None, value),
        };
        super::face::cut(&text, LONGEST)
    }

    fn head(&self, verdict: &Verdict, said: &Said, sides: &[Side]) -> Option<Head> {
        // What may still be anything says nothing.
        let open = verdict.finding.kind == FindingKind::Open;
        if open && (!verdict.complete || !(2..=3).contains(&said.outcomes.len())) {
            return None;
        }
        let finding = verdict::finding(self.s, verdict, said);
        let (odds, den) = verdict::odds(said);
        let others: Vec<_> = said.assumed.iter().filter(|fact| sides.iter().all(|side| side.field != fact.field)).collect();
        let ways = others.iter().map(|fact| fact.otherwise.len()).sum::<usize>();
        let brief = verdict.status == Status::Usual && verdict.finding.kind != FindingKind::Score && (1..=3).contains(&ways) && sides.is_empty();
        let fields = self.fields();
        let unless = others
            .iter()
            .filter(|_| brief)
            .flat_map(|fact| {
                let at = fields.iter().find(|at| at.path == fact.field);
                let label = self.s.site.library.fact_label(self.s.lang, self.check, &fact.field, self.input);
                fact.otherwise.iter().map(move |answer| {
                    let mut way = self.way(&fact.field, answer, false);
                    let tick = at.is_some_and(|at| at.field.kind == Kind::Flag) && answer.value == Value::Bool(true);
                    way.label = if tick { label.clone() } else { format!("{label}: {}", answer.label) };
                    way
                })
            })
            .collect();
        Some(Head { finding, odds, den, unless })
    }

    fn way(&self, path: &str, answer: &SaidAnswer, grid: bool) -> Way {
        let code = answer.value.as_str().filter(|_| grid).map(str::to_owned);
        let label = match &code {
            Some(code) => answer.label.strip_suffix(&format!(" ({code})")).unwrap_or(&answer.label).to_owned(),
            None => answer.label.clone(),
        };
        let kind = answer.kind.filter(|kind| *kind != FindingKind::Score);
        Way {
            href: self.with(path, &answer.value),
            code,
            label,
            finding: answer.finding.clone().filter(|_| kind.is_some()),
            mark: kind.map_or("", finding_mark),
            kind: kind.map_or("", FindingKind::code),
            chosen: told(self.input, path).is_some_and(|value| same(value, &answer.value)),
            value: answer.value.clone(),
        }
    }

    /// The values of a field as answers; what each would lead to is known where it was explored.
    fn options(&self, at: &At, said: &[SaidAnswer]) -> Options {
        let library = &self.s.site.library;
        let answer = |value: Value, label: Option<String>| {
            said.iter().find(|answer| same(&answer.value, &value)).cloned().unwrap_or_else(|| SaidAnswer {
                label: label.unwrap_or_else(|| library.answer_label(self.s.lang, self.check, &at.path, &value)),
                value,
                finding: None,
                kind: None,
            })
        };
        match &at.field.kind {
            Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } => {
                let grid = field::is_grid(codes);
                let (mut ways, mut rare) = (Vec::new(), Vec::new());
                for code in codes {
                    let label = library.value_text(self.s.lang, Some(scope), &Value::from(*code));
                    let way = self.way(&at.path, &answer(Value::from(*code), Some(label)), grid);
                    if grid && field::is_variant(code, codes) { rare.push(way) } else { ways.push(way) }
                }
                Options { grid, ways, rare }
            }
            Kind::Flag => Options { ways: [true, false].map(|value| self.way(&at.path, &answer(Value::Bool(value), None), false)).into(), ..Options::default() },
            Kind::Integer { min, max } if said.is_empty() && max - min < 12 => {
                Options { ways: (*min..=*max).map(|n| self.way(&at.path, &answer(Value::from(n), None), false)).collect(), ..Options::default() }
            }
            _ => Options { ways: said.iter().map(|answer| self.way(&at.path, answer, false)).collect(), ..Options::default() },
        }
    }

    /// The first two fields that choose among the same many codes: who against whom.
    fn pair(&self, fields: &[At]) -> Option<[At; 2]> {
        let many = |at: &&At| matches!(&at.field.kind, Kind::Choice { codes, .. } if codes.len() > 8);
        let codes = |at: &At| match &at.field.kind {
            Kind::Choice { scope, .. } => *scope,
            _ => "",
        };
        let mut choices = fields.iter().filter(many);
        let one = choices.next()?;
        let depth = |at: &At| at.path.matches('.').count();
        let other = choices.find(|at| codes(at) == codes(one) && depth(at) == depth(one) && (depth(one) == 0 || at.field.name == one.field.name))?;
        Some([one, other].map(|at| At { path: at.path.clone(), field: at.field.clone() }))
    }

    fn side(&self, at: At, said: Option<&Said>) -> Side {
        let answers = said.and_then(|said| {
            let asked = said.asks.iter().find(|ask| ask.field == at.path).map(|ask| ask.options.clone());
            asked.or_else(|| said.assumed.iter().find(|fact| fact.field == at.path).map(|fact| fact.otherwise.clone()))
        });
        let mut options = self.options(&at, &answers.unwrap_or_default());
        // What each settles does not fit into a grid for two, and the verdict is one tap away.
        for way in options.ways.iter_mut().chain(&mut options.rare) {
            way.finding = None;
        }
        // Where there need be nobody, nobody is what silence means.
        if at.field.default == Limit::Optional || at.field.default == Limit::Default(Value::Null) {
            let label = self.s.first(&[&format!("{}-field-{}.none", self.check.key(), at.path.replace('.', "-"))], &self.s.t("guide-none-told"));
            let chosen = told(self.input, &at.path).is_none();
            let href = self.address(&without(self.input, &at.path));
            options.ways.insert(0, Way { href, code: None, label, finding: None, mark: "", kind: "", chosen, value: Value::Null });
        }
        let label = match at.path.rsplit_once('.') {
            Some((group, _)) => self.s.site.library.field_label(self.s.lang, self.check, group),
            None => self.s.site.library.field_label(self.s.lang, self.check, &at.path),
        };
        Side { field: at.path, text: label, options }
    }

    /// The question about one fact, by the control that fits it.
    fn ask(&self, fields: &[At], path: &str, verdict: Option<&Verdict>, said: Option<&Said>) -> Ask {
        let library = &self.s.site.library;
        let asked = said.and_then(|said| said.asks.iter().find(|ask| ask.field == path));
        let answers = asked.map(|ask| ask.options.clone()).unwrap_or_default();
        // Inside a list, the whole list is the control.
        let whole = fields.iter().find(|at| path == at.path || path.strip_prefix(&at.path).is_some_and(|rest| rest.starts_with('.')));
        let direct = whole.filter(|at| at.path == path);
        let options = direct.map(|at| self.options(at, &answers)).unwrap_or_default();
        let entry = whole.and_then(|at| self.entry(at, &options));
        let unknown = asked.filter(|ask| !ask.options.is_empty()).zip(verdict).map(|(ask, verdict)| {
            let mut unknown: Vec<Value> = verdict.unknown.iter().map(|path| Value::from(path.as_str())).collect();
            unknown.push(Value::from(ask.field.as_str()));
            let mut all = self.input.clone();
            all.insert("unknown".to_owned(), Value::from(unknown));
            self.address(&all)
        });
        Ask {
            field: path.to_owned(),
            text: self.put(&asked.map_or_else(|| library.fact_label(self.s.lang, self.check, path, self.input), |ask| ask.text.clone())),
            hint: library.field_hint(self.s.lang, self.check, path),
            options,
            unknown,
            entry,
            more: said.filter(|said| said.asks.len() > 1).map(|said| self.s.count("ask-more", said.asks.len() - 1)),
        }
    }

    /// A label as a question.
    fn put(&self, label: &str) -> String {
        if label.ends_with('?') { label.to_owned() } else { self.s.t1("guide-put", "label", label) }
    }

    /// The control of a field whose values are no links, or not only.
    fn entry(&self, at: &At, options: &Options) -> Option<Entry> {
        let folded = match at.field.kind {
            Kind::Choice { .. } | Kind::Flag => return None,
            Kind::Choices { .. } if !options.ways.is_empty() => Some("guide-several"),
            Kind::Integer { min, max } if max - min < 12 => return None,
            Kind::Integer { .. } | Kind::Decimal { .. } if !options.ways.is_empty() => Some("guide-exact"),
            _ => None,
        };
        let hidden = url::flat(&without(self.input, &at.path));
        let typed: Typed = super::check::typed(&url::flat(self.input));
        let faults = std::collections::BTreeMap::new();
        let drawing = Drawing { s: self.s, check: self.check, typed: &typed, faults: &faults };
        let prefix = at.path.rsplit_once('.').map_or(String::new(), |(group, _)| format!("{group}."));
        let mut fields = drawing.field(&prefix, &at.field, false);
        // The whole form below has the same fields.
        fields.iter_mut().for_each(apart);
        Some(Entry { action: url::check(self.s.lang, self.check.id), hidden, fields, folded: folded.map(|key| self.s.t(key)) })
    }

    /// The usual facts that would change the verdict, by party.
    fn usual(&self, fields: &[At], said: &Said, sides: &[Side]) -> Vec<Usuals> {
        let library = &self.s.site.library;
        let parties = self.check.fields().iter().filter(|field| matches!(field.kind, Kind::Group(_))).count();
        let mut out: Vec<Usuals> = Vec::new();
        for fact in said.assumed.iter().filter(|fact| sides.iter().all(|side| side.field != fact.field)) {
            let Some(at) = fields.iter().find(|at| at.path == fact.field) else { continue };
            let group = fact.field.split_once('.').map(|(group, _)| group).filter(|_| parties > 1);
            let party = group.map(|group| library.party(self.s.lang, self.check, group, self.input));
            let tick = at.field.kind == Kind::Flag && fact.otherwise.len() == 1 && fact.otherwise[0].value == Value::Bool(true);
            let label = if group.is_some() {
                library.field_label(self.s.lang, self.check, &fact.field)
            } else {
                library.fact_label(self.s.lang, self.check, &fact.field, self.input)
            };
            let usual = Usual {
                field: fact.field.clone(),
                label,
                value: fact.value.clone(),
                tick,
                ways: fact.otherwise.iter().map(|answer| self.way(&fact.field, answer, false)).collect(),
            };
            match out.iter_mut().find(|usuals| usuals.party == party) {
                Some(usuals) => usuals.facts.push(usual),
                None => out.push(Usuals { party, facts: vec![usual] }),
            }
        }
        // Ticks first: they stand in one row.
        for usuals in &mut out {
            usuals.facts.sort_by_key(|usual| !usual.tick);
        }
        out
    }
}

/// Gives a field and what is inside it ids of their own.
fn apart(view: &mut FieldView) {
    view.id = format!("g{}", view.id);
    view.fields.iter_mut().for_each(apart);
}

/// Codes from an address as a list.
fn listing(value: &Value) -> Value {
    match value {
        Value::String(text) => text.split([',', ' ']).filter(|code| !code.is_empty()).map(Value::from).collect(),
        value => value.clone(),
    }
}
