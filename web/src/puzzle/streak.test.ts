import { expect, test } from "vitest";
import { after } from "./streak";

const NONE = { day: "", days: 0, answered: "" };

test("days in a row are counted, over the end of a month too", () => {
  const first = after(NONE, "2026-11-30", true);
  const second = after(first, "2026-12-01", true);
  expect(first.days).toBe(1);
  expect(second.days).toBe(2);
  expect(after(second, "2026-12-03", true).days).toBe(1);
});

test("only the first answer of a day counts", () => {
  const wrong = after(NONE, "2026-11-30", false);
  expect(after(wrong, "2026-11-30", true)).toEqual(wrong);
  const right = after(NONE, "2026-11-30", true);
  expect(after(right, "2026-11-30", false)).toEqual(right);
});

test("a wrong answer ends the row with the next right one", () => {
  const first = after(NONE, "2026-11-30", true);
  const wrong = after(first, "2026-12-01", false);
  expect(after(wrong, "2026-12-02", true).days).toBe(1);
});
