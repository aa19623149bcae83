// One browser and one server for all tests, and a hand for the game's canvas, which tells with `?test=1` what is on it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as nodeTest } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";

import { DIST, ROOT, targetDir } from "../../.ci/web/project.mjs";
import { listen } from "../../.ci/web/serve.mjs";

/** After this long a test that waits has failed. Nothing is ever measured against it. */
const PATIENCE_MS = 1_000 * Number(process.env.PATIENCE_S ?? 180);
const BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** Software graphics, and nothing that reaches for the network by itself. */
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--enable-precise-memory-info",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function executable() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = BROWSERS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!found) throw new Error(`no browser: none of ${BROWSERS.join(", ")} is on the path, and CHROMIUM names none`);
  return found;
}

/** What the browser says of the field that brings up the keys of a phone, when a frame may not take the keyboard. */
const HARMLESS = /^Blocked autofocusing on a <input> element/;

/** Where screenshots go. */
const PICTURES = path.join(targetDir(), "browser");
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });

let browser = null;
let server = null;
/** As many tests of a run may need a second try; more are no accident. */
const RETRIED_MAX = 3;
let retried = 0;
/** Contexts that the test now running has opened. */
let opened = [];

/** The browser that all tests share, or a new one should it have ended. */
export async function sharedBrowser() {
  if (!browser?.isConnected()) browser = await chromium.launch({ executablePath: executable(), headless: false, args: FLAGS });
  return browser;
}

/** Closes what a test has left open: it would draw on beside the next ones. */
async function closeOpened() {
  await Promise.allSettled(opened.map((context) => context.close()));
  opened = [];
}

/**
 * A test in the browser. One that fails is tried once more and passes if it holds then, saying what failed before: a browser with
 * graphics in software on a crowded machine now and then loses a frame or a whole process, which is no fault of the game's. Where many fail so, it is one.
 */
export function test(name, body) {
  nodeTest(name, async (t) => {
    try {
      await body(t);
    } catch (why) {
      retried += 1;
      if (retried > RETRIED_MAX) throw why;
      t.diagnostic(`failed at the first try: ${why.stack ?? why}`);
      await closeOpened();
      await body(t);
    } finally {
      await closeOpened();
    }
  });
}

/** Deletes a folder in which a browser that has just ended may still write: what comes while it is being cleared makes that fail. */
async function clear(folder, tries = 20) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (why) {
    if (tries === 0) throw why;
    await pause(100);
    await clear(folder, tries - 1);
  }
}

/**
 * The one context of a browser that hides a tab behind another, for the length of a test: to every page of the shared one it is
 * pretended that it is looked at.
 */
export async function hidingContext(t) {
  const profile = mkdtempSync(path.join(tmpdir(), "retry-storm-"));
  const flags = [...FLAGS, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(executable(), flags, { stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (words) => {
      said += words;
      const found = said.match(/^DevTools listening on (\S+)/m);
      if (found) resolve(found[1]);
    });
    child.on("exit", () => reject(new Error(`the browser ended: ${said}`)));
  });
  const own = await chromium.connectOverCDP(address, { noDefaults: true });
  t.after(async () => {
    // Asked to end it takes all its processes along.
    const gone = child.exitCode === null && child.signalCode === null && once(child, "exit");
    await own
      .newBrowserCDPSession()
      .then((session) => session.send("Browser.close"))
      .catch(() => child.kill("SIGKILL"));
    await gone;
    await clear(profile).catch((why) => t.diagnostic(`left behind: ${why.message}`));
  });
  opened.push(own.contexts()[0]);
  return own.contexts()[0];
}

/** Address of the server of dist/. */
export async function base() {
  server ??= await listen(DIST, 0);
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Ends browser and server. */
export async function closeAll() {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
}

/** Before a page is opened: keeps the program's memory where `wasmPages` reads its size. */
export function keepMemory() {
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await start.apply(WebAssembly, given);
    window.testMemory = made.instance.exports.memory;
    return made;
  };
}

/** Size of the program's memory, in pages. */
export function wasmPages({ page }) {
  return page.evaluate(() => window.testMemory.buffer.byteLength / 65536);
}

/** File for a screenshot. */
export function picture(name) {
  return path.join(PICTURES, `${name}.png`);
}

/** A page with the game, or with frames of it; follows what the game tells. */
export class Game {
  /** What was told, by type: the latest. */
  latest = {};
  /** All that was told, in order, but for the descriptions of the screen. */
  told = [];
  /** Errors of console and page. */
  errors = [];
  #waiting = new Set();

  constructor(context, page) {
    this.context = context;
    this.page = page;
  }

  /** Opens an address below the server's; `prepare` sees the page before it is opened. */
  static async open(query = "", { prepare, at, ...options } = {}) {
    const context = await (await sharedBrowser()).newContext({ viewport: { width: 1024, height: 640 }, ...options });
    opened.push(context);
    return Game.inContext(context, query, { prepare, at });
  }

