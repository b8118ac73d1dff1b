// What the page at a path reads of the query, as the loader of its route says: React Router's own choice of a route, made
// ready once. Its matchRoutes ranks all routes anew at each call, which is dear before a request has waited for its turn.

import { LRUCache } from "lru-cache";
import type { ServerBuild } from "react-router";
import { queryOf } from "./cacheable.server.ts";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

interface Pattern {
  regex: RegExp;
  score: number;
  query: readonly string[] | null;
  /** As routes are written: "/ball/:id". */
  route: string;
}

/** What no route has a pattern for. */
const NOWHERE = { query: null, route: "other" };

/** The spelling of public addresses; any other leads there or nowhere. */
const PLAIN = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;
/** Anybody can ask for any path: what was found is remembered of so many. */
const PATHS_REMEMBERED = 5_000;

export class RouteQueries {
  readonly #patterns: readonly Pattern[];
  readonly #known = new LRUCache<string, Pick<Pattern, "query" | "route">>({ max: PATHS_REMEMBERED });

  constructor(routes: Routes) {
    this.#patterns = Object.values(routes)
      .flatMap((route) => (route ? [patternOf(route, routes)] : []))
      .sort((a, b) => b.score - a.score);
  }

  /**
   * The query names of the page at a path (null where it is made afresh), and the pattern of the route that answers for it, for
   * counting: few, whatever is asked for.
   */
  at(path: string): Pick<Pattern, "query" | "route"> {
    const known = this.#known.get(path);
    if (known) return known;
    const { query, route } = (PLAIN.test(path) && this.#patterns.find(({ regex }) => regex.test(path))) || NOWHERE;
    const found = { query, route };
    this.#known.set(path, found);
    return found;
  }
}

function patternOf(route: Route, routes: Routes): Pattern {
  const segments = segmentsOf(route, routes);
  const source = segments.map((segment) =>
    segment === "*" ? "(?:/.*)?" : isParam(segment) ? `/[^/]+${literal(endingOf(segment))}` : `/${literal(segment)}`,
  );
  // The ranking of React Router: a word before a parameter before a splat, and an index before its layout.
  const worth = segments.map((segment) =>
    segment === "*" ? -1 : isParam(segment) && endingOf(segment) === "" ? 4 : 11,
  );
  const score = worth.reduce((sum, one) => sum + one, route.index ? 2 : 0);
  return {
    regex: new RegExp(`^${source.join("") || "/"}$`),
    score,
    query: queryOf(route.module.loader) ?? null,
    route: `/${segments.join("/")}`,
  };
}

function segmentsOf({ path, parentId }: Route, routes: Routes): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return [...(parent ? segmentsOf(parent, routes) : []), ...(path ?? "").split("/").filter(Boolean)];
}

/** A parameter, and what may follow it: ":id", ":id.ics". */
const PARAM = /^:[\w-]+(\.\w+)?$/;

const endingOf = (segment: string) => PARAM.exec(segment)?.[1] ?? "";

function isParam(segment: string): boolean {
  if (PARAM.test(segment)) return true;
  if (/[:*?]/.test(segment)) throw new Error(`No route here has such a part of an address: ${segment}`);
  return false;
}

function literal(text: string): string {
  return text.replace(/[^\w-]/g, "\\$&");
}
