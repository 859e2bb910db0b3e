import { expect, test } from "vitest";
import { decision, game, table } from "../test/sample";
import { neighbours } from "./board";
import { abilitiesOf } from "./cards";
import { societyName } from "./say";
import { whyNotAbility, whyNotPosition, whyNotRegion, type Scene } from "./why";
import type { Decision, GameView } from "../api/types";

const scene = (ask: Partial<Decision>, look: Partial<GameView> = {}): Scene => ({
  game: game(look),
  decision: decision(ask),
  neighbours: neighbours({}),
  options: table().options,
  namer: societyName,
});
const attacking = (about: Record<string, unknown>, prompt = "attack_from") =>
  scene({ prompt, rule: "R5.1", about: { empire: "bear", ...about } });

test("someone else's question", () => {
  expect(whyNotRegion(scene({ player: "rat" }), "B1").text).toContain("Cult of the Rat");
});

test("R5.1, R5.2: sources that are none", () => {
  expect(whyNotRegion(attacking({}), "E2").text).toContain("held by the Eagle");
  expect(whyNotRegion(attacking({}), "B1").text).toContain("No Bear banner");
  expect(
    whyNotRegion(
      scene(
        { prompt: "attack_from", about: { empire: "bear" } },
        { regions: { ...game().regions, E2: { empire: "bear", banners: 1 } } },
      ),
      "E2",
    ).rule,
  ).toBe("R5.2");
});

test("R5.1, R5.3: targets that are none", () => {
  expect(whyNotRegion(attacking({ region_from: "B4" }, "attack_to"), "B3").rule).toBe("R5.3");
  expect(whyNotRegion(attacking({ region_from: "B4" }, "attack_to"), "H1").text).toContain(
    "does not border",
  );
});

test("R3.2: a taken position", () => {
  const taken = scene({}, { councils: { ...game().councils, bear: ["rat", null, null, null] } });
  expect(whyNotPosition(taken, { empire: "bear", position: "sheriff" })).toMatchObject({
    rule: "R3.2",
  });
});

test("R6.1, R6.3: a card without its price or its time", () => {
  const [single, double] = abilitiesOf("elephant/lion");
  const mine = scene({ prompt: "act" }, { hand: ["elephant/lion"] });
  expect(whyNotAbility(mine, "elephant/lion", double!, [])?.rule).toBe("R6.1");
  expect(whyNotAbility(mine, "elephant/lion", single!, [])?.rule).toBe("R6.3");
});
