// Which sound goes with what is on stage, and whether it may be heard.
import { isFight } from "../../game/beats";
import { settings } from "../../state/settings.svelte";
import type { Stage } from "../../state/show.svelte";
import type { Sound } from "./sounds";

/** The sound of what was added to the stage last. */
export function soundOf({ kind, events }: Stage): Sound | null {
  const has = (...names: string[]) => events.some(({ event }) => names.includes(event));
  if (kind === "end" || kind === "reveal") return kind;
  if (isFight(events)) return "fight";
  if (has("declared", "moved")) return "march";
  if (has("added", "set_down", "deployed")) return "banner";
  if (kind === "deal" || kind === "card" || has("drew")) return "card";
  return null;
}

/** Let a sound be heard, if it is wanted. Before the first click of a visit browsers allow none. */
export async function hear(sound: Sound): Promise<void> {
  const silent = !settings.sound || settings.volume === 0 || document.hidden;
  if (silent || !navigator.userActivation.hasBeenActive) return;
  const { play } = await import("./sounds");
  play(sound, settings.volume / 100);
}
