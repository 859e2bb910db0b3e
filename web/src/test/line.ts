// A connection to a table, for tests.
import { vi } from "vitest";
import type { View } from "../api/types";
import type { Listener, TableTransport } from "../transport/transport";

/** A connection that delivers what a test tells it to. */
export class FakeLine {
  readonly open = vi.fn<TableTransport["open"]>();
  readonly board = vi.fn<TableTransport["board"]>();
  readonly act = vi.fn<TableTransport["act"]>();
  readonly report = vi.fn<TableTransport["report"]>();
  readonly step = vi.fn<TableTransport["step"]>();
  readonly advise = vi.fn<TableTransport["advise"]>();
  private listener: Listener | null = null;
  listen(_token: string | null, _since: number, listener: Listener): () => void {
    this.listener = listener;
    return () => (this.listener = null);
  }
  tell(view: View): void {
    this.listener!.onview(view);
  }
  /** Reports that the secret no longer opens anything, if anybody still listens. */
  refuse(): void {
    this.listener?.onrefused();
  }
}
