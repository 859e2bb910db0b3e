// A small table for tests: the map at the start of a game, four players, everything hidden but one's own.
import type { BoardView, Decision, GameView, PlayerFacts, TableFacts, View } from "../api/types";
import { REGIONS } from "../game/board";
import { EMPIRES, SOCIETIES, type Empire } from "../game/names";

const perEmpire = (n: number) =>
  Object.fromEntries(EMPIRES.map((empire) => [empire, n])) as Record<Empire, number>;

export const hidden = (): PlayerFacts => ({
  agents: 9,
  field: [],
  cards: perEmpire(0),
  loyalties: [null, null, null, null, null],
  face_up: [false, false, false, false, false],
  swaps: 0,
  standing: "none",
  score: { low: -3, high: 12 },
});

/** A region as a view has it, where supply does not matter. */
export const held = (empire: Empire, banners: number): GameView["regions"][string] => ({
  empire,
  banners,
  limit: 6,
});

export function game(change: Partial<GameView> = {}): GameView {
  return {
    seat: "raven",
    n: 20,
    round: 1,
    phase: "council",
    seats: [...SOCIETIES],
    first: "raven",
    active: null,
    serving: null,
    regions: Object.fromEntries(REGIONS.map(({ id, home, start }) => [id, held(home, start)])),
    icons: Object.fromEntries(
      EMPIRES.map((empire) => [empire, { city: 1, farm: 1, fort: 1 }]),
    ) as GameView["icons"],
    control: {},
    orders: {},
    uses: {},
    decision: { player: null, prompt: "nothing", rule: "R7.1", about: {}, options: [] },
    reserves: perEmpire(10),
    councils: Object.fromEntries(
      EMPIRES.map((empire) => [empire, [null, null, null, null]]),
    ) as unknown as GameView["councils"],
    players: {
      raven: { ...hidden(), loyalties: [...EMPIRES], score: { low: 10, high: 10 } },
      spider: hidden(),
      rat: hidden(),
      serpent: hidden(),
    },
    hand: [],
    decks: perEmpire(8),
    discards: perEmpire(0),
    removed: [],
    lasting: [],
    cards: { unseen: {} },
    supply: Object.fromEntries(
      EMPIRES.map((empire) => [empire, { after: `${empire}.chancellor` }]),
    ),
    ...change,
  };
}

/** Neither borders nor orders: enough for tests that are not about them. */
export const board = (change: Partial<BoardView> = {}): BoardView => ({
  regions: Object.fromEntries(
    REGIONS.map(({ id, home, icons }) => [id, { home, icons, limit: 6, borders: [] }]),
  ),
  orders: {},
  abilities: {},
  cards: {},
  copies: {},
  multipliers: [4, 3, 2, 0, -1],
  hand_limit: 10,
  banners_per_empire: 20,
  rules: {},
  ...change,
});

export const decision = (change: Partial<Decision> = {}): Decision => ({
  turn: 3,
  n: 20,
  player: "raven",
  seat: 0,
  prompt: "deploy",
  rule: "R3.2",
  about: {},
  options: [],
  ...change,
});

export const table = (change: Partial<TableFacts> = {}): TableFacts => ({
  id: "T",
  name: "",
  status: "playing",
  listed: false,
  imported: false,
  rules: 1,
  seating: "chance",
  first: null,
  continued: null,
  coach: false,
  suspicion: false,
  seq: 20,
  created: "",
  ruleset: "second",
  options: { fort: "kill", disputed_border: "P5-P7" },
  changed: {},
  n: 20,
  round: 1,
  asked: 0,
  seats: SOCIETIES.map((society, seat) => ({
    seat,
    kind: "person",
    name: `N${seat}`,
    named: true,
    society,
    level: null,
    online: true,
    away: false,
  })),
  rematch: null,
  previous: null,
  patience: 300,
  result: null,
  fairness: null,
  lesson: null,
  ...change,
});

/** A view of the table after so many entries, with a question for the first seat. */
export function view(seq: number, ask: Partial<Decision> = {}, seat: number | null = 0): View {
  return {
    table: table(),
    seq,
    turn: seq,
    you: { seat, society: seat === null ? null : "raven", host: true },
    game: game({ n: seq }),
    decision: decision({
      turn: seq,
      n: seq,
      options: ["deploy bear.sheriff", "deploy bear.steward"],
      ...ask,
    }),
    events_from: 0,
    events: [],
    chat: [],
    undo: { free_to: null, reason: "nothing", ask_to: null, last: null },
    votes: [],
    bots: { thinking: null },
  };
}
