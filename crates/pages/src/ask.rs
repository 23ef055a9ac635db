//! What a reader typed, answered: the hits of the search, the verdicts on the situation that the words
//! state, and the checks that may answer the rest. The search judges nothing; this asks both.

use crate::check::{Status, Verdict};
use crate::library::{Fact, Library, Situation, StatedVerdict, facts_for, judge, situations};
use crate::search::{self, LONGEST_QUERY, Request, Search};

/// The most verdicts on what a query states.
pub const MOST_VERDICTS: usize = 2;
/// The most checks that are offered.
pub const MOST_OFFERS: usize = 3;

/// A check that may answer the question.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub check: &'static str,
    /// One reading of a query that leaves open who is who, as dotted path and value: `recoiler`, `Ps`;
    /// empty where the check is offered as it is.
    pub input: Vec<Fact>,
    /// What that reading comes to, where every word was read and each reading settles.
    pub verdict: Option<Verdict>,
}

/// Hits of a query with the verdicts on what it states.
#[derive(Clone, Debug, Default)]
pub struct Answered {
    pub found: search::Answer,
    /// At most [`MOST_OFFERS`].
    pub offers: Vec<Offer>,
    /// At most [`MOST_VERDICTS`], the best first.
    pub verdicts: Vec<StatedVerdict>,
}

/// Searches, judges what the words state, and offers the checks of the best hits.
pub fn ask(library: &Library, engine: &dyn Search, request: &Request<'_>) -> Answered {
    let mut answered = Answered {
        found: engine.search(library, request),
        ..Answered::default()
    };
    // Operators and filters in the words, and further pages, ask for hits alone.
    if answered.found.words {
        // A situation may be longer than what is searched for.
        let text = if request.query.len() > LONGEST_QUERY {
            request.query
        } else {
            &answered.found.text
        };
        let system = answered.found.system;
        let meant = |word: &str| engine.spellings(library, word);
        for situation in situations(library, request.lang, text, system, &meant) {
            if answered.verdicts.len() < MOST_VERDICTS {
                answered.verdicts.extend(judge(library, &situation));
            }
            // Where the words leave open who is who, each reading is offered.
            let room = MOST_OFFERS.saturating_sub(answered.offers.len());
            answered.offers.extend(readings(library, situation, room));
        }
    }
    // The checks of the best hits, each with what the words state for it.
    let offered = |check: &&'static str| answered.offers.iter().any(|offer| offer.check == *check);
    let mut checks: Vec<&'static str> = Vec::new();
    for check in &answered.found.checks {
        if checks.len() + answered.offers.len() < MOST_OFFERS
            && !offered(check)
            && !checks.contains(check)
        {
            checks.push(check);
        }
    }
    // Beside a verdict they are told nothing: its card says what was read.
    let facts = if answered.verdicts.is_empty() {
        facts_for(library, request.lang, &answered.found.text, &checks)
    } else {
        vec![Vec::new(); checks.len()]
    };
    let offers = checks.into_iter().zip(facts);
    answered.offers.extend(offers.map(|(check, input)| Offer {
        check,
        input,
        verdict: None,
    }));
    answered
}

/// The readings of a text that leaves open who is who. What they come to is told only of all of them.
fn readings(library: &Library, mut situation: Situation, room: usize) -> Vec<Offer> {
    let alternatives = std::mem::take(&mut situation.alternatives);
    let check = situation.check;
    let settled = |facts: &Vec<Fact>| {
        let reading = Situation {
            facts: facts.clone(),
            ..situation.clone()
        };
        let verdict = judge(library, &reading)?.verdict;
        (verdict.status != Status::Open).then_some(verdict)
    };
    let verdicts: Option<Vec<Verdict>> = if situation.learnt || alternatives.len() > room {
        None
    } else {
        alternatives.iter().map(settled).collect()
    };
    let mut verdicts = verdicts.into_iter().flatten();
    alternatives
        .into_iter()
        .take(room)
        .map(|input| Offer {
            check,
            input,
            verdict: verdicts.next(),
        })
        .collect()
}
