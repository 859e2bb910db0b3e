import { expect, test } from "vitest";
import type { GameEvent } from "../api/types";
import { game, held } from "../test/sample";
import {
  beatsOf,
  cityChanges,
  fallen,
  holdOf,
  scoreChange,
  trackerAt,
  type BeatKind,
} from "./beats";

const told = (...names: string[]): GameEvent[] =>
  names.map((event, n) => ({ n, event, rule: "R4.3", seat: "rat" }));
const shape = (...names: string[]) =>
  beatsOf(told(...names)).map(({ kind, events }) => [kind, events.length]);

test("an order and all that follows from it is one beat", () => {
  expect(shape("ordered", "added", "added", "ordered", "declared", "fought", "killed")).toEqual([
    ["order", 3],
    ["order", 4],
  ]);
});

test("deployments, cards and reveals stand alone; agents taken back come together", () => {
  expect(shape("deployed", "deployed_field", "played", "killed", "swapped", "swapped")).toEqual([
    ["deploy", 1],
    ["deploy", 1],
    ["card", 2],
    ["reveal", 1],
    ["reveal", 1],
  ]);
  expect(shape("retrieved", "retrieved_field", "kept", "first", "round")).toEqual([
    ["gather", 3],
    ["round", 2],
  ]);
  expect(shape("swapped", "first", "discarded", "round")).toEqual([
    ["reveal", 1],
    ["gather", 2],
    ["round", 1],
  ]);
});

test("the tracker stays with the order or card that is told", () => {
  const before = {
    ...game(),
    active: { empire: "lion", position: "marshal", seat: "rat" },
  } as const;
  const [order, idle] = [
    { n: 1, event: "ordered", rule: "R4.3", seat: "rat", order: "bear.steward draw-1" },
    { n: 2, event: "idle", rule: "R4.3", seat: "rat", position: "bear.marshal" },
  ] as GameEvent[];
  const placing = trackerAt("deploy", [order!], { ...game(), phase: "deploy", active: null });
  expect(placing).toEqual({ phase: "deploy", active: null });
  const place = (kind: BeatKind, event: GameEvent) => {
    const at = trackerAt(kind, [event], before)?.active;
    return at && `${at.empire}.${at.position}`;
  };
  expect(place("order", order!)).toBe("bear.steward");
  expect(place("order", idle!)).toBe("bear.marshal");
  expect(place("card", order!)).toBe("lion.marshal");
  expect(trackerAt("round", [order!], before)).toBeNull();
  const later = { n: 3, event: "declared", rule: "R5.1", seat: "rat" } as GameEvent;
  expect(trackerAt("order", [later], before)).toBeNull(); // come in the middle of it
});

test("news go on with the beat during which they came", () => {
  const [first, second] = beatsOf(told("added", "ordered"), "order");
  expect([first!.kind, second!.kind]).toEqual([null, "order"]);
  expect(beatsOf(told("kept"), "gather")[0]!.kind).toBeNull();
  expect(beatsOf(told("ordered"), "order")[0]!.kind).toBe("order");
});

test("banners that starve are a beat of their own", () => {
  const starved: GameEvent = { n: 3, event: "killed", rule: "R4.7" };
  expect(beatsOf([...told("ordered", "added"), starved, starved]).map(({ kind }) => kind)).toEqual([
    "order",
    "supply",
  ]);
});

test("what changed: cities, the last city, the own score", () => {
  const before = game();
  const after = game({
    regions: { ...before.regions, B1: held("lion", 2) },
    icons: {
      ...before.icons,
      bear: { city: 0, farm: 0, fort: 0 },
      lion: { city: 2, farm: 1, fort: 1 },
    },
  });
  after.players.raven!.score = { low: 7, high: 7 };
  expect(cityChanges(before, after)).toEqual([
    { empire: "bear", by: -1 },
    { empire: "lion", by: 1 },
  ]);
  expect(fallen(before, after)).toEqual(["bear"]);
  expect(scoreChange(before, after)).toEqual({ from: 10, to: 7 });
  expect(scoreChange(before, before)).toBeNull();
});

test("a fight stands longer than a plain order, a conquest longest", () => {
  const [before, taken] = [game(), game()];
  taken.icons = { ...before.icons, lion: { city: 2, farm: 1, fort: 1 } };
  const plain = holdOf("order", told("ordered", "added"), before, before);
  const fight = holdOf("order", told("ordered", "fought"), before, before);
  const conquest = holdOf("order", told("ordered", "fought"), before, taken);
  expect(plain).toBe(1200);
  expect(fight).toBeGreaterThan(plain);
  expect(conquest).toBeGreaterThan(fight);
});

test("the more agents are taken back at once, the longer they can be read", () => {
  const [one, two, many] = [1, 2, 9].map((n) =>
    holdOf("gather", told(...Array.from({ length: n }, () => "retrieved")), null, null),
  );
  expect([one, two, many]).toEqual([1000, 1500, 2500]);
});
