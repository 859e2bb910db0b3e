// Several banners at once: planned here, sent one by one in the order of the map, as the rules ask.
import type { Decision } from "../api/types";
import { REGION_IDS } from "./board";
import { parseOption } from "./options";

/** Prompts whose questions repeat until `left` banners are placed or killed. */
const REPEATING = ["add", "subjugate", "rearrange", "disperse_to", "populate", "fire_kill"];

export type Plan = Record<string, number>;

/** How many a plan may hold, or 0 if the question is no such one. */
export function planSize(decision: Decision): number {
  const left = Number(decision.about["left"] ?? 0);
  return REPEATING.includes(decision.prompt) && left > 1 && decision.options.length > 1 ? left : 0;
}

/** Whether a plan may stop early: killing is "up to". */
export const mayStop = (decision: Decision): boolean => decision.prompt === "fire_kill";

export const planned = (plan: Plan): number => Object.values(plan).reduce((sum, n) => sum + n, 0);

/** A plan with `by` more in a region, within what it may hold. */
export function changed(plan: Plan, id: string, by: number, size: number): Plan {
  const room = size - planned(plan);
  const next = Math.max(0, (plan[id] ?? 0) + Math.min(by, room));
  const { [id]: _, ...rest } = plan;
  return next > 0 ? { ...rest, [id]: next } : rest;
}

/** The regions of a plan in the order they have to be sent. */
export const inMapOrder = (plan: Plan): string[] => REGION_IDS.flatMap((id) => Array<string>(plan[id] ?? 0).fill(id));

/** The option of a question that does the next step of a plan, if it is there. */
export function nextOption(decision: Decision, id: string): string | undefined {
  return decision.options.find((text) => {
    const option = parseOption(text);
    return option.kind === "region" && option.region === id;
  });
}
