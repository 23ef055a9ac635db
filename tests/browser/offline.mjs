// The site on a device: one visit, then no network. Also saved items, the offer of a new edition,
// and the pages exported to a folder. One line for each check; ends "N passed, N failed".
// CAVILLO_BIN names the program, ONLY a word that selects checks, CHROMIUM the browser, SHOTS a
// folder for pictures. A program built without the offline program must say so instead.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { assert, check, equal, finish, freePort, launch, PATIENCE, program, root, until } from "./common.mjs";

const RULING = "dba/recoil/into-elephants";
const SITUATION = "recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40";
const BOARD = "scene=A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15*B2_Kn_-60_60_180_40_30&shooter=A1&target=B1&range_mm=50";
const ARMY = "name=Nord&corps.0.name=Reille&corps.0.troops=line_8*guard_2&corps.1.troops=line_12&chief=true";
/** One page of every kind without expected errors, and a selector that must match. */
const PAGES = {
  home: ["/", ".games a"],
  contents: ["/dba/", ".contents a"],
  chapter: ["/dba/recoil", ".chapter article"],
  ruling: [`/${RULING}`, ".ruling .answer:not(.twin)"],
  glossary: ["/glossary/", ".terms a"],
  concept: ["/glossary/psiloi", "h1"],
  checks: ["/check/", "main a"],
  "empty form": ["/check/dba.recoil", "form.ask"],
  verdict: [`/check/dba.recoil?${SITUATION}`, ".ledger td"],
  faults: ["/check/dba.recoil?recoiler=Xx&n_behind=99", "[role=alert] a"],
  "search page": ["/search?q=elephant", ".hits > li"],
  board: [`/check/dba.shooting-arc?${BOARD}`, "#board svg .piece"],
  matrix: ["/tool/dba/fights", "table.matrix"],
  clock: ["/tool/impetus/clock", ".clock"],
  desk: [`/tool/dbe/army?${ARMY}`, "#verdict"],
  sheet: ["/sheet/dba", ".sheet"],
  table: ["/table/dba.recoil-matrix", "table"],
  document: ["/source/bob/", "main a"],
  "open points": ["/disputes/", ".disputes article"],
  lessons: ["/learn/", "main a"],
  "at the table": ["/turn", ".turn a"],
  "at hand": ["/kept", "main a"],
  about: ["/about", ".marks"],
  "no such page": ["/dba/recoil/into-elefants", "main a"],
};

const shot = async (page, name) => {
  if (!process.env.SHOTS) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  for (const [width, scheme] of [[360, "light"], [360, "dark"], [1280, "light"], [1280, "dark"]]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${scheme}.png`) });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "light" });
};

const folders = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "cavillo-offline-"));
  folders.push(made);
  return made;
};
const port = await freePort(), base = `http://127.0.0.1:${port}`;
let server = null;
const stop = async () => {
  if (!server || server.exitCode !== null) return;
  const gone = new Promise((done) => server.once("exit", done));
  server.kill("SIGKILL");
  await gone;
};
process.on("exit", () => {
  server?.kill("SIGKILL");
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});
const serve = async (...extra) => {
  await stop();
  let said = "";
  server = spawn(program, ["serve", "--addr", `127.0.0.1:${port}`, ...extra], { stdio: ["ignore", "ignore", "pipe"] });
  server.stderr.on("data", (text) => (said = (said + text).slice(-2000)));
  await until(
    `an answer from ${program}\n${said}`,
    async () => {
      if (server.exitCode !== null) throw new Error(`${program} stopped: ${said}`);
      return fetch(`${base}/readyz`).then((answer) => answer.ok, () => false);
    },
    180000,
  );
};

await serve();
const manifest = await fetch(`${base}/offline/manifest.json`).then((answer) => (answer.ok ? answer.json() : null), () => null);
console.log(manifest ? `a copy of ${manifest.bytes} bytes, edition ${manifest.edition}` : "built without the part for browsers");
const browser = await launch();

/** Returns a new browser profile; `wrong` collects unexpected events. */
const device = async (options = {}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage(), wrong = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of (404|422|503)|ERR_INTERNET_DISCONNECTED/.test(message.text())) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(String(error)));
  return { context, page, wrong };
};
/** Returns the state that the service worker reports. */
const told = (page, what = "tell") =>
  page.evaluate(async (what) => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return null;
    return new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => done(event.data);
      registration.active.postMessage({ do: what }, [port2]);
    });
  }, what);
