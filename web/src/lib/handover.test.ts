import { expect, test } from "vitest";
import { actorHere, handOverTo, seatFacing, seatsElsewhere, seatsHere } from "./handover";
import type { GameState, Phase, SeatInfo } from "./wire";

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  name: `P${n}`,
  token: "kite",
  kind: "person",
  devices: 1,
  mine: true,
  ...more,
});
const state = (out: number[] = []): GameState =>
  ({ players: [0, 1, 2, 3].map((n) => ({ seat: n, out: out.includes(n) })) }) as unknown as GameState;
const roll = { phase: "roll", seat: 0, extra: false } as const;

test("bots, others' seats and players who are out are not played here", () => {
  const seats = [seat(0), seat(1, { kind: "easy" }), seat(2, { mine: false }), seat(3)];
  expect(seatsHere(seats, state([3]), [])).toEqual([0]);
});

test("a seat opened on another device leaves this one until it is taken back", () => {
  const seats = [seat(0), seat(1, { devices: 2 })];
  expect(seatsHere(seats, state(), [])).toEqual([0]);
  expect(seatsElsewhere(seats, state(), [])).toEqual([1]);
  expect(seatsHere(seats, state(), [1])).toEqual([0, 1]);
});

test("seats that are all open twice are played on both screens", () => {
  const seats = [seat(0, { devices: 2 }), seat(1, { devices: 2 })];
  expect(seatsHere(seats, state(), [])).toEqual([0, 1]);
  expect(seatsElsewhere(seats, state(), [])).toEqual([]);
});

test("the screen is handed over when another person here is asked", () => {
  const here = [0, 1];
  const actor = actorHere(here, [1], { ...roll, seat: 1 });
  expect(handOverTo({ here, actor, facing: 0, leftFor: null })).toBe(1);
  expect(handOverTo({ here, actor, facing: 1, leftFor: null })).toBeNull();
  expect(handOverTo({ here, actor, facing: 0, leftFor: 1 })).toBeNull();
});

test("one person alone is never asked to hand over, nor when a bot is asked", () => {
  expect(handOverTo({ here: [0], actor: 0, facing: null, leftFor: null })).toBeNull();
  expect(actorHere([0, 1], [2], { ...roll, seat: 2 })).toBeNull();
});

test("an auction hands nothing over", () => {
  const phase: Phase = { phase: "auction", space: 1, amount: 0, bidder: -1, passed: [] };
  expect(actorHere([0, 1], [0, 1, 2], phase)).toBeNull();
});

test("the menu shown is that of who faces the screen, else of who is asked", () => {
  expect(seatFacing({ here: [0, 1], actor: 1, facing: 0 })).toBe(0);
  expect(seatFacing({ here: [1, 2], actor: 2, facing: 0 })).toBe(2);
  expect(seatFacing({ here: [1, 2], actor: null, facing: null })).toBe(1);
  expect(seatFacing({ here: [], actor: null, facing: null })).toBeNull();
});
