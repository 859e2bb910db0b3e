// Calls to the server. Every failure is an ApiError; code "gone" means that it could not be reached.
import type { Society } from "../game/names";
import type { About, Advice, MadeTable, NewTable, Step, TableFacts, View } from "./types";

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

const PATIENCE = 12_000; // a request that takes longer is lost
/** A name for a deed, so that the server does it once however often it is asked. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");

interface Answer {
  response: Response;
  data: unknown;
}

/** A question that `early.js` has asked already. */
interface Early {
  path: string;
  token: string | null;
  answer: Promise<Answer>;
}

/** Take the answer that is on its way to exactly this question, once. */
function takeEarly(path: string, token: string | null): Promise<Answer> | undefined {
  const page = globalThis as { early?: Early };
  const { early } = page;
  if (early?.path !== path || early.token !== token) return undefined;
  delete page.early;
  return early.answer;
}

interface Call {
  method?: string;
  token?: string | null;
  body?: unknown;
  key?: string;
}

async function call<T>(path: string, { method = "GET", token, body, key }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  const ask = async (): Promise<Answer> => {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { response, data: await response.json().catch(() => null) };
  };
  const { response, data } = await (takeEarly(path, token ?? null) ?? ask()).catch(
    (fault: unknown) => {
      throw new ApiError("gone", String(fault), 0);
    },
  );
  if (response.ok && data === null) throw new ApiError("gone", "the answer broke off", 0);
  if (response.ok) return data as T;
  const {
    error = "failed",
    message = response.statusText,
    view = null,
  } = (data ?? {}) as { error?: string; message?: string; view?: View | null };
  throw new ApiError(response.status >= 500 ? "gone" : error, message, response.status, view);
}

interface Seated {
  seat: number;
  token: string;
  view: View;
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
    post<Seated>(`/tables/${id}/seats/${seat}/take`, { name }, invite),
  start: (id: string, token: string, fill: string | null) =>
    post<View>(`/tables/${id}/start`, { fill }, token),
  act: (id: string, token: string, turn: number, action: string, key: string) =>
    post<View>(`/tables/${id}/actions`, { turn, actions: [action] }, token, key),
  undo: (id: string, token: string, turn: number, to: number, key: string) =>
    post<View>(`/tables/${id}/undo`, { turn, to }, token, key),
  propose: (
    id: string,
    token: string,
    body: { kind: "undo"; to: number } | { kind: "end" } | { kind: "bot"; seat: number },
    key: string,
  ) => post<View>(`/tables/${id}/votes`, body, token, key),
  vote: (id: string, token: string, vote: number, yes: boolean, key: string) =>
    post<View>(`/tables/${id}/votes/${vote}`, { yes }, token, key),
  say: (id: string, token: string, text: string, key: string) =>
    post<View>(`/tables/${id}/chat`, { text }, token, key),
  change: (
    id: string,
    token: string,
    seat: number,
    body: { name?: string; society?: Society | null },
  ) => call<View>(`/tables/${id}/seats/${seat}`, { method: "PATCH", body, token }),
  renew: (id: string, token: string, seat: number) =>
    post<Seated>(`/tables/${id}/seats/${seat}/renew`, undefined, token),
  reclaim: (id: string, seat: number) =>
    post<Seated>(`/tables/${id}/seats/${seat}/reclaim`, undefined),
  leave: (id: string, token: string, seat: number) =>
    post<View>(`/tables/${id}/seats/${seat}/leave`, {}, token),
  comeBack: (id: string, token: string, seat: number) =>
    post<View>(`/tables/${id}/seats/${seat}/return`, {}, token),
  rematch: (id: string, token: string) =>
    post<{ table: TableFacts }>(`/tables/${id}/rematch`, {}, token),
  step: (id: string, n: number, as: string, token: string | null) =>
    call<Step>(`/tables/${id}/steps/${n}?as=${encodeURIComponent(as)}`, { token }),
  advice: (id: string, n: number, as: string, token: string | null) =>
    call<Advice>(`/tables/${id}/steps/${n}/advice?as=${encodeURIComponent(as)}`, { token }),
  putRecord: (record: unknown) => post<{ table: TableFacts }>("/records", record),
  continueFrom: (id: string, step: number, society: string) =>
    post<MadeTable>(`/tables/${id}/continue`, { step, society }),
};
