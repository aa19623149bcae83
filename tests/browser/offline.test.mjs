// What was loaded once opens without a connection, and a new build replaces it.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { DIST } from "../../.ci/web/project.mjs";
import { listen } from "../../.ci/web/serve.mjs";
import { Game, sharedBrowser, test } from "./harness.mjs";

const VERSION = /^[0-9a-f]{12}$/;

/** dist/ under another version: the same program as if it had been built anew. */
function anotherBuild(folder, version) {
  cpSync(DIST, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const old = readdirSync(folder).find((name) => VERSION.test(name));
  renameSync(path.join(folder, old), path.join(folder, version));
  for (const name of ["index.html", "sw.js", "manifest.webmanifest"]) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(old, version));
  }
  return old;
}

function stop(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

/** Version of the page that is open. */
function version(game) {
  return game.page.evaluate(() => JSON.parse(document.getElementById("facts").textContent).version);
}

/** Waits until exactly this version is kept, by a worker that answers this page. */
async function kept(game, wanted) {
  await game.page.waitForFunction(
    async (name) => {
      const keys = await caches.keys();
      const { active } = await navigator.serviceWorker.ready;
      return keys.length === 1 && keys[0].endsWith(` ${name}`) && active.state === "activated" && navigator.serviceWorker.controller !== null;
    },
    wanted,
    { polling: 200 },
  );
}

test("a second visit works with the server gone, and an update replaces the old version", async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "retry-storm-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const first = anotherBuild(path.join(folder, "new"), "feedfacecafe");
  let server = await listen(DIST, 0);
  const { port } = server.address();
  const at = `http://127.0.0.1:${port}/`;
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 960, height: 600 } });
  const visit = async (query) => (await Game.inContext(context, query, { at })).ready();

  let game = await visit("?test=1");
  assert.equal(await version(game), first);
  await kept(game, first);
  await game.page.close();

  await stop(server);
  game = await visit("?test=1&level=switch-sale-surge&seed=7");
  assert.equal(await version(game), first);
  await game.onScreen("briefing");
  await game.shot("offline");
  await game.page.close();
  // Nobody answers, so it was the kept one.
  await assert.rejects(fetch(at));

  server = await listen(path.join(folder, "new"), port);
  game = await visit("?test=1");
  assert.equal(await version(game), "feedfacecafe");
  await kept(game, "feedfacecafe");
  await game.page.close();

  await stop(server);
  game = await visit("?test=1");
  assert.equal(await version(game), "feedfacecafe");
  await game.close(/ERR_CONNECTION_REFUSED/);
});

test("other pages in the game's folder are left alone", async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "retry-storm-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(DIST, folder, { recursive: true });
  writeFileSync(path.join(folder, "about.html"), "<!doctype html><p>About");
  const server = await listen(folder, 0);
  t.after(() => stop(server));
  const at = `http://127.0.0.1:${server.address().port}/`;
  const game = await (await Game.open("?test=1", { at })).ready();
  await kept(game, await version(game));
  await game.page.goto(`${at}about.html`);
  assert.equal(await game.page.innerText("p"), "About");
  const missing = await game.page.goto(`${at}nothing.html`);
  assert.equal(missing.status(), 404);
  await game.close(/404/);
});
