// A card by its name, and what the board says of its abilities.
import type { BoardView } from "../api/types";
import { isEmpire, type Empire } from "./names";

/** Split `bear/lion` into its empire and what it is paired with. */
export function parseCard(card: string): { empire: Empire; other: string } {
  const [empire = "", other = ""] = card.split("/");
  if (!isEmpire(empire)) throw new Error(`no card ${card}`);
  return { empire, other };
}

/** Whose card an ability of this one needs besides. */
export function secondOf(board: BoardView, card: string, ability: string): Empire | null {
  const { empire, other } = parseCard(card);
  const cost = board.abilities[ability]?.cost;
  if (cost === "double") return empire;
  return cost === "pair" && isEmpire(other) ? other : null;
}
