/** What may lie open over the unit: one sheet at a time; each is titled by the text `unit-<sheet>`. */
export type UnitSheet =
  "menu" | "summary" | "ledger" | "jail_marks" | "names" | "help" | "setup" | "share" | "events" | "number";
