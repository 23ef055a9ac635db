// Steady load for a while, like readers and programs: cached pages, searches, verdicts, the API,
// addresses that do not exist. Reports the responses and the server's memory. Node only.
//
//   node tests/load/soak.mjs --bin target/release/cavillo --minutes 30 --share 0.5
//   node tests/load/soak.mjs --bin … --minutes 30 --rate 200
//
//   --bin FILE      starts this program; --url URL uses a running server (no memory figures)
//   --share S       measures the peak for ten seconds first and uses that share of it (0.5)
//   --rate N        requests per second instead
//   --minutes M     duration (30)
//   --connections C maximum at once (16)
//   --kinds NAMES   only these kinds of requests, separated by commas
//   --young         the run is too short to judge memory by
// Exits with status 1 if a request failed or memory grew by more than a fifth after the first tenth of the time.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const minutes = Number(option("minutes", 30));
const connections = Number(option("connections", 16));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A deterministic random generator, so that two runs send the same requests. */
let seed = 20261122;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];

async function start(program) {
  const folder = mkdtempSync(join(tmpdir(), "cavillo-soak-"));
  const child = spawn(program, ["serve", "--addr", "127.0.0.1:0", "--index-dir", folder], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, RUST_LOG: "info" } });
  let log = "";
  child.stderr.on("data", (text) => (log = (log + text).slice(-20_000)));
  for (let n = 0; n < 1200 && child.exitCode === null; n++) {
    const found = /listening on http:\/\/([^/]+)\//.exec(log);
    if (found) return { child, folder, address: found[1], log: () => log };
    await sleep(100);
  }
  throw new Error(`the server did not start:\n${log}`);
}

/** Returns the resident and the proportional memory, in kB. */
function memory(pid) {
  if (!pid || !existsSync(`/proc/${pid}/smaps_rollup`)) return null;
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const of = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1]);
  return { rss: of("Rss"), pss: of("Pss") };
}

/** Returns the CPU time of the server, in seconds. */
function processor(pid) {
  if (!pid || !existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
let address;

function ask({ method = "GET", path, body, headers = {} }) {
  const [hostname, port] = [address.slice(0, address.lastIndexOf(":")), address.slice(address.lastIndexOf(":") + 1)];
  return new Promise((resolve) => {
    const started = process.hrtime.bigint();
    const done = (status, bytes, text) => resolve({ status, bytes, text, ms: Number(process.hrtime.bigint() - started) / 1e6 });
    const request = http.request({ hostname, port, method, path, agent, headers: { "accept-encoding": "br, gzip", ...headers, ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}) } }, (response) => {
      let bytes = 0;
      const parts = [];
      response.on("data", (part) => { bytes += part.length; if (headers["accept-encoding"] === "identity") parts.push(part); });
      response.on("end", () => done(response.statusCode, bytes, Buffer.concat(parts).toString()));
      response.on("error", (error) => done(0, bytes, String(error)));
    });
    request.setTimeout(30_000, () => request.destroy(new Error("no answer in 30 s")));
    request.on("error", (error) => done(0, 0, String(error)));
    request.end(body);
  });
}

