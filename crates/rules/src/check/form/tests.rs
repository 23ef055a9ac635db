use proptest::prelude::*;
use serde_json::json;
use strum::VariantArray;

use super::*;
use crate::check::{MOST_FACTS, from_pairs};
use crate::kit::tables::Choice;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    Red,
    Blue,
}
impl Choice for Colour {
    const SCOPE: &'static str = "colour";
}

impl VariantArray for Colour {
    const VARIANTS: &'static [Self] = &[Self::Red, Self::Blue];
}

impl From<Colour> for &'static str {
    fn from(value: Colour) -> Self {
        match value {
            Colour::Red => "red",
            Colour::Blue => "blue",
        }
    }
}
#[derive(Debug, PartialEq)]
struct Inner {
    n: i64,
}
impl Declared for Inner {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            n: form.integer("n", 0, 9).required(),
        }
    }
}
#[derive(Debug, PartialEq)]
struct Outer {
    colour: Colour,
    many: Vec<Colour>,
    on: bool,
    width: f64,
    room: Option<f64>,
    inner: Inner,
    list: Vec<Inner>,
}
impl Declared for Outer {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            colour: form.choice("colour").required(),
            many: form.choices("many", 0, 2).or(vec![]),
            on: form.truth("on"),
            width: form.decimal("width", 1.0, 100.0).unit(Unit::Mm).or(40.0),
            room: form.decimal("room", 0.0, 10.0).optional(),
            inner: form.group("inner"),
            list: form.list("list", 0, 2),
        }
    }
}

fn outer(given: Value) -> Result<Filled<Outer>, Vec<Fault>> {
    read(&Tables::default(), given.as_object().unwrap().clone())
}

#[test]
fn defaults_are_filled_in_and_echoed() {
    let filled = outer(json!({"colour": "blue", "many": "red,blue", "on": "1", "inner": {"n": "4"}, "list": [{"n": 1}]})).ok().unwrap();
    assert_eq!(filled.input.width, 40.0);
    assert_eq!(
        Value::Object(filled.echo),
        json!({"colour":"blue","many":["red","blue"],"on":true,"width":40,"room":null,"inner":{"n":4},"list":[{"n":1}]})
    );
}

#[test]
fn all_faults_come_at_once_with_their_paths() {
    let faults = outer(json!({"colour": "green", "many": ["red","red","red"], "on": "maybe", "width": "wide", "inner": {"n": 1.5, "m": 1}, "list": [{"n": 10}, 3], "colur": 1})).err().unwrap();
    let got: Vec<(String, &str)> = faults
        .iter()
        .map(|f| (f.path.clone(), f.kind.code()))
        .collect();
    let want = [
        ("colour", "not-one-of"),
        ("many", "list-length"),
        ("on", "not-true-or-false"),
        ("width", "not-a-number"),
        ("inner.n", "not-whole"),
        ("inner.m", "unknown-field"),
        ("list.0.n", "out-of-range"),
        ("list.1", "not-a-group"),
        ("colur", "unknown-field"),
    ];
    assert_eq!(got, want.map(|(a, b)| (a.to_owned(), b)));
    assert_eq!(faults.last().unwrap().accepted, ["colour"]);
}

/// A group that may be given as one number.
#[derive(Debug)]
struct Short(Option<Inner>);
impl Declared for Short {
    fn declare(form: &mut Form<'_>) -> Self {
        form.plainly("inner", "n");
        Self(form.maybe("inner"))
    }
}

#[test]
fn a_group_may_be_given_plainly() {
    let short =
        |given: Value| read::<Short>(&Tables::default(), given.as_object().unwrap().clone());
    for given in [
        json!({"inner": 4}),
        json!({"inner": "4"}),
        json!({"inner": {"n": 4}}),
    ] {
        assert_eq!(
            Value::Object(short(given).ok().unwrap().echo),
            json!({"inner": {"n": 4}})
        );
    }
    assert!(short(json!({"inner": ""})).ok().unwrap().input.0.is_none());
    assert_eq!(
        short(json!({"inner": 40})).err().unwrap()[0].path,
        "inner.n"
    );
    assert_eq!(
        short(json!({"inner": [4]})).err().unwrap()[0].kind,
        FaultKind::NotAGroup
    );
}

