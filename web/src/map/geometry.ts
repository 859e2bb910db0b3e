// Paths from the map's data file: neighbours share their lines, so there are no gaps between them.
import { TERRAIN } from "../art/terrain";
import { EMPIRES, type Empire } from "../game/names";
import { region } from "../game/board";

export interface MapData {
  border: string;
  /** Lines in half units: the first point is absolute, each further one relative to the last. */
  arcs: { between: (string | null)[]; steps: number[] }[];
  coast: number[][];
  regions: {
    id: string;
    rings: number[][];
    /** How many lines of text fit. */
    lines: number;
    tilt: number;
    name: number[];
    row: number[];
    growth: number[];
  }[];
}

export interface Shape {
  id: string;
  home: Empire;
  path: string;
  /** How many lines its name takes. */
  lines: number;
  tilt: number;
  name: [number, number];
  /** The middle of the row with icons and flag. */
  row: [number, number];
}

type Point = [number, number];

const pointsOf = (flat: number[]): Point[] => {
  const out: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) out.push([flat[i]!, flat[i + 1]!]);
  return out;
};

/** A smooth line through points: quadratic curves from midpoint to midpoint. */
function curve(points: Point[], from: "start" | "on"): string {
  const [first] = points;
  let path = from === "start" ? `M${first![0]} ${first![1]}` : "";
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    const last = i === points.length - 2;
    const ex = last ? nx : (x + nx) / 2;
    const ey = last ? ny : (y + ny) / 2;
    path += `Q${x} ${y} ${ex} ${ey}`;
  }
  if (points.length === 2) path += `L${points[1]![0]} ${points[1]![1]}`;
  return path;
}

function arcPoints(data: MapData, number: number): Point[] {
  let [x, y] = [0, 0];
  const points = pointsOf(data.arcs[number < 0 ? ~number : number]!.steps).map(
    ([dx, dy]): Point => [(x += dx) / 2, (y += dy) / 2],
  );
  return number < 0 ? points.reverse() : points;
}

const ringPath = (data: MapData, ring: number[]): string =>
  ring.map((n, i) => curve(arcPoints(data, n), i === 0 ? "start" : "on")).join("") + "Z";

/** A rough line through every few points: broad soft strokes need no more, and cost a slow phone much less. */
const rough = (points: Point[]): string =>
  points
    .filter((_, i) => i % 4 === 0 || i === points.length - 1)
    .map(([x, y], i) => `${i ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`)
    .join("");

export interface Drawing {
  shapes: Shape[];
  /** All coasts, as drawn and roughly. */
  coast: string;
  shore: string;
  /** Lines between regions of one empire, and between empires. */
  inner: string;
  outer: string;
  /** The edges of empires, on land and along the shore, roughly. */
  edge: string;
  /** Each empire's homeland in one piece, and its vegetation. */
  homes: Record<Empire, string>;
  growth: Record<Empire, string>;
}

function growthOf(data: MapData, empire: Empire): string {
  const places = data.regions
    .filter(({ id }) => region(id).home === empire)
    .flatMap(({ growth }) => pointsOf(growth));
  return places
    .map(([x, y]) => `M${x} ${y}${TERRAIN[empire][(x * 7 + y * 3) % TERRAIN[empire].length]}`)
    .join("");
}

export function draw(data: MapData): Drawing {
  const shapes = data.regions.map((entry): Shape => ({
    id: entry.id,
    home: region(entry.id).home,
    path: entry.rings.map((ring) => ringPath(data, ring)).join(""),
    lines: entry.lines,
    tilt: entry.tilt,
    name: entry.name as Point,
    row: entry.row as Point,
  }));
  const lines = { inner: "", outer: "", edge: "" };
  data.arcs.forEach((arc, number) => {
    const [a, b] = arc.between;
    const inner = a && b && region(a).home === region(b).home;
    if (!inner) lines.edge += rough(arcPoints(data, number));
    if (a && b) lines[inner ? "inner" : "outer"] += curve(arcPoints(data, number), "start");
  });
  const growth = Object.fromEntries(
    EMPIRES.map((empire) => [empire, growthOf(data, empire)]),
  ) as Drawing["growth"];
  const homeOf = (empire: Empire) =>
    shapes
      .filter(({ home }) => home === empire)
      .map(({ path }) => path)
      .join("");
  const homes = Object.fromEntries(
    EMPIRES.map((empire) => [empire, homeOf(empire)]),
  ) as Drawing["homes"];
  const coast = data.coast.map((ring) => ringPath(data, ring)).join("");
  const shore = data.coast
    .map((ring) => `${rough(ring.flatMap((number) => arcPoints(data, number)))}Z`)
    .join("");
  return { shapes, homes, growth, coast, shore, ...lines };
}

/** The sheet on which the map is drawn: the view that shows all of it. */
export const FRAME = { x: 76, y: -70, width: 1584, height: 1115 } as const;
