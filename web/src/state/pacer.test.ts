import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "./pacer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(hurry = false) {
  const shown: number[] = [];
  const pacer = new Pacer<number>(
    (n) => shown.push(n) > 0 && n !== 0,
    () => hurry,
  );
  return { shown, pacer };
}

test("news wait for each other", () => {
  const { shown, pacer } = paced();
  [1, 2, 3].forEach((n) => pacer.push(n));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(430);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(430);
  expect(shown).toEqual([1, 2, 3]);
});

test("what shows nothing holds nothing up", () => {
  const { shown, pacer } = paced();
  [0, 0, 1, 2].forEach((n) => pacer.push(n));
  expect(shown).toEqual([0, 0, 1]);
});

test("a long queue goes quicker: nothing is far behind", () => {
  const { shown, pacer } = paced();
  for (let n = 1; n <= 60; n++) pacer.push(n);
  vi.advanceTimersByTime(13_000);
  expect(shown).toHaveLength(60);
});

test("in a hurry, and after a flush, all is there at once", () => {
  const quick = paced(true);
  [1, 2, 3].forEach((n) => quick.pacer.push(n));
  expect(quick.shown).toEqual([1, 2, 3]);
  const { shown, pacer } = paced();
  [1, 2, 3].forEach((n) => pacer.push(n));
  pacer.flush();
  expect(shown).toEqual([1, 2, 3]);
});
