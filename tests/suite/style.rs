//! Tests of the stylesheet, and of the styles of the frame in each page: sizes, weights, spaces and
//! colours must be tokens of head.css, every text must be readable on every surface (WCAG AA), and
//! docs/interface.md must describe each token.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}

/// Returns the stylesheet without comments.
fn stylesheet() -> String {
    let mut rest = read("crates/pages/templates/head.css") + &read("assets/style.css");
    let mut out = String::new();
    while let Some(start) = rest.find("/*") {
        out.push_str(&rest[..start]);
        let end = rest[start..].find("*/").expect("a comment ends") + start + 2;
        rest = rest.split_off(end);
    }
    out + &rest
}

/// Returns the blocks of tokens (`:root{…}`) in order, and the rules without them.
fn apart(css: &str) -> (Vec<BTreeMap<String, String>>, String) {
    let (mut blocks, mut rules, mut rest) = (Vec::new(), String::new(), css);
    while let Some(start) = rest.find(":root{") {
        let end = start + rest[start..].find('}').expect("a block ends");
        rules.push_str(&rest[..start]);
        let block = &rest[start + ":root{".len()..end];
        // A `data:` address contains colons, and no token contains semicolons.
        let tokens = block
            .split(';')
            .filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'))
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        blocks.push(tokens.collect());
        rest = &rest[end + 1..];
    }
    rules.push_str(rest);
    (blocks, rules)
}

/// Returns every declaration of the rules, as property and value.
fn declarations(rules: &str) -> Vec<(&str, &str)> {
    rules
        .split(['{', '}', ';'])
        .filter_map(|part| part.split_once(':'))
        .map(|(name, value)| (name.trim(), value.trim()))
        .filter(|(name, _)| name.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
        .collect()
}

const SIZES: [&str; 6] = ["t1", "t2", "t3", "t4", "t5", "t6"];

#[test]
fn sizes_of_text_are_the_six_of_the_scale() {
    let css = stylesheet();
    let (_, rules) = apart(&css);
    let wrong: Vec<String> = declarations(&rules)
        .into_iter()
        .filter(|(name, value)| {
            let value = value.trim_end_matches("!important");
            let named = SIZES
                .iter()
                .any(|size| value.contains(&format!("var(--{size})")))
                || value.contains("var(--fill)")
                || value == "inherit";
            match *name {
                "font-size" => !(named || value == "0"),
                "font" => !named,
                _ => false,
            }
        })
        .map(|(name, value)| format!("{name}:{value}"))
        .collect();
    assert!(wrong.is_empty(), "sizes outside the scale: {wrong:#?}");
}

#[test]
fn there_are_two_weights() {
    let css = stylesheet();
    let (_, rules) = apart(&css);
    for (name, value) in declarations(&rules) {
        if name == "font-weight" {
            assert!(matches!(value, "400" | "600"), "font-weight:{value}");
        }
        if name == "font" {
            let weight = value.split(' ').next().unwrap_or_default();
            assert!(
                !weight.chars().all(|c| c.is_ascii_digit()) || matches!(weight, "400" | "600"),
                "font:{value}"
            );
        }
    }
}

#[test]
fn spaces_lie_on_a_grid_of_four_pixels() {
    /// Pixels of a rem.
    const REM: f64 = 16.0;
    let css = stylesheet();
    let (_, rules) = apart(&css);
    let mut wrong = Vec::new();
    for (name, value) in declarations(&rules) {
        let space = ["padding", "margin", "gap", "row-gap", "column-gap"]
            .iter()
            .any(|start| {
                name == *start
                    || name
                        .strip_prefix(start)
                        .is_some_and(|rest| rest.starts_with('-'))
            });
        if !space {
            continue;
        }
        for length in value.split([' ', '(', ')', ',', '*', '+']) {
            let Some(n) = length
                .strip_suffix("rem")
                .and_then(|n| n.parse::<f64>().ok())
            else {
                continue;
            };
            if (n * REM) % 4.0 != 0.0 {
                wrong.push(format!("{name}:{value}"));
            }
        }
    }
    assert!(wrong.is_empty(), "spaces off the grid: {wrong:#?}");
}

#[test]
fn colours_are_tokens() {
    const NAMED: [&str; 14] = [
        "black", "white", "red", "green", "blue", "grey", "gray", "orange", "yellow", "brown",
        "purple", "gold", "silver", "navy",
    ];
    let css = stylesheet();
    let (_, rules) = apart(&css);
    let mut wrong = Vec::new();
    for (name, value) in declarations(&rules) {
        let words = || value.split([' ', ',', '(', ')', '/']);
        let hex = words().any(|word| {
            word.strip_prefix('#').is_some_and(|digits| {
                matches!(digits.len(), 3 | 4 | 6 | 8)
                    && digits.chars().all(|c| c.is_ascii_hexdigit())
            })
        });
        let function = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "lab("]
            .iter()
            .any(|start| value.contains(start));
        let coloured = name.contains("color")
            || name.starts_with("background")
            || name.starts_with("border")
            || matches!(name, "fill" | "stroke" | "box-shadow" | "outline");
        let named = coloured && words().any(|word| NAMED.contains(&word));
        if hex || function || named {
            wrong.push(format!("{name}:{value}"));
        }
    }
    assert!(wrong.is_empty(), "colours outside the tokens: {wrong:#?}");
}

