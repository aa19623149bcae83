// Cards over the game: why it cannot go on and what to do, and what the page itself has to ask.
import { reload } from "./address.js";
import { words } from "./facts.js";

/** Nothing is wrong with the shift itself: reloading goes on with it. After a breakdown the title offers to. */
const GO_ON = ["lost", "stuck", "memory"];

let shown = null;

/** An element with words, at the end of another. */
export function element(name, text, parent) {
  const made = document.createElement(name);
  made.textContent = text;
  parent.append(made);
  return made;
}

/** A dialog with a heading and words; kind names the pair of keys. */
function open(kind, role = "alertdialog") {
  const card = document.createElement("dialog");
  card.dataset.kind = kind;
  card.setAttribute("role", role);
  const title = element("h1", words(`${kind}-title`), card);
  title.id = "card-title";
  card.setAttribute("aria-labelledby", title.id);
  element("p", words(kind), card);
  document.body.append(card);
  return card;
}

/**
 * Says why the game cannot go on, with a button to reload. The first card stays, whatever follows from its cause; only `stuck`
 * gives way, and all do to `lost`: drawing without a graphics context may fail before its loss is told.
 */
export function breakdown(kind, message = "") {
  if (shown && shown.dataset.kind !== "stuck" && (kind !== "lost" || shown.dataset.kind === "lost")) return;
  shown?.remove();
  shown = open(kind);
  if (message) element("pre", message, shown);
  const button = element("button", words("reload"), shown);
  button.addEventListener("click", () => reload(GO_ON.includes(kind)));
  // Nothing is left to go back to.
  if (kind !== "stuck") shown.addEventListener("cancel", (event) => event.preventDefault());
  document.getElementById("loading")?.remove();
  shown.showModal();
  button.focus();
}

/** The game moves again: what said that it stands still goes. */
export function recovered() {
  if (shown?.dataset.kind !== "stuck") return;
  shown.remove();
  shown = null;
}

/**
 * A card that asks for something: buttons by their words with what they do, and the last one that closes it, as the escape key does.
 * `closed` is called when it is gone.
 */
export function ask(kind, actions, closed = () => {}) {
  const card = open(kind, "dialog");
  const row = element("p", "", card);
  row.className = "row";
  for (const [label, pressed] of [...actions, [words("close"), () => card.close()]]) {
    element("button", label, row).addEventListener("click", pressed);
  }
  card.addEventListener("close", () => {
    card.remove();
    closed();
    document.getElementById("game").focus();
  });
  return { card, row };
}

/** Text that the browser does not let the game copy, to be copied by hand. */
export function toCopy(text) {
  const { card, row } = ask("copy", []);
  const field = document.createElement("textarea");
  field.readOnly = true;
  field.rows = 4;
  field.value = text;
  row.before(field);
  card.showModal();
  field.focus();
  field.select();
}
