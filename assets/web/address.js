// The page's fragment: the shift under way where the browser stores nothing, or the wish to go on with the one that is stored.
import { on } from "./game.js";

const RESUME = "#resume";

/** Changes the fragment without a step in the browser's history. */
function put(fragment) {
  try {
    history.replaceState(null, "", location.pathname + location.search + fragment);
  } catch {
    // A frame without an origin may not.
    location.hash = fragment;
  }
}

/** Keeps the shift in the address when the game asks for it. What lay there and was taken into the store is there no more. */
export function keepInAddress() {
  let asked = false;
  on("save", ({ fragment }) => {
    asked = true;
    put(fragment && `#${fragment}`);
  });
  on("ready", () => {
    if (!asked && (location.hash === RESUME || location.hash.startsWith("#replay="))) put("");
  });
}

/** Loads the page anew; `onwards` goes on with the shift that was under way. */
export function reload(onwards) {
  if (onwards && location.hash === "") put(RESUME);
  location.reload();
}
