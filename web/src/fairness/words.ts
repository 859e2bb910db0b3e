// Our part in a fair deal: a random word for each of our seats, and what we were shown, kept until
// the end for comparison with the record.
import type { TableFacts } from "../api/types";
import { keep, keysOf } from "../state/keys";
import { newKey, TransportError, type TableTransport } from "../transport/transport";

const under = new Set<string>();

export const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The word for one of our seats, chosen once and stored with the commitment shown at the time. */
export function wordFor({ id, fairness }: TableFacts, seat: number): string | undefined {
  if (!fairness) return undefined;
  const kept = keep(id, (keys) => {
    keys.commitment ??= fairness.commitment;
    keys.words = { ...keys.words, [seat]: keys.words?.[seat] ?? newWord() };
  });
  return kept.words![seat];
}

/** Sends a word for each of our seats that has given none; a failed one is sent again with the next view. */
export async function giveWords(line: TableTransport, facts: TableFacts): Promise<void> {
  const { id, fairness, status } = facts;
  if (status !== "open" || !fairness) return;
  for (const [seat, token] of Object.entries(keysOf(id).seats)) {
    const number = Number(seat);
    if (fairness.given[number] || under.has(`${id} ${seat}`)) continue;
    under.add(`${id} ${seat}`);
    try {
      const word = wordFor(facts, number)!;
      await line.act(token, { do: "word", seat: number, word }, { key: newKey() });
    } catch (fault) {
      if (!(fault instanceof TransportError)) throw fault;
      // Another of our devices was faster, or the game has begun: our word is not part of it.
      if (fault.code !== "gone") forgetWord(id, seat);
    } finally {
      under.delete(`${id} ${seat}`);
    }
  }
}

export function forgetWord(id: string, seat: string): void {
  keep(id, (keys) => {
    if (keys.words) delete keys.words[seat];
  });
}

/** Keeps the head of the journal as shown during the game. */
export function rememberHead({ id, fairness, status }: TableFacts): void {
  if (fairness && (status === "open" || status === "playing"))
    keep(id, (keys) => (keys.head = { seq: fairness.seq, hash: fairness.head }));
}

/** Called with every view of a table: sends words, and remembers what we are shown. */
export function takePart(line: TableTransport, facts: TableFacts): Promise<void> {
  rememberHead(facts);
  return giveWords(line, facts);
}
