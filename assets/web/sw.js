// Keeps the page and the program of one version. A new build has another version, hence another text here, which is how browsers
// notice that there is something new.
"use strict";

const VERSION = "{{version}}";
const FILES = {{files}};
// Other games may lie on the same host, in other folders.
const OURS = `retry-storm ${new URL("./", location).pathname} `;

/** Longest time that the network may take to bring the page while an older one is kept. */
const WAIT_MS = 3_000;

/** The page under the name that this host knows it by, checked to be of this version. */
async function page() {
  for (const name of ["./", "index.html"]) {
    const response = await fetch(name, { cache: "no-cache" });
    const text = response.ok ? await response.text() : "";
    if (text.includes(`"version": "${VERSION}"`)) {
      // A response that was redirected may not answer a navigation.
      return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
    }
  }
  throw new Error(`no page of version ${VERSION}`);
}

async function install() {
  const cache = await caches.open(OURS + VERSION);
  await cache.addAll([...FILES, "manifest.webmanifest"]);
  await cache.put("page", await page());
  await self.skipWaiting();
}

/** Old versions go: an open page has loaded all that it needs. */
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== OURS + VERSION) await caches.delete(name);
  }
  await self.clients.claim();
}

async function kept(request) {
  const cache = await caches.open(OURS + VERSION);
  return cache.match(request, { ignoreSearch: true, ignoreVary: true });
}

/** The newest page there is, if it comes in time. */
async function newestPage(request) {
  const old = await kept("page");
  if (!old) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS, old));
  const fresh = fetch(request).then((response) => (response.ok ? response : old));
  return Promise.race([fresh, late]).catch(() => old);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const folder = new URL(self.registration.scope);
  if (request.method !== "GET" || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return;
  const name = pathname.slice(folder.pathname.length);
  if (request.mode !== "navigate") {
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  } else if (name === "" || name === "index.html") {
    // Other pages in the folder are none of ours.
    event.respondWith(newestPage(request));
  }
});
