// How a finished game went: scores and cities at the end of each round, and its turning points.
import type { BoardView, GameEvent, GameView } from "../api/types";
import { EMPIRES, type Empire, type Society } from "../game/names";

export interface Moment {
  label: number;
  scores: Partial<Record<Society, number>>;
  cities: Record<Empire, number>;
}

/** The steps to look at: the start of each round, and the end. */
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

/** Cities that changed hands in a fight: the most telling ones, in the order of the game. */
export function turningPoints(
  events: GameEvent[],
  game: GameView,
  board: BoardView,
  most: number,
): TurningPoint[] {
  const worth = (society: Society, empire: Empire): number => {
    const slot = game.players[society]?.loyalties.indexOf(empire) ?? -1;
    return board.multipliers[slot] ?? 0;
  };
  let round = 0;
  const found = events.flatMap((event): TurningPoint[] => {
    if (event.event === "round") round = event.number ?? 0;
    const { region: id, empire, defender, holder } = event;
    if (event.event !== "fought" || !id || !holder || !defender) return [];
    if (!board.regions[id]?.icons.includes("city")) return [];
    if (holder !== empire || holder === defender) return [];
    const swing = (Object.keys(game.players) as Society[]).map((society) => ({
      society,
      points: worth(society, holder) - worth(society, defender),
    }));
    const points = swing.map((entry) => entry.points);
    return [
      {
        n: event.n,
        round,
        region: id,
        empire: holder,
        from: defender,
        swing,
        size: Math.max(...points) - Math.min(...points),
      },
    ];
  });
  return found
    .sort((a, b) => b.size - a.size || b.n - a.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}
