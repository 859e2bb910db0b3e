// The score as it would be now (R8), from what one may know.
import type { GameView, PlayerFacts } from "../api/types";
import { REGIONS, type Options } from "./board";
import { EMPIRES, MULTIPLIERS, type Empire, type Icon, type Society } from "./names";

type Held = Record<string, { empire: Empire }>;

/** The cities each empire controls. */
export function citiesOf(regions: Held): Record<Empire, string[]> {
  const cities = Object.fromEntries(EMPIRES.map((empire) => [empire, []])) as unknown as Record<
    Empire,
    string[]
  >;
  for (const { id, icons } of REGIONS)
    if (icons.includes("city")) cities[regions[id]!.empire].push(id);
  return cities;
}

/** How many of an icon an empire controls. */
export const iconsOf = (regions: Held, empire: Empire, icon: Icon): number =>
  REGIONS.filter(({ id, icons }) => icons.includes(icon) && regions[id]!.empire === empire).length;

/** What an empire counts for a player: cities, and the player's own agents in its regions (R8.1). */
function countsFor(player: PlayerFacts, regions: Held): Record<Empire, number> {
  const cities = citiesOf(regions);
  const counts = Object.fromEntries(
    EMPIRES.map((empire) => [empire, cities[empire].length]),
  ) as Record<Empire, number>;
  for (const id of player.field) counts[regions[id]!.empire] += 1;
  return counts;
}

const bonus = (player: PlayerFacts, options: Options): number =>
  options.concealed_bonus === "on" ? player.face_up.filter((up) => !up).length : 0;

export interface Range {
  low: number;
  high: number;
}

/** The lowest and highest score a player may have; the same number twice if all is known. */
export function scoreRange(player: PlayerFacts, regions: Held, options: Options): Range {
  const counts = countsFor(player, regions);
  let known = bonus(player, options);
  const slots: number[] = [];
  player.loyalties.forEach((empire, slot) => {
    if (empire) known += counts[empire] * MULTIPLIERS[slot]!;
    else slots.push(MULTIPLIERS[slot]!);
  });
  const unseen = EMPIRES.filter((empire) => !player.loyalties.includes(empire)).map(
    (empire) => counts[empire],
  );
  // Matching the largest with the largest gives the most, with the smallest the least.
  const up = [...unseen].sort((a, b) => a - b);
  const worth = [...slots].sort((a, b) => a - b);
  const paired = (numbers: number[]) =>
    worth.reduce((sum, multiplier, i) => sum + multiplier * (numbers[i] ?? 0), 0);
  return { low: known + paired(up.toReversed()), high: known + paired(up) };
}

export function scoresNow(game: GameView, options: Options): Partial<Record<Society, Range>> {
  const out: Partial<Record<Society, Range>> = {};
  for (const [society, player] of Object.entries(game.players)) {
    out[society as Society] = scoreRange(player, game.regions, options);
  }
  return out;
}

export interface ScoreLine {
  empire: Empire;
  multiplier: number;
  cities: string[];
  field: number;
  points: number;
}

/** A finished score unfolded, one line for each loyalty. */
export function unfold(player: PlayerFacts, regions: Held): ScoreLine[] {
  const cities = citiesOf(regions);
  return player.loyalties.flatMap((empire, slot) => {
    if (!empire) return [];
    const field = player.field.filter((id) => regions[id]!.empire === empire).length;
    const multiplier = MULTIPLIERS[slot]!;
    return [
      {
        empire,
        multiplier,
        cities: cities[empire],
        field,
        points: multiplier * (cities[empire].length + field),
      },
    ];
  });
}
