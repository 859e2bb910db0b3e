import { expect, test } from "vitest";
import { inRem } from "../../scripts/scale";

test.each([
  ["16px", "1rem"],
  ["0 3px 14px var(--shade)", "0 3px 0.875rem var(--shade)"],
  ["-28px", "-1.75rem"],
  ["1px solid var(--line-8px)", "1px solid var(--line-8px)"],
  ["(max-width: 1100px)", "(max-width: 68.75rem)"],
  ["clamp(310px, 26vw, 420px)", "clamp(19.375rem, 26vw, 26.25rem)"],
])("%s grows with the screen", (written, made) => {
  expect(inRem(written)).toBe(made);
});
