// What the reference says about each rule, assembled from the catalogue.
import type { BoardView, LessonFacts, Reference, RuleFacts } from "../api/types";
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

/** A line of the log, as a rule's events are told. */
function logLine(rule: string, event: string, facts: RuleFacts): string {
  const told = { n: 0, ...sceneFor(event, facts), event, rule };
  return eventText({ ...told, run: [told] });
}

const questionLine = (prompt: string, facts: RuleFacts): string =>
  sayAny(idOf("ask", prompt), sceneFor(prompt, facts));

const refusalLine = (reason: string, facts: RuleFacts): string =>
  sayAny(idOf("reason", reason), sceneFor(reason, facts));

/** A line with the place in the reference that it leads to. */
export interface Linked {
  text: string;
  to: string;
}

/** What the table says under a rule, each line with its anchor in the index: questions, log, refusals. */
export const saidUnder = (rule: string, facts: RuleFacts): Record<Kind, Linked[]> => ({
  asked: facts.prompts
    .filter((prompt) => !CHANCE.includes(prompt))
    .map((prompt) => ({ text: questionLine(prompt, facts), to: `ask-${prompt}` })),
  logged: facts.events.map((event) => ({
    text: logLine(rule, event, facts),
    to: `log-${event}`,
  })),
  refused: [...facts.reasons, ...facts.things].map((reason) => ({
    text: refusalLine(reason, facts),
    to: `why-${reason}`,
  })),
});
export type Kind = "asked" | "logged" | "refused";

/** All that the table says, by anchor, with every rule that it is said under. */
export function indexOf({ rules }: Reference): Record<Kind, (Linked & { rules: string[] })[]> {
  const found: ReturnType<typeof indexOf> = { asked: [], logged: [], refused: [] };
  for (const [rule, facts] of Object.entries(rules))
    for (const [kind, lines] of Object.entries(saidUnder(rule, facts)))
      for (const line of lines) {
        const known = found[kind as Kind].find(({ to }) => to === line.to);
        if (known) known.rules.push(rule);
        else found[kind as Kind].push({ ...line, rules: [rule] });
      }
  return found;
}

/** A card's anchor in the list of cards. */
export const cardAnchor = (card: string): string => `card-${card.replace("/", "-")}`;

/** The cards that offer an ability, with their places in the list. */
export const cardsWith = (ability: string, { cards }: BoardView): Linked[] =>
  Object.keys(cards)
    .filter((card) => cards[card]!.includes(ability))
    .map((card) => ({ text: sayAny("item-card", { item: card }), to: cardAnchor(card) }));

/** The rule of a kind of order. */
export const ruleOfOrder = ({ rules }: Reference, kind: string): string =>
  Object.keys(rules).find((rule) => rules[rule]!.orders.includes(kind))!;

/** A kind of order, in the words of one example. */
const ORDERS: Record<string, string> = {
  add: "add-2",
  add_per: "add-1-per-farm",
  draw: "draw-1",
  draw_per: "draw-per-2-farms",
};
export const orderName = (kind: string): string =>
  sayAny("item-order", { item: ORDERS[kind] ?? kind });
