// The board as data: facts come from the engine's own content files, so there is one truth.
import board from "@content/board.json";
import councils from "@content/councils.json";
import { EMPIRES, POSITIONS, type Empire, type Icon, type Position } from "./names";

export interface Region {
  id: string;
  name: string;
  home: Empire;
  icons: Icon[];
  start: number;
}

export interface Order {
  do: "add" | "add_per" | "draw" | "draw_per" | "attack" | "switch";
  icon?: Icon;
  n?: number;
  every?: number;
}

export const REGIONS = board.regions as Region[];
export const REGION_IDS = REGIONS.map((region) => region.id);
export const BANNERS_PER_EMPIRE = board.banners_per_empire;
const BY_ID = new Map(REGIONS.map((region) => [region.id, region]));
const CHART = councils.chart as Record<Empire, Order[][]>;

export function region(id: string): Region {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no region ${id} on the board`);
  return found;
}

export const isRegion = (id: unknown): id is string => typeof id === "string" && BY_ID.has(id);

export type Options = Readonly<Record<string, string>>;

/** Who borders whom, with the disputed border as the table reads it (R1.3). */
export function neighbours(options: Options): Record<string, string[]> {
  const { default: usual, alternative } = board.disputed;
  const pairs = board.adjacent.filter((pair) => pair.join("-") !== usual.join("-"));
  pairs.push(options.disputed_border === alternative.join("-") ? alternative : usual);
  const near: Record<string, string[]> = Object.fromEntries(REGION_IDS.map((id) => [id, []]));
  for (const [a, b] of pairs) {
    near[a!]!.push(b!);
    near[b!]!.push(a!);
  }
  return near;
}

/** The most banners a region can feed (R4.7). */
export const supplyLimit = (id: string): number => (region(id).icons.includes("farm") ? 6 : 4);

/** The orders of a position, as the table's rules have them (R4.3). */
export function ordersAt(empire: Empire, position: Position, options: Options): Order[] {
  const orders = CHART[empire][POSITIONS.indexOf(position)]!;
  const bare = empire === "horse" && position === "steward" && options.horse_steward_adds === "off";
  return bare ? orders.filter((order) => order.do !== "add") : orders;
}

/** An order's name in notation: `add-2`, `add-1-per-fort`, `draw-per-2-farms`. */
export function orderText(order: Order): string {
  switch (order.do) {
    case "add":
      return `add-${order.n}`;
    case "add_per":
      return `add-${order.n}-per-${order.icon}`;
    case "draw":
      return `draw-${order.n}`;
    case "draw_per":
      return `draw-per-${order.every}-${order.icon}s`;
    default:
      return order.do;
  }
}

/** The order a text names; undefined for none of the board's. */
export function parseOrder(text: string): Order | undefined {
  for (const empire of EMPIRES) {
    for (const orders of CHART[empire]) {
      const found = orders.find((order) => orderText(order) === text);
      if (found) return found;
    }
  }
  return undefined;
}
