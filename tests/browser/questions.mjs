// Twenty questions in players' own words, sent to the tools for chat assistants by the official
// client: which check `find_check` offers, and the response of `judge` to the facts that a careful
// reader would take from the question. The questions (tests/fixtures/assistants.tsv) were written
// without looking at how texts are read. Ends "N passed, N failed"; CAVILLO_BIN or CAVILLO_URL as
// in walk.mjs.
//
//   TABLE=1 node tests/browser/questions.mjs   also prints the table of docs/assistants.md
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assert, check, finish, root, serve } from "./common.mjs";

const { base, stop } = await serve();
const client = new Client({ name: "cavillo-tests", version: "1.0.0" }, { versionNegotiation: { mode: "legacy" } });
const rows = ["| question | found among three | facts filled in | answer |", "|---|---|---|---|"];
try {
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)));
  const call = async (name, args) => {
    const answer = await client.callTool({ name, arguments: args });
    assert(!answer.isError, answer.content[0]?.text);
    return answer.structuredContent;
  };
  const lines = readFileSync(join(root, "tests", "fixtures", "assistants.tsv"), "utf8").trim().split("\n").slice(1);
  for (const line of lines) {
    const [lang, game, words, tool, asked, facts, wanted] = line.split("\t");
    await check(`${lang}: ${words}`, async () => {
      const { candidates } = await call("find_check", { situation: words, game, lang });
      assert(candidates.length <= 3, `${candidates.length} checks`);
      const place = candidates.findIndex((candidate) => candidate.check === asked) + 1;
      const found = tool === "judge" && place ? `\`${asked}\`, ${place}` : "none";
      if (tool === "judge") {
        const verdict = await call("judge", { check: asked, facts: JSON.parse(facts), lang });
        const { code, text } = verdict.finding;
        const asks = verdict.asks[0]?.text;
        rows.push(`| ${words} | ${found} | \`${asked}\`${facts === "{}" ? "" : ` \`${facts}\``} | ${code === "open" ? `asks first: ${asks}` : text} |`);
        assert(code === wanted, `${code}, not ${wanted}: ${text}`);
        assert((code === "open") === verdict.asks.length > 0, "what is open asks, what is decided does not");
      } else {
        const { hits } = await call("search", { query: asked, game, lang, limit: 3 });
        const hit = hits.find((hit) => hit.id === wanted);
        rows.push(`| ${words} | ${found} | a search for “${asked}” | ${hit?.answer} (\`${wanted}\`) |`);
        assert(hit, `${hits.map((hit) => hit.id)}, not ${wanted}`);
      }
    });
  }
} finally {
  await client.close();
  stop();
}
if (process.env.TABLE) console.log(rows.join("\n"));
finish();
