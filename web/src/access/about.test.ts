// What is told about a region on request: what lies around it, and which attacks are on offer.
import { expect, test } from "vitest";
import { board, decision, game } from "../test/sample";
import type { Outcome } from "../api/types";
import type { Selection } from "../state/selection.svelte";
import { aboutRegion } from "./about";

/** A question, with the outcome of one of its answers. */
function asked(prompt: string, option: string, outcome: Partial<Outcome>): Selection {
  const question = decision({ prompt, options: [option, "pass"], about: {} });
  const outcomeOf = (text: string) => (text === option ? outcome : null);
  return { question, onRegions: {}, outcomeOf } as unknown as Selection;
}

test.each([
  ["act", "order bear.marshal attack", { attacks: { B5: ["L2"] } }],
  ["attack_from", "from B5", { targets: ["L2"] }],
])("attacks are told from both ends where %s is asked", (prompt, option, outcome) => {
  const selection = asked(prompt, option, outcome);
  const about = (id: string) => aboutRegion(game(), board(), selection, id);
  expect(about("L2")).toMatch(/; you can attack it from Hearthguard\.$/);
  expect(about("B5")).toMatch(/; from here you can attack Lionsgate\.$/);
  expect(about("B4")).not.toContain("attack");
});

test("where no attack is offered, none is told", () => {
  const about = aboutRegion(game(), board(), asked("act", "order bear.sheriff add-2", {}), "L2");
  expect(about).toMatch(/; borders /);
  expect(about).not.toContain("attack");
});
