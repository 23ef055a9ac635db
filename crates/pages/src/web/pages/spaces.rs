//! A figure and its unit stay on one line, wherever a page contains them.

/// Units that are short enough never to need a line break before them.
const UNITS: [&str; 4] = ["%", "mm", "cm", "VD"];

/// Elements whose content is copied or sent exactly as it is.
const VERBATIM: [&str; 7] = [
    "textarea", "pre", "code", "script", "style", "title", "option",
];

/// A page with a no-break space between each figure and its unit.
pub fn unbroken(html: &str) -> String {
    let mut out = String::with_capacity(html.len() + 64);
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        join(&rest[..at], &mut out);
        rest = &rest[at..];
        let name = VERBATIM.iter().find(|name| {
            rest[1..]
                .strip_prefix(**name)
                .is_some_and(|after| after.starts_with(['>', ' ']))
        });
        let end = match name {
            Some(name) => rest.find(&format!("</{name}")),
            None => rest.find('>').map(|at| at + 1),
        };
        let (tag, after) = rest.split_at(end.unwrap_or(rest.len()).max(1));
        out.push_str(tag);
        rest = after;
    }
    join(rest, &mut out);
    out
}

/// Writes a text without tags.
fn join(text: &str, out: &mut String) {
    let mut from = 0;
    for (at, _) in text.match_indices(' ') {
        let after = &text[at + 1..];
        let unit = UNITS.iter().find_map(|unit| after.strip_prefix(unit));
        let figure = text[..at].ends_with(|c: char| c.is_ascii_digit());
        if figure && unit.is_some_and(|after| !after.starts_with(char::is_alphanumeric)) {
            out.push_str(&text[from..at]);
            out.push('\u{a0}');
            from = at + 1;
        }
    }
    out.push_str(&text[from..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_keeps_its_unit() {
        for (given, want) in [
            ("<p>goes 15 mm back</p>", "<p>goes 15~mm back</p>"),
            ("<b>17</b> 47 %, 3 %", "<b>17</b> 47~%, 3~%"),
            ("a 15 mmx, 15 paces, x mm", "a 15 mmx, 15 paces, x mm"),
            (
                "<a title=\"15 mm\">1 cm</a><code>1 cm</code> 2 cm",
                "<a title=\"15 mm\">1~cm</a><code>1 cm</code> 2~cm",
            ),
            ("<textarea rows=\"2\">1 cm", "<textarea rows=\"2\">1 cm"),
            ("1 cm < 2 cm", "1~cm < 2 cm"),
            ("<", "<"),
        ] {
            assert_eq!(unbroken(given).replace('\u{a0}', "~"), want);
        }
    }
}
