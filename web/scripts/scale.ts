// Lengths in the page's styles are written in pixels as they are on a screen of 1366 x 768, and become rem:
// so one number, the root's font size (`app.css`), makes all of it grow with a larger screen. Lines and
// rims stay as thin as they are, and the map has units of its own.
import type { Plugin } from "postcss";

const ROOT = 16;
const THIN = 4;
const LENGTH = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g;

export const inRem = (value: string): string =>
  value.replace(LENGTH, (written, number: string) =>
    Math.abs(Number(number)) < THIN ? written : `${Number((Number(number) / ROOT).toFixed(4))}rem`,
  );

export const scale: Plugin = {
  postcssPlugin: "scale",
  Declaration(declaration) {
    const drawn = declaration.source?.input.file?.includes("/src/map/");
    if (!drawn && declaration.value.includes("px")) declaration.value = inRem(declaration.value);
  },
  // For a reader whose text is twice as large, a screen is half as wide.
  AtRule: {
    media(rule) {
      rule.params = inRem(rule.params);
    },
  },
};
