// What a table is played by, in the words of the catalogue that the server uses too.
import { bots, ruleset_options, rulesets } from "@words/en.json";

type Named = Record<string, { name: string }>;
const OPTIONS: Record<string, { name: string; values: Record<string, string> }> = ruleset_options;

export const rulesetName = (name: string): string => (rulesets as Named)[name]?.name ?? "";
export const levelName = (name: string): string => (bots.levels as Named)[name]?.name ?? "";

/** An option that was changed, with what it is now. */
export const changeName = (option: string, value: string): string => `${OPTIONS[option]?.name}: ${OPTIONS[option]?.values[value]}`;
