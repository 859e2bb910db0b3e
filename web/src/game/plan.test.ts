import { expect, test } from "vitest";
import type { Plan } from "../api/types";
import { actionsOf, byRegion, changed, isFull, isReady, leftOf } from "./plan";

const PLAN: Plan = { left: 3, rooms: { "add B1": 3, "add B2": 2, "add H1": 1 } };
const KILLS: Plan = { left: 5, rooms: { "kill B4": 2, "kill E2": 1 }, fewer: true };

test("a plan holds as many as are left, and no more of one than there is room", () => {
  const full = changed(PLAN, changed(PLAN, {}, "add B2", 9), "add B1", 9);
  expect(full).toEqual({ "add B2": 2, "add B1": 1 });
  expect([leftOf(PLAN, full), isReady(PLAN, full)]).toEqual([0, true]);
  expect(isFull(PLAN, full, "add H1")).toBe(true);
  expect(changed(PLAN, {}, "add L9", 1)).toEqual({});
});

test("taking back leaves no zeroes", () => {
  expect(changed(PLAN, { "add B2": 1 }, "add B2", -1)).toEqual({});
  expect(changed(PLAN, {}, "add B2", -1)).toEqual({});
});

test("answers are given in the order of the plan", () => {
  const tally = { "add H1": 1, "add B1": 2 };
  expect(actionsOf(PLAN, tally)).toEqual(["add B1", "add B1", "add H1"]);
  expect(byRegion(tally)).toEqual({ H1: 1, B1: 2 });
});

test("a plan that may stop is ready with one", () => {
  expect(isReady(KILLS, {})).toBe(false);
  expect(isReady(KILLS, { "kill E2": 1 })).toBe(true);
  expect(isReady(PLAN, { "add B1": 1 })).toBe(false);
  expect(actionsOf(KILLS, { "kill E2": 1 })).toEqual(["kill E2"]);
});
