// Making a table and keeping what comes back: tokens of our seats, invitations, the host's rights.
import { api } from "../api/client";
import type { MadeTable, NewTable } from "../api/types";
import { keep } from "./keys";

export function keepMade(made: MadeTable): string {
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

/** Make a table as wished; with `start`, begin at once. */
export async function seatMaker(wish: NewTable, start: boolean): Promise<string> {
  const made = await api.create(wish);
  const id = keepMade(made);
  if (start && made.table.status === "open") await api.start(id, made.host, null);
  return id;
}
