// Step three: where a region's name, its icons and its flag fit best.
import { MARGIN, STEP } from "./raster.mjs";

const LETTER = 9.4;
const LINE = 19;
const ICON = 34;
const FLAG = 44;
const ROW = 44;

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
  sweep(cells, [[-1, 0], [0, -1], [-1, -1], [1, -1]]);
  sweep(cells.reverse(), [[1, 0], [0, 1], [1, 1], [-1, 1]]);
  return depth;
}

/** Ways to break a name into lines. */
function lineBreaks(name) {
  const words = name.split(" ");
  const ways = [[name]];
  for (let i = 1; i < words.length; i++) {
    ways.push([words.slice(0, i).join(" "), words.slice(i).join(" ")]);
  }
  return ways;
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
  let best = { worth: -Infinity };
  for (const lines of lineBreaks(name)) {
    const across = Math.max(...lines.map((line) => line.length)) * LETTER;
    const rowWidth = FLAG + icons * ICON;
    for (const nameBelow of [true, false]) {
      for (let tilt = -21; tilt <= 21; tilt += 3) {
        const cos = Math.cos((tilt * Math.PI) / 180);
        const sin = Math.sin((tilt * Math.PI) / 180);
        for (const [cx, cy] of mine) {
          const total = ROW + lines.length * LINE;
          const rowY = nameBelow ? -total / 2 + ROW / 2 : total / 2 - ROW / 2;
          const nameY = nameBelow ? total / 2 - (lines.length * LINE) / 2 : -total / 2 + (lines.length * LINE) / 2;
          let low = 99;
          let sum = 0;
          const look = (u, v) => {
            const room = Math.min(clearance(cx + u * cos - v * sin, cy + u * sin + v * cos), 24);
            low = Math.min(low, room);
            sum += room;
          };
          const nameHalf = (lines.length * LINE) / 2 - 3;
          for (const part of [-1, -0.5, 0, 0.5, 1]) {
            for (const side of [-1, 1]) look((part * across) / 2, nameY + side * nameHalf);
          }
          const mx = cx - rowY * sin;
          const my = cy + rowY * cos;
          for (const part of [-1, -0.4, 0.4, 1]) {
            for (const side of [-1, 1]) {
              const room = Math.min(clearance(mx + (part * rowWidth) / 2, my + side * (ROW / 2 - 4)), 24);
              low = Math.min(low, room);
              sum += room;
            }
          }
          const worth = low * 3 + sum / 18 - Math.abs(tilt) / 9 - (lines.length - 1) * 5;
          if (worth > best.worth) {
            best = {
              worth,
              lines,
              tilt,
              name: [cx - nameY * sin, cy + nameY * cos],
              row: [mx, my],
            };
          }
        }
      }
    }
  }
  const round = ([x, y]) => [Math.round(x), Math.round(y)];
  return { lines: best.lines, tilt: best.tilt, name: round(best.name), row: round(best.row), worth: best.worth };
}
