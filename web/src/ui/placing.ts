// Where to place information about a thing: beside it, and never over an answer.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 5;
const EDGE = 6;

/** What a click may answer the question with. */
export const ANSWERS =
  "[data-option]:not([disabled]), .tile.open, .order.open, .pick, .region.option, " +
  "[data-testid=confirm], [data-testid=send-plan], .stepper button:not([disabled])";

export const answerBoxes = (): Box[] =>
  [...document.querySelectorAll(ANSWERS)].map((answer) => answer.getBoundingClientRect());

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/**
 * The corner of a box of this size about `thing`, within a window: beside the thing, or beside the
 * panel it is in; where it covers least of what it must not cover, and nothing of the thing itself, and then
 * as near to the thing as possible.
 */
export function placeBeside(
  thing: Box,
  panel: Box,
  { width, height }: Size,
  window: Size,
  avoided: readonly Box[],
): { left: number; top: number } {
  const middle = (thing.left + thing.right - width) / 2;
  const levels = [
    (thing.top + thing.bottom - height) / 2,
    thing.top,
    thing.bottom - height,
    panel.top,
    panel.bottom - height,
  ];
  const below = { left: middle, top: thing.bottom + GAP };
  const above = { left: middle, top: thing.top - GAP - height };
  const spots = [
    ...(thing.top < window.height / 2 ? [below, above] : [above, below]),
    ...levels.flatMap((top) => [
      { left: thing.right + GAP, top },
      { left: thing.left - GAP - width, top },
      { left: panel.left - GAP - width, top },
      { left: panel.right + GAP, top },
    ]),
    { left: middle, top: panel.top - GAP - height },
    { left: middle, top: panel.bottom + GAP },
  ].map(({ left, top }) => ({
    left: clamp(left, EDGE, window.width - width - EDGE),
    top: clamp(top, EDGE, window.height - height - EDGE),
  }));
  const covers = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    const self = overlap(box, thing) * 4;
    return avoided.reduce((sum, answer) => sum + overlap(box, answer), self);
  };
  const away = ({ left, top }: { left: number; top: number }): number =>
    Math.hypot(
      Math.max(0, left - thing.right, thing.left - left - width),
      Math.max(0, top - thing.bottom, thing.top - top - height),
    );
  let [best, least, nearest] = [spots[0]!, Infinity, Infinity];
  for (const spot of spots) {
    const [covered, far] = [covers(spot), away(spot)];
    if (covered < least || (covered === least && far < nearest))
      [best, least, nearest] = [spot, covered, far];
  }
  return best;
}
