use std::sync::LazyLock;

use crate::files::Files;
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::library::{Library, Passages, judge, situations};

static REAL: LazyLock<Library> = LazyLock::new(|| {
    let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
    Library::load(&files, Tables::default(), Passages::default()).0
});

/// The facts of the first situation of a text, as they are written in the file, and whether it has a
/// settled verdict.
fn told(lang: Lang, text: &str) -> (String, bool) {
    let all = situations(&REAL, lang, text, None, &|_| None);
    let Some(first) = all.first() else {
        return (String::new(), false);
    };
    let verdict = judge(&REAL, first);
    assert!(
        verdict.as_ref().is_none_or(|told| !told.is_certain()),
        "{text}"
    );
    let settled = verdict.is_some_and(|told| told.status() == "read");
    let facts: Vec<String> = first
        .facts
        .iter()
        .chain(&first.assumed)
        .map(|(path, value)| format!("{path}={value}"))
        .collect();
    (format!("{} {} ", first.check, facts.join(" ")), settled)
}

#[test]
fn dice_are_of_the_side_that_rolled_them() {
    for (lang, text, facts) in [
        (
            Lang::It,
            "corazzieri in mischia contro linea in quadrato, corazz fanno 5 quadrato fa 2",
            "dice.a=5 dice.b=2 b.in_square=true",
        ),
        (
            Lang::It,
            "artiglieria a piedi tira a 14cm sui volteggiatori allo scoperto, 6 contro 2",
            "dice.shooter=6 dice.target=2 band=short",
        ),
        (
            Lang::It,
            "due linea tirano sugli stessi dragoni a 6 cm, nessun altro bersaglio, io 5 lui 3",
            "dice.shooter=5 dice.target=3 supporters=1 band=long",
        ),
        (
            Lang::It,
            "la mia linea spara a 5 cm alla linea nemica, 5 a 3 per me",
            "dice.shooter=5 dice.target=3",
        ),
        (
            Lang::It,
            "i corazzieri mi caricano, la mia fanteria di linea fa 4 loro 3",
            "dice.a=3 dice.b=4 a.charging=true",
        ),
        (
            Lang::En,
            "his bows shoot at my cavalry, two bows helping. 3 him 4 me",
            "die_a=3 die_b=4 b.other_shooters=2",
        ),
        (
            Lang::En,
            "old guard fire at brit line 8cm away, open ground, 4 for me 3 for him",
            "dice.shooter=4 dice.target=3 shooter.old_guard=true",
        ),
        (
            Lang::En,
            "horse artillery at 10cm on a square of line, roll 4 against 4",
            "dice.shooter=4 dice.target=4 target.in_square=true",
        ),
        (
            Lang::En,
            "line shoots cuirassiers at 5 cm with one more line helping, 3v3",
            "dice.shooter=3 dice.target=3 supporters=1",
        ),
        (
            Lang::En,
            "2 bows and artillery shoot at one knight, a bow is closest. factors?",
            "a.troop=Bw b.troop=Kn b.other_shooters=2",
        ),
    ] {
        let (told, settled) = told(lang, text);
        assert!(settled, "{text}: {told}");
        for fact in facts.split(' ') {
            assert!(told.contains(&format!(" {fact} ")), "{text}: {told}");
        }
    }
}

