// Runs the tests of the files whose names contain one of the arguments, or of all; `./web test` starts this.
import { readdirSync } from "node:fs";
import { after, before } from "node:test";

import { closeAll } from "./harness.mjs";

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname ?? new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".test.mjs"))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .sort();
if (files.length === 0) throw new Error(`no file of tests is named like ${wanted.join(" or ")}`);

// No test begins before all are known: if the first failed at once, the runner would think that this was the last.
let known;
const all = new Promise((resolve) => {
  known = resolve;
});
before(() => all);
after(closeAll);
for (const file of files) await import(`./${file}`);
known();
