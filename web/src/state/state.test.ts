import { expect, test, vi } from "vitest";
import type { GameEvent } from "../api/types";
import { board, decision, game, held, table } from "../test/sample";
import { parseOption } from "../game/options";
import { parseRoute } from "./routes";
import { endFirstGame, settings } from "./settings.svelte";
import { markRegions, readerAt, regionLooks } from "./scene";
import { readAs } from "../words/reader.svelte";
import { who } from "../words/say.svelte";
import { momentOf, roundSteps, turningPoints } from "../end/history";

test("what is chosen beats what could be", () => {
  const marks = markRegions({
    options: ["add B1", "add B2"].map(parseOption),
    decision: decision(),
    plan: { B2: 1 },
    pointed: null,
    shown: null,
    looked: ["B3"],
  });
  expect(marks).toEqual({ B1: "option", B2: "chosen", B3: "near" });
});

test("the region that a question is about is marked", () => {
  const about = { region: "B4" };
  const marks = markRegions({
    options: ["count 1", "count 2"].map(parseOption),
    decision: decision({ about }),
    plan: {},
    pointed: null,
    shown: null,
    looked: [],
  });
  expect(marks).toEqual({ B4: "chosen" });
});

test("a plan shows on the map before it is sent", () => {
  expect(regionLooks(game(), { B4: 2 }, 1, {}).B4!.banners).toBe(5);
  expect(regionLooks(game(), { B4: 2 }, -1, {}).B4!.banners).toBe(1);
});

test("bots go by their society, people by their name", () => {
  const seats = table().seats.map((seat) =>
    seat.seat === 1 ? { ...seat, kind: "bot" as const } : seat,
  );
  const stop = readAs(() => readerAt(table({ seats }), null));
  expect([who("raven"), who("spider")]).toEqual(["N0", "Supplicant Spider"]);
  stop();
});

test("addresses", () => {
  expect(parseRoute("/")).toEqual({ page: "home" });
  expect(parseRoute("/t/abc")).toEqual({ page: "room", table: "abc" });
  expect(parseRoute("/t/abc/replay", "?n=12&as=rat")).toEqual({
    page: "replay",
    table: "abc",
    n: 12,
    as: "rat",
  });
});

test("the end: rounds to look at and cities that turned", () => {
  const events: GameEvent[] = [
    { n: 5, event: "round", rule: "R3", number: 1 },
    {
      n: 9,
      event: "fought",
      rule: "R5.5",
      region: "L3",
      empire: "bear",
      defender: "lion",
      holder: "bear",
      lost: 0,
      killed: 1,
    },
    {
      n: 10,
      event: "fought",
      rule: "R5.5",
      region: "B4",
      empire: "eagle",
      defender: "bear",
      holder: "eagle",
      lost: 0,
      killed: 1,
    },
  ];
  expect(roundSteps(events, 30)).toEqual([6, 30]);
  const start = game();
  const lines = [
    { slot: "devout" as const, empire: "bear" as const, multiplier: 7, points: 7 },
    { slot: "opposed" as const, empire: "lion" as const, multiplier: -2, points: 0 },
  ];
  const end = game({
    regions: { ...start.regions, L3: held("bear", 2) },
    players: { ...start.players, raven: { ...start.players.raven!, lines } },
  });
  const turns = turningPoints(events, [start, end], board(), 5);
  expect(turns).toMatchObject([{ n: 9, round: 1, region: "L3", empire: "bear", from: "lion" }]);
  // Worth as the view says, not as the loyalties would have it.
  expect(turns[0]!.swing[0]).toEqual({ society: "raven", points: 9 });
  // Retaken before the round was over: no turning point, whoever did it and however.
  expect(turningPoints(events, [start, start], board(), 5)).toEqual([]);
  expect(momentOf(1, game()).scores.raven).toBe(10);
});

test("signs are explained until a first game has been played to its end", () => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => (kept[key] = value) });
  settings.hints = true;
  endFirstGame();
  expect(settings.hints).toBe(false);
  expect(JSON.parse(kept["whispers.settings"]!)).toMatchObject({ hints: false });
  vi.unstubAllGlobals();
});
