// A clock: it counts down, announces the texts of the page at their times, and stores its state in the
// address and on this device. Times and texts come from the server.
(() => {
  "use strict";
  const doc = document, at = doc.querySelector("section.clock");
  if (!at) return;
  const pick = (what) => at.querySelector(what), data = at.dataset;
  const digits = pick(".digits"), next = pick(".next"), call = pick(".call"), bar = pick(".spent");
  const run = pick('[data-do="run"]'), pause = pick('[data-do="pause"]'), reset = pick('[data-do="reset"]'), aloud = pick('[data-do="aloud"]');
  const games = new Map([...at.querySelectorAll("[data-format]")].map((key) => [key.dataset.format, { key, calls: JSON.parse(key.dataset.calls) }]));
  const KEY = `cavillo-clock-${data.clock}`;
  const seconds = () => Date.now() / 1000;
  // start: when the game would have begun without pauses; gone: elapsed time when it was paused.
  let state = { format: data.chosen, start: 0, gone: 0 }, told = -1, lock = null, speaks = false;

  const read = () => {
    const asked = new URLSearchParams(location.search);
    const number = (name) => Math.max(0, Number(asked.get(name)) || 0);
    const minutes = asked.get("minutes_elapsed");
    if (asked.has("start") || asked.has("gone")) state = { format: asked.get("format") || data.chosen, start: number("start"), gone: number("gone") };
    else if (minutes !== null) state = { format: asked.get("format") || data.chosen, start: 0, gone: 60 * number("minutes_elapsed") };
    else {
      try {
        state = { ...state, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
      } catch { /* a device that keeps nothing */ }
    }
    if (!games.has(state.format)) state.format = data.chosen;
  };
  const keep = () => {
    const asked = new URLSearchParams({ format: state.format });
    if (state.start) asked.set("start", String(Math.round(state.start)));
    else if (state.gone) asked.set("gone", String(Math.round(state.gone)));
    history.replaceState(history.state, "", `${location.pathname}?${asked}${location.hash}`);
    const twin = doc.querySelector("a.switch");
    if (twin) twin.search = `?${asked}`;
    try {
      localStorage.setItem(KEY, JSON.stringify(state));
    } catch { /* likewise */ }
  };
  const gone = () => (state.start ? Math.max(0, seconds() - state.start) : state.gone);
  const shown = (left) => {
    const whole = Math.max(0, Math.ceil(left - 1e-6)), two = (n) => String(n).padStart(2, "0");
    const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  };
  const say = (text) => {
    call.textContent = text;
    if (!speaks) return;
    if (navigator.vibrate) navigator.vibrate([400, 150, 400]);
    if (window.speechSynthesis) {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = doc.documentElement.lang;
      speechSynthesis.speak(words);
    }
  };
  const awake = async () => {
    const wanted = state.start > 0 && doc.visibilityState === "visible";
    try {
      if (wanted && !lock && navigator.wakeLock) {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => (lock = null));
      } else if (!wanted && lock) await lock.release();
    } catch { /* the screen may go dark */ }
  };
  /** Updates the time on the page, and makes each announcement once when its minute has come. */
  const tick = () => {
    const { calls } = games.get(state.format), past = gone(), last = calls[calls.length - 1];
    const end = 60 * last.at, left = end - past;
    digits.textContent = left < 0 ? `+${shown(-left)}` : shown(left);
    bar.setAttribute("viewBox", `0 0 ${last.at} 1`);
    bar.firstElementChild.setAttribute("width", Math.min(past / 60, last.at));
    bar.lastElementChild.setAttribute("d", calls.map((c) => `M${c.at} 0v1`).join(""));
    at.classList.toggle("over", left <= 0);
    at.classList.toggle("late", left > 0 && (left <= 300 || calls.some((c) => c.left && past >= 60 * c.at)));
    const made = calls.filter((c) => past >= 60 * c.at).length - 1;
    if (made < 0) call.textContent = "";
    else if (made > told) {
      // A page opened late shows the last announcement without speaking it.
      if (told < -1 || !state.start || past > 60 * calls[made].at + 5) call.textContent = calls[made].text;
      else say(calls[made].text);
    }
    told = made;
    const coming = calls[made + 1];
    if (next) next.textContent = coming?.left ? data.next.replace("{in}", shown(60 * coming.at - past)).replace("{n}", coming.left) : "";
    run.hidden = state.start > 0;
    run.textContent = state.gone ? data.goOn : data.begin;
    pause.hidden = !state.start;
    reset.disabled = state.start > 0 || !state.gone;
    for (const [code, game] of games) {
      game.key.setAttribute("aria-pressed", String(code === state.format));
      game.key.disabled = state.start > 0;
    }
    for (const times of doc.querySelectorAll("section.times")) {
      times.classList.remove("unchosen");
      times.hidden = times.dataset.of !== state.format;
    }
    const after = doc.querySelector(`section.times[data-of="${CSS.escape(state.format)}"] details.after`);
    if (after && left <= 0 && !after.dataset.seen) {
      after.open = true;
      after.dataset.seen = "1";
    }
  };
  at.addEventListener("click", (event) => {
    const key = event.target.closest("button");
    if (!key) return;
    const what = key.dataset.do;
    if (key.dataset.format) state.format = key.dataset.format;
    else if (what === "run") state = { ...state, start: seconds() - state.gone, gone: 0 };
    else if (what === "pause") state = { ...state, gone: gone(), start: 0 };
    else if (what === "reset") state = { ...state, start: 0, gone: 0 };
    else if (what === "aloud") {
      speaks = !speaks;
      key.setAttribute("aria-pressed", String(speaks));
      // Browsers allow speech only after a tap, such as this one.
      if (speaks) say(next?.textContent || digits.textContent);
      return;
    }
    if (key.dataset.format || what === "reset") told = -2;
    keep();
    tick();
    awake();
  });
  doc.addEventListener("visibilitychange", () => {
    tick();
    awake();
  });
  aloud.hidden = !window.speechSynthesis && !navigator.vibrate;
  read();
  told = -2;
  at.hidden = false;
  tick();
  awake();
  setInterval(tick, 250);
})();
