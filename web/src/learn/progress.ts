// What this browser remembers about learning: lessons done, their tables, and where help is unwanted.
const STORE = "whispers.learn";

export interface Progress {
  /** Lessons solved, and the first game once everything in it was explained. */
  done: string[];
  /** The table at which a lesson was last begun. */
  tables: Record<string, string>;
  /** The steps that have been read, by table; earlier versions stored their number. */
  read: Record<string, string[] | number>;
  /** Tables where no help is wanted. */
  off: string[];
}

const EMPTY: Progress = { done: [], tables: {}, read: {}, off: [] };
/** Used while the page is open if the browser stores nothing. */
let memory: Progress | null = null;

export function progress(): Progress {
  if (memory) return memory;
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Progress>;
    return { ...EMPTY, ...kept };
  } catch {
    return EMPTY;
  }
}

function save(kept: Progress): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    memory = kept;
  }
}

export function keepTable(lesson: string, table: string): void {
  const kept = progress();
  save({ ...kept, tables: { ...kept.tables, [lesson]: table } });
}

export function keepDone(lesson: string): void {
  const kept = progress();
  if (!kept.done.includes(lesson)) save({ ...kept, done: [...kept.done, lesson] });
}

/** The names of the steps that have been read, among those explained at a table. */
export function readAt(table: string, told: readonly string[]): string[] {
  const kept = progress().read[table] ?? [];
  return typeof kept === "number" ? told.slice(0, kept) : kept;
}

export function keepRead(table: string, read: string[], off: boolean): void {
  const kept = progress();
  const others = kept.off.filter((id) => id !== table);
  save({
    ...kept,
    read: { ...kept.read, [table]: read },
    off: off ? [...others, table] : others,
  });
}
