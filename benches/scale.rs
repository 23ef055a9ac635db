//! Benchmark of the search in generated libraries of a thousand to a million nodes.
//!
//! `cargo bench --bench scale -- 1000 10000 100000 1000000`
//!
//! Each size runs in its own process: nodes are generated (`plausible`), combined into a library,
//! indexed into a folder as `serve` does, opened again as at a later start, and searched. Results
//! are stored in `target/scale/` and drawn into `benches/scale.svg`, all sizes together. Reading
//! Markdown is not included.

mod plausible;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages};
use cavillo::search::{Engine, IndexState, Request, Search as _, eval};
use cavillo::text::tokens;
use plausible::{Random, slip};

const SIZES: [usize; 4] = [1_000, 10_000, 100_000, 1_000_000];
const SEED: u64 = 22;
/// Number of generated queries of each kind, and how often each is timed.
const QUERIES: usize = 300;
const ROUNDS: usize = 2;
/// Maximum time of the slowest kind of query at a million nodes, in ms.
const BOUND: f64 = 30.0;

/// A query, and whether filter counts are requested too.
struct Question {
    query: String,
    lang: Lang,
    counted: bool,
}

/// Function that makes a query from two adjacent words.
type Make<'m> = dyn Fn(&mut Random, (String, String, Lang)) -> Question + 'm;

fn main() -> ExitCode {
    let mut sizes: Vec<usize> = std::env::args()
        .skip(1)
        .filter_map(|arg| arg.replace('_', "").parse().ok())
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/scale");
    fs::create_dir_all(&folder).expect("a folder for what was measured");
    if std::env::args().any(|arg| arg == "--one") {
        let measured = measure(sizes[0], &folder.join("index"));
        let lines: String = measured
            .iter()
            .map(|(name, value)| format!("{name}\t{value}\n"))
            .collect();
        fs::write(folder.join(format!("{}.tsv", sizes[0])), lines)
            .expect("a file for what was measured");
        return ExitCode::SUCCESS;
    }
    let draw = std::env::args().any(|arg| arg == "--draw");
    if sizes.is_empty() && !draw {
        sizes.extend(SIZES);
    }
    for size in sizes {
        let this = std::env::current_exe().expect("this program");
        let done = Command::new(this)
            .args(["--one", &size.to_string()])
            .status()
            .expect("a process for each size");
        if !done.success() {
            return ExitCode::FAILURE;
        }
    }
    let mut all: BTreeMap<usize, Vec<(String, f64)>> = BTreeMap::new();
    for size in SIZES {
        let Ok(text) = fs::read_to_string(folder.join(format!("{size}.tsv"))) else {
            continue;
        };
        let rows = text
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
        all.insert(size, rows.collect());
    }
    println!("{}", table(&all));
    fs::write(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/scale.svg"),
        picture(&all),
    )
    .expect("the picture");
    let worst = all
        .get(&1_000_000)
        .into_iter()
        .flatten()
        .filter(|(name, _)| name.starts_with("p99 "))
        .map(|(_, ms)| *ms)
        .fold(0.0, f64::max);
    if worst > BOUND {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Generates one library and searches it.
#[expect(clippy::cast_precision_loss, reason = "sizes for people to read")]
fn measure(count: usize, folder: &Path) -> Vec<(String, f64)> {
    let mut out: Vec<(String, f64)> = Vec::new();
    let mut note = |name: &str, value: f64| {
        eprintln!("{count:>9}  {name:<28} {value:.3}");
        out.push((name.to_owned(), value));
    };
    let root = env!("CARGO_MANIFEST_DIR");
    let (real, _) = Library::load(
        &Files::Folder(root.into()),
        Tables::default(),
        Passages::default(),
    );
    let judgments = eval::judgments(
        &fs::read_to_string(format!("{root}/index/judgments.tsv")).expect("the judgments"),
    )
    .expect("well-formed judgments");
    let before = memory();
    let made = Instant::now();
    let content = plausible::content(&real, count, SEED);
    let text: usize = content
        .nodes
        .iter()
        .flat_map(|node| [&node.text.it, &node.text.en])
        .map(|text| text.title.len() + text.answer.len() + text.plain.len())
        .sum();
    note("text MB", text as f64 / 1e6);
    let joined = Instant::now();
    let library = real.with_content(content);
    note("making up s", (joined - made).as_secs_f64());
    note("joining s", joined.elapsed().as_secs_f64());
    note("library MB", (memory().anonymous - before.anonymous) / 1e3);

    let _ = fs::remove_dir_all(folder);
    let start = Instant::now();
    let (engine, had) = Engine::stored(&library, folder);
    assert_eq!(had, IndexState::Built);
    note("index s", start.elapsed().as_secs_f64());
    note("index MB", size(folder) as f64 / 1e6);
    drop(engine);
    let before = memory();
    let start = Instant::now();
    let (engine, had) = Engine::stored(&library, folder);
    assert_eq!(had, IndexState::Found);
    note("start ms", start.elapsed().as_secs_f64() * 1e3);

    for (kind, questions) in questions(&library, &judgments) {
        let ask = |question: &Question| {
            let request = Request {
                counted: question.counted,
                ..Request::new(&question.query, question.lang)
            };
            black_box(engine.search(&library, &request));
        };
        // A first run loads the disk cache.
        questions.iter().for_each(ask);
        let nothing = (0..99).map(|_| cost(|| ())).fold(f64::INFINITY, f64::min);
        let mut walls = Vec::new();
        let mut leasts: Vec<(f64, &str)> = Vec::new();
        for question in &questions {
            let times = (0..ROUNDS).map(|_| {
                let start = Instant::now();
                ask(question);
                walls.push(start.elapsed().as_secs_f64() * 1e3);
                (cost(|| ask(question)) - nothing).max(0.0) / 1e6
            });
            leasts.push((times.fold(f64::INFINITY, f64::min), &question.query));
        }
        let spent = leasts.iter().map(|least| least.0).sum::<f64>() / questions.len() as f64;
        walls.sort_by(f64::total_cmp);
        leasts.sort_by(|a, b| a.0.total_cmp(&b.0));
        let at = |share: f64, of: usize| ((of as f64 - 1.0) * share).round();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place in a list"
        )]
        let (half, most, wall) = (
            leasts[at(0.5, leasts.len()) as usize].0,
            leasts[at(0.99, leasts.len()) as usize].0,
            walls[at(0.99, walls.len()) as usize],
        );
        note(&format!("mean {kind}"), spent);
        note(&format!("p50 {kind}"), half);
        note(&format!("p99 {kind}"), most);
        note(&format!("wall99 {kind}"), wall);
        if let Some((ms, query)) = leasts.last() {
            eprintln!("{:>9}  slowest: {query} ({ms:.1} ms)", "");
        }
    }
    let after = memory();
    note(
        "engine mapped MB",
        (after.file - before.file).max(0.0) / 1e3,
    );
    drop(engine);
    let _ = fs::remove_dir_all(folder);
    out
}

