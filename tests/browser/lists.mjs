// Length of each list page on a phone before anything is unfolded: at most 6,000 px at a width of
// 390. Chapters, contents, open points, glossary, checks, documents, what is new: every list in the
// site map. Also that a link into a fold opens it. Ends "N passed, N failed" after a table of the
// longest page of each kind; ALL=1 prints every page.
import { assert, check, equal, finish, launch, none, serve, until, visitor } from "./common.mjs";

const MOST = 6000, WIDTH = 390;
const { base, stop } = await serve();
const browser = await launch();
const visit = visitor(browser, base);

/** The address of every list page, by kind. */
const map = await (await fetch(`${base}/sitemap.xml`)).text();
const paths = [...new Set([...map.matchAll(/<loc>(?:https?:\/\/[^/]+)?\/(?:it|en)(\/[^<]*)<\/loc>/g)].map(([, path]) => path))];
const games = new Set(paths.map((path) => /^\/([^/]+)\/$/.exec(path)?.[1]).filter((word) => word && !["glossary", "changes", "disputes", "check"].includes(word)));
const kind = (path) => {
  const parts = path.split("/").filter(Boolean);
  if (games.has(parts[0])) return ["", "contents", "chapter"][parts.length] || "";
  if (parts[0] === "source") return path.endsWith("/") ? "document" : "";
  if (parts[0] === "glossary") return parts.length === 1 ? "glossary" : "";
  return ["check", "disputes", "changes", "learn", "turn", "kept", "search"].includes(parts[0]) && parts.length === 1 ? parts[0] : "";
};
const lists = paths.filter(kind);
for (const own of ["/search", "/changes/?system=dba", "/check/"]) if (!lists.includes(own)) lists.push(own);

try {
  const { context, page } = await visit({ viewport: { width: WIDTH, height: 844 } });
  const heights = [];
  await check(`no list is longer than ${MOST} px at ${WIDTH} px`, async () => {
    assert(lists.length > 60, `only ${lists.length} lists: ${lists.join(" ")}`);
    for (const lang of ["it", "en"])
      for (const path of lists) {
        await page.goto(`${base}/${lang}${path}`, { waitUntil: "domcontentloaded" });
        heights.push([await page.evaluate(() => document.documentElement.scrollHeight), `/${lang}${path}`, kind(path.replace(/\?.*/, "")) || path]);
      }
    none(heights.filter(([height]) => height > MOST).sort(([a], [b]) => b - a).map(([height, path]) => `${path}: ${height} px`));
  });
  heights.sort(([a], [b]) => b - a);
  const shown = process.env.ALL ? heights : [...new Map(heights.toReversed().map((one) => [one[2], one])).values()].sort(([a], [b]) => b - a);
  for (const [height, path, of] of shown) console.log(`        ${String(height).padStart(6)} px  ${of.padEnd(10)} ${path}`);

  await check("a link into a chapter opens the ruling it leads to", async () => {
    for (const [path, id] of [["/it/dba/recoil", "distance"], ["/it/dba/contact", "meaning"], ["/it/dba/disputes", ""]]) {
      await page.goto(`${base}${path}`);
      const slug = (id && (await page.locator(`article#${id}`).count()) ? id : await page.locator("article[id]").last().getAttribute("id"));
      await page.goto(`${base}/it/about`);
      await page.goto(`${base}${path}#${slug}`);
      const article = page.locator(`article[id="${slug}"]`);
      await until(`${path}#${slug} is open`, () => article.locator(".text").first().isVisible());
    }
  });
  await check("everything of a chapter is unfolded at once, and folded again", async () => {
    await page.goto(`${base}/en/dba/recoil`);
    const seen = () => page.locator("article .text:visible").count();
    equal(await seen(), 0, "texts before");
    await page.locator(".unfold").click();
    assert((await seen()) > 10, `${await seen()} texts after`);
    await page.locator(".unfold").click();
    equal(await seen(), 0, "texts in the end");
  });
  await check("without a script a chapter unfolds ruling by ruling", async () => {
    const { context: plain, page } = await visit({ javaScriptEnabled: false, viewport: { width: WIDTH, height: 844 } });
    await page.goto(`${base}/en/dba/recoil`);
    equal(await page.locator(".unfold").isVisible(), false, "the button for all of them");
    const first = page.locator("article details").first();
    await first.locator("summary").click();
    assert(await first.locator(".text").isVisible(), "its text stays hidden");
    await plain.close();
  });
  await check("what is new is narrowed by links, to a game and to a day", async () => {
    const { context: plain, page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${base}/en/changes/`);
    await page.locator(".choose > summary").click();
    await page.locator("main .filters").first().locator("a", { hasText: "Impetus" }).click();
    await page.waitForURL(/system=impetus/);
    const links = await page.locator("main .cards a").evaluateAll((all) => all.map((at) => at.pathname));
    assert(links.length > 0 && links.every((path) => path.startsWith("/en/impetus/")), links.slice(0, 3).join(" "));
    await page.locator(".choose > summary").click();
    await page.locator('main .filters').nth(1).locator('a[href*="when="]').first().click();
    await page.waitForURL(/system=impetus&when=/);
    equal(await page.locator("main time").count(), 1, "days");
    await plain.close();
  });
  await context.close();
} finally {
  await browser.close();
  stop();
}
finish();
