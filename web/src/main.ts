import { mount } from "svelte";
import "./app.css";
import "./state/focus"; // listens from the first key press on
import App from "./App.svelte";
import { need } from "./words/say.svelte";

const PAUSE = 2000;

/** A part of the page could not be loaded: the connection is down, or an update of the server removed it. */
async function reloadOnceBack(): Promise<void> {
  // Wait first: if the part never appears, the page would otherwise reload itself without end.
  do await new Promise((done) => setTimeout(done, PAUSE));
  while (
    !(await fetch("/health").then(
      (answer) => answer.ok,
      () => false,
    ))
  );
  location.reload();
}
addEventListener("vite:preloadError", () => void reloadOnceBack(), { once: true });

// Nothing can be shown without words; `vite:preloadError` handles the case that they cannot be loaded.
void need("front").then(
  () => mount(App, { target: document.getElementById("app")! }),
  () => undefined,
);
