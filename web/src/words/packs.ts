// Which topics of the catalogue come together. A page asks for the packs it speaks with; each
// language's pack is a file of its own (see `scripts/words.ts`).
export const PACKS = {
  front: ["names", "page-core", "page-home", "seats"],
  setup: ["page-new", "rulesets"],
  table: ["questions", "options", "orders", "abilities", "reasons", "page-table"],
  panels: ["events", "rules", "coach", "page-panels"],
  show: ["page-show"],
  replay: ["page-replay"],
  end: ["page-end", "fairness"],
} as const;

export type Pack = keyof typeof PACKS;
