// Step one of the map: which region, if any, each point of a fine grid belongs to.
import { noise, rough } from "./noise.mjs";

export const STEP = 2;
export const SEA = -1;
export const MARGIN = 40; // of sea around the canvas, for coasts that reach past it
const LAND_REACH = 70;
const CHANNEL = 15;

/** Distance from a point to a segment. */
function toSegment(px, py, [ax, ay, bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** The half of each border that belongs to a region: from its site to the middle of the line. */
function halfBorders(board) {
  return board.ids.map((id) =>
    board.neighbours.get(id).map((other) => {
      const [ax, ay] = board.sites[id];
      const [bx, by] = board.sites[other];
      return [ax, ay, (ax + bx) / 2, (ay + by) / 2];
    }),
  );
}

/** Label every grid point: the nearest region, or SEA far from all or between two that do not border. */
export function paint(board) {
  const [width, height] = board.size;
  const columns = (width + 2 * MARGIN) / STEP;
  const rows = (height + 2 * MARGIN) / STEP;
  const halves = halfBorders(board);
  const borders = board.ids.map((id) => {
    const near = new Set(board.neighbours.get(id));
    return board.ids.map((other) => other === id || near.has(other));
  });
  const labels = new Int16Array(columns * rows).fill(SEA);
  const distance = new Float64Array(board.ids.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x0 = column * STEP - MARGIN;
      const y0 = row * STEP - MARGIN;
      const x = x0 + rough(x0, y0, 70, 11) * 17;
      const y = y0 + rough(x0, y0, 70, 47) * 17;
      let nearest = 0;
      for (let region = 0; region < halves.length; region++) {
        const [sx, sy] = board.sites[board.ids[region]];
        let best = Math.hypot(x - sx, y - sy) - 14;
        for (const half of halves[region]) best = Math.min(best, toSegment(x, y, half));
        distance[region] = best;
        if (best < distance[nearest]) nearest = region;
      }
      const reach =
        LAND_REACH +
        rough(x0, y0, 120, 83) * 26 +
        noise(x0, y0, 34, 5) * 9 +
        noise(x0, y0, 15, 7) * 6;
      if (distance[nearest] > reach) continue;
      const channel = CHANNEL + noise(x0, y0, 60, 29) * 4;
      const parted = borders[nearest].some(
        (near, other) => !near && distance[other] - distance[nearest] < channel,
      );
      if (!parted) labels[row * columns + column] = nearest;
    }
  }
  return { labels, columns, rows };
}

/** Connected pieces of equal label (4-neighbourhood), each a list of cells. */
export function pieces({ labels, columns, rows }) {
  const seen = new Uint8Array(labels.length);
  const found = [];
  for (let start = 0; start < labels.length; start++) {
    if (seen[start]) continue;
    const label = labels[start];
    const cells = [start];
    seen[start] = 1;
    for (let i = 0; i < cells.length; i++) {
      for (const next of around(cells[i], columns, rows)) {
        if (!seen[next] && labels[next] === label) {
          seen[next] = 1;
          cells.push(next);
        }
      }
    }
    found.push({ label, cells });
  }
  return found;
}

/** The four cells around a cell. */
export function around(cell, columns, rows) {
  const column = cell % columns;
  const row = (cell - column) / columns;
  const out = [];
  if (column > 0) out.push(cell - 1);
  if (column < columns - 1) out.push(cell + 1);
  if (row > 0) out.push(cell - columns);
  if (row < rows - 1) out.push(cell + columns);
  return out;
}

/** Round off: each cell takes the commonest label around it, a few times. */
export function soften(grid, times) {
  const { columns, rows } = grid;
  for (let pass = 0; pass < times; pass++) {
    const before = grid.labels.slice();
    for (let row = 2; row < rows - 2; row++) {
      for (let column = 2; column < columns - 2; column++) {
        const votes = new Map();
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) {
            const label = before[(row + dy) * columns + column + dx];
            votes.set(label, (votes.get(label) ?? 0) + 1);
          }
        }
        let best = before[row * columns + column];
        for (const [label, count] of votes) if (count > (votes.get(best) ?? 0)) best = label;
        grid.labels[row * columns + column] = best;
      }
    }
  }
}

/** Leave each region one piece, drop crumbs, fill puddles; keep lakes that part non-neighbours. */
export function tidy(grid, board) {
  const main = new Map();
  for (const piece of pieces(grid)) {
    const kept = main.get(piece.label);
    if (piece.label !== SEA && (!kept || kept.cells.length < piece.cells.length)) {
      main.set(piece.label, piece);
    }
  }
  for (const piece of pieces(grid)) {
    if (
      piece.label === SEA
        ? !isPuddle(piece, grid, board)
        : main.get(piece.label)?.cells[0] === piece.cells[0]
    ) {
      continue;
    }
    fill(piece, grid);
  }
}

function shore(piece, grid) {
  const counts = new Map();
  for (const cell of piece.cells) {
    for (const next of around(cell, grid.columns, grid.rows)) {
      const label = grid.labels[next];
      if (label !== piece.label) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return counts;
}

function isPuddle(piece, grid, board) {
  const names = [...shore(piece, grid).keys()].map((label) => board.ids[label]);
  return names.every((one) =>
    names.every((other) => one === other || board.neighbours.get(one).includes(other)),
  );
}

function fill(piece, grid) {
  const waiting = new Set(piece.cells);
  while (waiting.size > 0) {
    const changes = [];
    for (const cell of waiting) {
      const near = around(cell, grid.columns, grid.rows).find((next) => !waiting.has(next));
      if (near !== undefined) changes.push([cell, grid.labels[near]]);
    }
    for (const [cell, label] of changes) {
      grid.labels[cell] = label;
      waiting.delete(cell);
    }
  }
}

/** Pairs of labels that touch, with the length of their common border in cells. */
export function touching({ labels, columns, rows }) {
  const pairs = new Map();
  const count = (a, b) => {
    if (a === b || a === SEA || b === SEA) return;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns) count(labels[cell], labels[cell + 1]);
      if (row + 1 < rows) count(labels[cell], labels[cell + columns]);
    }
  }
  return pairs;
}
