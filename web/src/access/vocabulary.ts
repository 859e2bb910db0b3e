// Words that can be typed, and finding what they mean. All of them come from the catalogue.
import { wordsOf } from "./walk";

/** Something that can be meant: its notation, and every word that may stand for it. */
export interface Meaning<T> {
  what: T;
  phrase: string;
  words: ReadonlySet<string>;
}

export const meaning = <T>(what: T, phrase: string, ...more: string[]): Meaning<T> => ({
  what,
  phrase,
  words: new Set([phrase, ...more].flatMap(wordsOf)),
});

export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Whether a typed word matches one of some words, wholly or as a prefix. Numbers match only themselves. */
export const known = (word: string, words: Iterable<string>): boolean => {
  for (const other of words)
    if (other === word || (!isNumber(word) && other.startsWith(word))) return true;
  return false;
};

/** Everything that some words may mean; exact matches hide the others. */
export function meant<T>(words: readonly string[], all: readonly Meaning<T>[]): Meaning<T>[] {
  if (words.length === 0) return [];
  const found = all.filter(({ words: own }) => words.every((word) => known(word, own)));
  const whole = ({ words: own }: Meaning<T>) => words.filter((word) => own.has(word)).length;
  const best = Math.max(...found.map(whole));
  const close = found.filter((one) => whole(one) === best);
  // Among several, prefer the one with no words left over.
  const said = ({ phrase }: Meaning<T>) => wordsOf(phrase).every((word) => words.includes(word));
  const complete = close.filter(said);
  return complete.length === 1 ? complete : close;
}

const NEAR = 2;
const SHORT = 4;

/** A known word that may have been meant instead of an unknown one. */
export function nearest(word: string, words: Iterable<string>): string | null {
  let best: { word: string; off: number } | null = null;
  if (word.length < SHORT) return null;
  for (const other of words) {
    const off = distance(word, other);
    if (off > 0 && off <= NEAR && off < (best?.off ?? Infinity)) best = { word: other, off };
  }
  return best?.word ?? null;
}

/** The edit distance of two words: letters changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(row[j]! + (one[i] === other[j] ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row[other.length]!;
}

/** The wordings of a message: each is understood, and the first is offered. */
export const wordings = (message: string): string[] =>
  message.split("|").map((text) => text.trim());
