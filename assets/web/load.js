// Fetches the program while a bar tells its bytes, and starts it.
import { decimal, facts, words } from "./facts.js";
import init from "./retry-storm.js";

const MEGABYTE = 1e6;
const bar = document.getElementById("bar");
const bytes = document.getElementById("bytes");

/** What of the connection's bytes a compressed response tells, else those of the program. */
function wireBytes(response) {
  const length = Number(response.headers.get("content-length"));
  return response.headers.has("content-encoding") && length > 0 ? length : facts.wasmBytes;
}

/**
 * The response with its bytes counted. A length in its header would be that of the compressed bytes, so the size is the build's. Its
 * type is set here: hosts that know none would keep the program from being compiled while it comes.
 */
function counted(response) {
  const total = wireBytes(response);
  let seen = 0;
  const count = new TransformStream({
    transform(chunk, through) {
      seen += chunk.byteLength;
      const share = Math.min(seen / facts.wasmBytes, 1);
      bar.value = share;
      bytes.textContent =
        share < 1
          ? words("bytes", { loaded: decimal((share * total) / MEGABYTE), total: decimal(total / MEGABYTE) })
          : words("starting");
      through.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "content-type": "application/wasm" } });
}

/** Loads and starts the game. Rejects with what the browser says when it cannot. */
export async function load() {
  bytes.textContent = words("loading");
  const response = await fetch(new URL("retry-storm_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  await init({ module_or_path: counted(response) });
}
