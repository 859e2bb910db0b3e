// "Since your last turn": what has happened since the last choice of the person at the screen.
import type { GameEvent, GameView, View } from "../../api/types";
import type { Recap } from "../../game/recap";
import { landed } from "../landing";

/** People who were away for longer are first told what has happened. */
const ABSENCE = 10 * 60_000;

export class RecapState {
  /** Stays until somebody else does something again. */
  summary = $state.raw<Recap | null>(null);
  /** Whether it is expanded. */
  open = $state(false);
  /** The game at the last choice; for spectators, as they last saw it. */
  private base = $state.raw<GameView | null>(null);
  /** Positions that agents have come to since the last choice. */
  fresh = $derived(
    this.summary && this.summary.from === this.base?.n
      ? this.summary.come.map(({ position }) => position)
      : [],
  );
  private wanted = -1;
  /** The number of the view it starts from. */
  private latest = 0;

  constructor(
    private readonly fetch: (n: number) => Promise<GameView>,
    private away: boolean,
  ) {}

  /** Whether a person last here at that time has been away. */
  static wasAway(seen: number): boolean {
    return Date.now() - seen > ABSENCE;
  }

  /** Updates it to what is shown. */
  async update(view: View, events: readonly GameEvent[]): Promise<void> {
    const { game, undo, you } = view;
    if (!game) return;
    this.latest = view.seq;
    if (you.seat !== null) {
      const start = undo.last === null ? null : undo.last + 1;
      if (start === null) this.away = false; // a person who has just begun has missed nothing
      if (start === null || start > game.n) return;
      if (this.base?.n !== start && !(await this.find(start, game))) return;
    }
    const { recapSince } = await import("../../game/recap"); // nobody waits for it
    const earlier = this.summary ? null : this.fetch;
    const found = await recapSince(this.base, game, events, earlier).catch(() => null);
    await landed();
    if (!found || view.seq !== this.latest) return; // meanwhile there is news
    this.summary = found;
    if (this.away) this.open = true;
    this.away = false;
  }

  /** Keeps up with what is on stage; whoever was away is told all at once, in the end. */
  follow(view: View, events: readonly GameEvent[]): void {
    if (!this.away) void this.update(view, events);
  }

  /** Fetches the game at a step; returns false if a different one is wanted meanwhile. */
  private async find(n: number, now: GameView): Promise<boolean> {
    this.wanted = n;
    if (now.n === n) {
      this.base = now;
      return true;
    }
    try {
      const game = await this.fetch(n);
      if (this.wanted === n) this.base = game;
    } catch {
      this.wanted = -1; // the next news tries again
    }
    return this.wanted === n;
  }

  /** Nobody is looking from now on, or too much happens at once to be shown. */
  leave(game: GameView | null, watching: boolean): void {
    this.away = true;
    if (watching) this.base = game;
  }
  /** Somebody is looking again. */
  comeBack(view: View | null, events: readonly GameEvent[]): void {
    if (view) void this.update(view, events);
  }

  clear(): void {
    this.summary = this.base = null;
    this.open = false;
    this.wanted = -1;
  }
}
