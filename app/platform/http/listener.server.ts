// The listener: page cache first, then files, then the app. The one place that touches node:http.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readGeneration } from "#app/platform/cache/generation.server.ts";
import { onRefresh } from "#app/platform/cache/refresh.server.ts";
import { hearChanges } from "#app/platform/database/changes.server.ts";
import { closeDatabase, database, databasePlace } from "#app/platform/database/connection.server.ts";
import { inOneProcess } from "#app/platform/database/dialect.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";
import { watchDatabase } from "#app/platform/database/watched.server.ts";
import { setBuild } from "#app/platform/site/build.server.ts";
import { trackCacheability } from "#app/platform/site/cacheability.server.ts";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { log, redirectConsole, truncate } from "#app/platform/site/log.server.ts";
import { countRequest, gauge } from "#app/platform/site/metrics.server.ts";
import { networkOf } from "./address-network.ts";
import { bytesOf } from "./body-bytes.server.ts";
import { canonicalAddress } from "./canonical-address.server.ts";
import { addressOf, clientKeyOf, isHealthCheck, TooManyRequests } from "./client-key.server.ts";
import { readFiles } from "./files.server.ts";
import { INERT_POLICY, securityHeaders } from "./headers.server.ts";
import { listenOn } from "./listening.server.ts";
import { listenForMetrics } from "./metrics-listener.server.ts";
import { originOf, targetOf } from "./origin.server.ts";
import { etagOf, type Page, PageCache } from "./page-cache.server.ts";
import { type PageKey, PageKeys } from "./page-key.server.ts";
import { receive } from "./receiving.server.ts";
import { bareWordsOf, failed, refusalOf, refuse, tooManyRequests, unreadable } from "./refusal.server.ts";
import { databaseTrouble, type RequestFacts, requestFacts, yieldTurn } from "./request-context.server.ts";
import { givenIdOf, requestIdOf } from "./request-id.server.ts";
import { requestOf } from "./request-of.server.ts";
import { redirect, sendFresh, sendMade, sendPage } from "./sending.server.ts";
import { REVALIDATE, sharedCaching } from "./shared-caches.server.ts";
import type { SiteDuties } from "./site-duties.server.ts";
import { stopperOf } from "./stop.server.ts";
import { tidyWhenQuiet } from "./tidying.server.ts";
import { type ClientKey, Turns } from "./turns.server.ts";

/** An address of ten thousand Japanese characters still gets a page. */
const HEADERS_MAX = 128 * 1024;
const GENERATION_POLL_MS = 500;
const DATABASE_STARTS_WITHIN_MS = 30_000;
/** Until one whom the database failed may ask again. */
const RETRY_SECONDS = 5;
const HOUR_MS = 60 * 60 * 1000;
/** By which processes that share a PostgreSQL know that one of them keeps house. The number is "borh". */
const HOUSEKEEPING = 1651471976;

/**
 * What stands before the site while people work on it (`npm run dev`): it serves the sources a browser asks for, and passes
 * everything else on, with the app as its sources are now.
 */
export type DevMiddleware = (req: IncomingMessage, res: ServerResponse, next: (build: ServerBuild) => void) => void;

/** Starts listening. Resolves when connections are accepted; the returned function stops cleanly. */
export async function listen(
  build: ServerBuild,
  duties: SiteDuties,
  devMiddleware?: DevMiddleware,
): Promise<{ port: number; stop(): Promise<void> }> {
  const env = environment();
  redirectConsole();
  await startDatabase(duties.atStart, DATABASE_STARTS_WITHIN_MS);
  // What changes under the hands has no name that open pages could watch for.
  if (!devMiddleware) setBuild(build, new Date());
  const site = new Site(build, env, duties, devMiddleware === undefined);
  await site.refresh();
  const server = createServer(
    {
      maxHeaderSize: HEADERS_MAX,
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      // What brings no body is no stream to be read to its end: a kept page has nothing else to wait for.
      optimizeEmptyRequests: true,
    },
    (req, res) => {
      if (devMiddleware) devMiddleware(req, res, (now) => void site.use(now).answer(req, res));
      else void site.answer(req, res);
    },
  );
  const stop = stopperOf(server, env.DRAIN_SECONDS);
  watchDatabase();
  await listenForMetrics(env);
  await listenOn(server, env);
  const poll = setInterval(() => void site.refresh(), GENERATION_POLL_MS);
  const hearNoMore = hearChanges((generation) => site.hear(generation));
  const lookNoMore = onRefresh(() => site.refresh());
  const keepHouse = () =>
    inOneProcess(database(), HOUSEKEEPING, () => duties.everyHour(new Date())).catch((error) =>
      log.error({ err: error }, "could not remove what is out of date"),
    );
  void keepHouse();
  const hourly = setInterval(() => void keepHouse(), HOUR_MS);
  const tidyNoMore = tidyWhenQuiet();
  const over = new AbortController();
  const beside = duties.beside(over.signal);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, host: env.HOST }, "listening");
  return {
    port,
    async stop() {
      over.abort();
      await Promise.all([stop(), beside]);
      clearInterval(poll);
      tidyNoMore();
      clearInterval(hourly);
      hearNoMore();
      lookNoMore();
      await closeDatabase();
    },
  };
}

