/** How a new table begins: one person and three bots, each with a token of its own. Pure, so that it can be proved. */

import { TOKENS } from "../art/tokens";
import type { Lang, OptionSpec, OptionValue, SeatKind, SeatSetup } from "../lib/wire";

export const FEWEST = 2;
export const MOST = 8;

const NAMES: Record<Lang, readonly string[]> = {
  vi: ["An", "Bình", "Chi", "Dũng", "Hà", "Khoa", "Linh", "Minh"],
  en: ["Alex", "Billie", "Charlie", "Dana", "Eli", "Frankie", "Grace", "Harper"],
};

/** A name in the language that no seat has yet. */
export function freeName(lang: Lang, seats: readonly SeatSetup[]): string {
  return NAMES[lang].find((name) => !seats.some((s) => s.name === name)) ?? "";
}

/** A token no seat has yet. */
export function freeToken(seats: readonly SeatSetup[]): string {
  return TOKENS.find((token) => !seats.some((s) => s.token === token)) ?? TOKENS[0];
}

export function addSeat(lang: Lang, seats: readonly SeatSetup[], kind: SeatKind): SeatSetup[] {
  return [...seats, { name: freeName(lang, seats), token: freeToken(seats), kind }];
}

export function defaultSeats(lang: Lang): SeatSetup[] {
  const kinds: SeatKind[] = ["person", "normal", "normal", "easy"];
  return kinds.reduce<SeatSetup[]>((seats, kind) => addSeat(lang, seats, kind), []);
}

/** Seats whose names nobody has touched follow a change of language. */
export function renamed(from: Lang, to: Lang, seats: readonly SeatSetup[]): SeatSetup[] {
  return seats.map((s) => {
    const place = NAMES[from].indexOf(s.name);
    return place < 0 ? s : { ...s, name: NAMES[to][place] ?? s.name };
  });
}

/** Picks a token for a seat; whoever had it gets that seat's old one, so that tokens stay unlike. */
export function pickToken(seats: readonly SeatSetup[], seat: number, token: string): SeatSetup[] {
  const old = seats[seat]?.token ?? token;
  return seats.map((s, i) => (i === seat ? { ...s, token } : s.token === token ? { ...s, token: old } : s));
}

export type SeatFault = "empty" | "long" | "twice";
const LONGEST = 24;

/** What is wrong with the name of each seat, or null. */
export function nameFaults(seats: readonly SeatSetup[]): (SeatFault | null)[] {
  return seats.map((s, i) => {
    const name = s.name.trim();
    if (!name) return "empty";
    if ([...name].length > LONGEST) return "long";
    return seats.some((other, j) => j < i && other.name.trim() === name) ? "twice" : null;
  });
}

/** The options that differ from their defaults. */
export function changedOptions(specs: OptionSpec[], values: Record<string, OptionValue>): Record<string, OptionValue> {
  return Object.fromEntries(
    specs.filter((s) => s.name in values && values[s.name] !== s.default).map((s) => [s.name, values[s.name] ?? null]),
  );
}

/** Whether a value is one the option may have. */
export function optionHolds(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.kind === "bool") return typeof value === "boolean";
  if (spec.kind === "word") return typeof value === "string" && spec.words.includes(value);
  if (value === null) return spec.kind === "limit";
  return typeof value === "number" && Number.isInteger(value) && value >= spec.low && value <= spec.high;
}

/** The options by what they bear on, in the order they are shown. */
export const OPTION_GROUPS: readonly { id: string; options: readonly string[] }[] = [
  { id: "money", options: ["starting_cash", "go_salary", "exact_go_bonus", "free_parking_pot", "location_pays_go"] },
  { id: "lots", options: ["auctions", "auction_opening", "auction_step", "auction_seconds"] },
  { id: "building", options: ["even_building", "shortage_auction", "mortgage_transfer", "no_gifts"] },
  { id: "jail", options: ["jail_fine", "jail_fee", "rent_in_jail"] },
  { id: "turns", options: ["first_player", "auto_end_turn", "turn_seconds", "deck"] },
  { id: "end", options: ["end_vote", "turn_limit", "minutes_limit"] },
];
