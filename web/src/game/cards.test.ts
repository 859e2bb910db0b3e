import { expect, test } from "vitest";
import { parseCard } from "./cards";

test("a card is named by its empire and what it is paired with", () => {
  expect(parseCard("bear/lion")).toEqual({ empire: "bear", other: "lion" });
  expect(parseCard("bear/ask")).toEqual({ empire: "bear", other: "ask" });
  expect(() => parseCard("wolf/lion")).toThrow("no card wolf/lion");
});
