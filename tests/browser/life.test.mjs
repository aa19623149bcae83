// The life of a page: a lost graphics context, a hidden tab, storage that is refused, and being loaded anew.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Game } from "./harness.mjs";

const LEVEL = "?test=1&level=switch-sale-surge&seed=7&speed=4";

/** Plays to a minute or beyond, and waits for the pause that follows. */
async function playTo(game, minute) {
  await game.ready();
  await game.click("Open the desk");
  await game.onScreen("play");
  await game.click("Start");
  await game.until(`minute ${minute}`, ({ screen }) => screen.shift?.minute >= minute);
}

async function pause(game) {
  await game.click("Pause");
  return (await game.until("a pause", ({ screen }) => screen.shift.paused && screen)).shift;
}

/** Presses the card's button; returns once the game shows its first picture again. */
async function reload(game) {
  game.latest = {};
  await game.page.getByRole("button", { name: "Reload" }).click();
  await game.ready();
}

function loseContext(game) {
  return game.page.evaluate(() => document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
}

/** Makes the browser refuse storage, as it does to private windows and to frames of other sites. */
function refuseStorage(page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
}

for (const [name, prepare] of [
  ["", undefined],
  [", with storage refused", refuseStorage],
]) {
  test(`a lost graphics context${name}: a card, and reloading goes on from the last minute`, async () => {
    const game = await Game.open(LEVEL, { prepare });
    await playTo(game, 6);
    const { minute } = await pause(game);
    await loseContext(game);
    const { kind, words } = await game.card();
    assert.equal(kind, "lost");
    assert.match(words, /last minute/);
    await game.shot(`card-lost${prepare ? "-no-storage" : ""}`);
    await reload(game);
    const { shift } = await game.onScreen("play");
    assert.equal(shift.minute, minute);
    assert.equal(shift.paused, true);
    assert.equal(shift.seed, 7);
    await game.click("Go on");
    await game.until("the next minute", ({ screen }) => screen.shift.minute > minute);
    await game.close(/CONTEXT_LOST|context|lost/i);
  });
}

test("a hidden tab stands still, and goes on without a burst when it is seen again", async () => {
  const game = await Game.open(LEVEL);
  await playTo(game, 4);
  await hide(game);
  const before = game.told.length;
  const { minute } = game.screen.shift;
  // As long as ten simulated minutes last at this pace.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  await show(game);
  await game.until("the next minute", ({ screen }) => screen.shift.minute > minute);
  const passed = game.told.slice(before).filter(({ type }) => type === "minute");
  assert.ok(passed.length <= 2, `${passed.length} minutes at once`);
  await game.close();
});

/** Makes the page as a hidden one: it says so, and gets no frames. Headless browsers hide nothing themselves. */
function hide(game) {
  return game.page.evaluate(() => {
    const usual = window.requestAnimationFrame;
    const held = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.showAgain = () => {
      window.requestAnimationFrame = usual;
      delete document.visibilityState;
      delete document.hidden;
      document.dispatchEvent(new Event("visibilitychange"));
      for (const frame of held) usual.call(window, frame);
    };
  });
}

function show(game) {
  return game.page.evaluate(() => window.showAgain());
}

test("with storage refused the game runs, says so, and F5 keeps the shift by the address", async () => {
  const game = await Game.open(LEVEL, { prepare: refuseStorage });
  await playTo(game, 3);
  const { minute } = await pause(game);
  assert.match(await game.page.evaluate(() => location.hash), /^#replay=.*&minute=\d+$/);
  await game.shot("no-storage-play");
  game.latest = {};
  await game.page.keyboard.press("F5");
  await game.page.waitForEvent("load").catch(() => {});
  await game.ready();
  assert.equal((await game.onScreen("play")).shift.minute, minute);
  await game.close();
});
