import { expect, test } from "vitest";
import type { GameEvent } from "../lib/wire";
import { beatsOf, hopOf, hurry, LAG, lengthOf, pathOf } from "./beats";

const paid = (payer: number, payee: number, amount: number, reason = "rent"): GameEvent => ({
  kind: "paid",
  clause: "C-RENT-1",
  payer,
  payee,
  amount,
  reason,
  space: -1,
});

test("a walk goes round the corner, steps on every space and ends on the target", () => {
  expect(pathOf(38, 2, false, 40)).toEqual([39, 0, 1, 2]);
  expect(pathOf(2, 39, true, 40)).toEqual([1, 0, 39]);
  expect(pathOf(7, 7, false, 40)).toEqual([]);
});

test("a hop takes at most 120 ms, and a long walk no longer than a second and a half", () => {
  for (let steps = 1; steps < 40; steps++) {
    expect(hopOf(steps)).toBeLessThanOrEqual(120);
    expect(hopOf(steps) * steps).toBeLessThanOrEqual(1501);
  }
  expect(hopOf(7)).toBe(120);
});

test("the way to jail is a jump, not a walk", () => {
  const [beat] = beatsOf([{ kind: "moved", clause: "C-JAIL-1", seat: 2, origin: 30, target: 10, by: "jail" }]);
  expect(beat).toMatchObject({ kind: "jump", seat: 2, target: 10 });
});

test("payments of one kind in a row fly together; others one after another", () => {
  const beats = beatsOf([paid(1, 0, 10, "card"), paid(2, 0, 10, "card"), paid(0, -1, 50, "tax")]);
  expect(beats.map((beat) => beat.kind)).toEqual(["fly", "fly"]);
  expect(beats[0]).toMatchObject({ flights: [{ from: 1 }, { from: 2 }] });
  expect(beats[0]?.events).toHaveLength(2);
});

test("the starting cash is not counted out", () => {
  expect(beatsOf([paid(-1, 0, 1500, "start")])).toEqual([]);
});

test("the dice take no longer than 700 ms", () => {
  const dice: GameEvent = { kind: "dice_rolled", clause: "C-MOVE-1", seat: 0, first: 3, second: 4, purpose: "move" };
  expect(lengthOf(beatsOf([dice]))).toBeLessThanOrEqual(700);
});

test("nothing hurries within three seconds; a long queue is worked off in a few", () => {
  expect(hurry(LAG)).toBe(1);
  let left = 60_000;
  let spent = 0;
  while (left > 0) {
    spent += 20;
    left -= 20 * hurry(left);
  }
  expect(spent).toBeLessThan(2 * LAG + 100);
});
