// Everything the server can ask, offer or report is put into words: no id, no code, no gap.
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import samples from "../test/samples.json";
import { decision, game } from "../test/sample";
import type { GameEvent } from "../api/types";
import { condense } from "../game/change";
import { SOCIETIES } from "../game/names";
import { ruleName, ruleText } from "../game/rules";
import { eventText, optionText, questionText, waitingText } from "../game/say";
import { parseOrder } from "./functions";
import { NOBODY, readAs } from "./reader.svelte";
import { nameOf, say, sayAny, who } from "./say.svelte";
import { forPage } from "../../scripts/words";

const RARE: GameEvent[] = [
  { n: 1, event: "arrived", rule: "R5.5", empire: "bear", region: "B1", number: 1 },
  { n: 1, event: "refilled", rule: "R4.5", empire: "bear" },
  { n: 1, event: "seated", rule: "R2.3", seat: "rat", society: "rat" },
  { n: 1, event: "skipped", rule: "R3.4", seat: "rat" },
  { n: 1, event: "waived", rule: "R6.8", seat: "rat" },
];
const EVENTS = [...(samples.events as GameEvent[]), ...RARE];
const QUESTIONS = [
  ...samples.questions,
  { prompt: "savaged", about: { player: "rat" }, options: ["at B1"] },
];
const PLAYERS = Object.fromEntries(SOCIETIES.map((society) => [society, game().players.raven]));
/** What a person should never read: a code of the program, or a gap. */
const CODE = new RegExp(
  [
    "_|undefined|null|NaN|[{}[\\]]|something new|^$",
    "\\w\\.(sheriff|steward|marshal|chancellor)",
    "\\b(bear|eagle|elephant|lion|horse|raven|spider|rat|serpent)\\b",
    "\\b[BELHP]\\d",
  ].join("|"),
);

test("a pack has every form but the terminal's", () => {
  const source =
    "# A note\na = A\n    .long = { $n ->\n        [0] x\n       *[1] y\n    }\n    .of = of A\nb = B\n";
  expect(forPage(source)).toBe("a = A\n .of = of A\nb = B\n");
});

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
    expect(questionText(asked)).not.toMatch(CODE);
    expect(waitingText(asked)).not.toMatch(CODE);
    expect(optionText(options[0]!, asked, seen)).not.toMatch(CODE);
    expect(missing.mock.calls).toEqual([]);
  },
);

test.each(EVENTS)("the event $event by $rule", (event) => {
  const [told] = condense([event]);
  expect(eventText(told!)).not.toMatch(CODE);
  expect(ruleName(event.rule)).not.toMatch(CODE);
  expect(ruleText(event.rule)).not.toBe("");
  expect(missing.mock.calls).toEqual([]);
});

test("what lacks words is reported and never shown", () => {
  expect(sayAny("event-brand-new")).toBe(say("page-unknown"));
  expect(sayAny("event-relocated", { seat: "rat" })).toBe(say("page-unknown"));
  expect(nameOf("empire", "mouse")).toBe(say("page-unknown"));
  expect(missing).toHaveBeenCalledTimes(3);
});

test("an order's name says what it does, and for which icon", () => {
  const read = (text: string) => {
    const { verb, n, every, icon } = parseOrder(text);
    return [verb, n, every, icon];
  };
  expect(read("add-2")).toEqual(["add", 2, 1, null]);
  expect(read("add-1-per-farm")).toEqual(["add", 1, 1, "farm"]);
  expect(read("draw-per-2-forts")).toEqual(["draw", 1, 2, "fort"]);
  expect(read("draw-per-2-cities")).toEqual(["draw", 1, 2, "city"]);
  expect(read("attack")).toEqual(["attack", 1, 1, null]);
});

test("a pass says that no order is possible only where no card could change that", () => {
  const pass = (...others: string[]) =>
    optionText("pass", decision({ prompt: "act", options: [...others, "pass"] }), game());
  expect(pass()).toContain("none is possible");
  expect(pass("play march bear/lion")).not.toContain("none is possible");
  expect(pass("order bear.marshal attack")).not.toContain("none is possible");
});

test("people go by the names the reader knows, and the reader is you", () => {
  const [told] = condense([{ n: 1, event: "first", rule: "R2.3", seat: "rat" }]);
  const stop = readAs(() => ({ ...NOBODY, you: "raven", names: { rat: "Ada" } }));
  expect(who("rat")).toBe("Ada");
  expect(eventText(told!)).toContain("Ada");
  stop();
  const other = readAs(() => ({ ...NOBODY, you: "rat" }));
  expect(eventText(told!)).toMatch(/^You /);
  other();
  expect(eventText(told!)).toContain("Cult of the Rat");
});
