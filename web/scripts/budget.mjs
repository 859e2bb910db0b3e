// Fails the build if a first page loads more JavaScript, compressed, than it may. What its scripts ask
// for at once stands in its head as well (vite.config.ts), so that the page itself says what it loads.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** kB: what a page may load before it can be used, and with what a wide screen shows besides. */
const LIMITS = { "index.html": { first: 40, all: 40 }, "table.html": { first: 82, all: 104 } };

/** kB: what the longer words of another language may add. */
const LONGER = 2;

const folder = new URL("../../src/warofwhispers/server/web/", import.meta.url);
const size = (file) => gzipSync(readFileSync(new URL(file, folder))).length / 1000;
let over = false;
// `table.it.html` is the table's first page in Italian.
const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));
for (const page of pages) {
  const [name, ...language] = page.split(".").slice(0, -1);
  const more = language.length > 0 ? LONGER : 0;
  const limit = {
    first: LIMITS[`${name}.html`].first + more,
    all: LIMITS[`${name}.html`].all + more,
  };
  const tags = readFileSync(new URL(page, folder), "utf8").match(/<(?:script|link)[^>]*>/g) ?? [];
  const scripts = tags.flatMap((tag) => {
    const file = /(?:src|href)="\/(assets\/[^"]+\.js)"/.exec(tag)?.[1];
    return file ? [{ kB: size(file), later: tag.includes("media=") }] : [];
  });
  const sum = (some) => some.reduce((total, { kB }) => total + kB, 0);
  const [first, all] = [sum(scripts.filter(({ later }) => !later)), sum(scripts)];
  const told = `${first.toFixed(1)} of ${limit.first} kB first, ${all.toFixed(1)} of ${limit.all} in all`;
  console.log(`${page}: ${scripts.length} scripts, ${told}`);
  over ||= scripts.length === 0 || first > limit.first || all > limit.all;
}
if (over) {
  console.error("a page loads more than its budget");
  process.exit(1);
}
