// The colours of the page, from the one place where they stand: the first block of src/app.css.
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../src/app.css", import.meta.url), "utf8");
const light = css.slice(css.indexOf(":root {"), css.indexOf("}", css.indexOf(":root {")));
const found = new Map(
  [...light.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
);

/** A colour of the light page by its name there. */
export function colour(name) {
  const value = found.get(name);
  if (!value) throw new Error(`src/app.css has no colour --${name}`);
  return value;
}

/** So much (0 to 1) of one colour in another. */
export function mixed(name, part, other) {
  const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [a, b] = [channels(colour(name)), channels(colour(other))];
  return `#${a
    .map((value, i) =>
      Math.round(value * part + b[i] * (1 - part))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
