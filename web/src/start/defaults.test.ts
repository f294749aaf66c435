import { expect, test } from "vitest";
import {
  addSeat,
  changedOptions,
  defaultSeats,
  nameFaults,
  optionHolds,
  OPTION_GROUPS,
  pickToken,
  renamed,
} from "./defaults";
import type { OptionSpec } from "../lib/wire";

test("a new table has one person, three bots, four names and four tokens", () => {
  const seats = defaultSeats("vi");
  expect(seats.map((s) => s.kind)).toEqual(["person", "normal", "normal", "easy"]);
  expect(new Set(seats.map((s) => s.name)).size).toBe(4);
  expect(new Set(seats.map((s) => s.token)).size).toBe(4);
});

test("names nobody touched follow the language", () => {
  const seats = defaultSeats("vi").map((s, i) => (i === 0 ? { ...s, name: "Trang" } : s));
  expect(renamed("vi", "en", seats).map((s) => s.name)).toEqual(["Trang", "Billie", "Charlie", "Dana"]);
});

test("tokens stay unlike whatever is picked", () => {
  let seats = defaultSeats("en");
  seats = pickToken(seats, 0, seats[2]?.token ?? "");
  expect(new Set(seats.map((s) => s.token)).size).toBe(4);
  for (let i = 0; i < 4; i += 1) seats = addSeat("en", seats, "easy");
  expect(new Set(seats.map((s) => s.token)).size).toBe(8);
});

test("a name must be there, short and nobody else's", () => {
  const seats = defaultSeats("en");
  const named = (name: string) => nameFaults(seats.map((s, i) => (i === 1 ? { ...s, name } : s)))[1];
  expect(named("  ")).toBe("empty");
  expect(named("x".repeat(25))).toBe("long");
  expect(named("Alex")).toBe("twice");
  expect(named("Zoe")).toBeNull();
});

test("only options that differ are sent, and bad values are known", () => {
  const spec = (more: Partial<OptionSpec>): OptionSpec => ({
    name: "a",
    clause: "C-SET-5",
    kind: "int",
    default: 1,
    low: 1,
    high: 5,
    words: [],
    ...more,
  });
  const limit = spec({ name: "b", kind: "limit", default: null });
  expect(changedOptions([spec({}), limit], { a: 1, b: 3 })).toEqual({ b: 3 });
  expect(changedOptions([limit], { b: null })).toEqual({});
  expect(optionHolds(limit, null)).toBe(true);
  expect(optionHolds(spec({}), null)).toBe(false);
  expect(optionHolds(spec({}), 6)).toBe(false);
  expect(optionHolds(spec({}), 1.5)).toBe(false);
});

test("no option is grouped twice", () => {
  const all = OPTION_GROUPS.flatMap((g) => g.options);
  expect(new Set(all).size).toBe(all.length);
});
