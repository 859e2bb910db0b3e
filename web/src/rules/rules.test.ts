// The reference as people read and search it, in each language.
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Reference } from "../api/types";
import { parseRoute, rulePath } from "../state/routes";
import { sayAny, speak } from "../words/say.svelte";
import { boardIn, changesIn } from "./book";
import {
  cardAnchor,
  cardsWith,
  entriesOf,
  indexOf,
  lessonsAt,
  orderName,
  ruleOfOrder,
  saidUnder,
} from "./entries";
import { COUNCILS, SCENES } from "./pictures";
import { search } from "./search";
import { linesOf, partsOf } from "./text";

const FILE = new URL("../test/reference.json", import.meta.url);
if (!existsSync(FILE)) throw new Error("no src/test/reference.json: make test-web writes it");
const reference = JSON.parse(readFileSync(FILE, "utf8")) as Reference;
const rules = Object.entries(reference.rules);

test("a line has links where it names rules, and stress where it is marked", () => {
  expect(partsOf("See R5.2 and _this_, or C-midnight_oil.")).toEqual([
    { text: "See ", kind: "plain" },
    { text: "R5.2", kind: "rule" },
    { text: " and ", kind: "plain" },
    { text: "this", kind: "stressed" },
    { text: ", or ", kind: "plain" },
    { text: "C-midnight_oil", kind: "rule" },
    { text: ".", kind: "plain" },
  ]);
  expect(linesOf("one\n\ntwo")).toEqual(["one", "two"]);
});

test("a rule has an address", () => {
  expect(parseRoute(new URL(rulePath("R5.2"), "http://x").pathname)).toEqual({ page: "rules" });
});

test("every picture is drawn, and every drawing is shown", () => {
  const named = rules.flatMap(([, { picture }]) => picture ?? []);
  expect(named.sort()).toEqual([...Object.keys(SCENES), ...Object.keys(COUNCILS)].sort());
});

test("orders, windows and borders are those of the rules in force", () => {
  const usual = reference.presets.second!;
  expect(boardIn(reference, null)).toBe(usual.board);
  const preset = "second";
  expect(boardIn(reference, { ...usual, preset, board: null, table: true })).toBe(usual.board);
  const competitive = reference.presets.competitive!;
  const board = boardIn(reference, { ...competitive, preset: "competitive", table: false });
  expect(board.orders["horse.steward"]!.map(({ order }) => order)).toEqual(["draw-per-2-forts"]);
  expect(usual.board.orders["horse.steward"]!.map(({ order }) => order)).toContain("add-2");
  expect([board, usual.board].map(({ abilities }) => abilities.march!.window)).toEqual([
    "strict",
    "general",
  ]);
});

test("what the host changed is told from what the ruleset has", () => {
  const { options, board } = reference.presets.second!;
  const played = { preset: "second", options, board, table: true };
  const changed = { ...played, options: { ...options, fort: "defend", supply: "all" } };
  expect(changesIn(reference, played)).toEqual([]);
  expect(changesIn(reference, changed).sort()).toEqual(["fort", "supply"]);
  expect(changesIn(reference, { ...changed, preset: "first" })).not.toContain("fort");
  expect(changesIn(reference, { ...changed, table: false })).toEqual([]);
  expect(changesIn(reference, { ...changed, preset: "our own" })).toEqual([]);
  expect(changesIn(reference, null)).toEqual([]);
});

