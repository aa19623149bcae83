// The two kinds of events by which page and game talk; their details are JSON text.

/** Tells the game to do something. */
export function command(what) {
  dispatchEvent(new CustomEvent("retry-storm-command", { detail: JSON.stringify(what) }));
}

/** Calls `heard` with every event of a type, or of all types for "*". */
export function on(type, heard) {
  addEventListener("retry-storm-event", ({ detail }) => {
    const event = JSON.parse(detail);
    if (type === "*" || event.type === type) heard(event);
  });
}
