import { beforeEach, expect, test } from "vitest";
import type { LogTurn } from "./logGroups";
import { preferences } from "./preferences.svelte";
import { turnText } from "./narration";
import type { BoardInfo, GameEvent, SeatSetup } from "./wire";

const clause = "C-MORT-1";
const board = {
  spaces: ["GO", "Quay", "Hill", "Mill"].map((en, index) => ({ index, kind: "property", name: { en, vi: en } })),
  currency: { sign: "£", before: true },
} as unknown as BoardInfo;
const seats = [{ name: "An" }, { name: "Bình" }] as SeatSetup[];
const turnOf = (...events: GameEvent[]): LogTurn => ({
  id: "1",
  seat: 0,
  number: 1,
  round: 1,
  lines: events.map((event, i) => ({ id: `1.${i}`, event, echo: false })),
});

beforeEach(() => {
  preferences.lang = "en";
});

test("lots mortgaged or left one after another are told in one breath", () => {
  const mortgaged = (seat: number, space: number): GameEvent => ({ kind: "mortgaged", clause, seat, space });
  const left = (space: number): GameEvent => ({
    kind: "deed_moved",
    clause,
    space,
    source: 0,
    target: 1,
    how: "estate",
  });
  const told = turnText(turnOf(mortgaged(0, 1), mortgaged(0, 2), mortgaged(1, 3), left(1), left(2)), board, seats);
  expect(told).toBe("mortgages Quay and Hill · Bình mortgages Mill · leaves Quay and Hill to Bình");
});

test("a turn in which nothing was paid says so", () => {
  expect(turnText(turnOf(), board, seats)).toBe("nothing to pay");
});
