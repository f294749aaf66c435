/** Amounts in words: one formatter, so that the server's texts and the client's never differ. */

import type { BoardInfo, Lang } from "./wire";

const THIN = "\u00a0";

/** A whole number with its thousands apart: 1.500 in Vietnamese, 1,500 in English. */
export function figure(lang: Lang, amount: number): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, lang === "vi" ? "." : ",");
  return amount < 0 ? `−${digits}` : digits;
}

/** An amount with the board's currency mark, before or after as the board says. */
export function money(lang: Lang, board: Pick<BoardInfo, "currency" | "currency_after">, amount: number): string {
  const digits = figure(lang, Math.abs(amount));
  const marked = board.currency_after ? `${digits}${THIN}${board.currency}` : `${board.currency}${digits}`;
  return amount < 0 ? `−${marked}` : marked;
}

/** The notes of a wallet, largest first, for an amount paid in as few notes as possible. */
export function notes(amount: number): [note: number, count: number][] {
  const counted: [number, number][] = [];
  let left = amount;
  for (const note of [500, 100, 50, 20, 10, 5, 1]) {
    counted.push([note, Math.floor(left / note)]);
    left %= note;
  }
  return counted;
}
