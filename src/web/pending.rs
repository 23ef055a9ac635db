//! Bytes of answers that wait for their readers. An answer is whole in memory until it is sent, so
//! that readers who ask and do not read would hold it all: beyond a bound nothing large is begun.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::Response;
use hyper::body::{Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Answers below this are not counted: as many as there may be connections fit in memory.
const SMALL: u64 = 64 << 10;
/// How much may wait at once, kB.
const MOST_KB: usize = 96 << 10;

/// The room for answers that wait for their readers.
#[derive(Debug)]
pub struct Pending(Arc<Semaphore>);

impl Default for Pending {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(MOST_KB)))
    }
}

impl Pending {
    /// The answer, counted until it is sent or given up.
    ///
    /// # Errors
    /// When too much waits already; the answer is dropped.
    #[expect(clippy::result_unit_err, reason = "there is nothing to say but that there is no room")]
    pub fn hold(&self, response: Response<Body>) -> Result<Response<Body>, ()> {
        let size = response.body().size_hint().exact().unwrap_or(0);
        if size < SMALL {
            return Ok(response);
        }
        let kb = u32::try_from(size >> 10).unwrap_or(u32::MAX);
        let permit = self.0.clone().try_acquire_many_owned(kb).map_err(drop)?;
        Ok(response.map(|inner| Body::new(Held { inner, _permit: permit })))
    }

    /// Whether nothing large waits.
    pub fn is_idle(&self) -> bool {
        self.0.available_permits() == MOST_KB
    }
}

/// A body that gives its room back when it is gone.
struct Held {
    inner: Body,
    _permit: OwnedSemaphorePermit,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.inner).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded_and_given_back() {
        let pending = Pending::default();
        let answer = |kb: usize| Response::new(Body::from(vec![b' '; kb << 10]));
        assert!(pending.hold(answer(1)).is_ok() && pending.is_idle());
        let held: Vec<_> = (0..200).filter_map(|_| pending.hold(answer(1024)).ok()).collect();
        assert_eq!(held.len(), 96);
        assert!(pending.hold(answer(1)).is_ok(), "small answers always go");
        drop(held);
        assert!(pending.is_idle());
    }
}
