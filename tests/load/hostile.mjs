// The damage that one client can do to a running server: the slowest questions, missing facts or
// ranges, every address, requests whose client disconnects, responses that are not read, request
// heads that never end. Meanwhile another client searches and requests /healthz. Prints a table;
// exits with status 1 if the server stops answering, if a response, threads, memory or CPU time of
// a request exceed a bound, or (without --short) if the other client waits.
//
//   node tests/load/hostile.mjs --bin target/release/cavillo [--worst FILE]
//
//   --short        one or two seconds for each part, without bounds on time
//   --limits       the default rate limits of a server; without it there are none, so that all is computed
//   --worst FILE   questions, one JSON object {check, body} per line (CAVILLO_WORST of tests/suite/hostile.rs)
//   --memory MB    limits the memory of the server (a cgroup, as MemoryMax= uses)
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const short = process.argv.includes("--short");
const program = option("bin", "target/release/cavillo");
const limit = Number(option("memory", 0));
const limits = process.argv.includes("--limits");
const seconds = short ? 1.5 : 10;
// Two clients, as a proxy would report them, because loopback addresses are not limited.
const visitor = { "x-forwarded-for": "203.0.113.7" };
const other = { "x-forwarded-for": "198.51.100.9" };
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = mkdtempSync(join(tmpdir(), "cavillo-hostile-"));
const faults = [];
const rows = [];

// ---- the server

let group;
function within(mb) {
  for (const [root, file, swap] of [["/sys/fs/cgroup", "memory.max", "memory.swap.max"], ["/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.memsw.limit_in_bytes"]]) {
    group = `${root}/cavillo-hostile-${process.pid}`;
    try {
      mkdirSync(group);
      // Without a cgroup file system, this is an ordinary folder.
      if (!existsSync(join(group, file))) {
        rmdirSync(group);
        continue;
      }
      writeFileSync(join(group, file), `${mb}M`);
      if (existsSync(join(group, swap))) writeFileSync(join(group, swap), file === "memory.max" ? "0" : `${mb}M`);
      console.log(`${mb} MB by ${group}/${file}`);
      return ["sh", ["-c", `echo $$ > ${group}/cgroup.procs && exec "$0" "$@"`, program]];
    } catch (error) {
      console.log(`${group}: ${error.code}`);
    }
  }
  // Without cgroups the address space is limited. It includes mapped files and reserved memory.
  console.log(`no cgroup: RLIMIT_AS of ${mb * 16} MB instead`);
  group = undefined;
  return ["sh", ["-c", `ulimit -v ${mb * 16 * 1024} && exec "$0" "$@"`, program]];
}
const [command, before] = limit ? within(limit) : [program, []];
const child = spawn(command, [...before, "serve", "--addr", "127.0.0.1:0", "--index-dir", folder, "--trusted-proxy", "127.0.0.1", ...(limits ? [] : ["--rate-limit", "0", "--rate-cpu", "0"])], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, RUST_LOG: "info" } });
let log = "";
child.stderr.on("data", (text) => (log = (log + text).slice(-20_000)));
let port;
for (let n = 0; n < 1200 && child.exitCode === null && !port; n++) {
  port = Number(/listening on http:\/\/[^/]+:(\d+)\//.exec(log)?.[1]);
  await sleep(100);
}
if (!port) throw new Error(`the server did not start:\n${log}`);
const pid = () => child.pid;
const memory = () => {
  const status = existsSync(`/proc/${pid()}/status`) ? readFileSync(`/proc/${pid()}/status`, "utf8") : "";
  const of = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1024);
  const threads = Number(/^Threads:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return { now: of("VmRSS"), most: of("VmHWM"), threads };
};
/** Returns the CPU time of the server so far, in ms, in steps of 10 ms. */
const cpu = () => {
  const [, , ...fields] = readFileSync(`/proc/${pid()}/stat`, "utf8").split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const ask = (agent, path, body, client = visitor, method = body === undefined ? "GET" : "POST") =>
  new Promise((resolve) => {
    const headers = body === undefined ? client : { ...client, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const started = performance.now();
    const request = http.request({ host: "127.0.0.1", port, path, method, agent, headers, timeout: 60_000 }, (response) => {
      let bytes = 0;
      response.on("data", (chunk) => (bytes += chunk.length));
      response.on("end", () => resolve({ status: response.statusCode, ms: performance.now() - started, bytes }));
      response.on("error", () => resolve({ status: 0, ms: performance.now() - started, bytes }));
    });
    request.on("error", () => resolve({ status: 0, ms: performance.now() - started, bytes: 0 }));
    request.on("timeout", () => request.destroy());
    request.end(body);
  });

/** Returns the CPU time of the existing threads, in ms, with nanosecond resolution; for a single request at a time. */
const fine = () =>
  readdirSync(`/proc/${pid()}/task`).reduce((sum, task) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid()}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6;
    } catch {
      return sum;
    }
  }, 0);

