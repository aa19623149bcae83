// Where things are, and how other programs are run.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
/** What is served: the result of a build. */
export const DIST = path.join(ROOT, "dist");
/** Sources of the page. */
export const PAGE = path.join(ROOT, "assets/web");
/** Sounds of the game, which the page plays. */
export const SOUNDS = path.join(ROOT, "assets/sounds");
/** Name of program, files and caches. */
export const NAME = "retry-storm";

/** Cargo's target folder: `CARGO_TARGET_DIR` or what cargo says. */
export function targetDir() {
  const args = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
  const run = spawnSync("cargo", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`cargo metadata failed: ${run.stderr ?? run.error}`);
  return JSON.parse(run.stdout).target_directory;
}

/** Runs a program with our own output; rejects when it fails. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: "inherit", ...options });
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args[0]} ended with ${signal ?? code}`)),
    );
  });
}

/** Version of a package in a cargo lock file. */
export function lockedVersion(lockFile, name) {
  const lock = readFileSync(lockFile, "utf8");
  return lock.match(new RegExp(`name = "${name}"\nversion = "([^"]+)"`))?.[1];
}

/** `--name VALUE` among arguments, or `fallback`. */
export function option(args, name, fallback) {
  const at = args.indexOf(`--${name}`);
  if (at < 0) return fallback;
  if (args[at + 1] === undefined) throw new Error(`--${name} wants a value`);
  return args[at + 1];
}
