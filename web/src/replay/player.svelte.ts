// A game played back: the current step, whose view, how fast. Steps are fetched once and cached.
import { transport, type TableTransport } from "../transport";
import { refusal, tableRefusal } from "../transport/refusals";
import type { BoardView, GameEvent, Step, View } from "../api/types";
import { keysOf } from "../state/keys";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const PACE = 1100;

export class ReplayState {
  view = $state.raw<View | null>(null);
  board = $state.raw<BoardView | null>(null);
  step = $state.raw<Step | null>(null);
  eyes = $state("watcher");
  playing = $state(false);
  speed = $state(1);
  problem = $state<string | null>(null);
  last = $derived(this.step?.last ?? this.view?.game?.n ?? 0);
  n = $derived(this.step?.n ?? 0);

  private kept = new Map<string, Step>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How often it was played or paused: a step that comes late goes on only with its own run. */
  private run = 0;
  private wanted = 0;
  private token: string | null;

  constructor(
    readonly id: string,
    private readonly line: TableTransport = transport.table(id),
  ) {
    this.token = Object.values(keysOf(id).seats)[0] ?? null;
  }

  get events(): GameEvent[] {
    return (this.view?.events ?? []).filter((event) => event.n < this.n);
  }

  async open(n: number | null, eyes: string): Promise<void> {
    try {
      [this.view, this.board] = await Promise.all([this.line.open(this.token), this.line.board()]);
      const over = this.view.table.status !== "playing";
      this.eyes = over ? eyes : (this.view.you.society ?? "watcher");
    } catch (fault) {
      this.problem = tableRefusal(fault);
      return;
    }
    await this.go(n ?? this.view.game?.n ?? 0);
  }

  async go(n: number): Promise<void> {
    const last = this.view?.game?.n ?? 0;
    const to = Math.max(0, Math.min(n, last));
    this.wanted = to;
    try {
      const step = await this.fetch(to);
      if (this.wanted === to) this.step = step;
      if (to < last) void this.fetch(to + 1).catch(() => undefined);
    } catch (fault) {
      this.playing = false;
      this.problem = refusal(fault);
    }
  }

  private async fetch(n: number): Promise<Step> {
    const key = `${this.eyes} ${n}`;
    const known = this.kept.get(key);
    if (known) return known;
    const step = await this.line.step(this.token, n, this.eyes);
    this.kept.set(key, step);
    return step;
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.go(this.n);
  }

  play(): void {
    this.pause();
    this.playing = true;
    const { run } = this;
    const on = async () => {
      if (this.n < this.last) await this.go(this.n + 1);
      else this.playing = false;
      if (this.playing && run === this.run)
        this.timer = setTimeout(() => void on(), PACE / this.speed);
    };
    void on();
  }

  pause(): void {
    this.playing = false;
    this.run += 1;
    clearTimeout(this.timer);
  }
}
