// A puzzle's position as a table: it can be examined freely, and answered once.
import type { PuzzleView, View } from "../api/types";
import { TransportError, type TableTransport } from "../transport";
import { TableState } from "../state/table/table.svelte";

/** Creates the table; `onanswer` receives the answer, which is sent nowhere. */
export function puzzleTable(puzzle: PuzzleView, onanswer: (option: string) => void): TableState {
  const { table, you } = puzzle.view;
  const view: View = {
    ...puzzle.view,
    table: { ...table, coach: false, suspicion: false },
    undo: { free_to: null, reason: "nothing", ask_to: null, last: null },
  };
  const refuse = () => Promise.reject(new TransportError("not_now", ""));
  const line: TableTransport = {
    open: () => Promise.resolve(view),
    board: () => Promise.resolve(puzzle.board),
    act: (_, command) => {
      const option = command.do === "answer" ? command.actions[0] : undefined;
      if (option) onanswer(option);
      return Promise.resolve({ view });
    },
    report: refuse,
    step: refuse,
    advise: refuse,
    listen: () => () => undefined,
  };
  const made = new TableState(`puzzle-${puzzle.number}`, line, { seen: Date.now() });
  made.rights.keys = { seats: { [you.seat!]: "puzzle" }, invites: {}, seen: Date.now(), title: "" };
  made.rights.seat = you.seat;
  return made;
}
