import { expect, test } from "vitest";
import { ruleParts } from "./rules";

test("a sentence falls into text and rules", () => {
  expect(ruleParts("The fort (R5.4) kills one, then (C-march) they march")).toEqual([
    { text: "The fort ", rule: null },
    { text: "R5.4", rule: "R5.4" },
    { text: " kills one, then ", rule: null },
    { text: "C-march", rule: "C-march" },
    { text: " they march", rule: null },
  ]);
});

test("no full stop is left alone behind a rule", () => {
  expect(ruleParts("Victory is shared (R8.3).")).toEqual([
    { text: "Victory is shared. ", rule: null },
    { text: "R8.3", rule: "R8.3" },
  ]);
});
