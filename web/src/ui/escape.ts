// Escape closes whatever is open, what was opened last first. Dialogs do so by themselves.
const open: (() => void)[] = [];

/** Close this with Escape from now on, until the function given back is called. */
export function closedByEscape(close: () => void): () => void {
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

addEventListener(
  "keydown",
  (event) => {
    const close = open.at(-1);
    if (event.key !== "Escape" || !close || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  },
  true,
);
