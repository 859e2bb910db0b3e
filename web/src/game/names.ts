// The fixed names of the game, in their fixed order, as in the engine's `content.names`.

export const EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"] as const;
export const POSITIONS = ["sheriff", "steward", "marshal", "chancellor"] as const;
export const SOCIETIES = ["raven", "spider", "rat", "serpent"] as const;
export const SLOTS = ["devout", "dutiful", "affiliated", "unallied", "opposed"] as const;
export const ICONS = ["city", "farm", "fort"] as const;

export type Empire = (typeof EMPIRES)[number];
export type Position = (typeof POSITIONS)[number];
export type Society = (typeof SOCIETIES)[number];
export type Slot = (typeof SLOTS)[number];
export type Icon = (typeof ICONS)[number];

export const isEmpire = (word: string): word is Empire =>
  (EMPIRES as readonly string[]).includes(word);
export const isSociety = (word: unknown): word is Society =>
  typeof word === "string" && (SOCIETIES as readonly string[]).includes(word);
