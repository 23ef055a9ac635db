//! A check: its form and, once it has inputs, the verdict above it.

use std::collections::BTreeMap;

use askama::Template;
use serde_json::{Map, Value};

use super::board::Board;
use super::copy::{Copies, Post};
use super::field::{Drawing, FaultLine, View as FieldView};
use super::fold::{Fold, Group, Sift, folded, section_of_check};
use super::guide::{GivenFact, Guide, Known};
use super::home::{Happened, happened};
use super::layout::{Layout, Link, Markup, Nav, finding_mark};
use super::preview::Preview;
use super::tiles::{alone, behind, duel, tile};
use super::verdict::VerdictPart;
use super::{Given, Html, game, html, previews, verdict};
use crate::check::{Check, Facts, Fault, FaultKind, form, pairs as pairs_of, same};
use crate::lang::Lang;
use crate::library::{Fingerprint, Said, SaidFault, Since};
use crate::message::Message;
use crate::systems::{self, SYSTEMS, Tool};
use crate::web::given::{borrowed, canonical, echo, listed, take, tidy, typed};
use crate::web::{Site, documents, url};

#[derive(Template)]
#[template(path = "checks.html")]
struct List<'s> {
    s: Layout<'s>,
    sift: Sift,
    /// For each game its events, as pictures, and its checks.
    groups: Vec<(Vec<Happened>, Group<Listed>)>,
}

struct Listed {
    link: Link,
    hint: Option<String>,
}

/// Every check of every game.
pub fn checks(site: &Site, lang: Lang) -> Html {
    let library = &site.library;
    let texts = &library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "checks-title"), url::checks)
        .describe(&texts.get(lang, "checks-lead"))
        .at(Nav::Checks);
    s.folds = true;
    let groups = SYSTEMS.iter().enumerate().map(|(n, system)| {
        // A desk with the name of its check replaces it in the list; other desks are listed with the tools.
        let once = system
            .checks
            .iter()
            .filter(|check| systems::desk_of(check.id).is_none_or(|desk| desk.id == check.id));
        // First those that most rulings refer to.
        let mut once: Vec<&&Check> = once.collect();
        once.sort_by_key(|check| std::cmp::Reverse(library.of_check(check.id).count()));
        let list = once.into_iter().map(|check| {
            (
                section_of_check(library, system, check.id),
                Listed {
                    link: s.asked(check.id),
                    hint: s.check_hint(check),
                },
            )
        });
        let matrices = system.matrices.iter().map(|matrix| {
            let hint = texts.find(lang, &format!("{}.question", matrix.id.replace('.', "-")));
            Listed {
                link: s.matrix_link(matrix),
                hint,
            }
        });
        let tools = system
            .tools
            .iter()
            .filter(|tool| systems::desk_of(tool.id()).is_none());
        let tools = tools.map(|tool| Listed {
            link: s.tool_link(tool),
            hint: texts.find(lang, &format!("{}.lead", tool.id().replace('.', "-"))),
        });
        let tools: Vec<Listed> = tools.chain(matrices).collect();
        let mut folds = folded(&s, system, system.id, list);
        if !tools.is_empty() {
            folds.push(Fold::new(
                format!("{}-tools", system.id),
                s.t("aids"),
                tools,
            ));
        }
        let group = Group {
            id: format!("g{}", n + 1),
            of: system.id,
            title: s.system_name(system.id),
            folds,
        };
        (happened(&s, system), group)
    });
    let groups: Vec<_> = groups.collect();
    let sift = Sift::new(&s);
    html(200, &List { s, sift, groups })
}

