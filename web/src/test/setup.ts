// Before each test file the page is set to English, with every message loaded. What the page loads when
// it is first wanted is loaded as well: a clock under a test's control does not wait for that.
import { beforeEach } from "vitest";
import "../fairness/words";
import "../game/recap";
import { nothingTravels } from "../state/landing";
import "../state/table/again";
import { PACKS, type Pack } from "../words/packs";
import { need, speak } from "../words/say.svelte";

await speak("en");
await need(...(Object.keys(PACKS) as Pack[]));

beforeEach(nothingTravels); // files share the page's modules
