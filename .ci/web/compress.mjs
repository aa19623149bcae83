// Compresses what is served, and tells its size.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** More than this, compressed, is not shipped: ten megabits a second bring it in four seconds. */
const BUDGET_BYTES = 5_000_000;
/** Compressed already. */
const NO_GAIN = [".png", ".br", ".gz"];

/** Writes `.br` and `.gz` beside every file that shrinks; returns the sizes of all. */
export async function compress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => statSync(path.join(folder, name)).isFile());
  return Promise.all(names.sort().map((name) => one(folder, name)));
}

async function one(folder, name) {
  const file = path.join(folder, name);
  const raw = readFileSync(file);
  if (NO_GAIN.includes(path.extname(name))) return { name, raw: raw.length, br: raw.length, gz: raw.length };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(raw, { params }),
    promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return { name, raw: raw.length, br: br.length, gz: gz.length };
}

/** Prints the sizes and throws when all together is more than the budget. */
export function report(sizes, unoptimized) {
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  const rows = [...sizes, { name: "all", raw: sum("raw"), gz: sum("gz"), br: sum("br") }];
  const number = (bytes) => bytes.toLocaleString("en").padStart(12);
  process.stdout.write(`program before bindgen${number(unoptimized)}\n`);
  process.stdout.write(`${"".padEnd(44)}${"raw".padStart(12)}${"gzip".padStart(12)}${"brotli".padStart(12)}\n`);
  for (const { name, raw, gz, br } of rows) {
    process.stdout.write(`${name.padEnd(44)}${number(raw)}${number(gz)}${number(br)}\n`);
  }
  const total = sum("br");
  if (total > BUDGET_BYTES) {
    throw new Error(`${total.toLocaleString("en")} bytes compressed, the budget is ${BUDGET_BYTES.toLocaleString("en")}`);
  }
}
