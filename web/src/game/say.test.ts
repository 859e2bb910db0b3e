import { expect, test } from "vitest";
import { decision, game } from "../test/sample";
import { en } from "../i18n/en";
import { parseOption } from "./options";
import { eventRegions, eventText, optionText, questionText, societyName, waitingText } from "./say";

test("questions are sentences", () => {
  expect(
    questionText(
      decision({ prompt: "act", about: { position: "bear.sheriff", agent: "bear.marshal" } }),
      game(),
    ),
  ).toBe("Sheriff of the Bear: which order?");
  expect(
    questionText(decision({ prompt: "add", about: { empire: "lion", left: 1 } }), game()),
  ).toBe("Place the last Lion banner.");
  expect(
    questionText(
      decision({ prompt: "attack_count", about: { region_from: "B4", region_to: "E2" } }),
      game(),
    ),
  ).toContain("Wolfgate attacks Talon Pass");

  expect(waitingText(decision({ player: "rat" }), societyName)).toContain("Cult of the Rat");
});

test("options are words", () => {
  const say = (text: string) => optionText(parseOption(text), decision(), game());
  expect(say("order bear.sheriff add-1-per-farm")).toBe("Add 1 per farm");
  expect(say("swap devout opposed")).toBe("Swap Devout (Bear) and Opposed (Horse)");
  expect(say("play march horse/lion")).toBe("March — Horse–Lion");
  expect(say("count 1")).toBe("1 banner");
});

test("events are sentences that name their places", () => {
  const fought = {
    n: 4,
    event: "fought",
    rule: "R5.5",
    empire: "eagle",
    region: "B4",
    defender: "bear",
    lost: 1,
    killed: 2,
    holder: "eagle",
  };
  expect(eventText(fought, societyName)).toBe(
    "Fight for Wolfgate: Eagle loses 1, Bear loses 2; Eagle holds it.",
  );
  expect(eventRegions(fought)).toEqual(["B4"]);
  expect(
    eventText(
      { n: 1, event: "drew", rule: "R4.5", seat: "rat", empire: "bear", card: null },
      societyName,
    ),
  ).toBe("Cult of the Rat draws a card of the Bear.");
});

test("every prompt and event of the engine has its words", () => {
  const prompts = [
    "retrieve",
    "deploy",
    "act",
    "reached",
    "after_order",
    "add",
    "switch",
    "attack_from",
    "attack_to",
    "attack_count",
    "declared",
    "after_fight",
    "relocate",
    "elsewhere",
    "garrison",
    "march_from",
    "march_to",
    "march_count",
    "rearrange_empire",
    "rearrange",
    "mercenaries",
    "mercenaries_count",
    "recruit",
    "disperse",
    "disperse_to",
    "fire_from",
    "fire_kill",
    "populate",
    "reinforce_from",
    "reinforce_count",
    "subjugate",
    "uprising",
    "discard",
    "swap",
  ];
  for (const prompt of prompts) expect(en).toHaveProperty([`ask.${prompt}`]);
});