/// Returns queries of each kind, made from words of the library.
fn questions(
    library: &Library,
    judgments: &[eval::Judgment],
) -> Vec<(&'static str, Vec<Question>)> {
    let mut random = Random(SEED + 1);
    let question = |query: String, lang: Lang| Question {
        query,
        lang,
        counted: false,
    };
    // A random word of a title or an answer, so that frequent words are chosen often.
    let word = |random: &mut Random| loop {
        let lang = *random.one(&Lang::ALL);
        let text = &random.one(&library.content.nodes).text[lang];
        let words: Vec<String> = tokens(&text.answer)
            .into_iter()
            .map(|token| token.folded)
            .filter(|word| word.len() >= 4)
            .collect();
        if words.len() >= 2 {
            let at = random.below(words.len() - 1);
            return (words[at].clone(), words[at + 1].clone(), lang);
        }
    };
    let mut made = |make: &Make<'_>| -> Vec<Question> {
        (0..QUERIES)
            .map(|_| {
                let words = word(&mut random);
                make(&mut random, words)
            })
            .collect()
    };
    let cut = |random: &mut Random, word: &str| {
        word.chars().take(2 + random.below(3)).collect::<String>()
    };
    let one = made(&|_, (word, _, lang)| question(format!("{word} "), lang));
    let two = made(&|_, (word, other, lang)| question(format!("{word} {other} "), lang));
    let prefix = made(&|random, (word, _, lang)| question(cut(random, &word), lang));
    let typing = made(&|random, (word, other, lang)| {
        question(format!("{word} {}", cut(random, &other)), lang)
    });
    let typo = made(&|random, (word, other, lang)| {
        question(format!("{} {other}", slip(&word, random)), lang)
    });
    let chips = made(&|random, (word, other, lang)| {
        let query = if random.of_100(50) {
            word
        } else {
            format!("{word} {other}")
        };
        Question {
            query,
            lang,
            counted: true,
        }
    });
    let abbreviations: Vec<&str> = library
        .lexicon
        .concepts()
        .iter()
        .flat_map(|concept| concept.names.it.abbr.iter().chain(&concept.names.en.abbr))
        .map(String::as_str)
        .collect();
    let short = made(&|random, (word, _, lang)| {
        let (one, other) = (*random.one(&abbreviations), *random.one(&abbreviations));
        question(
            if random.of_100(50) {
                format!("{one} vs {other}")
            } else {
                format!("{one} {other} {word}")
            },
            lang,
        )
    });
    let judged = |fits: fn(&str) -> bool| {
        judgments
            .iter()
            .filter(|j| fits(&j.kind))
            .map(|j| question(j.query.clone(), j.lang))
            .collect()
    };
    vec![
        ("one word", one),
        ("two words", two),
        ("beginning", prefix),
        ("word and beginning", typing),
        ("slip", typo),
        ("abbreviations", short),
        ("whole question", judged(|kind| kind == "question")),
        ("judged, others", judged(|kind| kind != "question")),
        ("with counts", chips),
    ]
}

