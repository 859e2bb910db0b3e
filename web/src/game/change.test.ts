import { expect, test } from "vitest";
import { game, held as on } from "../test/sample";
import { bannerChanges, condense, insertEvents, lastMove } from "./change";
import type { GameEvent } from "../api/types";

const at = (n: number, event = "added", more: object = {}): GameEvent => ({
  n,
  event,
  rule: "R4.4",
  ...more,
});

test("changes are gains, losses and conquests", () => {
  const before = game();
  const after = game({
    regions: {
      ...before.regions,
      B4: on("bear", 1),
      E2: on("bear", 2),
    },
  });
  expect(bannerChanges(before, after)).toEqual({ B4: -2, E2: 2 });
  expect(bannerChanges(null, after)).toEqual({});
});

test("news replace what they retell, whatever the order they come in", () => {
  expect(
    insertEvents([at(1), at(2), at(3)], 2, [at(2), at(3), at(4)]).map((event) => event.n),
  ).toEqual([1, 2, 3, 4]);
  expect(insertEvents([at(1), at(5)], 2, [at(2), at(3)]).map((event) => event.n)).toEqual([
    1, 2, 3, 5,
  ]);
  expect(insertEvents([at(1), at(2)], 2, []).map((event) => event.n)).toEqual([1]);
});

test("additions one after the other are told as one", () => {
  const more = { region: "B1", empire: "bear", number: 1 };
  expect(
    condense([
      at(1, "added", more),
      at(2, "added", more),
      at(3, "added", { ...more, empire: "lion" }),
    ]).map(({ run }) => run.length),
  ).toEqual([2, 1]);
});

test("the last attack is an arrow", () => {
  expect(
    lastMove([at(1, "declared", { region_from: "B4", region_to: "E2", number: 2 }), at(2)]),
  ).toEqual({ from: "B4", to: "E2", count: 2 });
  expect(lastMove([at(1)])).toBeNull();
});
