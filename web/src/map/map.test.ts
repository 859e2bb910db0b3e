// The drawn map against the board: exactly the board's neighbours share a line.
import { expect, test } from "vitest";
import content from "@content/board.json";
import { region, REGION_IDS } from "../game/board";
import { nameOf } from "../words/say.svelte";
import { draw, FRAME } from "./geometry";
import { inLines, longest } from "./lines.js";
import { fill, fit, pan, reshape, reveal, zoomAt } from "./viewport";
import alternative from "./data/map-p4-p8.json";
import usual from "./data/map-p5-p7.json";

test.each([
  ["P5-P7", usual],
  ["P4-P8", alternative],
])("with %s the drawn neighbours are the board's", (border, data) => {
  const drawn = new Set(
    data.arcs
      .filter((arc) => arc.between[0] && arc.between[1])
      .map((arc) => [...arc.between].sort().join("-")),
  );
  const named = (pair: string[]) => [...pair].sort().join("-");
  const board = new Set([
    ...content.adjacent.map(named).filter((pair) => pair !== named(content.disputed.default)),
    border,
  ]);
  expect([...drawn].sort()).toEqual([...board].sort());
  expect(data.regions.map((region) => region.id)).toEqual(REGION_IDS);
  expect(draw(data).shapes.every((shape) => shape.path.endsWith("Z"))).toBe(true);
});

test("zooming keeps the point under the finger and stays on the map", () => {
  const whole = fit(1.5);
  const close = zoomAt(whole, { x: 0.5, y: 0.5 }, 2);
  expect(close.width).toBeCloseTo(whole.width / 2);
  expect(close.x + close.width / 2).toBeCloseTo(whole.x + whole.width / 2);
  expect(pan(close, -9, 0).x).toBe(FRAME.x);
  expect(zoomAt(close, { x: 0, y: 0 }, 0.01).width).toBeCloseTo(whole.width);
});

test("in a tall frame the map fills the height, and moves to what is asked about", () => {
  const tall = fill(0.8);
  expect([tall.y, tall.height]).toEqual([FRAME.y, FRAME.height]);
  expect(tall.width).toBeLessThan(FRAME.width);
  const east = reveal(tall, [
    [1500, 300],
    [1400, 400],
  ]);
  expect(east.width).toBe(tall.width);
  expect(east.x + east.width).toBeGreaterThan(1500);
  expect(reveal(east, [[1450, 350]])).toBe(east);
  expect(
    reveal(tall, [
      [150, 300],
      [1600, 400],
    ]).width,
  ).toBeCloseTo(fit(0.8).width);
});

test("what is asked about does not lie under what covers the map's edge", () => {
  const tall = fill(0.8);
  const edge = tall.x + tall.width;
  const point: [number, number] = [edge - 90, 300];
  expect(reveal(tall, [point])).toBe(tall);
  const beside = reveal(tall, [point], tall.width, 100);
  expect(beside.width).toBe(tall.width);
  expect(point[0] + 85).toBeLessThanOrEqual(beside.x + beside.width - 100);
  // Where there is no room beside it, everything is in the middle as before.
  const all: [number, number][] = [
    [tall.x + 85, 300],
    [edge - 85, 300],
  ];
  expect(reveal(tall, all, tall.width, 100).x).toBeCloseTo(tall.x);
});

test("a tall frame shows the whole map in its middle", () => {
  const tall = reshape(fit(1.5), 0.8);
  expect(tall.width / tall.height).toBeCloseTo(0.8);
  expect(tall.y + tall.height / 2).toBeCloseTo(FRAME.y + FRAME.height / 2);
});

test("a name in two lines breaks where the longer one is shortest", () => {
  expect(inLines("The Open Steppe", 2)).toEqual(["The Open", "Steppe"]);
  expect(inLines("A Steppe Open Wide", 2)).toEqual(["A Steppe", "Open Wide"]);
  expect(inLines("The Open Steppe", 1)).toEqual(["The Open Steppe"]);
  expect(inLines("Karavan", 2)).toEqual(["Karavan"]);
});

/** The corners of a box around a point, turned by some degrees. */
function corners([x, y]: number[], across: number, down: number, tilt: number): [number, number][] {
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const sides: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return sides.map(([u, v]) => [
    x! + (u * across * cos - v * down * sin) / 2,
    y! + (u * across * sin + v * down * cos) / 2,
  ]);
}

/** Whether two rotated boxes are disjoint: along some side's direction they do not overlap. */
function apart(a: [number, number][], b: [number, number][]): boolean {
  return [a, b].some((box) =>
    [0, 1].some((i) => {
      const [nx, ny] = [box[i + 1]![1] - box[i]![1], box[i]![0] - box[i + 1]![0]];
      const along = (points: [number, number][]) => points.map(([x, y]) => x * nx + y * ny);
      return (
        Math.max(...along(a)) <= Math.min(...along(b)) ||
        Math.max(...along(b)) <= Math.min(...along(a))
      );
    }),
  );
}

test.each([
  ["P5-P7", usual],
  ["P4-P8", alternative],
])("with %s no name runs into a flag", (_, data) => {
  const clash = data.regions.filter(({ id, name, row, lines, tilt }) => {
    const words = inLines(nameOf("region", id), lines);
    const written = corners(name, longest(words) * 10.9, words.length * 18, tilt);
    return !apart(written, corners(row, 62 + region(id).icons.length * 31, 42, 0));
  });
  expect(clash.map(({ id }) => id)).toEqual([]);
});
