// What one bored visitor can do to a running server: the slowest questions, answers that nobody
// reads, heads of requests that never end. Prints a table; ends with status 1 when the server
// stops answering, an answer or its memory outgrows a bound, or (without --short) /healthz is slow.
//
//   node tests/load/hostile.mjs --bin target/release/cavillo [--worst FILE]
//
//   --short        a few seconds for each part, and nothing is judged by the clock
//   --worst FILE   questions, a JSON object {check, body} a line (CAVILLO_WORST of tests/suite/hostile.rs)
//   --memory MB    runs the server within so much memory (a cgroup, as MemoryMax= does)
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const short = process.argv.includes("--short");
const program = option("bin", "target/release/cavillo");
const limit = Number(option("memory", 0));
const seconds = short ? 2 : 10;
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
      // Elsewhere a folder is only a folder.
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
  // Without cgroups: the address space. Mapped files and reserved room count there too.
  console.log(`no cgroup: RLIMIT_AS of ${mb * 16} MB instead`);
  group = undefined;
  return ["sh", ["-c", `ulimit -v ${mb * 16 * 1024} && exec "$0" "$@"`, program]];
}
const [command, before] = limit ? within(limit) : [program, []];
const child = spawn(command, [...before, "serve", "--addr", "127.0.0.1:0", "--index-dir", folder], { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, RUST_LOG: "info" } });
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
  return { now: of("VmRSS"), most: of("VmHWM") };
};

const ask = (agent, path, body) =>
  new Promise((resolve) => {
    const headers = body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const started = performance.now();
    const request = http.request({ host: "127.0.0.1", port, path, method: body === undefined ? "GET" : "POST", agent, headers, timeout: 60_000 }, (response) => {
      let bytes = 0;
      response.on("data", (chunk) => (bytes += chunk.length));
      response.on("end", () => resolve({ status: response.statusCode, ms: performance.now() - started, bytes }));
      response.on("error", () => resolve({ status: 0, ms: performance.now() - started, bytes }));
    });
    request.on("error", () => resolve({ status: 0, ms: performance.now() - started, bytes: 0 }));
    request.on("timeout", () => request.destroy());
    request.end(body);
  });

/** Asks /healthz all the while, from a client that has one connection. */
async function watched(name, act) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await ask(agent, "/healthz");
  const times = [];
  let going = true;
  const watch = (async () => {
    while (going) {
      const { status, ms } = await ask(agent, "/healthz");
      if (status !== 200) faults.push(`${name}: /healthz answered ${status}`);
      times.push(ms);
      await sleep(5);
    }
  })();
  const told = (await act()) ?? {};
  going = false;
  await watch;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const { now, most } = memory();
  rows.push({ part: name, asked: told.asked ?? 0, "largest kB": Math.round((told.bytes ?? 0) / 1024), "worst ms": Math.round(told.ms ?? 0), "healthz p50": at(0.5).toFixed(1), "healthz p99": at(0.99).toFixed(1), "RSS MB": now, "peak MB": most });
  if (!short && at(0.99) > 20) faults.push(`${name}: /healthz p99 ${at(0.99).toFixed(1)} ms`);
  if (child.exitCode !== null) throw new Error(`${name}: the server ended:\n${log}`);
}

/** So many connections that ask as fast as they are answered. */
async function busy(connections, questions) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const told = { asked: 0, bytes: 0, ms: 0 };
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const { path, body } = questions[next++ % questions.length];
        const answer = await ask(agent, path, body);
        told.asked++;
        told.bytes = Math.max(told.bytes, answer.bytes);
        told.ms = Math.max(told.ms, answer.ms);
        if (answer.status === 0 || (answer.status >= 500 && answer.status !== 503)) faults.push(`${path}: ${answer.status}`);
        const most = 16 * (body?.length ?? path.length) + (256 << 10);
        if (path.startsWith("/api/v1/checks/") && answer.bytes > most) faults.push(`${path}: ${answer.bytes} bytes`);
      }
    }),
  );
  agent.destroy();
  return told;
}

/** Connections that send something and then neither read nor write; or read, and see their end. */
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

// ---- what is tried

const names = Array.from({ length: 7500 }, (_, n) => `u${n}`);
const elements = Array.from({ length: 60 }, (_, n) => ({ id: `${n}${"n".repeat(300)}`, side: n % 2 ? "B" : "A", troop: "Bd", x: (n % 10) * 45, y: Math.floor(n / 10) * 45 }));
const circle = (x, y, corners) => Array.from({ length: corners }, (_, n) => [Math.round(x + 70 * Math.cos((n * 2 * Math.PI) / corners)), Math.round(y + 70 * Math.sin((n * 2 * Math.PI) / corners))]);
const table = (id, ground) => ({ elements: elements.map((piece, n) => ({ ...piece, id: id(n), w: 40, d: 15 })), terrain: ground, board: { w: 600, h: 600 } });
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
// A whole table in the short form of addresses: sixty pieces, ten outlines of 48 corners.
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

await watched("nothing else", () => sleep(seconds * 500));
await watched("20 ask the slowest of every check", () => busy(20, worst));
await watched("20 ask what was known to be slow", () => busy(20, known));
await watched("20 ask the slowest of every route", () => busy(20, pages));
if (option("worst")) await watched("20 ask the slowest page of every check", () => busy(20, lines(`${option("worst")}.pages`)));
const get = (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
await watched("20 never read", () => silent(20, get("/api/v1/nodes.ndjson?lang=it").repeat(4), seconds * 1000));
// The largest answers that are made for each of them.
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
if (peak > 600) faults.push(`the server took ${peak} MB`);
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
