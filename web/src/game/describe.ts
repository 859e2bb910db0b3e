// A region in words, for those who hear the map.
import type { GameView } from "../api/types";
import { t, word } from "../i18n/words";
import { region, supplyLimit } from "./board";
import { empireName } from "./say";

export function describeRegion(game: GameView, id: string, isOption: boolean): string {
  const facts = region(id);
  const { empire, banners } = game.regions[id]!;
  const parts = [
    facts.name,
    empire === facts.home
      ? t("region.home", { empire: empireName(empire) })
      : t("region.held", { empire: empireName(empire), home: empireName(facts.home) }),
    banners > 0 ? t("region.banners", { n: banners }) : t("region.empty"),
    ...facts.icons.map((icon) => word(`icon.${icon}`)),
  ];
  if (banners > supplyLimit(id)) parts.push(t("region.over", { n: banners - supplyLimit(id) }));
  if (isOption) parts.push(t("region.option"));
  return parts.join(", ");
}
