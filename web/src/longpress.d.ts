// An event of our own (`ui/Tips.svelte`), for Svelte's types.
import "svelte/elements";

declare module "svelte/elements" {
  interface DOMAttributes<T extends EventTarget> {
    onlongpress?: (event: CustomEvent & { currentTarget: EventTarget & T }) => void;
  }
}
