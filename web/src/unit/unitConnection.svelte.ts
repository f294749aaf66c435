/** The line to a bank unit: every change brings the whole state. */

import { Connection, type Transport } from "../lib/connection.svelte";
import type { UnitReply, UnitClientMessage, UnitSnapshot } from "./wire";

export class UnitConnection extends Connection<UnitClientMessage, UnitReply, UnitSnapshot> {
  #key: string | null;
  #listener: (message: UnitSnapshot) => void;

  constructor(open: () => Transport, key: string | null, listener: (message: UnitSnapshot) => void) {
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
