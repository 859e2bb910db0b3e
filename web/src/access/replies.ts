// Replies to questions typed into the command line: sentences from the catalogue, facts from the view.
import type { Decision, GameEvent } from "../api/types";
import { EMPIRES, isEmpire, POSITIONS, SLOTS, type Empire, type Society } from "../game/names";
import { condense } from "../game/change";
import { kindOf, leftOf, nameAt, total } from "../game/plan";
import { eventText, questionText, waitingText } from "../game/say";
import { scoreText } from "../state/scores";
import { settings } from "../state/settings.svelte";
import type { Selection } from "../state/selection.svelte";
import type { TableState } from "../state/table/table.svelte";
import { canSay, say, sayAny } from "../words/say.svelte";
import { aboutPlayer, aboutRegion } from "./about";
import { optionMeaning } from "./answers";
import { QUERIES, thingMeant, thingName, whyNot, type Query, type World } from "./commands";
import type { Speech } from "./speech.svelte";
import { isNumber } from "./vocabulary";

export interface Asking {
  table: TableState;
  selection: Selection;
  speech: Speech;
  world: World;
}

const controllerOf = ({ game }: World, position: string): Society | null =>
  game.control[position]?.player ?? null;

function status({ table, world }: Asking): string[] {
  const { game } = world;
  const { active } = game;
  const mine = game.seat ? game.players[game.seat] : undefined;
  return [
    say("page-command-status", { round: game.round, phase: game.phase }),
    ...(active
      ? [
          say("page-command-status-active", {
            position: `${active.empire}.${active.position}`,
            player: active.seat,
          }),
        ]
      : []),
    say("page-command-cities", {
      cities: EMPIRES.map((empire) => ({ empire, number: game.icons[empire].city })),
    }),
    ...(mine ? [say("page-access-score", { number: scoreText(mine.score, false) })] : []),
    ...(table.decision
      ? [world.question ? questionText(world.question) : waitingText(table.decision)]
      : []),
  ];
}

const council = (empire: Empire, world: World): string =>
  say("page-command-council", {
    empire,
    positions: POSITIONS.map((title) => ({
      title,
      player: controllerOf(world, `${empire}.${title}`),
    })),
  });

/** The reader's own bets, from the highest to the lowest. */
function loyalties({ game }: World): string[] {
  const mine = game.seat ? game.players[game.seat]!.loyalties : [];
  return mine.flatMap((empire, at) =>
    empire ? [say("page-drama-slot", { empire, slot: SLOTS[at]! })] : [],
  );
}

function card(name: string, { board, game }: World): string {
  const uses = game.uses[name] ?? [];
  const now = uses.filter(({ reason }) => !reason).map(({ ability }) => ability);
  return say("page-command-card", { card: name, abilities: board.cards[name] ?? [], now });
}

/** Everything about a thing; for an empire, its council. */
function look(id: string, { selection, world }: Asking): string {
  const { game, board } = world;
  if (isEmpire(id)) return council(id, world);
  if (id.includes("/")) return board.cards[id] ? card(id, world) : say("page-card", { card: id });
  if (!id.includes(".")) return aboutRegion(game, board, selection, id);
  const [empire = "", title = ""] = id.split(".");
  const sits = isEmpire(empire) ? game.councils[empire] : [];
  return say("page-position-about", {
    position: id,
    agent: sits[POSITIONS.findIndex((name) => name === title)] ?? null,
    controller: controllerOf(world, id),
    acting: game.active?.empire === empire && game.active.position === title,
    orders: Object.keys(game.orders[id] ?? {}),
  });
}

function why(id: string, world: World): string {
  const offered = world.question?.options.some((text) => text.split(/[ +]/).includes(id));
  return offered ? say("page-command-can", { name: thingName(id) }) : whyNot(id, world);
}

/** What has happened since the reader's last answer. */
function lately(events: readonly GameEvent[], seat: Society | null): string[] {
  const own = seat ? events.findLastIndex((event) => event.seat === seat) : -1;
  const step = own < 0 ? 0 : events[own]!.n;
  return condense(events.filter((event) => event.n >= step)).map(eventText);
}

function ruleSaid(about: string): string {
  const [kind = "", ...rest] = about.split(" ");
  const first = `${isNumber(kind) ? "R" : ""}${kind.toUpperCase()}`;
  const id = `rule-${[first, ...rest].join("-")}`;
  const given = [first, ...rest].join(rest.length > 1 ? "-" : ".");
  return canSay(id) ? sayAny(id) : say("page-command-no-rule", { given });
}

/** How many banners an attack needs, where it is asked how many go. */
export function enough({ prompt, options }: Decision, { outcomeOf }: World): string[] {
  const fights = options.map((text) => outcomeOf(text)?.fight);
  if (prompt !== "attack_count" || fights.some((fight) => !fight)) return []; // or not known yet
  const taking = options[fights.findIndex((fight) => fight!.holder === fight!.empire)];
  return [
    taking === undefined
      ? say("page-outcome-short", { number: options.length })
      : say("page-outcome-needed", { number: Number(taking.split(" ")[1]) }),
  ];
}

/** An answer; for a swap, also the score before and after, unless it is kept covered. */
function offered(text: string, question: Decision, { game, outcomeOf }: World): string {
  const option = optionMeaning(text, question, game).phrase;
  const from = game.seat ? game.players[game.seat]!.score.low : null;
  if (!text.startsWith("swap ") || from === null || settings.cover) return option;
  return say("page-question-swap", { option, from, to: outcomeOf(text)?.score ?? from });
}

/** What is planned so far, and how many are left. */
function planned({ plan }: Decision, { tally }: World): string[] {
  if (!plan || total(tally) === 0) return [];
  const parts = Object.entries(tally).map(([action, number]) => ({ name: nameAt(action), number }));
  return [
    say("page-command-planned", { parts }),
    say("page-plan-left", { kind: kindOf(plan), left: leftOf(plan, tally) }),
  ];
}

/** The question, its answers by number, and what helps to choose. */
export const choices = (question: Decision, world: World): string[] => [
  questionText(question),
  ...question.options.map((text, i) =>
    say("page-command-option", { number: i + 1, text: offered(text, question, world) }),
  ),
  ...enough(question, world),
  ...planned(question, world),
];

/** The reply, line by line. */
export function reply(query: Query, about: string, asking: Asking): string[] {
  const { table, speech, world } = asking;
  const { game, question } = world;
  switch (query) {
    case "status":
      return status(asking);
    case "cards":
      return [
        ...loyalties(world),
        say("page-command-hand", { cards: game.hand ?? [] }),
        ...[...new Set(game.hand ?? [])]
          .filter((name) => world.board.cards[name])
          .map((name) => card(name, world)),
      ];
    case "happened": {
      const lines = lately(table.store.events, game.seat);
      return lines.length > 0 ? lines : [say("page-command-nothing")];
    }
    case "details":
      return speech.details.length > 0 ? speech.details : [say("page-command-nothing")];
    case "options":
      return question ? choices(question, world) : [say("page-command-not-asked")];
    case "players":
      return game.seats.flatMap((society) => (society ? [aboutPlayer(game, society)] : []));
    case "rule":
      return [ruleSaid(about)];
    case "help":
      return [
        say("page-command-help"),
        ...QUERIES.map((name) => say(`page-command-ask-${name}.help` as "page-command-ask-help")),
      ];
    case "undo":
      return [];
    default: {
      const thing = thingMeant(about, world);
      if ("problem" in thing) return [thing.problem];
      return (query === "why" ? why(thing.id, world) : look(thing.id, asking)).split("\n");
    }
  }
}
