// Which keys are the game's and which the browser's.
import { on } from "./game.js";

/** Keys that would scroll the page, or the page around it, or search within it. */
const SCROLLING = new Set([" ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "'", "/"]);

/**
 * Keeps the page from scrolling under the game, and lets the tab key leave the canvas behind the last control, the escape key at
 * once. F5, F11, F12 and whatever is pressed with control or command stay the browser's.
 */
export function shareKeys(canvas) {
  let place = {};
  on("focus", (now) => (place = now));

  addEventListener(
    "keydown",
    (event) => {
      if (event.target !== canvas || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Tab") {
        const over = event.shiftKey ? place.first || !place.any : place.last;
        if (!over) event.preventDefault();
      } else if (SCROLLING.has(event.key)) {
        event.preventDefault();
      } else if (event.key === "Escape" && !place.overlay && !place.text && place.any) {
        canvas.blur();
      }
    },
    { capture: true },
  );
  // Pinching and control with the wheel still enlarge the page.
  canvas.addEventListener("wheel", (event) => event.ctrlKey || event.preventDefault(), { passive: false });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
}
