// Files that people drop on the page or choose, for what the game takes them.
import { on } from "./game.js";
import { said } from "./watch.js";

/** What the game takes: the kind of files, how many and how large. */
let takes = { what: "nothing", files: 0, bytes: 0 };

/** How many files and bytes the game takes. */
export function limits() {
  return takes;
}

/** A file with its text, or why it has none: as the game wants to hear it. */
export async function read({ name, file }, bytesMax) {
  try {
    const got = await file();
    if (got.size > bytesMax) return { name, fault: "large", bytes: got.size };
    const bytes = await got.arrayBuffer();
    try {
      return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
    } catch {
      return { name, fault: "no-text" };
    }
  } catch (why) {
    // It is gone, or the browser may not read it.
    return { name, fault: said(why) };
  }
}

function plain(file) {
  return { name: file.name, file: () => file };
}

/** What systems keep in folders for themselves. */
function isHidden({ name }) {
  return name.startsWith(".");
}

/** A file as browsers tell of what was dropped. */
function entered(entry) {
  return { name: entry.name, file: () => new Promise((resolve, reject) => entry.file(resolve, reject)) };
}

/** The files that lie in a folder, not in those within it; of a folder that may not be read, itself. */
async function filesIn(folder) {
  const reader = folder.createReader();
  const all = [];
  try {
    for (;;) {
      // A browser gives some hundred at a time.
      const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) return all;
      all.push(...some.filter((entry) => entry.isFile).map(entered));
    }
  } catch (why) {
    return [...all, { name: folder.name, file: () => Promise.reject(why) }];
  }
}

/** What was dropped: files, and what lies in folders. The list is read at once, for it is emptied when the event is over. */
async function dropped({ items }) {
  const files = [...items].filter(({ kind }) => kind === "file");
  const got = files.map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  const all = [];
  for (const one of got.filter((one) => one !== null)) {
    if (one.isDirectory) all.push(...(await filesIn(one)));
    else all.push(one.isFile ? entered(one) : plain(one));
  }
  return all.filter((file) => !isHidden(file));
}

/** Lets somebody choose: files, or a folder where the browser has such a choice. To be called from a press. */
export function choose({ several = true, folder = false, endings = "" }) {
  const field = document.createElement("input");
  field.type = "file";
  field.multiple = several;
  field.webkitdirectory = folder;
  field.accept = endings;
  return new Promise((resolve) => {
    field.addEventListener("cancel", () => resolve([]));
    field.addEventListener("change", () => {
      // Those of folders within are not asked for.
      const here = [...field.files].filter(({ webkitRelativePath }) => webkitRelativePath.split("/").length <= 2);
      resolve(here.map(plain).filter((file) => !isHidden(file)));
    });
    field.click();
  });
}

/** Whether a browser lets folders be chosen: those of phones do not. */
export const CHOOSES_FOLDERS = "webkitdirectory" in HTMLInputElement.prototype && matchMedia("(pointer: fine)").matches;

/**
 * Takes files that are dropped anywhere, where the game takes any; elsewhere nothing happens: a browser would leave for the file.
 * `handlers` have for each kind what is done with files, and without any where the game asks for some.
 */
export function takeFiles(handlers) {
  const mark = (is) => document.documentElement.classList.toggle("takes-files", is);
  const hasFiles = ({ dataTransfer }) => Boolean(dataTransfer?.types.includes("Files"));
  on("takes", (now) => (takes = now));
  on("choose", ({ what }) => handlers[what]());
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const taken = Object.hasOwn(handlers, takes.what);
    event.dataTransfer.dropEffect = taken ? "copy" : "none";
    mark(taken);
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && mark(false));
  addEventListener("drop", async (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(false);
    const { what } = takes;
    if (Object.hasOwn(handlers, what)) handlers[what](await dropped(event.dataTransfer));
  });
}
