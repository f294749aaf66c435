import { beforeEach, expect, test } from "vitest";
import { clockTime, dropEvening, keepEvening, keptEvening, keptEvenings } from "./keep";

beforeEach(() => localStorage.clear());

const evening = (id: string, opened: number, key: string | null = null): Parameters<typeof keepEvening>[0] => ({
  id,
  key,
  board: "ultimate_london",
  opened,
});

test("evenings are kept newest first, each once, until they are dropped", () => {
  keepEvening(evening("a", 1));
  keepEvening(evening("b", 2));
  keepEvening(evening("a", 3));
  expect(keptEvenings().map((e) => e.id)).toEqual(["a", "b"]);
  dropEvening("a");
  expect(keptEvenings().map((e) => e.id)).toEqual(["b"]);
});

test("a key that is known is not forgotten when the evening is opened without it", () => {
  keepEvening(evening("a", 1, "secret"));
  keepEvening(evening("a", 2));
  expect(keptEvening("a")).toMatchObject({ key: "secret", opened: 2 });
});

test("an unreadable store is as good as an empty one", () => {
  localStorage.setItem("cotyphu.evenings", "{nonsense");
  expect(keptEvenings()).toEqual([]);
});

test("the ledger's clock has 24 hours in both languages", () => {
  const afternoon = new Date(2026, 10, 30, 15, 4).getTime();
  expect(clockTime("vi", afternoon)).toBe("15:04");
  expect(clockTime("en", afternoon)).toBe("15:04");
});
