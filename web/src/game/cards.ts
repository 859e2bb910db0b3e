// What a card can do (R6.1), what pays for it, and when (R6.3).
import cards from "@content/cards.json";
import { EMPIRES, isEmpire, type Empire } from "./names";

export interface Ability {
  name: string;
  cost: "single" | "double" | "pair";
  /** The empire whose card has to be added; none for a single. */
  with: Empire | null;
}

const SINGLE = cards.single as Record<Empire, string>;
const DOUBLE = cards.double as Record<Empire, string>;
const PAIR = cards.pair as Record<string, string>;

/** Split `bear/lion` into its empire and what it is paired with. */
export function parseCard(card: string): { empire: Empire; other: string } {
  const [empire = "", other = ""] = card.split("/");
  if (!isEmpire(empire)) throw new Error(`no card ${card}`);
  return { empire, other };
}

export function abilitiesOf(card: string): Ability[] {
  const { empire, other } = parseCard(card);
  if (!isEmpire(other)) return [];
  const [a, b] = [empire, other].sort((x, y) => EMPIRES.indexOf(x) - EMPIRES.indexOf(y));
  return [
    { name: SINGLE[empire], cost: "single", with: null },
    { name: DOUBLE[empire], cost: "double", with: empire },
    { name: PAIR[`${a}+${b}`]!, cost: "pair", with: other },
  ];
}

/** The cards of a hand that could be the second card; one copy of `card` is the first. */
export function payers(card: string, ability: Ability, hand: string[]): string[] {
  if (!ability.with) return [];
  const rest = [...hand];
  rest.splice(rest.indexOf(card), 1);
  return rest.filter((other) => {
    const { empire, other: kind } = parseCard(other);
    return empire === ability.with || kind === "treasure";
  });
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

/** The window an ability belongs to, as a key of the catalogue. */
export function windowOf(ability: string, timing: string | undefined): string {
  return WINDOWS[ability] ?? (timing === "strict" ? "strict" : "general");
}

/** Which windows a question opens. */
export function windowsOpenAt(prompt: string): string[] {
  switch (prompt) {
    case "act":
      return ["instead", "general", "strict"];
    case "attack_from":
      return ["choosing"];
    case "declared":
      return ["declared", "general"];
    case "after_fight":
      return ["fought", "general"];
    case "after_order":
      return ["after", "general"];
    default:
      return [];
  }
}
