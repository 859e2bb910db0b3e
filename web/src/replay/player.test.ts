// A replay against a server whose steps come when the test says so.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../api/types";
import { game, table } from "../test/sample";
import type { TableTransport } from "../transport";
import { ReplayState } from "./player.svelte";

const LAST = 9;
let bring: (() => void)[];
let replay: ReplayState;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null });
  bring = [];
  const line = {
    step: (_token: string | null, n: number) =>
      new Promise((done) => bring.push(() => done({ n, last: LAST }))),
  };
  replay = new ReplayState("abc", line as unknown as TableTransport);
  replay.view = { table: table(), game: game({ n: LAST }) } as View;
  void replay.go(0);
  await arrive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets everything arrive that has been asked for. */
async function arrive(): Promise<void> {
  while (bring.length > 0) {
    for (const one of bring.splice(0)) one();
    await vi.advanceTimersByTimeAsync(0);
  }
}

test("it plays a step at a time to the end", async () => {
  replay.play();
  for (let n = 1; n <= LAST; n += 1) {
    await arrive();
    expect(replay.n).toBe(n);
    await vi.advanceTimersByTimeAsync(1100);
  }
  expect(replay.playing).toBe(false);
});

test("paused and played again while a step is on its way, it goes on once, not twice as fast", async () => {
  replay.play();
  replay.pause();
  replay.play();
  await arrive();
  expect(replay.n).toBe(1);
  for (const n of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(600);
    expect(replay.n).toBe(n - 1);
    await vi.advanceTimersByTimeAsync(500);
    await arrive();
    expect(replay.n).toBe(n);
  }
});

test("paused while a step is on its way, it stays there", async () => {
  replay.play();
  replay.pause();
  await arrive();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.playing).toBe(false);
  expect(replay.n).toBeLessThanOrEqual(1);
});
