// A question answered in place: links and forms load the next page and show its content; going back
// undoes the answer. Every page works without this file.
(() => {
  "use strict";
  const doc = document, main = doc.getElementById("main");
  let asked = 0;
  /** Returns the note about the verdict before the answer: the one that was replaced, or that it is the same. */
  const said = (before) => {
    const finding = main.querySelector("#verdict[data-was] > #finding");
    if (!before || !finding) return;
    const { was, same } = finding.parentNode.dataset, line = doc.createElement("p");
    line.className = "was";
    line.id = "was";
    line.textContent = before === finding.textContent ? same : `${was} ${before}`;
    finding.after(line);
    finding.setAttribute("aria-describedby", line.id);
  };
  const load = async (href, push) => {
    const mine = ++asked;
    main.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(href, { headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html"), next = page.getElementById("main");
      if (mine !== asked) return;
      if (!next?.querySelector("form[data-system]")) throw new Error("another page");
      const before = main.querySelector("#finding")?.textContent;
      main.replaceChildren(...next.childNodes);
      said(before);
      main.dataset.fresh = "";
      doc.title = page.title;
      for (const part of ["a.switch", 'link[rel="canonical"]']) {
        const here = doc.querySelector(part), there = page.querySelector(part);
        if (here && there) here.href = there.getAttribute("href");
      }
      if (push) history.pushState({ guide: true }, "", href);
      doc.dispatchEvent(new CustomEvent("cavillo:fresh", { detail: main }));
      if (push) {
        scrollTo(0, 0);
        main.querySelector('[tabindex="-1"]')?.focus({ preventScroll: true });
      }
    } catch {
      if (mine === asked) location.assign(href);
    } finally {
      if (mine === asked) main.removeAttribute("aria-busy");
    }
  };
  main.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hash || link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    load(link.href, true);
  });
  main.addEventListener("submit", (event) => {
    const form = event.target, to = new URL(form.action);
    if (!form.matches("form.ask") || to.pathname !== location.pathname) return;
    event.preventDefault();
    const told = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value.trim());
    to.search = new URLSearchParams(told);
    load(to.href, true);
  });
  addEventListener("popstate", () => {
    if (!location.hash) load(location.href, false);
  });
})();
