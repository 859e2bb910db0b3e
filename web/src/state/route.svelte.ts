// Where we are: a path, and a way to go elsewhere without reloading the page.

import { parseRoute, type Route } from "./routes";

const here = () => parseRoute(location.pathname, location.search);

/** What an entry of the browser's history stores: a rule looked up, and how many before it were too. */
interface LookedUp {
  rule: string;
  depth: number;
}
const lookedUp = () => history.state as LookedUp | null;

/** The rule looked up: beside a page, or on the page of all rules by its anchor. */
const ruleHere = (): string | null =>
  lookedUp()?.rule ??
  (here().page === "rules" ? decodeURIComponent(location.hash.slice(1)) || null : null);

class Router {
  route = $state.raw<Route>(here());
  rule = $state.raw<string | null>(ruleHere());

  start(): () => void {
    const back = () => {
      this.route = here();
      this.rule = ruleHere();
    };
    back();
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = here();
    this.rule = ruleHere();
    scrollTo(0, 0);
  }

  /** Looks up a rule without leaving the page; going back returns to what was shown before. */
  lookUp(rule: string): void {
    const depth = (lookedUp()?.depth ?? 0) + 1;
    history.pushState({ rule, depth }, "", this.route.page === "rules" ? `#${rule}` : undefined);
    this.rule = rule;
  }

  /** Goes back to before the first rule was looked up. */
  stopLookingUp(): void {
    history.go(-(lookedUp()?.depth ?? 0) || -1);
  }
}

export const router = new Router();

/** For links: stays in the app, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.metaKey || event.ctrlKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.getAttribute("href")!);
}
