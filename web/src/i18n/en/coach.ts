// What a bot would think in one's place.
export const coach = {
  "coach.ask": "Ask the coach",
  "coach.none": "No coach while you play: those who made this table did not agree on one.",
  "coach.report": "What could they have thought?",
  "coach.title": "The coach",
  "coach.of": "In the place of {name}, from what {name} sees and nothing else.",
  "coach.thinking": "Trying things out…",
  "coach.moves": "Moves",
  "coach.no_moves": "Nothing is asked of {name} here.",
  "coach.win": "wins {win} in 100 (± {error}), about {points} points",
  "coach.beliefs": "What the others seem to be loyal to",
  "coach.belief": "{slot}: {empire}, {chance} in 100",
  "coach.cities": "Cities expected at the end",
  "coach.simulations": "{n} games tried.",
  "new.coach": "All who play may ask a bot for advice",
  "lobby.coach": "All who play may ask the coach for advice.",
} as const;
