// Lays the page out in dist/: what may change at the top, all else in a folder named after its content, so that no cache can mix versions.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { DIST, NAME, PAGE, SOUNDS } from "./project.mjs";
import { words } from "./words.mjs";

/** What stays at the top under its own name: browsers and hosts look for it there. */
const TOP = ["index.html", "sw.js", "manifest.webmanifest"];

/** Copies page and program, fills in what only a build knows, and returns the version. */
export function layOut(bound) {
  const sources = readdirSync(PAGE).filter((name) => !TOP.includes(name));
  const files = [
    ...sources.map((name) => [name, path.join(PAGE, name)]),
    ...readdirSync(SOUNDS).map((name) => [name, path.join(SOUNDS, name)]),
    ...readdirSync(bound).map((name) => [name, path.join(bound, name)]),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const spoken = JSON.stringify(words());

  const hash = createHash("sha256").update(spoken);
  for (const name of TOP) hash.update(name).update(readFileSync(path.join(PAGE, name)));
  for (const [name, file] of files) hash.update(name).update(readFileSync(file));
  const version = hash.digest("hex").slice(0, 12);

  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(path.join(DIST, version), { recursive: true });
  for (const [name, file] of files) copyFileSync(file, path.join(DIST, version, name));

  const wasm = `${NAME}_bg.wasm`;
  const facts = {
    "{{version}}": version,
    "{{wasm-bytes}}": String(statSync(path.join(bound, wasm)).size),
    // A script element ends at the first "</".
    "{{words}}": spoken.replaceAll("</", "<\\/"),
    "{{files}}": JSON.stringify(files.map(([name]) => `${version}/${name}`)),
  };
  for (const name of TOP) {
    let text = readFileSync(path.join(PAGE, name), "utf8");
    for (const [mark, fact] of Object.entries(facts)) text = text.replaceAll(mark, () => fact);
    const left = text.match(/\{\{[a-z-]+\}\}/);
    if (left) throw new Error(`${name}: nothing is known of ${left[0]}`);
    writeFileSync(path.join(DIST, name), text);
  }
  return version;
}
