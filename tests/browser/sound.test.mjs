// Sound: none before it is wanted, heard once it is, silent where nothing runs.
import assert from "node:assert/strict";

import { Game, test } from "./harness.mjs";

/** Lets the test measure what goes to the loudspeaker. */
function measure(page) {
  return page.addInitScript(() => {
    window.players = [];
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (to, ...rest) {
      if (to instanceof AudioDestinationNode) {
        const meter = new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(this, meter);
        window.players.push(meter);
      }
      return connect.call(this, to, ...rest);
    };
  });
}

/** Waits until the loudest sample of a moment is above, or below, a level. */
function loudness(game, isAbove, level) {
  return game.page.waitForFunction(
    ([above, limit]) => {
      const [meter] = window.players;
      if (!meter) return false;
      const samples = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return above ? peak > limit : peak < limit;
    },
    [isAbove, level],
    { polling: 20 },
  );
}

test("silent and unloaded until it is wanted, then heard, and silent again when the shift stands", async () => {
  const game = await Game.open("?level=switch-sale-surge&seed=7&test=1", { prepare: measure });
  const loaded = [];
  game.page.on("request", (request) => request.url().endsWith(".wav") && loaded.push(request.url()));
  await game.ready();
  await game.click("Open the desk");
  await game.onScreen("play");
  assert.deepEqual(loaded, []);
  assert.equal(await game.page.evaluate(() => window.players.length), 0);
  await game.press("m");
  await game.until("sound", ({ latest }) => latest.sound?.volume > 0);
  await game.press("Space");
  await loudness(game, true, 0.01);
  assert.equal(loaded.length, 7);
  assert.equal(await game.page.evaluate(() => window.players[0].context.state), "running");
  await game.until("a tick", ({ latest }) => latest.cue?.name === "tick");
  await game.press("Space");
  await game.until("the hum to end", ({ latest }) => latest.sound.hum === 0);
  await loudness(game, false, 0.001);
  await game.press("m");
  await game.page.waitForFunction(() => window.players[0].context.state === "suspended");
  await game.close();
});
