// The course of a finished game: scores and cities at the end of each round, and its turning points.
import type { BoardView, GameEvent, GameView } from "../api/types";
import { EMPIRES, type Empire, type Society } from "../game/names";

export interface Moment {
  label: number;
  scores: Partial<Record<Society, number>>;
  cities: Record<Empire, number>;
}

/** The steps to fetch: the start of each round, and the end. */
export function roundSteps(events: GameEvent[], last: number): number[] {
  const starts = events.filter((event) => event.event === "round").map((event) => event.n + 1);
  return [...starts, last];
}

export function momentOf(label: number, game: GameView): Moment {
  const scores = Object.fromEntries(
    Object.entries(game.players).map(([society, { score }]) => [society, score.high]),
  );
  const cities = Object.fromEntries(EMPIRES.map((empire) => [empire, game.icons[empire].city]));
  return { label, scores, cities: cities as Record<Empire, number> };
}

export interface TurningPoint {
  n: number;
  round: number;
  region: string;
  empire: Empire;
  from: Empire;
  /** What it was worth to each player, by the loyalties at the end. */
  swing: { society: Society; points: number }[];
  size: number;
}

/**
 * Cities that changed hands in a fight and stayed so until the end of that round: the most important ones, in
 * the order of the game. `rounds` has the game at the steps of `roundSteps`.
 */
export function turningPoints(
  events: GameEvent[],
  rounds: GameView[],
  board: BoardView,
  most: number,
): TurningPoint[] {
  const final = rounds.at(-1);
  if (!final) return [];
  const worth = (society: Society, empire: Empire): number =>
    final.players[society]?.lines?.find((line) => line.empire === empire)?.multiplier ?? 0;
  /** The last capture of each region in each round. */
  const captures = new Map<string, { n: number; round: number; region: string }>();
  let round = 0;
  for (const { event, n, number, region, empire, holder } of events) {
    if (event === "round") round = number ?? 0;
    if (event !== "fought" || !region || holder !== empire) continue;
    if (board.regions[region]?.icons.includes("city"))
      captures.set(`${round} ${region}`, { n, round, region });
  }
  return [...captures.values()]
    .flatMap((capture): TurningPoint[] => {
      const { round, region } = capture;
      const [from, empire] = [rounds[round - 1], rounds[round]].map(
        (game) => game?.regions[region]?.empire,
      );
      if (!from || !empire || from === empire) return [];
      const swing = (Object.keys(final.players) as Society[]).map((society) => ({
        society,
        points: worth(society, empire) - worth(society, from),
      }));
      const points = swing.map((entry) => entry.points);
      return [{ ...capture, empire, from, swing, size: Math.max(...points) - Math.min(...points) }];
    })
    .sort((a, b) => b.size - a.size || b.n - a.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}
