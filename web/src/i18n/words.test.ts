// Whatever the server can ask, offer or tell is put into words: no key, no code, no gap.
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import said from "../test/said.json";
import { decision, game } from "../test/sample";
import type { GameEvent } from "../api/types";
import { SOCIETIES, type Society } from "../game/names";
import { parseOption } from "../game/options";
import { ruleName, ruleText, textsHere } from "../game/rules.svelte";
import { eventText, optionText, questionText, societyName, waitingText } from "../game/say";
import { t, word } from "./words";

const RARE: GameEvent[] = [
  { n: 1, event: "arrived", rule: "R5.5", empire: "bear", region: "B1", number: 1 },
  { n: 1, event: "refilled", rule: "R4.5", empire: "bear" },
  { n: 1, event: "seated", rule: "R2.3", seat: "rat", society: "rat" },
  { n: 1, event: "skipped", rule: "R3.4", seat: "rat" },
  { n: 1, event: "waived", rule: "R6.8", seat: "rat" },
];
const EVENTS = [...(said.events as GameEvent[]), ...RARE];
const QUESTIONS = [
  ...said.questions,
  { prompt: "savaged", about: { player: "rat" }, options: ["at B1"] },
];
const PLAYERS = Object.fromEntries(SOCIETIES.map((society) => [society, game().players.raven]));
const CODE =
  /_|undefined|null|NaN|[{}[\]]|something new|\w\/\w|\.(sheriff|steward|marshal|chancellor)|^$|\b(bear|eagle|elephant|lion|horse|raven|spider|rat|serpent)\b|\b[BELHP]\d/;

await textsHere;

let missing: MockInstance<typeof console.error>;
beforeEach(() => {
  missing = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(QUESTIONS)(
  "the question $prompt, answered with $options",
  ({ prompt, about, options }) => {
    const seat =
      SOCIETIES.find((society) => society === (about as { player?: string }).player) ?? "raven";
    const asked = { ...decision({ prompt, about, options, player: seat }) };
    const seen = game({ seat, players: PLAYERS });
    const chance = ["seat", "first", "deal", "draw"].includes(prompt);
    if (!chance) expect(questionText(asked, seen)).not.toMatch(CODE);
    expect(waitingText(asked, societyName)).not.toMatch(CODE);
    expect(optionText(parseOption(options[0]!), asked, seen)).not.toMatch(CODE);
    expect(missing.mock.calls).toEqual([]);
  },
);

test.each(EVENTS)("the event $event by $rule", (event) => {
  expect(eventText(event, (society: Society) => societyName(society))).not.toMatch(CODE);
  expect(ruleName(event.rule)).not.toMatch(CODE);
  expect(ruleText(event.rule)).not.toBe("");
  expect(missing.mock.calls).toEqual([]);
});

test("what lacks words is reported and never shown", () => {
  expect(word("log.brand_new")).toBe(t("unknown"));
  expect(t("log.drew", { seat: "Ada" })).not.toMatch(/[{}]/);
  expect(missing).toHaveBeenCalledTimes(2);
});