#[test]
fn results_are_of_the_troop_that_lost() {
    for (lang, text, facts) in [
        (
            Lang::It,
            "i corazzieri che hanno caricato i cannoni perdono 4 a 5",
            "loser=cuirassiers winner=medium-artillery",
        ),
        (
            Lang::En,
            "the cuirassiers who charged the guns lost 4-5",
            "loser=cuirassiers winner=medium-artillery",
        ),
        (
            Lang::En,
            "my Wb with another Wb behind it beat his Sp by 1 pip and the spears were standing in a wood",
            "loser=Sp winner=Wb degree=beaten loser_going=wood",
        ),
        (
            Lang::En,
            "kn hit bow in the flank, bow turned round and beat me 5-4. kn dead?",
            "loser=Kn winner=Bw degree=beaten contact_with_bows=flank-or-rear",
        ),
        (
            Lang::En,
            "battery attacked in melee by hussars loses by one",
            "loser=medium-artillery winner=light-cavalry",
        ),
        (
            Lang::It,
            "lui ha lh io cv, perdo 4 a 5",
            "loser=Cv winner=LH degree=beaten",
        ),
        (
            Lang::It,
            "lui perde con le lance contro i miei cavalieri 2 a 5",
            "loser=Sp winner=Kn degree=doubled",
        ),
        (
            Lang::It,
            "ulani contro linea in quadrato, linea 7 ulani 3",
            "loser=lancers winner=line loser_total=3 winner_total=7 winner_in_square=true",
        ),
        (
            Lang::En,
            "Hordes lost the fight 3-6 to blades",
            "loser=Hd winner=Bd degree=doubled",
        ),
        (
            Lang::En,
            "cuirassiers beaten heavily by guard",
            "loser=cuirassiers winner=guard degree=half",
        ),
        (
            Lang::En,
            "tied Wb v Bd, which of us recoils",
            "loser=Wb winner=Bd degree=equal",
        ),
    ] {
        let (told, settled) = told(lang, text);
        assert!(settled, "{text}: {told}");
        for fact in facts.split(' ') {
            assert!(told.contains(&format!(" {fact} ")), "{text}: {told}");
        }
    }
}

#[test]
fn two_questions_are_not_read_as_one() {
    let text = "quanti pip x muovere un elefante se ho perso il generale? e al primo turno?";
    let all = situations(&REAL, Lang::It, text, None, &|_| None);
    for one in &all {
        assert!(
            one.facts.iter().all(|(path, _)| !path.contains("turn")),
            "{one:?}"
        );
        assert!(one.left.join(" ").contains("primo turno"), "{one:?}");
    }
}

#[test]
fn what_may_change_a_result_keeps_it_from_being_stated() {
    for (lang, text) in [
        (
            Lang::En,
            "his LH behind my bd, my bd loses to the sp in front 5-6",
        ),
        (Lang::En, "my ps got hit in rear by lh and lost 3-4"),
        (
            Lang::En,
            "cav fighting lh, another lh touches my rear, I lose 3 to 4",
        ),
        (
            Lang::It,
            "due linee addosso alla mia guardia, davanti e di fianco, perdo 4 a 5",
        ),
    ] {
        let (told, settled) = told(lang, text);
        assert!(!settled, "{text}: {told}");
    }
}

#[test]
fn a_third_troop_on_a_flank_is_a_contact() {
    let text =
        "cv contro lh davanti, un ps nemico gia attaccato al mio fianco, io 4 lui 5. arretro?";
    let (told, settled) = told(Lang::It, text);
    assert!(
        settled && told.contains(" a.flank_rear_contacts=1 "),
        "{told}"
    );
}

#[test]
fn numbers_that_may_be_dice_or_totals_give_both_results() {
    let text = "kn carica ax, kn fa 3 ax fa 6, kn muore?";
    let all = situations(&REAL, Lang::It, text, None, &|_| None);
    let checks: Vec<&str> = all.iter().map(|one| one.check).collect();
    assert_eq!(checks, ["dba.combat", "dba.close-combat"]);
}

/// Whether every fact is among those of the first situation.
fn states(lang: Lang, text: &str, facts: &str) {
    let (told, _) = told(lang, text);
    for fact in facts.split(' ') {
        assert!(told.contains(&format!(" {fact} ")), "{text}: {told}");
    }
}

#[test]
fn who_lost_is_read_from_the_verb_and_its_words() {
    states(
        Lang::It,
        "le mie picche in due file perdono di poco contro i cavalieri in campo aperto",
        "loser=Pk winner=Kn",
    );
}

#[test]
fn a_shot_whose_result_is_told_is_judged_as_one() {
    states(
        Lang::It,
        "i miei arcieri tirano sui cavalieri e vincono 6 a 2",
        "shooter=Bw target=Kn degree=target-doubled",
    );
}

#[test]
fn a_question_for_one_result_asks_for_it() {
    states(
        Lang::En,
        "my cuirassiers beat a line 6-5, do i have to follow up?",
        "winner=cuirassiers ask=pursuit",
    );
}

