// Lets a page that shows the game in a frame play it and follow it. docs/embedding.md describes the messages.
import { command, on } from "./game.js";

/** What a host may ask for, with the fields that are passed on. */
const COMMANDS = { start: [], pause: [], speed: ["value"], set: ["control", "value"] };
/** What a host is told. */
const EVENTS = ["ready", "minute", "result", "fault"];

/**
 * Origin that commands are taken from and events are told to: the one that the frame's address names (`origin=`), else the one the
 * browser says the frame's page came from. A host without an origin (a file, a sandbox) can be neither checked nor told.
 */
function hostOrigin() {
  const named = new URLSearchParams(location.search).get("origin") ?? document.referrer;
  try {
    const { origin } = new URL(named);
    return origin === "null" ? null : origin;
  } catch {
    return null;
  }
}

/** Joins the game to the page around it, if there is one. */
export function bridge() {
  const host = window.parent;
  const origin = hostOrigin();
  if (host === window || origin === null) return;

  addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== host || from !== origin) return;
    if (typeof data?.type !== "string" || !Object.hasOwn(COMMANDS, data.type)) return;
    const fields = COMMANDS[data.type].map((name) => [name, data[name]]);
    command({ type: data.type, ...Object.fromEntries(fields) });
  });
  for (const type of EVENTS) on(type, (event) => host.postMessage(event, origin));
}
