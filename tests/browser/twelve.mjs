// Twelve questions from the middle of a game, as players type them, on a phone of 390×844 with 440
// px left above the keyboard: is each answered on that screen, and if not, after how many taps,
// characters and screens? In both languages, with the game chosen and (GAME=none) without. Ends "N
// passed, N failed" after a table; SHOTS=folder stores screenshots.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { assert, check, finish, launch, none, serve, visitor } from "./common.mjs";

const ABOVE = 440, HEIGHT = 844, TAPS = 4, FIRST = 11;
const GAME = process.env.GAME === "none" ? "" : process.env.GAME || "dba";
const { base, stop } = await serve();
const browser = await launch();
const visit = visitor(browser, base);

/** The typed question, a pattern of the right answer, and a pattern that only a wrong first answer matches. */
const ASKED = {
  it: [
    ["Wb attaccano Bd in salita con un overlap", /Warband \d, (Blade|Lame) \d.*su 36/i, null],
    ["Bd si ritirano con elefanti dietro", /distrutt|perdut/i, /attraversa|senza danni/i],
    ["Kn doppiati da Sp", /distrutt|perdut/i, /si ritirano|ritirata/i],
    ["gli arcieri possono tirare a un nemico in contatto", /non (può|si può|possono|si) tira|vietat|non tira|non possono/i, /^sì/i],
    ["quanti pip a 700 passi dal generale nel bosco", /\b2 PIP|1 PIP in più se/i, null],
    ["muovere di lato in ZOC", /soltanto contattarlo|non è permess/i, null],
    ["gruppo di 4 su strada", /colonn/i, null],
    ["LH insegue nel bosco", /non inseg/i, /^sì/i],
    ["Ps supporta Bd contro Kn", /\+ ?1/, /nessun (sostegno|supporto)|non (dà|danno) /i],
    ["mi prendono il campo", /\d perdit/i, null],
    ["una mossa può finire in sovrapposizione", /si va in overlap|può (finire|andare) in overlap/i, null],
    ["attraversare un fiume", /attraversa un fiume/i, null],
  ],
  en: [
    ["Wb attack Bd uphill with one overlap", /Warband \d, Blades \d.*in 36/i, null],
    ["Bd recoil elephants behind", /destroyed|lost/i, /pass through|unharmed/i],
    ["Kn doubled by Sp", /destroyed|lost/i, /\brecoil\b/i],
    ["can Bw shoot at enemy in contact", /may not|cannot|not be|not allowed|can't|never/i, /^yes/i],
    ["pips for element 700 paces from general in wood", /\b2 PIP|1 PIP extra if/i, null],
    ["move sideways in enemy zoc", /may only contact|not allowed/i, null],
    ["group of four by road", /column/i, null],
    ["LH pursue into wood", /(do|does) not pursue|never pursue|no pursuit/i, /^yes/i],
    ["do Ps support Bd against Kn", /\+ ?1/, /no support/i],
    ["what if camp is taken", /\d loss/i, null],
    ["can a move end in overlap", /may move into overlap|may end in overlap/i, null],
    ["crossing a river", /crossing a river|crosses a river/i, null],
  ],
};

/** Returns the text of some elements within a number of pixels from the top. */
const within = (page, selector, height) =>
  page.locator(selector).evaluateAll((all, height) => {
    const out = [];
    for (const at of all) {
      if (!at.checkVisibility()) continue;
      const box = at.getBoundingClientRect();
      if (box.top < height && box.bottom > 0 && (box.bottom <= height || box.top + 24 <= height)) out.push(at.innerText.replace(/\s+/g, " ").trim());
    }
    return out;
  }, height);

const rows = [];
try {
  for (const lang of ["it", "en"]) {
    for (const [n, [query, want, wrong]] of ASKED[lang].entries()) {
      const { context, page } = await visit({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });
      await page.addInitScript((game) => game && localStorage.setItem("cavillo:mine", game), GAME);
      await page.goto(`${base}/${lang}/`);
      await page.locator("#q").tap();
      await page.keyboard.type(query, { delay: 5 });
      await page.waitForResponse((response) => response.url().includes("/api/v1/search") && new URL(response.url()).searchParams.get("q") === query, { timeout: 15000 });
      await page.waitForTimeout(120);
      const row = { lang, n: n + 1, query, chars: query.length, taps: 1, screens: 1, first: false, wrong: false, said: "" };
      const seen = await within(page, "#live li", ABOVE);
      row.said = seen[0] || "";
      row.wrong = Boolean(wrong && seen[0] && wrong.test(seen[0].replace(/^.*? › /, "")) && !want.test(seen[0]));
      row.first = seen.some((text) => want.test(text));
      if (process.env.SHOTS) {
        mkdirSync(process.env.SHOTS, { recursive: true });
        await page.screenshot({ path: join(process.env.SHOTS, `${lang}-${n + 1}.png`), clip: { x: 0, y: 0, width: 390, height: ABOVE } });
      }
      if (process.env.TELL) for (const text of seen) console.log(`   ${lang} ${n + 1}  ${text.slice(0, 220)}`);
      if (!row.first) {
        // Presses the search key of the keyboard, then scrolls down the hits.
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/search\?/);
        row.taps += 1;
        const answers = page.locator("main .judged h2, main .hits .answer, main .hits .snippet");
        let found = -1;
        for (const [at, text] of (await answers.allInnerTexts()).entries()) if (found < 0 && want.test(text)) found = at;
        if (found < 0) {
          row.taps = 99;
        } else {
          const top = await answers.nth(found).evaluate((at) => at.getBoundingClientRect().bottom);
          row.screens = 1 + Math.ceil(top / HEIGHT);
        }
      }
      rows.push(row);
      await context.close();
    }
    const own = rows.filter((row) => row.lang === lang);
    await check(`${lang}: at least ${FIRST} of ${own.length} are answered above the keyboard`, async () => {
      const late = own.filter((row) => !row.first);
      assert(own.length - late.length >= FIRST, late.map((row) => `${row.n} ${row.query}: “${row.said}”`).join("\n"));
    });
    await check(`${lang}: none takes more than ${TAPS} taps`, async () => none(own.filter((row) => row.taps > TAPS).map((row) => `${row.n} ${row.query}: ${row.taps} taps`)));
    await check(`${lang}: none is answered wrongly`, async () => none(own.filter((row) => row.wrong).map((row) => `${row.n} ${row.query}: “${row.said}”`)));
  }
} finally {
  await browser.close();
  stop();
}
console.log(`        ${GAME || "no game"} chosen\n        lang  n taps chars screens first  what stands first`);
for (const row of rows) console.log(`        ${row.lang} ${String(row.n).padStart(4)} ${String(row.taps).padStart(4)} ${String(row.chars).padStart(5)} ${String(row.screens).padStart(7)} ${row.first ? "  yes" : "   no"}  ${row.said.slice(0, 90)}`);
finish();
