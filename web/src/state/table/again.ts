// What has happened since the last turn, shown once more: beats from the log, states from their steps.
import type { Step } from "../../api/types";
import { beatsOf } from "../../game/beats";
import { refusal } from "../../transport/refusals";
import type { TableState } from "./table.svelte";

/** So many beats are shown once more; who missed more than that reads the log. */
const MOST = 40;

export async function playAgain(
  table: TableState,
  lookAt: (n: number) => Promise<Step>,
): Promise<void> {
  const { recap, show, store } = table;
  const { summary } = recap;
  if (!summary || show.busy) return;
  recap.open = false;
  table.auto.cancel();
  const beats = beatsOf(summary.events).slice(-MOST);
  const steps = beats.map((_, i) => beats[i + 1]?.events[0]!.n ?? table.view!.game!.n);
  try {
    const [start, ...states] = await Promise.all(
      [beats[0]!.events[0]!.n, ...steps].map((n) => lookAt(n)),
    );
    store.past = start!;
    show.play(
      beats.map(({ kind, events }, i) => ({
        kind: kind ?? "order",
        events,
        enter: () => (store.past = states[i]!),
      })),
      () => (store.past = null),
    );
  } catch (fault) {
    store.past = null;
    table.sender.problem = refusal(fault);
  }
}
