// The reference is fetched once.
import type { LessonFacts, Reference } from "../api/types";
import { transport } from "../transport";
import { need } from "../words/say.svelte";

/** The options that are played: a table's own, or those of a ruleset that was chosen to read by. */
export interface Played {
  options: Readonly<Record<string, string>>;
  table: boolean;
}

let coming: Promise<Reference> | null = null;

/** The rules; if they could not be fetched, the next who asks tries again. */
export function reference(): Promise<Reference> {
  coming ??= transport.rules().catch((fault: unknown) => {
    coming = null;
    throw fault;
  });
  return coming;
}

/** The lessons, once their titles can be said; rules are read without them where they do not come. */
export const lessons = (): Promise<LessonFacts[]> =>
  Promise.all([transport.lessons(), need("learn")]).then(
    ([found]) => found,
    () => [],
  );
