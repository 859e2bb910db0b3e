// Before each test file the page is set to English, with every message loaded.
import { PACKS, type Pack } from "../words/packs";
import { need, speak } from "../words/say.svelte";

await speak("en");
await need(...(Object.keys(PACKS) as Pack[]));
