// Questions with a single answer are answered by themselves, if one wishes.
import type { View } from "../../api/types";
import { settings } from "../settings.svelte";

/** About as long as a glance at one's cards, so that a pause tells nothing. */
const answerDelay = (): number => 900 + Math.random() * 1200;

export class AutoAnswer {
  /** After an undo nothing is answered by itself, or it would be done again at once. */
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (turn: number, action: string, token: string) => void) {}

  /** Whether a question with these answers would be answered. */
  wants = (options: readonly string[]): boolean =>
    settings.auto && !this.held && options.length === 1;

  /** Answer the question of a view after a moment; tells whether that will be. */
  plan(view: View, token: string | null): boolean {
    const options = view.decision?.options ?? [];
    if (!token || !this.wants(options)) return false;
    this.timer = setTimeout(() => this.send(view.turn, options[0]!, token), answerDelay());
    return true;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
