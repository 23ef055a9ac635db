// Stores on this device whether both languages are shown. It runs directly at the choice, before anything
// below is drawn, so that nothing moves. Without it the choice applies to one page.
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
