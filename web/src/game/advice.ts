// A bot's numbers and reasons, as facts for messages.
import { idOf } from "../words/functions";
import { sayAny } from "../words/say.svelte";

/** Why a move is good or bad, as a sentence. */
export const reasonText = ({ code, ...facts }: Record<string, string | number>): string =>
  sayAny(idOf("coach", String(code)), facts);

export const percent = (chance: number): number => Math.round(chance * 100);

/** The empire a slot most likely holds. */
export function likeliest(slot: Record<string, number>): { empire: string; chance: number } {
  const [empire = "bear", chance = 0] = Object.entries(slot).sort(([, a], [, b]) => b - a)[0] ?? [];
  return { empire, chance };
}
