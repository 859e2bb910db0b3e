// Which topics of the catalogue are loaded together. A page requests the packs it needs; each
// language's pack is a file of its own (see `scripts/words.ts`). A topic may be in two that are small.
export const PACKS = {
  front: ["names", "page-core"],
  home: ["page-home", "seats"],
  setup: ["page-new", "rulesets", "regions"],
  table: ["regions", "questions", "options", "orders", "abilities", "page-table"],
  panels: ["events", "reasons", "seats", "page-panels"],
  rules: ["rules"],
  reference: ["reference", "rulesets", "page-rules"],
  cards: ["page-cards"],
  legend: ["page-legend"],
  menu: ["page-menu"],
  coach: ["coach", "page-coach"],
  suspicion: ["page-suspicion"],
  review: ["coach", "page-review"],
  puzzle: ["coach", "page-puzzle"],
  show: ["page-show", "page-access"],
  command: ["page-command"],
  replay: ["page-replay"],
  end: ["page-end", "fairness"],
  learn: ["teaching", "page-learn", "regions"],
} as const;

/** What the first page itself says before any script runs; inserted when it is built. */
export const HEAD = ["page-description", "page-no-script"];

export type Pack = keyof typeof PACKS;
