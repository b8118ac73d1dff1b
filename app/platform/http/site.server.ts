// Request pipeline: page cache, static files, canonical redirect, refusals, queue, React Router.

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
import { plainTextOf, refusalForError, refusalOf, refuse, tooManyRequests, unreadable } from "./refusal.server.ts";
import { Rendering, type RenderRequest } from "./rendering.server.ts";
import { addressOf, clientOf, isHealthCheck, namesTwoHosts, originOf, requestOf, targetOf } from "./request.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { REVALIDATE, redirect, sendPage, sendResponse, sharedCaching } from "./sending.server.ts";

// Canonical addresses: "/ball/" and "/BALL" redirect to "/ball".

/** Exactly one slash: browsers treat "//" and "/\" as the start of a host. */
const BEGINNING = /^\/[^/\\]/;

/** Returns the canonical path and query of a request; undefined if already canonical. */
function canonicalAddress(target: string, isPublicPage: (path: string) => boolean): string | undefined {
  const mark = target.indexOf("?");
  const pathname = mark === -1 ? target : target.slice(0, mark);
  if (!BEGINNING.test(pathname)) return undefined;
  const path = withoutEndingSlashes(pathname);
  // /admin redirects to the dashboard itself.
  if (path === "/admin") return undefined;
  // The router ignores case; public addresses are lower case.
  const lower = path.toLowerCase();
  const address = (isPublicPage(lower) ? lower : path) + (mark === -1 ? "" : target.slice(mark));
  return address === target ? undefined : address;
}

/** Interface between the listener and the content: background work and request facts. */
export interface SiteDuties {
  atStart(): Promise<void>;
  /** Runs at startup and hourly. */
  everyHour(now: Date): Promise<void>;
  /** Runs due work and returns when pages next become stale without a write. */
  nextChange(now: Date): Promise<Date>;
  /** Registers a callback for page changes other than writes, such as a new forecast. */
  onExternalChange(changed: () => void): void;
  allowanceOf(request: Request, address: string): Promise<Allowance>;
  /** Returns whether this cookie recently belonged to an admin, without asking the provider. */
  isAdmin(cookies: string | undefined): boolean;
  /** Returns whether there is a session cookie, valid or not. */
  mayBeAdmin(cookies: string | undefined): boolean;
}

/** A UUID, hash or trace id: safe in logs and headers. */
const WELL_FORMED = /^[\w.:=+/-]{8,128}$/;

/** Returns the proxy's request id, if well formed, so that both logs use the same one. */
function givenIdOf(req: IncomingMessage): string | undefined {
  const given = req.headers["x-request-id"];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : undefined;
}

/** Not stored by a CDN, so the next request may get a fresh page. `Warning` is from RFC 7234. */
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

  use(build: ServerBuild): this {
    if (build === this.#build) return this;
    this.#build = build;
    this.#keys = new PageKeys(build);
    this.#rendering.use(build);
    return this;
  }

  /** Invalidates the page cache if any process has written or a scheduled change is due. */
  async refresh(): Promise<void> {
    try {
      const generation = await readGeneration(database());
      if (generation === this.#cache.generation && !this.#cache.isDue()) return;
      this.#cache.moveTo(generation, await this.#duties.nextChange(currentTime()));
    } catch (error) {
      // Database outages are logged by the health check.
      if (!troubleOf(error, databasePlace())) log.error({ err: error }, "could not read the content generation");
    }
  }

  invalidate(generation: number | undefined): void {
    if (generation !== undefined && generation > this.#cache.generation) this.#cache.invalidate();
    void this.refresh();
  }

  /** Handles a request; synchronously for a cached page. */
  answer(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    // Health checks may use HTTP/1.0, without a Host header.
    const origin = originOf(req, this.#env) ?? (isHealthCheck(req.url) ? "http://localhost" : undefined);
    const target = targetOf(req.url);
    if (origin === undefined || target === undefined || namesTwoHosts(req))
      return refuse(req, res, unreadable, this.#headers);
    req.url = target;
    const reading = req.method === "GET" || req.method === "HEAD";
    // Without SITE_URL, pages contain the request's host, so it is part of the cache key.
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

  /** Returns the last rendered page during an outage. Not for admins, to whom it would look as if nothing was saved. */
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
    let isAbandoned = false;
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
      isAbandoned = res.destroyed;
      const stale = pageKey && made instanceof Response && this.#lastGood(req, pageKey, made);
      if (stale) {
        from = "stale";
        return await sendPage(req, res, stale, STALE);
      }
      const plainText = made instanceof Response ? await plainTextOf(req, made) : undefined;
      if (plainText) refuse(req, res, plainText, this.#headers);
      else if (made instanceof Response) await sendResponse(req, res, made, this.#headers);
      else await sendPage(req, res, made, this.#sharedCaching(req, made));
    } catch (error) {
      isAbandoned = res.destroyed && error instanceof TooManyRequests;
      if (error instanceof TooManyRequests) return refuse(req, res, tooManyRequests(error.retryAfter), this.#headers);
      log.error({ id, err: error }, "request failed");
      if (res.headersSent) res.destroy();
      else refuse(req, res, refusalForError(error), this.#headers);
    } finally {
      const took = performance.now() - started;
      const ms = Math.round(took);
      // Neither a fault nor a refusal: the client left first.
      const status = isAbandoned ? 499 : res.statusCode;
      countRequest(this.#keys.routeOf(req.url ?? ""), req.method, status, from, took / 1000);
      const path = truncate((req.url ?? "").split("?", 1)[0] ?? "");
      log.info({ id, method: req.method, path, status, ms }, status === 404 ? `Page Not Found: ${path}` : "request");
    }
  }
}
