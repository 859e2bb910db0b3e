import { mount } from "svelte";
import "./app.css";
import "./state/focus"; // from the first key on
import App from "./App.svelte";
import { need } from "./words/say.svelte";

const PAUSE = 2000;

/** A part of the page did not come: the line is down, or an update of the server took it. */
async function comeInAnew(): Promise<void> {
  // First a pause: a part that is never there would have us come in without end, as fast as we can.
  do await new Promise((done) => setTimeout(done, PAUSE));
  while (
    !(await fetch("/health").then(
      (answer) => answer.ok,
      () => false,
    ))
  );
  location.reload();
}
addEventListener("vite:preloadError", () => void comeInAnew(), { once: true });

// Nothing can be shown before there are words for it; `vite:preloadError` sees to it if they do not come.
void need("front").then(
  () => mount(App, { target: document.getElementById("app")! }),
  () => undefined,
);
