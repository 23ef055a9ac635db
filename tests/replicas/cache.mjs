// Two replicas behind nginx's cache, with contrib/nginx.conf and contrib/compose.yaml: what is
// cached and for whom, one replica killed, both killed and freshness expired, a new edition, the
// share of requests that never reach a replica.
//
//   node tests/replicas/cache.mjs --bin target/release/cavillo
//
//   --root DIR   a copy of the repository whose content is served (this one)
//   --wrk        measures requests a second as well, cache beside one process (apt-get install wrk)
// Takes three minutes, most of it waiting until kept answers are a minute old. Ends with status 1 when
// something is not as docs/operating.md says. Needs nginx (apt-get install nginx-light); Node only.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const program = option("bin", join(repository, "target", "release", "cavillo"));
const root = option("root", repository);
const folder = mkdtempSync(join(tmpdir(), "cavillo-cache-"));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const free = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const running = new Set();
function run(command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, RUST_LOG: "info" } });
  child.said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (child.said = (child.said + text).slice(-20_000)));
  child.on("error", (error) => (child.said += error.message));
  child.on("exit", () => running.delete(child));
  running.add(child);
  return child;
}
const gone = (child) => new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.on("exit", resolve)));

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
/** Sends one request; `from` is another loopback address, which the cache treats as another client. */
function ask(port, path, headers = {}, { method = "GET", body, from } = {}) {
  return new Promise((resolve) => {
    const done = (status, more = {}) => resolve({ status, headers: {}, text: "", ...more });
    const request = http.request({ host: "127.0.0.1", port, method, path, ...(from ? { localAddress: from } : { agent }), headers: { "accept-encoding": "gzip", ...headers, ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}) } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => done(response.statusCode, { headers: response.headers, bytes: Buffer.concat(parts) }));
      response.on("error", (error) => done(0, { error: error.message }));
    });
    request.setTimeout(20_000, () => request.destroy(new Error("no answer in 20 s")));
    request.on("error", (error) => done(0, { error: error.message }));
    request.end(body);
  });
}

let front, code = 0;
const check = (good, what) => {
  console.log(`${good ? "ok" : "✘ "} ${what}`);
  if (!good) code = 1;
};
const content = join(folder, "content");
async function replica(name, port) {
  const child = run(program, ["serve", "--addr", `127.0.0.1:${port}`, "--base-url", "http://rules.example", "--content", content, "--index-dir", join(folder, `index-${name}`), "--trusted-proxy", "127.0.0.1", "--rate-cpu", "0", "--notice", "0"]);
  for (let n = 0; n < 1200 && child.exitCode === null; n++) {
    if ((await ask(port, "/readyz")).status === 200) return child;
    await sleep(100);
  }
  throw new Error(`${name} did not start:\n${child.said}`);
}
const kept = (answer) => answer.headers["x-cache"];
const RULING = "/en/dba/recoil/into-elephants";

