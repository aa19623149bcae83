// Files of others: the results of a group become a report, and a board comes in at a booth.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { Game, keepMemory, test, wasmPages } from "./harness.mjs";

const LEVEL = "switch-sale-surge";
/** Smallest side of what is touched, in pixels. */
const FINGER = 44;
/** Comparisons after which the program's memory must have stood still from one to the next. */
const ROUNDS_MAX = 6;
/** After this long a key that did nothing is pressed again. */
const PRESSED_AGAIN_MS = 5_000;
/** Width and height of a certificate in pixels: A4 that lies, at 192 dots an inch. */
const CERTIFICATE = [2246, 1588];
/** Most bytes of a result file, as the game tells it. */
const MEBIBYTE = 1024 * 1024;

/** What the browser saves when something is pressed. */
async function saved(game, press) {
  const [download] = await Promise.all([game.page.waitForEvent("download"), press()]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString("utf8") };
}

/** Plays a group's shift with nothing touched and hands it in. */
async function played() {
  const game = await (await Game.open(`?test=1&level=${LEVEL}&seed=7&group=Team+4&speed=4`)).ready();
  await game.onScreen("briefing");
  await game.command({ type: "start" });
  await game.onScreen("scoring");
  await game.click("Result file");
  const { name, text } = await saved(game, () => game.click("Save result file"));
  assert.match(name, new RegExp(`^${LEVEL}-7-[0-9a-f]{4}\\.result\\.ron$`));
  await game.close();
  return text;
}

/** Somebody's own file: names are free, and so the same shift may be everybody's. */
function of(player, text) {
  return [`${player}.result.ron`, text.replace("result: 1,", `result: 1,\n    player: "${player}",`)];
}

/** Drops files, as [name, text or bytes], on the game. */
function drop(game, files) {
  return game.page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of all) {
      dataTransfer.items.add(new File([typeof content === "string" ? content : new Uint8Array(content)], name, { lastModified: 0 }));
    }
    const taken = {};
    for (const type of ["dragover", "drop"]) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      document.getElementById("game").dispatchEvent(event);
      taken[type] = event.defaultPrevented;
    }
    return taken;
  }, files);
}

/** Waits until the comparison is over; what the card shows then. */
async function compared(game) {
  const end = await game.until("the comparison", ({ told }) => told.find(({ type }) => type === "compared"));
  const { card, kind, words } = await game.card();
  assert.equal(kind, "results");
  return { end, card, words };
}

/** Everything in a card that is pressed is large enough for a finger. */
async function isLargeEnough(card) {
  for (const part of await card.locator("button, a").all()) {
    const { width, height } = await part.boundingBox();
    assert.ok(width >= FINGER && height >= FINGER, `${await part.innerText()}: ${width} × ${height}`);
  }
}

