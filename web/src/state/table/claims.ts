// Seats whose link was lost: asked for with the others' consent, and taken once they have agreed. Rarely needed.
import { say } from "../../words/say.svelte";
import type { Claim } from "../keys";
import type { TableState } from "./table.svelte";

/** Asks the others for a seat; it opens once all agree and the time is up. */
export async function reclaim(table: TableState, seat: number): Promise<void> {
  const done = await table.attempt({ do: "reclaim", seat }, null);
  if (done?.token) table.rights.claim = { seat, token: done.token, vote: done.vote ?? 0 };
  else if (done) table.sender.problem = say("page-menu-reclaim-bot");
}

/** The vote is over: takes the seat, if the others have agreed. */
export async function sitReclaimed(table: TableState, { seat, token }: Claim): Promise<void> {
  table.rights.claim = undefined;
  const mine = await table.line.open(token).catch(() => null);
  if (mine?.you.seat === seat) await table.sit(seat, token);
  else table.sender.problem = say("page-menu-reclaim-refused");
}
