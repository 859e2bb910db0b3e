// The tokens this browser holds, by table. A seat is a capability: who has the token sits there.

import type { Command } from "../transport/transport";

/** A request that is answered with a secret: under the same key the answer comes again. */
export interface Pending {
  command: Extract<Command, { do: "take" | "renew" | "reclaim" }>;
  token: string | null;
  key: string;
}

/** A seat asked for with the others' consent, and the secret that will open it. */
export interface Claim {
  seat: number;
  token: string;
  vote: number;
}

export interface TableKeys {
  host?: string;
  /** Asked for, and not answered yet. */
  pending?: Pending;
  claim?: Claim;
  seats: Record<string, string>;
  invites: Record<string, string>;
  seen: number;
  /** The seats that have been told who they are and what they are loyal to. */
  met?: number[];
  title: string;
  /** What a fair deal is checked by: the commitment and the journal's head as shown, our words. */
  commitment?: string;
  head?: { seq: number; hash: string };
  words?: Record<string, string>;
}

const STORE = "whispers.tables";

type Shelf = Record<string, TableKeys>;

/** What is kept where the browser keeps nothing, for as long as the page is open. */
let memory: Shelf | null = null;

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === "object" && it !== null && !Array.isArray(it);
/** What something else has left in our place is none of our keys. */
const isKeys = (it: unknown): it is TableKeys =>
  isRecord(it) && isRecord(it.seats) && isRecord(it.invites);

function load(): Shelf {
  if (memory) return memory;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return isRecord(kept)
      ? Object.fromEntries(
          Object.entries(kept).filter((entry): entry is [string, TableKeys] => isKeys(entry[1])),
        )
      : {};
  } catch {
    return {};
  }
}

function save(shelf: Shelf): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(shelf));
  } catch {
    memory = shelf;
  }
}

export function keysOf(table: string): TableKeys {
  return load()[table] ?? { seats: {}, invites: {}, seen: 0, title: "" };
}

/** Change what is kept for a table; creates it on first use. */
export function keep(table: string, change: (keys: TableKeys) => void): TableKeys {
  const shelf = load();
  const keys = shelf[table] ?? { seats: {}, invites: {}, seen: 0, title: "" };
  change(keys);
  keys.seen = Date.now();
  shelf[table] = keys;
  save(shelf);
  return keys;
}

export function forget(table: string): void {
  const { [table]: _, ...rest } = load();
  save(rest);
}

/** Tables of mine, the latest first. */
export function myTables(): { id: string; keys: TableKeys }[] {
  return Object.entries(load())
    .filter(([, keys]) => keys.host || Object.keys(keys.seats).length > 0)
    .sort(([, a], [, b]) => b.seen - a.seen)
    .map(([id, keys]) => ({ id, keys }));
}

/** Take the secret out of an address: `#seat=0.TOKEN`, `#invite=1.TOKEN`, `#host=TOKEN`. */
export function takeFragment(table: string, fragment: string): boolean {
  const match = /^#(seat|invite|host)=(?:(\d)\.)?(.+)$/.exec(fragment);
  if (!match) return false;
  const [, kind, seat = "", token = ""] = match;
  keep(table, (keys) => {
    if (kind === "host") keys.host = token;
    else if (kind === "seat") keys.seats[seat] = token;
    else keys.invites[seat] = token;
  });
  return true;
}
