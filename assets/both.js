// Whether both languages are shown is kept on this device. It runs where the choice stands, before
// anything below it is drawn, so that nothing moves. Without it the choice holds for one page.
(() => {
  "use strict";
  const box = document.getElementById("both"), KEY = "cavillo:both";
  const show = () => {
    try {
      box.checked = localStorage.getItem(KEY) === "true";
    } catch { /* private mode */ }
  };
  show();
  addEventListener("pageshow", show);
  box.addEventListener("change", () => {
    try {
      if (box.checked) localStorage.setItem(KEY, "true");
      else localStorage.removeItem(KEY);
    } catch { /* private mode */ }
  });
})();
