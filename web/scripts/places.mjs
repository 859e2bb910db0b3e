// Step three: where a region's name, its icons and its flag fit best.
import { inLines, longest } from "../src/map/lines.js";
import { noise } from "./noise.mjs";
import { MARGIN, STEP } from "./raster.mjs";

const LETTER = 10.9; // the average width of a letter, at the size names are drawn in
const LINE = 20;
const ICON = 31;
const FLAG = 62;
const ROW = 48;
const AGENTS = 28; // of height beyond the row, where agents in the field stand

/** For each cell of a region its distance to the nearest cell outside (two-pass chamfer). */
export function depths({ labels, columns, rows }) {
  const depth = new Float32Array(labels.length).fill(1e6);
  const relax = (cell, other, cost) => {
    const base = labels[other] === labels[cell] ? depth[other] : 0;
    depth[cell] = Math.min(depth[cell], base + cost);
  };
  const sweep = (cells, offsets) => {
    for (const cell of cells) {
      for (const [dx, dy] of offsets) {
        const column = (cell % columns) + dx;
        const row = Math.floor(cell / columns) + dy;
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        relax(cell, row * columns + column, dx && dy ? Math.SQRT2 * STEP : STEP);
      }
    }
  };
  const cells = [...labels.keys()];
  sweep(cells, [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
  ]);
  sweep(cells.reverse(), [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ]);
  return depth;
}

/** Try many arrangements of flag row and name and keep the one with the most room around it. */
export function place(region, grid, depth, name, icons) {
  const { labels, columns, rows } = grid;
  const clearance = (x, y) => {
    const column = Math.round((x + MARGIN) / STEP);
    const row = Math.round((y + MARGIN) / STEP);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return -60;
    const cell = row * columns + column;
    return labels[cell] === region ? depth[cell] : -8 - Math.min(depth[cell], 40);
  };
  const mine = [];
  for (let cell = 0; cell < labels.length; cell += 1) {
    const column = cell % columns;
    if (labels[cell] === region && column % 4 === 0 && Math.floor(cell / columns) % 4 === 0) {
      mine.push([column * STEP - MARGIN, Math.floor(cell / columns) * STEP - MARGIN]);
    }
  }
  const rowHalf = (FLAG + icons * ICON) / 2;
  let best = { worth: -Infinity };
  for (const lines of name.includes(" ") ? [1, 2] : [1]) {
    const nameHalf = (longest(inLines(name, lines)) * LETTER) / 2;
    const nameHigh = (lines * LINE) / 2;
    for (const above of [false, true]) {
      for (let tilt = -21; tilt <= 21; tilt += 3) {
        const cos = Math.cos((tilt * Math.PI) / 180);
        const sin = Math.sin((tilt * Math.PI) / 180);
        // A tilted name dips towards the row at one end: it stands as far off as that end needs.
        const dip = Math.abs(sin) * Math.min(nameHalf, rowHalf);
        const apart = (ROW / 2 + nameHigh * cos + dip) * (above ? -1 : 1);
        for (const [mx, my] of mine) {
          const [nx, ny] = [mx, my + apart];
          let low = 99;
          let sum = 0;
          const look = (x, y, weight = 1) => {
            const room = Math.min(clearance(x, y), 24) * weight;
            low = Math.min(low, room);
            sum += room;
          };
          for (const part of [-1, -0.5, 0, 0.5, 1]) {
            for (const side of [-1, 1]) {
              const [u, v] = [part * nameHalf, side * (nameHigh - 3)];
              look(nx + u * cos - v * sin, ny + u * sin + v * cos);
            }
          }
          for (const part of [-1, -0.4, 0.4, 1]) {
            for (const side of [-1, 1]) look(mx + part * rowHalf, my + side * (ROW / 2 - 5));
          }
          const top = my + (ROW / 2 + AGENTS) * (above ? 1 : -1);
          const agents = Math.min(clearance(mx - 29, top), clearance(mx + 29, top), 6);
          const worth = low * 3 + sum / 18 + agents - Math.abs(tilt) / 7 - (lines - 1) * 5;
          if (worth > best.worth)
            best = {
              worth,
              lines,
              tilt,
              name: [nx, ny],
              row: [mx, my],
              half: [nameHalf, nameHigh, rowHalf],
            };
        }
      }
    }
  }
  const round = ([x, y]) => [Math.round(x), Math.round(y)];
  return { ...best, name: round(best.name), row: round(best.row) };
}

const BETWEEN = 46;
const FROM_BORDER = 15;

/** Where trees, crags or grass stand in a region: apart from each other, its border, its name and its row. */
export function scatter(region, grid, depth, spot) {
  const { labels, columns } = grid;
  const { tilt, name, row, half } = spot;
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  const free = (x, y) => {
    const [u, v] = [
      (x - name[0]) * cos + (y - name[1]) * sin,
      (y - name[1]) * cos - (x - name[0]) * sin,
    ];
    const onName = Math.abs(u) < half[0] + 9 && Math.abs(v) < half[1] + 9;
    const onRow = Math.abs(x - row[0]) < half[2] + 9 && Math.abs(y - row[1]) < ROW / 2 + 9;
    return !onName && !onRow;
  };
  const ground = [];
  for (let cell = 0; cell < labels.length; cell += 1) {
    const [column, line] = [cell % columns, Math.floor(cell / columns)];
    if (labels[cell] !== region || column % 3 || line % 3 || depth[cell] < FROM_BORDER) continue;
    const [x, y] = [column * STEP - MARGIN, line * STEP - MARGIN];
    if (free(x, y)) ground.push({ x, y, turn: noise(x, y, 3, 71) });
  }
  const found = [];
  for (const { x, y } of ground.sort((a, b) => a.turn - b.turn)) {
    if (found.every(([fx, fy]) => Math.hypot(x - fx, (y - fy) * 1.25) >= BETWEEN))
      found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]).flat();
}
