import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableConnection } from "./tableConnection.svelte";
import type { Transport } from "./connection.svelte";
import type { Snapshot, Update } from "./wire";

class FakeTransport implements Transport {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(seq: number): void {
    this.onopen?.();
    this.hear({ t: "reply", id: this.sent.at(-1)?.["id"], ok: true });
    this.hear({ t: "snapshot", seq });
  }
  ids(kind: string): unknown[] {
    return this.sent.filter((m) => m["t"] === kind).map((m) => m["id"]);
  }
}

let wires: FakeTransport[];
let snapshots: Snapshot[];
let updates: Update[];
let connection: TableConnection;
const last = (): FakeTransport => wires.at(-1) as FakeTransport;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  snapshots = [];
  updates = [];
  connection = new TableConnection(
    () => {
      wires.push(new FakeTransport());
      return last();
    },
    () => ["secret"],
    { snapshot: (m) => snapshots.push(m), update: (m) => updates.push(m) },
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("it says hello with its keys and is open once it has a snapshot", () => {
  expect(connection.state).toBe("connecting");
  last().greet(7);
  expect(last().sent[0]).toMatchObject({ t: "hello", keys: ["secret"] });
  expect(connection.state).toBe("open");
  expect(snapshots).toHaveLength(1);
});

test("updates in order are delivered, a gap says hello again, an old one is dropped", () => {
  last().greet(7);
  last().hear({ t: "update", seq: 8, events: [{}] });
  last().hear({ t: "update", seq: 8, events: [{}] });
  expect(updates.map((u) => u.seq)).toEqual([8]);
  last().hear({ t: "update", seq: 10, events: [{}] });
  expect(updates).toHaveLength(1);
  expect(last().ids("hello")).toHaveLength(2);
});

test("news of the table alone keeps its number", () => {
  last().greet(7);
  last().hear({ t: "update", seq: 7, events: [] });
  expect(updates).toHaveLength(1);
});

test("an action without a reply is sent again with the same id after a reconnect", async () => {
  last().greet(7);
  const reply = connection.ask({ t: "act", seq: 7, action: { kind: "roll", seat: 0 } });
  const id = last().ids("act")[0];
  last().onclose?.();
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
  last().greet(7);
  expect(last().ids("act")).toEqual([id]);
  last().hear({ t: "reply", id, ok: true });
  await expect(reply).resolves.toMatchObject({ ok: true });
  expect(connection.state).toBe("open");
});

test("a preview does not survive a lost connection", async () => {
  last().greet(7);
  const reply = connection.ask({ t: "preview", action: { kind: "roll", seat: 0 } });
  last().onclose?.();
  await expect(reply).resolves.toMatchObject({ ok: false, refusal: { code: "link/lost" } });
});

test("silence makes it ping, and no answer to that makes it reconnect", () => {
  last().greet(7);
  vi.advanceTimersByTime(13_000);
  expect(last().ids("ping")).toHaveLength(1);
  vi.advanceTimersByTime(9_000);
  expect(wires[0]?.closed).toBe(true);
  expect(wires.length).toBeGreaterThan(1);
});

test("a refused hello is the end of it", () => {
  last().onopen?.();
  last().hear({ t: "reply", id: last().sent[0]?.["id"], ok: false, refusal: { code: "table/unknown" } });
  expect(connection.state).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test("waiting grows between attempts", () => {
  last().onclose?.();
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
  last().onclose?.();
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(3);
});
