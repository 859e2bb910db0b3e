// How many banners of a region will be lost, and when, as the view says it.
import type { GameView } from "../api/types";
import type { Empire } from "./names";

/** The facts of message `supply-over`. */
export function hunger({ supply }: GameView, empire: Empire, over: number) {
  const check = supply[empire];
  const kind = !check ? "never" : check.after === null ? "round" : "after";
  const position = check?.after ? `${check.after}.chancellor` : null;
  return { over, check: kind, position, later: check?.later ?? 0 };
}

/** The regions with more banners than they feed, those that will lose them first. */
export const hungry = (game: GameView): { region: string; over: number }[] =>
  Object.entries(game.regions).flatMap(([region, { over = 0 }]) =>
    over > 0 ? [{ region, over }] : [],
  );
