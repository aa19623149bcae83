// The page's icon in the containers that Windows and macOS want: icons.mjs OUT_DIR writes retry-storm.ico and retry-storm.icns.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { NAME, PAGE } from "./web/project.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: icons.mjs OUT_DIR");
mkdirSync(folder, { recursive: true });

/** An .ico of one PNG picture: a header of 6 bytes, an entry of 16, the picture. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** An .icns of one PNG picture of 512×512: `ic09`. */
function icns(png) {
  const chunk = (type, length) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, "latin1");
    head.writeUInt32BE(length, 4);
    return head;
  };
  return Buffer.concat([chunk("icns", png.length + 16), chunk("ic09", png.length + 8), png]);
}

const picture = (size) => readFileSync(path.join(PAGE, `icon-${size}.png`));
writeFileSync(path.join(folder, `${NAME}.ico`), ico(picture(192), 192));
writeFileSync(path.join(folder, `${NAME}.icns`), icns(picture(512)));
