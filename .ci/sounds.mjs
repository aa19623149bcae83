// Every sound of the game, made from sines: sounds.mjs writes assets/sounds/*.wav, sounds.mjs --check compares them with what lies there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { SOUNDS as FOLDER } from "./web/project.mjs";

/** Samples a second; the hum has nothing above 400 Hz. */
const RATE = 16_000;
const HUM_RATE = 8_000;

const sine = (hz, t) => Math.sin(2 * Math.PI * hz * t);
/** A sum of sines, each `[Hz, weight]`. */
const chord = (parts, t) => parts.reduce((sum, [hz, weight]) => sum + weight * sine(hz, t), 0);
/** Comes up within `attack_s` and fades by 1/e every `decay_s`; silent before it begins. */
const struck = (t, attack_s, decay_s) => (t < 0 ? 0 : Math.min(t / attack_s, 1) * Math.exp(-t / decay_s));
/** From 0 to 1 and back over `length_s`. */
const swell = (t, length_s) => Math.sin((Math.PI * Math.min(t, length_s)) / length_s) ** 2;
/** Notes one after another, each `[start_s, Hz]`, with an octave above them. */
const notes = (list, decay_s, t) =>
  list.reduce((sum, [start_s, hz]) => sum + struck(t - start_s, 0.008, decay_s) * chord([[hz, 0.75], [2 * hz, 0.25]], t - start_s), 0);

/** Length, greatest amplitude and shape of each. Amplitudes keep them below speech in a hall; none is sharper than it must be. */
const SOUNDS = {
  // Whole cycles in two seconds, so that the end meets the beginning; neighbours half a hertz apart beat slowly.
  hum: { length_s: 2, peak: 0.35, rate: HUM_RATE, at: (t) => chord([[55, 0.25], [55.5, 0.2], [110, 0.35], [110.5, 0.25], [164.5, 0.25], [220, 0.2], [329.5, 0.08]], t) },
  // Payments approved, requests answered: a drop of water.
  tick: { length_s: 0.06, peak: 0.25, at: (t) => struck(t, 0.001, 0.012) * sine(1_568, t) },
  // Failures come back: a fifth that climbs and beats faster and faster.
  storm: { length_s: 1, peak: 0.5, at: (t) => swell(t, 1) * (0.6 + 0.4 * sine(3 + 5 * t, t)) * chord([[131, 0.5], [196, 0.3], [262, 0.2]], t * (1 + 0.12 * t)) },
  // Something out there breaks: two notes, the second lower.
  outage: { length_s: 0.6, peak: 0.5, at: (t) => notes([[0, 523], [0.2, 392]], 0.12, t) },
  // The error budget burns: three quick equal notes.
  budget: { length_s: 0.55, peak: 0.45, at: (t) => notes([[0, 659], [0.14, 659], [0.28, 659]], 0.06, t) },
  // A goal can no longer be met: a minor triad that falls.
  lost: { length_s: 0.95, peak: 0.5, at: (t) => notes([[0, 330], [0.2, 262], [0.4, 220]], 0.16, t) },
  // A star: a bell, whose overtones fade before it.
  star: { length_s: 0.8, peak: 0.45, at: (t) => struck(t, 0.004, 0.22) * sine(880, t) * 0.6 + struck(t, 0.002, 0.09) * chord([[1_760, 0.25], [2_640, 0.12]], t) },
};
/** The last part of every sound that ends goes to nothing: a cut would click. */
const FADE_S = 0.02;

/** A WAV file of one channel, 16 bits a sample. */
function wav(name, { length_s, peak, rate = RATE, at }) {
  const count = Math.round(length_s * rate);
  const fade = (t) => (name === "hum" ? 1 : Math.min((length_s - t) / FADE_S, 1));
  const wave = Array.from({ length: count }, (_, i) => at(i / rate) * fade(i / rate));
  const greatest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const file = Buffer.alloc(44 + 2 * count);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + 2 * count, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(2 * count, 40);
  wave.forEach((value, i) => file.writeInt16LE(Math.round((value / greatest) * peak * 32_767), 44 + 2 * i));
  return file;
}

const check = process.argv[2] === "--check";
mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
for (const [name, sound] of Object.entries(SOUNDS)) {
  const file = path.join(FOLDER, `${name}.wav`);
  const made = wav(name, sound);
  bytes += made.length;
  if (!check) writeFileSync(file, made);
  else if (!readFileSync(file).equals(made)) throw new Error(`assets/sounds/${name}.wav is not what .ci/sounds.mjs makes: run it again`);
}
if (bytes > 200_000) throw new Error(`all sounds together have ${bytes} bytes, 200,000 are allowed`);
process.stdout.write(`${Object.keys(SOUNDS).length} sounds, ${bytes} bytes\n`);
