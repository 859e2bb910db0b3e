// The first page of a table's own address: what a table needs comes with it, not one after the other.
import "./pages/Room.svelte";
import "./main";
