/** Who sits in front of this screen, when several people share it. Pure, so that it can be proved. */

import type { GameState, Phase, SeatInfo } from "./wire";

/** The seats that this screen plays: people's seats whose secret it holds, who are in the game and not on another device. */
export function seatsHere(seats: SeatInfo[], state: GameState, takenBack: number[]): number[] {
  const held = seats.filter((s) => s.mine && s.kind === "person" && !state.players[s.seat]?.out).map((s) => s.seat);
  const elsewhere = (seat: number): boolean => (seats[seat]?.devices ?? 0) > 1 && !takenBack.includes(seat);
  const here = held.filter((seat) => !elsewhere(seat));
  // When every seat is open twice, nothing tells the two screens apart: both play.
  return here.length > 0 ? here : held;
}

/** Seats of this device that are open on another one and were not taken back. */
export function seatsElsewhere(seats: SeatInfo[], state: GameState, takenBack: number[]): number[] {
  const here = seatsHere(seats, state, takenBack);
  return seats
    .filter((s) => s.mine && s.kind === "person" && !state.players[s.seat]?.out && !here.includes(s.seat))
    .map((s) => s.seat);
}

/** In an auction everyone may bid at any moment: each has a row of his own and the screen stays where it is. */
export function isShared(phase: Phase | undefined): boolean {
  return phase?.phase === "auction" || phase?.phase === "building_auction";
}

/** The one seat here that is asked now, or null. */
export function actorHere(here: number[], waiting: number[], phase: Phase | undefined): number | null {
  if (isShared(phase)) return null;
  return here.find((seat) => waiting.includes(seat)) ?? null;
}

export interface Sitting {
  here: number[];
  actor: number | null;
  facing: number | null;
  /** The actor whose prompt was left on purpose, to do business for another seat. */
  leftFor: number | null;
}

/** The seat the screen must be handed to before the game goes on, or null. */
export function handOverTo({ here, actor, facing, leftFor }: Sitting): number | null {
  if (here.length < 2 || actor === null || actor === facing || actor === leftFor) return null;
  return actor;
}

/** The seat whose menu is shown. */
export function seatFacing({ here, actor, facing }: Pick<Sitting, "here" | "actor" | "facing">): number | null {
  if (facing !== null && here.includes(facing)) return facing;
  return actor ?? here[0] ?? null;
}
