// Differences between two views, for showing what has happened.
import type { GameEvent, GameView } from "../api/types";
import type { Told } from "./say";
import { REGION_IDS, isRegion } from "./board";

/** How many banners each region has gained or lost; after a change of holder the new ones count. */
export function bannerChanges(before: GameView | null, after: GameView): Record<string, number> {
  const changes: Record<string, number> = {};
  if (!before) return changes;
  for (const id of REGION_IDS) {
    const [was, is] = [before.regions[id]!, after.regions[id]!];
    const by = was.empire === is.empire || is.banners === 0 ? is.banners - was.banners : is.banners;
    if (by !== 0) changes[id] = by;
  }
  return changes;
}

/** The last attack or march among events, as an arrow. */
export function lastMove(events: GameEvent[]): { from: string; to: string; count: number } | null {
  const moved = events.findLast((event) => event.event === "declared" || event.event === "moved");
  if (!moved || !isRegion(moved.region_from) || !isRegion(moved.region_to)) return null;
  return {
    from: moved.region_from,
    to: moved.region_to,
    count: moved.number ?? 0,
  };
}

/** What consecutive events must have in common to be reported as one. */
function belonging({ event, rule, empire, seat }: GameEvent): string | null {
  if (["added", "killed", "set_down"].includes(event)) return `${event} ${rule} ${empire}`;
  if (["drew", "discarded"].includes(event)) return `${event} ${seat} ${empire}`;
  return null;
}

/** Events in runs that are reported as one, for a readable log. */
export function condense(events: GameEvent[]): Told[] {
  const out: Told[] = [];
  for (const event of events) {
    const last = out.at(-1);
    const shared = belonging(event);
    if (last && shared !== null && belonging(last) === shared)
      out[out.length - 1] = { ...event, run: [...last.run, event] };
    else out.push({ ...event, run: [event] });
  }
  return out;
}

/** Merges new events: they replace all known ones from `from` up to the last of them. */
export function insertEvents(known: GameEvent[], from: number, news: GameEvent[]): GameEvent[] {
  const last = news.at(-1)?.n ?? Infinity;
  return [
    ...known.filter((event) => event.n < from),
    ...news,
    ...known.filter((event) => event.n > last),
  ];
}
