// Which requests can be answered from the page cache, and under which key: the routes say what their pages read.

import type { ServerBuild } from "react-router";
import { themeOf } from "#app/platform/site/theme.ts";
import { queryString } from "./cacheable.server.ts";
import { RouteQueries } from "./route-queries.server.ts";

export interface PageKey {
  /** The address with what else makes a page another one. */
  key: string;
  /** Path and query as everybody asks for this page. */
  address: string;
  /** All that its page may know of the visitor. */
  cookie: string;
  /** The path as sent, and its route as routes are written: for the log, and for counting. */
  path: string;
  route: string;
}

const LONGEST = 600;

export class PageKeys {
  readonly #queries: RouteQueries;

  constructor({ routes }: Pick<ServerBuild, "routes">) {
    this.#queries = new RouteQueries(routes);
  }

  /** The route of a target, as routes are written: "/ball/:id". */
  routeOf(target: string): string {
    const path = target.split("?", 1)[0] ?? target;
    return this.#queries.at(path.endsWith(".data") ? pageOfData(path) : path).route;
  }

  /**
   * `target`: a GET's path and query as sent; `origin`: where pages name the host they were asked by. Null when the page must
   * be made afresh. No URL is parsed where there is no query.
   */
  of(target: string, cookies: string | undefined, origin = ""): PageKey | null {
    if (target.length > LONGEST) return null;
    const mark = target.indexOf("?");
    const path = mark === -1 ? target : target.slice(0, mark);
    const { query, route } = this.#queries.at(path.endsWith(".data") ? pageOfData(path) : path);
    if (!query) return null;
    const search = mark === -1 ? undefined : new URLSearchParams(target.slice(mark));
    // A part of a page, which no visitor's browser asks for.
    if (search?.has("_routes")) return null;
    const address = search ? path + queryString(query, search) : path;
    const theme = themeOf(cookies);
    return { key: `${origin} ${theme} ${address}`, address, cookie: `theme=${theme}`, path, route };
  }
}

/** The page a client navigation's data request belongs to. */
function pageOfData(path: string): string {
  return path === "/_.data" ? "/" : path.slice(0, -".data".length);
}
