// Automatic verification of every kind of page, in both languages and both themes: accessibility
// (axe), valid HTML, nothing inline and nothing from other sites, nothing that overflows, shifts or
// is too small to tap, and no page larger than its limit. With ALL the largest pages are used, each
// is tested in both layouts, and axe tests the colours of both themes in either. Ends "N passed, N
// failed" after its figures.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, check, equal, finish, launch, none, serve, visitor, wide } from "./common.mjs";
import { invalid } from "./htmlvalidate.mjs";
import { choose } from "./pages.mjs";

const LANGS = ["it", "en"];
/** Maximum size of a page and of a first visit, compressed, in bytes. */
const PAGE_BUDGET = 15 * 1024, FIRST_LOAD_BUDGET = 45 * 1024;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const SHOTS = process.env.SHOTS;
/**
 * With ALL: see above. Without it, pages are light on a phone and dark on a wide screen or the
 * reverse, in turn; the first page of each kind is tested in both ways.
 */
const ALL = process.env.ALL;

/**
 * Returns the findings of axe, one per line; for the second theme only those that depend on
 * colours. A target covered by the bar at the lower edge counts as too small only if it is still
 * covered after scrolling. The sizes of targets, a third of axe's time, are left to `small` where
 * that is stricter.
 */
const violations = (page, colours, sizes) =>
  page.evaluate(async ([tags, colours, sizes]) => {
    const run = async (type, values) => {
      const rules = type === "tag" && !sizes ? { "target-size": { enabled: false } } : {};
      const found = await window.axe.run(document, { resultTypes: ["violations"], runOnly: { type, values }, rules });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, at: target.join(" "), why: failureSummary.split("\n").slice(1).join(" ").slice(0, 200) })));
    };
    let found = colours ? await run("rule", ["color-contrast", "link-in-text-block"]) : await run("tag", tags);
    if (found.some(({ why }) => why.includes("obscured"))) {
      scrollBy(0, 120);
      const still = (await run("rule", ["target-size"])).map(({ at }) => at);
      scrollTo(0, 0);
      found = found.filter(({ why, at }) => !why.includes("obscured") || still.includes(at));
    }
    return found.map(({ id, at, why }) => `${id}: ${at} ${why}`);
  }, [TAGS, colours, sizes]);

/**
 * Controls smaller than 44 by 44 pixels. A link in running text is as high as its line (an
 * exception of WCAG 2.5.5): its block contains words besides its links. Areas that a control adds
 * around its box (`::after` or its label) count.
 */
const small = (page) =>
  page.evaluate(() => {
    const found = [], px = (text) => parseFloat(text) || 0;
    const blocks = "p, li, dd, dt, td, th, blockquote, figcaption, h1, h2, h3, h4, label, summary, legend, div, section, nav, header, footer";
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [tabindex]:not([tabindex='-1']):not(.scroll):not([role=region])";
    const boxOf = (at) => {
      const box = at.getBoundingClientRect();
      let { left, top, right, bottom } = box;
      for (const part of ["::before", "::after"]) {
        const style = getComputedStyle(at, part);
        if (style.content === "none" || style.position !== "absolute") continue;
        [left, top, right, bottom] = [left - Math.max(0, -px(style.left)), top - Math.max(0, -px(style.top)), right + Math.max(0, -px(style.right)), bottom + Math.max(0, -px(style.bottom))];
      }
      for (const label of at.labels || []) {
        const around = label.getBoundingClientRect();
        [left, top, right, bottom] = [Math.min(left, around.left), Math.min(top, around.top), Math.max(right, around.right), Math.max(bottom, around.bottom)];
      }
      return [right - left, bottom - top];
    };
    const running = (at) => {
      // Beside an item of a list is the same item with another text.
      const block = (at.parentElement.matches("li > .twin") ? at.parentElement.parentElement : at.parentElement).closest(blocks);
      if (!getComputedStyle(at).display.startsWith("inline") || !block) return false;
      let words = "";
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("a, button, .hidden, .voice")) words += walker.currentNode.textContent;
      return /\p{L}{2}/u.test(words);
    };
    for (const at of document.querySelectorAll(controls)) {
      if (!at.checkVisibility({ visibilityProperty: true }) || at.closest(".hidden, .skip, svg, [inert]")) continue;
      if (at.tagName === "LABEL" && at.querySelector("input[type=hidden]")) continue;
      const [width, height] = boxOf(at);
      if (!width || !height) continue;
      if ((width < 43.5 || height < 43.5) && !running(at)) {
        const name = `${at.tagName.toLowerCase()}${at.className && typeof at.className === "string" ? "." + at.className.trim().replace(/\s+/g, ".") : ""}`;
        found.push(`${at.parentElement.tagName.toLowerCase()}.${at.parentElement.className} > ${name} ${Math.round(width)}×${Math.round(height)} “${(at.textContent || at.name || "").trim().slice(0, 24)}”`);
      }
    }
    return found;
  });

