// Events grouped into beats, which are shown together: an order and all that follows from it, a deployment,
// a card, loyalties turned up, the end of a round.
import type { GameEvent, GameView } from "../api/types";
import { EMPIRES, type Empire } from "./names";

export type BeatKind =
  "deal" | "round" | "deploy" | "order" | "card" | "reveal" | "gather" | "supply" | "end";

/** Events that belong together. Without a kind they continue the previous beat. */
export interface Beat {
  kind: BeatKind | null;
  events: GameEvent[];
}

const OPENERS: Readonly<Record<string, BeatKind>> = {
  seated: "deal",
  dealt: "deal",
  round: "round",
  deployed: "deploy",
  deployed_field: "deploy",
  skipped: "deploy",
  ordered: "order",
  idle: "order",
  played: "card",
  conquest: "card",
  proposed: "card",
  swapped: "reveal",
  revealed: "reveal",
  retrieved: "gather",
  retrieved_field: "gather",
  kept: "gather",
  first: "gather",
  ended: "end",
};
/** Several of these in a row make one beat. */
const RUNS: readonly (BeatKind | null)[] = ["deal", "round", "gather", "supply"];

/** The kind of beat that an event opens, if it does not continue the previous one. */
function kindOf({ event, rule }: GameEvent, next: GameEvent | undefined): BeatKind | null {
  if (event === "killed" && rule === "R4.7") return "supply";
  // Who goes first is reported with the round, if that begins at once.
  if (event === "first" && next?.event === "round") return "round";
  return OPENERS[event] ?? null;
}

/** Groups events into beats; the first continues the beat `during` which they happened, if it can. */
export function beatsOf(events: readonly GameEvent[], during: BeatKind | null = null): Beat[] {
  const beats: Beat[] = [];
  let current = during;
  for (const [i, event] of events.entries()) {
    const opens = kindOf(event, events[i + 1]);
    const last = beats.at(-1);
    if (opens !== null && !(opens === current && RUNS.includes(opens))) {
      current = opens;
      beats.push({ kind: opens, events: [event] });
    } else if (last) last.events.push(event);
    else beats.push({ kind: null, events: [event] });
  }
  return beats;
}

/** Events that move no piece. */
const QUIET: readonly string[] = ["idle", "first", "round", "ended"];
/** Whether a beat only follows from the one before it, so that the game between them is known. */
export const isAftermath = ({ kind, events }: Beat): boolean =>
  kind === "supply" || events.every(({ event }) => QUIET.includes(event));

/** The game before `later` beats, which only follow from what was shown until then. */
export function beforehand(
  before: GameView | null,
  after: GameView,
  later: readonly Beat[],
): GameView {
  const [regions, reserves] = [{ ...after.regions }, { ...after.reserves }];
  const events = later.flatMap((beat) => beat.events);
  for (const { region, empire, number } of events) {
    if (!region || !empire || !number) continue; // only those that starved have all three
    const at = regions[region]!;
    regions[region] = { ...at, banners: at.banners + number, over: (at.over ?? 0) + number };
    reserves[empire] -= number;
  }
  const fed = { ...after, regions, reserves };
  if (!before || events.every(({ event }) => event === "killed" || event === "idle")) return fed;
  const { seat, first, round, phase, active } = before;
  // At the end everybody's loyalties lie open.
  const players = after.phase === "end" ? { ...before.players } : after.players;
  if (seat) players[seat] = after.players[seat];
  return { ...fed, first, round, phase, active, players };
}

export type Tracker = Pick<GameView, "active" | "phase">;

/** Where the tracker is while something is shown: with the order, otherwise where it was before. */
export function trackerAt(
  kind: BeatKind,
  [first]: readonly GameEvent[],
  before: GameView | null,
): Tracker | null {
  if (!before) return null;
  const { active, phase } = before;
  if (kind === "card" || kind === "deploy") return { active, phase };
  // Whoever came in the middle of an order has not seen it given.
  const given = first?.order ?? first?.position;
  if (kind !== "order" || !first?.seat || !given) return null;
  const [empire, position] = given.split(" ")[0]!.split(".");
  return { active: { empire, position, seat: first.seat }, phase } as Tracker;
}

const FIGHTS = ["fought", "feuded", "fort_killed", "arrived"];
export const isFight = (events: readonly GameEvent[]): boolean =>
  events.some(({ event }) => FIGHTS.includes(event));

/** How many cities each empire has gained or lost, where any. */
export function cityChanges(before: GameView, after: GameView): { empire: Empire; by: number }[] {
  return EMPIRES.map((empire) => ({
    empire,
    by: after.icons[empire].city - before.icons[empire].city,
  })).filter(({ by }) => by !== 0);
}

/** Empires that have lost their last city. */
export const fallen = (before: GameView, after: GameView): Empire[] =>
  EMPIRES.filter((empire) => before.icons[empire].city > 0 && after.icons[empire].city === 0);

export interface ScoreChange {
  from: number;
  to: number;
}

/** The reader's score before and after, if it changed. */
export function scoreChange(before: GameView, after: GameView): ScoreChange | null {
  const mine = (game: GameView) => (game.seat ? game.players[game.seat]?.score : undefined);
  const [from, to] = [mine(before)?.low, mine(after)?.low];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

const HOLDS: Readonly<Record<BeatKind, number>> = {
  deal: 9000,
  round: 1800,
  deploy: 900,
  order: 1200,
  card: 2200,
  reveal: 2600,
  gather: 1000,
  supply: 1400,
  end: 8000, // and until everything has been counted
};
/** Each further thing that was gathered. */
const MORE = 500;
const MOST_GATHERED = 4;
const FIGHT = 2000;
const CONQUEST = 2600;
const LAST_CITY = 3400;

/** How long a beat is shown before the next may follow, in milliseconds at normal speed. */
export function holdOf(
  kind: BeatKind,
  events: readonly GameEvent[],
  before: GameView | null,
  after: GameView | null,
): number {
  if (before && after && fallen(before, after).length > 0) return LAST_CITY;
  if (before && after && cityChanges(before, after).length > 0) return CONQUEST;
  const gathered = kind === "gather" ? Math.min(events.length, MOST_GATHERED) - 1 : 0;
  return Math.max(HOLDS[kind] + MORE * gathered, isFight(events) ? FIGHT : 0);
}
