// Public pages as finished bytes, until the content changes.

import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import { queryOf, queryString } from "./cacheable.server.ts";

/** Bytes with their compressed copies, each made at the first request for it. */
export interface Body {
  bytes: Buffer;
  type: string | undefined;
  /** Cached for many visitors, and so worth compressing well. */
  isCached: boolean;
  copies: Partial<Record<"gzip" | "br", Buffer | Promise<Buffer>>>;
}

export interface Page extends Body {
  status: number;
  /** Without encoding and length. */
  headers: Record<string, string>;
  etag: string;
  /** The content generation at the start of rendering, and when time alone makes the page stale, in milliseconds. */
  madeFrom?: { generation: number; staleAt: number };
}

/** A weak tag: it names the content of the page, however that is compressed. */
export function etagOf(bytes: Buffer): string {
  return `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}

// Keys: path, declared query and theme.

export interface PageKey {
  key: string;
  /** Path and query in the spelling that all addresses of the page share. */
  address: string;
  /** The only cookie that the page depends on. */
  cookie: string;
  /** The path as sent, and the route's pattern ("/ball/:id"), for the log and metrics. */
  path: string;
  route: string;
}

interface RouteFacts {
  /** Names of the query that the page reads; null for a page that is not cached. */
  query: readonly string[] | null;
  route: string;
}

const LONGEST = 600;
/** The spelling of public addresses; any other leads to one of them, or nowhere. */
const PLAIN = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;
const NOWHERE: RouteFacts = { query: null, route: "other" };
/** Anybody can request any path: the facts of so many are memoised. */
const PATHS_MAX = 5_000;

export class PageKeys {
  readonly #build: Pick<ServerBuild, "routes">;
  readonly #routes: RouteObject[];
  readonly #facts = new LRUCache<string, RouteFacts>({ max: PATHS_MAX });

  constructor(build: Pick<ServerBuild, "routes">) {
    this.#build = build;
    this.#routes = childrenOf(build, undefined);
  }

  /** The pattern of the route that answers a target, such as "/ball/:id"; "other" where none does. */
  routeOf(target: string): string {
    return this.#at(pathOf(target)).route;
  }

  /** `target`: path and query of a GET as sent; `origin`: the host that pages name. Null where the page is not cached. */
  of(target: string, cookies: string | undefined, origin = ""): PageKey | null {
    if (target.length > LONGEST) return null;
    const path = pathOf(target);
    const { query, route } = this.#at(path);
    if (!query) return null;
    const search = target.length > path.length ? new URLSearchParams(target.slice(path.length)) : undefined;
    // Parts of a page, which no visitor's browser requests.
    if (search?.has("_routes")) return null;
    const address = search ? path + queryString(query, search) : path;
    const theme = themeOf(cookies);
    return { key: `${origin} ${theme} ${address}`, address, cookie: `theme=${theme}`, path, route };
  }

  #at(path: string): RouteFacts {
    const known = this.#facts.get(path);
    if (known) return known;
    const page = path === "/_.data" ? "/" : path.replace(/\.data$/, "");
    const matches = PLAIN.test(page) ? matchRoutes(this.#routes, page) : null;
    const id = matches?.at(-1)?.route.id;
    const facts = id
      ? {
          query: queryOf(this.#build.routes[id]?.module.loader) ?? null,
          route: `/${matches?.flatMap(({ route }) => route.path || []).join("/")}`,
        }
      : NOWHERE;
    this.#facts.set(path, facts);
    return facts;
  }
}

function pathOf(target: string): string {
  return target.split("?", 1)[0] ?? target;
}

function childrenOf(build: Pick<ServerBuild, "routes">, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(build, id) }];
  });
}

/** Addresses with a query that are remembered as requested once. */
const ONCE_MAX = 2_000;

export class PageCache {
  /** Anybody can request any query: its page is stored at the second request. */
  readonly #once = new LRUCache<string, true>({ max: ONCE_MAX });
  readonly #pages: LRUCache<string, { page: Page; epoch: number }> | null;
  #generation = 0;
  /** Raised whenever everything made before is stale. */
  #epoch = 0;
  #staleAt = Number.POSITIVE_INFINITY;

  constructor(megabytes: number) {
    const maxSize = megabytes * 1024 * 1024;
    // Compressed copies take half of a page at most.
    const sizeCalculation = ({ page }: { page: Page; epoch: number }, key: string) =>
      key.length * 2 + 2048 + Math.ceil(page.bytes.byteLength * 1.5);
    this.#pages = megabytes === 0 ? null : new LRUCache({ maxSize, sizeCalculation });
  }

  /** Called on every change, by this process or another; `nextChange` is when time alone makes pages stale. */
  moveTo(generation: number, nextChange: Date | null): void {
    if (generation !== this.#generation || this.isDue()) this.invalidate();
    this.#generation = generation;
    this.#staleAt = nextChange?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  invalidate(): void {
    this.#epoch += 1;
  }

  get generation(): number {
    return this.#generation;
  }

  get staleAt(): number {
    return this.#staleAt;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** Returns whether a time has passed at which something comes or goes. */
  isDue(now = currentTime().getTime()): boolean {
    return now >= this.#staleAt;
  }

  /** Pages that are fresh, and the memory of all, stale ones included. */
  get size(): { pages: number; bytes: number } {
    const fresh = [...(this.#pages?.values() ?? [])].filter(({ epoch }) => epoch === this.#epoch);
    return { pages: this.isDue() ? 0 : fresh.length, bytes: this.#pages?.calculatedSize ?? 0 };
  }

  get(key: string): Page | undefined {
    // A stale page is only peeked at, and so is the first to be evicted.
    if (this.#pages?.peek(key)?.epoch !== this.#epoch || this.isDue()) return undefined;
    return this.#pages.get(key)?.page;
  }

  /** The page as it was made last, stale or not: served while the database is away. */
  lastGood(key: string): Page | undefined {
    return this.#pages?.peek(key)?.page;
  }

  delete(key: string): void {
    this.#pages?.delete(key);
  }

  /** Stores a page whose rendering began in `epoch`, unless it is stale by now. */
  put(key: string, page: Page, epoch: number): void {
    if (epoch !== this.#epoch || this.isDue()) return;
    if (key.includes("?") && !this.#once.has(key)) this.#once.set(key, true);
    else {
      page.isCached = true;
      this.#pages?.set(key, { page, epoch });
    }
  }
}
