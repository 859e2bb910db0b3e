// Searching for mistakes: answers are judged briefly, one by one, the likeliest mistakes first, so that the
// first result appears soon; then unclear ones are examined more deeply.
import type { Judged } from "../api/types";

const MOST = 5;
/** How many are examined more deeply. */
const DEEPER = 10;
/** After this many failures in a row, the rest is given up too. */
const PATIENCE = 3;

export class Mistakes {
  done = $state(0);
  found = $state.raw<Judged[]>([]);
  private readonly judged = new Map<number, Judged>();
  private stopped = false;
  private failed = 0;

  constructor(
    readonly steps: number[],
    private readonly judge: (step: number, deep: boolean) => Promise<Judged>,
  ) {}

  get all(): number {
    return this.steps.length + Math.min(DEEPER, this.steps.length);
  }

  /** Judges all answers; call `stop` on leaving. An answer that cannot be judged is skipped. */
  async look(): Promise<void> {
    await this.lookAt(this.steps, false);
    const open = [...this.judged.values()].filter(({ plain, loss }) => !plain && loss > 0);
    const worst = open.sort((a, b) => b.loss - a.loss).slice(0, DEEPER);
    await this.lookAt(
      worst.map(({ step }) => step),
      true,
    );
    if (!this.stopped) this.done = this.all;
  }

  private async lookAt(steps: number[], deep: boolean): Promise<void> {
    for (const step of steps) {
      if (this.stopped) return;
      try {
        this.judged.set(step, await this.judge(step, deep));
        this.failed = 0;
      } catch (fault) {
        this.failed += 1;
        if (this.failed === PATIENCE) throw fault;
      }
      this.done += 1;
      const mistakes = [...this.judged.values()].filter(({ mistake }) => mistake);
      this.found = mistakes.sort((a, b) => b.loss - a.loss).slice(0, MOST);
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
