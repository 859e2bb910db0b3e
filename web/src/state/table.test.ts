// The table's state against a server that is slow, gone or ahead of us.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, api } from "../api/client";
import type { Decision, View } from "../api/types";
import { decision, game, table } from "../test/sample";
import { keep } from "./keys";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

const stream = vi.hoisted(() => ({ say: null as ((view: unknown) => void) | null }));
vi.mock("../api/stream", () => ({
  listen: (
    _table: string,
    _token: string,
    _since: number,
    ears: { onview: (view: unknown) => void },
  ) => {
    stream.say = ears.onview;
    return () => undefined;
  },
}));

function view(seq: number, ask: Partial<Decision> = {}, seat: number | null = 0): View {
  return {
    table: table(),
    seq,
    turn: seq,
    you: { seat, society: seat === null ? null : "raven", host: true },
    game: game({ n: seq }),
    decision: decision({
      turn: seq,
      n: seq,
      options: ["deploy bear.sheriff", "deploy bear.steward"],
      ...ask,
    }),
    events_from: 0,
    events: [],
    chat: [],
    undo: { free_to: null, reason: "nothing", ask_to: null, last: null },
    votes: [],
    bots: { thinking: null },
  };
}

let shelf: Record<string, string>;
beforeEach(() => {
  shelf = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf[key] ?? null,
    setItem: (key: string, value: string) => (shelf[key] = value),
  });
  vi.useFakeTimers();
  settings.auto = true;
  settings.follow = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function opened(
  first: View,
  seats: Record<string, string> = { 0: "token" },
): Promise<TableState> {
  keep("T", (keys) => Object.assign(keys.seats, seats));
  vi.spyOn(api, "view").mockResolvedValue(first);
  const state = new TableState("T");
  await state.open();
  return state;
}

test("an answer lost on the way is sent again under the same key", async () => {
  const state = await opened(view(5));
  const act = vi
    .spyOn(api, "act")
    .mockRejectedValueOnce(new ApiError("gone", "no line", 0))
    .mockResolvedValueOnce(view(6));
  const sent = state.answer("deploy bear.sheriff");
  await vi.advanceTimersByTimeAsync(10);
  expect(state.online).toBe(false);
  expect(state.asked).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await sent;
  expect(act).toHaveBeenCalledTimes(2);
  expect(act.mock.calls[0]![4]).toBe(act.mock.calls[1]![4]);
  expect(state.online).toBe(true);
  expect(state.view!.seq).toBe(6);
});

test("nothing is sent twice while an answer is under way", async () => {
  const state = await opened(view(5));
  const act = vi.spyOn(api, "act").mockImplementation(() => new Promise(() => undefined));
  void state.answer("deploy bear.sheriff");
  void state.answer("deploy bear.steward");
  expect(act).toHaveBeenCalledTimes(1);
});

test("a stale answer brings the fresh view and no complaint", async () => {
  const state = await opened(view(5));
  vi.spyOn(api, "act").mockRejectedValue(new ApiError("stale", "too late", 409, view(8)));
  await state.answer("deploy bear.sheriff");
  expect(state.view!.seq).toBe(8);
  expect(state.problem).toBeNull();
});

test("an older view never replaces a newer one", async () => {
  const state = await opened(view(5));
  stream.say!(view(9));
  stream.say!(view(7));
  expect(state.view!.seq).toBe(9);
});

test("a question with one answer is answered, but not at once, and only if wished", async () => {
  const act = vi
    .spyOn(api, "act")
    .mockResolvedValue(view(6, { seat: 1, player: "spider", options: [] }));
  const state = await opened(view(5, { prompt: "after_order", options: ["pass"] }));
  await vi.advanceTimersByTimeAsync(800);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(act).toHaveBeenCalledTimes(1);
  settings.auto = false;
  stream.say!(view(7, { prompt: "after_order", options: ["pass"] }));
  await vi.advanceTimersByTimeAsync(4000);
  expect(act).toHaveBeenCalledTimes(1);
  state.close();
});

