// Keeps the game for visits without a connection.

/** Registers the worker that keeps it. Frames of other sites and private windows may refuse: then there is nothing to keep. */
export async function keepForLater() {
  try {
    await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch (why) {
    console.info("not kept for visits without a connection:", why);
  }
}
