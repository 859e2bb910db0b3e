// Answers as they can be typed: the catalogue has a verb for each kind.
import type { Decision, GameView } from "../api/types";
import { REGION_IDS } from "../game/board";
import { optionText } from "../game/say";
import { say, sayAny } from "../words/say.svelte";
import { meaning, type Meaning } from "./vocabulary";
import { wordsOf } from "./walk";

const PLACES = ["act", "add", "at", "deploy", "from", "kill", "move", "retrieve", "to"];
const CARDS = ["discard", "propose"];

/** The facts for a verb of the catalogue that expresses an answer; null if the answer's own words do. */
function factsOf(verb: string, first: string, second: string) {
  if (PLACES.includes(verb)) return { place: first };
  if (CARDS.includes(verb)) return { card: first };
  switch (verb) {
    case "count":
      return { number: Number(first) };
    case "empire":
      return { empire: first };
    case "play":
      return { ability: first, cards: second.split("+") };
    case "reveal":
      return { slot: first };
    case "sit":
      return { who: first === "nobody" ? null : first };
    case "swap":
      return { slot: first, other_slot: second };
    default:
      return null;
  }
}

/** An answer as it can be typed. */
export function optionMeaning(text: string, question: Decision, game: GameView): Meaning<string> {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const facts = factsOf(verb, first, second);
  const label = optionText(text, question, game);
  if (facts)
    return meaning(
      text,
      sayAny(`page-command-do-${verb}`, facts),
      sayAny(`page-command-do-${verb}.also`, facts),
      label,
      text,
    );
  const also =
    verb === "pass"
      ? say("page-command-also-pass")
      : verb === "order"
        ? say("page-command-also-order")
        : "";
  return meaning(text, label, also, text);
}

/** Every verb that some question is answered with, and facts to say it with. */
const VERBS = [...PLACES, ...CARDS, "empire", "play", "reveal", "sit", "swap"];
const ANYTHING = {
  place: REGION_IDS[0]!,
  card: "bear/eagle",
  empire: "bear",
  ability: "march",
  cards: [],
  slot: "devout",
  other_slot: "opposed",
  who: null,
};

/** Every word of these, whatever is asked. */
export const verbWords = (): string[] => [
  ...VERBS.flatMap((verb) =>
    ["", ".also"].flatMap((form) => wordsOf(sayAny(`page-command-do-${verb}${form}`, ANYTHING))),
  ),
  ...wordsOf(say("page-command-also-pass")),
  ...wordsOf(say("page-command-also-order")),
];

/** The words that may stand beside a number of banners. */
export const countWords = (): string[] =>
  wordsOf(sayAny("page-command-do-count.also", { number: 0 }));