test("what was undone is not done again by itself", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(view(9));
  const state = await opened({
    ...view(6),
    undo: { free_to: 4, reason: "ok", ask_to: null, last: 5 },
  });
  vi.spyOn(api, "undo").mockResolvedValue(
    view(7, { prompt: "act", options: ["order eagle.sheriff add-2"] }),
  );
  await state.undo();
  await vi.advanceTimersByTimeAsync(5000);
  expect(act).not.toHaveBeenCalled();
  await state.answer("order eagle.sheriff add-2");
  expect(act).toHaveBeenCalledTimes(1);
});

test("undo goes one choice back, alone or by consent, and never to the beginning by mistake", async () => {
  const asking = (undo: View["undo"]) => ({ ...view(30), undo });
  const state = await opened(asking({ free_to: 20, reason: "chance", ask_to: 3, last: 27 }));
  const undo = vi
    .spyOn(api, "undo")
    .mockResolvedValue(asking({ free_to: null, reason: "other_moved", ask_to: 3, last: 12 }));
  await state.undo();
  expect(undo.mock.calls[0]![3]).toBe(27);
  const propose = vi.spyOn(api, "propose").mockResolvedValue(view(31));
  await state.undo();
  expect(propose.mock.calls[0]![2]).toEqual({ kind: "undo", to: 12 });
});

test("what is said on a bad line is said once", async () => {
  const state = await opened(view(5));
  const say = vi
    .spyOn(api, "say")
    .mockRejectedValueOnce(new ApiError("gone", "", 0))
    .mockResolvedValueOnce(view(6));
  const done = state.attempt((key) => api.say("T", "token", "hello", key));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await done).toBe(true);
  expect(say.mock.calls[0]![3]).toBe(say.mock.calls[1]![3]);
});

test("a seat whose link was renewed elsewhere is given up, and one may watch", async () => {
  keep("T", (keys) => Object.assign(keys.seats, { 0: "old" }));
  vi.spyOn(api, "view")
    .mockRejectedValueOnce(new ApiError("bad_token", "", 401))
    .mockResolvedValueOnce(view(5, { options: [] }, null));
  const state = new TableState("T");
  await state.open();
  expect([state.seat, state.mine, state.view?.seq]).toEqual([null, [], 5]);
  expect(state.problem).toContain("renewed");
});

test("hot seat: the next person's question covers the screen until they say so", async () => {
  const state = await opened(view(5, { options: [] }, null), { 0: "one", 1: "two" });
  await vi.advanceTimersByTimeAsync(1);
  expect([state.seat, state.handTo]).toEqual([null, 0]); // nobody's side before the first one says so
  vi.spyOn(api, "view").mockResolvedValue(view(5));
  await state.uncover();
  const theirs = view(
    6,
    { seat: 1, player: "spider", options: ["deploy bear.sheriff", "deploy bear.steward"] },
    1,
  );
  vi.spyOn(api, "view").mockResolvedValue(theirs);
  stream.say!(view(6, { seat: 1, player: "spider", options: [] }));
  await vi.advanceTimersByTimeAsync(1);
  expect(state.handTo).toBe(1);
  await state.uncover();
  expect(state.handTo).toBeNull();
  expect(state.seat).toBe(1);
  expect(state.view!.you.seat).toBe(1);
});

test("a plan of several banners is sent one by one in the order of the map, without those that went by themselves", async () => {
  const regions = game().regions;
  const adding = (seq: number, placed: number): View => {
    const asked = view(seq, {
      prompt: "rearrange",
      about: { left: 4 - placed, empire: "bear" },
      options: ["add B1", "add B2", "add B4"],
    });
    return {
      ...asked,
      game: game({
        n: seq,
        regions: { ...regions, B1: { empire: "bear", banners: regions.B1!.banners + placed } },
      }),
    };
  };
  const state = await opened(adding(5, 0));
  const act = vi
    .spyOn(api, "act")
    .mockResolvedValueOnce(adding(6, 2))
    .mockResolvedValueOnce(adding(7, 3))
    .mockResolvedValueOnce(view(8));
  await state.carryOut({ B4: 1, B1: 3 }, null);
  expect(act.mock.calls.map((call) => call[3])).toEqual(["add B1", "add B1", "add B4"]);
});
