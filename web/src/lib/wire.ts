/** What goes over the wire, as docs/protocol.md tells it. Amounts are whole units, seats and spaces count from 0. */

import type { Action, GameEvent, Goods } from "./generated";

export type { Action, GameEvent, Goods, Options, PaidReason, RefusalCode } from "./generated";

/** A seat, `BANK` or `POT`. */
export type Party = number;
export const BANK = -1;
export const POT = -2;
/** As a space, bidder or winner: none. */
export const NOBODY = -1;
/** How many houses a hotel counts as. */
export const HOTEL = 5;

export type Lang = "vi" | "en";
export type Name = Record<Lang, string>;

export type SpaceKind =
  | "go"
  | "street"
  | "station"
  | "utility"
  | "chance"
  | "community_chest"
  | "tax"
  | "jail"
  | "free_parking"
  | "go_to_jail"
  | "property"
  | "event"
  | "location";

export interface SpaceInfo {
  index: number;
  kind: SpaceKind;
  /** Null for spaces that are called the same on every board. */
  name: Name | null;
  group?: string;
  price?: number;
  mortgage?: number;
  redeem?: number;
  /** Street: with 0 to 4 houses and a hotel. Station: by the number held. Utility: multipliers by the number held. */
  rents?: number[];
  house_cost?: number;
  tax?: number;
  /** Side of the board, 1 to 4; number coded on the printed card and its stripes (Ultimate Banking). */
  side?: number;
  card?: number;
  code?: string;
}

export interface GroupInfo {
  id: string;
  kind: "street" | "station" | "utility";
  area: Name | null;
  spaces: number[];
  house_cost: number;
}

export type DeckName = "chance" | "community_chest" | "event";

/** What a card does; `kind` tells which of the other fields there are. */
export interface Effect {
  kind: string;
  [field: string]: unknown;
}

export interface BoardInfo {
  id: string;
  edition: string;
  currency: string;
  /** Whether the mark of the currency follows the figure. */
  currency_after: boolean;
  houses: number;
  hotels: number;
  spaces: SpaceInfo[];
  groups: GroupInfo[];
  decks: Record<string, Partial<Record<DeckName, string[]>>>;
  cards: Record<string, { deck: DeckName; effect: Effect }>;
  /** Only the Ultimate Banking edition has these. */
  constants?: Constants;
  events?: Record<string, PrintedEvent>;
  bank_cards?: PrintedBankCard[];
}

export interface Constants {
  seats_min: number;
  seats_max: number;
  salary: number;
  location_fee: number;
  top_level: number;
}

export interface PrintedEvent {
  effect: Effect;
  /** As it is printed on the card. */
  title: string;
  card: number;
  code: string;
}

export interface PrintedBankCard {
  /** The picture on it: `red_car` and so on. */
  look: string;
  card: number;
  code: string;
}

export type OptionValue = boolean | number | string | null;

export interface OptionSpec {
  name: string;
  clause: string;
  kind: "bool" | "int" | "limit" | "word";
  default: OptionValue;
  low: number;
  high: number;
  words: string[];
}

export type SeatKind = "person" | "easy" | "normal";

export interface SeatSetup {
  name: string;
  token: string;
  kind: SeatKind;
}

export interface SeatInfo extends SeatSetup {
  seat: number;
  /** Open pages that hold this seat. */
  devices: number;
  /** Whether this page showed the seat's secret. */
  mine: boolean;
}

export interface TableInfo {
  id: string;
  board: string;
  seats: SeatInfo[];
  host: number | null;
  /** Seats that agree to end the game now. */
  votes: number[];
  /** How long a bot pauses before it acts, in ms. */
  pace: number;
  /** Seats the game waits for. */
  waiting: number[];
  /** SHA-256 of the dice seed. */
  commitment: string;
  /** The seed itself, once the game is over. */
  seed?: string | null;
}

export interface Player {
  seat: number;
  cash: number;
  space: number;
  /** Null when free, else the failed rolls so far. */
  jail: number | null;
  cards: string[];
  out: boolean;
}

export interface Lot {
  space: number;
  owner: number;
  houses: number;
  mortgaged: boolean;
  /** The rent level, 1 to 5, or 0 without an owner; only in the Ultimate Banking edition. */
  level?: number;
}

export type Targets = [space: number, houses: number][];

