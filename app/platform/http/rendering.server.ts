// What is not kept is made here: each answer when it is its asker's turn, each page once for all of a network who want it.

import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { trackCacheability } from "#app/platform/site/cacheability.server.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { withHostAsked } from "#app/platform/site/host-asked.server.ts";
import { gauge } from "#app/platform/site/metrics.server.ts";
import { bytesOf } from "./body-bytes.server.ts";
import { isHealthCheck, TooManyRequests } from "./client-key.server.ts";
import { INERT_POLICY } from "./headers.server.ts";
import { etagOf, type Page, type PageCache } from "./page-cache.server.ts";
import type { PageKey } from "./page-key.server.ts";
import { databaseTrouble, type RequestFacts, requestFacts, yieldTurn } from "./request-context.server.ts";
import { REVALIDATE } from "./shared-caches.server.ts";
import { type ClientKey, Turns } from "./turns.server.ts";

/** Until one whom the database failed may ask again. */
const RETRY_SECONDS = 5;

/** A request as the app gets it, and who asks. */
export interface RenderRequest extends RequestFacts {
  request: Request;
  by: ClientKey;
  isGone(): boolean;
}

export class Rendering {
  readonly #env: Pick<Environment, "NODE_ENV">;
  readonly #cache: PageCache;
  /** What every answer carries. */
  readonly #headers: Readonly<Record<string, string>>;
  /** Answers that failed for want of the database. */
  readonly #ofDatabase = new WeakSet<Response>();
  readonly #underWay = new Map<string, Promise<Page | Response>>();
  readonly #turns = new Turns();
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
    gauge("requests_waiting", "Requests that wait for their turn", () => this.#turns.waiting);
    gauge("requests_running", "Requests under way", () => this.#turns.running);
  }

  /** Whether the app would have answered otherwise, had the database been there. */
  isOfDatabase(answer: Response): boolean {
    return this.#ofDatabase.has(answer);
  }

  /** Goes on with this build of the app. */
  use(build: ServerBuild): void {
    this.#handler = this.#handlerOf(build);
  }

  #handlerOf(build: ServerBuild) {
    return createRequestHandler(build, this.#env.NODE_ENV === "development" ? "development" : "production");
  }

  /** The app's answer, when it is this request's turn. Throws TooManyRequests where that does not come. */
  async answer({ request, id, address, by, isGone }: RenderRequest): Promise<Response> {
    const context = new RouterContextProvider();
    const { hostname, pathname } = new URL(request.url);
    if (isHealthCheck(pathname)) return this.#handler(request, context);
    const turn = await this.#turns.enter(by, isGone);
    if (!turn.ok) throw new TooManyRequests(turn.retryAfter);
    try {
      context.set(requestFacts, { id, address });
      context.set(yieldTurn, turn.pause);
      const answer = await withHostAsked(hostname, () => this.#handler(request, context));
      if (answer.status >= 500 && context.get(databaseTrouble)) {
        this.#ofDatabase.add(answer);
        // Whoever comes back soon may find the database well again.
        if (answer.status === 503) answer.headers.set("Retry-After", String(RETRY_SECONDS));
      }
      return answer;
    } finally {
      turn.leave();
    }
  }

  /** One render for all of a network who ask for the same page at the same moment, and of one state: nobody waits for another network's turn. */
  page(pageKey: PageKey, incoming: RenderRequest): Promise<Page | Response> {
    const name = `${this.#cache.epoch} ${String(incoming.by)} ${pageKey.key}`;
    const underWay = this.#underWay.get(name);
    if (underWay)
      return underWay.then<Page | Response>((made) => (made instanceof Response ? this.answer(incoming) : made));
    const making = this.#makePage(pageKey, incoming).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #makePage({ key, address, cookie }: PageKey, incoming: RenderRequest): Promise<Page | Response> {
    const { epoch, generation, staleAt } = this.#cache;
    // What is no part of the key the page cannot know. A HEAD answers what a GET would, so it may as well make the page.
    const headers = new Headers(incoming.request.headers);
    headers.set("Cookie", cookie);
    const request = new Request(new URL(address, incoming.request.url), { headers });
    // Others may be waiting for it when whoever asked first has gone.
    const { made: response, isUncacheable } = await trackCacheability(() =>
      this.answer({ ...incoming, request, isGone: () => false }),
    );
    if (response.status < 500 && response.status !== 200) this.#cache.drop(key);
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
