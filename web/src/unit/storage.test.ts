import { beforeEach, expect, test } from "vitest";
import { clockTime, removeSession, storeSession, storedSession, storedSessions } from "./storage";

beforeEach(() => localStorage.clear());

const bankSession = (id: string, opened: number, key: string | null = null): Parameters<typeof storeSession>[0] => ({
  id,
  key,
  board: "ultimate_london",
  opened,
});

test("sessions are kept newest first, each once, until they are dropped", () => {
  storeSession(bankSession("a", 1));
  storeSession(bankSession("b", 2));
  storeSession(bankSession("a", 3));
  expect(storedSessions().map((e) => e.id)).toEqual(["a", "b"]);
  removeSession("a");
  expect(storedSessions().map((e) => e.id)).toEqual(["b"]);
});

test("a key that is known is not forgotten when the bankSession is opened without it", () => {
  storeSession(bankSession("a", 1, "secret"));
  storeSession(bankSession("a", 2));
  expect(storedSession("a")).toMatchObject({ key: "secret", opened: 2 });
});

test("an unreadable store is as good as an empty one", () => {
  localStorage.setItem("cotyphu.evenings", "{nonsense");
  expect(storedSessions()).toEqual([]);
});

test("the ledger's clock has 24 hours in both languages", () => {
  const afternoon = new Date(2026, 10, 30, 15, 4).getTime();
  expect(clockTime("vi", afternoon)).toBe("15:04");
  expect(clockTime("en", afternoon)).toBe("15:04");
});

test("sessions that 0.1.0 stored are found, and kept with the next", () => {
  const old = { id: "a", key: "k", board: "ultimate_vietnam", opened: 5 };
  localStorage.setItem("cotyphu.evenings", JSON.stringify([old]));
  expect(storedSessions()).toEqual([old]);
  storeSession({ id: "b", key: null, board: "ultimate_vietnam", opened: 6 });
  expect(storedSessions().map((s) => s.id)).toEqual(["b", "a"]);
});
