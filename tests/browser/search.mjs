// The search box during typing: number of requests, late responses, keyboard, announcements, and
// what the address and the history store. Ends "N passed, N failed".
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { assert, check, equal, finish, focused, launch, none, serve, until, visitor } from "./common.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const API = "**/api/v1/search?**";
const { base, stop } = await serve();
const browser = await launch();
const visit = visitor(browser, base);

/** Records the requests to the server, in order, and how each ended. */
const record = (page) => {
  const asked = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/v1/search") asked.push({ request, q: url.searchParams.get("q"), query: url.searchParams, end: "open" });
  });
  const end = (what) => (request) => {
    const known = asked.find((one) => one.request === request);
    if (known) known.end = what;
  };
  page.on("requestfinished", end("answered"));
  page.on("requestfailed", end("cancelled"));
  return asked;
};
/** Delays responses by the time that `hold(q)` returns. */
const delay = (page, hold) =>
  page.route(API, async (route) => {
    const wait = hold(new URL(route.request().url()).searchParams.get("q"));
    const answer = await route.fetch().catch(() => null);
    if (wait) await new Promise((done) => setTimeout(done, wait));
    if (answer) await route.fulfill({ response: answer }).catch(() => {});
  });
const lines = (page) => page.locator("#live li:visible").count();
const listed = async (page) => (await page.locator("#live li").allTextContents()).join("\n");
const said = (page) => page.locator("form.find [role=status]").textContent();
/** Waits until the response to the text in the box has arrived and no request is pending. */
const settled = (asked, q) => until(`the answer to ${q}`, () => asked.some((one) => one.q === q && one.end === "answered") && asked.every(({ end }) => end !== "open"));
const type = async (page, text, pace = 25) => {
  await page.focus("#q");
  await page.keyboard.type(text, { delay: pace });
};

