// Links citations in a page's text, and shows the short answer of a link under the pointer.
// <script src="https://…/linker.js" defer></script>; optional attributes of the tag:
//   data-lang="it"     language of the answers; default: that of the page, then that of the reader
//   data-scope="main"  CSS selector of the text to scan; default: the whole page
// For text added later, call cavilloLinker(element). Nothing is stored or sent: this site is contacted
// only when a reader points at a link. The grammar of citations is in crates/pages/src/web/linker.rs.
(() => {
  "use strict";
  const known = "KNOWN", tag = document.currentScript, base = new URL(tag.src).origin;
  const own = (tag.dataset.lang || document.documentElement.lang || "").slice(0, 2).toLowerCase();
  const lang = /^(it|en)$/.test(own) ? own : "";
  const slug = "[a-z0-9]+(?:-[a-z0-9]+)*", item = `${slug}(?:\\.${slug})+`;
  const anyCase = known.sources.map((name) => name.replace(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`)).join("|");
  const sign = `(${anyCase}) ?§ ?(${item})`;
  const pattern = new RegExp(
    // Addresses are skipped; double brackets may contain anything; the rest are words.
    `(?:\\b[a-zA-Z]{2,11}://|\\bwww\\.|\\bmailto:)[^\\s\\[\\]"<>»”]*|\\[\\[([^\\[\\]|\\n]{1,200})(?:\\|([^\\[\\]\\n]{1,200}))?\\]\\]` +
      `|(?<![\\p{L}\\p{N}/:.\\-_#@=&%?~\\\\§])(?:(${slug})/(${slug})/${slug}(?:(?:#|--)${slug})?|(?:${known.sources.join("|")}):${item}|${sign})(?![-.:/#]*[\\p{L}\\p{N}_@])`,
    "gu",
  );
  const inBrackets = new RegExp(`^(?:${slug}(?:/${slug}){1,2}(?:(?:#|--)${slug})?|${slug}\\.${slug}|${slug}:${item}|term:${slug})$`, "u");
  const signed = new RegExp(`^${sign}$`, "u");
  const skipped = "a,code,pre,kbd,samp,script,style,textarea,select,button,svg,[contenteditable]";

  const reader = "CITATIONS";

  /** Returns the id of a text that consists only of a citation in words. */
  const wholly = (text) => {
    const one = reader(text).read(0, {});
    return one?.start === 0 && one.end === text.length ? one.id : null;
  };

  /** Returns the id and the link text of a match, or nothing. */
  const read = (match) => {
    const [whole, target, label, system, section, source, number] = match;
    if (target !== undefined) {
      const bare = target.trim(), written = bare.match(signed);
      const id = written ? `${written[1].toLowerCase()}:${written[2]}` : wholly(bare) ?? bare;
      const words = label === undefined ? bare : label.trim();
      return words && (written || inBrackets.test(id)) ? [id, words] : null;
    }
    if (source) return [`${source.toLowerCase()}:${number}`, whole];
    if (system) return (known.systems[system] || []).includes(section) ? [whole, whole] : null;
    return /:\/\/|^www\.|^mailto:/.test(whole) ? null : [whole, whole];
  };
  const cite = (id) => `${base}/cite/${id.replace("#", "--")}`;

  const scan = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement && !node.parentElement.closest(skipped) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const texts = [], contexts = new Map();
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const node of texts) {
      // Relative citations refer to the previous citations in the same post.
      const post = node.parentElement.closest("div,article,section,blockquote,li,td,main,body");
      if (!contexts.has(post)) contexts.set(post, {});
      const parts = [];
      let from = 0;
      for (const [start, end, id, words] of reader(node.data).all(pattern, read, contexts.get(post))) {
        const link = document.createElement("a");
        link.href = cite(id);
        link.textContent = words;
        link.dataset.cavillo = id;
        link.dataset.whole = node.data.slice(start, end);
        parts.push(node.data.slice(from, start), link);
        from = end;
      }
      if (parts.length) node.replaceWith(...parts, node.data.slice(from));
    }
  };

  // The answer is shown when a reader points at a link or reaches it with the keyboard.
  const answers = new Map();
  const ask = (id) => {
    if (!answers.has(id)) {
      const query = lang ? `?lang=${lang}` : "";
      const asked = fetch(`${base}/api/v1/cite/${encodeURIComponent(id)}${query}`, { credentials: "omit", referrerPolicy: "no-referrer" });
      answers.set(id, asked.then((answer) => (answer.ok ? answer.json() : answer.status === 404 ? null : Promise.reject(answer.status))));
      answers.get(id).catch(() => answers.delete(id));
    }
    return answers.get(id);
  };
  let tip = null, at = null, timer = 0;
  const hide = () => {
    clearTimeout(timer);
    at?.removeAttribute("aria-describedby");
    tip?.remove();
    tip = at = null;
  };
  const later = () => (timer = setTimeout(hide, 250));
  const show = async (link) => {
    clearTimeout(timer);
    if (at === link) return;
    hide();
    at = link;
    const found = await ask(link.dataset.cavillo).catch(() => undefined);
    if (at !== link || found === undefined) return;
    if (found === null) {
      // If the id does not exist, the original text is restored.
      hide();
      return link.replaceWith(link.dataset.whole);
    }
    tip = document.createElement("span");
    tip.id = "cavillo-tip";
    tip.role = "tooltip";
    tip.lang = found.lang;
    const title = document.createElement("strong");
    title.textContent = found.title;
    // The summary of an item exists only in English; its title exists in both languages.
    const words = found.type === "source" && found.lang !== "en" ? "" : found.text;
    tip.append(title, words ? ` ${words}` : "");
    Object.assign(tip.style, {
      position: "absolute", zIndex: 9999, boxSizing: "border-box", maxWidth: "min(26rem, 96vw)", padding: ".6rem .8rem", textAlign: "left",
      font: "15px/1.45 Georgia, serif", color: "#1d1a16", background: "#f8f5ee", border: "1px solid #0b5a66", borderRadius: "4px", boxShadow: "0 4px 14px #0004",
    });
    document.body.append(tip);
    const box = link.getBoundingClientRect();
    const below = box.bottom + tip.offsetHeight + 6 < innerHeight || box.top < tip.offsetHeight + 6;
    tip.style.left = `${scrollX + Math.max(4, Math.min(box.left, document.documentElement.clientWidth - tip.offsetWidth - 4))}px`;
    tip.style.top = `${scrollY + (below ? box.bottom + 4 : box.top - tip.offsetHeight - 4)}px`;
    tip.addEventListener("pointerenter", () => clearTimeout(timer));
    tip.addEventListener("pointerleave", later);
    link.setAttribute("aria-describedby", tip.id);
  };
  const of = (event) => event.target.closest?.("a[data-cavillo]");
  for (const [come, gone] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    document.addEventListener(come, (event) => of(event) && show(of(event)));
    document.addEventListener(gone, (event) => of(event) && later());
  }
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());

  window.cavilloLinker = (root) => scan(root || document.body);
  const start = () => document.querySelectorAll(tag.dataset.scope || "body").forEach(scan);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
