// The listener: page cache first, then files, then the app. The one place that touches node:http.

import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createRequest } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { firebaseAdmin } from "#app/auth/firebase-admin.server.ts";
import { nextPublishTime } from "#app/content/visible.server.ts";
import { closeDatabase, database } from "#app/database/connection.server.ts";
import { rememberBuild } from "#app/site/build.server.ts";
import { nextMidnightInJapan } from "#app/site/days.ts";
import { type Environment, environment } from "#app/site/environment.server.ts";
import { readGeneration } from "#app/site/generation.server.ts";
import { log } from "#app/site/log.server.ts";
import { startDraining } from "#app/site/readiness.server.ts";
import { bytesOf } from "./body-bytes.server.ts";
import { cacheKey } from "./cacheable.server.ts";
import { compressed } from "./compress.server.ts";
import { isOwnWrite } from "./cross-site.server.ts";
import { readFiles } from "./files.server.ts";
import { INERT_POLICY, securityHeaders } from "./headers.server.ts";
import { etagOf, type Page, PageCache, pickEncoding } from "./page-cache.server.ts";
import { requestFacts } from "./request-context.server.ts";

/** A form with a picture in it; everything else is far smaller. */
const BODY_MAX = 25 * 1024 * 1024;
/** An address of ten thousand Japanese characters still gets a page. */
const HEADERS_MAX = 128 * 1024;
/** Requests the app works on at once; more wait in no queue but are told when to come again. */
const RUNNING_MAX = 200;
const GENERATION_POLL_MS = 500;
const DRAIN_MS = 25_000;