/// Faults in words. Those for the API name fields; on a page they say what the reader can do.
pub fn page_said(s: &Layout<'_>, check: &Check, faults: &[Fault]) -> Vec<SaidFault> {
    let library = &s.site.library;
    let mut said_faults = library.say_faults(s.lang, check, faults);
    for (fault, said) in faults.iter().zip(&mut said_faults) {
        let key = format!("page-fault-{}", fault.kind.code());
        // Few choices are listed in the message; many are in the form below.
        let short = !fault.against.is_empty()
            || fault.accepted.len() < 7 && fault.kind == FaultKind::NotOneOf;
        // Of a base or a piece of terrain, the reader sees the piece, not the name of its field.
        let part = fault.path.rsplit_once('.').filter(|(piece, _)| {
            check.roles.iter().any(|role| {
                let rest = piece.strip_prefix(role.field);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            })
        });
        let part = part.and_then(|(piece, given)| match fault.kind {
            FaultKind::UnknownField => Some(("page-fault-unknown-part", piece, given)),
            FaultKind::Missing => Some(("page-fault-no-piece", piece, given)),
            _ => None,
        });
        if fault.kind == FaultKind::Missing && fault.accepted == ["true", "false"] {
            // The question alone: its answers are in the form.
            said.message = library.fact_question(s.lang, check, &fault.path, &Map::new());
        } else if let Some((key, piece, given)) = part {
            said.message = s.say(
                &Message::new(key)
                    .with("label", library.fault_label(s.lang, check, piece))
                    .with("given", super::preview::cut(given, 40)),
            );
        } else if !short && library.texts.find(s.lang, &key).is_some() {
            let given = match &fault.given {
                Value::String(text) => super::preview::cut(text, 40),
                other => super::preview::cut(&other.to_string(), 40),
            };
            said.message = s.say(
                &Message::new(key)
                    .with("path", fault.path.as_str())
                    .with("label", library.fault_label(s.lang, check, &fault.path))
                    .with("question", said.message.as_str())
                    .with("given", given),
            );
        }
    }
    said_faults
}

#[derive(Template)]
#[template(path = "check.html")]
struct CheckPage<'s> {
    s: &'s Layout<'s>,
    title: String,
    /// What the checks of this game do not cover.
    scope: Option<String>,
    hint: Option<String>,
    system: Link,
    action: String,
    situation: Vec<(String, String)>,
    verdict: Option<Markup>,
    /// For a check without a board: the guided question.
    guide: Option<Guide<'s>>,
    /// For a geometric check: the given facts other than the pieces.
    told: Vec<GivenFact>,
    /// The board, and the content below it.
    board: Option<Markup>,
    rest: Option<Markup>,
    copies: Option<Copies>,
    /// For a board: the menu to share its verdict.
    share: Option<Copies>,
    /// Printed at the end of a verdict.
    permalink: Option<String>,
    /// The same as a QR code.
    square: Option<Markup>,
    faults: Vec<FaultLine>,
    fields: Vec<FieldView>,
    /// The pieces and the terrain, as numbers.
    pieces: Vec<FieldView>,
    pieces_open: bool,
    preset: Vec<FieldView>,
    preset_open: bool,
    agreed: Vec<String>,
    /// Facts that the reader marked as not known.
    unknown: Vec<String>,
    fresh: String,
    matrices: Vec<Link>,
    /// The desk that asks for everything at once, if nothing is given yet.
    desk: Option<Link>,
    /// The rulings that it applies; the second list is folded.
    nodes: Vec<Link>,
    more_nodes: Vec<Link>,
    all_nodes: usize,
    /// A picture of the situation.
    scene: Option<Markup>,
    /// Other checks that its rulings refer to most.
    akin: Vec<Link>,
    asked: bool,
    /// Whether there is a verdict to save.
    judged: bool,
    /// Notice that the link was made with other figures.
    rulebook: Option<String>,
    /// Changes since the link was made.
    since: Option<ChangedSince>,
    system_id: &'static str,
    /// Whether settings of the whole game were applied.
    settled: bool,
    game: String,
}

/// What has changed since a link was made, in words.
struct ChangedSince {
    text: String,
    /// Sentences then and now.
    changed: Vec<(Link, Option<String>, String)>,
    same: bool,
}

impl ChangedSince {
    fn of(s: &Layout<'_>, since: &Since) -> Self {
        let date = since
            .date
            .as_deref()
            .map_or_else(String::new, |date| s.date(date));
        let mut said = vec![if date.is_empty() {
            s.t("linked-elsewhere")
        } else {
            s.t1("linked-when", "date", date)
        }];
        if since.same() {
            said.push(s.t("linked-same"));
        } else {
            said.push(s.t(if since.turned {
                "linked-turned"
            } else {
                "linked-stands"
            }));
            if since.figures {
                said.push(s.t("linked-figures"));
            }
            if !since.whole {
                said.push(s.t("linked-more"));
            }
            if !since.changed.is_empty() {
                said.push(s.count("linked-changed", since.changed.len()));
            }
        }
        let changed = since
            .changed
            .iter()
            .filter_map(|one| Some((s.link_to(&one.claim)?, one.then.clone(), one.now.clone())));
        Self {
            text: said.join(" "),
            changed: changed.collect(),
            same: since.same(),
        }
    }
}

