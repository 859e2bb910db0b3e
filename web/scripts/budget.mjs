// Fails the build if what the first page loads is more than 200 kB of JavaScript, compressed.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const folder = new URL("../../src/warofwhispers/server/web/", import.meta.url);
const page = readFileSync(new URL("index.html", folder), "utf8");
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
const size = first.reduce(
  (sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length,
  0,
);
console.log(
  `first load: ${first.length} scripts, ${(size / 1000).toFixed(1)} kB compressed (limit ${LIMIT / 1000} kB)`,
);
if (first.length === 0 || size > LIMIT) process.exit(1);
