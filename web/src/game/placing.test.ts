import { expect, test } from "vitest";
import { game, held } from "../test/sample";
import { describeRegion } from "./describe";
import { gained, placingLines } from "./placing";
import { overLimit } from "./supply";

test("placing tells what it would control, and who could still cut it off", () => {
  const control = { "bear.steward": "raven", "bear.marshal": "raven", "eagle.sheriff": "rat" };
  const outcome = { control, cut: ["rat", "serpent"] } as never;
  expect(gained(game(), outcome)).toEqual(["bear.steward", "bear.marshal"]);
  expect(placingLines(game(), outcome)).toEqual([
    "You would control: Steward, Marshal.",
    "Could still take a seat in between: Cult of the Rat, Endless Serpent (R4.2).",
  ]);
  expect(placingLines(game(), null)).toEqual([]);
});

test("a region above its supply says how many are lost, and when", () => {
  const crowded = { ...held("bear", 9), limit: 6, over: 3 };
  const round = game({ regions: { ...game().regions, B4: crowded } });
  expect(overLimit(round)).toEqual([{ region: "B4", over: 3 }]);
  const said = (supply: object | null) =>
    describeRegion({ ...round, supply: { ...round.supply, bear: supply as never } }, "B4", false);
  expect(said({ after: "bear.chancellor" })).toContain(
    "3 banners too many: lost after the Bear Chancellor",
  );
  expect(said({ after: "bear.chancellor", later: 1 })).toContain(
    "Bear Chancellor in the next round",
  );
  expect(said({ after: null })).toContain("lost at the end of the round");
  expect(said(null)).toContain("3 above what it feeds, but the game ends");
});
