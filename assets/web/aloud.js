// Reads out how the shift goes to those who do not see the canvas.
import { on } from "./game.js";

/** The game says a sentence every few seconds at most; the region is polite, so it waits until the reader is silent. */
export function sayAloud(region) {
  on("say", ({ text, lang }) => {
    region.lang = lang;
    region.textContent = text;
  });
}
