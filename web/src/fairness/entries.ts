// What a proof says was played, drawn and undone, checked for its form before it is used: the twin of
// `table/open_entries.py`. Nothing is taken that a table would not have written.
import type { Proof } from "../api/types";

export interface Draw {
  number: number;
  among: string[];
  drawn: string;
}
export interface Started {
  words: (string | null)[];
  seats: { kind: string; society: string }[];
  setup: Record<string, unknown>;
}
/** An entry that was played: its number in the journal, its kind, and what counts in its body. */
export interface OpenEntry {
  entry: number;
  kind: "started" | "acted" | "undone" | "proposed";
  /** The number of the first action, or the one that the game goes back to. */
  start: number;
  actions: string[];
  draws: Draw[];
  /** How many actions come from another game. */
  given: number;
}

type Fields = Record<string, unknown>;

const SECRET = /^[0-9a-f]{64}$/;
const TABLE = /^[A-Za-z0-9_-]+$/;

function need(condition: boolean): asserts condition {
  if (!condition) throw new TypeError("form");
}
const isText = (value: unknown): value is string => typeof value === "string";
const isWord = (value: unknown): boolean => value === null || isText(value);
const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** How the game started, and every entry that was played, in order. Throws if it cannot be read. */
export function readOpenEntries(proof: Proof): { started: Started; entries: OpenEntry[] } {
  checkForm(proof);
  const started: Started[] = [];
  const entries: OpenEntry[] = [];
  for (const [at, { kind, body: text }] of proof.journal.entries()) {
    const entry = at + 1;
    const body = text === undefined ? null : bodyOf(text);
    if (kind === "started") {
      started.push(startedOf(body));
      entries.push(played(entry, kind, { given: 0, ...body, number: 0, seat: 0 }));
    } else if (kind === "acted") {
      need(body !== null);
      entries.push(played(entry, kind, { draws: [], ...body, given: 0 }));
    } else if (kind === "undone" || (kind === "proposed" && (body?.to ?? null) !== null)) {
      need(body !== null && isWhole(body.to) && isWhole(body.by));
      entries.push({ entry, kind, start: body.to, actions: [], draws: [], given: 0 });
    }
  }
  need(started.length === 1 && entries[0]!.kind === "started");
  return { started: started[0]!, entries };
}

/** All of a proof's parts have to be there; what the bodies contain is read later. */
function checkForm({ table, commitment, secret, words, journal }: Proof): void {
  need([table, commitment, secret].every(isText) && SECRET.test(secret) && TABLE.test(table));
  need(Array.isArray(words) && words.every(isWord) && Array.isArray(journal));
  for (const entry of journal) {
    need(isFields(entry) && "body" in entry !== "digest" in entry);
    need([entry.kind, entry.at, entry.hash, entry.body ?? entry.digest].every(isText));
  }
}

function bodyOf(text: string): Fields {
  const found: unknown = JSON.parse(text);
  need(isFields(found));
  return found;
}

function startedOf(body: Fields | null): Started {
  need(body !== null);
  const { words, seats, setup } = body;
  need(Array.isArray(words) && words.every(isWord));
  need(Array.isArray(seats) && seats.every(isFields) && isFields(setup));
  need(seats.every(({ kind, society }) => isText(kind) && isText(society)));
  return body as unknown as Started;
}

function played(entry: number, kind: "started" | "acted", body: Fields): OpenEntry {
  const { number: start, seat, given, actions, draws } = body;
  need(isWhole(start) && isWhole(seat) && isWhole(given));
  need(areTexts(actions) && Array.isArray(draws) && given <= actions.length);
  for (const draw of draws as unknown[]) {
    need(isFields(draw) && isWhole(draw.number) && isText(draw.drawn));
    need(areTexts(draw.among) && draw.among.length > 0);
  }
  return { entry, kind, start, actions, draws: draws as Draw[], given };
}
