// Beginning a lesson: a table of its own, and straight to it.
import { keepCreated } from "../state/creation";
import { keep } from "../state/keys";
import { router } from "../state/route.svelte";
import { transport } from "../transport";
import { keepTable, shelf } from "./shelf";

export async function startLesson(lesson: string): Promise<void> {
  const made = await transport.startLesson(lesson);
  const id = keepCreated(made);
  // Who one is, and what one bets on, the lesson tells itself.
  keep(id, (keys) => (keys.met = made.seats.map(({ seat }) => seat)));
  keepTable(lesson, id);
  router.go(`/t/${id}`);
}

/** The next lesson after this one, one that is not done yet if there is any; none where the server does not tell. */
export async function nextLesson(lesson: string): Promise<string | null> {
  const all = await transport.lessons().catch(() => []);
  const later = all.slice(all.findIndex(({ name }) => name === lesson) + 1);
  const { done } = shelf();
  return (later.find(({ name }) => !done.includes(name)) ?? later[0])?.name ?? null;
}
