import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `words:rules` is that part of the catalogue by itself, so that it can come by itself. */
const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith("\0words:")) return null;
    const catalogue = JSON.parse(readFileSync(here("../src/warofwhispers/i18n/en.json"), "utf8")) as Record<string, unknown>;
    return `export default ${JSON.stringify(catalogue[id.slice("\0words:".length)])}`;
  },
};

/** What every page needs; what the front page does; what a table does, and what it can do without at first. */
const CORE = /node_modules\/|vite\/|rolldown|src\/(main|App|i18n\/|api\/(client|refusals)|art\/(Emblem|emblems)|game\/names|state\/(keys|making|route|seats|settings|focus))/;
const FRONT = /src\/(home|pages\/(Home|Backdrop|TableList))/;
const LATER = /words:|src\/(table\/(TableMenu|CardDetail|Coach|InfoPopup|Flights)|ui\/(Tips|Dialog|CopyButton|SettingsForm)|pages\/Lobby|game\/(advice|describe))/;
const TABLE = /content\/data|warofwhispers\/i18n|src\/(table|map\/(?!data\/map-p4)|ui|art|game|state|api|pages\/Room)/;

export default defineConfig({
  plugins: [svelte(), words],
  resolve: {
    alias: { "@content": here("../src/warofwhispers/content/data"), "@words": here("../src/warofwhispers/i18n") },
    conditions: ["browser"],
  },
  build: {
    outDir: here("../src/warofwhispers/server/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // A table's own address has a first page of its own, that brings the table along.
      input: { index: here("index.html"), table: here("table.html") },
      // A few files, not a dozen: on a slow line every further request waits its turn.
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 4 },
            { name: "front", test: FRONT, priority: 3 },
            { name: "table", test: (id: string) => TABLE.test(id) && !LATER.test(id), priority: 2 },
            { name: "later", test: LATER, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/warofwhispers/content"), here("../src/warofwhispers/i18n")] },
    proxy: { "/api": "http://127.0.0.1:8421" },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
