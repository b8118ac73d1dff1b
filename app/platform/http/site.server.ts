// The pipeline of a request: page cache, static files, canonical address, refusals, queue, React Router.

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { type Page, PageCache, type PageKey, PageKeys } from "#app/platform/cache/page-cache.server.ts";
import { database, databasePlace } from "#app/platform/database/connection.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";
import { networkOf } from "#app/platform/limits/address-network.ts";
import { withoutEndingSlashes } from "#app/platform/site/addresses.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { log, truncate } from "#app/platform/site/log.server.ts";
import { type AnsweredFrom, countRequest, gauge } from "#app/platform/site/metrics.server.ts";
import { readFiles } from "./files.server.ts";
import { TooManyRequests } from "./queue.server.ts";
import { type Allowance, receive } from "./receiving.server.ts";
import { plainTextOf, refusalAfter, refusalOf, refuse, tooManyRequests, unreadable } from "./refusal.server.ts";
import { Rendering, type RenderRequest } from "./rendering.server.ts";
import { addressOf, clientOf, isHealthCheck, namesTwoHosts, originOf, requestOf, targetOf } from "./request.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { REVALIDATE, redirect, sendMade, sendPage, sharedCaching } from "./sending.server.ts";

// One address a page: "/ball/" and "/BALL" are "/ball".

/** With one slash only: what follows two, or a backslash, a browser takes for the name of another site. */
const BEGINNING = /^\/[^/\\]/;

/** The canonical path and query of a request; undefined where it came by them. */
function canonicalAddress(target: string, isPublicPage: (path: string) => boolean): string | undefined {
  const mark = target.indexOf("?");
  const pathname = mark === -1 ? target : target.slice(0, mark);
  if (!BEGINNING.test(pathname)) return undefined;
  const path = withoutEndingSlashes(pathname);
  // Leads on to the dashboard, whichever way it is written.
  if (path === "/admin") return undefined;
  // The router does not mind capitals; addresses of public pages have none.
  const lower = path.toLowerCase();
  const address = (isPublicPage(lower) ? lower : path) + (mark === -1 ? "" : target.slice(mark));
  return address === target ? undefined : address;
}

/** Interface of the app to the listener, which knows no content: work to do, and facts about requests. */
export interface SiteDuties {
  /** Runs before the first request, with the database open. */
  atStart(): Promise<void>;
  /** Runs at the start and every hour. */
  everyHour(now: Date): Promise<void>;
  /** Does what is due by now, and returns when time alone makes pages stale next. */
  nextChange(now: Date): Promise<Date>;
  /** Registers a callback for changes of pages that are no writes, such as a new forecast. */
  onExternalChange(changed: () => void): void;
  /** Limits of what the sender of a request may send. `address`: the visitor's. */
  allowanceOf(request: Request, address: string): Promise<Allowance>;
  /** Returns whether this Cookie header was an admin's a short while ago, without asking the provider. */
  isAdmin(cookies: string | undefined): boolean;
  /** Returns whether it carries a session at all, valid or not. */
  mayBeAdmin(cookies: string | undefined): boolean;
}

/** A UUID, a hash, a trace id: nothing that could say something else in a log or a header. */
const WELL_FORMED = /^[\w.:=+/-]{8,128}$/;

/** The id that a proxy gave the request, so that both logs name the same one; undefined where none is well formed. */
function givenIdOf(req: IncomingMessage): string | undefined {
  const given = req.headers["x-request-id"];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : undefined;
}

/** Not cacheable: the next request may get a fresh page. `Warning` is defined by RFC 7234. */
const STALE = { "cache-control": `public, ${REVALIDATE}`, warning: '110 - "Response is Stale"' };

export class Site {
  readonly #env: Environment;
  #build: ServerBuild | undefined;
  #keys: PageKeys;
  readonly #cache: PageCache;
  readonly #rendering: Rendering;
  readonly #files: ReadonlyMap<string, Page>;
  readonly #headers: Record<string, string>;
  readonly #duties: SiteDuties;
  readonly #isSilent = !log.isLevelEnabled("info");

