// A board that a booth's attendant takes in.
import { choose, limits, read } from "./files.js";
import { command } from "./game.js";

/** Hands in the file of a board; without any, the attendant chooses one. */
export async function handInBoard(files) {
  const [file] = files ?? (await choose({ several: false, endings: ".json,application/json" }));
  // The limit is that of now: whoever chose may have taken their time, and the booth goes on.
  if (file) command({ type: "board", ...(await read(file, limits().bytes)) });
}
