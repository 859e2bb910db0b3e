// The rules by number: what people call them, and what each says.
import cards from "@content/cards.json";
import { word } from "../i18n/words";
import { isEmpire } from "./names";

/** Long, and wanted by who asks: they come after the table. Until then a rule's number stands alone. */
let texts = $state.raw<Record<string, string>>({});
export const textsHere = import("words:rules").then(
  ({ default: rules }) => void (texts = rules),
  () => undefined,
);

/** A rule as people read it: its number, or for a card's rule the ability. */
export function ruleName(rule: string): string {
  if (!rule.startsWith("C-")) return rule;
  const [, name = "", size] = rule.split("-");
  if (!isEmpire(name)) return word(`ability.${name}`);
  return word(`ability.${(size === "1" ? cards.single : cards.double)[name]}`);
}

/** What a rule says, in a sentence or two. */
export const ruleText = (rule: string): string => texts[rule] ?? "";
