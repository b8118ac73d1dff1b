// A page that may be cached for everybody says so where it is made: its loader names all of the query that it reads.

import { redirect } from "react-router";

/** A loader and the query names of its page: what else is in an address changes nothing about that page. */
export interface Cacheable {
  readonly query: readonly string[];
}

/** The loader of a page that may be cached. It gets no more of the address's query than the names given. */
export function cacheable<Args extends { url: URL }, Result>(
  query: readonly string[],
  loader: (args: Args) => Result,
): ((args: Args) => Result) & Cacheable {
  return Object.assign((args: Args) => loader({ ...args, url: withOnly(query, args.url) }), { query });
}

/**
 * The same for a list. Its form sends every name, most of them empty: the address that people go on to share has only those that
 * say something.
 */
export function cacheableList<Args extends { url: URL }, Result>(
  query: readonly string[],
  loader: (args: Args) => Result,
): ((args: Args) => Result) & Cacheable {
  return cacheable(query, (args: Args) => {
    const { pathname, searchParams } = args.url;
    const search = queryString(query, searchParams, (value) => value.trim() !== "");
    if (search !== queryString(query, searchParams)) throw redirect(pathname + search);
    return loader(args);
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
