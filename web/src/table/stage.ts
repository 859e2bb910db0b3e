// What others do, on stage, and what is heard of it. None of it is needed before something happens, so it comes last.
export { default as Access } from "../access/Access.svelte";
export { default as Caption } from "./stage/Caption.svelte";
export { default as RecapStrip } from "./stage/RecapStrip.svelte";
export { default as Stage } from "./stage/Stage.svelte";

export type StageParts = typeof import("./stage");
