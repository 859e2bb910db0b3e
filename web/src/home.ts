// The first page of the front: it comes along, not one after the other.
import "./pages/Home.svelte";
import "./main";
