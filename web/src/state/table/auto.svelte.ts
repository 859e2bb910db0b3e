// Answers questions with a single answer automatically, if the person wishes.
import type { Decision, View } from "../../api/types";
import { settings } from "../settings.svelte";

/**
 * About as long as a glance at one's cards. Every question at a table with people gets this much time, whatever the
 * hand, and no pass is sent sooner: the time taken must not reveal whether a card could have been played.
 */
const glance = (): number => 900 + Math.random() * 1200;
/** Bots learn nothing from a pause: just long enough to see that something was asked. */
const QUICK = 150;

type Question = Pick<Decision, "options" | "prompt">;

export class AutoAnswer {
  /** After an undo nothing is answered automatically, or it would be done again at once. */
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the open question may be passed. */
  private due = 0;

  constructor(
    private readonly send: (turn: number, action: string, token: string) => void,
    /** Whether the person plays alone against bots. */
    private readonly isAlone: () => boolean,
  ) {}

  /** Whether a question would be answered automatically; an attack is confirmed before it is sent. */
  wants = ({ options, prompt }: Question): boolean =>
    settings.auto &&
    !this.held &&
    options.length === 1 &&
    !(settings.confirm && prompt === "attack_count");

  /** Answers the question of a view after a moment; returns whether it will. */
  plan(view: View, token: string | null): boolean {
    const wait = settings.quick && this.isAlone() ? QUICK : glance();
    this.due = Date.now() + wait;
    const { decision } = view;
    if (!token || !decision || !this.wants(decision)) return false;
    this.timer = setTimeout(() => this.send(view.turn, decision.options[0]!, token), wait);
    return true;
  }

  /** How long an answer by hand has to wait: among people, a pass waits as long as an automatic one. */
  waits(actions: string[]): number {
    return actions[0] === "pass" && !this.isAlone() ? Math.max(0, this.due - Date.now()) : 0;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
