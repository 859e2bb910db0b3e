// What is new in the log since the last announcement: a short version, and all of it on request.
import type { GameEvent, GameView } from "../api/types";
import { beatsOf, cityChanges, scoreChange } from "../game/beats";
import { condense } from "../game/change";
import { ruleName } from "../game/rules";
import { eventText } from "../game/say";
import { say } from "../words/say.svelte";

/** How far the log has been announced: the last step, and how many of its events. */
export interface Mark {
  n: number;
  told: number;
}

export const endOf = (events: readonly GameEvent[]): Mark => {
  const n = events.at(-1)?.n ?? -1;
  return { n, told: events.filter((event) => event.n === n).length };
};

/** The events after a mark. */
export function since(events: readonly GameEvent[], { n, told }: Mark): GameEvent[] {
  const same = events.filter((event) => event.n === n).slice(told);
  return [...same, ...events.filter((event) => event.n > n)];
}

const isKnown = ({ event, empire }: GameEvent): boolean => event !== "dealt" || Boolean(empire);

/** A game's beginning: every line, but for bets that are kept covered. */
export const fromTheStart = (events: readonly GameEvent[], covered: boolean): string[] =>
  condense(events.filter((event) => isKnown(event) && !(covered && event.event === "dealt"))).map(
    eventText,
  );

/** For an order or a card: what was done and how it ended. For anything else: every line. */
export function inShort(events: readonly GameEvent[]): string[] {
  return beatsOf(events).flatMap(({ kind, events: belonging }) => {
    const told = condense(belonging.filter(isKnown));
    const ends = kind === "order" || kind === "card" || kind === null;
    return (ends && told.length > 2 ? [told[0]!, told.at(-1)!] : told).map(eventText);
  });
}

export const inFull = (events: readonly GameEvent[]): string[] =>
  condense([...events]).map((event) =>
    say("page-access-detail", { text: eventText(event), rule: ruleName(event.rule) }),
  );

/** The result: cities and the reader's own score, where they changed. */
export function cameOf(before: GameView, after: GameView, covered: boolean): string[] {
  const score = covered ? null : scoreChange(before, after);
  return [
    ...cityChanges(before, after).map(({ empire }) =>
      say("page-access-cities", { empire, number: after.icons[empire].city }),
    ),
    ...(score ? [say("page-access-score", { number: score.to })] : []),
  ];
}
