import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  },
  server: {
    fs: { allow: [here("."), here("../src/warofwhispers/content"), here("../src/warofwhispers/i18n")] },
    proxy: { "/api": "http://127.0.0.1:8421" },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
