// State for keyboard and screen-reader players that several parts of the table share.
import type { GameEvent } from "../api/types";

export const access = $state({
  /** What was not yet announced of a table's log, in short; null if nobody was listening. */
  untold: null as { table: string; of: (events: readonly GameEvent[]) => string[] } | null,
  /** What a teacher has explained and nobody has announced yet. */
  taught: [] as readonly string[],
  /** How many dialogs are open: nothing beside one is heard. */
  dialogs: 0,
  /** The one of the twenty positions that Tab stops at: the last one visited. */
  position: "bear.sheriff",
  /** Whether the command line is open. */
  command: false,
});
