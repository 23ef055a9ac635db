//! Benchmark of the search: CPU time in one thread, with two baselines measured in the same run.
//!
//! Wall-clock time on a shared machine includes other processes; the CPU time of this thread in
//! nanoseconds does not. Ratios are more reliable than absolute figures.

use std::collections::HashMap;
use std::fs;
use std::hint::black_box;
use std::time::Instant;

use cavillo::ask::{MOST_VERDICTS, ask};
use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages, Situation, judge, situations};
use cavillo::search::{Engine, Request, Search as _, eval};
use cavillo::text::{fold, tokens};

/// The allocator of the program, because an answer makes hundreds of small allocations.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Number of measurements of a query.
const ROUNDS: usize = 9;

fn main() {
    let root = env!("CARGO_MANIFEST_DIR");
    let passages = std::env::args()
        .skip_while(|arg| arg != "--sources")
        .nth(1)
        .map_or_else(Passages::default, |path| {
            Passages::read(path.as_ref()).expect("passages to search beside the rulings")
        });
    let (library, _) = Library::load(&Files::Folder(root.into()), Tables::default(), passages);
    let before = resident();
    let mut engine = Engine::build(&library);
    let grown = resident().saturating_sub(before);
    let build = cost(|| engine = Engine::build(&library));
    println!(
        "{} nodes, {} passages; index built in {:.1} ms, {} KiB more resident",
        library.content.nodes.len(),
        library.passages.all().len(),
        build / 1e6,
        grown
    );

    let judgments =
        fs::read_to_string(format!("{root}/index/judgments.tsv")).expect("the judgments");
    let whole: Vec<(String, Lang)> = eval::judgments(&judgments)
        .expect("well-formed judgments")
        .into_iter()
        .map(|j| (j.query, j.lang))
        .collect();
    let mut typed = Vec::new();
    for (query, lang) in &whole {
        typed.extend(
            query
                .char_indices()
                .skip(2)
                .map(|(at, _)| (query[..at].to_owned(), *lang)),
        );
    }
    let kind = |kind: &str| -> Vec<(String, Lang)> {
        eval::judgments(&judgments)
            .expect("well-formed judgments")
            .into_iter()
            .filter(|j| j.kind == kind)
            .map(|j| (j.query, j.lang))
            .collect()
    };
    let words: Vec<(String, Lang)> = whole
        .iter()
        .filter_map(|(query, lang)| {
            query
                .split(' ')
                .max_by_key(|word| word.len())
                .map(|word| (word.to_owned(), *lang))
        })
        .collect();
    // A query that states a situation is read and judged in addition to the search.
    let rows = fs::read_to_string(format!("{root}/index/situations.tsv")).expect("the situations");
    let stated: Vec<(String, Lang)> = eval::situations(&rows)
        .expect("well-formed situations")
        .into_iter()
        .map(|j| (j.query, j.lang))
        .collect();
    // The same query in quotes, which is only searched for and not read as a situation.
    let unread: Vec<(String, Lang)> = stated
        .iter()
        .map(|(query, lang)| (format!("{query} kind:ruling"), *lang))
        .collect();
    let answered = stated.clone();
    let hostile: Vec<(String, Lang)> = [
        "el ".repeat(90),
        "recoil elephants knights spears bows general camp river shooting victory".to_owned(),
        "abcdefgh bcdefghi cdefghij defghijk efghijkl fghijklm".to_owned(),
        "x".repeat(100_000),
        "\"a\" ".repeat(10_000),
        "re".to_owned(),
        "el".to_owned(),
        "interpenetrasione disimpegnio ripiegmento accampmento".to_owned(),
    ]
    .map(|query| (query, Lang::It))
    .into();

    let text: String = library
        .content
        .nodes
        .iter()
        .flat_map(|node| [&node.text.it, &node.text.en])
        .map(|text| fold(&format!("{} {} {}\n", text.title, text.answer, text.plain)))
        .chain(
            library
                .passages
                .all()
                .iter()
                .map(|passage| fold(&format!("{} {}\n", passage.title, passage.text))),
        )
        .collect();
    let mut lookup: HashMap<String, usize> = HashMap::new();
    for token in tokens(&text) {
        *lookup.entry(token.folded).or_default() += 1;
    }
    let folded: Vec<String> = words.iter().map(|(word, _)| fold(word)).collect();
    let hash = mean(folded.len(), || {
        folded
            .iter()
            .for_each(|word| _ = black_box(lookup.get(word)))
    });
    let scan = mean(folded.len(), || {
        folded
            .iter()
            .for_each(|word| _ = black_box(text.matches(word.as_str()).count()))
    });
    println!(
        "floors: hash lookup of a word {:.3} µs; scan of all {} KB for a word {:.1} µs",
        hash / 1e3,
        text.len() / 1000,
        scan / 1e3
    );

    println!(
        "{:<28} {:>8} {:>10} {:>10} {:>8} {:>8}",
        "CPU a query", "queries", "mean µs", "worst µs", "x hash", "x scan"
    );
    for (name, queries) in [
        ("one word", words),
        ("judged, whole", whole),
        ("judged, every prefix", typed),
        ("typos", kind("typo")),
        ("questions", kind("question")),
        ("situations", stated),
        ("situations, not read", unread),
        ("hostile", hostile),
    ] {
        let answer = |(query, lang): &(String, Lang)| {
            _ = black_box(ask(&library, &engine, &Request::new(query, *lang)))
        };
        let all = mean(queries.len(), || queries.iter().for_each(answer));
        let worst = queries
            .iter()
            .map(|query| (least(|| answer(query)), query))
            .max_by(|a, b| a.0.total_cmp(&b.0));
        let (worst, query) = worst.map_or((0.0, ""), |(ns, query)| (ns, query.0.as_str()));
        let shown: String = query.chars().take(50).collect();
        println!(
            "{name:<28} {:>8} {:>10.1} {:>10.1} {:>8.0} {:>8.2}  worst: {shown}",
            queries.len(),
            all / 1e3,
            worst / 1e3,
            all / hash,
            all / scan
        );
    }

    // The same searches with verdicts and without.
    let judged: Vec<&(String, Lang)> = answered
        .iter()
        .filter(|(query, lang)| {
            let first = Request {
                limit: 1,
                ..Request::new(query, *lang)
            };
            !ask(&library, &engine, &first).verdicts.is_empty()
        })
        .collect();
    let with = mean(judged.len(), || {
        judged.iter().for_each(|(query, lang)| {
            _ = black_box(ask(&library, &engine, &Request::new(query, *lang)))
        })
    });
    let without = mean(judged.len(), || {
        judged.iter().for_each(|(query, lang)| {
            _ = black_box(engine.search(&library, &Request::new(query, *lang)))
        })
    });
    println!(
        "answered with verdicts: {} queries, mean {:.1} µs, without them {:.1} µs: {:.2} times (at most 2 is the aim)",
        judged.len(),
        with / 1e3,
        without / 1e3,
        with / without
    );
    // The two other parts: reading the words, and judging the facts.
    let read = |(query, lang): &(String, Lang)| {
        let meant = |word: &str| engine.spellings(&library, word);
        situations(&library, *lang, query, None, &meant)
    };
    let reading = mean(judged.len(), || {
        judged.iter().for_each(|one| _ = black_box(read(one)))
    });
    let stated: Vec<_> = judged.iter().map(|one| (read(one), &one.0)).collect();
    let judging = |situations: &[Situation]| {
        for situation in situations.iter().take(MOST_VERDICTS) {
            _ = black_box(judge(&library, situation));
        }
    };
    let all = mean(stated.len(), || {
        stated
            .iter()
            .for_each(|(situations, _)| judging(situations))
    });
    let mut dear: Vec<(f64, &str)> = stated
        .iter()
        .map(|(situations, query)| (least(|| judging(situations)), query.as_str()))
        .collect();
    dear.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!(
        "of that: reading {:.1} µs, judging {:.1} µs, median {:.1} µs",
        reading / 1e3,
        all / 1e3,
        dear.get(dear.len() / 2).map_or(0.0, |one| one.0) / 1e3
    );
    for (ns, query) in dear.iter().take(12) {
        println!("  {:>8.1} µs  {query}", ns / 1e3);
    }
}

