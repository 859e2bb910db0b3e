// What is announced, in order; the live region and the transcript of the command line read it.

export interface Line {
  id: number;
  kind: "news" | "question" | "answer" | "typed";
  text: string;
}

const KEPT = 200;

export class Speech {
  lines = $state.raw<Line[]>([]);
  /** The latest news in full, for who wants to know more. */
  details: string[] = [];
  private next = 0;

  tell(kind: Line["kind"], ...texts: string[]): void {
    const news = texts
      .filter((text) => text !== "")
      .map((text) => ({ id: this.next++, kind, text }));
    this.lines = [...this.lines, ...news].slice(-KEPT);
  }
}
