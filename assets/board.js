// The board: pieces are moved with mouse, finger or keys, and the page updates the verdict. Only the
// server judges and draws; this file moves existing shapes and requests the page again. Positions are in
// mm, y to the north; the address contains the situation.
(() => {
  "use strict";
  const doc = document, board = doc.getElementById("board");
  if (!board) return;
  const svg = board.querySelector("svg.scene"), status = board.querySelector("[role=status]"), tools = board.querySelector(".tools");
  const { action, roles: declared } = board.dataset, roles = JSON.parse(declared), MOST = 60;
  const find = (selector) => board.querySelector(selector), all = (selector) => [...board.querySelectorAll(selector)];
  const say = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const kept = (n) => Math.round(n * 100) / 100, turned = (degrees) => kept(((degrees % 360) + 360) % 360);
  const make = (tag, attributes) => {
    const node = doc.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };

  // ---- the situation
  let params = new URLSearchParams(board.dataset.query), pieces = [], grounds = [], table = "", chosen = "";
  const read = () => {
    (pieces = []), (grounds = []), (table = "");
    for (const item of (params.get("scene") || "").split("*").filter(Boolean)) {
      const parts = item.split("_"), head = parts.shift(), numbers = [], words = [];
      let troop = "";
      for (const part of parts) {
        if (part !== "" && isFinite(part)) numbers.push(Number(part));
        else if (!numbers.length && !troop) troop = part;
        else words.push(part);
      }
      if (head === "board") table = item;
      else if (/^[AB]/.test(head)) {
        const [x, y, facing = 0, w = 40, d = 20] = numbers;
        pieces.push({ id: head[1] === "." ? head.slice(2) : head, side: head[0], troop, x, y, facing, w, d, words });
      } else {
        const corners = [];
        for (let n = 0; n + 1 < numbers.length; n += 2) corners.push([numbers[n], numbers[n + 1]]);
        const [kind, held = ""] = head.split(/-(?=[AB]$)/);
        grounds.push({ id: words[0] || kind + (grounds.length + 1), kind, held, corners });
      }
    }
  };
  const write = () => {
    const named = (p) => (p.id[0] === p.side && p.id[1] !== "." ? p.id : `${p.side}.${p.id}`);
    const items = pieces.map((p) => [named(p), p.troop, kept(p.x), kept(p.y), turned(p.facing), p.w, p.d, ...p.words].join("_"));
    for (const g of grounds) items.push([g.kind + (g.held && `-${g.held}`), ...g.corners.flat().map(kept), g.id].join("_"));
    return [...items, table].filter(Boolean).join("*");
  };
  const piece = (id) => pieces.find((p) => p.id === id), ground = (id) => grounds.find((g) => g.id === id);
  const shape = (id) => [...svg.querySelectorAll("[data-id]")].find((at) => at.dataset.id === id);

  // ---- undo: previous situations
  let past = [], future = [], last = { what: "", at: 0 };
  const note = (what) => {
    // Many small steps of one piece are undone together.
    if (what !== last.what || Date.now() - last.at > 900) past.push(params.toString());
    last = { what, at: Date.now() };
    past = past.slice(-100);
    future = [];
  };
  const travel = (from, to) => {
    if (!from.length) return;
    to.push(params.toString());
    params = new URLSearchParams(from.pop());
    last.what = "";
    read();
    if (!piece(chosen) && !ground(chosen)) choose("");
    for (const input of fields()) {
      if (/radio|checkbox/.test(input.type)) input.checked = (params.get(input.name) || "").split(",").includes(input.value);
      else input.value = params.get(input.name) || "";
    }
    changed(board.dataset.undone);
  };

  // ---- requesting the page
  let timer = 0, running = null, words = "", refit = false;
  const follow = () => (timer ||= setTimeout(load, 110));
  const load = async () => {
    timer = 0;
    const query = params.toString(), mine = new AbortController();
    history.replaceState(history.state, "", `${action}?${query}`);
    const twin = doc.querySelector("a.switch");
    if (twin) twin.search = `?${query}`;
    if (running) running.abort();
    running = mine;
    try {
      const answer = await fetch(`${action}?${query}`, { signal: mine.signal, headers: { accept: "text/html" } });
      const text = await answer.text();
      if (mine === running) show(new DOMParser().parseFromString(text, "text/html"));
    } catch (error) {
      if (error.name !== "AbortError") status.textContent = board.dataset.lost;
    }
  };
  const show = (page) => {
    const fresh = page.querySelector("#board svg.scene");
    if (!fresh) return;
    for (const part of doc.querySelectorAll("[data-part]")) {
      const from = page.querySelector(`[data-part="${part.dataset.part}"]`);
      if (from && !part.contains(doc.activeElement)) {
        part.replaceChildren(...from.childNodes);
        doc.dispatchEvent(new CustomEvent("cavillo:fresh", { detail: part }));
      }
    }
    const away = (p) => Math.abs(p.x - (view.x + view.width / 2)) > view.width / 2 || Math.abs(-p.y - (view.y + view.height / 2)) > view.height / 2;
    for (const layer of ["defs", "title", "desc", ".grounds", ".areas", ".marks"]) {
      const [old, next] = [svg, fresh].map((at) => at.querySelector(`:scope > ${layer}`));
      if (old && next && !(hold && layer === ".grounds")) old.replaceChildren(...next.childNodes);
    }
    const layer = svg.querySelector(".pieces"), seen = new Set();
    for (const next of fresh.querySelectorAll(".piece")) {
      seen.add(next.dataset.id);
      const old = shape(next.dataset.id);
      if (!old) layer.append(next);
      else if (!hold || hold.id !== next.dataset.id) {
        old.replaceChildren(...next.childNodes);
        old.setAttribute("class", next.getAttribute("class"));
        old.dataset.troop = next.dataset.troop;
      }
    }
    for (const old of layer.querySelectorAll(".piece")) if (!seen.has(old.dataset.id)) old.remove();
    if (!hold && (refit || pieces.some(away))) {
      refit = false;
      svg.setAttribute("viewBox", fresh.getAttribute("viewBox"));
      for (const name of ["width", "height"]) svg.setAttribute(name, fresh.getAttribute(name));
      svg.querySelector(".scale").replaceWith(fresh.querySelector(".scale"));
    }
    dress();
    // If a newer request is waiting, its response is announced instead.
    if (timer) return;
    const finding = doc.querySelector("#finding, #faults h2");
    status.textContent = [words, finding && finding.textContent].filter(Boolean).join(". ");
    words = "";
  };
  const view = svg.viewBox.baseVal;
  /** Formats a number in the language of the page. */
  const written = (n) => (n || 0).toLocaleString(doc.documentElement.lang, { useGrouping: false });
  const tell = (p) => say(board.dataset.stands, { id: p.id, x: written(kept(p.x)), y: written(kept(p.y)), facing: written(turned(p.facing)) });
  /** After any change: updates address, picture and panel, and soon the verdict. */
  const changed = (text) => {
    if (text) words = text;
    params.set("scene", write());
    dress();
    follow();
  };

  // ---- the picture
  // The accessible name of a shape begins with its visible text, so that voice control finds it.
  const call = (at) => {
    const told = (at.querySelector("title") || at).textContent, texts = [...at.querySelectorAll("text")];
    const seen = texts.map((text) => text.textContent), last = seen[seen.length - 1] || "";
    at.setAttribute("aria-label", told.startsWith(last) ? seen.join(" ") + told.slice(last.length) : `${seen.join(" ")}, ${told}`);
    // Separates adjacent texts by a space.
    for (const text of texts.slice(1)) if (text.previousSibling?.nodeType !== 3) text.before(" ");
  };
  const dress = () => {
    for (const p of pieces) {
      const at = shape(p.id);
      if (!at) continue;
      at.setAttribute("transform", `translate(${kept(p.x)} ${kept(-p.y)})`);
      at.querySelector("g").setAttribute("transform", `rotate(${turned(p.facing)})`);
      at.setAttribute("tabindex", "0");
      at.setAttribute("role", "button");
      call(at);
      at.setAttribute("aria-pressed", String(p.id === chosen));
      at.classList.toggle("chosen", p.id === chosen);
    }
    for (const g of grounds) {
      const at = shape(g.id);
      if (!at) continue;
      at.setAttribute("tabindex", "0");
      at.setAttribute("role", "button");
      call(at);
      at.classList.toggle("chosen", g.id === chosen);
      const points = g.corners.map(([x, y]) => `${kept(x)},${kept(-y)}`).join(" ");
      for (const polygon of at.querySelectorAll("polygon")) polygon.setAttribute("points", points);
    }
    handles();
    panel();
  };
  const pixel = () => {
    const matrix = svg.getScreenCTM();
    return matrix ? 1 / matrix.a : 1;
  };
  /** Handles that turn a piece or reshape terrain: above everything else, as large as a finger. */
  const grips = svg.appendChild(make("g", { class: "handles" }));
  const handles = () => {
    svg.append(grips);
    grips.replaceChildren();
    const unit = pixel(), p = piece(chosen), g = ground(chosen);
    const grip = (x, y, name) => {
      grips.append(make("circle", { class: "grip", cx: x, cy: y, r: 7 * unit }), make("circle", { class: "hit", cx: x, cy: y, r: 22 * unit, "data-grip": name }));
    };
    if (p) {
      const [sin, cos] = [Math.sin, Math.cos].map((f) => f((p.facing * Math.PI) / 180)), far = p.d / 2 + 30 * unit;
      // Behind the piece, where it hides no enemy.
      grips.append(make("path", { d: `M${p.x - (sin * p.d) / 2} ${-p.y + (cos * p.d) / 2}L${p.x - sin * far} ${-p.y + cos * far}` }));
      grip(p.x - sin * far, -p.y + cos * far, "turn");
    }
    if (g) g.corners.forEach(([x, y], n) => grip(x, -y, n));
  };

  // ---- the panel of the selected piece
  const panel = () => {
    const p = piece(chosen), g = ground(chosen);
    find(".of-piece").hidden = !p;
    find(".of-ground").hidden = !g;
    for (const [at, list] of [["undo", past], ["redo", future]]) find(`[data-do=${at}]`).disabled = !list.length;
    for (const at of all("[data-chosen]")) at.textContent = p ? p.id : g ? g.id : "";
    if (!p) return;
    for (const input of all("[data-number]")) if (input !== doc.activeElement) input.value = kept(input.dataset.number === "facing" ? turned(p.facing) : p[input.dataset.number]);
    find("[data-troop]:not(g)").value = p.troop;
    const part = find("[data-part-of]");
    if (part) part.value = (roles.find((role) => role.one && params.get(role.field) === p.id) || { field: "" }).field;
    for (const input of all("[data-word]")) input.checked = p.words.includes(input.dataset.word);
  };
  const choose = (id) => {
    if (id === chosen) return;
    chosen = id;
    dress();
  };

  // ---- snapping: edge to edge and corner to corner with the nearest neighbour
  const SNAP = 4;
  const snapped = (p) => {
    if (!find("[data-snap]").checked) return p;
    let best = null;
    for (const other of pieces) {
      if (other.id === p.id) continue;
      const angle = (other.facing * Math.PI) / 180, [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const off = ((p.facing - other.facing) % 90 + 135) % 90 - 45;
      if (Math.abs(off) > 7) continue;
      const quarter = Math.round((p.facing - off - other.facing) / 90) % 2 !== 0;
      const [w, d] = quarter ? [p.d / 2, p.w / 2] : [p.w / 2, p.d / 2];
      const dx = p.x - other.x, dy = p.y - other.y, [a, b] = [other.w / 2, other.d / 2];
      // In the neighbour's coordinates: right, ahead.
      const here = [dx * cos - dy * sin, dx * sin + dy * cos], touch = [a + w, b + d], level = [a - w, b - d];
      const to = [0, 1].map((axis) => {
        const near = (list) => list.map((at) => [Math.abs(at - here[axis]), at]).sort((m, n) => m[0] - n[0])[0];
        return { touch: near([touch[axis], -touch[axis]]), level: near([level[axis], -level[axis], 0]) };
      });
      for (const axis of [0, 1]) {
        const across = 1 - axis;
        if (to[axis].touch[0] > SNAP || Math.abs(here[across]) > touch[across] + SNAP) continue;
        const place = [...here];
        place[axis] = to[axis].touch[1];
        if (to[across].level[0] <= SNAP) place[across] = to[across].level[1];
        else if (to[across].touch[0] <= SNAP) place[across] = to[across].touch[1];
        const cost = Math.hypot(place[0] - here[0], place[1] - here[1]);
        if (!best || cost < best.cost) best = { cost, x: other.x + place[0] * cos + place[1] * sin, y: other.y - place[0] * sin + place[1] * cos, facing: turned(p.facing - off) };
      }
    }
    return best ? { ...p, x: best.x, y: best.y, facing: best.facing } : p;
  };

  // ---- pointer: mouse, pen, finger
  let hold = null;
  const at = (event) => {
    const matrix = svg.getScreenCTM().inverse();
    return [event.clientX * matrix.a + matrix.e, -(event.clientY * matrix.d + matrix.f)];
  };
  /** Returns the distance of a point from a base, in mm. */
  const gap = (p, [x, y]) => {
    const angle = (p.facing * Math.PI) / 180, [sin, cos] = [Math.sin(angle), Math.cos(angle)], dx = x - p.x, dy = y - p.y;
    return Math.hypot(Math.max(Math.abs(dx * cos - dy * sin) - p.w / 2, 0), Math.max(Math.abs(dx * sin + dy * cos) - p.d / 2, 0));
  };
  svg.addEventListener("pointerdown", (event) => {
    if (event.button || hold) return;
    const place = at(event), grip = event.target.dataset.grip;
    const near = pieces.map((p) => [gap(p, place), p]).sort((a, b) => a[0] - b[0])[0];
    const inside = near && near[0] === 0, held = piece(chosen), bent = ground(chosen);
    if (grip !== undefined && !(inside && near[1].id !== chosen)) {
      hold = grip === "turn" ? { turn: true, id: chosen, from: { ...held } } : { corner: Number(grip), id: chosen, from: bent.corners.map((c) => [...c]) };
    } else if (near && near[0] <= 14 * pixel()) {
      hold = { id: near[1].id, from: { ...near[1] }, place };
    } else {
      const under = event.target.closest(".ground"), g = under && ground(under.dataset.id);
      if (!g) return choose("");
      hold = { id: g.id, from: g.corners.map((c) => [...c]), place, ground: true };
    }
    event.preventDefault();
    choose(hold.id);
    const focus = shape(hold.id);
    if (focus) focus.focus({ preventScroll: true });
    svg.setPointerCapture(event.pointerId);
    hold.before = params.toString();
  });
  svg.addEventListener("pointermove", (event) => {
    if (!hold) return;
    const [x, y] = at(event), p = piece(hold.id), g = ground(hold.id);
    hold.moved = true;
    if (hold.turn) {
      const facing = (Math.atan2(p.x - x, p.y - y) * 180) / Math.PI, coarse = Math.round(facing / 15) * 15;
      p.facing = turned(find("[data-snap]").checked && Math.abs(facing - coarse) < 4 ? coarse : Math.round(facing));
    } else if (hold.corner !== undefined) g.corners[hold.corner] = [Math.round(x), Math.round(y)];
    else if (hold.ground) g.corners = hold.from.map((c) => [c[0] + Math.round(x - hold.place[0]), c[1] + Math.round(y - hold.place[1])]);
    else Object.assign(p, snapped({ ...p, facing: hold.from.facing, x: hold.from.x + x - hold.place[0], y: hold.from.y + y - hold.place[1] }));
    changed();
  });
  const release = (event) => {
    if (!hold) return;
    const { id, moved, before } = hold, p = piece(id);
    hold = null;
    if (svg.hasPointerCapture(event.pointerId)) svg.releasePointerCapture(event.pointerId);
    if (!moved) return;
    past.push(before);
    future = [];
    last.what = "";
    changed(p && tell(p));
  };
  svg.addEventListener("pointerup", release);
  svg.addEventListener("pointercancel", release);

  // ---- actions on the selected piece
  const act = (what, change) => {
    const p = piece(chosen), g = ground(chosen);
    if (!p && !g) return;
    note(what + chosen);
    change(p || g);
    changed(p && piece(chosen) && tell(p));
  };
  const shift = (x, y) => act("move", (one) => {
    if (one.corners) one.corners = one.corners.map((c) => [c[0] + x, c[1] + y]);
    else (one.x += x), (one.y += y);
  });
  const turn = (degrees) => piece(chosen) && act("turn", (p) => (p.facing = turned(p.facing + degrees)));
  const size = (p, option) => {
    if (option && option.dataset.d) (p.w = Number(option.dataset.w)), (p.d = Number(option.dataset.d));
  };
  const remove = () => {
    const id = chosen;
    if (!id) return;
    note("remove" + id);
    pieces = pieces.filter((p) => p.id !== id);
    grounds = grounds.filter((g) => g.id !== id);
    for (const { field } of roles) {
      const left = (params.get(field) || "").split(",").filter((name) => name && name !== id);
      if (params.has(field)) left.length ? params.set(field, left.join(",")) : params.delete(field);
    }
    const gone = shape(id);
    if (gone) gone.remove();
    chosen = "";
    changed(say(board.dataset.removed, { id }));
    const next = svg.querySelector(".piece");
    if (next) next.focus({ preventScroll: true });
  };
  const free = (start) => {
    let n = 1;
    while (piece(start + n) || ground(start + n)) n += 1;
    return start + n;
  };
  const centre = () => [Math.round(view.x + view.width / 2), Math.round(-view.y - view.height / 2)];
  const add = (side) => {
    if (pieces.length >= MOST) return void (status.textContent = say(board.dataset.full, { most: MOST }));
    const select = find("[data-new-troop]"), [x, y] = centre(), p = { id: free(side), side, troop: select.value, x, y, facing: side === "A" ? 0 : 180, w: 40, d: 20, words: [] };
    size(p, select.selectedOptions[0]);
    // The first free position, in rows from the middle outwards.
    for (let n = 0; n < 200 && pieces.some((other) => Math.hypot(other.x - p.x, other.y - p.y) < (Math.hypot(p.w, p.d) + Math.hypot(other.w, other.d)) / 2 + 2); n += 1) {
      const ring = Math.ceil((n + 1) / 8), angle = (n % 8) * 45 * (Math.PI / 180);
      p.x = x + Math.round(Math.sin(angle) * ring * 30);
      p.y = y + Math.round(Math.cos(angle) * ring * 30);
    }
    note("add");
    pieces.push(p);
    const vacant = roles.find((role) => role.one && !params.get(role.field));
    if (vacant) params.set(vacant.field, p.id);
    chosen = p.id;
    changed(say(board.dataset.added, { id: p.id }));
  };
  const lay = () => {
    if (grounds.length >= MOST) return;
    const kind = find("[data-new-ground]").value, [x, y] = centre(), id = free(kind);
    note("add");
    grounds.push({ id, kind, held: "", corners: [[x - 50, y - 30], [x + 50, y - 30], [x + 50, y + 30], [x - 50, y + 30]] });
    chosen = id;
    changed(say(board.dataset.added, { id }));
  };
  const deeds = {
    remove, ground: lay,
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    fit: () => { refit = true; follow(); },
  };
  tools.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.do) deeds[button.dataset.do]();
    else if (button.dataset.turn) turn(Number(button.dataset.turn));
    else if (button.dataset.add) add(button.dataset.add);
  });
  tools.addEventListener("change", (event) => {
    const input = event.target, value = Number(String(input.value).replace(",", "."));
    if (input.dataset.number && input.value.trim() && isFinite(value)) act("number", (p) => (p[input.dataset.number] = Math.max(-5000, Math.min(5000, value))));
    else if (input.dataset.word) act("word", (p) => (p.words = [...p.words.filter((word) => word !== input.dataset.word), ...(input.checked ? [input.dataset.word] : [])]));
    else if (input.matches("[data-troop]")) act("troop", (p) => { p.troop = input.value; size(p, input.selectedOptions[0]); });
    else if (input.matches("[data-part-of]")) act("part", (p) => {
      for (const role of roles) if (role.one && params.get(role.field) === p.id) params.delete(role.field);
      if (input.value) params.set(input.value, p.id);
    });
  });

  // ---- keys
  const TURNS = { "[": -1, "]": 1, "{": -15, "}": 15, ",": -1, ".": 1, ";": -15, ":": 15 }, MOVES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  board.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox", key = event.key.toLowerCase();
    if (typing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      return key === "y" || event.shiftKey ? deeds.redo() : deeds.undo();
    }
    const one = event.target.closest("[data-id]");
    if (!one) return;
    if (MOVES[event.key]) {
      choose(one.dataset.id);
      const [x, y] = MOVES[event.key], far = event.shiftKey ? 10 : 1;
      shift(x * far, y * far);
    } else if (TURNS[event.key]) {
      choose(one.dataset.id);
      turn(TURNS[event.key]);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      choose(one.dataset.id);
      remove();
    } else if (event.key === "Enter" || event.key === " ") choose(one.dataset.id === chosen ? "" : one.dataset.id);
    else if (event.key === "Escape") choose("");
    else return;
    event.preventDefault();
  });

  // ---- the rest of the form: ranges, depths, circumstances
  const form = doc.getElementById("form");
  const fields = () => [...form.elements].filter((input) => input.name && input.name !== "agreed" && !roles.some((role) => role.field === input.name.split(".")[0]));
  form.addEventListener("change", () => {
    note("form");
    const filled = new FormData(form);
    for (const { name } of fields()) params.delete(name);
    for (const name of new Set(fields().map((input) => input.name))) {
      const values = filled.getAll(name).filter(Boolean);
      if (values.length) params.set(name, values.join(","));
    }
    changed();
  });

  read();
  svg.setAttribute("role", "group");
  svg.removeAttribute("aria-describedby");
  tools.hidden = false;
  board.classList.add("alive");
  dress();
  addEventListener("resize", handles);
})();
