import { mount } from "svelte";
import "./app.css";
import "./state/focus"; // from the first key on
import App from "./App.svelte";

// After an update of the server the parts this page would fetch are gone: come in anew.
addEventListener("vite:preloadError", () => location.reload());

mount(App, { target: document.getElementById("app")! });