#[test]
fn a_missing_required_field_names_what_it_accepts() {
    let faults = outer(json!({})).err().unwrap();
    assert_eq!(
        (faults[0].path.as_str(), faults[0].accepted.join(" ")),
        ("colour", "red blue".to_owned())
    );
    assert_eq!(faults[1].path, "inner.n");
}

/// A width that is needed only when it is on.
#[derive(Debug)]
struct Needy;
impl Declared for Needy {
    fn declare(form: &mut Form<'_>) -> Self {
        let on = form.truth("on");
        form.decimal("width", 1.0, 9.0).optional();
        if on {
            form.lacks("width");
        }
        Self
    }
}

/// An input with a retired field.
#[derive(Debug)]
struct Renamed(bool);
impl Declared for Renamed {
    fn declare(form: &mut Form<'_>) -> Self {
        let once = form.retired("was_on").is_some_and(|given| given == "true");
        Self(form.yes_or_no("on").or(once))
    }
}

#[test]
fn a_retired_field_is_read_and_not_shown() {
    let renamed =
        |given: Value| read::<Renamed>(&Tables::default(), given.as_object().unwrap().clone());
    for (given, on) in [
        (json!({"was_on": true}), true),
        (json!({"was_on": "true"}), true),
        (json!({"was_on": "true", "on": 0}), false),
        (json!({"was_on": null}), false),
    ] {
        let filled = renamed(given.clone()).ok().unwrap();
        assert_eq!(
            (filled.input.0, Value::Object(filled.echo)),
            (on, json!({"on": on})),
            "{given}"
        );
    }
    assert_eq!(
        renamed(json!({"was_off": true})).err().unwrap()[0].kind,
        FaultKind::UnknownField
    );
    assert_eq!(
        describe::<Renamed>()
            .iter()
            .map(|field| field.name)
            .collect::<Vec<_>>(),
        ["on"]
    );
}

/// A truth without a usual value.
#[derive(Debug)]
struct Asked(bool);
impl Declared for Asked {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(form.yes_or_no("free").required())
    }
}

#[test]
fn a_truth_may_have_to_be_told() {
    let asked = |given: Value| {
        read::<Asked>(&Tables::default(), given.as_object().unwrap().clone())
            .map(|filled| filled.input.0)
    };
    assert_eq!(
        (
            asked(json!({"free": "on"})).unwrap(),
            asked(json!({"free": 0})).unwrap()
        ),
        (true, false)
    );
    let missing = asked(json!({})).unwrap_err();
    assert_eq!(
        (missing[0].kind, missing[0].accepted.join(" ")),
        (FaultKind::Missing, "true false".to_owned())
    );
    assert_eq!(describe::<Asked>()[0].default, Limit::Asked);
}

#[test]
fn a_field_may_be_needed_because_of_another() {
    let needy = |given: Value| {
        read::<Needy>(&Tables::default(), given.as_object().unwrap().clone())
            .map(|filled| filled.echo)
    };
    assert!(needy(json!({})).is_ok());
    assert!(needy(json!({"on": 1, "width": 3})).is_ok());
    let missing = needy(json!({"on": true})).unwrap_err();
    assert_eq!(
        (
            missing[0].path.as_str(),
            missing[0].kind,
            missing[0].accepted.join(" ")
        ),
        ("width", FaultKind::Missing, "1–9".to_owned())
    );
    // A bad width is one fault, not two.
    assert_eq!(
        needy(json!({"on": true, "width": 99})).unwrap_err().len(),
        1
    );
    assert_eq!(describe::<Needy>()[1].default, Limit::Optional);
}

/// Bases by name, and one of them repeated.
#[derive(Debug)]
struct Named(Vec<String>, String);
impl Declared for Named {
    fn declare(form: &mut Form<'_>) -> Self {
        let all = form.names("all", 0, 3).or(vec![]);
        let one = form.name("one").required();
        if !all.contains(&one) {
            form.refuse("one", one.as_str(), FaultKind::NotOneOf, all.clone());
        }
        Self(all, one)
    }
}

