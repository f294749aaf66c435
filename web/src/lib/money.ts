/** Amounts in words: one formatter, so that the server's texts and the client's never differ. */

import type { BoardInfo, Lang } from "./wire";

/** A whole number with its thousands apart: 1.500 in Vietnamese, 1,500 in English. */
export function figure(lang: Lang, amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, lang === "vi" ? "." : ",");
  return amount < 0 ? `−${digits}` : digits;
}

/** An amount with the board's currency mark, before or after as the board says. */
export function money(lang: Lang, board: Pick<BoardInfo, "currency" | "currency_after">, amount: number): string {
  const digits = figure(lang, Math.abs(amount));
  const marked = board.currency_after ? `${digits}${board.currency}` : `${board.currency}${digits}`;
  return amount < 0 ? `−${marked}` : marked;
}

/** The notes of the wallet every seat starts with (C-SET-5), largest first: 27 notes, 1500 in all. */
export const WALLET: readonly (readonly [note: number, count: number])[] = [
  [500, 2],
  [100, 2],
  [50, 2],
  [20, 6],
  [10, 5],
  [5, 5],
  [1, 5],
];

/** Whether notes larger than `note` can make up `amount`. */
function fits(note: number, amount: number): boolean {
  const steps: Record<number, number> = { 1: 5, 5: 10, 10: 10, 20: 50, 50: 100, 100: 500, 500: Infinity };
  if (amount < 0) return false;
  if (note === 500) return amount === 0;
  return amount % (steps[note] ?? 1) === 0 && !(note === 10 && (amount === 10 || amount === 30));
}

/** An amount as notes, largest first: with plenty of small change, as in the wallet one starts with. */
export function notes(amount: number): [note: number, count: number][] {
  const counted: [number, number][] = [];
  let left = amount;
  for (const [note, usual] of [...WALLET].reverse()) {
    let count = Math.min(usual, Math.floor(left / note));
    while (count >= 0 && !fits(note, left - count * note)) count -= 1;
    if (count < 0) for (count = usual + 1; !fits(note, left - count * note);) count += 1;
    counted.unshift([note, count]);
    left -= count * note;
  }
  return counted;
}
