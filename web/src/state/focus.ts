// Who plays by keyboard is led from question to question; who points is left alone.
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

/** Whether keys were used last. */
export const usesKeys = (): boolean => byKeys;

const ANSWERS =
  "[data-option]:not([disabled]), button.all:not([disabled]), [data-testid=send-plan]:not([disabled])";

/** Put the focus on the first answer of a question, if keys are used and it is on nothing else. */
export function leadFocus(panel: HTMLElement): void {
  const at = document.activeElement;
  if (!byKeys || (at !== null && at !== document.body && !panel.contains(at))) return;
  panel.querySelector<HTMLElement>(ANSWERS)?.focus();
}
