// Where we are: a path, and a way to go elsewhere without loading the page again.

import { parseRoute, type Route } from "./routes";

const here = () => parseRoute(location.pathname, location.search);

class Router {
  route = $state.raw<Route>(here());

  start(): () => void {
    this.route = here();
    const back = () => (this.route = here());
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stay in the app, unless the person wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.metaKey || event.ctrlKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.getAttribute("href")!);
}
