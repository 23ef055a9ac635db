// The rate limit behind real proxies: a client cannot get a second allowance by sending the headers
// that name a client. Tested with nginx (with a header of its own, and appending to the client's)
// and HAProxy.
//
//   node tests/load/proxies.mjs --bin target/release/cavillo
//
// Needs nginx and haproxy (apt-get install nginx-light haproxy); Node only.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net, { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const program = option("bin", "target/release/cavillo");
const folder = mkdtempSync(join(tmpdir(), "cavillo-proxies-"));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const free = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
const running = [];
const run = (command, args) => {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  child.said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (child.said += text));
  running.push(child);
  return child;
};

/** Sends a request as bytes and returns the status of its response. */
const ask = (port, headers) =>
  new Promise((resolve) => {
    // From an address that is no trusted proxy: the headers are ignored.
    const socket = net.connect({ host: "127.0.0.1", port, localAddress: "127.0.0.2" }, () => {
      socket.write(Buffer.concat([Buffer.from("GET /api/v1/search?q=recoil HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"), ...headers, Buffer.from("\r\n")]));
    });
    let head = "";
    socket.on("data", (chunk) => (head += chunk.toString("latin1")));
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)));
    socket.on("error", () => resolve(0));
  });
const header = (name, ...bytes) => Buffer.concat([Buffer.from(`${name}: `), ...bytes.map((part) => Buffer.from(part)), Buffer.from("\r\n")]);
const hostile = {
  "none": () => [],
  "garbage": () => [header("X-Forwarded-For", [0xff])],
  "garbage after an address": () => [header("X-Forwarded-For", "198.51.100.1, ", [0xff, 0xfe])],
  "another address each time": (n) => [header("X-Forwarded-For", `198.51.${n}.1`)],
  "loopback": () => [header("X-Forwarded-For", "127.0.0.1")],
  "repeated": (n) => [header("X-Forwarded-For", `198.51.100.${n}`), header("X-Forwarded-For", `203.0.113.${n}`), header("X-Forwarded-For", "::1")],
  "overlong": (n) => [header("X-Forwarded-For", `198.51.100.${n}, `.repeat(300))],
  "mapped and version 6": (n) => [header("X-Forwarded-For", `::ffff:198.51.100.${n}, [2001:db8::${n}]:80`)],
  "Forwarded": (n) => [header("Forwarded", `for=198.51.100.${n}`)],
};

const backend = await free();
const [appending, replacing, balanced] = [await free(), await free(), await free()];
writeFileSync(
  join(folder, "nginx.conf"),
  `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; large_client_header_buffers 4 64k;
  server { listen 127.0.0.1:${appending}; location / { proxy_pass http://127.0.0.1:${backend}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }
  server { listen 127.0.0.1:${replacing}; location / { proxy_pass http://127.0.0.1:${backend}; proxy_set_header X-Forwarded-For $remote_addr; } } }`,
);
writeFileSync(
  join(folder, "haproxy.cfg"),
  `global\n  tune.bufsize 65536\ndefaults\n  mode http\n  timeout client 10s\n  timeout server 10s\n  timeout connect 2s\n  option forwardfor\nlisten front\n  bind 127.0.0.1:${balanced}\n  server one 127.0.0.1:${backend}\n`,
);
run(program, ["serve", "--addr", `127.0.0.1:${backend}`, "--index-dir", folder, "--trusted-proxy", "127.0.0.1", "--rate-limit", "1", "--rate-burst", "10"]);
run("nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")]);
run("haproxy", ["-f", join(folder, "haproxy.cfg")]);
for (let n = 0; n < 300; n++) {
  if ((await ask(backend, [])) && (await ask(appending, [])) && (await ask(balanced, []))) break;
  await sleep(200);
}

let failed = 0;
const rows = [];
for (const [name, port] of [["nginx, appending", appending], ["nginx, replacing", replacing], ["HAProxy", balanced]]) {
  for (const [kind, headers] of Object.entries(hostile)) {
    await sleep(3000);
    const started = performance.now();
    const told = {};
    for (let n = 0; n < 60; n++) {
      const status = await ask(port, headers(n));
      told[status] = (told[status] ?? 0) + 1;
    }
    // The allowance: a burst of ten, one per second, and one that may have been left over.
    const most = 12 + Math.ceil((performance.now() - started) / 1000);
    const good = (told[200] ?? 0) <= most && !told[500] && (told[200] ?? 0) + (told[429] ?? 0) + (told[400] ?? 0) === 60;
    if (!good) failed++;
    rows.push({ proxy: name, header: kind, answered: told[200] ?? 0, limited: told[429] ?? 0, refused: told[400] ?? 0, good });
  }
}
console.table(rows);
running.forEach((child) => child.kill());
await sleep(500);
if (failed) running.forEach((child) => console.log(child.said.slice(-2000)));
rmSync(folder, { recursive: true, force: true });
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
