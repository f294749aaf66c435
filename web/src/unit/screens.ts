/** What the device makes of a screen: which keys are lit, which cards it waits for. Pure; what a tap does the server says. */

import type { BoardInfo, GameEvent } from "../lib/wire";
import type { UnitButton, UnitLot, UnitScreenName, UnitState, UnitTap } from "./wire";

/** The keys that lead on or back; at home nothing is waited for, so that none is lit. */
const KEYS: Record<UnitScreenName, readonly UnitButton[]> = {
  setup: [],
  home: [],
  deed: ["x", "auction"],
  look: ["x", "start"],
  balance: ["x", "start"],
  go: ["x"],
  location: ["x"],
  jail: ["x"],
  auction_ready: ["start", "x"],
  auction: ["bid"],
  auction_unsold: ["x"],
  auction_won: [],
  event: ["x"],
  event_done: ["start"],
  debt: [],
  end: ["start", "x"],
  over: [],
};

/** Events that ask for no card: start carries them out. */
const BY_START: readonly string[] = ["move_anywhere", "level_one_rents", "all_to_free_parking"];
/** Events that ask for a bank card; the others ask for a deed. */
const BY_BANK_CARD: readonly string[] = ["pay_per_deed", "both_collect", "send_to_jail"];

export function effectOf(board: BoardInfo, event: string): string {
  return board.events?.[event]?.effect.kind ?? "";
}

/** The keys that mean something now, undo aside. */
export function litKeys(state: UnitState, board: BoardInfo): UnitButton[] {
  const { name, event, idle, amount } = state.screen;
  const keys = [...KEYS[name]];
  if (name === "setup" && state.cards.length >= (board.constants?.seats_min ?? 2)) keys.push("start");
  if (name === "event" && (idle || BY_START.includes(effectOf(board, event)))) keys.push("start");
  if (name === "auction" && amount === 0) keys.push("x");
  if (name === "auction" && state.screen.until === null) keys.push("start");
  return keys;
}

export interface Wanted {
  /** Bank cards are waited for. */
  bank: boolean;
  /** The spaces whose deeds are waited for; null: none. */
  deeds: number[] | null;
}

/** The cards that would be read as the next step of what is under way. */
export function wantedCards(state: UnitState, board: BoardInfo): Wanted {
  const { name, event, lot, picked, idle } = state.screen;
  const lots = (fits: (lot: UnitLot) => boolean): number[] => state.bank.lots.filter(fits).map((l) => l.space);
  switch (name) {
    case "setup":
    case "deed":
    case "go":
    case "location":
    case "jail":
    case "auction_won":
      return { bank: true, deeds: null };
    case "auction_unsold":
      return { bank: false, deeds: [lot] };
    case "debt":
      return { bank: false, deeds: lots((l) => l.owner === state.bank.owed?.debtor) };
    case "event": {
      const effect = effectOf(board, event);
      if (idle || BY_START.includes(effect)) return { bank: false, deeds: null };
      if (BY_BANK_CARD.includes(effect)) return { bank: true, deeds: null };
      const given = effect === "swap" ? state.bank.lots.find((l) => l.space === picked[0])?.owner : undefined;
      return { bank: false, deeds: lots((l) => l.owner >= 0 && l.owner !== given) };
    }
    default:
      return { bank: false, deeds: null };
  }
}

/** The card that sticks in the slot: of what is under way, or none. */
export function cardInSlot(state: UnitState): UnitTap | null {
  const { name, lot, event, seat } = state.screen;
  if (name === "event" || name === "event_done") return { kind: "tap_event", event };
  if (name === "balance") return { kind: "tap_bank", card: state.cards[seat] ?? 0 };
  return lot >= 0 ? { kind: "tap_deed", space: lot } : null;
}

export interface HouseMove {
  space: number;
  /** 0 is beside the board. */
  before: number;
  after: number;
}

/** Which houses are to be moved after what happened: each once, from where it stood to where it stands at the end. */
export function houseMoves(events: readonly GameEvent[]): HouseMove[] {
  const moves = new Map<number, HouseMove>();
  for (const event of events) {
    if (event.kind !== "level_moved") continue;
    const before = moves.get(event.space)?.before ?? event.before;
    moves.set(event.space, { space: event.space, before, after: event.after });
  }
  return [...moves.values()].filter((move) => move.before !== move.after);
}

/** The moves that taking them back asks for. */
export function movedBack(before: readonly UnitLot[], after: readonly UnitLot[]): HouseMove[] {
  return after.flatMap((lot, i) => {
    const was = before[i]?.level ?? lot.level;
    return was === lot.level ? [] : [{ space: lot.space, before: was, after: lot.level }];
  });
}
