// Where the teacher's card is placed, and which of a phone's sheets is opened.
import { afterEach, expect, test, vi } from "vitest";
import type { LessonFacts } from "../api/types";
import { transport } from "../transport";
import { readAt } from "./progress";
import { Sheets, sheetOf } from "./sheets";
import { nextLesson } from "./start.svelte";
import { placeCard, targetsOf } from "./targets";

vi.mock("../state/route.svelte", () => ({ router: {} }));
afterEach(() => vi.unstubAllGlobals());

test("what is spoken of lies in a sheet, or is always in sight", () => {
  expect(sheetOf(["region P4", "region L3"], null)).toBe("map");
  expect(sheetOf(["position lion.chancellor"], null)).toBe("councils");
  expect(sheetOf(["answer"], "deploy lion.chancellor")).toBe("councils");
  expect(sheetOf(["answer"], "from P1")).toBe("map");
  expect(sheetOf(["hand", "answer"], "play march lion/bear")).toBe("hand");
  expect(sheetOf(["tokens"], null)).toBe("players");
  expect(sheetOf(["players", "question", "loyalties"], null)).toBeNull();
});

/** The tabs of a phone, one of them open; `null` where there are none. */
function phone(open: string | null) {
  const now = { open };
  const tab = (sheet: string) => ({
    dataset: { sheet },
    click: () => (now.open = now.open === sheet ? "map" : sheet),
  });
  vi.stubGlobal("document", {
    querySelector: (what: string) => {
      if (now.open === null) return null;
      return tab(what === ".tabs .on" ? now.open : /"(.*)"/.exec(what)![1]!);
    },
  });
  return now;
}

test("a sheet is opened for a step, and what lay there comes back", () => {
  const now = phone("councils");
  const sheets = new Sheets();
  sheets.turnTo(["loyalties"], null);
  expect(now.open).toBe("councils");
  sheets.turnTo(["region P4"], null);
  expect(now.open).toBe("map");
  sheets.turnTo(["log"], null);
  expect(now.open).toBe("log");
  sheets.turnTo([], null);
  expect(now.open).toBe("councils");
});

test("whoever turns to something else meanwhile is left there", () => {
  const now = phone("councils");
  const sheets = new Sheets();
  sheets.turnTo(["region P4"], null);
  now.open = "players";
  sheets.turnTo(["region P4"], null);
  expect(now.open).toBe("players");
  sheets.turnTo([], null);
  expect(now.open).toBe("players");
});

test("a sheet that is open already stays so", () => {
  const now = phone("map");
  const sheets = new Sheets();
  sheets.turnTo(["hand"], null);
  sheets.turnTo(["answer"], "from P1");
  expect(now.open).toBe("map");
  sheets.turnTo([], null);
  expect(now.open).toBe("map");
});

test("it is known beforehand whether a sheet has to be opened", () => {
  phone("map");
  const sheets = new Sheets();
  expect(sheets.wouldOpen(["hand"], null)).toBe(true);
  expect(sheets.wouldOpen(["region P4"], null)).toBe(false);
  expect(sheets.wouldOpen([], null)).toBe(false);
  sheets.turnTo(["hand"], null);
  expect(sheets.wouldOpen(["hand"], null)).toBe(false);
});

test("a sheet opened for a step and closed by hand is not opened again", () => {
  const now = phone("map");
  const sheets = new Sheets();
  sheets.turnTo(["hand"], null);
  now.open = "map";
  expect(sheets.wouldOpen(["hand"], null)).toBe(false);
});

test("a wide screen has no sheets", () => {
  phone(null);
  expect(() => new Sheets().turnTo(["hand"], null)).not.toThrow();
  expect(new Sheets().wouldOpen(["hand"], null)).toBe(false);
});

test("the suggested answer is lit, and where none is suggested, the question", () => {
  vi.stubGlobal("document", { querySelector: (what: string) => what });
  expect(targetsOf(["hand", "answer"], "pass")).toEqual([
    ".mine .cards",
    '#question [data-option="pass"]',
  ]);
  expect(targetsOf(["hand", "answer"], null)).toEqual([".mine .cards", "#question"]);
});

test("the card keeps off what is lit, and lies low on the left where it can", () => {
  const area = { left: 0, top: 0, right: 100, bottom: 100 };
  const size = { width: 40, height: 30 };
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  expect(placeCard(area, size, [])).toEqual({ left: 8, top: 62 });
  expect(placeCard(area, size, [box(10, 70)])).toEqual({ left: 52, top: 62 });
  expect(placeCard(area, size, [box(10, 70), box(60, 70)])).toEqual({ left: 8, top: 8 });
  const wide = { width: 84, height: 30 };
  expect(placeCard(area, wide, [box(10, 0), box(60, 85)])).toEqual({ left: 8, top: 18 });
  const lower = { ...area, top: 50 };
  expect(placeCard(lower, wide, [box(45, 70)])).toEqual({ left: 8, top: 8 });
  const most = { left: 0, top: 0, right: 100, bottom: 90 };
  expect(placeCard(area, wide, [most])).toEqual({ left: 8, top: 62 });
  expect(placeCard(area, wide, [most], 124)).toEqual({ left: 8, top: 94 });
});

test("what was read is known by name, and was counted before", () => {
  const kept = { read: { old: 2, now: ["bets"] } };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
  const told = ["you", "bets", "cities"];
  expect(readAt("old", told)).toEqual(["you", "bets"]);
  expect(readAt("now", told)).toEqual(["bets"]);
  expect(readAt("new", told)).toEqual([]);
});

test("after a lesson comes one that is not done, if need be an earlier one", async () => {
  const names = ["first-game", "control", "swap"];
  vi.spyOn(transport, "lessons").mockResolvedValue(names.map((name) => ({ name }) as LessonFacts));
  const after = (lesson: string, ...done: string[]) => {
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ done }) });
    return nextLesson(lesson);
  };
  expect(await after("first-game", "first-game")).toBe("control");
  expect(await after("first-game", "first-game", "control")).toBe("swap");
  expect(await after("swap", "first-game", "swap")).toBe("control");
  expect(await after("first-game", ...names)).toBe("control");
  expect(await after("swap", ...names)).toBeNull();
});
