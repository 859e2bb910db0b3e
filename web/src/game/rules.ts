// The rules by number: what people call them, and what each says. The texts are long and come after
// the table; until then a rule's number stands alone.
import { idOf } from "../words/functions";
import { canSay, sayAny } from "../words/say.svelte";

/** A rule as people read it: its number, or for a card's rule the ability. */
export const ruleName = (rule: string): string =>
  rule.startsWith("C-") && canSay(idOf("rule", rule)) ? sayAny(`${idOf("rule", rule)}.name`) : rule;

/** What a rule says, in a sentence or two. */
export const ruleText = (rule: string): string =>
  canSay(idOf("rule", rule)) ? sayAny(idOf("rule", rule)) : "";
