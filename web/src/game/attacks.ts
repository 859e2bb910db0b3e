// The attacks that a question allows, as the view has them: beside the order to attack, and beside each source.
import type { Outcome } from "../api/types";

/** What could be attacked, by source. */
export const targetsBySource = (
  options: readonly string[],
  outcomeOf: (option: string) => Outcome | null,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(options.flatMap((text) => Object.entries(outcomeOf(text)?.targets ?? {})));

/** The sources from which a region could be attacked. */
export const sourcesFor = (
  target: string,
  targets: Readonly<Record<string, readonly string[]>>,
): string[] => Object.keys(targets).filter((source) => targets[source]!.includes(target));
