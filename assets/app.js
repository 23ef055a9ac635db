// Enhancement only: every page works without this file.
(() => {
  "use strict";
  const doc = document, lang = doc.documentElement.lang;
  const make = (tag, text, attributes) => {
    const node = doc.createElement(tag);
    if (text) node.textContent = text;
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };

  // Search while typing.
  const form = doc.querySelector("form.find"), input = form && form.elements.q;
  const onSearch = input && location.pathname === new URL(form.action).pathname;
  // On the home page and the page of hits the address follows the query.
  const first = location.pathname, follows = onSearch || first === doc.querySelector("a.brand")?.pathname;
  if (input) {
    const list = make("ul", "", { class: "live", role: "listbox", id: "live", "aria-label": input.labels[0].textContent });
    const status = make("p", "", { class: "hidden", role: "status" });
    list.hidden = true;
    form.append(list, status);
    const set = (name, value) => input.setAttribute(name, value);
    set("role", "combobox");
    set("aria-autocomplete", "list");
    set("aria-controls", "live");
    set("aria-expanded", "false");
    let timer = 0, running = null, asked = 0, shown = 0, chosen = -1, heard = "";
    const close = () => {
      list.hidden = true;
      chosen = -1;
      set("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    };
    const open = () => {
      list.hidden = !list.children.length;
      set("aria-expanded", String(!list.hidden));
    };
    const choose = (n) => {
      const items = list.children;
      if (chosen >= 0) items[chosen].setAttribute("aria-selected", "false");
      chosen = (n + items.length) % items.length;
      items[chosen].setAttribute("aria-selected", "true");
      items[chosen].scrollIntoView({ block: "nearest" });
      set("aria-activedescendant", items[chosen].id);
    };
    const mine = doc.getElementById("mine");
    // The form keeps the filters and the game.
    const kept = () => [...form.querySelectorAll("input[type=hidden]"), mine].filter((field) => field.value).map((field) => `&${field.name}=${encodeURIComponent(field.value)}`).join("");
    const full = (query) => form.action + "?q=" + encodeURIComponent(query) + kept();
    /** Short name of a game, if hits of several games are shown. */
    const game = (id) => (!mine.value && [...mine.options].find((option) => id && option.value === id)?.text) || "";
    // An empty game is left out of the address.
    form.addEventListener("formdata", ({ formData }) => formData.get("system") === "" && formData.delete("system"));
    mine.addEventListener("change", () => { heard = ""; });
    const show = (answer, query) => {
      const before = list.children[chosen]?.dataset.href;
      close();
      list.textContent = "";
      const add = (href, title, text, of) => {
        const item = make("li", "", { role: "option", id: "live-" + list.children.length, "aria-selected": "false" });
        if (title) item.append(make("b", title));
        if (text) item.append(make("span", text));
        if (of) item.append(make("small", of));
        item.dataset.href = href;
        list.append(item);
        if (href === before) choose(list.children.length - 1);
        return item;
      };
      // The finding is large, in the colour of its outcome; the facts stand small below it.
      const judged = (told, to) => {
        const { kind, code } = told.finding;
        // An open finding without outcomes is replaced by the next question.
        const text = (kind === "open" && !/[:;]/.test(told.finding.text) && told.asks[0]?.text) || told.finding.text;
        const tone = { legal: "ok", illegal: "no", undetermined: "open", open: "open" }[kind] || (kind !== "outcome" || /^not/.test(code) ? "plain" : /destroy|lost|both|surrender|kill|broken|removed/.test(code) ? "lost" : /recoil|flee|flight|retreat|repulse|back|evade/.test(code) ? "back" : "plain");
        const mark = { ok: "✓", no: "✕", lost: "†", back: "↩\ufe0e", open: "⁇" }[tone], of = game(told.check.split(".")[0]);
        const item = add(to, text, "", [of, told.title, ...told.facts].filter(Boolean).join(" · "));
        item.className = `says t-${tone} ${told.status}`;
        if (mark) item.firstChild.dataset.mark = mark;
      };
      const here = (url) => {
        const to = new URL(url, location.href);
        return to.pathname + to.search + to.hash;
      };
      for (const told of answer.verdicts || []) judged(told, here(told.url));
      // Readings of an incomplete situation, each with its result.
      for (const offer of list.children.length ? [] : answer.offers || []) {
        const [told, finding] = offer.text.split(" → ");
        if (finding && list.children.length < 2) add(here(offer.url), finding, "", told).className = "says t-plain";
      }
      const { term } = answer;
      if (term) add(here(term.url), [term.name, ...term.abbr].join(" · "), term.definition).className = "is-term";
      const verdicts = list.children.length;
      for (const hit of answer.hits || []) add(here(hit.url), hit.title, hit.lead || hit.answer || "", game(hit.system));
      const n = answer.total || 0;
      if (n > list.children.length - verdicts) add(full(query), "", form.dataset.all);
      status.textContent = n === 0 ? form.dataset.none : n === 1 ? form.dataset.one : form.dataset.many.replace("{n}", n);
      heard = query;
      open();
      // No entry is cut.
      list.style.maxHeight = "";
      const cut = [...list.children].find((item) => item.offsetTop + item.offsetHeight > list.clientHeight);
      if (cut) list.style.maxHeight = `${cut.offsetTop}px`;
    };
    // Going back restores the query, from the address or in the box.
    const note = (query, to = !follows ? location.href : query || onSearch ? full(query) : first) => {
      try {
        history.replaceState({ ...history.state, q: query }, "", to);
      } catch { /* a folder of files has no addresses to choose from */ }
    };
    // Letters may follow the last request.
    const go = (item) => {
      clearTimeout(timer);
      note(input.value.trim());
      location.href = item.dataset.href;
    };
    const ask = () => {
      const query = input.value.trim(), mine = ++asked;
      if (running) running.abort();
      note(query);
      if (!query) {
        shown = mine;
        status.textContent = "";
        return close();
      }
      running = new AbortController();
      fetch(`${form.dataset.api}?lang=${lang}&limit=8&q=${encodeURIComponent(query)}${kept()}`, { signal: running.signal, headers: { accept: "application/json" } })
        .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
        .then((answer) => {
          // A late response never replaces a newer one.
          if (mine < shown || doc.activeElement !== input) return;
          shown = mine;
          show(answer, query);
        })
        .catch(() => { /* overtaken, or no signal: the form still works */ });
    };
    input.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(ask, 70);
    });
    input.addEventListener("keydown", (event) => {
      const key = event.key;
      if (key === "Escape") {
        if (list.hidden) return input.blur();
        event.preventDefault();
        // A pending response would open the list again.
        clearTimeout(timer);
        if (running) running.abort();
        return close();
      }
      if (list.hidden) {
        if (key !== "ArrowDown" || !input.value.trim()) return;
        event.preventDefault();
        if (list.children.length && heard === input.value.trim()) return open();
        clearTimeout(timer);
        return ask();
      }
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        choose(key === "ArrowDown" ? chosen + 1 : chosen < 0 ? -1 : chosen - 1);
      } else if (key === "Enter" && chosen >= 0) {
        event.preventDefault();
        go(list.children[chosen]);
      }
    });
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (item) go(item);
    });
    input.addEventListener("blur", close);
    const typed = history.state?.q;
    if (typed && !input.value) input.value = typed;
    form.addEventListener("submit", () => {
      clearTimeout(timer);
      if (running) running.abort();
      // The page of hits follows this page in the history.
      if (!onSearch) note(input.value.trim(), follows ? first : location.href);
    });
    const focus = (event) => {
      event.preventDefault();
      scrollTo(0, 0);
      input.focus();
      input.select();
    };
    doc.addEventListener("keydown", (event) => {
      const at = event.target;
      const typing = at.isContentEditable || /^(TEXTAREA|SELECT)$/.test(at.tagName) || (at.tagName === "INPUT" && !/radio|checkbox/.test(at.type));
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) focus(event);
    });
    for (const link of doc.querySelectorAll("a.to-search")) link.addEventListener("click", focus);
  }

  // The same position in the other language.
  const twin = doc.querySelector("a.switch");
  if (twin) {
    const follow = () => {
      twin.hash = location.hash;
      if (onSearch) twin.search = location.search;
      else if (input && location.pathname === new URL(form.action).pathname) twin.href = location.pathname.replace(/^\/../, `/${twin.hreflang}`) + location.search;
    };
    follow();
    addEventListener("hashchange", follow);
    twin.addEventListener("click", follow);
  }

  // The address of a check contains only fields that are filled in.
  doc.addEventListener("formdata", ({ target, formData }) => {
    if (!target.matches("form.ask:not(.desk)")) return;
    const filled = [...formData].filter(([, value]) => value !== "");
    if (!filled.length) return;
    for (const name of [...formData.keys()]) formData.delete(name);
    for (const [name, value] of filled) formData.append(name, value);
  });
})();
