// How many banners a region will lose, and when, according to the view.
import type { GameView } from "../api/types";
import type { Empire } from "./names";

/** The facts of message `supply-over`. */
export function supplyFacts({ supply }: GameView, empire: Empire, over: number) {
  const check = supply[empire];
  const kind = !check ? "never" : check.after === null ? "round" : "after";
  return { over, check: kind, position: check?.after ?? null, later: check?.later ?? 0 };
}

/** The regions above their supply limit. */
export const overLimit = (game: GameView): { region: string; over: number }[] =>
  Object.entries(game.regions).flatMap(([region, { over = 0 }]) =>
    over > 0 ? [{ region, over }] : [],
  );
