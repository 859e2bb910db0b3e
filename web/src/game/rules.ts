// The rules by number: their titles and texts. The texts are long and are loaded after
// the table; until then only a rule's number is shown.
import { idOf } from "../words/functions";
import { canSay, sayAny } from "../words/say.svelte";

/** A rule as people read it: its number or, for a card's rule, the ability. */
export const ruleName = (rule: string): string =>
  rule.startsWith("C-") && canSay(idOf("rule", rule)) ? sayAny(`${idOf("rule", rule)}.name`) : rule;

const NUMBER = /\((R\d+(?:\.\d+)?|C-[\w-]+)\)/;

/** Moves a full stop in front of the rule, behind whose frame it would stand alone. */
const STOP = new RegExp(` ?${NUMBER.source}([.;,])`, "g");

/** A sentence in parts: plain text, and the rules cited in it as "(R5.2)". */
export const ruleParts = (text: string): { text: string; rule: string | null }[] =>
  text
    .replace(STOP, "$2 ($1)")
    .split(NUMBER)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 ? part : null }))
    .filter((part) => part.text !== "");

/** A rule's text, in a sentence or two. */
export const ruleText = (rule: string): string =>
  canSay(idOf("rule", rule)) ? sayAny(idOf("rule", rule)) : "";
