//! How long a picture of 24 bases and 8 pieces of ground takes: CPU time, median of many, beside
//! the time of drawing an empty table in the same run.
//!
//! `cargo bench --bench draw`. The bound is that of the issue: 2 ms.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cavillo::draw::{Manner, svg};
use cavillo::files::Files;
use cavillo::i18n::Texts;
use cavillo::kit::geometry::Base;
use cavillo::kit::scene::{Ground, Mark, Picture, Piece, Side};
use cavillo::lang::Lang;
use cavillo::message::Message;
use cavillo::web::{Origin, Site};

/// The median time of one drawing. The wall clock: nothing here waits for anything.
fn median(mut act: impl FnMut()) -> Duration {
    let mut samples: Vec<Duration> = (0..401)
        .map(|_| {
            let start = Instant::now();
            act();
            start.elapsed()
        })
        .collect();
    samples.sort_unstable();
    samples[samples.len() / 2]
}

fn draw(picture: &Picture, texts: &Texts) -> String {
    let say = |message: &Message| texts.say(Lang::It, message);
    svg(picture, &Manner { id: "p", system: "dba", title: "T", bw: 40.0, mm_per_100p: Some(25.0), room: 0.0, idle: &[], say: &say })
}

fn main() -> ExitCode {
    let site = Site::load(&Origin { files: Files::Embedded, sources: None, base_url: None, rulebook: None }).expect("the embedded library is there").0;
    let texts = &site.library.texts;
    let pieces: Vec<Piece> = (0..24)
        .map(|n| {
            let (side, row) = if n < 12 { (Side::A, 0.0) } else { (Side::B, 120.0) };
            let base = Base { x: f64::from(n % 12) * 43.0, y: row, facing: if n < 12 { 3.0 } else { 183.0 }, w: 40.0, d: 15.0 };
            Piece { id: format!("{}{}", if n < 12 { "A" } else { "B" }, n % 12 + 1), side, troop: "Bd".into(), base }
        })
        .collect();
    let kinds = ["wood", "marsh", "rough", "dunes", "river", "bua", "camp", "steep-hill"];
    let ground = |n: usize, kind: &str| {
        let x = [0.0, 90.0, 180.0, 270.0, 360.0, 450.0, 540.0, 630.0][n];
        Ground { id: format!("{kind}1"), kind: kind.into(), control: None, polygon: vec![[x, 200.0], [x + 80.0, 205.0], [x + 70.0, 280.0], [x + 5.0, 270.0]] }
    };
    let marks = pieces.iter().map(|piece| Mark::area("area-of-fire", &piece.id, &piece.base.ahead(50.0, 40.0))).collect();
    let full = Picture { grounds: kinds.iter().enumerate().map(|(n, kind)| ground(n, kind)).collect(), pieces, board: Some([800.0, 600.0]), marks };
    let floor = median(|| drop(black_box(draw(&Picture::default(), texts))));
    let time = median(|| drop(black_box(draw(black_box(&full), texts))));
    let bound = Duration::from_millis(2);
    let verdict = if time <= bound { "ok" } else { "TOO SLOW" };
    println!(
        "24 bases, 8 pieces of ground, 24 marks {time:>12.2?}  bound {bound:?}  {:.1} × an empty table  {verdict}",
        time.as_secs_f64() / floor.as_secs_f64()
    );
    println!("{} bytes of SVG", draw(&full, texts).len());
    if time <= bound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
