import { expect, test } from "vitest";
import { game } from "../test/sample";
import { afterAttack, forecast, outcome } from "./preview";
import type { Empire } from "./names";

const withRegion = (id: string, empire: Empire, banners: number) => ({
  ...game().regions,
  [id]: { empire, banners },
});

test("R5.7: 3 against 2 leave one attacker", () => {
  expect(
    outcome({ empire: "lion", to: "H2", count: 3 }, withRegion("H2", "horse", 2)),
  ).toMatchObject({ attackersLeft: 1, defendersLeft: 0, holder: "lion" });
});

test("R5.7: 3 against 2 and a fort leave nobody, and the home empire keeps it", () => {
  expect(
    outcome({ empire: "eagle", to: "B4", count: 3 }, withRegion("B4", "bear", 2)),
  ).toMatchObject({ attackersLeft: 0, defendersLeft: 0, holder: "bear", fort: true });
});

test("R5.7: 1 against an empty fort dies", () => {
  expect(
    outcome({ empire: "lion", to: "H4", count: 1 }, withRegion("H4", "horse", 0)),
  ).toMatchObject({ attackersLost: 1, holder: "horse" });
});

test("a lost conquest falls back to its home, and a city that moves is noticed", () => {
  expect(
    outcome({ empire: "horse", to: "L3", count: 2 }, withRegion("L3", "bear", 2)),
  ).toMatchObject({ holder: "lion", cityMoves: true });
});

test("the source is left as it will be", () => {
  const after = afterAttack({ empire: "bear", from: "B4", to: "E2", count: 3 }, game().regions);
  expect(after.B4).toEqual({ empire: "bear", banners: 0 });
  expect(after.E2).toEqual({ empire: "eagle", banners: 0 });
});

test("R5.2: a forecast leaves a banner in a conquered source, none in a home", () => {
  const regions = { ...withRegion("E2", "bear", 4), E3: { empire: "eagle" as const, banners: 1 } };
  expect(forecast({ empire: "bear", from: "E2", to: "E3" }, regions)).toEqual({
    most: 3,
    needed: 2,
  });
  expect(forecast({ empire: "bear", from: "B4", to: "E2" }, game().regions)).toEqual({
    most: 3,
    needed: null,
  });
});
