// How an attack would end (R5.4, R5.5), for showing before it is sent. The server decides.
import { region } from "./board";
import type { Empire } from "./names";

export interface Attack {
  empire: Empire;
  to: string;
  count: number;
}

export interface Outcome {
  fort: boolean;
  attackersLost: number;
  attackersLeft: number;
  defender: Empire;
  defendersLost: number;
  defendersLeft: number;
  holder: Empire;
  cityMoves: boolean;
}

type Held = Record<string, { empire: Empire; banners: number }>;

export function outcome(attack: Attack, regions: Held): Outcome {
  const target = region(attack.to);
  const { empire: defender, banners } = regions[attack.to]!;
  const fort = target.icons.includes("fort");
  const attackersLost = Math.min(attack.count, banners + (fort ? 1 : 0));
  const defendersLost = Math.min(Math.max(attack.count - (fort ? 1 : 0), 0), banners);
  const attackersLeft = attack.count - attackersLost;
  const defendersLeft = banners - defendersLost;
  const holder = attackersLeft > 0 ? attack.empire : defendersLeft > 0 ? defender : target.home;
  const cityMoves = target.icons.includes("city") && holder !== defender;
  return {
    fort,
    attackersLost,
    attackersLeft,
    defender,
    defendersLost,
    defendersLeft,
    holder,
    cityMoves,
  };
}

/** The map after an attack, for counting what it would be worth. */
export function afterAttack(attack: Attack & { from: string }, regions: Held): Held {
  const end = outcome(attack, regions);
  const source = regions[attack.from]!;
  const left = source.banners - attack.count;
  return {
    ...regions,
    [attack.from]: { empire: left > 0 ? source.empire : region(attack.from).home, banners: left },
    [attack.to]: { empire: end.holder, banners: Math.max(end.attackersLeft, end.defendersLeft) },
  };
}

export interface Forecast {
  /** The most that can go: a conquered source keeps one (R5.2). */
  most: number;
  /** The fewest that would take the region, or null if even all would not. */
  needed: number | null;
}

/** What an attack on a region would need, before it is even chosen. */
export function forecast(
  attack: { empire: Empire; from: string; to: string },
  regions: Held,
): Forecast {
  const most = regions[attack.from]!.banners - (region(attack.from).home === attack.empire ? 0 : 1);
  const needed =
    regions[attack.to]!.banners + (region(attack.to).icons.includes("fort") ? 1 : 0) + 1;
  return { most, needed: needed <= most ? needed : null };
}
