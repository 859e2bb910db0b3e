// How long the page takes to answer for us, and what that could reveal.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Decision, View } from "../../api/types";
import { decision, table } from "../../test/sample";
import { settings } from "../settings.svelte";
import { AutoAnswer } from "./auto.svelte";

const WINDOWS = 200;
const question = (change: Partial<Decision>): View =>
  ({ turn: 7, table: table(), decision: decision(change) }) as View;

/** Random numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

interface Seen {
  took: number;
  able: boolean;
}

/** The share that the best time threshold classifies correctly, whichever way round. */
function bestGuess(seen: Seen[]): number {
  const labels = seen.toSorted((one, two) => one.took - two.took).map(({ able }) => able);
  let right = labels.filter(Boolean).length;
  let best = Math.max(right, labels.length - right);
  for (const able of labels) {
    right += able ? -1 : 1;
    best = Math.max(best, right, labels.length - right);
  }
  return best / labels.length;
}

/** What the best threshold gets right in 99 of 100 cases if times carry no information. */
function byChance(seen: Seen[]): number {
  const draw = numbers(2);
  const shuffled = Array.from({ length: 500 }, () =>
    bestGuess(seen.map(({ able }) => ({ able, took: draw() }))),
  );
  return shuffled.toSorted()[Math.floor(0.99 * shuffled.length)]!;
}

/** When each of many windows was passed: automatically if nothing can be played, otherwise by a quick hand. */
function measured(alone: boolean): Seen[] {
  const person = numbers(5);
  let given = -1;
  const auto = new AutoAnswer(
    () => (given = Date.now()),
    () => alone,
  );
  return Array.from({ length: WINDOWS }, () => {
    const able = person() < 0.4;
    const options = able ? ["pass", "play mercenaries bear/eagle eagle/lion"] : ["pass"];
    const began = Date.now();
    if (auto.plan(question({ prompt: "after_order", options }), "token"))
      vi.advanceTimersByTime(2500);
    else {
      vi.advanceTimersByTime(250 + 600 * person());
      given = Date.now() + auto.waits(["pass"]);
      auto.cancel();
    }
    const took = given - began;
    vi.setSystemTime(began + 5000);
    return { took, able };
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockImplementation(numbers(3));
  settings.auto = true;
  settings.quick = true;
  settings.confirm = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("among people the time of a pass tells nothing of what is held", () => {
  const seen = measured(false);
  expect(seen.filter(({ able }) => able).length).toBeGreaterThan(60);
  expect(bestGuess(seen)).toBeLessThanOrEqual(byChance(seen));
  for (const { took } of seen) expect(took).toBeGreaterThanOrEqual(900);
  expect(bestGuess(measured(true))).toBe(1); // as against bots, which cannot see it
});

test("against bots what has one answer passes quickly, unless one wants the pause", () => {
  const sent = vi.fn();
  const auto = new AutoAnswer(sent, () => true);
  const passing = question({ prompt: "after_order", options: ["pass"] });
  expect(auto.plan(passing, "token")).toBe(true);
  vi.advanceTimersByTime(200);
  expect(sent).toHaveBeenCalledTimes(1);
  settings.quick = false;
  auto.plan(passing, "token");
  vi.advanceTimersByTime(800);
  expect(sent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1400);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("an attack with one possible number is asked about too, if one wishes", () => {
  const auto = new AutoAnswer(vi.fn(), () => true);
  const single = question({ prompt: "attack_count", options: ["count 1"] });
  expect(auto.plan(single, "token")).toBe(false);
  settings.confirm = false;
  expect(auto.plan(single, "token")).toBe(true);
});
