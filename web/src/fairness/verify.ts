// Checks a record's proof in the page itself: that chance did what the table had committed to. It is
// the twin of `table/verify.py`, except for what needs the rules of the game; `docs/fairness.md`
// describes every byte.
import type { Proof, RecordedGame } from "../api/types";
import { readOpenEntries, type Draw, type OpenEntry, type Started } from "./entries";

export type FaultKind =
  | "proof"
  | "commitment"
  | "words"
  | "chain"
  | "setup"
  | "undo"
  | "number"
  | "draw"
  | "answer"
  | "line"
  | "own-table"
  | "own-commitment"
  | "own-word"
  | "own-head";

/** A mismatch: in which journal entry, which draw, which action. */
export interface Fault {
  kind: FaultKind;
  entry: number | null;
  draw: number | null;
  step: number | null;
  seat?: number;
}

export interface Verdict {
  entries: number;
  draws: number;
  undone: number;
  words: number;
  /** How many actions come from another game, whose draws are not in this proof. */
  given: number;
  faults: Fault[];
}

/** What this browser was shown, or sent, before the game ended. */
export interface Remembered {
  /** The table that was played at. */
  table?: string;
  commitment?: string;
  /** Our words, by seat. */
  words?: Record<string, string>;
  head?: { seq: number; hash: string };
}

const VERSION = 1;
const SETUP = [
  "rules",
  "ruleset",
  "options",
  "seats",
  "seating",
  "first",
  "board",
  "councils",
] as const;
const CHANCE = new Set(["deal", "draw", "first", "seat"]);
/** How tables write actions; in another spelling, one of chance might not be recognised. */
const SPELT = /^[a-z]+( [!-~]+)*$/;
const LARGEST = 2 ** 32;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  if (/\p{Surrogate}/u.test(text)) throw new TypeError("text"); // it would be hashed as another
  return new TextEncoder().encode(text);
}
const hex = (found: ArrayBuffer): string =>
  Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");

function unhex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new TypeError("hexadecimal");
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));
}

const sha = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", data));

/** Whether this browser can check at all: only in a secure context. */
export const canVerify = (): boolean => "subtle" in crypto;

/** HMAC-SHA-256 with the table's secret. */
export async function keyedWith(
  secret: string,
): Promise<(...lines: string[]) => Promise<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", unhex(secret), algorithm, false, ["sign"]);
  return (...lines) => crypto.subtle.sign("HMAC", key, bytes(lines.join("\n")));
}

/** Which of `count` things a draw selects. */
export async function drawIndex(
  mac: (...lines: string[]) => Promise<ArrayBuffer>,
  table: string,
  words: (string | null)[],
  number: number,
  count: number,
): Promise<number> {
  if (count < 1) throw new RangeError("count");
  const given = words.map((word) => word ?? "");
  for (let block = 0; ; block += 1) {
    const found = new DataView(
      await mac("warofwhispers draw 1", table, String(number), String(block), ...given),
    );
    for (let at = 0; at < found.byteLength; at += 4) {
      const value = found.getUint32(at);
      if (value < LARGEST - (LARGEST % count)) return value % count;
    }
  }
}

