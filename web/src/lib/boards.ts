/** A board as the server tells it, made alike for both editions. Pure, so that it can be proved. */

import type { BoardInfo, GameState, GroupInfo } from "./wire";

type WireBoard = Omit<BoardInfo, "houses" | "hotels" | "decks" | "cards" | "groups"> &
  Partial<Pick<BoardInfo, "houses" | "hotels" | "decks" | "cards">> & {
    groups: (Omit<GroupInfo, "kind" | "house_cost"> & Partial<Pick<GroupInfo, "kind" | "house_cost">>)[];
  };

export const isUltimate = (board: Pick<BoardInfo, "edition">): boolean => board.edition === "ultimate";

/** What an Ultimate Banking board has none of is there and empty; its event cards are cards of the deck `event`. */
export function readBoard(wire: WireBoard): BoardInfo {
  const events = Object.entries(wire.events ?? {}).map(
    ([id, event]) => [id, { deck: "event" as const, effect: event.effect }] as const,
  );
  return {
    ...wire,
    houses: wire.houses ?? 0,
    hotels: wire.hotels ?? 0,
    decks: wire.decks ?? {},
    cards: wire.cards ?? Object.fromEntries(events),
    groups: wire.groups.map((group) => ({ ...group, kind: group.kind ?? "street", house_cost: group.house_cost ?? 0 })),
  };
}

type WireState = Omit<GameState, "houses" | "hotels" | "pot" | "offers" | "players" | "lots"> &
  Partial<Pick<GameState, "houses" | "hotels" | "pot" | "offers">> & {
    players: (Omit<GameState["players"][number], "cards"> & { cards?: string[] })[];
    lots: (Omit<GameState["lots"][number], "houses" | "mortgaged"> & { houses?: number; mortgaged?: boolean })[];
  };

/** Likewise a game's state: an Ultimate Banking lot has a level, but no houses and no mortgage. */
export function readState(wire: WireState): GameState {
  return {
    ...wire,
    houses: wire.houses ?? 0,
    hotels: wire.hotels ?? 0,
    pot: wire.pot ?? 0,
    offers: wire.offers ?? 0,
    players: wire.players.map((player) => ({ ...player, cards: player.cards ?? [] })),
    lots: wire.lots.map((lot) => ({ ...lot, houses: lot.houses ?? 0, mortgaged: lot.mortgaged ?? false })),
  };
}
