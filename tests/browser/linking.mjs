// The site as used by other sites and forums, in a real browser: copying with one tap, the same
// position in the other language, linked citations on another site's page, print. One line for each
// check; ends "N passed, N failed". CAVILLO_BIN, CHROMIUM and SHOTS as in walk.mjs.
import { mkdirSync, readFileSync } from "node:fs";
import { createServer as httpServer } from "node:http";
import { join } from "node:path";
import { assert, broke, check, finish, launch, PATIENCE, root, serve, until } from "./common.mjs";

const RULING = "dba/recoil/into-elephants";
const SITUATION = "recoiler=Bd&friend=El&same_facing=true&n_behind=1&room_mm=40";

const { base, stop } = await serve("--base-url", "{base}");
// Another site, whose policy allows our script and our responses but no inline style.
const cases = readFileSync(join(root, "tests", "fixtures", "citations.tsv"), "utf8").trim().split("\n").slice(1)
  .map((line) => line.split("\t")).filter(([text]) => !/[`<]|\[url|\]\(/.test(text));
const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const foreign = httpServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", `default-src 'none'; script-src ${base}; connect-src ${base}; style-src 'self'`);
  response.end(`<!DOCTYPE html><html lang="it"><title>Forum</title><main>
<p id="post">Vedi ${RULING}#both-lost e Bob §recoil.2, non dba/recoil/into-elefants. <code>bob:recoil.3</code> <a href="#">bob:recoil.4</a></p>
${cases.map(([text], n) => `<div id="c${n}">${escape(text.replaceAll("\\n", "\n"))}</div>`).join("\n")}</main>
<script src="${base}/linker.js" defer></script></html>`);
});
await new Promise((done) => foreign.listen(0, "127.0.0.1", done));
const forum = `http://127.0.0.1:${foreign.address().port}/`;
let browser;
try {
  browser = await launch();
  const visit = async (address, options = {}) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.wrong = [];
    page.on("console", (message) => message.type() === "error" && page.wrong.push(message.text()));
    page.on("pageerror", (error) => page.wrong.push(String(error)));
    await page.goto(address);
    return page;
  };

  for (const [kind, path] of [["ruling", `/it/${RULING}`], ["verdict", `/it/check/dba.recoil?${SITUATION}`]]) {
    await check(`a ${kind} is shared from one menu, in either language`, async () => {
      const page = await visit(base + path, { permissions: ["clipboard-read", "clipboard-write"] });
      const buttons = page.locator(".copy-now button");
      assert(!(await buttons.first().isVisible()), "the menu is open before anybody asked");
      await page.locator(".share-menu").click();
      assert((await buttons.count()) === 8, `${await buttons.count()} buttons`);
      for (let n = 0; n < 7; n += 1) {
        const box = await buttons.nth(n).boundingBox();
        assert(box.height >= 44 && box.width >= 44 && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
        await buttons.nth(n).click();
        await until("what was copied", async () => (await page.evaluate(() => navigator.clipboard.readText())).includes(`${base}/cite/`));
      }
      await page.getByRole("button", { name: "BBCode, English" }).click();
      await until("the English post", async () => /^\[b\]\[url=.*\/cite\/.*(commentary|DBA 2\.2)/s.test(await page.evaluate(() => navigator.clipboard.readText())));
      const picture = page.waitForEvent("download");
      await page.locator("[data-image]").click();
      assert(/cavillo.*\.png$/.test((await picture).suggestedFilename()), "no picture");
      assert(!(await page.locator("details.copy").first().evaluate((block) => block.open)), "unfolded");
      assert(!page.wrong.length, page.wrong.join());
      await page.context().close();
    });
  }

  await check("the sentence in view and what is unfolded stay when the language changes", async () => {
    const page = await visit(`${base}/it/dba/recoil`);
    const mark = "into-elephants--both-lost";
    await page.evaluate((id) => { document.getElementById(id).closest("details").open = true; document.getElementById(id).scrollIntoView(); scrollBy(0, -60); }, mark);
    await page.evaluate((id) => { scrollBy(0, document.getElementById(id).getBoundingClientRect().top - 60); }, mark);
    const top = await page.evaluate((id) => document.getElementById(id).getBoundingClientRect().top, mark);
    await page.locator("a.switch").evaluate((link) => link.click());
    await page.waitForURL(/\/en\/dba\/recoil#/);
    await until("the same place", () => page.evaluate(([id, top]) => Math.abs(document.getElementById(id).getBoundingClientRect().top - top) < 120, [mark, top]));
    assert(await page.evaluate((id) => document.getElementById(id).closest("details").open, mark), "folded");
    assert((await page.locator("article details[open]").count()) === 1, "others are unfolded");
    assert(!page.wrong.length, page.wrong.join());
    await page.context().close();
  });

  await check("without scripts the switch leads to the same page, and posts stand in their boxes", async () => {
    const page = await visit(`${base}/it/${RULING}`, { javaScriptEnabled: false });
    assert((await page.locator(".copy section[lang=en] textarea").count()) === 3, "boxes");
    await page.locator("a.switch").click();
    assert(page.url() === `${base}/en/${RULING}`, page.url());
    await page.context().close();
  });

  await check("citations on somebody else's page become links with their answer", async () => {
    const page = await visit(forum, { locale: "en-GB" });
    const links = page.locator("#post a[data-cavillo]");
    await until("links", async () => (await links.count()) === 3);
    assert((await links.nth(0).getAttribute("href")) === `${base}/cite/${RULING}--both-lost`, "address");
    assert(page.wrong.length === 0, page.wrong.join());
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await links.nth(0).hover();
    await page.locator("#cavillo-tip[lang=it]").waitFor();
    assert((await page.locator("#cavillo-tip").textContent()).length > 30 && asked.length === 1, asked.join());
    const box = await page.locator("#cavillo-tip").boundingBox();
    assert(box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
    await page.keyboard.press("Escape");
    await until("nothing", async () => (await page.locator("#cavillo-tip").count()) === 0);
    await links.nth(1).focus();
    await page.locator("#cavillo-tip").waitFor();
    assert((await links.nth(1).getAttribute("aria-describedby")) === "cavillo-tip", "not described");
    // A link without a target becomes text again.
    await page.getByText("into-elefants").hover();
    await until("text", async () => (await links.count()) === 2);
    assert((await page.locator("#post").textContent()).includes("non dba/recoil/into-elefants."), "text");
    await page.context().close();
  });

  await check("the script and the server take the same words for citations", async () => {
    const page = await visit(forum);
    await until("links", async () => (await page.locator("a[data-cavillo]").count()) > 3);
    for (const [n, [text, want]] of cases.entries()) {
      const got = await page.locator(`#c${n} a[data-cavillo]`).evaluateAll((links) => links.map((link) => link.dataset.cavillo).join(" "));
      assert(got === (want || ""), `${text}: expected “${want}”, got “${got}”`);
    }
    await page.context().close();
  });

  await check("a pasted post comes back linked, with and without scripts", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(`${base}/it/linker`, { javaScriptEnabled });
      await page.locator("#post").fill(`Vedi ${RULING} e bob:recoil.99`);
      await page.locator("form.paste button").click();
      await page.locator(".preview a").waitFor();
      assert((await page.locator(".linked .notice").count()) === 1 && page.url() === `${base}/it/linker`, page.url());
      assert((await page.locator(".copy textarea").first().inputValue()) === `Vedi [url=${base}/cite/${RULING}]${RULING}[/url] e bob:recoil.99`, "BBCode");
      // The script shows the buttons when it has loaded.
      if (javaScriptEnabled) await page.locator(".copy button:visible").waitFor();
      // One format is open; the others follow.
      for (const format of await page.locator("details.copy").all()) {
        if (!(await format.evaluate((at) => at.open))) await format.locator("summary").click();
        const shown = await page.locator(".copy button:visible").count();
        assert(shown === (javaScriptEnabled ? 1 : 0), `${shown} buttons`);
        assert(await format.locator("textarea").isVisible(), "format");
      }
      assert((await page.locator("details.copy").count()) === 3, "formats");
      assert(!page.wrong.length, page.wrong.join());
      await page.context().close();
    }
  });

  await check("on paper: no navigation, the permalink at the end, no empty page", async () => {
    for (const path of [`/it/${RULING}`, `/en/${RULING}`, "/en/dba/recoil", `/it/check/dba.recoil?${SITUATION}`, `/en/check/dba.recoil?${SITUATION}`]) {
      const page = await visit(base + path, { viewport: { width: 794, height: 1123 } });
      await page.emulateMedia({ media: "print" });
      for (const gone of [".top", ".foot", ".beside", ".copy-now", "details.copy", ".perma", ".act", "form.ask"]) {
        const seen = await page.locator(`${gone}:visible`).count();
        assert(seen === 0, `${path}: ${gone} is printed`);
      }
      const link = page.locator(".permalink:visible");
      assert((await link.count()) === 1 && (await link.textContent()).startsWith(`${base}/cite/`), `${path}: permalink`);
      const split = await page.locator("main tr, main .claim").evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== "avoid").length);
      assert(split === 0, `${path}: ${split} parts may be split`);
      const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      const pages = (pdf.match(/\/Type\s*\/Page\b/g) || []).length;
      assert(!path.includes(RULING) || pages === 1, `${path}: ${pages} pages`);
      await page.context().close();
    }
  });

  if (process.env.SHOTS) {
    mkdirSync(process.env.SHOTS, { recursive: true });
    const post = `text=${encodeURIComponent(`Secondo ${RULING}#both-lost e Bob §recoil.2 si perdono entrambi; bob:recoil.99 no.\n[[dba.recoil|Prova]]`)}`;
    for (const [name, path] of [["ruling", `/it/${RULING}`], ["verdict", `/en/check/dba.recoil?${SITUATION}`], ["linker", "/en/linker"], ["linked", `/it/linker?${post}`]])
      for (const width of [360, 1280])
        for (const colorScheme of ["light", "dark"]) {
          const page = await visit(base + path, { viewport: { width, height: 800 }, colorScheme });
          await page.screenshot({ path: join(process.env.SHOTS, `link-${name}-${width}-${colorScheme}.png`), fullPage: true });
          await page.context().close();
        }
  }
} catch (error) {
  broke(error);
} finally {
  await browser?.close();
  foreign.close();
  stop();
}
finish();
