// Everything is announced once and in order: briefly at first, in full on request.
import { expect, test } from "vitest";
import type { GameEvent } from "../api/types";
import { game, held } from "../test/sample";
import { cameOf, endOf, fromTheStart, inFull, inShort, since } from "./news";

const FIGHT: GameEvent[] = [
  { n: 5, event: "ordered", rule: "R4.3", seat: "rat", order: "bear.marshal attack" },
  {
    n: 7,
    event: "declared",
    rule: "R5.2",
    seat: "rat",
    empire: "bear",
    region_from: "B4",
    region_to: "E2",
    number: 4,
  },
  { n: 8, event: "fort_killed", rule: "R5.4", region: "E2", empire: "bear" },
  {
    n: 8,
    event: "fought",
    rule: "R5.5",
    empire: "bear",
    region: "E2",
    defender: "eagle",
    holder: "bear",
    lost: 2,
    killed: 2,
  },
];

test("what was told is not told again, whatever comes in pieces", () => {
  let mark = endOf([]);
  const told: GameEvent[] = [];
  for (let i = 0; i <= FIGHT.length; i++) {
    const known = FIGHT.slice(0, i);
    told.push(...since(known, mark));
    mark = endOf(known);
  }
  expect(told).toEqual(FIGHT);
  expect(since(FIGHT, mark)).toEqual([]);
});

test("an order is told by what is done and how it ends; its details are there", () => {
  const short = inShort(FIGHT);
  expect(short).toHaveLength(2);
  expect(short[0]).toContain("Bear Marshal");
  expect(short[1]).toContain("Talon Pass");
  expect(inFull(FIGHT)).toHaveLength(4);
  expect(inFull(FIGHT)[2]).toMatch(/fort .* \(R5\.4\)$/);
});

test("the beginning tells one's own bets, unless they are kept covered, and nobody else's", () => {
  const dealt: GameEvent[] = [
    { n: 0, event: "first", rule: "R2.3", seat: "raven" },
    { n: 1, event: "dealt", rule: "R2.2", seat: "raven", slot: "devout", empire: "bear" },
    { n: 2, event: "dealt", rule: "R2.2", seat: "rat", slot: "devout" },
  ];
  expect(fromTheStart(dealt, false)).toHaveLength(2);
  expect(fromTheStart(dealt, true)).toHaveLength(1);
});

test("cities and the own score are told where they change", () => {
  const before = game();
  const after = game({
    icons: { ...before.icons, bear: { city: 2, farm: 1, fort: 1 } },
    players: {
      ...before.players,
      raven: { ...before.players.raven!, score: { low: 14, high: 14 } },
    },
    regions: { ...before.regions, E2: held("bear", 2) },
  });
  expect(cameOf(before, after, false)).toEqual(["Bear: 2 cities.", "Your score: 14."]);
  expect(cameOf(before, after, true)).toEqual(["Bear: 2 cities."]);
  expect(cameOf(before, before, false)).toEqual([]);
});
