// Copying with one tap, and the same place in the other language. Every page works without this file.
(() => {
  "use strict";
  const doc = document, main = doc.getElementById("main");

  // Links get this site's address, each text a button; what is a post has one above that needs no unfolding.
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
    if (now) now.hidden = false;
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
  // The mark of a sentence copies its address.
  doc.addEventListener("click", (event) => {
    const mark = event.target.closest?.("a.perma");
    if (!mark || !navigator.clipboard || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const words = mark.textContent;
    navigator.clipboard.writeText(mark.href).then(() => {
      mark.textContent = "✓";
      setTimeout(() => (mark.textContent = words), 2000);
    }, () => {});
  });
  for (const code of doc.querySelectorAll("pre code")) code.textContent = code.textContent.replace('src="/', `src="${location.origin}/`);

  // The sentence in view and what is unfolded stay when the language changes: both pages have the same parts.
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
})();
