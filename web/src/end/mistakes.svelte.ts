// Looking for mistakes: one answer after another is judged, the likeliest mistakes first, until all are
// done or nobody wants to know any more.
import type { Judged } from "../api/types";

const MOST = 5;

export class Mistakes {
  done = $state(0);
  found = $state.raw<Judged[]>([]);
  private stopped = false;

  constructor(
    readonly steps: number[],
    private readonly judge: (step: number) => Promise<Judged>,
  ) {}

  get all(): number {
    return this.steps.length;
  }

  /** Judge all; whoever leaves calls `stop`, and nothing more is asked. */
  async look(): Promise<void> {
    for (const step of this.steps) {
      if (this.stopped) return;
      const judged = await this.judge(step);
      this.done += 1;
      if (judged.mistake)
        this.found = [...this.found, judged].sort((a, b) => b.loss - a.loss).slice(0, MOST);
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