#[test]
fn names_are_short_and_plain() {
    let named = |given: Value| {
        read::<Named>(&Tables::default(), given.as_object().unwrap().clone())
            .map(|filled| filled.input)
    };
    let fine = named(json!({"all": "A1,fianco-è", "one": "A1"})).unwrap();
    assert_eq!(
        (fine.0, fine.1),
        (
            vec!["A1".to_owned(), "fianco-è".to_owned()],
            "A1".to_owned()
        )
    );
    assert_eq!(named(json!({"all": [1, "B"], "one": 1})).unwrap().1, "1");
    let faults = |given: Value| {
        named(given)
            .unwrap_err()
            .into_iter()
            .map(|f| (f.path, f.kind.code()))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        faults(json!({"all": ["A"], "one": "B"})),
        [("one".to_owned(), "not-one-of")]
    );
    assert_eq!(
        faults(json!({"all": ["a b"], "one": true}))[..2],
        [
            ("all".to_owned(), "not-a-name"),
            ("one".to_owned(), "not-a-name")
        ]
    );
    assert_eq!(
        faults(json!({"all": 3, "one": "x".repeat(41)}))[..2],
        [
            ("all".to_owned(), "not-a-list"),
            ("one".to_owned(), "not-a-name")
        ]
    );
    assert!(matches!(
        describe::<Named>()[0].kind,
        Kind::Names { min: 0, max: 3 }
    ));
}

/// A letter, about which the second line must give a fact.
#[derive(Debug)]
struct Letter(String);
impl Declared for Letter {
    fn declare(form: &mut Form<'_>) -> Self {
        let letter = form.lines("letter", 12).or(String::new());
        if letter.lines().nth(1) == Some("?") {
            form.unreadable("letter", 2, 1, "?", vec!["words".to_owned()]);
        }
        Self(letter)
    }
}

#[test]
fn texts_of_several_lines_are_kept_as_written() {
    let letter = |given: Value| {
        read::<Letter>(
            &Tables::default(),
            json!({"letter": given}).as_object().unwrap().clone(),
        )
        .map(|filled| filled.input.0)
    };
    assert_eq!(letter(json!("a\r\n  b\u{202e}\tc")).unwrap(), "a\n  b  c");
    assert_eq!(
        letter(json!(["a"])).unwrap_err()[0].kind,
        FaultKind::NotAName
    );
    assert_eq!(
        letter(json!("tredici righe")).unwrap_err()[0].kind,
        FaultKind::TooLong
    );
    let unread = letter(json!("a\n?")).unwrap_err().remove(0);
    assert_eq!(
        (unread.kind, unread.accepted.join(" ")),
        (FaultKind::Unreadable, "words".to_owned())
    );
    assert_eq!(
        unread
            .args
            .iter()
            .map(|(name, _)| name.as_str())
            .collect::<Vec<_>>(),
        ["line", "column"]
    );
    assert_eq!(describe::<Letter>()[0].kind, Kind::Lines { most: 12 });
}

/// Outlines.
#[derive(Debug)]
struct Grounds(usize);
impl Declared for Grounds {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(form.outlines("grounds", 2).len())
    }
}

/// Lengths, if given.
#[derive(Debug)]
struct Lengths(Option<Vec<f64>>);
impl Declared for Lengths {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(
            form.decimals("lengths", 0.0, 50.0, 3)
                .unit(Unit::Mm)
                .optional(),
        )
    }
}

/// A list with texts in it.
#[derive(Debug)]
struct Called(Vec<(String, bool, i64)>);
struct Call(String, bool, i64);
impl Declared for Call {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(
            form.text("what", 12).required(),
            form.truth("loud"),
            form.integer("times", 0, 9).or(1),
        )
    }
}
impl Declared for Called {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(
            form.list::<Call>("calls", 0, 3)
                .into_iter()
                .map(|call| (call.0, call.1, call.2))
                .collect(),
        )
    }
}

