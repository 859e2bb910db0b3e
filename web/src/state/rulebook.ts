// Links to the rules: they open the reference beside the current page, which stays as it is.
import { router } from "./route.svelte";

export { rulePath } from "./routes";

/** For links to a rule: looks it up here, unless the person wants a new tab. */
export function followRule(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.lookUp(decodeURIComponent(link.hash.slice(1)));
}
