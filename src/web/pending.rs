//! Memory of responses that wait for their readers. A response is held in memory until it is sent, so
//! clients that do not read could fill it. Above a limit no further large response is started, and a single
//! client cannot use all of it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::Response;
use hyper::body::{Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Responses smaller than this are not counted: even one for each possible connection fits in memory.
const SMALL: u64 = 64 << 10;
/// Maximum memory of all waiting responses, kB.
const MOST_KB: usize = 96 << 10;
/// Share of one client, kB.
const MOST_KB_EACH: usize = 24 << 10;

/// Memory of the waiting responses of each client, kB.
type Clients = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// The memory budget for waiting responses.
#[derive(Debug)]
pub struct Pending {
    room: Arc<Semaphore>,
    clients: Clients,
}

impl Default for Pending {
    fn default() -> Self {
        Self {
            room: Arc::new(Semaphore::new(MOST_KB)),
            clients: Arc::default(),
        }
    }
}

impl Pending {
    /// Counts a response until it is sent or dropped. `client` is its receiver, or `None` for a client that
    /// is not limited.
    ///
    /// # Errors
    /// When too much is waiting already, in total or for this client; the response is dropped.
    #[expect(
        clippy::result_unit_err,
        reason = "there is nothing to say but that there is no room"
    )]
    pub fn hold(
        &self,
        client: Option<IpAddr>,
        response: Response<Body>,
    ) -> Result<Response<Body>, ()> {
        let size = response.body().size_hint().exact().unwrap_or(0);
        if size < SMALL {
            return Ok(response);
        }
        let kb = u32::try_from(size >> 10).unwrap_or(u32::MAX);
        let permit = self.room.clone().try_acquire_many_owned(kb).map_err(drop)?;
        if let Some(client) = client {
            let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
            let waits = clients.entry(client).or_default();
            // One response is always allowed, whatever its size.
            if *waits > 0 && *waits + permit.num_permits() > MOST_KB_EACH {
                return Err(());
            }
            *waits += permit.num_permits();
        }
        let room = Arc::new(Room {
            permit,
            client: client.map(|client| (client, self.clients.clone())),
        });
        Ok(response.map(|inner| Body::new(Held { inner, room })))
    }

    /// Whether no large response is waiting.
    pub fn is_idle(&self) -> bool {
        self.room.available_permits() == MOST_KB
    }
}

/// Memory that a waiting response takes.
struct Room {
    permit: OwnedSemaphorePermit,
    client: Option<(IpAddr, Clients)>,
}

impl Drop for Room {
    fn drop(&mut self) {
        let Some((client, clients)) = &self.client else {
            return;
        };
        let mut clients = clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(waits) = clients.get_mut(client) {
            *waits = waits.saturating_sub(self.permit.num_permits());
            if *waits == 0 {
                clients.remove(client);
            }
        }
    }
}

/// A body that releases its memory budget once its last bytes are dropped: the server takes the bytes out
/// of a body long before a slow reader has received them.
struct Held {
    inner: Body,
    room: Arc<Room>,
}

/// Bytes in transit, with their share of the budget.
struct Counted {
    bytes: Bytes,
    _room: Arc<Room>,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let room = self.room.clone();
        Pin::new(&mut self.inner)
            .poll_frame(context)
            .map_ok(|frame| {
                frame.map_data(|bytes| {
                    if bytes.is_empty() {
                        bytes
                    } else {
                        Bytes::from_owner(Counted { bytes, _room: room })
                    }
                })
            })
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
        assert!(pending.hold(None, answer(1)).is_ok() && pending.is_idle());
        let held: Vec<_> = (0..200)
            .filter_map(|_| pending.hold(None, answer(1024)).ok())
            .collect();
        assert_eq!(held.len(), 96);
        assert!(
            pending.hold(None, answer(1)).is_ok(),
            "small answers always go"
        );
        drop(held);
        assert!(pending.is_idle());
    }

    #[test]
    fn one_client_cannot_take_all_the_room() {
        let pending = Pending::default();
        let answer = |mb: usize| Response::new(Body::from(vec![b' '; mb << 20]));
        let (one, other) = (
            Some("198.51.100.1".parse().unwrap()),
            Some("198.51.100.2".parse().unwrap()),
        );
        let mut held: Vec<_> = (0..200)
            .filter_map(|_| pending.hold(one, answer(1)).ok())
            .collect();
        assert_eq!(held.len(), 24);
        assert!(
            pending.hold(other, answer(30)).is_ok(),
            "one answer may be large"
        );
        held.pop();
        assert!(pending.hold(one, answer(1)).is_ok() && pending.hold(None, answer(30)).is_ok());
        drop(held);
        assert!(pending.is_idle() && pending.clients.lock().unwrap().is_empty());
    }

    #[tokio::test]
    async fn room_is_taken_until_the_bytes_themselves_are_gone() {
        use http_body_util::BodyExt as _;
        let pending = Pending::default();
        let mut body = pending
            .hold(None, Response::new(Body::from(vec![b'x'; 1 << 20])))
            .unwrap()
            .into_body();
        let bytes = body.frame().await.unwrap().unwrap().into_data().unwrap();
        drop(body);
        assert!(
            bytes.len() == 1 << 20 && bytes.iter().all(|byte| *byte == b'x') && !pending.is_idle(),
            "the server has them still"
        );
        drop(bytes);
        assert!(pending.is_idle());
    }
}
