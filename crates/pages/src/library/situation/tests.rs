use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use proptest::prelude::*;

use super::*;
use crate::check::{FindingKind, Status};
use crate::files::Files;
use crate::i18n::Texts;
use crate::kit::tables::Tables;
use crate::lexicon::Lexicon;
use crate::library::Passages;

static REAL: LazyLock<Library> = LazyLock::new(|| {
    let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
    let mut library = Library::load(&files, Tables::default(), Passages::default()).0;
    // Only the patterns of the file, without the learnt reader.
    library.reader = None;
    library
});

fn faults(rows: &str) -> Vec<String> {
    let files = Files::Bundle(Arc::new(BTreeMap::from([(
        FILE.to_owned(),
        format!("{HEADER}\n{rows}"),
    )])));
    Situations::read(&files)
        .0
        .judged(
            &Lexicon::default(),
            &Texts::parse(std::iter::empty::<(Lang, &str, String)>()).0,
        )
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn read(lang: Lang, query: &str, game: Option<&str>) -> Vec<Situation> {
    situations(&REAL, lang, query, game, &|_| None)
}

#[test]
fn what_is_wrong_with_the_file_is_told_with_its_place() {
    assert_eq!(
        faults(
            "word\t*\tGO\tgo|moves\t\nframe\t*\tdba.recoil\t{recoiler} GO {friend}\tsame_facing=true"
        ),
        [""; 0]
    );
    for (rows, wanted) in [
        (
            "frame\t*\tdba.nothing\tx\t",
            "index/situation.tsv:2:9: situation: `dba.nothing` is no check",
        ),
        (
            "frame\t*\tdba.recoil\t{nobody} x\t",
            "index/situation.tsv:2:20: situation: `nobody` is no field",
        ),
        (
            "frame\t*\tdba.recoil\tx\tsame_facing=perhaps",
            "index/situation.tsv:2:22: situation: `perhaps` is no value of `same_facing`",
        ),
        (
            "frame\t*\tdba.recoil\tx GO\t",
            "index/situation.tsv:2:20: situation: `GO` is no `word` of this file above this line",
        ),
        (
            "frame\txx\tdba.recoil\tx\t",
            "index/situation.tsv:2:7: situation: `xx` is no language",
        ),
        (
            "frame\t*",
            "index/situation.tsv:2:1: situation: expected 5 columns, found 2",
        ),
        (
            "cell\t*\tdba.nothing\tx\t",
            "index/situation.tsv:2:8: situation: `dba.nothing` is no table",
        ),
        (
            "cell\t*\tdba.speeds:fast\tx\t",
            "index/situation.tsv:2:8: situation: `fast` is no part of dba.speeds",
        ),
        (
            "totals\t*\tdba.close-combat\tone other\tdegree equal beaten thrice",
            "index/situation.tsv:2:37: situation: expected three values of a field of dba.close-combat",
        ),
        (
            "case\t*\tflank\tx\t",
            "index/situation.tsv:2:8: situation: `flank` is not `what:case`",
        ),
        (
            "list\t*\twords\tx\t",
            "index/situation.tsv:2:8: situation: `words` is no list",
        ),
        (
            "short\t*\tgeneral\tg\t",
            "index/situation.tsv:2:9: situation: `g` is too short or too long",
        ),
        (
            "row\t*\tdbe.moves:square\t\t",
            "index/situation.tsv:2:7: situation: a phrase is empty",
        ),
    ] {
        assert_eq!(faults(rows), [wanted], "{rows}");
    }
}

/// Returns the table rows that a text asks for, if it asks for nothing else.
fn rows(lang: Lang, query: &str, game: &str) -> Vec<String> {
    asked_rows(&REAL, lang, query, Some(game))
        .into_iter()
        .filter(|asked| asked.whole)
        .filter_map(|asked| asked.line(&REAL, lang))
        .collect()
}

#[test]
fn a_row_that_is_asked_for_is_read_out_of_its_table() {
    for (lang, query, game, wanted) in [
        (
            Lang::It,
            "quanti punti costano i volteggiatori",
            "dbe",
            "Unità: fattori e costo — Volteggiatori: tiro 1 · mischia 1 · carica – · <mark>punti 2</mark>.",
        ),
        (
            Lang::En,
            "melee factor of hussars against infantry",
            "dbe",
            "Units: factors and price — Light cavalry: shooting – · <mark>melee 2</mark> · charge – · points 3.",
        ),
        (
            Lang::En,
            "how far do cuirassiers move in woods",
            "dbe",
            "Moves, cm a turn — Heavy cavalry: road 16 · normal ground 16 · rough ground 12 · <mark>difficult ground 8</mark>.",
        ),
        (
            Lang::It,
            "gittata dell'artiglieria a cavallo",
            "dbe",
            "Gittate, cm — Artiglieria leggera o a cavallo: corta 12 · media 20 · lunga 36.",
        ),
    ] {
        assert_eq!(rows(lang, query, game), [wanted], "{query}");
    }
    let blades = rows(Lang::En, "factor of blades against mounted", "dba");
    assert!(
        blades[0].contains("against foot 5 · <mark>against mounted 3</mark>"),
        "{blades:?}"
    );
    // An unknown word, a negation or a third troop asks for something else.
    for query in [
        "how far do hussars move if the general is dead",
        "why do hussars cost 3 points",
        "hussars do not move in woods",
        "hussars lancers dragoons cost",
        "hussars",
    ] {
        assert_eq!(rows(Lang::En, query, "dbe"), [""; 0], "{query}");
    }
}

#[test]
fn a_question_that_is_put_as_a_denial_is_the_question() {
    for (lang, query, check) in [
        (Lang::En, "can't Bd break off from LH?", "dba.break-off"),
        (Lang::En, "can Bd not break off from LH", "dba.break-off"),
        (
            Lang::It,
            "le Bd non possono disimpegnarsi dai LH?",
            "dba.break-off",
        ),
    ] {
        let checks: Vec<&str> = read(lang, query, Some("dba"))
            .iter()
            .map(|one| one.check)
            .collect();
        assert_eq!(checks, [check], "{query}");
    }
    // The other player's losses are not the player's own.
    let lost = read(
        Lang::En,
        "i lost my general but he already lost two elements is the game over",
        Some("dba"),
    );
    let facts = |path: &str| {
        lost.iter()
            .flat_map(|one| &one.facts)
            .filter(|(known, _)| known == path)
            .count()
    };
    assert_eq!((facts("losses_a"), facts("losses_b")), (0, 1), "{lost:?}");
    // A statement and a conditional question are not such questions.
    for query in [
        "my Bd can not break off from LH",
        "if Bd can't break off from LH?",
    ] {
        assert!(read(Lang::En, query, Some("dba")).is_empty(), "{query}");
    }
}

#[test]
fn both_dice_of_a_fight_are_read_in_any_order() {
    let facts = |lang: Lang, query: &str| {
        let all = read(lang, query, Some("dbe"));
        let first = all.first().filter(|one| one.check == "dbe.combat");
        let told = |path: &str| {
            first.and_then(|one| {
                one.facts
                    .iter()
                    .find(|(known, _)| known == path)
                    .map(|(_, value)| value.clone())
            })
        };
        ["a.troop", "dice.a", "b.troop", "dice.b"].map(|path| told(path).unwrap_or_default())
    };
    for (lang, query) in [
        (Lang::En, "hussars roll 5 infantry in line roll 2"),
        (Lang::En, "5 for my hussars, 2 for his line infantry"),
        (
            Lang::En,
            "my hussars v line infantry, i throw 5, he throws 2",
        ),
        (
            Lang::It,
            "gli ussari tirano 5 e la fanteria di linea tira 2",
        ),
    ] {
        assert_eq!(
            facts(lang, query),
            ["light-cavalry", "5", "line", "2"],
            "{query}"
        );
    }
}

#[test]
fn a_code_of_one_game_says_which() {
    assert_eq!(owned_code("CP evade"), Some(("CP", "impetus")));
    assert_eq!(owned_code("LH insegue nel bosco"), Some(("LH", "dba")));
    // A word in lower case, codes of two games, a code that several games have, and no code.
    for text in ["cp evade", "LH contro CP", "El", "il generale", ""] {
        assert_eq!(owned_code(text), None, "{text}");
    }
}

#[test]
fn one_word_without_meaning_and_nothing_is_read() {
    assert_eq!(read(Lang::En, "Kn recoil into El", None).len(), 1);
    assert_eq!(read(Lang::En, "Kn recoil into El yesterday", None), []);
    assert_eq!(read(Lang::En, "Kn do not recoil into El", None), []);
    assert_eq!(read(Lang::En, "Kn don't recoil into El", None), []);
    assert_eq!(read(Lang::En, "Kn can't recoil into El", None), []);
    assert_eq!(read(Lang::It, "Kn non rinculano su El", None), []);
}

#[test]
fn a_question_about_the_rule_itself_is_no_situation() {
    for (asked, stated) in [
        ("when do Kn pursue", "do Kn pursue"),
        ("who can shoot into melee", "shoot into melee"),
        ("dba who can shoot into melee", "dba shoot into melee"),
    ] {
        assert_eq!(
            (
                read(Lang::En, asked, None).len(),
                read(Lang::En, stated, None).len()
            ),
            (0, 1),
            "{asked}"
        );
    }
    assert_eq!(read(Lang::En, "when Kn recoil into El", None).len(), 1);
}

#[test]
fn sides_come_from_verbs_prepositions_and_order() {
    let facts = |lang, query: &str| {
        let all = read(lang, query, Some("dba"));
        let [one] = &all[..] else {
            return format!("{all:?}");
        };
        one.facts
            .iter()
            .map(|(path, value)| format!("{path}={value}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        facts(Lang::It, "Ps supporta Bd contro Kn"),
        "rear=Ps front=Bd enemy=Kn"
    );
    assert_eq!(
        facts(Lang::It, "Bd supportate da Ps contro Kn"),
        "front=Bd rear=Ps enemy=Kn"
    );
    assert_eq!(
        facts(Lang::En, "Knights doubled by Spears"),
        "loser=Kn winner=Sp degree=doubled"
    );
    assert_eq!(
        facts(Lang::En, "Knights doubled Spears"),
        "winner=Kn loser=Sp degree=doubled"
    );
    let open = read(Lang::En, "Bd El recoil", Some("dba"));
    assert_eq!(
        open.iter()
            .map(|one| one.alternatives.len())
            .collect::<Vec<_>>(),
        [2]
    );
    assert!(open.iter().all(|one| judge(&REAL, one).is_none()));
}

#[test]
fn what_is_not_allowed_either_way_is_no_open_point() {
    let judged = |query| {
        judge(&REAL, &read(Lang::En, query, Some("dba"))[0])
            .unwrap()
            .verdict
    };
    // Whether it is the side's own bound is not stated, and could only add a reason.
    let oblique = judged("may my cavalry break off obliquely");
    assert_eq!(
        (
            oblique.status,
            oblique.finding.kind,
            oblique.finding.code.as_str()
        ),
        (Status::Decided, FindingKind::Illegal, "not-straight-back")
    );
    assert_eq!(judged("Kn break off from Sp").status, Status::Open);
}

proptest! {
    #[test]
    fn any_text_is_read_in_bounded_work(text in "(?s).{0,80}|((Bd|Kn|into|recoil|v|in|a|wood|2|not|paces|dietro|con|e|10) ){0,45}", lang in 0..2_usize) {
        for situation in read(Lang::ALL[lang], &text, None) {
            prop_assert!(situation.alternatives.len() != 1);
            judge(&REAL, &situation);
        }
    }

    #[test]
    fn no_file_does_harm(rows in "(frame|word|mod|bag|fact|want|\\PC|dba.recoil|\\{recoiler\\}|=|\\?|\t|\n| |,|:|GO){0,60}") {
        faults(&rows);
    }
}

/// Value of a fact that is read from a text.
fn fact(lang: Lang, query: &str, path: &str) -> Option<String> {
    let read = read(lang, query, None);
    let facts = &read.first()?.facts;
    let found = facts.iter().find(|(known, _)| known == path);
    found.map(|(_, value)| value.clone())
}

#[test]
fn dice_belong_to_the_side_that_is_mine_or_theirs() {
    for (lang, query, dice) in [
        (
            Lang::En,
            "my bd vs his wb, i rolled 4 he rolled 5",
            ["4", "5"],
        ),
        (Lang::En, "Kn charge my Sp, 3 him 5 me", ["3", "5"]),
        (
            Lang::It,
            "i miei kn caricano le sp, lui tira 5 io 3",
            ["3", "5"],
        ),
        (
            Lang::It,
            "due Bw tirano alla mia Bd, io 1 lui 6",
            ["6", "1"],
        ),
    ] {
        let read = ["die_a", "die_b"].map(|path| fact(lang, query, path));
        assert_eq!(read, dice.map(|die| Some(die.to_owned())), "{query}");
    }
    // The text does not state which troop the first number belongs to.
    for (lang, query) in [
        (Lang::En, "Kn charge Sp, 3 him 5 me"),
        (
            Lang::It,
            "art pesante russa a 15cm su corazzieri, io 3 lui 2",
        ),
    ] {
        let open = read(lang, query, None);
        assert!(
            open.first().is_some_and(|one| one.alternatives.len() == 2),
            "{open:?}"
        );
    }
}

#[test]
fn who_speaks_of_a_defeat_has_lost() {
    for (lang, query, loser) in [
        (
            Lang::En,
            "cav hits my ps in good going and i get doubled",
            "Ps",
        ),
        (Lang::En, "my ps attacks cav and i get doubled", "Ps"),
        (Lang::En, "cav hits ps and gets doubled", "Cv"),
    ] {
        assert_eq!(
            fact(lang, query, "loser").as_deref(),
            Some(loser),
            "{query}"
        );
    }
}

#[test]
fn figures_on_a_base_are_no_number_of_shooters() {
    let others = |query: &str| fact(Lang::En, query, "b.other_shooters");
    assert_eq!(others("3Bw shoot 4Bd, 5-2"), None);
    assert_eq!(others("three Bw shoot 4Bd, 5-2").as_deref(), Some("2"));
}

#[test]
fn a_distance_becomes_the_range_that_the_table_gives() {
    for (query, band) in [
        ("heavy artillery 10 cm line", "short"),
        ("heavy artillery 30 cm line", "long"),
    ] {
        assert_eq!(
            fact(Lang::En, query, "band").as_deref(),
            Some(band),
            "{query}"
        );
    }
}

#[test]
fn what_only_one_game_speaks_of_is_a_sign_of_it() {
    let sign = |query: &str| {
        REAL.situations
            .sign(&REAL.lexicon, &REAL.texts, Lang::En, query)
    };
    assert_eq!(sign("how many pips for a turn"), Some("dba"));
    assert_eq!(sign("guns 15 cm from the hussars"), Some("dbe"));
    assert_eq!(sign("pips and hussars"), None);
    assert_eq!(sign("who moves first"), None);
    assert_eq!(coded_game("lh vs 3Wb"), Some("dba"));
    assert_eq!(coded_game("line of sight"), None);
}

#[test]
fn a_number_is_of_the_field_whose_word_stands_beside_it() {
    let text = "Wb generale con Wb dietro dado 4 contro Bd dado 2, overlap su Wb";
    for (path, wanted) in [
        ("die_a", Some("4")),
        ("die_b", Some("2")),
        ("a.overlaps", Some("1")),
        ("a.rear", Some("Wb")),
        ("b.overlaps", None),
        ("b.rear", None),
    ] {
        let read = fact(Lang::It, text, path);
        assert_eq!(read.as_deref(), wanted, "{path}");
    }
}

#[test]
fn who_wins_is_who_is_said_to_win() {
    for (lang, text, loser, degree) in [
        (Lang::It, "4Bd vs 3Wb, vince Wb 8 a 7", "Bd", "beaten"),
        (Lang::It, "4Bd vs 3Wb, vince Bd 8 a 4", "Wb", "doubled"),
        (Lang::En, "Kn against Sp, Sp win 9 to 7", "Kn", "beaten"),
        (
            Lang::En,
            "my horde lost 3 to 5 vs blades in the open",
            "Hd",
            "",
        ),
        (
            Lang::En,
            "knights charged bows from the front and lost 4 to 5",
            "Kn",
            "",
        ),
    ] {
        assert_eq!(fact(lang, text, "loser").as_deref(), Some(loser), "{text}");
        // The numbers may be dice or totals, so the degree is only implied.
        let read = fact(lang, text, "degree").unwrap_or_default();
        assert_eq!(read, degree, "{text}");
    }
}

#[test]
fn who_garrisons_is_who_stands_before_it() {
    for (lang, text) in [
        (Lang::It, "Sp battute da Wb di guarnigione in una BUA"),
        (Lang::En, "my spears beaten by warband garrisoning a BUA"),
        (Lang::En, "spears beaten by warband garrison in BUA"),
        (Lang::En, "Wb garrison in a BUA beats my Sp by 1"),
    ] {
        let read = |path: &str| fact(lang, text, path);
        assert_eq!(
            read("winner_garrison_bua").as_deref(),
            Some("true"),
            "{text}"
        );
        assert_eq!(read("loser_going"), None, "{text}");
        let told = judge(
            &REAL,
            &super::situations(&REAL, lang, text, None, &|_| None)[0],
        );
        let told = told.expect(text);
        assert!(told.left.is_empty(), "{told:?}");
        assert_ne!(told.verdict.finding.code, "destroyed", "{told:?}");
    }
}

#[test]
fn short_forms_and_turns_are_read() {
    for (lang, text, path, value) in [
        (
            Lang::It,
            "elefante a 1300 passi dal generale che sta in una BUA, turno 4",
            "general_in",
            "bua",
        ),
        (
            Lang::It,
            "elefante a 1300 passi dal generale che sta in una BUA, turno 4",
            "own_bound",
            "4",
        ),
        (
            Lang::En,
            "elephant leaving BUA bound 3 general dead",
            "bua_move",
            "true",
        ),
        (
            Lang::En,
            "elephant leaving BUA bound 3 general dead",
            "general_lost",
            "true",
        ),
        (Lang::En, "El leaving a BUA in bound 3", "own_bound", "3"),
        (
            Lang::En,
            "can my bows shoot out of the wood if the whole base is inside it",
            "shooter_wholly_in",
            "wood",
        ),
        (Lang::En, "front Pk got wiped", "front_result", "destroyed"),
        (
            Lang::En,
            "Old Guard fires at voltigeurs behind a stone wall 8cm away",
            "shooter.old_guard",
            "true",
        ),
        (
            Lang::It,
            "FP disciplina A con entrambi i fianchi coperti contro FP disciplina B",
            "enemy_discipline",
            "B",
        ),
        (
            Lang::It,
            "corazzieri in terr difficile contro inf di linea, dadi 4 a 3",
            "a.going",
            "difficult",
        ),
    ] {
        let read = fact(lang, text, path);
        assert_eq!(read.as_deref(), Some(value), "{text}: {path}");
    }
}

/// The library with the learnt reader.
static WITH_READER: LazyLock<Library> = LazyLock::new(|| {
    let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
    Library::load(&files, Tables::default(), Passages::default()).0
});

#[test]
fn a_place_that_may_be_the_winners_is_asked_for() {
    for (lang, query) in [
        (Lang::En, "spears beaten by warband in a BUA"),
        (Lang::En, "blades beaten by warband in the BUA"),
        (Lang::It, "Sp battute da Wb in una BUA"),
    ] {
        let read = situations(&WITH_READER, lang, query, Some("dba"), &|_| None);
        let told = |path: &str| read[0].facts.iter().any(|(known, _)| known == path);
        assert!(told("loser") && !told("loser_going"), "{query}: {read:?}");
        let verdict = judge(&WITH_READER, &read[0]).expect(query).verdict;
        assert_eq!(verdict.status, Status::Open, "{query}");
    }
    // A place before the verb is the loser's.
    assert_eq!(
        fact(Lang::En, "spears in a BUA beaten by warband", "loser_going").as_deref(),
        Some("bua")
    );
}

#[test]
fn totals_say_who_lost_and_are_no_dice() {
    for (lang, query, loser, degree) in [
        (Lang::En, "my Sp vs his Kn, totals 5 to 6", "Sp", "beaten"),
        (Lang::En, "Wb total 7 Bd total 3", "Bd", "doubled"),
        (
            Lang::It,
            "i miei Kn hanno caricato degli archi di fronte in campo aperto, totale io 5 lui 7",
            "Kn",
            "beaten",
        ),
        (
            Lang::It,
            "i miei Bd contro Kn, totale io 8 lui 4",
            "Kn",
            "doubled",
        ),
        (
            Lang::It,
            "totali 6 a 5 per me, i miei Ps contro le sue Sp",
            "Sp",
            "beaten",
        ),
    ] {
        assert_eq!(
            fact(lang, query, "loser").as_deref(),
            Some(loser),
            "{query}"
        );
        assert_eq!(
            fact(lang, query, "degree").as_deref(),
            Some(degree),
            "{query}"
        );
        assert_eq!(fact(lang, query, "die_a"), None, "{query}");
    }
    let query = "my bows shoot his knights, total 6 to 3";
    let read = situations(&WITH_READER, Lang::En, query, Some("dba"), &|_| None);
    let dice = |(path, _): &Fact| path.starts_with("die_");
    assert!(
        read.iter().all(|one| !one.facts.iter().any(dice)),
        "{read:?}"
    );
}

#[test]
fn a_combat_is_read_with_all_that_each_side_has() {
    for (lang, query, facts) in [
        (
            Lang::En,
            "4Ax v 4Bd both in the wood nobody overlapped we both roll 4",
            &[
                ("a.troop", "Ax"),
                ("b.going", "wood"),
                ("a.going", "wood"),
                ("a.overlaps", "0"),
                ("die_b", "4"),
            ][..],
        ),
        (
            Lang::It,
            "Pk con Pk dietro contro Kn generale, nessun overlap, tiriamo 2 tutti e due",
            &[
                ("a.rear", "Pk"),
                ("b.general", "true"),
                ("b.overlaps", "0"),
                ("die_a", "2"),
            ],
        ),
        (
            Lang::En,
            "my general Kn charges his Bd, open ground, he is overlapped once, I roll 3 he rolls 4",
            &[
                ("a.general", "true"),
                ("b.overlaps", "1"),
                ("die_a", "3"),
                ("die_b", "4"),
            ],
        ),
    ] {
        for (path, value) in facts {
            assert_eq!(
                fact(lang, query, path).as_deref(),
                Some(*value),
                "{query}: {path}"
            );
        }
    }
    // The text does not state where the first troop is.
    let read = read(Lang::En, "Bd v Wb in a wood, dice 3 and 4", Some("dba"));
    assert_eq!(read[0].alternatives.len(), 2, "{read:?}");
}

#[test]
fn points_that_are_asked_for_are_counted() {
    for (lang, query, points) in [
        (Lang::It, "quanto costano 3 linea e 2 ussari", 15),
        (
            Lang::En,
            "cost of 4 line 1 cuirassiers and a heavy battery",
            21,
        ),
    ] {
        let read = read(lang, query, Some("dbe"));
        let verdict = judge(&REAL, &read[0]).expect(query).verdict;
        assert_eq!(
            (
                verdict.finding.code.as_str(),
                verdict.values["points"].as_i64()
            ),
            ("points", Some(points)),
            "{query}"
        );
    }
}

#[test]
fn a_question_behind_the_totals_keeps_the_result() {
    for (lang, query) in [
        (
            Lang::It,
            "i corazzieri battono la linea 9 a 4: che fine fa la fanteria?",
        ),
        (
            Lang::En,
            "dragoons beat line 9 to 4, what becomes of the infantry?",
        ),
    ] {
        let read = read(lang, query, Some("dbe"));
        let verdict = judge(&REAL, read.first().expect(query))
            .expect(query)
            .verdict;
        assert_eq!(verdict.finding.code, "destroyed", "{query}");
    }
}

#[test]
fn a_possessive_may_stand_before_the_formation_and_a_verb_says_whose_a_troop_is() {
    for (lang, text, paths, mine) in [
        (
            Lang::It,
            "lancieri caricano il mio quadrato di linea: loro 5, io 3",
            ["dice.a", "dice.b"],
            ["5", "3"],
        ),
        (
            Lang::It,
            "lancieri caricano il mio quadrato di linea, io 3 loro 5",
            ["dice.a", "dice.b"],
            ["5", "3"],
        ),
        (
            Lang::It,
            "ho le blade contro wb, io 3 lui 6",
            ["die_a", "die_b"],
            ["3", "6"],
        ),
        (
            Lang::It,
            "lui ha wb io blade, io 3 lui 6",
            ["die_a", "die_b"],
            ["6", "3"],
        ),
        (
            Lang::En,
            "i have blades vs warband, i roll 3 he rolls 6",
            ["die_a", "die_b"],
            ["3", "6"],
        ),
    ] {
        for (path, value) in paths.iter().zip(mine) {
            assert_eq!(fact(lang, text, path).as_deref(), Some(value), "{text}");
        }
    }
    for (lang, text, loser) in [
        (Lang::En, "my wb hit his bd and i lost by 1", "Wb"),
        (Lang::En, "wb ran into my bd, beat me 6 to 5", "Bd"),
        (
            Lang::It,
            "la mia artiglieria e stata contattata dai cavalieri e ha perso 3 a 5",
            "Art",
        ),
    ] {
        assert_eq!(fact(lang, text, "loser").as_deref(), Some(loser), "{text}");
    }
    // An enemy in front is not the player's own troop.
    let text = "ho davanti wb contro blade, io 3 lui 6";
    assert_eq!(fact(Lang::It, text, "die_a"), None, "{text}");
}

#[test]
fn an_article_is_no_discipline() {
    for (lang, text) in [
        (Lang::En, "what a covered flank"),
        (Lang::It, "i cavalieri a fianco coperto"),
    ] {
        let all = read(lang, text, Some("impetus"));
        let facts = all.iter().flat_map(|one| &one.facts);
        let facts: Vec<&Fact> = facts
            .filter(|(path, _)| path.contains("discipline"))
            .collect();
        assert!(facts.is_empty(), "{text}: {facts:?}");
    }
    let all = read(Lang::En, "zoc how many cm", Some("impetus"));
    assert!(
        all.iter()
            .all(|one| one.facts.iter().all(|(_, value)| value != "CM"))
    );
    let text = "discipline a against b";
    assert_eq!(fact(Lang::En, text, "discipline").as_deref(), Some("A"));
}

#[test]
fn a_refusal_that_only_assumptions_decide_is_a_question() {
    let check = systems::check("dba.group-move").expect("there is such a check");
    let facts = vec![("manoeuvres.0".to_owned(), "sideways".to_owned())];
    let situation = |facts: &[Fact]| Situation {
        check: check.id,
        facts: facts.to_vec(),
        assumed: Vec::new(),
        alternatives: Vec::new(),
        wanted: Vec::new(),
        learnt: false,
        left: Vec::new(),
        unread: false,
    };
    let told = judge(&REAL, &situation(&facts)).expect("it is judged");
    assert_eq!(told.verdict.status, Status::Open);
    assert_eq!(told.verdict.asks[0].field, "within_bwd_of_enemy");
    // A fact whose words were not read does not hide the question.
    let unread = Situation {
        wanted: vec!["within_bwd_of_enemy".to_owned()],
        ..situation(&facts)
    };
    let told = judge(&REAL, &unread).expect("it is judged");
    assert_eq!(told.verdict.status, Status::Open);
    let no = [
        &facts[..],
        &[("within_bwd_of_enemy".to_owned(), "false".to_owned())],
    ]
    .concat();
    let told = judge(&REAL, &situation(&no)).expect("it is judged");
    assert_eq!(told.verdict.finding.kind, FindingKind::Illegal);
}