#[test]
fn every_token_that_is_used_exists_and_every_one_is_used_and_described() {
    let css = stylesheet();
    let (blocks, rules) = apart(&css);
    let first = blocks.first().expect("tokens");
    let docs = read("docs/interface.md");
    let used = rules.clone()
        + &blocks
            .iter()
            .flat_map(BTreeMap::values)
            .cloned()
            .collect::<String>();
    for name in first.keys() {
        assert!(
            used.contains(&format!("var(--{name})")),
            "--{name} is not used"
        );
        assert!(
            docs.contains(&format!("`--{name}`")),
            "docs/interface.md says nothing of --{name}"
        );
    }
    // Set by a class of the element that uses it.
    const LOCAL: [&str; 4] = ["tone", "side", "k", "g"];
    for part in rules.split("var(--").skip(1) {
        let name = part.split([')', ',']).next().unwrap_or_default();
        assert!(
            first.contains_key(name) || LOCAL.contains(&name),
            "--{name} is used and not named"
        );
    }
    assert!(SIZES.iter().all(|size| first.contains_key(*size)) && !first.contains_key("t7"));
}

/// Returns the relative luminance of `#rgb` or `#rrggbb`, as defined by WCAG 2.2.
fn luminance(hex: &str) -> f64 {
    let digits = hex.strip_prefix('#').expect(hex);
    let wide: String = if digits.len() == 3 {
        digits.chars().flat_map(|c| [c, c]).collect()
    } else {
        digits.to_owned()
    };
    let part = |n: usize| {
        let value = f64::from(u8::from_str_radix(&wide[2 * n..2 * n + 2], 16).expect(hex)) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_text_can_be_read_on_every_surface_in_both_themes() {
    const TEXTS: [&str; 11] = [
        "ink", "quiet", "accent", "ok", "no", "lost", "back", "open", "mine", "foe", "pick",
    ];
    const PAIRS: [(&str, &str); 9] = [
        ("on-accent", "accent"),
        ("on-pick", "pick"),
        ("ink", "mark"),
        ("ink", "ok-wash"),
        ("ink", "no-wash"),
        ("ink", "base"),
        ("ink", "felt"),
        ("card", "open"),
        ("card", "lost"),
    ];
    let css = stylesheet();
    let (blocks, _) = apart(&css);
    let light = &blocks[0];
    let mut dark = light.clone();
    dark.extend(blocks[1].clone());
    for (theme, tokens) in [("light", light), ("dark", &dark)] {
        let on = |text: &str, surface: &str| {
            let found = contrast(&tokens[text], &tokens[surface]);
            assert!(
                found >= 4.5,
                "{theme}: --{text} on --{surface} has {found:.2}"
            );
        };
        for text in TEXTS {
            for surface in ["paper", "wash", "card"] {
                on(text, surface);
            }
        }
        for (text, surface) in PAIRS {
            on(text, surface);
        }
    }
}

#[test]
fn a_wrong_rule_is_seen() {
    let (blocks, rules) = apart(":root{--t1:1px}a{font-size:13px;color:#fff}");
    assert_eq!(blocks[0]["t1"], "1px");
    assert_eq!(
        declarations(&rules),
        [("font-size", "13px"), ("color", "#fff")]
    );
    assert!((contrast("#fff", "#000") - 21.0).abs() < 1e-9);
}