test("what is said under a rule leads to a line of the index that leads back, and nothing else is there", () => {
  const index = indexOf(reference);
  for (const kind of ["asked", "logged", "refused"] as const) {
    const back = index[kind].flatMap(({ to, rules }) => rules.map((rule) => `${rule} ${to}`));
    const said = rules.flatMap(([rule, facts]) =>
      saidUnder(rule, facts)[kind].map(({ to }) => `${rule} ${to}`),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(back.sort()).toEqual(said.sort());
    expect(new Set(index[kind].map(({ to }) => to)).size).toBe(index[kind].length);
  }
});

test("an ability leads to each card that offers it, an order to its rule", () => {
  const { board } = reference.presets.second!;
  for (const [ability, { rule }] of Object.entries(board.abilities)) {
    expect(reference.rules[rule]!.abilities).toContain(ability);
    const cards = Object.keys(board.cards).filter((card) => board.cards[card]!.includes(ability));
    expect(cards.length).toBeGreaterThan(0);
    expect(cardsWith(ability, board).map(({ to }) => to)).toEqual(cards.map(cardAnchor));
  }
  expect(
    ["add_per", "draw", "attack", "switch"].map((kind) => ruleOfOrder(reference, kind)),
  ).toEqual(["R4.4", "R4.5", "R5.1", "R4.6"]);
});

test("a rule names its lessons, those about it before those that touch it", () => {
  const lessons = [
    { name: "first-game", rule: "R1.1", goal: false, rules: ["R1.1", "R5.4"] },
    { name: "forts", rule: "R5.4", goal: true, rules: ["R5.4"] },
  ];
  expect(lessonsAt("R5.4", lessons)).toEqual(["forts", "first-game"]);
  expect(lessonsAt("R1.1", lessons)).toEqual(["first-game"]);
  expect(lessonsAt("R9", lessons)).toEqual([]);
});

describe.each(["en", "fr", "it"])("in %s", (language) => {
  const missing = vi.spyOn(console, "error");
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));
  const find = (question: string) => search(entriesOf(reference), question).map(({ rule }) => rule);

  test("all that is said of a rule can be said", () => {
    missing.mockClear();
    const entries = entriesOf(reference);
    expect(entries.length).toBeGreaterThan(60);
    for (const [rule, facts] of rules) {
      const lines = [
        ...Object.values(saidUnder(rule, facts)).flatMap((said) => said.map(({ text }) => text)),
        ...facts.orders.map(orderName),
        ...(facts.picture ? [sayAny(`picture-${facts.picture}`)] : []),
      ];
      for (const line of lines) expect(line).toMatch(/^[^{}_]{3,}$/);
    }
    expect(missing).not.toHaveBeenCalled();
  });

  test("the numbers in its texts are rules", () => {
    const named = entriesOf(reference).flatMap(({ text }) =>
      partsOf(text).flatMap((part) => (part.kind === "rule" ? [part.text] : [])),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((rule) => !(rule in reference.rules))).toEqual([]);
  });

  test.each(["R5.2", "5.2", "r52"])("%s is found by its number", (question) => {
    expect(find(question)[0]).toBe("R5.2");
  });

  test("rules are found by words of the language", () => {
    const words = {
      en: ["supply", "fort", "annihilate"],
      fr: ["ravitaillement", "tours", "annihilation"],
      it: ["scorte", "forti", "annientamento"],
    }[language]!;
    expect(words.map((word) => find(word)[0])).toEqual(["R4.7", "R5.4", "C-bear-2"]);
  });

  test("every word has to be there, but a rule that is named comes first", () => {
    const both = find("R5.4 R4.7");
    expect(both.slice(0, 2).sort()).toEqual(["R4.7", "R5.4"]);
    const [one, other] = {
      en: ["supply", "fort"],
      fr: ["ravitaillement", "tour"],
      it: ["scorte", "forte"],
    }[language]!;
    const all = new Set(find(one!));
    expect(find(`${one} ${other}`).length).toBeLessThan(Math.min(all.size, find(other!).length));
    expect(find(`5.2 ${one}`)[0]).toBe("R5.2");
  });

  test("what nobody wrote is not found", () => {
    expect(find("xyzzy")).toEqual([]);
    expect(find(" ")).toEqual([]);
  });
});

test("letters are found without their marks", async () => {
  await speak("fr");
  expect(search(entriesOf(reference), "reserve").map(({ rule }) => rule)).toContain("R1.5");
  await speak("en");
});
