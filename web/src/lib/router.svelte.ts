/** The page in view, from the address: `/`, `/table/…`, `/regles/<game>`. Links are ordinary links. */

import { isOutdated } from "./version";

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search) };
}

let route = $state.raw<Route>(read());

export function currentRoute(): Route {
  return route;
}

/** The address as one page reads it: the last that was its own, since it stays in view while the next loads. */
export function routeOf(page: string): () => Route {
  let own = route;
  const latest = $derived.by(() => {
    if (route.page === page) own = route;
    return own;
  });
  return () => latest;
}

export function go(path: string, replace = false): void {
  if (isOutdated()) {
    location[replace ? "replace" : "assign"](path);
    return;
  }
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route = read();
  window.scrollTo(0, 0);
}

/** Follow links inside the application without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download"))
    return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  const here = link.pathname === location.pathname && link.search === location.search;
  if (here && link.hash) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
}

window.addEventListener("popstate", () => (route = read()));