/// The page of one check. The input, if any, is judged and shown above the form.
pub fn check(site: &Site, lang: Lang, check: &Check, given: &Given, origin: Option<&str>) -> Html {
    let library = &site.library;
    let mut pairs = tidy(given);
    let draft = take(&mut pairs, url::DRAFT).is_some();
    let whole = take(&mut pairs, url::WHOLE).is_some();
    let linked = take(&mut pairs, url::RULEBOOK);
    let edition = take(&mut pairs, url::EDITION);
    let game = take(&mut pairs, url::GAME);
    // Settings of the whole game are not an input yet.
    let on_table = !check.roles.is_empty();
    // An input with missing facts is an input all the same.
    let partial = draft && !on_table;
    let draft = draft && on_table;
    let (mut fresh, draft) = (pairs.is_empty() && !draft, draft || pairs.is_empty());
    let asked = !draft;
    let settled =
        game.is_some_and(|game| game::apply(&library.tables, check, &game, &mut pairs) > 0);
    let read = Facts::from_pairs(check, &library.tables, borrowed(&pairs));
    let mut facts = read
        .as_ref()
        .cloned()
        .unwrap_or_else(|_| Facts::new(check, &library.tables, Map::new()));
    if !on_table {
        if whole {
            facts = facts.lean();
        }
        if partial && read.is_ok() {
            facts = facts.accepted();
            fresh = facts.told.is_empty();
        }
    }
    // No board starts empty: it shows the first worked example.
    let ready = if on_table && fresh {
        ready_made(site, check)
    } else {
        Map::new()
    };
    // Unless the game is played on bases of another size, on which the example would not fit.
    let shown_first = on_table
        && fresh
        && facts.told.iter().all(|(name, value)| {
            name == "agreed" || ready.get(name).is_some_and(|usual| same(usual, value))
        });
    if shown_first {
        facts.told = ready.into_iter().chain(facts.told).collect();
    }
    let input = &facts.told;
    let sketch = on_table.then(|| check.sketch(&library.tables, input));
    let mut s = Layout::new(site, lang, "", |lang| {
        let asked = if shown_first {
            url::check(lang, check.id)
        } else {
            url::check_with(lang, check.id, input)
        };
        let asked = url::with_linked(asked, url::RULEBOOK, linked.as_deref());
        url::with_linked(asked, url::EDITION, edition.as_deref())
    })
    .at(Nav::Checks);
    s.title = s.check_title(check.id);
    s.board = on_table;
    s.guide = !on_table;
    let judged = (asked || !on_table || shown_first && !input.is_empty())
        .then(|| read.and_then(|_| facts.answer()));
    let mut page_faults: Vec<Fault> = Vec::new();
    let mut typed = match &sketch {
        Some(sketch) if !input.is_empty() => typed(&pairs_of(&sketch.dealt)),
        _ => typed(&pairs),
    };
    let mut situation = Vec::new();
    let mut shown = None;
    let (mut rest, mut why, mut read) = (None, None, false);
    let mut picture = None;
    let mut table_title = s.title.clone();
    let mut measures = input.clone();
    let mut copies = None;
    let mut twin = None;
    let mut permalink = None;
    let mut square = None;
    let mut status = 200;
    let mut guided = None;
    let mut since = None;
    let known = |s| Known {
        s,
        facts: &facts,
        settled,
        fresh,
    };
    match judged {
        // Nothing is given yet: only the first question.
        Some(Ok(verdict)) if !on_table && fresh => {
            s.description = s.check_hint(check).unwrap_or_default();
            s.indexed = true;
            guided = Some(Ok((verdict.clone(), library.say(lang, &verdict))));
        }
        Some(Err(faults)) if !on_table && (fresh || facts.merely_lacks(&faults)) => {
            s.description = s.check_hint(check).unwrap_or_default();
            s.indexed = fresh;
            guided = Some(Err(faults));
        }
        Some(Ok(verdict)) => {
            let mut said = library.say(lang, &verdict);
            said.assumed = library.telling(lang, check, &verdict, &said);
            if shown_first {
                s.description = s.check_hint(check).unwrap_or_default();
            } else {
                s.description.clone_from(&said.headline);
                s.title = format!("{} {}", finding_mark(verdict.finding.kind), s.title);
                s = s.unlisted();
            }
            echo("", &verdict.input, input, &mut typed);
            situation = verdict::situation(&s, check, &canonical(input, &verdict.input))
                .into_iter()
                .map(|(label, text)| (label, library.renamed(lang, check, &verdict, text)))
                .collect();
            if !shown_first {
                s.preview = Some(previews::of_verdict(&s, check, &verdict, &said, &situation));
            }
            let mut view = verdict::View::new(&s, check, &verdict, &said, input);
            view.part = VerdictPart::Why;
            read = !view.points.is_empty();
            why =
                (!on_table && (read || !view.reasons.is_empty())).then(|| Markup(view.to_string()));
            view.part = if on_table {
                VerdictPart::Rest
            } else {
                VerdictPart::Below
            };
            rest = Some(Markup(view.to_string()));
            if on_table {
                view.part = VerdictPart::Head;
                table_title.clone_from(&said.headline);
                measures.clone_from(&verdict.input);
                shown = Some(Markup(view.to_string()));
            }
            since = edition
                .as_deref()
                .and_then(Fingerprint::parse)
                .map(|linked| ChangedSince::of(&s, &library.since(lang, &verdict, &linked)));
            let link = documents::permalink(site, &verdict);
            let o = Layout::new(site, lang.other(), "", |lang| url::check(lang, check.id));
            let other_said = library.say(o.lang, &verdict);
            twin = Some(other_said.headline.clone());
            let other = post(
                &o,
                check,
                &verdict,
                &other_said,
                &verdict::situation(&o, check, &canonical(input, &verdict.input)),
                &link,
            );
            copies = Some(Copies::new(
                &s,
                &post(&s, check, &verdict, &said, &situation, &link),
                Some(&other),
            ));
            let named = if link.starts_with('/') {
                format!("{}{link}", origin.unwrap_or_default())
            } else {
                link.clone()
            };
            square = super::square::square(&s, &named);
            permalink = Some(link);
            picture.clone_from(&verdict.picture);
            if !on_table {
                guided = Some(Ok((verdict, said)));
            }
        }
        Some(Err(faults)) => {
            page_faults.clone_from(&faults);
            if !on_table {
                guided = Some(Err(faults));
            }
            status = 422;
            s.title = format!("{}: {}", s.t("faults-short"), s.title);
            s = s.unlisted();
        }
        None => {
            s.description = s.check_hint(check).unwrap_or_default();
            s.indexed = fresh;
        }
    }
    let said_faults = page_said(&s, check, &page_faults);
    let mut by_path: BTreeMap<String, String> = BTreeMap::new();
    for fault in &said_faults {
        by_path
            .entry(fault.path.clone())
            .or_insert_with(|| fault.message.clone());
    }
    let fields = facts.fields();
    let drawing = Drawing {
        s: &s,
        check,
        typed: &typed,
        faults: &by_path,
    };
    let (preset, main): (Vec<&form::Field>, Vec<&form::Field>) =
        fields.iter().partition(|field| field.is_preset());
    let (pieces, main): (Vec<&form::Field>, Vec<&form::Field>) = main
        .into_iter()
        .partition(|field| check.roles.iter().any(|role| role.field == field.name));
    let draw = |fields: &[&form::Field]| {
        fields
            .iter()
            .flat_map(|field| drawing.field("", field, false))
            .collect::<Vec<_>>()
    };
    let (preset, main, pieces) = (draw(&preset), draw(&main), draw(&pieces));
    let pieces_open = pieces.iter().any(FieldView::is_faulty);
    let board = sketch.as_ref().map(|sketch| {
        Markup(
            Board::new(
                &s,
                check,
                &table_title,
                sketch,
                picture.as_ref(),
                input,
                &measures,
            )
            .to_string(),
        )
    });
    s.split = true;
    let preset_open = preset
        .iter()
        .any(|view| view.is_faulty() || pairs.iter().any(|(name, _)| *name == view.name));
    let mut guide = guided.map(|guided| {
        known(&s).guide(
            guided
                .as_ref()
                .map(|(verdict, said)| (verdict, said))
                .map_err(Vec::as_slice),
        )
    });
    // Without a result nothing can be shared.
    let judged =
        on_table && permalink.is_some() || guide.as_ref().is_some_and(|guide| guide.head.is_some());
    if !judged {
        (rest, copies, permalink, square) = (None, None, None, None);
    }
    let (share, copies) = copies
        .map(|copies: Copies| {
            let (mut share, boxes) = copies.apart();
            share.twin = twin;
            (share, boxes)
        })
        .unzip();
    let mut share = share;
    if let Some(guide) = &mut guide {
        guide.share = share.take();
        guide.why = why.filter(|_| judged);
        guide.read = read;
    }
    let told = if on_table && !shown_first {
        known(&s).beside_board()
    } else {
        Vec::new()
    };
    if !told.is_empty() {
        // A fact shown as a chip is not repeated.
        situation.retain(|(label, _)| told.iter().all(|told| told.label != *label));
    }
    let mut nodes: Vec<Link> = library
        .of_check(check.id)
        .map(|node| s.node_link(node))
        .collect();
    let usual = || {
        systems::system(check.system())
            .into_iter()
            .flat_map(|system| system.events)
            .find(|event| event.check == check.id && !event.pictured.is_empty())
            .and_then(|event| tile(&s, check.system(), event.pictured))
    };
    let scene = if on_table {
        None
    } else {
        // Otherwise an example would show other troops than those asked about.
        duel(&s, check.system(), input)
            .or_else(|| behind(&s, check.system(), input))
            .or_else(|| alone(&s, check.system(), input))
            .or_else(usual)
    };
    let page = CheckPage {
        guide,
        told,
        judged,
        title: s.check_title(check.id),
        scope: library
            .texts
            .find(lang, &format!("scope-{}", check.system())),
        hint: s.check_hint(check),
        system: Link {
            href: url::system(lang, check.system()),
            text: s.system_name(check.system()),
        },
        action: url::check(lang, check.id),
        situation,
        verdict: shown,
        board,
        rest,
        copies,
        permalink,
        square,
        faults: page_faults
            .iter()
            .zip(said_faults)
            .map(|(fault, said)| {
                let mut line = FaultLine::of(said);
                // Unknown fields are not part of the form.
                if fault.kind.code() == "unknown-field" {
                    "#form".clone_into(&mut line.href);
                }
                line
            })
            // Several missing numbers of one piece are one line.
            .fold(Vec::new(), |mut lines: Vec<FaultLine>, line| {
                if lines.iter().all(|known| known.message != line.message) {
                    lines.push(line);
                }
                lines
            }),
        fields: main,
        pieces,
        pieces_open,
        preset,
        preset_open,
        agreed: listed(input, "agreed"),
        unknown: listed(input, "unknown"),
        fresh: url::check(lang, check.id),
        desk: desks(&s, check).next().filter(|_| !asked),
        matrices: aids(&s, check),
        all_nodes: nodes.len(),
        more_nodes: nodes.split_off(nodes.len().min(AT_ONCE)),
        nodes,
        scene,
        akin: akin(&s, check),
        share,
        asked,
        system_id: check.system(),
        settled,
        game: url::game(lang, check.system()),
        rulebook: linked.and_then(|linked| library.rulebook_differs(lang, &linked)),
        since,
        s: &s,
    };
    html(status, &page)
}

