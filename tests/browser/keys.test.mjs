// Keys between game and browser: nothing scrolls, nobody is trapped, F5 reloads.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";

import { listen } from "../../.ci/web/serve.mjs";
import { Game, base, test } from "./harness.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "retry-storm-"));
const hosts = await listen(folder, 0);
after(() => {
  hosts.closeAllConnections();
  hosts.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A tall page with the game in a frame between two buttons. */
async function between(query) {
  writeFileSync(
    path.join(folder, "tall.html"),
    `<!doctype html><title>tall</title><link rel="icon" href="data:,"><body style="height:4000px;margin:0">
    <button id="before">before</button><iframe id="frame" src="${await base()}${query}" width="960" height="600"></iframe><button id="after">after</button>`,
  );
  const game = await Game.open("tall.html", { at: `http://localhost:${hosts.address().port}/`, viewport: { width: 1000, height: 700 } });
  return game.ready();
}

/** What has the keyboard, once something has it: on its way from one page to another nothing does for a moment. */
async function focus(game) {
  const id = await game.page.waitForFunction(() => document.activeElement.id);
  return id.jsonValue();
}

/** Waits until something has the keyboard. */
async function arrives(game, id) {
  await game.page.waitForFunction((wanted) => document.activeElement.id === wanted, id);
}

/** Frames after which a key that moved nothing has had its time. */
const FRAMES_MAX = 60;

/** Presses a key and waits until the keyboard is elsewhere, at another control or out of the frame; returns the control that has it. */
async function goOn(game, key) {
  const at = () => game.screen.widgets.find(({ focused }) => focused)?.label;
  const from = at();
  await game.press(key);
  for (let left = FRAMES_MAX; left > 0 && at() === from && (await focus(game)) === "frame"; left -= 1) await game.frames(1);
  return at();
}

test("space, arrows, page keys and the wheel scroll nothing around the game", async () => {
  const game = await between("?test=1");
  const box = await game.page.locator("#frame").boundingBox();
  await game.page.mouse.click(box.x + 4, box.y + 4);
  for (const key of ["Space", "ArrowDown", "ArrowRight", "PageDown", "End", "ArrowDown"]) await game.press(key);
  await game.page.mouse.wheel(0, 400);
  await game.frames(5);
  const scrolled = () => game.page.evaluate(() => scrollY);
  assert.equal(await scrolled(), 0);
  // The page could be scrolled, by its own keys. The browser takes a moment to turn the keyboard over from one page to the other.
  await game.page.locator("#before").focus();
  for (let i = 0; i < 20 && (await scrolled()) === 0; i += 1) await game.press("PageDown");
  assert.ok((await scrolled()) > 0);
  await game.close();
});

test("tab walks through the controls and leaves behind the last one; back it leaves before the first", async () => {
  const game = await between("?test=1");
  await game.onScreen("title");
  await game.page.locator("#before").focus();
  await game.press("Tab");
  await arrives(game, "frame");
  const visited = [];
  const most = game.screen.widgets.length + 3;
  for (let i = 0; i < most && (await focus(game)) === "frame"; i += 1) {
    visited.push(await goOn(game, "Tab"));
  }
  await arrives(game, "after");
  assert.ok(visited.includes("Play: Sale surge") && visited.includes("Settings"), JSON.stringify(visited));
  await game.press("Shift+Tab");
  await arrives(game, "frame");
  for (let i = 0; i < most && (await focus(game)) === "frame"; i += 1) await goOn(game, "Shift+Tab");
  await arrives(game, "before");
  await game.close();
});

test("escape gives the keyboard back at once", async () => {
  const game = await between("?test=1");
  await game.onScreen("title");
  await game.page.locator("#before").focus();
  for (let i = 0; i < 3; i += 1) await game.press("Tab");
  await arrives(game, "frame");
  await game.press("Escape");
  // Only the button for full screen, where it may be had, stands between the canvas and the rest of the page.
  for (let i = 0; i < 2 && (await focus(game)) === "frame"; i += 1) await game.press("Tab");
  await arrives(game, "after");
  await game.close();
});

test("F5 and control with R reload", async () => {
  const game = await (await Game.open("?test=1")).ready();
  for (const key of ["F5", "Control+KeyR"]) {
    const prevented = await game.page.evaluate((pressed) => {
      const [code, ctrlKey] = pressed.startsWith("Control") ? ["KeyR", true] : [pressed, false];
      const event = new KeyboardEvent("keydown", { key: ctrlKey ? "r" : code, code, ctrlKey, bubbles: true, cancelable: true });
      document.getElementById("game").dispatchEvent(event);
      return event.defaultPrevented;
    }, key);
    assert.equal(prevented, false, key);
  }
  await game.close();
});
