// When the table opens, and after a click, things come to lie under a mouse that rests: they were not pointed at.
const MOVED = 4;
const NOWHERE = { x: -1e6, y: -1e6 };
let resting = $state.raw<{ x: number; y: number } | null>(NOWHERE);

addEventListener(
  "pointerdown",
  ({ pointerType, clientX, clientY }) =>
    (resting = pointerType === "mouse" ? { x: clientX, y: clientY } : null),
  true,
);
addEventListener(
  "pointermove",
  ({ clientX, clientY }) => {
    if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) >= MOVED) resting = null;
  },
  true,
);

/** Whether the mouse has not moved since the page came or it was last pressed. */
export const mouseRests = (): boolean => resting !== null;