/// Maximum number of rulings beside a check; the others are folded.
const AT_ONCE: usize = 6;

/// Other checks that the rulings of a check refer to, most frequent first.
fn akin(s: &Layout<'_>, check: &Check) -> Vec<Link> {
    const MOST: usize = 4;
    let library = &s.site.library;
    let mut counted: Vec<(usize, &str)> = Vec::new();
    for node in library.of_check(check.id) {
        for id in &node.attributes.checks {
            let id = id.as_str();
            if id == check.id || systems::check(id).is_none() {
                continue;
            }
            match counted.iter_mut().find(|(_, known)| *known == id) {
                Some((n, _)) => *n += 1,
                None => counted.push((1, id)),
            }
        }
    }
    counted.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
    counted
        .into_iter()
        .take(MOST)
        .map(|(_, id)| s.asked(id))
        .collect()
}

/// Preview of a verdict; `None` without inputs, or if no verdict is possible.
pub fn verdict_preview(site: &Site, lang: Lang, check: &Check, given: &Given) -> Option<Preview> {
    let mut pairs = tidy(given);
    let draft = take(&mut pairs, url::DRAFT).is_some();
    let whole = take(&mut pairs, url::WHOLE).is_some();
    take(&mut pairs, url::RULEBOOK);
    take(&mut pairs, url::EDITION);
    let game = take(&mut pairs, url::GAME);
    if draft || pairs.is_empty() {
        return None;
    }
    if let Some(game) = game {
        game::apply(&site.library.tables, check, &game, &mut pairs);
    }
    let mut facts = Facts::from_pairs(check, &site.library.tables, borrowed(&pairs)).ok()?;
    if check.roles.is_empty() && whole {
        facts = facts.lean();
    }
    let verdict = facts.answer().ok()?;
    let s = Layout::new(site, lang, "", |lang| url::check(lang, check.id));
    let mut said = site.library.say(lang, &verdict);
    said.assumed = site.library.telling(lang, check, &verdict, &said);
    let situation = verdict::situation(&s, check, &canonical(&facts.told, &verdict.input));
    Some(previews::of_verdict(&s, check, &verdict, &said, &situation))
}

