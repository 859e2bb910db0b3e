// Words that can be typed, and finding what is meant by them. All of them come from the catalogue.
import { wordsOf } from "./walk";

/** Something that can be meant: how it is written, and every word that may stand for it. */
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

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Whether a word may stand for one of some: it is one, or begins one. Numbers stand for themselves. */
export const known = (word: string, words: Iterable<string>): boolean => {
  for (const other of words)
    if (other === word || (!isNumber(word) && other.startsWith(word))) return true;
  return false;
};

/** All that may be meant by some words; where whole words fit, those that fit so. */
export function meant<T>(words: readonly string[], all: readonly Meaning<T>[]): Meaning<T>[] {
  if (words.length === 0) return [];
  const found = all.filter(({ words: own }) => words.every((word) => known(word, own)));
  const whole = ({ words: own }: Meaning<T>) => words.filter((word) => own.has(word)).length;
  const best = Math.max(...found.map(whole));
  const close = found.filter((one) => whole(one) === best);
  // Of several, the one that nothing was left out of is meant.
  const said = ({ phrase }: Meaning<T>) => wordsOf(phrase).every((word) => words.includes(word));
  const complete = close.filter(said);
  return complete.length === 1 ? complete : close;
}

const NEAR = 2;
const SHORT = 4;

/** A word that may have been meant instead of one that is not known. */
export function nearest(word: string, words: Iterable<string>): string | null {
  let best: { word: string; off: number } | null = null;
  if (word.length < SHORT) return null;
  for (const other of words) {
    const off = distance(word, other);
    if (off <= NEAR && off < (best?.off ?? Infinity)) best = { word: other, off };
  }
  return best?.word ?? null;
}

/** How many letters must be changed, added or left out to make one word of another. */
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

/** The wordings of a message, of which each is understood and the first is offered. */
export const wordings = (message: string): string[] =>
  message.split("|").map((text) => text.trim());
