// The service worker: it tries the network first, and otherwise answers with the same program and content
// as the server.
//
// The server writes `BUILD` before this: id, addresses of the assets, stored pages, the policy of every
// page, and the parts of the copy (`offline`, null in a build without one). Any change in it makes a new
// worker, which fills its own cache and waits until the reader accepts it.
/* global BUILD, Cavillo */
"use strict";
importScripts(BUILD.engine);

const PREFIX = "cavillo-", CACHE = PREFIX + BUILD.id, ALLOWED = "/offline/allowed", DONE = "/offline/complete", IMAGE = "/offline/image";
/** Time limit for the network, ms; the same after it was slow; and how long it counts as slow. */
const PATIENCE = 3000, LESS = 1000, MEMORY = 60000;
const ANY = { ignoreVary: true };

// ---- storing

const cache = () => caches.open(CACHE);
const editions = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const complete = async () => Boolean(BUILD.offline && (await (await cache()).match(DONE, ANY)));
const parts = () => (BUILD.offline ? BUILD.offline.files : []);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether an earlier edition is stored completely. */
const heldBefore = async () => {
  for (const name of await editions()) if (name !== CACHE && (await (await caches.open(name)).match(DONE, ANY))) return true;
  return false;
};

const tell = async (message) => {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
};

/** The program, compiled during the download. */
let program = null;
/** Fetches a part and reports the received bytes. A part with a wrong length is discarded. */
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
/** A part with a wrong hash is discarded too. */
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

/** Fetches all missing parts in parallel. Stored parts are kept, so that an interrupted download
 * continues; the mark of a complete copy is stored last. */
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
    // The name contains the hash, so the same name in an older edition is the same part.
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
    // A device with a copy fetches the next one completely, or continues an interrupted download.
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

/** Returns the size of the copy on this device, in bytes. */
const weight = async () => {
  const here = await cache(), all = await Promise.all([...parts().map((file) => file.url), IMAGE].map((url) => here.match(url, ANY)));
  return all.reduce((sum, at) => sum + Number(at?.headers.get("content-length") || 0), 0);
};
/** Messages from a page; each is answered through its port. */
const deeds = {
  tell: async () => ({ id: BUILD.id, absent: !BUILD.offline, complete: await complete(), filling: Boolean(filling), ...BUILD.offline, files: parts(), weight: await weight() }),
  keep: async () => {
    if (BUILD.offline) await keep();
    return deeds.tell();
  },
  /** Sent only after a tap on the page. */
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

// ---- responding

/** The library, opened on first use, and later restored from its memory image. */
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
      // Stored when no request is waiting; a blob is written in pieces, and requests are answered in
      // between.
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

/** Returns the response of this device; none if only a server has it. */
const own = async (url, method, body) => {
  const open = await library();
  let told;
  try {
    told = open.answer(Cavillo.request(url, method, body));
  } catch (error) {
    // A broken image is not used again.
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

/** Shows the hidden line in each page that says where the page comes from. */
const marked = (html, lang) => {
  const edition = Cavillo.edition(BUILD.offline.edition, lang || "it");
  return html.replace('<p class="unplugged" hidden>', '<p class="unplugged">').replace("{edition}", edition);
};

/** Returns the page shown without a connection and without a copy. */
const unplugged = async (url) => {
  const lang = /^\/en(\/|$)/.test(url.pathname) ? "en" : /^\/it(\/|$)/.test(url.pathname) || !/^en/.test(navigator.language) ? "it" : "en";
  const page = await caches.match(`/${lang}/offline`, ANY);
  if (!page) return Response.error();
  return new Response(await page.text(), { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": BUILD.policy } });
};

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let slowAt = -Infinity;

/** Tries the network first; if it does not respond in time or fails, this device answers. */
const answer = async (event, url) => {
  const { request } = event, page = request.mode === "navigate";
  const sent = request.method === "POST" ? request.clone().text() : null;
  const network = (async () => (await event.preloadResponse) || fetch(request))();
  network.catch(() => {});
  event.waitUntil(network.then(() => {}, () => {}));
  if (!(await complete())) return network.catch(async () => (await caches.match(request, ANY)) || (page ? unplugged(url) : Response.error()));
  // In flight mode no request is sent, because the browser's own cache would answer without saying so.
  const unheard = navigator.onLine === false, limit = unheard ? 0 : Date.now() - slowAt < MEMORY ? LESS : PATIENCE;
  // If the network does not respond at once, the library is loaded.
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
  // The content of an address with a hash never changes.
  if (path.startsWith("/assets/")) return event.respondWith(caches.match(request, ANY).then((kept) => kept || fetch(request)));
  if (path === "/sw.js" || path.startsWith("/offline/")) return;
  event.respondWith(answer(event, url));
});
