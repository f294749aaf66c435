import { beforeEach, expect, test } from "vitest";
import { preferences } from "../lib/preferences.svelte";
import type { BoardInfo, GameEvent } from "../lib/wire";
import { askText, cardName, doneLines, rentOf, rowReason, screenWords, seatsOf } from "./narration";
import type { UnitScreen, UnitState } from "./wire";

const board = {
  id: "ultimate_london",
  currency: "M",
  currency_after: false,
  constants: { salary: 200, location_fee: 100 },
  spaces: [
    { index: 0, kind: "go", name: null },
    {
      index: 1,
      kind: "property",
      name: { en: "Old Kent Road", vi: "Old Kent Road" },
      price: 60,
      rents: [70, 130, 220, 370, 750],
    },
  ],
  groups: [],
  bank_cards: [{ look: "red_car" }, { look: "green_helicopter" }],
  events: { pay: { title: "Highway Tax", effect: { kind: "pay_per_deed", amount: 50 } } },
} as unknown as BoardInfo;

function state(screen: Partial<UnitScreen>, level = 2, levelOne = 0): UnitState {
  return {
    cards: [1, 0],
    options: { auction_step: 20, starting_cash: 1500 },
    bank: {
      players: [
        { seat: 0, cash: 1200, jail: null, out: false },
        { seat: 1, cash: 900, jail: null, out: false },
      ],
      lots: [{ space: 1, owner: level > 0 ? 0 : -1, level }],
      level_one: levelOne,
      owed: null,
      broke: -1,
    },
    screen: { name: "home", lot: -1, seat: -1, amount: 0, event: "", picked: [], idle: false, until: null, ...screen },
    result: null,
  } as unknown as UnitState;
}

const sight = (of: UnitState): Parameters<typeof screenWords>[0] => ({
  state: of,
  board,
  seats: seatsOf(of, board, ["An", ""]),
});

beforeEach(() => (preferences.lang = "en"));

test("a bank card without a name goes by its colour", () => {
  expect(cardName(board, ["An", ""], 0)).toBe("An");
  expect(cardName(board, ["An", ""], 1)).toBe("Green");
  expect(seatsOf(state({}), board, ["An", ""]).map((s) => s.name)).toEqual(["Green", "An"]);
});

test("the rent is that of the house, or of level 1 while such rents are left", () => {
  expect(rentOf({ state: state({}, 3), board }, 1)).toBe(220);
  expect(rentOf({ state: state({}, 3, 2), board }, 1)).toBe(70);
});

test("a deed tells its price, or whose it is and its rent", () => {
  const free = screenWords(sight(state({ name: "deed", lot: 1 }, 0)), 10);
  expect(free.line).toBe("Old Kent Road");
  expect(free.hint).toContain("M60");
  expect(screenWords(sight(state({ name: "deed", lot: 1 })), 10).hint).toContain("Rent for Green: M130");
});

test("an auction tells the price and the next one", () => {
  expect(screenWords(sight(state({ name: "auction", lot: 1 })), 10).line).toBe("Who bids first?");
  const words = screenWords(sight(state({ name: "auction", lot: 1, amount: 40 })), 10);
  expect([words.line, words.hint]).toEqual(["M40", "Press to bid M60, and say it aloud."]);
});

test("an event says what it asks for", () => {
  expect(askText(board, "pay", 0)).toContain("M50");
  expect(askText(board, "pay", 0, true)).toContain("nothing to act on");
});

test("what a tap did is told by what happened", () => {
  const paid = (payer: number, payee: number, amount: number, reason: string): GameEvent => ({
    kind: "paid",
    clause: "",
    payer,
    payee,
    amount,
    reason,
    space: 1,
  });
  const moved = (source: number, target: number, how: string): GameEvent => ({
    kind: "deed_moved",
    clause: "",
    space: 1,
    source,
    target,
    how,
  });
  const told = (sound: Parameters<typeof doneLines>[1], events: GameEvent[], card: number | null = null): string[] =>
    doneLines(sight(state({})), sound, events, card);
  expect(told("buy", [paid(1, -1, 60, "price"), moved(-1, 1, "bought")])).toEqual(["An buys Old Kent Road"]);
  expect(told("rent", [paid(1, 0, 130, "rent")])).toEqual(["An pays Green M130"]);
  expect(told("coin", [moved(1, 0, "debt"), paid(-1, 1, 20, "change")])).toEqual([
    "Old Kent Road counts M60",
    "An gets M20 back",
  ]);
  expect(told("go", [paid(-1, 0, 200, "salary")])).toEqual(["Green receives M200"]);
  expect(told("void", [], 0)).toEqual(["An cannot pay: the auction starts anew"]);
  expect(told("undo", [])).toEqual(["Taken back"]);
  expect(told("raise", [])).toEqual(["It is on the top level already"]);
});

test("a row of the ledger says what for, and for which property", () => {
  const row = { at: 0, payer: 0, payee: 1, amount: 70, reason: "rent" as const, space: 1, struck: false };
  expect(rowReason(row, board)).toBe("rent: Old Kent Road");
  expect(rowReason({ ...row, reason: "salary", space: -1 }, board)).toBe("salary");
});
