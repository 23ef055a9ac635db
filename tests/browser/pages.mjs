// Selects the pages to test. No list is kept by hand: the site map lists every page, and links on
// pages give possible queries. From these, pages are selected so that every element, class, mark
// and kind of page of the site occurs. Only pages that no page links to are listed below.

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

const SITUATION = "recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40";
const OPEN = "recoiler=Bw&friend=Pk&same_facing=true&n_behind=1&room_mm=5&push_meets=table-edge";
const BOARD = "scene=A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15*B2_Kn_-60_60_180_40_30&shooter=A1&target=B1&range_mm=50";
const ARMY = "name=Nord&corps.0.name=Reille&corps.0.troops=line_8*guard_2&corps.1.troops=line_12&chief=true";

/** Paths without their language: queries that readers type or send, and invalid ones. */
export const ASKED = {
  "search, nothing asked": "/search",
  "search, hits": "/search?q=elephant",
  "search, one word of many hits": "/search?q=base&offset=20",
  "search, troops understood": "/search?q=ps%20vs%20el%20recoil",
  "search, mistyped": "/search?q=elefannt",
  "search, narrowed": "/search?q=recoil&system=dba&kind=ruling&about=elephants",
  "search, tapped only": "/search?about=elephants",
  "search, nothing found": "/search?q=zzzzqqq",
  "search, a whole page of letters": `/search?q=${"wxyz".repeat(120)}`,
  "check, filled in but not asked": "/check/dba.combat?a.troop=Kn&draft=true",
  "check, judged": `/check/dba.recoil?${SITUATION}`,
  "check, undetermined": `/check/dba.recoil?${OPEN}`,
  "check, faults": "/check/dba.recoil?recoiler=Xx&n_behind=99",
  "board, judged": `/check/dba.shooting-arc?${BOARD}`,
  "board, faults": "/check/dba.shooting-arc?scene=A1_Bw_0_0_0*B1_Bd_10_5_180*B2_Xx_0_90&shooter=A1&target=B1&range_mm=x",
  "matrix, circumstances": "/tool/dba/fights?a.general=true&b.going=wood",
  "matrix, faults": "/tool/dba/fights?a.overlaps=99",
  "desk, a state": `/tool/dbe/army?${ARMY}`,
  "desk, faults": "/tool/dbe/army?corps.0.troops=line_99*xx_1",
  "settings, settled": "/game/dba?bw=60&one-base-aside=whole-base",
  "settings, faults": "/game/dba?bw=x",
  "ruling, changed since": "/dba/recoil/into-elephants?rev=it1",
  "what's new, of a game": "/changes/?system=dba",
  "error, near": "/dba/recoil/into-elefants",
  "error, nothing near": "/zzzz/qqqq",
};

/** Returns the kind of page of a path: its first part, or its level within a game. */
export const kindOf = (path, games) => {
  const parts = path.replace(/\?.*/, "").split("/").filter(Boolean);
  if (!parts.length) return "home";
  if (games.has(parts[0])) return ["system", "chapter", "node"][parts.length - 1] || "node";
  return parts.length > 1 ? `${parts[0]}/` : parts[0];
};

/** Returns the parts of a page: its elements with their classes and states, and its marks. */
export const parts = (html) => {
  const found = new Set();
  for (const [, tag, rest] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g)) {
    found.add(tag);
    for (const name of (/\sclass="([^"]*)"/.exec(rest)?.[1] || "").split(/\s+/)) if (name) found.add(`${tag}.${name}`);
    for (const [attribute] of rest.matchAll(/\s(?:data-[a-z-]+|role="[a-z]+"|aria-(?:current|invalid|pressed|selected|expanded)(?:="[a-z]+")?|popover|type="[a-z]+"|disabled|checked|readonly)(?=[\s>=])/g)) found.add(`${tag}[${attribute.trim()}]`);
  }
  for (const [, text] of html.matchAll(/<span class="(?:mark|tag)"[^>]*>([^<]{1,30})</g)) found.add(`“${text}”`);
  return found;
};

/** Fixed cost of testing a page, as bytes of HTML. */
const FIXED = 10_000;
/** With ALL, large pages are tested too, which take axe ten times as long as small ones. */
const { ALL } = process.env;

/**
 * Selects the fewest pages or, without ALL, the smallest pages that together contain all parts; a
 * greedy algorithm in a fixed order.
 */
export const cover = (pages, covered = new Set()) => {
  const worth = ({ page, parts }) => (ALL ? parts.size : parts.size / (page.bytes + FIXED));
  const left = pages.map((page) => ({ page, parts: new Set([...page.parts].filter((part) => !covered.has(part))) })).filter(({ parts }) => parts.size);
  const chosen = [];
  while (left.length) {
    let best = left[0];
    for (const at of left) if (worth(at) > worth(best)) best = at;
    if (!best.parts.size) break;
    chosen.push(best.page);
    const now = [...best.parts];
    for (const part of now) covered.add(part);
    for (const at of left) for (const part of now) at.parts.delete(part);
  }
  return chosen;
};