#[test]
fn rows_may_stand_in_one_text() {
    let called = |given: Value| {
        read::<Called>(
            &Tables::default(),
            json!({"calls": given}).as_object().unwrap().clone(),
        )
    };
    let want = [
        ("to arms".to_owned(), true, 3),
        ("back".to_owned(), false, 1),
    ];
    for given in [
        json!("to arms_1_3*back"),
        json!("to  arms_true_3_*back___"),
        json!([{"what": " to arms ", "loud": 1, "times": "3"}, {"what": "back"}]),
    ] {
        assert_eq!(called(given.clone()).ok().unwrap().input.0, want, "{given}");
    }
    let faults = |given: Value| {
        called(given)
            .err()
            .unwrap_or_default()
            .into_iter()
            .map(|f| (f.path, f.kind.code()))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        faults(json!("a_1_1_1*b_9*_")),
        [
            ("calls.0", "not-a-group"),
            ("calls.1.loud", "not-true-or-false"),
            ("calls.2.what", "missing")
        ]
        .map(|(a, b)| (a.to_owned(), b))
    );
    assert_eq!(
        faults(json!("a*b*c*d")),
        [("calls".to_owned(), "list-length")]
    );
    assert_eq!(
        faults(json!([{"what": "thirteen and more"}])),
        [("calls.0.what".to_owned(), "too-long")]
    );
    assert_eq!(
        called(json!([{"what": "a\u{202e}b\nc"}]))
            .ok()
            .unwrap()
            .input
            .0[0]
            .0,
        "a b c"
    );
    // A list of groups with lists in them has no such text.
    struct Nest(usize);
    impl Declared for Nest {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.list::<Called>("nest", 0, 3).len())
        }
    }
    let nest = |given: Value| {
        read::<Nest>(
            &Tables::default(),
            json!({"nest": given}).as_object().unwrap().clone(),
        )
        .map(|filled| filled.input.0)
    };
    assert_eq!(nest(json!("a*b")).unwrap_err()[0].kind, FaultKind::NotAList);
    assert_eq!(nest(json!([{"calls": "a*b"}])), Ok(1));
    let fields = describe::<Call>();
    assert_eq!(
        rows_text(&[json!({"what": "a b", "times": 2}), json!({})], &fields).as_deref(),
        Some("a b__2*_")
    );
    assert_eq!(rows_text(&[json!({"what": "a_b"})], &fields), None);
    assert_eq!(rows_text(&[json!({"what": "a", "more": 1})], &fields), None);
    assert_eq!(rows_text(&[], &fields), None);
}

#[test]
fn numbers_come_in_lists() {
    let lengths =
        |given: Value| read::<Lengths>(&Tables::default(), given.as_object().unwrap().clone());
    assert_eq!(lengths(json!({})).ok().unwrap().input.0, None);
    for given in [json!([3.5, 4]), json!("3.5, 4"), json!(["3.5", "4"])] {
        let filled = lengths(json!({"lengths": given})).ok().unwrap();
        assert_eq!(
            (filled.input.0, &filled.echo["lengths"]),
            (Some(vec![3.5, 4.0]), &json!([3.5, 4])),
            "{given}"
        );
    }
    assert_eq!(
        lengths(json!({"lengths": 7})).ok().unwrap().input.0,
        Some(vec![7.0])
    );
    for (given, kind) in [
        (json!([60]), "out-of-range"),
        (json!(["x"]), "not-a-number"),
        (json!([1, 1, 1, 1]), "list-length"),
        (json!(true), "not-a-list"),
    ] {
        assert_eq!(
            lengths(json!({"lengths": given})).err().unwrap()[0]
                .kind
                .code(),
            kind,
            "{given}"
        );
    }
    assert!(matches!(
        describe::<Lengths>()[0].kind,
        Kind::Decimals { most: 3, .. }
    ));
}

/// Targets of shooters, by name.
#[derive(Debug)]
struct Aims(Vec<(String, Option<String>)>);
impl Declared for Aims {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(form.pairs("aims", 3))
    }
}

#[test]
fn outlines_are_read_one_by_one() {
    let read =
        |given: Value| read::<Grounds>(&Tables::default(), given.as_object().unwrap().clone());
    assert_eq!(read(json!({})).ok().unwrap().input.0, 0);
    let two = read(json!({"grounds": "0,0 9,0 9,9 | 20,0 29,0 29,9"}))
        .ok()
        .unwrap();
    assert_eq!(
        (two.input.0, &two.echo["grounds"][1][2]),
        (2, &json!([29, 9]))
    );
    assert_eq!(
        read(json!({"grounds": [[[0, 0], [9, 0], [9, 9]], "0,0 1,0 1,1"]}))
            .ok()
            .unwrap()
            .input
            .0,
        2
    );
    let faults = |given: Value| {
        read(given)
            .err()
            .unwrap_or_default()
            .into_iter()
            .map(|f| (f.path, f.kind.code()))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        faults(json!({"grounds": [[[0, 0], [9, 0]], "0,0 1,0 1,1", 3]})),
        [
            ("grounds".to_owned(), "list-length"),
            ("grounds.0".to_owned(), "not-an-outline")
        ]
    );
    assert_eq!(
        faults(json!({"grounds": 7})),
        [("grounds".to_owned(), "not-a-list")]
    );
    assert!(matches!(
        describe::<Grounds>()[0].kind,
        Kind::Outlines { most: 2 }
    ));
}

