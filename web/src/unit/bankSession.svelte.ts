/** A bank session as this page sees it: what the unit said last, what was done, and why a tap was not read. */

import type { Transport } from "../lib/connection.svelte";
import { refusalText } from "../lib/narration";
import type { BoardInfo, GameEvent, SeatSetup } from "../lib/wire";
import { t } from "../lib/i18n.svelte";
import { UnitConnection } from "./unitConnection.svelte";
import { houseMoves, movedBack, type HouseMove } from "./screens";
import { doneLines, seatsOf } from "./narration";
import type { UnitSnapshot, UnitSound, UnitState, UnitTap } from "./wire";

/** What a tap did. */
export interface Done {
  sound: UnitSound;
  events: GameEvent[];
  /** The houses to be moved on the board now. */
  moves: HouseMove[];
  /** The bank card that this device tapped for it, or null. */
  card: number | null;
}

/** How long the reason for a tap that was not read stays to be read, ms. */
const READING = 5_000;

export class BankSession {
  readonly id: string;
  readonly board: BoardInfo;
  readonly line: UnitConnection;
  state: UnitState | null = $state.raw(null);
  names: string[] = $state.raw([]);
  /** What the last tap did; null when there is nothing to tell. */
  done: Done | null = $state.raw(null);
  /** Why the last tap was not read. */
  fault: string | null = $state(null);
  /** Counts the taps that were not read, so that the same fault twice shows twice. */
  faults = $state(0);
  /** The session goes on after a break: half-made taps were dropped. */
  resumed = $state(false);
  /** The card on its way into the slot. */
  flying: UnitTap | null = $state.raw(null);
  /** Called with what is to be heard. */
  onsound: (sound: UnitSound) => void = () => undefined;
  /** Server time less this device's time, ms. */
  offset = 0;

  #fading: ReturnType<typeof setTimeout> | undefined;
  #card: number | null = null;

  constructor(id: string, board: BoardInfo, key: string | null, open: () => Transport) {
    this.id = id;
    this.board = board;
    this.mayTap = key !== null;
    this.line = new UnitConnection(open, key, (message) => this.#take(message));
  }

  /** Whether this device holds the session's key. */
  readonly mayTap: boolean;

  get seats(): SeatSetup[] {
    return this.state ? seatsOf(this.state, this.board, this.names) : [];
  }

  /** What the last tap did, in words. */
  get narration(): string[] {
    if (!this.state || !this.done) return [];
    const { sound, events, card } = this.done;
    return doneLines({ state: this.state, board: this.board, seats: this.seats }, sound, events, card);
  }

  /** Taps or presses; what comes of it comes with the next snapshot. */
  async tap(tap: UnitTap): Promise<void> {
    this.#card = tap.kind === "tap_bank" ? tap.card : null;
    if (tap.kind !== "press" && tap.kind !== "mark_jail") this.flying = tap;
    const reply = await this.line.ask({ t: "tap", tap });
    if (this.flying === tap) setTimeout(() => this.flying === tap && (this.flying = null), 350);
    if (reply.ok) return;
    this.#explain(reply.refusal ? refusalText(reply.refusal, this.board, this.seats) : t("unit-not_read"));
  }

  async call(card: number, name: string): Promise<void> {
    await this.line.ask({ t: "name", card, name });
  }

  close(): void {
    clearTimeout(this.#fading);
    this.line.close();
  }

  #explain(fault: string): void {
    this.fault = fault;
    this.faults += 1;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.fault = null), READING);
  }

  #take(message: UnitSnapshot): void {
    const before = this.state;
    this.offset = message.now - Date.now();
    this.state = message.state;
    this.names = message.names;
    this.fault = null;
    const { sound, events } = message;
    if (sound === "resume") this.resumed = true;
    if (before === null || !sound || sound === "resume") return;
    this.resumed = false;
    const moves = sound === "undo" ? movedBack(before.bank.lots, message.state.bank.lots) : houseMoves(events);
    this.done = { sound, events, moves, card: this.#card };
    this.onsound(sound);
  }
}
