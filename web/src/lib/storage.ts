/** What this device remembers: the tables it has opened with their seats' secrets, and how its user likes to play. */

import { readStored, writeStored } from "./localStore";
import type { Lang } from "./wire";

/** A seat's secret; the seat is null until the server has said which one it opens. */
export interface SeatKey {
  seat: number | null;
  key: string;
}

export interface KnownTable {
  id: string;
  board: string;
  keys: SeatKey[];
  names: string[];
  /** When this device last had it open, ms since 1970. */
  opened: number;
  over: boolean;
}

export type Speed = 1 | 2 | "instant";
export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  lang: Lang;
  sound: boolean;
  speed: Speed;
  theme: Theme;
  /** How long bots pause, ms. */
  pace: number;
}

const TABLES = "cotyphu.tables";
const PREFERENCES = "cotyphu.preferences";
/** Its name in 0.1.0. */
const LIKINGS = "cotyphu.likings";
const REMEMBERED = 12;

export function knownTables(): KnownTable[] {
  const found = readStored(TABLES);
  return Array.isArray(found) ? (found as KnownTable[]) : [];
}

export function knownTable(id: string): KnownTable | undefined {
  return knownTables().find((t) => t.id === id);
}

/** Keeps a table, newest first. */
export function rememberTable(table: KnownTable): void {
  writeStored(TABLES, [table, ...knownTables().filter((t) => t.id !== table.id)].slice(0, REMEMBERED));
}

export function forgetTable(id: string): void {
  writeStored(
    TABLES,
    knownTables().filter((t) => t.id !== id),
  );
}

/** Keeps a secret that came with a link. */
export function rememberKey(id: string, key: string): void {
  const table = knownTable(id) ?? { id, board: "", keys: [], names: [], opened: 0, over: false };
  if (table.keys.some((k) => k.key === key)) return;
  rememberTable({ ...table, keys: [...table.keys, { seat: null, key }], opened: Date.now() });
}

/** Gives secrets of unknown seats their seat where only one is left for them. */
export function placeKeys(keys: SeatKey[], mine: number[]): SeatKey[] {
  const placed = new Set(keys.map((k) => k.seat));
  const free = mine.filter((seat) => !placed.has(seat));
  const loose = keys.filter((k) => k.seat === null);
  if (loose.length !== 1 || free.length !== 1) return keys;
  return keys.map((k) => (k.seat === null ? { ...k, seat: free[0] as number } : k));
}

export function defaultPreferences(languages: readonly string[]): Preferences {
  const first = languages.find((l) => l.startsWith("vi") || l.startsWith("en")) ?? "vi";
  return { lang: first.startsWith("vi") ? "vi" : "en", sound: true, speed: 1, theme: "auto", pace: 300 };
}

export function readPreferences(): Preferences {
  const found = readStored(PREFERENCES, LIKINGS);
  return { ...defaultPreferences(navigator.languages), ...(found && typeof found === "object" ? found : {}) };
}

export function writePreferences(preferences: Preferences): void {
  writeStored(PREFERENCES, preferences);
}

/** What this window remembers of a table until it is closed: who sits in front of it, which seats it took back. */
export interface Sitting {
  facing: number | null;
  takenBack: number[];
}

export function readSitting(id: string): Sitting {
  try {
    const found = JSON.parse(sessionStorage.getItem(`cotyphu.sitting.${id}`) ?? "null") as Sitting | null;
    if (found) return found;
  } catch {
    // As above.
  }
  return { facing: null, takenBack: [] };
}

export function writeSitting(id: string, sitting: Sitting): void {
  try {
    sessionStorage.setItem(`cotyphu.sitting.${id}`, JSON.stringify(sitting));
  } catch {
    // As above.
  }
}
