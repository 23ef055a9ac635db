//! Twins: the two languages of a library must have the same structure under the same names. Ids, anchors,
//! cites, attributes and examples are compared as sets; only the wording may differ.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::blocks::{Fence, fences, outline};
use super::example::same;
use super::markdown::{ChapterPage, NodePage};
use super::question::same as same_question;
use super::scene::same as same_scene;
use super::{Chapter, ChapterText, Content, Node};
use crate::lang::{ByLang, Lang};
use crate::problem::{Place, Problem};

/// Joins the pages of both languages. Anything that exists in one language only becomes a problem and is
/// left out. If the attributes of twins differ, the Italian ones are used.
pub fn join(pages: ByLang<Vec<ChapterPage>>) -> (Content, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut chapters: Vec<(ByLang<Option<ChapterPage>>, String, String)> = Vec::new();
    let mut known: BTreeMap<(String, String), usize> = BTreeMap::new();
    for (lang, pages) in [(Lang::It, pages.it), (Lang::En, pages.en)] {
        for page in pages {
            let key = (page.system.clone(), page.section.clone());
            let n = *known.entry(key).or_insert_with(|| {
                chapters.push((ByLang::default(), page.system.clone(), page.section.clone()));
                chapters.len() - 1
            });
            chapters[n].0[lang] = Some(page);
        }
    }
    let mut joined: Vec<(Chapter, Vec<Node>)> = Vec::new();
    for (pages, system, section) in chapters {
        let (it, en) = match (pages.it, pages.en) {
            (Some(it), Some(en)) => (it, en),
            (Some(page), None) | (None, Some(page)) => {
                let other = page.lang.other();
                problems.push(Problem::new(
                    page.text.place,
                    "twin-chapter",
                    format!("content-{other}/{system}/{section}.md is missing"),
                ));
                continue;
            }
            (None, None) => continue,
        };
        if it.order != en.order {
            problems.push(Problem::new(
                en.text.place.clone(),
                "twin-chapter",
                format!("order is {} here and {} in Italian", en.order, it.order),
            ));
        }
        let chapter = Chapter {
            system,
            section,
            order: it.order,
            text: ByLang {
                it: it.text.clone(),
                en: en.text.clone(),
            },
            nodes: Vec::new(),
        };
        let nodes = nodes(it, en, &mut problems);
        joined.push((chapter, nodes));
    }
    joined.sort_by(|(a, _), (b, _)| {
        (&a.system, a.order, &a.section).cmp(&(&b.system, b.order, &b.section))
    });
    let mut chapters = Vec::new();
    let mut all = Vec::with_capacity(joined.iter().map(|(_, nodes)| nodes.len()).sum());
    for (mut chapter, mut nodes) in joined {
        for node in &mut nodes {
            node.chapter = chapters.len();
        }
        chapter.nodes = (all.len()..all.len() + nodes.len()).collect();
        all.extend(nodes);
        chapters.push(chapter);
    }
    (Content::new(chapters, all), problems)
}

fn nodes(it: ChapterPage, en: ChapterPage, problems: &mut Vec<Problem>) -> Vec<Node> {
    let mut english: HashMap<String, NodePage> = en
        .nodes
        .into_iter()
        .map(|node| (node.slug.clone(), node))
        .collect();
    let mut out = Vec::new();
    for node in it.nodes {
        match english.remove(&node.slug) {
            None => problems.push(missing(&node, Lang::En)),
            Some(twin) => {
                compare(&node, &twin, problems);
                compare_scenes(&node, &twin, problems);
                compare_questions(&node, &twin, problems);
                out.push(Node {
                    further_cites: Vec::new(),
                    id: node.id,
                    attributes: node.attributes,
                    examples: node.examples,
                    scenes: node.scenes,
                    questions: node.questions,
                    text: ByLang {
                        it: node.text,
                        en: twin.text,
                    },
                    chapter: 0,
                });
            }
        }
    }
    let mut left: Vec<NodePage> = english.into_values().collect();
    left.sort_by_key(|node| node.text.place.line);
    problems.extend(left.iter().map(|node| missing(node, Lang::It)));
    out
}

fn missing(node: &NodePage, lang: Lang) -> Problem {
    Problem::new(
        node.text.place.clone(),
        "twin-node",
        format!("`{}` is missing in content-{lang}", node.id),
    )
}

