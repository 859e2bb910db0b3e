// Every message of the page is used somewhere; unused ones are deleted.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CATALOGUE = new URL("../../../src/warofwhispers/words/en/", import.meta.url);
const PAGE = new URL("../", import.meta.url);
const MADE = ["words/messages.ts", "api/schema.d.ts"];

const texts = (folder: URL, wanted: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name) && !MADE.includes(name))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id]) => id!);

test("every page message is said by the page or by another message", () => {
  const catalogue = texts(CATALOGUE, /\.ftl$/);
  const page = texts(PAGE, /(?<!\.test)\.(ts|svelte)$/);
  const said = new Set([
    ...found(page, /["'`](page-[\w-]+)/g),
    ...found(catalogue, /\{ (page-[\w-]+)/g),
    ...found(catalogue, /"(page-[\w-]+)"/g),
  ]);
  // An id with a fact in it, such as `page-card-${kind}-text`, uses all that match it.
  const patterns = found(page, /`(page-[\w-]*\$\{[^}]*\}[\w-]*)/g).map(
    (id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/, "[\\w-]+")}$`),
  );
  const silent = found(catalogue, /^(page-[\w-]+) =/gm).filter(
    (id) => !said.has(id) && !patterns.some((pattern) => pattern.test(id)),
  );
  expect(silent).toEqual([]);
});
