//! One field of a check's form, drawn from its declaration.

use std::collections::BTreeMap;

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::Value;

use super::layout::Layout;
use crate::check::form::names;
use crate::check::{Check, Field, Kind, Limit, Unit};
use crate::library::{SaidFault, shown_range};
use crate::web::given::Typed;

/// The control used for a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Big buttons with code and name, many to a row.
    Grid,
    /// A handful of buttons.
    Pills,
    /// A long list.
    Select,
    Check,
    Number,
    /// A name chosen by the players.
    Text,
    /// A text of several lines.
    Lines,
    Group,
}

/// One choice.
pub struct Choice {
    pub value: String,
    pub label: String,
    /// The code, if players use it as a name.
    pub code: Option<String>,
    pub chosen: bool,
}

/// A field with everything its template needs.
#[derive(Template)]
#[template(path = "field.html")]
pub struct View {
    pub look: Look,
    /// `radio` for one of the options, `checkbox` for any number.
    pub input: &'static str,
    pub name: String,
    pub id: String,
    pub label: String,
    pub hint: Option<String>,
    pub unit: Option<String>,
    pub required: bool,
    pub required_note: String,
    pub options: Vec<Choice>,
    /// Rarer variants of the options, folded.
    pub rare: Vec<Choice>,
    pub rare_label: String,
    /// The link to the text form of a list.
    pub how: String,
    pub value: String,
    pub placeholder: String,
    pub limits: String,
    pub min: String,
    pub max: String,
    pub step: &'static str,
    pub fault: Option<String>,
    pub fields: Vec<View>,
    /// Whether names of the same form are suggested.
    pub offered: bool,
}
impl HtmlSafe for View {}

impl View {
    /// The id of the element that a fault or hint describes.
    fn described(&self) -> String {
        let hint = self.hint.is_some() || !self.limits.is_empty();
        match (self.fault.is_some(), hint) {
            (true, true) => format!("{0}-fault {0}-hint", self.id),
            (true, false) => format!("{}-fault", self.id),
            (false, true) => format!("{}-hint", self.id),
            (false, false) => String::new(),
        }
    }

    fn rare_chosen(&self) -> bool {
        self.rare.iter().any(|choice| choice.chosen)
    }

    /// Whether any field inside has a fault.
    pub fn is_faulty(&self) -> bool {
        self.fault.is_some() || self.fields.iter().any(View::is_faulty)
    }
}

/// A fault with the field it is about.
pub struct FaultLine {
    pub href: String,
    pub message: String,
    /// Whether the field has no value.
    pub missing: bool,
}

impl FaultLine {
    pub fn of(fault: SaidFault) -> Self {
        Self {
            href: format!("#f-{}", fault.path.replace('.', "-")),
            message: fault.message,
            missing: fault.missing,
        }
    }

    /// The heading of faults: what is missing need not be corrected.
    pub fn title(s: &Layout<'_>, lines: &[Self]) -> String {
        if lines.iter().all(|line| line.missing) {
            s.count("faults-missing", lines.len())
        } else {
            s.count("faults", lines.len())
        }
    }
}

/// Data for rendering a form.
pub struct Drawing<'a> {
    pub s: &'a Layout<'a>,
    pub check: &'a Check,
    pub typed: &'a Typed,
    /// Fault messages by path.
    pub faults: &'a BTreeMap<String, String>,
}

