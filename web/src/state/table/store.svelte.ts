// What is known about a table: the latest view, and the log and chat collected from all of them.
import type { ChatLine, Decision, GameEvent, Step, View } from "../../api/types";
import { insertEvents } from "../../game/change";

export class ViewStore {
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many chat messages have been seen here. */
  read = $state(0);
  /** The step being looked back at, or null for now. */
  past = $state.raw<Step | null>(null);

  game = $derived(this.past ? this.past.game : (this.view?.game ?? null));
  /** The open question, with everything known about its answers. */
  decision = $derived.by((): Decision | null => {
    const { game, decision } = this.view ?? {};
    return this.past || !game || !decision ? null : { ...decision, ...game.decision };
  });

  /** Stores a view and returns the previous one; an older view only fills gaps in the log (null). */
  take(view: View): { before: View | null } | null {
    this.events = insertEvents(this.events, view.events_from, view.events);
    const known = new Set(this.chat.map((line) => line.seq));
    this.chat = [...this.chat, ...view.chat.filter((line) => !known.has(line.seq))];
    const before = this.view;
    if (!before) this.read = this.chat.length;
    if (before && view.seq < before.seq) return null;
    this.view = view;
    const last = view.game?.n ?? 0;
    this.events = this.events.filter((event) => event.n < last || last === 0); // an undo removes events
    return { before };
  }

  /** Forgets everything, because another side of the table will be shown. */
  clear(): void {
    this.view = null;
    this.events = [];
    this.past = null;
  }
}
