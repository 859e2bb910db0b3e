import { expect, test } from "vitest";
import type { GameEvent } from "../api/types";
import { game } from "../test/sample";
import { recapSince } from "./recap";

const event = (n: number, name: string, seat: GameEvent["seat"], more = {}): GameEvent => ({
  n,
  event: name,
  rule: "R1",
  seat,
  ...more,
});

test("what others did between two views, summed up", async () => {
  const before = game({ n: 10 });
  const after = game({
    n: 20,
    icons: { ...before.icons, lion: { city: 3, farm: 1, fort: 1 } },
    councils: { ...before.councils, bear: ["rat", null, "raven", null] },
  });
  before.councils = { ...before.councils, horse: [null, "spider", null, null] };
  after.players.raven!.score = { low: 4, high: 4 };
  const attack = event(15, "declared", "rat", { region_from: "B4", region_to: "E2", number: 2 });
  const all = [
    event(9, "played", "rat"),
    event(12, "deployed", "raven"),
    event(13, "played", "spider"),
    event(14, "played", "raven"),
    attack,
    event(18, "declared", "raven"),
  ];
  const told = (await recapSince(before, after, all, null))!;
  expect(told.cities).toEqual([{ empire: "lion", by: 2 }]);
  expect(told.score).toEqual({ from: 10, to: 4 });
  expect(told.cards.map(({ n }) => n)).toEqual([13]);
  expect(told.come).toEqual([{ position: "bear.sheriff", society: "rat" }]);
  expect(told.gone).toEqual([{ position: "horse.steward", society: "spider" }]);
  expect(told.attack).toBe(attack);
  expect(told.events.map(({ n }) => n)).toEqual([12, 13, 14, 15, 18]);
});

test("nothing is summed up where nobody else did anything", async () => {
  const told = [event(12, "deployed", "raven"), event(8, "deployed", "rat")];
  expect(await recapSince(game({ n: 10 }), game({ n: 20 }), told, null)).toBeNull();
});

test("several answers later it is still what others did before them", async () => {
  const told = [
    event(3, "deployed", "raven"),
    event(5, "ordered", "rat"),
    event(7, "ordered", "raven"),
    event(8, "declared", "raven"),
  ];
  const states = [4, 7].map((n) => game({ n }));
  states[1]!.players.raven!.score = { low: 4, high: 4 };
  const earlier = (n: number) => Promise.resolve(states.find((state) => state.n === n)!);
  const now = game({ n: 9 });
  const found = await recapSince(now, now, told, earlier);
  expect(found).toMatchObject({ from: 4, to: 7, score: { from: 10, to: 4 } });
  expect(await recapSince(now, now, told.slice(1), earlier)).toBeNull();
});
