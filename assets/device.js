// Data on this device: recently read and saved pages, and the offline copy of the site. Every page works
// without this file.
(() => {
  "use strict";
  const doc = document, lang = doc.documentElement.lang, twin = doc.querySelector("a.switch");
  /** Exported pages name no manifest, because in a folder there is neither a server nor a service worker. */
  const served = doc.querySelector("link[rel=manifest]") !== null;
  const make = (tag, text, attributes) => {
    const node = doc.createElement(tag);
    if (text) node.textContent = text;
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  const stored = (key, otherwise) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? otherwise;
    } catch {
      return otherwise; // private mode
    }
  };
  const store = (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch { /* private mode, or full */ }
  };

  // ---- the sample question of the home page: a different one each day, of the selected game
  const mine = doc.getElementById("mine")?.value, samples = [...doc.querySelectorAll(".sample li")];
  const ours = samples.filter((at) => !mine || at.dataset.of === mine), day = Math.floor(Date.now() / 864e5);
  if (ours.length) samples.forEach((at) => (at.hidden = at !== ours[day % ours.length]));

  // ---- recent and saved pages: both addresses, and the known titles
  const RECENT = "cavillo:recent", PINNED = "cavillo:pinned";
  const list = (key) => stored(key, []).filter((entry) => entry && entry.titles);
  /** Returns this page as an entry: a ruling, or a verdict with its question. */
  const here = () => {
    const finding = doc.getElementById("finding");
    const head = doc.querySelector("h1")?.textContent.trim();
    const ruling = doc.querySelector("article.ruling"), query = (of) => (ruling ? "" : of.search);
    const title = finding ? `${head}${/[?!]$/.test(head) ? "" : ":"} ${finding.textContent.trim()}` : doc.body.dataset.remember;
    if (!title || !twin) return null;
    const entry = { [lang]: location.pathname + query(location), [twin.hreflang]: twin.pathname + query(twin), titles: { [lang]: title } };
    const other = doc.querySelector(".ruling>header .twin.title")?.textContent || doc.querySelector(".fill")?.dataset.twin;
    if (other) entry.titles[twin.hreflang] = other.trim();
    const verdict = doc.getElementById("verdict");
    Object.assign(entry, { at: Date.now(), game: { [lang]: doc.querySelector(".crumbs a")?.textContent }, head: { [lang]: finding ? head : "" } });
    if (verdict) Object.assign(entry, { mark: verdict.dataset.mark, tone: (verdict.className.match(/t-\w+/)?.[0] || "") + (verdict.matches(".supposed:not(.t-open)") ? " maybe" : "") });
    if (ruling) entry.answer = { [lang]: doc.querySelector("meta[name=description]")?.content };
    // The revision that was read, so that the list can show that there is a newer one.
    if (ruling?.dataset.rev) entry.seen = { [lang]: Number(ruling.dataset.rev) };
    return entry;
  };
  const same = (a, b) => a[lang] === b[lang];
  const joined = (entry, old) => (old && same(old, entry) ? { ...entry, ...Object.fromEntries(["titles", "seen", "game", "head", "answer"].map((part) => [part, { ...old[part], ...entry[part] }])) } : entry);
  const note = () => {
    const entry = here();
    if (!entry || (doc.getElementById("finding") && !location.search)) return;
    // Only the last verdict of each check is stored.
    const of = (any) => (any[lang] || "").split("?")[0];
    const recent = list(RECENT), old = recent.find((any) => of(any) === of(entry));
    store(RECENT, [joined(entry, old), ...recent.filter((any) => any !== old)].slice(0, 8));
    const pinned = list(PINNED);
    if (pinned.some((any) => same(any, entry))) store(PINNED, pinned.map((any) => (same(any, entry) ? joined(entry, any) : any)));
  };
  note();
  let noted = location.href;
  addEventListener("pagehide", () => {
    // The address of a board or a desk changes during use.
    if (location.href !== noted) note();
    noted = location.href;
  });

  // The button may appear later, when a question is answered in place.
  const held = () => list(PINNED).some((entry) => same(entry, here() || {}));
  const show = () => doc.querySelector("button.pin")?.setAttribute("aria-pressed", String(held()));
  show();
  doc.addEventListener("click", (event) => {
    if (!event.target.closest?.("button.pin")) return;
    const entry = here();
    if (!entry) return;
    const others = list(PINNED).filter((any) => !same(any, entry));
    store(PINNED, held() ? others : [entry, ...others].slice(0, 60));
    show();
  });
  doc.addEventListener("cavillo:fresh", () => setTimeout(show));
  addEventListener("pageshow", show);

  const shelf = (id, key) => {
    const place = doc.getElementById(id), pinned = key === PINNED ? [] : list(PINNED);
    const entries = list(key).filter((entry) => !pinned.some((any) => same(any, entry)));
    if (!place || !entries.length) return;
    const links = make("ul");
    for (const entry of entries) {
      const to = entry[lang] || Object.values(entry).find((value) => typeof value === "string");
      // In the other language if it was read only in that.
      const of = entry.titles[lang] ? lang : Object.keys(entry.titles)[0], title = entry.titles[of], item = make("li");
      const link = make("a", "", { href: to, class: entry.tone || "", "data-mark": entry.mark || (/\/(check|tool)\//.test(to) ? "◆" : "§"), ...(of === lang ? {} : { lang: of }) }), head = entry.head?.[of] || "";
      const words = make("span", title.slice(head.length).replace(/^:? /, "")), day = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { day: "numeric", month: "short" });
      const answer = entry.answer?.[of];
      if (head) words.prepend(make("b", head), " ");
      else if (answer) words.append(" ", make("small", answer));
      link.append(words);
      item.append(link);
      const told = [entry.game?.[of] || entry.game?.[twin?.hreflang], entry.at && day.format(entry.at)].filter(Boolean).join(" · ");
      if (told) item.append(make("small", told));
      if (place.dataset.unpin) {
        const away = make("button", "✕", { type: "button", "aria-label": `${place.dataset.unpin}: ${title}` });
        away.addEventListener("click", () => {
          store(key, list(key).filter((any) => !same(any, entry)));
          const next = (item.nextElementSibling || item.previousElementSibling)?.querySelector("button");
          item.remove();
          if (next) next.focus();
          else place.hidden = true;
        });
        item.append(away);
      }
      links.append(item);
    }
    place.append(make("h2", place.dataset.title), links);
    place.hidden = false;
  };
  shelf("pinned", PINNED);
  shelf("recent", RECENT);

  /** Marks the listed rulings that were revised since they were read on this device. */
  const mark = async () => {
    const read = new Map();
    if (!served) return;
    for (const entry of [...list(PINNED), ...list(RECENT)]) if (entry.seen?.[lang]) read.set(entry[lang], entry.seen[lang]);
    const links = [...doc.querySelectorAll(".recent[data-changed] li > a:first-child")].map((at) => [at, at.getAttribute("href")]).filter(([, to]) => read.has(to));
    if (!links.length) return;
    const names = [...new Set(links.map(([, to]) => decodeURI(to).split("/").slice(2).join("/")))].slice(0, 100);
    try {
      const answer = await fetch(`/api/v1/revisions?lang=${lang}&limit=100&of=${encodeURIComponent(names.join(","))}`);
      if (!answer.ok) return;
      const { rulings } = await answer.json(), path = (url) => new URL(url, location.href);
      for (const ruling of rulings)
        for (const [at, to] of links) {
          if (path(ruling.url).pathname !== to || ruling.revision <= read.get(to)) continue;
          const href = `${to}?rev=${lang}${read.get(to)}`;
          at.after(make("a", at.closest(".recent").dataset.changed, { class: "changed", href, rel: "nofollow" }));
        }
    } catch { /* no connection, and no copy that could tell */ }
  };
  mark();

  // ---- the offline copy
  const WISH = "cavillo:offline", possible = served && "serviceWorker" in navigator && /^https?:$/.test(location.protocol);
  const workers = possible && navigator.serviceWorker, thrift = Boolean(navigator.connection?.saveData);
  const ask = (worker, what) =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => done(event.data);
      worker.postMessage({ do: what }, [port2]);
    });
  /** Returns the page about the copy, if this is it. */
  const stand = () => doc.getElementById("stored");
  const register = () => workers.register("/sw.js");

  const say = (state, told) => {
    const page = stand();
    if (!page) return;
    page.hidden = false;
    for (const at of page.querySelectorAll("[data-when]")) at.hidden = at.dataset.when !== state;
    page.querySelector("progress").hidden = state !== "loading";
    const offered = { keep: /none|failed|absent|unsupported/.test(state), update: state === "newer", look: state === "stored", remove: /stored|newer|failed/.test(state) };
    for (const name in offered) page.querySelector(`[data-do=${name}]`).hidden = !offered[name];
    page.querySelector("[data-do=keep]").disabled = /absent|unsupported/.test(state);
    const facts = page.querySelector("dl"), kept = told && !told.absent && told.files;
    const size = (bytes) => new Intl.NumberFormat(lang, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }).format(bytes / 1000);
    const day = kept && /^\d{4}-\d\d-\d\d$/.test(told.edition) && new Date(`${told.edition}T12:00:00Z`);
    const value = kept ? {
      edition: day ? new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(day) : told.edition,
      fingerprint: told.fingerprint,
      packed: size(told.bytes),
      bytes: told.complete ? size(told.weight) : "–",
    } : {};
    for (const at of facts.querySelectorAll("[data-fact]")) at.textContent = value[at.dataset.fact] ?? "–";
  };

  /** Offers a new edition, once per tab. */
  const offer = (registration) => {
    const line = doc.querySelector("p.fresh"), waits = registration.waiting;
    if (!line || !waits || !registration.active || line.firstChild || stand()) return;
    let later = false;
    try {
      later = sessionStorage.getItem(WISH) === "later";
    } catch { /* private mode */ }
    if (later) return;
    const go = make("button", line.dataset.go, { type: "button" }), wait = make("button", line.dataset.later, { type: "button" });
    go.addEventListener("click", () => take(registration));
    wait.addEventListener("click", () => {
      line.textContent = "";
      try {
        sessionStorage.setItem(WISH, "later");
      } catch { /* private mode */ }
    });
    line.append(make("span", line.dataset.text), " ", go, " ", wait);
  };
  const take = (registration) => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage({ do: "take" });
  };

  const look = async (registration) => {
    const worker = registration.active;
    if (!worker) return say("none");
    const told = await ask(worker, "tell");
    if (told.absent) return say("absent", told);
    say(registration.waiting ? "newer" : told.complete ? "stored" : told.filling ? "loading" : "none", told);
    return told;
  };
  const fill = async (registration) => {
    const told = await look(registration);
    if (!told || told.complete) return;
    say("loading", told);
    const done = await ask(registration.active, "keep");
    if (done.ok) look(registration);
    else say("failed", told);
  };
  const watch = (registration) => {
    offer(registration);
    registration.addEventListener("updatefound", () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state !== "installed" || !registration.active) return;
        offer(registration);
        look(registration);
      });
    });
  };
  /** When there is a worker: fetches missing parts, unless data saving is on and the reader did not ask. */
  const settle = async (registration, asked) => {
    watch(registration);
    const unasked = thrift && !asked && stored(WISH) !== "on";
    // A first worker fetches the copy while it is being installed.
    if (!unasked && !registration.active) registration.installing?.postMessage({ do: "keep" });
    await workers.ready;
    return unasked ? look(registration) : fill(registration);
  };
  const begin = async () => {
    if (!possible) return say("unsupported");
    workers.addEventListener("message", (event) => {
      const bar = stand()?.querySelector("progress");
      if (bar && "progress" in event.data) bar.value = event.data.progress;
    });
    const known = await workers.getRegistration();
    if (!known && (thrift || stored(WISH) === "off")) return say("none");
    try {
      await settle(known || (await register()));
      addEventListener("online", () => workers.getRegistration().then((registration) => registration && fill(registration)));
    } catch {
      say("unsupported");
    }
  };
  const act = {
    keep: async () => {
      store(WISH, "on");
      await settle(await register(), true);
    },
    update: async () => take(await workers.getRegistration()),
    look: async () => {
      const registration = await workers.getRegistration();
      await ask(registration.active, "allow");
      await registration.update().catch(() => {});
      await look(registration);
    },
    remove: async () => {
      store(WISH, "off");
      const registration = await workers.getRegistration();
      if (registration?.active) await ask(registration.active, "remove");
      await registration?.unregister();
      say("none");
    },
  };
  doc.addEventListener("click", (event) => {
    const deed = stand()?.contains(event.target) && event.target.closest("[data-do]")?.dataset.do;
    if (deed) act[deed]();
  });
  // The copy is fetched when the page is idle.
  const quiet = () => (self.requestIdleCallback ? requestIdleCallback(begin, { timeout: 5000 }) : setTimeout(begin, 1500));
  if (doc.readyState === "complete") quiet();
  else addEventListener("load", quiet);
})();
