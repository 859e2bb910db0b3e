// What this browser remembers of learning: lessons done, their tables, and where help is not wanted.
const STORE = "whispers.learn";

export interface Shelf {
  /** Lessons solved, and the first game once all of it was told. */
  done: string[];
  /** The table at which a lesson was begun last. */
  tables: Record<string, string>;
  /** The steps that have been read, by table; how many, as earlier versions kept it. */
  read: Record<string, string[] | number>;
  /** Tables where no help is wanted. */
  off: string[];
}

const EMPTY: Shelf = { done: [], tables: {}, read: {}, off: [] };
/** Where the browser keeps nothing, for as long as the page is open. */
let memory: Shelf | null = null;

export function shelf(): Shelf {
  if (memory) return memory;
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Shelf>;
    return { ...EMPTY, ...kept };
  } catch {
    return EMPTY;
  }
}

function save(kept: Shelf): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    memory = kept;
  }
}

export function keepTable(lesson: string, table: string): void {
  const kept = shelf();
  save({ ...kept, tables: { ...kept.tables, [lesson]: table } });
}

export function keepDone(lesson: string): void {
  const kept = shelf();
  if (!kept.done.includes(lesson)) save({ ...kept, done: [...kept.done, lesson] });
}

/** The names of the steps that have been read, of those told at a table. */
export function readAt(table: string, told: readonly string[]): string[] {
  const kept = shelf().read[table] ?? [];
  return typeof kept === "number" ? told.slice(0, kept) : kept;
}

export function keepRead(table: string, read: string[], off: boolean): void {
  const kept = shelf();
  const others = kept.off.filter((id) => id !== table);
  save({
    ...kept,
    read: { ...kept.read, [table]: read },
    off: off ? [...others, table] : others,
  });
}
