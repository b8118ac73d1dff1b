import { redirect } from "react-router";
import { type Db, database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { notFound } from "#app/platform/site/not-found.ts";

/** A loader with the query parameters its page depends on. */
export interface Cacheable {
  readonly query: readonly string[];
}

interface Given {
  readonly db: Db;
  readonly now: Date;
}

/** Lazy, so that pages that need neither never open the database. */
const given: Given = {
  get db() {
    return database();
  },
  get now() {
    return currentTime();
  },
};

/**
 * Wraps the loader of a cacheable page, which sees only the given query parameters. Throws a 404 if the page is
 * undefined or past the end of a list.
 */
export function cacheable<Args extends { url: URL }, Page>(
  query: readonly string[],
  load: (given: Given, args: Args) => Page,
): ((args: Args) => Promise<Exclude<Awaited<Page>, undefined>>) & Cacheable {
  const loader = async (args: Args) => {
    const page = await load(given, { ...args, url: withOnly(query, args.url) });
    if (page === undefined || isPastLast(page)) throw notFound(args.url);
    return page as Exclude<Awaited<Page>, undefined>; // TypeScript does not narrow a type parameter
  };
  return Object.assign(loader, { query });
}

function isPastLast(page: unknown): boolean {
  return isRecord(page) && Number(page.page) > Number(page.pages);
}

/** Wraps a list's loader like `cacheable`. Redirects to the address without empty parameters, because the search form sends all. */
export function cacheableList<Args extends { url: URL }, Page>(
  query: readonly string[],
  load: (given: Given, args: Args) => Page,
): ReturnType<typeof cacheable<Args, Page>> {
  return cacheable(query, (site, args: Args) => {
    const { pathname, searchParams } = args.url;
    const search = queryString(query, searchParams, (value) => value.trim() !== "");
    if (search !== queryString(query, searchParams)) throw redirect(pathname + search);
    return load(site, args);
  });
}

/** Returns the query parameters a route's loader declared; undefined if its page is not cached. */
export function queryOf(loader: unknown): readonly string[] | undefined {
  return isCacheable(loader) ? loader.query : undefined;
}

function isCacheable(loader: unknown): loader is Cacheable {
  return typeof loader === "function" && "query" in loader && Array.isArray(loader.query);
}

/** Returns the declared parameters in canonical order: "" or "?q=…&page=…". */
export function queryString(
  query: readonly string[],
  search: URLSearchParams,
  isWanted: (value: string) => boolean = () => true,
): string {
  const pairs = query.flatMap((name) =>
    search
      .getAll(name)
      .filter(isWanted)
      .map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function withOnly(query: readonly string[], url: URL): URL {
  const only = new URL(url);
  only.search = queryString(query, url.searchParams);
  Object.defineProperty(only, "searchParams", { value: new NamedParams(query, only.search) });
  return only;
}

/** Search params that throw on undeclared names, which would otherwise leak into the cached page. */
class NamedParams extends URLSearchParams {
  readonly #names: readonly string[];

  constructor(names: readonly string[], search: string) {
    super(search);
    this.#names = names;
  }

  override get(name: string): string | null {
    this.#check(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#check(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#check(name);
    return super.has(name, value);
  }

  #check(name: string): void {
    if (!this.#names.includes(name)) throw new Error(`cacheable([…], loader) of this page does not name "${name}"`);
  }
}
