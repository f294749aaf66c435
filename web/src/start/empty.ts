/** A board before anything has happened, to be looked at. */

import type { BoardInfo, GameState } from "../lib/wire";

export function emptyState(board: BoardInfo, seats: number): GameState {
  return {
    edition: board.edition,
    board: board.id,
    options: {},
    starter: 0,
    seats,
    players: Array.from({ length: seats }, (_, seat) => ({
      seat,
      cash: 0,
      space: 0,
      jail: null,
      cards: [],
      out: false,
    })),
    lots: board.spaces
      .filter((s) => s.price !== undefined)
      .map((s) => ({
        space: s.index,
        owner: -1,
        houses: 0,
        mortgaged: false,
        ...(s.kind === "property" ? { level: 0 } : {}),
      })),
    houses: board.houses,
    hotels: board.hotels,
    bank: 0,
    pot: 0,
    decks: { chance: { unseen: [], known: [] }, community_chest: { unseen: [], known: [] } },
    turn: { seat: 0, round: 1, number: 1, doubles: 0, dice: null },
    ending: null,
    bankrupts: [],
    stack: [],
    offers: 0,
    result: null,
  };
}
