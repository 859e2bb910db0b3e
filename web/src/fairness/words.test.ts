// Each of our seats gives one word, and remembers it with the commitment that was shown.
import { beforeEach, expect, it } from "vitest";
import { forget, keep, keysOf } from "../state/keys";
import { table } from "../test/sample";
import { TransportError, type Command, type TableTransport } from "../transport/transport";
import { giveWords, newWord, rememberHead, wordFor } from "./words";

const ID = "fair";
const fairness = {
  commitment: "c0ffee",
  given: [false, true, false],
  words: null,
  secret: null,
  seq: 4,
  head: "abcd",
};
const open = table({ id: ID, status: "open", fairness });
let sent: { token: string | null; command: Command }[] = [];
let answer: () => Promise<never> | Promise<{ view: never }>;
const line = {
  act: (token: string | null, command: Command) => {
    sent.push({ token, command });
    return answer();
  },
} as unknown as TableTransport;

beforeEach(() => {
  forget(ID);
  sent = [];
  answer = () => Promise.resolve({ view: null as never });
  keep(ID, (keys) => (keys.seats = { 0: "mine", 1: "other" }));
});

it("makes words that nobody can guess", () => {
  expect(newWord()).toMatch(/^[0-9a-f]{32}$/);
  expect(newWord()).not.toBe(newWord());
});

it("gives a word for a seat of ours that has none", async () => {
  await giveWords(line, open);
  const { words, commitment } = keysOf(ID);
  expect(sent).toEqual([{ token: "mine", command: { do: "word", seat: 0, word: words![0] } }]);
  expect(commitment).toBe("c0ffee");
  expect(wordFor(open, 0)).toBe(words![0]);
});

it("sends the same word again where the line was bad, and none at all later", async () => {
  answer = () => Promise.reject(new TransportError("gone", ""));
  await giveWords(line, open);
  answer = () => Promise.resolve({ view: null as never });
  await giveWords(line, open);
  const [one, two] = sent.map(({ command }) => command);
  expect(one).toEqual(two);
  await giveWords(line, { ...open, status: "playing" });
  await giveWords(line, { ...open, fairness: null });
  expect(sent).toHaveLength(2);
});

it("forgets a word that was refused, so that it is not missed in the end", async () => {
  answer = () => Promise.reject(new TransportError("conflict", ""));
  await giveWords(line, open);
  expect(keysOf(ID).words).toEqual({});
});

it("keeps the commitment that was shown first, and the head shown last", () => {
  wordFor(open, 0);
  wordFor({ ...open, fairness: { ...fairness, commitment: "bad" } }, 0);
  rememberHead(open);
  rememberHead({ ...open, status: "over", fairness: { ...fairness, seq: 9 } });
  expect(keysOf(ID).commitment).toBe("c0ffee");
  expect(keysOf(ID).head).toEqual({ seq: 4, hash: "abcd" });
});