/// A verdict as a Markdown post: the situation, the finding, each quoted sentence, the permalink.
pub fn verdict_markdown(
    site: &Site,
    lang: Lang,
    check: &Check,
    told: &Map<String, Value>,
    verdict: &crate::check::Verdict,
) -> String {
    let s = Layout::new(site, lang, "", |lang| url::check(lang, check.id));
    let said = site.library.say(lang, verdict);
    let situation = verdict::situation(&s, check, &canonical(told, &verdict.input));
    let link = documents::permalink(site, verdict);
    post(&s, check, verdict, &said, &situation, &link).markdown()
}

/// The desks that use this check.
fn desks(s: &Layout<'_>, check: &Check) -> impl Iterator<Item = Link> {
    systems::tools()
        .filter(|tool| matches!(tool, Tool::Desk(desk) if desk.check == check.id))
        .map(|tool| s.tool_link(tool))
}

/// The desks and matrices that use this check.
fn aids(s: &Layout<'_>, check: &Check) -> Vec<Link> {
    desks(s, check)
        .chain(
            systems::matrices()
                .filter(|matrix| matrix.check == check.id)
                .map(|matrix| s.matrix_link(matrix)),
        )
        .collect()
}

/// The situation of the first valid worked example of a check with pieces on the table; otherwise the first
/// valid one.
fn ready_made(site: &Site, check: &Check) -> Map<String, Value> {
    let examples = site
        .library
        .of_check(check.id)
        .flat_map(|node| &node.examples)
        .filter(|example| example.check.as_str() == check.id);
    let mut ready = examples
        .filter(|example| example.expected.refused.is_empty())
        .map(|example| &example.input)
        .peekable();
    let first = ready.peek().copied();
    let placed = ready.find(|input| {
        !check
            .sketch(&site.library.tables, input)
            .picture
            .pieces
            .is_empty()
    });
    placed.or(first).cloned().unwrap_or_default()
}

