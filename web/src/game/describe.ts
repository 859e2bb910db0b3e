// A region in words, for those who hear the map.
import type { GameView } from "../api/types";
import { say } from "../words/say.svelte";
import { region } from "./board";
import { hunger } from "./supply";

export function describeRegion(game: GameView, id: string, isOption: boolean): string {
  const { home, icons } = region(id);
  const { empire, banners, over = 0 } = game.regions[id]!;
  return say("page-region-spoken", {
    region: id,
    empire,
    home,
    own: empire === home,
    number: banners,
    icons: icons.length,
    names: icons,
    ...hunger(game, empire, over),
    open: isOption,
  });
}
