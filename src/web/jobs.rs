//! Work that may take milliseconds: searching, judging, rendering and compressing. It runs on as many
//! threads as there are cores, separate from the threads that handle connections, and is charged to the
//! client that caused it.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::spawn_blocking;

use super::limit::Limit;

/// Runs jobs on a limited number of worker threads.
#[derive(Debug)]
pub struct Jobs {
    room: Arc<Semaphore>,
    /// Permit for jobs that take tenths of a second: one at a time, so that the other threads stay free.
    long: Arc<Semaphore>,
}

/// The client has no processor time left; the seconds until it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent(pub u64);

impl Default for Jobs {
    fn default() -> Self {
        // More concurrent jobs would only slow each other down.
        Self::at_once(std::thread::available_parallelism().map_or(2, usize::from))
    }
}

impl Jobs {
    fn at_once(most: usize) -> Self {
        Self {
            room: Arc::new(Semaphore::new(most)),
            long: Arc::new(Semaphore::new(1)),
        }
    }

    /// Runs a job for a client; `None` is a client that is not limited.
    ///
    /// # Errors
    /// When the client has used up its processor time. The job is not started.
    ///
    /// # Panics
    /// If the job panics.
    pub async fn run<T: Send + 'static>(
        &self,
        limit: &Arc<Limit>,
        client: Option<IpAddr>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Spent> {
        self.begin(limit, client, false, work).await
    }

    /// Like [`Jobs::run`], for jobs on the whole library: one at a time, so that a thread stays free for
    /// others.
    ///
    /// # Errors
    /// Same as [`Jobs::run`].
    pub async fn run_long<T: Send + 'static>(
        &self,
        limit: &Arc<Limit>,
        client: Option<IpAddr>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Spent> {
        self.begin(limit, client, true, work).await
    }

    async fn begin<T: Send + 'static>(
        &self,
        limit: &Arc<Limit>,
        client: Option<IpAddr>,
        long: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Spent> {
        // The client's own permit first, then a thread, so that one client's queue delays nobody else.
        let mut turns: Vec<OwnedSemaphorePermit> = Vec::new();
        if let Some(client) = client {
            turns.extend(taken(&limit.turns(client)).await);
        }
        if long {
            turns.extend(taken(&self.long).await);
        }
        turns.extend(taken(&self.room).await);
        // Its earlier jobs may have used up its allowance.
        if let Some(client) = client {
            limit.may_work(client).map_err(Spent)?;
        }
        let (answer, answered) = oneshot::channel();
        let limit = limit.clone();
        spawn_blocking(move || {
            let _turns = turns;
            if answer.is_closed() {
                return;
            }
            let before = processor_time();
            let done = catch_unwind(AssertUnwindSafe(work));
            if let Some(client) = client {
                limit.charge(client, processor_time().saturating_sub(before));
            }
            // The client may have disconnected by now.
            let _ = answer.send(done);
        });
        match answered.await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(panic)) => resume_unwind(panic),
            Err(_) => resume_unwind(Box::new("the runtime ends")),
        }
    }
}

/// A permit, once one is available; `None` only from a closed semaphore, and ours are never closed.
async fn taken(of: &Arc<Semaphore>) -> Vec<OwnedSemaphorePermit> {
    of.clone().acquire_owned().await.into_iter().collect()
}

/// Processor time used by this thread.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(
        u64::try_from(time.tv_sec).unwrap_or_default(),
        u32::try_from(time.tv_nsec).unwrap_or_default(),
    )
}

