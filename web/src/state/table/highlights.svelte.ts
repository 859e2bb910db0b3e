// What the latest news changed on the map, for a short time.
import type { GameEvent, GameView } from "../../api/types";
import { bannerChanges, lastMove } from "../../game/change";

const SHOWN_FOR = 2600;

export class Highlights {
  changes = $state.raw<Record<string, number>>({});
  arrow = $state.raw<{ from: string; to: string; count: number } | null>(null);
  private fade: ReturnType<typeof setTimeout> | undefined;

  show(before: GameView | null, after: GameView | null, events: GameEvent[]): void {
    if (!before || !after) return;
    this.changes = bannerChanges(before, after);
    this.arrow = lastMove(events);
    clearTimeout(this.fade);
    this.fade = setTimeout(() => {
      this.changes = {};
      this.arrow = null;
    }, SHOWN_FOR);
  }

  close(): void {
    clearTimeout(this.fade);
  }
}
