// The stage on which the actions of others are shown, and its sounds. Not needed before something happens: loaded last.
export { default as Access } from "../access/Access.svelte";
export { default as Caption } from "./stage/Caption.svelte";
export { default as RecapStrip } from "./stage/RecapStrip.svelte";
export { default as Stage } from "./stage/Stage.svelte";

export type StageParts = typeof import("./stage");
