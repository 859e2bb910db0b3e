// The catalogue for the page: a Vite plugin that makes each pack of each language a file of its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { PACKS } from "../src/words/packs.ts";

const FOLDER = fileURLToPath(new URL("../../src/warofwhispers/words/", import.meta.url));
const LIST = "\0words:packs";
const PACK = /^\0words:(\w+)\/(\w+)$/;

const languages = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${FOLDER}${entry.name}/names.ftl`))
    .map((entry) => entry.name);

/** A Fluent file without comments, and without the form `.long`, which only the terminal says. */
export const forPage = (source: string): string =>
  source
    .replace(/^#.*\n/gm, "")
    .replace(/^ +\.long =.*\n(?: +[^ .].*\n)*/gm, "")
    .replace(/\n{2,}/g, "\n");

/** The name of the file that a pack goes into: `words-en-table`. */
export const chunkOfWords = (id: string): string =>
  `words-${id.replace(/.*words:/, "").replace("/", "-")}`;

export const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
  load(id) {
    if (id === LIST) {
      const packsOf = (language: string) =>
        Object.keys(PACKS).map((pack) => `${pack}: () => import("words:${language}/${pack}")`);
      const all = languages().map((language) => `${language}: {${packsOf(language).join(",")}}`);
      return `export default {${all.join(",")}}`;
    }
    const [, language, pack] = PACK.exec(id) ?? [];
    if (!language || !pack) return null;
    const topics = PACKS[pack as keyof typeof PACKS].map((topic) => {
      const file = `${FOLDER}${language}/${topic}.ftl`;
      this.addWatchFile(file);
      return forPage(readFileSync(file, "utf8"));
    });
    return `export default ${JSON.stringify(topics.join(""))}`;
  },
};