const visited = async (page, path = "/it/") => {
  await page.goto(base + path);
  await until("a worker", async () => (await told(page))?.ok, 20000);
  if (manifest) await until("a whole copy", async () => (await told(page)).complete, 60000);
};
const unplugged = (page) => page.locator("p.unplugged").isVisible();

// ---- with or without the offline program
await check("the site can be installed", async () => {
  const { context, page, wrong } = await device();
  for (const lang of ["it", "en"]) {
    await page.goto(`${base}/${lang}/`);
    const told = await page.evaluate(async () => {
      const response = await fetch(document.querySelector("link[rel=manifest]").href);
      const manifest = await response.json(), icons = [];
      for (const icon of manifest.icons) {
        const bitmap = icon.type === "image/png" && (await createImageBitmap(await (await fetch(icon.src)).blob()));
        icons.push(bitmap ? `${bitmap.width}x${bitmap.height}` : icon.sizes);
      }
      return { manifest, icons, type: response.headers.get("content-type") };
    });
    equal(told.manifest.lang, lang, "language");
    equal(told.manifest.start_url, `/${lang}/`, "start");
    equal(told.icons.join(" "), told.manifest.icons.map((icon) => icon.sizes).join(" "), "sizes of the icons");
    assert(told.manifest.icons.some((icon) => icon.purpose === "maskable"), "no maskable icon");
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const errors = installabilityErrors.map((error) => error.errorId).filter((error) => error !== "in-incognito");
    equal(errors.join(" "), "", "why it cannot be installed");
  }
  assert(wrong.length === 0, wrong.join("\n"));
  await context.close();
});

await check("nothing of the copy is fetched before the page is there", async () => {
  const { context, page } = await device();
  const asked = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${base}/it/`, { waitUntil: "load" });
  const early = asked.filter((path) => path === "/sw.js" || path.startsWith("/offline/"));
  equal(early.join(" "), "", "asked for before the page was loaded");
  await until("a worker", async () => (await told(page))?.ok, 20000);
  await context.close();
});

await check("who saves data is asked first", async () => {
  const { context, page } = await device();
  await context.addInitScript(() => Object.defineProperty(Object.getPrototypeOf(navigator), "connection", { get: () => ({ saveData: true, addEventListener() {} }) }));
  await page.goto(`${base}/en/offline`);
  await until("the button", () => page.locator("[data-do=keep]").isVisible());
  equal(await told(page), null, "a worker came unasked");
  await page.locator("[data-do=keep]").click();
  await until("a worker", async () => (await told(page))?.ok, 20000);
  if (manifest) await until("a whole copy", async () => (await told(page)).complete, 60000);
  await context.close();
});

await check("what was read and what is kept at hand stands on the first page, and can be taken away", async () => {
  const { context, page, wrong } = await device();
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${base}/it/${RULING}`);
  const title = await page.locator("h1").textContent();
  await page.locator("button.pin").click();
  equal(await page.locator("button.pin").getAttribute("aria-pressed"), "true", "pressed");
  await page.goto(`${base}/it/check/dba.recoil?${SITUATION}`);
  const finding = (await page.locator("#finding").textContent()).trim();
  await page.locator("button.pin").click();
  for (const path of [`/it/${RULING}`, `/it/check/dba.recoil?${SITUATION}`, `/it/check/dba.recoil?${SITUATION.replace("=40", "=30")}`, "/it/offline", "/it/"]) {
    await page.goto(base + path);
    await page.waitForTimeout(300);
    const shift = await page.evaluate(() => window.shift);
    assert(shift < 0.01, `${path} moves by ${shift}`);
  }
  equal(await page.locator("#pinned a").count(), 2, "at hand");
  assert((await page.locator("#pinned a").nth(0).textContent()).includes(finding), "the verdict is not named by its finding");
  assert((await page.locator("#pinned a").nth(1).textContent()).startsWith(title), "title");
  equal(await page.locator("#recent a").count(), 1, "a check that is tried out is one thing, and what is at hand is not said twice");
  await shot(page, "home-pinned");
  const small = await page.evaluate(() => [...document.querySelectorAll("#pinned a, #pinned button, #recent a")].filter((at) => { const box = at.getBoundingClientRect(); return box.height < 44 || box.width < 44; }).length);
  equal(small, 0, "targets too small");
  await page.goto(`${base}/en/`);
  await page.locator("#pinned a").last().click();
  await page.waitForURL(`${base}/en/${RULING}`);
  equal(await page.locator("button.pin").getAttribute("aria-pressed"), "true", "at hand in the other language too");
  await shot(page, "ruling-pinned");
  await page.goto(`${base}/it/`);
  await page.locator("#pinned button").first().click();
  equal(await page.locator("#pinned a").count(), 1, "left");
  equal(await page.evaluate(() => document.activeElement.closest("#pinned") !== null), true, "the focus stays in the list");
  await page.locator("#pinned button").first().click();
  assert(await page.locator("#pinned").isHidden(), "an empty list is shown");
  assert(wrong.length === 0, wrong.join("\n"));
  await context.close();
});

