// The results of a group, laid over one another: a card that takes their files and shows what came of them.
import { ask, element } from "./card.js";
import { words } from "./facts.js";
import { CHOOSES_FOLDERS, choose, limits, read } from "./files.js";
import { command, on } from "./game.js";

/** So many files the page is ahead of the game: enough that neither waits, and not all of them in memory. */
const AHEAD = 16;

/** What is done one after the other, as the game tells it. */
const STEPS = ["reading", "playing", "writing"];
/** The tables beside the page. */
const TABLES = ["runs", "moves", "minutes"];

/** The card with its parts, while it is there. */
let shown = null;
/** The files of the comparison by what tells them apart: those that come later join those before. */
const kept = new Map();
/** What counts the comparisons: an older one is given up when a new one begins. */
let latest = 0;
/** What counts how often all was begun anew. */
let round = 0;
/** Done when all files so far are kept. */
let keeping = Promise.resolve();
/** How many files the game has read, and who waits for it. */
const taken = { done: 0, wake: () => {} };

/** An address for a text, for as long as its card is there. */
function address(text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  shown.urls.push(url);
  return url;
}

function link(label, href, attributes) {
  const made = element("a", label, shown.links);
  Object.assign(made, { href, ...attributes });
  return made;
}

/** Empties what an earlier comparison has left. */
function clear() {
  shown.urls.splice(0).forEach((url) => URL.revokeObjectURL(url));
  for (const part of [shown.frame, shown.links, shown.out]) part.replaceChildren();
  shown.title.textContent = words("results-title");
  shown.status.textContent = "";
  shown.bar.hidden = true;
}

/** What tells a file apart: one that is dropped again, as when a whole folder is, is the one that is there already. */
async function mark(file) {
  let told = {};
  try {
    told = await file.file();
  } catch {
    // Why it cannot be read is said when it is to be.
  }
  return JSON.stringify([file.name, told.size, told.lastModified]);
}

/** Forgets all files, those too that are still being looked at. */
function startOver() {
  latest += 1;
  round += 1;
  kept.clear();
  clear();
  command({ type: "compare-end" });
}

function open() {
  if (shown) return;
  const actions = [[words("choose"), async () => compare(await choose({}))]];
  if (CHOOSES_FOLDERS) actions.push([words("folder"), async () => compare(await choose({ folder: true }))]);
  actions.push([words("anew"), startOver]);
  const { card, row } = ask("results", actions, () => {
    startOver();
    shown = null;
  });
  const status = element("p", "", card);
  status.setAttribute("role", "status");
  const bar = element("progress", "", card);
  const [out, links, frame] = ["div", "p", "div"].map((name) => element(name, "", card));
  links.className = "row";
  shown = { card, title: card.querySelector("h1"), status, bar, links, frame, out, urls: [] };
  clear();
  card.showModal();
  row.firstElementChild.focus();
}

/** Hands the files to the game, with those that are there already; it plays them again. */
async function compare(more) {
  if (more.length === 0) return;
  open();
  clear();
  const [mine, of] = [(latest += 1), round];
  // The comparison before this one must not end in the card of this one.
  command({ type: "compare-end" });
  const marks = Promise.all(more.map(mark));
  // Those that were dropped before come first, and are kept even if nobody waits for them any more: these join them.
  keeping = keeping.then(async () => {
    const all = await marks;
    if (of === round) all.forEach((it, i) => kept.set(it, more[i]));
  });
  await keeping;
  if (mine !== latest) return;
  clear();
  const files = [...kept.values()];
  const { files: most, bytes } = limits();
  taken.done = 0;
  taken.wake();
  command({ type: "compare", files: files.length });
  for (const [i, file] of files.entries()) {
    while (i - taken.done >= AHEAD && mine === latest) await new Promise((wake) => (taken.wake = wake));
    // Those beyond the last that is read are named, not read.
    const result = i < most ? await read(file, bytes) : { name: file.name, text: "" };
    if (mine !== latest) return;
    command({ type: "result", ...result });
  }
}

function progress({ step, done, of }) {
  if (step === "reading") taken.done = done;
  taken.wake();
  if (!shown) return;
  shown.status.textContent = words(step, { done, of });
  const share = done / Math.max(of, 1);
  Object.assign(shown.bar, { hidden: false, max: STEPS.length, value: STEPS.indexOf(step) + share });
}

/** The page is shown where no script runs, and it can reach nothing. */
function file({ kind, name, text }) {
  if (!shown) return;
  if (TABLES.includes(kind)) {
    link(words(kind), address(text, "text/csv"), { download: name });
    return;
  }
  const url = address(text, "text/html");
  const frame = element("iframe", "", shown.frame);
  frame.setAttribute("sandbox", "");
  Object.assign(frame, { title: words("report"), src: url });
  link(words("show"), url, { target: "_blank", rel: "noopener" });
  link(words("save"), url, { download: name });
}

function end({ title, said, leftOut }) {
  if (!shown) return;
  shown.bar.hidden = true;
  if (title) shown.title.textContent = title;
  shown.status.textContent = said;
  if (leftOut.length === 0) return;
  element("h2", words("out"), shown.out);
  const list = element("ul", "", shown.out);
  // What is scrolled is reached by the keyboard.
  list.tabIndex = 0;
  for (const { file: name, why } of leftOut) {
    const line = element("li", "", list);
    element("b", name, line);
    line.append(` ${why}`);
  }
}

/** Compares what the player wants to be compared; returns what is done with files, and where none are there yet. */
export function compareForGame() {
  on("comparing", progress);
  on("compared-file", file);
  on("compared", end);
  return (files) => (files ? compare(files) : open());
}
