import { expect, test } from "vitest";
import { byTurn, summary } from "./logGroups";
import type { GameEvent, LogEntry } from "./wire";

const clause = "C-TURN-2";
const began = (seat: number, number: number): GameEvent => ({ kind: "turn_began", clause, seat, round: 1, number });
const moved = (seat: number, target: number): GameEvent => ({
  kind: "moved",
  clause,
  seat,
  origin: 0,
  target,
  by: "dice",
});
const paid = (reason: string, amount = 10): GameEvent => ({
  kind: "paid",
  clause,
  payer: 0,
  payee: -1,
  amount,
  reason,
  space: -1,
});

test("lines are grouped by turn and what says nothing is left out", () => {
  const log: LogEntry[] = [
    { seq: 1, events: [{ kind: "starter_chosen", clause, seat: 0, how: "agreed" }] },
    { seq: 2, events: [began(0, 1)] },
    { seq: 3, events: [moved(0, 5), { kind: "rested", clause, seat: 0, space: 5 }] },
    { seq: 4, events: [{ kind: "turn_ended", clause, seat: 0 }, began(1, 2)] },
    { seq: 5, events: [moved(1, 7)] },
  ];
  const turns = byTurn(log);
  expect(turns.map((t) => [t.seat, t.number, t.lines.length])).toEqual([
    [null, 0, 1],
    [0, 1, 1],
    [1, 2, 1],
  ]);
  expect(turns[1]?.lines[0]?.id).toBe("3.0");
});

test("a turn without lines is not shown", () => {
  expect(byTurn([{ seq: 1, events: [began(0, 1)] }])).toEqual([]);
});

test("a purchase is one line, with its price", () => {
  const price: GameEvent = { kind: "paid", clause, payer: 0, payee: -1, amount: 60, reason: "price", space: 1 };
  const bought: GameEvent = { kind: "deed_moved", clause, space: 1, source: -1, target: 0, how: "bought" };
  const [turn] = byTurn([{ seq: 1, events: [began(0, 1), price, bought] }]);
  expect(turn?.lines.map((l) => l.echo)).toEqual([false, true]);
});

test("a summary tells each thing once", () => {
  const built = (space: number, houses: number): GameEvent => ({ kind: "built", clause, seat: 0, space, houses });
  const bought: GameEvent = { kind: "deed_moved", clause, space: 5, source: -1, target: 0, how: "bought" };
  const [turn] = byTurn([
    {
      seq: 1,
      events: [
        began(0, 1),
        moved(0, 5),
        paid("price", 200),
        bought,
        paid("build"),
        built(1, 1),
        built(1, 2),
        built(3, 2),
      ],
    },
    { seq: 2, events: [paid("rent", 24)] },
  ]);
  if (!turn) throw new Error("no turn");
  expect(summary(turn).map((l) => l.event)).toEqual([moved(0, 5), bought, built(1, 2), built(3, 2), paid("rent", 24)]);
});
