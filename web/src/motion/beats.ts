/** What happened, as beats: who moves what for how long. Pure timing, no clock, no drawing. Times in ms at speed 1. */

import type { GameEvent, Party } from "../lib/wire";

export interface Flight {
  from: Party;
  to: Party;
  amount: number;
}

interface Shown {
  /** What the beat shows; the shown state takes these in when it begins (`walk`, `jump`: step by step; `fly`: at its end). */
  events: GameEvent[];
  ms: number;
}

export type Beat = Shown &
  (
    | { kind: "dice"; seat: number; first: number; second: number }
    | { kind: "walk"; seat: number; path: number[]; hop: number }
    | { kind: "jump"; seat: number; target: number; by: string }
    | { kind: "fly"; reason: string; flights: Flight[] }
    | { kind: "card"; seat: number; card: string }
    | { kind: "build"; seat: number; space: number; houses: number }
    | { kind: "deed"; space: number; target: Party }
    | { kind: "hammer"; winner: number }
    /** Nothing to watch: taken in at once. */
    | { kind: "still" }
  );

export type BeatKind = Beat["kind"];

const DICE = 700;
const HOP = 120;
/** A whole walk takes no longer than this, however far. */
const WALK = 1500;
const JUMP = 450;
const FLY = 650;
const CARD = 1200;
const BUILD = 300;
const DEED = 260;
const HAMMER = 420;

/** How far behind the display may be before it hurries. */
export const LAG = 3000;

/** One hop of a walk of so many spaces: long walks go faster. */
export function hopOf(steps: number): number {
  return Math.min(HOP, WALK / Math.max(steps, 1));
}

/** The spaces a token steps on from `origin` to `target` on a board of `size` spaces, the last one included. */
export function pathOf(origin: number, target: number, back: boolean, size: number): number[] {
  const way = back ? size - 1 : 1;
  const path: number[] = [];
  for (let at = origin; at !== target && path.length < size;) {
    at = (at + way) % size;
    path.push(at);
  }
  return path;
}

/** How much faster than written to play when `remaining` ms of beats are left: never more than about twice `LAG` behind. */
export function hurry(remaining: number): number {
  return Math.max(1, (remaining / LAG) ** 2);
}

function beatOf(event: GameEvent, size: number): Beat {
  const events = [event];
  switch (event.kind) {
    case "dice_rolled":
      return { kind: "dice", seat: event.seat, first: event.first, second: event.second, events, ms: DICE };
    case "moved": {
      // Whoever is sent, or moves by a Location space or an event, passes nothing on the way.
      if (["jail", "location", "event"].includes(event.by)) {
        return { kind: "jump", seat: event.seat, target: event.target, by: event.by, events, ms: JUMP };
      }
      const path = pathOf(event.origin, event.target, event.by === "back", size);
      const hop = hopOf(path.length);
      return { kind: "walk", seat: event.seat, path, hop, events, ms: hop * path.length };
    }
    case "paid": {
      const flights = [{ from: event.payer, to: event.payee, amount: event.amount }];
      return { kind: "fly", reason: event.reason, flights, events, ms: FLY };
    }
    case "card_drawn":
      return { kind: "card", seat: event.seat, card: event.card, events, ms: CARD };
    case "built":
      return { kind: "build", seat: event.seat, space: event.space, houses: event.houses, events, ms: BUILD };
    case "level_moved":
      return { kind: "build", seat: -1, space: event.space, houses: event.after, events, ms: BUILD };
    case "deed_moved":
      return { kind: "deed", space: event.space, target: event.target, events, ms: DEED };
    case "auction_closed":
      return { kind: "hammer", winner: event.winner, events, ms: HAMMER };
    default:
      return { kind: "still", events, ms: 0 };
  }
}

/** The beats of a step. Payments of one kind in a row fly together: a birthday is one beat, not seven. */
export function beatsOf(events: readonly GameEvent[], size = 40): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    if (event.kind === "paid" && event.reason === "start") continue;
    const beat = beatOf(event, size);
    const last = beats.at(-1);
    if (beat.kind === "fly" && last?.kind === "fly" && last.reason === beat.reason) {
      last.flights.push(...beat.flights);
      last.events.push(...beat.events);
    } else if (beat.kind === "still" && last?.kind === "still") {
      last.events.push(...beat.events);
    } else {
      beats.push(beat);
    }
  }
  return beats;
}

/** How long beats take at speed 1. */
export function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.ms, 0);
}
