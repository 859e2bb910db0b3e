import { beforeAll, expect, test } from "vitest";
import { settings } from "../state/settings.svelte";
import { game } from "../test/sample";
import { need } from "../words/say.svelte";
import { effectText } from "./effects";

beforeAll(() => need("cards"));

test("what playing a card now would do is said in a line", () => {
  settings.cover = false;
  const outcome = { lost: { eagle: 2 }, cities: { bear: 3 }, cards: { bear: -1 }, score: 14 };
  expect(effectText(outcome, game())).toBe(
    "Played now: Eagle −2, 3 cities for the Bear, your score 10 → 14.",
  );
  expect(effectText({ added: { horse: 3 }, then: "add" }, game())).toBe(
    "Played now: Horse +3, you go on choosing.",
  );
  expect(effectText({ then: "add" }, game())).toBeNull();
  settings.cover = true;
  expect(effectText({ score: 14 }, game())).toBeNull(); // others at the same screen may be looking
  settings.cover = false;
});
