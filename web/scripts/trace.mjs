// Step two: the lines between labels as arcs that neighbours share, smoothed by hand-like averaging.
import { MARGIN, SEA, STEP } from "./raster.mjs";

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** All arcs: point lists from junction to junction (or closed), with the label on either side. */
export function traceArcs({ labels, columns, rows }) {
  const at = (column, row) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? SEA
      : labels[row * columns + column];
  const wide = columns + 1;
  // The two cells beside the lattice edge that leaves corner (x, y) in a direction: left, right.
  const sides = (x, y, direction) => {
    if (direction === 0) return [at(x, y - 1), at(x, y)];
    if (direction === 1) return [at(x, y), at(x - 1, y)];
    if (direction === 2) return [at(x - 1, y), at(x - 1, y - 1)];
    return [at(x - 1, y - 1), at(x, y - 1)];
  };
  const leaving = (x, y) =>
    [0, 1, 2, 3].filter((direction) => {
      const [left, right] = sides(x, y, direction);
      return left !== right;
    });
  const used = new Set();
  const arcs = [];
  const walk = (x, y, direction) => {
    const [left, right] = sides(x, y, direction);
    const points = [[x, y]];
    let [cx, cy, heading] = [x, y, direction];
    for (;;) {
      used.add((cy * wide + cx) * 4 + heading);
      const [dx, dy] = DIRECTIONS[heading];
      cx += dx;
      cy += dy;
      used.add((cy * wide + cx) * 4 + ((heading + 2) % 4));
      points.push([cx, cy]);
      const ways = leaving(cx, cy);
      if (ways.length !== 2 || (cx === x && cy === y)) break;
      heading = ways.find((way) => way !== (heading + 2) % 4);
    }
    arcs.push({
      left,
      right,
      points: points.map(([px, py]) => [px * STEP - MARGIN, py * STEP - MARGIN]),
    });
  };
  const corners = (wanted) => {
    for (let y = 0; y <= rows; y++) {
      for (let x = 0; x <= columns; x++) {
        const ways = leaving(x, y);
        if (!wanted(ways.length)) continue;
        for (const way of ways) if (!used.has((y * wide + x) * 4 + way)) walk(x, y, way);
      }
    }
  };
  corners((count) => count > 2);
  corners((count) => count === 2);
  return arcs;
}

const isClosed = (points) => {
  const [a, b] = [points[0], points.at(-1)];
  return a[0] === b[0] && a[1] === b[1];
};

/** Average along the line, ends held; then keep one point per `spacing` units. */
export function smooth(points, passes, spacing) {
  const closed = isClosed(points) && points.length > 8;
  let line = closed ? points.slice(0, -1) : points;
  const count = line.length;
  for (let pass = 0; pass < passes; pass++) {
    line = line.map((point, i) => {
      if (!closed && (i === 0 || i === count - 1)) return point;
      const before = line[(i - 1 + count) % count];
      const after = line[(i + 1) % count];
      return [(before[0] + point[0] * 2 + after[0]) / 4, (before[1] + point[1] * 2 + after[1]) / 4];
    });
  }
  return thin(closed ? [...line, line[0]] : line, spacing);
}

function thin(line, spacing) {
  const out = [line[0]];
  let since = 0;
  for (let i = 1; i < line.length - 1; i++) {
    since += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
    const left = line.length - 1 - i;
    if (since >= spacing && left > 2) {
      out.push(line[i]);
      since = 0;
    }
  }
  out.push(line.at(-1));
  return out.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

/** The rings of a label as lists of arc numbers; ~n means arc n backwards. The first is the outer. */
export function rings(label, arcs) {
  const open = [];
  arcs.forEach((arc, number) => {
    if (arc.right === label) open.push(number);
    else if (arc.left === label) open.push(~number);
  });
  const start = (n) => (n < 0 ? arcs[~n].points.at(-1) : arcs[n].points[0]);
  const end = (n) => (n < 0 ? arcs[~n].points[0] : arcs[n].points.at(-1));
  const same = (a, b) => a[0] === b[0] && a[1] === b[1];
  const found = [];
  while (open.length > 0) {
    const ring = [open.shift()];
    while (!same(end(ring.at(-1)), start(ring[0]))) {
      const next = open.findIndex((n) => same(start(n), end(ring.at(-1))));
      if (next < 0) throw new Error(`the outline of label ${label} does not close`);
      ring.push(...open.splice(next, 1));
    }
    found.push(ring);
  }
  const area = (ring) => {
    const points = ring.flatMap((n) => (n < 0 ? arcs[~n].points.toReversed() : arcs[n].points));
    return Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [nx, ny] = points[(i + 1) % points.length];
        return sum + x * ny - nx * y;
      }, 0) / 2,
    );
  };
  return found.sort((a, b) => area(b) - area(a));
}
