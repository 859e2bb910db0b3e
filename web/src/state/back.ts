// Where the focus goes when what had it closes, and nothing that opened it is left.
import { leadFocus, usesKeys } from "./focus";

/** Leads people who use keys to the question. */
export function leadBack(): void {
  const panel = document.getElementById("question");
  if (!usesKeys() || !panel) return;
  panel.focus();
  leadFocus(panel);
}
