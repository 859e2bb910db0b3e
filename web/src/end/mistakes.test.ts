import { expect, test } from "vitest";
import type { Judged } from "../api/types";
import { Mistakes } from "./mistakes.svelte";

const judged = (step: number, loss: number, plain = true): Judged => ({
  step,
  round: 1,
  chosen: "pass",
  best: "deploy bear.marshal",
  win: 0.5,
  loss,
  error: 0.01,
  simulations: 10,
  mistake: loss > 0.05,
  plain,
  why: null,
  why_not: null,
});

test("the five worst are kept, the worst first, and the rest is counted", async () => {
  const losses = [0.1, 0.01, 0.3, 0.06, 0.2, 0.07, 0.08];
  const mistakes = new Mistakes([0, 1, 2, 3, 4, 5, 6], (step) =>
    Promise.resolve(judged(step, losses[step]!)),
  );
  await mistakes.look();
  expect(mistakes.done).toBe(mistakes.all);
  expect(mistakes.found.map(({ loss }) => loss)).toEqual([0.3, 0.2, 0.1, 0.08, 0.07]);
});

test("nothing more is asked after somebody has left", async () => {
  const asked: number[] = [];
  const mistakes = new Mistakes([4, 5, 6], (step) => {
    asked.push(step);
    mistakes.stop();
    return Promise.resolve(judged(step, 0.2));
  });
  await mistakes.look();
  expect(asked).toEqual([4]);
});

test("an answer that cannot be judged is passed over, but not one after another", async () => {
  const judge = (failing: number[]) => (step: number) =>
    failing.includes(step)
      ? Promise.reject(new Error("silent"))
      : Promise.resolve(judged(step, 0.2));
  const one = new Mistakes([1, 2, 3, 4, 5, 6], judge([1, 2, 4]));
  await one.look();
  expect(one.done).toBe(one.all);
  expect(one.found.map(({ step }) => step)).toEqual([3, 5, 6]);
  const all = new Mistakes([1, 2, 3, 4, 5], judge([2, 3, 4, 5]));
  await expect(all.look()).rejects.toThrow("silent");
  expect(all.found).toHaveLength(1);
});

test("what a glance leaves open is looked into more deeply, the worst first", async () => {
  const asked: [number, boolean][] = [];
  const glance = [
    judged(0, 0.2, false),
    judged(1, 0.3),
    judged(2, 0, false),
    judged(3, 0.4, false),
  ];
  const deep = { 0: judged(0, 0.6), 3: judged(3, 0.01) };
  const seen: number[][] = [];
  const mistakes = new Mistakes([0, 1, 2, 3], (step, deeper) => {
    asked.push([step, deeper]);
    seen.push(mistakes.found.map((one) => one.step));
    return Promise.resolve(deeper ? deep[step as 0 | 3] : glance[step]!);
  });
  await mistakes.look();
  expect(asked.slice(4)).toEqual([
    [3, true],
    [0, true],
  ]);
  expect(seen[1]).toEqual([0]); // the first result is there before anything else is requested
  expect(mistakes.found.map(({ step }) => step)).toEqual([0, 1]);
  expect(mistakes.done).toBe(mistakes.all);
});
