// Everything is announced, in order, even when much comes at once.
import { expect, test } from "vitest";
import { MOST, Speech } from "./speech.svelte";

test("all that is told at once is heard, in order", () => {
  const speech = new Speech();
  const news = Array.from({ length: MOST }, (_, i) => `news ${i}`);
  speech.tell("typed", "status");
  speech.tell("news", ...news, "Bear: 2 cities.", "", "Your score: 14.");
  speech.tell("question", "From which region?");
  expect(speech.heard.map(({ text }) => text)).toEqual([
    ...news,
    "Bear: 2 cities.",
    "Your score: 14.",
    "From which region?",
  ]);
});

test("what was typed, and what is an alert elsewhere, is in the transcript only", () => {
  const speech = new Speech();
  speech.tell("typed", "status");
  speech.tell("answer", "Round 1 of 4");
  speech.tell("problem", "This table has gone.");
  expect(speech.heard.map(({ kind }) => kind)).toEqual(["answer"]);
  expect(speech.lines.map(({ kind }) => kind)).toEqual(["typed", "answer", "problem"]);
});
