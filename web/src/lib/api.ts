/** What happens once goes over HTTP. */

import { readBoard } from "./boards";
import type { BankSessionSummary } from "../unit/wire";
import type {
  BoardInfo,
  LogEntry,
  NewTable,
  NewTableAnswer,
  OptionSpec,
  OptionValue,
  ServerInfo,
  TableSummary,
} from "./wire";

/** The server said no; `code` is stable, `message` one English line. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("network", "the server cannot be reached", {});
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const error = (body as { error?: { code?: string; message?: string } } | null)?.error ?? {};
  throw new ApiError(error.code ?? `http/${answer.status}`, error.message ?? answer.statusText, { ...error });
}

let boards: Promise<BoardInfo[]> | null = null;

/** All boards; asked for once. */
export function fetchBoards(): Promise<BoardInfo[]> {
  boards ??= ask<BoardInfo[]>("/api/boards")
    .then((told) => told.map(readBoard))
    .catch((error: unknown) => {
      boards = null;
      throw error;
    });
  return boards;
}

/** The options of an edition. */
export const fetchOptions = (edition = "classic"): Promise<OptionSpec[]> => ask(`/api/options?edition=${edition}`);
export const fetchBankSession = (id: string): Promise<BankSessionSummary> => ask(`/api/bank-sessions/${id}`);
/** The clause ids of each chapter of each rule book, chapters in order. */
export const fetchRulebooks = (): Promise<Record<string, Record<string, string[]>>> => ask("/api/rulebooks");
export const fetchInfo = (): Promise<ServerInfo> => ask("/api/info");
export const fetchSummary = (id: string): Promise<TableSummary> => ask(`/api/tables/${id}`);

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A new table. Its dice are promised first, and only then does this page add chance of its own: so neither side can choose them. */
export async function createTable(table: NewTable): Promise<NewTableAnswer> {
  const { commitment } = await post<{ commitment: string }>("/api/dice", {});
  const entropy = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
  return post("/api/tables", { ...table, commitment, entropy });
}

/** A new session at the bank unit. */
export const createBankSession = (bankSession: {
  board: string;
  options: Record<string, OptionValue>;
  title?: string;
}): Promise<{ session: string; key: string }> => post("/api/bank-sessions", bankSession);

export const bankSessionQrPath = (id: string, key: string, base: string): string =>
  `/api/bank-sessions/${id}/qr?key=${encodeURIComponent(key)}&base=${encodeURIComponent(base)}`;

export const fetchLog = (id: string, before: number, limit: number): Promise<LogEntry[]> =>
  ask(`/api/tables/${id}/log?before=${before}&limit=${limit}`);

export const journalPath = (id: string): string => `/api/tables/${id}/journal`;

export const qrPath = (id: string, seat: number, key: string, base: string): string =>
  `/api/tables/${id}/qr/${seat}?key=${encodeURIComponent(key)}&base=${encodeURIComponent(base)}`;
