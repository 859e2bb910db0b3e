import { expect, test } from "vitest";
import type { GameEvent } from "../api/types";
import { game } from "../test/sample";
import { recapOf } from "./recap";

const event = (n: number, name: string, seat: GameEvent["seat"], more = {}): GameEvent => ({
  n,
  event: name,
  rule: "R1",
  seat,
  ...more,
});

test("what others did between two views, summed up", () => {
  const before = game({ n: 10 });
  const after = game({
    n: 20,
    icons: { ...before.icons, lion: { city: 3, farm: 1, fort: 1 } },
    councils: { ...before.councils, bear: ["rat", null, "raven", null] },
  });
  before.councils = { ...before.councils, horse: [null, "spider", null, null] };
  after.players.raven!.score = { low: 4, high: 4 };
  const attack = event(15, "declared", "rat", { region_from: "B4", region_to: "E2", number: 2 });
  const told = recapOf(before, after, [
    event(9, "played", "rat"),
    event(12, "deployed", "raven"),
    event(13, "played", "spider"),
    event(14, "played", "raven"),
    attack,
    event(18, "declared", "raven"),
  ])!;
  expect(told.cities).toEqual([{ empire: "lion", by: 2 }]);
  expect(told.score).toEqual({ from: 10, to: 4 });
  expect(told.cards.map(({ n }) => n)).toEqual([13]);
  expect(told.come).toEqual([{ position: "bear.sheriff", society: "rat" }]);
  expect(told.gone).toEqual([{ position: "horse.steward", society: "spider" }]);
  expect(told.attack).toBe(attack);
  expect(told.events.map(({ n }) => n)).toEqual([12, 13, 14, 15, 18]);
});

test("nothing is summed up where nobody else did anything", () => {
  const told = [event(12, "deployed", "raven"), event(8, "deployed", "rat")];
  expect(recapOf(game({ n: 10 }), game({ n: 20 }), told)).toBeNull();
});
