// The outcome of an answer, in parts for which the catalogue has words.
import type { GameView, Outcome } from "../api/types";
import { settings } from "../state/settings.svelte";
import { say } from "../words/say.svelte";

type Part = Record<string, string | number | null>;

/** The parts of an outcome, one by one; nothing if it only leads to the next question. */
export function effects(outcome: Outcome, game: GameView): Part[] {
  const parts: Part[] = [];
  for (const kind of ["lost", "added", "moved", "cities"] as const)
    for (const [empire, number] of Object.entries(outcome[kind] ?? {}))
      parts.push({ kind, empire, number });
  for (const [empire, number] of Object.entries(outcome.cards ?? {}))
    if (number > 0) parts.push({ kind: "cards", empire, number });
  if (typeof outcome.force === "number") parts.push({ kind: "force", number: outcome.force });
  const { fight } = outcome;
  if (fight) parts.push({ kind: "holds", empire: fight.holder, region: fight.region });
  const me = game.seat ? game.players[game.seat] : undefined;
  if (me && typeof outcome.score === "number" && !settings.cover)
    parts.push({ kind: "score", from: me.score.low, to: outcome.score });
  if (outcome.then && parts.length > 0) parts.push({ kind: "then" });
  return parts;
}

/** The same as one line of text; null if there is nothing to report. */
export function effectText(outcome: Outcome | null, game: GameView): string | null {
  const parts = outcome ? effects(outcome, game) : [];
  return parts.length > 0 ? say("page-card-effects", { parts }) : null;
}
