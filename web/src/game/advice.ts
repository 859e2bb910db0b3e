// A bot's numbers and reasons, as facts for messages.
import type { Candidate } from "../api/types";
import { idOf } from "../words/functions";
import { sayAny } from "../words/say.svelte";
import { parseOption } from "./options";

export type Reason = Candidate["reasons"][number];

/** Why a move is good or bad, as a sentence. */
export const reasonText = ({ code, ...facts }: Reason): string =>
  sayAny(idOf("coach", String(code)), facts);

/**
 * What is said of the second best: nothing if nothing was said of the best, nor that nothing is worth it after
 * something was, nor the same gain again by another name, which would not tell the two apart.
 */
export function reasonInstead(best: Candidate, second: Candidate | undefined): string {
  const [why, other] = [best.reasons[0], second?.reasons[0]];
  if (!why || !other || other.code === "waits") return "";
  const [gain, same]: Record<string, unknown>[] = [{ ...why }, { ...other }];
  return GAINS.every((fact) => gain![fact] === same![fact]) ? "" : reasonText(other);
}
const GAINS = ["code", "points", "number", "trend", "side", "use"];

export const percent = (chance: number): number => Math.round(chance * 100);

/** What to highlight for a move: the regions and positions that it and its reason mention. */
export interface Hint {
  regions: string[];
  positions: string[];
}

export function hintOf({ option, reasons }: Pick<Candidate, "option" | "reasons">): Hint {
  const move = parseOption(option);
  const [why] = reasons;
  const regions = move.kind === "region" ? [move.region] : [];
  if (why && "region" in why) regions.push(why.region);
  const positions =
    move.kind === "position" || move.kind === "order"
      ? [`${move.at.empire}.${move.at.position}`]
      : [];
  return { regions, positions };
}
