// What the last news changed on the map, for a little while.
import type { View } from "../../api/types";
import { bannerChanges, lastMove } from "../../game/change";

const SHOWN_FOR = 2600;

export class Highlights {
  changes = $state.raw<Record<string, number>>({});
  arrow = $state.raw<{ from: string; to: string; count: number } | null>(null);
  private fade: ReturnType<typeof setTimeout> | undefined;

  show(before: View | null, after: View): void {
    if (!before?.game || !after.game || after.seq <= before.seq) return;
    this.changes = bannerChanges(before.game, after.game);
    this.arrow = lastMove(after.events);
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
