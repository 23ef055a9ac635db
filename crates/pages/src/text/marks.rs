//! Latin letters with diacritics and their base letters: enough for our texts and queries. The tables of
//! all scripts (`unicode-normalization`) would add 53 kB to the offline copy. Server and device both use
//! these tables; `import` reads foreign texts and uses the complete ones.

use std::sync::LazyLock;

/// Each diacritic with its letters: the letter without it, then with it.
const MARKED: &[(char, &str)] = &[
    (
        '\u{300}',
        "AÀEÈIÌOÒUÙaàeèiìoòuùÜǛüǜNǸnǹĒḔēḕŌṐōṑWẀwẁÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ",
    ),
    (
        '\u{301}',
        "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÜǗüǘGǴgǵÅǺåǻÆǼæǽØǾøǿÇḈçḉĒḖēḗÏḮïḯKḰkḱMḾmḿÕṌõṍŌṒōṓPṔpṕŨṸũṹWẂwẃÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứ",
    ),
    (
        '\u{302}',
        "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷZẐzẑẠẬạậẸỆẹệỌỘọộ",
    ),
    (
        '\u{303}',
        "AÃNÑOÕaãnñoõIĨiĩUŨuũVṼvṽÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ",
    ),
    (
        '\u{304}',
        "AĀaāEĒeēIĪiīOŌoōUŪuūÜǕüǖÄǞäǟȦǠȧǡÆǢæǣǪǬǫǭÖȪöȫÕȬõȭȮȰȯȱYȲyȳGḠgḡḶḸḷḹṚṜṛṝ",
    ),
    ('\u{306}', "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭȨḜȩḝẠẶạặ"),
    (
        '\u{307}',
        "CĊcċEĖeėGĠgġIİZŻzżAȦaȧOȮoȯBḂbḃDḊdḋFḞfḟHḢhḣMṀmṁNṄnṅPṖpṗRṘrṙSṠsṡŚṤśṥŠṦšṧṢṨṣṩTṪtṫWẆwẇXẊxẋYẎyẏſẛ",
    ),
    ('\u{308}', "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸHḦhḧÕṎõṏŪṺūṻWẄwẅXẌxẍtẗ"),
    (
        '\u{309}',
        "AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ",
    ),
    ('\u{30a}', "AÅaåUŮuůwẘyẙ"),
    ('\u{30b}', "OŐoőUŰuű"),
    (
        '\u{30c}',
        "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔÜǙüǚGǦgǧKǨkǩƷǮʒǯjǰHȞhȟ",
    ),
    ('\u{30f}', "AȀaȁEȄeȅIȈiȉOȌoȍRȐrȑUȔuȕ"),
    ('\u{311}', "AȂaȃEȆeȇIȊiȋOȎoȏRȒrȓUȖuȗ"),
    ('\u{31b}', "OƠoơUƯuư"),
    (
        '\u{323}',
        "BḄbḅDḌdḍHḤhḥKḲkḳLḶlḷMṂmṃNṆnṇRṚrṛSṢsṣTṬtṭVṾvṿWẈwẉZẒzẓAẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ",
    ),
    ('\u{324}', "UṲuṳ"),
    ('\u{325}', "AḀaḁ"),
    ('\u{326}', "SȘsșTȚtț"),
    ('\u{327}', "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţEȨeȩDḐdḑHḨhḩ"),
    ('\u{328}', "AĄaąEĘeęIĮiįUŲuųOǪoǫ"),
    ('\u{32d}', "DḒdḓEḘeḙLḼlḽNṊnṋTṰtṱUṶuṷ"),
    ('\u{32e}', "HḪhḫ"),
    ('\u{330}', "EḚeḛIḬiḭUṴuṵ"),
    ('\u{331}', "BḆbḇDḎdḏKḴkḵLḺlḻNṈnṉRṞrṟTṮtṯZẔzẕhẖ"),
];

/// Letter, the letter without its last diacritic, and the diacritic, sorted by letter.
static LETTERS: LazyLock<Vec<(char, char, char)>> = LazyLock::new(|| {
    let mut letters = Vec::new();
    for (mark, pairs) in MARKED {
        let mut pairs = pairs.chars();
        while let (Some(plain), Some(letter)) = (pairs.next(), pairs.next()) {
            letters.push((letter, plain, *mark));
        }
    }
    letters.sort_unstable();
    letters
});

/// Whether this is a combining mark.
pub fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// A letter without diacritics.
pub fn bare(mut c: char) -> char {
    // The first letter with a diacritic.
    while c >= '\u{c0}'
        && let Ok(at) = LETTERS.binary_search_by_key(&c, |(letter, ..)| *letter)
    {
        c = LETTERS[at].1;
    }
    c
}

/// Composes a text: one character per letter with diacritics, where there is one.
pub fn composed(text: &str) -> impl Iterator<Item = char> {
    let mut rest = text.chars().peekable();
    std::iter::from_fn(move || {
        let mut c = rest.next()?;
        while let Some((letter, ..)) = rest.peek().filter(|mark| is_mark(**mark)).and_then(|mark| {
            LETTERS
                .iter()
                .find(|(_, plain, other)| *plain == c && other == mark)
        }) {
            c = *letter;
            rest.next();
        }
        Some(c)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;

    #[test]
    fn latin_letters_are_taken_apart_as_unicode_does() {
        for c in ('\0'..'\u{370}').chain('\u{1e00}'..'\u{1f00}') {
            let want: String = c.nfd().filter(|c| !is_combining_mark(*c)).collect();
            let got: String = Some(bare(c)).into_iter().filter(|c| !is_mark(*c)).collect();
            assert_eq!(got, want, "{c:?}");
            assert_eq!(is_mark(c), is_combining_mark(c), "{c:?}");
            let apart: String = c.nfd().collect();
            assert_eq!(
                composed(&apart).collect::<String>(),
                apart.nfc().collect::<String>(),
                "{c:?}"
            );
        }
        assert_eq!(
            composed("perche\u{301} cosi\u{300} no\u{302}\u{301}").collect::<String>(),
            "perch\u{e9} cos\u{ec} n\u{1ed1}"
        );
    }
}
