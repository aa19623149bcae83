// The operator plays level after level while frame time and memory are logged; `./web soak` starts this.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";

import { Game, closeAll, keepMemory, picture, wasmPages } from "./harness.mjs";

/**
 * Rounds in a row, after every level has been played once, in which the program's memory must stand still. Until then it grows by
 * leaps: the picture of all letters doubles with those that a level brings, and each copy of it leaps once, whenever it is made.
 */
const STILL_ROUNDS = 3;
/** Tours of all levels by whose end it must have come to that: a leak never does. */
const TOURS_MAX = 3;
/** Most that the heap may grow from warm-up to end by its trend, as a share of itself. */
const GROWTH_MAX = 0.05;

const minutes = Number(process.argv[2]);

/** Keeps the times between frames where they can be read. */
function instrument() {
  window.soakFrames = [];
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    window.soakFrames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function prepare(page) {
  await page.addInitScript(keepMemory);
  await page.addInitScript(instrument);
}

/** What is read after a round. */
function measure() {
  const frames = window.soakFrames.sort((a, b) => a - b);
  window.soakFrames = [];
  return {
    frames: frames.length,
    medianMs: frames[Math.floor(frames.length / 2)],
    p95Ms: frames[Math.floor(frames.length * 0.95)],
    heapBytes: performance.memory.usedJSHeapSize,
    entries: performance.getEntries().length,
  };
}

/** Median of all slopes between two values: one odd round does not bend it (Theil 1950, Sen 1968). */
function slope(values) {
  const slopes = values.flatMap((from, i) => values.slice(i + 1).map((to, j) => (to - from) / (j + 1)));
  return median(slopes);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Whether the program's memory has stood still for long enough: in a long run, ever since the second tour. */
function isStill(rounds, levels) {
  const from = Math.min(rounds.length - STILL_ROUNDS, 2 * levels.length) - 1;
  const pages = rounds.slice(from).map((round) => round.pages);
  return from >= levels.length - 1 && pages.every((count) => count === pages[0]);
}

async function soak() {
  const game = await Game.open("?test=1&speed=4", { viewport: { width: 960, height: 600 }, prepare });
  await game.ready();
  const { widgets } = await game.until("the levels", ({ screen }) => screen?.widgets.some(({ label }) => label?.startsWith("Watch: ")) && screen);
  const levels = widgets.map(({ label }) => label).filter((label) => label?.startsWith("Watch: "));
  const rounds = [];
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end || (!isStill(rounds, levels) && rounds.length < levels.length * TOURS_MAX)) {
    const level = levels[rounds.length % levels.length];
    await game.click(level);
    await game.onScreen("play");
    await game.onScreen("scoring");
    game.told = [];
    await game.click("Title");
    await game.onScreen("title");
    // The browser's own collection takes more than `gc()`, which leaves compiled code and handles of these tests for later.
    await game.page.requestGC();
    const round = { level, ...(await game.page.evaluate(measure)), pages: await wasmPages(game) };
    rounds.push(round);
    process.stdout.write(
      `${String(rounds.length).padStart(3)} ${level.padEnd(26)} ${round.medianMs.toFixed(0).padStart(4)} ms a frame, ` +
        `95 % under ${round.p95Ms.toFixed(0)} ms, ${round.pages} wasm pages, heap ${(round.heapBytes / 1e6).toFixed(2)} MB\n`,
    );
  }
  const keys = Object.keys(rounds[0]);
  writeFileSync(picture("soak").replace(/png$/, "csv"), [keys, ...rounds.map((round) => keys.map((key) => round[key]))].join("\n"));

  const warm = rounds.slice(levels.length - 1);
  assert.ok(isStill(rounds, levels), `wasm pages: ${rounds.map(({ pages }) => pages).join(" ")}`);
  const heaps = warm.map(({ heapBytes }) => heapBytes);
  const growth = (slope(heaps) * (heaps.length - 1)) / median(heaps);
  process.stdout.write(`heap: ${(growth * 100).toFixed(2)} % from round ${levels.length} to ${rounds.length}\n`);
  assert.ok(growth <= GROWTH_MAX, `the heap grows by ${(growth * 100).toFixed(1)} %`);
  assert.ok(warm.at(-1).entries <= warm[0].entries, "the browser's timeline is not filled");
  await game.close();
}

try {
  await soak();
} finally {
  await closeAll();
}
