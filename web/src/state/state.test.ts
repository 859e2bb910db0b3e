import { expect, test, vi } from "vitest";
import { decision, game, table } from "../test/sample";
import { parseOption } from "../game/options";
import { parseRoute } from "./routes";
import { endFirstGame, settings } from "./settings.svelte";
import { markRegions, readerAt, regionLooks } from "./scene";
import { readAs } from "../words/reader.svelte";
import { who } from "../words/say.svelte";

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

test("only people who chose a name go by it, all others by their society", () => {
  const seats = table().seats.map((seat) => ({ ...seat, named: seat.seat !== 1 }));
  const stop = readAs(() => readerAt(table({ seats }), null, null));
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

test("signs are explained until a first game has been played to its end", () => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => (kept[key] = value) });
  settings.hints = true;
  endFirstGame();
  expect(settings.hints).toBe(false);
  expect(JSON.parse(kept["whispers.settings"]!)).toMatchObject({ hints: false });
  vi.unstubAllGlobals();
});
