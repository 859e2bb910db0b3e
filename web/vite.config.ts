import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `words:rules` is that part of the catalogue by itself: each comes with the page that says it. */
const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith("\0words:")) return null;
    const catalogue = JSON.parse(
      readFileSync(here("../src/warofwhispers/i18n/en.json"), "utf8"),
    ) as Record<string, unknown>;
    return `export default ${JSON.stringify(catalogue[id.slice("\0words:".length)])}`;
  },
};

/** A wide screen shows at once what a phone shows in sheets: it asks for it with the table. */
const besideOnWideScreens: Plugin = {
  name: "beside-on-wide-screens",
  transformIndexHtml: {
    order: "post",
    handler(_, { path, bundle = {} }) {
      const files = path.endsWith("table.html")
        ? Object.keys(bundle).filter((name) => /\/beside-[^/]*\.(js|css)$/.test(name))
        : [];
      return files.map((name) => {
        const kind = name.endsWith(".js")
          ? { rel: "modulepreload" }
          : { rel: "preload", as: "style" };
        return {
          tag: "link",
          attrs: { ...kind, href: `/${name}`, media: "(min-width: 821px)", crossorigin: true },
          injectTo: "head",
        };
      });
    },
  },
};

/** What every page needs. */
const CORE =
  /node_modules\/|vite\/|web\/src\/(main|App|i18n\/|api\/(client|refusals)|art\/(Emblem|emblems)|game\/names|state\/(keys|making|route|seats|settings|focus))/;

export default defineConfig({
  plugins: [svelte(), words, besideOnWideScreens],
  resolve: {
    alias: { "@content": here("../src/warofwhispers/content/data") },
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
      // A few files, each with all it needs, not a dozen: on a slow line every further request waits its turn.
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 3 },
            { name: "front", test: /src\/pages\/Home/, priority: 2 },
            { name: "table", test: /src\/pages\/Room/, priority: 2 },
            { name: "beside", test: /src\/table\/beside|words:rules/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: {
      allow: [here("."), here("../src/warofwhispers/content"), here("../src/warofwhispers/i18n")],
    },
    proxy: { "/api": "http://127.0.0.1:8421" },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
