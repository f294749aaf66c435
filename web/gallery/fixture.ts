/** A game in its middle, made up to show everything that can stand on a board. */

import ladder from "../../src/cotyphu/editions/classic/ladder.json";
import london from "../../src/cotyphu/editions/classic/london.json";
import atlantic from "../../src/cotyphu/editions/classic/atlantic.json";
import vietnam from "../../src/cotyphu/editions/classic/vietnam.json";
import type { BoardInfo, GameState, Lang, Lot, Name, Rank, SeatInfo, SpaceKind, Worth } from "../src/lib/wire";

type Printed = { id: string; currency: string; currency_after: boolean; names: Record<string, string | Name> };
type Rung = { kind: SpaceKind; group?: string; price?: number; mortgage?: number; rents?: number[]; tax?: number };

function board(printed: Printed): BoardInfo {
  const groups = ladder.groups as { id: string; kind: "street" | "station" | "utility"; house_cost?: number }[];
  const rungs = ladder.spaces as Rung[];
  return {
    id: printed.id,
    edition: "classic",
    currency: printed.currency,
    currency_after: printed.currency_after,
    houses: 32,
    hotels: 12,
    spaces: rungs.map((rung, index) => {
      const name = printed.names[String(index)];
      const cost = groups.find((group) => group.id === rung.group)?.house_cost;
      return {
        index,
        ...rung,
        name: name === undefined ? null : typeof name === "string" ? { vi: name, en: name } : name,
        ...(rung.mortgage ? { redeem: rung.mortgage + Math.ceil(rung.mortgage / 10) } : {}),
        ...(cost ? { house_cost: cost } : {}),
      };
    }),
    groups: groups.map((group) => ({
      id: group.id,
      kind: group.kind,
      area: null,
      spaces: rungs.flatMap((rung, index) => (rung.group === group.id ? [index] : [])),
      house_cost: group.house_cost ?? 0,
    })),
    decks: {},
    cards: {},
  };
}

export const boards: Record<string, BoardInfo> = {
  london: board(london as Printed),
  atlantic: board(atlantic as Printed),
  vietnam: board(vietnam as Printed),
};

const TOKENS = ["conical_hat", "cyclo", "scooter", "pho", "buffalo", "coracle", "lotus", "kite"];
const NAMES = ["An", "Bình", "Chi", "Dũng", "Nguyễn Thị Hồng Hạnh", "Phúc", "Giang", "Hiếu"];

export const seats: SeatInfo[] = TOKENS.map((token, seat) => ({
  seat,
  token,
  name: NAMES[seat] ?? "",
  kind: seat < 2 ? "person" : "normal",
  devices: 1,
  mine: seat === 0,
}));

/** owner, houses, mortgaged by space */
const OWNED: Record<number, [number, number, boolean]> = {
  1: [0, 2, false],
  3: [0, 1, false],
  5: [1, 0, false],
  6: [2, 4, false],
  8: [2, 3, false],
  9: [2, 5, false],
  11: [3, 0, true],
  12: [3, 0, false],
  13: [4, 0, false],
  15: [1, 0, true],
  16: [5, 5, false],
  18: [5, 4, false],
  19: [5, 5, false],
  21: [6, 0, false],
  24: [7, 0, false],
  25: [1, 0, false],
  26: [6, 1, false],
  27: [6, 1, false],
  29: [6, 2, false],
  31: [0, 0, true],
  32: [4, 0, false],
  35: [3, 0, false],
  37: [7, 4, false],
  39: [7, 3, false],
};

export function midgame(which: string): GameState {
  const info = boards[which] ?? boards["london"]!;
  const lots: Lot[] = info.spaces
    .filter((space) => space.group)
    .map((space) => {
      const [owner, houses, mortgaged] = OWNED[space.index] ?? [-1, 0, false];
      return { space: space.index, owner, houses, mortgaged };
    });
  const at = [24, 10, 10, 7, 7, 7, 20, 39];
  const cash = [487, 1216, 92, 1530, 301, 745, 18, 2210];
  return {
    edition: "classic",
    board: info.id,
    options: {},
    starter: 0,
    seats: 8,
    players: at.map((space, seat) => ({
      seat,
      cash: cash[seat] ?? 0,
      space,
      jail: seat === 1 ? 1 : null,
      cards: [],
      out: false,
    })),
    lots,
    houses: 11,
    hotels: 9,
    bank: -6599,
    pot: 0,
    decks: { chance: { unseen: [], known: [] }, community_chest: { unseen: [], known: [] } },
    turn: { seat: 0, round: 14, number: 97, doubles: 0, dice: [4, 3] },
    ending: null,
    bankrupts: [],
    stack: [{ phase: "end_turn", seat: 0 }],
    offers: 3,
    result: null,
  };
}

export const worths: Worth[] = Array.from({ length: 60 }, (_, turn) => ({
  turn: turn + 1,
  values: seats.map(({ seat }) =>
    Math.max(0, Math.round(1500 + turn * (seat * 9 - 24) + 180 * Math.sin(turn / (3 + seat)) * (1 + turn / 40))),
  ),
}));

export const ranking: Rank[] = [7, 3, 1, 5, 0, 4, 2, 6].map((seat, i) => ({
  seat,
  place: i + 1,
  worth: Math.round(4210 / (i + 1)),
  cash: 100,
  deeds: 3,
  buildings: 2,
  out: i > 5,
}));

export function nameIn(info: BoardInfo, lang: Lang, words: (key: string) => string): (space: number) => string {
  return (space) => {
    const printed = info.spaces[space];
    return printed?.name?.[lang] ?? words(`space-${printed?.kind}`);
  };
}
