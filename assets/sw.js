// The service worker: asks the network first and answers by itself when nothing comes. It answers
// with the pages of the server, for it runs the same program over the same content.
//
// The server writes `BUILD` before this: id, addresses of the assets, pages kept as they are, the
// policy of every page, and what makes up the copy (`offline`, null in a build without one). A
// change of any of it is a new worker, which fills a cache of its own and waits until asked.
/* global BUILD, Cavillo */
"use strict";
importScripts(BUILD.engine);

const PREFIX = "cavillo-", CACHE = PREFIX + BUILD.id, ALLOWED = "/offline/allowed", DONE = "/offline/complete", IMAGE = "/offline/image";
/** How long the network may take, ms; and how long after it kept somebody waiting. */
const PATIENCE = 3000, LESS = 1000, MEMORY = 60000;
const ANY = { ignoreVary: true };

// ---- keeping

const cache = () => caches.open(CACHE);
const editions = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const complete = async () => Boolean(BUILD.offline && (await (await cache()).match(DONE, ANY)));
const parts = () => (BUILD.offline ? BUILD.offline.files : []);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether an edition before this one is here whole. */
const heldBefore = async () => {
  for (const name of await editions()) if (name !== CACHE && (await (await caches.open(name)).match(DONE, ANY))) return true;
  return false;
};

const tell = async (message) => {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
};

/** The program, compiled while it was fetched. */
let program = null;
/** Fetches a part and says how many bytes came. What is not as long as announced is thrown away. */
const fetched = async (file, progress) => {
  const response = await fetch(file.url);
  if (!response.ok || !response.body) throw new Error(`${file.url}: status ${response.status}`);
  let body = response.body;
  if (file.kind === "program") {
    const [read, compile] = body.tee();
    body = read;
    program = WebAssembly.compileStreaming(new Response(compile, { headers: { "content-type": "application/wasm" } }));
    program.catch(() => (program = null));
  }
  const bytes = new Uint8Array(file.size), reader = body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes.length) throw new Error(`${file.url}: longer than announced`);
    bytes.set(value, at);
    at += value.length;
    progress(value.length);
  }
  if (at !== bytes.length) throw new Error(`${file.url}: ${at} of ${bytes.length} bytes`);
  return bytes;
};
/** So is what does not have the hash of its name. */
const proved = async (file, bytes) => {
  const [, hash] = /\.([0-9a-f]{8,64})\.\w+$/.exec(file.url);
  if (!hex(await crypto.subtle.digest("SHA-256", bytes)).startsWith(hash)) {
    program = null;
    throw new Error(`${file.url}: not what was announced`);
  }
  return bytes;
};
const held = (bytes, type) => new Response(bytes, { headers: { "content-type": type, "content-length": bytes.byteLength } });
const part = async (kind) => (await cache()).match(parts().find((file) => file.kind === kind).url, ANY);

/** Fills the copy, all parts at once. Parts that are here stay, so that what was interrupted goes on;
 * the word that it is complete comes last. */
const fill = async () => {
  if (await complete()) return;
  const here = await cache(), all = parts().reduce((sum, file) => sum + file.size, 0);
  let received = 0, told = 0;
  const progress = (bytes) => {
    received += bytes;
    const percent = Math.floor((100 * received) / all);
    if (percent !== told) tell({ progress: (told = percent) });
  };
  const get = async (file) => {
    if (await here.match(file.url, ANY)) return progress(file.size);
    // The name holds the hash: the same name in an older edition is the same part.
    const older = await caches.match(file.url, ANY);
    if (older) progress(file.size);
    const body = older ? new Uint8Array(await older.arrayBuffer()) : await fetched(file, progress);
    await here.put(file.url, held(await proved(file, body), file.kind === "content" ? "application/octet-stream" : "application/wasm"));
  };
  const failed = (await Promise.allSettled(parts().map(get))).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  await here.put(DONE, new Response("complete"));
  await tell({ progress: 100 });
  await library();
};
let filling = null;
const keep = () => (filling ||= fill().finally(() => (filling = null)));

addEventListener("install", (event) => {
  const install = async () => {
    const updates = BUILD.offline && (await heldBefore());
    const state = await caches.open("cavillo/state");
    if (updates && navigator.connection?.saveData && !(await state.match(ALLOWED))) throw new Error("a new edition waits: data is being saved");
    const here = await cache();
    await here.addAll([...BUILD.assets, ...BUILD.shell.map((path) => new Request(path, { cache: "no-cache" }))]);
    // Who has a copy gets the next one whole, or goes on with the one there is.
    if (updates) await keep();
    await state.delete(ALLOWED);
  };
  event.waitUntil(install());
});