export type Phase =
  | { phase: "roll"; seat: number; extra: boolean }
  | { phase: "end_turn"; seat: number }
  | { phase: "dice"; seat: number; purpose: string }
  | { phase: "draw"; seat: number; deck: DeckName }
  | { phase: "card_choice"; seat: number; card: string; amount: number; deck: DeckName }
  | { phase: "fine"; seat: number }
  | { phase: "buy"; seat: number; space: number }
  | {
      phase: "auction";
      space: number;
      amount: number;
      bidder: number;
      /** Classic: who is out. */
      passed?: number[];
      /** Ultimate Banking: who is in, and which run it is. */
      bidders?: number[];
      run?: number;
    }
  | { phase: "claims"; seat: number; what: "house" | "hotel"; answers: [number, Targets][] }
  | {
      phase: "building_auction";
      what: "house" | "hotel";
      left: number;
      opening: number;
      amount: number;
      bidder: number;
      space: number;
      passed: number[];
      claimants: number[];
    }
  | { phase: "debt"; debtor: number; creditor: Party; amount: number; reason: string; space?: number; left?: number }
  | { phase: "take_over"; seat: number; spaces: number[] }
  | { phase: "location"; seat: number }
  | { phase: "event"; card: string; seat: number; given: number }
  | { phase: "trade"; number: number; seat: number; partner: number; give: Goods; get: Goods }
  | { phase: "over" }
  | { phase: "starter" }
  | { phase: "after_move" }
  | { phase: "levy" }
  | { phase: "estate" }
  | { phase: "move" };

export type PhaseName = Phase["phase"];
export type PhaseOf<N extends PhaseName> = Extract<Phase, { phase: N }>;

export interface Rank {
  seat: number;
  place: number;
  worth: number;
  cash: number;
  deeds: number;
  buildings: number;
  out: boolean;
}

export interface GameResult {
  reason: string;
  winners: number[];
  ranking: Rank[];
}

export interface GameState {
  edition: string;
  board: string;
  options: Record<string, OptionValue>;
  starter: number;
  seats: number;
  players: Player[];
  /** In board order. */
  lots: Lot[];
  houses: number;
  hotels: number;
  bank: number;
  pot: number;
  decks: Partial<Record<DeckName, { unseen: string[]; known: string[] }>>;
  turn: { seat: number; round: number; number: number; doubles: number; dice: [number, number] | null };
  ending: string | null;
  bankrupts: number[];
  /** The last one is pending. */
  stack: Phase[];
  offers: number;
  result: GameResult | null;
  /** Ultimate Banking: colour sets whose bonus was given, level-1 rents left, the debt being settled deed by deed. */
  bonuses?: string[];
  level_one?: number;
}

export interface Refusal {
  code: string;
  clause: string;
  facts: Facts;
}

// Facts of a choice or a refusal differ by kind; docs/protocol.md lists them, the readers narrow them.
export type Facts = Record<string, any>;

export interface Choice {
  action: string;
  facts: Facts;
  /** Null when allowed. */
  why: Refusal | null;
}

/** By seat (JSON keys are texts). */
export type Menus = Record<string, Choice[]>;

export interface Clock {
  kind: "auction" | "turn";
  /** When it runs out: server time, ms since 1970. */
  at: number;
  seconds: number;
}

export interface Worth {
  turn: number;
  values: number[];
}

export type EventKind = GameEvent["kind"];

export interface LogEntry {
  seq: number;
  events: GameEvent[];
}

export interface Preview {
  events: GameEvent[];
  /** Per seat, afterwards. */
  cash: number[];
}

/** What a client says, without its `id`. */
export type ClientMessage =
  | { t: "hello"; keys: string[]; seq?: number }
  | { t: "act"; seq: number; action: Action }
  | { t: "preview"; action: Action }
  | { t: "vote_end"; seat: number; yes: boolean }
  | { t: "pace"; ms: number }
  | { t: "ping" };

export type Reply =
  { t: "reply"; id: string; ok: true; preview?: Preview } | { t: "reply"; id: string; ok: false; refusal: Refusal };

export interface Snapshot {
  t: "snapshot";
  seq: number;
  now: number;
  table: TableInfo;
  state: GameState;
  menus: Menus;
  clock: Clock | null;
  log: LogEntry[];
  worths: Worth[];
}

export interface Update {
  t: "update";
  seq: number;
  now: number;
  events: GameEvent[];
  state: GameState;
  menus: Menus;
  clock: Clock | null;
  table: TableInfo;
  worth?: Worth | null;
}

export type ServerMessage = Reply | Snapshot | Update;

export interface NewTable {
  board: string;
  options: Record<string, OptionValue>;
  seats: SeatSetup[];
  pace?: number;
}

export interface NewTableAnswer {
  table: string;
  keys: (string | null)[];
}

export interface TableSummary {
  table: string;
  board: string;
  seats: SeatSetup[];
  seq: number;
  over: boolean;
}

export interface ServerInfo {
  version: string;
  addresses: string[];
}
