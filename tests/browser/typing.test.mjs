// Typing on a screen without keys: what is typed there arrives, letter by letter and by whole words.
import assert from "node:assert/strict";

import { Game, test } from "./harness.mjs";

const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};
/** Calls itself no phone, as laptops and newer tablets do. */
const TABLET = { viewport: { width: 1024, height: 768 } };

/** Taps into the seed's field and waits for the element that brings up the keys. */
async function tapSeed(game) {
  await game.onScreen("title");
  const { x, y } = Game.middle(await game.settled("Seed", "TextInput"), 0.95);
  await game.page.touchscreen.tap(x, y);
  await game.page.waitForFunction(() => document.activeElement.id === "egui_text_agent");
  await game.until("the keyboard in the field", ({ latest }) => latest.focus?.text);
}

function seed(game, wanted) {
  return game.until(`seed ${wanted}`, ({ screen }) => screen.seed === wanted);
}

for (const [name, device] of Object.entries({ phone: PHONE, tablet: TABLET })) {
  test(`on a ${name} a seed is typed by touch`, async () => {
    const game = await (await Game.open("?test=1&seed=1", { hasTouch: true, ...device })).ready();
    const input = await game.context.newCDPSession(game.page);
    await tapSeed(game);
    await game.press("Backspace");
    // Keys on the screen: text alone, as fast as it comes.
    for (const digit of "42") await game.page.keyboard.insertText(digit);
    await seed(game, 42);
    // What is put together before it counts.
    for (const text of ["0", "07"]) await input.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await input.send("Input.insertText", { text: "07" });
    await seed(game, 4207);
    await game.press("Backspace");
    await seed(game, 420);
    await game.shot(`typing-${name}`);
    // The keys go with the field.
    await game.tap("Settings");
    await game.until("settings", ({ screen }) => screen.settings);
    await game.page.waitForFunction(() => document.activeElement.id !== "egui_text_agent");
    await game.close();
  });
}