/** JSON with sorted keys, for comparison. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
const same = (one: unknown, two: unknown): boolean =>
  JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(two ?? null));

const isChance = (action: string): boolean => CHANCE.has(action.split(" ", 1)[0]!);
const isAction = (draw: Draw): boolean => !draw.drawn.startsWith("society ");

const chanceActions = ({ actions, given, start }: OpenEntry): { step: number; text: string }[] =>
  actions
    .map((text, at) => ({ step: start + at, text }))
    .slice(given)
    .filter(({ text }) => isChance(text));

const noVerdict = (...faults: Fault[]): Verdict => ({
  ...{ entries: 0, draws: 0, undone: 0, words: 0, given: 0 },
  faults,
});

class Check {
  readonly verdict = noVerdict();

  constructor(
    private readonly record: RecordedGame,
    private readonly proof: Proof,
    private readonly started: Started,
    private readonly entries: OpenEntry[],
    private readonly mac: (...lines: string[]) => Promise<ArrayBuffer>,
  ) {}

  private fault(kind: FaultKind, where: Partial<Fault> = {}): void {
    this.verdict.faults.push({ kind, entry: null, draw: null, step: null, ...where });
  }

  async all(remembered: Remembered): Promise<void> {
    const { proof, verdict } = this;
    if ((await sha(unhex(proof.secret))) !== proof.commitment) this.fault("commitment");
    verdict.entries = proof.journal.length;
    verdict.words = proof.words.filter((word) => word !== null).length;
    verdict.given = this.entries[0]!.given;
    await this.chain();
    this.start(this.entries[0]!);
    await this.draws();
    this.line();
    this.own(remembered);
  }

  private async chain(): Promise<void> {
    let before = await sha(bytes(`warofwhispers journal 1\n${this.proof.table}`));
    for (const [at, { kind, at: time, hash, body, digest }] of this.proof.journal.entries()) {
      const content =
        body === undefined ? digest! : hex(await this.mac("warofwhispers entry 1", body));
      const found = await sha(bytes([before, kind, time, content].join("\n")));
      if (found !== hash) this.fault("chain", { entry: at + 1 });
      before = hash;
    }
  }

  private start({ entry, draws }: OpenEntry): void {
    const { words, setup, seats } = this.started;
    const mine = this.proof.words;
    const bots = mine.some((word, at) => word !== null && seats[at]?.kind === "bot");
    if (!same(words, mine) || mine.length !== seats.length || bots) this.fault("words", { entry });
    const societies = seats.map(({ society }) => society);
    if (
      SETUP.some((part) => !same(setup[part], this.record[part])) ||
      !same(societies.sort(), [...this.record.seats].sort())
    )
      this.fault("setup", { entry });
    this.societies(entry, draws);
  }

  /** Before anything else, seats whose people chose no society get one, each of them once. */
  private societies(entry: number, draws: Draw[]): void {
    const { seats } = this.started;
    let before = -1;
    for (const [order, { drawn }] of draws.filter((draw) => !isAction(draw)).entries()) {
      const at = Number(drawn.split(" ")[1]);
      const { number, drawn: found } = draws[order]!;
      if (found !== `society ${at} ${seats[at]!.society}` || at <= before)
        this.fault("answer", { entry, draw: number });
      before = at;
    }
  }

  private async draws(): Promise<void> {
    const { table, words } = this.proof;
    let expected = 0;
    for (const played of this.entries) {
      const { entry, kind, start, actions, draws } = played;
      const chance = chanceActions(played);
      let next = 0;
      for (const draw of draws) {
        const step = isAction(draw) ? (chance[next++]?.step ?? null) : null;
        const where = { entry, draw: draw.number, step };
        expected += 1;
        if (draw.number !== expected) {
          this.fault("number", where);
          expected = draw.number;
        }
        const index = await drawIndex(this.mac, table, words, draw.number, draw.among.length);
        if (draw.among[index] !== draw.drawn) this.fault("draw", where);
        this.verdict.draws += 1;
        if (kind !== "started" && !isAction(draw)) this.fault("answer", where);
      }
      const drawn = draws.filter(isAction).map((draw) => draw.drawn);
      const done = chance.map(({ text }) => text);
      if (!same(done, drawn)) this.fault("answer", { entry });
      for (const [place, action] of actions.entries())
        if (!SPELT.test(action)) this.fault("answer", { entry, step: start + place });
    }
  }

  private line(): void {
    const line: string[] = [];
    const proposed = new Set<number>();
    const first = this.entries[0]!.actions.length; // what the game began with cannot be undone
    for (const { entry, kind, start, actions } of this.entries) {
      // What an undo takes back by itself: the rest may have gone before, by the consent of all.
      const end = Math.min(line.length, ...[...proposed].filter((to) => to > start));
      const fits =
        kind === "started" || kind === "acted"
          ? start === line.length || proposed.has(start)
          : first <= start && start < line.length;
      if (!fits || (kind === "undone" && line.slice(start, end).some(isChance)))
        this.fault("undo", { entry, step: start });
      if (kind === "proposed") {
        proposed.add(start);
        continue;
      }
      this.verdict.undone += line.splice(start).filter(isChance).length;
      line.push(...actions);
      proposed.clear();
    }
    const { actions } = this.record;
    if (actions.length !== line.length && !proposed.has(actions.length))
      this.fault("line", { step: Math.min(actions.length, line.length) });
    const wrong = actions.findIndex((action, step) => step < line.length && action !== line[step]);
    if (wrong >= 0) this.fault("line", { step: wrong });
  }

  /** What only a browser that was present can check. */
  private own({ table, commitment, words = {}, head }: Remembered): void {
    const { proof } = this;
    if (table !== undefined && table !== proof.table) this.fault("own-table");
    if (commitment !== undefined && commitment !== proof.commitment) this.fault("own-commitment");
    for (const [seat, word] of Object.entries(words))
      if (proof.words[Number(seat)] !== word) this.fault("own-word", { seat: Number(seat) });
    if (head && proof.journal[head.seq - 1]?.hash !== head.hash)
      this.fault("own-head", { entry: head.seq });
  }
}

/** Checks the proof of a record; each fault is found independently. */
export async function verify(record: RecordedGame, remembered: Remembered = {}): Promise<Verdict> {
  const broken: Fault = { kind: "proof", entry: null, draw: null, step: null };
  const nothing = noVerdict(broken);
  let check: Check | undefined;
  try {
    const { proof } = record;
    if (proof?.version !== VERSION) return nothing;
    const { started, entries } = readOpenEntries(proof);
    check = new Check(record, proof, started, entries, await keyedWith(proof.secret));
    await check.all(remembered);
    return check.verdict;
  } catch {
    check?.verdict.faults.push(broken);
    return check?.verdict ?? nothing;
  }
}
