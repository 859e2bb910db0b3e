// Paths from the map's data file: neighbours share their lines, so nothing gapes between them.
import { GROWTH } from "../art/growth";
import { EMPIRES, type Empire } from "../game/names";
import { region } from "../game/board";

export interface MapData {
  border: string;
  /** Lines in half units: the first point whole, each further one as its way from the last. */
  arcs: { between: (string | null)[]; steps: number[] }[];
  coast: number[][];
  regions: { id: string; rings: number[][]; lines: string[]; tilt: number; name: number[]; row: number[]; growth: number[] }[];
}

export interface Shape {
  id: string;
  home: Empire;
  path: string;
  lines: string[];
  tilt: number;
  name: [number, number];
  /** The middle of the row of icons and flag. */
  row: [number, number];
}

type Point = [number, number];

const pointsOf = (flat: number[]): Point[] => {
  const out: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) out.push([flat[i]!, flat[i + 1]!]);
  return out;
};

/** A smooth line through points: quadratic curves from middle to middle. */
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
  const points = pointsOf(data.arcs[number < 0 ? ~number : number]!.steps).map(([dx, dy]): Point => [(x += dx) / 2, (y += dy) / 2]);
  return number < 0 ? points.reverse() : points;
}

const ringPath = (data: MapData, ring: number[]): string =>
  ring.map((n, i) => curve(arcPoints(data, n), i === 0 ? "start" : "on")).join("") + "Z";

export interface Drawing {
  shapes: Shape[];
  /** All coasts, for the glow of the shallows. */
  coast: string;
  /** Lines between regions of one empire, and between empires. */
  inner: string;
  outer: string;
  /** What grows in each empire's homeland. */
  growth: Record<Empire, string>;
}

function growthOf(data: MapData, empire: Empire): string {
  const places = data.regions.filter(({ id }) => region(id).home === empire).flatMap(({ growth }) => pointsOf(growth));
  return places.map(([x, y]) => `M${x} ${y}${GROWTH[empire][(x * 7 + y * 3) % GROWTH[empire].length]}`).join("");
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
  const lines = { inner: "", outer: "" };
  data.arcs.forEach((arc, number) => {
    const [a, b] = arc.between;
    if (!a || !b) return;
    const kind = region(a).home === region(b).home ? "inner" : "outer";
    lines[kind] += curve(arcPoints(data, number), "start");
  });
  const growth = Object.fromEntries(EMPIRES.map((empire) => [empire, growthOf(data, empire)])) as Drawing["growth"];
  return { shapes, growth, coast: data.coast.map((ring) => ringPath(data, ring)).join(""), ...lines };
}

/** The part of the plane that is shown when all of the map is. */
export const FRAME = { x: 86, y: -52, width: 1546, height: 1052 } as const;
