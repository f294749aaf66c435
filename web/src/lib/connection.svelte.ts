/** One WebSocket that mends itself.
 *
 * Every message has an id and gets exactly one reply; what has none yet is sent again after a reconnect, and the server acts on
 * an id once.
 */

import type { Refusal } from "./wire";

/** `gone`: the server does not know what is asked for, there is nothing to wait for. */
export type ConnectionState = "connecting" | "open" | "lost" | "gone";

export interface Transport {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** A WebSocket to a path of the server this page came from. */
export function openTransport(path: string): Transport {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Transport;
}

type Refused = { t: "reply"; id: string; ok: false; refusal: Refusal };
interface Answer {
  t: "reply";
  id: string;
  ok: boolean;
}

/** Silence longer than this after a ping means that the line is dead. */
const PATIENCE = 8_000;
const HEARTBEAT = 12_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;

interface Pending<R> {
  text: string;
  /** What answers a moment that has passed is not worth repeating. */
  again: boolean;
  done: (reply: R) => void;
}

/** `S`: what it says, `R`: replies to that, `H`: what it hears besides. */
export abstract class Connection<S extends { t: string }, R extends Answer, H extends { t: string }> {
  state: ConnectionState = $state("connecting");
  refusal: Refusal | null = $state.raw(null);

  #open: () => Transport;
  /** Kinds of messages that die with their connection. */
  #fleeting: readonly string[];
  #wire: Transport | null = null;
  #greeted = false;
  #count = 0;
  /** Ids must not meet those of an earlier page of the same person. */
  #prefix = Math.random().toString(36).slice(2, 10);
  #pending = new Map<string, Pending<R>>();
  #wait = FIRST_WAIT;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Transport, fleeting: readonly string[] = []) {
    this.#open = open;
    this.#fleeting = ["ping", ...fleeting];
    this.#connect();
  }

  /** What is said first, beside kind and id. */
  protected abstract hello(): object;

  /** Takes in what is no reply. */
  protected abstract hear(message: H): void;

  /** Says something and waits for its one reply, across reconnects. */
  ask(message: S): Promise<R> {
    const id = this.#nextId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.#pending.set(id, { text, again: !this.#fleeting.includes(message.t), done });
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

  /** Says hello, which brings a snapshot. */
  protected greet(): void {
    const id = this.#nextId();
    this.#pending.set(id, {
      text: "",
      again: false,
      done: (reply) => {
        if (reply.ok) return;
        this.refusal = (reply as unknown as Refused).refusal;
        this.state = "gone";
        this.close();
      },
    });
    this.#wire?.send(JSON.stringify({ t: "hello", id, ...this.hello() }));
    this.#listen();
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #connect(): void {
    const wire = this.#open();
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => this.greet();
    wire.onmessage = (message) => {
      if (wire === this.#wire) this.#take(JSON.parse(message.data) as R | H);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
  }

  #take(message: R | H): void {
    this.#listen();
    if (message.t === "reply") {
      const reply = message as R;
      const pending = this.#pending.get(reply.id);
      this.#pending.delete(reply.id);
      pending?.done(reply);
      return;
    }
    if (message.t === "snapshot") {
      this.state = "open";
      this.#wait = FIRST_WAIT;
    }
    this.hear(message as H);
    if (message.t === "snapshot" && !this.#greeted) {
      this.#greeted = true;
      for (const pending of this.#pending.values()) if (pending.text) this.#wire?.send(pending.text);
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
      if (pending.text) pending.done({ t: "reply", id, ok: false, refusal: LOST } as unknown as R);
    }
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Something was heard: the line lives; ask for a sign when it falls silent. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (this.#greeted) void this.ask({ t: "ping" } as S);
      this.#beat = setTimeout(() => {
        const dead = this.#wire;
        this.#lose();
        dead?.close();
      }, PATIENCE);
    }, HEARTBEAT);
  }
}

export const LOST: Refusal = { code: "link/lost", clause: "", facts: {} };
