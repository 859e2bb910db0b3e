// Which part of the map is visible: pure arithmetic, so that fingers, wheel and buttons agree.
import { FRAME } from "./geometry";

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 6;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** A window of this width and shape, centred on the map. */
function centred(width: number, ratio: number): Window {
  const height = width / ratio;
  return {
    x: FRAME.x + (FRAME.width - width) / 2,
    y: FRAME.y + (FRAME.height - height) / 2,
    width,
    height,
  };
}

/** The smallest window of this shape (width / height) that shows the whole map, centred. */
export function fit(ratio: number): Window {
  return centred(Math.max(FRAME.width, FRAME.height * ratio), ratio);
}

/** A window of this shape that the map fills, edge to edge, and no wider than is readable. */
export function fill(ratio: number, widest: number = FRAME.width): Window {
  return centred(Math.min(FRAME.width, FRAME.height * ratio, widest), ratio);
}

/** Keeps the map in view: a window larger than it stays centred, a smaller one stays within it. */
function kept(view: Window): Window {
  const along = (at: number, size: number, start: number, whole: number) =>
    size >= whole ? start + (whole - size) / 2 : clamp(at, start, start + whole - size);
  return {
    ...view,
    x: along(view.x, view.width, FRAME.x, FRAME.width),
    y: along(view.y, view.height, FRAME.y, FRAME.height),
  };
}

/** Moves the window by a fraction of its own size. */
export const pan = (view: Window, dx: number, dy: number): Window =>
  kept({ ...view, x: view.x + dx * view.width, y: view.y + dy * view.height });

/** Zooms around a point of the screen (0 to 1 across and down), never out beyond the whole map. */
export function zoomAt(view: Window, at: { x: number; y: number }, ratio: number): Window {
  const shape = view.width / view.height;
  const whole = fit(shape).width;
  const width = clamp(view.width / ratio, whole / CLOSEST, whole);
  const height = width / shape;
  return kept({
    x: view.x + at.x * (view.width - width),
    y: view.y + at.y * (view.height - height),
    width,
    height,
  });
}

/** Room for a region around the point where its pieces are. */
const ROOM = 85;

/**
 * The window moved, and widened if necessary, to show all these points; unchanged if it does. `aside` is how
 * much of it is covered on the right: nothing lies there that fits beside it.
 */
export function reveal(
  view: Window,
  points: [number, number][],
  usual = view.width,
  aside = 0,
): Window {
  if (points.length === 0) return view;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const [across, down] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
  // A part of the room at the edges may be cut off: a window that shows nearly all of it is left alone.
  const slack = ROOM / 2;
  const seen =
    left >= view.x - slack &&
    top >= view.y - slack &&
    left + across <= view.x + view.width - aside + slack &&
    top + down <= view.y + view.height + slack;
  if (seen && view.width <= usual + 1) return view;
  const ratio = view.width / view.height;
  const width = clamp(Math.max(usual, across, down * ratio), 0, fit(ratio).width);
  const height = width / ratio;
  const covered = clamp(aside, 0, Math.max(0, width - across));
  const x = left + (across + covered - width) / 2;
  return kept({ x, y: top + (down - height) / 2, width, height });
}

/** The window in a frame of another shape: the whole map stays whole, a part keeps its centre. */
export function reshape(view: Window, ratio: number): Window {
  const zoom = fit(view.width / view.height).width / view.width;
  const whole = fit(ratio);
  const size = { width: whole.width / zoom, height: whole.height / zoom };
  return kept({
    x: view.x + (view.width - size.width) / 2,
    y: view.y + (view.height - size.height) / 2,
    ...size,
  });
}
