// The library without a server: the WebAssembly program that renders the pages, and its content. Used by
// the service worker and by pages opened from a folder.
self.Cavillo = (() => {
  "use strict";
  const encoder = new TextEncoder(), decoder = new TextDecoder(), PAGE = 65536;
  const start = async (module) => {
    const { exports } = await WebAssembly.instantiate(module, {});
    // A view is invalid after a call, because memory moves when it grows.
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
      /** Returns the response of the server: `{status, type, lang, location, disposition, body}`. */
      answer: (request) => call("answer", encoder.encode(JSON.stringify(request))),
      /** Returns the whole memory, which is the only state between two calls. */
      image: () => new Uint8Array(exports.memory.buffer).slice(),
    };
    return { exports, call, library };
  };
  return {
    /** Loads a library: `module` is the compiled program, `content` the bytes of the bundle,
     * `site` the names of the site in the manifest. */
    async open(module, content, site) {
      const { call, library } = await start(module);
      const line = encoder.encode(JSON.stringify(site)), all = new Uint8Array(content.length + line.length);
      all.set(content);
      all.set(line, content.length);
      const loaded = call("load", all);
      if (loaded.error) throw new Error(loaded.error);
      return library;
    },
    /** The same from a stored memory image: reading and indexing the content takes seconds on a
     * phone, and browsers stop a worker after half a minute without requests. */
    async wake(module, image) {
      const { exports, library } = await start(module), more = image.length - exports.memory.buffer.byteLength;
      if (more > 0) exports.memory.grow(more / PAGE);
      new Uint8Array(exports.memory.buffer).set(image);
      return library;
    },
    /** Returns a request in the form that the library reads. */
    request: (url, method, body) => ({
      method,
      path: url.pathname,
      query: url.search.slice(1) || null,
      accept_language: (navigator.languages || [navigator.language]).join(", "),
      origin: url.origin,
      body,
    }),
    /** Returns the day of an edition as pages write it, if it is a day. */
    edition: (edition, lang) => {
      const day = /^\d{4}-\d\d-\d\d$/.test(edition) && new Date(`${edition}T12:00:00Z`);
      return day ? new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { dateStyle: "long", timeZone: "UTC" }).format(day) : edition;
    },
  };
})();