/** Starts listening. Resolves when connections are accepted; the returned function stops cleanly. */
export async function startServer(build: ServerBuild): Promise<{ port: number; stop(): Promise<void> }> {
  const env = environment();
  rememberBuild(build, new Date());
  // Says in the log, once and at the start, where sign-in is not configured.
  firebaseAdmin();
  const site = new Site(build, env);
  await site.refresh();
  const server = createServer(
    { maxHeaderSize: HEADERS_MAX, requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    (req, res) => {
      void site.answer(req, res);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const poll = setInterval(() => void site.refresh(), GENERATION_POLL_MS);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ port, host: env.HOST }, "listening");
  return { port, stop: () => stop(server, poll) };
}

async function stop(server: Server, poll: NodeJS.Timeout): Promise<void> {
  startDraining();
  clearInterval(poll);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(late);
  await closeDatabase();
}

class Site {
  readonly #env: Environment;
  readonly #cache: PageCache;
  readonly #handler: ReturnType<typeof createRequestHandler>;
  readonly #files: ReadonlyMap<string, Page>;
  readonly #headers: Record<string, string>;
  readonly #rendering = new Map<string, Promise<Page | Response>>();
  #running = 0;

  constructor(build: ServerBuild, env: Environment) {
    this.#env = env;
    this.#cache = new PageCache(env.PAGE_CACHE_MB);
    this.#handler = createRequestHandler(build, env.NODE_ENV === "development" ? "development" : "production");
    this.#headers = securityHeaders(env.SITE_URL?.startsWith("https:") ?? false);
    this.#files = readFiles(join(import.meta.dirname, "../client"), this.#headers);
  }

  /** Looks whether anything was written, by this process or another, and whether a scheduled entry is due. */
  async refresh(): Promise<void> {
    try {
      const generation = await readGeneration(database());
      if (generation === this.#cache.generation && !this.#cache.isDue()) return;
      const next = await nextPublishTime(database());
      // Ages and the shop's registration change with the day in Japan; a scheduled entry may come sooner.
      const midnight = nextMidnightInJapan(new Date());
      this.#cache.moveTo(generation, next !== null && new Date(next) < midnight ? new Date(next) : midnight);
    } catch (error) {
      log.error({ err: error }, "could not read the content generation");
    }
  }

  async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const method = req.method ?? "GET";
    const target = req.url ?? "/";
    const reading = method === "GET" || method === "HEAD";
    const kept = reading ? cacheKey(target, req.headers.cookie) : null;
    // Without SITE_URL a page names the host it was asked by: no visitor may put their host into another's page.
    const key = kept === null || this.#env.SITE_URL ? kept : `${req.headers.host ?? ""} ${kept}`;
    if (key !== null) {
      const page = this.#cache.get(key);
      if (page) return this.#sendPage(req, res, page);
    }
    if (reading && key === null) {
      const file = this.#files.get(target.split("?", 1)[0] ?? target);
      if (file) return this.#sendPage(req, res, file);
    }
    return this.#make(req, res, key);
  }

  #sendPage(req: IncomingMessage, res: ServerResponse, page: Page): void {
    const encoding = pickEncoding(req.headers["accept-encoding"], page.bytes);
    const etag = encoding === "identity" ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
    if (req.headers["if-none-match"]?.includes(etag)) {
      res.writeHead(304, { ...page.headers, ETag: etag });
      res.end();
      return;
    }
    const bytes = page.bytes[encoding] ?? page.bytes.identity;
    res.writeHead(page.status, {
      ...page.headers,
      ETag: etag,
      "Content-Length": bytes.byteLength,
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    });
    res.end(req.method === "HEAD" ? undefined : bytes);
  }

  async #make(req: IncomingMessage, res: ServerResponse, key: string | null): Promise<void> {
    const started = performance.now();
    const id = randomUUID();
    const method = req.method ?? "GET";
    let status = 500;
    try {
      if (this.#running >= RUNNING_MAX)
        return refuse(res, 503, "混み合っています。少し待ってからもう一度お試しください。", { "Retry-After": "5" });
      this.#running += 1;
      try {
        const request = createRequest(req, res, { trustProxy: this.#env.TRUST_PROXY });
        const refused = this.#refusal(req, request);
        if (refused) {
          status = refused.status;
          return refuse(res, refused.status, refused.message);
        }
        const made =
          key === null ? await this.#render(request, req, id) : await this.#renderOnce(key, request, req, id);
        if (method !== "GET" && method !== "HEAD") await this.refresh();
        status = made.status;
        if (made instanceof Response) await this.#sendMade(req, res, made);
        else this.#sendPage(req, res, made);
      } finally {
        this.#running -= 1;
      }
    } catch (error) {
      log.error({ id, err: error }, "request failed");
      if (res.headersSent) res.destroy();
      else refuse(res, 500, "エラーが起きました。しばらくしてからもう一度お試しください。");
    } finally {
      const ms = Math.round(performance.now() - started);
      log.info({ id, method, path: (req.url ?? "").split("?", 1)[0]?.slice(0, 300), status, ms }, "request");
    }
  }

  #refusal(req: IncomingMessage, request: Request): { status: number; message: string } | undefined {
    if (request.method === "GET" || request.method === "HEAD") return undefined;
    if (req.headers["transfer-encoding"] !== undefined) {
      return { status: 411, message: "長さのわからない送信は受け付けていません。" };
    }
    if (Number(req.headers["content-length"] ?? 0) > BODY_MAX) {
      return { status: 413, message: "送信されたデータが大きすぎます（25MBまで）。" };
    }
    if (!isOwnWrite(request.method, request.headers, new URL(request.url).origin)) {
      return { status: 403, message: "ほかのサイトからの送信は受け付けていません。" };
    }
    return undefined;
  }

  /** One render for all who ask for the same page at the same moment. */
  #renderOnce(key: string, request: Request, req: IncomingMessage, id: string): Promise<Page | Response> {
    const running = this.#rendering.get(key);
    if (running)
      return running.then<Page | Response>((made) =>
        made instanceof Response ? this.#render(request, req, id) : made,
      );
    const rendering = this.#renderPage(key, request, req, id).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderPage(key: string, request: Request, req: IncomingMessage, id: string): Promise<Page | Response> {
    if (this.#cache.isDue()) await this.refresh();
    const generation = this.#cache.generation;
    // A HEAD answers what a GET would, so it may as well make the page.
    const whole = request.method === "HEAD" ? new Request(request.url, { headers: request.headers }) : request;
    const response = await this.#render(whole, req, id);
    if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
    const identity = await bytesOf(response);
    const headers: Record<string, string> = { ...this.#headers };
    response.headers.forEach((value, name) => {
      headers[name] = value;
    });
    headers["cache-control"] ??= "public, max-age=0, must-revalidate";
    headers.vary = "Accept-Encoding, Cookie";
    headers["content-security-policy"] ??= INERT_POLICY;
    const page: Page = { status: response.status, headers, bytes: { identity }, etag: etagOf(identity), generation };
    this.#cache.put(key, page);
    return page;
  }

  async #render(request: Request, req: IncomingMessage, id: string): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(requestFacts, { id, address: this.#addressOf(req) });
    return this.#handler(request, context);
  }

  async #sendMade(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
    const isHead = req.method === "HEAD";
    const whole = isHead || response.body === null ? null : await bytesOf(response);
    const { bytes, encoding } = await compressed(whole, response.headers, req.headers["accept-encoding"]);
    for (const [name, value] of Object.entries(this.#headers)) res.setHeader(name, value);
    res.setHeader("Content-Security-Policy", INERT_POLICY);
    res.setHeader("Cache-Control", "private, no-store");
    response.headers.forEach((value, name) => {
      if (name !== "set-cookie") res.setHeader(name, value);
    });
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
    res.appendHeader("Vary", "Accept-Encoding");
    if (encoding) res.setHeader("Content-Encoding", encoding);
    if (bytes) res.setHeader("Content-Length", bytes.byteLength);
    res.writeHead(response.status);
    res.end(bytes ?? undefined);
  }

  /** The proxy in front adds the address it saw at the end; what stands before it anyone can write. */
  #addressOf(req: IncomingMessage): string {
    const forwarded = this.#env.TRUST_PROXY ? req.headers["x-forwarded-for"] : undefined;
    const last = [forwarded].flat().at(-1)?.split(",").at(-1)?.trim();
    return last || (req.socket.remoteAddress ?? "unknown");
  }
}

function refuse(res: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  const body = `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><body style="font-family:sans-serif;max-width:32em;margin:4em auto;padding:0 1em"><p>${message}</p><p><a href="/">トップページへ</a></p>`;
  res.writeHead(status, {
    ...securityHeaders(false),
    "Content-Security-Policy": `${INERT_POLICY.replace("form-action", "style-src-attr 'unsafe-inline'; form-action")}`,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
    ...headers,
  });
  res.end(body);
}
