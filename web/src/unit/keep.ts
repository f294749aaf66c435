/** The evenings this device keeps: their keys, and how it likes its unit. */

import type { Lang } from "../lib/wire";

export interface KeptEvening {
  id: string;
  /** Null: it may only look. */
  key: string | null;
  board: string;
  /** When this device last had it open, ms since 1970. */
  opened: number;
  /** Names given before the unit was there to take them, by bank card. */
  names?: string[];
}

const EVENINGS = "cotyphu.evenings";
const LARGE = "cotyphu.unit.large";

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // unreadable or forbidden storage is as good as an empty one
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store: the evening goes on, only unremembered.
  }
}

/** Newest first. */
export function keptEvenings(): KeptEvening[] {
  const found = read(EVENINGS);
  return Array.isArray(found) ? (found as KeptEvening[]).sort((a, b) => b.opened - a.opened) : [];
}

export const keptEvening = (id: string): KeptEvening | undefined => keptEvenings().find((e) => e.id === id);

/** Keeps an evening; a key that is known stays known. */
export function keepEvening(evening: KeptEvening): void {
  const before = keptEvening(evening.id);
  const others = keptEvenings().filter((e) => e.id !== evening.id);
  write(EVENINGS, [{ ...evening, key: evening.key ?? before?.key ?? null }, ...others]);
}

export function dropEvening(id: string): void {
  write(
    EVENINGS,
    keptEvenings().filter((e) => e.id !== id),
  );
}

export const likesLarge = (): boolean => read(LARGE) === true;
export const keepLarge = (large: boolean): void => write(LARGE, large);

/** The time of a ledger's row on the clock of this device. */
export function clockTime(lang: Lang, at: number): string {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}
