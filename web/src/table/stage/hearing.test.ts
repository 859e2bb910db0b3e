import { expect, test } from "vitest";
import type { BeatKind } from "../../game/beats";
import { soundOf } from "./hearing";

const stage = (kind: BeatKind, ...names: string[]) => ({
  kind,
  events: names.map((event, n) => ({ n, event, rule: "R1" })),
  before: null,
  after: null,
  own: false,
});

test("what is on stage has its sound", () => {
  expect(soundOf(stage("deploy", "deployed"))).toBe("banner");
  expect(soundOf(stage("order", "ordered"))).toBeNull();
  expect(soundOf(stage("order", "ordered", "added"))).toBe("banner");
  expect(soundOf(stage("order", "ordered", "declared"))).toBe("march");
  expect(soundOf(stage("order", "ordered", "declared", "fought"))).toBe("fight");
  expect(soundOf(stage("card", "played"))).toBe("card");
  expect(soundOf(stage("reveal", "swapped"))).toBe("reveal");
  expect(soundOf(stage("end", "ended"))).toBe("end");
});
