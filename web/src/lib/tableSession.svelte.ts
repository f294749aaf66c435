/** A table as this page sees it: what the server said last, what the board shows by now, and who sits in front of the screen. */

import { fetchLog } from "./api";
import { readState } from "./boards";
import { TableConnection } from "./tableConnection.svelte";
import { actorHere, handOverTo, seatFacing, seatsElsewhere, seatsHere } from "./handover";
import { knownTable, placeKeys, readSitting, rememberTable, writeSitting, type SeatKey } from "./storage";
import { MotionPlayer } from "../motion/player.svelte";
import { preferences } from "./preferences.svelte";
import type { Transport } from "./connection.svelte";
import { partyName, spaceName } from "./names";
import { refusalText, narrate } from "./narration";
import { amountText } from "./i18n.svelte";
import type {
  Action,
  BoardInfo,
  Choice,
  Clock,
  GameEvent,
  GameState,
  LogEntry,
  Menus,
  Party,
  Phase,
  PhaseName,
  PhaseOf,
  Preview,
  Refusal,
  Reply,
  SeatInfo,
  Snapshot,
  TableInfo,
  Update,
  Worth,
} from "./wire";

/** Everything that belongs together at one version. */
export interface Scene {
  seq: number;
  state: GameState;
  menus: Menus;
  table: TableInfo;
  clock: Clock | null;
}

export interface Notice {
  id: number;
  text: string;
}

/** How long a notice stays to be read, ms. */
const READING = 6_000;
const OLDER = 60;
/** Within this time a second click belongs to the first, ms. */
const DOUBLE_CLICK = 300;

export class TableSession {
  readonly id: string;
  readonly board: BoardInfo;
  readonly connection: TableConnection;
  readonly motion: MotionPlayer;
  /** What the server said last. */
  live: Scene | null = $state.raw(null);
  /** What the page shows: behind `live` while events are played. */
  scene: Scene | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** Whether there may be older entries than the log's first. */
  olderLog = $state(true);
  worths: Worth[] = $state.raw([]);
  notices: Notice[] = $state.raw([]);
  /** The newest happenings in words, for screen readers. */
  spoken = $state("");
  /** Answers outstanding. */
  acting = $state(0);
  keys: SeatKey[] = $state.raw([]);
  facing: number | null = $state(null);
  takenBack: number[] = $state.raw([]);
  leftFor: number | null = $state(null);
  /** Server time less this device's time, ms. */
  offset = 0;

  #steps: { events: GameEvent[]; scene: Scene; worth: Worth | null }[] = [];
  #playing = $state(false);
  #notices = 0;

  constructor(id: string, board: BoardInfo, open: () => Transport) {
    this.id = id;
    this.board = board;
    this.motion = new MotionPlayer(board.spaces.length);
    this.keys = knownTable(id)?.keys ?? [];
    const sitting = readSitting(id);
    this.facing = sitting.facing;
    this.takenBack = sitting.takenBack;
    this.connection = new TableConnection(open, () => this.keys.map((k) => k.key), {
      snapshot: (message) => this.#arrive(message),
      update: (message) => this.#step(message),
    });
  }

  // What there is to see

  get state(): GameState | null {
    return this.scene?.state ?? null;
  }

  /** The state as the board and the purses show it by now. */
  get shown(): GameState | null {
    return this.motion.view ?? this.state;
  }

  get seats(): SeatInfo[] {
    return this.scene?.table.seats ?? [];
  }

  get phase(): Phase | undefined {
    return this.scene?.state.stack.at(-1);
  }

  /** The pending phase if it is of this name. */
  phaseOf<N extends PhaseName>(name: N): PhaseOf<N> | null {
    const phase = this.phase;
    return phase?.phase === name ? (phase as PhaseOf<N>) : null;
  }

  /** Whether everything that happened has been shown and everything said was answered. */
  settled: boolean = $derived(!this.#playing && this.acting === 0);

  // Who is here

  here: number[] = $derived(this.scene ? seatsHere(this.scene.table.seats, this.scene.state, this.takenBack) : []);
  elsewhere: number[] = $derived(
    this.scene ? seatsElsewhere(this.scene.table.seats, this.scene.state, this.takenBack) : [],
  );
  actor: number | null = $derived(
    this.scene ? actorHere(this.here, this.scene.table.waiting, this.scene.state.stack.at(-1)) : null,
  );
  /** Whose menu is shown; null for a spectator. */
  me: number | null = $derived(seatFacing({ here: this.here, actor: this.actor, facing: this.facing }));
  /** The seat the screen must be handed to first. */
  handTo: number | null = $derived(
    this.#playing
      ? null
      : handOverTo({ here: this.here, actor: this.actor, facing: this.facing, leftFor: this.leftFor }),
  );

  menuOf(seat: number | null): Choice[] {
    return seat === null ? [] : (this.scene?.menus[String(seat)] ?? []);
  }

  menu: Choice[] = $derived(this.handTo === null ? this.menuOf(this.me) : []);

  /** The first line of the menu for an action. */
  choice(action: string, seat: number | null = this.me): Choice | undefined {
    return this.menuOf(seat).find((c) => c.action === action);
  }

  choices(action: string): Choice[] {
    return this.menu.filter((c) => c.action === action);
  }

  keyOf(seat: number): string | null {
    return this.keys.find((k) => k.seat === seat)?.key ?? null;
  }

  sit(seat: number): void {
    this.leftFor = this.actor !== null && seat !== this.actor ? this.actor : null;
    this.facing = seat;
    this.#keepSitting();
  }

  takeBack(seat: number): void {
    this.takenBack = [...this.takenBack, seat];
    this.#keepSitting();
  }

  #keepSitting(): void {
    writeSitting(this.id, { facing: this.facing, takenBack: this.takenBack });
  }