/// Memory of this process, KB.
struct Memory {
    anonymous: f64,
    file: f64,
}

fn memory() -> Memory {
    let text = fs::read_to_string("/proc/self/smaps_rollup").expect("Linux");
    let of = |name: &str| {
        text.lines()
            .find_map(|line| {
                line.strip_prefix(name)?
                    .trim()
                    .trim_end_matches(" kB")
                    .parse()
                    .ok()
            })
            .unwrap_or(0.0)
    };
    Memory {
        anonymous: of("Pss_Anon:"),
        file: of("Pss_File:"),
    }
}

/// Returns the CPU time of one run in ns, including the overhead of measuring.
fn cost(mut run: impl FnMut()) -> f64 {
    let start = cpu();
    run();
    cpu() - start
}

/// Returns the CPU time of this thread in ns. The kernel updates it when a thread yields, so this
/// thread yields first.
fn cpu() -> f64 {
    std::thread::yield_now();
    let stat = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux with schedstat");
    stat.split(' ')
        .next()
        .and_then(|ns| ns.parse().ok())
        .expect("nanoseconds")
}

/// Returns the total size of the files in a folder, in bytes.
fn size(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| {
            if entry.path().is_dir() {
                size(&entry.path())
            } else {
                entry.metadata().map_or(0, |data| data.len())
            }
        })
        .sum()
}

type Measured = BTreeMap<usize, Vec<(String, f64)>>;

fn find(rows: &[(String, f64)], name: &str) -> Option<f64> {
    rows.iter()
        .find(|(known, _)| known == name)
        .map(|(_, value)| *value)
}

/// Returns a figure with its significant digits.
fn short(value: f64) -> String {
    match value {
        v if v >= 100.0 => format!("{v:.0}"),
        v if v >= 10.0 => format!("{v:.1}"),
        v => format!("{v:.2}"),
    }
}

/// Returns the results as a Markdown table.
fn table(all: &Measured) -> String {
    let mut out = String::from("| |");
    for size in all.keys() {
        let _ = write!(out, " {size} |");
    }
    out += "\n|---|";
    out += &"---:|".repeat(all.len());
    let names: Vec<&String> = all
        .values()
        .next_back()
        .into_iter()
        .flatten()
        .map(|(name, _)| name)
        .collect();
    for name in names {
        let _ = write!(out, "\n| {name} |");
        for rows in all.values() {
            let _ = write!(
                out,
                " {} |",
                find(rows, name).map_or_else(|| "–".to_owned(), short)
            );
        }
    }
    out
}

