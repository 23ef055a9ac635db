// Lighthouse on a throttled phone, one page of each main type; a table of scores. Fails below the
// floors written here. Takes minutes: tests/long runs it.
//   CAVILLO_BIN (a release build), CAVILLO_URL, CHROMIUM, LANGS="it,en", PAGE=a word of a page's name
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executablePath, root, serve } from "./common.mjs";

const PAGES = {
  home: "/",
  search: "/search?q=elephant",
  game: "/dba/",
  chapter: "/dba/recoil",
  ruling: "/dba/recoil/into-elephants",
  lesson: "/dba/lessons/army",
  check: "/check/dba.recoil",
  verdict: "/check/dba.recoil?recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40",
  board: "/check/dba.shooting-arc",
  matrix: "/tool/dba/fights",
  desk: "/tool/dbe/army",
  glossary: "/glossary/",
  concept: "/glossary/psiloi",
  table: "/table/dba.recoil-matrix",
  sheet: "/sheet/dba",
  "open points": "/disputes/",
};
const FLOORS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
// Pages for a particular query are excluded from search engines on purpose.
const UNLISTED = /\/search|\/check\/.*\?/;
const folder = join(root, "tests/browser/audit");
const cli = join(folder, "node_modules/lighthouse/cli/index.js");
if (!existsSync(cli)) {
  const made = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  if (made.status !== 0) process.exit(2);
}

// With its public address, as an operator sets it.
const { base, stop } = await serve("--base-url", "{base}");
const out = mkdtempSync(join(tmpdir(), "cavillo-lighthouse-"));
let failed = 0, passed = 0;
/** Not `spawnSync`: the output of the server must still be read meanwhile. */
const audit = (url, file) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [cli, url, "--quiet", "--output=json", `--output-path=${file}`, "--form-factor=mobile", "--throttling-method=simulate", "--only-categories=performance,accessibility,best-practices,seo", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"], {
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (text) => (said += text));
    child.on("exit", (code) => done(code === 0 ? "" : said.slice(-800) || `status ${code}`));
  });
try {
  console.log(`${"page".padEnd(16)} perf  a11y  best   seo   FCP ms  LCP ms  TBT ms     CLS   bytes`);
  for (const lang of (process.env.LANGS || "it,en").split(","))
    for (const [name, path] of Object.entries(PAGES)) {
      if (process.env.PAGE && !name.includes(process.env.PAGE)) continue;
      const file = join(out, "report.json");
      const trouble = await audit(`${base}/${lang}${path}`, file);
      if (trouble) {
        failed += 1;
        console.log(`FAILED  ${lang} ${name}: ${trouble}`);
        continue;
      }
      const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
      const score = (id) => Math.round((categories[id].score ?? 0) * 100), number = (id) => audits[id].numericValue;
      const scores = Object.keys(FLOORS).map(score);
      const below = Object.entries(FLOORS).filter(([id, floor]) => score(id) < floor && !(id === "seo" && UNLISTED.test(path)));
      console.log(`${`${lang} ${name}`.padEnd(16)} ${scores.map((n) => String(n).padStart(4)).join("  ")}  ${["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map((id) => String(Math.round(number(id))).padStart(6)).join("  ")}  ${number("cumulative-layout-shift").toFixed(4)}  ${String(number("total-byte-weight")).padStart(6)}`);
      if (!below.length) {
        passed += 1;
        continue;
      }
      failed += 1;
      const why = Object.values(categories).filter(({ id }) => below.some(([low]) => low === id)).flatMap(({ auditRefs }) => auditRefs).filter(({ id, weight }) => weight && audits[id].score !== null && audits[id].score < 0.9);
      console.log(`FAILED  ${lang} ${name}: ${why.map(({ id }) => `${id} (${audits[id].title})`).join("; ")}`);
    }
} finally {
  stop();
  rmSync(out, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