/// Without such a clock, the elapsed time.
#[cfg(not(unix))]
fn processor_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use super::super::limit::Rules;
    use super::*;

    fn limit(cpu_ms: u32) -> Arc<Limit> {
        Arc::new(Limit::new(&Rules {
            cpu_ms,
            ..Rules::default()
        }))
    }

    /// Requests that disconnect early, from many clients and from unlimited ones.
    #[tokio::test]
    async fn jobs_of_clients_that_hang_up_take_no_more_threads_and_are_not_begun() {
        const MOST: usize = 3;
        let (jobs, limit) = (Arc::new(Jobs::at_once(MOST)), limit(0));
        let (running, peak, begun) = (
            Arc::new(AtomicUsize::new(0)),
            Arc::new(AtomicUsize::new(0)),
            Arc::new(AtomicUsize::new(0)),
        );
        // The running jobs block until they are released.
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        let requests: Vec<_> = (0..60u32)
            .map(|n| {
                let (running, peak, begun) = (running.clone(), peak.clone(), begun.clone());
                let (jobs, limit, wait) = (jobs.clone(), limit.clone(), wait.clone());
                tokio::spawn(async move {
                    let client = (n % 2 == 0).then(|| IpAddr::V4(n.into()));
                    let work = move || {
                        begun.fetch_add(1, SeqCst);
                        peak.fetch_max(running.fetch_add(1, SeqCst) + 1, SeqCst);
                        let _ = wait.lock().unwrap().recv();
                        running.fetch_sub(1, SeqCst);
                    };
                    let _ = jobs.run(&limit, client, work).await;
                })
            })
            .collect();
        while running.load(SeqCst) < MOST {
            tokio::task::yield_now().await;
        }
        // All clients disconnect while the first jobs run.
        for request in &requests {
            request.abort();
        }
        for request in requests {
            let _ = request.await;
        }
        assert_eq!((begun.load(SeqCst), running.load(SeqCst)), (MOST, MOST));
        // The threads are still busy, so a new request waits.
        let next = tokio::spawn({
            let (jobs, limit) = (jobs.clone(), limit.clone());
            async move { jobs.run(&limit, None, || 7).await }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!next.is_finished());
        drop(go);
        assert_eq!(next.await.unwrap(), Ok(7));
        assert_eq!((begun.load(SeqCst), peak.load(SeqCst)), (MOST, MOST));
    }

    #[tokio::test]
    async fn one_client_leaves_threads_to_others_and_pays_for_its_work() {
        let (jobs, limit) = (Arc::new(Jobs::at_once(64)), limit(1));
        let (one, other) = (
            "198.51.100.1".parse().unwrap(),
            "198.51.100.2".parse().unwrap(),
        );
        let work = || {
            let before = processor_time();
            while processor_time() - before < Duration::from_millis(20) {
                std::hint::black_box(0);
            }
        };
        assert_eq!(jobs.run(&limit, Some(one), work).await, Ok(()));
        // Twenty milliseconds, with an allowance of four.
        let spent = jobs.run(&limit, Some(one), work).await;
        assert!(spent.is_err_and(|Spent(seconds)| seconds > 5), "{spent:?}");
        assert_eq!(jobs.run(&limit, Some(other), || 1).await, Ok(1));
        assert_eq!(jobs.run(&limit, None, || 2).await, Ok(2));
    }

    #[tokio::test]
    async fn jobs_of_one_client_take_turns() {
        let (jobs, limit) = (Arc::new(Jobs::at_once(64)), limit(0));
        let client: IpAddr = "198.51.100.1".parse().unwrap();
        let most = limit.turns(client).available_permits();
        let (running, peak) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let requests: Vec<_> = (0..20 * most)
            .map(|_| {
                let (running, peak) = (running.clone(), peak.clone());
                let (jobs, limit) = (jobs.clone(), limit.clone());
                tokio::spawn(async move {
                    let work = move || {
                        peak.fetch_max(running.fetch_add(1, SeqCst) + 1, SeqCst);
                        std::thread::sleep(Duration::from_millis(1));
                        running.fetch_sub(1, SeqCst);
                    };
                    jobs.run(&limit, Some(client), work).await
                })
            })
            .collect();
        for request in requests {
            assert_eq!(request.await.unwrap(), Ok(()));
        }
        assert!(peak.load(SeqCst) <= most, "{} of {most}", peak.load(SeqCst));
    }

    #[tokio::test]
    async fn a_panic_is_passed_on_and_the_thread_is_free_again() {
        let (jobs, limit) = (Arc::new(Jobs::at_once(1)), limit(0));
        let (there, of) = (jobs.clone(), limit.clone());
        let failed = tokio::spawn(async move {
            let _ = there.run(&of, None, || panic!("boom")).await;
        });
        assert!(failed.await.unwrap_err().is_panic());
        assert_eq!(jobs.run(&limit, None, || 1).await, Ok(1));
        assert_eq!(jobs.run_long(&limit, None, || 2).await, Ok(2));
    }
}
