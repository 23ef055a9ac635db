//! Measurement of one call, as thread CPU time, for the benchmarks.

use std::time::{Duration, Instant};

/// Returns the CPU time of this thread, or the wall-clock time if the system does not report it.
fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = stat.and_then(|text| text.split_whitespace().next().and_then(|n| n.parse().ok()));
    nanos.map_or_else(wall, Duration::from_nanos)
}

fn wall() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Returns the median time of one call. The kernel updates the time of a running thread only in
/// ticks, so each sample is long enough to make ticks negligible.
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
