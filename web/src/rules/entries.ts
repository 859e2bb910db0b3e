// What the reference says about each rule, assembled from the catalogue.
import type { LessonFacts, Reference, RuleFacts } from "../api/types";
import { ruleName } from "../game/rules";
import { eventText } from "../game/say";
import { idOf, type Facts } from "../words/functions";
import { canSay, nameOf, sayAny } from "../words/say.svelte";
import type { Entry } from "./search";
import { linesOf } from "./text";

/** A message that only some rules have. */
const maybe = (id: string): string[] => (canSay(id) ? linesOf(sayAny(id)) : []);

/** A rule's title. */
export function headingOf(rule: string): string {
  if (rule.startsWith("C-")) return ruleName(rule);
  const heading = idOf("heading", rule);
  return sayAny(canSay(heading) ? heading : idOf("chapter", rule));
}

/** The rule in a sentence or two, as it is shown at the table too. */
export const leadOf = (rule: string, { abilities }: RuleFacts): string[] =>
  abilities.length > 0
    ? abilities.map((ability) => nameOf("ability", ability, "text"))
    : maybe(idOf("rule", rule));

export const detailsOf = (rule: string): string[] => maybe(idOf("detail", rule));

export const meaningOf = (option: string, value: string): string =>
  sayAny(idOf("variant", `${option}-${value}`));

/** The rest of a conquest card: its halves, then what they leave out. */
export const conquestOf = (card: string, halves: readonly string[]): string[] => [
  ...halves.map((half) => sayAny("reference-half", { half })),
  ...maybe(idOf("conquest", card.split("/")[1] ?? "")),
];

/** Every rule with all its words, for searching. */
export const entriesOf = ({ rules, options, conquest }: Reference): Entry[] =>
  Object.entries(rules)
    .filter(([rule, facts]) => leadOf(rule, facts).length > 0)
    .map(([rule, facts]) => ({
      rule,
      name: headingOf(rule),
      text: [
        ...leadOf(rule, facts),
        ...detailsOf(rule),
        ...facts.options.flatMap((option) => [
          nameOf("setting", option),
          ...(options[option]?.values ?? []).map((value) => meaningOf(option, value)),
        ]),
        ...facts.open.map(({ point }) => nameOf("open", point)),
        ...facts.abilities.map((ability) => nameOf("example", ability)),
        ...(facts.table === "conquest"
          ? Object.entries(conquest).flatMap(([card, halves]) => [
              sayAny("item-card", { item: card }),
              ...conquestOf(card, halves),
            ])
          : []),
      ].join(" "),
    }));

// -- where players come across a rule ------------------------------------------------------------

/** A small scene, so that questions and log lines read here as they do at a table. */
const SCENE: Facts = {
  ...{ seat: "raven", society: "raven", player: "spider", who: "raven", displaced: "spider" },
  ...{ owner: "spider", ally: "raven", other: "rat" },
  ...{ sits_0: "raven", sits_1: "spider", sits_2: null, sits_3: "rat" },
  ...{ empire: "bear", other_empire: "lion", defender: "eagle", holder: "eagle" },
  ...{ region: "E2", region_from: "B4", region_to: "E2", field: false },
  ...{ position: "bear.marshal", position_from: "bear.chancellor", position_to: "bear.marshal" },
  ...{ place: "bear.sheriff", other_place: "lion.steward", agent: "bear.chancellor" },
  ...{ slot: "devout", other_slot: "opposed", order: "bear.marshal attack", manner: "own" },
  ...{ ability: "march", card: "bear/lion", second_card: null, conquest: "lion/plague" },
  ...{ half: "spread", standing: "round", cards: false, window: "declared" },
  ...{ number: 3, lost: 2, killed: 2, dead: 4, left: 3, agents: 2, force: 3 },
};
/** Cards for events to which the scene's own do not apply. */
const CARDS: Record<string, string> = {
  conquest: "lion/plague",
  no_effect: "lion/plague",
  proposed: "bear/ask",
  accepted: "bear/ask",
  declined: "bear/ask",
  answer: "bear/ask",
};
/** Questions that only chance is asked. */
const CHANCE = ["seat", "first", "deal", "draw"];

const sceneFor = (what: string, { abilities }: RuleFacts): Facts => ({
  ...SCENE,
  ...(abilities[0] ? { ability: abilities[0] } : {}),
  ...(CARDS[what] ? { card: CARDS[what] } : {}),
});

/** The lessons that teach a rule: those about it, then the first game. */
export const lessonsAt = (rule: string, lessons: readonly LessonFacts[]): string[] =>
  lessons
    .filter(({ rules }) => rules.includes(rule))
    .sort((one, other) => Number(other.rule === rule) - Number(one.rule === rule))
    .map(({ name }) => name);

/** The log lines that cite a rule. */
export function logLine(rule: string, event: string, facts: RuleFacts): string {
  const told = { n: 0, ...sceneFor(event, facts), event, rule };
  return eventText({ ...told, run: [told] });
}

/** The questions that people are asked under a rule. */
export const questionsOf = (facts: RuleFacts): string[] =>
  facts.prompts
    .filter((prompt) => !CHANCE.includes(prompt))
    .map((prompt) => sayAny(idOf("ask", prompt), sceneFor(prompt, facts)));

/** What is shown when something is not offered because of a rule. */
export const refusalsOf = (facts: RuleFacts): string[] =>
  [...facts.reasons, ...facts.things].map((reason) =>
    sayAny(idOf("reason", reason), sceneFor(reason, facts)),
  );

/** A kind of order, in the words of one example. */
const ORDERS: Record<string, string> = {
  add: "add-2",
  add_per: "add-1-per-farm",
  draw: "draw-1",
  draw_per: "draw-per-2-farms",
};
export const orderName = (kind: string): string =>
  sayAny("item-order", { item: ORDERS[kind] ?? kind });
