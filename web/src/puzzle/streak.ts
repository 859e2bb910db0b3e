// How many days in a row the puzzle was solved, stored in this browser.

const STORE = "whispers.puzzle";
const DAY = 86_400_000;

export interface Streak {
  /** The last day on which it was solved at the first attempt, and how many days in a row that makes. */
  day: string;
  days: number;
  /** The last day that was answered at all: only a day's first answer counts. */
  answered: string;
}

export function readStreak(): Streak {
  const none = { day: "", days: 0, answered: "" };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Streak>) };
  } catch {
    return none;
  }
}

/** The streak after an answer on a day. */
export function after(streak: Streak, day: string, right: boolean): Streak {
  if (streak.answered === day) return streak;
  if (!right) return { ...streak, answered: day };
  const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  return { day, days: streak.day === before ? streak.days + 1 : 1, answered: day };
}

export function keepStreak(streak: Streak): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(streak));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}
