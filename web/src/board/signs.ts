import type { BoardInfo, SpaceInfo } from "../lib/wire";

/** The sign (SpaceSign.svelte) of a space without a colour band, or null. The second utility and tax have signs of their own. */
export function signOf(board: BoardInfo, space: SpaceInfo): string | null {
  const first = board.spaces.find((other) => other.kind === space.kind)?.index === space.index;
  switch (space.kind) {
    case "utility":
      return first ? "electric" : "water";
    case "tax":
      return first ? "tax" : "duty";
    case "station":
    case "chance":
    case "community_chest":
    case "event":
    case "location":
      return space.kind;
    default:
      return null;
  }
}
