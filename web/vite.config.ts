import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page needs, and what a table needs besides. */
const CORE = /node_modules\/|vite\/|rolldown|src\/(main|App|i18n\/|api\/(client|refusals)|art\/(Emblem|emblems)|game\/names|state\/(keys|making|route|seats|settings)|pages\/(Home|Backdrop|TableList))/;
const TABLE = /content\/data|src\/(table|map\/(?!data\/map-p4)|ui|art|game|state|api|pages\/(Room|Lobby))/;

export default defineConfig({
  plugins: [svelte()],
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
      // Two files, not a dozen: on a slow line every further request waits its turn.
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
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
