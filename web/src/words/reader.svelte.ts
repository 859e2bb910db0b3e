// Who is reading, and at which table, for the functions that messages call.
import type { BoardView } from "../api/types";
import type { Society } from "../game/names";

export interface Reader {
  /** The reader's own society, if they sit at the table. */
  you: Society | null;
  /** People's names, by society. */
  names: Partial<Record<Society, string>>;
  /** The options of the table's ruleset. */
  settings: Readonly<Record<string, string>>;
  /** Board, councils and cards of the table, once they are known. */
  board: BoardView | null;
}

/** A reader at no table. */
export const NOBODY: Reader = { you: null, names: {}, settings: {}, board: null };

let source = $state.raw<() => Reader>(() => NOBODY);

/** The reader of the current page; all messages follow when it changes. */
export const reader = (): Reader => source();

const alike = (one: Reader, other: Reader): boolean =>
  one.you === other.you &&
  one.board === other.board &&
  JSON.stringify([one.names, one.settings]) === JSON.stringify([other.names, other.settings]);

/** Sets the reader for a page; returns the function that ends that. */
export function readAs(who: () => Reader): () => void {
  let last = NOBODY;
  // The same object for as long as nothing about it changes: otherwise each news would format all messages anew.
  const steady = $derived.by(() => {
    const now = who();
    if (!alike(last, now)) last = now;
    return last;
  });
  const read = () => steady;
  source = read;
  return () => {
    if (source === read) source = () => NOBODY;
  };
}
