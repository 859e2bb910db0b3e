// Starting a lesson: creates its table and goes there.
import { refusal } from "../transport/refusals";
import { keepCreated } from "../state/creation";
import { keep } from "../state/keys";
import { router } from "../state/route.svelte";
import { transport } from "../transport";
import { keepTable, progress } from "./progress";

async function startLesson(lesson: string): Promise<void> {
  const made = await transport.startLesson(lesson);
  const id = keepCreated(made);
  // The lesson itself explains the player's society and loyalties.
  keep(id, (keys) => (keys.met = made.seats.map(({ seat }) => seat)));
  keepTable(lesson, id);
  router.go(`/t/${id}`);
}

/** Lessons to start from a page: whether one is being started, and why the last one could not be. */
export class Starting {
  busy = $state(false);
  problem = $state<string | null>(null);

  async begin(lesson: string): Promise<void> {
    this.busy = true;
    try {
      await startLesson(lesson);
    } catch (fault) {
      this.problem = refusal(fault);
    }
    this.busy = false;
  }
}

/** The next lesson not done yet, after this one or else before it; once all are done, the one after it, if any. */
export async function nextLesson(lesson: string): Promise<string | null> {
  const all = await transport.lessons().catch(() => []);
  const at = all.findIndex(({ name }) => name === lesson);
  const later = all.slice(at + 1);
  const { done } = progress();
  const open = [...later, ...all.slice(0, Math.max(at, 0))].find(
    ({ name }) => !done.includes(name),
  );
  return (open ?? later[0])?.name ?? null;
}
