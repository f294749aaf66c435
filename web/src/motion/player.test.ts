import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, GameState } from "../lib/wire";
import { LAG } from "./beats";
import { MotionPlayer } from "./player.svelte";

const state = (space = 0, cash = 1500, houses = 0): GameState =>
  ({
    turn: { seat: 0, round: 1, number: 1, doubles: 0, dice: null },
    players: [
      { seat: 0, cash, space, jail: null, cards: [], out: false },
      { seat: 1, cash: 1500, space: 0, jail: null, cards: [], out: false },
    ],
    lots: [{ space: 1, owner: 0, houses, mortgaged: false }],
  }) as unknown as GameState;

const dice: GameEvent = { kind: "dice_rolled", clause: "", seat: 0, first: 1, second: 3, purpose: "move" };
const moved: GameEvent = { kind: "moved", clause: "", seat: 0, origin: 0, target: 4, by: "dice" };
const tax: GameEvent = { kind: "paid", clause: "", payer: 0, payee: -1, amount: 200, reason: "tax", space: -1 };
const built: GameEvent = { kind: "built", clause: "", seat: 0, space: 1, houses: 1 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("dice tumble, the token walks, the money flies, each in its turn", async () => {
  const motion = new MotionPlayer();
  let done = false;
  void motion.enqueue([dice, moved, tax], state(), state(4, 1300)).then(() => (done = true));
  expect(motion.dice).toEqual({ first: 1, second: 3, rolling: true });
  await vi.advanceTimersByTimeAsync(600);
  expect(motion.dice).toEqual({ first: 1, second: 3, rolling: false });
  await vi.advanceTimersByTimeAsync(110);
  expect([motion.moving, motion.positions]).toEqual([0, [1, 0]]);
  await vi.advanceTimersByTimeAsync(240);
  expect(motion.positions).toEqual([3, 0]);
  await vi.advanceTimersByTimeAsync(240);
  expect(motion.positions).toEqual([4, 0]);
  expect(motion.moving).toBeNull();
  expect(motion.flying).toMatchObject([{ from: 0, to: -1, amount: 200 }]);
  expect(motion.cash).toEqual([1500, 1500]);
  await vi.advanceTimersByTimeAsync(700);
  expect(done).toBe(true);
  expect(motion.flying).toEqual([]);
});

test("the view ends with the step, after whoever waited for it", async () => {
  const motion = new MotionPlayer();
  const after = state(0, 1500, 1);
  let seen: GameState | null = null;
  void motion.enqueue([built], state(), after).then(() => (seen = motion.view));
  expect(motion.dropping).toBe(1);
  expect(motion.view?.lots[0]?.houses).toBe(1);
  await vi.runAllTimersAsync();
  expect(seen).toBe(after);
  expect(motion.view).toBeNull();
  expect([motion.dropping, motion.playing, motion.positions]).toEqual([null, false, undefined]);
});

test("a skip ends everything that waits, also in the middle of a walk", async () => {
  const motion = new MotionPlayer();
  const ends = [motion.enqueue([moved], state(), state(4)), motion.enqueue([dice, tax], state(4), state(4, 1300))];
  await vi.advanceTimersByTimeAsync(130);
  motion.skip();
  await Promise.all(ends);
  await vi.runAllTimersAsync();
  expect(motion.dice?.rolling).toBe(false);
  expect(motion.flying).toEqual([]);
  // The next step plays again.
  void motion.enqueue([dice], state(), state());
  expect(motion.dice?.rolling).toBe(true);
});

test("twice as fast is half the time, instant is none", async () => {
  const motion = new MotionPlayer();
  motion.speed = 2;
  let done = false;
  void motion.enqueue([dice], state(), state()).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(340);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toBe(true);
  motion.speed = "instant";
  await motion.enqueue([dice, moved, tax], state(), state(4, 1300));
  expect(motion.flying).toEqual([]);
});

test("a long queue never lags more than a few seconds", async () => {
  const motion = new MotionPlayer();
  const ends = Array.from({ length: 30 }, () => motion.enqueue([dice, moved, tax], state(), state(4, 1300)));
  let done = false;
  void Promise.all(ends).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(2 * LAG + 500);
  expect(done).toBe(true);
});

test("every hop and beat can be heard", async () => {
  const motion = new MotionPlayer();
  const heard: string[] = [];
  motion.onbeat = (beat, hop) => heard.push(beat.kind === "walk" ? `walk ${hop}` : beat.kind);
  void motion.enqueue([dice, moved, tax], state(), state(4, 1300));
  await vi.runAllTimersAsync();
  expect(heard).toEqual(["dice", "walk 0", "walk 1", "walk 2", "walk 3", "fly"]);
});

test("under reduced motion everything is there at once", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const motion = new MotionPlayer();
  await motion.enqueue([dice, moved, tax], state(), state(4, 1300));
  expect(motion.dice).toEqual({ first: 1, second: 3, rolling: false });
});
