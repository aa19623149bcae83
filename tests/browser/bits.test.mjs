// The same bits: random replays of all levels, played by the program of this machine and by the one in the browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

import { targetDir } from "../../.ci/web/project.mjs";
import { Game, test } from "./harness.mjs";

const COUNT = 100;

/** The native program; `.ci/run` has built it before. */
function native() {
  const places = [process.env.RETRY_STORM, path.join(targetDir(), "debug/retry-storm"), path.join(targetDir(), "release/retry-storm")];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error("no native program to compare with: cargo build first, or name one by RETRY_STORM");
  return found;
}

test(`${COUNT} random replays have the same fingerprints natively and here`, async () => {
  const printed = execFileSync(native(), ["replays", "--count", String(COUNT)], { encoding: "utf8", maxBuffer: 1 << 28 });
  const replays = printed.trim().split("\n").map((line) => JSON.parse(line));
  assert.equal(replays.length, COUNT);
  const game = await (await Game.open("?test=1")).ready();
  for (const { level, seed, minutes, fingerprint, replay } of replays) {
    const before = game.told.length;
    await game.command({ type: "fingerprint", replay });
    const answer = await game.until(`fingerprint of ${level}, seed ${seed}`, ({ told }) =>
      told.slice(before).find(({ type }) => type === "fingerprint" || type === "fault"),
    );
    assert.deepEqual(answer, { type: "fingerprint", level, seed, minutes, fingerprint });
  }
  const levels = new Set(replays.map(({ level }) => level));
  assert.deepEqual([...levels].sort(), [...game.latest.ready.levels].sort(), "every level is among them");
  await game.close();
});
