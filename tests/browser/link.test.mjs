// Links: what they open, and what of them is wrong is said and ignored.
import assert from "node:assert/strict";

import { Game, test } from "./harness.mjs";

test("level, seed, pace and language of a link", async () => {
  const game = await (await Game.open("?test=1&level=web-cache-flush&seed=99&speed=2&lang=ga")).ready();
  const screen = await game.onScreen("briefing");
  assert.equal(screen.shift.level, "web-cache-flush");
  assert.equal(screen.seed, 99);
  assert.ok(!screen.widgets.some(({ label }) => label === "Open the desk"), "not in English");
  await game.shot("link-ga");
  await game.close();
});

test("a seed may be any text, and is the same for everybody", async () => {
  const seeds = [];
  for (const query of ["seed=КИЇВ", "seed=%D0%9A%D0%98%D0%87%D0%92"]) {
    const game = await (await Game.open(`?test=1&level=switch-sale-surge&${query}`)).ready();
    seeds.push((await game.onScreen("briefing")).seed);
    await game.close();
  }
  assert.equal(seeds[0], seeds[1]);
  assert.ok(Number.isInteger(seeds[0]));
});

for (const query of [
  "level=no-such-level",
  "speed=1e9",
  "lang=xx",
  "replay=1.%%%",
  "replay=1.AAAA",
  "replay=9.eNo",
  `replay=${"A".repeat(70_000)}`,
  "seed=",
]) {
  test(`malformed: ?${query.slice(0, 40)}`, async () => {
    const game = await (await Game.open(`?test=1&${query}`)).ready();
    const screen = await game.onScreen("title");
    assert.ok(screen.notice, "it is said");
    await game.close();
  });
}

for (const query of ["%F0%9F", "&&==&", "seed=%F0%9F&seed=-1&seed=3", "__proto__=1", "utm_source=x"]) {
  test(`survived: ?${query}`, async () => {
    const game = await (await Game.open(`?test=1&${query}`)).ready();
    await game.onScreen("title");
    await game.close();
  });
}

test("a clipboard that refuses: the link is shown to be copied by hand", async () => {
  const game = await Game.open("?test=1&level=switch-sale-surge&seed=7&speed=4", {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      }),
  });
  await game.ready();
  await game.click("Open the desk");
  await game.onScreen("play");
  await game.click("Settings");
  await game.until("settings", ({ screen }) => screen.settings);
  await game.click("Copy link");
  const { kind } = await game.card();
  assert.equal(kind, "copy");
  const shown = await game.page.evaluate(() => {
    const field = document.activeElement;
    return { text: field.value, selected: field.selectionEnd - field.selectionStart };
  });
  assert.equal(shown.selected, shown.text.length);
  assert.match(shown.text, /[?&]level=switch-sale-surge/);
  await game.shot("copy-by-hand");
  await game.page.getByRole("button", { name: "Close" }).click();
  await game.page.waitForFunction(() => document.activeElement.id === "game");
  await game.close();
});
