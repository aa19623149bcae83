// Saves what the game asks to be saved, where the browser puts its files.
import { on } from "./game.js";

/** Time in which the browser has surely read what it saves, in milliseconds. */
const READ = 60_000;

export function saveForGame() {
  on("file", ({ name, text, base64 }) => {
    const content = text ?? Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), READ);
  });
}
