// Two replicas behind HAProxy (whose checks take up to two seconds to notice), under load: one is
// stopped gracefully, the other is killed, both return, and no request fails. Both give the same
// responses, tags included.
//
//   node tests/replicas/run.mjs --bin target/release/cavillo --seconds 40
//
//   --connections C   readers at once (16)
// Ends with status 1 when a request failed. Needs haproxy (apt-get install haproxy); Node only.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const program = option("bin", join(here, "..", "..", "target", "release", "cavillo"));
const seconds = Number(option("seconds", 40));
const connections = Number(option("connections", 16));
const folder = mkdtempSync(join(tmpdir(), "cavillo-replicas-"));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const free = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const running = new Set();
function run(name, command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, RUST_LOG: "info" } });
  child.said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (child.said = (child.said + text).slice(-20_000)));
  child.on("error", (error) => (child.said += `${name}: ${error.message}`));
  child.on("exit", () => running.delete(child));
  running.add(child);
  return child;
}
const gone = (child) => new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.on("exit", resolve)));

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
function ask(port, { method = "GET", path, body }, headers = {}, using = agent) {
  return new Promise((resolve) => {
    const started = performance.now();
    const done = (status, more = {}) => resolve({ status, ms: performance.now() - started, ...more });
    const request = http.request({ host: "127.0.0.1", port, method, path, agent: using, headers: { ...headers, ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}) } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => done(response.complete ? response.statusCode : 0, { body: Buffer.concat(parts), headers: response.headers }));
      response.on("error", (error) => done(0, { error: error.message }));
    });
    request.setTimeout(20_000, () => request.destroy(new Error("no answer in 20 s")));
    request.on("error", (error) => done(0, { error: error.message }));
    request.end(body);
  });
}

/** Starts a replica. Both have the public address of the site in their pages. */
async function replica(name, port, front) {
  const child = run(name, program, ["serve", "--addr", `127.0.0.1:${port}`, "--base-url", `http://127.0.0.1:${front}`, "--index-dir", join(folder, `index-${name}`), "--notice", "3"]);
  for (let n = 0; n < 3000; n++) {
    if ((await ask(port, { path: "/readyz" }, {}, undefined)).status === 200) return child;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`${name} did not start:\n${child.said}`);
}

const MIX = [
  { path: "/it/" },
  { path: "/en/dba/recoil/into-elephants" },
  { path: "/it/dba/recoil" },
  { path: "/it/search?q=elefante" },
  { path: "/api/v1/search?q=psiloi%20recoil&lang=en" },
  { path: "/it/check/dba.recoil?recoiler=Bd&friend=El&same_facing=true&room_mm=40" },
  { path: "/api/v1/nodes/dba/recoil/into-elephants?lang=it" },
  { method: "POST", path: "/api/v1/checks/dba.recoil?lang=it", body: '{"recoiler":"Bd"}' },
  { path: "/sitemap.xml" },
];

let code = 0;
try {
  const [front, onePort, otherPort] = [await free(), await free(), await free()];
  let [one, other] = await Promise.all([replica("one", onePort, front), replica("other", otherPort, front)]);

  // Both give the same responses.
  for (const request of MIX) {
    const [a, b] = [await ask(onePort, request, {}, undefined), await ask(otherPort, request, {}, undefined)];
    const same = a.status === b.status && a.headers.etag === b.headers.etag && a.headers["cache-control"] === b.headers["cache-control"] && (request.path === "/sitemap.xml" || a.body.equals(b.body));
    if (!same) throw new Error(`the replicas differ on ${request.path}: ${a.status} ${a.headers.etag}, ${b.status} ${b.headers.etag}`);
  }
  console.log(`${MIX.length} answers and their tags are the same from both`);

  const config = join(folder, "haproxy.cfg");
  writeFileSync(config, readFileSync(join(here, "haproxy.cfg"), "utf8").replaceAll("PORT", String(front)).replaceAll("ONE", String(onePort)).replaceAll("OTHER", String(otherPort)));
  const balancer = run("haproxy", "haproxy", ["-db", "-f", config]);
  for (let n = 0; (await ask(front, { path: "/healthz" }, {}, undefined)).status !== 200; n++) {
    if (n > 100 || balancer.exitCode !== null) throw new Error(`haproxy does not answer:\n${balancer.said}`);
    await sleep(100);
  }

  const seen = { requests: 0, failed: [], times: [] };
  let going = true;
  const reader = async (n) => {
    for (let at = n; going; at++) {
      const request = MIX[at % MIX.length];
      const answer = await ask(front, request);
      seen.requests++;
      seen.times.push(answer.ms);
      if (answer.status !== 200) seen.failed.push(`${request.path}: ${answer.status} ${answer.error ?? ""}`);
    }
  };
  const readers = Array.from({ length: connections }, (_, n) => reader(n));
  const quarter = (seconds * 1000) / 4;
  const say = (what) => console.log(`${what}: ${seen.requests} requests so far, ${seen.failed.length} failed`);

  await sleep(quarter);
  say("both serve");
  one.kill("SIGTERM");
  await gone(one);
  say(`one stopped in order, status ${one.exitCode}`);
  if (one.exitCode !== 0) code = 1;
  await sleep(quarter / 2);
  one = await replica("one", onePort, front);
  await sleep(quarter / 2);
  say("one is back");
  other.kill("SIGKILL");
  await gone(other);
  await sleep(quarter / 2);
  say("the other was killed");
  other = await replica("other", otherPort, front);
  await sleep(quarter);
  say("the other is back");
  going = false;
  await Promise.all(readers);

  const sorted = seen.times.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  console.log(`${seen.requests} requests through HAProxy by ${connections} readers, ${seen.failed.length} failed; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
  for (const failure of seen.failed.slice(0, 20)) console.log(`  ${failure}`);
  if (seen.failed.length) code = 1;
} catch (error) {
  console.log(String(error.message ?? error));
  code = 1;
} finally {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
console.log(code ? "FAILED" : "ok");
process.exit(code);
