// What a table is played by, in the words of the catalogue that the server uses too.
import bots from "words:bots";
import OPTIONS from "words:ruleset_options";
import rulesets from "words:rulesets";

export const rulesetName = (name: string): string => rulesets[name]?.name ?? "";
export const levelName = (name: string): string => bots.levels[name]?.name ?? "";

/** An option that was changed, with what it is now. */
export const changeName = (option: string, value: string): string =>
  `${OPTIONS[option]?.name}: ${OPTIONS[option]?.values[value]}`;
