// A booth: the loop, a visitor's round by touch, a name on the board, and the loop again when nobody is there any more.
import assert from "node:assert/strict";

import { Game, test } from "./harness.mjs";

const TAKE_OVER = "Touch to take over";

/** Waits until the operator plays a level, and the way in is there. */
async function loop(game, level) {
  await game.until("the loop", ({ screen }) => screen?.shift?.mode === "watched" && (!level || screen.shift.level === level));
  await game.control(TAKE_OVER);
}

/** Waits until a visitor plays, from the first minute. */
function round(game) {
  return game.until("a round", ({ screen }) => screen?.shift?.mode === "played" && !screen.shift.paused && screen);
}

test("loop, touch, round, name, board, nobody there, loop", async () => {
  const levels = "switch-sale-surge,web-cache-flush";
  const game = await Game.open(`?test=1&booth=1&idle=5&countdown=2&round=20&levels=${levels}`, { hasTouch: true });
  await game.ready();
  await game.onScreen("booth");
  await loop(game, "switch-sale-surge");
  await game.shot("booth-attract");

  // A touch anywhere takes over.
  await game.page.touchscreen.tap(300, 200);
  const { shift } = await round(game);
  assert.equal(shift.level, "switch-sale-surge");
  await game.tap("Switch it on");
  await game.control("Switch it off");
  await game.shot("booth-round");

  // A round ends by itself, and its result stays while somebody is there.
  await game.control("Same seed again");
  await game.shot("booth-result");
  await game.tap("Put your name up");
  await game.tap("A");
  await game.tap("D");
  await game.tap("A");
  await game.shot("booth-name");
  await game.tap("Put ADA on the board");
  await game.control("Play again");
  await game.shot("booth-board");

  // Nobody is there any more: the loop goes on with the next level, and nothing is left.
  await loop(game, "web-cache-flush");
  const left = game.screen.widgets.map(({ label }) => label ?? "");
  assert.deepEqual(left.filter((label) => /ADA|name|again/i.test(label)), [], "nothing of theirs is on the screen");
  await game.close();
});

test("a key takes over as a touch does, and the page's commands lead nowhere else", async () => {
  const game = await Game.open("?test=1&booth=1&round=20");
  await game.ready();
  await loop(game);
  await game.command({ type: "open", query: "?level=web-free" });
  await game.until("it is refused", ({ latest }) => /booth/.test(latest.fault?.message ?? ""));
  await game.page.locator("#game").focus();
  await game.press("Enter");
  await round(game);
  await game.close();
});

test("a pointer that is moved takes over, and another language is spoken by whoever takes over with it", async () => {
  const game = await Game.open("?test=1&booth=1&idle=2&countdown=2&round=4", { hasTouch: true });
  await game.ready();
  await loop(game, "switch-sale-surge");
  // It has rested by the second level: a hand that goes on moving from before is no new visitor's.
  await game.until("the second level", ({ screen }) => screen?.shift?.level !== "switch-sale-surge");
  await game.page.mouse.move(200, 200);
  await game.page.mouse.move(320, 240, { steps: 4 });
  await round(game);

  // Nobody else stirs, and the loop is back.
  await loop(game);
  await game.tap("Filipino");
  await round(game);
  await game.control("Iba pa");
  await loop(game);
  await game.close();
});
