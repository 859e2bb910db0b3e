// A player's score as shown: what is known about it, or a dot if it is covered.
import type { Society } from "../game/names";
import { figure, say } from "../words/say.svelte";
import { reader } from "../words/reader.svelte";

export interface Range {
  low: number;
  high: number;
}

export function scoreText({ low, high }: Range, covered: boolean): string {
  if (covered) return say("page-score-covered");
  return low === high
    ? figure(low)
    : say("page-score-range", { low: figure(low), high: figure(high) });
}

/** The same in a sentence. */
export const rangeText = ({ low, high }: Range): string =>
  say("page-score", { known: low === high, low, high });

/** Who a player is, and their score. */
export const playerTip = (society: Society, { low, high }: Range, covered: boolean): string =>
  say("page-player-tip", {
    society,
    named: society in reader().names,
    known: low === high,
    low,
    high,
    covered,
  });
