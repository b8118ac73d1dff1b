// A page that may be cached for everybody says so where it is made: its loader names all of the query that it reads.

import { redirect } from "react-router";
import { type Db, database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { notFound } from "#app/platform/site/not-found.ts";

/** A loader and the query names of its page: what else is in an address changes nothing about that page. */
export interface Cacheable {
  readonly query: readonly string[];
}

interface Given {
  readonly db: Db;
  readonly now: Date;
}

/** A page that needs neither is made without the database. */
const given: Given = {
  get db() {
    return database();
  },
  get now() {
    return currentTime();
  },
};

/**
 * The loader of a page that may be cached. It gets no more of the address's query than the names given. A page that is undefined,
 * and one past a list's end, is a 404.
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

/**
 * The same for a list. Its form sends every name, most of them empty: the address that people go on to share has only those that
 * say something.
 */
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

/** The names a route's loader has declared; undefined where its page is not cached. */
export function queryOf(loader: unknown): readonly string[] | undefined {
  return isCacheable(loader) ? loader.query : undefined;
}

function isCacheable(loader: unknown): loader is Cacheable {
  return typeof loader === "function" && "query" in loader && Array.isArray(loader.query);
}

/** The query in the one spelling that all addresses of the same page share: "" or "?q=…&page=…", unnamed ones left out. */
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

/** A page that read another name would be cached as its first visitor requested it. */
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
