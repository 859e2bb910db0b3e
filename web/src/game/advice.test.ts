import { expect, test, vi } from "vitest";
import { likeliest, percent, reasonText } from "./advice";

test.each([
  [{ code: "takes", region: "B4", empire: "lion" }, "The Lion takes"],
  [{ code: "forecast", empire: "bear", before: 1.25, after: 0.5, worth: -1.5 }, "Bear in the end: 1.3 → 0.5; each is worth −1.5"],
  [{ code: "controls", position: 5, empire: "eagle", worth: 2 }, "worth 2.0: Eagle Steward"],
  [{ code: "gives_up", position: 0, empire: "bear", worth: 1 }, "Bear Sheriff"],
  [{ code: "field", region: "B4", empire: "bear" }, "counts as a city"],
  [{ code: "swaps", empire: "bear", other_empire: "lion", points: 3 }, "Bear and Lion"],
  [{ code: "shows", slot: 0, other_slot: 4 }, "Devout and Opposed"],
  [{ code: "cards", number: -2 }, "−2"],
])("a reason is a sentence: %o", (told, said) => {
  const missing = vi.spyOn(console, "error");
  expect(reasonText(told)).toContain(said);
  expect(missing).not.toHaveBeenCalled();
});

test("chances are read by what is likeliest", () => {
  expect(likeliest({ bear: 0.2, lion: 0.5, horse: 0.3 })).toEqual({ empire: "lion", chance: 0.5 });
  expect(percent(0.456)).toBe("46");
});
