// A phone shows parts of the table in sheets: the one being explained is opened, and later closed again.
import { parseOption } from "../game/options";

const SHEETS: Readonly<Record<string, string>> = {
  region: "map",
  map: "map",
  council: "councils",
  position: "councils",
  hand: "hand",
  log: "log",
  tokens: "players",
};

/** The sheet with what is pointed at; none if that is always visible, or if there is nothing. */
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
  /** The sheet opened here, and the one that was open before. */
  private opened: string | null = null;
  private before: string | null = null;

  /** Whether another sheet has to be opened for what is pointed at now. */
  wouldOpen(points: readonly string[], answer: string | null): boolean {
    const wanted = [...points, answer].join() === this.about ? null : sheetOf(points, answer);
    return wanted !== null && wanted !== openSheet() && tabOf(wanted) !== null;
  }

  /** Opens what is pointed at now, once, so that people may then look at something else. */
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
