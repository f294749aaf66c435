import { expect, test } from "vitest";
import type { BoardInfo } from "../lib/wire";
import { cardOfNumber, cardOfStripes, findEvents, plain } from "./cards";

const board = {
  spaces: [{ index: 0 }, { index: 1, card: 9, code: ".RR.." }],
  events: {
    ev_a: { title: "It's A Boy!", card: 51, code: "RLR.R", effect: { kind: "swap" } },
    ev_b: { title: "'Tis The Season", card: 67, code: "LRR.L", effect: { kind: "swap" } },
  },
  bank_cards: [{ look: "red_car", card: 1, code: "..R.R" }],
} as unknown as BoardInfo;
const ours = (id: string): string => ({ ev_a: "Biển hiệu sáng nhất", ev_b: "Đào đường" })[id] ?? "";

test("what is typed in a hurry is enough to find an event", () => {
  expect(plain("  Đào  đường! ")).toBe("dao duong");
  expect(findEvents(board, "dao", ours)).toEqual(["ev_b"]);
  expect(findEvents(board, "its boy", ours)).toEqual([]);
  expect(findEvents(board, "IT'S boy", ours)).toEqual(["ev_a"]);
  expect(findEvents(board, "season", ours)).toEqual(["ev_b"]);
  expect(findEvents(board, "", ours)).toHaveLength(2);
});

test("each printed card has its number and its stripes", () => {
  expect(cardOfNumber(board, 9)).toEqual({ kind: "tap_deed", space: 1 });
  expect(cardOfNumber(board, 1)).toEqual({ kind: "tap_bank", card: 0 });
  expect(cardOfNumber(board, 51)).toEqual({ kind: "tap_event", event: "ev_a" });
  expect(cardOfNumber(board, 80)).toBeNull();
  expect(cardOfStripes(board, ".RR..")).toEqual({ kind: "tap_deed", space: 1 });
  expect(cardOfStripes(board, ".....")).toBeNull();
});
