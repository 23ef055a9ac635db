//! How long one call takes, as thread CPU time: what every benchmark here reports.

use std::time::{Duration, Instant};

/// CPU time of this thread, or wall-clock time if the system does not report it.
fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = stat.and_then(|text| text.split_whitespace().next().and_then(|n| n.parse().ok()));
    nanos.map_or_else(wall, Duration::from_nanos)
}

fn wall() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The median time of one call. The kernel counts a running thread's time at its ticks only, so
/// each sample is made long enough for that not to matter.
pub fn median(mut act: impl FnMut()) -> Duration {
    let start = Instant::now();
    let mut calls = 0_u32;
    while start.elapsed() < Duration::from_millis(120) {
        act();
        calls += 1;
    }
    let mut samples: Vec<Duration> = (0..9)
        .map(|_| {
            let start = cpu();
            for _ in 0..calls {
                act();
            }
            (cpu() - start) / calls
        })
        .collect();
    samples.sort_unstable();
    samples[samples.len() / 2]
}
