// Searching rules by number and by word, in any language, without regard to accents.

export interface Entry {
  rule: string;
  /** The rule's title. */
  name: string;
  /** Everything said under it. */
  text: string;
}

const plain = (text: string): string =>
  ` ${text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .replace(/\.(?!\p{N})/gu, " ")
    .trim()} `;

/** A rule's number as people write it: R5.2, 5.2, or R52. */
const numbers = (rule: string): string =>
  rule.startsWith("R") ? plain(`${rule} ${rule.slice(1)} ${rule.replace(".", "")}`) : plain(rule);

/**
 * The entries that contain every word of a query, as whole words or prefixes; first those it names
 * by number, then those with the words in their titles.
 */
export function search(entries: readonly Entry[], question: string): Entry[] {
  const words = plain(question).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.includes(` ${word}`));
  const weight = ({ rule, name, text }: Entry): number => {
    const number = numbers(rule);
    if (words.some((word) => number.includes(` ${word} `))) return 3;
    if (has(plain(`${number} ${name}`))) return 2;
    return has(plain(`${number} ${name} ${text}`)) ? 1 : 0;
  };
  return entries
    .map((entry) => ({ entry, found: weight(entry) }))
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found)
    .map(({ entry }) => entry);
}
