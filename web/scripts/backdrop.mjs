// Makes the picture behind the front page, public/map.svg, from the map's data (part of `npm run map`).
// A picture costs a slow phone far less than the playable map.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import { colour, mixed } from "./palette.mjs";

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  logLevel: "error",
});
const { draw, FRAME } = await vite.ssrLoadModule("/src/map/geometry.ts");
await vite.close();

const data = JSON.parse(
  readFileSync(new URL("../src/map/data/map-p5-p7.json", import.meta.url), "utf8"),
);
const { homes, coast, shore, edge, inner, outer, growth } = draw(data);
const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
const INK = colour("map-ink");

const shoals = [
  [78, 0.3, 0.18],
  [58, 0.55, 0.42],
  [40, 0.8, 0.7],
  [24, 1, 1],
].map(
  ([width, line, water]) =>
    `<use href="#s" stroke="${mixed("wave", line, "sea")}" stroke-width="${width}"/><use href="#s" stroke="${mixed("shallow", water, "sea")}" stroke-width="${width - 2.8}"/>`,
);
const land = Object.keys(homes).map(
  (empire) => `<path d="${whole(homes[empire])}" fill="${colour(empire)}"/>`,
);
const grown = Object.keys(homes).map(
  (empire) =>
    `<path d="${whole(growth[empire])}" stroke="${colour(`${empire}-deep`)}" stroke-width="1.7" opacity=".6"/>`,
);
const washes = [84, 48, 22].map((width) => `<use href="#e" stroke-width="${width}"/>`).join("");
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
  `<defs><path id="c" d="${whole(coast)}"/><path id="s" d="${shore}"/><path id="e" d="${edge}"/><clipPath id="l"><use href="#s" clip-rule="evenodd"/></clipPath></defs>` +
  `${shoals.join("")}${land.join("")}<g clip-path="url(#l)" stroke="${INK}" stroke-opacity=".13">${washes}</g>${grown.join("")}` +
  `<path d="${whole(inner)}" stroke="${INK}" stroke-width="2" stroke-dasharray="9 5 3 5" opacity=".7"/><path d="${whole(outer)}" stroke="${INK}" stroke-width="4"/><use href="#c" stroke="${INK}" stroke-width="3.4"/></svg>\n`;
writeFileSync(new URL("../public/map.svg", import.meta.url), svg);
console.log(`the picture of the front page: ${(svg.length / 1000).toFixed(0)} kB`);
