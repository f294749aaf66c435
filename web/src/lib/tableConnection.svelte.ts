/** The line to a table. Updates are numbered: a gap makes the client say hello again, which brings a whole snapshot. */

import { Connection, type Transport } from "./connection.svelte";
import type { ServerMessage, Reply, ClientMessage, Snapshot, Update } from "./wire";

export interface Listener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
}

export class TableConnection extends Connection<
  Exclude<ClientMessage, { t: "hello" }>,
  Reply,
  Exclude<ServerMessage, Reply>
> {
  #keys: () => string[];
  #listener: Listener;
  #seq = -1;

  constructor(open: () => Transport, keys: () => string[], listener: Listener) {
    super(open, ["preview"]);
    this.#keys = keys;
    this.#listener = listener;
  }

  protected override hello(): object {
    return { keys: this.#keys(), ...(this.#seq >= 0 ? { seq: this.#seq } : {}) };
  }

  protected override hear(message: Exclude<ServerMessage, Reply>): void {
    switch (message.t) {
      case "snapshot":
        this.#seq = message.seq;
        this.#listener.snapshot(message);
        return;
      case "update":
        if (message.seq === this.#seq + 1 || (message.seq === this.#seq && message.events.length === 0)) {
          this.#seq = message.seq;
          this.#listener.update(message);
        } else if (message.seq > this.#seq) {
          this.greet();
        }
    }
  }
}
