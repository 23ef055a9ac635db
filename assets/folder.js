// A folder of pages without a server, such as on a USB stick. Dynamic requests are answered by the
// library next to the pages, which is loaded on first use. It is stored in a script, because a page in a
// folder may not fetch files.
(() => {
  "use strict";
  const root = new URL("../", document.currentScript.src).href, asks = self.fetch;
  const script = (name) =>
    new Promise((done, fail) => {
      const at = document.createElement("script");
      at.onload = done;
      at.onerror = () => fail(new Error(`${name} is missing`));
      at.src = `${root}offline/${name}`;
      (document.head || document.documentElement).append(at);
    });
  const bytes = (base64) => {
    const text = atob(base64), out = new Uint8Array(text.length);
    for (let n = 0; n < out.length; n += 1) out[n] = text.charCodeAt(n);
    return out;
  };
  let opened = null;
  const library = () =>
    (opened ||= (async () => {
      await Promise.all([script("engine.js"), script("library.js")]);
      const { program, content, site } = self.CAVILLO;
      delete self.CAVILLO;
      return self.Cavillo.open(await WebAssembly.compile(bytes(program)), bytes(content), site);
    })());

  /** Returns the site's path of a file in the folder; nothing if it is not a page. */
  const within = (url) => {
    const api = /^(?:\/[A-Za-z]:)?(\/api\/v1\/.*)$/.exec(url.pathname);
    if (api) return api[1];
    if (!url.href.startsWith(root)) return null;
    const path = decodeURI(url.pathname).slice(decodeURI(new URL(root).pathname).length);
    // File names may not contain a colon, so it is written as two hyphens.
    return /^(?:assets|offline)\//.test(path) ? null : `/${path.replace(/\/?index\.html$/, "").replace("--", ":")}`;
  };
  /** Returns the location of an address of the site in the folder. */
  const local = (address) => {
    const [, path, query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address);
    if (/^\/assets\/|\.epub$/.test(path)) return root + path.slice(1);
    if (path.startsWith("/cite/")) return `${root}cite/index.html?to=${encodeURIComponent(path + query)}${hash}`;
    return /^\/[a-z]{2}\//.test(path) ? `${root}${path.slice(1).replace(/\/$/, "").replace(":", "--")}/index.html${query}${hash}` : address;
  };
  const ask = async (path, query, method = "GET", body = null) => {
    const held = await library();
    let told = null;
    for (let n = 0; n < 4; n += 1) {
      told = held.answer({ method, path: encodeURI(path), query: query || null, accept_language: navigator.languages.join(", "), origin: null, body });
      if (!told.location) break;
      const to = new URL(told.location, "http://folder");
      [path, query, method, body] = [decodeURI(to.pathname), to.search.slice(1), "GET", null];
    }
    if (told.type.startsWith("text/html")) told.body = here(told.body);
    if (path === "/api/v1/search") {
      const answer = JSON.parse(told.body);
      for (const at of [answer.term || {}, ...(answer.hits || []), ...(answer.offers || []), ...(answer.verdicts || [])]) if (at.url) at.url = local(at.url);
      told.body = JSON.stringify(answer);
    }
    return told;
  };
  /** Returns a page with addresses of the folder. */
  const here = (html) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    for (const name of ["href", "src", "action", "data-action", "data-address"])
      for (const at of page.querySelectorAll(`[${name}^="/"]`)) at.setAttribute(name, local(at.getAttribute(name)));
    for (const at of page.querySelectorAll("link[rel=manifest]")) at.remove();
    return `<!DOCTYPE html>\n${page.documentElement.outerHTML}`;
  };

  self.fetch = async (input, options = {}) => {
    const url = new URL(input.url || input, location.href), path = within(url);
    if (!path) return asks(input, options);
    const told = await ask(path, url.search.slice(1), options.method, options.body ? String(options.body) : null);
    if (options.signal?.aborted) throw new DOMException("overtaken", "AbortError");
    return new Response(told.body, { status: told.status, headers: { "content-type": told.type } });
  };

  // A page with a query is rendered again. The stored page has no query; the rest of it is hidden as
  // text, including its scripts.
  const place = within(new URL(location.href)), query = location.search.slice(1);
  if (!query || !place) return;
  document.write("<plaintext hidden>");
  const loaded = new Promise((done) => addEventListener("load", done, { once: true }));
  const to = place === "/cite" && new URLSearchParams(query).get("to");
  const made = async () => {
    if (to) {
      const asked = new URL(to, "http://folder"), held = await library();
      const told = held.answer({ method: "GET", path: asked.pathname, query: asked.search.slice(1) || null, accept_language: navigator.languages.join(", "), origin: null, body: null });
      return location.replace(local(told.location || "/it/"));
    }
    const told = await ask(place, query);
    await loaded;
    document.open();
    document.write(told.body);
    document.close();
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  };
  made().catch((error) => {
    document.open();
    document.write("<!DOCTYPE html><title>Cavillo</title><p></p>");
    document.close();
    document.querySelector("p").textContent = String(error);
  });
})();