test("result files of a group that are dropped on the title become a report, and what is not true is named", async () => {
  const text = await played();
  const players = Array.from({ length: 20 }, (_, i) => `P${String(i).padStart(2, "0")}`);
  const files = [
    ...players.map((player) => of(player, text)),
    ["liar.result.ron", text.replace(/score: \d+/, "score: 999")],
    of("twin", text).with(0, "twice.result.ron"),
    of("twin", text),
    ["foreign.result.ron", text.replace("seed: 7", "seed: 8")],
    ["noise.result.ron", [0xff, 0xfe, 0]],
    ["large.result.ron", " ".repeat(MEBIBYTE + 1)],
    ["notes.txt", "Who said what."],
    [".DS_Store", "x"],
  ];
  const game = await Game.open("?test=1", { prepare: (page) => page.addInitScript(keepMemory) });
  await game.ready();
  await game.until("files are taken", ({ latest }) => latest.takes?.what === "results");
  assert.deepEqual(await drop(game, files), { dragover: true, drop: true });
  const { end, card, words } = await compared(game);
  assert.match(end.title, /Sale surge, seed 7/);
  assert.match(words, /21 runs, laid over one another\./);
  const left = Object.fromEntries(end.leftOut.map(({ file, why }) => [file, why]));
  assert.deepEqual(Object.keys(left), [
    "foreign.result.ron",
    "large.result.ron",
    "liar.result.ron",
    "noise.result.ron",
    "notes.txt",
    "twin.result.ron",
  ].sort());
  assert.match(left["liar.result.ron"], /^It says score 999, but its replay gives \d+\.$/);
  assert.match(left["foreign.result.ron"], /seed 8/);
  assert.match(left["large.result.ron"], /1,025 KiB/);
  assert.match(left["noise.result.ron"], /not text/);
  assert.match(left["notes.txt"], /left alone/);
  for (const why of Object.values(left)) assert.ok(words.includes(why), why);
  const steps = game.told.filter(({ type, step }) => type === "comparing" && step === "playing");
  assert.equal(steps.at(-1).of, 24);
  const read = game.told.filter(({ type, step }) => type === "comparing" && step === "reading");
  assert.ok(read.length > 0 && read.every(({ of: all }) => all === files.length - 1), "it is told how far it is");

  // The page stands where nothing runs, and its lines can be chosen there.
  const frame = card.frameLocator("iframe");
  await frame.getByRole("heading", { name: /Sale surge, seed 7/ }).waitFor();
  assert.equal(await frame.locator("nav label").count(), 23, "everybody, the operator, and the untouched shift");
  assert.equal(await card.locator("iframe").getAttribute("sandbox"), "");
  await isLargeEnough(card);
  await game.shot("compare");
  const page = await saved(game, () => card.getByText("Save the page").click());
  assert.equal(page.name, `${LEVEL}-7.html`);
  assert.ok(page.text.startsWith("<!doctype html>") && page.text.includes("P19"));
  for (const [label, kind] of [
    ["Runs (CSV)", "runs"],
    ["Moves (CSV)", "moves"],
    ["Minutes (CSV)", "minutes"],
  ]) {
    const table = await saved(game, () => card.getByText(label).click());
    assert.equal(table.name, `${LEVEL}-7.${kind}.csv`);
    assert.ok(table.text.startsWith("rank,player,file"));
  }
  const tab = game.context.waitForEvent("page");
  await card.getByText("Open in a tab").click();
  await (await tab).getByRole("heading", { name: /Sale surge, seed 7/ }).waitFor();
  await (await tab).close();

  // What comes later joins what is there; what is dropped again is there already. Started over, none of it counts.
  for (const [more, runs] of [
    [[of("late", text)], /22 runs/],
    [files, /22 runs/],
    [null, /1 run,/],
  ]) {
    if (!more) await card.getByText("Start over").click();
    game.told = [];
    await drop(game, more ?? [of("late", text)]);
    assert.match((await compared(game)).words, runs);
  }

  // Closed, it leaves nothing: neither what was shown, nor memory that grows for ever. It may leap before it stands still.
  const pages = [];
  while (pages.length < 2 || (pages.at(-1) !== pages.at(-2) && pages.length < ROUNDS_MAX)) {
    await game.page.getByRole("button", { name: "Close" }).click();
    // Only when it is gone altogether, which is a moment after it is closed.
    await game.page.locator("dialog").waitFor({ state: "detached" });
    pages.push(await wasmPages(game));
    game.told = [];
    await drop(game, files);
    await compared(game);
  }
  assert.equal(pages.at(-1), pages.at(-2), `wasm pages: ${pages.join(" ")}`);
  await game.close();
});

