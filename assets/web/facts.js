// What the build wrote into the page, and its words in the player's language.
import { on } from "./game.js";

/** Version, size of the program, words of all languages. */
export const facts = JSON.parse(document.getElementById("facts").textContent);

/** The language of the address, else the one the game remembers, else English: as the game itself chooses. */
function language() {
  const asked = [new URLSearchParams(location.search).get("lang"), remembered()];
  for (const code of asked) {
    const spoken = code?.trim().split(/[-_.]/)[0].toLowerCase();
    if (spoken && Object.hasOwn(facts.words, spoken)) return spoken;
  }
  return "en";
}

function remembered() {
  try {
    return localStorage.getItem("retry-storm")?.match(/language:\s*Some\(\s*"([a-z]+)"/)?.[1];
  } catch {
    // Frames of other sites and private windows may have no storage.
    return null;
  }
}

let spoken = language();
document.documentElement.lang = spoken;
// The player may choose another one meanwhile.
on("language", ({ lang }) => {
  spoken = Object.hasOwn(facts.words, lang) ? lang : spoken;
  document.documentElement.lang = spoken;
});

/** The words of a key, with `{ $name }` filled in. */
export function words(key, values = {}) {
  return facts.words[spoken][key].replace(/\{ \$([a-z]+) \}/g, (_, name) => values[name]);
}

/** A number with one decimal, as the language writes it. */
export function decimal(value) {
  return value.toLocaleString(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
