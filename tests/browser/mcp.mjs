// Chat assistants: the official client of the Model Context Protocol, in both versions of the
// protocol, over HTTP and over standard input and output. The client validates every response
// against the schema of the tool. One line for each check; ends "N passed, N failed". CAVILLO_BIN
// as in walk.mjs; TRANSCRIPT=1 prints requests and responses.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { assert, check, finish, program, serve } from "./common.mjs";

const MODERN = "2026-07-28";
const { base, stop } = await serve("--base-url", "{base}");

const say = (who, what) => process.env.TRANSCRIPT && console.log(`    ${who}: ${typeof what === "string" ? what : JSON.stringify(what)}`);

/** Returns a connected client of one protocol version; it answers each question with the first option. */
async function connected(era, transport, answering = true) {
  const capabilities = answering ? { elicitation: { form: {} } } : {};
  const mode = era === "modern" ? { pin: MODERN } : "legacy";
  const client = new Client({ name: "cavillo-tests", version: "1.0.0" }, { capabilities, versionNegotiation: { mode } });
  const asked = [];
  if (answering) {
    client.setRequestHandler("elicitation/create", async (request) => {
      const form = request.params.requestedSchema.properties.answer;
      asked.push(request.params.message);
      say("server asks", request.params.message);
      say("player", form.oneOf[0].title);
      return { action: "accept", content: { answer: form.oneOf[0].const } };
    });
  }
  await client.connect(transport);
  return { client, asked };
}

async function call(client, name, args) {
  say("assistant calls", `${name} ${JSON.stringify(args)}`);
  const answer = await client.callTool({ name, arguments: args });
  say("server", answer.content[0]?.text);
  return answer;
}

const ways = {
  "HTTP": () => new StreamableHTTPClientTransport(new URL(`${base}/mcp`)),
  "standard input and output": () => new StdioClientTransport({ command: program, args: ["mcp", "--base-url", base] }),
};
try {
  for (const [way, transport] of Object.entries(ways)) {
    for (const era of ["legacy", "modern"]) {
      await check(`${way}, ${era}: a ruling is found, read and quoted`, async () => {
        const { client } = await connected(era, transport());
        try {
          const { tools } = await client.listTools();
          const names = tools.map((tool) => tool.name);
          for (const name of ["search", "ruling", "find_check", "judge", "check_citations"]) assert(names.includes(name), `no ${name} in ${names}`);
          assert(client.getInstructions()?.includes("permalink"), "no instructions");
          const found = await call(client, "search", { query: "can psiloi be overlapped", game: "dba", limit: 2 });
          const [hit] = found.structuredContent.hits;
          const read = await call(client, "ruling", { id: hit.id });
          assert(read.content[0].text.includes(`${base}/cite/`), read.content[0].text);
          const { contents } = await client.readResource({ uri: `cavillo:it/${hit.id}` });
          assert(contents[0].text.includes("?rev=it"), contents[0].text);
        } finally {
          await client.close();
        }
      });
      await check(`${way}, ${era}: a situation is judged, and what is missing is asked`, async () => {
        const { client, asked } = await connected(era, transport());
        try {
          const found = await call(client, "find_check", { situation: "Ax recoil Pk behind", game: "dba" });
          const [first] = found.structuredContent.candidates;
          assert(first.check === "dba.recoil", first.check);
          const judged = await call(client, "judge", { check: first.check, facts: first.facts });
          if (era === "modern") {
            assert(asked.length > 0, "nothing was asked");
            assert(judged.structuredContent.status !== "open", JSON.stringify(judged.structuredContent.asks));
          } else {
            assert(judged.structuredContent.status === "open", judged.structuredContent.status);
            assert(judged.structuredContent.asks.length > 0 && judged.content[0].text.includes("Ask the player"), "no question");
          }
          assert(judged.content[0].text.includes(`${base}/cite/dba.recoil`), judged.content[0].text);
          const bad = await client.callTool({ name: "judge", arguments: { check: "dba.recoil", facts: { recoiler: "Xx" } } });
          assert(bad.isError && bad.content[0].text.includes("Xx"), JSON.stringify(bad));
        } finally {
          await client.close();
        }
      });
    }
  }
  await check("a client that cannot ask gets the open verdict", async () => {
    const { client } = await connected("modern", ways.HTTP(), false);
    try {
      const judged = await call(client, "judge", { check: "dba.recoil", facts: { recoiler: "Ax", friend: "Pk" } });
      assert(judged.structuredContent.status === "open", judged.structuredContent.status);
    } finally {
      await client.close();
    }
  });
} finally {
  await stop();
}
finish();
