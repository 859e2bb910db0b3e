// The tokens this browser holds, by table. A seat is a capability: whoever has the token has the seat.

import type { Command } from "../transport/transport";

/** A request whose response contains a secret: with the same key it is returned again. */
export interface Pending {
  command: Extract<Command, { do: "take" | "renew" | "reclaim" }>;
  token: string | null;
  key: string;
}

/** A seat requested with the others' consent, and the secret that will open it. */
export interface Claim {
  seat: number;
  token: string;
  vote: number;
}

export interface TableKeys {
  host?: string;
  /** Requested, and not answered yet. */
  pending?: Pending;
  claim?: Claim;
  seats: Record<string, string>;
  invites: Record<string, string>;
  /** When this browser last had the table open, and whether it was closed before everything was shown. */
  seen: number;
  missed?: boolean;
  /** The seats that have been told their society and loyalties. */
  met?: number[];
  title: string;
  /** What a fair deal is checked against: the commitment and the journal's head as shown, our words. */
  commitment?: string;
  head?: { seq: number; hash: string };
  words?: Record<string, string>;
}

const STORE = "whispers.tables";

type Shelf = Record<string, TableKeys>;

/** Storage for as long as the page is open, for browsers that store nothing. */
let memory: Shelf | null = null;

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === "object" && it !== null && !Array.isArray(it);
/** Something else stored in our place is not a set of keys. */
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

/** Changes what is stored for a table; creates it on first use. */
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

/** My tables, the latest first. */
export function myTables(): { id: string; keys: TableKeys }[] {
  return Object.entries(load())
    .filter(([, keys]) => keys.host || Object.keys(keys.seats).length > 0)
    .sort(([, a], [, b]) => b.seen - a.seen)
    .map(([id, keys]) => ({ id, keys }));
}

/** Extracts the secret from an address: `#seat=0.TOKEN`, `#invite=1.TOKEN`, `#host=TOKEN`. */
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
