// Parses an option, which is one line of text, into something a screen can place.
import { isRegion } from "./board";
import { SLOTS, isEmpire, POSITIONS, type Empire, type Position, type Slot } from "./names";

export interface PositionId {
  empire: Empire;
  position: Position;
}

export type Option =
  | { kind: "pass"; text: string }
  | { kind: "count"; text: string; count: number }
  | { kind: "region"; text: string; verb: string; region: string }
  | { kind: "position"; text: string; verb: string; at: PositionId }
  | { kind: "order"; text: string; at: PositionId; order: string }
  | { kind: "empire"; text: string; empire: Empire }
  | { kind: "discard"; text: string; card: string }
  | { kind: "swap"; text: string; slots: [Slot, Slot] }
  | { kind: "play"; text: string; ability: string; cards: string[] }
  | { kind: "word"; text: string; verb: string; what: string }
  | { kind: "other"; text: string };

/** Verbs whose answers are words rather than places to point at. */
const SAID = [
  "sit",
  "half",
  "propose",
  "accept",
  "decline",
  "hold",
  "listen",
  "reveal",
  "deal",
  "draw",
  "seat",
  "first",
];

/** Split `bear.sheriff`. */
export function parsePosition(text: string): PositionId | undefined {
  const [empire, position] = text.split(".");
  if (!empire || !position || !isEmpire(empire)) return undefined;
  return (POSITIONS as readonly string[]).includes(position)
    ? { empire, position: position as Position }
    : undefined;
}

export function parseOption(text: string): Option {
  const [verb = "", ...rest] = text.split(" ");
  const what = rest[0] ?? "";
  if (verb === "pass") return { kind: "pass", text };
  if (verb === "count") return { kind: "count", text, count: Number(what) };
  if (isRegion(what)) return { kind: "region", text, verb, region: what };
  const at = parsePosition(what);
  if (verb === "order" && at) return { kind: "order", text, at, order: rest[1] ?? "" };
  if (at) return { kind: "position", text, verb, at };
  if (verb === "empire" && isEmpire(what)) return { kind: "empire", text, empire: what };
  if (verb === "discard") return { kind: "discard", text, card: what };
  if (verb === "play")
    return { kind: "play", text, ability: what, cards: (rest[1] ?? "").split("+") };
  const slots = rest.filter((slot): slot is Slot => (SLOTS as readonly string[]).includes(slot));
  if (verb === "swap" && slots.length === 2)
    return { kind: "swap", text, slots: [slots[0]!, slots[1]!] };
  if (SAID.includes(verb)) return { kind: "word", text, verb, what };
  return { kind: "other", text };
}

/** Regions that can be chosen, each with its option. */
export function regionOptions(options: Option[]): Record<string, Option> {
  const found: Record<string, Option> = {};
  for (const option of options) if (option.kind === "region") found[option.region] = option;
  return found;
}

/** Options at a position, by `bear.sheriff`, or at a whole empire, by `bear`. */
export function positionOptions(options: Option[]): Record<string, Option[]> {
  const found: Record<string, Option[]> = {};
  for (const option of options) {
    if (option.kind === "empire") found[option.empire] = [option];
    if (option.kind !== "position" && option.kind !== "order") continue;
    (found[`${option.at.empire}.${option.at.position}`] ??= []).push(option);
  }
  return found;
}

/** Whether positions can be chosen: they are looked for where they lie, with their orders. */
export const positionsAsked = (open: Readonly<Record<string, readonly Option[]>>): boolean =>
  Object.values(open)
    .flat()
    .some((option) => option.kind === "position");
