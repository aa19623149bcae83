// Plays the sounds that the game asks for. Nothing is loaded before sound is wanted, and none is made before the first click or key.
import { on } from "./game.js";

const NAMES = ["hum", "tick", "storm", "outage", "budget", "lost", "star"];
/** Time in which loudness and pitch come most of the way to what is wanted, in seconds. */
const GLIDE_S = 0.15;

/** Loudness of everything and of the hum, and the hum's pitch. */
let mix = { volume: 0, hum: 0, pitch: 1 };
let player = null;

async function buffer(context, name) {
  const response = await fetch(new URL(`${name}.wav`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** Loads all sounds; the hum begins at once, silent. */
async function open() {
  const context = new AudioContext();
  const all = new GainNode(context, { gain: 0 });
  all.connect(context.destination);
  const opened = { context, all, buffers: new Map(), hum: null, humGain: new GainNode(context, { gain: 0 }) };
  player = opened;
  try {
    for (const name of NAMES) opened.buffers.set(name, await buffer(context, name));
  } catch (why) {
    console.info("no sound:", why);
    return;
  }
  opened.hum = new AudioBufferSourceNode(context, { buffer: opened.buffers.get("hum"), loop: true });
  opened.hum.connect(opened.humGain).connect(all);
  opened.hum.start();
  adjust();
}

function glide(parameter, value) {
  parameter.setTargetAtTime(value, player.context.currentTime, GLIDE_S / 3);
}

/** Brings what is heard to what is wanted. A page that nobody sees is silent. */
function adjust() {
  if (!player) {
    if (mix.volume > 0 && navigator.userActivation?.hasBeenActive !== false) open();
    return;
  }
  const silent = mix.volume === 0 || document.hidden;
  if (silent !== (player.context.state === "suspended")) player.context[silent ? "suspend" : "resume"]();
  glide(player.all.gain, mix.volume);
  glide(player.humGain.gain, mix.hum);
  if (player.hum) glide(player.hum.playbackRate, mix.pitch);
}

function play({ name, pitch }) {
  const found = player?.buffers.get(name);
  if (!found || player.context.state !== "running") return;
  const source = new AudioBufferSourceNode(player.context, { buffer: found, playbackRate: pitch });
  source.connect(player.all);
  source.start();
}

/** Makes the game heard. */
export function soundForGame() {
  on("sound", ({ volume, hum, pitch }) => {
    mix = { volume, hum, pitch };
    adjust();
  });
  on("cue", play);
  for (const gesture of ["pointerup", "keyup"]) addEventListener(gesture, adjust, { capture: true, passive: true });
  document.addEventListener("visibilitychange", adjust);
}
