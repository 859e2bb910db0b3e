// Which sound belongs to what is on stage, and whether it may be played.
import { isFight } from "../../game/beats";
import { settings } from "../../state/settings.svelte";
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

/** Plays a sound, if wanted. Browsers allow none before the first click of a visit. */
export async function hear(sound: Sound): Promise<void> {
  const silent = !settings.sound || settings.volume === 0 || document.hidden;
  if (silent || !navigator.userActivation.hasBeenActive) return;
  const { play } = await import("./sounds");
  play(sound, settings.volume / 100);
}
