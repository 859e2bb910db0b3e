// "Why can't I?": the view gives the reason and its rule (`decision.refused`), the catalogue the words.
import type { BoardView, Decision, GameView, Plan, Refusal } from "../api/types";
import { idOf, type Facts } from "../words/functions";
import { say, sayAny } from "../words/say.svelte";
import { POSITIONS, type Empire, type Position } from "./names";
import { leftOf, nameAt, type Tally } from "./plan";

export interface Reason {
  text: string;
  rule: string;
}

const LISTS = ["regions", "positions", "orders", "empires", "slots"] as const;
const isGeneral = (refusal: Refusal): boolean => LISTS.every((list) => !refusal[list]?.length);

function reasonOf(decision: Decision, things: readonly string[], clicked: Facts): Reason {
  const refused = decision.refused ?? [];
  const found =
    refused.find((refusal) =>
      LISTS.some((list) => refusal[list]?.some((thing) => things.includes(thing))),
    ) ?? refused.findLast(isGeneral);
  if (!found) return { text: sayAny("reason-not-asked"), rule: decision.rule };
  const facts = { ...clicked, ...(found.facts as Facts | undefined) };
  return {
    text: sayAny(idOf("reason", found.reason), facts),
    rule: found.rule || decision.rule,
  };
}

export const whyNotRegion = (decision: Decision, game: GameView, region: string): Reason =>
  reasonOf(decision, [region], { region, holder: game.regions[region]!.empire });

/** Why a position, or one of its orders, cannot be chosen. */
export function whyNotPosition(
  decision: Decision,
  game: GameView,
  at: { empire: Empire; position: Position; order?: string | undefined },
): Reason {
  const position = `${at.empire}.${at.position}`;
  const society = game.councils[at.empire][POSITIONS.indexOf(at.position)] ?? null;
  const things = at.order ? [`${position} ${at.order}`, position] : [position];
  return reasonOf(decision, things, { clicked: position, society });
}

/** Why a plan takes no more of an answer. */
export function whyNotMore(decision: Decision, plan: Plan, tally: Tally, action: string): Reason {
  const facts = { name: nameAt(action), most: plan.rooms[action] ?? 0, size: plan.left };
  const text =
    leftOf(plan, tally) === 0 ? say("page-plan-none-left", facts) : say("page-plan-room", facts);
  return { text, rule: decision.rule };
}

/** All of this, which is loaded when it is first asked for. */
export type Reasons = typeof import("./why");

/** Things on the table that no question is about. */
export type Thing = "city" | "reserve" | "deck" | "loyalty";

export function whyNotThing(
  decision: Decision,
  { seat }: GameView,
  { rules }: BoardView,
  thing: Thing,
): Reason {
  if (decision.player !== seat) return reasonOf(decision, [], {});
  return { text: say(`reason-${thing}`), rule: rules[thing]! };
}
