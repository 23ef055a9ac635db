//! The answer to a query: search hits, verdicts on the situation that it describes, and checks that may
//! answer the rest. The search does not judge and the checks do not search; this module uses both.

use crate::check::{Check, Status, Verdict};
use crate::kit::tables::Table;
use crate::library::{
    Fact, Library, OfferedFacts, Situation, StatedVerdict, facts_for, games_of, judge,
    situations_and_words,
};
use crate::search::{self, Document, LONGEST_QUERY, Request, Search};
use crate::systems;

/// Maximum number of verdicts on a query.
pub const MOST_VERDICTS: usize = 2;
/// Maximum number of checks offered.
pub const MOST_OFFERS: usize = 3;

/// A check that may answer the question.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub check: &'static str,
    /// Facts of one reading of a query that does not state which troop is on which side, as dotted path
    /// and value: `recoiler`, `Ps`. Empty if the check is offered without facts.
    pub input: Vec<Fact>,
    /// The result of this reading, if no word that may matter is left and each reading is settled.
    pub verdict: Option<Verdict>,
}

/// Hits of a query, with the verdicts on the situation it describes.
#[derive(Clone, Debug, Default)]
pub struct Answered {
    pub found: search::Answer,
    /// At most [`MOST_OFFERS`].
    pub offers: Vec<Offer>,
    /// At most [`MOST_VERDICTS`], the best first.
    pub verdicts: Vec<StatedVerdict>,
}

/// Searches, judges the described situation, and offers the checks of the best hits.
pub fn ask(library: &Library, engine: &dyn Search, request: &Request<'_>) -> Answered {
    let mut answered = Answered {
        found: engine.search(library, request),
        ..Answered::default()
    };
    let mut typed = None;
    // Queries with operators or filters, and further pages, get hits only.
    if answered.found.words {
        // The description of a situation may be longer than a search query.
        let text = if request.query.len() > LONGEST_QUERY {
            request.query
        } else {
            &answered.found.text
        };
        let system = answered.found.system;
        let meant = |word: &str| engine.spellings(library, word);
        let likely = answered.found.likely;
        let (all, words) = situations_and_words(library, request.lang, text, system, &meant);
        typed = words.filter(|_| text == answered.found.text);
        for situation in all {
            // A card of one game above the rulings of another would mislead, unless nothing was left unread and it
            // names troops of that game only.
            let game = systems::check(situation.check).map(Check::system);
            let owns = |(_, value): &Fact| games_of(value).eq(game);
            let named = situation.left.is_empty() && situation.facts.iter().any(owns);
            if likely.is_some() && game != likely && !named {
                continue;
            }
            if answered.verdicts.len() < MOST_VERDICTS {
                answered.verdicts.extend(judge(library, &situation));
            }
            // If it is unclear who is who, each reading is offered.
            let room = MOST_OFFERS.saturating_sub(answered.offers.len());
            answered.offers.extend(readings(library, situation, room));
        }
    }
    // A query for a single figure is not answered by a question for that figure or for another troop.
    if let Some(table) = answered.found.table {
        answered.verdicts.retain(|one| {
            let reads = |known: &&Table| known.id == table.id;
            one.verdict.status != Status::Open || !one.learnt && one.check.tables.iter().any(reads)
        });
    }
    // The checks of the best hits, each with the facts that the words state for it.
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
    // If there is a verdict, these checks are offered without facts, because its card already shows them;
    // so are checks offered with the row of a table.
    let facts = if answered.verdicts.is_empty() && answered.found.table.is_none() {
        facts_for(library, request.lang, &answered.found.text, &checks, typed)
    } else {
        vec![OfferedFacts::default(); checks.len()]
    };
    // The check of the best hit is judged if the words state what it needs.
    if answered.offers.is_empty()
        && let Some((check, told)) = checks.iter().zip(&facts).next()
        && answers_first(library, &answered.found, check)
    {
        let judged = systems::check(check).and_then(|check| told.judge(library, check));
        answered.verdicts.extend(judged);
    }
    let offers = checks.into_iter().zip(facts);
    answered.offers.extend(offers.map(|(check, told)| Offer {
        check,
        input: told.facts,
        verdict: None,
    }));
    answered
}

/// Whether a check executes the ruling of the best hit.
fn answers_first(library: &Library, found: &search::Answer, check: &str) -> bool {
    found.hits.first().is_some_and(|hit| match hit.document {
        Document::Node(n) => {
            let checks = &library.content.nodes[n].attributes.checks;
            checks.iter().any(|id| id.as_str() == check)
        }
        Document::Passage(_) => false,
    })
}

/// Returns the readings of a text that does not state which troop is on which side. Their results are
/// shown only if all are known.
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
    let unread = situation.learnt && !situation.left.is_empty();
    let verdicts: Option<Vec<Verdict>> = if unread || alternatives.len() > room {
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
