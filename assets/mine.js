// Stores the selected game on this device: searches are limited to it, and the home page shows only this
// game. It runs at the choice and again after the content that it hides, before that is drawn, so that
// nothing moves. Without it the choice applies to one search.
(() => {
  "use strict";
  const doc = document, KEY = "cavillo:mine", choice = doc.getElementById("mine");
  const kept = () => {
    try {
      return localStorage.getItem(KEY) || "";
    } catch {
      return ""; // private mode
    }
  };
  const onSearch = () => location.pathname === new URL(doc.getElementById("find")?.action || "/", location.href).pathname;
  const hide = () => {
    for (const at of doc.querySelectorAll("[data-game]")) at.hidden = choice.value !== "" && at.dataset.game !== choice.value;
  };
  if (choice.dataset.ready) return hide();
  choice.dataset.ready = "true";
  // The address of a page of hits contains its game, or that it covers all games.
  const asked = /[?&](?:q|system|about)=/.test(location.search);
  // A page about one game searches that game.
  const own = choice.querySelector("[selected]")?.value;
  const take = () => {
    const value = own || kept();
    if (!asked && [...choice.options].some((option) => option.value === value)) choice.value = value;
    hide();
  };
  take();
  addEventListener("pageshow", take);
  choice.addEventListener("change", () => {
    try {
      if (choice.value) localStorage.setItem(KEY, choice.value);
      else localStorage.removeItem(KEY);
    } catch { /* private mode */ }
    hide();
    if (!onSearch()) return;
    const to = new URL(location.href);
    for (const name of ["system", "section", "offset"]) to.searchParams.delete(name);
    if (choice.value) to.searchParams.set("system", choice.value);
    location.assign(to);
  });
  // Links to hits keep the game if they do not name one.
  doc.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]"), find = doc.getElementById("find");
    if (!link || !find || !choice.value || onSearch()) return;
    const to = new URL(link.href);
    if (to.pathname !== new URL(find.action).pathname || !to.search || to.searchParams.has("system")) return;
    to.searchParams.set("system", choice.value);
    link.href = to.href;
  }, true);
})();
