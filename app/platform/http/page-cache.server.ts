// Public pages as finished bytes: identity, gzip and brotli, until the content changes.

import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ServerBuild } from "react-router";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import { queryOf, queryString } from "./cacheable.server.ts";
import { compressBytes, type Encoding } from "./compression.server.ts";

// What the page at a path reads of the query, as the loader of its route says: React Router's own choice of a route, made
// ready once. Its matchRoutes ranks all routes anew at each call, which is dear before a request has waited for its turn.
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
   * counting: few, whatever is requested.
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

// Which requests can be answered from the page cache, and under which key: the routes say what their pages read.
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
   * `target`: a GET's path and query as sent; `origin`: the host pages name. Null when the page must
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

export interface Page {
  status: number;
  /** Less encoding, length and ETag. */
  headers: Record<string, string>;
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  etag: string;
  /** Of a page: the content's number when its making began, and when time alone puts it out of date, in milliseconds. */
  madeFrom?: { generation: number; staleAt: number };
}

interface CachedPage {
  page: Page;
  /** Of which epoch it is: one of an earlier epoch is out of date, and good only while no other can be made. */
  epoch: number;
  /** Asked for a second time, and so worth compressing. */
  isReused: boolean;
}

/** How many addresses are remembered as requested once. */
const ONCE_MAX = 2_000;

export class PageCache {
  /** Anybody can request anything: the answer to a query is cached when it is requested again, not before. */
  readonly #once = new LRUCache<string, true>({ max: ONCE_MAX });
  #pages: LRUCache<string, CachedPage> | null;
  #generation = 0;
  #epoch = 0;
  #staleAt = Number.POSITIVE_INFINITY;
  /** The last of those that wait to be compressed. */
  #pressed: Promise<void> = Promise.resolve();

  constructor(megabytes: number) {
    this.#pages =
      megabytes === 0
        ? null
        : new LRUCache({
            maxSize: megabytes * 1024 * 1024,
            sizeCalculation: ({ page }, key) =>
              // The compressed copies come later; they take a quarter of the page each, at most.
              key.length * 2 + 2048 + Math.ceil(page.bytes.identity.byteLength * 1.5),
          });
  }

  /** Told on every change, from this process or another; `nextChange` is when time alone makes pages out of date. */
  moveTo(generation: number, nextChange: Date | null): void {
    if (generation !== this.#generation || this.isDue()) this.#epoch += 1;
    this.#generation = generation;
    this.#staleAt = nextChange?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  /** What no write tells of has changed. */
  forget(): void {
    this.#epoch += 1;
  }

  get generation(): number {
    return this.#generation;
  }

  /** When time alone makes pages out of date, in milliseconds. */
  get staleAt(): number {
    return this.#staleAt;
  }

  /** Raised whenever what was made before is out of date. */
  get epoch(): number {
    return this.#epoch;
  }

  /** True once a time has passed at which something comes or goes: what is cached may be out of date. */
  isDue(now = currentTime().getTime()): boolean {
    return now >= this.#staleAt;
  }

  /** Pages that are up to date, and the memory of all, those out of date among them. */
  get size(): { pages: number; bytes: number } {
    const ready = [...(this.#pages?.values() ?? [])].filter(({ epoch }) => epoch === this.#epoch);
    return { pages: this.isDue() ? 0 : ready.length, bytes: this.#pages?.calculatedSize ?? 0 };
  }

  get(key: string): Page | undefined {
    // What is out of date is not used, and so it is the first to make room.
    if (this.#pages?.peek(key)?.epoch !== this.#epoch || this.isDue()) return undefined;
    const cached = this.#pages.get(key);
    if (cached && !cached.isReused) {
      cached.isReused = true;
      this.#pressed = this.#pressed
        .then(() => this.#press(key, cached.page))
        .catch((error) => log.error({ err: error }, "a page could not be compressed"));
    }
    return cached?.page;
  }

  /** The page as it was made last, out of date or not: for a visitor whose page the database fails. */
  lastGood(key: string): Page | undefined {
    return this.#pages?.peek(key)?.page;
  }

  /** A page that is no more: nobody is shown it again. */
  drop(key: string): void {
    this.#pages?.delete(key);
  }

  /** Keeps a page whose making began in `epoch`; drops it when a write, or a time that matters, came in between. */
  put(key: string, page: Page, epoch: number): void {
    if (epoch !== this.#epoch || this.isDue()) return;
    if (key.includes("?") && !this.#once.has(key)) this.#once.set(key, true);
    else this.#pages?.set(key, { page, epoch, isReused: false });
  }

  /**
   * As small as it gets, behind the answers: the light compression it was first sent with serves until then. One page at a time,
   * and no more care than the light one for the answer to a query: a flood of them would take the machine from those who wait.
   */
  async #press(key: string, page: Page): Promise<void> {
    const cached = this.#pages?.peek(key);
    if (cached?.page !== page || cached.epoch !== this.#epoch) return;
    const care = key.includes("?") ? "lightly" : "well";
    for (const encoding of ["gzip", "br"] as const) {
      if (care === "well" || !page.bytes[encoding])
        page.bytes[encoding] = await compressBytes(page.bytes.identity, encoding, care);
    }
  }
}

/** Weak, for it names what the page says, whichever way it is compressed. */
export function etagOf(bytes: Buffer): string {
  return `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}
