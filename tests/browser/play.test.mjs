// A level from the title to its scoring: by mouse, by touch, by keys.
import assert from "node:assert/strict";

import { Game, test } from "./harness.mjs";

/** Waits for the result and the screen that shows it. */
async function toTheEnd(game) {
  const { result } = (await game.until("the result", ({ latest }) => latest.result && latest)) ?? {};
  await game.onScreen("scoring");
  const minutes = game.told.filter(({ type }) => type === "minute").map(({ minute }) => minute);
  assert.deepEqual(minutes, Array.from({ length: result.minutes }, (_, i) => minutes[0] + i), "every minute is told once, in order");
  assert.equal(result.minutes, 60);
  assert.equal(result.level, "switch-sale-surge");
  assert.match(result.fingerprint, /^[0-9a-f-]{8,}$/);
  return result;
}

/** What the slider of a lever stands at in the minute on screen. */
function slider(game, label) {
  return game.screen.widgets.find((widget) => widget.label === label && widget.role === "Slider");
}

function minutes(game, n) {
  return game.until(`minute ${n}`, ({ screen }) => screen?.shift?.minute >= n);
}

test("by mouse: title, briefing, a lever dragged, the whole shift, and a link that shows it again", async () => {
  const game = await Game.open("?test=1&seed=7", { permissions: ["clipboard-read", "clipboard-write"] });
  await game.ready();
  await game.click("Play: Sale surge");
  await game.onScreen("briefing");
  await game.shot("mouse-briefing");
  await game.click("Open the desk");
  await game.onScreen("play");
  assert.equal(game.screen.shift.paused, true);

  const servers = await game.settled("Servers", "Slider");
  const [from, to] = [Game.middle(servers, 0.3), Game.middle(servers, 0.6)];
  await game.page.mouse.move(from.x, from.y);
  await game.frames(2);
  await game.page.mouse.down();
  for (let i = 1; i <= 5; i += 1) {
    await game.page.mouse.move(from.x + ((to.x - from.x) * i) / 5, from.y);
    await game.frames(1);
  }
  await game.page.mouse.up();
  await game.click("4×");
  await game.click("Start");
  await minutes(game, 3);
  assert.notEqual(slider(game, "Servers").value, servers.value, "the lever moved");
  await game.shot("mouse-play");

  // A pause is one: nothing moves until it is over.
  await game.click("Pause");
  await game.until("a pause", ({ screen }) => screen.shift.paused);
  await game.click("Go on");
  const result = await toTheEnd(game);
  assert.match(await game.page.textContent("#aloud"), /Minute \d+\. Approved .*Slots busy/s, "the shift is read out");
  // One question before the verdict; between a number and its unit no line breaks.
  await game.click(/^50\smin or more$/);
  await game.click("Show the shift");
  await game.control("Copy link");
  await game.shot("mouse-scoring");

  await game.click("Copy link");
  await game.until("it was copied", ({ screen }) => screen.notice);
  const link = await game.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URL(link).searchParams.get("level"), "switch-sale-surge");
  const watched = await Game.inContext(game.context, `${new URL(link).search}&test=1&speed=4`);
  await watched.ready();
  const { shift } = await watched.onScreen("play");
  assert.equal(shift.mode, "watched");
  const again = await toTheEnd(watched);
  assert.equal(again.fingerprint, result.fingerprint, "to the last bit");
  assert.equal(again.score, result.score);
  await game.close();
});

test("by touch", async () => {
  const game = await Game.open("?test=1&seed=7&speed=4", { hasTouch: true });
  await game.ready();
  await game.tap("Play: Sale surge");
  await game.onScreen("briefing");
  await game.tap("Open the desk");
  await game.onScreen("play");
  const { value } = await game.control("Servers", "Slider");
  const { x, y } = Game.middle(await game.settled("Servers", "Slider"), 0.8);
  await game.page.touchscreen.tap(x, y);
  await game.tap("Start");
  await minutes(game, 2);
  assert.notEqual(slider(game, "Servers").value, value, "the lever moved");
  await game.shot("touch-play");
  await toTheEnd(game);
  await game.tap("Skip the bet");
  await game.control("Copy link");
  await game.shot("touch-scoring");
  await game.close();
});

test("by keys alone", async () => {
  const game = await Game.open("?test=1&seed=7");
  await game.ready();
  for (const [label, screen] of [
    ["Play: Sale surge", "briefing"],
    ["Open the desk", "play"],
  ]) {
    await tabTo(game, label);
    await game.press("Enter");
    await game.onScreen(screen);
  }
  // The escape key skips what is on the screen, and the game keeps the keyboard.
  await game.control("Next");
  await game.press("Escape");
  await game.until("no hint", ({ screen }) => !screen.widgets.some(({ label }) => label === "Next"));
  assert.equal(await hasKeyboard(game), "game");
  const { value } = await tabTo(game, "Servers");
  for (let i = 0; i < 4; i += 1) await game.page.keyboard.press("ArrowRight");
  await game.press("4");
  await game.until("speed 4", ({ screen }) => screen.shift.speed === 4);
  await game.press(" ");
  await minutes(game, 2);
  assert.notEqual(slider(game, "Servers").value, value, "the lever moved");
  await game.shot("keys-play");
  await toTheEnd(game);
  await game.control("Skip the bet");
  await game.press("Escape");
  await game.control("Copy link");
  assert.equal(await hasKeyboard(game), "game");
  await game.close();
});

/** What of the page has the keyboard. */
function hasKeyboard(game) {
  return game.page.evaluate(() => document.activeElement.id);
}

/** Presses tab until a control has the keyboard. */
async function tabTo(game, label) {
  await game.control(label);
  for (let left = game.screen.widgets.length; left > 0; left -= 1) {
    const focused = await game.tab();
    if (focused?.label === label) return focused;
  }
  throw new Error(`tab does not reach ${label}: ${JSON.stringify(game.screen.widgets)}`);
}