/** A request as the app gets it, and who asks. */
interface RenderRequest extends RequestFacts {
  request: Request;
  by: ClientKey;
  isGone(): boolean;
}

const handlerOf = (build: ServerBuild, { NODE_ENV }: Environment) =>
  createRequestHandler(build, NODE_ENV === "development" ? "development" : "production");

class Site {
  readonly #env: Environment;
  #build: ServerBuild | undefined;
  #keys: PageKeys;
  readonly #cache: PageCache;
  #handler: ReturnType<typeof createRequestHandler>;
  readonly #files: ReadonlyMap<string, Page>;
  readonly #headers: Record<string, string>;
  readonly #rendering = new Map<string, Promise<Page | Response>>();
  readonly #turns = new Turns();
  readonly #duties: SiteDuties;
  /** No line is made that nobody would write. */
  readonly #isSilent = !log.isLevelEnabled("info");

  constructor(build: ServerBuild, env: Environment, duties: SiteDuties, hasFiles: boolean) {
    this.#env = env;
    this.#duties = duties;
    this.#keys = new PageKeys(build);
    this.#cache = new PageCache(env.PAGE_CACHE_MB);
    duties.whenNews(() => this.#cache.forget());
    this.#handler = handlerOf(build, env);
    this.#headers = securityHeaders(env.SITE_URL?.startsWith("https:") ?? false);
    gauge("page_cache_pages", "Pages kept ready", () => this.#cache.size.pages);
    gauge("page_cache_bytes", "Memory that kept pages may take", () => this.#cache.size.bytes);
    gauge("content_generation", "Raised by every change visitors can see", () => this.#cache.generation);
    gauge("requests_waiting", "Requests that wait for their turn", () => this.#turns.waiting);
    gauge("requests_running", "Requests under way", () => this.#turns.running);
    this.#files = hasFiles ? readFiles(join(import.meta.dirname, "../client"), this.#headers) : new Map();
  }

  /** Goes on with this build of the app. */
  use(build: ServerBuild): this {
    if (build === this.#build) return this;
    this.#build = build;
    this.#keys = new PageKeys(build);
    this.#handler = handlerOf(build, this.#env);
    return this;
  }

  /** Looks whether anything was written, by this process or another, and whether something is due at this hour. */
  async refresh(): Promise<void> {
    try {
      const generation = await readGeneration(database());
      if (generation === this.#cache.generation && !this.#cache.isDue()) return;
      this.#cache.moveTo(generation, await this.#duties.nextChange(new Date()));
    } catch (error) {
      // What is wrong with the database its own watch tells, once.
      if (!troubleOf(error, databasePlace())) log.error({ err: error }, "could not read the content generation");
    }
  }

  /** Something was written: what is kept goes at once, for on a busy day the next look takes its time. */
  hear(generation: number | undefined): void {
    if (generation !== undefined && generation > this.#cache.generation) this.#cache.forget();
    void this.refresh();
  }

  /** What is ready goes out at once: a kept page waits for no promise. */
  answer(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    // Whoever watches over the process may ask in HTTP/1.0, which names no host.
    const origin = originOf(req, this.#env) ?? (isHealthCheck(req.url) ? "http://localhost" : undefined);
    const target = targetOf(req.url);
    if (origin === undefined || target === undefined) return refuse(req, res, unreadable, this.#headers);
    req.url = target;
    const reading = req.method === "GET" || req.method === "HEAD";
    // Without SITE_URL a page names the host it was asked by: no visitor may put their host into another's page.
    const named = this.#env.SITE_URL ? undefined : origin;
    const pageKey = reading ? this.#keys.of(target, req.headers.cookie, named) : null;
    if (pageKey) {
      const page = this.#cache.get(pageKey.key);
      if (page) return this.#sendKept(req, res, pageKey, page);
    } else if (reading) {
      const file = this.#files.get(target.split("?", 1)[0] ?? target);
      if (file) {
        sendPage(req, res, file);
        return countRequest("file", req.method, res.statusCode, "file");
      }
      const address = canonicalAddress(target, (path) => this.#keys.of(path, undefined) !== null);
      if (address !== undefined) return redirect(req, res, address, this.#headers);
    }
    return this.#make(req, res, origin, pageKey);
  }

  #sharedCaching(req: IncomingMessage, page: Page): Readonly<Record<string, string>> {
    return sharedCaching(req, page, this.#env.CDN_SECONDS);
  }

  #sendKept(req: IncomingMessage, res: ServerResponse, { path, route }: PageKey, page: Page): void {
    const id = givenIdOf(req);
    const caching = this.#sharedCaching(req, page);
    sendPage(req, res, page, id ? { ...caching, "x-request-id": id } : caching);
    const { statusCode: status } = res;
    countRequest(route, req.method, status, "kept");
    if (this.#isSilent || Math.random() >= this.#env.ACCESS_LOG_KEPT) return;
    log.info({ id, method: req.method, path: truncate(path), status, ms: 0, kept: true }, "request");
  }

  async #make(req: IncomingMessage, res: ServerResponse, origin: string, pageKey: PageKey | null): Promise<void> {
    const started = performance.now();
    const id = requestIdOf(req);
    res.setHeader("X-Request-Id", id);
    const address = addressOf(req, this.#env);
    try {
      const unfit = refusalOf(req, origin);
      if (unfit) return refuse(req, res, unfit, this.#headers);
      // What is due is due for every answer, kept or not.
      if (this.#cache.isDue()) await this.refresh();
      const { request, body } = requestOf(req, res, origin);
      const refused = body && (await receive(req, body, networkOf(address), this.#duties.allowanceOf(request)));
      if (refused) return refuse(req, res, refused, this.#headers);
      const by = clientKeyOf(req, address, this.#env, this.#duties.isAdmin);
      const incoming: RenderRequest = { request, id, address, by, isGone: () => res.destroyed };
      const made = pageKey === null ? await this.#inTurn(incoming) : await this.#renderOnce(pageKey, incoming);
      if (req.method !== "GET" && req.method !== "HEAD") await this.refresh();
      const bareWords = made instanceof Response ? await bareWordsOf(req, made) : undefined;
      if (bareWords) refuse(req, res, bareWords, this.#headers);
      else if (made instanceof Response) await sendMade(req, res, made, this.#headers);
      else await sendFresh(req, res, made, this.#sharedCaching(req, made));
    } catch (error) {
      if (error instanceof TooManyRequests) return refuse(req, res, tooManyRequests(error.retryAfter), this.#headers);
      log.error({ id, err: error }, "request failed");
      if (res.headersSent) res.destroy();
      else refuse(req, res, failed, this.#headers);
    } finally {
      const took = performance.now() - started;
      const ms = Math.round(took);
      countRequest(this.#keys.routeOf(req.url ?? ""), req.method, res.statusCode, "made", took / 1000);
      const path = truncate((req.url ?? "").split("?", 1)[0] ?? "");
      const status = res.statusCode;
      log.info({ id, method: req.method, path, status, ms }, status === 404 ? `Page Not Found: ${path}` : "request");
    }
  }

  /** The app's answer, when it is this request's turn. Throws AskedTooMuch where that does not come. */
  async #inTurn({ request, id, address, by, isGone }: RenderRequest): Promise<Response> {
    const context = new RouterContextProvider();
    if (isHealthCheck(new URL(request.url).pathname)) return this.#handler(request, context);
    const turn = await this.#turns.enter(by, isGone);
    if (!turn.ok) throw new TooManyRequests(turn.retryAfter);
    try {
      context.set(requestFacts, { id, address });
      context.set(yieldTurn, turn.pause);
      const answer = await this.#handler(request, context);
      // Whoever comes back soon may find the database well again.
      if (answer.status === 503 && context.get(databaseTrouble))
        answer.headers.set("Retry-After", String(RETRY_SECONDS));
      return answer;
    } finally {
      turn.leave();
    }
  }

  /** One render for all of a network who ask for the same page at the same moment, and of one state: nobody waits for another network's turn. */
  #renderOnce(pageKey: PageKey, incoming: RenderRequest): Promise<Page | Response> {
    const name = `${this.#cache.epoch} ${String(incoming.by)} ${pageKey.key}`;
    const running = this.#rendering.get(name);
    if (running)
      return running.then<Page | Response>((made) => (made instanceof Response ? this.#inTurn(incoming) : made));
    const rendering = this.#renderPage(pageKey, incoming).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  async #renderPage({ key, address, cookie }: PageKey, incoming: RenderRequest): Promise<Page | Response> {
    const { epoch, generation, staleAt } = this.#cache;
    // What is no part of the key the page cannot know. A HEAD answers what a GET would, so it may as well make the page.
    const headers = new Headers(incoming.request.headers);
    headers.set("Cookie", cookie);
    const request = new Request(new URL(address, incoming.request.url), { headers });
    // Others may be waiting for it when whoever asked first has gone.
    const { made: response, isUncacheable } = await trackCacheability(() =>
      this.#inTurn({ ...incoming, request, isGone: () => false }),
    );
    if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
    const identity = await bytesOf(response);
    const sent: Record<string, string> = { ...this.#headers, ...Object.fromEntries(response.headers) };
    sent["cache-control"] = isUncacheable ? "no-store" : (sent["cache-control"] ?? `public, ${REVALIDATE}`);
    sent.vary = "Accept-Encoding, Cookie";
    sent["content-security-policy"] ??= INERT_POLICY;
    const page: Page = {
      status: response.status,
      headers: sent,
      bytes: { identity },
      etag: etagOf(identity),
      madeFrom: { generation, staleAt },
    };
    if (!sent["cache-control"].includes("no-store")) this.#cache.put(key, page, epoch);
    return page;
  }
}
