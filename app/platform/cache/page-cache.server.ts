// Public page cache: rendered bytes, invalidated by content generation.

import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import { queryOf, queryString } from "./cacheable.server.ts";

export interface Body {
  bytes: Buffer;
  type: string | undefined;
  /** Cached for many visitors, so worth the best compression. */
  isCached: boolean;
  copies: Partial<Record<"gzip" | "br", Buffer | Promise<Buffer>>>;
}

export interface Page extends Body {
  status: number;
  /** Without content-encoding and content-length. */
  headers: Record<string, string>;
  etag: string;
  /** Generation when rendering began, and when the page expires (milliseconds since 1970). */
  madeFrom?: { generation: number; staleAt: number };
}

/** Returns a weak ETag, shared by all compressed copies. */
export function etagOf(bytes: Buffer): string {
  return `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}

export interface PageKey {
  key: string;
  address: string;
  cookie: string;
  /** Path as sent, and the route pattern ("/ball/:id") for the log and metrics. */
  path: string;
  route: string;
}

interface RouteFacts {
  query: readonly string[] | null;
  route: string;
}

const LONGEST = 600;
/** Form of public addresses; all others redirect or 404. */
const PLAIN = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;
const NOWHERE: RouteFacts = { query: null, route: "other" };
/** Limit for memoised paths, since clients can request any. */
const PATHS_MAX = 5_000;

export class PageKeys {
  readonly #build: Pick<ServerBuild, "routes">;
  readonly #routes: RouteObject[];
  readonly #facts = new LRUCache<string, RouteFacts>({ max: PATHS_MAX });

  constructor(build: Pick<ServerBuild, "routes">) {
    this.#build = build;
    this.#routes = childrenOf(build, undefined);
  }

  routeOf(target: string): string {
    return this.#at(pathOf(target)).route;
  }

  /** Returns null if the page is not cached. `target`: path and query as sent; `origin`: the host that pages refer to. */
  of(target: string, cookies: string | undefined, origin = ""): PageKey | null {
    if (target.length > LONGEST) return null;
    const path = pathOf(target);
    const { query, route } = this.#at(path);
    if (!query) return null;
    const search = target.length > path.length ? new URLSearchParams(target.slice(path.length)) : undefined;
    // Partial data requests, which browsers never send here.
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

const ONCE_MAX = 2_000;

export class PageCache {
  /** Query pages are cached only on the second request, because clients can send any query. */
  readonly #once = new LRUCache<string, true>({ max: ONCE_MAX });
  readonly #pages: LRUCache<string, { page: Page; epoch: number }> | null;
  #generation = 0;
  /** Incremented whenever all cached pages become stale. */
  #epoch = 0;
  #staleAt = Number.POSITIVE_INFINITY;

  constructor(megabytes: number) {
    const maxSize = megabytes * 1024 * 1024;
    // Compressed copies take at most half the size of a page.
    const sizeCalculation = ({ page }: { page: Page; epoch: number }, key: string) =>
      key.length * 2 + 2048 + Math.ceil(page.bytes.byteLength * 1.5);
    this.#pages = megabytes === 0 ? null : new LRUCache({ maxSize, sizeCalculation });
  }

  /** Updates the generation after a change by any process. `nextChange`: when pages expire without a write. */
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

  isDue(now = currentTime().getTime()): boolean {
    return now >= this.#staleAt;
  }

  /** Number of fresh pages, and memory used including stale ones. */
  get size(): { pages: number; bytes: number } {
    const fresh = [...(this.#pages?.values() ?? [])].filter(({ epoch }) => epoch === this.#epoch);
    return { pages: this.isDue() ? 0 : fresh.length, bytes: this.#pages?.calculatedSize ?? 0 };
  }

  get(key: string): Page | undefined {
    // `peek` leaves stale pages at the end of the LRU, so they are evicted first.
    if (this.#pages?.peek(key)?.epoch !== this.#epoch || this.isDue()) return undefined;
    return this.#pages.get(key)?.page;
  }

  /** Returns the last rendered page, even if stale: served while the database is down. */
  lastGood(key: string): Page | undefined {
    return this.#pages?.peek(key)?.page;
  }

  delete(key: string): void {
    this.#pages?.delete(key);
  }

  /** Stores a page whose rendering began in `epoch`, unless it is already stale. */
  put(key: string, page: Page, epoch: number): void {
    if (epoch !== this.#epoch || this.isDue()) return;
    if (key.includes("?") && !this.#once.has(key)) this.#once.set(key, true);
    else {
      page.isCached = true;
      this.#pages?.set(key, { page, epoch });
    }
  }
}
