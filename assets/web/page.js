// The page around the game: loads it, and looks after it.
import { keepInAddress } from "./address.js";
import { bridge } from "./bridge.js";
import { breakdown } from "./card.js";
import { copyForGame } from "./copy.js";
import { on } from "./game.js";
import { shareKeys } from "./keys.js";
import { load } from "./load.js";
import { keepForLater } from "./offline.js";
import { saveForGame } from "./save.js";
import { kindOf, said, watch, watchFrames } from "./watch.js";

/** Whether the browser can draw the game; the context that is asked for is given back. */
function hasWebGl2() {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** The game shows its first picture: the loading card goes. */
function opened(canvas) {
  const loading = document.getElementById("loading");
  if (!loading) return;
  loading.remove();
  canvas.focus({ preventScroll: true });
  watchFrames();
  keepForLater();
}

async function start() {
  const canvas = document.getElementById("game");
  watch(canvas);
  shareKeys(canvas);
  copyForGame();
  keepInAddress();
  saveForGame();
  bridge();
  on("ready", () => opened(canvas));
  if (!hasWebGl2()) {
    breakdown("graphics");
    return;
  }
  try {
    await load();
    opened(canvas);
  } catch (error) {
    if (String(error).includes("Using exceptions for control flow")) return;
    breakdown(kindOf(error) === "memory" ? "memory" : "load", said(error));
  }
}

start();