/** Opens a ruling whose stored revision is the previous one: the shelf marks it as changed until it is opened. */
const revised = async (page) => {
  await page.goto(`${base}/it/${RULING}`);
  const now = Number(await page.locator("article.ruling").getAttribute("data-rev"));
  assert(now > 1, `revision ${now}`);
  await page.goto(`${base}/it/kept`);
  await page.waitForLoadState("networkidle");
  equal(await page.locator(".recent a.changed").count(), 0, "marked though it was just read");
  await page.evaluate(({ now, key }) => {
    const list = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify(list.map((entry) => (entry.seen ? { ...entry, seen: { it: now - 1 } } : entry))));
  }, { now, key: "cavillo:recent" });
  await page.reload();
  await until("a mark", () => page.locator("#recent a.changed").count());
  const link = page.locator("#recent a.changed").first();
  equal(await link.getAttribute("href"), `/it/${RULING}?rev=it${now - 1}`, "where it leads");
  const { height } = await link.boundingBox();
  assert(height >= 44, `${height} px high`);
};
await check("a ruling that was revised since it was read is marked, with a link to what has changed", async () => {
  const { context, page, wrong } = await device();
  await revised(page);
  await page.locator("#recent a.changed").first().click();
  assert(await page.locator("section.changed").isVisible(), "no comparison");
  await page.waitForLoadState("networkidle");
  await page.goto(`${base}/it/kept`);
  await page.waitForLoadState("networkidle");
  equal(await page.locator("#recent li").count(), 1, "once, whatever it was compared with");
  equal(await page.locator(".recent a.changed").count(), 0, "marked though it was read again");
  assert(wrong.length === 0, wrong.join("\n"));
  await context.close();
});

await check("without JavaScript the page says what that means, and shows no dead buttons", async () => {
  const { context, page } = await device({ javaScriptEnabled: false });
  for (const lang of ["it", "en"]) {
    await page.goto(`${base}/${lang}/offline`);
    assert(await page.locator("noscript p, p.notice").first().isVisible(), "nothing is said");
    await page.goto(`${base}/${lang}/${RULING}`);
    assert(await page.locator("button.pin").isHidden(), "a button that does nothing");
  }
  await context.close();
});

await check("text twice as large on a small phone sticks out nowhere", async () => {
  const { context, page } = await device({ viewport: { width: 320, height: 700 } });
  const session = await context.newCDPSession(page), over = [];
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const paths = [...Object.values(PAGES).map(([path]) => path), "/offline", "/changes/", "/dba/lessons", "/game/dba?bw=60", "/tool/dbe/turn", "/source/bob:recoil.2", "/dba/recoil/matrix"];
  for (const [n, path] of paths.entries()) {
    const lang = ["it", "en"][n % 2];
    await page.goto(`${base}/${lang}${path}`);
    const told = await page.evaluate(() => ({ over: document.documentElement.scrollWidth - window.innerWidth, size: parseFloat(getComputedStyle(document.documentElement).fontSize) }));
    assert(told.size >= 32, `the text is only ${told.size} px`);
    if (told.over > 0) over.push(`/${lang}${path}: ${told.over} px`);
  }
  assert(over.length === 0, over.join("\n"));
  await page.goto(`${base}/it/${RULING}`);
  await shot(page, "large");
  await context.close();
});

if (!manifest) {
  await check("a server without a copy says so, and what is missing without a connection", async () => {
    const { context, page } = await device();
    await visited(page, "/en/offline");
    await until("the words", () => page.locator("[data-when=absent]").isVisible());
    await shot(page, "offline-absent");
    await context.setOffline(true);
    const answer = await page.goto(`${base}/en/${RULING}`);
    equal(answer.status(), 503, "status");
    assert(await page.locator("h1").isVisible(), "no page");
    await until("the words", () => page.locator("[data-when=absent]").isVisible());
    await context.close();
  });
}

