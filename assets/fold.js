// Folded lists: a box that filters them, and links that open the fold they lead to. Every page works
// without this file.
(() => {
  "use strict";
  const doc = document, main = doc.getElementById("main");

  // Browsers open a fold if the target is inside it, but not if the target is the fold.
  const reveal = () => {
    let id = location.hash.slice(1), opened = false;
    try {
      id = decodeURIComponent(id);
    } catch { /* as it was typed */ }
    const target = id && doc.getElementById(id);
    if (!target || !main.contains(target)) return;
    for (let at = target.closest("details"); at; at = at.parentElement.closest("details")) {
      if (!at.open) at.open = opened = true;
    }
    // The target is the article of a ruling or the section of a document; the fold is inside it.
    const inner = target.matches("article, section") && target.querySelector(":scope > details");
    if (inner && !inner.open) inner.open = opened = true;
    if (opened) target.scrollIntoView();
  };
  reveal();
  addEventListener("hashchange", reveal);

  const all = main.querySelector(".unfold");
  if (all) {
    all.parentElement.hidden = false;
    all.addEventListener("click", () => {
      const open = all.getAttribute("aria-pressed") !== "true";
      all.setAttribute("aria-pressed", String(open));
      for (const fold of main.querySelectorAll("details.fold")) fold.open = open;
    });
  }

  const box = main.querySelector(".sift");
  if (!box) return;
  const words = box.querySelector("input"), mine = doc.getElementById("mine"), status = box.querySelector("[role=status]");
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const folds = [...main.querySelectorAll("details.fold")].filter((fold) => !fold.closest("[data-entry]")), groups = [...main.querySelectorAll(".folds")];
  const entries = [...main.querySelectorAll("[data-entry]")].map((at) => ({ at, of: (at.closest("[data-of]")?.dataset.of || mine.value).split(" "), text: "" }));
  // An entry is also found by the names of its folds.
  const read = (entry) => {
    const above = [entry.at.closest(".folds")?.querySelector("h2, h3")];
    for (let at = entry.at.closest("details"); at; at = at.parentElement.closest("details")) above.push(at.querySelector("summary").firstChild);
    return plain([entry.at, ...above].map((at) => at?.textContent).join(" "));
  };
  let before = null;
  const sift = () => {
    const wanted = plain(words.value).split(/\s+/).filter(Boolean), of = mine.value;
    const on = wanted.length > 0, typed = wanted.join("").length > 1;
    let n = 0;
    before ||= folds.map((fold) => fold.open);
    for (const entry of entries) {
      if (wanted.length) entry.text ||= read(entry);
      const found = (!on || !of || entry.of.includes(of)) && wanted.every((word) => entry.text.includes(word));
      entry.at.hidden = !found;
      n += found;
    }
    folds.forEach((fold, at) => {
      fold.hidden = on && !fold.querySelector("[data-entry]:not([hidden])");
      fold.open = typed ? !fold.hidden : before[at];
      const count = fold.querySelector("summary small");
      count.textContent = fold.querySelectorAll("[data-entry]:not([hidden])").length;
    });
    for (const group of groups) group.hidden = (of && group.dataset.game && group.dataset.game !== of) || (on && !group.querySelector("[data-entry]:not([hidden])"));
    if (!on) before = null;
    status.textContent = !on ? "" : n === 0 ? box.dataset.none : n === 1 ? box.dataset.one : box.dataset.many.replace("{n}", n);
  };
  let timer = 0;
  words.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(sift, 120);
  });
  mine.addEventListener("change", sift);
  box.hidden = false;
  // Going back restores the typed filter, and the list with it.
  addEventListener("pageshow", () => {
    if (words.value) sift();
  });
})();
