// The reader's own marks on the suspicion board: stored in this browser by table and seat, and never sent.

export type Mark = "yes" | "no";
/** By player, slot and empire: `raven devout bear`. */
export type Marks = Record<string, Mark>;

const keyOf = (table: string, seat: string) => `whispers.marks.${table}.${seat}`;

export function readMarks(table: string, seat: string): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Marks) : {};
  } catch {
    return {};
  }
}

/** The marks with one cell advanced: yes, no, nothing. */
export function turned(marks: Marks, cell: string): Marks {
  const { [cell]: mark, ...others } = marks;
  if (mark === "no") return others;
  return { ...others, [cell]: mark === "yes" ? "no" : "yes" };
}

export function keepMarks(table: string, seat: string, marks: Marks): void {
  try {
    localStorage.setItem(keyOf(table, seat), JSON.stringify(marks));
  } catch {
    // Without storage, marks last until the page is closed.
  }
}
