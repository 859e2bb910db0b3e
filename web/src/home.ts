// The front page's first component, loaded together with its script instead of after it.
import "./pages/Home.svelte";
import "./main";