const all = async (items, work, hands = 4) => {
  const queue = [...items.entries()], done = [];
  await Promise.all(Array.from({ length: hands }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) done[next[0]] = await work(next[1]);
  }));
  return done;
};

/** Returns the pages of one language that `tests/suite/crawl.rs` stored in CAVILLO_PAGES, by path. */
const madeOf = async (lang) => {
  const made = new Map();
  for await (const line of createInterface({ input: createReadStream(process.env.CAVILLO_PAGES) })) {
    const { path, html } = JSON.parse(line);
    if (path.startsWith(`/${lang}/`)) made.set(path.slice(lang.length + 1), html);
  }
  return made;
};

/** Reads every page of the site map in one language, and returns the pages and the links with a query on them. */
export const crawl = async (base, lang) => {
  const map = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>[^<]*?:\/\/[^/<]+\/([a-z]{2})(\/[^<]*)<\/loc>/g)].filter(([, of]) => of === lang).map(([, , path]) => path.replaceAll("&amp;", "&"));
  const games = new Set(paths.filter((path) => /^\/game\/[^/]+$/.test(path)).map((path) => path.split("/")[2]));
  const seen = (path, status, html) => ({ path, kind: kindOf(path, games), status, html, parts: parts(html), bytes: Buffer.byteLength(html) });
  const read = async (path) => {
    const answer = await fetch(`${base}/${lang}${path}`, { headers: { "accept-encoding": "identity" } });
    return seen(path, answer.status, await answer.text());
  };
  // Pages that the tests of the program rendered already; some of them are compared with the served
  // ones.
  const made = process.env.CAVILLO_PAGES ? await madeOf(lang) : new Map();
  const known = await all([...paths.entries()], async ([n, path]) => {
    const html = made.get(path);
    if (html === undefined || n % 50 === 0) {
      const page = await read(path);
      if (html !== undefined && page.html !== html) throw new Error(`${path} is not what the tests made of it`);
      return page;
    }
    return seen(path, 200, html);
  });
  const asked = await all(Object.entries(ASKED), async ([name, path]) => ({ ...(await read(path)), name: `${name}: ${path}` }));
  const links = new Set(), linked = new Set();
  for (const { html } of [...known, ...asked])
    for (const [, href] of html.matchAll(/\shref="([^"]+)"/g)) {
      const path = href.replace(/&(amp|#38);/g, "&").split("#")[0];
      // An e-book is not a page.
      if (!path.startsWith(`/${lang}/`) || path.endsWith(".epub")) continue;
      const own = path.slice(lang.length + 1);
      (own.includes("?") ? links : linked).add(own);
    }
  // Linked pages that no site map contains.
  for (const page of known) page.mapped = true;
  const unlisted = [...linked].filter((path) => !paths.includes(path) && !/\.(atom|csv|xml|json)$/.test(path));
  return { known: [...known, ...(await all(unlisted, read))], asked, links: [...links].sort(), games, read };
};

/**
 * The pages to test: `[{name, path, kind}]`, paths without their language. A page of every kind,
 * and a ruling and a chapter of every game: with ALL the largest, otherwise one of medium size;
 * then whatever is needed so that no part of any page or query is missing.
 */
export const choose = async (base, lang = "it") => {
  const { known, asked, links, games, read } = await crawl(base, lang);
  const chosen = new Map();
  const take = (page, why) => chosen.has(page.path) || chosen.set(page.path, { ...page, name: `${why}: ${page.path}`.slice(0, 120) });
  const one = (pages) => pages.toSorted((a, b) => b.bytes - a.bytes)[ALL ? 0 : pages.length >> 1];
  const groups = new Map();
  for (const page of known) {
    const game = /^\/([^/]+)/.exec(page.path)?.[1];
    const group = games.has(game) ? `${page.kind} of ${game}` : page.kind;
    groups.set(group, [...(groups.get(group) || []), page]);
  }
  for (const [group, pages] of groups) take(one(pages), group);
  for (const page of asked) take(page, page.name.split(":")[0]);
  const covered = new Set([...chosen.values()].flatMap((page) => [...page.parts]));
  for (const page of cover(known, covered)) take(page, page.kind);
  // For each check, tool or search, one link for every set of parameter names; two with ALL.
  const shapes = new Map();
  for (const path of links) {
    const shape = path.replace(/=[^&]*/g, "").replace(/\.\d+/g, "");
    shapes.set(shape, [...(shapes.get(shape) || []), path]);
  }
  const sample = [...shapes.values()].flatMap((paths) => paths.slice(0, ALL ? 2 : 1));
  const answered = await all(sample, read);
  for (const page of cover(answered, covered)) take(page, `${page.kind} asked`);
  return { pages: [...chosen.values()], known, asked: [...asked, ...answered], games };
};
