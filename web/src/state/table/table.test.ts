// The table's state when the connection is slow, broken or ahead of us.
import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import type { GameEvent, Step, View } from "../../api/types";
import { board, game, view } from "../../test/sample";
import { FakeLine } from "../../test/line";
import { TransportError, type TableTransport } from "../../transport/transport";
import { keep } from "../keys";
import { landing, landsAt } from "../landing";
import { settings } from "../settings.svelte";
import { reclaim } from "./claims";
import { TableState } from "./table.svelte";

const gone = () => new TransportError("gone", "no line");
const answers = (act: Mock<TableTransport["act"]>) => act.mock.calls.map(([, command]) => command);

let shelf: Record<string, string>;
beforeEach(() => {
  shelf = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf[key] ?? null,
    setItem: (key: string, value: string) => (shelf[key] = value),
  });
  vi.useFakeTimers();
  settings.auto = true;
  settings.speed = "once";
  line = new FakeLine();
  line.board.mockResolvedValue(board());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let line: FakeLine;
async function opened(
  first: View,
  seats: Record<string, string> = { 0: "token" },
): Promise<TableState> {
  keep("T", (keys) => Object.assign(keys.seats, seats));
  line.open.mockResolvedValue(first);
  const state = new TableState("T", line);
  await state.open();
  return state;
}

test("an answer lost on the way is sent again under the same key", async () => {
  const state = await opened(view(5));
  line.act.mockRejectedValueOnce(gone()).mockResolvedValueOnce({ view: view(6) });
  const sent = state.answer("deploy bear.sheriff");
  await vi.advanceTimersByTimeAsync(10);
  expect(state.online).toBe(false);
  expect(state.asked).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await sent;
  const [first, second] = line.act.mock.calls;
  expect(line.act).toHaveBeenCalledTimes(2);
  expect(first![2]!.key).toBe(second![2]!.key);
  expect(state.online).toBe(true);
  expect(state.view!.seq).toBe(6);
});

test("a question that has been answered stays closed while pieces travel", async () => {
  settings.speed = "normal";
  vi.stubGlobal("document", { hidden: false });
  const state = await opened(view(5));
  expect(state.asked).toBe(true);
  landsAt(performance.now() + 500);
  line.act.mockResolvedValueOnce({ view: { ...view(6, { seat: 1 }), game: game({ n: 5 }) } });
  await state.answer("deploy bear.sheriff");
  expect(state.view!.seq).toBe(5); // what is new waits for them
  expect(state.asked).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(state.view!.seq).toBe(6);
  landsAt(performance.now() + 60_000);
  state.close();
  expect(landing()).toBe(0); // the next table does not wait for what travelled here
});

test("who sits down on a bad line asks under one key until the secret comes", async () => {
  const state = await opened(view(5, {}, null), {});
  const done = { view: view(6), seat: 0, token: "mine" };
  for (let lost = 0; lost < 9; lost += 1) line.act.mockRejectedValueOnce(gone());
  line.act.mockResolvedValueOnce(done);
  const taken = state.attempt({ do: "take", seat: 0, name: "Ada" }, null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await taken).toEqual(done);
  expect(new Set(line.act.mock.calls.map(([, , terms]) => terms!.key)).size).toBe(1);
});

test("a reload while sitting down asks on under the same key, and the seat is there", async () => {
  const before = await opened(view(5, {}, null), {});
  line.act.mockRejectedValue(gone());
  void before.attempt({ do: "take", seat: 0, name: "Ada" }, "invited");
  await vi.advanceTimersByTimeAsync(2000);
  before.close();
  await vi.advanceTimersByTimeAsync(5000);
  const [lost] = line.act.mock.calls;
  line.act.mockReset().mockResolvedValue({ view: view(6), seat: 0, token: "mine" });
  const after = await opened(view(6), {});
  expect(
    line.act.mock.calls.map(([token, command, terms]) => [token, command, terms?.key]),
  ).toEqual([["invited", { do: "take", seat: 0, name: "Ada" }, lost![2]!.key]]);
  expect(after.seat).toBe(0);
  expect(after.token).toBe("mine");
  await opened(view(6), {});
  expect(line.act).toHaveBeenCalledTimes(1);
});

