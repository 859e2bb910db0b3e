import { beforeEach, expect, test, vi } from "vitest";
import { keepMarks, readMarks, turned } from "./marks";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("a cell goes from nothing to yes to no and back", () => {
  const once = turned({}, "rat devout lion");
  const twice = turned(once, "rat devout lion");
  expect(once).toEqual({ "rat devout lion": "yes" });
  expect(twice).toEqual({ "rat devout lion": "no" });
  expect(turned(twice, "rat devout lion")).toEqual({});
});

test("marks belong to a table and a seat", () => {
  keepMarks("T", "raven", { "rat devout lion": "yes" });
  expect(readMarks("T", "raven")).toEqual({ "rat devout lion": "yes" });
  expect(readMarks("T", "rat")).toEqual({});
  expect(readMarks("U", "raven")).toEqual({});
});

test("what cannot be read counts as no marks", () => {
  localStorage.setItem("whispers.marks.T.raven", "{");
  expect(readMarks("T", "raven")).toEqual({});
});
