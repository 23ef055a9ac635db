//! Benchmark of drawing and judging a table with 24 bases and 8 pieces of terrain: CPU time, median
//! of many runs, with baselines in the same run (an empty table, a copy of the question).
//!
//! `cargo bench --bench draw`. Bounds: 2 ms for a picture, 1 ms for a check.

mod clock;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cavillo::draw::{Manner, svg};
use cavillo::files::embedded;
use cavillo::i18n::Texts;
use cavillo::kit::geometry::Base;
use cavillo::kit::scene::{Ground, Mark, Picture, Piece, Side};
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::message::Message;
use cavillo::systems;
use cavillo::web::Origin;
use clock::median;
use serde_json::{Value, json};

fn draw(picture: &Picture, texts: &Texts) -> String {
    let say = |message: &Message| texts.say(Lang::It, message);
    svg(
        picture,
        &Manner {
            id: "p",
            system: "dba",
            title: "T",
            bw: 40.0,
            mm_per_100p: Some(25.0),
            room: 0.0,
            idle: &[],
            short: &|code| code.to_owned(),
            say: &say,
        },
    )
}

/// Returns 24 bases in two lines and eight woods and marshes, in the short form.
fn scene() -> String {
    let mut items: Vec<String> = (0..24)
        .map(|n| {
            let (side, row, facing) = if n < 12 { ('A', 0, 3) } else { ('B', 120, 183) };
            format!(
                "{side}{}_Bd_{}_{row}_{facing}_40_15",
                n % 12 + 1,
                (n % 12) * 43
            )
        })
        .collect();
    items.extend((0..8).map(|n| {
        let (kind, x) = (if n % 2 == 0 { "wood" } else { "marsh" }, n * 90);
        format!("{kind}_{x}_200_{}_205_{}_280_{}_270", x + 80, x + 70, x + 5)
    }));
    items.push("board_800_600".to_owned());
    items.join("*")
}

/// Measures each geometric check on that table; returns whether all take at most a millisecond.
fn checks() -> bool {
    let tables = Tables::default();
    let given = |pairs: Value| {
        let mut map = pairs.as_object().cloned().unwrap_or_default();
        map.insert("scene".to_owned(), scene().into());
        map
    };
    let mut fine = true;
    for (id, input) in [
        (
            "dba.line-of-fire",
            json!({"shooter": "A6", "target": "B6", "edge": "any", "range_mm": 200}),
        ),
        ("dba.threat-zone", json!({"mover": "A6"})),
        ("dba.recoil-scene", json!({"loser": "A6"})),
        (
            "dba.group",
            json!({"elements": "A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11,A12"}),
        ),
        ("dba.overlap", json!({"element": "A6"})),
    ] {
        let check = systems::check(id).expect("a check");
        let input = given(input);
        if let Err(faults) = check.judge(&tables, &input) {
            println!("{id}: refused: {faults:?}");
            fine = false;
            continue;
        }
        let time = median(|| drop(black_box(check.judge(&tables, black_box(&input)))));
        let floor = median(|| drop(black_box(input.clone())));
        let bound = Duration::from_millis(1);
        fine &= time <= bound;
        let verdict = if time <= bound { "ok" } else { "TOO SLOW" };
        println!(
            "{id:20} 24 bases, 8 pieces of ground {time:>12.2?}  bound {bound:?}  {:.0} × copying the question  {verdict}",
            time.as_secs_f64() / floor.as_secs_f64()
        );
    }
    fine
}

fn main() -> ExitCode {
    let site = Origin {
        files: embedded(),
        sources: None,
        base_url: None,
        rulebook: None,
        index: None,
    }
    .load()
    .expect("the embedded library is there")
    .0;
    let texts = &site.library.texts;
    let pieces: Vec<Piece> = (0..24)
        .map(|n| {
            let (side, row) = if n < 12 {
                (Side::A, 0.0)
            } else {
                (Side::B, 120.0)
            };
            let base = Base {
                x: f64::from(n % 12) * 43.0,
                y: row,
                facing: if n < 12 { 3.0 } else { 183.0 },
                w: 40.0,
                d: 15.0,
            };
            Piece {
                id: format!("{}{}", if n < 12 { "A" } else { "B" }, n % 12 + 1),
                side,
                troop: "Bd".into(),
                base,
            }
        })
        .collect();
    let kinds = [
        "wood",
        "marsh",
        "rough",
        "dunes",
        "river",
        "bua",
        "camp",
        "steep-hill",
    ];
    let ground = |n: usize, kind: &str| {
        let x = [0.0, 90.0, 180.0, 270.0, 360.0, 450.0, 540.0, 630.0][n];
        Ground {
            id: format!("{kind}1"),
            kind: kind.into(),
            control: None,
            polygon: vec![
                [x, 200.0],
                [x + 80.0, 205.0],
                [x + 70.0, 280.0],
                [x + 5.0, 270.0],
            ],
        }
    };
    let marks = pieces
        .iter()
        .map(|piece| Mark::area("area-of-fire", &piece.id, &piece.base.ahead(50.0, 40.0)))
        .collect();
    let full = Picture {
        grounds: kinds
            .iter()
            .enumerate()
            .map(|(n, kind)| ground(n, kind))
            .collect(),
        pieces,
        board: Some([800.0, 600.0]),
        marks,
    };
    let floor = median(|| drop(black_box(draw(&Picture::default(), texts))));
    let time = median(|| drop(black_box(draw(black_box(&full), texts))));
    let bound = Duration::from_millis(2);
    let verdict = if time <= bound { "ok" } else { "TOO SLOW" };
    println!(
        "24 bases, 8 pieces of ground, 24 marks {time:>12.2?}  bound {bound:?}  {:.1} × an empty table  {verdict}",
        time.as_secs_f64() / floor.as_secs_f64()
    );
    println!("{} bytes of SVG", draw(&full, texts).len());
    if checks() && time <= bound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
