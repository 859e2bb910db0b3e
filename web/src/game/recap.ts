// What has happened since some moment, summed up: the difference of two views, and the log between them.
import type { GameEvent, GameView } from "../api/types";
import { cityChanges, type ScoreChange } from "./beats";
import { EMPIRES, POSITIONS, type Empire, type Society } from "./names";

export interface SeatedAgent {
  position: string;
  society: Society;
}

export interface Recap {
  /** The step it begins with. */
  from: number;
  cities: { empire: Empire; by: number }[];
  /** The own score then and now; null for who has none. */
  score: ScoreChange | null;
  /** Cards that others have played. */
  cards: GameEvent[];
  /** Agents of others that have come to a position, and that have left one. */
  come: SeatedAgent[];
  gone: SeatedAgent[];
  /** The last attack by order of another. */
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
export function recapOf(
  before: GameView,
  after: GameView,
  events: readonly GameEvent[],
): Recap | null {
  const since = events.filter(({ n }) => n >= before.n && n < after.n);
  if (!since.some(({ seat }) => seat && seat !== after.seat)) return null;
  const mine = ({ seat, players }: GameView) => (seat ? players[seat]?.score : undefined);
  const [then, now] = [mine(before), mine(after)];
  return {
    from: before.n,
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
