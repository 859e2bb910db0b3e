// The catalogue for the page: a Vite plugin that makes each pack of each language a file of its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, serialize, Transformer, type Message, type TextElement } from "@fluent/syntax";
import type { Plugin } from "vite";
import { HEAD, PACKS } from "../src/words/packs.ts";

const FOLDER = fileURLToPath(new URL("../../src/warofwhispers/words/", import.meta.url));
const LIST = "\0words:languages";
/** The list of a language's packs: their file names alone, for all languages, would weigh a kilobyte. */
const PACK_LIST = "packs";
const PACK = /^\0words:([\w-]+)\/(\w+)$/;
const ENGLISH = "en";
/** English with marks on every letter: what reads plain in it does not come from the catalogue. */
const PSEUDO = "en-XA";
/** What a language may lack of all that players read and still be offered: that is said in English. */
const LAG = 0.02;

/**
 * A Fluent file without comments and needless blanks, and without the form `.long`, which only the
 * terminal says.
 */
export const forPage = (source: string): string =>
  source
    .replace(/^#.*\n/gm, "")
    .replace(/^ +\.long =.*\n(?: +[^ .].*\n)*/gm, "")
    .replace(/\{ +/g, "{")
    .replace(/ +\}/g, "}")
    .replace(/, (form|item|style): "/g, ',$1:"')
    .replace(/^ +(?=[.*[])/gm, " ")
    .replace(/\n{2,}/g, "\n");

const fileOf = (language: string, topic: string): string => `${FOLDER}${language}/${topic}.ftl`;

/** The messages of a topic, by id; none if the language has no such file. */
function messages(language: string, topic: string): Map<string, string> {
  if (language === PSEUDO) return new Map([...messages(ENGLISH, topic)].map(pseudo));
  const file = fileOf(language, topic);
  const text = existsSync(file) ? forPage(readFileSync(file, "utf8")) : "";
  return new Map(
    text.split(/^(?=-?[a-zA-Z][\w-]* *=)/m).map((entry) => [entry.split(/ *=/, 1)[0]!, entry]),
  );
}

const accented = (text: string): string =>
  text.replace(/[a-zA-Z]/g, (letter) => `${letter}\u0301`.normalize("NFC"));

class Accents extends Transformer {
  visitTextElement(node: TextElement): TextElement {
    node.value = accented(node.value);
    return node;
  }
}

/** A message in the pseudo-language; what it calls itself, and English numbers, stay as they are. */
function pseudo([id, source]: [string, string]): [string, string] {
  if (id === "locale") return [id, source];
  if (id === "language") return [id, "language = Pseudo\n"];
  const resource = parse(source, {});
  for (const entry of resource.body) new Accents().visit(entry as Message);
  return [id, serialize(resource, {})];
}

/** What a pack says in a language; what is not translated yet is said in English. */
export const packOf = (language: string, pack: keyof typeof PACKS): string =>
  PACKS[pack]
    .map((topic) => [
      ...new Map([...messages(ENGLISH, topic), ...messages(language, topic)]).values(),
    ])
    .flat()
    .join("");

/** How much of what players read a language does not have, from 0 to 1. */
export function lack(language: string): number {
  const topics = Object.values(PACKS).flat();
  const wanted = topics.flatMap((topic) => [...messages(ENGLISH, topic).keys()]);
  const there = new Set(topics.flatMap((topic) => [...messages(language, topic).keys()]));
  return wanted.filter((id) => !there.has(id)).length / wanted.length;
}

const nameOf = (language: string): string =>
  /= *(.*)/.exec(messages(language, "names").get("language") ?? "")?.[1] ?? language;

/** The languages that the page offers, English first. */
const languages = (): string[] => [
  ENGLISH,
  ...readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
    .map((entry) => entry.name)
    .filter((name) => existsSync(fileOf(name, "names")) && lack(name) <= LAG)
    .sort(),
];

/** The name of the file that a pack goes into: `words-en-table`. */
export const chunkOfWords = (id: string): string =>
  `words-${id.replace(/.*words:/, "").replace("/", "-")}`;

let building = false;

export const words: Plugin = {
  name: "words",
  configResolved({ command }) {
    building = command === "build";
  },
  resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
  load(id) {
    if (id === LIST) {
      const offered = building ? languages() : [...languages(), PSEUDO];
      const all = offered.map((name) => `"${name}": () => import("words:${name}/${PACK_LIST}")`);
      const names = Object.fromEntries(offered.map((language) => [language, nameOf(language)]));
      return `export const names = ${JSON.stringify(names)}; export default {${all.join(",")}}`;
    }
    const [, language, pack] = PACK.exec(id) ?? [];
    if (!language || !pack) return null;
    if (pack === PACK_LIST) {
      const all = Object.keys(PACKS).map(
        (name) => `${name}: () => import("words:${language}/${name}")`,
      );
      return `export default {${all.join(",")}}`;
    }
    for (const topic of PACKS[pack as keyof typeof PACKS])
      this.addWatchFile(fileOf(language === PSEUDO ? ENGLISH : language, topic));
    return `export default ${JSON.stringify(packOf(language, pack as keyof typeof PACKS))}`;
  },
};

/** What a first page says by itself, in a language. */
function headOf(language: string): string[] {
  const known = new Map([...messages(ENGLISH, "page-core"), ...messages(language, "page-core")]);
  return HEAD.map((id) =>
    known
      .get(id)!
      .replace(/^.*?= */, "")
      .trim(),
  );
}

/** One first page for each language: in its words, and bringing its packs along (`table.it.html`). */
export const firstPages: Plugin = {
  name: "first-pages",
  enforce: "post",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => HEAD.reduce((page, id, at) => page.replace(id, headOf(ENGLISH)[at]!), html),
  },
  generateBundle(_, bundle) {
    const files = Object.keys(bundle);
    for (const name of files.filter((file) => file.endsWith(".html"))) {
      const page = bundle[name];
      if (page?.type !== "asset") continue;
      for (const language of languages().filter((other) => other !== ENGLISH)) {
        const said = headOf(language);
        const source = headOf(ENGLISH)
          .reduce((html, english, at) => html.replace(english, said[at]!), String(page.source))
          .replace(`<html lang="${ENGLISH}">`, `<html lang="${language}">`)
          .replace(/assets\/words-en-(\w+)-[\w-]+\.js/g, (_link, pack: string) =>
            files.find((file) => file.startsWith(`assets/words-${language}-${pack}-`))!,
          );
        this.emitFile({
          type: "asset",
          fileName: name.replace(/\.html$/, `.${language}.html`),
          source,
        });
      }
    }
  },
};
