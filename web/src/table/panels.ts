// What lies beside the map and the question, or opens over them. A phone shows none of it at first, so
// it is loaded in one piece right after the table; a wide screen requests it at once (see vite.config.ts).
export { default as AttackChoice } from "./AttackChoice.svelte";
export { default as BannerPlan } from "./BannerPlan.svelte";
export { default as Council } from "./Council.svelte";
export { default as CouncilBoard } from "./CouncilBoard.svelte";
export { default as Flights } from "./Flights.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as InfoPopup } from "./InfoPopup.svelte";
export { default as LoyaltyLine } from "./LoyaltyLine.svelte";
export { default as LogPanel } from "./LogPanel.svelte";
export { default as Outcome } from "./Outcome.svelte";
export { default as Players } from "./Players.svelte";
export { default as PositionGrid } from "./PositionGrid.svelte";
export { default as Tips } from "../ui/Tips.svelte";
// Needed on pointing at something here.
export * as placing from "../game/placing";
/** Needed on a click beside the answers. */
export const loadWhy = () => import("../game/why");

export type Panels = typeof import("./panels");
