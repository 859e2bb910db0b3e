// Walking with keys: to the neighbour in a direction, to a name, through the councils.
import sites from "@content/sites.json";
import { EMPIRES, POSITIONS } from "../game/names";

export type Direction = "up" | "down" | "left" | "right";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
export const directionOf = (key: string): Direction | undefined => ARROWS[key];

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
/** A neighbour whose direction differs by more than this (as a cosine) does not count. */
const WITHIN = 0.38;
/** How much farther a neighbour off the straight line counts. */
const ASIDE = 2;

const SITES = sites.sites as unknown as Record<string, [number, number]>;

/** The neighbour in a direction, if any: one straight ahead is preferred to a nearer one. */
export function toward(
  from: string,
  direction: Direction,
  neighbours: readonly string[],
): string | null {
  const [x, y] = SITES[from]!;
  const [dx, dy] = STEPS[direction];
  let best: { id: string; far: number } | null = null;
  for (const id of neighbours) {
    const [nx, ny] = SITES[id]!;
    const distance = Math.hypot(nx - x, ny - y);
    const ahead = ((nx - x) * dx + (ny - y) * dy) / distance;
    const far = distance * (1 + ASIDE * (1 - ahead));
    if (ahead >= WITHIN && (!best || far < best.far)) best = { id, far };
  }
  return best?.id ?? null;
}

const around = (length: number, at: number, by: number): number => (at + by + length) % length;

/** The position one step away in the grid of councils: columns are empires, rows are positions. */
export function positionToward(from: string, direction: Direction): string {
  const [empire = "", title = ""] = from.split(".");
  const [dx, dy] = STEPS[direction];
  const column = around(
    EMPIRES.length,
    EMPIRES.findIndex((name) => name === empire),
    dx,
  );
  const row = around(
    POSITIONS.length,
    POSITIONS.findIndex((name) => name === title),
    dy,
  );
  return `${EMPIRES[column]!}.${POSITIONS[row]!}`;
}

/** A text in words, without accents, apostrophes and capitals. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The next thing after `at` with a word that begins with the typed text; names that begin with it come first. */
export function jump(
  names: readonly (readonly [id: string, name: string])[],
  at: string,
  typed: string,
): string | null {
  const wanted = wordsOf(typed).join(" ");
  if (wanted === "") return null;
  const start = names.findIndex(([id]) => id === at);
  // Typing on stays at a name that still matches; a single letter moves on to the next.
  const first = wanted.length > 1 ? start : start + 1;
  const turned = names.map((_, i) => names[around(names.length, i, Math.max(0, first))]!);
  const begins = (name: string) => wordsOf(name).join(" ").startsWith(wanted);
  const holds = (name: string) => wordsOf(name).some((word) => word.startsWith(wanted));
  return (
    (turned.find(([, name]) => begins(name)) ?? turned.find(([, name]) => holds(name)))?.[0] ?? null
  );
}

/** The next of some things after one of all, cyclically; -1 goes backwards. */
export function following(
  all: readonly string[],
  some: readonly string[],
  at: string,
  by: 1 | -1,
): string | null {
  const start = Math.max(0, all.indexOf(at));
  for (let i = 1; i <= all.length; i++) {
    const id = all[(((start + by * i) % all.length) + all.length) % all.length]!;
    if (some.includes(id)) return id;
  }
  return null;
}