const policy = (header) => {
  const parts = new Map(header.split(";").map((part) => part.trim().split(/\s+/)).map(([name, ...values]) => [name, values]));
  const wrong = [];
  if (parts.get("default-src")?.join() !== "'none'") wrong.push("default-src is not 'none'");
  for (const [name, values] of parts) {
    for (const value of values) {
      // Nothing inline, no evaluated code, no other site; WebAssembly is allowed.
      if (/unsafe-(inline|eval|hashes)/.test(value) && value !== "'wasm-unsafe-eval'") wrong.push(`${name} ${value}`);
      // The styles of the frame, allowed by their hash.
      if (name === "style-src" && /^'sha256-[\w+/]{43}='$/.test(value)) continue;
      if (!/^('(none|self|wasm-unsafe-eval)'|data:)$/.test(value)) wrong.push(`${name} ${value}`);
      if (value === "data:" && name !== "img-src") wrong.push(`${name} ${value}`);
    }
  }
  for (const needed of ["frame-ancestors", "base-uri", "form-action"]) if (!parts.has(needed)) wrong.push(`no ${needed}`);
  return wrong;
};

/** Returns the size of a response as sent, in bytes. */
const weight = async (url) => {
  const bytes = execFileSync("curl", ["-sS", "-o", "/dev/null", "-w", "%{size_download}", "-H", "Accept-Encoding: br, gzip", url]).toString();
  return Number(bytes);
};

const { base, stop } = await serve();
const browser = await launch();
const visit = visitor(browser, base);
const started = Date.now();
const figures = { pages: 0, known: 0, axe: 0, rules: new Set(), worst: ["", 0], shift: 0 };
let chosen = [], known = [], asked = [], games = new Set();