test("a claim outlives a reload, until the others have refused it", async () => {
  const vote = { vote: 3 } as View["votes"][number];
  const before = await opened({ ...view(5, {}, null), votes: [vote] }, {});
  line.act.mockResolvedValue({
    view: { ...view(5, {}, null), votes: [vote] },
    seat: 1,
    token: "t",
    vote: 3,
  });
  await reclaim(before, 1);
  before.close();
  const after = await opened({ ...view(5, {}, null), votes: [vote] }, {});
  expect(after.reclaimed).toEqual({ seat: 1, token: "t", vote: 3 });
  line.open.mockRejectedValue(new TransportError("bad_token", "no", 401));
  line.tell(view(6, {}, null));
  await vi.advanceTimersByTimeAsync(1000);
  expect(after.reclaimed).toBeNull();
});

test("who claims a seat that goes to a bot is told so", async () => {
  const state = await opened(view(5, {}, null), {});
  line.act.mockResolvedValue({ view: view(6, {}, null), seat: 1, token: null, vote: 3 } as never);
  await reclaim(state, 1);
  expect(state.reclaimed).toBeNull();
  expect(state.sender.problem).toContain("bot");
});

test("a seat is not given up while the answer with its new secret is on the way", async () => {
  const state = await opened(view(5));
  line.act
    .mockRejectedValueOnce(gone())
    .mockResolvedValueOnce({ view: view(6), seat: 0, token: "new" });
  const renewed = state.renew();
  line.open.mockRejectedValue(new TransportError("bad_token", "void", 401));
  line.refuse();
  await vi.advanceTimersByTimeAsync(5000);
  await renewed;
  expect(state.seat).toBe(0);
  expect(state.token).toBe("new");
});

test("nothing is sent twice while an answer is under way", async () => {
  const state = await opened(view(5));
  line.act.mockImplementation(() => new Promise(() => undefined));
  void state.answer("deploy bear.sheriff");
  void state.answer("deploy bear.steward");
  expect(line.act).toHaveBeenCalledTimes(1);
});

test("a stale answer brings the fresh view and no complaint", async () => {
  const state = await opened(view(5));
  line.act.mockRejectedValue(new TransportError("stale", "too late", 409, view(8)));
  await state.answer("deploy bear.sheriff");
  expect(state.view!.seq).toBe(8);
  expect(state.sender.problem).toBeNull();
});

test("an older view never replaces a newer one", async () => {
  const state = await opened(view(5));
  line.tell(view(9));
  line.tell(view(7));
  expect(state.view!.seq).toBe(9);
});

