import { expect, test } from "vitest";
import { board, decision, game } from "../test/sample";
import { whyNotMore, whyNotPosition, whyNotRegion, whyNotThing } from "./why";

const asked = decision({
  rule: "R5.1",
  refused: [
    { reason: "last-banner", rule: "R5.2", regions: ["E2"] },
    { reason: "not-held", rule: "", regions: ["L3"], facts: { empire: "bear" } },
    { reason: "taken", rule: "R3.2", positions: ["bear.sheriff"] },
    {
      reason: "no-attack",
      rule: "R4.3",
      orders: ["bear.marshal attack"],
      facts: { empire: "bear" },
    },
    { reason: "not-asked", rule: "" },
  ],
});

test("a region's own reason comes first, then the one for everything", () => {
  expect(whyNotRegion(asked, game(), "E2")).toMatchObject({ rule: "R5.2" });
  expect(whyNotRegion(asked, game(), "L3")).toEqual({
    text: "The Lion controls Pride’s Seat, not the Bear.",
    rule: "R5.1",
  });
  expect(whyNotRegion(asked, game(), "H1").text).toBe("The question is not about that.");
});

test("a position says who sits there, an order why it is none", () => {
  const councils = { ...game().councils, bear: ["rat", null, null, null] as ("rat" | null)[] };
  const sheriff = { empire: "bear", position: "sheriff" } as const;
  expect(whyNotPosition(asked, game({ councils }), sheriff).text).toContain("Cult of the Rat");
  const marshal = { empire: "bear", position: "marshal", order: "attack" } as const;
  expect(whyNotPosition(asked, game(), marshal).rule).toBe("R4.3");
});

test("what is never chosen has a rule of its own, unless somebody else is asked", () => {
  const rules = board({ rules: { deck: "R4.5" } });
  expect(whyNotThing(asked, game(), rules, "deck")).toEqual({
    text: "Cards are drawn when an order or a card says so.",
    rule: "R4.5",
  });
  const other = decision({
    player: "rat",
    refused: [{ reason: "other-asked", rule: "", facts: { player: "rat" } }],
  });
  expect(whyNotThing(other, game(), rules, "deck").text).toContain("Cult of the Rat");
});

test("a full plan says what is full", () => {
  const plan = { left: 3, rooms: { "add B1": 1, "add B2": 3 } };
  expect(whyNotMore(asked, plan, { "add B1": 1 }, "add B1").text).toContain("Varnhold");
  expect(whyNotMore(asked, plan, { "add B2": 3 }, "add B1").text).toContain("All 3");
});
