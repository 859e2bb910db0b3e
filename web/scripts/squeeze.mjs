// Writes a Brotli copy of every text file of the built page; the server sends it to browsers that accept it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const folder = new URL("../../src/warofwhispers/server/web/", import.meta.url);
const texts = readdirSync(folder, { recursive: true }).filter((name) =>
  /\.(js|css|html|svg|txt)$/.test(name),
);
for (const name of texts)
  writeFileSync(
    new URL(`${name}.br`, folder),
    brotliCompressSync(readFileSync(new URL(name, folder))),
  );