test("a question with one answer is answered, but not at once, and only if wished", async () => {
  line.act.mockResolvedValue({ view: view(6, { seat: 1, player: "spider", options: [] }) });
  const state = await opened(view(5, { prompt: "after_order", options: ["pass"] }));
  await vi.advanceTimersByTimeAsync(800);
  expect(line.act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(line.act).toHaveBeenCalledTimes(1);
  settings.auto = false;
  line.tell(view(7, { prompt: "after_order", options: ["pass"] }));
  await vi.advanceTimersByTimeAsync(4000);
  expect(line.act).toHaveBeenCalledTimes(1);
  state.close();
});

test("what was undone is not done again by itself", async () => {
  const state = await opened({
    ...view(6),
    undo: { free_to: 4, reason: "ok", ask_to: null, last: 5 },
  });
  line.act.mockResolvedValueOnce({
    view: view(7, { prompt: "act", options: ["order eagle.sheriff add-2"] }),
  });
  await state.undo();
  await vi.advanceTimersByTimeAsync(5000);
  expect(line.act).toHaveBeenCalledTimes(1);
  line.act.mockResolvedValueOnce({ view: view(9) });
  await state.answer("order eagle.sheriff add-2");
  expect(line.act).toHaveBeenCalledTimes(2);
});

test("undo goes one choice back, alone or by consent, never further by mistake", async () => {
  const asking = (undo: View["undo"]) => ({ ...view(30), undo });
  const state = await opened(asking({ free_to: 20, reason: "chance", ask_to: 3, last: 27 }));
  line.act.mockResolvedValueOnce({
    view: asking({ free_to: null, reason: "other_moved", ask_to: 3, last: 12 }),
  });
  await state.undo();
  line.act.mockResolvedValueOnce({ view: view(31) });
  await state.undo();
  expect(answers(line.act)).toEqual([
    { do: "undo", turn: 30, to: 27 },
    { do: "propose", vote: { kind: "undo", to: 12 } },
  ]);
});

test("what is said on a bad line is said once", async () => {
  const state = await opened(view(5));
  line.act.mockRejectedValueOnce(gone()).mockResolvedValueOnce({ view: view(6) });
  const done = state.attempt({ do: "chat", text: "hello" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await done).not.toBeNull();
  const [first, second] = line.act.mock.calls;
  expect(first![2]!.key).toBe(second![2]!.key);
});

test("a report is sent as the seat that one plays", async () => {
  const state = await opened(view(5));
  line.report.mockResolvedValueOnce();
  const report = { kind: "talk", seat: 1, text: "rude" } as const;
  await state.report(report);
  expect(line.report.mock.calls).toEqual([[state.token, report]]);
  expect(state.token).not.toBeNull();
});

test("a seat whose link was renewed elsewhere is given up, and one may watch: nobody is offline", async () => {
  keep("T", (keys) => Object.assign(keys.seats, { 0: "old" }));
  line.open
    .mockRejectedValueOnce(gone())
    .mockRejectedValueOnce(new TransportError("bad_token", "", 401))
    .mockResolvedValueOnce(view(5, { options: [] }, null));
  const state = new TableState("T", line);
  void state.open();
  await vi.advanceTimersByTimeAsync(5000);
  const { seat, rights, online } = state;
  expect([seat, rights.mine, state.view?.seq, online]).toEqual([null, [], 5, true]);
  expect(state.sender.problem).toContain("renewed");
});

test("a table that cannot be read opens without a board; a line that is gone is waited for", async () => {
  line.board.mockRejectedValueOnce(new TransportError("not_now", "no game", 409));
  const unreadable = await opened({ ...view(5), game: null, decision: null });
  expect([unreadable.view?.seq, unreadable.board]).toEqual([5, null]);
  line.board.mockRejectedValueOnce(gone());
  const opening = opened(view(5));
  await vi.advanceTimersByTimeAsync(5000);
  expect((await opening).board).toEqual(board());
});

test("hot seat: the next person's question covers the screen until they say so", async () => {
  const state = await opened(view(5, { options: [] }, null), { 0: "one", 1: "two" });
  await vi.advanceTimersByTimeAsync(1);
  expect([state.seat, state.handTo]).toEqual([null, 0]); // nobody's side before the first person confirms
  line.open.mockResolvedValue(view(5));
  await state.uncover();
  const theirs = view(
    6,
    { seat: 1, player: "spider", options: ["deploy bear.sheriff", "deploy bear.steward"] },
    1,
  );
  line.open.mockResolvedValue(theirs);
  line.tell(view(6, { seat: 1, player: "spider", options: [] }));
  await vi.advanceTimersByTimeAsync(1);
  expect(state.handTo).toBe(1);
  await state.uncover();
  expect(state.handTo).toBeNull();
  expect(state.seat).toBe(1);
  expect(state.view!.you.seat).toBe(1);
});

test("an answer brings what is new since the last view, and the log stays whole", async () => {
  const told = (n: number): GameEvent => ({ n, event: "round", rule: "R3.1", number: n });
  const state = await opened({ ...view(5), events: [told(1), told(2)] });
  line.tell({ ...view(7), events_from: 5, events: [told(6)] });
  line.act.mockResolvedValueOnce({ view: { ...view(9), events_from: 7, events: [told(8)] } });
  await state.answer("deploy bear.sheriff");
  line.act.mockResolvedValueOnce({ view: { ...view(10), events_from: 9 } });
  await state.attempt({ do: "chat", text: "hello" });
  expect(line.act.mock.calls.map(([, , terms]) => terms!.since)).toEqual([7, 9]);
  expect(state.store.events.map((event) => event.n)).toEqual([1, 2, 6, 8]);
});

test("a plan is sent as one command", async () => {
  const state = await opened(view(5, { prompt: "add", options: ["add B1", "add B4"] }));
  line.act.mockResolvedValueOnce({ view: view(8) });
  await state.answer("add B1", "add B1", "add B4");
  const actions = ["add B1", "add B1", "add B4"];
  expect(answers(line.act)).toEqual([{ do: "answer", turn: 5, actions }]);
});

test("the question comes when what led to it has been seen; a skip brings it at once", async () => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "normal";
  const state = await opened(view(5, { seat: 1, player: "spider", options: [] }));
  const deployed = (n: number): GameEvent => ({ n, event: "deployed", rule: "R3.2", seat: "rat" });
  line.act.mockResolvedValue({ view: view(8) });
  line.tell({ ...view(6, { seat: 1, options: [] }), events: [deployed(5)] });
  line.tell({ ...view(7, { options: ["pass"] }), events: [deployed(6)] });
  await vi.advanceTimersByTimeAsync(1000);
  expect([state.view!.seq, state.asked]).toEqual([7, false]); // the second one still has to be read
  await vi.advanceTimersByTimeAsync(850);
  expect(state.asked).toBe(true);
  expect(line.act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2200); // only then is it answered automatically
  expect(line.act).toHaveBeenCalledTimes(1);
  line.tell({ ...view(9), events: [deployed(8)] });
  await vi.advanceTimersByTimeAsync(1);
  expect(state.asked).toBe(false);
  state.show.skip();
  expect(state.asked).toBe(true);
});

test("the deal is told again to who left in the middle of it, and then no more", async () => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "normal";
  const first = { ...view(5), game: game({ n: 5, phase: "deploy" }) };
  const left = await opened(first);
  left.show.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([left.show.drama?.kind, left.asked]).toEqual(["deal", false]);
  left.close();
  const back = await opened(first);
  const placed: GameEvent = { n: 5, event: "deployed", rule: "R3.2", seat: "rat" };
  line.tell({ ...view(6), game: game({ n: 6, phase: "deploy" }), events: [placed] });
  expect([back.show.drama?.kind, back.show.ahead]).toEqual(["deal", 1]);
  back.show.drawn(back.show.stage!);
  await vi.advanceTimersByTimeAsync(9000);
  expect(back.show.stage).toMatchObject({ kind: "deploy", events: [placed] });
  back.close(); // though not everything has been shown yet
  expect((await opened(first)).show.drama).toBeNull();
});

