/** Buildings being chosen: how many shall stand on each lot. Pure, so that it can be proved; what is legal the server says. */

import { HOTEL, type BoardInfo, type GameState, type Targets } from "../lib/wire";

/** What stands on a lot now. */
export function standing(state: GameState, space: number): number {
  return state.lots.find((l) => l.space === space)?.houses ?? 0;
}

/** The lots whose number of buildings was changed, as an action names them. */
export function changedTargets(state: GameState, chosen: Record<number, number>): Targets {
  return Object.entries(chosen)
    .map(([space, houses]): [number, number] => [Number(space), houses])
    .filter(([space, houses]) => houses !== standing(state, space));
}

/** One building more (or less) on every lot of a group that stands lowest (highest): the even step. */
export function evenStep(
  board: BoardInfo,
  state: GameState,
  group: string,
  chosen: Record<number, number>,
  step: 1 | -1,
): Record<number, number> {
  const spaces = board.groups.find((g) => g.id === group)?.spaces ?? [];
  const now = (space: number): number => chosen[space] ?? standing(state, space);
  const counts = spaces.map(now);
  const edge = step > 0 ? Math.min(...counts) : Math.max(...counts);
  const next = { ...chosen };
  for (const space of spaces) {
    if (now(space) === edge) next[space] = Math.min(HOTEL, Math.max(0, edge + step));
  }
  return next;
}
