//! An address as a QR code.

use std::fmt::Write as _;

use super::layout::{Layout, Markup};
use crate::content::escape;

/// Maximum size in modules that a phone can still read.
const MOST: usize = 113;

/// The QR code of an address; `None` if it has no host or is too long.
pub fn square(s: &Layout<'_>, address: &str) -> Option<Markup> {
    let (path, side) = address.contains("://").then(|| drawn(address)).flatten()?;
    let label = escape(&s.t("desk-qr"));
    Some(Markup(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"{label}\" shape-rendering=\"crispEdges\"><path d=\"{path}\"/></svg>"
    )))
}

/// One stroke along the middle of each row, with gaps for light modules; and the total width with the
/// required margin.
fn drawn(address: &str) -> Option<(String, usize)> {
    let code = fast_qr::QRBuilder::new(address)
        .ecl(fast_qr::ECL::L)
        .build()
        .ok()
        .filter(|code| code.size <= MOST)?;
    let mut path = String::new();
    for y in 0..code.size {
        let _ = write!(path, "M4 {}.5", y + 4);
        let mut x = 0;
        while x < code.size {
            let dark = code[y][x].value();
            let run = (x..code.size)
                .take_while(|x| code[y][*x].value() == dark)
                .count();
            let _ = if dark {
                write!(path, "h{run}")
            } else {
                write!(path, "m{run} 0")
            };
            x += run;
        }
    }
    Some((path, code.size + 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strokes_are_the_dark_modules_of_the_code() {
        let address = "https://c.example/cite/dba.recoil?recoiler=Bd&friend=El";
        let (path, side) = drawn(address).unwrap();
        let code = fast_qr::QRBuilder::new(address)
            .ecl(fast_qr::ECL::L)
            .build()
            .unwrap();
        assert_eq!(side, code.size + 8);
        for (y, row) in path.split('M').skip(1).enumerate() {
            let strokes = row.strip_prefix(&format!("4 {}.5", y + 4)).unwrap();
            let mut dark = Vec::new();
            for step in strokes
                .split_inclusive(['h', 'm'])
                .collect::<Vec<_>>()
                .windows(2)
            {
                let count: usize = step[1]
                    .split(['h', 'm', ' '])
                    .next()
                    .unwrap()
                    .parse()
                    .unwrap();
                dark.extend(std::iter::repeat_n(step[0].ends_with('h'), count));
            }
            assert_eq!(
                dark,
                (0..code.size)
                    .map(|x| code[y][x].value())
                    .collect::<Vec<_>>(),
                "row {y}"
            );
        }
        assert!(drawn(&"x".repeat(3000)).is_none());
    }
}
