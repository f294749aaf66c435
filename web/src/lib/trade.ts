/** A trade being put together. Pure, so that it can be proved; whether it is legal the server says. */

import type { BoardInfo, GameState, Goods, PhaseOf } from "./wire";

export interface TradeDraft {
  partner: number;
  give: Goods;
  get: Goods;
  /** The offer this one answers, or null. */
  answers: number | null;
}

export const nothing = (): Goods => ({ cash: 0, deeds: [], cards: [] });

export function emptyDraft(partner: number): TradeDraft {
  return { partner, give: nothing(), get: nothing(), answers: null };
}

/** A counter-offer begins as the offer with the roles swapped. */
export function counterDraft(offer: PhaseOf<"trade">): TradeDraft {
  return { partner: offer.seat, give: copy(offer.get), get: copy(offer.give), answers: offer.number };
}

const copy = (goods: Goods): Goods => ({ cash: goods.cash, deeds: [...goods.deeds], cards: [...goods.cards] });

const toggled = <T>(list: T[], item: T): T[] =>
  list.includes(item) ? list.filter((x) => x !== item) : [...list, item];

export const toggleDeed = (goods: Goods, space: number): Goods => ({ ...goods, deeds: toggled(goods.deeds, space) });
export const toggleCard = (goods: Goods, card: string): Goods => ({ ...goods, cards: toggled(goods.cards, card) });

export const isEmpty = (goods: Goods): boolean => goods.cash === 0 && !goods.deeds.length && !goods.cards.length;

/** Whether whoever gets `deeds`, `space` among them, then holds the whole colour group of it. */
export function completes(board: BoardInfo, state: GameState, taker: number, space: number, deeds: number[]): boolean {
  const group = board.groups.find((g) => g.id === board.spaces[space]?.group);
  if (group?.kind !== "street") return false;
  const held = new Set(state.lots.filter((l) => l.owner === taker).map((l) => l.space));
  return group.spaces.every((other) => other === space || held.has(other) || deeds.includes(other));
}

export interface Tradable {
  space: number;
  mortgaged: boolean;
  /** Buildings stand in its group: they must be sold first. */
  built: boolean;
}

/** The deeds of a seat in board order, each with what bears on trading it. */
export function tradables(board: BoardInfo, state: GameState, seat: number): Tradable[] {
  const built = new Set(state.lots.filter((l) => l.houses > 0).map((l) => board.spaces[l.space]?.group));
  return state.lots
    .filter((l) => l.owner === seat)
    .map((l) => ({ space: l.space, mortgaged: l.mortgaged, built: built.has(board.spaces[l.space]?.group) }));
}