#[test]
fn a_formation_is_the_troops_that_it_is_named_with() {
    for (lang, text, troop) in [
        (
            Lang::It,
            "il mio battaglione perde 4 a 6 contro i corazzieri",
            "line",
        ),
        (
            Lang::It,
            "il mio battaglione di fanteria leggera perde 4 a 6 contro i corazzieri",
            "light-infantry",
        ),
    ] {
        let all = situations(&REAL, lang, text, None, &|_| None);
        let fact = ("loser".to_owned(), troop.to_owned());
        assert!(all[0].facts.contains(&fact), "{text}: {all:?}");
    }
}

#[test]
fn a_friend_behind_who_is_not_named_is_asked_for() {
    let text = "my blades recoil, friend behind";
    let all = situations(&REAL, Lang::En, text, None, &|_| None);
    let told = judge(&REAL, &all[0]).expect("it is judged");
    assert_eq!(told.verdict.asks[0].field, "friend", "{told:?}");
}

#[test]
fn twins_squares_and_the_nearest_of_several_shooters_are_read() {
    for (lang, text, facts) in [
        (
            Lang::It,
            "tirano 2 Bw vicini + art piu lontana su una Bd, fattori?",
            "a.troop=Bw b.troop=Bd b.other_shooters=2",
        ),
        (
            Lang::En,
            "2 bows and artillery further away shoot one Kn, factors",
            "a.troop=Bw b.troop=Kn b.other_shooters=2",
        ),
        (
            Lang::It,
            "linea contro linea perdo 2 a 5",
            "loser=line winner=line loser_total=2 winner_total=5",
        ),
        (
            Lang::En,
            "line vs line I lost 3 to 6",
            "loser=line winner=line loser_total=3 winner_total=6",
        ),
        (
            Lang::En,
            "line vs guard I lost 3 to 6",
            "loser=line winner=guard loser_total=3 winner_total=6",
        ),
        (
            Lang::It,
            "lancieri contro quadrato, fattori",
            "a.troop=lancers b.troop=line b.in_square=true",
        ),
        (
            Lang::It,
            "linea con linea dietro e generale adiacente contro guardia in carica",
            "a.troop=line b.troop=guard a.general_adjacent=true a.rear_support=true b.charging=true",
        ),
    ] {
        let (facts_read, _) = told(lang, text);
        for fact in facts.split(' ') {
            assert!(
                facts_read.contains(&format!(" {fact} ")),
                "{text}: {facts_read}"
            );
        }
    }
}

#[test]
fn a_circumstance_belongs_to_whom_it_is_told_of() {
    for (lang, text, fact) in [
        (
            Lang::En,
            "Kn vs Sp, me overlapped once, odds?",
            "a.overlaps=1",
        ),
        (Lang::En, "Wb vs Bd, us uphill, factors", "a.higher=true"),
        (
            Lang::It,
            "dragoni contro cannoni leggeri di fronte, fattori",
            "b.hit_frontally=true",
        ),
    ] {
        let (read, _) = told(lang, text);
        assert!(read.contains(&format!(" {fact} ")), "{text}: {read}");
    }
}

#[test]
fn a_number_in_a_phrase_may_be_a_digit() {
    let places = |text| {
        let all = situations(&REAL, Lang::It, text, None, &|_| None);
        let mut facts = all
            .into_iter()
            .next()
            .map(|one| one.facts)
            .unwrap_or_default();
        facts.sort();
        facts
    };
    let words = places("ausiliari contro lame tutti e due nel bosco, che fattori");
    assert!(
        words.contains(&("b.going".to_owned(), "wood".to_owned())),
        "{words:?}"
    );
    assert_eq!(
        places("ausiliari contro lame tutti e 2 nel bosco, che fattori"),
        words
    );
}

#[test]
fn a_general_beside_an_element_does_not_fight_in_dba() {
    let (facts, _) = told(Lang::En, "Bd with a general beside it v Wb, 4 to 3 for me");
    assert!(!facts.contains("general="), "{facts}");
}
