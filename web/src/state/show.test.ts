// The show, against a clock set by the test.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, View } from "../api/types";
import { EMPIRES } from "../game/names";
import { decision, game, held, table } from "../test/sample";
import { landsAt } from "./landing";
import { settings } from "./settings.svelte";
import { Show, type Stage } from "./show.svelte";

let shown: number[];
let live: boolean;
let settled: number;
let jumps: number;
let show: Show;
let current: View["game"];
let logged: number;

const view = (seq: number, events: GameEvent[] = [], ask = 1): View => ({
  table: table(),
  seq,
  turn: seq,
  you: { seat: 0, society: "raven", host: true },
  game: game({ n: seq }),
  decision: decision({ seat: ask, n: seq }),
  events_from: 0,
  events,
  chat: [],
  undo: { free_to: null, reason: "nothing", ask_to: null, last: null },
  votes: [],
  bots: { thinking: null },
});
const event = (n: number, name: string, seat: GameEvent["seat"] = "rat"): GameEvent => ({
  n,
  event: name,
  rule: "R4.3",
  seat,
});
/** A view with one event, the last action's. */
const news = (seq: number, name: string, seat?: GameEvent["seat"]) =>
  view(seq, [event(seq - 1, name, seat)]);
const names = () => show.stage?.events.map((one) => one.event);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "normal";
  [shown, live, settled, jumps] = [[], false, 0, 0];
  show = new Show({
    accept: (news) => {
      shown.push(news.seq);
      current = news.game;
      logged = news.events.length;
    },
    staged: () => undefined,
    game: () => current,
    live: () => live,
    asks: ({ decision }) => decision?.seat === 0,
    settled: () => (settled += 1),
    jumped: () => (jumps += 1),
  });
  show.begin(view(10));
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one deployment after the other, each for its time", () => {
  for (const seq of [11, 12, 13]) show.push(news(seq, "deployed"));
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([11]);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual([11]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([11, 12]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([11, 12, 13]);
  expect(show.busy).toBe(true);
  vi.advanceTimersByTime(900);
  expect(show.busy).toBe(false);
});

test("what is on stage has its time from when it was drawn", () => {
  show.push(news(11, "deployed"));
  vi.advanceTimersByTime(0);
  const first = show.stage!;
  show.push(news(12, "deployed"));
  vi.advanceTimersByTime(400); // a slow phone needed that long
  show.drawn(first);
  vi.advanceTimersByTime(899);
  expect(show.stage).toBe(first);
  vi.advanceTimersByTime(1);
  expect(show.stage).not.toBe(first);
  vi.advanceTimersByTime(800);
  show.drawn(first); // too late
  vi.advanceTimersByTime(100);
  expect(show.busy).toBe(false);
});

test("one's own betrayal has its moment even if nothing follows, and then makes way", () => {
  show.push(news(11, "revealed", "raven"));
  vi.advanceTimersByTime(0);
  expect(show.drama?.kind).toBe("reveal");
  vi.advanceTimersByTime(999);
  expect(show.drama?.kind).toBe("reveal");
  show.push(news(12, "deployed"));
  vi.advanceTimersByTime(1);
  expect(show.drama).toBeNull();
  expect(names()).toEqual(["deployed"]);
  vi.advanceTimersByTime(900);
  show.push(news(13, "deployed", "raven"));
  vi.advanceTimersByTime(0);
  expect(show.busy).toBe(false); // an ordinary action of one's own needs no reading
});

