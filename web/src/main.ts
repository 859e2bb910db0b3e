import { mount } from "svelte";
import "./app.css";
import "./state/focus"; // from the first key on
import App from "./App.svelte";

const PAUSE = 2000;

/** A part of the page did not come: the line is down, or an update of the server took it. Come in anew when one can. */
async function comeInAnew(): Promise<void> {
  while (!(await fetch("/health").then((answer) => answer.ok, () => false))) await new Promise((done) => setTimeout(done, PAUSE));
  location.reload();
}
addEventListener("vite:preloadError", () => void comeInAnew(), { once: true });

mount(App, { target: document.getElementById("app")! });
