// Browsers leave an imaginary mouse where a finger was, which then points at whatever comes to lie there: behind a
// card that goes away, that would be described though nobody pointed at it.
const NEAR = 4;

/** Drops what that mouse does, until the returned function is called. */
export function dropTouchedMouse(): () => void {
  const stop = new AbortController();
  const how = { capture: true, signal: stop.signal };
  let touched: PointerEvent | null = null;
  const drop = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !touched) return;
    const away = Math.hypot(event.clientX - touched.clientX, event.clientY - touched.clientY);
    if (away < NEAR) event.stopImmediatePropagation();
  };
  addEventListener(
    "pointerdown",
    (event) => (touched = event.pointerType === "mouse" ? null : event),
    how,
  );
  addEventListener("pointerover", drop, how);
  addEventListener("pointerenter", drop, how);
  return () => stop.abort();
}