fn compare(it: &NodePage, en: &NodePage, problems: &mut Vec<Problem>) {
    let mut differ = |place: &Place, code: &'static str, what: &str, a: String, b: String| {
        if a != b {
            problems.push(Problem::new(
                place.clone(),
                code,
                format!(
                    "`{}`: {what} differ from the Italian twin: {b} here, {a} there",
                    it.id
                ),
            ));
        }
    };
    let place = &en.text.place;
    let (a, b) = (&it.attributes, &en.attributes);
    differ(place, "twin-cites", "cites", set(&a.cites), set(&b.cites));
    differ(
        place,
        "twin-attributes",
        "checks",
        set(&a.checks),
        set(&b.checks),
    );
    differ(
        place,
        "twin-attributes",
        "related nodes",
        set(&a.related),
        set(&b.related),
    );
    let rest = |x: &super::Attributes| {
        format!(
            "voice={:?} kind={:?} since={:?} until={:?} supersedes={} superseded={:?}",
            x.voice,
            x.kind,
            x.since,
            x.until,
            set(&x.supersedes),
            x.superseded
        )
    };
    differ(place, "twin-attributes", "attributes", rest(a), rest(b));
    let anchors = |node: &NodePage| {
        set(&node
            .text
            .claims
            .iter()
            .map(|claim| claim.anchor.clone())
            .collect::<Vec<_>>())
    };
    differ(place, "twin-anchors", "anchors", anchors(it), anchors(en));
    for claim in &en.text.claims {
        if let Some(twin) = it.text.claim(&claim.anchor) {
            let rest = |c: &super::Claim| {
                format!(
                    "cites={} voice={:?} since={:?} until={:?}",
                    set(&c.cites),
                    c.voice,
                    c.since,
                    c.until
                )
            };
            differ(
                &claim.place,
                "twin-cites",
                &format!("attributes of #{}", claim.anchor),
                rest(twin),
                rest(claim),
            );
        }
    }
    differ(
        place,
        "twin-blocks",
        "blocks",
        outline(it.text.blocks()),
        outline(en.text.blocks()),
    );
    let equal = it.examples.len() == en.examples.len()
        && it
            .examples
            .iter()
            .zip(&en.examples)
            .all(|(a, b)| same(a, b));
    if !equal {
        let odd = it
            .examples
            .iter()
            .zip(&en.examples)
            .find(|(a, b)| !same(a, b))
            .map_or(place, |(_, b)| &b.place);
        problems.push(Problem::new(
            odd.clone(),
            "twin-examples",
            format!("`{}`: examples differ from the Italian twin", it.id),
        ));
    }
}

fn compare_scenes(it: &NodePage, en: &NodePage, problems: &mut Vec<Problem>) {
    let captions = |node: &NodePage| {
        let captions = fences(node.text.blocks()).into_iter();
        captions
            .filter_map(|fence| {
                if let Fence::Scene(_, caption) | Fence::Drawn(_, caption) = fence {
                    Some(caption.is_some())
                } else {
                    None
                }
            })
            .collect::<Vec<_>>()
    };
    let equal = it.scenes.len() == en.scenes.len()
        && it
            .scenes
            .iter()
            .zip(&en.scenes)
            .all(|(a, b)| same_scene(a, b));
    if !equal || captions(it) != captions(en) {
        let odd = it
            .scenes
            .iter()
            .zip(&en.scenes)
            .find(|(a, b)| !same_scene(a, b))
            .map_or(&en.text.place, |(_, b)| &b.place);
        problems.push(Problem::new(
            odd.clone(),
            "twin-scenes",
            format!("`{}`: scenes differ from the Italian twin", it.id),
        ));
    }
}

fn compare_questions(it: &NodePage, en: &NodePage, problems: &mut Vec<Problem>) {
    let put = |node: &NodePage| {
        let prompts = fences(node.text.blocks()).into_iter();
        prompts
            .filter_map(|fence| {
                if let Fence::Question(_, prompt) = fence {
                    Some(prompt.is_some())
                } else {
                    None
                }
            })
            .collect::<Vec<_>>()
    };
    let equal = it.questions.len() == en.questions.len()
        && it
            .questions
            .iter()
            .zip(&en.questions)
            .all(|(a, b)| same_question(a, b));
    if !equal || put(it) != put(en) {
        let odd = it
            .questions
            .iter()
            .zip(&en.questions)
            .find(|(a, b)| !same_question(a, b))
            .map_or(&en.text.place, |(_, b)| &b.place);
        problems.push(Problem::new(
            odd.clone(),
            "twin-questions",
            format!("`{}`: questions differ from the Italian twin", it.id),
        ));
    }
}

fn set<T: ToString>(items: &[T]) -> String {
    let items: BTreeSet<String> = items.iter().map(ToString::to_string).collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.into_iter().collect::<Vec<_>>().join(",")
    }
}

/// An empty chapter text, for files with invalid front matter.
impl ChapterText {
    pub(super) fn at(place: Place) -> Self {
        Self {
            place,
            ..Self::default()
        }
    }
}
