/** One WebSocket to a table that mends itself.
 *
 * Every message has an id and gets exactly one reply; what has none yet is sent again after a reconnect, and the server acts on
 * an id once. Updates are numbered: a gap makes the client say hello again, which brings a whole snapshot.
 */

import type { Hear, Refusal, Reply, Say, Snapshot, Update } from "./wire";

/** `gone`: the server does not know the table, there is nothing to wait for. */
export type LinkState = "connecting" | "open" | "lost" | "gone";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
}

/** Silence longer than this after a ping means that the line is dead. */
const PATIENCE = 8_000;
const HEARTBEAT = 12_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;

interface Pending {
  text: string;
  /** A preview or a ping of a lost connection is not worth repeating. */
  again: boolean;
  done: (reply: Reply) => void;
}

export class Connection {
  state: LinkState = $state("connecting");
  refusal: Refusal | null = $state.raw(null);

  #open: () => Wire;
  #keys: () => string[];
  #listener: Listener;
  #wire: Wire | null = null;
  #greeted = false;
  #seq = -1;
  #count = 0;
  /** Ids must not meet those of an earlier page of the same player. */
  #prefix = Math.random().toString(36).slice(2, 10);
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Wire, keys: () => string[], listener: Listener) {
    this.#open = open;
    this.#keys = keys;
    this.#listener = listener;
    this.#connect();
  }

  /** Says something and waits for its one reply, across reconnects. */
  ask(message: Exclude<Say, { t: "hello" }>): Promise<Reply> {
    const id = this.#nextId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.#pending.set(id, { text, again: message.t !== "ping" && message.t !== "preview", done });
      if (this.#greeted) this.#wire?.send(text);
    });
  }

  /** Tries again at once, as when the network has come back. */
  hurry(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#wire?.close();
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #connect(): void {
    const wire = this.#open();
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => this.#hello();
    wire.onmessage = (message) => {
      if (wire === this.#wire) this.#hear(JSON.parse(message.data) as Hear);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
  }

  #hello(): void {
    const id = this.#nextId();
    this.#pending.set(id, {
      text: "",
      again: false,
      done: (reply) => {
        if (reply.ok) return;
        this.refusal = reply.refusal;
        this.state = "gone";
        this.close();
      },
    });
    this.#wire?.send(
      JSON.stringify({ t: "hello", id, keys: this.#keys(), ...(this.#seq >= 0 ? { seq: this.#seq } : {}) }),
    );
    this.#listen();
  }

  #hear(message: Hear): void {
    this.#listen();
    switch (message.t) {
      case "reply": {
        const pending = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        pending?.done(message);
        return;
      }
      case "snapshot":
        this.#seq = message.seq;
        this.state = "open";
        this.#wait = FIRST_WAIT;
        this.#listener.snapshot(message);
        if (!this.#greeted) {
          this.#greeted = true;
          for (const pending of this.#pending.values()) if (pending.text) this.#wire?.send(pending.text);
        }
        return;
      case "update":
        if (message.seq === this.#seq + 1 || (message.seq === this.#seq && message.events.length === 0)) {
          this.#seq = message.seq;
          this.#listener.update(message);
        } else if (message.seq > this.#seq) {
          this.#hello();
        }
    }
  }

  #lose(): void {
    if (this.#closed) return;
    this.#wire = null;
    this.#greeted = false;
    clearTimeout(this.#beat);
    this.state = "lost";
    for (const [id, pending] of this.#pending) {
      if (pending.again) continue;
      this.#pending.delete(id);
      if (pending.text) pending.done({ t: "reply", id, ok: false, refusal: LOST });
    }
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Something was heard: the line lives; ask for a sign when it falls silent. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (this.#greeted) void this.ask({ t: "ping" });
      this.#beat = setTimeout(() => {
        const dead = this.#wire;
        this.#lose();
        dead?.close();
      }, PATIENCE);
    }, HEARTBEAT);
  }
}

export const LOST: Refusal = { code: "link/lost", clause: "", facts: {} };
