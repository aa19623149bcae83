// `./web serve`: a static host on this machine, with the types and the precompressed files a good one offers.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

import { DIST, option } from "./project.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Links with a replay are long. The game reads 64 KiB of a query, and says what is wrong with more. */
const HEADERS_BYTES_MAX = 128 * 1024;

/** The file of a request's path, or null: nothing outside the folder is served. */
function fileOf(folder, url) {
  let name;
  try {
    name = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
  if (name.includes("\0")) return null;
  const file = path.join(folder, name.endsWith("/") ? `${name}index.html` : name);
  if (!file.startsWith(folder + path.sep)) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** What is served for a request: status, headers and body. */
export function answer(folder, url, accepted = "", known = "") {
  const file = fileOf(folder, url);
  if (!file) return { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: "not found\n" };
  const [encoding, ending] = ENCODINGS.find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? ["", ""];
  const body = readFileSync(file + ending);
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  // A folder named after its content never changes.
  const lasting = /^[0-9a-f]{12}$/.test(path.basename(path.dirname(file)));
  const headers = {
    "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
    "cache-control": lasting ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
    // A sandboxed frame has no origin: its scripts and its program come to it only from a server that offers them to all.
    "access-control-allow-origin": "*",
    etag,
    ...(encoding && { "content-encoding": encoding }),
  };
  if (known === etag) return { status: 304, headers, body: "" };
  return { status: 200, headers: { ...headers, "content-length": body.length }, body };
}

/** A server of a folder; `port` 0 takes any free one. */
export function listen(folder, port) {
  const server = createServer({ maxHeaderSize: HEADERS_BYTES_MAX }, (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const { "accept-encoding": accepted, "if-none-match": known } = request.headers;
    const { status, headers, body } = answer(folder, request.url, accepted, known);
    response.writeHead(status, headers).end(request.method === "HEAD" ? "" : body);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

export async function main(args) {
  const port = Number(option(args, "port", "8931"));
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error("--port wants 0…65535");
  if (!existsSync(path.join(DIST, "index.html"))) throw new Error("dist/ is empty: ./web build first");
  const server = await listen(DIST, port);
  process.stdout.write(`http://127.0.0.1:${server.address().port}/\n`);
}
