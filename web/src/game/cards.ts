// A card by its name, and the time for an ability as people call it.
import { isEmpire, type Empire } from "./names";

/** Split `bear/lion` into its empire and what it is paired with. */
export function parseCard(card: string): { empire: Empire; other: string } {
  const [empire = "", other = ""] = card.split("/");
  if (!isEmpire(empire)) throw new Error(`no card ${card}`);
  return { empire, other };
}

/** Whose card the n-th ability of a card needs besides: none, its own empire's, its partner's. */
export function secondOf(card: string, ability: number): Empire | null {
  const { empire, other } = parseCard(card);
  return ability === 0 ? null : ability === 1 ? empire : isEmpire(other) ? other : null;
}

const WINDOWS: Record<string, string> = {
  relocate_agent: "instead",
  act_elsewhere: "instead",
  strike_empty: "choosing",
  armada: "choosing",
  add_one_to_attack: "declared",
  add_three_to_attack: "declared",
  reinforce: "declared",
  extra_attack: "fought",
  annihilate: "fought",
  subjugate: "fought",
  midnight_oil: "after",
};

/** The window of an ability (R6.3), as messages call it. */
export const windowOf = (ability: string, timing: string | undefined): string =>
  WINDOWS[ability] ?? (timing === "strict" ? "strict" : "general");
