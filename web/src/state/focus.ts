// Keyboard players are led from question to question; the focus of people who point is left alone.
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

/** Whether keys were used last. */
export const usesKeys = (): boolean => byKeys;

const ANSWERS =
  "[data-option]:not([disabled]), .more:not([disabled]), [data-testid=send-plan]:not([disabled])";

/** Puts the focus on a question's first answer, if the keyboard is in use and nothing else has it. */
export function leadFocus(panel: HTMLElement): void {
  const at = document.activeElement;
  if (!byKeys || (at !== null && at !== document.body && !panel.contains(at))) return;
  panel.querySelector<HTMLElement>(ANSWERS)?.focus();
}
