/** What the unit sounds like: short tones of a small device, made on the spot. */

import { stageOf, tone } from "../lib/sound";
import type { UnitSound } from "./wire";

/** Each tone: when it begins (s), its pitch (Hz), how long it lasts (s), and a pitch to slide to. */
type Tones = readonly (readonly [at: number, pitch: number, lasts: number, to?: number])[];

const CHIRPS: Partial<Record<UnitSound, Tones>> = {
  tap: [[0, 1180, 0.07]],
  start: [
    [0, 660, 0.1],
    [0.1, 880, 0.1],
    [0.2, 1320, 0.22],
  ],
  cancel: [[0, 520, 0.13, 330]],
  buy: [
    [0, 988, 0.09],
    [0.09, 1318, 0.09],
    [0.18, 1568, 0.24],
  ],
  rent: [
    [0, 1318, 0.1],
    [0.11, 988, 0.2],
  ],
  raise: [[0, 700, 0.26, 1400]],
  go: [
    [0, 784, 0.1],
    [0.1, 988, 0.1],
    [0.2, 1175, 0.1],
    [0.3, 1568, 0.26],
  ],
  location: [[0, 900, 0.3, 1500]],
  jail: [
    [0, 330, 0.14],
    [0.16, 247, 0.3],
  ],
  bid: [
    [0, 1480, 0.06],
    [0.06, 1760, 0.08],
  ],
  coin: [
    [0, 1320, 0.1],
    [0.06, 1760, 0.2],
  ],
  debt: [
    [0, 440, 0.16],
    [0.2, 415, 0.16],
    [0.4, 392, 0.3],
  ],
  event: [
    [0, 1047, 0.09],
    [0.12, 1397, 0.09],
    [0.24, 1047, 0.16],
  ],
  fanfare: [
    [0, 523, 0.14],
    [0.14, 659, 0.14],
    [0.28, 784, 0.14],
    [0.42, 1047, 0.5],
    [0.42, 784, 0.5],
  ],
  void: [
    [0, 392, 0.18],
    [0.2, 294, 0.34],
  ],
  undo: [[0, 1200, 0.22, 600]],
  over: [
    [0, 784, 0.16],
    [0.16, 659, 0.16],
    [0.32, 523, 0.16],
    [0.48, 784, 0.2],
    [0.66, 1047, 0.6],
  ],
  time: [
    [0, 1200, 0.12],
    [0.18, 1200, 0.12],
    [0.36, 1200, 0.3],
  ],
};

/** Puts a sound of the unit on a stage, beginning at `start` seconds. */
export function chirp(
  stage: BaseAudioContext,
  what: UnitSound,
  start: number,
  out: AudioNode = stage.destination,
): void {
  for (const [at, from, lasts, to] of CHIRPS[what] ?? []) {
    tone(stage, out, start, { at, from, lasts, loud: 0.09, wave: "triangle", ...(to ? { to } : {}) });
  }
}

/** Plays a sound of the unit on the page. */
export function playChirp(what: UnitSound): void {
  const stage = stageOf();
  if (stage) chirp(stage, what, stage.currentTime + 0.01);
}
