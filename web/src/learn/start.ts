// Beginning a lesson: a table of its own, and straight to it.
import { keepCreated } from "../state/creation";
import { keep } from "../state/keys";
import { router } from "../state/route.svelte";
import { transport } from "../transport";
import { keepTable } from "./shelf";

export async function startLesson(lesson: string): Promise<void> {
  const made = await transport.startLesson(lesson);
  const id = keepCreated(made);
  // Who one is, and what one bets on, the lesson tells itself.
  keep(id, (keys) => (keys.met = made.seats.map(({ seat }) => seat)));
  keepTable(lesson, id);
  router.go(`/t/${id}`);
}
