// Every message is there before a test says anything.
import { PACKS, type Pack } from "../words/packs";
import { need } from "../words/say.svelte";

await need(...(Object.keys(PACKS) as Pack[]));