// ---- one visit, then no network
if (manifest) {
  const { context, page, wrong } = await device();
  await visited(page);
  await page.goto(`${base}/it/offline`);
  await check("the page about the copy shows edition, fingerprint and size", async () => {
    await until("that it is complete", () => page.locator("[data-when=stored]").isVisible());
    equal(await page.locator("[data-fact=fingerprint]").textContent(), manifest.fingerprint, "fingerprint");
    assert(/\d/.test(await page.locator("[data-fact=bytes]").textContent()), "no size");
    await shot(page, "offline-stored");
  });
  await context.setOffline(true);
  for (const lang of ["it", "en"]) {
    for (const [name, [path, there]] of Object.entries(PAGES)) {
      await check(`no network, ${lang}: ${name}`, async () => {
        wrong.length = 0;
        const answer = await page.goto(`${base}/${lang}${path}`);
        assert([200, 404, 422].includes(answer.status()), `status ${answer.status()}`);
        equal(await page.locator("html").getAttribute("lang"), lang, "language");
        assert(await page.locator(there).count(), `nothing like ${there}`);
        assert(await unplugged(page), "nothing says that there is no connection");
        assert(!(await page.locator("p.unplugged").textContent()).includes("{"), "no edition");
        const style = await page.evaluate(() => getComputedStyle(document.body).maxWidth + getComputedStyle(document.querySelector("main")).maxWidth);
        assert(/px/.test(style), "no styles");
        assert(wrong.length === 0, wrong.join("\n"));
      });
    }
  }
  await check("no network: the root leads to the language of the browser, a permalink to its ruling", async () => {
    await page.goto(`${base}/`);
    assert(/\/(it|en)\/$/.test(page.url()), page.url());
    await page.goto(`${base}/cite/${RULING}`);
    assert(page.url().endsWith(RULING), page.url());
  });
  await check("no network: a ruling that was revised since it was read is marked", () => revised(page));
  await check("no network: hits come while typing, and lead to the ruling", async () => {
    for (const [lang, words] of [["it", "elefante arretra"], ["en", "second rank support"]]) {
      await page.goto(`${base}/${lang}/glossary/`);
      await page.focus("#q");
      await page.keyboard.type(words, { delay: 20 });
      await until("a list of hits", () => page.locator("#live li:visible").count());
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL((to) => to.pathname.split("/").length >= 4 && !to.pathname.includes("glossary"));
      assert(await page.locator(".ruling").count(), page.url());
    }
  });
  await check("no network: a form is filled in by hand and judged", async () => {
    await page.goto(`${base}/en/check/dba.recoil`);
    await page.locator("details.all-facts > summary").click();
    await page.locator("label:has(input[name=recoiler][value=Bd])").click();
    await page.locator("label:has(input[name=friend][value=El])").click();
    await page.locator("label:has(input[name=same_facing][value=true])").click();
    await page.locator("input[name=room_mm]").fill("40");
    await page.locator("button.primary").click();
    await page.waitForURL(/recoiler=Bd/);
    await until("a quoted claim", () => page.locator(".verdict blockquote a").count());
    await shot(page, "verdict-unplugged");
  });
  await check("no network: a piece moved on the board is judged", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${base}/en/check/dba.shooting-arc?${BOARD}`);
    const before = page.url();
    await page.locator('.piece[data-id="B1"]').focus();
    for (let n = 0; n < 8; n += 1) await page.keyboard.press("ArrowUp");
    await until("another address", () => page.url() !== before);
    await until("a verdict", () => page.locator("#finding").count());
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await check("no network: a desk adds a row and judges", async () => {
    await page.goto(`${base}/it/tool/dbe/army?${ARMY}`);
    const before = page.url(), rows = await page.locator("form.desk .item").count();
    await page.locator("form.desk button[name=add]:visible").first().click();
    await until("another row", async () => (await page.locator("form.desk .item").count()) > rows);
    assert(page.url() !== before, "the address stays");
  });
  await check("no network: programs get verdicts too", async () => {
    const verdict = await page.evaluate(async () => {
      const body = JSON.stringify({ recoiler: "Bd", friend: "El", same_facing: true, n_behind: 1, room_mm: 40 });
      const response = await fetch("/api/v1/checks/dba.recoil?lang=en", { method: "POST", body, headers: { "content-type": "application/json" } });
      return response.json();
    });
    await context.setOffline(false);
    const online = await fetch(`${base}/api/v1/checks/dba.recoil?lang=en`, { method: "POST", body: JSON.stringify({ recoiler: "Bd", friend: "El", same_facing: true, n_behind: 1, room_mm: 40 }), headers: { "content-type": "application/json" } }).then((response) => response.json());
    equal(JSON.stringify(verdict), JSON.stringify(online), "the verdict");
    await context.setOffline(true);
  });
  await check("no network: nothing moves once a page is drawn", async () => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of [`/it/${RULING}`, "/it/", `/it/check/dba.recoil?${SITUATION}`]) {
      await page.goto(base + path);
      await page.waitForTimeout(300);
      const shift = await page.evaluate(() => window.shift);
      assert(shift < 0.01, `${path} moves by ${shift}`);
    }
    await page.goto(`${base}/it/${RULING}`);
    await shot(page, "ruling-unplugged");
  });
  await check("the connection is back: the server answers again", async () => {
    await context.setOffline(false);
    await page.goto(`${base}/en/dba/pips`);
    assert(!(await unplugged(page)), "still from the copy");
  });
  await check("a network that says nothing for three seconds is not waited for", async () => {
    server.kill("SIGSTOP");
    const from = Date.now();
    await page.goto(`${base}/en/dba/flee`);
    const took = Date.now() - from;
    server.kill("SIGCONT");
    assert(await unplugged(page), "not from the copy");
    assert(took >= 2500 && took < 12000, `${took} ms`);
  });

  // ---- a new edition
  const next = folder();
  for (const part of ["content-it", "content-en", "index"]) cpSync(join(root, part), join(next, part), { recursive: true });
  for (const lang of ["it", "en"]) {
    const file = join(next, `content-${lang}`, "site.ftl");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^foot = .*/m, "foot = Second edition."));
  }
  await serve("--content", next);
  await check("a new edition is offered, and does not come by itself", async () => {
    await page.goto(`${base}/en/${RULING}`);
    await until("the offer", () => page.locator("p.fresh button").count(), 60000);
    await shot(page, "fresh");
    await context.setOffline(true);
    await page.goto(`${base}/en/dba/moves`);
    assert(!(await page.locator(".foot").textContent()).includes("Second edition"), "the new edition came unasked");
    await context.setOffline(false);
    await page.goto(`${base}/en/offline`);
    await until("that there is a newer one", () => page.locator("[data-when=newer]").isVisible());
    await shot(page, "offline-newer");
  });
  await check("a new edition comes when it is asked for, and the old one goes", async () => {
    await Promise.all([page.waitForEvent("load"), page.locator("[data-do=update]").click()]);
    await until("that it is complete", () => page.locator("[data-when=stored]").isVisible());
    await context.setOffline(true);
    await page.goto(`${base}/en/dba/moves`);
    assert((await page.locator(".foot").textContent()).includes("Second edition"), "still the old edition");
    const caches = await page.evaluate(async () => (await self.caches.keys()).filter((name) => name.startsWith("cavillo-")));
    equal(caches.length, 1, `editions kept: ${caches}`);
    await context.setOffline(false);
  });
  await check("the copy can be taken away, and stays away", async () => {
    await page.goto(`${base}/en/offline`);
    await until("the button", () => page.locator("[data-do=remove]").isVisible());
    await page.locator("[data-do=remove]").click();
    await until("that it is gone", () => page.locator("[data-when=none]").isVisible());
    equal(await page.evaluate(async () => (await self.caches.keys()).filter((name) => name.startsWith("cavillo-")).length), 0, "editions kept");
    await page.goto(`${base}/en/`);
    await page.waitForTimeout(1500);
    equal(await told(page), null, "a worker came back");
  });
  await context.close();

  await check("what was interrupted is never used by half, and goes on", async () => {
    const { context, page } = await device();
    // A proxy that disconnects while the content is sent.
    let cut = true, broken = 0;
    const between = createHttp(async (request, response) => {
      const answer = await fetch(base + request.url, { redirect: "manual" });
      const body = Buffer.from(await answer.arrayBuffer());
      for (const name of ["content-type", "content-security-policy", "cache-control", "location"]) if (answer.headers.get(name)) response.setHeader(name, answer.headers.get(name));
      response.writeHead(answer.status, { "content-length": body.length });
      if (!cut || !request.url.startsWith("/offline/content.")) return response.end(body);
      broken += 1;
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    });
    await new Promise((done) => between.listen(0, "127.0.0.1", done));
    const base2 = `http://127.0.0.1:${between.address().port}`;
    await page.goto(`${base2}/it/offline`);
    await until("that it failed", () => page.locator("[data-when=failed]").isVisible(), 60000);
    assert(broken > 0, "the content was not asked for");
    equal((await told(page)).complete, false, "complete");
    cut = false;
    await page.locator("[data-do=keep]").click();
    await until("that it is complete", () => page.locator("[data-when=stored]").isVisible(), 60000);
    between.close();
    between.closeAllConnections();
    await page.goto(`${base2}/it/dba/recoil`);
    assert(await unplugged(page), "not from the copy");
    await context.close();
  });
}

