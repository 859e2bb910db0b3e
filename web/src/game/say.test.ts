import { expect, test } from "vitest";
import { decision, game } from "../test/sample";
import type { GameEvent } from "../api/types";
import { condense } from "./change";
import { eventRegions, eventText, optionText, questionText, waitingText } from "./say";

test("questions are sentences", () => {
  const act = {
    position: "bear.sheriff",
    agent: "bear.marshal",
    manner: "through",
    cards: "no",
    owner: "raven",
  };
  expect(questionText(decision({ prompt: "act", about: act }))).toBe(
    "You control the Bear Sheriff through your Bear Marshal. Which order?",
  );
  const add = { empire: "lion", left: 1 };
  expect(questionText(decision({ prompt: "add", about: add }))).toBe("Place 1 Lion banner. Where?");
  const attack = { region_from: "B4", region_to: "E2" };
  expect(questionText(decision({ prompt: "attack_count", about: attack }))).toContain(
    "Wolfgate attacks Talon Pass",
  );
  expect(waitingText(decision({ player: "rat" }))).toContain("The Cult of the Rat");
});

test("options are words", () => {
  const text = (option: string) => optionText(option, decision(), game());
  expect(text("order bear.sheriff add-1-per-farm")).toBe("Add 1 banner per farm");
  expect(text("swap devout opposed")).toBe("Swap Devout (Bear) and Opposed (Horse)");
  const seen = { ...game(), seat: null }; // seen by an all-seeing viewer, who is nobody
  expect(optionText("swap devout opposed", decision(), seen)).toBe(text("swap devout opposed"));
  expect(text("play march horse/lion")).toBe("March: Horse/Lion");
  expect(text("count 1")).toBe("1 banner");
});

test("events are sentences that name their places", () => {
  const fought: GameEvent = {
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
  expect(eventText(condense([fought])[0]!)).toBe(
    "Fight for Wolfgate: the Eagle loses 1, the Bear 2; the Eagle controls it.",
  );
  expect(eventRegions(fought)).toEqual(["B4"]);
  const killed = { n: 5, event: "killed", empire: "lion", region: "L8", number: 1 } as const;
  const losses = ["C-mercenaries", "R4.7"].map((rule): GameEvent => ({ ...killed, rule }));
  expect(condense(losses).map(eventText)).toEqual([
    "The Lion loses 1 in Whitestone.",
    "Too many to feed: the Lion loses 1 in Whitestone.",
  ]);
  const drew: GameEvent = {
    n: 1,
    event: "drew",
    rule: "R4.5",
    seat: "rat",
    empire: "bear",
    card: null,
  };
  const told = condense([drew, { ...drew, n: 2 }]);
  expect(told.map(eventText)).toEqual(["The Cult of the Rat draws 2 Bear cards."]);
});

test("what the server leaves out of an event is nothing, not unknown", () => {
  const switched = {
    n: 1,
    event: "switched",
    rule: "R4.6",
    seat: "rat" as const,
    position_from: "bear.sheriff",
    position_to: "bear.marshal",
  };
  const said = eventText({ ...switched, run: [switched] });
  expect(said).toContain("to Bear Marshal.");
});
