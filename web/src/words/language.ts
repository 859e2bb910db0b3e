// Which language a person reads: the one chosen here, or else the browser's first that we have.
// The choice is a cookie, so that the server knows it as well and sends the matching page.

const KEPT = /(?:^|; )language=([\w-]+)/;
const YEAR = 31_536_000; // seconds

/** The languages a person prefers, the favourite first. */
export function wishes(): string[] {
  if (typeof document === "undefined") return [];
  const kept = KEPT.exec(document.cookie)?.[1];
  return kept ? [kept, ...navigator.languages] : [...navigator.languages];
}

/** The first preference that we have, in any of its regions; English if there is none. */
export function preferred(wanted: readonly string[], offered: readonly string[]): string {
  const plain = (tag: string) => tag.toLowerCase().split("-")[0];
  for (const wish of wanted) {
    const found =
      offered.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ??
      offered.find((tag) => plain(tag) === plain(wish));
    if (found) return found;
  }
  return "en";
}

/** Stores the choice in this browser; links do not carry it. */
export function keepLanguage(language: string): void {
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}
