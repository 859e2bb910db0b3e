import { expect, test } from "vitest";
import { board } from "../test/sample";
import { secondOf } from "./cards";

test("the board says whether an ability needs a second card; the card, whose", () => {
  const ability = (cost: "single" | "double" | "pair") => ({
    cost,
    window: "general",
    rule: "R6.1",
  });
  const abilities = { alone: ability("single"), own: ability("double"), both: ability("pair") };
  const second = (name: string) => secondOf(board({ abilities }), "bear/lion", name);
  expect([second("alone"), second("own"), second("both")]).toEqual([null, "bear", "lion"]);
});