impl Drawing<'_> {
    /// Fault of a field, shown below its name, which it need not repeat.
    pub fn fault(&self, path: &str) -> Option<String> {
        let message = self.faults.get(path)?;
        let label = self
            .s
            .site
            .library
            .field_label(self.s.lang, self.check, path);
        let mut said = message
            .strip_prefix(&label)
            .and_then(|rest| rest.strip_prefix(": "))
            .unwrap_or(message)
            .to_owned();
        if let Some(first) = said.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        Some(said)
    }

    pub fn fields(&self, prefix: &str, fields: &[Field], in_list: bool) -> Vec<View> {
        fields
            .iter()
            .flat_map(|field| self.field(prefix, field, in_list))
            .collect()
    }

    /// One field; a list becomes one group per given entry, plus an empty one.
    pub fn field(&self, prefix: &str, field: &Field, in_list: bool) -> Vec<View> {
        let name = format!("{prefix}{}", field.name);
        match &field.kind {
            Kind::List { fields, min, max } => {
                let given = self.entries(&name);
                let shown = (given + 1).max(*min).max(1).min(*max);
                (0..shown)
                    .map(|n| {
                        let path = format!("{name}.{n}");
                        let mut view = self.view(&path, field);
                        view.label = self.s.row_label(&self.key(&name), &view.label, n);
                        if n == 0 {
                            view.fault = self.fault(&name);
                        }
                        view.look = Look::Group;
                        view.fields = self.fields(&format!("{path}."), fields, true);
                        view
                    })
                    .collect()
            }
            Kind::Group(fields) => {
                let mut view = self.view(&name, field);
                view.fields = self.fields(&format!("{name}."), fields, in_list);
                vec![view]
            }
            _ => {
                let mut view = self.view(&name, field);
                if let (Limit::Default(value), false) = (&field.default, in_list) {
                    let text = if let Value::String(text) = value {
                        text.clone()
                    } else {
                        value.to_string()
                    };
                    self.prefill(&mut view, field, &text);
                }
                vec![view]
            }
        }
    }

    /// Number of entries of a list that were given.
    fn entries(&self, name: &str) -> usize {
        let prefix = format!("{name}.");
        let numbers = self.typed.keys().filter_map(|key| {
            key.strip_prefix(&prefix)?
                .split('.')
                .next()?
                .parse::<usize>()
                .ok()
        });
        numbers.max().map_or(0, |n| n + 1)
    }

    fn prefill(&self, view: &mut View, field: &Field, usual: &str) {
        if self.typed.contains_key(&view.name) {
            return;
        }
        match field.kind {
            Kind::Choice { .. } => {
                for option in view.options.iter_mut().chain(&mut view.rare) {
                    option.chosen = option.value == usual;
                }
            }
            Kind::Integer { .. } | Kind::Decimal { .. } | Kind::Name | Kind::Text { .. } => {
                usual.clone_into(&mut view.value)
            }
            _ => {}
        }
    }

    /// Key of a field's texts: `dba-bua-assault-field-attackers` for `attackers.0`.
    fn key(&self, name: &str) -> String {
        let names: Vec<&str> = names(name).collect();
        format!("{}-field-{}", self.check.key(), names.join("-"))
    }

    fn view(&self, name: &str, field: &Field) -> View {
        let s = self.s;
        let key = self.key(name);
        let typed = self.typed.get(name).cloned().unwrap_or_default();
        let required = field.default == Limit::Required;
        let untold = || Choice {
            value: String::new(),
            label: s.t("field-none"),
            code: None,
            chosen: typed.is_empty(),
        };
        let mut view = View {
            look: Look::Number,
            input: "radio",
            name: name.to_owned(),
            id: format!("f-{}", name.replace('.', "-")),
            label: s.site.library.field_label(s.lang, self.check, name),
            hint: s.site.library.texts.find(s.lang, &format!("{key}.hint")),
            unit: (field.unit != Unit::None).then(|| s.unit(field.unit, 2.0)),
            required,
            required_note: s.t("field-required"),
            options: Vec::new(),
            rare: Vec::new(),
            rare_label: s.t("field-rare"),
            how: s.t("field-how"),
            value: typed.clone(),
            placeholder: if field.default == Limit::Computed {
                s.t("field-computed")
            } else {
                String::new()
            },
            limits: String::new(),
            min: String::new(),
            max: String::new(),
            step: "1",
            fault: self.fault(name),
            fields: Vec::new(),
            offered: false,
        };
        match &field.kind {
            Kind::Choice { scope, codes } => {
                let grid = is_grid(codes);
                view.look = match codes.len() {
                    _ if grid => Look::Grid,
                    0..=6 => Look::Pills,
                    _ => Look::Select,
                };
                if field.default == Limit::Asked && view.look != Look::Grid {
                    view.options.push(untold());
                } else if !required
                    && (view.look == Look::Select || field.default == Limit::Optional)
                {
                    let label = s.first(&[&format!("{key}.none")], &s.t("field-none"));
                    view.options.push(Choice {
                        value: String::new(),
                        label,
                        code: None,
                        chosen: typed.is_empty(),
                    });
                } else if view.look == Look::Select {
                    view.options.push(Choice {
                        value: String::new(),
                        label: s.t("field-choose"),
                        code: None,
                        chosen: typed.is_empty(),
                    });
                }
                for code in codes {
                    let choice = self.choice(scope, code, grid, typed == *code);
                    if grid && is_variant(code, codes) {
                        view.rare.push(choice)
                    } else {
                        view.options.push(choice)
                    }
                }
            }
            Kind::Choices { scope, codes, .. } => {
                let grid = is_grid(codes);
                view.look = if grid { Look::Grid } else { Look::Pills };
                view.input = "checkbox";
                let chosen: Vec<&str> = typed.split([',', ' ']).collect();
                for code in codes {
                    let choice = self.choice(scope, code, grid, chosen.contains(code));
                    if grid && is_variant(code, codes) {
                        view.rare.push(choice)
                    } else {
                        view.options.push(choice)
                    }
                }
            }
            // A fact that is required, or may stay unknown, needs more than a checkbox.
            Kind::Flag
                if matches!(
                    field.default,
                    Limit::Required | Limit::Asked | Limit::Optional
                ) =>
            {
                view.look = Look::Pills;
                if field.default == Limit::Asked {
                    view.options.push(untold());
                } else if !required {
                    let label = s.first(&[&format!("{key}.none")], &s.t("field-none"));
                    view.options.push(Choice {
                        value: String::new(),
                        label,
                        code: None,
                        chosen: typed.is_empty(),
                    });
                }
                for (value, short) in [("true", ["1", "on"]), ("false", ["0", "off"])] {
                    let chosen = typed == value || short.contains(&typed.as_str());
                    view.options.push(Choice {
                        value: value.to_owned(),
                        label: s.t(if value == "true" { "yes" } else { "no" }),
                        code: None,
                        chosen,
                    });
                }
            }
            Kind::Flag => {
                view.look = Look::Check;
                view.value = if matches!(typed.as_str(), "true" | "1" | "on") {
                    "true".to_owned()
                } else {
                    String::new()
                };
            }
            Kind::Integer { min, max } => {
                (view.min, view.max) = (min.to_string(), max.to_string());
                view.limits = shown_range(&format!("{min}–{max}")).into_owned();
            }
            Kind::Decimals { min, max, .. } => {
                view.limits = format!("{min}–{max}, {min}–{max}, …");
                view.step = "any";
            }
            Kind::Integers { min, max, .. } => {
                // Text input for numbers with commas, which phones' numeric keyboards lack.
                view.limits = format!("{min}–{max}, {min}–{max}, …");
                view.step = "any";
            }
            Kind::Decimal { min, max } => {
                (view.min, view.max) = (min.to_string(), max.to_string());
                view.limits = shown_range(&format!("{min}–{max}")).into_owned();
                view.step = "any";
            }
            Kind::Name
            | Kind::Text { .. }
            | Kind::Names { .. }
            | Kind::Outline
            | Kind::Outlines { .. } => view.look = Look::Text,
            Kind::Lines { most } => {
                view.look = Look::Lines;
                view.max = most.to_string();
            }
            Kind::Pairs { .. } => {
                view.look = Look::Text;
                // In an address each pair is a separate parameter.
                let prefix = format!("{name}.");
                let single = self.typed.iter().filter_map(|(path, whom)| {
                    Some(format!("{}={whom}", path.strip_prefix(&prefix)?))
                });
                view.value = std::iter::once(typed)
                    .filter(|text| !text.is_empty())
                    .chain(single)
                    .collect::<Vec<_>>()
                    .join(", ");
            }
            Kind::Group(_) | Kind::List { .. } => view.look = Look::Group,
        }
        view
    }

    fn choice(&self, scope: &str, code: &str, with_code: bool, chosen: bool) -> Choice {
        let label = self.s.first(&[&format!("{scope}-{code}")], code);
        // A label that ends with its own code, "Blades (Bd)", need not repeat it.
        let label = if with_code {
            label
                .strip_suffix(&format!(" ({code})"))
                .unwrap_or(&label)
                .to_owned()
        } else {
            label
        };
        Choice {
            value: code.to_owned(),
            label,
            code: with_code.then(|| code.to_owned()),
            chosen,
        }
    }
}

