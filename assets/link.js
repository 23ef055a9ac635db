// Sharing with one tap, the same position in the other language, and settings of a whole game. Every page
// works without this file.
(() => {
  "use strict";
  const doc = document, main = doc.getElementById("main");

  // Adds this site's address to links and a button to each text; a post has a button above it that works
  // while it is folded.
  const link = doc.querySelector("[data-link]");
  const copying = (block, area, button) => {
    const words = button.textContent;
    const done = () => {
      button.textContent = block.dataset.done;
      setTimeout(() => (button.textContent = words), 2000);
    };
    const old = () => {
      const closed = !block.open;
      block.open = true;
      area.select();
      if (doc.execCommand("copy")) done();
      block.open = !closed;
      button.focus();
    };
    button.addEventListener("click", () => {
      if (navigator.clipboard) navigator.clipboard.writeText(area.value).then(done, old);
      else old();
    });
  };
  const copies = (root) => root.querySelectorAll("details.copy").forEach((block) => {
    const path = (block.querySelector("[data-link]") || link)?.defaultValue.split("?")[0];
    const now = block.querySelector("[data-link]") && root.querySelector(".copy-now");
    const ready = now?.querySelectorAll("button") || [];
    block.querySelectorAll("textarea").forEach((area, n) => {
      if (path?.[0] === "/") area.value = area.value.split(path).join(location.origin + path);
      const label = area.closest("label");
      let button = label.nextElementSibling;
      if (!button?.matches("button")) {
        label.after(button = doc.createElement("button"));
        button.type = "button";
        button.textContent = block.dataset.copy;
      }
      button.hidden = false;
      copying(block, area, button);
      if (ready[n]) copying(block, area, ready[n]);
    });
    const row = now?.closest("[hidden]");
    if (row) row.hidden = false;
  });
  doc.querySelectorAll("pre[data-copy]").forEach((block) => {
    const button = doc.createElement("button"), area = { value: block.textContent, select: () => getSelection().selectAllChildren(block) };
    button.type = "button";
    button.textContent = block.dataset.copy;
    copying(block, area, button);
    block.append(button);
  });
  // Shares the card of the page as an image or, if that is not supported, saves it.
  const picture = async (button) => {
    const card = new URL(doc.querySelector('meta[property="og:image"]').content, location.href);
    const blob = await (await fetch(card.pathname + card.search)).blob(), file = new File([blob], "cavillo.png", { type: blob.type });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
    const link = doc.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 9999);
  };
  // The verdict in full screen, in both languages; a tap turns it round.
  const fill = (button) => {
    const said = main.querySelector("#verdict"), box = doc.createElement("dialog"), face = doc.createElement("div");
    const add = (tag, text, name, language) => {
      if (!text) return;
      const at = doc.createElement(tag);
      at.textContent = text;
      if (name) at.className = name;
      if (language) at.lang = language;
      face.append(at);
    };
    const drawn = main.querySelector(".board .scene,#verdict .odds")?.cloneNode(true);
    add("span", said.dataset.mark, "mark");
    add("p", said.querySelector(".word")?.lastChild.textContent.trim(), "word");
    if (drawn) face.append(drawn), (drawn.inert = true);
    add("p", said.querySelector(".finding").textContent);
    add("p", said.querySelector(".taken-as")?.textContent, "quiet");
    add("p", button.dataset.twin, "quiet", button.dataset.lang);
    add("p", [...(main.querySelector(".reasons .rests")?.children || [])].filter((at) => !at.querySelector(".hidden")).map((at) => at.textContent.trim().replaceAll(" ", "\u00a0")).join("\u00a0· "), "source");
    box.className = `umpire ${[...said.classList].find((name) => name.startsWith("t-"))}`;
    box.setAttribute("aria-label", button.textContent);
    const turn = doc.createElement("button"), close = doc.createElement("button");
    turn.textContent = button.dataset.turn;
    close.textContent = button.dataset.close;
    box.append(face, turn, close);
    doc.body.append(box);
    const round = () => face.classList.toggle("turned");
    face.addEventListener("click", round);
    turn.addEventListener("click", round);
    close.addEventListener("click", () => box.close());
    box.addEventListener("close", () => {
      box.remove();
      button.focus();
    });
    box.showModal();
    turn.focus();
  };
  doc.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-image],.fill");
    if (button) button.matches(".fill") ? fill(button) : picture(button).catch(() => {});
  });
  const whole = (root) => {
    for (const line of root.querySelectorAll(".permalink")) if (line.textContent[0] === "/") line.prepend(location.origin);
  };
  copies(doc);
  whole(doc);
  doc.addEventListener("cavillo:fresh", (event) => {
    copies(event.detail);
    whole(event.detail);
  });
  // The mark of a sentence copies the sentence, its sources, and its permalink.
  const quoted = (mark) => {
    const claim = mark.closest(".claim"), to = new URL(mark.href), [, , game, section] = to.pathname.split("/");
    if (!claim || !section) return mark.href;
    const said = claim.cloneNode(true);
    for (const other of said.querySelectorAll(".perma,.gloss,.nth,[popover]")) other.remove();
    let chips = claim.querySelectorAll(".gloss .chip");
    if (!chips.length) chips = (claim.closest("article") || main).querySelectorAll(".rests .chip");
    const [open, close] = claim.closest("[lang]").lang === "it" ? "«»" : "“”", rests = [...chips].map((chip) => chip.textContent.trim()).join("; ");
    const text = said.textContent.replace(/\s+/g, " ").trim();
    return `${open}${text}${close}${rests ? ` (${rests})` : ""}\n${location.origin}/cite/${game}/${section}/${to.hash.slice(1)}`;
  };
  doc.addEventListener("click", (event) => {
    const mark = event.target.closest?.("a.perma");
    if (!mark || !navigator.clipboard || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const words = mark.textContent;
    navigator.clipboard.writeText(quoted(mark)).then(() => {
      mark.textContent = "✓";
      setTimeout(() => (mark.textContent = words), 2000);
    }, () => {});
  });
  for (const code of doc.querySelectorAll("pre code")) code.textContent = code.textContent.replace(/(src=)"\//, `$1"${location.origin}/`).replace("'http://127.0.0.1:8080/", `'${location.origin}/`);

  // The visible sentence and the open folds stay when the language changes, because both pages have the
  // same parts.
  const KEY = "cavillo:switch", twin = doc.querySelector("a.switch");
  const folds = () => [...main.querySelectorAll("details")];
  const keep = (entry) => {
    try {
      if (entry) sessionStorage.setItem(KEY, JSON.stringify(entry));
      else {
        const kept = JSON.parse(sessionStorage.getItem(KEY));
        sessionStorage.removeItem(KEY);
        return kept;
      }
    } catch { /* private mode */ }
    return null;
  };
  twin?.addEventListener("click", () => {
    let place = null;
    for (const mark of scrollY > 40 ? main.querySelectorAll("[id]:not([popover],.twin *)") : []) {
      const box = mark.getBoundingClientRect();
      if (!box.height && !box.width) continue;
      if (place && box.top > innerHeight / 4) break;
      place = mark;
    }
    if (place) twin.hash = place.id;
    const all = folds();
    keep({ to: twin.pathname + twin.search, id: place?.id, top: place?.getBoundingClientRect().top, all: all.length, open: all.flatMap((fold, n) => (fold.open ? [n] : [])) });
  });
  const came = twin && keep();
  if (came?.to === location.pathname + location.search) {
    const all = folds();
    if (all.length === came.all) all.forEach((fold, n) => (fold.open = came.open.includes(n)));
    const settle = () => {
      const place = came.id && doc.getElementById(came.id);
      if (place) scrollBy({ top: place.getBoundingClientRect().top - came.top, behavior: "instant" });
    };
    if (doc.readyState === "complete") settle();
    else addEventListener("load", () => requestAnimationFrame(settle));
  }

  // Settings of a whole game stored on this device; an unused form takes them over.
  const kept = (system, word) => {
    const key = `cavillo:game:${system}`;
    try {
      if (word === "") localStorage.removeItem(key);
      else if (word) localStorage.setItem(key, word);
      return localStorage.getItem(key);
    } catch {
      return null; // private mode
    }
  };
  const asking = doc.querySelector("form[data-system]");
  if (asking) {
    const query = new URLSearchParams(location.search);
    const word = kept(asking.dataset.system);
    if (word && !query.has("game") && (!location.search || query.has("draft"))) {
      query.set("game", word);
      location.replace(`${location.pathname}?${query}${location.hash}`);
    }
  }
  const keeps = doc.querySelector("[data-keeps]");
  const forgets = doc.querySelector("[data-forgets]");
  const inUse = () => {
    if (forgets) forgets.hidden = !kept(forgets.dataset.forgets);
    if (!keeps) return;
    const button = keeps.querySelector("[data-keep]");
    button.hidden = false;
    const same = kept(keeps.dataset.keeps) === keeps.dataset.word;
    button.disabled = same;
    if (same) button.textContent = keeps.dataset.kept;
  };
  keeps?.querySelector("[data-keep]").addEventListener("click", () => {
    kept(keeps.dataset.keeps, keeps.dataset.word);
    inUse();
  });
  forgets?.querySelector("[data-forget]").addEventListener("click", () => {
    kept(forgets.dataset.forgets, "");
    location.assign(location.pathname);
  });
  if (forgets) inUse();
})();
