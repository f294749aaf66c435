import { expect, test } from "vitest";
import type { BoardInfo, GameEvent } from "../lib/wire";
import { cardInSlot, houseMoves, litKeys, movedBack, wantedCards } from "./screens";
import type { UnitScreen, UnitState } from "./wire";

const event = (kind: string): { effect: { kind: string }; title: string; card: number; code: string } => ({
  effect: { kind },
  title: "",
  card: 1,
  code: "",
});
const board = {
  constants: { seats_min: 2 },
  events: { swap: event("swap"), pay: event("pay_per_deed"), low: event("level_one_rents"), up: event("group_shift") },
} as unknown as BoardInfo;

function state(screen: Partial<UnitScreen>, cards = [0, 2]): UnitState {
  return {
    cards,
    bank: {
      lots: [
        { space: 1, owner: 0, level: 2 },
        { space: 3, owner: 1, level: 1 },
        { space: 5, owner: -1, level: 0 },
        { space: 6, owner: 0, level: 5 },
      ],
      owed: { debtor: 0 },
    },
    screen: { name: "home", lot: -1, seat: -1, amount: 0, event: "", picked: [], idle: false, until: null, ...screen },
  } as unknown as UnitState;
}

test("start is lit in setting up once two cards are in", () => {
  expect(litKeys(state({ name: "setup" }, [1]), board)).not.toContain("start");
  expect(litKeys(state({ name: "setup" }), board)).toContain("start");
});

test("X ends an auction only before the first bid, start one without a clock", () => {
  expect(litKeys(state({ name: "auction", until: 9 }), board)).toEqual(["bid", "x"]);
  expect(litKeys(state({ name: "auction", amount: 20, until: 9 }), board)).toEqual(["bid"]);
  expect(litKeys(state({ name: "auction", amount: 20 }), board)).toEqual(["bid", "start"]);
});

test("an event waits for the cards it asks for, or for start", () => {
  const on = (id: string, more: Partial<UnitScreen> = {}): UnitState => state({ name: "event", event: id, ...more });
  expect(wantedCards(on("up"), board)).toEqual({ bank: false, deeds: [1, 3, 6] });
  expect(wantedCards(on("pay"), board)).toEqual({ bank: true, deeds: null });
  expect(wantedCards(on("low"), board)).toEqual({ bank: false, deeds: null });
  expect(litKeys(on("low"), board)).toContain("start");
  expect(litKeys(on("up", { idle: true }), board)).toContain("start");
});

test("a swap waits for a deed of another player after the first", () => {
  expect(wantedCards(state({ name: "event", event: "swap", picked: [1] }), board).deeds).toEqual([3]);
});

test("a debt waits for the debtor's deeds, an unsold lot for its own", () => {
  expect(wantedCards(state({ name: "debt", seat: 0 }), board).deeds).toEqual([1, 6]);
  expect(wantedCards(state({ name: "auction_unsold", lot: 5 }), board).deeds).toEqual([5]);
});

test("the card of what is under way sticks in the slot", () => {
  expect(cardInSlot(state({ name: "deed", lot: 3 }))).toEqual({ kind: "tap_deed", space: 3 });
  expect(cardInSlot(state({ name: "balance", seat: 1 }))).toEqual({ kind: "tap_bank", card: 2 });
  expect(cardInSlot(state({}))).toBeNull();
});

test("a house that moves twice is moved once, from its first place to its last", () => {
  const moved = (space: number, before: number, after: number): GameEvent => ({
    kind: "level_moved",
    clause: "",
    space,
    before,
    after,
  });
  expect(houseMoves([moved(1, 0, 1), moved(3, 2, 4), moved(1, 1, 3), moved(5, 2, 3), moved(5, 3, 2)])).toEqual([
    { space: 1, before: 0, after: 3 },
    { space: 3, before: 2, after: 4 },
  ]);
});

test("taking back moves the houses back", () => {
  const before = [{ space: 1, owner: 0, level: 3 }];
  expect(movedBack(before, [{ space: 1, owner: -1, level: 0 }])).toEqual([{ space: 1, before: 3, after: 0 }]);
  expect(movedBack(before, before)).toEqual([]);
});
