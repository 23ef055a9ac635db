//! Short answers: they are shown alone in hits, cards and posts, so they must be short and must not depend
//! on anything that is not quoted with them.

use super::{Finder, Subject};
use crate::content::NodeKind;
use crate::lang::{ByLang, Lang};

/// Maximum number of characters of a short answer.
const LONGEST: usize = 240;

/// Maximum number of words before a colon that are only a label; more if they open with a preposition.
const LABEL: usize = 2;
const LONG_LABEL: usize = 3;

/// Signs that a short answer needs its title, in one language: lower-case words, separated by commas.
struct Leaning {
    /// Words that reply to a question if a comma, a colon, a full stop or nothing follows.
    replies: &'static str,
    /// Replies to a yes/no title with which a short answer may open, if a complete sentence follows.
    said_first: &'static str,
    /// First words that refer to something said before, or begin a condition without a main clause.
    openings: &'static str,
    /// Openings that look like one of them but name their own subject.
    fine: &'static str,
    /// First words of a condition, which a comma and a main clause must follow.
    conditions: &'static str,
    /// First words that are not a subject, so that the text up to the colon is not a sentence.
    adjuncts: &'static str,
    /// Words that refer to the page around the answer.
    pointers: &'static str,
    /// The checks of the library.
    check: &'static str,
    /// First words of a claim that refer to the sentence before it.
    claims: &'static str,
    /// Openings that look like one of them but are followed by their subject.
    claims_fine: &'static str,
}

/// The words of [`Leaning`], which are defined only here.
const LEANING: ByLang<Leaning> = ByLang {
    it: Leaning {
        replies: "sì, no, non più, non sempre, mai, sempre, dipende, nessuno, nessuna, tutti, tutte, qualunque, nulla, niente",
        said_first: "sì, no",
        openings: "sì, no, sempre, solo se, soltanto se, solo quando, soltanto quando, questo, questa, questi, queste, quello, quella, quelli, quelle, esso, essa, essi, esse, lo dice, lo dicono, lo stesso, la stessa, gli stessi, le stesse, qui, allora, altrimenti, anzi, ma, però, anche lui, anche lei",
        fine: "quello che, quella che, quelli che, quelle che",
        conditions: "se, salvo, tranne, a meno che",
        adjuncts: "a, ad, al, alla, ai, alle, in, nel, nella, nei, nelle, di, del, della, da, dal, dalla, su, sul, sulla, per, con, dopo, prima, solo, soltanto, non, quasi",
        pointers: "elencati qui, elencate qui, elencato qui, elencata qui, qui elencati, qui elencate, qui sotto, qui sopra, come segue, vedi sotto, vedi sopra, casi elencati, tipi elencati, truppe elencate, eccone",
        check: "la verifica, le verifiche",
        claims: "solo se, soltanto se, solo quando, soltanto quando, questo, questa, questi, queste, esso, essa, essi, esse, poi, quindi, allora, altrimenti, anzi, ma, però, per il resto",
        claims_fine: "",
    },
    en: Leaning {
        replies: "yes, no, not any more, no longer, not always, always, never, it depends, none, nobody, all, any, nothing",
        said_first: "yes, no",
        openings: "yes, only if, only when, it, its, they, their, them, he, she, this, these, those are, those were, here, then, otherwise, the same, and, but, because, as many as, as far as, as much as, as long as",
        fine: "it is not, it is unclear, it is open, it is best",
        conditions: "if, unless",
        adjuncts: "at, in, on, to, for, from, by, with, after, before, only, not, nearly",
        pointers: "listed here, listed below, listed above, as follows, see below, see above, listed cases, cases listed, types listed, troops listed, here is one",
        check: "the check, the checks",
        claims: "only if, only when, it, its, they, their, them, he, she, this, these, then, therefore, otherwise, and, but, because",
        claims_fine: "it is",
    },
};

pub(super) fn long(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for (_, text) in node.text.iter() {
            let length = text.answer.chars().count();
            if length > LONGEST {
                finder.problem(
                    &text.place,
                    format!(
                        "the short answer of `{}` has {length} characters: at most {LONGEST}",
                        node.id
                    ),
                );
            }
        }
    }
}

pub(super) fn leaning(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for (lang, text) in node.text.iter() {
            if let Some(why) = leans(
                lang,
                &text.answer,
                node.attributes.kind == NodeKind::Dispute,
            ) {
                let told = format!(
                    "the short answer of `{}` does not stand alone: {why}",
                    node.id
                );
                finder.problem(&text.place, told);
            }
        }
    }
}

