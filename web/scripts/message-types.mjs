// Writes `src/words/messages.ts`: every message of the English catalogue with the facts it needs, so
// that a wrong id or a missing fact is an error of types. `npm run check` and `npm run build` call it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse, Visitor } from "@fluent/syntax";

const FOLDER = new URL("../../src/warofwhispers/words/en/", import.meta.url);
const FILE = new URL("../src/words/messages.ts", import.meta.url);

/** Gathers the variables of a pattern, which of them are lists, and the messages it refers to. */
class Needs extends Visitor {
  facts = new Map();
  refers = new Set();
  visitVariableReference({ id }) {
    if (!this.facts.has(id.name)) this.facts.set(id.name, "Fact");
  }
  visitFunctionReference(node) {
    const [first] = node.arguments.positional;
    if (node.id.name === "LIST" && first?.type === "VariableReference")
      this.facts.set(first.id.name, "readonly unknown[]");
    this.genericVisit(node);
  }
  visitMessageReference({ id, attribute }) {
    this.refers.add(attribute ? `${id.name}.${attribute.name}` : id.name);
  }
}

const needs = new Map();
for (const file of readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ftl"))
  .sort()) {
  for (const entry of parse(readFileSync(new URL(file, FOLDER), "utf8"), {}).body) {
    if (entry.type === "Junk") throw new Error(`${file}: not Fluent: ${entry.content}`);
    if (entry.type !== "Message") continue;
    const forms = [
      ["", entry.value],
      // The form `.long` is the terminal's; the page does not have it (see `words.ts`).
      ...entry.attributes
        .filter((form) => form.id.name !== "long")
        .map((form) => [`.${form.id.name}`, form.value]),
    ];
    for (const [form, pattern] of forms) {
      const found = new Needs();
      if (pattern) found.visit(pattern);
      if (pattern) needs.set(`${entry.id.name}${form}`, found);
    }
  }
}

/** What a message needs, and all that it refers to needs. */
function factsOf(id, seen = new Set()) {
  if (seen.has(id) || !needs.has(id)) return new Map();
  seen.add(id);
  const { facts, refers } = needs.get(id);
  return new Map([...[...refers].flatMap((other) => [...factsOf(other, seen)]), ...facts]);
}

const lines = [...needs.keys()].map((id) => {
  const facts = [...factsOf(id)].map(([name, type]) => `${name}: ${type}`);
  return `  "${id}": ${facts.length > 0 ? `{ ${facts.join("; ")} }` : "Record<string, never>"};`;
});
const text = `// Made by scripts/message-types.mjs from the catalogue; not kept in the repository.
import type { Fact } from "./functions";

export interface Messages {
${lines.join("\n")}
}

export type MessageId = keyof Messages;
`;
writeFileSync(FILE, text);
