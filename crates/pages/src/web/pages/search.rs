//! Search results, each with its full answer.

use std::collections::HashSet;

use askama::Template;
use serde_json::{Map, Value};

use super::guide::{AnswerLink, Options, outcomes};
use super::home::{Chips, situations};
use super::layout::{Card, Chip, Layout, Link, Markup, Nav};
use super::verdict::{self, Chance, LONG, Tone};
use super::{Html, SearchQuery, html};
use crate::ask::{self, Offer};
use crate::check::{FindingKind, Status, put};
use crate::content::NodeKind;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::lexicon::{Class, Concept};
use crate::library::situation::{input, value};
use crate::library::{Fact, Resolved, SaidFinding, StatedVerdict, owned_code};
use crate::message::Message;
use crate::search::analysis;
use crate::search::{Answer, Counts, Document, EVERY_GAME, FURTHEST, MOST_ABOUT, Request};
use crate::systems::{self, SYSTEMS};
use crate::text::tokens;
use crate::web::documents::{offer_text, told_facts, told_url};
use crate::web::url::Narrowed;
use crate::web::{Site, cite, url};

/// Default number of hits per page.
const LIMIT: usize = 20;

/// One hit: a ruling or an original passage.
enum Shown {
    /// A ruling; its game, if the hits are of several games; its title and answer with the words of the query marked,
    /// and its snippet. The first flag is true if the snippet is a row of a table, the second if it is a claim that is
    /// shown before the answer.
    Node(
        Box<Card>,
        Option<String>,
        [Markup; 2],
        Option<Markup>,
        bool,
        bool,
    ),
    Passage {
        chip: Option<Chip>,
        title: String,
        snippet: Markup,
    },
}

/// A filter, whether it is chosen, and how many hits it leaves.
struct Filter {
    link: Link,
    chosen: bool,
    count: usize,
}

/// Filters of the same kind.
struct Group {
    class: &'static str,
    title: String,
    chips: Vec<Tap>,
}

impl Group {
    /// Number of filters that are shown at once where nothing is asked; one more is no longer than the line
    /// that would hide it.
    const fn at_once(&self) -> usize {
        /// Whole rows of tiles, and about as many chips.
        const MOST: usize = 12;
        match self.chips.len() {
            n if n <= MOST + 1 => n,
            _ => MOST,
        }
    }
}

/// A filter as a link, and how many hits it leaves.
struct Tap {
    href: String,
    code: Option<String>,
    text: String,
    count: usize,
}

#[derive(Template)]
#[template(path = "search.html")]
struct SearchPage<'s> {
    s: Layout<'s>,
    asked: bool,
    words: bool,
    /// Beginning of the query, in one line of a phone together with the number of hits.
    heading: String,
    count: String,
    hits: Vec<Shown>,
    suggestion: Option<Link>,
    /// Sentence that names the words which occur nowhere.
    unknown: Option<String>,
    /// The cited item, if the query is a citation.
    cited: Vec<(Chip, String)>,
    /// A code that only one game has, if no game is chosen: its game, and the search in that game.
    owned: Option<(String, String)>,
    /// Readings of a query that does not state who is who, or something else, each with its result if it is known,
    /// and the question for them.
    readings: Option<(String, Options)>,
    offers: Vec<Link>,
    verdicts: Vec<Judged>,
    /// Number of hits shown above the verdicts: 1 if the verdicts only ask, and either the learnt reader
    /// chose their check or a ruling of it is among the first hits; 2 if there are two questions.
    above: usize,
    /// Number of hits shown between the verdicts and the offers: 2 if there are two questions and a
    /// verdict.
    between: usize,
    /// Whether the first two hits answer one question each, and are shown with their answers only, so that
    /// both are on the first screen.
    pair: bool,
    systems: Vec<Filter>,
    kinds: Vec<Filter>,
    /// Active filters, each as a link that removes it.
    chosen: Vec<Link>,
    groups: Vec<Group>,
    previous: Option<String>,
    next: Option<String>,
    start: usize,
    /// If nothing is found: the same words without filters, other queries, and what lies on the table.
    wider: Option<String>,
    samples: Vec<Link>,
    situations: Vec<Chips>,
}

