import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { SIGNS } from "./signs";

test("every ability has a sign, and every sign its own drawing", () => {
  const catalogue = readFileSync("../src/warofwhispers/words/en/abilities.ftl", "utf8");
  const abilities = [...catalogue.matchAll(/^ability-([a-z-]+) =/gm)].map(([, name]) =>
    name!.replaceAll("-", "_"),
  );
  expect(abilities.length).toBe(20);
  expect(abilities.filter((ability) => !(ability in SIGNS))).toEqual([]);
  expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
});
