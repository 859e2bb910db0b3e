// After a click the table changes under a mouse that rests: what then lies below it was not pointed at.
const MOVED = 4;
let resting = $state.raw<{ x: number; y: number } | null>(null);

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

/** Whether the mouse has not moved since it was last pressed. */
export const mouseRests = (): boolean => resting !== null;
