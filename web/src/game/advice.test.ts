import { expect, test } from "vitest";
import { hintOf, percent, reasonInstead, reasonText, type Reason } from "./advice";

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
    "The Bear should end up with fewer cities, which hurts your rivals more than you.",
  ],
  [
    { code: "controls", position: "eagle.steward", empire: "eagle", points: 2 },
    "The Eagle Steward gives orders to the Eagle, whose cities count +2",
  ],
  [
    { code: "gives_up", position: "bear.sheriff", empire: "bear", worth: 0.1, use: "little" },
    "As the board stands, your Bear Sheriff can do little for you.",
  ],
  [
    { code: "gives_up", position: "bear.sheriff", empire: "bear", worth: 1, use: "more" },
    "Your Bear Sheriff could still do something for you.",
  ],
  [{ code: "brings_more", points: 2 }, "about 2 points more than with the second best"],
  [{ code: "field", region: "B4", empire: "bear" }, "counts as one more city"],
  [
    { code: "swaps", empire: "bear", other_empire: "lion", points: 3 },
    "trading the Bear for the Lion",
  ],
  [{ code: "shows", slot: "devout", other_slot: "opposed" }, "your Devout and your Opposed"],
  [{ code: "cards", number: -2 }, "It costs you two cards."],
  [{ code: "cards", number: 4 }, "+4"],
])("a reason is a sentence: %o", (told, said) => {
  expect(reasonText(told as Reason)).toContain(said);
  expect(reasonText(told as Reason)).not.toMatch(/[{}_]|something new/);
});

const shows = { code: "shows", slot: "devout", other_slot: "opposed" };
const takes = { code: "takes", region: "B4", empire: "lion", loser: "bear", whose: "mine" };
test.each([
  ["the same again", { ...takes, points: 4 }, { ...takes, points: 4 }, ""],
  ["as good a city", { ...takes, points: 4 }, { ...takes, region: "L4", points: 4 }, ""],
  ["a lesser city", { ...takes, points: 4 }, { ...takes, points: 2 }, "+2 for you"],
  ["a price", { ...takes, points: 4 }, shows, "Everybody will see"],
  ["after silence", null, { ...takes, points: 4 }, ""],
  ["nothing is worth it", { ...takes, points: 4 }, { code: "waits" }, ""],
  ["nothing", { ...takes, points: 4 }, null, ""],
])("of the second best only what tells it from the best is said: %s", (_, why, other, said) => {
  const candidate = (reason: object | null) => ({ reasons: reason ? [reason] : [] }) as never;
  const told = reasonInstead(candidate(why), candidate(other));
  if (said) expect(told).toContain(said);
  else expect(told).toBe("");
});

test("a chance is shown in per cent", () => {
  expect(percent(0.456)).toBe(46);
});

test("a move and its reason light up where they are", () => {
  const reasons = [{ code: "can_attack", region: "H2" } as Reason];
  expect(hintOf({ option: "deploy bear.marshal", reasons })).toEqual({
    regions: ["H2"],
    positions: ["bear.marshal"],
  });
  expect(hintOf({ option: "add B4", reasons: [] })).toEqual({ regions: ["B4"], positions: [] });
});
