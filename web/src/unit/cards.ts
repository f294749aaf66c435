/** Finding a printed card: an event by its title, any card by the number or the stripes on its back. Pure. */

import type { BoardInfo } from "../lib/wire";
import type { UnitTap } from "./wire";

/** As one types it in a hurry: small, without marks, signs and doubled blanks. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("đ", "d")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The ids of the events whose printed title, or our own, holds every word of `query`; all of them for an empty one. */
export function findEvents(board: BoardInfo, query: string, ourTitle: (id: string) => string): string[] {
  const words = plain(query).split(" ").filter(Boolean);
  return Object.entries(board.events ?? {})
    .filter(([id, event]) => {
      const titles = plain(`${event.title} ${ourTitle(id)}`);
      return words.every((word) => titles.includes(word));
    })
    .map(([id]) => id);
}

/** The tap of the card with this number, or null when no card has it. */
export function cardOfNumber(board: BoardInfo, number: number): UnitTap | null {
  return cardWhere(board, (card) => card.card === number);
}

/** The tap of the card with these stripes (`.`, `R` and `L`, five of them), or null when no card has them. */
export function cardOfStripes(board: BoardInfo, code: string): UnitTap | null {
  return cardWhere(board, (card) => card.code === code);
}

function cardWhere(board: BoardInfo, fits: (card: { card: number; code: string }) => boolean): UnitTap | null {
  const bank = (board.bank_cards ?? []).findIndex(fits);
  if (bank >= 0) return { kind: "tap_bank", card: bank };
  const space = board.spaces.find((s) => s.card !== undefined && fits({ card: s.card, code: s.code ?? "" }));
  if (space) return { kind: "tap_deed", space: space.index };
  const event = Object.entries(board.events ?? {}).find(([, e]) => fits(e));
  return event ? { kind: "tap_event", event: event[0] } : null;
}
