// Looking for mistakes: one answer after another is judged, the likeliest mistakes first, until all are
// done or nobody wants to know any more.
import type { Judged } from "../api/types";

const MOST = 5;
/** After so many answers in a row that could not be judged, the rest will not be either. */
const PATIENCE = 3;

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

  /** Judge all; whoever leaves calls `stop`, and nothing more is asked. One that fails is passed over. */
  async look(): Promise<void> {
    let failed = 0;
    for (const step of this.steps) {
      if (this.stopped) return;
      let judged: Judged | null = null;
      try {
        judged = await this.judge(step);
        failed = 0;
      } catch (fault) {
        failed += 1;
        if (failed === PATIENCE) throw fault;
      }
      this.done += 1;
      if (judged?.mistake)
        this.found = [...this.found, judged].sort((a, b) => b.loss - a.loss).slice(0, MOST);
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