/// Draws two panels side by side, both with logarithmic axes: the 99th percentile of each kind of
/// query, and the cost of index and start.
#[expect(clippy::cast_precision_loss, reason = "places in a picture")]
fn picture(all: &Measured) -> String {
    const WIDTH: f64 = 400.0;
    const HEIGHT: f64 = 300.0;
    let mut out = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 920 400\" role=\"img\" aria-labelledby=\"t\" font-family=\"system-ui, sans-serif\" font-size=\"13\">\
         <title id=\"t\">Search from a thousand to a million nodes: time of the slowest hundredth of queries by kind; index, start and size</title>\
         <style>svg{--ink:#222;--faint:#bbb}.ink{fill:var(--ink)}.axis{stroke:var(--faint);stroke-width:1}.line{fill:none;stroke-width:2}.bound{stroke:var(--ink);stroke-dasharray:6 4}\
         @media(prefers-color-scheme:dark){svg{--ink:#eee;--faint:#555}}</style>",
    );
    let kinds: Vec<&str> = all
        .values()
        .next_back()
        .into_iter()
        .flatten()
        .filter_map(|(name, _)| name.strip_prefix("p99 "))
        .collect();
    let left: Vec<(String, &str)> = kinds
        .iter()
        .map(|kind| (format!("p99 {kind}"), *kind))
        .collect();
    let right: Vec<(String, &str)> = [
        ("index s", "index, s"),
        ("index MB", "index, MB"),
        ("start ms", "start, ms"),
        ("engine mapped MB", "mapped, MB"),
    ]
    .map(|(name, shown)| (name.to_owned(), shown))
    .into();
    let mut panel = |from: f64,
                     title: &str,
                     lines: &[(String, &str)],
                     powers: std::ops::RangeInclusive<i32>,
                     bound: Option<f64>| {
        let (low, high) = (f64::from(*powers.start()), f64::from(*powers.end()));
        let x = |size: usize| from + ((size as f64).log10() - 3.0) / 3.0 * (WIDTH - 120.0);
        let y = |value: f64| {
            50.0 + HEIGHT - (value.max(1e-9).log10().clamp(low, high) - low) / (high - low) * HEIGHT
        };
        let _ = write!(
            out,
            "<text class=\"ink\" x=\"{from}\" y=\"24\" font-weight=\"600\">{title}</text>"
        );
        for power in powers {
            let at = y(10_f64.powi(power));
            let label = if power < 0 {
                format!("{:.*}", power.unsigned_abs() as usize, 10_f64.powi(power))
            } else {
                10_i64.pow(power.unsigned_abs()).to_string()
            };
            let _ = write!(
                out,
                "<path class=\"axis\" d=\"M{from} {at:.1}H{}\"/><text class=\"ink\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
                from + WIDTH - 120.0,
                from - 6.0,
                at + 4.0
            );
        }
        for size in SIZES {
            let label = if size == 1_000_000 {
                "1 M".to_owned()
            } else {
                format!("{} k", size / 1000)
            };
            let _ = write!(
                out,
                "<text class=\"ink\" x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>",
                x(size),
                50.0 + HEIGHT + 20.0
            );
        }
        if let Some(bound) = bound {
            let _ = write!(
                out,
                "<path class=\"bound\" d=\"M{from} {:.1}H{}\"/>",
                y(bound),
                from + WIDTH - 120.0
            );
        }
        // Labels at the right end, separated to avoid overlap.
        let mut ends: Vec<(f64, usize)> = Vec::new();
        for (n, (name, _)) in lines.iter().enumerate() {
            let points: Vec<(f64, f64)> = all
                .iter()
                .filter_map(|(size, rows)| Some((x(*size), y(find(rows, name)?))))
                .collect();
            let path: String = points
                .iter()
                .enumerate()
                .map(|(n, (x, y))| format!("{}{x:.1} {y:.1}", if n == 0 { 'M' } else { 'L' }))
                .collect();
            let _ = write!(
                out,
                "<path class=\"line\" stroke=\"{}\" d=\"{path}\"/>",
                COLOURS[n % COLOURS.len()]
            );
            for (x, y) in &points {
                let _ = write!(
                    out,
                    "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{}\"/>",
                    COLOURS[n % COLOURS.len()]
                );
            }
            ends.extend(points.last().map(|(_, y)| (*y, n)));
        }
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut last = 0.0;
        for (y, n) in ends {
            let at = f64::max(y, last + 15.0);
            last = at;
            let end = from + WIDTH - 120.0;
            let colour = COLOURS[n % COLOURS.len()];
            let _ = write!(
                out,
                "<path class=\"line\" stroke=\"{colour}\" style=\"stroke-width:1\" d=\"M{} {y:.1}L{} {at:.1}\"/><text class=\"ink\" x=\"{}\" y=\"{:.1}\">{}</text>",
                end + 3.0,
                end + 14.0,
                end + 17.0,
                at + 4.0,
                lines[n].1
            );
        }
    };
    panel(
        50.0,
        "Slowest hundredth of queries, ms (dashed: 30 ms)",
        &left,
        -2..=2,
        Some(BOUND),
    );
    panel(520.0, "Index and start", &right, -2..=4, None);
    out + "</svg>\n"
}

/// Colours that are distinct on a light and on a dark background.
const COLOURS: [&str; 9] = [
    "#1f83c9", "#e0762b", "#3d9b4f", "#c9433f", "#8f6bc4", "#9a6f5c", "#d263ab", "#808a93",
    "#a8a51f",
];
