// Several banners at once: planned here, sent one by one in the order of the map, as the rules ask.
import type { Decision, GameView } from "../api/types";
import { REGION_IDS, supplyLimit } from "./board";
import { parseOption, regionOptions } from "./options";

/** Prompts whose questions repeat until `left` banners are placed or killed. */
const REPEATING = ["add", "subjugate", "rearrange", "disperse_to", "populate", "fire_kill"];

export type Plan = Record<string, number>;

/** How many a plan may hold, or 0 if the question is no such one. */
export function planSize(decision: Decision): number {
  const left = Number(decision.about.left ?? 0);
  return REPEATING.includes(decision.prompt) && left > 1 && decision.options.length > 1 ? left : 0;
}

/** Whether a plan may stop early: killing is "up to". */
export const mayStop = (decision: Decision): boolean => decision.prompt === "fire_kill";

export const planned = (plan: Plan): number => Object.values(plan).reduce((sum, n) => sum + n, 0);

/** The regions of a plan in the order of the map, and the most that each may be given. */
export function roomsOf(decision: Decision, regions: GameView["regions"]): Plan {
  const size = planSize(decision);
  const offered = Object.keys(regionOptions(decision.options.map(parseOption)));
  if (size === 0) return {};
  if (decision.prompt === "fire_kill")
    return Object.fromEntries(offered.map((id) => [id, regions[id]!.banners]));
  if (decision.prompt !== "populate" && decision.prompt !== "rearrange")
    return Object.fromEntries(offered.map((id) => [id, size]));
  // Here the last regions are not offered while they could not take all that is left; a plan may use them.
  const after = REGION_IDS.slice(REGION_IDS.indexOf(offered.at(-1)!) + 1).filter(
    (id) => regions[id]!.empire === decision.about.empire,
  );
  const room = (id: string) =>
    decision.prompt === "populate" ? 1 : supplyLimit(id) - regions[id]!.banners;
  const rooms = Object.fromEntries(
    [...offered, ...after].map((id) => [id, room(id)] as const).filter(([, most]) => most > 0),
  );
  // A region that stood above its supply limit may do so again (C-horse-2), but we are not told which did.
  return planned(rooms) >= size ? rooms : Object.fromEntries(offered.map((id) => [id, size]));
}

/** A plan with `by` more in a region, within what the plan and the region may hold. */
export function changed(plan: Plan, id: string, by: number, size: number, rooms: Plan): Plan {
  const room = Math.min(size - planned(plan), (rooms[id] ?? 0) - (plan[id] ?? 0));
  const next = Math.max(0, (plan[id] ?? 0) + Math.min(by, room));
  const { [id]: _, ...rest } = plan;
  return next > 0 ? { ...rest, [id]: next } : rest;
}

/** The regions of a plan in the order they have to be sent. */
export const inMapOrder = (plan: Plan): string[] =>
  REGION_IDS.flatMap((id) => Array<string>(plan[id] ?? 0).fill(id));

/** The option of a question that does the next step of a plan, if it is there. */
export function nextOption(decision: Decision, id: string): string | undefined {
  return decision.options.find((text) => {
    const option = parseOption(text);
    return option.kind === "region" && option.region === id;
  });
}
