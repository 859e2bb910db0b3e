// Calls to the server. Every failure is an ApiError; code "gone" means that it could not be reached.
import type { About, MadeTable, NewTable, Step, TableFacts, View } from "./types";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly view: View | null = null,
  ) {
    super(message);
  }
}

interface Call {
  method?: string;
  token?: string | null;
  body?: unknown;
  key?: string;
}

async function call<T>(path: string, { method = "GET", token, body, key }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch (fault) {
    throw new ApiError("gone", String(fault), 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const { error = "failed", message = answer.statusText, view = null } = (data ?? {}) as { error?: string; message?: string; view?: View | null };
  throw new ApiError(answer.status >= 500 ? "gone" : error, message, answer.status, view);
}

const post = <T>(path: string, body: unknown, token?: string | null, key?: string): Promise<T> =>
  call<T>(path, { method: "POST", body, token: token ?? null, ...(key ? { key } : {}) });

export const api = {
  about: () => call<About>("/about"),
  tables: () => call<{ tables: TableFacts[] }>("/tables"),
  create: (wish: NewTable) => post<MadeTable>("/tables", wish),
  table: (id: string) => call<TableFacts>(`/tables/${id}`),
  view: (id: string, token: string | null) => call<View>(`/tables/${id}/view?since=0`, { token }),
  take: (id: string, seat: number, name: string, invite: string | null) =>
    post<{ seat: number; token: string; view: View }>(`/tables/${id}/seats/${seat}/take`, { name }, invite),
  start: (id: string, token: string, fill: string | null) => post<View>(`/tables/${id}/start`, { fill }, token),
  act: (id: string, token: string, turn: number, action: string, key: string) =>
    post<View>(`/tables/${id}/actions`, { turn, action }, token, key),
  undo: (id: string, token: string, turn: number, to: number) => post<View>(`/tables/${id}/undo`, { turn, to }, token),
  propose: (id: string, token: string, body: { kind: "undo"; to: number } | { kind: "end" } | { kind: "bot"; seat: number }) =>
    post<View>(`/tables/${id}/votes`, body, token),
  vote: (id: string, token: string, vote: number, yes: boolean) => post<View>(`/tables/${id}/votes/${vote}`, { yes }, token),
  say: (id: string, token: string, text: string) => post<View>(`/tables/${id}/chat`, { text }, token),
  leave: (id: string, token: string, seat: number) => post<View>(`/tables/${id}/seats/${seat}/leave`, {}, token),
  comeBack: (id: string, token: string, seat: number) => post<View>(`/tables/${id}/seats/${seat}/return`, {}, token),
  rematch: (id: string, token: string) => post<{ table: TableFacts }>(`/tables/${id}/rematch`, {}, token),
  step: (id: string, n: number, as: string, token: string | null) =>
    call<Step>(`/tables/${id}/steps/${n}?as=${encodeURIComponent(as)}`, { token }),
  putRecord: (record: unknown) => post<{ table: TableFacts }>("/records", record),
  continueFrom: (id: string, step: number, society: string) => post<MadeTable>(`/tables/${id}/continue`, { step, society }),
};
