// What placing an agent would gain: the positions it would control, and who could still cut them off.
import type { GameView, Outcome } from "../api/types";
import { say } from "../words/say.svelte";
import type { Empire, Position } from "./names";

/** The positions that the reader of a view would gain, from Sheriff to Chancellor. */
export const gained = ({ seat }: GameView, outcome: Outcome | null): string[] =>
  Object.entries(outcome?.control ?? {}).flatMap(([position, player]) =>
    player === seat ? [position] : [],
  );

/** The same as lines of text. */
export function placingLines(game: GameView, outcome: Outcome | null): string[] {
  const positions = gained(game, outcome).map((position) => position.split(".")[1]!);
  const players = outcome?.cut ?? [];
  return [
    ...(positions.length > 0 ? [say("page-place-control", { positions })] : []),
    ...(players.length > 0 ? [say("page-place-cut", { players })] : []),
  ];
}

/** What tiles and cells of positions get from the table around them. */
export interface Placing {
  lines: (option: string) => string[];
  point: (option: string | null) => void;
  why: (empire: Empire, position: Position) => void;
}
