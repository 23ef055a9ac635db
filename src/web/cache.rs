//! Caches of rendered responses, bounded by bytes: the least recently used entries are evicted first.
//! A client that reads everything once does not push out what many read.

use std::convert::Infallible;
use std::hash::Hash;
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Response};
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use super::Site;
use super::catalogue::{Catalogue, Entry};
use super::respond::{Coding, HTML, Keep, Label};

/// Capacity of the page cache, bytes: about as many as all pages have, compressed.
const ROOM: u64 = 16 << 20;

/// Bytes by what they are made for.
pub type ByteCache<K> = Cache<K, Bytes, ByBytes>;

/// Entries weigh as many bytes as they hold.
#[derive(Clone, Debug)]
pub struct ByBytes;

impl<K> Weighter<K, Bytes> for ByBytes {
    fn weight(&self, _: &K, body: &Bytes) -> u64 {
        u64::try_from(body.len()).unwrap_or(u64::MAX).max(1)
    }
}

/// A cache of so many bytes, in one shard: a large entry may take most of it.
pub fn of_bytes<K: Eq + Hash>(room: u64) -> ByteCache<K> {
    match OptionsBuilder::new()
        .shards(1)
        .estimated_items_capacity(1024)
        .weight_capacity(room)
        .build()
    {
        Ok(options) => Cache::with_options(
            options,
            ByBytes,
            DefaultHashBuilder::default(),
            DefaultLifecycle::default(),
        ),
        Err(error) => unreachable!("every option is given: {error}"),
    }
}

/// The pages of a catalogue as they are sent, by their numbers in it. The plain text is kept only
/// where a client takes it so.
#[derive(Debug)]
pub struct Pages {
    /// Labels of rendered pages: an ETag holds for longer than bytes are kept.
    labels: Vec<OnceLock<Box<Label>>>,
    bodies: ByteCache<(usize, Coding)>,
}

impl Pages {
    pub fn of(catalogue: &Catalogue) -> Self {
        Self {
            labels: catalogue
                .entries()
                .iter()
                .map(|_| OnceLock::new())
                .collect(),
            bodies: of_bytes(ROOM),
        }
    }

    /// The answer with a page, where nothing has to be made for it.
    pub fn at_hand(
        &self,
        number: usize,
        request: &HeaderMap,
        keep: Keep,
    ) -> Option<Response<Body>> {
        let coding = Coding::wanted(request);
        let label = self.labels[number].get()?;
        let body = if label.is_held(request, coding) {
            Bytes::new()
        } else {
            self.bodies.get(&(number, coding))?
        };
        Some(label.answer(request, coding, keep, || body))
    }

    /// The answer with a page; rendered and compressed now, unless it is at hand.
    pub fn answer(
        &self,
        site: &Site,
        (number, entry): (usize, &Entry),
        request: &HeaderMap,
        keep: Keep,
    ) -> Response<Body> {
        let coding = Coding::wanted(request);
        let render = || {
            let html = entry.page.html(site, entry.lang);
            self.labels[number].get_or_init(|| {
                Box::new(Label::new(
                    html.status,
                    HTML,
                    Some(entry.lang),
                    html.body.as_bytes(),
                ))
            });
            coding.pack(&Bytes::from(html.body), true)
        };
        // Many may ask for the same page at once: one of them makes it.
        let Ok(body) = self
            .bodies
            .get_or_insert_with(&(number, coding), || Ok::<_, Infallible>(render()));
        match self.labels[number].get() {
            Some(label) => label.answer(request, coding, keep, || body),
            None => unreachable!("what is kept was rendered"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_bounded_and_what_is_used_stays() {
        let kept = of_bytes(1000);
        for n in 0..500 {
            kept.insert(n, Bytes::from(vec![0; 10]));
            assert!(kept.get(&0).is_some(), "gone after {n} others");
            assert!(kept.weight() <= 1000, "{}", kept.weight());
        }
        assert!(kept.len() > 80, "{}", kept.len());
        kept.insert(1000, Bytes::from(vec![0; 2000]));
        assert!(
            kept.get(&1000).is_none() && kept.weight() <= 1000,
            "more than all the room"
        );
    }
}
