/** What things on a board are called, in the language of the moment. */

import { BANK, POT, type BoardInfo, type Party, type SeatSetup } from "./wire";
import { preferences } from "./preferences.svelte";
import { amountText, t } from "./i18n.svelte";

export function spaceName(board: BoardInfo, space: number): string {
  const info = board.spaces[space];
  if (!info) return "";
  return info.name?.[preferences.lang] ?? t(`space-${info.kind}`);
}

export function partyName(seats: SeatSetup[], party: Party): string {
  if (party === BANK) return t("party-bank");
  if (party === POT) return t("party-pot");
  return seats[party]?.name ?? "";
}

/** Room for a name on a phone's strip, in letters. */
const SHORT = 9;

/**
 * A long name where there is little room. A Vietnamese is called by the end of the name, so that is what is kept; other names
 * are left for the page to cut.
 */
export function shortName(name: string): string {
  if (name.length <= SHORT || !/[\u00c0-\u01b0\u1ea0-\u1ef9]/.test(name)) return name;
  const words = name.split(" ");
  let kept = words.pop() ?? name;
  for (let word = words.pop(); word && kept.length + word.length < SHORT; word = words.pop()) kept = `${word} ${kept}`;
  return kept;
}

/** A card's words. Every field of its effect is at hand for them. */
export function cardText(board: BoardInfo, card: string): string {
  const effect = board.cards[card]?.effect ?? { kind: "" };
  const amount = (field: string): string => amountText(board, Number(effect[field] ?? 0));
  return t(`card-${card}`, {
    place: spaceName(board, Number(effect["target"] ?? 0)),
    amount: amount("amount"),
    house: amount("house"),
    hotel: amount("hotel"),
    steps: Number(effect["steps"] ?? 0),
    level: Number(effect["level"] ?? 0),
    count: Number(effect["count"] ?? 0),
    multiplier: Number(effect["multiplier"] ?? 0),
    other: effect["deck"] ? t(`deck-${String(effect["deck"])}`) : "",
  });
}

export const cardTitle = (card: string): string => t(`card-${card}.title`);