try {
  if (process.env.PATHS) chosen = process.env.PATHS.split(" ").map((path) => ({ name: path, path, kind: path }));
  else ({ pages: chosen, known, asked, games } = await choose(base));
  figures.known = known.length + asked.length;
  figures.pages = chosen.length;
  if (!process.env.PATHS) await check("the pages to look at cover every kind of page and every part of any page", async () => {
    none(known.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`));
    none(chosen.filter(({ status }) => ![200, 404, 422].includes(status)).map(({ path, status }) => `${path}: ${status}`));
    none(known.filter(({ mapped, html }) => mapped && /<meta name="robots" content="noindex/.test(html)).map(({ path }) => `${path} is in the site map and forbids to be found`));
    none(known.filter(({ mapped, html }) => mapped && !/<meta name="description" content="[^"]/.test(html)).map(({ path }) => `${path} does not say what it is about`));
    const marks = new Set(chosen.flatMap((page) => [...page.parts]));
    // Every kind of finding, and every kind of ruling.
    for (const mark of ["✓", "✕", "†", "↩\ufe0e", "⁇"]) assert(marks.has(`“${mark}”`), `no page with a finding ${mark}`);
    for (const kind of ["home", "system", "chapter", "node", "check", "check/", "tool/", "table/", "source/", "glossary", "glossary/", "sheet/", "game/", "learn", "disputes", "changes", "about", "search"])
      assert(chosen.some((page) => page.kind === kind), `no page of the kind ${kind}`);
  });
  if (process.env.PAGES) chosen = chosen.filter(({ name }) => new RegExp(process.env.PAGES).test(name));

  // ---- without a browser

  for (const lang of LANGS) {
    const texts = new Map();
    await check(`${lang}: every page is valid HTML, and sent as it should be`, async () => {
      const wrong = [];
      for (const { name, path } of chosen) {
        const answer = await fetch(`${base}/${lang}${path}`);
        const html = await answer.text();
        texts.set(name, html);
        wrong.push(...(await invalid(html, path)).map((what) => `${name}: ${what}`));
        wrong.push(...policy(answer.headers.get("content-security-policy") || "").map((what) => `${name}: ${what}`));
        if (answer.headers.get("set-cookie")) wrong.push(`${name}: a cookie`);
        // The styles of the frame are exactly those that the policy allows by hash.
        const named = (text) => (answer.headers.get("content-security-policy") || "").includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
        const bare = html.replace(/<style>([^]*?)<\/style>/g, (all, text) => (named(text) ? "" : all));
        if (/<(script|style)(?![^>]*\ssrc=)[^>]*>|\son[a-z]+="|\sstyle="/.test(bare)) wrong.push(`${name}: something inline`);
      }
      none(wrong);
    });
    // The second validator needs Java.
    const jar = join(import.meta.dirname, "node_modules/vnu-jar/build/dist/vnu.jar");
    if (existsSync(jar) && spawnSync("java", ["-version"]).status === 0) {
      await check(`${lang}: the Nu checker agrees`, async () => {
        const folder = mkdtempSync(join(tmpdir(), "cavillo-html-"));
        const names = [...texts.keys()];
        names.forEach((name, n) => writeFileSync(join(folder, `${n}.html`), texts.get(name)));
        const said = spawnSync("java", ["-Xmx512m", "-jar", jar, "--errors-only", "--exit-zero-always", "--format", "json", folder], { maxBuffer: 1 << 26 });
        rmSync(folder, { recursive: true, force: true });
        const report = JSON.parse(said.stderr.toString().trim() || '{"messages":[]}');
        none(report.messages.map(({ url, lastLine, message }) => `${names[Number(/(\d+)\.html$/.exec(url)?.[1])]}: line ${lastLine} ${message}`));
      });
    } else console.log(`skipped ${lang}: the Nu checker needs java`);
  }

  await check("budgets: the first page and the largest rulings of each game, alone and with styles and scripts", async () => {
    const heavy = ["/"];
    for (const game of games) heavy.push(...known.filter(({ kind, path }) => kind === "node" && path.startsWith(`/${game}/`)).sort((a, b) => b.bytes - a.bytes).slice(0, 3).map(({ path }) => path));
    const wrong = [], assets = new Map();
    for (const path of heavy)
      for (const lang of LANGS) {
        const url = `${base}/${lang}${path}`;
        const html = await (await fetch(url)).text();
        const page = await weight(url);
        let whole = page;
        // A script that stands on a page twice is fetched once.
        for (const href of new Set([...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*?(?:src|href)="([^"]+)"/g)].map(([, href]) => href))) {
          if (!assets.has(href)) assets.set(href, await weight(base + href));
          whole += assets.get(href);
        }
        if (page > figures.worst[1]) figures.worst = [`${lang}${path}`, page, whole];
        if (path === "/") console.log(`        ${lang}${path}: ${page} bytes, first load ${whole} bytes`);
        if (page > PAGE_BUDGET) wrong.push(`${lang}${path}: ${page} bytes`);
        if (whole > FIRST_LOAD_BUDGET) wrong.push(`${lang}${path}: first load of ${whole} bytes`);
      }
    none(wrong);
  });

  // ---- in the browser: Italian on a phone, English on a wide screen, so that each layout and each
  // language is tested; each page is loaded once.

  const look = async (lang) => {
    const narrow = lang === "it";
    const { context, page, wrong } = await visit({ viewport: narrow ? { width: 360, height: 740 } : { width: 1280, height: 800 }, bypassCSP: true, hasTouch: narrow });
    // Injected by the test itself, despite the policy of the pages (tested above).
    await page.addInitScript({ content: axe });
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value; }).observe({ type: "layout-shift", buffered: true });
    });
    const cdp = await context.newCDPSession(page);
    const firsts = new Set(new Map(chosen.toReversed().map((at) => [at.kind, at])).values());
    for (const { name, path } of chosen.filter((at, n) => ALL || firsts.has(at) || n % 2 === Number(narrow))) {
      await check(`${lang} ${narrow ? "360" : "1280"} px: ${name}`, async () => {
        wrong.length = 0;
        const trouble = [];
        await page.emulateMedia({ colorScheme: "light", forcedColors: "none", reducedMotion: "no-preference" });
        await page.setViewportSize(narrow ? { width: 360, height: 740 } : { width: 1280, height: 800 });
        // Where the parser pauses on a busy machine varies; a shift by the page itself occurs every
        // time.
        let moved = Infinity;
        for (let reading = 0; reading < 3 && moved >= 0.01; reading += 1) {
          await page.goto(`${base}/${lang}${path}`, { waitUntil: "load" });
          await page.waitForTimeout(30);
          moved = Math.min(moved, await page.evaluate(() => window.moved));
        }
        figures.shift = Math.max(figures.shift, moved);
        if (moved >= 0.01) trouble.push(`moves by ${moved.toFixed(3)} after it is drawn, whenever it is read`);
        equal(await page.locator("html").getAttribute("lang"), lang, "language");
        equal(await page.locator("h1").count(), 1, "level 1 headings");
        const keys = await page.evaluate(() => document.body.innerText.match(/\b(?:[a-z]+-){2,}[a-z]+\b/g) || []);
        trouble.push(...keys.filter((key) => /^(voice|kind|kinds|class|verdict|finding|error|fault|unit|flag|basis|field|live|source|section|dba|dbe|desk)-/.test(key)).map((key) => `a text is missing: ${key}`));
        if (SHOTS) {
          mkdirSync(SHOTS, { recursive: true });
          const file = (theme) => join(SHOTS, `${lang}-${name.split("?")[0].replace(/\W+/g, "-")}-${theme}.png`);
          await page.screenshot({ path: file("light"), fullPage: true });
          await page.emulateMedia({ colorScheme: "dark" });
          await page.screenshot({ path: file("dark"), fullPage: true });
          await page.emulateMedia({ colorScheme: "light" });
        }
        let over = await wide(page);
        if (over > 0) trouble.push(`${over} px wider than the window`);
        // Folded contents must pass as well, and the text of the other language beside it.
        await page.evaluate(() => {
          document.querySelectorAll("details").forEach((at) => (at.open = true));
          document.querySelectorAll("#both").forEach((at) => (at.checked = true));
        });
        over = await wide(page);
        if (over > 0) trouble.push(`${over} px wider than the window, unfolded`);
        if (narrow) trouble.push(...(await small(page)));
        const themes = narrow ? ["light", "dark"] : ["dark", "light"];
        for (const [n, theme] of themes.slice(0, ALL ? 2 : 1).entries()) {
          await page.emulateMedia({ colorScheme: theme });
          trouble.push(...(await violations(page, n > 0, ALL || !narrow)).map((what) => `${theme}: ${what}`));
          figures.axe += 1;
        }
        await page.emulateMedia({ colorScheme: "light", forcedColors: "active", reducedMotion: "reduce" });
        const still = await page.evaluate(() => document.getAnimations().length);
        if (still) trouble.push(`${still} animations in spite of reduced motion`);
        await page.emulateMedia({ forcedColors: "none", reducedMotion: "no-preference" });
        if (narrow) {
          await page.setViewportSize({ width: 320, height: 640 });
          over = await wide(page);
          if (over > 0) trouble.push(`${over} px wider than a window of 320`);
          await page.setViewportSize({ width: 360, height: 740 });
        }
        // Text at twice the size, as a reader may set it.
        await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
        over = await wide(page);
        if (over > 0) trouble.push(`${over} px wider than the window with text of 200 %`);
        if (SHOTS) await page.screenshot({ path: join(SHOTS, `${lang}-${name.split("?")[0].replace(/\W+/g, "-")}-large.png`) });
        await cdp.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
        none([...wrong, ...trouble]);
      });
    }
    equal((await context.cookies()).length, 0, "cookies");
    await context.close();
  };
  // Above, wide screens are English and phones Italian; the words of the first line differ in
  // width.
  const heads = async () => {
    const kinds = new Map(chosen.map((page) => [page.kind, page]));
    for (const lang of LANGS)
      await check(`${lang}: the first line fits a phone, on every kind of page`, async () => {
        const { context, page } = await visit({ viewport: { width: 360, height: 740 } });
        const over = [];
        for (const { name, path } of kinds.values()) {
          await page.goto(`${base}/${lang}${path}`);
          const past = await page.evaluate(() => Math.max(0, ...[...document.querySelectorAll(".top .row > *")].map((at) => at.getBoundingClientRect().right)) - innerWidth);
          if (past > 0) over.push(`${name}: ${past.toFixed(1)} px past the edge`);
        }
        none(over);
        await context.close();
      });
  };
  // The focus: always visible, never under a fixed bar (WCAG 2.4.7 and 2.4.11).
  const tab = async () => {
    const { context, page } = await visit();
    const kinds = new Map(chosen.map((page) => [page.kind, page]));
    for (const page of chosen) if (/^(check, judged|board, judged|desk, a state|search, hits)/.test(page.name)) kinds.set(page.name, page);
    for (const { name, path } of kinds.values())
      await check(`the focus is seen: ${name}`, async () => {
        await page.goto(`${base}/it${path}`);
        const hidden = new Set();
        for (const key of ["Tab", "Shift+Tab"])
          for (let n = 0; n < 30; n += 1) {
            await page.keyboard.press(key);
            const trouble = await page.evaluate(() => {
              const at = document.activeElement;
              if (!at || at === document.body) return "";
              const shown = at.matches("input[type=radio], input[type=checkbox], input[type=file]") ? at.closest("label") || at : at;
              const box = shown.getClientRects()[0] || shown.getBoundingClientRect(), style = getComputedStyle(at);
              const told = `${at.tagName} ${at.className.baseVal ?? at.className} “${(at.textContent || at.name || "").trim().slice(0, 24)}”`;
              // A radio button of a grid is drawn by the element beside it.
              const marked = [at, at.nextElementSibling, shown].some((one) => one && getComputedStyle(one).outlineStyle !== "none" && parseFloat(getComputedStyle(one).outlineWidth) >= 2);
              if (!marked && !at.matches(".piece, .ground")) return `not marked: ${told} ${style.outline}`;
              const points = [[box.left + box.width / 2, box.top + box.height / 2], [box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]];
              const seen = points.some(([x, y]) => {
                const top = document.elementFromPoint(x, y);
                return top && (shown.contains(top) || top.contains(shown));
              });
              return seen ? "" : `covered: ${told} at ${Math.round(box.left)},${Math.round(box.top)}`;
            });
            if (trouble) hidden.add(trouble);
          }
        none([...hidden]);
      });
    await context.close();
  };
  await Promise.all(LANGS.map(look));
  await heads();
  await tab();
} finally {
  await browser.close();
  stop();
}
console.log(`        ${figures.pages} pages out of ${figures.known}; axe ran ${figures.axe} times; heaviest ruling or home ${figures.worst[0]}: ${figures.worst[1]} bytes, first load ${figures.worst[2]}; largest layout shift ${figures.shift}; ${Math.round((Date.now() - started) / 1000)} s`);
finish();
