// `./web test`: the browser tests, with what they need from npm.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { ROOT, run } from "./project.mjs";

const TESTS = path.join(ROOT, "tests/browser");

/** Installs the packages of the lock file unless they lie there. */
export async function install() {
  const installed = path.join(TESTS, "node_modules/.package-lock.json");
  const wanted = Object.entries(JSON.parse(readFileSync(path.join(TESTS, "package-lock.json"), "utf8")).packages);
  const there = existsSync(installed) ? JSON.parse(readFileSync(installed, "utf8")).packages : {};
  if (wanted.every(([name, { version }]) => name === "" || there[name]?.version === version)) return;
  await run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: TESTS });
}

export async function main(args) {
  await install();
  const child = spawn(process.execPath, ["--test-reporter=spec", path.join(TESTS, "main.mjs"), ...args], { cwd: ROOT, stdio: "inherit" });
  process.exitCode = await new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}