try {
  for (const part of ["content-it", "content-en", "index"]) cpSync(join(root, part), join(content, part), { recursive: true });
  const ports = [await free(), await free()];
  front = await free();
  let [one, other] = [await replica("one", ports[0]), await replica("other", ports[1])];
  // The distributed file, with this machine's names, ports and folders.
  mkdirSync(join(folder, "cache"));
  const shipped = readFileSync(join(repository, "contrib", "nginx.conf"), "utf8");
  const swap = (text, from, to) => {
    if (!text.includes(from)) throw new Error(`contrib/nginx.conf has no ${from}`);
    return text.replaceAll(from, to);
  };
  let conf = swap(shipped, "one:8080", `127.0.0.1:${ports[0]}`);
  conf = swap(conf, "other:8080", `127.0.0.1:${ports[1]}`);
  conf = swap(conf, "listen 8080", `listen 127.0.0.1:${front}`);
  conf = swap(conf, "/var/cache/nginx/cavillo", join(folder, "cache"));
  conf = swap(conf, "access_log /dev/stdout without_queries", "access_log off");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${join(folder, name)};`).join(" ");
  const as_root = process.getuid?.() === 0 ? "user root; " : "";
  conf = `${as_root}daemon off; pid ${join(folder, "nginx.pid")}; error_log stderr;\n${swap(conf, "http {", `http { ${temporary}`)}`;
  writeFileSync(join(folder, "nginx.conf"), conf);
  const nginx = run("nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")]);
  for (let n = 0; (await ask(front, "/healthz")).status !== 200; n++) {
    if (n > 100 || nginx.exitCode !== null) throw new Error(`nginx does not answer:\n${nginx.said}`);
    await sleep(100);
  }

  // ---- what is cached, and for whom
  const direct = await ask(ports[0], RULING);
  const [first, second] = [await ask(front, RULING), await ask(front, RULING)];
  check(kept(first) === "MISS" && kept(second) === "HIT" && second.headers.etag === direct.headers.etag && second.bytes.equals(direct.bytes), `a ruling comes from the cache with the replica's ETag and bytes (${kept(first)}, ${kept(second)})`);
  check((await ask(front, RULING, { "if-none-match": direct.headers.etag })).status === 304, "a reader who has it gets 304 from the cache");
  for (const [path, tell] of [["/cite/dba/recoil/into-elephants", (answer) => answer.headers.location], ["/api/v1/search?q=elefante", (answer) => answer.headers["content-language"]], ["/", (answer) => answer.headers.location]]) {
    const said = [];
    for (const lang of ["it", "en", "it", "en"]) said.push(await ask(front, path, { "accept-language": lang }));
    const [it, en, again, more] = said.map(tell);
    check(it !== en && it === again && en === more && said.slice(2).every((answer) => kept(answer) === "HIT"), `${path}: each language keeps its own (${it}, ${en}; ${said.map(kept).join(", ")})`);
  }
  for (const coding of ["br", "gzip", "br"]) {
    const answer = await ask(front, "/it/dba/recoil", { "accept-encoding": coding });
    check(answer.headers["content-encoding"] === coding, `/it/dba/recoil as ${coding}: ${answer.headers["content-encoding"]} (${kept(answer)})`);
  }
  const body = '{"recoiler":"Bd"}';
  const posted = await Promise.all([1, 2].map(() => ask(front, "/api/v1/checks/dba.recoil", {}, { method: "POST", body })));
  check(posted.every((answer) => answer.status === 200 && kept(answer) !== "HIT"), `a situation sent by POST is never kept (${posted.map(kept).join(", ")})`);
  const health = [await ask(front, "/readyz"), await ask(front, "/readyz")];
  check(health.every((answer) => kept(answer) !== "HIT"), `/readyz is never kept (${health.map(kept).join(", ")})`);

  // ---- a client over its limit
  // More at once than an allowance has.
  const searches = Array.from({ length: 500 }, (_, n) => `/api/v1/search?lang=en&q=elephant+${n}`);
  const answers = await Promise.all(searches.map((path) => ask(front, path, {}, { from: "127.0.0.2" })));
  const over = searches.filter((_, n) => answers[n].status === 429).slice(0, 5);
  const others = await Promise.all(over.map((path) => ask(front, path, {}, { from: "127.0.0.3" })));
  check(over.length === 5 && others.every((answer) => answer.status === 200 && kept(answer) === "MISS"), `${over.length} refusals (429) of one client; another gets ${others.map((answer) => answer.status).join(", ")}: none was kept`);

  // ---- what readers request, like the soak: shares of its kinds, some addresses much more often
  // than others
  let seed = 20261128;
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const pick = (list) => list[Math.floor(random() * list.length)];
  const text = async (path) => (await ask(ports[0], path, { "accept-encoding": "identity" })).bytes.toString();
  const pages = [...(await text("/sitemap.xml")).matchAll(/<loc>[^<]*?(\/(?:it|en)\/[^<]*)<\/loc>/g)].map((found) => found[1].replaceAll("&amp;", "&"));
  const nodes = (await text("/api/v1/nodes.ndjson?lang=it")).trim().split("\n").map((line) => JSON.parse(line));
  const verdicts = nodes.flatMap((node) => [...node.html.matchAll(/href="[^"]*?(\/it\/check\/[^"]*\?[^"]*)"/g)].map((found) => found[1].replaceAll("&amp;", "&")));
  const queries = readFileSync(join(root, "index", "judgments.tsv"), "utf8").split("\n").slice(1).map((line) => line.split("\t")[2]).filter(Boolean);
  const typed = () => encodeURIComponent(pick(queries).slice(0, 1 + Math.floor(random() * 20)));
  const kinds = [
    [40, () => pick(pages)],
    [12, () => `/${pick(["it", "en"])}/search?q=${encodeURIComponent(pick(queries))}`],
    [18, () => `/api/v1/search?lang=${pick(["it", "en"])}&q=${typed()}`],
    [12, () => pick(verdicts)],
    [6, () => `/api/v1/nodes/${pick(nodes).id}?lang=${pick(["it", "en"])}`],
    [4, () => `/cite/${pick(nodes).id}`],
  ];
  const addresses = kinds.flatMap(([share, make]) => Array.from({ length: share * 4 }, make)).sort(() => random() - 0.5);
  const sum = addresses.map((_, n) => 1 / (n + 1)).reduce((sums, share) => [...sums, share + (sums.at(-1) ?? 0)], []);
  const asked = new Map();
  const next = () => {
    const at = random() * sum.at(-1), path = addresses[sum.findIndex((most) => at < most)];
    return path;
  };
  const total = 12_000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (count < total) {
        count++;
        const answer = await ask(front, next(), { "accept-language": "it" });
        const how = answer.status >= 400 ? answer.status : kept(answer);
        asked.set(how, (asked.get(how) ?? 0) + 1);
      }
    }),
  );
  const hits = ["HIT", "STALE", "UPDATING", "REVALIDATED"].reduce((all, how) => all + (asked.get(how) ?? 0), 0);
  check(hits / count >= 0.95, `${count} requests for ${addresses.length} addresses of the soak's mix: ${((100 * hits) / count).toFixed(1)} % from the cache (${[...asked].map(([how, n]) => `${how} ${n}`).join(", ")})`);

  if (process.argv.includes("--wrk")) {
    const rate = (port, path) => Number(/Requests\/sec:\s+([\d.]+)/.exec(spawnSync("wrk", ["-t1", "-c16", "-d5s", "-H", "Accept-Encoding: gzip", "-H", "Host: 127.0.0.1", `http://127.0.0.1:${port}${path}`], { encoding: "utf8" }).stdout)?.[1] ?? 0);
    // Processor time of a process and its children, in seconds: user and system, a hundred ticks
    // each.
    const cpu = (parent) => {
      let ticks = 0;
      for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
        let stat;
        try {
          stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        } catch {
          continue;
        }
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (Number(pid) === parent || Number(fields[1]) === parent) ticks += Number(fields[11]) + Number(fields[12]);
      }
      return ticks / 100;
    };
    // Requests a second, and microseconds of processor time per request, of the processes that
    // answer.
    const measured = (port, path, ...parents) => {
      const before = parents.map(cpu).reduce((all, one) => all + one), rated = rate(port, path);
      const spent = parents.map(cpu).reduce((all, one) => all + one) - before;
      return [rated, (1e6 * spent) / (5 * rated)];
    };
    for (const path of [RULING, "/en/search?q=elephant", verdicts[0]]) {
      const [alone, alone_cpu] = measured(ports[0], path, one.pid);
      const [cache, cache_cpu] = measured(front, path, one.pid, other.pid, nginx.pid);
      console.log(`   ${path.slice(0, 60)}: ${alone.toFixed(0)} requests/s from one process (${alone_cpu.toFixed(0)} µs of CPU each), ${cache.toFixed(0)} from the cache (${cache_cpu.toFixed(0)} µs): ${(cache / alone).toFixed(1)} times`);
    }
  }

  // ---- one replica killed: addresses requested before and never requested
  const fresh = pages.filter((path) => !addresses.includes(path)).slice(0, 150);
  const all = async (paths) => {
    const counts = new Map();
    for (const path of paths) {
      const { status } = await ask(front, path, { "accept-language": "it" });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return counts;
  };
  const good = (counts) => [...counts].every(([status]) => status === 200 || status === 302);
  const known = [...new Set(addresses)].slice(0, 150);
  await all(known);
  one.kill("SIGKILL");
  await gone(one);
  const half = await all([...known, ...fresh]);
  check(good(half), `one replica killed: ${known.length + fresh.length} requests, half of them never asked before: ${[...half].map(([status, n]) => `${n} × ${status}`).join(", ")}`);

  // ---- a new edition: the replicas start with other content
  one = await replica("one", ports[0]);
  await ask(front, RULING);
  const before = await ask(front, RULING);
  const file = join(content, "content-en", "dba", "recoil.md");
  const chapter = readFileSync(file, "utf8"), lines = chapter.split("\n");
  const at = lines.findIndex((line) => line.includes("{#into-elephants "));
  lines[at] = lines[at].replace(/^## [^{]*/, "## What happens to a recoil into elephants of a new edition? ");
  writeFileSync(file, lines.join("\n"));
  for (const child of [one, other]) child.kill("SIGHUP");
  const edited = async (port) => {
    for (let n = 0; n < 600; n++) {
      if ((await ask(port, RULING)).headers.etag !== before.headers.etag) return;
      await sleep(100);
    }
    throw new Error(`the new edition is not taken:\n${one.said}\n${other.said}`);
  };
  await Promise.all(ports.map(edited));
  const young = await ask(front, RULING);
  console.log(`   a new edition: for up to a minute the cache sends the old one (${kept(young)})`);
  await sleep(62_000);
  const renewed = await ask(front, RULING);
  await sleep(1000);
  const now = await ask(front, RULING);
  check(renewed.status === 200 && now.headers.etag !== before.headers.etag && now.headers.etag === (await ask(ports[1], RULING)).headers.etag, `after a minute and one request (${kept(renewed)}) the new edition is there (${kept(now)})`);

  // ---- both killed, and freshness expired
  await all(known);
  for (const child of [one, other]) child.kill("SIGKILL");
  await Promise.all([one, other].map(gone));
  const none = await all(known);
  check(good(none), `both killed: ${known.length} requests, searches and verdicts among them: ${[...none].map(([status, n]) => `${n} × ${status}`).join(", ")}`);
  await sleep(62_000);
  const stale = await all([...known, ...known].slice(0, 300));
  check(good(stale), `both killed and freshness over: ${[...stale].map(([status, n]) => `${n} × ${status}`).join(", ")}`);
  const lost = await ask(front, "/en/search?q=never+asked+before");
  check(lost.status === 502, `an address that nobody asked before: ${lost.status}`);
} catch (error) {
  console.log(String(error.stack ?? error));
  code = 1;
} finally {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
console.log(code ? "FAILED" : "ok");
process.exit(code);
