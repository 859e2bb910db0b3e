// Arrow keys reach every region, always across a border; letters reach those with a matching name.
import { describe, expect, test } from "vitest";
import board from "@content/board.json";
import { REGION_IDS } from "../game/board";
import { EMPIRES, POSITIONS } from "../game/names";
import { following, jump, positionToward, toward, wordsOf, type Direction } from "./walk";

const DIRECTIONS: Direction[] = ["up", "down", "left", "right"];
const BORDERS: Record<string, string[]> = Object.fromEntries(REGION_IDS.map((id) => [id, []]));
for (const [one, other] of board.adjacent as [string, string][]) {
  BORDERS[one]!.push(other);
  BORDERS[other]!.push(one);
}
const [one, other] = board.disputed.default as [string, string];
BORDERS[one]!.push(other);
BORDERS[other]!.push(one);

describe("arrow keys on the map", () => {
  test("lead to a neighbour that lies there", () => {
    expect(toward("B4", "up", BORDERS.B4!)).toBe("B2");
    expect(toward("B1", "up", BORDERS.B1!)).toBe(null);
    for (const id of REGION_IDS)
      for (const direction of DIRECTIONS) {
        const to = toward(id, direction, BORDERS[id]!);
        if (to) expect(BORDERS[id]).toContain(to);
      }
  });

  test.each(REGION_IDS)("lead from %s everywhere", (start) => {
    const reached = new Set([start]);
    for (const id of reached)
      for (const direction of DIRECTIONS) {
        const to = toward(id, direction, BORDERS[id]!);
        if (to) reached.add(to);
      }
    expect([...reached].sort()).toEqual([...REGION_IDS].sort());
  });
});

test("the councils are walked as a grid that goes round", () => {
  expect(positionToward("bear.sheriff", "right")).toBe("eagle.sheriff");
  expect(positionToward("bear.sheriff", "left")).toBe("horse.sheriff");
  expect(positionToward("bear.sheriff", "down")).toBe("bear.steward");
  expect(positionToward("bear.sheriff", "up")).toBe("bear.chancellor");
  expect(positionToward("horse.chancellor", "right")).toBe(`${EMPIRES[0]}.${POSITIONS[3]}`);
});

test("letters jump by name, without accents, and go on to the next", () => {
  const names = [
    ["a", "Éclair"],
    ["b", "The Claw"],
    ["c", "Clover"],
    ["d", "East"],
  ] as const;
  expect(jump(names, "a", "e")).toBe("d");
  expect(jump(names, "d", "e")).toBe("a");
  expect(jump(names, "a", "clo")).toBe("c");
  expect(jump(names, "a", "cla")).toBe("b");
  expect(jump(names, "c", "clo")).toBe("c");
  expect(jump(names, "a", "x")).toBe(null);
  expect(wordsOf("Côte-d’Or, 4")).toEqual(["cote", "d", "or", "4"]);
});

test("what can be chosen is gone through in turn", () => {
  const all = ["a", "b", "c", "d"];
  expect(following(all, ["a", "c"], "a", 1)).toBe("c");
  expect(following(all, ["a", "c"], "c", 1)).toBe("a");
  expect(following(all, ["a", "c"], "b", -1)).toBe("a");
  expect(following(all, [], "b", 1)).toBe(null);
});
