// Copies what the game asks to be copied, or shows it to be copied by hand.
import { toCopy } from "./card.js";
import { command, on } from "./game.js";

export function copyForGame() {
  on("copy", async ({ text }) => {
    try {
      await navigator.clipboard.writeText(text);
      command({ type: "copied" });
    } catch {
      toCopy(text);
    }
  });
}