  constructor(build: ServerBuild, env: Environment, duties: SiteDuties, hasFiles: boolean) {
    this.#env = env;
    this.#duties = duties;
    this.#keys = new PageKeys(build);
    this.#cache = new PageCache(env.PAGE_CACHE_MB);
    duties.onExternalChange(() => this.#cache.invalidate());
    this.#headers = securityHeaders(env.SITE_URL?.startsWith("https:") ?? false, env.HSTS_SUBDOMAINS);
    this.#rendering = new Rendering(build, env, this.#cache, this.#headers);
    gauge("page_cache_pages", "Pages in the page cache", () => this.#cache.size.pages);
    gauge("page_cache_bytes", "Memory of the page cache", () => this.#cache.size.bytes);
    gauge("content_generation", "Raised by every change visitors can see", () => this.#cache.generation);
    this.#files = hasFiles ? readFiles(build.assetsBuildDirectory, this.#headers) : new Map();
  }

  /** Replaces the build of the app, while developing. */
  use(build: ServerBuild): this {
    if (build === this.#build) return this;
    this.#build = build;
    this.#keys = new PageKeys(build);
    this.#rendering.use(build);
    return this;
  }

  /** Invalidates the page cache if anything was written, by this process or another, or if something is due. */
  async refresh(): Promise<void> {
    try {
      const generation = await readGeneration(database());
      if (generation === this.#cache.generation && !this.#cache.isDue()) return;
      this.#cache.moveTo(generation, await this.#duties.nextChange(currentTime()));
    } catch (error) {
      // Trouble with the database is logged once, by its own watch.
      if (!troubleOf(error, databasePlace())) log.error({ err: error }, "could not read the content generation");
    }
  }

  /** Invalidates the page cache at once after a write. */
  invalidate(generation: number | undefined): void {
    if (generation !== undefined && generation > this.#cache.generation) this.#cache.invalidate();
    void this.refresh();
  }

  /** Answers a request; a cached page without waiting for any promise. */
  answer(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    // A health check may come by HTTP/1.0, which names no host.
    const origin = originOf(req, this.#env) ?? (isHealthCheck(req.url) ? "http://localhost" : undefined);
    const target = targetOf(req.url);
    if (origin === undefined || target === undefined || namesTwoHosts(req))
      return refuse(req, res, unreadable, this.#headers);
    req.url = target;
    const reading = req.method === "GET" || req.method === "HEAD";
    // Without SITE_URL a page names the host of the request: no visitor may put their host into another's page.
    const named = this.#env.SITE_URL ? undefined : origin;
    const pageKey = reading ? this.#keys.of(target, req.headers.cookie, named) : null;
    if (pageKey) {
      const page = this.#cache.get(pageKey.key);
      if (page) return this.#sendCached(req, res, pageKey, page);
    } else if (reading) {
      const file = this.#files.get(target.split("?", 1)[0] ?? target);
      if (file) {
        const sent = sendPage(req, res, file);
        countRequest("file", req.method, res.statusCode, "file");
        return sent;
      }
      const address = canonicalAddress(target, (path) => this.#keys.of(path, undefined) !== null);
      if (address !== undefined) return redirect(req, res, address, this.#headers);
    }
    return this.#make(req, res, origin, pageKey);
  }

  /** The page as it was before the database went away. Not for admins: it would look as if nothing had been saved. */
  #lastGood(req: IncomingMessage, { key }: PageKey, failed: Response): Page | undefined {
    if (!this.#rendering.isOfDatabase(failed) || this.#duties.mayBeAdmin(req.headers.cookie)) return undefined;
    return this.#cache.lastGood(key);
  }

  #sharedCaching(req: IncomingMessage, page: Page): Readonly<Record<string, string>> {
    return sharedCaching(req, page, this.#env.CDN_SECONDS);
  }

  #sendCached(req: IncomingMessage, res: ServerResponse, { path, route }: PageKey, page: Page): void | Promise<void> {
    const id = givenIdOf(req);
    const caching = this.#sharedCaching(req, page);
    const sent = sendPage(req, res, page, id ? { ...caching, "x-request-id": id } : caching);
    const { statusCode: status } = res;
    countRequest(route, req.method, status, "cache");
    if (this.#isSilent || Math.random() >= this.#env.ACCESS_LOG_CACHED) return sent;
    log.info({ id, method: req.method, path: truncate(path), status, ms: 0, cached: true }, "request");
    return sent;
  }

  async #make(req: IncomingMessage, res: ServerResponse, origin: string, pageKey: PageKey | null): Promise<void> {
    const started = performance.now();
    const id = givenIdOf(req) ?? randomUUID();
    res.setHeader("X-Request-Id", id);
    const address = addressOf(req, this.#env);
    let from: AnsweredFrom = "rendered";
    try {
      const unfit = refusalOf(req, origin);
      if (unfit) return refuse(req, res, unfit, this.#headers);
      if (this.#cache.isDue()) await this.refresh();
      const { request, body } = requestOf(req, res, origin);
      const refused =
        body && (await receive(req, body, networkOf(address), this.#duties.allowanceOf(request, address)));
      if (refused) return refuse(req, res, refused, this.#headers);
      const client = clientOf(req, address, this.#env, this.#duties.isAdmin);
      const incoming: RenderRequest = { request, id, address, client, isGone: () => res.destroyed };
      const made = await (pageKey ? this.#rendering.page(pageKey, incoming) : this.#rendering.answer(incoming));
      if (req.method !== "GET" && req.method !== "HEAD") await this.refresh();
      const stale = pageKey && made instanceof Response && this.#lastGood(req, pageKey, made);
      if (stale) {
        from = "stale";
        return await sendPage(req, res, stale, STALE);
      }
      const plainText = made instanceof Response ? await plainTextOf(req, made) : undefined;
      if (plainText) refuse(req, res, plainText, this.#headers);
      else if (made instanceof Response) await sendMade(req, res, made, this.#headers);
      else await sendPage(req, res, made, this.#sharedCaching(req, made));
    } catch (error) {
      if (error instanceof TooManyRequests) return refuse(req, res, tooManyRequests(error.retryAfter), this.#headers);
      log.error({ id, err: error }, "request failed");
      if (res.headersSent) res.destroy();
      else refuse(req, res, refusalAfter(error), this.#headers);
    } finally {
      const took = performance.now() - started;
      const ms = Math.round(took);
      countRequest(this.#keys.routeOf(req.url ?? ""), req.method, res.statusCode, from, took / 1000);
      const path = truncate((req.url ?? "").split("?", 1)[0] ?? "");
      const status = res.statusCode;
      log.info({ id, method: req.method, path, status, ms }, status === 404 ? `Page Not Found: ${path}` : "request");
    }
  }
}
