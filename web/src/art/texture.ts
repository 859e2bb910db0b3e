// Paper as strokes: fibres and flecks scattered over a tile, the same on every machine. Generated when the map
// is drawn, so that nothing is fetched, and painted as a pattern, so that nothing is computed afterwards.

/** Pseudo-random numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Short bent fibres on a square tile, none across its edge: how many, and their greatest length. */
export function fibres(tile: number, count: number, longest: number, seed: number): string {
  const next = random(seed);
  const within = () => longest + next() * (tile - 2 * longest);
  const reach = () => Math.round((next() - 0.5) * 2 * longest);
  return Array.from(
    { length: count },
    () =>
      `M${within().toFixed(0)} ${within().toFixed(0)}q${reach()} ${reach()} ${reach()} ${reach()}`,
  ).join("");
}

/** Dots, as lines without length: how many on a square tile. */
export function flecks(tile: number, count: number, seed: number): string {
  const next = random(seed);
  const within = () => (4 + next() * (tile - 8)).toFixed(0);
  return Array.from({ length: count }, () => `M${within()} ${within()}h.01`).join("");
}
