// Escape closes whatever was opened last. Dialogs do so by themselves.
const open: (() => void)[] = [];

/** Closes this with Escape from now on, until the returned function is called. */
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
