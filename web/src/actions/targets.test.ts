import { expect, test } from "vitest";
import { changedTargets, evenStep, standing } from "./targets";
import type { BoardInfo, GameState } from "../lib/wire";

const board = { groups: [{ id: "pink", spaces: [11, 13, 14] }] } as BoardInfo;
const state = {
  lots: [
    { space: 11, owner: 0, houses: 1, mortgaged: false },
    { space: 13, owner: 0, houses: 1, mortgaged: false },
    { space: 14, owner: 0, houses: 2, mortgaged: false },
  ],
} as GameState;

test("only changed lots are named", () => {
  expect(standing(state, 14)).toBe(2);
  expect(changedTargets(state, { 11: 2, 13: 1 })).toEqual([[11, 2]]);
  expect(changedTargets(state, {})).toEqual([]);
});

test("the even step fills the lowest lots and empties the highest", () => {
  const once = evenStep(board, state, "pink", {}, 1);
  expect(changedTargets(state, once)).toEqual([
    [11, 2],
    [13, 2],
  ]);
  expect(changedTargets(state, evenStep(board, state, "pink", once, 1))).toEqual([
    [11, 3],
    [13, 3],
    [14, 3],
  ]);
  expect(changedTargets(state, evenStep(board, state, "pink", {}, -1))).toEqual([[14, 1]]);
});

test("nothing goes over a hotel or under nothing", () => {
  const full = { 11: 5, 13: 5, 14: 5 };
  expect(evenStep(board, state, "pink", full, 1)).toEqual(full);
  const bare = { 11: 0, 13: 0, 14: 0 };
  expect(evenStep(board, state, "pink", bare, -1)).toEqual(bare);
});
