// A seat's name. Apart from the rest, as the front page needs it and little else of the table.
import type { SeatFacts } from "../api/types";
import { t, word } from "../i18n/words";

/** What the one in a seat is called: a person's own name, else the society's, else the seat's. */
export function seatName(seat: SeatFacts): string {
  const own = seat.kind === "person" && seat.name !== `Player ${seat.seat + 1}` ? seat.name : "";
  return (
    own ||
    (seat.society
      ? word(`society.${seat.society}`)
      : t(seat.kind === "bot" ? "players.bot" : "new.default_name", { n: seat.seat + 1 }))
  );
}
