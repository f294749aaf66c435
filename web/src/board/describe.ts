/** Spaces told in words, for those who hear the board instead of seeing it. */

import type { Args } from "../lib/i18n.svelte";
import type { GameState, SeatInfo } from "../lib/wire";

export type Words = (key: string, args?: Args) => string;

/** Everything a look at the space tells: name, price, owner, buildings, mortgage, who stands there. `price` is "" for none. */
export function describe(
  space: number,
  name: string,
  price: string,
  state: GameState,
  seats: readonly SeatInfo[],
  positions: readonly number[],
  words: Words,
): string {
  const parts = [name];
  if (price) parts.push(price);
  const lot = state.lots.find((candidate) => candidate.space === space);
  if (lot && lot.owner >= 0) {
    parts.push(words("aloud-owner", { name: seats[lot.owner]?.name ?? "" }));
    if (lot.mortgaged) parts.push(words("aloud-mortgaged"));
    if (lot.level) parts.push(words("level", { level: lot.level }));
    if (lot.houses > 0) parts.push(words("buildings", { houses: lot.houses }));
  } else if (lot) {
    parts.push(words("aloud-free"));
  }
  for (const player of state.players) {
    if (player.out || positions[player.seat] !== space) continue;
    const key = player.jail === null ? "aloud-here" : "aloud-jailed";
    parts.push(words(key, { name: seats[player.seat]?.name ?? "" }));
  }
  return parts.join(", ");
}