impl SearchPage<'_> {
    /// Whether a check is offered above the hits.
    fn offers(&self, href: &str) -> bool {
        self.offers.iter().any(|offer| offer.href == href)
    }
}

/// Maximum length of a query that is repeated in the window title, and above its hits.
const LONGEST_TITLE: usize = 50;
const LONGEST_HEADING: usize = 13;

/// Returns the link to a check, or to one reading of a query that does not state which troop is on which
/// side.
fn offered(s: &Layout<'_>, offer: &Offer) -> Link {
    Link {
        href: url::check_with(s.lang, offer.check, &input(&offer.input)),
        text: offer_text(&s.site.library, s.lang, offer),
    }
}

/// Whether a fact is the value of a die.
fn is_die(path: &str) -> bool {
    path.split(['.', '_'])
        .any(|part| matches!(part, "die" | "dice" | "roll"))
}

/// Returns the facts that distinguish a reading from the others, in words. A die is named after its troop,
/// not after its side.
fn distinct(s: &Layout<'_>, offer: &Offer, offers: &[Offer]) -> String {
    let library = &s.site.library;
    let Some(check) = systems::check(offer.check) else {
        return String::new();
    };
    let told = input(&offer.input);
    let shared = |fact| offers.iter().all(|other| other.input.contains(fact));
    let mut facts: Vec<Fact> = offer
        .input
        .iter()
        .filter(|fact| !shared(fact))
        .cloned()
        .collect();
    if facts.is_empty() {
        // The others state something that is only taken for granted here.
        let assumed = offer.verdict.iter().flat_map(|verdict| &verdict.assumed);
        let others = |path: &String| {
            let mut all = offers.iter().flat_map(|other| &other.input);
            all.any(|(known, _)| known == path)
        };
        let told = assumed.filter(|assumed| others(&assumed.field));
        facts.extend(told.map(|assumed| {
            let text = assumed.value.as_str().map(str::to_owned);
            let text = text.unwrap_or_else(|| assumed.value.to_string());
            (assumed.field.clone(), text)
        }));
    }
    let facts = facts.iter().map(|(path, text)| {
        let side = path.rsplit(['.', '_']).next().filter(|_| is_die(path));
        let troop = side.map(|side| format!("{side}.troop"));
        let troop = troop.and_then(|troop| {
            let (_, code) = offer.input.iter().find(|(known, _)| *known == troop)?;
            Some(library.answer_label(s.lang, check, &troop, &value(code)))
        });
        match troop {
            Some(troop) => format!("{troop}: {text}"),
            None => library.fact_text(s.lang, check, path, &value(text), &told),
        }
    });
    facts.collect::<Vec<String>>().join(" · ")
}

/// An option of a question, with the finding that it leads to.
fn way(link: Link, finding: Option<(Tone, String)>) -> AnswerLink {
    let tone = finding.as_ref().map(|(tone, _)| *tone);
    AnswerLink {
        href: link.href,
        code: None,
        label: link.text,
        finding: finding.map(|(_, text)| text),
        mark: tone.map_or("", Tone::mark),
        kind: tone.map_or("", Tone::code),
        chosen: false,
        field: String::new(),
        value: Value::Null,
    }
}

/// The verdict on the situation that a query states.
struct Judged {
    game: String,
    finding: Link,
    /// The finding of an open verdict in lines: its introduction, then each possible outcome.
    lines: Vec<(Tone, String)>,
    title: String,
    status: &'static str,
    tone: Tone,
    /// Facts that were read, each with a link to the check without it.
    chips: Vec<Link>,
    /// The assumed facts in one line.
    taken: Option<String>,
    /// The readings of an open point, each with what follows from it, and the check if it is agreed on.
    readings: Vec<(Link, String, bool)>,
    /// Words that were not read and may matter.
    left: String,
    /// Whether the hits contain all of them.
    only_sought: bool,
    odds: Vec<Chance>,
    den: u32,
    /// One question, where it is open, with its first answers, and a label for all of them.
    ask: Option<(String, Options, Option<String>)>,
}

