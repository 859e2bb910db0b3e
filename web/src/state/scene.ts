// From a table's state to what the map and the councils show. Pure, so that it can be tested.
import type { BoardView, Decision, GameEvent, GameView, TableFacts } from "../api/types";
import type { Reader } from "../words/reader.svelte";
import { isRegion } from "../game/board";
import { eventRegions } from "../game/say";
import type { Empire, Society } from "../game/names";
import type { Option } from "../game/options";

/** Who is reading at a table, and people's names there; in a record nobody has a name. */
export function readerAt(table: TableFacts, you: Society | null, board: BoardView | null): Reader {
  const names: Reader["names"] = {};
  for (const { society, named, name } of table.imported ? [] : table.seats)
    if (society && named) names[society] = name;
  return { you, names, settings: table.options, board };
}

export type Mark = "option" | "chosen" | "shown" | "near";

interface Marking {
  options: Option[];
  decision: Decision | null;
  plan: Readonly<Record<string, number>>;
  pointed: Option | null;
  shown: GameEvent | null;
  looked: string[];
  /** What the coach points at. */
  hinted?: string[];
}

/** How each region is marked; being chosen takes precedence over being eligible. */
export function markRegions({
  options,
  decision,
  plan,
  pointed,
  shown,
  looked,
  hinted = [],
}: Marking): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  for (const id of looked) marks[id] = "near";
  for (const option of options) if (option.kind === "region") marks[option.region] = "option";
  const about = decision?.about ?? {};
  for (const field of ["region", "region_from", "region_to", "fixed"]) {
    const id = about[field];
    if (isRegion(id)) marks[id] = "chosen";
  }
  for (const id of Object.keys(plan)) marks[id] = "chosen";
  if (pointed?.kind === "region") marks[pointed.region] = "chosen";
  for (const id of hinted) marks[id] = "shown";
  if (shown) for (const id of eventRegions(shown)) marks[id] = "shown";
  return marks;
}

export interface RegionLook {
  empire: Empire;
  banners: number;
  change: number;
  agents: Society[];
  /** How many banners are above the region's supply limit. */
  over: number;
}

/** The regions as the map shows them, with the plan carried out. */
export function regionLooks(
  game: GameView,
  plan: Readonly<Record<string, number>>,
  sign: 1 | -1,
  changes: Record<string, number>,
): Record<string, RegionLook> {
  const looks: Record<string, RegionLook> = {};
  for (const [id, { empire, banners, limit }] of Object.entries(game.regions)) {
    const agents = Object.entries(game.players).flatMap(([society, player]) =>
      player.field.includes(id) ? [society as Society] : [],
    );
    const shown = banners + sign * (plan[id] ?? 0);
    looks[id] = {
      empire,
      banners: shown,
      over: Math.max(0, shown - limit),
      change: changes[id] ?? 0,
      agents,
    };
  }
  return looks;
}
