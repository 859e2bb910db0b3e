import { expect, test } from "vitest";
import { game, hidden } from "../test/sample";
import { EMPIRES } from "./names";
import { citiesOf, scoreRange, unfold } from "./score";

const { regions } = game();

test("cities are counted by holder", () => {
  expect(EMPIRES.map((empire) => citiesOf(regions)[empire].length)).toEqual([1, 2, 2, 3, 4]);
});

test("R8.1: what is known gives one number", () => {
  const player = { ...hidden(), loyalties: [...EMPIRES] };
  expect(scoreRange(player, regions, {})).toEqual({ low: 10, high: 10 }); // 4 + 6 + 4 + 0 - 4
});

test("what is hidden gives a range, best and worst", () => {
  const range = scoreRange(hidden(), regions, {});
  expect(range).toEqual({ low: 1 * 4 + 2 * 3 + 2 * 2 - 4, high: 4 * 4 + 3 * 3 + 2 * 2 - 1 });
});

test("R8.1 and R8.2: field agents and hidden tokens count", () => {
  const player = { ...hidden(), loyalties: [...EMPIRES], field: ["B3"] };
  expect(scoreRange(player, regions, { concealed_bonus: "on" }).low).toBe(10 + 4 + 5);
  expect(unfold(player, regions)[0]).toMatchObject({ empire: "bear", field: 1, points: 8 });
});