#[test]
fn names_go_in_pairs() {
    let aims = |given: Value| read::<Aims>(&Tables::default(), given.as_object().unwrap().clone());
    let want = vec![
        ("a".to_owned(), Some("x".to_owned())),
        ("2".to_owned(), None),
    ];
    for given in [
        json!({"a": "x", "2": null}),
        json!({"a": "x", "2": ""}),
        json!("a=x, 2="),
        json!(" a = x;2="),
    ] {
        let filled = aims(json!({"aims": given})).ok().unwrap();
        assert_eq!(
            (&filled.input.0, &filled.echo["aims"]),
            (&want, &json!({"a": "x", "2": null})),
            "{given}"
        );
    }
    assert_eq!(aims(json!({})).ok().unwrap().echo["aims"], json!({}));
    for (given, kind) in [
        (json!("a"), "not-a-group"),
        (json!(["a=x"]), "not-a-group"),
        (json!("a b=x"), "not-a-name"),
        (json!({"a": true}), "not-a-name"),
        (json!("a=x,a=y"), "repeated"),
        (json!("a=x,b=x,c=x,d=x"), "list-length"),
    ] {
        let faults = aims(json!({"aims": given})).err().unwrap();
        assert_eq!(
            (faults.len(), faults[0].path.as_str(), faults[0].kind.code()),
            (1, "aims", kind),
            "{given}"
        );
    }
    assert_eq!(describe::<Aims>()[0].kind, Kind::Pairs { max: 3 });
}

#[test]
fn pairs_become_nested_values() {
    let map = from_pairs([
        ("inner.n", "3"),
        ("list.0.n", "1"),
        ("list.1.n", "2"),
        ("many", "red"),
        ("many", "blue"),
    ])
    .unwrap();
    assert_eq!(
        Value::Object(map),
        json!({"inner":{"n":"3"},"list":[{"n":"1"},{"n":"2"}],"many":["red","blue"]})
    );
    assert!(from_pairs([("a", "1"), ("a.b", "2")]).is_err());
    assert!(from_pairs([("a.b.c.d.e.f.g", "2")]).is_err());
    assert!(from_pairs([("list.7.n", "2")]).is_err());
}

#[test]
fn facts_beyond_the_bound_are_one_fault_and_none_is_dropped() {
    let keys: Vec<String> = (0..MOST_FACTS + 3).map(|n| format!("f{n}")).collect();
    let first = |n: usize| from_pairs(keys[..n].iter().map(|key| (key.as_str(), "1")));
    assert_eq!(first(MOST_FACTS).unwrap().len(), MOST_FACTS);
    let faults = first(MOST_FACTS + 3).unwrap_err();
    assert_eq!(
        (faults.len(), faults[0].kind, faults[0].path.as_str()),
        (1, FaultKind::TooMany, "f1500")
    );
    assert_eq!(faults[0].given, json!(MOST_FACTS + 3));
}

#[test]
fn description_lists_every_field_with_its_default() {
    let fields = describe::<Outer>();
    assert_eq!(
        fields.iter().map(|f| f.name).collect::<Vec<_>>(),
        ["colour", "many", "on", "width", "room", "inner", "list"]
    );
    assert_eq!(fields[3].default, Limit::Default(json!(40)));
    assert!(matches!(&fields[6].kind, Kind::List { fields, .. } if fields[0].name == "n"));
}

proptest! {
    #[test]
    fn no_pairs_ever_panic(pairs in proptest::collection::vec(("[a-z0-9.]{0,12}", "\\PC{0,8}"), 0..12)) {
        if let Ok(map) = from_pairs(pairs.iter().map(|(a, b)| (a.as_str(), b.as_str()))) {
            let _ = read::<Outer>(&Tables::default(), map);
        }
    }
}

