// Typing on a screen without keys. The engine lays a field of its own over the page, which brings them up; it hears what is typed
// there only on what calls itself a phone, so that tablets and laptops with a touch screen need help.
import { on } from "./game.js";

const PHONE = /Android|iPhone|iPad|iPod|webOS|BlackBerry/;
const field = () => document.getElementById("egui_text_agent");

/** Types into the game's own field what is typed into the engine's. */
function passOn(agent, canvas) {
  const press = (type, { key, code, shiftKey, ctrlKey }) =>
    canvas.dispatchEvent(new KeyboardEvent(type, { key, code, shiftKey, ctrlKey, cancelable: true }));
  for (const type of ["keydown", "keyup"]) {
    agent.addEventListener(type, (event) => {
      // Keys on the screen have no names: their letters come as input.
      if (event.isComposing || ["Unidentified", "Process"].includes(event.key)) return;
      press(type, event);
      event.preventDefault();
    });
  }
  // What is put together from several keys counts when it is whole: the last input still belongs to the putting together.
  for (const type of ["input", "compositionend"]) {
    agent.addEventListener(type, (event) => {
      if (event.isComposing) return;
      for (const key of agent.value) for (const way of ["keydown", "keyup"]) press(way, { key });
      agent.value = "";
    });
  }
}

/** Brings the keys up when a touch leads to a field, however long the game took to notice. */
export function helpTyping(canvas) {
  let touched = false;
  let agent = null;
  addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), { capture: true });
  on("focus", ({ text }) => {
    if (agent === null && (agent = field()) && !PHONE.test(navigator.userAgent)) passOn(agent, canvas);
    if (agent && text && touched) {
      agent.hidden = false;
      agent.focus({ preventScroll: true });
    } else if (document.activeElement === agent && agent !== null) {
      agent.hidden = true;
      canvas.focus({ preventScroll: true });
    }
  });
}
