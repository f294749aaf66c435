/** What lies open over the table: one sheet at a time. */

import type { TradeDraft } from "./trade";

export type Sheet =
  | { kind: "deed"; space: number }
  | { kind: "player"; seat: number }
  | { kind: "build" }
  | { kind: "sell" }
  | { kind: "mortgage" }
  | { kind: "redeem" }
  | { kind: "trade"; draft: TradeDraft }
  | { kind: "bankrupt" }
  | { kind: "resign" }
  | { kind: "end" }
  | { kind: "log" }
  | { kind: "info" }
  | { kind: "links" }
  | { kind: "help" }
  | { kind: "more" }
  | { kind: "clause"; clause: string };

export class TableUi {
  sheet: Sheet | null = $state.raw(null);
  /** The final ranking lies over the board until it is put aside. */
  ranking = $state(true);
  /** The space picked on the board for what is asked, before it is confirmed. */
  picked: number | null = $state(null);

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close = (): void => {
    this.sheet = null;
  };
}
