//! Caches of rendered responses with a size limit in bytes; the least recently used entries are evicted
//! first. A client that reads every page once does not evict the popular ones.

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

/// Capacity of the page cache, bytes: about the compressed size of all pages.
const ROOM: u64 = 16 << 20;

/// A cache whose entries are bytes.
pub type ByteCache<K> = Cache<K, Bytes, ByBytes>;

/// The weight of an entry is its size in bytes.
#[derive(Clone, Debug)]
pub struct ByBytes;

impl<K> Weighter<K, Bytes> for ByBytes {
    fn weight(&self, _: &K, body: &Bytes) -> u64 {
        u64::try_from(body.len()).unwrap_or(u64::MAX).max(1)
    }
}

/// A cache with a capacity in bytes, in one shard, so that one large entry may take most of it.
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

/// The rendered pages of a catalogue, by page number. The uncompressed form is stored only if a client
/// requested it.
#[derive(Debug)]
pub struct Pages {
    /// Labels of rendered pages, which are kept longer than the bytes, so that an ETag stays valid.
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

    /// The response for a page, if it is possible without rendering.
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

    /// The response for a page, which is rendered and compressed if it is not cached.
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
        // If several requests need the same page at once, only one renders it.
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
