// The map's regions, from the engine's own content files: what is drawn before a table is known.
// What depends on a table's rules (borders, limits, orders) comes from the table: `BoardView`.
import board from "@content/board.json";
import type { Empire, Icon } from "./names";

export interface Region {
  id: string;
  home: Empire;
  icons: Icon[];
  start: number;
}

export const REGIONS = board.regions as Region[];
export const REGION_IDS = REGIONS.map((region) => region.id);
const BY_ID = new Map(REGIONS.map((region) => [region.id, region]));

export function region(id: string): Region {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no region ${id} on the board`);
  return found;
}

export const isRegion = (id: unknown): id is string => typeof id === "string" && BY_ID.has(id);