/// Missing numbers, with each method that checks whether they may be.
struct Plain;
impl Declared for Plain {
    fn declare(form: &mut Form<'_>) -> Self {
        form.decimal("told", 0.0, 9.0).if_told();
        form.decimal("place", 0.0, 9.0).placed();
        form.decimal("needed", 0.0, 9.0).required();
        Self
    }
}

#[test]
fn a_range_where_none_is_taken_is_one_fault() {
    for name in ["told", "place", "needed"] {
        let given = json!({name: "2..3"}).as_object().unwrap().clone();
        let tables = Tables::default();
        let mut form = Form::reading_partly(&tables, given, &Default::default(), (true, &[], &[]));
        Plain::declare(&mut form);
        let faults: Vec<(String, &str)> = form
            .close_partly()
            .faults
            .iter()
            .map(|fault| (fault.path.clone(), fault.kind.code()))
            .collect();
        assert_eq!(faults, [(name.to_owned(), "not-one-number")]);
    }
}

/// Whole numbers, of which a range leaves a few.
struct Counts;
impl Declared for Counts {
    fn declare(form: &mut Form<'_>) -> Self {
        form.integer("with_default", 0, 12).or(1);
        form.integer("usually", 0, 12).or_usually(1);
        form.integer("optional", 0, 12).optional();
        form.integer("needed", 0, 99).required();
        form.integer("weighed", 0, 99).required();
        form.integer("one_of", 0, 99).among([15, 28]).optional();
        form.integer("where", 0, 99).required_where(false);
        form.integer("told", 0, 99).if_told();
        form.integer("base", 0, 99).setting(1);
        form.integer("place", 0, 99).placed();
        Self
    }
}

/// Faults of [`Counts`], and the values that are tried for its only given field.
fn counted(name: &str, range: &str) -> (Vec<(String, &'static str)>, Option<Vec<Value>>) {
    let given = json!({name: range}).as_object().unwrap().clone();
    let tables = Tables::default();
    let mut form = Form::reading_partly(&tables, given, &Default::default(), (true, &[], &[]));
    Counts::declare(&mut form);
    let read = form.close_partly();
    let faults = read.faults.iter();
    let faults = faults.map(|fault| (fault.path.clone(), fault.kind.code()));
    let fact = read.partly.asked.iter().find(|fact| fact.path == name);
    let values = fact.and_then(|fact| fact.domain.values());
    (faults.collect(), values)
}

#[test]
fn a_range_of_whole_numbers_is_tried_number_by_number() {
    for name in [
        "with_default",
        "usually",
        "optional",
        "needed",
        "weighed",
        "where",
        "told",
    ] {
        for (range, want) in [
            ("2-4", json!([2, 3, 4])),
            (">2..5", json!([3, 4])),
            ("..2", json!([0, 1])),
        ] {
            let (faults, values) = counted(name, range);
            assert!(faults.is_empty(), "{name}");
            assert_eq!(Value::from(values.unwrap()), want, "{name}");
        }
    }
    assert_eq!(counted("one_of", "..20").1, Some(vec![json!(15)]));
}

/// A usual number with too many values to try them all, which the rule does not compare.
struct Unheeded;
impl Declared for Unheeded {
    fn declare(form: &mut Form<'_>) -> Self {
        form.integer("far", 0, 99).or(1);
        Self
    }
}

#[test]
#[should_panic(expected = "is never tried")]
fn a_usual_number_is_compared_or_has_few_values() {
    let tables = Tables::default();
    let nothing = Map::new();
    let mut form = Form::reading_partly(&tables, nothing, &Default::default(), (true, &[], &[]));
    Unheeded::declare(&mut form);
}

#[test]
fn a_range_that_cannot_be_tried_is_one_fault() {
    for (name, range) in [
        ("base", "2..4"),
        ("place", "2..4"),
        // Too many to try all: none of them represents the others.
        ("needed", "0..99"),
        // The range contains no number.
        ("told", "1.2..1.8"),
    ] {
        let (faults, _) = counted(name, range);
        assert_eq!(faults, [(name.to_owned(), "not-one-number")], "{name}");
    }
    // The range contains none of a few possible numbers.
    let (faults, _) = counted("one_of", "16..20");
    assert_eq!(faults, [("one_of".to_owned(), "not-one-of")]);
}
