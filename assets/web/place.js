// The canvas's place: as large as the page, unless the graphics card cannot draw that many pixels; and full screen.
import { words } from "./facts.js";
import { on } from "./game.js";

/** Longest side that the graphics card can draw to, in pixels; 0 where there is no WebGL 2. The context asked for is given back. */
export function longestSide() {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return 0;
  const limits = [gl.MAX_TEXTURE_SIZE, gl.MAX_RENDERBUFFER_SIZE, gl.MAX_VIEWPORT_DIMS].map((name) => gl.getParameter(name));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return Math.min(...limits.flatMap((limit) => (typeof limit === "number" ? [limit] : [...limit])));
}

/** Longest wait for the browser to tell an element's pixels: it tells none of a page that is not seen. */
const PIXELS_MS = 500;

/**
 * Browsers that play another screen (to try a page as on a phone) tell the pixels of the true one. Then the engine shall reckon them
 * from the size and the ratio, as it does in browsers that tell none. To be awaited before the engine starts.
 */
export function agreeOnPixels() {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(([{ devicePixelContentBoxSize: told, contentRect }]) => {
      observer.disconnect();
      if (told && Math.abs(told[0].inlineSize - contentRect.width * devicePixelRatio) > 2) {
        delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
      }
      resolve();
    });
    setTimeout(resolve, PIXELS_MS);
    try {
      observer.observe(document.documentElement, { box: "device-pixel-content-box" });
    } catch {
      // A browser that tells none.
      resolve();
    }
  });
}

/** Keeps the canvas's buffer within `limit` pixels a side: beyond, the place is drawn smaller and shown larger. */
export function fit(place, limit) {
  function fitNow() {
    const { clientWidth, clientHeight } = document.documentElement;
    // Sides are rounded to whole pixels, so one is kept in hand.
    const share = Math.min(1, (limit - 1) / (Math.max(clientWidth, clientHeight) * devicePixelRatio));
    const style = share < 1 ? { size: `${100 * share}%`, transform: `scale(${1 / share})` } : { size: "", transform: "" };
    Object.assign(place.style, { width: style.size, height: style.size, transform: style.transform });
  }
  addEventListener("resize", fitNow);
  fitNow();
}

/** Full screen, from the game's own button and from one behind the canvas that shows when the keyboard reaches it. */
export function offerFullScreen(button) {
  const root = document.documentElement;
  if (!document.fullscreenEnabled) {
    button.hidden = true;
  }
  button.textContent = words("fullscreen");
  async function toggle() {
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen());
    } catch (why) {
      console.info("no full screen:", why);
    }
  }
  button.addEventListener("click", toggle);
  on("fullscreen", toggle);
}
