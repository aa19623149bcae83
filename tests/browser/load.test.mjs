// Loading, sizes, and what the page does with its canvas.
import assert from "node:assert/strict";
import { createServer } from "node:http";

import { DIST } from "../../.ci/web/project.mjs";
import { answer } from "../../.ci/web/serve.mjs";
import { Game, test } from "./harness.mjs";

function sizes(page) {
  return page.evaluate(() => {
    const canvas = document.getElementById("game");
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x, y, width, height, buffer: [canvas.width, canvas.height], scroll: [scrollWidth, scrollHeight] };
  });
}

/** Waits until canvas and drawing buffer have the size of the window. */
async function fits(game, width, height, ratio, limit = Infinity) {
  await game.page.waitForFunction(
    ([w, h, r, most]) => {
      const canvas = document.getElementById("game");
      const near = (a, b) => Math.abs(a - b) <= 1;
      const scale = Math.min(1, most / (Math.max(w, h) * r));
      return near(canvas.width, w * r * scale) && near(canvas.height, h * r * scale);
    },
    [width, height, ratio, limit],
  );
  const now = await sizes(game.page);
  // Enlarged again, it may lack a hundredth of a pixel.
  assert.deepEqual([now.x, now.y, now.width, now.height].map(Math.round), [0, 0, width, height]);
  assert.deepEqual(now.scroll, [width, height], "the page does not scroll");
}

/** A server that lets the program come only in the pieces that are asked for. */
async function inPieces(count) {
  let sent = 0;
  let response = null;
  let program = null;
  const server = createServer((request, reply) => {
    const { status, headers, body } = answer(DIST, request.url);
    reply.writeHead(status, headers);
    if (!request.url.endsWith(".wasm")) return reply.end(body);
    [response, program] = [reply, body];
    return reply.flushHeaders();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const piece = () => {
    const [from, to] = [sent, sent + 1].map((n) => Math.round((program.length * n) / count));
    sent += 1;
    response.write(program.subarray(from, to));
    if (sent === count) response.end();
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { at: `http://127.0.0.1:${server.address().port}/`, asked: () => response !== null, piece, close };
}

test("the card stands before the program has come, the bar tells bytes, and the first picture takes its place", async (t) => {
  const pieces = 5;
  const server = await inPieces(pieces);
  t.after(server.close);
  const game = await Game.open("?test=1", { at: server.at });
  const loading = game.page.locator("#loading");
  await loading.getByText("Loading").waitFor();
  await game.shot("loading");
  while (!server.asked()) await game.frames(1);
  const shares = [];
  for (let i = 1; i < pieces; i += 1) {
    server.piece();
    // A piece comes in many; the last of them is the one that matters.
    const share = await game.page.waitForFunction(
      (wanted) => {
        const { value } = document.getElementById("bar");
        return value >= wanted && [value, document.getElementById("bytes").textContent];
      },
      (i / pieces) * 0.99,
    );
    const [value, words] = await share.jsonValue();
    assert.match(words, /^\d+\.\d of \d+\.\d MB$/);
    shares.push(value);
  }
  assert.deepEqual(shares, [...shares].sort((a, b) => a - b), "the bar only grows");
  await game.shot("loading-bytes");
  server.piece();
  await game.ready();
  await loading.waitFor({ state: "detached" });
  await game.shot("title");
  await game.close();
});

test("the card speaks the language of the address", async () => {
  const game = await Game.open("?lang=ga", { prepare: (page) => page.route("**/*.wasm", () => {}) });
  await game.page.getByText("Á lódáil").waitFor();
  assert.equal(await game.page.evaluate(() => document.documentElement.lang), "ga");
  await game.close();
});

test("resized twenty times the canvas has the window's size each time and never grows", async () => {
  const game = await (await Game.open("?test=1")).ready();
  for (let i = 0; i < 20; i += 1) {
    const [width, height] = [700 + ((i * 137) % 500), 500 + ((i * 211) % 300)];
    await game.page.setViewportSize({ width, height });
    await fits(game, width, height, 1);
  }
  // A window without a size, as a hidden frame has, is survived.
  await game.page.setViewportSize({ width: 1, height: 1 });
  await game.frames(3);
  await game.page.setViewportSize({ width: 900, height: 600 });
  await fits(game, 900, 600, 1);
  await game.onScreen("title");
  await game.close();
});

for (const [width, height, deviceScaleFactor] of [
  [1280, 720, 2],
  [375, 812, 3],
  [812, 375, 2],
  [1024, 768, 1],
  [3840, 2160, 1],
  // Wider than graphics in software go, yet low, or a frame would take them half a minute.
  [3840, 240, 3],
]) {
  test(`${width}×${height} at ${deviceScaleFactor} device pixels: drawn as sharp as the graphics card allows`, async () => {
    const game = await (await Game.open("?test=1", { viewport: { width, height }, deviceScaleFactor })).ready();
    const limit = await game.page.evaluate(() => {
      const gl = document.createElement("canvas").getContext("webgl2");
      const most = Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE), gl.getParameter(gl.MAX_RENDERBUFFER_SIZE));
      gl.getExtension("WEBGL_lose_context").loseContext();
      return most;
    });
    await fits(game, width, height, deviceScaleFactor, limit);
    const { widgets } = await game.onScreen("title");
    for (const { label, rect } of widgets) {
      assert.ok(rect[0] >= -1 && rect[0] + rect[2] <= width + 1, `${label} lies at ${rect}`);
    }
    await game.shot(`title-${width}x${height}@${deviceScaleFactor}`);
    await game.close();
  });
}

test("over 10 Mbit/s: the card at once, and how long the first picture takes (told, not judged)", async (t) => {
  const bytesPerSecond = 10e6 / 8;
  let bytes = 0;
  const game = await Game.open("?test=1", {
    prepare: async (page, { context }) => {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 40,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
      await page.addInitScript(() => {
        addEventListener("retry-storm-event", ({ detail }) => JSON.parse(detail).type === "ready" && performance.mark("ready"));
      });
    },
  });
  await game.ready();
  const [card, ready] = await game.page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0].startTime,
    performance.getEntriesByName("ready")[0].startTime,
  ]);
  const wire = bytes / bytesPerSecond;
  t.diagnostic(
    `card after ${(card / 1e3).toFixed(1)} s; first picture after ${(ready / 1e3).toFixed(1)} s; ` +
      `${(bytes / 1e6).toFixed(2)} MB take ${wire.toFixed(1)} s, and 3 s more make ${(wire + 3).toFixed(1)} s`,
  );
  assert.ok(card < ready);
  await game.close();
});
