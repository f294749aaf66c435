import { expect, test } from "vitest";
import { completes, counterDraft, emptyDraft, isEmpty, nothing, toggleCard, toggleDeed, tradables } from "./trade";
import type { BoardInfo, GameState } from "./wire";

test("a counter-offer swaps the roles and does not touch the offer", () => {
  const offer = {
    phase: "trade",
    number: 4,
    seat: 2,
    partner: 0,
    give: { cash: 50, deeds: [1], cards: [] },
    get: { cash: 0, deeds: [39], cards: ["ch09_release"] },
  } as const;
  const draft = counterDraft(structuredClone(offer) as unknown as Parameters<typeof counterDraft>[0]);
  expect(draft).toEqual({
    partner: 2,
    give: { cash: 0, deeds: [39], cards: ["ch09_release"] },
    get: { cash: 50, deeds: [1], cards: [] },
    answers: 4,
  });
});

test("deeds and cards go in and out", () => {
  let goods = toggleDeed(nothing(), 5);
  goods = toggleCard(goods, "x");
  expect(goods).toEqual({ cash: 0, deeds: [5], cards: ["x"] });
  expect(isEmpty(goods)).toBe(false);
  expect(isEmpty(toggleCard(toggleDeed(goods, 5), "x"))).toBe(true);
  expect(emptyDraft(1).answers).toBeNull();
});

test("what may be traded says whether buildings or a mortgage stand in the way", () => {
  const board = { spaces: [{}, { group: "brown" }, {}, { group: "brown" }, {}, { group: "station" }] } as BoardInfo;
  const state = {
    lots: [
      { space: 1, owner: 0, houses: 1, mortgaged: false },
      { space: 3, owner: 0, houses: 0, mortgaged: false },
      { space: 5, owner: 0, houses: 0, mortgaged: true },
    ],
  } as GameState;
  expect(tradables(board, state, 0)).toEqual([
    { space: 1, mortgaged: false, built: true },
    { space: 3, mortgaged: false, built: true },
    { space: 5, mortgaged: true, built: false },
  ]);
});

test("a deed completes a street's group, together with what is held and what else comes", () => {
  const board = {
    spaces: { 1: { group: "brown" }, 3: { group: "brown" }, 5: { group: "station" } },
    groups: [
      { id: "brown", kind: "street", spaces: [1, 3] },
      { id: "station", kind: "station", spaces: [5] },
    ],
  } as unknown as BoardInfo;
  const state = { lots: [{ space: 1, owner: 0 }] } as unknown as GameState;
  expect(completes(board, state, 0, 3, [])).toBe(true);
  expect(completes(board, state, 1, 3, [])).toBe(false);
  expect(completes(board, state, 1, 3, [1])).toBe(true);
  expect(completes(board, state, 0, 5, [])).toBe(false);
});