/// Claims are quoted alone by verdicts and posts, as reasons.
pub(super) fn leaning_claims(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for (lang, text) in node.text.iter() {
            for claim in text.claims.iter().filter(|claim| claim.text != text.answer) {
                if let Some(words) = claim_leans(lang, &claim.text) {
                    let told = format!(
                        "the claim `{}#{}` does not stand alone: `{words}` opens it",
                        node.id, claim.anchor
                    );
                    finder.problem(&claim.place, told);
                }
            }
        }
    }
}

/// The first words of a claim that reply to a question or refer to the sentence before it, if any.
fn claim_leans(lang: Lang, claim: &str) -> Option<&'static str> {
    let Leaning {
        replies,
        claims,
        claims_fine,
        ..
    } = LEANING[lang];
    let claim = claim.to_lowercase();
    let reply = replies
        .split(", ")
        .find(|words| after(&claim, words).is_some_and(replied));
    reply.or_else(|| {
        claims.split(", ").find(|words| {
            after(&claim, words).is_some()
                && !claims_fine
                    .split(", ")
                    .any(|fine| !fine.is_empty() && after(&claim, fine).is_some())
        })
    })
}

/// The text after some first words, matched as whole words; `None` if it does not begin with them.
fn after<'t>(text: &'t str, words: &str) -> Option<&'t str> {
    text.strip_prefix(words)
        .filter(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '\'' || c == '’'))
}

/// Whether words that may reply to a question do so, judged by what follows them.
fn replied(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with([',', ':', '.', ';'])
}

/// The sentence of a short answer after the "yes" or "no" that answers its title; the whole answer if there
/// is none, or if nothing follows.
fn sentence<'t>(answer: &'t str, said_first: &str) -> &'t str {
    said_first
        .split(", ")
        .find_map(|words| after(answer, words).filter(|rest| replied(rest)))
        .map(|rest| rest.trim_start_matches([',', ':', '.', ';', ' ']))
        .filter(|rest| !rest.is_empty())
        .unwrap_or(answer)
}

/// The reason why a short answer needs its title, if it does. `dispute` says that it answers an open point.
fn leans(lang: Lang, answer: &str, dispute: bool) -> Option<String> {
    let Leaning {
        replies,
        said_first,
        openings,
        fine,
        conditions,
        adjuncts,
        pointers,
        check,
        ..
    } = LEANING[lang];
    let answer = answer.to_lowercase();
    let answer = sentence(&answer, said_first);
    let after = |words: &&str| after(answer, words);
    if check
        .split(", ")
        .any(|words| after(&words).is_some() || (dispute && holds(answer, words)))
    {
        return Some(
            "what is not decided and what players do come before what the check does".to_owned(),
        );
    }
    if let Some(words) = replies
        .split(", ")
        .find(|words| after(words).is_some_and(replied))
    {
        return Some(format!("`{words}` replies to its title"));
    }
    if let Some(words) = openings.split(", ").find(|words| {
        after(words).is_some() && !fine.split(", ").any(|words| after(&words).is_some())
    }) {
        return Some(format!(
            "`{words}` opens it and stands for what only its title says"
        ));
    }
    let first = answer.find([':', '.']).map_or(answer, |end| &answer[..end]);
    if let Some(words) = conditions
        .split(", ")
        .find(|words| after(words).is_some() && !first.contains(','))
    {
        return Some(format!("`{words}` begins a condition without its sentence"));
    }
    let most = if adjuncts.split(", ").any(|words| after(&words).is_some()) {
        LONG_LABEL
    } else {
        LABEL
    };
    if let Some((label, _)) = answer
        .split_once(": ")
        .filter(|(label, _)| label.split_whitespace().count() <= most)
    {
        return Some(format!("`{label}:` is no sentence"));
    }
    pointers
        .split(", ")
        .find(|words| holds(answer, words))
        .map(|words| format!("`{words}` points at what is not quoted with it"))
}

