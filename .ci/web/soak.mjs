// `./web soak`: the operator plays level after level.
import path from "node:path";

import { ROOT, option, run } from "./project.mjs";
import { install } from "./test.mjs";

export async function main(args) {
  const minutes = Number(option(args, "minutes", "10"));
  if (!(minutes > 0)) throw new Error("--minutes wants a number above 0");
  await install();
  await run(process.execPath, [path.join(ROOT, "tests/browser/soak.mjs"), String(minutes)]);
}
