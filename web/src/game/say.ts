// What the server asks, offers and reports, as ids and facts of messages. The catalogue has the words;
// `words/options.py` and the terminal's story do the same in Python.
import type { GameEvent, GameView, PastDecision } from "../api/types";
import { canSay, sayAny } from "../words/say.svelte";
import { idOf, type Facts } from "../words/functions";
import { isRegion } from "./board";
import { isSociety, SLOTS } from "./names";
import { parsePosition } from "./options";

/** The question in a sentence, as the player asked reads it. */
export function questionText({ prompt, options, about }: PastDecision): string {
  const passing = idOf("pass-only", prompt);
  const onlyPass = options.length === 1 && options[0] === "pass" && canSay(passing);
  return sayAny(onlyPass ? passing : idOf("ask", prompt), about as Facts);
}

/** What is shown while somebody else is asked. */
export function waitingText({ player, prompt }: PastDecision): string {
  if (player === null) return sayAny("waiting-over");
  if (player === "chance") return sayAny("waiting-chance");
  return sayAny("waiting-player", { player, prompt });
}

/** Verbs whose one argument is a fact by itself: `discard bear/lion` is option-discard with $card. */
const SIMPLE: Record<string, string> = {
  act: "position",
  deal: "empire",
  discard: "card",
  draw: "card",
  empire: "empire",
  first: "who",
  half: "half",
  hold: "standing",
  propose: "card",
  reveal: "slot",
  seat: "who",
};

/** An answer in words, with what is known about the player asked. */
export function optionText(
  text: string,
  { player, prompt, options }: PastDecision,
  game: GameView,
): string {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const held = (slot: string) => {
    const theirs = isSociety(player) ? game.players[player]?.loyalties : undefined;
    return theirs?.[SLOTS.findIndex((name) => name === slot)] ?? null;
  };
  const id = `option-${verb}`;
  switch (verb) {
    case "pass": {
      const byPrompt = idOf(id, prompt);
      // A card may make an order possible.
      const orders = options.some((option) => /^(order|play) /.test(option));
      return sayAny(canSay(byPrompt) ? byPrompt : id, { orders: orders ? "some" : null });
    }
    case "count":
      return sayAny(id, { number: Number(first) });
    case "order":
      return sayAny(id, { order: `${first} ${second}` });
    case "play":
      return sayAny(id, { ability: first, cards: second.split("+") });
    case "swap":
      return sayAny(id, {
        slot: first,
        empire: held(first),
        other_slot: second,
        other_empire: held(second),
      });
    case "reveal":
      return sayAny(id, { slot: first, empire: held(first) });
    case "sit":
      return sayAny(id, { who: first === "nobody" ? null : first });
  }
  const fact = SIMPLE[verb];
  if (fact !== undefined) return sayAny(id, { [fact]: first });
  if (!first) return sayAny(id);
  return sayAny(placeOption(verb, first, prompt), {
    [first.includes(".") ? "position" : "region"]: first,
  });
}

/** The message for an answer that names a position or a region. */
function placeOption(verb: string, place: string, prompt: string): string {
  if (verb === "move") return prompt === "trials" ? "option-trials" : "option-move";
  if (place.includes(".")) return `option-${verb}-position`;
  if (prompt === "price_own" || prompt === "price_other") return "option-agent-region";
  return verb === "deploy" || verb === "retrieve" ? `option-${verb}-region` : `option-${verb}`;
}

/** Similar events in a row, reported as one: the last stands for all. */
export interface Told extends GameEvent {
  run: GameEvent[];
}

/** The values of fields that the server leaves out of an event. */
const NOTHING: Facts = {
  ...Object.fromEntries(
    ["displaced", "empire", "player", "second_card"].map((fact) => [fact, null]),
  ),
  ...Object.fromEntries([0, 1, 2, 3].map((place) => [`sits_${place}`, null])),
};

/** The sentence for one event, or for several of the same kind. */
export function eventText({ run, ...event }: Told): string {
  const { n: _n, event: name, rule, ...fields } = event;
  return sayAny(idOf("event", name), {
    ...NOTHING,
    ...(fields as Facts),
    ...runFacts(name, rule, run),
  });
}

function runFacts(name: string, rule: string, run: GameEvent[]): Facts {
  switch (name) {
    case "added":
    case "killed":
    case "set_down":
      return { places: places(run), cause: idOf("rule", rule) };
    case "drew":
    case "discarded": {
      const cards = run.flatMap(({ card }) => card ?? []);
      return { number: run.length, cards, known: cards.length > 0 };
    }
    case "played":
      return { cards: [run[0]!.card, run[0]!.second_card].filter((card) => card != null) };
    default:
      return {};
  }
}

/** How many in each region, in order of appearance. */
function places(run: GameEvent[]): { number: number; region: string }[] {
  const found = new Map<string, number>();
  for (const { region, number } of run)
    if (region) found.set(region, (found.get(region) ?? 0) + (number ?? 0));
  return [...found].map(([region, number]) => ({ number, region }));
}

/** The positions of an event, as `bear.sheriff`. */
export function eventPositions(event: GameEvent): string[] {
  const { position, position_from, position_to, place, other_place } = event;
  const ordered = event.order?.split(" ")[0];
  return [position, position_from, position_to, place, other_place, ordered].filter(
    (text): text is string => typeof text === "string" && parsePosition(text) !== undefined,
  );
}

/** The regions of an event, its source first. */
export function eventRegions(event: GameEvent): string[] {
  const { region_from, region_to, region, place, other_place } = event;
  return [region_from, region_to, region, place, other_place].filter(isRegion);
}
