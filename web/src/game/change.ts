// The difference of two views, for showing what has happened since.
import type { GameEvent, GameView } from "../api/types";
import { REGION_IDS, isRegion } from "./board";

/** How many banners each region has gained or lost; a change of holder counts the new ones. */
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
    count: Number(moved.number ?? 0),
  };
}

/** Join repeated additions and deaths in one place, for a log that can be read. */
export function condense(events: GameEvent[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    const last = out.at(-1);
    const joins =
      last && ["added", "killed", "set_down"].includes(event.event) && last.event === event.event;
    if (
      joins &&
      last.region === event.region &&
      last.empire === event.empire &&
      last.rule === event.rule
    ) {
      out[out.length - 1] = { ...event, number: Number(last.number) + Number(event.number) };
    } else out.push(event);
  }
  return out;
}

/** Take news in: they replace all that is known from `from` up to the last of them. */
export function insertEvents(known: GameEvent[], from: number, news: GameEvent[]): GameEvent[] {
  const last = news.at(-1)?.n ?? Infinity;
  return [
    ...known.filter((event) => event.n < from),
    ...news,
    ...known.filter((event) => event.n > last),
  ];
}