/// The verdict as a post: the situation, the finding, each reason with its voice and sources.
fn post(
    s: &Layout<'_>,
    check: &Check,
    verdict: &crate::check::Verdict,
    said: &Said,
    situation: &[(String, String)],
    link: &str,
) -> Post {
    let finding = verdict::finding(s, verdict, said);
    let told = situation
        .iter()
        .map(|(label, value)| format!("{label}: {value}"))
        .collect::<Vec<_>>()
        .join("; ");
    let mut lines: Vec<String> = Some(told)
        .filter(|told| !told.is_empty())
        .into_iter()
        .collect();
    lines.push(finding.line());
    let mut quotes: Vec<(String, String)> = said
        .reasons
        .iter()
        .map(|reason| (reason.text.clone(), s.rests(reason.voice, &reason.sources)))
        .collect();
    quotes.extend(
        said.readings
            .iter()
            .map(|reading| (reading.text.clone(), s.readable(&reading.cites))),
    );
    lines.push(s.t(&format!("basis-{}", verdict.basis.code())));
    lines.extend(said.rulebook.clone());
    lines.extend(s.edition());
    Post {
        title: format!(
            "{} ({})",
            s.check_title(check.id),
            s.system_name(check.system())
        ),
        lines,
        quotes,
        url: link.to_owned(),
    }
}