/// Whether a text contains some words, matched as whole words.
fn holds(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        !text[..at].ends_with(char::is_alphanumeric)
            && !text[at + words.len()..].starts_with(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::{claim_leans, leans};
    use crate::audit::little::Little;
    use crate::lang::Lang;

    #[test]
    fn a_long_answer() {
        let long = |n: usize| {
            Little::new().replace(
                "content-it/dba/recoil.md",
                "Chi perde",
                &format!("Chi perde{}", "x".repeat(n)),
            )
        };
        // This answer has 20 characters.
        long(220).finds(&[]);
        long(221).finds(&["content-it/dba/recoil.md:7:1: long-answer: the short answer of `dba/recoil/one` has 241 characters: at most 240"]);
    }

    #[test]
    fn an_answer_that_leans_on_its_title() {
        Little::new().replace("content-en/dba/recoil.md", "Who loses falls back.", "Only if it loses.").finds(&[
            "content-en/dba/recoil.md:7:1: leaning-answer: the short answer of `dba/recoil/one` does not stand alone: `only if` opens it and stands for what only its title says",
        ]);
        Little::new().attributes("kind=dispute").replace("content-it/dba/recoil.md", "Chi perde si ritira.", "Non è scritto, e la verifica lo lascia aperto.").finds(&[
            "content-it/dba/recoil.md:7:1: leaning-answer: the short answer of `dba/recoil/one` does not stand alone: what is not decided and what players do come before what the check does",
        ]);
    }

    #[test]
    fn a_claim_that_leans_on_the_sentence_before_it() {
        Little::new()
            .replace("content-en/dba/recoil.md", "A few may.", "Then they may.")
            .finds(&["content-en/dba/recoil.md:11:18: leaning-claim: the claim `dba/recoil/one#few` does not stand alone: `then` opens it"]);
        for (lang, claim) in [
            (Lang::It, "Sì, se c'è posto."),
            (Lang::It, "Poi si gira il tavolo."),
            (Lang::It, "Per il resto vale il manuale."),
            (Lang::En, "No: guns may not."),
            (Lang::En, "They stay."),
            (Lang::En, "Only if it has lost."),
            (Lang::En, "Otherwise the rulebook applies."),
        ] {
            assert!(claim_leans(lang, claim).is_some(), "{claim}");
        }
        for (lang, claim) in [
            (Lang::It, "Nessuno può tirare in mischia."),
            (Lang::It, "Commentario: chi fugge si ferma."),
            (Lang::It, "Lo stesso fattore serve anche al tiro."),
            (
                Lang::En,
                "It is enough for any part of the unit to be in it.",
            ),
            (Lang::En, "No more than two units may hide in one piece."),
            (Lang::En, "Sheet: nothing is said of flight."),
        ] {
            assert_eq!(claim_leans(lang, claim), None, "{claim}");
        }
    }

    #[test]
    fn what_stands_alone_and_what_does_not() {
        for (lang, answer) in [
            (Lang::It, "Sì."),
            (Lang::It, "No, questo non si può."),
            (Lang::It, "Sì, se sono nemici: chi tira li vede."),
            (Lang::It, "Mai, nemmeno in mischia."),
            (Lang::It, "Sempre 3: vale per ogni generale."),
            (Lang::It, "Tre cose: fermarsi, girarsi, tirare."),
            (Lang::It, "Solo gli impetuosi: nessun altro insegue."),
            (Lang::It, "Questo succede ai Volteggiatori."),
            (Lang::It, "La verifica lascia aperto il punto."),
            (Lang::It, "I casi sono elencati qui."),
            (
                Lang::It,
                "La carica ha l'impeto se nessuno dei casi elencati lo nega.",
            ),
            (Lang::En, "No."),
            (Lang::En, "Yes, they may."),
            (Lang::En, "No, unless it is impetuous. Other foot is lost."),
            (Lang::En, "Yes: only if it is near."),
            (Lang::En, "It costs one point."),
            (Lang::En, "They stay."),
            (Lang::En, "At the front: the front units must touch."),
            (Lang::En, "The check leaves it open."),
            (Lang::En, "An element is lost in the cases listed here."),
            (
                Lang::En,
                "An Elephant dies if one of the troops listed beats it.",
            ),
        ] {
            assert!(leans(lang, answer, false).is_some(), "{answer}");
        }
        for (lang, answer) in [
            (Lang::It, "Nessun elemento si ritira due volte."),
            (Lang::It, "No: un quadrato sta fermo."),
            (Lang::It, "Sì, un quadrato può, se il fronte è libero."),
            (Lang::It, "Nessuno può tirare in mischia."),
            (
                Lang::It,
                "Lo schieramento avanzato va scritto nella lista: il modello e il comando.",
            ),
            (Lang::It, "Con un corpo per parte il tavolo è un quadrato."),
            (
                Lang::It,
                "Quello che un esercito perde lo guadagna l'altro.",
            ),
            (Lang::It, "Il tiro passa: la linea è libera."),
            (Lang::It, "Quattro dadi bastano, e la verifica li conta."),
            (Lang::En, "No element retreats twice."),
            (Lang::En, "Yes, guns may."),
            (Lang::En, "Yes, if the front is clear, guns may shoot."),
            (Lang::En, "Yes: guns may, if their front is clear."),
            (
                Lang::En,
                "Only a frontal threat can be evaded: a charge is frontal if it crosses the zone.",
            ),
            (Lang::En, "Range is inclusive: the exact measure is enough."),
            (
                Lang::En,
                "It is not written who wins a draw: agree before the game.",
            ),
            (Lang::En, "Items are bought with points."),
            (Lang::En, "A quarter is enough, and the check takes it so."),
        ] {
            assert_eq!(leans(lang, answer, false), None, "{answer}");
        }
        assert!(
            leans(
                Lang::En,
                "A quarter is enough, and the check takes it so.",
                true
            )
            .is_some()
        );
    }
}
