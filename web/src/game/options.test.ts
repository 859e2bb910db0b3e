import { expect, test } from "vitest";
import { parseOption, positionOptions, regionOptions } from "./options";

test.each([
  ["pass", "pass"],
  ["count 3", "count"],
  ["add B4", "region"],
  ["deploy H10", "region"],
  ["deploy bear.sheriff", "position"],
  ["order bear.sheriff attack", "order"],
  ["empire lion", "empire"],
  ["discard bear/lion", "discard"],
  ["swap devout opposed", "swap"],
  ["play march horse/lion", "play"],
  ["something new", "other"],
])("%s is read as %s", (text, kind) => {
  expect(parseOption(text)).toMatchObject({ kind, text });
});

test("a play names its ability and its cards", () => {
  expect(parseOption("play disperse bear/horse+horse/lion")).toMatchObject({
    ability: "disperse",
    cards: ["bear/horse", "horse/lion"],
  });
});

test("options are found where they stand", () => {
  const options = [
    "add B4",
    "pass",
    "order bear.sheriff attack",
    "order bear.sheriff add-1-per-farm",
  ].map(parseOption);
  expect(Object.keys(regionOptions(options))).toEqual(["B4"]);
  expect(positionOptions(options)["bear.sheriff"]).toHaveLength(2);
});
