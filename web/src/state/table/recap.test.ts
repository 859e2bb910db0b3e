// "Since your last turn" beside what is being shown.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step, View } from "../../api/types";
import { board, game, view } from "../../test/sample";
import { FakeLine } from "../../test/line";
import { keep } from "../keys";
import { settings } from "../settings.svelte";
import { TableState } from "./table.svelte";

beforeEach(() => {
  const shelf: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf[key] ?? null,
    setItem: (key: string, value: string) => (shelf[key] = value),
  });
  vi.stubGlobal("document", { hidden: false });
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

/** After so many answers, the last by the rat; the reader, whose own was the fifth, has this score. */
function told(seq: number, low: number): View {
  const { players } = game();
  const raven = { ...players.raven!, score: { low, high: low } };
  return {
    ...view(seq, { seat: 1, options: [] }),
    undo: { free_to: null, reason: "nothing", ask_to: null, last: 4 },
    game: game({ n: seq, players: { ...players, raven } }),
    events: seq > 5 ? [{ n: seq - 1, event: "deployed", rule: "R3.2", seat: "rat" }] : [],
  };
}

test("what has happened since the last turn keeps up with what is on stage", async () => {
  const line = new FakeLine();
  line.board.mockResolvedValue(board());
  line.open.mockResolvedValue(told(5, 10));
  line.step.mockImplementation((_, n) => Promise.resolve({ n, game: told(n, 10).game } as Step));
  keep("T", (keys) => Object.assign(keys.seats, { 0: "token" }));
  const table = new TableState("T", line);
  await table.open();
  line.tell(told(6, 7));
  line.tell(told(7, 4));
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(table.recap.summary?.score).toEqual({ from: 10, to: 7 }));
  expect(table.show.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.recap.summary?.score).toEqual({ from: 10, to: 4 });
});