/// Returns the CPU time of this thread in nanoseconds. The kernel may count in ticks of some
/// milliseconds.
fn cpu() -> f64 {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux with schedstat");
    stat.split(' ')
        .next()
        .and_then(|ns| ns.parse().ok())
        .expect("nanoseconds")
}

/// Returns the memory of this process, in KiB.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    status
        .lines()
        .find_map(|line| {
            line.strip_prefix("VmRSS:")?
                .trim()
                .trim_end_matches(" kB")
                .parse()
                .ok()
        })
        .unwrap_or(0)
}

/// Returns the CPU time of one run, averaged over enough runs to make the kernel's ticks
/// negligible.
fn cost(mut run: impl FnMut()) -> f64 {
    let mut runs = 1;
    loop {
        let start = cpu();
        for _ in 0..runs {
            run();
        }
        let spent = cpu() - start;
        if spent >= 200e6 {
            return spent / f64::from(runs);
        }
        runs *= 2;
    }
}

/// Returns the mean CPU time of one of `count` items.
#[expect(clippy::cast_precision_loss, reason = "some thousand queries")]
fn mean(count: usize, run: impl FnMut()) -> f64 {
    cost(run) / count.max(1) as f64
}

/// Returns the wall-clock time of one run: the minimum of several, because other processes only
/// increase it.
fn least(mut run: impl FnMut()) -> f64 {
    let times = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64() * 1e9
    });
    times.fold(f64::INFINITY, f64::min)
}
