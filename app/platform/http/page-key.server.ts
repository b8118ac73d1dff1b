// Which requests can be answered from the page cache, and under which key: the routes say what their pages read.

import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { themeOf } from "#app/platform/site/theme.ts";
import { queryOf, spelled } from "./cacheable.server.ts";

export interface PageKey {
  /** The address with what else makes a page another one. */
  key: string;
  /** Path and query as everybody asks for this page. */
  address: string;
  /** All that its page may know of the visitor. */
  cookie: string;
}

/** The spelling of public addresses; any other leads there or nowhere. */
const PLAIN = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
const LONGEST = 600;
/** Anybody can ask for any path: what matching them gave is remembered of so many. */
const PATHS_REMEMBERED = 5_000;

export class PageKeys {
  readonly #routes: RouteObject[];
  readonly #queries: ReadonlyMap<string, readonly string[]>;
  readonly #known = new LRUCache<string, { query: readonly string[] | null }>({ max: PATHS_REMEMBERED });

  constructor({ routes }: Pick<ServerBuild, "routes">) {
    this.#routes = childrenOf(undefined, routes);
    this.#queries = new Map(
      Object.values(routes).flatMap((route) => {
        const query = route && queryOf(route.module.loader);
        return route && query ? [[route.id, query] as const] : [];
      }),
    );
  }

  /** The query names of the page at a path; null where it is made afresh. Matching is remembered: this is the hot path. */
  #queryAt(path: string): readonly string[] | null {
    const known = this.#known.get(path);
    if (known) return known.query;
    const isPlain = PLAIN.test(path) && path === path.toLowerCase();
    const route = isPlain ? matchRoutes(this.#routes, path)?.at(-1)?.route.id : undefined;
    const query = this.#queries.get(route ?? "") ?? null;
    this.#known.set(path, { query });
    return query;
  }

  /**
   * `target`: a GET's path and query as sent; `origin`: where pages name the host they were asked by. Null when the page must
   * be made afresh. No URL is parsed where there is no query.
   */
  of(target: string, cookies: string | undefined, origin = ""): PageKey | null {
    if (target.length > LONGEST) return null;
    const mark = target.indexOf("?");
    const path = mark === -1 ? target : target.slice(0, mark);
    const names = this.#queryAt(path.endsWith(".data") ? pageOfData(path) : path);
    if (!names) return null;
    const search = mark === -1 ? undefined : new URLSearchParams(target.slice(mark));
    // A part of a page, which no visitor's browser asks for.
    if (search?.has("_routes")) return null;
    const address = search ? path + spelled(names, search) : path;
    const theme = themeOf(cookies);
    return { key: `${origin} ${theme} ${address}`, address, cookie: `theme=${theme}` };
  }
}

function childrenOf(parent: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return index ? [{ id, path, index }] : [{ id, path, children: childrenOf(id, routes) }];
  });
}

/** The page a client navigation's data request belongs to. */
function pageOfData(path: string): string {
  return path === "/_.data" ? "/" : path.slice(0, -".data".length);
}
