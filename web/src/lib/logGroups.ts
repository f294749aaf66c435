/** The log as it is read: entries grouped by turn. Pure, so that it can be proved. */

import type { GameEvent, LogEntry } from "./wire";

export interface LogLine {
  /** Stable while the log grows: version and place in it. */
  id: string;
  event: GameEvent;
  /** The line before says it too. */
  echo: boolean;
}

export interface LogTurn {
  id: string;
  /** Null before the first turn. */
  seat: number | null;
  number: number;
  round: number;
  lines: LogLine[];
}

/** Events nobody needs a line for: the next line says it too. */
const SILENT = new Set<GameEvent["kind"]>(["turn_began", "turn_ended", "rested", "deed_offered"]);

/** Groups entries (oldest first) by turn, oldest turn first. */
export function byTurn(entries: LogEntry[]): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const entry of entries) {
    entry.events.forEach((event, place) => {
      const id = `${entry.seq}.${place}`;
      if (event.kind === "turn_began") {
        turns.push({ id, seat: event.seat, number: event.number, round: event.round, lines: [] });
        return;
      }
      if (turns.length === 0) turns.push({ id, seat: null, number: 0, round: 0, lines: [] });
      // That everyone starts with the same money is known.
      if (SILENT.has(event.kind) || (event.kind === "paid" && event.reason === "start")) return;
      const lines = turns.at(-1)?.lines;
      // Presses of the bid button follow each other fast: the last one tells them all.
      const before = lines?.at(-1)?.event;
      if (event.kind === "bid_made" && event.clause.startsWith("U-") && before?.kind === "bid_made") lines?.pop();
      lines?.push({ id, event, echo: isEcho(event, lines.at(-1)?.event) });
    });
  }
  return turns.filter((turn) => turn.lines.length > 0);
}

/** "An pays 60 for the lot" makes "An buys the lot" one line too many, "An goes to jail" the walk there. */
function isEcho(event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.kind === "moved" && event.by === "jail") return before?.kind === "jailed";
  return (
    event.kind === "deed_moved" &&
    event.how === "bought" &&
    before?.kind === "paid" &&
    before.reason === "price" &&
    before.space === event.space
  );
}

/** What a summary of somebody's turn tells: the lines that change a purse, a deed or a fate. */
const SUMMARISED = new Set<GameEvent["kind"]>([
  "dice_rolled",
  "moved",
  "card_drawn",
  "paid",
  "deed_moved",
  "built",
  "buildings_sold",
  "mortgaged",
  "redeemed",
  "jailed",
  "freed",
  "trade_accepted",
  "went_bankrupt",
]);

/** Reasons whose payment another line of the summary tells already. */
const SAID_ELSEWHERE = new Set([
  "price",
  "bid",
  "build",
  "sale",
  "mortgage",
  "redeem",
  "trade",
  "estate",
  "start",
  "fine",
]);

/** The lines of a turn that its summary tells, in order; several buildings on one lot count once, as they stood at the end. */
export function summary(turn: LogTurn): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of turn.lines) {
    const event = line.event;
    if (!SUMMARISED.has(event.kind)) continue;
    if (event.kind === "dice_rolled" || (event.kind === "moved" && event.by === "jail")) continue;
    if (event.kind === "paid" && SAID_ELSEWHERE.has(event.reason)) continue;
    const before = lines.at(-1)?.event;
    const sameLot =
      before?.kind === event.kind &&
      (event.kind === "built" || event.kind === "buildings_sold") &&
      (before.kind === "built" || before.kind === "buildings_sold") &&
      before.space === event.space;
    if (sameLot) lines.pop();
    lines.push(line);
  }
  return lines;
}
