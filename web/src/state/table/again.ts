// Shows what has happened since the last turn again: beats from the log, states from their steps.
import type { Step } from "../../api/types";
import { beatsOf, beforehand, isAftermath } from "../../game/beats";
import { refusal } from "../../transport/refusals";
import type { TableState } from "./table.svelte";

/** At most this many beats are shown again; for more there is the log. */
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
  /** What merely follows from each beat: the next state that is known comes only after it. */
  const later = beats.map((_, i) => {
    const rest = beats.slice(i + 1);
    const end = rest.findIndex((beat) => !isAftermath(beat));
    return end < 0 ? rest : rest.slice(0, end);
  });
  const steps = beats.map((_, i) => beats[i + 1 + later[i]!.length]?.events[0]!.n ?? summary.to);
  try {
    const [start, ...states] = await Promise.all(
      [beats[0]!.events[0]!.n, ...steps].map((n) => lookAt(n)),
    );
    store.past = start!;
    show.play(
      beats.map(({ kind, events }, i) => ({
        kind: kind ?? "order",
        events,
        enter: () => {
          const { game, ...step } = states[i]!;
          store.past = { ...step, game: beforehand(store.game, game, later[i]!) };
        },
      })),
      () => (store.past = null),
    );
  } catch (fault) {
    store.past = null;
    table.sender.problem = refusal(fault);
  }
}
