// The pictures of the README: `node tests/browser/readme.mjs --write` takes them. Without it,
// checks that the pages still say what the pictures show, which is stored in
// docs/images/shown.json. Ends "N passed, N failed".
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assert, check, equal, finish, launch, root, serve, visitor } from "./common.mjs";

const FOLDER = join(root, "docs", "images"), SHOWN = join(FOLDER, "shown.json");
const WIDTH = 800, HEIGHT = 520, MOST = 80_000;
const PICTURES = {
  search: "/en/search?q=blades+recoil%2C+elephants+behind",
  board: "/en/check/dba.shooting-arc?scene=A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15*B2_Kn_-60_60_180_40_30&shooter=A1&target=B1&range_mm=50",
};
/** Returns the texts and drawn shapes visible in the picture, one per line. */
const shown = (page, height) =>
  page.evaluate((height) => {
    const seen = (at) => {
      const { top, bottom, width } = at.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < height && getComputedStyle(at).visibility !== "hidden";
    };
    const words = [...document.querySelectorAll("body *")].filter(seen).flatMap((at) => {
      const own = [...at.childNodes].filter((inner) => inner.nodeType === 3).map((inner) => inner.textContent.trim());
      const shape = ["path", "rect", "polygon", "circle"].includes(at.localName) && at.closest("svg.scene");
      return shape ? [...own, `${at.localName} ${at.getAttribute("class") || ""}`.trim()] : own;
    });
    return words.filter(Boolean).map((line) => line.replace(/\s+/g, " "));
  }, height);

const write = process.argv.includes("--write");
const { base, stop } = await serve();
const browser = await launch();
const visit = visitor(browser, base);
const said = write ? {} : JSON.parse(readFileSync(SHOWN, "utf8"));
try {
  if (write) mkdirSync(FOLDER, { recursive: true });
  for (const [name, path] of Object.entries(PICTURES))
    await check(`the picture of the ${name}`, async () => {
      const { context, page, wrong } = await visit({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: "reduce" });
      await page.goto(base + path, { waitUntil: "networkidle" });
      if (name === "board") await page.locator("svg.scene").first().evaluate((at) => scrollBy(0, at.getBoundingClientRect().top - 110));
      const file = join(FOLDER, `${name}.png`), now = await shown(page, HEIGHT);
      assert(now.length > 10, "hardly anything is shown");
      if (write) {
        said[name] = now;
        await page.screenshot({ path: file });
      } else {
        const at = now.findIndex((line, n) => line !== said[name][n]);
        equal(at < 0 ? "" : now[at], at < 0 ? "" : said[name][at], `line ${at + 1}; the picture shows something else, take it again with --write`);
        equal(now.length, said[name].length, "lines shown");
      }
      assert(statSync(file).size < MOST, `${file}: ${statSync(file).size} bytes`);
      equal(wrong.join("\n"), "", "the console");
      await context.close();
    });
  if (write) writeFileSync(SHOWN, `${JSON.stringify(said, null, 1)}\n`);
} finally {
  await browser.close();
  stop();
}
finish();
