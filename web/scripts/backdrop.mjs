// Makes the picture behind the front page, public/map.svg, from the map's data: `npm run map` calls it.
// A picture costs a slow phone far less than the map that can be played on.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const COLOURS = {
  bear: ["#9fb6d3", "#2c4f80"],
  eagle: ["#d98f7c", "#962c1d"],
  elephant: ["#a3bf8f", "#2f6334"],
  lion: ["#ecd07c", "#8a6205"],
  horse: ["#c4a07a", "#68401d"],
};
const INK = "#3a2b1a";

const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: "error" });
const { draw, FRAME } = await vite.ssrLoadModule("/src/map/geometry.ts");
await vite.close();

const data = JSON.parse(readFileSync(new URL("../src/map/data/map-p5-p7.json", import.meta.url), "utf8"));
const { shapes, coast, inner, outer, growth } = draw(data);
const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
const ripples = [54, 38, 24].map(
  (width) => `<use href="#c" stroke="#7fa2a6" stroke-width="${width}"/><use href="#c" stroke="#cbdcd4" stroke-width="${width - 2.6}"/>`,
);
const land = Object.entries(COLOURS).map(([empire, [fill, deep]]) => {
  const path = shapes.filter(({ home }) => home === empire).map((shape) => shape.path).join("");
  return `<path d="${whole(path)}" fill="${fill}"/><path d="${whole(growth[empire])}" stroke="${deep}" stroke-width="1.6" opacity=".5"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linejoin="round" stroke-linecap="round"><defs><path id="c" d="${whole(coast)}"/></defs>${ripples.join("")}${land.join("")}<path d="${whole(inner)}" stroke="${INK}" stroke-width="2" stroke-dasharray="9 5 3 5" opacity=".7"/><path d="${whole(outer)}" stroke="${INK}" stroke-width="4"/><use href="#c" stroke="${INK}" stroke-width="3.4"/></svg>\n`;
writeFileSync(new URL("../public/map.svg", import.meta.url), svg);
console.log(`the picture of the front page: ${(svg.length / 1000).toFixed(0)} kB`);
