/** A table on paper: a server's end of the line that a test holds in its hands, and a page in front of it. */

import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import { TableUi } from "../src/lib/tableUi.svelte";
import { TableSession } from "../src/lib/tableSession.svelte";
import type { Transport } from "../src/lib/connection.svelte";
import type {
  Action,
  BoardInfo,
  Choice,
  Facts,
  GameEvent,
  GameState,
  Phase,
  Preview,
  Refusal,
  SeatInfo,
  Snapshot,
} from "../src/lib/wire";
import Provide from "../src/table/Provide.svelte";
import { emptyState } from "../src/start/empty";
import london from "./london.json";

// The test's browser has no popovers; whether one shows is the real browser's business.
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

export const BOARD = london as unknown as BoardInfo;

export const may = (action: string, facts: Facts = {}): Choice => ({ action, facts, why: null });
export const mayNot = (action: string, code: string, facts: Facts = {}): Choice => ({
  action,
  facts: {},
  why: { code, clause: "C-TURN-7", facts },
});

export interface Position {
  phase: Phase;
  waiting: number[];
  menus: Record<string, Choice[]>;
  /** Changes to the state besides what is pending. */
  change?: (state: GameState) => void;
  seats?: Partial<SeatInfo>[];
}

class PaperWire implements Transport {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: { t: string; id: string; action?: Action; [field: string]: unknown }[] = [];
  answer: (action: Action) => Preview | Refusal = () => ({ events: [], cash: [] });

  send(text: string): void {
    const message = JSON.parse(text) as (typeof this.said)[number];
    this.said.push(message);
    if (message.t === "preview" && message.action) {
      const found = this.answer(message.action);
      this.hear(
        "cash" in found
          ? { t: "reply", id: message.id, ok: true, preview: found }
          : { t: "reply", id: message.id, ok: false, refusal: found },
      );
    } else {
      this.hear({ t: "reply", id: message.id, ok: true });
    }
  }

  close(): void {
    this.onclose = null;
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const NAMES = ["An", "Bình", "Chi"];
const TOKENS = ["conical_hat", "cyclo", "lotus"];

function snapshotOf(position: Position, seq: number): Snapshot {
  const state = emptyState(BOARD, 3);
  for (const player of state.players) player.cash = 1000;
  state.stack = [position.phase];
  state.options = { auction_opening: 1, go_salary: 200, jail_fine: 50, end_vote: "unanimous" };
  position.change?.(state);
  return {
    t: "snapshot",
    seq,
    now: Date.now(),
    table: {
      id: "paper",
      board: BOARD.id,
      seats: NAMES.map((name, seat) => ({
        seat,
        name,
        token: TOKENS[seat] ?? "kite",
        kind: seat === 2 ? "easy" : "person",
        devices: 1,
        mine: seat !== 2,
        ...position.seats?.[seat],
      })),
      host: 0,
      votes: [],
      pace: 0,
      waiting: position.waiting,
      commitment: "00",
    },
    state,
    menus: position.menus,
    clock: null,
    log: [],
    worths: [],
  };
}

export class PaperTable {
  wire = new PaperWire();
  session: TableSession;
  #page: Record<string, unknown>;
  #seq = 1;

  constructor(position: Position) {
    this.session = new TableSession("paper", BOARD, () => this.wire);
    this.wire.onopen?.();
    this.wire.hear(snapshotOf(position, this.#seq));
    this.#page = mount(Provide, { target: document.body, props: { session: this.session, ui: new TableUi() } });
    flushSync();
  }

  /** The next step, with its events. */
  step(position: Position, events: GameEvent[]): void {
    this.#seq += 1;
    this.wire.hear({ ...snapshotOf(position, this.#seq), t: "update", events });
  }

  find(testid: string): HTMLElement | null {
    flushSync();
    return document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  }

  get(testid: string): HTMLElement {
    const found = this.find(testid);
    if (!found) throw new Error(`nothing on the page is called ${testid}`);
    return found;
  }

  tap(testid: string): void {
    this.get(testid).click();
    flushSync();
  }

  type(testid: string, text: string): void {
    const input = this.get(testid) as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  }

  /** Every action said so far. */
  get acted(): Action[] {
    return this.wire.said.flatMap((m) => (m.t === "act" && m.action ? [m.action] : []));
  }

  /** Lets the fingers rest, so that drafts are asked about and double clicks are over. */
  async rest(): Promise<void> {
    await vi.advanceTimersByTimeAsync(500);
    flushSync();
  }

  async clear(): Promise<void> {
    this.session.close();
    await unmount(this.#page);
  }
}