const words = ["recoil", "elephants into friends", "Bd against Kn", "zoc", "carica di fianco", "tiro alle spalle", "overlap", "ritirata"];
// Cost of a request of the other client, in ms; measured in the part without load.
let usual;
/**
 * Runs a part while another client with one connection searches and requests /healthz. `bounds`:
 * mean processor time for a request of the visitor, ms (`cpu`), and memory that may remain
 * allocated, MB (`grown`).
 */
async function watched(name, act, bounds = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await ask(agent, "/healthz", undefined, other);
  const health = [];
  const searches = [];
  let threads = 0;
  let going = true;
  const watch = (async () => {
    for (let n = 0; going; n++) {
      const [path, times] = n % 2 ? [`/api/v1/search?lang=en&q=${encodeURIComponent(words[(n >> 1) % words.length])}`, searches] : ["/healthz", health];
      const { status, ms } = await ask(agent, path, undefined, other);
      if (status !== 200) faults.push(`${name}: ${path} answered ${status} to another client`);
      times.push(ms);
      threads = Math.max(threads, memory().threads);
      // Fewer than fifty searches per second, which is a client's limit.
      await sleep(15);
    }
  })();
  const before = cpu();
  const held = memory().now;
  const told = (await act()) ?? {};
  const spent = cpu() - before;
  usual ??= spent / (health.length + searches.length);
  going = false;
  await watch;
  agent.destroy();
  const at = (times, share) => times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const { now, most } = memory();
  const asked = told.asked ?? 0;
  const each = asked ? Math.max(0, spent - usual * (health.length + searches.length)) / asked : 0;
  rows.push({ part: name, asked, refused: told.refused ?? 0, "CPU ms each": each.toFixed(1), "largest kB": Math.round((told.bytes ?? 0) / 1024), "worst ms": Math.round(told.ms ?? 0), "healthz p50": at(health, 0.5).toFixed(1), "healthz p99": at(health, 0.99).toFixed(1), "search p50": at(searches, 0.5).toFixed(1), "search p99": at(searches, 0.99).toFixed(1), threads, "RSS MB": now, "peak MB": most });
  if (asked && !limits && bounds.cpu && each > bounds.cpu) faults.push(`${name}: ${each.toFixed(1)} ms of processor time for a request, at most ${bounds.cpu}`);
  if (bounds.grown && now - held > bounds.grown) faults.push(`${name}: ${now - held} MB more than before, at most ${bounds.grown}`);
  if (threads > most_threads) faults.push(`${name}: ${threads} threads, at most ${most_threads}`);
  if (!short && at(health, 0.99) > 20) faults.push(`${name}: /healthz p99 ${at(health, 0.99).toFixed(1)} ms`);
  if (!short && at(searches, 0.99) > 50) faults.push(`${name}: another client's search p99 ${at(searches, 0.99).toFixed(1)} ms`);
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name}: the server ended:\n${log}`);
}

/** Opens this many connections; each sends a request as soon as the previous one is answered. */
async function busy(connections, questions, duration = seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + duration * 1000;
  const told = { asked: 0, refused: 0, bytes: 0, ms: 0 };
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const { path, body, method } = questions[next++ % questions.length];
        const answer = await ask(agent, path, body, visitor, method);
        told.asked++;
        // A client over the limit is refused before a large body is read, and its connection may be
        // closed.
        const closed = limits && body && answer.status === 0;
        if (answer.status >= 400 || closed) told.refused++;
        told.bytes = Math.max(told.bytes, answer.bytes);
        told.ms = Math.max(told.ms, answer.ms);
        if ((answer.status === 0 && !closed) || (answer.status >= 500 && answer.status !== 503)) faults.push(`${path}: ${answer.status}`);
        const most = 16 * (body?.length ?? path.length) + (256 << 10);
        if (path.startsWith("/api/v1/checks/") && answer.bytes > most) faults.push(`${path}: ${answer.bytes} bytes`);
      }
    }),
  );
  agent.destroy();
  return told;
}

/**
 * Opens connections that send something and then neither read nor write; with `reads`, they read
 * and notice their end.
 */
async function silent(connections, text, wait, reads = false) {
  const sockets = [];
  let closed = 0;
  for (let n = 0; n < connections; n++) {
    const socket = net.connect({ host: "127.0.0.1", port });
    socket.on("error", () => {});
    socket.on("close", () => closed++);
    if (reads) socket.resume();
    else socket.pause();
    socket.write(text);
    sockets.push(socket);
  }
  await sleep(wait);
  sockets.forEach((socket) => socket.destroy());
  return { asked: connections, closed };
}

/** Sends questions one at a time and measures the CPU time of each; prints the most expensive ones. */
async function alone(questions, most, duration) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const until = performance.now() + duration * 1000;
  const found = [];
  const once = async ({ path, body }) => {
    const before = fine();
    const { status } = await ask(agent, path, body);
    if (status === 0 || status >= 500) faults.push(`${path} ${body}: ${status}`);
    return fine() - before;
  };
  let asked = 0;
  for (const question of questions) {
    if (performance.now() > until) break;
    asked++;
    let ms = await once(question);
    // The minimum of several measurements, to exclude other work of the server.
    for (let n = 0; n < 2 && ms > most; n++) ms = Math.min(ms, await once(question));
    found.push({ ms, ...question });
    if (ms > most && !limits) faults.push(`${question.path} ${question.body}: ${ms.toFixed(1)} ms of processor time, at most ${most}`);
  }
  agent.destroy();
  found.sort((a, b) => b.ms - a.ms);
  console.log(`${asked} questions one by one, ${(found.reduce((sum, { ms }) => sum + ms, 0) / asked).toFixed(1)} ms of processor time on average; the dearest:`);
  for (const { ms, path, body } of found.slice(0, 5)) console.log(`  ${ms.toFixed(1)} ms  ${path.slice(15)} ${body.slice(0, 100)}`);
  return found;
}

/**
 * Sends this many requests at once and disconnects before the response, then waits, so that
 * remaining work is measured.
 */
async function gone(questions, count) {
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const { path, body = "" } = questions[n % questions.length];
      const socket = net.connect({ host: "127.0.0.1", port });
      socket.on("error", () => {});
      return new Promise((resolve) => {
        const head = `${body ? "POST" : "GET"} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor["x-forwarded-for"]}\r\n${body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ""}\r\n`;
        socket.on("connect", () => socket.write(head + body, () => resolve(socket)));
        socket.on("close", () => resolve(socket));
      });
    }),
  );
  await sleep(20);
  sockets.forEach((socket) => socket.destroy());
  // Long enough to measure work that continues without a client.
  await sleep(1500);
  return { asked: count };
}

// ---- the attacks

const names = Array.from({ length: 7500 }, (_, n) => `u${n}`);
const elements = Array.from({ length: 60 }, (_, n) => ({ id: `${n}${"n".repeat(300)}`, side: n % 2 ? "B" : "A", troop: "Bd", x: (n % 10) * 45, y: Math.floor(n / 10) * 45 }));
const circle = (x, y, corners) => Array.from({ length: corners }, (_, n) => [Math.round(x + 70 * Math.cos((n * 2 * Math.PI) / corners)), Math.round(y + 70 * Math.sin((n * 2 * Math.PI) / corners))]);
const table = (id, ground) => ({ elements: elements.map((piece, n) => ({ ...piece, id: id(n), w: 40, d: 15 })), terrain: ground, board: { w: 600, h: 600 } });
/** Returns a request that asks a check. */
const check = (id, input) => ({ path: `/api/v1/checks/${id}`, body: JSON.stringify(input) });
const known = [
  check("dba.threat-zone", { scene: { elements: elements.slice(0, 20) }, enemies: names.slice(0, 6000) }),
  check("dba.line-of-fire", { scene: table((n) => `e${n}`, Array.from({ length: 60 }, (_, n) => ({ kind: "wood", polygon: circle((n % 8) * 70, Math.floor(n / 8) * 70, 40) }))), shooter: "e0", target: "e59" }),
  check("dba.line-of-fire", { scene: table((n) => `e${n}`, Array.from({ length: 8 }, (_, n) => ({ kind: "wood", polygon: circle((n % 4) * 150, Math.floor(n / 4) * 150, 60) }))), shooter: "e0", target: "e59" }),
  check("dba.threat-zone", { scene: table((n) => `e${n}`, []), mover: "e0" }),
  check("dba.recoil-scene", { scene: table((n) => `e${n}`, []), recoiler: "e22" }),
];
const lines = (file) => readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const worst = option("worst") ? lines(option("worst")).map(({ check, body }) => ({ path: `/api/v1/checks/${check}`, body })) : known;
// A whole table in the short form of addresses: sixty pieces, ten outlines with 48 corners.
const field = [
  ...Array.from({ length: 60 }, (_, n) => `${n % 2 ? "B" : "A"}${n}_Bd_${(n % 10) * 45}_${Math.floor(n / 10) * 45}`),
  ...Array.from({ length: 10 }, (_, n) => `wood_${circle((n % 4) * 150, Math.floor(n / 4) * 150, 48).flat().join("_")}`),
  "board_600_600",
].join("*");
const shot = `/check/dba.line-of-fire?shooter=A0&target=B59&scene=${field}`;
const troops = Array.from({ length: 8 }, (_, n) => `corps.${n}.troops=${Array(20).fill("line_12").join("*")}`).join("&");
const pages = [
  { path: `/api/v1/search?${Array.from({ length: 499 }, (_, n) => `about=x${n}`).join("&")}` },
  { path: `/api/v1/search?limit=50&lang=it&q=${encodeURIComponent("il la di e ".repeat(20))}` },
  { path: `/api/v1/search?${"kind=x&".repeat(8000)}` },
  { path: `/en/search?q=${encodeURIComponent("a ".repeat(2000))}` },
  { path: `/suggest?lang=en&q=${encodeURIComponent("recoil elephnat ".repeat(50))}` },
  { path: `/en${shot}` },
  { path: `/en/check/dba.line-of-fire?${new URLSearchParams({ scene: "x".repeat(20_000) })}` },
  { path: `/oembed?url=${encodeURIComponent(`/en${shot}`)}` },
  { path: `/card/en${shot.replace("?", ".png?")}` },
  { path: `/en/tool/dbe/army?${troops}` },
  { path: `/en/tool/dbe/army?${"corps.0.name=x&".repeat(2000)}` },
  { path: "/en/tool/dba/fights?a.overlaps=1" },
  { path: "/api/v1/matrices/dba.fights?a.overlaps=2" },
  { path: `/en/linker?text=${"%60".repeat(6000)}` },
  { path: `/en/linker?text=${"http://[".repeat(2400)}` },
  { path: `/en/linker?text=${"<a ".repeat(6000).replaceAll(" ", "+")}` },
  { path: `/assets/${"x".repeat(2000)}` },
  { path: `/it/dba/recoil/${"y".repeat(2000)}` },
  { path: "/it/dba/recoil/into-elefants" },
  { path: `/cite/${"z".repeat(200)}` },
  { path: "/api/v1/nodes/dba/recoil/into-elefants" },
  { path: "/api/v1/checks/dba.line-of-fire" },
  { path: "/api/v1/nodes.ndjson?lang=it" },
];

// Inputs for every check, from its declaration: no facts, one fact, ranges, lists of empty groups,
// a number instead of a text, all facts unknown.
const json = (path) =>
  new Promise((resolve, reject) => {
    http.get({ host: "127.0.0.1", port, path }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve(path.endsWith(".xml") ? text : JSON.parse(text)));
    }).on("error", reject);
  });
/** Returns every form that a declaration allows, with `anyOf` expanded. */
const forms = (schema) => [schema, ...(schema.anyOf ?? []).flatMap(forms)];
const is = (schema, type) => forms(schema).some((form) => [form.type].flat().includes(type));
const range = (schema) => forms(schema).some((form) => form.pattern?.includes("\\.\\."));
const items = (schema) => Math.max(...forms(schema).map((form) => form.maxItems ?? 0)) || 18;
const wide = (schema) => {
  if (range(schema)) return "..";
  if (is(schema, "array")) return Array(Math.min(items(schema), 18)).fill({});
  if (is(schema, "object")) return {};
  if (is(schema, "integer") || is(schema, "number")) return Math.max(...forms(schema).map((form) => form.maximum ?? 0)) || 2;
  return forms(schema).flatMap((form) => form.oneOf ?? []).find((one) => one.const)?.const ?? true;
};
const untold = [];
const { checks } = await json("/api/v1/checks");
const own = ["agreed", "unknown", "ask", "rulebook", "scene"];
for (const { id } of checks) {
  const { input } = await json(`/api/v1/checks/${id}`);
  const facts = Object.entries(input.properties).filter(([name]) => !own.includes(name));
  const of = (some, value) => Object.fromEntries(facts.filter(([, schema]) => some(schema)).map(([name, schema]) => [name, value(schema)]));
  untold.push(
    [check(id, {}), check(id, of(range, wide)), check(id, of((schema) => is(schema, "array"), wide)), check(id, of((schema) => !is(schema, "number") && !is(schema, "integer"), () => 5)), check(id, { unknown: facts.map(([name]) => name).slice(0, 40) })],
    facts.map(([name, schema]) => check(id, { [name]: wide(schema) })),
    facts.filter(([, schema]) => is(schema, "integer")).flatMap(([name]) => [2, 10].map((n) => check(id, { [name]: n }))),
  );
}
// First the questions to every check, then single facts; a short run reaches the first and some of
// the rest.
const [general, single, counts] = [0, 1, 2].map((kind) => untold.filter((_, n) => n % 3 === kind).flat());
const few = [...general.filter((_, n) => n % 5 === 0), ...counts, ...general.filter((_, n) => n % 5), ...single];

// Every address: the program's own table, the addresses in the OpenAPI document, and a page of each
// kind and language of the site map.
const table_of_addresses = readFileSync(new URL("../../crates/pages/src/web/addresses.rs", import.meta.url), "utf8").split("#[cfg(test)]")[0];
const patterns = [...table_of_addresses.matchAll(/^    get\("(\/[^"]*)"/gm)].map(([, pattern]) => pattern);
if (patterns.length < 20) throw new Error("the table of addresses is not where it was");
const openapi = await json("/api/openapi.json");
const examples = { "/assets/{path}": ["nothing.css"], "/offline/{path}": ["cavillo.wasm"], "/card/{path}": ["it/index.png", "en/check/dba.recoil.png?recoiler=Bd"], "/cite/{id}": ["dba/recoil/into-elephants"], "/api/{rest}": ["nothing"], "/api/v1/nodes/{id}": ["dba/recoil/into-elephants"], "/api/v1/cite/{key}": ["bob:recoil.2"], "/api/v1/checks/{id}": ["dba.recoil"], "/api/v1/matrices/{id}": ["dba.fights"], "/api/v1/tables/{id}": ["dba.recoil-matrix"], "/it/{book}.epub": ["dba"], "/en/{book}.epub": ["dba"] };
for (const lang of ["it", "en"]) {
  examples[`/${lang}/{book}/feed.atom`] = ["dba"];
  examples[`/${lang}/{book}/{section}/feed.atom`] = ["dba/recoil"];
  examples[`/${lang}/{book}/{section}/{ruling}/feed.atom`] = ["dba/recoil/into-elephants"];
}
const addresses = new Set(["/linker.js", "/oembed?url=/it/dba/recoil/into-elephants", "/suggest?lang=it&q=rin", "/it/search?q=elefante", "/api/v1/search?q=recoil", "/nowhere/at/all"]);
for (const pattern of [...patterns.map((path) => path.replaceAll("{*", "{")), ...Object.keys(openapi.paths)]) {
  for (const lang of ["it", "en"]) {
    const path = pattern.replaceAll("{lang}", lang);
    if (path.includes("{") && !examples[path]) throw new Error(`no example for ${pattern}`);
    for (const example of examples[path] ?? [""]) addresses.add(path.replace(/\{.*\}/, example));
  }
}
const kinds = new Map();
for (const [, location] of (await json("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) {
  const parts = location.split("/");
  kinds.set(`${parts[1]} ${parts[2]} ${parts.length}`, location);
}
kinds.forEach((path) => addresses.add(path));
const everywhere = [...addresses].flatMap((path) => [{ path }, { path, method: "HEAD" }, { path: `${path}${path.includes("?") ? "&" : "?"}unknown=1` }, { path, body: "{}" }]);
console.log(`${few.length} questions of ${checks.length} checks with facts left out; ${addresses.size} addresses`);

// All threads that answer exist by now, as many working ones as there are cores. No thread is
// created for a request.
const most_threads = memory().threads + availableParallelism() + 2;

for (const word of words) await json(`/api/v1/search?lang=en&q=${encodeURIComponent(word)}`);
// The offline copy is compressed once per edition, on the first request, which takes about ten
// seconds of one core. It is one job for all clients, and not part of the requests below.
const packing = fine();
for (let n = 0; n < 10 && (await ask(undefined, "/sw.js")).status === 0; n++);
console.log(`the offline copy, packed once: ${((fine() - packing) / 1000).toFixed(1)} s of processor time`);
const [dearest] = await alone(few, short ? 150 : 40, short ? 5 : 60);
await watched("nothing else", () => sleep(seconds * 500));
await watched("20 leave facts out", () => busy(20, few, short ? 4 : 30), { cpu: short ? 25 : 15 });
await watched("20 ask every address", () => busy(20, everywhere, short ? 3 : 20), { cpu: short ? 20 : 10 });
await watched("200 hang up", () => gone([dearest], 200), { cpu: short ? 10 : 5, grown: 64 });
await watched("200 hang up anywhere", () => gone([...few.slice(0, 60), ...pages, ...everywhere.filter(({ method }) => !method)], 200), { cpu: short ? 10 : 5, grown: 64 });
await watched("20 ask the slowest of every check", () => busy(20, worst));
await watched("20 ask what was known to be slow", () => busy(20, known));
await watched("20 ask the slowest of every route", () => busy(20, pages));
if (option("worst")) await watched("20 ask the slowest page of every check", () => busy(20, lines(`${option("worst")}.pages`)));
const get = (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor["x-forwarded-for"]}\r\n\r\n`;
await watched("20 never read", () => silent(20, get("/api/v1/nodes.ndjson?lang=it").repeat(4), seconds * 1000));
// The largest responses that are rendered per request.
await watched("60 never read", () => silent(60, get(`/en${shot}`).repeat(4), seconds * 1000));
await watched("200 never finish a head", async () => {
  const told = await silent(200, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", short ? 1000 : 40_000, true);
  if (!short && told.closed < 200) faults.push(`${200 - told.closed} of 200 heads that never ended were still held after 40 s`);
  return told;
});
await sleep(1000);
await watched("afterwards", () => sleep(seconds * 500));
console.table(rows);
const peak = memory().most;
// The bound is documented in docs/operating.md.
if (peak > 300) faults.push(`the server took ${peak} MB`);
const stopping = performance.now();
const half = net.connect({ host: "127.0.0.1", port });
half.on("error", () => {});
half.write("GET / HTTP/1.1\r\n");
await sleep(100);
child.kill("SIGTERM");
await new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.on("exit", resolve) : resolve()));
const stopped = performance.now() - stopping;
half.destroy();
console.log(`stopped ${Math.round(stopped)} ms after SIGTERM, half a head still open; peak ${peak} MB${limit ? ` of ${limit}` : ""}`);
if (!short && stopped > 5000) faults.push(`the server took ${Math.round(stopped)} ms to stop`);
if (child.exitCode !== 0) faults.push(`the server ended with ${child.exitCode ?? child.signalCode}`);
rmSync(folder, { recursive: true, force: true });
if (group) rmdirSync(group);
for (const fault of [...new Set(faults)].slice(0, 20)) console.log(`✘ ${fault}`);
console.log(`${faults.length ? 0 : 1} passed, ${faults.length ? 1 : 0} failed`);
process.exit(faults.length ? 1 : 0);
