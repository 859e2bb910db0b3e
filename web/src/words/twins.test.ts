// The page and Python make the same sentences from the same facts.
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Facts } from "./functions";
import { NOBODY, readAs, type Reader } from "./reader.svelte";
import { sayAny, speak } from "./say.svelte";

const FILE = new URL("../test/sentences.json", import.meta.url);
interface Twins {
  reader: Partial<Reader>;
  sentences: { language: string; message: string; facts: Facts; text: string }[];
}

if (!existsSync(FILE)) throw new Error("no src/test/sentences.json: make test-web writes it");
const { reader, sentences } = JSON.parse(readFileSync(FILE, "utf8")) as Twins;
afterAll(readAs(() => ({ ...NOBODY, ...reader })));

/** Refusals arrive in the server's words, and the terminal's messages are its own. */
const OTHERS = /^(refusal|cli)-/;

const told = sentences.filter(({ message }) => !OTHERS.test(message));

describe.each([...new Set(told.map(({ language }) => language))])("%s", (language) => {
  beforeAll(() => speak(language));

  test.each(told.filter((sentence) => sentence.language === language))(
    "$message",
    ({ message, facts, text }) => {
      expect(sayAny(message, facts)).toBe(text);
    },
  );
});