addEventListener("activate", (event) => {
  const activate = async () => {
    for (const name of await editions()) if (name !== CACHE) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

/** How much of this device it takes, bytes. */
const weight = async () => {
  const here = await cache(), all = await Promise.all([...parts().map((file) => file.url), IMAGE].map((url) => here.match(url, ANY)));
  return all.reduce((sum, at) => sum + Number(at?.headers.get("content-length") || 0), 0);
};
/** What the page may ask of us; each is answered through its port. */
const deeds = {
  tell: async () => ({ id: BUILD.id, absent: !BUILD.offline, complete: await complete(), filling: Boolean(filling), ...BUILD.offline, files: parts(), weight: await weight() }),
  keep: async () => {
    if (BUILD.offline) await keep();
    return deeds.tell();
  },
  /** Only after a tap: the page asks, nobody else. */
  take: () => self.skipWaiting(),
  allow: async () => (await caches.open("cavillo/state")).put(ALLOWED, new Response("")),
  remove: async () => {
    for (const name of await editions()) await caches.delete(name);
    opened = null;
  },
};
addEventListener("message", (event) => {
  const deed = deeds[event.data?.do];
  if (!deed) return;
  const done = (async () => deed())().then((told) => ({ ok: true, ...told }), (error) => ({ ok: false, error: String(error) }));
  event.waitUntil(done.then((told) => event.ports[0]?.postMessage(told)));
});

// ---- answering

/** The library, opened when it is first needed; once it was, woken out of its memory. */
let opened = null;
const library = () => {
  const open = async () => {
    const here = await cache(), image = await here.match(IMAGE, ANY);
    const module = await (program || WebAssembly.compileStreaming(await part("program")));
    if (image) {
      try {
        return await Cavillo.wake(module, new Uint8Array(await new Response(image.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer()));
      } catch (error) {
        console.warn(error);
        await here.delete(IMAGE);
      }
    }
    const fresh = await Cavillo.open(module, new Uint8Array(await (await part("content")).arrayBuffer()), BUILD.offline.site);
    if (self.CompressionStream) {
      // When nobody waits; a blob comes in pieces, between which questions are answered.
      const memory = async () => {
        await wait(1000);
        const packed = new Blob([fresh.image()]).stream().pipeThrough(new CompressionStream("gzip"));
        await here.put(IMAGE, held(await new Response(packed).arrayBuffer(), "application/gzip"));
      };
      memory().catch(() => { /* no room: opened anew next time */ });
    }
    return fresh;
  };
  opened ||= open();
  opened.catch(() => (opened = null));
  return opened;
};

/** The answer of this device; none where only a server has it. */
const own = async (url, method, body) => {
  const open = await library();
  let told;
  try {
    told = open.answer(Cavillo.request(url, method, body));
  } catch (error) {
    // What broke once is not asked again.
    opened = null;
    throw error;
  }
  if (told.status === 501) return null;
  if (told.location) return Response.redirect(new URL(told.location, url.origin), told.status);
  const headers = { "content-type": told.type, "content-security-policy": BUILD.policy, "x-content-type-options": "nosniff", "cache-control": "no-store" };
  if (told.lang) headers["content-language"] = told.lang;
  if (told.disposition) headers["content-disposition"] = told.disposition;
  return new Response(told.type.startsWith("text/html") ? marked(told.body, told.lang) : told.body, { status: told.status, headers });
};

/** The line that says where a page comes from stands in every page, hidden. */
const marked = (html, lang) => {
  const edition = Cavillo.edition(BUILD.offline.edition, lang || "it");
  return html.replace('<p class="unplugged" hidden>', '<p class="unplugged">').replace("{edition}", edition);
};

/** When there is neither a connection nor a copy: the page that says so. */
const unplugged = async (url) => {
  const lang = /^\/en(\/|$)/.test(url.pathname) ? "en" : /^\/it(\/|$)/.test(url.pathname) || !/^en/.test(navigator.language) ? "it" : "en";
  const page = await caches.match(`/${lang}/offline`, ANY);
  if (!page) return Response.error();
  return new Response(await page.text(), { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": BUILD.policy } });
};

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let slowAt = -Infinity;

/** The network first; where it says nothing in time, or that nobody is there, this device. */
const answer = async (event, url) => {
  const { request } = event, page = request.mode === "navigate";
  const sent = request.method === "POST" ? request.clone().text() : null;
  const network = (async () => (await event.preloadResponse) || fetch(request))();
  network.catch(() => {});
  event.waitUntil(network.then(() => {}, () => {}));
  if (!(await complete())) return network.catch(async () => (await caches.match(request, ANY)) || (page ? unplugged(url) : Response.error()));
  // In flight mode nothing is asked: the browser's own store would answer, and not say so.
  const unheard = navigator.onLine === false, limit = unheard ? 0 : Date.now() - slowAt < MEMORY ? LESS : PATIENCE;
  // Where nothing comes at once, this device gets ready.
  const gone = network.then(() => true, () => false), ready = unheard ? library() : Promise.race([gone, wait(500)]).then((fine) => fine || library());
  ready.catch(() => {});
  const first = unheard ? "gone" : await Promise.race([network.catch(() => "gone"), wait(limit)]);
  if (first instanceof Response && ![502, 503, 504].includes(first.status)) return first;
  if (first === undefined) slowAt = Date.now();
  try {
    const mine = await own(url, request.method, await sent);
    if (mine) return mine;
  } catch (error) {
    console.warn(error);
  }
  return network.catch(async () => (await caches.match(request, ANY)) || (page ? unplugged(url) : Response.error()));
};

addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url), path = url.pathname;
  if (url.origin !== location.origin || !["GET", "POST"].includes(request.method)) return;
  // An address with a hash in it never changes.
  if (path.startsWith("/assets/")) return event.respondWith(caches.match(request, ANY).then((kept) => kept || fetch(request)));
  if (path === "/sw.js" || path.startsWith("/offline/")) return;
  event.respondWith(answer(event, url));
});
