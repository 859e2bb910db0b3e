// A card by its name.
import { isEmpire, type Empire } from "./names";

/** Split `bear/lion` into its empire and what it is paired with. */
export function parseCard(card: string): { empire: Empire; other: string } {
  const [empire = "", other = ""] = card.split("/");
  if (!isEmpire(empire)) throw new Error(`no card ${card}`);
  return { empire, other };
}
