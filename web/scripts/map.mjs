// Draws the app's map from the board and its sites, and proves that it matches the board:
//   npm run map
// It writes two files, one for each choice of the disputed border (R1.3).
import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { SEA, paint, soften, tidy, touching } from "./raster.mjs";
import { rings, smooth, traceArcs } from "./trace.mjs";
import { depths, place, scatter } from "./places.mjs";

const content = new URL("../../src/warofwhispers/content/data/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, content), "utf8"));
const messages = new URL("../../src/warofwhispers/words/en/names.ftl", import.meta.url);
const NAMES = new Map(
  new FluentResource(readFileSync(messages, "utf8")).body.map(({ id, value }) => [id, value]),
);
const SHORTEST_BORDER = 8; // cells: a border must be long enough to be seen

function boardWith(border) {
  const board = read("board.json");
  const { size, sites } = read("sites.json");
  const { default: usual, alternative } = board.disputed;
  const gone = border === usual.join("-") ? alternative : usual;
  const pairs = board.adjacent.filter((pair) => pair.join() !== gone.join());
  if (border === alternative.join("-")) pairs.push(alternative);
  const ids = board.regions.map((region) => region.id);
  const neighbours = new Map(ids.map((id) => [id, []]));
  for (const [a, b] of pairs) {
    neighbours.get(a).push(b);
    neighbours.get(b).push(a);
  }
  return { ids, sites, size, neighbours, pairs, regions: board.regions };
}

/** Throw unless exactly the board's neighbours touch, each along a visible border. */
function prove(grid, board) {
  const drawn = touching(grid);
  const wanted = new Set(
    board.pairs.map(([a, b]) => {
      const [i, j] = [board.ids.indexOf(a), board.ids.indexOf(b)];
      return i < j ? `${i} ${j}` : `${j} ${i}`;
    }),
  );
  const named = (key) =>
    key
      .split(" ")
      .map((n) => board.ids[n])
      .join("-");
  const faults = [
    ...[...wanted]
      .filter((key) => (drawn.get(key) ?? 0) < SHORTEST_BORDER)
      .map((key) => `${named(key)} is not drawn`),
    ...[...drawn.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${named(key)} is drawn but is no border`),
  ];
  if (faults.length > 0) throw new Error(faults.join("; "));
}

function make(border) {
  const board = boardWith(border);
  const grid = paint(board);
  tidy(grid, board);
  soften(grid, 3);
  tidy(grid, board);
  prove(grid, board);
  const arcs = traceArcs(grid).map((arc) => {
    const coast = arc.left === SEA || arc.right === SEA;
    return { ...arc, points: coast ? smooth(arc.points, 4, 6) : smooth(arc.points, 14, 11) };
  });
  const depth = depths(grid);
  const regions = board.regions.map((region, label) => {
    const named = NAMES.get(`region-${region.id}`);
    const spot = place(label, grid, depth, named, region.icons.length);
    if (spot.worth < 0) console.warn(`${region.id} ${named} is cramped (${spot.worth.toFixed(1)})`);
    const { lines, tilt, name, row } = spot;
    return {
      id: region.id,
      rings: rings(label, arcs),
      lines,
      tilt,
      name,
      row,
      growth: scatter(label, grid, depth, spot),
    };
  });
  const coast = rings(SEA, arcs).filter((ring) => ring.length > 0);
  return {
    border,
    arcs: arcs.map(({ left, right, points }) => ({
      between: [left, right].map((label) => (label === SEA ? null : board.ids[label])),
      steps: steps(points.flat()),
    })),
    coast,
    regions,
  };
}

/** A line as the page reads it: half units, the first point whole and each further one as its way from the last. */
function steps(flat) {
  const halves = flat.map((number) => Math.round(number * 2));
  return halves.map((number, i) => (i < 2 ? number : number - halves[i - 2]));
}

for (const border of ["P5-P7", "P4-P8"]) {
  const map = make(border);
  const file = new URL(`../src/map/data/map-${border.toLowerCase()}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(map)}\n`);
  console.log(
    `${border}: ${map.regions.length} regions, ${map.arcs.length} lines, neighbours as on the board`,
  );
}
