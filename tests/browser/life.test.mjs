// The life of a page: a lost graphics context, a hidden tab, storage that is refused, and being loaded anew.
import assert from "node:assert/strict";

import { Game, hidingContext, test } from "./harness.mjs";

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

test("a graphics context lost while the clock runs loses no minute that was played", async () => {
  const game = await Game.open(LEVEL);
  await playTo(game, 6);
  await loseContext(game);
  assert.equal((await game.card()).kind, "lost");
  const { minute } = game.screen.shift;
  await reload(game);
  const { shift } = await game.onScreen("play");
  assert.equal(shift.paused, true);
  // Between what was last told and the loss one more may have begun.
  assert.ok(shift.minute === minute || shift.minute === minute + 1, `minute ${shift.minute} after ${minute}`);
  await game.close(/CONTEXT_LOST|context|lost/i);
});

/** Counts in the page the frames that were drawn and the minutes that the game told of. */
function countProgress(page) {
  return page.addInitScript(() => {
    window.progress = { drawn: 0, minutes: 0 };
    addEventListener("retry-storm-event", ({ detail }) => (window.progress.minutes += JSON.parse(detail).type === "minute"));
    requestAnimationFrame(function draw() {
      window.progress.drawn += 1;
      requestAnimationFrame(draw);
    });
  });
}

test("a hidden tab stands still, and goes on without a burst when it is seen again", async (t) => {
  const game = await Game.inContext(await hidingContext(t), LEVEL, { prepare: countProgress });
  await playTo(game, 4);
  const look = () => game.page.evaluate(() => [document.visibilityState, window.progress]);
  const other = await game.context.newPage();
  const [hidden, before] = await look();
  assert.equal(hidden, "hidden");
  // As long as ten simulated minutes last at this pace.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  assert.deepEqual((await look())[1], before, "nothing passes unseen");
  await other.close();
  await game.page.bringToFront();
  await game.page.waitForFunction((minutes) => window.progress.minutes > minutes, before.minutes);
  const [seen, after] = await look();
  assert.equal(seen, "visible");
  // A frame counts for a quarter of a second at most, which is half a minute at this pace.
  const most = 1 + (after.drawn - before.drawn) / 2;
  const passed = after.minutes - before.minutes;
  assert.ok(passed <= most, `${passed} minutes in ${after.drawn - before.drawn} frames`);
  await game.close();
});

test("with storage refused the game runs, and being loaded anew keeps the shift by the address", async () => {
  const game = await Game.open(LEVEL, { prepare: refuseStorage });
  await playTo(game, 3);
  const { minute } = await pause(game);
  assert.match(await game.page.evaluate(() => location.hash), /^#replay=.*&minute=\d+$/);
  await game.shot("no-storage-play");
  game.latest = {};
  await game.page.reload();
  await game.ready();
  assert.equal((await game.onScreen("play")).shift.minute, minute);
  await game.close();
});
