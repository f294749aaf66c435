/** What the unit says in words: its screens, what was done, its ledger. */

import { cardTitle, partyName, spaceName } from "../lib/names";
import { eventText } from "../lib/narration";
import type { BoardInfo, GameEvent, Party, SeatSetup } from "../lib/wire";
import { amountText, t, type Args } from "../lib/i18n.svelte";
import type { LedgerRow, UnitSound, UnitState } from "./wire";

/** A bank session as its words see it; `seats` carry the players' names, or the colours of their bank cards. */
export interface Sight {
  state: UnitState;
  board: BoardInfo;
  seats: SeatSetup[];
}

export const lookOf = (board: BoardInfo, card: number): string => board.bank_cards?.[card]?.look ?? "red_car";

/** The player of a bank card: his name, or the colour of the card. */
export function cardName(board: BoardInfo, names: readonly string[], card: number): string {
  return names[card] || t(`unit-colour-${lookOf(board, card)}`);
}

export function seatsOf(state: UnitState, board: BoardInfo, names: readonly string[]): SeatSetup[] {
  return state.cards.map((card) => ({
    name: cardName(board, names, card),
    token: lookOf(board, card),
    kind: "person",
  }));
}

/** The rent a visitor of the property on `space` owes now. */
export function rentOf({ state, board }: Pick<Sight, "state" | "board">, space: number): number {
  const level = state.bank.lots.find((l) => l.space === space)?.level ?? 0;
  return board.spaces[space]?.rents?.[state.bank.level_one > 0 ? 0 : Math.max(level, 1) - 1] ?? 0;
}

/** Whose the property on `space` is, as `unit-screen-deed` wants it. */
function whose(state: UnitState, owner: Party): "free" | "owned" | "jailed" {
  if (owner < 0) return "free";
  return state.bank.players[owner]?.jail === null ? "owned" : "jailed";
}

export interface ScreenWords {
  line: string;
  hint: string;
}

/** The large line of the screen and the small one under it. `seconds`: until it changes by itself. */
export function screenWords({ state, board, seats }: Sight, seconds: number): ScreenWords {
  const { screen, bank, options } = state;
  const money = (amount: unknown): string => amountText(board, Number(amount ?? 0));
  const name = (seat: Party): string => partyName(seats, seat);
  const args: Args = { seconds };
  if (screen.lot >= 0) {
    const owner = bank.lots.find((l) => l.space === screen.lot)?.owner ?? -1;
    args["space"] = spaceName(board, screen.lot);
    args["price"] = money(board.spaces[screen.lot]?.price);
    args["whose"] = whose(state, owner);
    args["owner"] = name(owner);
    args["rent"] = money(rentOf({ state, board }, screen.lot));
  }
  if (screen.event) args["card"] = cardTitle(screen.event);
  if (screen.seat >= 0) args["seat"] = name(screen.seat);
  switch (screen.name) {
    case "setup":
      args["cash"] = money(options["starting_cash"]);
      break;
    case "balance":
      args["cash"] = money(bank.players[screen.seat]?.cash);
      break;
    case "go":
      args["amount"] = money(board.constants?.salary);
      break;
    case "location":
      args["amount"] = money(board.constants?.location_fee);
      break;
    case "jail":
      args["amount"] = money(options["jail_fee"]);
      break;
    case "auction":
    case "auction_won":
      args["bid"] = screen.amount > 0 ? "yes" : "no";
      args["amount"] = money(screen.amount);
      args["next"] = money(nextBid(state));
      break;
    case "debt":
      args["debtor"] = name(bank.owed?.debtor ?? screen.seat);
      args["creditor"] = name(bank.owed?.creditor ?? -1);
      args["left"] = money(bank.owed?.left);
      break;
    case "over":
      args["reason"] = state.result?.reason ?? "agreed";
      args["seat"] = name(Math.max(bank.broke, 0));
      break;
  }
  const key = `unit-screen-${screen.name}`;
  return {
    line: t(key, args),
    hint:
      screen.name === "event"
        ? askText(board, screen.event, screen.picked.length, screen.idle)
        : t(`${key}.hint`, args),
  };
}

/** What one more press of the bid button makes the price. */
export function nextBid(state: UnitState): number {
  return state.screen.amount + Number(state.options["auction_step"] ?? 0);
}

