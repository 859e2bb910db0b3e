// The rules by number: what people call them, and what each says. The texts are long and come after
// the table; until then a rule's number stands alone.
import { idOf } from "../words/functions";
import { canSay, sayAny } from "../words/say.svelte";

/** A rule as people read it: its number, or for a card's rule the ability. */
export const ruleName = (rule: string): string =>
  rule.startsWith("C-") && canSay(idOf("rule", rule)) ? sayAny(`${idOf("rule", rule)}.name`) : rule;

const NUMBER = /\((R\d+(?:\.\d+)?|C-[\w-]+)\)/;

/** A full stop after a rule would stand alone behind its frame: it comes first. */
const STOP = new RegExp(` ?${NUMBER.source}([.;,])`, "g");

/** A sentence in parts: plain text, and the rules that stand in it as "(R5.2)". */
export const ruleParts = (text: string): { text: string; rule: string | null }[] =>
  text
    .replace(STOP, "$2 ($1)")
    .split(NUMBER)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 ? part : null }))
    .filter((part) => part.text !== "");

/** What a rule says, in a sentence or two. */
export const ruleText = (rule: string): string =>
  canSay(idOf("rule", rule)) ? sayAny(idOf("rule", rule)) : "";
