/** Keys that do what a button does. */

import type { TableUi } from "../lib/tableUi.svelte";
import type { TableSession } from "../lib/tableSession.svelte";
import { emptyDraft } from "../lib/trade";

export interface Shortcut {
  keys: string;
  /** The text that says what it does. */
  text: string;
}

export const SHORTCUTS: Shortcut[] = [
  { keys: "R", text: "action-roll" },
  { keys: "B", text: "action-buy" },
  { keys: "D", text: "action-decline" },
  { keys: "E", text: "action-end_turn" },
  { keys: "F", text: "action-pay_fine" },
  { keys: "C", text: "action-use_release" },
  { keys: "H", text: "action-build" },
  { keys: "S", text: "action-sell" },
  { keys: "M", text: "action-mortgage" },
  { keys: "U", text: "action-redeem" },
  { keys: "T", text: "action-offer_trade" },
  { keys: "L", text: "ui-log" },
  { keys: "I", text: "ui-table-info" },
  { keys: "K", text: "ui-skip" },
  { keys: "?", text: "ui-help" },
];

/** What a key does at the table; keys meant for a field, a dialog or the browser are left alone. */
export function pressed(event: KeyboardEvent, session: TableSession, ui: TableUi): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest("input, select, textarea, dialog")) return;
  if (document.querySelector("dialog[open]")) return;
  if (perform(event.key.toLowerCase(), session, ui)) event.preventDefault();
}

function perform(key: string, session: TableSession, ui: TableUi): boolean {
  const seat = session.me;
  switch (key) {
    case "?":
      ui.open({ kind: "help" });
      return true;
    case "i":
      ui.open({ kind: "info" });
      return true;
    case "l":
      document.querySelector<HTMLElement>("[data-testid=log]")?.focus();
      return true;
    case "k":
      session.skip();
      return true;
  }
  if (seat === null || session.handTo !== null || !session.settled) return false;
  const open = (action: string): boolean => session.choices(action).some((c) => c.why === null);
  const act = (kind: "roll" | "buy" | "decline" | "end_turn" | "pay_fine"): boolean => {
    if (!open(kind)) return false;
    void session.act({ kind, seat });
    return true;
  };
  switch (key) {
    case "r":
      return act("roll");
    case "b":
      return act("buy");
    case "d":
      return act("decline");
    case "e":
      return act("end_turn");
    case "f":
      return act("pay_fine");
    case "c": {
      const card: unknown = session.choices("use_release").find((c) => c.why === null)?.facts["card"];
      if (typeof card !== "string") return false;
      void session.act({ kind: "use_release", seat, card });
      return true;
    }
    case "h":
      return open("build") && (ui.open({ kind: "build" }), true);
    case "s":
      return open("sell") && (ui.open({ kind: "sell" }), true);
    case "m":
      return open("mortgage") && (ui.open({ kind: "mortgage" }), true);
    case "u":
      return open("redeem") && (ui.open({ kind: "redeem" }), true);
    case "t": {
      const partners = session.choices("offer_trade").find((c) => c.why === null)?.facts["partners"] as
        number[] | undefined;
      if (partners?.[0] === undefined) return false;
      ui.open({ kind: "trade", draft: emptyDraft(partners[0]) });
      return true;
    }
    default:
      return false;
  }
}
