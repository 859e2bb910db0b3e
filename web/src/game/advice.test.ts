import { expect, test } from "vitest";
import { hintOf, likeliest, percent, reasonText } from "./advice";

test.each([
  [
    {
      code: "takes",
      region: "B4",
      empire: "lion",
      loser: "bear",
      points: 4,
      whose: "mine",
      rival: "rat",
    },
    "The Lion takes the city in Wolfgate from the Bear: +4 for you.",
  ],
  [
    {
      code: "forecast",
      empire: "bear",
      before: 1.25,
      after: 0.5,
      worth: -1.5,
      trend: "down",
      side: "rivals",
    },
    "The Bear can expect fewer cities at the end (0.5 rather than 1.3), and each is worth more to your rivals than to you.",
  ],
  [
    { code: "controls", position: "eagle.steward", empire: "eagle", points: 2 },
    "The Eagle Steward gives orders to the Eagle, whose cities count +2",
  ],
  [{ code: "gives_up", position: "bear.sheriff", empire: "bear", worth: 1 }, "Bear Sheriff"],
  [{ code: "field", region: "B4", empire: "bear" }, "counts as one more city"],
  [
    { code: "swaps", empire: "bear", other_empire: "lion", points: 3 },
    "trading the Bear for the Lion",
  ],
  [{ code: "shows", slot: "devout", other_slot: "opposed" }, "your Devout and your Opposed"],
  [{ code: "cards", number: -2 }, "It costs you two cards."],
  [{ code: "cards", number: 4 }, "+4"],
])("a reason is a sentence: %o", (told, said) => {
  expect(reasonText(told)).toContain(said);
  expect(reasonText(told)).not.toMatch(/[{}_]|something new/);
});

test("chances are read by what is likeliest", () => {
  expect(likeliest({ bear: 0.2, lion: 0.5, horse: 0.3 })).toEqual({ empire: "lion", chance: 0.5 });
  expect(percent(0.456)).toBe(46);
});

test("a move and its reason light up where they are", () => {
  const reasons = [{ code: "can_attack", region: "H2" }] as never[];
  expect(hintOf({ option: "deploy bear.marshal", reasons })).toEqual({
    regions: ["H2"],
    positions: ["bear.marshal"],
  });
  expect(hintOf({ option: "add B4", reasons: [] })).toEqual({ regions: ["B4"], positions: [] });
});
