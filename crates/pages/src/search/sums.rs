//! Score accumulators: how the many posting lists of a query are combined.
//!
//! A query becomes about a hundred terms: every word in ten fields, its completions, its concepts. Unions
//! in search engines are designed for a few long lists: each union prepares a window of thousands of
//! documents, and each term a table of lengths. That preparation took most of the time of a query. Here
//! every list is read once, into one accumulator per document.

/// A document by its number in the library: nodes, then passages.
pub type DocId = u32;
pub type Score = f32;

/// A set of documents, as a bit set.
#[derive(Clone, Debug, Default)]
pub struct Docs(Vec<u64>);

impl Docs {
    pub fn none(docs: u32) -> Self {
        Self(vec![0; docs.div_ceil(64) as usize])
    }

    pub fn insert(&mut self, doc: DocId) {
        self.0[doc as usize / 64] |= 1 << (doc % 64);
    }

    pub fn holds(&self, doc: DocId) -> bool {
        self.0[doc as usize / 64] & (1 << (doc % 64)) != 0
    }

    /// Reserves space for this number of documents, and clears the set.
    pub fn clear(&mut self, docs: u32) {
        self.0.clear();
        self.0.resize(docs.div_ceil(64) as usize, 0);
    }

    pub fn add(&mut self, other: &Self) {
        self.0
            .iter_mut()
            .zip(&other.0)
            .for_each(|(one, other)| *one |= other);
    }

    /// Removes all documents that fail a test.
    pub fn retain(&mut self, mut held: impl FnMut(DocId) -> bool) {
        for (n, bits) in (0..).zip(&mut self.0) {
            let mut left = *bits;
            while left != 0 {
                if !held(n * 64 + left.trailing_zeros()) {
                    *bits &= !(left & left.wrapping_neg());
                }
                left &= left - 1;
            }
        }
    }

    pub fn keep(&mut self, other: &Self) {
        self.0
            .iter_mut()
            .zip(&other.0)
            .for_each(|(one, other)| *one &= other);
    }

    pub fn remove(&mut self, other: &Self) {
        self.0
            .iter_mut()
            .zip(&other.0)
            .for_each(|(one, other)| *one &= !other);
    }

    /// Returns the set of all documents below a number.
    pub fn all(docs: u32) -> Self {
        let mut this = Self(vec![u64::MAX; docs.div_ceil(64) as usize]);
        if let (Some(last), 1..) = (this.0.last_mut(), docs % 64) {
            *last = (1 << (docs % 64)) - 1;
        }
        this
    }

    pub fn each(&self, mut visit: impl FnMut(DocId)) {
        for (n, bits) in (0..).zip(&self.0) {
            let mut bits = *bits;
            while bits != 0 {
                visit(n * 64 + bits.trailing_zeros());
                bits &= bits - 1;
            }
        }
    }
}

/// For every document, the score of the best match and the sum of all matches.
#[derive(Debug, Default)]
pub struct Scores {
    best: Vec<Score>,
    sum: Vec<Score>,
    seen: Docs,
}

impl Scores {
    /// Reserves space for this number of documents, and clears the sums.
    pub fn grow(&mut self, docs: u32) {
        self.best.resize(docs as usize, 0.0);
        self.sum.resize(docs as usize, 0.0);
        self.seen.clear(docs);
    }

    /// Documents with at least one match.
    pub fn seen(&self) -> &Docs {
        &self.seen
    }

    pub fn add(&mut self, doc: DocId, score: Score) {
        let at = doc as usize;
        if self.seen.holds(doc) {
            self.best[at] = self.best[at].max(score);
            self.sum[at] += score;
        } else {
            self.seen.insert(doc);
            (self.best[at], self.sum[at]) = (score, score);
        }
    }

    /// Empties the accumulator into `visit`: the best score plus a share of the others.
    pub fn drain(&mut self, tie_breaker: Score, mut visit: impl FnMut(DocId, Score)) {
        let (best, sum) = (&self.best, &self.sum);
        self.seen.each(|doc| {
            let (best, sum) = (best[doc as usize], sum[doc as usize]);
            visit(doc, best + tie_breaker * (sum - best));
        });
        self.seen.0.fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_way_counts_and_a_share_of_the_others() {
        let mut ways = Scores::default();
        ways.grow(200);
        for (doc, score) in [(3, 1.0), (130, 2.0), (3, 4.0), (3, 2.0)] {
            ways.add(doc, score);
        }
        let mut found = Vec::new();
        ways.drain(0.5, |doc, score| found.push((doc, score)));
        assert_eq!(found, [(3, 5.5), (130, 2.0)]);
        ways.drain(0.5, |doc, _| panic!("{doc} is left"));
    }

    #[test]
    fn sets_hold_what_they_should() {
        for docs in [0, 1, 63, 64, 65, 200] {
            let mut seen = Vec::new();
            Docs::all(docs).each(|doc| seen.push(doc));
            assert_eq!(seen, (0..docs).collect::<Vec<_>>());
        }
        let (mut one, mut other) = (Docs::none(130), Docs::none(130));
        [3, 64, 129].into_iter().for_each(|doc| one.insert(doc));
        [64, 100].into_iter().for_each(|doc| other.insert(doc));
        let mut both = one.clone();
        both.keep(&other);
        one.remove(&other);
        assert_eq!(
            (
                [3, 64, 129].map(|doc| both.holds(doc)),
                [3, 64, 129].map(|doc| one.holds(doc))
            ),
            ([false, true, false], [true, false, true])
        );
        one.add(&both);
        one.retain(|doc| doc != 3);
        let mut seen = Vec::new();
        one.each(|doc| seen.push(doc));
        assert_eq!(seen, [64, 129]);
    }
}
