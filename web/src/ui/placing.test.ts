import { expect, test } from "vitest";
import { placeBeside, type Box } from "./placing";

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const cut = (spot: { left: number; top: number }, other: Box): boolean =>
  spot.left < other.right &&
  spot.left + SIZE.width > other.left &&
  spot.top < other.bottom &&
  spot.top + SIZE.height > other.top;

test("below what is above the middle, above what is below it", () => {
  const high = box(400, 100, 50, 20);
  const low = box(400, 500, 50, 20);
  expect(placeBeside(high, high, SIZE, WINDOW, []).top).toBeGreaterThanOrEqual(high.bottom);
  expect(placeBeside(low, low, SIZE, WINDOW, []).top + SIZE.height).toBeLessThanOrEqual(low.top);
});

test("in a list of answers it stands beside the whole list", () => {
  const panel = box(700, 100, 290, 200);
  const answers = Array.from({ length: 5 }, (_, row) => box(705, 105 + 38 * row, 280, 34));
  for (const answer of answers) {
    const spot = placeBeside(answer, panel, SIZE, WINDOW, answers);
    expect(answers.filter((other) => cut(spot, other))).toEqual([]);
  }
});

test("a tall tip of a tile at the edge stands beside its council, at its height", () => {
  // A tile high up in a column of highlighted tiles on the left, with others above the map beside it.
  const tiles = Array.from({ length: 4 }, (_, row) => box(5, 140 + 110 * row, 110, 105));
  const above = box(5, 70, 900, 65);
  const column = box(0, 135, 120, 450);
  const high = { width: 290, height: 128 };
  const { left, top } = placeBeside(tiles[0]!, column, high, WINDOW, [...tiles, above]);
  expect(left).toBeGreaterThanOrEqual(column.right);
  expect(left).toBeLessThan(column.right + 10);
  expect(top).toBeLessThan(tiles[0]!.bottom);
  expect(top).toBeGreaterThanOrEqual(above.bottom);
});

test("beside the thing rather than beside its panel", () => {
  const thing = box(400, 300, 50, 20);
  const panel = box(300, 200, 400, 300);
  const answers = [
    box(325, 340, 100, 40), // below
    box(395, 240, 60, 20), // above
    box(455, 270, 200, 25), // on the right, and a little higher
    box(195, 270, 200, 25), // on the left, and a little higher
  ];
  expect(placeBeside(thing, panel, SIZE, WINDOW, answers)).toEqual({ left: 455, top: 300 });
});

test("never out of the window", () => {
  const corner = box(990, 590, 10, 10);
  const { left, top } = placeBeside(corner, corner, SIZE, WINDOW, []);
  expect(left + SIZE.width).toBeLessThan(WINDOW.width);
  expect(top + SIZE.height).toBeLessThan(WINDOW.height);
});
