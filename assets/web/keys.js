// Which keys are the game's and which the browser's.
import { on } from "./game.js";

/** Keys with a name that the game knows; those of one letter it knows all. */
const NAMED = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End",
  "Enter", "Backspace", "Delete", "Shift",
  // It asks a booth for its attendant's number, and no browser has a use for it.
  "F2",
]);
/** Keys of a field that is typed into: composed letters, and what edits together with control or command. */
const TYPING = new Set(["Dead", "Process", "Unidentified"]);
const EDITING = new Set(["a", "z", "y", "ArrowLeft", "ArrowRight", "Home", "End", "Backspace", "Delete"]);
/** Longest time from the tab key to the focus it moves. */
const TAB_MS = 200;

/**
 * Gives the game the keys that are its own, which it keeps the browser from acting on: nothing scrolls. All others it never hears of,
 * so that F5, F12 and whatever is pressed with control or command stay the browser's. The tab key leaves the canvas behind the last
 * control, with shift before the first; the escape key leaves it at once, unless it has something to close.
 */
export function shareKeys(canvas) {
  /** Where the keyboard is among the controls. */
  let place = {};
  /** It came to the canvas from what stands behind it. */
  let fromBehind = false;
  let tab = { at: -TAB_MS, back: false };

  const ring = (shown) => canvas.classList.toggle("has-keyboard", shown);
  on("focus", (now) => {
    place = now;
    if (place.any) ring(false);
  });

  function isOurs({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    if (key === "Control" || key === "Meta") return Boolean(place.text);
    if (ctrlKey || metaKey || altKey) return Boolean(place.text) && !altKey && EDITING.has(key);
    if (key === "Tab") return shiftKey ? !place.first && (place.any || fromBehind) : !place.last;
    if (key === "Escape") return Boolean(place.overlay || place.text);
    return key.length === 1 || NAMED.has(key) || (place.text && TYPING.has(key));
  }

  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab") tab = { at: event.timeStamp, back: event.shiftKey };
      if (event.target !== canvas || isOurs(event)) return;
      event.stopImmediatePropagation();
      if (event.key === "Escape") canvas.blur();
    },
    { capture: true },
  );
  // The game hears of it first: what was typed into lets go of the keyboard. At once, not by a timer: the next key may come before that.
  addEventListener("keydown", (event) => {
    if (event.target === canvas && event.key === "Escape" && !place.overlay) canvas.blur();
  });
  canvas.addEventListener("focus", (event) => {
    const byTab = event.timeStamp - tab.at < TAB_MS;
    fromBehind = byTab && tab.back;
    ring(byTab);
  });
  canvas.addEventListener("blur", () => ring(false));
  canvas.addEventListener("pointerdown", () => ring(false));
  // Pinching and control with the wheel still enlarge the page.
  addEventListener("wheel", (event) => event.ctrlKey && event.stopImmediatePropagation(), { capture: true });
}
