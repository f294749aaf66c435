import { expect, test } from "vitest";
import type { Choice, Phase } from "../lib/wire";
import { pickingOf, playKeys, playTap, type Armed, type Play } from "./play";
import { press } from "./wire";

const can = (action: string, facts: Record<string, unknown> = {}): Choice => ({ action, facts, why: null });
const cannot = (action: string): Choice => ({ action, facts: {}, why: { code: "buy/no_cash", clause: "", facts: {} } });
const at = (phase: Phase, menu: Choice[], armed: Armed = null): Play => ({ phase, menu, me: 1, armed });
const buy: Phase = { phase: "buy", seat: 1, space: 5 };

test("deed, then one's bank card buys; another's card, or the card alone, is not read", () => {
  const menu = [can("buy", { space: 5 }), can("decline")];
  expect(playTap({ kind: "tap_deed", space: 5 }, at(buy, menu))).toEqual({ arm: { kind: "deed", space: 5 } });
  const armed: Armed = { kind: "deed", space: 5 };
  expect(playTap({ kind: "tap_bank", card: 1 }, at(buy, menu, armed))).toEqual({ act: { kind: "buy", seat: 1 } });
  expect(playTap({ kind: "tap_bank", card: 0 }, at(buy, menu, armed))).toBeNull();
  expect(playTap({ kind: "tap_bank", card: 1 }, at(buy, menu))).toBeNull();
  expect(playTap({ kind: "tap_deed", space: 6 }, at(buy, menu))).toBeNull();
});

test("the auction key auctions, also what one cannot pay for", () => {
  const play = at(buy, [cannot("buy"), can("decline")]);
  expect(playTap(press("auction"), play)).toEqual({ act: { kind: "decline", seat: 1 } });
  expect(playTap({ kind: "tap_bank", card: 1 }, { ...play, armed: { kind: "deed", space: 5 } })).toBeNull();
  expect(playKeys(play)).toEqual(["auction"]);
});

test("X drops what is half made before it does anything else", () => {
  const menu = [can("move_to", { fee: 100, spaces: [1, 3] }), can("stay")];
  const play = at({ phase: "location", seat: 1 }, menu);
  expect(playTap(press("x"), play)).toEqual({ act: { kind: "stay", seat: 1 } });
  expect(playTap(press("x"), { ...play, armed: { kind: "deed", space: 3 } })).toEqual({ arm: null });
});

test("a move that costs is completed by the bank card, one by an event is done by its deed", () => {
  const paid = at({ phase: "location", seat: 1 }, [can("move_to", { fee: 100, spaces: [1, 3] }), can("stay")]);
  expect(playTap({ kind: "tap_deed", space: 3 }, paid)).toEqual({ arm: { kind: "deed", space: 3 } });
  expect(playTap({ kind: "tap_bank", card: 1 }, { ...paid, armed: { kind: "deed", space: 3 } })).toEqual({
    act: { kind: "move_to", seat: 1, space: 3 },
  });
  const event = at({ phase: "event", card: "ev_move_1", seat: 1, given: -1 }, [
    can("move_to", { fee: 0, spaces: [1, 3] }),
  ]);
  expect(playTap({ kind: "tap_deed", space: 3 }, event)).toEqual({ act: { kind: "move_to", seat: 1, space: 3 } });
});

test("an event takes another's bank card, a debt one's deeds", () => {
  const event = at({ phase: "event", card: "ev_jail", seat: 1, given: -1 }, [can("pick_player", { partners: [0, 2] })]);
  expect(playTap({ kind: "tap_bank", card: 2 }, event)).toEqual({ act: { kind: "pick_player", seat: 1, partner: 2 } });
  expect(playTap({ kind: "tap_bank", card: 1 }, event)).toBeNull();
  const menu = [can("hand_over", { space: 6 }), can("hand_over", { space: 8 })];
  expect(pickingOf(menu)).toEqual({ action: "hand_over", spaces: [6, 8], fee: 0 });
  const debt: Phase = { phase: "debt", debtor: 1, creditor: 0, amount: 100, reason: "rent", left: 50 };
  expect(playTap({ kind: "tap_deed", space: 8 }, at(debt, menu))).toEqual({
    act: { kind: "hand_over", seat: 1, space: 8 },
  });
});

test("start rolls, the jail key and one's card pay the way out, the bid key bids one step", () => {
  const roll = at({ phase: "roll", seat: 1, extra: false }, [can("roll"), can("pay_fine", { amount: 100 })]);
  expect(playTap(press("start"), roll)).toEqual({ act: { kind: "roll", seat: 1 } });
  const armed = playTap(press("jail"), roll);
  expect(armed).toEqual({ arm: { kind: "key", button: "jail" } });
  expect(playTap({ kind: "tap_bank", card: 1 }, { ...roll, armed: { kind: "key", button: "jail" } })).toEqual({
    act: { kind: "pay_fine", seat: 1 },
  });
  const auction = at({ phase: "auction", space: 5, amount: 20, bidder: 0, bidders: [0, 1] }, [
    can("bid", { min: 40, max: 40 }),
    can("pass"),
  ]);
  expect(playTap(press("bid"), auction)).toEqual({ act: { kind: "bid", seat: 1, amount: 40 } });
  expect(playKeys(auction)).toEqual(["x", "bid"]);
});

test("who looks on presses nothing", () => {
  expect(playKeys({ phase: undefined, menu: [can("roll")], me: null, armed: null })).toEqual([]);
});