  /** The same within a context there is: a second visit. */
  static async inContext(context, query = "", { prepare, at } = {}) {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const game = new Game(context, page);
    page.on("console", (message) => message.type() === "error" && game.errors.push(message.text()));
    page.on("pageerror", (error) => game.errors.push(String(error)));
    await page.exposeBinding("tellTest", (_, detail) => game.#hear(JSON.parse(detail)));
    await page.addInitScript(() => {
      addEventListener("retry-storm-event", ({ detail }) => window.tellTest(detail));
    });
    await prepare?.(page, game);
    await page.goto((at ?? (await base())) + query);
    return game;
  }

  #hear(event) {
    this.latest[event.type] = event;
    if (event.type !== "test") this.told.push(event);
    for (const waiting of [...this.#waiting]) waiting();
  }

  /** Waits until `found` gives something, which is looked for again whenever the game tells something. */
  async until(what, found) {
    const first = found(this);
    if (first) return first;
    return new Promise((resolve, reject) => {
      const look = () => {
        const now = found(this);
        if (!now) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        resolve(now);
      };
      const late = setTimeout(() => {
        this.#waiting.delete(look);
        const errors = this.errors.slice(-5).join("\n");
        reject(new Error(`waited in vain for ${what}; last: ${JSON.stringify(this.latest).slice(0, 4000)}\n${errors}`));
      }, PATIENCE_MS);
      this.#waiting.add(look);
    });
  }

  /** The screen as the game describes it. */
  get screen() {
    return this.latest.test;
  }

  /** Waits for the first picture. */
  async ready() {
    await this.until("ready", ({ latest }) => latest.ready);
    return this;
  }

  /** Waits for a screen by name. */
  onScreen(name) {
    return this.until(`screen ${name}`, ({ screen }) => screen?.screen === name && screen);
  }

  /** Waits for a control by its label (text, or a pattern), on the screen and not disabled. */
  control(label, role) {
    const fits = (widget) =>
      (label instanceof RegExp ? label.test(widget.label ?? "") : widget.label === label) &&
      (role === undefined || widget.role === role) &&
      !widget.disabled &&
      widget.rect[2] > 0;
    return this.until(`control ${label}`, ({ screen }) => screen?.widgets.find(fits));
  }

  /** The same once it stays where it is: panels settle after a new screen or size. */
  async settled(label, role) {
    for (;;) {
      const before = await this.control(label, role);
      await this.frames(2);
      const now = await this.control(label, role);
      if (now.rect.join() === before.rect.join()) return now;
    }
  }

  /** Place on the page of the middle of a control, or of a share of its width. */
  static middle({ rect: [x, y, width, height] }, share = 0.5) {
    return { x: x + width * share, y: y + height / 2 };
  }

  /** Clicks a control. Coming, down and up have frames of their own, as from a hand. */
  async click(label, role) {
    const { x, y } = Game.middle(await this.settled(label, role));
    await this.page.mouse.move(x, y);
    await this.frames(2);
    await this.page.mouse.down();
    await this.frames(2);
    await this.page.mouse.up();
  }

  /** Taps a control. */
  async tap(label, role) {
    const { x, y } = Game.middle(await this.settled(label, role));
    await this.page.touchscreen.tap(x, y);
  }

  /** Presses a key; what it does is there when the frame after it is over. */
  async press(key) {
    await this.page.keyboard.press(key);
    await this.frames(2);
  }

  /** Presses the tab key, and returns the control that has the keyboard then, if one has. It gets it a frame after it was meant. */
  async tab(key = "Tab") {
    await this.press(key);
    await this.frames(3);
    return this.screen.widgets.find((widget) => widget.focused);
  }

  /** Waits for frames of the page. */
  async frames(n) {
    await this.page.evaluate(async (left) => {
      for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    }, n);
  }

  /** Sends a command as the page does. */
  async command(what) {
    await this.page.evaluate((detail) => dispatchEvent(new CustomEvent("retry-storm-command", { detail })), JSON.stringify(what));
  }

  /** Saves a picture of the page. */
  async shot(name) {
    await this.page.screenshot({ path: picture(name) });
  }

  /** Closes the page; fails if anything went to the console as an error that `expected` does not match. */
  async close(expected) {
    const unexpected = this.errors.filter((error) => !HARMLESS.test(error) && !expected?.test(error));
    await this.context.close();
    assert.deepEqual(unexpected, []);
  }

  /** The card over the game: its kind, once there is one. */
  async card() {
    const card = this.page.locator("dialog[open]");
    await card.waitFor();
    return { card, kind: await card.getAttribute("data-kind"), words: await card.innerText() };
  }
}

assert.ok(existsSync(path.join(DIST, "index.html")), `${path.relative(ROOT, DIST)}/ is empty: ./web build first`);
