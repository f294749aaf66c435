/** The unit in a digital game: what a tap on it does, out of the game's own menu. Pure, so that it can be proved. */

import type { Action, Choice, Phase } from "../lib/wire";
import type { UnitButton, UnitTap } from "./wire";

/** A half-made move: a deed lies in the slot, or a key was pressed; a bank card completes it. */
export type Armed = { kind: "deed"; space: number } | { kind: "key"; button: "jail" | "location" } | null;

export interface Play {
  phase: Phase | undefined;
  /** The menu of the seat at the screen. */
  menu: readonly Choice[];
  /** That seat; null for somebody who looks on. */
  me: number | null;
  armed: Armed;
}

/** What comes of a tap: an action, another half-made move, or null when it was not read. */
export type Outcome = { act: Action } | { arm: Armed } | null;

const allowed = (menu: readonly Choice[], action: string): Choice | undefined =>
  menu.find((choice) => choice.action === action && choice.why === null);

/** The spaces among which the menu lets one pick now, and what picking does. */
export interface Picking {
  action: "move_to" | "pick_lot" | "hand_over";
  spaces: number[];
  /** What moving costs. */
  fee: number;
}

export function pickingOf(menu: readonly Choice[]): Picking | null {
  const handed = menu.filter((choice) => choice.action === "hand_over" && choice.why === null);
  if (handed.length > 0) {
    return { action: "hand_over", spaces: handed.map((choice) => Number(choice.facts["space"])), fee: 0 };
  }
  const choice = allowed(menu, "move_to") ?? allowed(menu, "pick_lot");
  if (!choice) return null;
  return {
    action: choice.action as "move_to" | "pick_lot",
    spaces: (choice.facts["spaces"] as number[] | undefined) ?? [],
    fee: Number(choice.facts["fee"] ?? 0),
  };
}

/** The players among whom the menu lets one pick now. */
export function partnersOf(menu: readonly Choice[]): number[] {
  return (allowed(menu, "pick_player")?.facts["partners"] as number[] | undefined) ?? [];
}

/** Picks a space: the action that does it. */
export function pick(picking: Picking, seat: number, space: number): Action {
  return { kind: picking.action, seat, space };
}

/** What a tap does in the game. Bank cards are those of the seats. */
export function playTap(tap: UnitTap, { phase, menu, me, armed }: Play): Outcome {
  if (me === null) return null;
  const offered = phase?.phase === "buy" ? phase.space : null;
  const picking = pickingOf(menu);
  switch (tap.kind) {
    case "tap_deed":
      if (tap.space === offered && (allowed(menu, "buy") || allowed(menu, "decline"))) {
        return { arm: { kind: "deed", space: tap.space } };
      }
      if (!picking?.spaces.includes(tap.space)) return null;
      // A move that costs is completed by the bank card; what an event or a debt asks for is done by the deed itself.
      return picking.fee > 0 ? { arm: { kind: "deed", space: tap.space } } : { act: pick(picking, me, tap.space) };
    case "tap_bank":
      if (partnersOf(menu).includes(tap.card)) return { act: { kind: "pick_player", seat: me, partner: tap.card } };
      if (tap.card !== me || armed === null) return null;
      if (armed.kind === "deed" && armed.space === offered && allowed(menu, "buy"))
        return { act: { kind: "buy", seat: me } };
      if (armed.kind === "deed" && picking?.spaces.includes(armed.space))
        return { act: pick(picking, me, armed.space) };
      if (armed.kind === "key" && armed.button === "jail" && allowed(menu, "pay_fine")) {
        return { act: { kind: "pay_fine", seat: me } };
      }
      return null;
    case "press":
      return playPress(tap.button as UnitButton, menu, me, armed);
    default:
      return null;
  }
}

function playPress(button: UnitButton, menu: readonly Choice[], me: number, armed: Armed): Outcome {
  switch (button) {
    case "start":
      return allowed(menu, "roll") ? { act: { kind: "roll", seat: me } } : null;
    case "x":
      if (armed !== null) return { arm: null };
      if (allowed(menu, "stay")) return { act: { kind: "stay", seat: me } };
      return allowed(menu, "pass") ? { act: { kind: "pass", seat: me } } : null;
    case "jail":
      return allowed(menu, "pay_fine") ? { arm: { kind: "key", button: "jail" } } : null;
    case "location":
      return pickingOf(menu)?.action === "move_to" ? { arm: { kind: "key", button: "location" } } : null;
    case "auction":
      return allowed(menu, "decline") ? { act: { kind: "decline", seat: me } } : null;
    case "bid": {
      const bid = allowed(menu, "bid");
      return bid ? { act: { kind: "bid", seat: me, amount: Number(bid.facts["min"]) } } : null;
    }
    default:
      return null;
  }
}

const KEYS: readonly UnitButton[] = ["start", "x", "jail", "location", "auction", "bid"];

/** The keys that do something now. */
export function playKeys(play: Play): UnitButton[] {
  return KEYS.filter((button) => playTap({ kind: "press", button }, play) !== null);
}