test("by keys, in another language: the course leads to the files, and the escape key back", async () => {
  const game = await Game.open("?test=1&lang=ga", { viewport: { width: 1280, height: 900 } });
  await game.ready();
  await game.click("Cúrsa");
  await game.control("Cuir grúpa i gcomparáid");
  await game.shot("course-ga");
  await game.click("Cuir grúpa i gcomparáid");
  const { card, words } = await game.card();
  assert.match(words, /Cuir grúpa i gcomparáid/);
  await isLargeEnough(card);
  await game.page.waitForFunction(() => document.activeElement.closest("dialog button"));
  // A crowded browser may take a key for too old to let it open anything; whoever sits there presses it again.
  let chooser = null;
  const chosen = game.page.waitForEvent("filechooser").then((there) => (chooser = there));
  while (!chooser) {
    await game.page.keyboard.press("Enter");
    await Promise.race([chosen, pause(PRESSED_AGAIN_MS)]);
  }
  assert.ok(chooser.isMultiple());
  await chooser.setFiles([{ name: "nótaí.ron", mimeType: "text/plain", buffer: Buffer.from("(") }]);
  const { words: said } = await compared(game);
  assert.match(said, /Níl aon rith le cur i gcomparáid\./);
  assert.match(said, /nótaí\.ron Millte, nó athraithe/);
  await game.shot("compare-ga");
  await game.page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  assert.equal(await game.page.evaluate(() => document.activeElement.id), "game");

  // The summary as a picture, to print as A4; the course stays for whatever else is wanted of it.
  await game.click("Cúrsa");
  const picture = await saved(game, () => game.click("Sábháil mar phictiúr"));
  assert.equal(picture.name, "retry-storm-course.png");
  assert.equal(picture.bytes.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n");
  assert.deepEqual([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)], CERTIFICATE);
  await game.control("Sábháil achoimre");
  await game.shot("course-saved-ga");
  await game.press("Escape");

  // Where no files are taken, a browser must not leave for what is dropped.
  await game.command({ type: "open", query: `?level=${LEVEL}` });
  await game.onScreen("briefing");
  assert.deepEqual(await drop(game, [["x.ron", "("]]), { dragover: true, drop: true });
  await game.frames(5);
  assert.equal(await game.page.locator("dialog").count(), 0);
  await game.close();
});

test("an attendant takes in a board by touch, and what was changed in it is named", async () => {
  const query = "?test=1&booth=1&idle=5&countdown=2&round=20&event=Open+day&pin=1234";
  const game = await Game.open(`${query}&levels=${LEVEL}`, { hasTouch: true });
  await game.ready();
  await game.onScreen("booth");

  // A round that nobody touches, under a name.
  await game.control("Touch to take over");
  await game.page.touchscreen.tap(300, 200);
  await game.tap("Put your name up");
  await game.tap("A");
  await game.tap("Put A on the board");
  await game.until("the board", ({ screen }) => !screen.widgets.some(({ label }) => label?.startsWith("Put ")));

  await game.page.locator("#game").focus();
  await game.press("F2");
  for (const digit of "1234") await game.press(digit);
  await game.press("Enter");
  const board = await saved(game, () => game.tap("Export"));
  assert.match(board.name, /^retry-storm-board-.*\.json$/);
  const changed = JSON.parse(board.text);
  const mine = changed.entries.find(({ seeded }) => !seeded);
  assert.equal(mine.name, "A");
  changed.entries = [
    { ...mine, name: "TRUE" },
    { ...mine, name: "LIAR", score: 1000 },
    { ...mine, name: "<B>" },
  ];
  await game.shot("attendant");
  const chosen = game.page.waitForEvent("filechooser");
  await game.tap("Import");
  await (await chosen).setFiles([{ name: "board.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(changed)) }]);
  await game.control("Back");
  await game.frames(3);
  await game.shot("attendant-left-out");
  await game.tap("Back");
  await game.control("Export");
  const after = JSON.parse((await saved(game, () => game.tap("Export"))).text);
  const names = after.entries.filter(({ seeded }) => !seeded).map(({ name }) => name);
  assert.deepEqual(names, ["A", "TRUE"]);

  // Dropped, it is taken in as well; what is no board is said to be none.
  await drop(game, [["photo.json", [0xff, 0xd8]]]);
  await game.frames(5);
  await game.shot("attendant-no-board");
  await game.close();
});
