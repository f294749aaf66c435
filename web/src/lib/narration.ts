/** Events, refusals and choices in words: every field is formatted by what it is (src/cotyphu/locale/*\/game.ftl lists them). */

import { summary, type LogTurn } from "./logGroups";
import type { BoardInfo, Choice, GameEvent, Goods, Refusal, SeatSetup } from "./wire";
import { cardTitle, partyName, spaceName } from "./names";
import { amountText, listText, t, type Args } from "./i18n.svelte";

const PARTIES = new Set([
  "seat",
  "partner",
  "payer",
  "payee",
  "debtor",
  "creditor",
  "owner",
  "winner",
  "source",
  "target",
]);
const SPACES = new Set(["space", "origin"]);
const SPACE_LISTS = new Set(["spaces", "missing", "add", "remove"]);
const SEAT_LISTS = new Set(["waiting", "winners", "partners"]);
const MONEY = new Set([
  "amount",
  "price",
  "cash",
  "fine",
  "cost",
  "half",
  "redeem",
  "interest",
  "min",
  "max",
  "opening",
  "shortfall",
  "could_raise",
  "fee",
  "change",
]);

export function goodsText(goods: Goods, board: BoardInfo): string {
  const parts = [
    ...(goods.cash ? [amountText(board, goods.cash)] : []),
    ...goods.deeds.map((space) => spaceName(board, space)),
    ...goods.cards.map(() => t("goods-card")),
  ];
  return parts.length > 0 ? listText(parts) : t("goods-none");
}

/** Where somebody walked to: who comes to the jail by himself only visits it. */
function placeName(board: BoardInfo, space: number): string {
  const name = spaceName(board, space);
  return board.spaces[space]?.kind === "jail" ? `${name} (${t("space-jail.visiting").toLocaleLowerCase()})` : name;
}

/** The fields as the texts want them. `about` is the event's kind, the refusal's code or the action's name. */
export function textArgs(fields: object, about: string, board: BoardInfo, seats: SeatSetup[]): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (about === "turn/no_seat") args[name] = Number(value);
    else if (about === "moved" && name === "target") args[name] = placeName(board, Number(value));
    else if (PARTIES.has(name)) args[name] = partyName(seats, Number(value));
    else if (SPACES.has(name)) args[name] = spaceName(board, Number(value));
    else if (SPACE_LISTS.has(name) && Array.isArray(value)) {
      args[name] = listText((value as number[]).map((s) => spaceName(board, s)));
    } else if (SEAT_LISTS.has(name) && Array.isArray(value)) {
      args[name] = listText((value as number[]).map((s) => partyName(seats, s)));
    } else if (name === "needed") {
      args[name] = about.startsWith("trade/") ? amountText(board, Number(value)) : Number(value);
    } else if (MONEY.has(name)) args[name] = amountText(board, Number(value));
    else if (name === "card") args[name] = cardTitle(String(value));
    else if (name === "deck") args[name] = t(`deck-${String(value)}`);
    else if (name === "group") args[name] = t(`group-${String(value)}`);
    else if (name === "phase") args[name] = t(`phase-${String(value)}`);
    else if (name === "give" || name === "get") args[name] = goodsText(value as Goods, board);
    else if (typeof value === "number" || typeof value === "string") args[name] = value;
  }
  return args;
}

/** What an event's text needs beside its fields. */
function besides(event: GameEvent, board: BoardInfo): Args {
  switch (event.kind) {
    case "dice_rolled":
      return { total: event.first + event.second, double: event.first === event.second ? "yes" : "no" };
    case "card_drawn":
      return { deck: t(`deck-${board.cards[event.card]?.deck ?? "chance"}`) };
    case "auction_closed":
      return { sold: event.winner >= 0 ? "yes" : "no" };
    case "paid":
      return { flow: event.payer < 0 ? "in" : event.payee < 0 ? "out" : "between" };
    case "game_over":
      return { count: event.winners.length };
    default:
      return {};
  }
}

