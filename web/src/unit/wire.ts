/** What goes over the wire of the bank unit, as docs/unit.md tells it. */

import type { UnitButton, UnitScreenName, UnitTap } from "../lib/generated";
import type { GameEvent, GameResult, OptionValue, Party, PaidReason, Refusal } from "../lib/wire";

export type { UnitButton, UnitScreenName, UnitTap } from "../lib/generated";

export interface Holder {
  seat: number;
  cash: number;
  /** Null when free. */
  jail: number | null;
  out: boolean;
}

export interface UnitLot {
  space: number;
  owner: Party;
  /** 1 to 5, or 0 while nobody owns it. */
  level: number;
}

export interface Owed {
  debtor: number;
  creditor: Party;
  amount: number;
  left: number;
  reason: PaidReason;
}

export interface UnitScreen {
  name: UnitScreenName;
  /** The space of a deed, or -1. */
  lot: number;
  /** Whose balance, the debtor, the bankrupt, or -1. */
  seat: number;
  /** The price in an auction. */
  amount: number;
  /** The id of the event card, or "". */
  event: string;
  /** Spaces of deeds or seats tapped for the event so far. */
  picked: number[];
  /** The event can do nothing: start goes on. */
  idle: boolean;
  /** When the screen changes by itself: server time, ms since 1970. */
  until: number | null;
}

export interface LedgerRow {
  /** Server time, ms since 1970. */
  at: number;
  payer: Party;
  payee: Party;
  amount: number;
  reason: PaidReason;
  space: number;
  /** Taken back. */
  struck: boolean;
}

export interface UnitState {
  edition: "ultimate";
  board: string;
  options: Record<string, OptionValue>;
  /** The bank card of each seat. */
  cards: number[];
  bank: {
    players: Holder[];
    /** In board order. */
    lots: UnitLot[];
    bank: number;
    /** Groups whose bonus was given. */
    bonuses: string[];
    /** Rents that are still those of level 1. */
    level_one: number;
    owed: Owed | null;
    /** The bankrupt's seat, or -1. */
    broke: number;
  };
  screen: UnitScreen;
  ledger: LedgerRow[];
  can_undo: boolean;
  result: GameResult | null;
}

/** What a tap sounds like; "" when nothing was heard. */
export type UnitSound =
  | ""
  | "tap"
  | "start"
  | "cancel"
  | "buy"
  | "rent"
  | "raise"
  | "go"
  | "location"
  | "jail"
  | "bid"
  | "coin"
  | "debt"
  | "event"
  | "fanfare"
  | "void"
  | "undo"
  | "over"
  | "time"
  | "resume";

export type UnitClientMessage = { t: "tap"; tap: UnitTap } | { t: "name"; card: number; name: string } | { t: "ping" };

export type UnitReply =
  | { t: "reply"; id: string; ok: true; may_tap?: boolean; sound?: UnitSound; events?: GameEvent[] }
  | { t: "reply"; id: string; ok: false; sound?: ""; refusal: Refusal | null };

export interface UnitSnapshot {
  t: "snapshot";
  seq: number;
  now: number;
  state: UnitState;
  /** By bank card. */
  names: string[];
  sound: UnitSound;
  events: GameEvent[];
}

export interface BankSessionSummary {
  bankSession: string;
  title: string;
  board: string;
  names: string[];
  players: number;
  started: number;
  changed: number;
  over: boolean;
}

export const press = (button: UnitButton): UnitTap => ({ kind: "press", button });
