// `./web pack`: dist/ as one zip, the page at its top as hosts of games want it.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32, deflateRawSync } from "node:zlib";

import { DIST, NAME, targetDir } from "./project.mjs";

/** The first moment a zip can name: equal content gives an equal file. */
const DATE = (1 << 5) | 1;
const VERSION_NEEDED = 20;
const DEFLATED = 8;
/** Names are UTF-8. */
const FLAGS = 1 << 11;
/** Made on Unix, so that the permissions below count. */
const MADE_BY = (3 << 8) | VERSION_NEEDED;
const REGULAR_FILE_0644 = 0o100644;

/** What both headers of an entry have in common (APPNOTE.TXT 4.4). */
function common({ name, raw, packed }) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION_NEEDED, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(raw), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(raw.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function signed(signature, ...parts) {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, ...parts]);
}

/** A zip of named contents. */
export function zip(entries) {
  const files = [];
  const directory = [];
  let offset = 0;
  for (const [name, raw] of entries) {
    const entry = { name: Buffer.from(name), raw, packed: deflateRawSync(raw, { level: 9 }) };
    const fields = common(entry);
    const file = signed(0x04034b50, fields, entry.name, entry.packed);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(MADE_BY);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((REGULAR_FILE_0644 << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(signed(0x02014b50, madeBy, fields, rest, entry.name));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, signed(0x06054b50, end)]);
}

export async function main() {
  if (!existsSync(path.join(DIST, "index.html.br"))) throw new Error("dist/ holds no build for players: ./web build first");
  const names = readdirSync(DIST, { recursive: true })
    .filter((name) => statSync(path.join(DIST, name)).isFile())
    .sort();
  const entries = names.map((name) => [name.split(path.sep).join("/"), readFileSync(path.join(DIST, name))]);
  const folder = path.join(targetDir(), "web");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${NAME}-web.zip`);
  writeFileSync(file, zip(entries));
  process.stdout.write(`${file}: ${entries.length} files, ${statSync(file).size.toLocaleString("en")} bytes\n`);
}
