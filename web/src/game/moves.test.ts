import { expect, test } from "vitest";
import type { GameEvent, GameView } from "../api/types";
import { game, held as on } from "../test/sample";
import { movesBetween } from "./moves";

const councils = (bear: GameView["councils"]["bear"]): GameView["councils"] => ({
  ...game().councils,
  bear,
});
const held = (change: GameView["regions"]): Partial<GameView> => ({
  regions: { ...game().regions, ...change },
});
const at = (event: string, more: object): GameEvent => ({ n: 20, event, rule: "R5.1", ...more });

test("agents come from their player, go back, and change places", () => {
  const [none, one, other] = [
    game(),
    game({ councils: councils(["raven", null, null, "rat"]) }),
    game({ councils: councils(["rat", null, null, "raven"]) }),
  ];
  expect(movesBetween(none, one, [])).toEqual([
    { kind: "agent", society: "raven", from: "player:raven", to: "seat:bear.sheriff" },
    { kind: "agent", society: "rat", from: "player:rat", to: "seat:bear.chancellor" },
  ]);
  expect(movesBetween(one, none, [])[0]).toEqual({
    kind: "agent",
    society: "raven",
    from: "seat:bear.sheriff",
    to: "player:raven",
  });
  expect(movesBetween(one, other, [])).toEqual([
    { kind: "agent", society: "raven", from: "seat:bear.sheriff", to: "seat:bear.chancellor" },
    { kind: "agent", society: "rat", from: "seat:bear.chancellor", to: "seat:bear.sheriff" },
  ]);
});

test("added banners come from the reserve, dead ones return to it", () => {
  const [few, many] = [game(), game(held({ B4: on("bear", 5) }))];
  expect(movesBetween(few, many, [])).toEqual([
    { kind: "banner", empire: "bear", count: 2, from: "reserve:bear", to: "region:B4" },
  ]);
  expect(movesBetween(many, few, [])).toEqual([
    { kind: "banner", empire: "bear", count: 2, from: "region:B4", to: "reserve:bear" },
  ]);
});

test("an attack marches, clashes, and only the dead go home", () => {
  const before = game();
  const after = game(held({ B4: on("bear", 0), E2: on("bear", 1) }));
  const news = [
    at("declared", { empire: "bear", region_from: "B4", region_to: "E2", number: 3 }),
    at("fought", { region: "E2" }),
  ];
  expect(movesBetween(before, after, news)).toEqual([
    { kind: "banner", empire: "bear", count: 3, from: "region:B4", to: "region:E2" },
    { kind: "banner", empire: "eagle", count: 2, from: "region:E2", to: "reserve:eagle" },
    { kind: "clash", from: "region:E2", to: "region:E2" },
  ]);
});

test("a march arrives and nothing else moves", () => {
  const after = game(held({ B4: on("bear", 1), B5: on("bear", 5) }));
  const news = [at("moved", { empire: "bear", region_from: "B4", region_to: "B5", number: 2 })];
  expect(movesBetween(game(), after, news)).toEqual([
    { kind: "banner", empire: "bear", count: 2, from: "region:B4", to: "region:B5" },
  ]);
});

test("cards are drawn and discarded one by one; the tracker goes from position to position", () => {
  const before = game({ active: { empire: "bear", position: "sheriff", seat: null } });
  const after = game({ active: { empire: "bear", position: "steward", seat: null } });
  after.players.rat = { ...after.players.rat!, cards: { ...after.players.rat!.cards, lion: 2 } };
  expect(movesBetween(before, after, [])).toEqual([
    { kind: "tracker", from: "track:bear.sheriff", to: "track:bear.steward" },
    { kind: "card", empire: "lion", from: "deck:lion", to: "player:rat" },
    { kind: "card", empire: "lion", from: "deck:lion", to: "player:rat" },
  ]);
  expect(movesBetween(after, before, []).at(-1)).toEqual({
    kind: "card",
    empire: "lion",
    from: "player:rat",
    to: "deck:lion",
  });
});