test("who goes while something is shown is told it in sum when they come back", async () => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "normal";
  const placed: GameEvent = { n: 5, event: "deployed", rule: "R3.2", seat: "rat" };
  const undo = { free_to: null, reason: "nothing", ask_to: null, last: 4 } as const;
  const news = { ...view(6), undo, events: [placed] };
  line.step.mockResolvedValue({ n: 5, game: game({ n: 5 }) } as Step);
  const state = await opened({ ...view(5, { seat: 1 }), undo });
  line.tell(news);
  await vi.advanceTimersByTimeAsync(100);
  keep("T", (keys) => (keys.missed = state.show.busy)); // as the stage does
  state.close();
  const back = await opened(news);
  await vi.waitFor(() => expect(back.recap.summary).not.toBeNull());
  expect(back.recap.open).toBe(true);
  keep("T", (keys) => (keys.missed = back.show.busy));
  back.close();
  const again = await opened(news);
  await vi.waitFor(() => expect(again.recap.summary).not.toBeNull());
  expect(again.recap.open).toBe(false); // everything was shown
});

test("an old attack's arrow is gone when my question comes, and does not come back with my answer", async () => {
  const attack: GameEvent = {
    n: 6,
    event: "declared",
    rule: "R5.6",
    seat: "rat",
    region_from: "B1",
    region_to: "E2",
    number: 3,
  };
  const state = await opened(view(5, { seat: 1, player: "spider", options: [] }));
  line.tell({ ...view(7, { seat: 1, player: "spider", options: [] }), events: [attack] });
  expect(state.highlights.arrow).not.toBeNull();
  line.tell({ ...view(8), events: [{ ...attack, n: 7 }] });
  expect(state.asked).toBe(true);
  line.act.mockImplementation(() => new Promise(() => undefined));
  void state.answer("deploy bear.sheriff");
  expect([state.asked, state.highlights.arrow]).toEqual([false, null]);
});

test("a pass by hand among people waits as long as one by the page; a card does not", async () => {
  settings.auto = false;
  const state = await opened(view(5, { prompt: "after_order", options: ["pass", "play march"] }));
  line.act.mockResolvedValue({
    view: view(6, { prompt: "after_order", options: ["pass", "play march"] }),
  });
  void state.answer("pass");
  expect(state.sender.sending).toBe(true);
  await vi.advanceTimersByTimeAsync(800);
  expect(line.act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1400);
  expect(line.act).toHaveBeenCalledTimes(1);
  void state.answer("play march");
  expect(line.act).toHaveBeenCalledTimes(2);
});
