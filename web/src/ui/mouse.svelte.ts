// When the table opens, and after a click, things may come to lie under a resting mouse: they were not pointed at.
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

/** Whether the mouse has not moved since the page was opened or a button was pressed. */
export const mouseRests = (): boolean => resting !== null;
