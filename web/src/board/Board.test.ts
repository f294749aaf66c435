import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardInfo, GameState, SeatInfo, SpaceKind } from "../lib/wire";
import Board from "./Board.svelte";

const CORNERS: SpaceKind[] = ["go", "jail", "free_parking", "go_to_jail"];
const board: BoardInfo = {
  id: "london",
  edition: "classic",
  currency: "£",
  currency_after: false,
  houses: 32,
  hotels: 12,
  spaces: Array.from({ length: 40 }, (_, index) => ({
    index,
    kind: index % 10 === 0 ? (CORNERS[index / 10] ?? "go") : "street",
    name: null,
    ...(index % 10 === 0 ? {} : { group: "red", price: 100 + index }),
  })),
  groups: [{ id: "red", kind: "street", area: null, spaces: [], house_cost: 150 }],
  decks: {},
  cards: {},
};
const seats: SeatInfo[] = ["An", "Bình"].map((name, seat) => ({
  seat,
  name,
  token: seat === 0 ? "kite" : "lotus",
  kind: "person",
  devices: 1,
  mine: true,
}));
const state = {
  turn: { seat: 0 },
  players: [
    { seat: 0, cash: 100, space: 21, jail: null, cards: [], out: false },
    { seat: 1, cash: 100, space: 10, jail: 0, cards: [], out: false },
  ],
  lots: [{ space: 21, owner: 1, houses: 3, mortgaged: false }],
} as unknown as GameState;

const words = (key: string, args?: Record<string, unknown>): string =>
  [key, ...Object.values(args ?? {}).map(String)].join(" ");

let shown: Record<string, unknown> | null = null;

function show(more: Record<string, unknown> = {}): (space: number) => SVGElement {
  const onselect = vi.fn<(space: number) => void>();
  const props = { board, state, seats, name: (space: number) => `Space ${space}`, onselect, words, ...more };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return (space) => {
    const found = document.querySelector<SVGElement>(`[data-space="${space}"]`);
    if (!found) throw new Error(`no space ${space}`);
    return found;
  };
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

test("every space is a button that tells what stands on it", () => {
  const space = show();
  expect(document.querySelectorAll("[data-space][role=button]")).toHaveLength(40);
  expect(space(21).getAttribute("aria-label")).toBe("Space 21, £121, aloud-owner Bình, buildings 3, aloud-here An");
  expect(space(10).getAttribute("aria-label")).toBe("Space 10, space-jail.visiting, aloud-jailed Bình");
});

test("the words one sees are the words that are read out", () => {
  const space = show({ name: (index: number) => `Old Kent Road ${index}` });
  expect(space(22).textContent?.replace(/\s+/g, " ").trim()).toBe("Old Kent Road 22 £122");
});

test("one space is in the tab order; arrows walk on from it; Enter and a click choose", () => {
  const onselect = vi.fn<(space: number) => void>();
  const space = show({ onselect });
  expect(document.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
  space(0).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  flushSync();
  expect(space(1).getAttribute("tabindex")).toBe("0");
  space(1).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  space(30).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onselect.mock.calls).toEqual([[1], [30]]);
});

test("a compact board writes nothing", () => {
  show({ compact: true, title: "" });
  expect(document.querySelectorAll("svg text")).toHaveLength(0);
});
