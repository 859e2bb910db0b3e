// Browsers leave an imaginary mouse where a finger was, which then points at whatever comes to lie there: behind a
// card that goes away, that would be described though nobody pointed at it. The same goes for a real mouse that rests
// somewhere while a finger is used.
const NEAR = 4;

/** Drops what such a mouse points at, until the returned function is called. */
export function dropTouchedMouse(): () => void {
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  /** Where a finger pressed last, unless the mouse has been used since; and where that was seen last. */
  let touched: PointerEvent | null = null;
  let left: PointerEvent | null = null;
  const rests = (event: PointerEvent) =>
    touched !== null &&
    [touched, left].some(
      (at) => at && Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) < NEAR,
    );
  const use = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || (event.type === "pointermove" && rests(event))) return;
    touched = null;
    left = event;
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && rests(event)) event.stopImmediatePropagation();
  };
  addEventListener(
    "pointerdown",
    (event) => (event.pointerType === "mouse" ? use(event) : (touched = event)),
    how,
  );
  addEventListener("pointermove", use, how);
  addEventListener("pointerover", drop, how);
  addEventListener("pointerenter", drop, how);
  return () => stop.abort();
}