export function eventText(event: GameEvent, board: BoardInfo, seats: SeatSetup[]): string {
  const { kind, clause: _, ...fields } = event;
  return t(`event-${kind}`, { ...textArgs(fields, kind, board, seats), ...besides(event, board) });
}

/** A line of a turn's summary, shorter than its event's: whose turn it is stands before it already. */
export function shortText(event: GameEvent, board: BoardInfo, seats: SeatSetup[], turn: number | null): string {
  const { kind, clause: _, ...fields } = event;
  const args = { ...textArgs(fields, kind, board, seats), ...besides(event, board) };
  switch (event.kind) {
    case "moved":
      return t("ui-short-moved", args);
    case "card_drawn":
      return t("ui-short-card", args);
    case "deed_moved":
      return event.how === "bought" && event.target === turn ? t("ui-short-bought", args) : t(`event-${kind}`, args);
    case "built":
      return event.seat === turn ? t("ui-short-built", { ...args, stands: event.houses }) : t(`event-${kind}`, args);
    case "jailed":
      return event.seat === turn ? t("ui-short-jailed", args) : t(`event-${kind}`, args);
    case "freed":
      return event.seat === turn ? t("ui-short-freed", args) : t(`event-${kind}`, args);
    case "paid":
      if (event.payee === turn) return t("ui-short-gets", { ...args, what: t(`reason-${event.reason}`) });
      if (event.payer === turn) return t("ui-short-pays", { ...args, what: t(`reason-${event.reason}`) });
      return t(`event-${kind}`, args);
    default:
      return t(`event-${kind}`, args).replace(/\.$/, "");
  }
}

/** A whole turn in one line, as its summary tells it. */
export function turnText(turn: LogTurn, board: BoardInfo, seats: SeatSetup[]): string {
  const breaths: { way: string | null; events: GameEvent[] }[] = [];
  for (const { event } of summary(turn)) {
    const way = alike(event, turn.seat);
    const last = breaths.at(-1);
    if (way !== null && last?.way === way) last.events.push(event);
    else breaths.push({ way, events: [event] });
  }
  const told = breaths.map(({ way, events }) => {
    const [first] = events;
    if (way === null || first === undefined)
      return events.map((e) => shortText(e, board, seats, turn.seat)).join(" · ");
    const spaces = listText(events.flatMap((e) => ("space" in e ? [spaceName(board, e.space)] : [])));
    return t(`ui-short-${way}`, { ...textArgs(first, first.kind, board, seats), spaces });
  });
  return told.length > 0 ? told.join(" · ") : t("ui-nothing-happened");
}

/** What is told of several lots in one breath when whoever is on turn does it to one after another; null: not so. */
function alike(event: GameEvent, turn: number | null): string | null {
  switch (event.kind) {
    case "mortgaged":
    case "redeemed":
    case "buildings_sold":
      return event.seat === turn ? event.kind : null;
    case "deed_moved":
      return event.how === "estate" && event.source === turn ? "estate" : null;
    default:
      return null;
  }
}

/** What a screen reader is told: all that matters of what happened, in order. */
export function narrate(events: GameEvent[], board: BoardInfo, seats: SeatSetup[]): string[] {
  return events.filter((e) => e.kind !== "turn_ended" && e.kind !== "rested").map((e) => eventText(e, board, seats));
}

export function refusalText(why: Refusal, board: BoardInfo, seats: SeatSetup[]): string {
  return t(`refusal-${why.code.replaceAll("/", "-")}`, textArgs(why.facts, why.code, board, seats));
}

/** What an action of the menu does, in a sentence. */
export function hintText(choice: Choice, board: BoardInfo, seats: SeatSetup[]): string {
  return t(`action-${choice.action}.hint`, textArgs(choice.facts, choice.action, board, seats));
}

export interface ClauseWords {
  title: string;
  text: string;
}

export function clauseWords(clause: string): ClauseWords {
  return { title: t(`clause-${clause}.title`), text: t(`clause-${clause}`) };
}
