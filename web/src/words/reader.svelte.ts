// Who reads, and at which table: that is bound to the functions messages call.
import type { Society } from "../game/names";

export interface Reader {
  /** The reader's own society, if they sit at the table. */
  you: Society | null;
  /** What people are called, by society. */
  names: Partial<Record<Society, string>>;
  /** The options of the table's ruleset. */
  settings: Readonly<Record<string, string>>;
}

/** Somebody at no table. */
export const NOBODY: Reader = { you: null, names: {}, settings: {} };

let source = $state.raw<() => Reader>(() => NOBODY);

/** The reader of the page that is shown; whatever is said follows when they change. */
export const reader = (): Reader => source();

/** Let a page say who reads it; returns what ends that. */
export function readAs(who: () => Reader): () => void {
  source = who;
  return () => {
    if (source === who) source = () => NOBODY;
  };
}
