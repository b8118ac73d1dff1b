// Renders uncached responses in queue order. A queued request uses a page cached while it waited.

import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { etagOf, type Page, type PageCache, type PageKey } from "#app/platform/cache/page-cache.server.ts";
import type { Trouble } from "#app/platform/database/trouble.server.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { gauge } from "#app/platform/site/metrics.server.ts";
import { trackCacheability, withRequestHost } from "#app/platform/site/request-scope.server.ts";
import { type Client, RequestQueue } from "./queue.server.ts";
import { isHealthCheck } from "./request.server.ts";
import { INERT_POLICY } from "./security-headers.server.ts";
import { REVALIDATE } from "./sending.server.ts";

interface RequestFacts {
  id: string;
  /** Client address, from the connection or the trusted proxy. */
  address: string;
}

/** Database failure during this request, if any. */
export const databaseTrouble = createContext<Trouble | null>(null);

export const requestFacts = createContext<RequestFacts>({ id: "development", address: "127.0.0.1" });

const RETRY_SECONDS = 5;

export interface RenderRequest extends RequestFacts {
  request: Request;
  client: Client;
  isGone(): boolean;
}

export class Rendering {
  readonly #env: Pick<Environment, "NODE_ENV">;
  readonly #cache: PageCache;
  readonly #headers: Readonly<Record<string, string>>;
  /** Responses that failed because of the database. */
  readonly #ofDatabase = new WeakSet<Response>();
  readonly #queue = new RequestQueue();
  #handler: ReturnType<typeof createRequestHandler>;

  constructor(
    build: ServerBuild,
    env: Pick<Environment, "NODE_ENV">,
    cache: PageCache,
    headers: Readonly<Record<string, string>>,
  ) {
    this.#env = env;
    this.#cache = cache;
    this.#headers = headers;
    this.#handler = this.#handlerOf(build);
    gauge("requests_waiting", "Requests in the queue", () => this.#queue.waiting);
    gauge("requests_running", "Requests under way", () => this.#queue.running);
  }

  isOfDatabase(answer: Response): boolean {
    return this.#ofDatabase.has(answer);
  }

  use(build: ServerBuild): void {
    this.#handler = this.#handlerOf(build);
  }

  #handlerOf(build: ServerBuild) {
    return createRequestHandler(build, this.#env.NODE_ENV === "development" ? "development" : "production");
  }

  /** Returns the app's response once the queue admits the request. Throws TooManyRequests. */
  async answer(incoming: RenderRequest): Promise<Response> {
    if (isHealthCheck(new URL(incoming.request.url).pathname)) return this.#run(incoming);
    const leave = await this.#queue.enter(incoming.client, incoming.isGone);
    try {
      return await this.#run(incoming);
    } finally {
      leave();
    }
  }

  async #run({ request, id, address }: RenderRequest): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(requestFacts, { id, address });
    const answer = await withRequestHost(new URL(request.url).hostname, () => this.#handler(request, context));
    if (answer.status >= 500 && context.get(databaseTrouble)) {
      this.#ofDatabase.add(answer);
      if (answer.status === 503) answer.headers.set("Retry-After", String(RETRY_SECONDS));
    }
    return answer;
  }

  /** Renders and caches a page, unless another request did so while this one was queued. */
  async page({ key, address, cookie }: PageKey, incoming: RenderRequest): Promise<Page | Response> {
    const leave = await this.#queue.enter(incoming.client, incoming.isGone);
    try {
      return this.#cache.get(key) ?? (await this.#makePage({ key, address, cookie }, incoming));
    } finally {
      leave();
    }
  }

  async #makePage(
    { key, address, cookie }: Pick<PageKey, "key" | "address" | "cookie">,
    incoming: RenderRequest,
  ): Promise<Page | Response> {
    const { epoch, generation, staleAt } = this.#cache;
    // The page must only see what is part of its key. HEAD renders like GET.
    const headers = new Headers(incoming.request.headers);
    headers.set("Cookie", cookie);
    const request = new Request(new URL(address, incoming.request.url), { headers });
    const { made: response, isUncacheable } = await trackCacheability(() => this.#run({ ...incoming, request }));
    if (response.status < 500 && response.status !== 200) this.#cache.delete(key);
    if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const sent: Record<string, string> = { ...lowerCased(this.#headers), ...Object.fromEntries(response.headers) };
    sent["cache-control"] = isUncacheable ? "no-store" : (sent["cache-control"] ?? `public, ${REVALIDATE}`);
    sent.vary = "Accept-Encoding, Cookie";
    sent["content-security-policy"] ??= INERT_POLICY;
    const page: Page = {
      status: response.status,
      headers: sent,
      bytes,
      type: sent["content-type"],
      isCached: false,
      copies: {},
      etag: etagOf(bytes),
      madeFrom: { generation, staleAt },
    };
    if (!sent["cache-control"].includes("no-store")) this.#cache.put(key, page, epoch);
    return page;
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
