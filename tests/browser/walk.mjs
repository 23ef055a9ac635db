// Uses the running program in a real browser, as a player and as somebody without a mouse or
// scripts. One line for each check; ends "N passed, N failed". Tests of every kind of page are in
// verify.mjs, those of the search box in search.mjs.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, check, equal, finish, focused, launch, serve, tabTo, until, visitor, wide } from "./common.mjs";

const RULING = "dba/recoil/into-elephants";
const SITUATION = "recoiler=Bd&friend=El&same_facing=true&room_mm=40";
const OPEN = "recoiler=Bw&friend=Pk&same_facing=true&n_behind=1&room_mm=5&push_meets=table-edge";
const BOARD = "scene=A1_Bw_0_0_0_40_20*B1_Bd_0_47.5_180_40_15*B2_Kn_-60_60_180_40_30&shooter=A1&target=B1&range_mm=50";
const ARMY = "name=Nord&corps.0.name=Reille&corps.0.troops=line_8*guard_2&corps.1.troops=line_12&chief=true";

const { base, stop } = await serve();
const browser = await launch();
const visit = visitor(browser, base);
try {
  // A player's path, by keyboard alone.
  {
    const { context, page, wrong } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await check("keyboard: the first Tab skips to the text", async () => {
      await page.goto(`${base}/it/`);
      await page.keyboard.press("Tab");
      equal((await focused(page)).href, "#main", "first stop");
      const visible = await page.locator("a.skip").evaluate((at) => at.getBoundingClientRect().left >= 0);
      assert(visible, "the skip link stays hidden");
    });
    await check("keyboard: / goes to the search, and is a letter inside it", async () => {
      await page.keyboard.press("/");
      equal((await focused(page)).id, "q", "focus");
      await page.keyboard.type("a/b");
      equal(await page.inputValue("#q"), "a/b", "text");
    });
    await check("hits come while typing, and are announced", async () => {
      await page.fill("#q", "");
      await page.keyboard.type("elefante arretra", { delay: 30 });
      await until("a list of hits", () => page.locator("#live li:visible").count());
      equal(await page.getAttribute("#q", "aria-expanded"), "true", "aria-expanded");
      const announced = await page.locator("form.find [role=status]").textContent();
      assert(/risultat/.test(announced), `announced: ${announced}`);
      assert((await page.locator("#live li span").first().textContent()).length > 20, "the first hit shows no answer");
    });
    await check("keyboard: arrows choose, Escape closes, Enter opens the ruling", async () => {
      await until("the answer to the whole query", () => page.locator('#live li:visible[data-href*="q=elefante%20arretra"]').count());
      await page.keyboard.press("ArrowDown");
      equal(await page.getAttribute("#q", "aria-activedescendant"), "live-0", "chosen");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Escape");
      equal(await page.locator("#live").isHidden(), true, "closed");
      await page.fill("#q", "");
      await page.keyboard.type("elefante amico", { delay: 20 });
      // The response to the whole query must have arrived, because a later response would reset the
      // selection.
      await until("a list of hits", () => page.locator('#live li:visible[data-href*="q=elefante%20amico"]').count());
      await page.keyboard.press("ArrowDown");
      const href = await page.locator("#live-0").evaluate((at) => at.dataset.href);
      await page.keyboard.press("Enter");
      await page.waitForURL(base + href);
    });
    await check("keyboard: Enter without a choice shows all hits", async () => {
      await page.goto(`${base}/it/`);
      await page.keyboard.press("/");
      await page.keyboard.type("elefante amico");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/it\/search\?q=elefante/);
      assert(await page.locator(".hits > li").count(), "no hits");
    });
    await check("keyboard: from a hit to its ruling", async () => {
      const at = await tabTo(page, "a ruling", (at) => at.tag === "A" && (at.href || "").includes(RULING));
      await page.keyboard.press("Enter");
      await page.waitForURL(base + at.href);
      const size = (selector) => page.locator(selector).first().evaluate((at) => parseFloat(getComputedStyle(at).fontSize));
      assert((await size(".answer")) > (await size("h1")), "the answer is not the largest text");
    });
    await check("keyboard: from the ruling to its check", async () => {
      await tabTo(page, "the check", (at) => at.tag === "A" && (at.href || "").endsWith("/check/dba.recoil"));
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/check\/dba\.recoil/);
    });
    await check("keyboard: an untouched check asks one question, and its answers lead to the verdict", async () => {
      equal(await page.locator("#verdict").count(), 0, "a verdict before anything is told");
      equal(await page.locator("#form").isVisible(), false, "the whole form is unfolded");
      const answer = async (fact, settled) => {
        await tabTo(page, fact, (at) => at.tag === "A" && (at.href || "").endsWith(fact));
        await page.keyboard.press("Enter");
        await page.waitForURL(new RegExp(`${fact.replace(/[.&?=]/g, "\\$&")}$`));
        await until(`the page of ${fact}`, async () => Boolean(await page.locator(".told a").count()) && (await page.locator("main[aria-busy]").count()) === 0);
        equal(await page.locator(".asking").count() > 0, !settled, `a question after ${fact}`);
      };
      await answer("recoiler=Bd", false);
      await answer("friend=Bw", false);
      await answer("same_facing=true", false);
      await answer("room_mm=15..", true);
      assert(await page.locator("#verdict").isVisible(), "no verdict");
      equal(await page.locator(".told a").count(), 4, "facts told");
    });
    await check("the way back undoes one answer after another, and forward tells it again", async () => {
      const told = (n) => until(`${n} facts`, async () => (await page.locator(".told a").count()) === n);
      for (const n of [3, 2, 1]) {
        await page.goBack();
        await told(n);
      }
      await page.goForward();
      await told(2);
      await page.locator(".told a").first().click();
      await told(1);
      assert(page.url().endsWith("?friend=Bw"), page.url());
    });
    await check("keyboard: the whole form is filled in and judged", async () => {
      await page.goto(`${base}/it/check/dba.recoil`);
      await tabTo(page, "the form", (at) => at.tag === "SUMMARY" && at.text === "Il modulo intero");
      await page.keyboard.press("Enter");
      await tabTo(page, "the first group", (at) => at.name === "recoiler");
      await page.focus("input[name=recoiler][value=Kn]");
      await page.keyboard.press("Space");
      while ((await focused(page)).value !== "Bd") await page.keyboard.press("ArrowRight");
      equal(await page.locator("input[name=recoiler]:checked").getAttribute("value"), "Bd", "chosen");
      await page.focus("input[name=friend][value='']");
      await page.keyboard.press("ArrowRight");
      equal(await page.locator("input[name=friend]:checked").getAttribute("value"), "El", "chosen");
      await page.focus("#form input[name=same_facing][value=true]");
      await page.keyboard.press("Space");
      await tabTo(page, "the room", (at) => at.name === "room_mm");
      await page.keyboard.type("40");
      await page.keyboard.press("Enter");
      await page.waitForURL(/recoiler=Bd/);
      await page.locator("#verdict").waitFor();
      const address = new URL(page.url());
      assert(![...address.searchParams.values()].includes(""), `empty fields in ${address.search}`);
    });
    await check("the verdict stands above its form, with its outcome, steps and quoted claims", async () => {
      await page.locator("details.all-facts > summary").click();
      const [verdict, form] = await Promise.all(["#verdict", "#form"].map((at) => page.locator(at).boundingBox()));
      assert(verdict.y < form.y, "the form comes first");
      assert((await page.locator("#verdict .finding").textContent()).trim().length > 3, "no outcome");
      assert(await page.locator(".verdict .ledger tr").count(), "no steps");
      assert(await page.locator(".verdict blockquote a").count(), "no quoted claim");
      equal(await page.locator("input[name=recoiler]:checked").getAttribute("value"), "Bd", "the form keeps the situation");
    });
    await check("keyboard: the verdict is copied", async () => {
      await tabTo(page, "the copy block", (at) => at.tag === "SUMMARY" && at.text === "I testi da copiare");
      await page.keyboard.press("Enter");
      await tabTo(page, "a copy button", (at) => at.tag === "BUTTON" && at.text === "Copia");
      await page.keyboard.press("Enter");
      await until("the word that it is copied", async () => (await focused(page)).text === "Copiato");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert(copied.startsWith(`${base}/cite/dba.recoil?`), `copied ${copied}`);
      await page.goto(copied);
      assert(await page.locator("#verdict").isVisible(), "the permalink shows no verdict");
    });
    await check("a reading that players agree on goes into the address and decides", async () => {
      await page.goto(`${base}/en/check/dba.recoil?${OPEN}`);
      assert(await page.locator("#verdict.is-undetermined").count(), "not undetermined");
      await page.locator(".reading a.button").first().click();
      await page.waitForURL(/agreed=/);
      await until("the page with it", async () => !(await page.locator("main[aria-busy]").count()));
      equal(await page.locator("#verdict.is-undetermined").count(), 0, "still undetermined");
    });
    await check("bad fields are named on top and tied to where they are", async () => {
      await page.goto(`${base}/it/check/dba.recoil?recoiler=Xx&n_behind=99`);
      equal(await page.locator("[role=alert] a").count(), 2, "faults");
      const target = await page.locator("[role=alert] a").last().getAttribute("href");
      const field = page.locator(target);
      equal(await field.getAttribute("aria-invalid"), "true", "aria-invalid");
      const ids = (await field.getAttribute("aria-describedby")).split(" ");
      assert((await page.locator(`#${ids[0]}`).textContent()).includes("0–11"), "the accepted values are not said");
    });
    await check("rulings read are remembered on this device", async () => {
      await page.goto(`${base}/it/${RULING}`);
      await page.goto(`${base}/en/`);
      await page.locator("#recent a").first().click();
      await page.waitForURL(`${base}/en/${RULING}`);
    });
    await check("an older answer never replaces a newer one", async () => {
      await page.goto(`${base}/it/`);
      let first = true;
      await page.route("**/api/v1/search**", async (route) => {
        const slow = first;
        first = false;
        const answer = await route.fetch().catch(() => null);
        if (slow) await new Promise((done) => setTimeout(done, 700));
        if (answer) await route.fulfill({ response: answer }).catch(() => {});
      });
      await page.focus("#q");
      await page.keyboard.type("p");
      await page.waitForTimeout(180);
      await page.fill("#q", "zzzzqqq");
      await page.waitForTimeout(1100);
      assert(/Nessun/.test(await page.locator("form.find [role=status]").textContent()), "the older answer came last");
      await page.unroute("**/api/v1/search**");
    });
    await check("the language switch keeps page, query and place", async () => {
      for (const path of [`/${RULING}`, `/check/dba.recoil?${SITUATION}`, "/search?q=psiloi&kind=dispute", "/glossary/psiloi"]) {
        await page.goto(`${base}/it${path}`);
        await page.locator("a.switch").click();
        await page.waitForURL((to) => to.pathname.startsWith("/en/"));
        const [here, want] = [new URL(page.url()), new URL(`${base}/en${path}`)];
        equal(here.pathname, want.pathname, "page");
        for (const [name, value] of want.searchParams) equal(here.searchParams.get(name), value, name);
      }
      await page.goto(`${base}/it/${RULING}`);
      const claim = await page.locator(".claim").last().getAttribute("id");
      await page.goto(`${base}/it/${RULING}#${claim}`);
      await page.locator("a.switch").click();
      await page.waitForURL(`${base}/en/${RULING}#${claim}`);
      assert(await page.locator(`#${claim}`).isVisible(), "no such place in the other language");
    });
    await check("both languages: stacked on a phone, and the choice goes along and comes back", async () => {
      await page.goto(`${base}/it/${RULING}`);
      const twin = page.locator(".text .twin").first(), own = page.locator(".text .twin").first().locator("xpath=preceding-sibling::*[1]");
      assert(await twin.isHidden(), "shown before anybody asked");
      await tabTo(page, "the choice", (at) => at.id === "both");
      await page.keyboard.press("Space");
      assert(await twin.isVisible(), "not shown");
      equal(await twin.evaluate((at) => at.lang), "en", "language");
      const [upper, lower] = await Promise.all([own.boundingBox(), twin.boundingBox()]);
      assert(lower.y >= upper.y + upper.height - 1, "not below its own");
      assert((await wide(page)) <= 0, "wider than the window");
      await page.goto(`${base}/en/dba/recoil`);
      await page.locator("article summary").first().click();
      assert(await page.locator("article .twin[lang=it]").first().isVisible(), "the next page has forgotten");
      await page.locator("label.both").click();
      await page.goBack();
      await until("the choice taken back", () => twin.isHidden());
      assert(!(await page.locator("#both").isChecked()), "still ticked");
    });
    await check("both languages: side by side on a wide screen, row by row, and the place is kept", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${base}/it/${RULING}`);
      await page.locator("label.both").click();
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll("main .twin")].map((at) => [at.previousElementSibling.getBoundingClientRect(), at.getBoundingClientRect(), at.textContent.slice(0, 30)])
          .map(([a, b, text]) => ({ top: Math.abs(a.top - b.top), gap: b.left - a.right, text })));
      assert(rows.length > 5, `${rows.length} rows`);
      for (const { top, gap, text } of rows) assert(top < 12 && gap > 8, `“${text}” is ${top} px off, ${gap} px beside`);
      assert((await wide(page)) <= 0, "wider than the window");
      const claim = page.locator(".text .claim").last(), id = await claim.getAttribute("id");
      await claim.evaluate((at) => at.scrollIntoView({ block: "start" }));
      const before = await claim.evaluate((at) => at.getBoundingClientRect().top);
      await page.locator("a.switch").evaluate((at) => at.click());
      await page.waitForURL((to) => to.pathname === `/en/${RULING}`);
      equal(new URL(page.url()).hash, `#${id}`, "place");
      assert(await page.locator("#both").isChecked(), "the choice is lost on the way");
      await until("the sentence where it stood", async () => Math.abs((await page.locator(`[id="${id}"]`).evaluate((at) => at.getBoundingClientRect().top)) - before) < 3);
      // The mark of the sentence in the other language's column links to that language.
      equal(await page.locator(`[id="${id}"] .twin a.perma`).getAttribute("href"), `/it/${RULING}#${id}`, "link");
      await page.locator("label.both").click();
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await check("a verdict fills the screen in both languages, a tap turns it round, and the focus comes back", async () => {
      await page.goto(`${base}/en/check/dba.recoil?${SITUATION}`);
      const said = (await page.locator("#finding").textContent()).trim();
      await page.locator("button.fill").click();
      const box = page.locator("dialog.umpire"), face = box.locator("div");
      const size = await box.boundingBox();
      assert(size.width >= 360 && size.height >= 740, JSON.stringify(size));
      assert((await face.textContent()).includes(said), "another sentence");
      assert(/[a-z]/.test(await face.locator("[lang=it]").textContent()), "nothing in the other language");
      equal(await face.getAttribute("class"), null, "turned from the start");
      await face.click();
      equal(await face.getAttribute("class"), "turned", "turned round");
      await page.keyboard.press("Escape");
      await until("the page", async () => (await box.count()) === 0);
      assert(await page.locator("button.fill").evaluate((at) => at === document.activeElement), "the focus is lost");
    });
    await check("going back brings back what was typed", async () => {
      await page.goto(`${base}/it/search?q=psiloi`);
      await page.locator(".hits h2 a").first().click();
      await page.waitForURL((to) => !to.pathname.includes("/search"));
      await page.goBack();
      equal(await page.inputValue("#q"), "psiloi", "query");
      assert(await page.locator(".hits > li").count(), "no hits");
    });
    await check("no error, no foreign request, no cookie on the whole journey", async () => {
      assert(wrong.length === 0, wrong.join("\n"));
      equal((await context.cookies()).length, 0, "cookies");
    });
    await context.close();
  }

  // The board: by mouse, touch and keyboard.
  {
    const { context, page, wrong } = await visit({ viewport: { width: 1280, height: 900 } });
    const finding = () => page.locator("#finding").textContent();
    const query = () => new URL(page.url()).searchParams;
    const stands = (id) => query().get("scene").split("*").find((item) => item.startsWith(`${id}_`));
    /** Returns the position of a base on the screen. */
    const middle = async (id) => {
      // The picture is redrawn after a response, so a piece may be absent for a moment.
      const base = page.locator(`.piece[data-id="${id}"] .base`);
      let box = null;
      for (let n = 0; n < 50 && !box; n++) box = (await base.boundingBox()) ?? (await page.waitForTimeout(100), null);
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    /** Returns the number of pixels per millimetre. */
    const scale = () => page.locator("#board svg.scene").evaluate((svg) => svg.getScreenCTM().a);
    const drag = async (id, east, north) => {
      await page.evaluate(() => scrollTo(0, 0));
      const [x, y] = await middle(id), k = await scale();
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let n = 1; n <= 5; n += 1) await page.mouse.move(x + (east * k * n) / 5, y - (north * k * n) / 5);
      await page.mouse.up();
    };
    const open = () => page.goto(`${base}/en/check/dba.shooting-arc?${BOARD}`);
    await check("board: a first visit shows a situation that can be played on", async () => {
      await page.goto(`${base}/en/check/dba.shooting-arc`);
      assert(/inside the area of fire/.test(await finding()), await finding());
      equal(await page.locator("#board .piece").count(), 2, "pieces");
      assert(await page.locator(".tools").isVisible(), "no tools");
    });
    await check("board: a piece is dragged and the verdict follows", async () => {
      await open();
      assert(/is inside the area/.test(await finding()), await finding());
      await drag("B1", 20, 60);
      await until("another verdict", async () => /is outside/.test(await finding()));
      await until("its place in the address", () => /^B1_Bd_(19|20|21)/.test(stands("B1")));
      equal(stands("B2").split("_")[1], "Kn", "a piece without a part stays");
      assert((await page.locator("#board .areas .area").count()) === 1, "no area of fire");
      assert(/range 50\smm/.test(await page.locator("[data-part=rest]").textContent()), "no steps");
    });
    await check("board: undo and redo", async () => {
      await page.locator("[data-do=undo]").click();
      await until("the old verdict", async () => /is inside the area/.test(await finding()));
      equal(stands("B1"), "B1_Bd_0_47.5_180_40_15", "place");
      await page.locator("[data-do=redo]").click();
      await until("the new verdict", async () => /is outside/.test(await finding()));
      await page.locator(".piece[data-id=B1]").focus();
      await page.keyboard.press("Control+z");
      await until("the old verdict", async () => /is inside the area/.test(await finding()));
    });
    await check("board: keys move, turn and announce", async () => {
      await open();
      await page.locator(".piece[data-id=B1]").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+ArrowUp");
      await page.keyboard.press("]");
      await until("the address", () => stands("B1") === "B1_Bd_1_57.5_181_40_15");
      await until("an announcement", async () => /B1: 1 mm east, 57.5 mm north, 181°/.test(await page.locator("#board [role=status].hidden").textContent()));
      assert(/area of fire|of fire/i.test(await page.locator("#board [role=status].hidden").textContent()), "the verdict is not announced");
      equal((await page.evaluate(() => document.activeElement.dataset.id)), "B1", "focus");
      assert((await page.locator(".piece[data-id=B1]").getAttribute("aria-label")).includes("facing south (181°)"), "label");
    });
    await check("board: a reload gives the same situation", async () => {
      const before = [stands("B1"), await finding()];
      await page.reload();
      equal(stands("B1"), before[0], "place");
      equal(await finding(), before[1], "verdict");
      equal(await page.locator("#board .piece").count(), 3, "pieces");
    });
    await check("board: a piece that comes near snaps into contact", async () => {
      await open();
      await drag("B1", 2, -27);
      await until("contact", () => stands("B1") === "B1_Bd_0_17.5_180_40_15");
      await page.locator("[data-snap]").uncheck();
      await drag("B1", 2, 2);
      await until("no contact", () => /^B1_Bd_(1|2)/.test(stands("B1")));
    });
    await check("board: pieces are added, given a part, and removed", async () => {
      await open();
      await page.locator(".tools summary").first().click();
      await page.selectOption("[data-new-troop]", "WWg");
      await page.locator("[data-add=B]").click();
      await until("a new piece", () => page.locator(".piece[data-id=B3]").count());
      assert(/_40_80$/.test(stands("B3")), `the usual depth of a War Wagon: ${stands("B3")}`);
      assert(await page.locator(".of-piece").isVisible(), "the new piece is not chosen");
      await page.selectOption("[data-part-of]", "target");
      await until("its part", () => query().get("target") === "B3");
      await until("its part in words", async () => /B3 War Wagons/.test(await page.locator("[data-part=rest]").textContent()));
      await page.locator(".of-piece [data-do=remove]").click();
      await until("a question for the target", async () => (await page.locator("#verdict").getAttribute("class")).includes("is-open"));
      equal(await page.locator(".piece[data-id=B3]").count(), 0, "the piece is gone");
      await page.locator("[data-do=undo]").click();
      await until("the piece again", () => page.locator(".piece[data-id=B3]").count());
    });
    await check("board: a piece is turned by its handle", async () => {
      await open();
      await page.locator(".piece[data-id=A1]").click();
      const grip = await page.locator("[data-grip=turn]").boundingBox(), k = await scale(), [x, y] = await middle("A1");
      await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 40 * k, y);
      await page.mouse.move(x, y - 40 * k);
      await page.mouse.up();
      await until("south", () => /^A1_Bw_0_0_180_/.test(stands("A1")));
      await until("another verdict", async () => /is outside/.test(await finding()));
    });
    await check("board: bases that stand in one another are marked and named", async () => {
      await open();
      await page.locator("[data-snap]").uncheck();
      await drag("B1", 5, -45);
      await until("a fault", () => page.locator("#faults").count());
      equal(await page.locator("#board .marks .fate").count(), 2, "marks");
    });
    await check("board: a range typed in changes the verdict without a submit", async () => {
      await open();
      await page.fill("[name=range_mm]", "20");
      await page.locator("[name=range_mm]").press("Tab");
      await until("another verdict", async () => /is outside/.test(await finding()));
      equal(query().get("range_mm"), "20", "address");
    });
    await check("board: an older answer never replaces a newer one", async () => {
      await open();
      let first = true;
      await page.route("**/check/dba.shooting-arc?**", async (route) => {
        const slow = first;
        first = false;
        const answer = await route.fetch().catch(() => null);
        if (slow) await new Promise((done) => setTimeout(done, 700));
        if (answer) await route.fulfill({ response: answer }).catch(() => {});
      });
      await page.locator(".piece[data-id=B1]").focus();
      for (let n = 0; n < 4; n += 1) await page.keyboard.press("Shift+ArrowUp");
      await page.waitForTimeout(200);
      for (let n = 0; n < 4; n += 1) await page.keyboard.press("Shift+ArrowDown");
      await page.waitForTimeout(1200);
      assert(/is inside the area/.test(await finding()), await finding());
      await page.unroute("**/check/dba.shooting-arc?**");
    });
    await check("board: its permalink and BBCode lead to the same verdict", async () => {
      await open();
      await page.locator(".piece[data-id=B1]").focus();
      for (let n = 0; n < 3; n += 1) await page.keyboard.press("Shift+ArrowUp");
      await until("another verdict", async () => /is outside/.test(await finding()));
      const link = page.locator("details.copy [data-link]");
      await until("its link", async () => (await link.inputValue()).includes("B1_Bd_0_77.5_180"));
      const bbcode = await page.locator("details.copy textarea").nth(2).inputValue();
      assert(bbcode.replaceAll("%2A", "*").includes(await link.inputValue()), bbcode);
      assert(await page.locator("details.copy button").count(), "no button to copy with");
      await page.goto(await link.inputValue());
      assert(/is outside/.test(await finding()), await finding());
      equal(await page.locator("#board .piece").count(), 3, "a permalink keeps what was told, a piece without a part as well");
    });
    await check("settings of a game are kept on the device, applied, and forgotten", async () => {
      await page.goto(`${base}/en/game/dba?one-base-aside=whole-base`);
      await page.locator("[data-keep]").click();
      await page.goto(`${base}/en/check/dba.shooting-arc`);
      await page.waitForURL(/game=/);
      assert(await page.locator("#form input[name=agreed][value=whole-base]").count() === 1, "the reading is not taken over");
      await page.goto(`${base}/en/check/dba.shooting-arc?${BOARD}`);
      equal(await page.locator("#settled").count(), 0, "a permalink says what it says");
      await page.goto(`${base}/en/game/dba`);
      await page.locator("[data-forget]").click();
      await page.waitForURL(/game\/dba$/);
      await page.goto(`${base}/en/check/dba.shooting-arc`);
      await page.waitForTimeout(200);
      assert(!page.url().includes("game="), "not forgotten");
    });
    await check("board: no error on the way", async () => assert(wrong.length === 0, wrong.join("\n")));
    await context.close();
  }
  {
    const { context, page, wrong } = await visit({ hasTouch: true, isMobile: true });
    await check("board: a finger moves a piece, and every control can be hit", async () => {
      await page.goto(`${base}/it/check/dba.shooting-arc?${BOARD}`);
      const box = await page.locator(".piece[data-id=B1] .base").boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const session = await context.newCDPSession(page);
      const touch = (type, dx, dy) => session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + dx, y: y + dy }] });
      await touch("touchStart", 0, 0);
      for (let n = 1; n <= 6; n += 1) await touch("touchMove", 0, -12 * n);
      await touch("touchEnd");
      await until("another verdict", async () => /fuori/i.test(await page.locator("#finding").textContent()));
      await page.locator(".tools summary").first().click();
      const small = await page.evaluate(() => [...document.querySelectorAll(".tools button, .tools select, .tools input:not([type=checkbox]), .tools .tick, .tools summary")]
        .map((at) => [at, at.getBoundingClientRect()]).filter(([, box]) => box.width && (box.height < 44 || box.width < 44)).map(([at, box]) => `${at.outerHTML.slice(0, 60)} ${box.width}×${box.height}`));
      assert(small.length === 0, small.slice(0, 3).join("\n"));
      assert((await wide(page)) <= 0, "wider than the window");
      assert(wrong.length === 0, wrong.join("\n"));
    });
    await context.close();
  }

  // A desk: a tap adds and removes rows, and the verdict follows.
  {
    const { context, page, wrong } = await visit({ acceptDownloads: true });
    const desk = `${base}/en/tool/dbe/army`;
    const finding = () => page.locator("#finding, #faults h2").first().textContent();
    const rows = () => page.locator(".rows .rows .item").count();
    await check("desk: an army is built from nothing, and its address follows", async () => {
      await page.goto(desk);
      equal(await page.locator(".submit").isVisible(), false, "a button that nobody needs");
      await page.locator("button[name=add][value='corps.0.troops.line']").click();
      await until("its points", async () => /3 points spent/.test(await finding().catch(() => "")));
      await page.fill("[name='corps.0.troops.0.count']", "8");
      await until("a verdict", async () => /24 points spent/.test(await finding().catch(() => "")));
      await until("the address", () => page.url() === `${desk}?corps.0.troops=line_8`);
      equal(await page.locator("#f-corps-0-troops-0-sum").textContent(), "8 × 3 = 24", "the sum beside it");
      const guard = page.locator("button[name=add][value='corps.0.troops.guard']");
      await guard.click();
      await until("a second row", async () => (await rows()) === 2);
      await until("the focus where the tap was", async () => (await focused(page)).value === "corps.0.troops.guard");
      assert(await guard.isVisible(), "what adds stays open");
      await until("its points", async () => /29 points spent/.test(await finding()));
      equal(await page.locator(".parts a").innerText(), "Corps 1 29/36", "what stays in sight");
    });
    await check("desk: rows count, go, and come back", async () => {
      await page.locator("button[name=more][value='corps.0.troops.1']").focus();
      await page.keyboard.press("Enter");
      await until("one more", () => page.url().endsWith("corps.0.troops=line_8*guard_2"));
      await until("the focus on the button that was pressed", async () => (await focused(page)).name === "more");
      await page.locator("button[name=less][value='corps.0.troops.1']").click();
      await until("one less", () => page.url().endsWith("corps.0.troops=line_8*guard_1"));
      await page.locator("button[name=remove][value='corps.0.troops.0']").click();
      await until("one row", async () => (await rows()) === 1);
      await page.goBack();
      await until("two rows", async () => (await rows()) === 2);
      equal(await page.inputValue("[name='corps.0.troops.1.type']"), "guard", "the form follows the address");
    });
    await check("desk: rows move, and the focus with them", async () => {
      await page.goto(`${base}/en/tool/impetus/desk?games=1_Ann_34_9_0_Bob_30_16_1*2_Cat_34_13_0_Dan_30_6_0`);
      await page.locator("button[name=up][value='games.1']").focus();
      await page.keyboard.press("Enter");
      await until("another order", () => /games=2_Cat.*1_Ann/.test(page.url()));
      await until("the focus on a button of the row that moved", async () => (await focused(page)).value === "games.0");
    });
    await check("desk: rows that count change places, and the focus goes with them", async () => {
      await page.goto(`${desk}?corps.0.troops=line_7*voltigeurs_2*guard_1`);
      await page.locator(".order summary").click();
      await page.locator(".order [name=down]:enabled").first().click();
      await until("the order", () => new URL(page.url()).searchParams.get("corps.0.troops") === "voltigeurs_2*line_7*guard_1");
      await until("the focus", async () => (await page.evaluate(() => document.activeElement.value)) === "corps.0.troops.1");
    });
    await check("desk: a pasted list says of each line how it stands", async () => {
      const text = "Army: X\nVDT: 31\nCommand 1: Expert, CiC, VD 18, break 9\n\n5 Companions CP 2-6 VBU 6 I 3 D A VD 3 34 pts general\n3 Slingers S 2 0 B 1";
      await page.goto(`${base}/en/tool/impetus/list?event=15-400&paste=${encodeURIComponent(text)}`);
      const marks = async () => (await page.locator(".pasted li .mark").allTextContents()).join("");
      equal(await marks(), "✓✕✕✓–", "the marks of its lines");
      await page.locator("#f-paste").fill(text.replace("31", "18").replace("B 1", "0-6 B 1 9"));
      await until("marks of what was typed", async () => (await marks()) === "✓✓✓✓✓");
    });
    await check("desk: bad fields are marked while one types, and again not", async () => {
      await page.goto(`${desk}?corps.0.troops=guard_1*line_8`);
      const count = page.locator("[name='corps.0.troops.1.count']");
      await count.fill("99");
      await until("a fault", async () => (await count.getAttribute("aria-invalid")) === "true");
      assert(/Corps 1 · Troops 2/.test(await page.locator("#faults a").textContent()), "where it is");
      await count.fill("7");
      await until("no fault", async () => (await count.getAttribute("aria-invalid")) === null && /26 points spent/.test(await finding()));
      equal(await page.locator(".faulty").count(), 0, "marks that stay");
    });
    await check("desk: a reading agreed on stays agreed while one goes on building", async () => {
      await page.goto(`${desk}?corps.0.troops=line_12`);
      equal(await page.locator("#t-budget td").last().textContent(), "13", "by every reading");
      await page.locator(".soft summary").first().click();
      await page.locator(".agree summary").first().click();
      await page.locator(".agree a").first().click();
      await page.waitForURL(/agreed=at-a-third/);
      equal(await page.locator("#t-budget td").last().textContent(), "12", "as agreed");
      await page.fill("[name=name]", "Nord");
      await until("its name", async () => /name=Nord/.test(page.url()) && /agreed=at-a-third/.test(page.url()));
    });
    await check("desk: saved to a file and opened again", async () => {
      await page.goto(`${desk}?${ARMY}`);
      const saved = page.waitForEvent("download");
      await page.locator("[data-do=save]").click();
      const file = join(mkdtempSync(join(tmpdir(), "cavillo-desk-")), "army.json");
      await (await saved).saveAs(file);
      await page.goto(desk);
      await page.setInputFiles(".files input", file);
      await until("the army", () => new URL(page.url()).searchParams.get("corps.0.troops") === "line_8*guard_2");
      equal(await page.inputValue("[name='corps.0.name']"), "Reille", "the name");
    });
    await check("desk: a table is downloaded", async () => {
      const taken = page.waitForEvent("download");
      await page.locator("#t-roster .act a").click();
      const name = (await taken).suggestedFilename();
      equal(/^dbe-army-roster-\d{4}-\d\d-\d\d\.\d+\.csv$/.test(name), true, `its file, ${name},`);
    });
    await check("desk: what no address can hold is judged all the same", async () => {
      await page.goto(`${desk}?${ARMY}`);
      await page.evaluate(() => {
        const form = document.querySelector("form.desk");
        for (let corps = 0; corps < 2; corps += 1) for (let n = 20; n < 130; n += 1) for (const [field, value] of [["type", "line"], ["count", 1]]) {
          const input = document.createElement("input");
          input.type = "hidden";
          input.name = `corps.${corps}.troops.${n}.${field}`;
          input.value = value;
          form.append(input);
        }
        form.querySelector("[name=name]").dispatchEvent(new Event("input", { bubbles: true }));
      });
      await until("a refusal of so many rows", async () => /2/.test(await finding()) && (await page.locator("#faults a").count()) === 2);
    });
    await check("desk: no error on the way", async () => assert(wrong.length === 0, wrong.join("\n")));
    await context.close();
  }

  // The same without scripts.
  {
    const { context, page } = await visit({ javaScriptEnabled: false });
    await check("without scripts: search, ruling, check, verdict", async () => {
      await page.goto(`${base}/it/`);
      await page.fill("#q", "elefante amico");
      await page.locator("form.find button").click();
      await page.waitForURL(/\/search\?system=&q=/);
      await page.locator(`.hits h2 a[href*="${RULING}"]`).first().click();
      await page.waitForURL(`${base}/it/${RULING}`);
      await page.locator(".act .button").first().click();
      await page.waitForURL(/check\/dba\.recoil/);
      await page.locator("details.all-facts > summary").click();
      await page.locator("label:has(input[name=recoiler][value=Bd])").click();
      await page.locator("label:has(input[name=friend][value=El])").click();
      await page.locator("label:has(input[name=same_facing][value=true])").click();
      await page.fill("#form input[name=room_mm]", "40");
      await page.locator("#form button.primary").click();
      await page.waitForURL(/recoiler=Bd/);
      assert(await page.locator("#verdict").isVisible(), "no verdict");
    });
    await check("without scripts: both languages at a tap", async () => {
      await page.goto(`${base}/en/${RULING}`);
      assert(await page.locator(".text .twin").first().isHidden(), "shown before anybody asked");
      await page.locator("label.both").click();
      for (const at of [".ruling>header .twin.title", ".ruling>header .twin.answer", ".text .twin[lang=it]"]) assert(await page.locator(at).first().isVisible(), `${at} is hidden`);
      await page.goto(`${base}/it/check/dba.recoil?${SITUATION}`);
    });
    await check("without scripts: a combat is two taps, its factors one more each, and crosses take them out", async () => {
      await page.goto(`${base}/en/check/dba.combat`);
      equal(await page.locator(".asking.pair ul.cells").count() >= 2, true, "two grids");
      await page.locator("a[href$='?a.troop=Wb']").first().click();
      await page.locator("a[href$='a.troop=Wb&b.troop=Bd']").first().click();
      assert(/Warband 3, Blades 5/.test(await page.locator("#finding").innerText()), await page.locator("#finding").innerText());
      assert(await page.locator("#verdict .odds svg").first().isVisible(), "no odds");
      await page.locator(".usual a[href*='a.overlaps=1']").first().click();
      assert(/Warband 2, Blades 5/.test(await page.locator("#finding").innerText()), await page.locator("#finding").innerText());
      await page.locator(".told a", { hasText: "1" }).click();
      assert(/Warband 3, Blades 5/.test(await page.locator("#finding").innerText()), "the cross takes nothing out");
      await page.goto(`${base}/it/check/dba.recoil?${SITUATION}`);
    });
    await check("without scripts: texts to copy are there, folded", async () => {
      const block = page.locator("details.copy");
      await block.locator("summary").click();
      const texts = await block.locator("textarea").evaluateAll((areas) => areas.map((area) => area.value));
      assert(texts.some((text) => text.startsWith("[b][url=")), `no BBCode: ${texts.map((text) => text.slice(0, 20))}`);
    });
    await check("without scripts: a situation narrows by tapping, and words combine with it", async () => {
      const hits = async () => Number(/\d+/.exec(await page.locator("h1").innerText())[0]);
      await page.goto(`${base}/it/search`);
      await page.locator(".situations.troop a[href*='about=elephants']").click();
      await page.waitForURL(/about=elephants$/);
      const one = await hits();
      await page.locator("details.narrow > summary").click();
      const chip = page.locator(".situations.phase a[href*='recoil']").first();
      const said = Number(await chip.locator("small").innerText());
      await chip.click();
      await page.waitForURL(/about=elephants,recoil/);
      equal(await hits(), said, "hits and the chip's count");
      assert(said < one, `${said} of ${one}`);
      await page.fill("#q", "amico");
      await page.locator("form.find button").click();
      await page.waitForURL(/q=amico.*about=elephants/);
      assert((await page.locator(".hits > li").count()) > 0, "no hits");
      await page.locator(".chosen a").first().click();
      await page.waitForURL(/about=recoil/);
    });
    await check("without scripts: a board is a picture and a form", async () => {
      await page.goto(`${base}/en/check/dba.shooting-arc?${BOARD}`);
      equal(await page.locator(".tools").isVisible(), false, "tools");
      equal(await page.locator("#board .piece").count(), 3, "pieces");
      await page.locator(".byhand > summary").click();
      equal(await page.inputValue("[name='target.y']"), "47.5", "the form holds the situation");
      await page.fill("[name='target.y']", "90");
      await page.locator("button.primary").click();
      await page.waitForURL(/target\.y=90/);
      assert(/is outside/.test(await page.locator("#finding").textContent()), "the verdict");
      assert((await page.locator(".piece[data-id=B1]").getAttribute("transform")).includes("-90"), "the picture");
    });
    await check("without scripts: a game is settled, and its checks take it over", async () => {
      await page.goto(`${base}/en/game/dba`);
      await page.fill("#f-bw", "60");
      await page.locator("details.fold:has(input[name=one-base-aside]) > summary").click();
      await page.locator("details.preset:has(input[name=one-base-aside]) > summary").click();
      await page.locator("input[name=one-base-aside][value=whole-base]").check();
      await page.locator("form.ask button[type=submit]").click();
      equal(await page.locator(".settled > ul > li").count(), 2, "what is settled");
      await page.locator(".settled summary").click();
      await page.locator(".settled a.to-check[href*='dba.overlap']").click();
      equal(await page.locator("#f-bw").inputValue(), "60", "the base width");
      assert(await page.locator("#settled").isVisible(), "nothing says so");
    });
    await check("without scripts: a desk grows and is judged by its buttons", async () => {
      await page.goto(`${base}/en/tool/dbe/army?${ARMY}`);
      equal(await page.locator(".files").isVisible(), false, "files need a script");
      await page.locator("#f-corps-1-troops-add summary").click();
      await page.locator("button[name=add][value='corps.1.troops.guard']").click();
      await page.waitForURL(/corps\.1\.troops=line_12\*guard.*#f-corps-1-troops-picks$/);
      assert(await page.locator("button[name=add][value='corps.1.troops.guard']").isVisible(), "what adds is folded again");
      assert(/over budget|more than its budget/.test(await page.locator("#finding").textContent()), "the verdict");
      await page.locator("button[name=remove][value='corps.1.troops.1']").click();
      assert(/keeps the rules/.test(await page.locator("#finding").textContent()), "the verdict after that");
    });
    await check("without scripts: a question is answered, right and wrong, and leads to its check", async () => {
      await page.goto(`${base}/it/learn/`);
      await page.locator(".path .cards li:has(.quiet) a").first().click();
      await page.waitForURL(/\/lessons\//);
      const question = page.locator(".question").first();
      const options = await question.locator(".option").count();
      assert(options >= 2, `${options} options`);
      const said = [];
      for (let n = 0; n < options; n += 1) {
        const option = question.locator(".option").nth(n);
        await option.locator("summary").first().click();
        said.push((await option.locator(".outcome .word").textContent()).replace(/\s+/g, " ").trim());
        equal(await question.locator(".option[open]").count(), 1, "open options");
        assert(await option.locator(".ledger tr, li").first().isVisible(), "no step and no reason");
      }
      equal(said.filter((word) => word === "✓ Giusto").length, 1, `right answers among ${said.join(", ")}`);
      equal(said.filter((word) => word === "✕ Sbagliato").length, options - 1, "wrong answers");
      await question.locator(".option[open] a.to-check").click();
      await page.waitForURL(/\/check\/.*\?/);
      assert(await page.locator("#verdict").isVisible(), "no verdict");
    });
    await check("without scripts: a term pops up, by mouse and by keyboard, and moves nothing", async () => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${base}/it/${RULING}`);
        const term = page.locator("button.term").first();
        const pop = page.locator(`#${await term.getAttribute("popovertarget")}`);
        equal(await pop.isVisible(), false, "hidden at first");
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await term.click();
        assert(await pop.isVisible(), "no definition");
        const box = await pop.boundingBox();
        assert(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 740, `outside the window: ${JSON.stringify(box)}`);
        equal(await page.evaluate(() => document.documentElement.scrollHeight), height, "height of the page");
        await page.keyboard.press("Escape");
        equal(await pop.isVisible(), false, "closed by Escape");
        await term.focus();
        await page.keyboard.press("Enter");
        assert(await pop.isVisible(), "no definition by keyboard");
        await page.keyboard.press("Tab");
        assert((await focused(page)).href.startsWith("/it/glossary/"), "the way to the glossary comes next");
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/it\/glossary\/./);
      }
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await check("without scripts: the bar has five equal cells with icons and words, and a menu with the rest", async () => {
      await page.goto(`${base}/it/`);
      const cells = await page.locator(".bar > a, .bar > button").evaluateAll((all) => all.map((at) => ({ width: Math.round(at.getBoundingClientRect().width), icon: at.querySelectorAll("svg").length, text: at.innerText.trim() })));
      equal(cells.map(({ text }) => text).join(" · "), "Cerca · Giudica · Il tuo turno · Salvati · Altro", "cells");
      assert(cells.every(({ width, icon }) => width === cells[0].width && icon === 1), JSON.stringify(cells));
      const menu = page.locator("#menu");
      equal(await menu.isVisible(), false, "the menu at first");
      await page.locator(".bar button").click();
      const box = await menu.boundingBox();
      assert(box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 740, `outside the window: ${JSON.stringify(box)}`);
      await page.keyboard.press("Escape");
      equal(await menu.isVisible(), false, "closed by Escape");
      await page.locator(".bar button").press("Enter");
      await menu.locator("a", { hasText: "Glossario" }).click();
      await page.waitForURL(/\/it\/glossary\//);
    });
    await check("without scripts: at the table leads to each step of a turn, and what is at hand says what it needs", async () => {
      await page.goto(`${base}/en/`);
      await page.locator(".bar a", { hasText: "Your turn" }).click();
      await page.waitForURL(`${base}/en/turn`);
      equal(await page.locator("main section[data-game]").count(), 3, "games");
      await page.locator("main a", { hasText: "Close combat" }).first().click();
      await page.waitForURL(/\/en\/tool\/dba\/bound#/);
      await page.locator(".bar a", { hasText: "Saved" }).click();
      await page.waitForURL(`${base}/en/kept`);
      assert(await page.locator("noscript").count(), "nothing says that it takes a script");
    });
    await check("without scripts: what was told beside a board is a chip, and its cross takes it away", async () => {
      await page.goto(`${base}/en/check/dba.shooting-arc?${BOARD}`);
      const chip = page.locator(".told a");
      equal(await chip.count(), 1, "chips");
      await chip.click();
      await page.waitForURL((to) => !to.searchParams.has("range_mm") && to.searchParams.get("shooter") === "A1");
    });
    await check("a wide screen has what goes with a check and a ruling and what narrows hits beside the text", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const beside = async (path, what, text) => {
        await page.goto(`${base}/en${path}`);
        const [it, column] = [await page.locator(what).first().boundingBox(), await page.locator(text).first().boundingBox()];
        assert(it && column && it.x >= column.x + column.width && it.x + it.width <= 1280, `${what}: ${JSON.stringify(it)} beside ${JSON.stringify(column)}`);
      };
      await beside("/check/dba.combat?a.troop=Wb&b.troop=Bd", ".aside .links", "#verdict");
      const [said, usual] = [await page.locator("#verdict").boundingBox(), await page.locator(".usual").boundingBox()];
      assert(said.y < 260 && said.y + said.height <= usual.y && said.x === usual.x, `the verdict does not stand above its question: ${JSON.stringify([said, usual])}`);
      await page.evaluate(() => scrollTo(0, 600));
      assert((await page.locator("#verdict").boundingBox()).y >= 0, "the verdict does not stay in view");
      await beside("/dba/recoil/distance", ".ruling .act .button", ".ruling > .text");
      await beside("/dba/recoil/distance", ".ruling > .sources", ".ruling > .text");
      await beside("/search?q=recoil", ".narrow .chip", ".hits");
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await check("a phone has a header of 56 px, and a verdict begins above 260 px", async () => {
      for (const path of [`/it/check/dba.recoil?${SITUATION}`, "/en/check/dba.combat?a.troop=Wb&b.troop=Bd&a.general=true", `/en/check/dba.shooting-arc?${BOARD}`]) {
        await page.goto(base + path);
        const [top, said] = [await page.locator(".top").boundingBox(), await page.locator("#verdict").boundingBox()];
        assert(top.height <= 56 && said.y < 260, `${path}: header ${top.height} px, verdict at ${said.y} px`);
      }
    });
    await check("without scripts: the voice of a ruling leads to who rules here", async () => {
      await page.goto(`${base}/it/${RULING}`);
      await page.locator("header .rests a.voice").click();
      await page.waitForURL(/\/it\/about#voice-/);
      await page.locator('main a[href="/it/dba/about/who-rules-here"]').click();
      await page.waitForURL(`${base}/it/dba/about/who-rules-here`);
    });
    await check("without scripts: the other language and the way back from an error", async () => {
      await page.goto(`${base}/it/dba/recoil/into-elefants`);
      await page.locator(`main a[href="/it/${RULING}"]`).click();
      await page.waitForURL(`${base}/it/${RULING}`);
      await page.locator("a.switch").click();
      await page.waitForURL(`${base}/en/${RULING}`);
    });
    await context.close();
  }

  await check("on paper: a sheet is two pages of A4, and nothing is cut off", async () => {
    const { context, page } = await visit();
    for (const [lang, game] of [["it", "dba"], ["en", "dba"], ["it", "dbe"], ["en", "dbe"], ["it", "impetus"], ["en", "impetus"]]) {
      await page.goto(`${base}/${lang}/sheet/${game}`);
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const pages = printed.match(/\/Type\s*\/Page\b/g).length;
      assert(pages === 2, `${lang} ${game}: ${pages} pages`);
      await page.setViewportSize({ width: 718, height: 1047 });
      await page.emulateMedia({ media: "print" });
      const over = await page.evaluate(() => {
        const wide = (part, room) => part.scrollWidth > room.clientWidth + 1;
        return [
          ...[...document.querySelectorAll(".sheet")].filter((sheet) => wide(sheet, sheet)).map(() => "a column too many"),
          ...[...document.querySelectorAll(".sheet table")].filter((table) => wide(table, table.closest(".box"))).map((table) => table.innerText.slice(0, 40)),
        ];
      });
      assert(over.length === 0, `${lang} ${game}: ${over.join("; ")}`);
      await page.emulateMedia({ media: null });
    }
    await context.close();
  });

  await check("on paper: the answer without its controls", async () => {
    const { context, page } = await visit({ viewport: { width: 800, height: 1000 } });
    await page.goto(`${base}/it/${RULING}`);
    await page.emulateMedia({ media: "print" });
    assert(await page.locator(".answer").first().isVisible(), "no answer");
    for (const gone of [".find", ".bar", ".act", ".copy"]) equal(await page.locator(gone).first().isVisible(), false, gone);
    await page.goto(`${base}/it/check/dba.recoil?${SITUATION}`);
    for (const there of ["#finding", ".permalink", ".permalink .qr"]) assert(await page.locator(there).isVisible(), there);
    assert((await page.locator(".permalink").innerText()).startsWith(`${base}/cite/dba.recoil?`), "another address");
    await page.emulateMedia({ media: "screen" });
    equal(await page.locator(".permalink .qr").isVisible(), false, "the square on a screen");
    await page.emulateMedia({ media: "print" });
    await page.goto(`${base}/it/tool/dbe/army?${ARMY}`);
    for (const there of ["#finding", "#t-roster", ".share .qr", ".share .link"]) assert(await page.locator(there).isVisible(), there);
    for (const gone of ["form.desk", ".working", "#t-roster .act"]) equal(await page.locator(gone).first().isVisible(), false, gone);
    await context.close();
  });
} finally {
  await browser.close();
  stop();
}
finish();
