// Which attacks a question offers: at once, or by the order that leads to them.
import type { Decision, Outcome } from "../api/types";

/** What can be attacked, by source. */
export function attacksOffered(
  question: Decision | null,
  outcomeOf: (option: string) => Outcome | null,
): Record<string, string[]> {
  const options = question?.options ?? [];
  if (question?.prompt !== "attack_from")
    return Object.assign({}, ...options.map((text) => outcomeOf(text)?.attacks)) as Attacks;
  const sources = options.filter((text) => text.startsWith("from "));
  return Object.fromEntries(
    sources.map((text) => [text.split(" ")[1]!, outcomeOf(text)?.targets ?? []]),
  );
}
type Attacks = Record<string, string[]>;