/// Links to checks; those with the same name also name their game.
fn by_game(s: &Layout<'_>, offers: Vec<(&str, Link)>) -> Vec<Link> {
    let shared = |text: &str| offers.iter().filter(|(_, link)| link.text == text).count() > 1;
    let named = offers.iter().map(|(check, link)| Link {
        href: link.href.clone(),
        text: if shared(&link.text) {
            let game = check.split('.').next().unwrap_or_default();
            format!("{} ({})", link.text, s.system_name(game))
        } else {
            link.text.clone()
        },
    });
    named.collect()
}

/// Queries as players type them, each of which finds something.
fn queries(s: &Layout<'_>) -> Vec<Link> {
    let all = s.t("search-samples");
    let queries = all.split('|').map(str::trim);
    queries
        .map(|query| Link {
            href: url::search(s.lang, query),
            text: query.to_owned(),
        })
        .collect()
}

/// Number of filters of a group that are shown at once.
const SIX: usize = 6;

/// Number of first hits among which a ruling of the verdict's check is looked for.
const NEAR: usize = 3;

/// Maximum number of answers shown above the hits.
const MOST_WAYS: usize = 4;

/// The stems of the words of a text.
fn stems(lang: Lang, text: &str) -> HashSet<String> {
    let words = crate::text::tokens(text).into_iter();
    words
        .map(|word| analysis::stem(lang, &word.folded).into_owned())
        .collect()
}

/// `sought` has the stems of the words that are marked in the hits.
fn told(s: &Layout<'_>, told: &StatedVerdict, sought: &HashSet<String>) -> Judged {
    let (library, check) = (&s.site.library, told.check);
    let said = library.say(s.lang, &told.verdict);
    let (odds, den) = verdict::odds(&said);
    let href = |input: &Map<String, Value>| told_url(s.lang, check, input);
    // First the troops, then dice: a misread die changes the result most often.
    let mut facts = told_facts(library, s.lang, told);
    facts.sort_by_key(|(path, _)| match path.rsplit('.').next() {
        Some("troop") => 0,
        _ if is_die(path) => 1,
        _ => 2,
    });
    let chips = facts.into_iter().map(|(path, text)| Link {
        href: href(&told.without(&path)),
        text,
    });
    let taken =
        (!said.assumed.is_empty()).then(|| library.taken(s.lang, check, &told.verdict, &said));
    let readings = verdict::points(s, check, &told.verdict, &said, &|agreed| {
        let mut all = told.input();
        all.insert("agreed".to_owned(), Value::from(agreed.to_vec()));
        href(&all)
    });
    let readings = readings.into_iter().flat_map(|point| point.readings);
    let readings = readings.map(|reading| {
        let (href, usual) = (reading.agree.clone(), reading.usual);
        let (text, follows) = reading.in_short();
        (Link { href, text }, follows, usual)
    });
    let open = told.verdict.status == Status::Open;
    let few = open && told.verdict.complete && (2..=3).contains(&said.distinct_outcomes());
    let mut lines = if few { outcomes(s, &said) } else { Vec::new() };
    let mut headline = said.headline;
    let mut ask = said.asks.into_iter().next().map(|ask| {
        let options = ask.options.into_iter().map(|option| {
            let mut all = told.input();
            put(&mut all, &ask.field, option.value);
            let link = Link {
                href: href(&all),
                text: option.label,
            };
            let finding = option.finding.filter(|one| one.kind != FindingKind::Score);
            let toned = |one: SaidFinding| (Tone::of(one.kind, &one.code), one.text);
            way(link, finding.map(toned))
        });
        let mut options: Vec<AnswerLink> = options.collect();
        let all = (options.len() > MOST_WAYS).then(|| s.count("told-all", options.len()));
        if all.is_some() {
            // The answers named in the unread words come first, then those that settle the question.
            let typed = told.left.join(" ").to_lowercase();
            options.sort_by_key(|way| {
                let named = typed.contains(&way.label.to_lowercase());
                (!named, way.finding.is_none())
            });
            options.truncate(MOST_WAYS);
        }
        (ask.text, options, all)
    });
    if let Some((text, ways, _)) = ask.as_mut().filter(|_| open)
        && !text.is_empty()
        && ways.iter().all(|way| way.finding.is_some())
    {
        // The answers state the outcomes, so the heading is the question alone.
        headline = std::mem::take(text);
        lines.clear();
    } else if lines.is_empty()
        && open
        && ask.is_some()
        && headline.matches(&s.t("finding-or")).count() > 1
    {
        // If there are many outcomes, the question is shown instead of the list.
        headline = s.t("told-depends");
    }
    let mut tone = Tone::of_verdict(s, &told.verdict);
    let mut status = told.status();
    // Complete odds are an answer, even if a fact may still change them.
    if let Some(likeliest) = verdict::likeliest(s, &told.verdict, &headline, &odds) {
        headline = likeliest;
        if open {
            (tone, status) = (Tone::Plain, "usual");
            lines.clear();
        }
    }
    // A word that the card itself says needs no notice; one that is marked in the hits was only searched for.
    let shown = odds.iter().map(|chance| chance.text.as_str());
    let shown: Vec<&str> = shown.chain([headline.as_str()]).collect();
    let shown = stems(s.lang, &shown.join(" "));
    let within = |word: &&String, known: &HashSet<String>| stems(s.lang, word).is_subset(known);
    let left: Vec<&String> = told
        .left
        .iter()
        .filter(|word| !within(word, &shown))
        .collect();
    let only_sought = !left.is_empty() && left.iter().all(|word| within(word, sought));
    let left = left
        .into_iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(" · ");
    let read = told.status() == "read";
    if let Some((_, so_far)) = lines.first_mut().filter(|_| read) {
        *so_far = s.t1("told-read", "finding", so_far.as_str());
    }
    Judged {
        game: s.system_name(check.system()),
        finding: Link {
            href: href(&told.input()),
            text: if read {
                s.t1("told-read", "finding", headline.as_str())
            } else {
                headline
            },
        },
        lines,
        title: s.check_title(check.id),
        status,
        left,
        only_sought,
        tone,
        chips: chips.collect(),
        odds,
        den,
        taken,
        readings: readings.collect(),
        ask: ask
            .filter(|_| open)
            .map(|(text, ways, all)| (text, Options::of(ways), all)),
    }
}

