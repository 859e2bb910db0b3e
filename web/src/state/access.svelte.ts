// State for keyboard and screen-reader players that several parts of the table share.
import type { GameEvent } from "../api/types";

export const access = $state({
  /** What was not yet announced of a table's log, in short; null if nobody was listening. */
  untold: null as { table: string; of: (events: readonly GameEvent[]) => string[] } | null,
  /** The one of the twenty positions that Tab stops at: the last one visited. */
  position: "bear.sheriff",
  /** Whether the command line is open. */
  command: false,
});