/** What an event asks for; `picked`: how many cards were tapped for it so far; `idle`: it can do nothing. */
export function askText(board: BoardInfo, event: string, picked: number, idle = false): string {
  const effect = board.events?.[event]?.effect;
  if (idle || !effect) return t("unit-ask-nothing");
  return t(`unit-ask-${effect.kind}`, {
    picked,
    delta: Number(effect["delta"] ?? 0),
    level: Number(effect["level"] ?? 0),
    count: Number(effect["count"] ?? 0),
    amount: amountText(board, Number(effect["amount"] ?? 0)),
  });
}

const find = <K extends GameEvent["kind"]>(
  events: readonly GameEvent[],
  kind: K,
  fits: (event: Extract<GameEvent, { kind: K }>) => boolean = () => true,
): Extract<GameEvent, { kind: K }> | undefined =>
  events.find((e): e is Extract<GameEvent, { kind: K }> => e.kind === kind && fits(e as never));

/** What a tap did, in a line or two. `card`: the bank card that was tapped, if this device tapped one. */
export function doneLines(
  { state, board, seats }: Sight,
  sound: UnitSound,
  events: readonly GameEvent[],
  card: number | null = null,
): string[] {
  const money = (amount: number): string => amountText(board, amount);
  const name = (seat: Party): string => partyName(seats, seat);
  const place = (space: number): string => spaceName(board, space);
  const lines: string[] = [];
  const bought = find(events, "deed_moved", (e) => e.how === "bought" || e.how === "auction");
  const paid = (reason: string): Extract<GameEvent, { kind: "paid" }> | undefined =>
    find(events, "paid", (e) => e.reason === reason);
  const opened = find(events, "debt_opened");
  const handed = find(events, "deed_moved", (e) => e.how === "debt");

  if (sound === "start" && paid("start")) lines.push(t("unit-did-start", { count: state.cards.length }));
  if (sound === "undo" || sound === "cancel") lines.push(t(`unit-did-${sound}`));
  if (sound === "void" && card !== null) {
    lines.push(t("unit-did-void", { seat: name(state.cards.indexOf(card)) }));
  }
  if (handed) {
    lines.push(
      t("unit-did-coin", { space: place(handed.space), price: money(board.spaces[handed.space]?.price ?? 0) }),
    );
    const change = paid("change");
    if (change) lines.push(t("unit-did-change", { seat: name(change.payee), amount: money(change.amount) }));
  }
  if (bought) lines.push(t("unit-did-buy", { seat: name(bought.target), space: place(bought.space) }));
  const bonus = find(events, "set_bonus");
  if (bonus) lines.push(t("unit-did-fanfare"), eventText(bonus, board, seats));
  const rent = paid("rent");
  if (rent && !opened) {
    lines.push(t("unit-did-rent", { payer: name(rent.payer), payee: name(rent.payee), amount: money(rent.amount) }));
  }
  if (opened) lines.push(eventText(opened, board, seats));
  if (sound === "raise") {
    const moved = find(events, "level_moved");
    if (moved) lines.push(t("unit-did-raise", { space: place(moved.space), level: moved.after }));
    else lines.push(t("unit-did-top"));
  }
  const salary = paid("salary");
  if (salary) lines.push(t("unit-did-go", { seat: name(salary.payee), amount: money(salary.amount) }));
  const fee = paid("location");
  if (fee) lines.push(t("unit-did-location", { seat: name(fee.payer), amount: money(fee.amount) }));
  const fine = paid("fine");
  if (fine && !opened) lines.push(t("unit-did-jail", { seat: name(fine.payer), amount: money(fine.amount) }));
  const marked = find(events, "jailed");
  if (marked) lines.push(t("unit-jail-in", { seat: name(marked.seat) }));
  const freed = find(events, "freed", (e) => e.how === "mark");
  if (freed) lines.push(t("unit-jail-out", { seat: name(freed.seat) }));
  for (const event of events) {
    if (event.kind === "paid" && event.reason === "event") lines.push(eventText(event, board, seats));
    if (event.kind === "deed_moved" && event.how === "swap") lines.push(eventText(event, board, seats));
    if (event.kind === "level_one_rents") lines.push(eventText(event, board, seats));
  }
  return lines;
}

/** What a row of the ledger was for: the reason, and the property if there is one. */
export function rowReason(row: LedgerRow, board: BoardInfo): string {
  const reason = t(`reason-${row.reason}`);
  return row.space >= 0 ? `${reason}: ${spaceName(board, row.space)}` : reason;
}
