// Which sound belongs to what is on stage, and whether it may be played.
import type { GameEvent } from "../../api/types";
import { isFight } from "../../game/beats";
import { settings } from "../../state/settings.svelte";
import { landed } from "../../state/landing";
import type { Stage } from "../../state/show.svelte";
import type { Sound } from "./sounds";

/** The sound for what was added to the stage last. */
export function soundOf({ kind, events }: Stage): Sound | null {
  const has = (...names: string[]) => events.some(({ event }) => names.includes(event));
  if (kind === "end" || kind === "reveal") return kind;
  if (isFight(events)) return "fight";
  if (has("declared", "moved")) return "march";
  if (has("added", "set_down", "deployed")) return "banner";
  if (kind === "deal" || kind === "card" || has("drew")) return "card";
  return null;
}

/** Whether a question calls its player back: somebody else has acted since. One answer leading to the next does not. */
export const isCalled = (events: readonly GameEvent[], you: string | null): boolean =>
  events.findLast(({ seat }) => seat)?.seat !== you;

const isSilent = (): boolean =>
  !settings.sound || settings.volume === 0 || !navigator.userActivation.hasBeenActive;

/** Gets ready with the first click: the first sound takes longest, and belongs to pieces that travel. */
export async function tuneUp(): Promise<void> {
  if (isSilent()) return;
  const { play } = await import("./sounds");
  await landed();
  play("banner", 0);
}

/**
 * Plays a sound, if wanted: in a hidden tab only that one's turn has come. Browsers allow none before the first
 * click of a visit.
 */
export async function hear(sound: Sound): Promise<void> {
  if (isSilent() || (document.hidden && sound !== "turn")) return;
  const { play } = await import("./sounds");
  play(sound, settings.volume / 100);
}
