/** Sounds, made on the spot from oscillators and noise: short and soft, no files. */

import type { Beat } from "../motion/beats";

export type Sound = "dice" | "step" | "coin" | "register" | "gavel" | "door" | "fanfare" | "knock" | "card";

/** A context to sound in: the page's own, or an offline one that a test listens to. */
type Stage = BaseAudioContext;

export interface Tone {
  at: number;
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

/** One tone of an oscillator, beginning `at` seconds after `start`. */
export function tone(
  stage: Stage,
  out: AudioNode,
  start: number,
  { at, from, to, lasts, loud, wave = "sine" }: Tone,
): void {
  const oscillator = stage.createOscillator();
  const gain = stage.createGain();
  const begin = start + at;
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begin);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  oscillator.connect(gain).connect(out);
  oscillator.start(begin);
  oscillator.stop(begin + lasts + 0.02);
}

/** A knock of wood or a shaken rattle: noise through a band. */
function noise(
  stage: Stage,
  out: AudioNode,
  start: number,
  at: number,
  pitch: number,
  lasts: number,
  loud: number,
): void {
  const length = Math.ceil(stage.sampleRate * lasts);
  const buffer = stage.createBuffer(1, length, stage.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = stage.createBufferSource();
  const band = stage.createBiquadFilter();
  const gain = stage.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 1.2;
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(out);
  source.start(start + at);
}

/** Puts a sound on the stage, beginning at `start` seconds. */
export function sound(stage: Stage, what: Sound, start: number, out: AudioNode = stage.destination): void {
  const note = (at: number, from: number, lasts: number, loud: number, wave?: OscillatorType, to?: number): void =>
    tone(stage, out, start, { at, from, lasts, loud, ...(wave ? { wave } : {}), ...(to ? { to } : {}) });
  const hit = (at: number, pitch: number, lasts: number, loud: number): void =>
    noise(stage, out, start, at, pitch, lasts, loud);
  switch (what) {
    case "dice":
      for (const [at, pitch] of [
        [0, 2300],
        [0.07, 1900],
        [0.16, 2600],
        [0.27, 2100],
        [0.42, 1700],
      ] as const) {
        hit(at, pitch, 0.05, 0.5 - at * 0.5);
      }
      return;
    case "step":
      hit(0, 900, 0.04, 0.28);
      return;
    case "knock":
      hit(0, 520, 0.09, 0.5);
      note(0, 190, 0.09, 0.12, "sine", 120);
      return;
    case "coin":
      note(0, 1320, 0.16, 0.09, "triangle");
      note(0.05, 1760, 0.22, 0.09, "triangle");
      return;
    case "register":
      hit(0, 1400, 0.05, 0.3);
      note(0.05, 2093, 0.4, 0.07, "triangle");
      note(0.05, 3136, 0.3, 0.035, "sine");
      return;
    case "gavel":
      for (const at of [0, 0.17]) {
        hit(at, 700, 0.08, 0.7);
        note(at, 240, 0.1, 0.2, "sine", 110);
      }
      return;
    case "door":
      hit(0, 320, 0.2, 0.5);
      note(0, 130, 0.35, 0.22, "square", 62);
      hit(0.22, 1900, 0.06, 0.3);
      return;
    case "card":
      hit(0, 3600, 0.12, 0.22);
      return;
    case "fanfare":
      [523, 659, 784, 1047].forEach((pitch, i) => note(i * 0.11, pitch, i === 3 ? 0.6 : 0.2, 0.1, "triangle"));
      return;
  }
}

/** What a beat sounds like. */
export function soundOf(beat: Beat): Sound | null {
  switch (beat.kind) {
    case "dice":
      return "dice";
    case "walk":
      return "step";
    case "jump":
      return beat.by === "jail" ? "door" : "step";
    case "fly":
      return beat.reason === "rent" ? "register" : "coin";
    case "card":
      return "card";
    case "build":
      return "knock";
    case "hammer":
      return "gavel";
    case "deed":
    case "still":
      return null;
  }
}

let page: AudioContext | null = null;

/** The page's own stage; null until it may sound. Browsers let a page sound once its user has touched it. */
export function stageOf(): AudioContext | null {
  // Made any earlier, it would only be complained of.
  if (page === null && "userActivation" in navigator && !navigator.userActivation.hasBeenActive) return null;
  page ??= new AudioContext();
  if (page.state === "suspended") void page.resume();
  return page.state === "running" ? page : null;
}

/** Plays a sound on the page. */
export function play(what: Sound): void {
  const stage = stageOf();
  if (stage) sound(stage, what, stage.currentTime + 0.01);
}
