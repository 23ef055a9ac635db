// Used by every script in this folder: the running program, a browser, counted checks, and a page
// that records whatever should not happen. CAVILLO_BIN names the program, CAVILLO_URL a running
// one, CHROMIUM the browser, ONLY a word that selects checks, MOST the number of faults printed for
// each of them.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const program = process.env.CAVILLO_BIN || join(root, "target", "debug", "cavillo");
export const executablePath = process.env.CHROMIUM || "/usr/bin/chromium";

const MOST = Number(process.env.MOST || 8);
const counted = { passed: 0, failed: 0 };

/** Runs a check and prints one line with its result and duration; skips checks whose name does not contain ONLY. */
export const check = async (name, body) => {
  if (process.env.ONLY && !name.includes(process.env.ONLY)) return;
  const started = Date.now();
  try {
    await body();
    counted.passed += 1;
    const seconds = (Date.now() - started) / 1000;
    console.log(`ok      ${name}${seconds < 1 ? "" : ` (${seconds.toFixed(1)} s)`}`);
  } catch (error) {
    counted.failed += 1;
    console.log(`FAILED  ${name}\n        ${String(error.message || error).split("\n").slice(0, MOST).join("\n        ")}`);
  }
};
export const assert = (fine, what) => {
  if (!fine) throw new Error(what);
};
export const equal = (got, want, what) => assert(got === want, `${what}: expected ${JSON.stringify(want)}, got ${JSON.stringify(got)}`);
/** Fails with the first of several findings. */
export const none = (found) => {
  const first = found.slice(0, MOST - 1);
  if (found.length > first.length) first.push(`and ${found.length - first.length} more`);
  assert(found.length === 0, first.join("\n"));
};
/**
 * Maximum waiting time in milliseconds for an event that is immediate on an idle machine; a busy
 * machine must not fail a check.
 */
export const PATIENCE = 60000;
export const until = async (what, condition, patience = PATIENCE) => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error(`never came: ${what}`);
};

export const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Starts the program as a server with further arguments, in which `{base}` is its address; `stop` ends it. */
export const serve = async (...extra) => {
  if (process.env.CAVILLO_URL) return { base: process.env.CAVILLO_URL.replace(/\/$/, ""), stop: () => {} };
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(program, ["serve", "--addr", `127.0.0.1:${port}`, ...extra.map((word) => word.replace("{base}", base))], { stdio: ["ignore", "ignore", "pipe"] });
  const stop = () => server.kill("SIGTERM");
  let said = "";
  server.stderr.on("data", (text) => (said = (said + text).slice(-2000)));
  process.on("exit", stop);
  await until(
    `an answer from ${program}`,
    async () => {
      assert(server.exitCode === null, `${program} stopped: ${said}`);
      return fetch(`${base}/readyz`).then((answer) => answer.ok, () => false);
    },
    180000,
  ).catch((error) => {
    stop();
    throw new Error(`${error.message}\n${said}`);
  });
  return { base, stop };
};

export const launch = () =>
  chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });

/**
 * A window with the size of a phone that records errors, foreign requests and cookies in `wrong`.
 * Nothing intercepts the network; only offline.mjs does.
 */
export const visitor = (browser, base) => async (options = {}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (message) => {
    // The browser reports every status of 400 and above as an error of its own.
    if (message.type() === "error" && !/status of (404|422)/.test(message.text())) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith("data:")) wrong.push(`asked ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.headers()["set-cookie"]) wrong.push(`a cookie from ${response.url()}`);
  });
  return { context, page, wrong };
};

/** Returns the number of pixels by which a page is wider than its window. */
export const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
export const focused = (page) => page.evaluate(() => {
  const at = document.activeElement;
  return at && { tag: at.tagName, id: at.id, name: at.getAttribute("name"), value: at.value, text: (at.textContent || "").trim(), href: at.getAttribute("href") };
});
/** Presses Tab until the focus is on the wanted element. */
export const tabTo = async (page, what, there, limit = 160) => {
  for (let n = 0; n < limit; n += 1) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    if (at && there(at)) return at;
  }
  throw new Error(`${what} cannot be reached with the Tab key`);
};

/** Counts and prints an error between two checks. */
export const broke = (error) => {
  counted.failed += 1;
  console.log(`FAILED  ${error.message}`);
};
/** Prints the last line of a script: "N passed, N failed". */
export const finish = () => {
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
  process.exitCode = counted.failed ? 1 : 0;
};