test("an order is read, then all its banners come as one movement", () => {
  show.push(news(11, "ordered"));
  vi.advanceTimersByTime(100);
  show.push(news(12, "added"));
  vi.advanceTimersByTime(100);
  show.push(news(13, "added"));
  expect(shown).toEqual([11]);
  expect(names()).toEqual(["ordered"]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([11, 12, 13]);
  expect(names()).toEqual(["ordered", "added", "added"]);
  show.push(news(14, "ordered"));
  vi.advanceTimersByTime(1199);
  expect(names()).toEqual(["ordered", "added", "added"]);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual(["ordered"]);
});

test("a banner that is late is waited for, so that the movement stays one", () => {
  show.push(news(11, "ordered"));
  vi.advanceTimersByTime(500);
  show.push(news(12, "added"));
  vi.advanceTimersByTime(200);
  show.push(news(13, "added"));
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([11]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([11, 12, 13]);
});

test("a skip goes on by one, a second skip of all brings the question", () => {
  for (const seq of [11, 12, 13, 14]) show.push(news(seq, "deployed"));
  vi.advanceTimersByTime(0);
  show.skip();
  expect(shown).toEqual([11, 12]);
  const before = settled;
  show.skipAll();
  expect(shown).toEqual([11, 12, 13, 14]);
  expect(show.busy).toBe(false);
  expect(settled).toBeGreaterThan(before);
});

test("a pause lasts until it is ended", () => {
  for (const seq of [11, 12]) show.push(news(seq, "deployed"));
  vi.advanceTimersByTime(0);
  show.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([11]);
  show.pause();
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([11, 12]);
});

test("one's own doing is shown at once and holds back no question", () => {
  show.push(news(11, "deployed", "raven"));
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([11]);
  expect(show.busy).toBe(false);
  show.push(news(12, "ordered", "raven"));
  vi.advanceTimersByTime(400);
  show.push(news(13, "added", "raven"));
  expect([shown, names()]).toEqual([
    [11, 12, 13],
    ["ordered", "added"],
  ]);
});

test("news without events change the table at once and no caption", () => {
  show.push(news(11, "deployed"));
  vi.advanceTimersByTime(0);
  show.push(view(12));
  expect(shown).toEqual([11, 12]);
  expect(names()).toEqual(["deployed"]);
});

test("nothing waits where all is wanted at once, or nobody looks", () => {
  settings.speed = "once";
  for (const seq of [11, 12]) show.push(news(seq, "deployed"));
  expect(shown).toEqual([11, 12]);
  settings.speed = "normal";
  vi.stubGlobal("document", { hidden: true });
  show.push(news(13, "deployed"));
  expect(shown).toEqual([11, 12, 13]);
  expect(show.busy).toBe(false);
});

test("slow and fast", () => {
  settings.speed = "fast";
  for (const seq of [11, 12]) show.push(news(seq, "deployed"));
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([11, 12]);
  show.skipAll();
  settings.speed = "slow";
  for (const seq of [13, 14]) show.push(news(seq, "deployed"));
  vi.advanceTimersByTime(1500);
  expect(shown.at(-1)).toBe(13);
});

test("a view that brings many beats is a jump, told by the summary", () => {
  show.push(news(11, "deployed"));
  vi.advanceTimersByTime(0);
  show.push(
    view(
      20,
      [12, 13, 14, 15].map((n) => event(n, "deployed")),
    ),
  );
  expect(shown).toEqual([11, 20]);
  expect([jumps, show.busy]).toEqual([1, false]);
});

test("one action that ends a beat and opens the next is told in two captions", () => {
  const next = view(11, [event(10, "swapped"), event(10, "first"), event(10, "round")]);
  next.game!.round = 2;
  next.game!.players.rat!.face_up = [true, true, false, false, false];
  show.push(next);
  vi.advanceTimersByTime(0);
  expect(names()).toEqual(["swapped"]);
  expect([current!.players.rat!.face_up[0], current!.round]).toEqual([true, 1]);
  vi.advanceTimersByTime(2600);
  expect(names()).toEqual(["first", "round"]);
  expect(shown).toEqual([11, 11]);
});

test("among people the show catches up with what has grown old", () => {
  live = true;
  for (let seq = 11; seq < 21; seq += 1) show.push(news(seq, "revealed"));
  vi.advanceTimersByTime(12_000);
  expect(shown).toHaveLength(10);
  live = false;
  for (let seq = 21; seq < 31; seq += 1) show.push(news(seq, "revealed"));
  vi.advanceTimersByTime(12_000);
  expect(shown.length).toBeLessThan(16);
});

test("what others take back is told together, but not with what I take back", () => {
  show.push(news(11, "retrieved"));
  vi.advanceTimersByTime(1000);
  show.push(news(12, "retrieved", "raven"));
  expect(show.stage).toMatchObject({ own: true, events: [{ n: 11 }] });
  for (const seq of [13, 14]) show.push(news(seq, "retrieved", "spider"));
  vi.advanceTimersByTime(350);
  expect(show.stage).toMatchObject({ own: false, events: [{ n: 12 }, { n: 13 }] });
  vi.advanceTimersByTime(999);
  expect(show.busy).toBe(true);
});

test("an undo takes back what waits, and nothing of it is shown", () => {
  for (const seq of [11, 12, 13]) show.push(news(seq, "deployed"));
  show.push({ ...view(14), game: game({ n: 11 }) });
  expect(shown.at(-1)).toBe(14);
  expect(show.stage).toBeNull();
  expect(show.busy).toBe(false);
});

const deal: Stage = { kind: "deal", events: [], before: null, after: null, own: false };

test("the deal stays until the person goes on, and what follows waits for it", () => {
  show.present(deal);
  show.push(news(11, "deployed"));
  vi.advanceTimersByTime(600_000);
  expect([show.stage?.kind, show.ahead, shown]).toEqual(["deal", 1, []]);
  show.skip();
  expect(shown).toEqual([11]);
});

test("where others play on regardless, the deal has its time and no more", () => {
  live = true;
  show.present(deal);
  vi.advanceTimersByTime(30_000); // the page is still being loaded
  expect(show.drama?.kind).toBe("deal");
  show.drawn(show.stage!);
  vi.advanceTimersByTime(8999);
  expect(show.drama?.kind).toBe("deal");
  vi.advanceTimersByTime(1);
  expect(show.busy).toBe(false);
});

test("what was skipped holds nothing back", () => {
  show.present(deal);
  expect(show.busy).toBe(true);
  show.skipAll();
  show.push(news(11, "deployed", "raven"));
  expect([shown, show.busy]).toEqual([[11], false]);
});

test("a state with several beats comes with the last of them", () => {
  show.push(view(13, [event(10, "deployed"), event(11, "deployed"), event(12, "deployed")]));
  vi.advanceTimersByTime(0);
  expect([names(), shown]).toEqual([["deployed"], []]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(900);
  expect([names(), shown]).toEqual([["deployed"], [13]]);
});

const banners = (region: string) => current?.regions[region]!.banners;
const starved = (n: number, region: string, number: number): GameEvent => ({
  ...event(n, "killed"),
  rule: "R4.7",
  empire: "bear",
  region,
  number,
});

test("a fight shows its outcome, and banners that starve of it go with their own caption", () => {
  const after = view(13, [event(10, "ordered"), event(11, "fought"), starved(12, "B2", 3)]);
  after.game!.regions.B2 = held("bear", 6);
  show.push(after);
  vi.advanceTimersByTime(0);
  expect([names(), banners("B2"), logged]).toEqual([["ordered", "fought"], 9, 2]);
  expect(current!.reserves.bear).toBe(after.game!.reserves.bear - 3);
  vi.advanceTimersByTime(2000);
  expect([names(), banners("B2"), logged]).toEqual([["killed"], 6, 3]);
  expect(current).toBe(after.game);
});

test("the last fight shows its outcome before the end is told, which turns loyalties up", () => {
  const after = view(13, [event(12, "fought"), starved(12, "B2", 1), event(12, "ended")]);
  after.game!.regions.B2 = held("bear", 6);
  after.game!.phase = "end";
  after.game!.players.rat!.loyalties = [...EMPIRES];
  after.game!.players.raven!.score = { low: 3, high: 3 };
  show.push(news(12, "ordered"));
  show.push(after);
  vi.advanceTimersByTime(600);
  expect([names(), banners("B2")]).toEqual([["ordered", "fought"], 7]);
  expect(current!.players.raven!.score.low).toBe(3);
  const secret = () => [current!.phase, current!.players.rat!.loyalties[0]];
  expect(secret()).toEqual(["council", null]);
  show.skip();
  expect([names(), banners("B2"), ...secret()]).toEqual([["killed"], 6, "council", null]);
  show.skip();
  expect([names(), ...secret()]).toEqual([["ended"], "end", "bear"]);
});

test("while pieces travel only my question comes at once; a message waits for them, but for no pause", () => {
  show.push(news(11, "deployed"));
  vi.advanceTimersByTime(0);
  landsAt(performance.now() + 500);
  show.push(view(12));
  show.pause();
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([11]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([11, 12]);
  landsAt(performance.now() + 500);
  show.push(view(13, [], 0));
  expect(shown).toEqual([11, 12, 13]);
});

test("what comes next waits until the pieces have arrived, unless it is skipped", () => {
  for (const seq of [11, 12, 13]) show.push(news(seq, "deployed"));
  landsAt(performance.now() + 1500);
  vi.advanceTimersByTime(1499);
  expect(shown).toEqual([11]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([11, 12]);
  landsAt(performance.now() + 60_000);
  show.skip();
  expect(shown).toEqual([11, 12, 13]);
});
