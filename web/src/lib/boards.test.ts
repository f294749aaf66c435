import { expect, test } from "vitest";
import { isUltimate, readBoard, readState } from "./boards";

test("a board of the second edition has what both have: its event cards are a deck, its groups are of streets", () => {
  const told = {
    id: "ultimate_london",
    edition: "ultimate",
    currency: "M",
    currency_after: false,
    spaces: [],
    groups: [{ id: "brown", area: null, spaces: [1, 3] }],
    events: { ev_a: { effect: { kind: "swap" }, title: "A", card: 1, code: "..R.R" } },
  };
  const board = readBoard(told);
  expect(isUltimate(board)).toBe(true);
  expect(board.cards["ev_a"]).toEqual({ deck: "event", effect: { kind: "swap" } });
  expect(board.groups[0]).toMatchObject({ kind: "street", house_cost: 0 });
  expect([board.houses, board.hotels, board.decks]).toEqual([0, 0, {}]);
});

test("what a board tells itself stays as it is", () => {
  const cards = { ch01_go: { deck: "chance" as const, effect: { kind: "advance" } } };
  const told = {
    id: "london",
    edition: "classic",
    currency: "£",
    currency_after: false,
    houses: 32,
    hotels: 12,
    spaces: [],
    groups: [{ id: "station", kind: "station" as const, area: null, spaces: [5], house_cost: 0 }],
    decks: { uk: { chance: ["ch01_go"] } },
    cards,
  };
  expect(readBoard(told)).toEqual(told);
});

test("a state of the second edition has lots without houses and players without cards", () => {
  const state = readState({
    edition: "ultimate",
    players: [{ seat: 0, cash: 1500, space: 0, jail: null, out: false }],
    lots: [{ space: 1, owner: 0, level: 3 }],
  } as never);
  expect(state.players[0]?.cards).toEqual([]);
  expect(state.lots[0]).toEqual({ space: 1, owner: 0, level: 3, houses: 0, mortgaged: false });
  expect([state.houses, state.hotels, state.pot, state.offers]).toEqual([0, 0, 0, 0]);
});
