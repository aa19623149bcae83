// The page's words: `page.ftl` of every language. The page needs no more of Fluent than messages of one line with variables.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import { ROOT } from "./project.mjs";

const LOCALES = path.join(ROOT, "assets/locales");
const PREFIX = "ui-page-";

/** Words by language code, then by key without its prefix. */
export function words() {
  const all = {};
  for (const code of readdirSync(LOCALES).sort()) all[code] = read(code);
  const keys = Object.keys(all.en).join();
  for (const [code, own] of Object.entries(all)) {
    if (Object.keys(own).join() !== keys) throw new Error(`page.ftl of ${code} has other keys, or another order, than that of en`);
  }
  return all;
}

function read(code) {
  const file = path.join(LOCALES, code, "page.ftl");
  const own = {};
  readFileSync(file, "utf8")
    .split("\n")
    .forEach((line, at) => {
      if (line === "" || line.startsWith("#")) return;
      const message = line.match(/^([a-z-]+) = (.+)$/);
      if (!message?.[1].startsWith(PREFIX) || /\{(?! \$[a-z]+ \})/.test(message[2])) {
        throw new Error(`${file}:${at + 1}: only lines "${PREFIX}… = words" with variables like { $x } reach the page`);
      }
      own[message[1].slice(PREFIX.length)] = message[2];
    });
  return own;
}
