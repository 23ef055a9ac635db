// The library without a server: the program that makes the pages, compiled for browsers, and the
// content it reads. Used by the service worker and by pages opened from a folder.
self.Cavillo = (() => {
  "use strict";
  const encoder = new TextEncoder(), decoder = new TextDecoder(), PAGE = 65536;
  const start = async (module) => {
    const { exports } = await WebAssembly.instantiate(module, {});
    // Memory moves when it grows, so that no view of it outlives a call.
    const bytes = (at, length) => new Uint8Array(exports.memory.buffer, at, length);
    const call = (name, input) => {
      const at = exports.alloc(input.length);
      bytes(at, input.length).set(input);
      const told = BigInt.asUintN(64, exports[name](at, input.length));
      exports.dealloc(at, input.length);
      const [from, length] = [Number(told >> 32n), Number(told & 0xffffffffn)];
      const out = JSON.parse(decoder.decode(bytes(from, length)));
      exports.dealloc(from, length);
      return out;
    };
    const library = {
      /** What the server would answer: `{status, type, lang, location, disposition, body}`. */
      answer: (request) => call("answer", encoder.encode(JSON.stringify(request))),
      /** The whole memory: between two calls, nothing else knows anything. */
      image: () => new Uint8Array(exports.memory.buffer).slice(),
    };
    return { exports, call, library };
  };
  return {
    /** `module` is what WebAssembly compiled, `content` the bytes of the bundle, `site` what the
     * manifest says of the site. */
    async open(module, content, site) {
      const { call, library } = await start(module);
      const line = encoder.encode(JSON.stringify(site)), all = new Uint8Array(content.length + line.length);
      all.set(content);
      all.set(line, content.length);
      const loaded = call("load", all);
      if (loaded.error) throw new Error(loaded.error);
      return library;
    },
    /** The same, out of the memory it had once it was open: reading and indexing the content takes
     * a phone seconds, and browsers put a worker to sleep after each half minute of quiet. */
    async wake(module, image) {
      const { exports, library } = await start(module), more = image.length - exports.memory.buffer.byteLength;
      if (more > 0) exports.memory.grow(more / PAGE);
      new Uint8Array(exports.memory.buffer).set(image);
      return library;
    },
    /** A request as the library reads it. */
    request: (url, method, body) => ({
      method,
      path: url.pathname,
      query: url.search.slice(1) || null,
      accept_language: (navigator.languages || [navigator.language]).join(", "),
      origin: url.origin,
      body,
    }),
    /** The day of an edition, shortly, where it is one. */
    edition: (edition, lang) => {
      const day = /^\d{4}-\d\d-\d\d$/.test(edition) && new Date(`${edition}T12:00:00Z`);
      return day ? new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" }).format(day) : edition;
    },
  };
})();
