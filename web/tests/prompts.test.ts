import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/lib/preferences.svelte";
import type { Phase } from "../src/lib/wire";
import { may, mayNot, PaperTable, type Position } from "./table";

let table: PaperTable;

function open(position: Position): void {
  table = new PaperTable(position);
  if (table.find("handover")) table.tap("handover-continue");
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  preferences.lang = "en";
  preferences.sound = false;
  preferences.speed = "instant";
});
afterEach(async () => {
  await table.clear();
  vi.useRealTimers();
});

const roll: Position = {
  phase: { phase: "roll", seat: 0, extra: false },
  waiting: [0],
  menus: { 0: [may("roll"), mayNot("build", "build/group_incomplete", { group: "brown", missing: [3] })] },
};

test("rolling, and why not building", async () => {
  open(roll);
  table.tap("action-roll");
  table.tap("action-roll");
  expect(table.acted).toEqual([{ kind: "roll", seat: 0 }]);
  await table.rest();
  table.tap("action-build");
  expect(table.get("notice").textContent).toContain("Whitechapel Road");
});

test("what is said while events are still shown is meant for what is on the page", async () => {
  preferences.speed = 1;
  open(roll);
  table.step(roll, [{ kind: "dice_rolled", clause: "C-TURN-2", seat: 0, first: 1, second: 2, purpose: "move" }]);
  void table.session.act({ kind: "pass", seat: 0 });
  expect(table.wire.said.at(-1)).toMatchObject({ t: "act", seq: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  void table.session.act({ kind: "pass", seat: 0 });
  expect(table.wire.said.at(-1)).toMatchObject({ t: "act", seq: 2 });
});

test("another person here gets the screen handed over, a bot does not", async () => {
  open(roll);
  const next: Phase = { phase: "roll", seat: 1, extra: false };
  table.step({ phase: next, waiting: [1], menus: { 1: [may("roll")] } }, [
    { kind: "turn_began", clause: "C-TURN-1", seat: 1, round: 1, number: 2 },
  ]);
  await table.rest();
  expect(table.get("handover").textContent).toContain("Hand over to Bình");
  expect(table.find("action-roll")).toBeNull();
  table.tap("handover-continue");
  expect(table.find("handover")).toBeNull();
  expect(table.find("action-roll")).not.toBeNull();
  table.step({ phase: { ...next, seat: 2 }, waiting: [2], menus: {} }, []);
  await table.rest();
  expect(table.find("handover")).toBeNull();
});

test("buying says what is left, declining what follows", () => {
  open({
    phase: { phase: "buy", seat: 0, space: 39 },
    waiting: [0],
    menus: { 0: [may("buy", { space: 39, price: 400 }), may("decline", { space: 39, auction: true })] },
  });
  expect(table.get("action-buy").textContent).toContain("£600 left");
  expect(table.get("action-decline").textContent).toContain("auctioned");
  table.tap("action-buy");
  expect(table.acted).toEqual([{ kind: "buy", seat: 0 }]);
});

test("in an auction everyone here has a row, with quick raises and a bid of one's own", async () => {
  open({
    phase: { phase: "auction", space: 1, amount: 20, bidder: 2, passed: [] },
    waiting: [0, 1],
    menus: {
      0: [may("bid", { space: 1, min: 21, max: 500 }), may("pass")],
      1: [mayNot("bid", "auction/passed"), mayNot("pass", "auction/passed")],
    },
  });
  expect(table.find("handover")).toBeNull();
  expect(table.get("auction-standing").textContent).toContain("£20");
  table.tap("auction-raise-50");
  await table.rest();
  table.type("auction-own", "500");
  table.tap("auction-bid");
  await table.rest();
  table.type("auction-own", "501");
  expect((table.get("auction-bid") as HTMLButtonElement).disabled).toBe(true);
  expect(table.get("auction-row-1").textContent).toContain("passed");
  table.tap("auction-pass");
  expect(table.acted).toEqual([
    { kind: "bid", seat: 0, amount: 70 },
    { kind: "bid", seat: 0, amount: 500 },
    { kind: "pass", seat: 0 },
  ]);
});

test("in jail one may roll, pay or use a card", () => {
  open({
    phase: { phase: "roll", seat: 0, extra: false },
    waiting: [0],
    menus: { 0: [may("roll"), may("pay_fine", { amount: 50 }), may("use_release", { card: "ch09_release" })] },
    change: (state) => {
      const [player] = state.players;
      if (player) Object.assign(player, { jail: 1, space: 10, cards: ["ch09_release"] });
    },
  });
  expect(table.get("prompt").textContent).toContain("try 2 of 3");
  expect(table.get("action-pay_fine").textContent).toContain("£950 left");
  table.tap("action-use_release");
  expect(table.acted).toEqual([{ kind: "use_release", seat: 0, card: "ch09_release" }]);
});

test("the fine after the third try may be paid or replaced by a card", () => {
  open({
    phase: { phase: "fine", seat: 0 },
    waiting: [0],
    menus: { 0: [may("pay_fine", { amount: 50 }), may("use_release", { card: "ch09_release" })] },
    change: (state) => {
      const [player] = state.players;
      if (player) player.jail = 2;
    },
  });
  table.tap("action-pay_fine");
  expect(table.acted).toEqual([{ kind: "pay_fine", seat: 0 }]);
});

test("building asks for the cost first", async () => {
  open({
    ...roll,
    menus: { 0: [may("roll"), may("build", { group: "brown", cost: 50, houses: 32, hotels: 12, add: [1, 3] })] },
    change: (state) => {
      for (const lot of state.lots) if (lot.space < 4) lot.owner = 0;
    },
  });
  table.wire.answer = () => ({ events: [], cash: [900, 1000, 1000] });
  table.tap("action-build");
  table.tap("build-brown-even");
  await table.rest();
  expect(table.get("outcome").textContent).toContain("£900");
  table.tap("build-confirm");
  expect(table.acted).toEqual([
    {
      kind: "build",
      seat: 0,
      targets: [
        [1, 1],
        [3, 1],
      ],
    },
  ]);
});

test("what may not be built says why and cannot be confirmed", async () => {
  open({
    ...roll,
    menus: { 0: [may("roll"), may("build", { group: "brown", cost: 50, houses: 32, hotels: 12, add: [1, 3] })] },
  });
  table.wire.answer = () => ({ code: "build/uneven", clause: "C-BLD-3", facts: { group: "brown" } });
  table.tap("action-build");
  table.tap("build-1-more");
  await table.rest();
  expect(table.get("outcome").textContent).toContain("evenly");
  expect((table.get("build-confirm") as HTMLButtonElement).disabled).toBe(true);
});

test("mortgaging, lot by lot", () => {
  open({ ...roll, menus: { 0: [may("roll"), may("mortgage", { space: 5, amount: 100 })] } });
  table.tap("action-mortgage");
  table.tap("mortgage-5");
  expect(table.acted).toEqual([{ kind: "mortgage", seat: 0, space: 5 }]);
});

test("an offer is put together and sent", async () => {
  open({
    ...roll,
    menus: { 0: [may("roll"), may("offer_trade", { partners: [1, 2] })] },
    change: (state) => {
      for (const lot of state.lots) if (lot.space === 5) lot.owner = 1;
    },
  });
  table.tap("action-offer_trade");
  table.type("trade-give-cash", "150");
  table.tap("trade-get-deed-5");
  await table.rest();
  table.tap("trade-send");
  expect(table.acted).toEqual([
    {
      kind: "offer_trade",
      seat: 0,
      partner: 1,
      give: { cash: 150, deeds: [], cards: [] },
      get: { cash: 0, deeds: [5], cards: [] },
    },
  ]);
});

test("an offer is answered by another with the roles swapped", async () => {
  open({
    phase: {
      phase: "trade",
      number: 3,
      seat: 2,
      partner: 0,
      give: { cash: 80, deeds: [], cards: [] },
      get: { cash: 0, deeds: [5], cards: [] },
    },
    waiting: [0],
    menus: {
      0: [
        may("accept_trade", { number: 3 }),
        may("refuse_trade", { number: 3 }),
        may("counter_trade", { number: 3, partner: 2 }),
      ],
    },
    change: (state) => {
      for (const lot of state.lots) if (lot.space === 5) lot.owner = 0;
    },
  });
  expect(table.get("trade-you-get").textContent).toContain("£80");
  table.tap("trade-counter");
  table.tap("trade-get-cash-100");
  await table.rest();
  table.tap("trade-send");
  expect(table.acted).toEqual([
    {
      kind: "counter_trade",
      seat: 0,
      number: 3,
      give: { cash: 0, deeds: [5], cards: [] },
      get: { cash: 180, deeds: [], cards: [] },
    },
  ]);
});

test("a debt tells what is missing and what each thing would raise", async () => {
  open({
    phase: { phase: "debt", debtor: 0, creditor: 1, amount: 1200, reason: "rent", space: 39 },
    waiting: [0],
    menus: {
      0: [
        may("sell", { group: "brown", half: 25, remove: [1] }),
        may("mortgage", { space: 5, amount: 100 }),
        may("declare_bankrupt", { creditor: 1, amount: 1200, shortfall: 200, could_raise: 125 }),
      ],
    },
    change: (state) => {
      for (const lot of state.lots) if (lot.space === 1) Object.assign(lot, { owner: 0, houses: 2 });
    },
  });
  expect(table.get("debt-shortfall").textContent).toBe("£200");
  expect(table.get("debt-could-raise").textContent).toBe("£125");
  table.tap("debt-sell-1");
  await table.rest();
  table.tap("debt-mortgage-5");
  await table.rest();
  table.wire.answer = () => ({
    events: [{ kind: "went_bankrupt", clause: "C-DEBT-3", seat: 0, creditor: 1, left: false }],
    cash: [0, 2000, 1000],
  });
  table.tap("debt-bankrupt");
  await table.rest();
  expect(table.get("what-follows").textContent).toContain("An is bankrupt");
  expect((table.get("declare_bankrupt-confirm") as HTMLButtonElement).disabled).toBe(true);
  table.tap("declare_bankrupt-sure");
  table.tap("declare_bankrupt-confirm");
  expect(table.acted).toEqual([
    { kind: "sell", seat: 0, targets: [[1, 1]] },
    { kind: "mortgage", seat: 0, space: 5 },
    { kind: "declare_bankrupt", seat: 0 },
  ]);
});

test("a mortgaged deed received is redeemed or kept for the interest", () => {
  open({
    phase: { phase: "take_over", seat: 0, spaces: [5] },
    waiting: [0],
    menus: { 0: [may("take_over", { space: 5, redeem: 110, interest: 10, can_redeem: true })] },
  });
  expect(table.get("action-take_over-redeem").textContent).toContain("£890 left");
  table.tap("action-take_over-interest");
  expect(table.acted).toEqual([{ kind: "take_over", seat: 0, redeem: false }]);
});

test("in a shortage one says what one wants, or nothing", async () => {
  const phase: Phase = { phase: "claims", seat: 2, what: "house", answers: [] };
  open({
    phase,
    waiting: [0],
    menus: { 0: [may("claim", { what: "house", stock: 1, groups: [{ group: "brown", cost: 50, add: [1, 3] }] })] },
  });
  table.wire.answer = () => ({ events: [], cash: [950, 1000, 1000] });
  table.tap("build-1-more");
  await table.rest();
  table.tap("action-claim");
  await table.rest();
  table.tap("action-claim-none");
  expect(table.acted).toEqual([
    { kind: "claim", seat: 0, targets: [[1, 1]] },
    { kind: "claim", seat: 0, targets: [] },
  ]);
});

test("a bid for a scarce building names its lot", () => {
  open({
    phase: {
      phase: "building_auction",
      what: "house",
      left: 1,
      opening: 50,
      amount: 0,
      bidder: -1,
      space: -1,
      passed: [],
      claimants: [0, 2],
    },
    waiting: [0],
    menus: { 0: [may("bid_building", { what: "house", min: 50, max: 900, spaces: [1, 3] }), may("pass")] },
  });
  const lot = table.get("auction-lot-0") as HTMLSelectElement;
  lot.value = "3";
  lot.dispatchEvent(new Event("change", { bubbles: true }));
  table.tap("auction-raise-50");
  expect(table.acted).toEqual([{ kind: "bid_building", seat: 0, amount: 50, space: 3 }]);
});

test("a card may be paid or another drawn instead", () => {
  open({
    phase: { phase: "card_choice", seat: 0, card: "cc15_beauty", amount: 10, deck: "chance" },
    waiting: [0],
    menus: { 0: [may("pay_card", { amount: 10 }), may("draw_instead", { deck: "chance" })] },
  });
  expect(table.get("action-pay_card").textContent).toContain("£990 left");
  table.tap("action-draw_instead");
  expect(table.acted).toEqual([{ kind: "draw_instead", seat: 0 }]);
});

test("the language changes at once, whatever is open", () => {
  open(roll);
  expect(table.get("action-roll").textContent).toContain("Roll");
  table.tap("lang-vi");
  expect(table.get("action-roll").textContent).toContain("xúc xắc");
});

test("the log tells each event in words, and why", async () => {
  open(roll);
  table.step(roll, [
    { kind: "turn_began", clause: "C-TURN-1", seat: 0, round: 1, number: 1 },
    { kind: "paid", clause: "C-RENT-1", payer: 0, payee: 1, amount: 24, reason: "rent", space: 39 },
  ]);
  await table.rest();
  expect(table.get("log").textContent).toContain("An pays Bình £24 rent for Mayfair.");
  table.tap("why");
  expect(table.get("clause-sheet").textContent).toContain("C-RENT-1");
});

test("a spectator sees the table and is asked nothing", () => {
  open({ ...roll, menus: {}, seats: [{ mine: false }, { mine: false }] });
  expect(table.find("spectator")).not.toBeNull();
  expect(table.find("action-roll")).toBeNull();
});
