import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../api/types";
import type { BeatKind } from "../../game/beats";
import { settings } from "../../state/settings.svelte";
import { hear, isCalled, soundOf } from "./hearing";

const stage = (kind: BeatKind, ...names: string[]) => ({
  kind,
  events: names.map((event, n) => ({ n, event, rule: "R1" })),
  before: null,
  after: null,
  own: false,
});

test("what is on stage has its sound", () => {
  expect(soundOf(stage("deploy", "deployed"))).toBe("banner");
  expect(soundOf(stage("order", "ordered"))).toBeNull();
  expect(soundOf(stage("order", "ordered", "added"))).toBe("banner");
  expect(soundOf(stage("order", "ordered", "declared"))).toBe("march");
  expect(soundOf(stage("order", "ordered", "declared", "fought"))).toBe("fight");
  expect(soundOf(stage("card", "played"))).toBe("card");
  expect(soundOf(stage("reveal", "swapped"))).toBe("reveal");
  expect(soundOf(stage("end", "ended"))).toBe("end");
});

const play = vi.fn();
let loaded = 0;
vi.mock("./sounds", () => {
  loaded += 1;
  return { play: (...given: unknown[]): unknown => play(...given) };
});
const visit = (clicked: boolean, hidden = false) => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: clicked } });
  vi.stubGlobal("document", { hidden });
};

beforeEach(() => {
  play.mockClear();
  Object.assign(settings, { sound: true, volume: 60 });
});

test("nothing is loaded before the first click, for who is mute, or while nobody looks", async () => {
  visit(false);
  await hear("turn");
  visit(true, true);
  await hear("banner");
  visit(true);
  for (const silent of [{ sound: false }, { sound: true, volume: 0 }]) {
    Object.assign(settings, silent);
    await hear("turn");
  }
  expect(loaded).toBe(0);
});

test("after it, sounds are as loud as one wishes; one's turn is heard from another tab", async () => {
  visit(true);
  await hear("fight");
  visit(true, true);
  await hear("turn");
  expect(play.mock.calls).toEqual([
    ["fight", 0.6],
    ["turn", 0.6],
  ]);
});

test("one's turn sounds when others have acted, not at each question of one's own", () => {
  const doneBy = (...seats: string[]) =>
    seats.map((seat, n) => ({ n, event: "ordered", rule: "R4.3", seat }) as GameEvent);
  const drawn = { n: 9, event: "drew", rule: "R4.5" } as GameEvent;
  expect(isCalled(doneBy("raven", "rat"), "raven")).toBe(true);
  expect(isCalled([...doneBy("rat", "raven"), drawn], "raven")).toBe(false);
});
