// A seat's name. Separate from the rest, because the front page needs little else of the table.
import type { SeatFacts } from "../api/types";
import { say } from "../words/say.svelte";

/** The name a person has chosen; the server's own placeholder does not count. */
export const ownName = (seat: SeatFacts): string | null =>
  seat.kind === "person" && seat.name !== `Player ${seat.seat + 1}` ? seat.name || null : null;

/** What messages about a seat need to know. */
export const seatFacts = (seat: SeatFacts) => ({
  kind: seat.kind,
  named: ownName(seat) !== null,
  name: ownName(seat),
  society: seat.society,
  number: seat.seat + 1,
});

/** The name of whoever sits there: the person's own, else the society's, else the seat's. */
export const seatName = (seat: SeatFacts): string => say("page-seat-name", seatFacts(seat));
