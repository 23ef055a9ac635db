// Nothing shifts while a page loads slowly: its text in pieces with pauses, its stylesheet and its
// scripts last and one after another, on a machine with a sixth of its speed. A page that loads at
// once hides shifts that a busy phone shows. Ends "N passed, N failed".
import { createServer } from "node:http";
import { assert, check, finish, freePort, launch, serve, visitor } from "./common.mjs";

const PIECE = 3000, PAUSE = 60, SCRIPT = 250, SLOW = 6;
/**
 * Maximum shift that may occur by chance, when the parser pauses within a line: a tenth of the
 * value that counts as good.
 */
const CHANCE = 0.01;
/** Pages that scripts change, and one long page of each kind; without ALL only the first five. */
const EVERY = {
  ruling: "/dba/recoil/into-elephants",
  hits: "/search?q=elephant",
  "check, judged": "/check/dba.recoil?recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40",
  "board, judged": "/check/dba.shooting-arc?scene=A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15*B2_Kn_-60_60_180_40_30&shooter=A1&target=B1&range_mm=50",
  desk: "/tool/dbe/army?name=Nord&corps.0.troops=line_8*guard_2",
  home: "/",
  system: "/dba/",
  chapter: "/dba/recoil",
  "ruling with a picture": "/dba/threat-zone/shape",
  "check, a form": "/check/dba.recoil",
  "check, faults": "/check/dba.recoil?recoiler=Xx&n_behind=99",
  board: "/check/dba.recoil-scene",
  "board of another game": "/check/dbe.group",
  clock: "/tool/impetus/clock",
  matrix: "/tool/dba/fights",
  sheet: "/sheet/dbe",
  settings: "/game/dba?bw=60",
  linker: "/linker",
  offline: "/offline",
  glossary: "/glossary/",
  "open points": "/disputes/",
  "what's new": "/changes/",
  lesson: "/dba/lessons/army",
  concept: "/glossary/psiloi",
};
const PAGES = process.env.ALL ? EVERY : Object.fromEntries(Object.entries(EVERY).slice(0, 5));

const { base, stop } = await serve();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
/**
 * Splits a page into the pieces in which it is sent: at the end of a word after a number of bytes,
 * and after each link of the navigation bar.
 */
function pieces(body) {
  const cuts = [0], end = body.indexOf("</nav>", body.indexOf('<nav class="bar"'));
  for (let at = body.indexOf('<nav class="bar"'); at >= 0 && at < end; at = body.indexOf("</a>", at + 1)) cuts.push(at);
  const ends = (at) => { while (at < body.length && !" <\n".includes(String.fromCharCode(body[at]))) at += 1; return at; };
  for (let at = PIECE; at < body.length; at += PIECE) cuts.push(ends(at));
  cuts.sort((a, b) => a - b);
  return cuts.map((at, nth) => body.subarray(at, cuts[nth + 1]));
}
/** A slow proxy between the browser and the program. */
const slow = createServer(async (asked, answer) => {
  const from = await fetch(base + asked.url, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await from.arrayBuffer()), kind = from.headers.get("content-type") || "";
  if (/css|javascript/.test(kind)) await pause(SCRIPT);
  answer.writeHead(from.status, { "content-type": kind, "cache-control": "no-store" });
  if (kind.includes("html"))
    for (const piece of pieces(body)) {
      answer.write(piece);
      await pause(PAUSE);
    }
  else answer.write(body);
  answer.end();
});
const port = await freePort(), through = `http://127.0.0.1:${port}`;
await new Promise((done) => slow.listen(port, "127.0.0.1", done));
const browser = await launch();
const visit = visitor(browser, through);
let largest = 0;
const sum = (moved) => moved.reduce((all, [value]) => all + value, 0);
/** Returns every shift while a page loads, with the moved elements and their old and new positions. */
async function moves(viewport, path) {
  const { context, page } = await visit({ viewport });
  await page.addInitScript(() => {
    window.moved = [];
    const told = ({ node, previousRect: a, currentRect: b }) => `${node?.nodeName} ${(node?.textContent || "").trim().slice(0, 24)} ${Math.round(a.x)},${Math.round(a.y)} → ${Math.round(b.x)},${Math.round(b.y)}`;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved.push([entry.value, entry.sources.map(told).join("; ")]); }).observe({ type: "layout-shift", buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await page.goto(`${through}/it${path}`);
  await page.waitForTimeout(300);
  const moved = await page.evaluate(() => window.moved);
  await context.close();
  return moved;
}

try {
  for (const [width, height] of [[360, 740], [1280, 900]])
    for (const [name, path] of Object.entries(PAGES))
      await check(`nothing moves at ${width} px: ${name}`, async () => {
        // A shift caused by the cuts occurs at every load; where the parser pauses varies.
        const seen = [];
        do seen.push(await moves({ width, height }, path));
        while (sum(seen.at(-1)) > 0 && seen.length < 8);
        const least = Math.min(...seen.map(sum)), most = Math.max(...seen.map(sum));
        largest = Math.max(largest, most);
        const told = seen.flat().map(([value, what]) => `${value.toFixed(4)} ${what}`).join("\n");
        assert(least === 0 && most < CHANCE, `${most.toFixed(4)}\n${told}`);
        if (most > 0) console.log(`        once, not again: ${told}`);
      });
} finally {
  await browser.close();
  slow.close();
  slow.closeAllConnections();
  stop();
}
console.log(`        ${Object.keys(PAGES).length} pages at 2 widths, in pieces of ${PIECE} bytes; largest shift ${largest.toFixed(4)}`);
finish();
