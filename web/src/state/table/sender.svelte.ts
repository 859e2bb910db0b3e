// Sends commands over an unreliable connection: repeatedly, with the same key, so that each counts once.
import type { View } from "../../api/types";
import { refusal } from "../../transport/refusals";
import {
  newKey,
  TransportError,
  type Command,
  type Done,
  type TableTransport,
} from "../../transport/transport";

export const RETRY = 1500;
const TRIES = 4;
export const pause = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, time));

export class Sender {
  /** Whether an answer is being sent. */
  sending = $state(false);
  problem = $state<string | null>(null);
  private closed = false;

  constructor(
    private readonly line: TableTransport,
    /** The number of the last view received. */
    private readonly since: () => number,
    /** Receives the table after a command, or as a refusal shows it. */
    private readonly onview: (view: View) => void,
    private readonly ononline: (yes: boolean) => void,
  ) {}

  /** Sends answers for a turn, after a delay if there is one; retries until the server has received them. */
  async answer(turn: number, actions: string[], token: string, wait = 0): Promise<void> {
    const key = newKey();
    this.sending = true;
    this.problem = null;
    if (wait > 0) await pause(wait);
    while (!this.closed) {
      try {
        const { view } = await this.line.act(
          token,
          { do: "answer", turn, actions },
          { key, since: this.since() },
        );
        this.ononline(true);
        this.sending = false;
        this.onview(view);
        return;
      } catch (fault) {
        if (!(fault instanceof TransportError)) throw fault;
        if (fault.code === "gone" || fault.code === "too_many") {
          this.ononline(fault.code !== "gone");
          await pause(RETRY);
          continue;
        }
        this.sending = false;
        if (fault.view) this.onview(fault.view);
        if (fault.code !== "stale") this.problem = refusal(fault);
        return;
      }
    }
  }

  /**
   * Sends any other command; retries a few times, then reports the failure.
   */
  async attempt(
    token: string | null,
    command: Command,
    key = newKey(),
    most = TRIES,
  ): Promise<Done | null> {
    this.problem = null;
    for (let tries = 1; ; tries += 1) {
      try {
        const done = await this.line.act(token, command, { key, since: this.since() });
        this.onview(done.view);
        return done;
      } catch (fault) {
        if (
          fault instanceof TransportError &&
          fault.code === "gone" &&
          tries < most &&
          !this.closed
        ) {
          await pause(RETRY);
          continue;
        }
        if (fault instanceof TransportError && fault.view) this.onview(fault.view);
        this.problem = refusal(fault);
        return null;
      }
    }
  }

  close(): void {
    this.closed = true;
  }
}
