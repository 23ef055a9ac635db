// Search quality without a connection: the share of judged queries that the server answers within
// its first three hits and that the library in the browser answers within its first three too.
// Prints one line for each language; fails below 95 %, or if nothing could be searched. CAVILLO_BIN
// names the program, which must include the offline program.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = process.env.CAVILLO_BIN || join(root, "target", "debug", "cavillo");
const FIRST = 3, LEAST = 0.95;

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
const base = `http://127.0.0.1:${await freePort()}`;
const server = spawn(program, ["serve", "--addr", base.slice(7)], { stdio: "ignore" });
process.on("exit", () => server.kill("SIGKILL"));
for (const end = Date.now() + 60000; ; await new Promise((done) => setTimeout(done, 100))) {
  if (await fetch(`${base}/readyz`).then((answer) => answer.ok, () => false)) break;
  if (server.exitCode !== null || Date.now() > end) throw new Error(`${program} does not answer`);
}

const manifest = await fetch(`${base}/offline/manifest.json`).then((answer) => answer.json());
if (!manifest.files) throw new Error(`${program} was built without the part for browsers: scripts/wasm makes it`);
const [code, content] = await Promise.all(["program", "content"].map(async (kind) => {
  const { url } = manifest.files.find((file) => file.kind === kind);
  return new Uint8Array(await (await fetch(base + url)).arrayBuffer());
}));
// The same script that browsers use.
globalThis.self = globalThis;
new Function(readFileSync(join(root, "assets", "offline.js"), "utf8"))();
const library = await globalThis.Cavillo.open(await WebAssembly.compile(code), content, manifest.site);

const rows = readFileSync(join(root, "index", "judgments.tsv"), "utf8").split("\n").slice(1).filter((line) => line.trim()).map((line) => line.split("\t"));
const counts = {}, lost = [];
let slowest = 0, took = 0;
for (const [id, lang, query, relevant] of rows) {
  const wanted = relevant.split(","), asked = `q=${encodeURIComponent(query)}&lang=${lang}&limit=10`;
  const found = (answer) => answer.hits.findIndex((hit) => hit.cites.some((key) => wanted.includes(key)));
  const online = await fetch(`${base}/api/v1/search?${asked}`).then((answer) => answer.json());
  const from = performance.now();
  const told = library.answer({ method: "GET", path: "/api/v1/search", query: asked, accept_language: lang, origin: base, body: null });
  const ms = performance.now() - from;
  [slowest, took] = [Math.max(slowest, ms), took + ms];
  const offline = JSON.parse(told.body);
  const count = (counts[lang] ||= { queries: 0, online: 0, both: 0, same: 0 });
  count.queries += 1;
  count.same += JSON.stringify(offline.hits.map((hit) => hit.id)) === JSON.stringify(online.hits.map((hit) => hit.id));
  const [there, here] = [found(online), found(offline)];
  if (there < 0 || there >= FIRST) continue;
  count.online += 1;
  if (here >= 0 && here < FIRST) count.both += 1;
  else lost.push(`${id} ${lang} ${query}: ${there + 1} online, ${here < 0 ? "not found" : here + 1} offline`);
}
server.kill("SIGKILL");
for (const line of lost) console.log(line);
let fine = Object.keys(counts).length > 0;
for (const [lang, { queries, online, both, same }] of Object.entries(counts)) {
  const share = both / online;
  fine &&= online > 0 && share >= LEAST;
  console.log(`${lang}: ${queries} queries, ${online} within the first ${FIRST} online, ${both} of these offline: ${(100 * share).toFixed(1)} %; ${same} with the same ten hits`);
}
console.log(`a search without a connection: ${(took / rows.length).toFixed(1)} ms on average, ${slowest.toFixed(0)} at most`);
process.exit(fine ? 0 : 1);
