// The page's check finds what `table/verify.py` finds, over cases made by Python, except what needs
// the rules; and it knows what this browser was shown.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawIndex, keyedWith, verify, type CheckedRecord, type Fault } from "./verify";

interface Case {
  name: string;
  set: [(string | number)[], unknown][];
  faults: Fault[];
}
const file = new URL("../../../tests/table/fairness.json", import.meta.url);
const stored = JSON.parse(readFileSync(file, "utf8")) as { record: CheckedRecord; cases: Case[] };
/** Faults that only somebody who knows the rules can find. */
const BY_RULES = ["game", "outcomes"];

function changed(record: CheckedRecord, changes: Case["set"]): CheckedRecord {
  const copy = structuredClone(record);
  for (const [path, value] of changes) {
    let part = copy as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) part = part[step] as Record<string | number, unknown>;
    part[path.at(-1)!] = value;
  }
  return copy;
}

describe("a record's proof", () => {
  it("fits as it was written", async () => {
    expect(await verify(stored.record)).toEqual({
      entries: stored.record.proof!.journal.length,
      draws: 24,
      undone: 2,
      words: 2,
      faults: [],
    });
  });

  it.each(stored.cases)("does not fit with $name", async ({ set, faults }) => {
    const { faults: found } = await verify(changed(stored.record, set));
    expect(found).toEqual(faults.filter(({ kind }) => !BY_RULES.includes(kind)));
  });

  it("is compared with what this browser remembers", async () => {
    const { commitment, words, journal } = stored.record.proof!;
    const head = { seq: 7, hash: journal[6]!.hash };
    const mine = { commitment, words: { 1: words[1]! }, head };
    expect((await verify(stored.record, mine)).faults).toEqual([]);
    const where = { entry: null, draw: null, step: null };
    const other = { commitment: "0", words: { 1: "mine" }, head: { ...head, seq: 8 } };
    expect((await verify(stored.record, other)).faults).toEqual([
      { kind: "own-commitment", ...where },
      { kind: "own-word", ...where, seat: 1 },
      { kind: "own-head", ...where, entry: 8 },
    ]);
    const beyond = { head: { ...head, seq: 1000 } };
    expect((await verify(stored.record, beyond)).faults).toMatchObject([{ kind: "own-head" }]);
  });

  it("is missing from other records", async () => {
    expect((await verify({ actions: [] })).faults).toMatchObject([{ kind: "proof" }]);
  });
});

it("draws as the page of the documentation has it", async () => {
  const mac = await keyedWith("00112233445566778899aabbccddeeff".repeat(2));
  const words = ["ravens-of-the-old-tower", null];
  const draw = (number: number, count: number) =>
    drawIndex(mac, "FairTable1234567", words, number, count);
  expect(await Promise.all([draw(1, 4), draw(3, 20), draw(1, 3221225473)])).toEqual([
    3, 17, 1309044410,
  ]);
});