try {
  await check("typing fast asks seldom: once the fingers rest, and with the whole text", async () => {
    const { context, page, wrong } = await visit();
    const asked = record(page);
    await page.goto(`${base}/it/`);
    await page.focus("#q");
    // The fastest possible typing, even on a busy machine.
    await page.evaluate(() => {
      const box = document.querySelector("#q");
      for (const letter of "elefante arretra") {
        box.value += letter;
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    equal(asked.length, 0, "questions before the fingers rest");
    await until("a list of hits", () => lines(page));
    equal(asked.map(({ q }) => q).join(), "elefante arretra", "questions");
    none(wrong);
    await context.close();
  });

  await check("a newer question cancels the one on its way", async () => {
    const { context, page } = await visit();
    const asked = record(page);
    await delay(page, (q) => (q === "elefante" ? 3000 : 0));
    await page.goto(`${base}/it/`);
    await type(page, "elefante", 5);
    await until("the first question", () => asked.some(({ q }) => q === "elefante"));
    await type(page, " arretra", 5);
    await settled(asked, "elefante arretra");
    await until("the second answer", () => lines(page));
    equal(asked.find(({ q }) => q === "elefante").end, "cancelled", "the first question");
    equal(asked.find(({ q }) => q === "elefante arretra").end, "answered", "the second question");
    await context.close();
  });

  await check("an older answer never replaces a newer one, even where nothing can be cancelled", async () => {
    const { context, page } = await visit();
    // Prevents cancellation, so that every request completes.
    await page.addInitScript(() => { AbortController.prototype.abort = () => {}; });
    const asked = record(page);
    await delay(page, (q) => (q === "psiloi" ? 900 : 0));
    await page.goto(`${base}/it/`);
    await type(page, "psiloi", 5);
    await until("the first question", () => asked.some(({ q }) => q === "psiloi"));
    await page.fill("#q", "");
    await type(page, "elefante amico", 5);
    // Not the answer for a prefix, which a slow machine requests during typing.
    await until("the newer answer", async () => asked.some(({ q, end }) => q === "elefante amico" && end === "answered") && (await lines(page)));
    await page.waitForTimeout(100);
    const newer = [await listed(page), await said(page)];
    await until("the older answer", () => asked.find(({ q }) => q === "psiloi").end === "answered");
    await page.waitForTimeout(100);
    equal(await listed(page), newer[0], "the list");
    equal(await said(page), newer[1], "what is announced");
    await page.fill("#q", "");
    await until("an empty list", async () => !(await lines(page)));
    await context.close();
  });

  await check("an answer that comes after the box was left or emptied opens nothing", async () => {
    const { context, page } = await visit();
    const asked = record(page);
    await page.addInitScript(() => { AbortController.prototype.abort = () => {}; });
    await delay(page, () => 500);
    await page.goto(`${base}/it/`);
    await type(page, "psiloi", 5);
    await until("a question", () => asked.length);
    await page.locator("a.switch").focus();
    await until("its answer", () => asked[0].end === "answered");
    await page.waitForTimeout(100);
    equal(await lines(page), 0, "lines after the box was left");
    await page.fill("#q", "");
    await type(page, "elefante", 5);
    await until("a second question", () => asked.length > 1);
    await page.fill("#q", "");
    await until("its answer", () => asked[1].end === "answered");
    await page.waitForTimeout(200);
    equal(await lines(page), 0, "lines after the box was emptied");
    await context.close();
  });

  await check("a game is chosen once: searches stay within it, on every page, until it is taken back", async () => {
    const { context, page, wrong } = await visit();
    const asked = record(page);
    await page.goto(`${base}/en/`);
    await type(page, "can Bw shoot");
    const games = () => page.locator("#live small").evaluateAll((all) => all.filter((at) => /^DBA\b/.test(at.textContent)).length);
    await until("hits of all games", games);
    equal(asked.at(-1).query.get("system"), null, "the game that is asked for");
    await page.goto(`${base}/en/`);
    await page.selectOption("#mine", "dba");
    const shown = () => page.locator("[data-game]:visible").evaluateAll((all) => new Set(all.map((at) => at.dataset.game)).size);
    equal(await shown(), 1, "games of the first page");
    await page.goto(`${base}/en/glossary`);
    equal(await page.inputValue("#mine"), "dba", "the game on another page");
    await type(page, "LH pursue into a wood");
    await settled(asked, "LH pursue into a wood");
    await until("hits of one game", () => lines(page));
    equal(asked.at(-1).query.get("system"), "dba", "the game that is asked for");
    equal(await games(), 0, "hits of one game that name it");
    await page.keyboard.press("Enter");
    await page.waitForURL(/system=dba/);
    equal(await page.inputValue("#mine"), "dba", "the game of the page of hits");
    await page.selectOption("#mine", "");
    await page.waitForURL((url) => !url.searchParams.has("system") && url.searchParams.get("q") === "LH pursue into a wood");
    await page.goto(`${base}/en/`);
    equal(await page.inputValue("#mine"), "", "the game, taken back");
    assert((await shown()) > 1, "all games are shown again");
    none(wrong);
    await context.close();
  });

  await check("three suggestions fit in 440 px of a phone, and a verdict among them shows its finding large, with its mark", async () => {
    const { context, page, wrong } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(`${base}/en/about`);
    await type(page, "blades recoil, elephants behind");
    await until("a verdict", () => page.locator("#live .says b[data-mark]").count());
    const heights = await page.locator("#live li").evaluateAll((all) => all.slice(0, 3).map((at) => at.getBoundingClientRect().height));
    assert(heights.reduce((sum, height) => sum + height) <= 440, heights.join());
    const [finding, situation] = await page.locator("#live .says").first().evaluate((at) => ["b", "small"].map((part) => parseFloat(getComputedStyle(at.querySelector(part)).fontSize)));
    assert(finding > 1.5 * situation, `${finding} px and ${situation} px`);
    await page.goto(`${base}/en/search?q=psiloi`);
    const hits = await page.locator(".hits > li").evaluateAll((all) => all.slice(1).map((at) => at.getBoundingClientRect().height));
    assert(hits.length > 10 && hits.reduce((sum, height) => sum + height) / hits.length < 150, `hits of ${hits.join()}`);
    none(wrong);
    await context.close();
  });

  await check("keys: / enters the box from anywhere but a field, and never with a modifier", async () => {
    const { context, page } = await visit();
    await page.goto(`${base}/it/check/dba.recoil?recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40`);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Control+/");
    assert((await focused(page)).id !== "q", "Ctrl+/ is the browser's");
    await page.locator("details.all-facts > summary").click();
    await page.focus("input[name=room_mm]");
    await page.keyboard.press("/");
    assert((await page.inputValue("input[name=room_mm]")).includes("/"), "a field takes its letter");
    await page.locator("details.copy summary").click();
    await page.locator("details.copy textarea").first().focus();
    await page.keyboard.press("/");
    equal((await focused(page)).tag, "TEXTAREA", "focus");
    await page.locator("a.brand").focus();
    await page.keyboard.press("/");
    equal((await focused(page)).id, "q", "focus");
    equal(await page.inputValue("#q"), "", "the stroke itself is not typed");
    await context.close();
  });

  await check("keys: arrows go round, Escape closes and then leaves, Down opens again, Enter goes", async () => {
    const { context, page, wrong } = await visit();
    const asked = record(page);
    await page.goto(`${base}/it/`);
    await type(page, "elefante amico", 10);
    await settled(asked, "elefante amico");
    await until("a list of hits", () => lines(page));
    const chosen = () => page.getAttribute("#q", "aria-activedescendant");
    const last = `live-${(await lines(page)) - 1}`;
    await page.keyboard.press("ArrowUp");
    equal(await chosen(), last, "up from the box");
    await page.keyboard.press("ArrowDown");
    equal(await chosen(), "live-0", "down from the last");
    equal(await page.locator("#live [aria-selected=true]").count(), 1, "chosen lines");
    await page.keyboard.press("ArrowDown");
    equal(await chosen(), "live-1", "down");
    await page.keyboard.press("Escape");
    equal(await lines(page), 0, "closed");
    equal(await page.getAttribute("#q", "aria-expanded"), "false", "aria-expanded");
    equal(await page.inputValue("#q"), "elefante amico", "what was typed stays");
    equal((await focused(page)).id, "q", "focus stays");
    const before = asked.length;
    await page.keyboard.press("ArrowDown");
    assert(await lines(page), "Down opens the list again");
    equal(asked.length, before, "questions for a list that is known");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    assert((await focused(page)).id !== "q", "the second Escape leaves the box");
    await page.focus("#q");
    await page.fill("#q", "elefante amico");
    await until("a list of hits", () => lines(page));
    await page.waitForTimeout(150);
    await settled(asked, "elefante amico");
    await page.keyboard.press("ArrowDown");
    const href = await page.locator("#live-0").evaluate((at) => at.dataset.href);
    await page.keyboard.press("Enter");
    await page.waitForURL(base + href);
    none(wrong);
    await context.close();
  });

  await check("a hit is opened by a tap", async () => {
    const { context, page } = await visit({ hasTouch: true, isMobile: true });
    const asked = record(page);
    await page.goto(`${base}/en/`);
    await type(page, "elephant", 10);
    await settled(asked, "elephant");
    await until("a list of hits", () => lines(page));
    const href = await page.locator("#live-1").evaluate((at) => at.dataset.href);
    await page.locator("#live-1").tap();
    await page.waitForURL(base + href);
    await context.close();
  });

  await check("a screen reader hears a combobox, its hits and how many there are", async () => {
    const { context, page } = await visit({ bypassCSP: true });
    await page.addInitScript({ content: axe });
    const asked = record(page);
    for (const lang of ["it", "en"]) {
      asked.length = 0;
      await page.goto(`${base}/${lang}/`);
      await type(page, "psiloi", 10);
      await settled(asked, "psiloi");
      await until("a list of hits", () => lines(page));
      await page.keyboard.press("ArrowDown");
      const heard = await page.locator("form.find").ariaSnapshot();
      assert(/combobox/.test(heard) && /listbox/.test(heard) && /option .*\[selected\]/.test(heard), heard);
      equal(await page.getAttribute("#q", "aria-expanded"), "true", "aria-expanded");
      const owned = await page.evaluate(() => {
        const box = document.querySelector("#q");
        return document.getElementById(box.getAttribute("aria-controls"))?.contains(document.getElementById(box.getAttribute("aria-activedescendant")));
      });
      assert(owned, "the chosen line is not one of the list that the box controls");
      assert((lang === "it" ? /^\d+ risultati$/ : /^\d+ (results|hits)/).test((await said(page)).trim()), await said(page));
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate(async () => (await window.axe.run("header")).violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`)));
        none(found.map((what) => `${lang} ${colorScheme}: ${what}`));
      }
      await page.fill("#q", "zzzzqqq");
      await until("that there is nothing", async () => (lang === "it" ? /Nessun/ : /^No|Nothing/).test(await said(page)));
      equal(await lines(page), 0, "lines");
    }
    await context.close();
  });

  await check("on the page of hits what is typed goes into the address, with what the hits are narrowed to", async () => {
    const { context, page } = await visit();
    const asked = record(page);
    await page.goto(`${base}/it/search?q=psiloi&system=dba`);
    await page.fill("#q", "elefante");
    await until("the address", () => new URL(page.url()).searchParams.get("q") === "elefante");
    equal(new URL(page.url()).searchParams.get("system"), "dba", "narrowed to");
    await until("a question", () => asked.length);
    equal(asked[0].query.get("system"), "dba", "asked within");
    await page.reload();
    equal(await page.inputValue("#q"), "elefante", "the box after a reload");
    assert(/elefante/.test(await page.locator("h1").textContent()), "the hits after a reload");
    await page.fill("#q", "psiloi");
    await until("the address", () => page.url().includes("q=psiloi"));
    await page.locator("a.switch").click();
    await page.waitForURL(/\/en\/search\?q=psiloi&system=dba/);
    await context.close();
  });

  await check("on the first page as well: what is typed can be linked, read in the other language, and is there after a hit", async () => {
    const { context, page, wrong } = await visit();
    await page.goto(`${base}/it/`);
    await type(page, "elefante amico", 10);
    await until("the address", () => page.url() === `${base}/it/search?q=elefante%20amico`);
    const linked = await fetch(page.url());
    equal(linked.status, 200, "the link");
    await page.keyboard.press("ArrowDown");
    await until("a list of hits", () => lines(page));
    await page.keyboard.press("ArrowDown");
    const href = await page.locator("#live [aria-selected=true]").evaluate((at) => at.dataset.href);
    await page.keyboard.press("Enter");
    await page.waitForURL(base + href);
    await page.goBack();
    await until("what was typed", async () => (await page.inputValue("#q").catch(() => "")) === "elefante amico");
    await page.goForward();
    await page.waitForURL(base + href);
    await page.goBack();
    await page.locator("a.switch").click();
    await page.waitForURL(/\/en\/search\?q=elefante/);
    await page.goto(`${base}/it/`);
    await type(page, "el", 10);
    await until("the address", () => page.url().endsWith("search?q=el"));
    await page.fill("#q", "");
    await until("the page's own address again", () => page.url() === `${base}/it/`);
    none(wrong);
    await context.close();
  });

  await check("on any other page the address stays, and the way back brings what was typed", async () => {
    const { context, page } = await visit();
    const ruling = `${base}/it/dba/recoil/into-elephants`;
    await page.goto(ruling);
    await type(page, "psilo", 10);
    await until("a list of hits", () => lines(page));
    equal(page.url(), ruling, "address");
    // The last letter and leaving the page precede any further request: first a chosen hit, then
    // the sent form.
    for (const keys of [["ArrowDown", "Enter"], []]) {
      await page.evaluate((keys) => {
        const box = document.querySelector("#q");
        box.value = "psiloi";
        box.dispatchEvent(new Event("input", { bubbles: true }));
        for (const key of keys) box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        if (!keys.length) box.form.requestSubmit();
      }, keys);
      await page.waitForURL((to) => String(to) !== ruling);
      await page.goBack();
      await page.waitForURL(ruling);
      await until("what was typed", async () => (await page.inputValue("#q")) === "psiloi");
      // As if only the prefix had been requested.
      await page.evaluate(() => history.replaceState({ q: "psil" }, ""));
    }
    await context.close();
  });

  await check("back from a hit restores query, hits and place on the page of hits", async () => {
    const { context, page } = await visit();
    await page.goto(`${base}/it/search?q=elefante`);
    const hit = page.locator(".hits h2 a").nth(6);
    await hit.scrollIntoViewIfNeeded();
    const [place, first] = [await page.evaluate(() => scrollY), await page.locator(".hits h2 a").first().textContent()];
    assert(place > 100, "the seventh hit needs no scrolling");
    await hit.click();
    await page.waitForURL((to) => !to.pathname.includes("/search"));
    await page.goBack();
    await page.waitForURL(/search\?q=elefante/);
    equal(await page.inputValue("#q"), "elefante", "query");
    equal(await page.locator(".hits h2 a").first().textContent(), first, "first hit");
    await until("the place", async () => Math.abs((await page.evaluate(() => scrollY)) - place) < 60);
    await context.close();
  });

  await check("typed hits and the page of hits agree", async () => {
    const { context, page } = await visit();
    const asked = record(page);
    await page.goto(`${base}/en/`);
    await type(page, "psiloi elephant", 10);
    await settled(asked, "psiloi elephant");
    await until("a list of hits", () => lines(page));
    const typed = await page.locator("#live li[data-href*='/dba/'], #live li[data-href*='/dbe/'], #live li[data-href*='/impetus/']").evaluateAll((items) => items.map((at) => at.dataset.href));
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\?q=/);
    await page.waitForSelector(".hits");
    const hits = await page.locator(".hits h2 a").evaluateAll((links) => links.map((at) => at.getAttribute("href")));
    equal(typed.slice(0, 3).join(" "), hits.slice(0, 3).join(" "), "the first three");
    await context.close();
  });

  await check("without a signal the form still works, and says nothing wrong", async () => {
    const { context, page } = await visit();
    await page.goto(`${base}/it/`);
    await page.route(API, (route) => route.abort());
    await type(page, "elefante", 10);
    await page.waitForTimeout(300);
    equal(await lines(page), 0, "lines");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\?q=elefante/);
    await page.waitForSelector(".hits > li");
    await page.goBack();
    await page.waitForURL(`${base}/it/`);
    equal(await page.inputValue("#q"), "elefante", "the box on the first page");
    await context.close();
  });
} finally {
  await browser.close();
  stop();
}
finish();