/// Whether the first hit shows all words that a verdict left unread, so that it answers what the verdict does not.
fn shows(answer: &Answer, left: &[String]) -> bool {
    let Some(hit) = answer.hits.first() else {
        return false;
    };
    let [title, said] = hit.marked.as_ref().map_or(["", ""], |texts| {
        let [title, said] = texts;
        [title.as_str(), said.as_str()]
    });
    let shown = tokens(&[title, said, &hit.snippet].join(" "));
    let mut unread = left
        .iter()
        .flat_map(|words| tokens(words))
        .filter(|word| !word.folded.bytes().all(|byte| byte.is_ascii_digit()))
        .peekable();
    unread.peek().is_some()
        && unread.all(|word| shown.iter().any(|other| other.folded == word.folded))
}

/// The name of a concept, with its abbreviation if it is a troop.
fn named(lang: Lang, concept: &Concept) -> (Option<String>, String) {
    let names = &concept.names[lang];
    (
        if concept.class == Class::Troop {
            names.abbr.first().cloned()
        } else {
            None
        },
        names.name.clone(),
    )
}

/// Filters that would narrow the hits further, most hits first: only those that keep some and drop some.
fn groups(
    s: &Layout<'_>,
    counts: &Counts,
    total: usize,
    narrowed: &Narrowed<'_>,
    with: &dyn Fn(&Narrowed<'_>) -> String,
) -> Vec<Group> {
    let library = &s.site.library;
    let narrows = |count: usize| count > 0 && (count < total || total == 0);
    let mut groups = Vec::new();
    if let (Some(system), None) = (narrowed.system.and_then(systems::system), narrowed.section) {
        let chips = system.sections.iter().filter_map(|section| {
            let count = counts.sections.get(*section).copied().unwrap_or_default();
            let href = with(&Narrowed {
                section: Some(section),
                offset: 0,
                ..*narrowed
            });
            narrows(count).then(|| Tap {
                href,
                code: None,
                text: s.section_title(system.id, section),
                count,
            })
        });
        groups.push(Group {
            class: "section",
            title: s.t("narrow-section"),
            chips: chips.collect(),
        });
    }
    for class in [Class::Phase, Class::Troop, Class::Terrain, Class::Relation] {
        let concepts = library
            .lexicon
            .concepts()
            .iter()
            .zip(&counts.concepts)
            .filter(|(concept, _)| concept.class == class);
        let mut left: Vec<(&Concept, usize)> = concepts
            .map(|(concept, count)| (concept, *count))
            .filter(|(concept, count)| {
                narrows(*count) && !narrowed.about.contains(&concept.id.as_str())
            })
            .collect();
        left.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let chips = left.into_iter().map(|(concept, count)| {
            let about: Vec<&str> = narrowed
                .about
                .iter()
                .copied()
                .chain([concept.id.as_str()])
                .collect();
            let (code, text) = named(s.lang, concept);
            Tap {
                href: with(&Narrowed {
                    about: &about,
                    offset: 0,
                    ..*narrowed
                }),
                code,
                text,
                count,
            }
        });
        groups.push(Group {
            class: class.code(),
            title: s.t(&format!("class-{}", class.code())),
            chips: chips.collect(),
        });
    }
    groups.retain(|group| !group.chips.is_empty());
    if narrowed.about.len() >= MOST_ABOUT {
        groups.retain(|group| group.class == "section");
    }
    groups
}

/// The hits of a query and its filters.
pub fn search(site: &Site, lang: Lang, query: &SearchQuery) -> Html {
    found(site, lang, query).0
}

/// Like `search`, with the number of hits; `None` if the query is empty.
pub fn found(site: &Site, lang: Lang, query: &SearchQuery) -> (Html, Option<usize>) {
    let library = &site.library;
    let q = query.q.trim();
    let about: Vec<&str> = query
        .about
        .iter()
        .map(String::as_str)
        .filter(|id| library.lexicon.get(id).is_some())
        .take(MOST_ABOUT)
        .collect();
    let given = |value: &'_ Option<String>| value.clone().filter(|value| !value.is_empty());
    let (system, kind, section) = (
        given(&query.system),
        given(&query.kind),
        given(&query.section),
    );
    let narrowed = Narrowed {
        system: system.as_deref(),
        kind: kind.as_deref(),
        section: section.as_deref(),
        about: &about,
        offset: query.offset,
        limit: query.limit.filter(|limit| *limit != LIMIT),
    };
    let limit = query.limit.unwrap_or(LIMIT);
    let words = !q.is_empty();
    let asked = words
        || narrowed.system.is_some()
        || narrowed.kind.is_some()
        || narrowed.section.is_some()
        || !about.is_empty();
    let mut s = Layout::new(site, lang, "", |lang| {
        url::search_within(lang, q, &narrowed)
    })
    .at(Nav::Search)
    .unlisted();
    let with = |narrowed: &Narrowed<'_>| url::search_within(lang, q, narrowed);
    let named = |longest: usize| {
        let mut shown: String = q
            .chars()
            .take(longest)
            .collect::<String>()
            .trim_end()
            .to_owned();
        if shown.len() < q.len() {
            shown.push('…');
        }
        s.t1("search-title", "q", shown)
    };
    let heading = named(LONGEST_HEADING);
    s.title = if words {
        named(LONGEST_TITLE)
    } else {
        s.t("search-empty-title")
    };
    s.query = q.chars().take(500).collect();
    s.narrowed = narrowed.fields();
    // A cited item is found by its key.
    let cited = cite::cited(site, q);
    let read = cite::query(q, &cited);
    let cited = cited
        .iter()
        .filter_map(|id| match library.get(&id.to_string())? {
            Resolved::Source(item) => Some((s.chip(&item.key), s.item_title(item).to_owned())),
            _ => None,
        })
        .collect();
    let request = Request {
        system: narrowed.system,
        kind: narrowed.kind,
        section: narrowed.section,
        about: narrowed.about,
        counted: true,
        lines: false,
        marked: true,
        limit,
        offset: query.offset,
        ..Request::new(&read, lang)
    };
    let ask::Answered {
        found: answer,
        offers,
        verdicts,
    } = ask::ask(library, &*site.engine, &request);
    // Whose game a hit is must be seen before its answer is read, unless there is only one.
    let mixed = answer.system.is_none() && answer.counts.systems.len() > 1;
    let mut hits: Vec<Shown> = answer
        .hits
        .iter()
        .filter_map(|hit| match hit.document {
            Document::Node(n) => {
                let node = library.content.nodes.get(n)?;
                let mut card = s.node_card(node);
                let game = mixed.then(|| s.t(&format!("mine-{}", node.id.system())));
                // The document with the name of the game is not named again.
                for chip in &mut card.chips {
                    if let Some((document, item)) = chip.text.split_once(", ")
                        && card.system.starts_with(document)
                    {
                        chip.text = item.to_owned();
                    }
                }
                // A snippet that only repeats the answer is left out.
                let plain = hit.snippet.replace("<mark>", "").replace("</mark>", "");
                let new = !plain.trim().is_empty()
                    && !crate::content::escape(&card.answer)
                        .contains(plain.trim_matches(['…', ' ', '.']));
                let mark = new.then(|| Markup(hit.snippet.clone()));
                let texts = hit.marked.clone()?.map(Markup);
                Some(Shown::Node(
                    Box::new(card),
                    game,
                    texts,
                    mark,
                    hit.row,
                    hit.case,
                ))
            }
            Document::Passage(n) => {
                let passage = library.passages.all().get(n)?;
                let item = passage
                    .key
                    .parse()
                    .ok()
                    .and_then(|key| library.manifest.get(&key));
                // Our own title is more specific than a heading shared by a whole section.
                let title = item.map_or_else(
                    || passage.title.clone(),
                    |item| s.item_title(item).to_owned(),
                );
                Some(Shown::Passage {
                    chip: item.map(|item| s.chip(&item.key)),
                    title,
                    snippet: Markup(hit.snippet.clone()),
                })
            }
        })
        .collect();
    let counts = &answer.counts;
    let filter = |text: String, narrowed: Narrowed<'_>, chosen: bool, count: usize| Filter {
        link: Link {
            href: with(&narrowed),
            text,
        },
        chosen,
        count,
    };
    let first = Narrowed {
        offset: 0,
        ..narrowed
    };
    let mut systems = Vec::new();
    if SYSTEMS.len() > 1 {
        // A section belongs to a game, so it is removed when the game changes.
        let of = |system| Narrowed {
            system,
            section: None,
            ..first
        };
        systems.push(filter(
            s.t("filter-all-systems"),
            of(answer.game.map(|_| EVERY_GAME)),
            answer.game.is_none() && narrowed.system.is_none_or(|system| system == EVERY_GAME),
            counts.systems.values().sum(),
        ));
        let one = |id: &'static str| {
            filter(
                s.t(&format!("mine-{id}")),
                of(Some(id)),
                answer.game.or(narrowed.system) == Some(id),
                counts.systems.get(id).copied().unwrap_or_default(),
            )
        };
        systems.extend(SYSTEMS.iter().map(|game| one(game.id)));
    }
    // Games without hits are left out, and so is the choice between games if only one has some.
    let narrows = narrowed.system.is_some()
        || narrowed.kind.is_some()
        || narrowed.section.is_some()
        || !narrowed.about.is_empty();
    let found = systems.iter().skip(1).filter(|game| game.count > 0).count();
    if found == 0 || asked && found == 1 && narrowed.system.is_none() && answer.game.is_none() {
        systems.clear();
    }
    let mut kinds = vec![filter(
        s.t("filter-all-kinds"),
        Narrowed {
            kind: None,
            ..first
        },
        narrowed.kind.is_none(),
        counts.kinds.values().sum(),
    )];
    for code in NodeKind::ALL
        .iter()
        .map(|kind| kind.code())
        .chain(["source"])
    {
        let count = counts.kinds.get(code).copied().unwrap_or_default();
        let chosen = narrowed.kind == Some(code);
        if count > 0 || chosen {
            kinds.push(filter(
                s.t(&format!("kinds-{code}")),
                Narrowed {
                    kind: Some(code),
                    ..first
                },
                chosen,
                count,
            ));
        }
    }
    let mut chosen: Vec<Link> = kinds
        .iter()
        .skip(1)
        .filter(|kind| kind.chosen)
        .map(|kind| Link {
            href: with(&Narrowed {
                kind: None,
                ..first
            }),
            text: kind.link.text.clone(),
        })
        .collect();
    // A game named by the words can be removed as a filter.
    if let Some(game) = answer.game {
        chosen.push(Link {
            href: with(&Narrowed {
                system: Some(EVERY_GAME),
                ..first
            }),
            text: s.system_name(game),
        });
    }
    if let Some(section) = narrowed.section {
        let text = narrowed.system.map_or_else(
            || section.to_owned(),
            |system| s.section_title(system, section),
        );
        chosen.push(Link {
            href: with(&Narrowed {
                section: None,
                ..first
            }),
            text,
        });
    }
    for id in &about {
        let rest: Vec<&str> = about.iter().copied().filter(|other| other != id).collect();
        let text = library
            .lexicon
            .get(id)
            .map(|concept| concept.names[lang].name.clone())
            .unwrap_or_default();
        chosen.push(Link {
            href: with(&Narrowed {
                about: &rest,
                ..first
            }),
            text,
        });
    }
    // No hint about the game is needed if there is a verdict, which names its game, or if the first hits or
    // all of them belong to it.
    let of = |system: &str| counts.systems.get(system).copied().unwrap_or_default();
    let mixed = |system: &str| of(system) > 0 && of(system) < counts.systems.values().sum();
    let first_of = |system: &str| {
        let mut near = answer.hits.iter().take(NEAR);
        near.all(|hit| match hit.document {
            Document::Node(n) => library.content.nodes[n].id.system() == system,
            Document::Passage(_) => false,
        })
    };
    let owned = owned_code(q)
        .filter(|(_, system)| narrowed.system.is_none() && verdicts.is_empty() && mixed(system))
        .filter(|(_, system)| !first_of(system))
        .map(|(code, system)| {
            let text = s.say(
                &Message::new("code-owned")
                    .with("code", code)
                    .with("game", s.system_name(system)),
            );
            (
                text,
                with(&Narrowed {
                    system: Some(system),
                    section: None,
                    ..first
                }),
            )
        });
    // Readings of one check are alternatives, which are shown one below the other.
    let twins: Vec<Offer> = match &offers[..] {
        [one, other, ..] if one.check == other.check && verdicts.is_empty() => offers
            .iter()
            .take_while(|offer| offer.check == one.check && !offer.input.is_empty())
            .cloned()
            .collect(),
        _ => Vec::new(),
    };
    // Readings with the same troops differ in something else than who is who.
    let troops = |offer: &Offer| -> Vec<Fact> {
        let troop = |(path, _): &&Fact| !path.contains('.') || path.ends_with(".troop");
        offer.input.iter().filter(troop).cloned().collect()
    };
    let alike = twins
        .windows(2)
        .all(|pair| troops(&pair[0]) == troops(&pair[1]));
    let which = if alike { "told-which" } else { "told-either" };
    let readings: Vec<AnswerLink> = if twins.len() > 1 {
        let reading = |offer: &Offer| {
            let link = Link {
                href: url::check_with(lang, offer.check, &input(&offer.input)),
                text: distinct(&s, offer, &twins),
            };
            let check = systems::check(offer.check);
            let result = offer.verdict.as_ref().map(|verdict| {
                let said = library.say_for(lang, check, verdict);
                (Tone::of_verdict(&s, verdict), said.headline)
            });
            way(link, result)
        };
        twins.iter().map(reading).collect()
    } else {
        Vec::new()
    };
    let asks = |one: &StatedVerdict| {
        let (status, outcomes) = (one.verdict.status, one.verdict.outcomes.len());
        let ruled = answer.hits.iter().take(NEAR).any(|hit| match hit.document {
            Document::Node(n) => library.content.nodes[n]
                .attributes
                .checks
                .iter()
                .any(|id| id.as_str() == one.check.id),
            Document::Passage(_) => false,
        });
        let unread = one.learnt && !one.left.is_empty();
        let few = (1..=2).contains(&outcomes) && !unread;
        // Complete odds are an answer.
        status == Status::Open && one.verdict.odds.is_none() && !few && (ruled || one.learnt)
            || unread && shows(&answer, &one.left)
    };
    let settles = |way: &AnswerLink| way.finding.is_some();
    let only_asks = if verdicts.is_empty() {
        !readings.is_empty() && !readings.iter().any(settles)
    } else {
        verdicts.iter().all(asks)
    };
    let pair = answer.pair && hits.len() > 1;
    let leading = if pair {
        2
    } else {
        usize::from(!hits.is_empty())
    };
    let leads = only_asks || pair && verdicts.is_empty() && readings.is_empty();
    let above = if leads { leading } else { 0 };
    let between = if pair && !leads { leading } else { 0 };
    // The verdict answers the first question.
    if between > 0 && !verdicts.is_empty() {
        hits.swap(0, 1);
    }
    let marked = answer
        .hits
        .iter()
        .flat_map(|hit| hit.marked.iter().flatten());
    let marked = marked.flat_map(|text| text.split("<mark>").skip(1));
    let sought: HashSet<String> = marked
        .filter_map(|rest| rest.split_once("</mark>"))
        .flat_map(|(word, _)| stems(lang, word))
        .collect();
    let page = SearchPage {
        above,
        between,
        pair,
        cited,
        owned,
        asked,
        words,
        heading,
        count: s.count(
            if answer.estimated || answer.counts.estimated {
                "search-count-estimated"
            } else {
                "search-count"
            },
            answer.total,
        ),
        unknown: (!answer.unknown.is_empty()).then(|| {
            s.say(&Message::new("search-unknown").with("words", answer.unknown.join(", ")))
        }),
        // Only the corrected words are shown.
        suggestion: answer.suggestion.map(|text| {
            let typed = |word: &&str| !answer.text.split_whitespace().any(|known| known == *word);
            let words: Vec<&str> = text.split_whitespace().filter(typed).collect();
            Link {
                href: url::search_within(lang, &text, &first),
                text: words.join(" · "),
            }
        }),
        offers: by_game(
            &s,
            offers
                .iter()
                .skip(readings.len())
                // Checks whose verdict is shown above are left out.
                .filter(|offer| {
                    !verdicts.iter().any(|one| {
                        let known = |fact| one.facts.contains(fact) || one.assumed.contains(fact);
                        one.check.id == offer.check && offer.input.iter().all(known)
                    })
                })
                .map(|offer| (offer.check, offered(&s, offer)))
                .collect(),
        ),
        verdicts: verdicts.iter().map(|one| told(&s, one, &sought)).collect(),
        readings: (!readings.is_empty()).then(|| (s.t(which), Options::of(readings))),
        wider: (hits.is_empty() && narrows).then(|| url::search(lang, q)),
        samples: if hits.is_empty() {
            queries(&s)
        } else {
            Vec::new()
        },
        situations: if hits.is_empty() {
            situations(&s)
        } else {
            Vec::new()
        },
        systems,
        kinds,
        chosen,
        groups: groups(&s, counts, answer.total, &narrowed, &with),
        previous: (query.offset > 0 && limit > 0).then(|| {
            with(&Narrowed {
                offset: query.offset.saturating_sub(limit),
                ..narrowed
            })
        }),
        // There is no next page beyond the maximum offset of searches.
        next: (limit > 0
            && hits.len() == limit
            && query.offset + limit < answer.total
            && query.offset + limit <= FURTHEST)
            .then(|| {
                with(&Narrowed {
                    offset: query.offset + limit,
                    ..narrowed
                })
            }),
        start: query.offset + 1,
        hits,
        s,
    };
    (html(200, &page), asked.then_some(answer.total))
}
