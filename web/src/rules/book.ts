// The reference and the lessons, each fetched once.
import type { BoardView, LessonFacts, Reference } from "../api/types";
import { transport } from "../transport";
import { need } from "../words/say.svelte";

/** The options in force, and the board under them: a table's own, or those of the ruleset chosen for reading. */
export interface Played {
  /** The ruleset from which a table's options may differ. */
  preset: string;
  options: Readonly<Record<string, string>>;
  board: BoardView | null;
  table: boolean;
}

/** The options that a table's host changed; none where its ruleset is not one of ours. */
export const changesIn = ({ presets }: Reference, played: Played | null): string[] => {
  const base = played?.table ? presets[played.preset]?.options : undefined;
  return base ? Object.keys(base).filter((option) => played!.options[option] !== base[option]) : [];
};

/** The board in force; the usual one where no ruleset is chosen, or a table's is not known yet. */
export const boardIn = ({ presets, usual }: Reference, played: Played | null): BoardView =>
  played?.board ?? presets[usual]!.board;

let coming: Promise<Reference> | null = null;

/** The rules; after a failure, the next caller tries again. */
export function reference(): Promise<Reference> {
  coming ??= transport.rules().catch((fault: unknown) => {
    coming = null;
    throw fault;
  });
  return coming;
}

/** The lessons, once their titles can be shown; without them the rules are shown alone. */
export const lessons = (): Promise<LessonFacts[]> =>
  Promise.all([transport.lessons(), need("learn")]).then(
    ([found]) => found,
    () => [],
  );
