// Notices that the game cannot go on, whatever the reason, and says so.
import { breakdown, recovered } from "./card.js";
import { command, on } from "./game.js";

/** Longest time without a frame, while the page is seen, before it is said. */
const STUCK_MS = 10_000;

/** What an exception says. */
export function said(error) {
  return error?.message ? String(error.message) : String(error);
}

/** Which card an exception from the program asks for. */
export function kindOf(error) {
  return /out of memory|allocat/i.test(said(error)) ? "memory" : "broken";
}

/** Watches for panics, traps of the program, and a lost graphics context. */
export function watch(canvas) {
  on("panic", ({ message }) => breakdown(kindOf(message), message));
  const fallen = (error) => {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) breakdown(kindOf(error), said(error));
  };
  addEventListener("error", (event) => fallen(event.error));
  addEventListener("unhandledrejection", (event) => fallen(event.reason));
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    // Nothing goes on unseen, as far as the game still can.
    command({ type: "pause" });
    breakdown("lost");
  });
}

/** Watches that the game asks for frames; from its first frame on. */
export function watchFrames() {
  let last = performance.now();
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (frame) => {
    last = performance.now();
    return ask.call(window, frame);
  };
  // Hidden pages get no frames; what counts begins when one is seen again.
  document.addEventListener("visibilitychange", () => (last = performance.now()));
  let asleep = performance.now();
  setInterval(() => {
    const now = performance.now();
    // After a sleep of the whole machine, nothing can have been drawn yet.
    if (now - asleep > STUCK_MS / 2) last = now;
    asleep = now;
    if (document.visibilityState === "visible" && now - last > STUCK_MS) breakdown("stuck");
    else recovered();
  }, 1_000);
}
