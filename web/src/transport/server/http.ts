// Requests to the server. Every failure is a TransportError.
import type { View } from "../../api/types";
import { TransportError } from "../transport";

const PATIENCE = 12_000; // a request that takes longer is given up

interface Answer {
  response: Response;
  data: unknown;
}

/** Requests that `early.js` has already sent, by path. */
type Early = Record<string, undefined | { token: string | null; answer: Promise<Answer> }>;

/** Takes the pending response to exactly this request, once. */
function takeEarly(path: string, token: string | null): Promise<Answer> | undefined {
  const { early = {} } = globalThis as { early?: Early };
  const asked = early[path];
  if (asked?.token !== token) return undefined;
  early[path] = undefined;
  return asked.answer;
}

export interface Call {
  method?: string;
  token?: string | null;
  body?: unknown;
  key?: string | undefined;
  /** How long the response may take. */
  patience?: number;
}

async function ask(
  path: string,
  { method = "GET", token, body, key, patience = PATIENCE }: Call,
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { response, data: await response.json().catch(() => null) };
}

export async function call<T>(path: string, request: Call = {}): Promise<T> {
  const asked = takeEarly(path, request.token ?? null) ?? ask(path, request);
  const { response, data } = await asked.catch((fault: unknown) => {
    throw new TransportError("gone", String(fault));
  });
  if (response.ok && data === null) throw new TransportError("gone", "the answer broke off");
  if (response.ok) return data as T;
  const {
    error = "failed",
    message = response.statusText,
    view = null,
    reason = "",
  } = (data ?? {}) as { error?: string; message?: string; view?: View | null; reason?: string };
  const code = response.status >= 500 ? "gone" : error;
  throw new TransportError(code, message, response.status, view, reason);
}