/** Returns the kinds of requests: share, and a function that makes a request with its expected status. */
async function mix() {
  const read = async (path) => (await ask({ path, headers: { "accept-encoding": "identity" } })).text;
  const pages = [...(await read("/sitemap.xml")).matchAll(/<loc>[^<]*?(\/(?:it|en)\/[^<]*)<\/loc>/g)].map((found) => found[1].replaceAll("&amp;", "&"));
  const nodes = (await read("/api/v1/nodes.ndjson?lang=it")).trim().split("\n").map((line) => JSON.parse(line));
  // A link in a ruling to a check with a situation leads to a verdict.
  const verdicts = nodes.flatMap((node) => [...node.html.matchAll(/href="[^"]*?(\/it\/check\/[^"]*\?[^"]*)"/g)].map((found) => found[1].replaceAll("&amp;", "&")));
  const queries = readFileSync(join(root, "index", "judgments.tsv"), "utf8").split("\n").slice(1).map((line) => line.split("\t")[2]).filter(Boolean);
  const typed = () => { const query = pick(queries); return encodeURIComponent(query.slice(0, 1 + Math.floor(random() * query.length))); };
  const lang = () => pick(["it", "en"]);
  if (!pages.length || !nodes.length || !verdicts.length || !queries.length) throw new Error("nothing to ask for");
  const kinds = [
    ["page", 40, 200, () => ({ path: pick(pages) })],
    ["search page", 12, 200, () => ({ path: `/${lang()}/search?q=${encodeURIComponent(pick(queries))}` })],
    ["search as typed", 18, 200, () => ({ path: `/api/v1/search?lang=${lang()}&q=${typed()}` })],
    ["verdict page", 12, 200, () => ({ path: pick(verdicts) })],
    ["ruling as JSON", 6, 200, () => ({ path: `/api/v1/nodes/${pick(nodes).id}?lang=${lang()}` })],
    ["permalink", 4, 302, () => ({ path: `/cite/${pick(nodes).id}` })],
    ["nowhere", 3, 404, () => ({ path: `/it/${pick(nodes).id}x${Math.floor(random() * 1e6)}` })],
    ["bad situation", 3, 422, () => ({ method: "POST", path: `/api/v1/checks/${pick(nodes.flatMap((node) => node.checks))}`, body: "{\"nothing\":1}" })],
    ["health", 2, 200, () => ({ path: "/readyz" })],
  ];
  const wanted = option("kinds")?.split(",");
  const asked = wanted ? kinds.filter(([name]) => wanted.includes(name)) : kinds;
  if (!asked.length) throw new Error(`--kinds takes some of: ${kinds.map(([name]) => name).join(", ")}`);
  const all = asked.reduce((sum, kind) => sum + kind[1], 0);
  return () => {
    let at = random() * all;
    const [name, , want, make] = asked.find((kind) => (at -= kind[1]) < 0) ?? asked[0];
    return { name, want, request: make() };
  };
}

const seen = { requests: 0, failed: 0, bytes: 0, times: [], kinds: new Map(), failures: [] };
async function once(next) {
  const { name, want, request } = next();
  const answer = await ask(request);
  seen.requests++;
  seen.bytes += answer.bytes;
  // A sample of the times, so that memory does not grow during the run.
  if (seen.times.length < 200_000) seen.times.push(answer.ms);
  else seen.times[Math.floor(Math.random() * seen.times.length)] = answer.ms;
  const kind = seen.kinds.get(name) ?? { requests: 0, failed: 0 };
  kind.requests++;
  if (answer.status !== want) {
    seen.failed++;
    kind.failed++;
    if (seen.failures.length < 20) seen.failures.push(`${request.method ?? "GET"} ${request.path}: ${answer.status}, not ${want} ${answer.status ? "" : answer.text}`);
  }
  seen.kinds.set(name, kind);
}

const server = option("url") ? null : await start(option("bin", join(root, "target", "release", "cavillo")));
address = server ? server.address : new URL(option("url")).host;
const pid = server?.child.pid;
let code = 0;
try {
  const next = await mix();
  let rate = Number(option("rate", 0));
  if (!rate) {
    const until = Date.now() + 10_000;
    const before = seen.requests;
    await Promise.all(Array.from({ length: connections }, async () => { while (Date.now() < until) await once(next); }));
    const peak = (seen.requests - before) / 10;
    rate = peak * Number(option("share", 0.5));
    console.log(`peak ${peak.toFixed(0)} requests/s with ${connections} connections (client and server share the machine)`);
  }
  Object.assign(seen, { requests: 0, failed: 0, bytes: 0, times: [], kinds: new Map(), failures: [] });
  console.log(`${rate.toFixed(0)} requests/s for ${minutes} min`);
  const began = Date.now();
  const length = minutes * 60_000;
  const start = { at: 0, memory: memory(pid), processor: processor(pid) };
  let settled = null;
  let due = 0;
  let under = 0;
  let late = 0;
  let told = 0;
  while (Date.now() - began < length) {
    const passed = Date.now() - began;
    // Requests that are due by now; if the server is too slow, the backlog is bounded.
    for (const should = (passed / 1000) * rate; due < should; due++) {
      if (under >= connections * 8) { late++; continue; }
      under++;
      once(next).finally(() => under--);
    }
    if (!settled && passed > length / 10) settled = memory(pid);
    if (passed / 60_000 >= told + 5) {
      told += 5;
      const now = memory(pid);
      console.log(`${told} min: ${seen.requests} requests, ${seen.failed} failed${now ? `, RSS ${(now.rss / 1024).toFixed(1)} MB` : ""}`);
    }
    if (server && server.child.exitCode !== null) throw new Error(`the server ended:\n${server.log()}`);
    await sleep(5);
  }
  while (under > 0) await sleep(10);
  const seconds = (Date.now() - began) / 1000;
  const end = memory(pid);
  const used = processor(pid) - start.processor;
  const sorted = [...seen.times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(2);
  console.log(`${seen.requests} requests in ${seconds.toFixed(0)} s (${(seen.requests / seconds).toFixed(0)}/s), ${seen.failed} failed, ${late} not sent in time, ${(seen.bytes / 1e6).toFixed(0)} MB of bodies`);
  console.log(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
  for (const [name, kind] of seen.kinds) console.log(`  ${name}: ${kind.requests}, ${kind.failed} failed`);
  for (const failure of seen.failures) console.log(`  ${failure}`);
  if (end) {
    const mb = (kb) => `${(kb / 1024).toFixed(1)} MB`;
    console.log(`memory at start RSS ${mb(start.memory.rss)} PSS ${mb(start.memory.pss)}; after a tenth RSS ${mb(settled.rss)} PSS ${mb(settled.pss)}; at end RSS ${mb(end.rss)} PSS ${mb(end.pss)}`);
    console.log(`processor time ${used.toFixed(1)} s, ${((100 * used) / seconds).toFixed(1)} % of a core`);
    if (end.pss > settled.pss * 1.2 && !process.argv.includes("--young")) { console.log("memory grew by more than a fifth"); code = 1; }
  }
  if (seen.failed) code = 1;
} finally {
  if (server) {
    server.child.kill("SIGTERM");
    await new Promise((resolve) => (server.child.exitCode === null ? server.child.on("exit", resolve) : resolve()));
    rmSync(server.folder, { recursive: true, force: true });
  }
}
console.log(code ? "FAILED" : "ok");
process.exit(code);
