// What is not cached is made here: each answer when it is its asker's turn, each page once for all of a network who want it.

import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Trouble } from "#app/platform/database/trouble.server.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { gauge } from "#app/platform/site/metrics.server.ts";
import { trackCacheability, withRequestHost } from "#app/platform/site/request-scope.server.ts";
import { etagOf, type Page, type PageCache, type PageKey } from "./page-cache.server.ts";
import { isHealthCheck, TooManyRequests } from "./request.server.ts";
import { type ClientKey, Scheduler } from "./scheduler.server.ts";
import { INERT_POLICY } from "./security-headers.server.ts";
import { bytesOf, REVALIDATE } from "./sending.server.ts";

// When a page's script files are requested: after its styles, and behind the pictures it begins with. It is whole without them.
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Takes the links that fetch script files early out of the head of a drawn document. What adds them again is a script for
 * the document's end: there a browser runs none before the styles above it have come.
 */
export function scriptsAfterStyles(document: string, mark: string): { document: string; script: string } {
  const end = document.indexOf("</head>");
  const files: string[] = [];
  const head = document.slice(0, end).replace(PRELOAD, (_, file: string) => {
    files.push(file);
    return "";
  });
  if (files.length === 0) return { document, script: "" };
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href})`;
  const script = `<script${mark}>for(const href of ${JSON.stringify(files)})document.head.append(${link})</script>`;
  return { document: head + document.slice(end), script };
}

// What the listener knows about a request and routes may ask for.
interface RequestFacts {
  /** For the log and the error page's small print. */
  id: string;
  /** The visitor's address, from the connection or from the one trusted proxy. */
  address: string;
}

/** What was wrong with the database while this request was worked on, where something was. */
export const databaseTrouble = createContext<Trouble | null>(null);

export const requestFacts = createContext<RequestFacts>({ id: "development", address: "127.0.0.1" });

/** Lets what is ready go out, and others have their turn, before the next long piece of work. */
export const yieldTurn = createContext<() => Promise<void>>(() => Promise.resolve());

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
  readonly #turns = new Scheduler();
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
      const answer = await withRequestHost(hostname, () => this.#handler(request, context));
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
    // Others may be waiting for it when whoever requested it first has gone.
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
