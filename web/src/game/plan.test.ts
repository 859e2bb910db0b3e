import { expect, test } from "vitest";
import { decision } from "../test/sample";
import { changed, inMapOrder, nextOption, planSize, planned } from "./plan";

const adding = decision({ prompt: "add", about: { left: 3, empire: "bear" }, options: ["add B1", "add B2", "add B3"] });

test("a plan holds as many as are left", () => {
  expect(planSize(adding)).toBe(3);
  expect(planSize(decision())).toBe(0);
  expect(planSize({ ...adding, about: { left: 1 } })).toBe(0);
  const full = changed(changed({}, "B2", 2, 3), "B1", 9, 3);
  expect(full).toEqual({ B2: 2, B1: 1 });
  expect(planned(full)).toBe(3);
});

test("taking back leaves no zeroes", () => {
  expect(changed({ B2: 1 }, "B2", -1, 3)).toEqual({});
  expect(changed({}, "B2", -1, 3)).toEqual({});
});

test("a plan is sent in the order of the map", () => {
  expect(inMapOrder({ H1: 1, B2: 2, L9: 1 })).toEqual(["B2", "B2", "L9", "H1"]);
  expect(nextOption(adding, "B2")).toBe("add B2");
  expect(nextOption(adding, "H1")).toBeUndefined();
});
