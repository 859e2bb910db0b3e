// The first component at a table's own address, loaded together with what a table needs.
import "./pages/Room.svelte";
import "./main";
