// Whatever stops the game, a card says so in words, with a button that reloads.
import assert from "node:assert/strict";

import { Game, test } from "./harness.mjs";

/** Presses the card's button and waits for the page to come anew. */
async function reload(game) {
  const loaded = game.page.waitForEvent("load");
  await game.page.getByRole("button", { name: "Reload" }).click();
  await loaded;
}

test("without WebGL 2 nothing is downloaded, and a card says what is missing", async () => {
  const asked = [];
  const game = await Game.open("", {
    prepare: async (page) => {
      page.on("request", (request) => asked.push(request.url()));
      await page.addInitScript(() => {
        const usual = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function getContext(kind, ...rest) {
          return kind === "webgl2" ? null : usual.call(this, kind, ...rest);
        };
      });
    },
  });
  const { kind, words } = await game.card();
  assert.equal(kind, "graphics");
  assert.match(words, /WebGL 2/);
  assert.deepEqual(asked.filter((url) => url.endsWith(".wasm")), []);
  await game.shot("card-graphics");
  await game.close();
});

test("a program that does not come: the card tells the status, and reloading mends it", async () => {
  const game = await Game.open("", { prepare: (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 503 })) });
  const { kind, words } = await game.card();
  assert.equal(kind, "load");
  assert.match(words, /503/);
  await game.shot("card-load");
  await game.page.unroute("**/*.wasm");
  await reload(game);
  await game.ready();
  await game.close(/503/);
});

test("a connection that breaks off", async () => {
  const game = await Game.open("", { prepare: (page) => page.route("**/*.wasm", (route) => route.abort("connectionreset")) });
  const { kind } = await game.card();
  assert.equal(kind, "load");
  await game.close(/ERR_CONNECTION_RESET/);
});

test("a program that is damaged", async () => {
  const body = Buffer.from("not WebAssembly");
  const game = await Game.open("", { prepare: (page) => page.route("**/*.wasm", (route) => route.fulfill({ body, contentType: "application/wasm" })) });
  const { kind, words } = await game.card();
  assert.equal(kind, "load");
  assert.match(words, /WebAssembly/);
  await game.close();
});

test("page scripts that do not come", async () => {
  const game = await Game.open("", { prepare: (page) => page.route("**/load.js", (route) => route.fulfill({ status: 404 })) });
  await game.page.getByText("could not be loaded").waitFor();
  await game.close(/404/);
});

test("a program of a type that the host does not know loads all the same", async () => {
  const game = await Game.open("", {
    prepare: (page) =>
      page.route("**/*.wasm", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, contentType: "application/octet-stream" });
      }),
  });
  await game.ready();
  await game.close();
});

test("too little memory: what the browser says on loading", async () => {
  const game = await Game.open("", {
    prepare: (page) =>
      page.addInitScript(() => {
        WebAssembly.instantiateStreaming = async () => {
          throw new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance");
        };
      }),
  });
  const { kind, words } = await game.card();
  assert.equal(kind, "memory");
  assert.match(words, /Out of memory/);
  await game.shot("card-memory");
  await game.close(/Out of memory/);
});

test("a panic: the card shows its first message, and reloading opens the game again", async () => {
  const game = await Game.open("?panic=1");
  const { kind, words } = await game.card();
  assert.equal(kind, "broken");
  assert.match(words, /asked for by the address/);
  assert.doesNotMatch(words, /unreachable/);
  assert.equal(await game.page.evaluate(() => document.activeElement.textContent), "Reload");
  await game.shot("card-panic");
  await game.page.evaluate(() => history.replaceState(null, "", "?test=1"));
  await reload(game);
  await game.onScreen("title");
  await game.close(/panick|asked for|unreachable/);
});