  // Words

  name = (space: number): string => spaceName(this.board, space);
  party = (party: Party): string => partyName(this.seats, party);
  money = (amount: number): string => amountText(this.board, amount);
  refusal = (why: Refusal): string => refusalText(why, this.board, this.seats);

  // Doing

  /** Acts; a refusal is told to the user and returned. */
  async act(action: Action): Promise<Reply> {
    this.acting += 1;
    try {
      const reply = await this.connection.ask({ t: "act", seq: this.scene?.seq ?? 0, action });
      if (!reply.ok) this.notice(this.refusal(reply.refusal));
      return reply;
    } finally {
      // What stands in a button's place next must not catch the second half of a double click.
      setTimeout(() => (this.acting -= 1), DOUBLE_CLICK);
    }
  }

  /** What an action would do, or why it may not be done. */
  async preview(action: Action): Promise<Preview | Refusal> {
    const reply = await this.connection.ask({ t: "preview", action });
    if (!reply.ok) return reply.refusal;
    return reply.preview ?? { events: [], cash: [] };
  }

  async vote(seat: number, yes: boolean): Promise<void> {
    const reply = await this.connection.ask({ t: "vote_end", seat, yes });
    if (!reply.ok) this.notice(this.refusal(reply.refusal));
  }

  async pace(ms: number): Promise<void> {
    const reply = await this.connection.ask({ t: "pace", ms });
    if (!reply.ok) this.notice(this.refusal(reply.refusal));
  }

  notice(text: string): void {
    this.#notices += 1;
    const id = this.#notices;
    this.notices = [...this.notices.slice(-2), { id, text }];
    setTimeout(() => this.dismiss(id), READING);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((n) => n.id !== id);
  }

  async loadOlder(): Promise<void> {
    const first = this.log[0]?.seq;
    if (first === undefined || !this.olderLog) return;
    try {
      const older = await fetchLog(this.id, first, OLDER);
      this.olderLog = older.length > 0;
      this.log = [...older, ...this.log];
    } catch {
      this.olderLog = false;
    }
  }

  /** Shows at once what is still being played. */
  skip(): void {
    this.motion.skip();
  }

  close(): void {
    this.connection.close();
    this.motion.skip();
  }

  // What the server says

  #arrive(message: Snapshot): void {
    this.offset = message.now - Date.now();
    this.#steps = [];
    this.motion.skip();
    const { seq, menus, table, clock } = message;
    const state = readState(message.state);
    this.live = { seq, state, menus, table, clock };
    this.scene = this.live;
    this.log = message.log;
    this.olderLog = (message.log[0]?.seq ?? 0) > 1;
    this.worths = message.worths;
    this.#remember(table, state);
  }

  #step(message: Update): void {
    this.offset = message.now - Date.now();
    const { seq, menus, table, clock } = message;
    const state = readState(message.state);
    this.live = { seq, state, menus, table, clock };
    this.#steps.push({ events: message.events, scene: this.live, worth: message.worth ?? null });
    if (!this.#playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const before = this.scene;
      if (before && step.events.length > 0) {
        this.motion.speed = preferences.speed;
        await this.motion.enqueue(step.events, before.state, step.scene.state, this.#steps.length);
      }
      if (this.scene && step.scene.seq < this.scene.seq) continue; // a snapshot has overtaken it
      this.#show(step.scene, step.events, step.worth);
    }
    this.#playing = false;
  }

  #show(scene: Scene, events: GameEvent[], worth: Worth | null): void {
    const waitedFor = this.actor;
    this.scene = scene;
    if (events.length > 0) {
      this.log = [...this.log, { seq: scene.seq, events }];
      this.spoken = narrate(events, this.board, scene.table.seats).join(" ");
    }
    if (worth) this.worths = [...this.worths, worth];
    if (this.actor !== waitedFor) this.leftFor = null;
    this.#remember(scene.table, scene.state);
  }

  #remember(table: TableInfo, state: GameState): void {
    const mine = table.seats.filter((s) => s.mine).map((s) => s.seat);
    this.keys = placeKeys(this.keys, mine);
    const known = knownTable(this.id);
    const over = state.result !== null;
    if (known && known.board === table.board && known.over === over && known.keys.length === this.keys.length) {
      if (known.keys.every((k, i) => k.seat === this.keys[i]?.seat)) return;
    }
    const names = table.seats.map((s) => s.name);
    rememberTable({ id: this.id, board: table.board, keys: this.keys, names, opened: Date.now(), over });
  }
}
