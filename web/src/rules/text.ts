// The texts of the reference: paragraphs, emphasised words, and rule numbers as links.

export interface Part {
  text: string;
  kind: "plain" | "stressed" | "rule";
}

const MARKED = /\b(R[1-9](?:\.\d+)?|C-[a-z][a-z_]*(?:-\d)?)\b|(?<!\w)_([^_]+)_(?!\w)/g;

/** A line split into plain text, emphasised text, and the rules it cites. */
export function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKED)) {
    const [whole, rule, stressed] = found;
    if (found.index > from) parts.push({ text: line.slice(from, found.index), kind: "plain" });
    parts.push(rule ? { text: rule, kind: "rule" } : { text: stressed ?? whole, kind: "stressed" });
    from = found.index + whole.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from), kind: "plain" });
  return parts;
}

/** The paragraphs of a text. */
export const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "");
