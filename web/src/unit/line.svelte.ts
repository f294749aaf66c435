/** The line to a bank unit: every change brings the whole state. */

import { Line, type Wire } from "../lib/line.svelte";
import type { UnitReply, UnitSay, UnitSnapshot } from "./wire";

export class UnitLine extends Line<UnitSay, UnitReply, UnitSnapshot> {
  #key: string | null;
  #listener: (message: UnitSnapshot) => void;

  constructor(open: () => Wire, key: string | null, listener: (message: UnitSnapshot) => void) {
    super(open);
    this.#key = key;
    this.#listener = listener;
  }

  protected override hello(): object {
    return this.#key === null ? {} : { key: this.#key };
  }

  protected override hear(message: UnitSnapshot): void {
    if (message.t === "snapshot") this.#listener(message);
  }
}
