// What a teacher has announced: a card that comes back with the next question is not announced again.
import { untrack } from "svelte";
import { access } from "../state/access.svelte";

export class Telling {
  private told: readonly string[] = [];

  /** What a card says, or null while there is none. */
  tell(texts: readonly string[] | null): void {
    const news = texts?.filter((text) => !this.told.includes(text)) ?? [];
    this.told = texts ?? this.told;
    if (news.length > 0) untrack(() => (access.taught = [...access.taught, ...news]));
  }
  /** Whoever asks for a card again hears it again. */
  again(): void {
    this.told = [];
  }
  stop(): void {
    access.taught = [];
  }
}
