import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { scale } from "./scripts/scale.ts";
import { chunkOfWords, firstPages, words } from "./scripts/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const WIDE = "(min-width: 1101px)";

/**
 * What each first page will ask for as soon as its scripts run, named in its head: so it comes along
 * and not one after the other. `firstPages` makes one of each for every language; a wide screen shows
 * at once what a phone shows in sheets.
 */
const PRELOADS: Record<string, { files: RegExp; media?: string }[]> = {
  "index.html": [{ files: /\/words-en-(packs|front|home)-/ }],
  "table.html": [
    { files: /\/words-en-(packs|front|table)-/ },
    { files: /\/(panels|words-en-panels)-/, media: WIDE },
  ],
};

const preloads: Plugin = {
  name: "preloads",
  transformIndexHtml: {
    order: "post",
    handler(_, { path, bundle = {} }) {
      const wanted = PRELOADS[path.replace(/.*\//, "")] ?? [];
      return wanted.flatMap(({ files, media }) =>
        Object.keys(bundle)
          .filter((name) => files.test(name) && /\.(js|css)$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: {
              ...(name.endsWith(".js")
                ? { rel: "modulepreload" }
                : { rel: "preload", as: "style" }),
              href: `/${name}`,
              ...(media ? { media } : {}),
              crossorigin: true,
            },
            injectTo: "head" as const,
          })),
      );
    },
  },
};

/** What every page needs. */
const CORE =
  /node_modules\/(?!uqr)|vite\/|words:languages|web\/src\/(main|App|words\/|transport\/refusals|art\/(Emblem|emblems)|game\/names|state\/(keys|creation|route|seats|settings|focus))/;

/** Pages and panels whose dependencies the first page need not list. */
const SELDOM =
  /\/(PuzzlePage|Board|ReviewSheet|RulesPage|DeckView|Coach|Chat|TableMenu|Votes|Legend|again|claims)-/;

export default defineConfig({
  plugins: [svelte(), words, preloads, firstPages],
  resolve: {
    alias: { "@content": here("../src/warofwhispers/content/data") },
    conditions: ["browser"],
  },
  css: { postcss: { plugins: [scale] } },
  build: {
    outDir: here("../src/warofwhispers/server/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Packs of messages need nothing beside themselves: their names need not be listed twice.
    modulePreload: {
      polyfill: false,
      // Of pages that few open only styles are: their scripts ask for one another.
      resolveDependencies: (file, needed) => {
        if (file.includes("/words-")) return [];
        return SELDOM.test(file) ? needed.filter((name) => name.endsWith(".css")) : needed;
      },
    },
    rolldownOptions: {
      // A table's own address has a first page of its own, that brings the table along.
      input: { index: here("index.html"), table: here("table.html") },
      // A few files, each with all it needs, not a dozen: on a slow line every further request
      // waits its turn.
      output: {
        codeSplitting: {
          groups: [
            { name: chunkOfWords, test: /words:[\w-]+\//, priority: 4 },
            { name: "core", test: CORE, priority: 5 },
            { name: "front", test: /src\/pages\/Home/, priority: 2 },
            { name: "table", test: /src\/pages\/Room/, priority: 2 },
            { name: "panels", test: /src\/table\/panels/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: {
      allow: [here("."), here("../src/warofwhispers/content"), here("../src/warofwhispers/words")],
    },
    proxy: { "/api": "http://127.0.0.1:8421" },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    environment: "node",
    isolate: false, // the catalogue and the page's modules are loaded once, not for each file
    testTimeout: 60_000, // a busy machine is no fault of a test's
  },
});