/// Many short codes that players use as names.
pub fn is_grid(codes: &[&str]) -> bool {
    codes.len() > 8 && codes.iter().all(|code| code.len() <= 4)
}

/// A code that is another code with a leading number: the same troops on another base.
pub fn is_variant(code: &str, codes: &[&str]) -> bool {
    let rest = code.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < code.len() && codes.contains(&rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Declared, Form, form};
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::lang::Lang;
    use crate::library::{Library, Passages};
    use crate::search::Pocket;
    use crate::systems;
    use crate::web::Site;

    #[test]
    fn codes_with_a_number_are_variants_of_their_kin() {
        let codes = ["Bd", "3Bd", "6Kn", "Kn", "9X"];
        assert_eq!(
            codes.map(|code| is_variant(code, &codes)),
            [false, true, true, false, false]
        );
    }

    struct Entry;
    impl Declared for Entry {
        fn declare(form: &mut Form<'_>) -> Self {
            form.integer("n", 0, 9).or(3);
            Self
        }
    }
    struct Outer;
    impl Declared for Outer {
        fn declare(form: &mut Form<'_>) -> Self {
            form.decimal("width", 1.0, 90.0).unit(Unit::Mm).or(40.0);
            form.group::<Entry>("inner");
            form.list::<Entry>("list", 0, 3);
            Self
        }
    }

    struct Told;
    impl Declared for Told {
        fn declare(form: &mut Form<'_>) -> Self {
            form.yes_or_no("must").required();
            form.yes_or_no("may").optional();
            form.truth("tick");
            Self
        }
    }

    fn draw(typed: &[(&str, &str)], faults: &[(&str, &str)]) -> Vec<View> {
        draw_of::<Outer>(typed, faults)
    }

    fn draw_of<T: Declared>(typed: &[(&str, &str)], faults: &[(&str, &str)]) -> Vec<View> {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        let (library, _) = Library::load(&files, Tables::default(), Passages::default());
        let site = Site {
            engine: Box::new(Pocket::build(&library)),
            library,
            base_url: None,
            files,
            assets: BTreeMap::new(),
            copy: false,
            api: None,
        };
        let s = Layout::new(&site, Lang::En, "", |_| String::new());
        let check = systems::checks().next().unwrap();
        let own = |pairs: &[(&str, &str)]| {
            pairs
                .iter()
                .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
                .collect::<BTreeMap<_, _>>()
        };
        let (typed, faults) = (own(typed), own(faults));
        Drawing {
            s: &s,
            check,
            typed: &typed,
            faults: &faults,
        }
        .fields("", &form::describe::<T>(), false)
    }

    #[test]
    fn a_list_has_one_entry_more_than_was_given_and_prefills_none() {
        let names = |views: &[View]| {
            views
                .iter()
                .flat_map(|v| {
                    if v.fields.is_empty() {
                        vec![v.name.clone()]
                    } else {
                        v.fields.iter().map(|f| f.name.clone()).collect()
                    }
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&draw(&[], &[])), ["width", "inner.n", "list.0.n"]);
        let views = draw(
            &[("list.0.n", "1"), ("list.1.n", "2"), ("list.2.n", "2")],
            &[("list.1.n", "bad")],
        );
        assert_eq!(
            names(&views),
            ["width", "inner.n", "list.0.n", "list.1.n", "list.2.n"]
        );
        assert_eq!(
            (
                views[0].value.as_str(),
                views[1].fields[0].value.as_str(),
                draw(&[], &[])[2].fields[0].value.as_str()
            ),
            ("40", "3", "")
        );
        assert_eq!(
            views.iter().map(View::is_faulty).collect::<Vec<_>>(),
            [false, false, false, true, false]
        );
    }

    #[test]
    fn what_must_be_told_is_a_choice_of_yes_and_no() {
        let views = draw_of::<Told>(&[("must", "0")], &[]);
        let options = |view: &View| {
            view.options
                .iter()
                .map(|o| (o.value.clone(), o.chosen))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            options(&views[0]),
            [
                (String::new(), false),
                ("true".to_owned(), false),
                ("false".to_owned(), true)
            ]
        );
        assert_eq!(
            options(&views[1]),
            [
                (String::new(), true),
                ("true".to_owned(), false),
                ("false".to_owned(), false)
            ]
        );
        assert!(views[2].options.is_empty());
        assert!(
            views[0]
                .to_string()
                .contains("type=\"radio\" name=\"must\" value=\"false\" checked"),
            "{}",
            views[0]
        );
    }

    #[test]
    fn a_fault_is_tied_to_its_field_and_escaped() {
        let out = draw(&[("width", "\"><b>")], &[("width", "<i>no</i>")])[0].to_string();
        assert!(
            out.contains("aria-invalid=\"true\"")
                && out.contains("aria-describedby=\"f-width-fault f-width-hint\""),
            "{out}"
        );
        assert!(
            out.contains("id=\"f-width-fault\">&#60;i&#62;no") && !out.contains("<b>"),
            "{out}"
        );
    }
}
