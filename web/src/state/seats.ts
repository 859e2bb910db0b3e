// A seat's name. Separate from the rest, because the front page needs little else of the table.
import type { SeatFacts } from "../api/types";
import { say } from "../words/say.svelte";

/** What messages about a seat need to know. */
export const seatFacts = ({ kind, named, name, society, seat }: SeatFacts) => ({
  kind,
  named,
  name,
  society,
  number: seat + 1,
});

/** The name of whoever sits there: the person's own, else the society's, else the seat's. */
export const seatName = (seat: SeatFacts): string => say("page-seat-name", seatFacts(seat));
