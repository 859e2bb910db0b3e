// The page speaks the language a person chose, and can switch at any moment.
import { afterEach, expect, test } from "vitest";
import samples from "../test/samples.json";
import { decision } from "../test/sample";
import type { GameEvent } from "../api/types";
import { condense } from "../game/change";
import { SOCIETIES } from "../game/names";
import { eventText, questionText } from "../game/say";
import { lack, packOf } from "../../scripts/words";
import { preferred } from "./language";
import { PACKS } from "./packs";
import { language, nameOf, say, speak } from "./say.svelte";

afterEach(() => speak("en"));

test.each([
  [["it-CH", "en"], "it"],
  [["de", "fr-FR", "it"], "fr"],
  [["EN-us"], "en"],
  [["de", "nl"], "en"],
  [[], "en"],
])("of %s the page speaks %s", (wanted, spoken) => {
  expect(preferred(wanted, ["en", "fr", "it"])).toBe(spoken);
});

test("all that was said in one language is said in the other", async () => {
  expect(say("page-undo")).toBe("Undo");
  await speak("it");
  expect(language()).toBe("it");
  expect(say("page-undo")).toBe("Annulla");
  expect(nameOf("title", "sheriff")).toBe("Sceriffo");
  expect(say("page-council-of", { empire: "eagle" })).toBe("Consiglio dell’Aquila");
});

test("of two wishes the last one holds, whichever comes first", async () => {
  await Promise.all([speak("it"), speak("en-XA")]);
  expect(language()).toBe("en-XA");
});

test("what a language lacks is said in English, and it is not offered before it has all but a little", () => {
  expect(packOf("xx", "front")).toBe(packOf("en", "front"));
  expect(lack("xx")).toBe(1);
  expect(lack("it")).toBeLessThan(0.02);
});

test("every pack has the same messages in Italian as in English", () => {
  const ids = (language: string) =>
    (Object.keys(PACKS) as (keyof typeof PACKS)[]).flatMap((pack) =>
      [...packOf(language, pack).matchAll(/^(?!item-)[a-z][\w-]*(?= *=)/gim)].map(([id]) => id),
    );
  expect(ids("it").sort()).toEqual(ids("en").sort());
});

/** Text put together in code reads as it is between marked letters; lists are joined by the browser. */
const plain = (text: string) => /[A-Za-z](?!\u0301).*/.exec(text.replace(/ and /g, " "))?.[0];

test("nothing is glued: in the pseudo-language every letter comes from the catalogue", async () => {
  await speak("en-XA");
  for (const { prompt, about, options } of samples.questions) {
    const seat = SOCIETIES.find((one) => one === (about as { player?: string }).player) ?? "raven";
    expect(plain(questionText(decision({ prompt, about, options, player: seat })))).toBeUndefined();
  }
  for (const event of samples.events as GameEvent[])
    for (const told of condense([event])) expect(plain(eventText(told))).toBeUndefined();
});
