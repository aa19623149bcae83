// `./web build`: the program, its JavaScript side, and around both the page, in dist/.
import { mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

import { layOut } from "./lay-out.mjs";
import { compress, report } from "./compress.mjs";
import { DIST, NAME, ROOT, lockedVersion, run, targetDir } from "./project.mjs";

const TARGET = "wasm32-unknown-unknown";

/** Both sides of the bindings must be of one version; cargo locks them in two files. */
function checkBindgen() {
  const game = lockedVersion(path.join(ROOT, "Cargo.lock"), "wasm-bindgen");
  const tool = lockedVersion(path.join(ROOT, ".ci/bindgen/Cargo.lock"), "wasm-bindgen-cli-support");
  if (game !== tool) {
    throw new Error(
      `Cargo.lock has wasm-bindgen ${game}, .ci/bindgen has ${tool}: set wasm-bindgen-cli-support in .ci/bindgen/Cargo.toml to =${game}`,
    );
  }
}

export async function main(args) {
  const quick = args.includes("--quick");
  const profile = quick ? "wasm-quick" : "wasm-release";
  checkBindgen();
  const target = targetDir();
  await run("cargo", ["build", "--locked", "--profile", profile, "--target", TARGET, "--bin", NAME]);
  const wasm = path.join(target, TARGET, profile, `${NAME}.wasm`);

  const bound = path.join(target, "web", profile);
  rmSync(bound, { recursive: true, force: true });
  mkdirSync(bound, { recursive: true });
  const tool = ["run", "--locked", "--quiet", "--release", "--manifest-path", path.join(ROOT, ".ci/bindgen/Cargo.toml"), "--"];
  const env = { ...process.env, CARGO_TARGET_DIR: path.join(target, "bindgen") };
  // Names of functions make a trace readable; players download them for nothing.
  await run("cargo", [...tool, wasm, bound, NAME, ...(quick ? ["--keep-names"] : [])], { env });

  const version = layOut(bound);
  process.stdout.write(`dist/: version ${version}\n`);
  if (quick) {
    process.stdout.write("quick build: not compressed, not for players\n");
    return;
  }
  const sizes = await compress(DIST);
  report(sizes, statSync(wasm).size);
}
