// The table on this page, for whoever reads the rules beside it.
import type { GameEvent } from "../api/types";

interface Here {
  /** The ruleset by name; some of its options may have been changed. */
  ruleset: string;
  events: GameEvent[];
  /** Shows what a line of the log tells on the map. */
  show: (event: GameEvent) => void;
}
let source = $state.raw<(() => Here) | null>(null);

export const tableHere = (): Here | null => source?.() ?? null;

/** Makes a table known; returns the function that ends that. */
export function keepHere(table: () => Here): () => void {
  source = table;
  return () => {
    if (source === table) source = null;
  };
}
