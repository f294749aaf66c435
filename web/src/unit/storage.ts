/** The sessions this device keeps: their keys, and how it likes its unit. */

import { readStored, writeStored } from "../lib/localStore";
import type { Lang } from "../lib/wire";

export interface StoredSession {
  id: string;
  /** Null: it may only look. */
  key: string | null;
  board: string;
  /** When this device last had it open, ms since 1970. */
  opened: number;
  /** Names given before the unit was there to take them, by bank card. */
  names?: string[];
}

const SESSIONS = "cotyphu.bankSessions";
/** Its name in 0.1.0. */
const EVENINGS = "cotyphu.evenings";
const LARGE = "cotyphu.unit.large";

/** Newest first. */
export function storedSessions(): StoredSession[] {
  const found = readStored(SESSIONS, EVENINGS);
  return Array.isArray(found) ? (found as StoredSession[]).sort((a, b) => b.opened - a.opened) : [];
}

export const storedSession = (id: string): StoredSession | undefined => storedSessions().find((e) => e.id === id);

/** Keeps a bank session; a key that is known stays known. */
export function storeSession(bankSession: StoredSession): void {
  const before = storedSession(bankSession.id);
  const others = storedSessions().filter((e) => e.id !== bankSession.id);
  writeStored(SESSIONS, [{ ...bankSession, key: bankSession.key ?? before?.key ?? null }, ...others]);
}

export function removeSession(id: string): void {
  writeStored(
    SESSIONS,
    storedSessions().filter((e) => e.id !== id),
  );
}

export const likesLarge = (): boolean => readStored(LARGE) === true;
export const keepLarge = (large: boolean): void => writeStored(LARGE, large);

/** The time of a ledger's row on the clock of this device. */
export function clockTime(lang: Lang, at: number): string {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}
