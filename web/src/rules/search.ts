// Finding rules by number and by word, in any language: letters count without their marks.

export interface Entry {
  rule: string;
  /** What the rule is called. */
  name: string;
  /** All that is said under it. */
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

/** How people write a rule's number: R5.2, 5.2, or R52. */
const numbers = (rule: string): string =>
  rule.startsWith("R") ? plain(`${rule} ${rule.slice(1)} ${rule.replace(".", "")}`) : plain(rule);

/**
 * The entries that have every word of a question, or words that begin so; first those that it names
 * by number, then those whose names have the words.
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
