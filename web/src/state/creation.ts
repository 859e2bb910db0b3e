// Creating a table and storing what comes back: tokens of our seats, invitations, the host's rights.
import { transport } from "../transport";
import type { CreatedTable, NewTable, TableFacts } from "../api/types";
import { keep, type TableKeys } from "./keys";

export function keepCreated(made: CreatedTable): string {
  keep(made.table.id, (keys) => {
    keys.host = made.host;
    keys.title = made.table.name;
    for (const { seat, token, invite } of made.seats) {
      if (token) keys.seats[seat] = token;
      if (invite) keys.invites[seat] = invite;
    }
  });
  return made.table.id;
}

/** Creates the rematch of a table, or finds the one somebody created; our secrets open it too. */
export async function playAgain(id: string, keys: TableKeys): Promise<string> {
  const tokens = Object.values(keys.seats);
  const known = (await transport.facts(id)).rematch;
  const next =
    known ??
    (await transport.rematch(id, tokens[0]!).then(
      (table) => table.id,
      async (fault: unknown) => {
        const made = (await transport.facts(id)).rematch; // somebody was faster
        if (!made) throw fault;
        return made;
      },
    ));
  const seats: Record<string, string> = {};
  for (const token of tokens) {
    const { you } = await transport.table(next).open(token); // people may have other seats now
    if (you.seat !== null) seats[you.seat] = token;
  }
  keep(next, (kept) => Object.assign(kept, { host: keys.host, seats, invites: {} }));
  const made = await transport.facts(next);
  // If everybody else is a bot, there is nobody to wait for.
  const here = made.seats.every(({ kind, seat }) => kind === "bot" || String(seat) in seats);
  if (here) await start(made, keys.host ?? tokens[0]!);
  return next;
}

async function start(table: TableFacts, host: string): Promise<void> {
  if (table.status !== "open") return;
  const { giveWords } = await import("../fairness/words");
  await giveWords(transport.table(table.id), table);
  await transport.table(table.id).act(host, { do: "start", fill: null });
}

/** Creates a table as requested; with `begin`, starts it at once. */
export async function createTable(wish: NewTable, begin: boolean): Promise<string> {
  const made = await transport.create(wish);
  const id = keepCreated(made);
  if (begin) await start(made.table, made.host);
  return id;
}
