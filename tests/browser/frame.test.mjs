// The game in a frame of another page: with and without storage, and the messages between the two.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";

import { DIST, ROOT } from "../../.ci/web/project.mjs";
import { listen } from "../../.ci/web/serve.mjs";
import { Game, base, test } from "./harness.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "retry-storm-"));
const hosts = await listen(folder, 0);
// Of another site than the game's 127.0.0.1.
const host = `http://localhost:${hosts.address().port}/`;
after(() => {
  hosts.closeAllConnections();
  hosts.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page around the game; what the game tells it is kept in `window.told`. */
async function hosted(query, { frame = "", body = "", ...options } = {}) {
  const src = (await base()) + query;
  const page = `<!doctype html><title>host</title><link rel="icon" href="data:,"><body style="margin:0">
    <script>window.told = []; addEventListener("message", ({ origin, data }) => told.push({ origin, data }));</script>
    <iframe id="game" src="${src.replaceAll("&", "&amp;")}" width="960" height="600" ${frame}></iframe>${body}`;
  writeFileSync(path.join(folder, "host.html"), page);
  return Game.open("host.html", { at: host, viewport: { width: 1000, height: 700 }, ...options });
}

/** Posts a message from the host to the game. */
function post(game, message) {
  return game.page.evaluate((data) => document.getElementById("game").contentWindow.postMessage(data, "*"), message);
}

/** Waits for the host to be told something of a type. */
function toldHost(game, type) {
  return game.page.waitForFunction((wanted) => window.told.find(({ data }) => data.type === wanted), type).then((found) => found.jsonValue());
}

/** Commands that reach the game, kept by its own page. */
async function commands(game) {
  const frame = game.page.frames().find((one) => one.parentFrame());
  return frame.evaluate(() => window.commands);
}

/** Notes in the game's page which commands reach the game. */
function noteCommands(page) {
  return page.addInitScript(() => {
    window.commands = [];
    addEventListener("retry-storm-command", ({ detail }) => window.commands.push(JSON.parse(detail)));
  });
}

test("in a frame of another site the host plays the game and is told how it goes", async () => {
  const game = await hosted("?test=1&embed=1&level=switch-sale-surge&seed=7", { prepare: noteCommands });
  await game.ready();
  const ready = await toldHost(game, "ready");
  assert.equal(`${ready.origin}/`, await base());
  await post(game, { type: "set", control: "servers", value: 12, more: "is dropped" });
  await post(game, { type: "speed", value: 4 });
  await post(game, { type: "start" });
  const minute = await toldHost(game, "minute");
  assert.ok(Number.isInteger(minute.data.minute));
  assert.deepEqual(await commands(game), [
    { type: "set", control: "servers", value: 12 },
    { type: "speed", value: 4 },
    { type: "start" },
  ]);
  await game.shot("embedded");
  await game.close();
});

test("what is no command, and what is not for hosts, stays outside", async () => {
  const game = await hosted("?test=1&embed=1", { prepare: noteCommands });
  await game.ready();
  for (const data of [null, 7, "start", "{\"type\":\"start\"}", {}, { type: "open", query: "?level=x" }, { type: "toString" }, { type: ["start"] }]) {
    await post(game, data);
  }
  await post(game, { type: "pause" });
  await game.page.frames()[1].waitForFunction(() => window.commands.length > 0);
  assert.deepEqual(await commands(game), [{ type: "pause" }]);
  await game.close();
});

test("only the page that the address names, or that the frame lies in, is heard and told", async () => {
  const named = new URL(host).origin;
  for (const [query, frame, heard] of [
    [`?test=1&origin=${encodeURIComponent(named)}`, "referrerpolicy=no-referrer", true],
    ["?test=1", "referrerpolicy=no-referrer", false],
    ["?test=1&origin=https://example.org", "", false],
    ["?test=1&origin=*", "", false],
    ["?test=1&origin=null", "", false],
  ]) {
    const game = await hosted(query, { frame, prepare: noteCommands });
    await game.ready();
    await post(game, { type: "pause" });
    // Messages arrive in order: once this one is back, the one before has been looked at.
    await game.page.frames()[1].evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("message", ({ data }) => data === "echo" && resolve());
          window.postMessage("echo", "*");
        }),
    );
    assert.deepEqual(await commands(game), heard ? [{ type: "pause" }] : [], query);
    const told = await game.page.evaluate(() => window.told.length);
    assert.equal(told > 0, heard, query);
    await game.close();
  }
});

test("another frame of the same host is not heard", async () => {
  writeFileSync(path.join(folder, "other.html"), `<!doctype html><script>
    addEventListener("message", () => parent.document.getElementById("game").contentWindow.postMessage({ type: "start" }, "*"));
  </script>`);
  const game = await hosted("?test=1", { body: '<iframe id="other" src="other.html"></iframe>', prepare: noteCommands });
  await game.ready();
  await game.page.evaluate(() => document.getElementById("other").contentWindow.postMessage("go", "*"));
  await post(game, { type: "pause" });
  const frame = game.page.frames().find((one) => one.url().startsWith("http://127.0.0.1"));
  await frame.waitForFunction(() => window.commands.length > 0);
  assert.deepEqual(await frame.evaluate(() => window.commands), [{ type: "pause" }]);
  await game.close();
});

test("in a frame without an origin the browser refuses storage: the game runs and says that nothing is saved", async () => {
  const game = await hosted("?test=1", { frame: 'sandbox="allow-scripts"' });
  await game.ready();
  const refused = await game.page.frames()[1].evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return error.name;
    }
  });
  assert.equal(refused, "SecurityError");
  assert.equal((await toldHost(game, "ready")).origin, "null");
  await game.onScreen("title");
  await game.until("the notice", ({ screen }) => screen.notice?.startsWith("Not saved"));
  await game.shot("no-storage");
  await game.close();
});

test("the example page of docs/embedding.md starts a level, sets a lever and says how it goes", async () => {
  mkdirSync(path.join(folder, "docs/embedding"), { recursive: true });
  cpSync(path.join(ROOT, "docs/embedding/example.html"), path.join(folder, "docs/embedding/example.html"));
  symlinkSync(DIST, path.join(folder, "dist"));
  const game = await Game.open("docs/embedding/example.html", { at: host, prepare: noteCommands });
  await game.ready();
  const news = game.page.locator("#news");
  await game.page.locator("#start").click();
  await news.getByText(/^minute \d+: \d+ % approved$/).waitFor();
  await game.page.locator("#servers").click();
  const { indicators } = await game.until("ten servers", ({ latest }) => {
    const { servers_running: running, servers_booting: booting } = latest.minute?.indicators ?? {};
    return running + booting === 10 && latest.minute;
  });
  assert.ok(indicators.approval_share > 0);
  await game.shot("embedding-example");
  // A browser looks for an icon that the example does without.
  await game.close(/404/);
});
