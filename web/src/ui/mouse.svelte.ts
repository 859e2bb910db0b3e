// When the table opens, and after a click, things may come to lie under a resting mouse: they were not pointed at.
const MOVED = 4;
const NOWHERE = { x: -1e6, y: -1e6 };
let resting = $state.raw<{ x: number; y: number } | null>(NOWHERE);
/** Where a finger last was: browsers leave an imaginary mouse there, which points at whatever comes to lie under it. */
let touched = NOWHERE;
const isNear = ({ clientX, clientY }: PointerEvent, { x, y }: { x: number; y: number }): boolean =>
  Math.hypot(clientX - x, clientY - y) < MOVED;

addEventListener(
  "pointerdown",
  ({ pointerType, clientX: x, clientY: y }) => {
    resting = pointerType === "mouse" ? { x, y } : null;
    if (!resting) touched = { x, y };
  },
  true,
);
addEventListener(
  "pointermove",
  (event) => {
    if (resting && !isNear(event, resting)) resting = null;
  },
  true,
);
for (const type of ["pointerover", "pointerenter"] as const)
  addEventListener(
    type,
    (event) => {
      if (event.pointerType === "mouse" && isNear(event, touched)) event.stopImmediatePropagation();
    },
    true,
  );

/** Whether the mouse has not moved since the page was opened or a button was pressed. */
export const mouseRests = (): boolean => resting !== null;
