// A phone keeps parts of the table in sheets: the one that is spoken of comes to the middle, and goes again.
import { parseOption } from "../game/options";

const SHEETS: Readonly<Record<string, string>> = {
  region: "map",
  map: "map",
  council: "councils",
  position: "councils",
  hand: "hand",
  log: "log",
};

/** The sheet with what is pointed at; none where that is always in sight, or nothing is. */
export function sheetOf(points: readonly string[], answer: string | null): string | null {
  const kinds = points.map((point) => point.split(" ")[0]!);
  if (answer !== null) kinds.push(parseOption(answer).kind);
  return kinds.map((kind) => SHEETS[kind]).find((sheet) => sheet !== undefined) ?? null;
}

const tabOf = (sheet: string) =>
  document.querySelector<HTMLElement>(`.tabs [data-sheet="${sheet}"]`);
const openSheet = () => document.querySelector<HTMLElement>(".tabs .on")?.dataset.sheet ?? null;

export class Sheets {
  private about = "";
  /** The sheet that was opened here, and the one that lay there before. */
  private opened: string | null = null;
  private before: string | null = null;

  /** Turn to what is pointed at now, once: whoever then looks at something else may. */
  turnTo(points: readonly string[], answer: string | null): void {
    const about = [...points, answer].join();
    if (about === this.about) return;
    this.about = about;
    const open = openSheet();
    const wanted = sheetOf(points, answer);
    if (wanted === null) {
      if (open === this.opened && this.before !== open && this.before) tabOf(this.before)?.click();
      this.opened = this.before = null;
    } else if (open !== wanted && tabOf(wanted)) {
      if (open !== this.opened) this.before = open;
      this.opened = wanted;
      tabOf(wanted)?.click();
    }
  }
}
