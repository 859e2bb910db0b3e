// Several banners at once: which answers a plan may contain, and how often each (`decision.plan`).
import type { Plan } from "../api/types";
import { nameOf, say } from "../words/say.svelte";

/** How often each answer is to be given, as `add B4`: 2. */
export type Tally = Readonly<Record<string, number>>;

export const total = (tally: Tally): number => Object.values(tally).reduce((sum, n) => sum + n, 0);

/** How many are still to be planned. */
export const leftOf = (plan: Plan, tally: Tally): number => plan.left - total(tally);

/** Whether an answer can be planned once more. */
export const isFull = (plan: Plan, tally: Tally, action: string): boolean =>
  leftOf(plan, tally) === 0 || (tally[action] ?? 0) >= (plan.rooms[action] ?? 0);

/** A tally with `by` more of an answer, within what the plan allows. */
export function changed(plan: Plan, tally: Tally, action: string, by: number): Tally {
  const room = Math.min(leftOf(plan, tally), (plan.rooms[action] ?? 0) - (tally[action] ?? 0));
  const next = Math.max(0, (tally[action] ?? 0) + Math.min(by, room));
  const { [action]: _, ...rest } = tally;
  return next > 0 ? { ...rest, [action]: next } : rest;
}

/** Whether a tally can be sent: it is complete, or the question allows fewer. */
export const isReady = (plan: Plan, tally: Tally): boolean =>
  leftOf(plan, tally) === 0 || (plan.fewer === true && total(tally) > 0);

/** The answers of a tally, each as often as planned; the table knows their order. */
export const actionsOf = (plan: Plan, tally: Tally): string[] =>
  Object.keys(plan.rooms).flatMap((action) => Array<string>(tally[action] ?? 0).fill(action));

/** What an answer names: `B4` in `add B4`. */
export const placeOf = (action: string): string => action.slice(action.indexOf(" ") + 1);

/** What a plan is for: placing banners, killing them, or discarding cards. */
export function kindOf(plan: Plan): "place" | "kill" | "discard" {
  const [first = ""] = Object.keys(plan.rooms);
  return first.startsWith("kill ") ? "kill" : first.startsWith("discard ") ? "discard" : "place";
}

/** The name of what an answer of a plan is about. */
export const nameAt = (action: string): string =>
  placeOf(action).includes("/")
    ? say("page-card", { card: placeOf(action) })
    : nameOf("region", placeOf(action));

/** The answers of a plan, by region. */
export const byRegion = (tally: Tally): Record<string, number> =>
  Object.fromEntries(Object.entries(tally).map(([action, n]) => [placeOf(action), n]));
