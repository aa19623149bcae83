// The page around the game: loads it, and looks after it.
import { keepInAddress } from "./address.js";
import { sayAloud } from "./aloud.js";
import { handInBoard } from "./board.js";
import { bridge } from "./bridge.js";
import { breakdown } from "./card.js";
import { compareForGame } from "./compare.js";
import { copyForGame } from "./copy.js";
import { takeFiles } from "./files.js";
import { on } from "./game.js";
import { shareKeys } from "./keys.js";
import { load } from "./load.js";
import { keepForLater } from "./offline.js";
import { agreeOnPixels, fit, longestSide, offerFullScreen } from "./place.js";
import { saveForGame } from "./save.js";
import { soundForGame } from "./sound.js";
import { helpTyping } from "./typing.js";
import { kindOf, said, watch, watchFrames } from "./watch.js";

/** The game shows its first picture: the loading card goes. */
function opened(canvas) {
  const loading = document.getElementById("loading");
  if (!loading) return;
  loading.remove();
  // A frame leaves the keyboard to the page around it until it is clicked.
  if (window.parent === window) canvas.focus({ preventScroll: true });
  watchFrames();
  keepForLater();
}

async function start() {
  const canvas = document.getElementById("game");
  watch(canvas);
  shareKeys(canvas);
  helpTyping(canvas);
  offerFullScreen(document.getElementById("fullscreen"));
  copyForGame();
  takeFiles({ results: compareForGame(), board: handInBoard });
  keepInAddress();
  saveForGame();
  soundForGame();
  bridge();
  sayAloud(document.getElementById("aloud"));
  on("ready", () => opened(canvas));
  const limit = longestSide();
  if (limit === 0) {
    breakdown("graphics");
    return;
  }
  fit(document.getElementById("place"), limit);
  try {
    await agreeOnPixels();
    await load();
  } catch (error) {
    if (String(error).includes("Using exceptions for control flow")) return;
    breakdown(kindOf(error) === "memory" ? "memory" : "load", said(error));
  }
}

start();
