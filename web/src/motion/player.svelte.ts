/**
 * Plays what happened, beat after beat: dice tumble, tokens walk, money flies, houses fall into place.
 *
 * While it plays, `view` is the state as it shows by now (for the board and the panels); at rest it is null and the state itself
 * holds. A page shows `motion.view ?? state`. The step's promise ends when its last beat has, and `view` stays a moment longer,
 * so that nothing flickers until the new state is in its place.
 */

import type { GameEvent, GameState } from "../lib/wire";
import { beatsOf, hurry, lengthOf, type Beat, type Flight } from "./beats";
import { shownAfter, standingOn } from "./shown";

export type Speed = 1 | 2 | "instant";

/** Money in the air; `key` tells flights apart, `ms` is how long this one takes. */
export interface Flying extends Flight {
  key: number;
  ms: number;
}

interface Step {
  beats: Beat[];
  before: GameState;
  after: GameState;
  done: () => void;
}

/** How long the dice lie still at the end of their beat, as a part of it. */
const DICE_REST = 0.25;
/** What one step that the caller holds back counts for, ms. */
const HELD = 1500;

export class MotionPlayer {
  /** 1, 2 (twice as fast) or "instant". Under reduced motion everything is instant. */
  speed: Speed = $state(1);
  /** The state as it shows by now; null at rest. */
  view: GameState | null = $state.raw(null);
  /** Where each seat's token is shown; undefined at rest. */
  positions: number[] | undefined = $derived(this.view?.players.map((player) => player.space));
  /** What each seat's purse shows; undefined at rest. */
  cash: number[] | undefined = $derived(this.view?.players.map((player) => player.cash));
  /** The last roll of this turn. */
  dice: { first: number; second: number; rolling: boolean } | null = $state.raw(null);
  /** Id of the card drawn last this turn. */
  card: string | null = $state.raw(null);
  /** Money in the air. */
  flying: Flying[] = $state.raw([]);
  /** The space on which a building falls into place. */
  dropping: number | null = $state(null);
  /** The seat whose token walks. */
  moving: number | null = $state(null);
  /** Whether anything plays. */
  playing = $state(false);
  /** Called at the start of every beat, and of every hop of a walk (`hop` counts from 0): the place for sounds. */
  onbeat: ((beat: Beat, hop: number) => void) | null = null;

  #steps: Step[] = [];
  #behind = 0;
  #skipping = false;
  #endWait: (() => void) | null = null;
  #flights = 0;
  #beat = 0;
  #size: number;

  /** `size`: how many spaces the board has. */
  constructor(size = 40) {
    this.#size = size;
  }

  /**
   * Plays the events of one step after what is playing already; the promise ends with its last beat.
   * `behind`: how many further steps the caller has not handed over yet, so that the display can hurry.
   */
  enqueue(events: readonly GameEvent[], before: GameState, after: GameState, behind = 0): Promise<void> {
    this.#behind = behind;
    return new Promise((done) => {
      this.#steps.push({ beats: beatsOf(events, this.#size), before, after, done });
      if (!this.playing) void this.#play();
    });
  }

  /** Shows the end of everything that is waiting, at once. */
  skip(): void {
    if (!this.playing) return;
    this.#skipping = true;
    this.#endWait?.();
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      this.view = step.before;
      for (this.#beat = 0; this.#beat < step.beats.length; this.#beat++) {
        const beat = step.beats[this.#beat];
        if (beat) await this.#show(beat);
      }
      this.view = step.after;
      this.#steps.shift();
      step.done();
      // Whoever waits for this step takes the new state in, and may hand over the next one.
      await Promise.resolve();
    }
    this.playing = false;
    this.#skipping = false;
    setTimeout(() => {
      if (!this.playing) this.view = null;
    });
  }

  /** How many times faster than written to play now. */
  get #pace(): number {
    if (this.#skipping || this.speed === "instant" || stillness()) return Number.POSITIVE_INFINITY;
    const [now, ...later] = this.#steps;
    const remaining =
      lengthOf(now?.beats.slice(this.#beat) ?? []) +
      later.reduce((sum, step) => sum + lengthOf(step.beats), 0) +
      this.#behind * HELD;
    return this.speed * hurry(remaining / this.speed);
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0 || !Number.isFinite(ms)) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#endWait = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#endWait = end;
    });
  }

  #takeIn(events: readonly GameEvent[]): void {
    if (this.view) this.view = events.reduce(shownAfter, this.view);
  }

  async #show(beat: Beat): Promise<void> {
    const pace = this.#pace;
    const ms = beat.ms / pace;
    const still = ms === 0;
    if (!still && beat.kind !== "walk") this.onbeat?.(beat, 0);
    switch (beat.kind) {
      case "dice": {
        const { first, second } = beat;
        this.card = null;
        if (!still) {
          this.dice = { first, second, rolling: true };
          await this.#wait(ms * (1 - DICE_REST));
        }
        this.dice = { first, second, rolling: false };
        this.#takeIn(beat.events);
        await this.#wait(this.#skipping ? 0 : ms * DICE_REST);
        return;
      }
      case "walk":
        if (!still) await this.#walk(beat.seat, beat.path, beat.hop, beat);
        this.#takeIn(beat.events);
        return;
      case "jump":
        this.#takeIn(beat.events);
        await this.#wait(ms);
        return;
      case "fly":
        if (!still) {
          this.flying = beat.flights.map((flight) => ({ ...flight, key: this.#flights++, ms }));
          await this.#wait(ms);
          this.flying = [];
        }
        this.#takeIn(beat.events);
        return;
      case "card":
        this.card = beat.card;
        this.#takeIn(beat.events);
        await this.#wait(ms);
        return;
      case "build":
        this.dropping = still ? null : beat.space;
        this.#takeIn(beat.events);
        await this.#wait(ms);
        this.dropping = null;
        return;
      case "deed":
      case "hammer":
        this.#takeIn(beat.events);
        await this.#wait(ms);
        return;
      case "still":
        if (beat.events.some((event) => event.kind === "turn_began")) {
          this.dice = null;
          this.card = null;
        }
        this.#takeIn(beat.events);
        return;
    }
  }

  async #walk(seat: number, path: readonly number[], hop: number, beat: Beat): Promise<void> {
    this.moving = seat;
    for (const [count, space] of path.entries()) {
      const ms = hop / this.#pace;
      if (ms === 0) break;
      this.onbeat?.(beat, count);
      if (this.view) this.view = standingOn(this.view, seat, space);
      await this.#wait(ms);
    }
    this.moving = null;
  }
}

/** Whether nothing should move: the device asks for reduced motion, or nobody looks. */
function stillness(): boolean {
  return document.hidden || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
