// A photo of the reader's own table under a board. It never leaves this device: it is drawn in the
// picture, and two taps on the front corners of a base of known width set its scale.
(() => {
  "use strict";
  const doc = document, board = doc.getElementById("board"), find = (selector) => board.querySelector(selector);
  const svg = board && find("svg.scene"), input = board && find("[data-photo]");
  if (!input) return;
  const view = svg.viewBox.baseVal, off = find("[data-photo-off]"), says = find(".photo-says"), taps = [];
  let photo = null, tapping = false;
  const tells = (what) => (says.textContent = what ? board.dataset[what] : "");
  const place = () => {
    for (const name of ["x", "y", "width", "height"]) photo.at.setAttribute(name, photo[name]);
    const [x, y] = [Math.min(photo.x, view.x), Math.min(photo.y, view.y)];
    const [right, foot] = [Math.max(photo.x + photo.width, view.x + view.width), Math.max(photo.y + photo.height, view.y + view.height)];
    svg.setAttribute("viewBox", `${x} ${y} ${right - x} ${foot - y}`);
    // The handles of the board keep the size of a finger, whatever the size of the picture.
    dispatchEvent(new Event("resize"));
  };
  const remove = () => {
    if (photo) photo.at.remove();
    photo = null;
    tapping = false;
    off.disabled = true;
    board.classList.remove("over");
    tells("");
  };
  input.addEventListener("change", async () => {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    try {
      const bitmap = await createImageBitmap(file), smaller = Math.min(1, 1600 / Math.max(bitmap.width, bitmap.height)), canvas = doc.createElement("canvas");
      [canvas.width, canvas.height] = [bitmap.width * smaller, bitmap.height * smaller];
      canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      remove();
      const at = doc.createElementNS("http://www.w3.org/2000/svg", "image"), height = (view.width * canvas.height) / canvas.width;
      at.setAttribute("href", canvas.toDataURL("image/jpeg", 0.85));
      at.setAttribute("aria-hidden", "true");
      svg.querySelector(".grounds").before(at);
      photo = { at, x: view.x, y: view.y + (view.height - height) / 2, width: view.width, height };
      place();
      [taps.length, tapping, off.disabled] = [0, true, false];
      board.classList.add("over");
      tells("first");
      svg.scrollIntoView({ block: "nearest" });
    } catch {
      tells("unread");
    }
  });
  // Handled before the board treats it as a drag.
  svg.addEventListener("pointerdown", (event) => {
    if (!tapping || event.button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const matrix = svg.getScreenCTM().inverse();
    taps.push([event.clientX * matrix.a + matrix.e, event.clientY * matrix.d + matrix.f]);
    const [first, second] = taps, known = Number(find("[data-known]").value.replace(",", "."));
    if (!second) return tells("second");
    const seen = Math.hypot(second[0] - first[0], second[1] - first[1]), scale = known / seen;
    taps.length = 0;
    if (!(scale > 0.001 && scale < 1000)) return tells("first");
    tapping = false;
    // The photo is scaled about the first tap.
    Object.assign(photo, { x: first[0] + (photo.x - first[0]) * scale, y: first[1] + (photo.y - first[1]) * scale, width: photo.width * scale, height: photo.height * scale });
    place();
    tells("laid");
  }, true);
  off.addEventListener("click", () => {
    remove();
    find("[data-do=fit]").click();
  });
})();
