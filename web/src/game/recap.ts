// A summary of what has happened since some moment: the difference of two views, and the log between them.
import type { GameEvent, GameView } from "../api/types";
import { cityChanges, type ScoreChange } from "./beats";
import { EMPIRES, POSITIONS, type Empire, type Society } from "./names";

export interface SeatedAgent {
  position: string;
  society: Society;
}

export interface Recap {
  /** The step it begins with, and the one it ends with. */
  from: number;
  to: number;
  cities: { empire: Empire; by: number }[];
  /** The reader's score then and now; null for a spectator. */
  score: ScoreChange | null;
  /** Cards played by others. */
  cards: GameEvent[];
  /** Others' agents that have come to a position, or left one. */
  come: SeatedAgent[];
  gone: SeatedAgent[];
  /** The last attack ordered by somebody else. */
  attack: GameEvent | null;
  events: GameEvent[];
}

const seated = (game: GameView): SeatedAgent[] =>
  EMPIRES.flatMap((empire) =>
    game.councils[empire].flatMap((society, place) =>
      society && society !== game.seat
        ? [{ position: `${empire}.${POSITIONS[place]}`, society }]
        : [],
    ),
  );
const without = (some: SeatedAgent[], others: SeatedAgent[]): SeatedAgent[] =>
  some.filter(
    ({ position, society }) =>
      !others.some((other) => other.position === position && other.society === society),
  );

/** Sum up what lies between two views; null if nobody else has done anything. */
function recapOf(before: GameView, after: GameView, events: readonly GameEvent[]): Recap | null {
  const since = events.filter(({ n }) => n >= before.n && n < after.n);
  if (!since.some(({ seat }) => seat && seat !== after.seat)) return null;
  const mine = ({ seat, players }: GameView) => (seat ? players[seat]?.score : undefined);
  const [then, now] = [mine(before), mine(after)];
  return {
    from: before.n,
    to: after.n,
    cities: cityChanges(before, after),
    score: then && now ? { from: then.low, to: now.low } : null,
    cards: since.filter(({ event, seat }) => event === "played" && seat !== after.seat),
    come: without(seated(after), seated(before)),
    gone: without(seated(before), seated(after)),
    attack:
      since.findLast(({ event, seat }) => event === "declared" && seat !== after.seat) ?? null,
    events: since,
  };
}

/** The steps before and after what others did last, between two choices of one's own; null if there is no such thing. */
function lastTurn(
  events: readonly GameEvent[],
  { n, seat: you }: GameView,
): { from: number; to: number } | null {
  const theirs = events.findLast(({ seat }) => seat && seat !== you);
  const mine = theirs && events.findLast((one) => one.seat === you && one.n < theirs.n);
  if (!mine) return null;
  return {
    from: mine.n + 1,
    to: events.find((one) => one.seat === you && one.n > theirs.n)?.n ?? n,
  };
}

/**
 * Sum up what has happened since `base`. Where nobody else did anything since, because one has answered
 * several questions in a row, and `earlier` finds older states: what others did before that.
 */
export async function recapSince(
  base: GameView | null,
  now: GameView,
  events: readonly GameEvent[],
  earlier: ((n: number) => Promise<GameView>) | null,
): Promise<Recap | null> {
  const since = base && recapOf(base, now, events);
  const turn = !since && earlier && now.seat ? lastTurn(events, now) : null;
  if (!turn || !earlier) return since;
  return recapOf(await earlier(turn.from), await earlier(turn.to), events);
}
