// What the page itself says when something did not work; the server's refusals come with their words.
export const errors = {
  "error.seat_renewed": "This link does not open the seat: it is used up or was renewed.",
  "error.failed": "That did not work.",
  "error.gone": "The server does not answer.",
  "error.society_twice": "Two seats want the same society.",
  "error.record": "This file is no record of a game: {why}",
  "error.no_json": "it is not JSON",
} as const;
