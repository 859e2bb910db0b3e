// What is announced, in order; the live region and the command line's transcript read it.

export interface Line {
  id: number;
  kind: "news" | "question" | "answer" | "typed" | "problem";
  text: string;
}

const KEPT = 200;
/** The most news: after a long absence only the end of it is announced; the log has the rest. */
export const MOST = 40;
/** More than is ever announced at once: what disappears before it is drawn is not announced. */
const HEARD = 60;

export class Speech {
  lines = $state.raw<Line[]>([]);
  /** The latest news in full, for people who ask for more. */
  details: string[] = [];
  private next = 0;

  /** The content of the live region; a problem is an alert of its own beside the question. */
  get heard(): Line[] {
    return this.lines.filter(({ kind }) => kind !== "typed" && kind !== "problem").slice(-HEARD);
  }

  tell(kind: Line["kind"], ...texts: string[]): void {
    const news = texts
      .filter((text) => text !== "")
      .map((text) => ({ id: this.next++, kind, text }));
    this.lines = [...this.lines, ...news].slice(-KEPT);
  }
}
