// A desk: a tap adds and removes rows, and the verdict follows the input. Only the server judges and
// draws; this file requests the same page again and replaces parts of it.
(() => {
  "use strict";
  const doc = document, form = doc.querySelector("form.desk");
  if (!form) return;
  const status = form.querySelector(".status"), action = form.getAttribute("action"), LONG = 7500;
  const part = (name, within = doc) => within.querySelector(`[data-part="${name}"]`);
  const byId = (id) => doc.getElementById(id);
  let timer = 0, running = null;
  form.classList.add("alive");

  /** Requests the page for a state; replaces the form too if its rows have changed. */
  const ask = async (params, rows) => {
    clearTimeout(timer);
    if (running) running.abort();
    const mine = (running = new AbortController());
    const query = params.toString(), long = query.length > LONG;
    const how = long ? { method: "POST", body: params } : {};
    try {
      const answer = await fetch(long ? action : `${action}?${query}`, { ...how, signal: mine.signal, headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (mine !== running || !part("head", page)) return false;
      show(page, rows);
      return true;
    } catch (error) {
      if (error.name !== "AbortError") status.textContent = form.dataset.lost;
      return false;
    }
  };
  const show = (page, rows) => {
    const name = (at) => at.id || at.querySelector("summary").textContent.replace(/\d+/g, "");
    const open = [...doc.querySelectorAll("main details[open]")].map(name);
    for (const which of ["head", "found", "lines", "rest", ...(rows ? ["form"] : [])]) {
      const [old, next] = [part(which), part(which, page)];
      if (!old || !next) continue;
      old.replaceChildren(...next.childNodes);
      if (which === "head") old.dataset.address = next.dataset.address;
      doc.dispatchEvent(new CustomEvent("cavillo:fresh", { detail: old }));
    }
    for (const at of doc.querySelectorAll("main details")) if (open.includes(name(at))) at.open = true;
    const address = part("head").dataset.address, long = address.length > LONG;
    const where = long ? action : address, names = (at) => at.querySelector("#names");
    if (names(doc) && names(page)) names(doc).replaceChildren(...names(page).childNodes);
    if (rows === "new") history.pushState(null, "", where);
    else history.replaceState(history.state, "", where);
    const twin = doc.querySelector("a.switch");
    if (twin) twin.search = long ? "" : new URL(address, location.href).search;
    if (!rows) mark(page);
    const finding = doc.querySelector("#finding, #faults h2");
    status.textContent = long ? form.dataset.long : finding ? finding.textContent : "";
  };
  /** Updates the faults without replacing the form, so that the reader keeps their place. */
  const mark = (page) => {
    for (const sum of page.querySelectorAll("form.desk .sum")) byId(sum.id)?.replaceChildren(...sum.childNodes);
    for (const old of form.querySelectorAll(".faulty")) old.classList.remove("faulty");
    for (const old of form.querySelectorAll("p.fault")) old.remove();
    for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
    for (const fault of page.querySelectorAll("form.desk p.fault")) {
      const holder = fault.parentElement, inner = holder.id || (holder.querySelector("[id]") || {}).id;
      const here = inner && byId(inner), at = here && (holder.id ? here : here.closest(".field"));
      if (!at) continue;
      at.classList.add("faulty");
      at.append(fault);
      const input = at.querySelector("input:not([type=hidden]), select");
      if (input && !holder.id) input.setAttribute("aria-invalid", "true");
    }
  };
  const stated = (submitter) => new URLSearchParams(submitter ? new FormData(form, submitter) : new FormData(form));

  const follow = (wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => ask(stated()), wait);
  };
  form.addEventListener("input", (event) => event.target.type === "file" || follow(450));
  form.addEventListener("change", (event) => event.target.type === "file" || follow(120));
  form.addEventListener("submit", async (event) => {
    const button = event.submitter, change = button && button.name;
    event.preventDefault();
    if (!change) {
      if (await ask(stated())) (byId("verdict") || byId("faults") || form).scrollIntoView({ block: "start" });
      return;
    }
    const path = button.value, [list, number] = path.split(/\.(?=\d+$)/);
    if (!(await ask(stated(button), "new"))) return;
    // The same button may be pressed again.
    const same = form.querySelector(`[name=${change}][value="${path}"]:enabled`);
    if (same && /^(more|less)$/.test(change) || change === "add" && !byId(`f-${path.replaceAll(".", "-")}`)) {
      same?.focus();
      return;
    }
    // The focus moves to the new row, or next to the row that was removed or moved.
    const rows = (id) => [...byId(`f-${id.replaceAll(".", "-")}`).querySelectorAll(":scope > .item")];
    const field = (row) => row && row.querySelector("select, input:not([type=hidden])");
    const again = (row) => row && (row.querySelector(`.moves [name=${change}]:enabled`) || row.querySelector(".moves button:enabled"));
    const all = rows(change === "add" ? path : list), n = Number(number);
    const beside = /^(up|down)$/.test(change) && byId(`f-${list.replaceAll(".", "-")}-order`);
    if (beside) {
      const row = beside.children[change === "up" ? n - 1 : n + 1];
      row?.querySelector(`[name=${change}]:enabled, button:enabled`)?.focus();
      return;
    }
    const to = change === "add" ? field(all.at(-1)) : change === "copy" ? field(all[n + 1])
      : change === "up" ? again(all[n - 1]) : change === "down" ? again(all[n + 1])
      : again(all[Math.min(n, all.length - 1)]) || byId(`f-${list.replaceAll(".", "-")}`).querySelector(":scope > .add button, :scope > .picks summary");
    if (to) to.focus();
  });
  addEventListener("popstate", () => ask(new URLSearchParams(location.search), "old"));

  // ---- files
  const nested = (params) => {
    const root = {};
    for (const [name, value] of params) {
      if (value === "") continue;
      const parts = name.split(".");
      let at = root;
      parts.forEach((key, n) => {
        if (n === parts.length - 1) at[key] = key in at ? `${at[key]},${value}` : value;
        else at = at[key] ??= {};
      });
    }
    const lists = (value) => {
      if (typeof value !== "object") return value;
      const keys = Object.keys(value);
      if (keys.length && keys.every((key) => /^\d+$/.test(key))) return keys.map((key) => lists(value[key]));
      return Object.fromEntries(keys.map((key) => [key, lists(value[key])]));
    };
    return lists(root);
  };
  const flat = (value, name, params) => {
    if (value === null || value === undefined) return params;
    if (Array.isArray(value) && !value.every((item) => typeof item === "object")) params.append(name, value.join(","));
    else if (typeof value === "object") for (const key of Object.keys(value)) flat(value[key], name ? `${name}.${key}` : key, params);
    else params.append(name, value);
    return params;
  };
  const files = doc.querySelector(".files");
  files.hidden = false;
  files.addEventListener("click", (event) => {
    const what = event.target.dataset.do;
    if (what === "print") print();
    if (what !== "save") return;
    const kept = new Blob([JSON.stringify({ desk: form.dataset.desk, input: nested(stated()) }, null, 1)], { type: "application/json" });
    const link = doc.createElement("a");
    link.href = URL.createObjectURL(kept);
    link.download = `${form.dataset.desk.replaceAll(".", "-")}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
  files.querySelector("input").addEventListener("change", async (event) => {
    try {
      const kept = JSON.parse(await event.target.files[0].text());
      if (kept.desk !== form.dataset.desk) throw new Error("not ours");
      await ask(flat(kept.input, "", new URLSearchParams()), "new");
    } catch {
      status.textContent = form.dataset.badfile;
    }
    event.target.value = "";
  });
})();