// ---- a folder without a server
{
  const out = folder();
  execFileSync(program, ["export", "--html", out], { stdio: "ignore" });
  const at = (path, query = "") => pathToFileURL(join(out, path, "index.html")).href + query;
  const { context, page, wrong } = await device();
  await check("a folder: pages, links and styles work without a server", async () => {
    await page.goto(at("it"));
    await page.locator(".games a").first().click();
    await page.waitForURL(/\/it\/dba\/index\.html/);
    assert(/px/.test(await page.evaluate(() => getComputedStyle(document.querySelector("main")).maxWidth)), "no styles");
    await page.goto(at(`en/${RULING}`));
    assert(await page.locator(".ruling .answer:not(.twin)").isVisible(), "no ruling");
    await page.locator("a.switch").click();
    await page.waitForURL(/\/it\/dba\/recoil\/into-elephants\/index\.html/);
    assert(wrong.length === 0, wrong.join("\n"));
  });
  const whole = existsSync(join(out, "offline"));
  await check("a folder: the library goes with it where there is one", async () => equal(whole, Boolean(manifest), "the library"));
  if (whole) {
    await check("a folder: search by page and by typing", async () => {
      await page.goto(at("it"));
      await page.fill("#q", "elefante arretra");
      await page.keyboard.press("Enter");
      await page.waitForURL(/search\/index\.html\?q=/);
      await until("hits", () => page.locator(".hits > li").count(), 30000);
      await page.locator(".hits h2 a").first().click();
      await page.waitForURL(/\/it\/\w+\/[\w-]+\/[\w-]+\/index\.html/);
      assert(await page.locator(".ruling .answer:not(.twin)").isVisible(), "no ruling");
      await page.focus("#q");
      await page.keyboard.type("psiloi", { delay: 30 });
      await until("a list of hits", () => page.locator("#live li:visible").count(), 30000);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL((to) => to.protocol === "file:" && to.pathname.endsWith("/index.html") && !to.pathname.includes("into-elephants"));
      assert(await page.locator("h1").count(), page.url());
      assert(wrong.length === 0, wrong.join("\n"));
    });
    await check("a folder: a check with its verdict, a board, a desk", async () => {
      await page.goto(at("en/check/dba.recoil", `?${SITUATION}`));
      await until("a verdict", () => page.locator(".ledger td").count(), 30000);
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
      await page.locator(".reasons blockquote a").first().click();
      await page.waitForURL(/\/en\/dba\/.*index\.html/);
      await page.goto(at("en/check/dba.recoil"));
      await page.locator("details.all-facts > summary").click();
      await page.locator("label:has(input[name=recoiler][value=Bd])").click();
      await page.locator("label:has(input[name=friend][value=El])").click();
      await page.locator("label:has(input[name=same_facing][value=true])").click();
      await page.locator("input[name=room_mm]").fill("40");
      await page.locator("button.primary").click();
      await page.waitForURL(/recoiler=Bd/);
      await until("a verdict", () => page.locator("#verdict").count(), 30000);
      await page.goto(at("en/check/dba.shooting-arc", `?${BOARD}`));
      await until("a board", () => page.locator(".board.alive, #board .tools:visible").count(), 30000);
      await page.goto(at("it/tool/dbe/army", `?${ARMY}`));
      await until("a verdict", () => page.locator("#verdict").count(), 30000);
      const rows = await page.locator("form.desk .item").count();
      await page.locator("form.desk button[name=add]:visible").first().click();
      await until("another row", async () => (await page.locator("form.desk .item").count()) > rows, 30000);
      assert(wrong.length === 0, wrong.join("\n"));
      await shot(page, "folder-desk");
    });
  } else {
    await check("a folder without the library says what it cannot do", async () => {
      await page.goto(at("en/check/dba.recoil"));
      assert(await page.locator("p.notice.folder").isVisible(), "nothing is said");
      await page.goto(at("it/search"));
      assert(await page.locator("p.notice.folder").isVisible(), "nothing is said");
      await shot(page, "folder-absent");
    });
  }
  await context.close();
}

await browser.close();
await stop();
finish();
process.exit();
