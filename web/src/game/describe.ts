// A region in words, for people who hear the map.
import type { GameView } from "../api/types";
import { say } from "../words/say.svelte";
import { region } from "./board";
import { supplyFacts } from "./supply";

/** The description of a region. */
export function regionFacts(game: GameView, id: string, isOption: boolean) {
  const { home, icons } = region(id);
  const { empire, banners, over = 0 } = game.regions[id]!;
  return {
    region: id,
    empire,
    home,
    own: empire === home,
    number: banners,
    icons: icons.length,
    names: icons,
    ...supplyFacts(game, empire, over),
    open: isOption,
  };
}

export const describeRegion = (game: GameView, id: string, isOption: boolean): string =>
  say("page-region-spoken", regionFacts(game, id, isOption));
