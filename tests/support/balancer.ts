// Minimal load balancer for tests: checks each process's readiness, keeps a visitor on one process, and retries on
// another if it does not respond.

import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

const ASK_EVERY_MS = 100;
const HOP = new Set(["connection", "keep-alive", "transfer-encoding"]);

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export class Balancer {
  readonly #up = new Map<string, boolean>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #server: Server;
  #isOver = false;
  /** Number of requests retried on a second process. */
  retries = 0;

  constructor() {
    this.#server = createServer((req, res) => void this.#answer(req, res));
  }

  async listen(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds a server while it reports ready. */
  add(origin: string): void {
    this.#up.set(origin, true);
    void this.#watch(origin);
  }

  remove(origin: string): void {
    this.#up.delete(origin);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #watch(origin: string): Promise<void> {
    while (!this.#isOver && this.#up.has(origin)) {
      const isWell = await this.#send(origin, "/readyz", "GET", {}, undefined).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (this.#up.has(origin)) this.#up.set(origin, isWell);
      await wait(ASK_EVERY_MS);
    }
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    const visitor = Number(/\d+/.exec(req.headers["x-visitor"]?.toString() ?? "")?.[0] ?? 0);
    for (let tries = 0; tries < 40; tries += 1) {
      const well = [...this.#up].filter(([, isUp]) => isUp).map(([origin]) => origin);
      const origin = well[(visitor + tries) % Math.max(1, well.length)];
      if (origin === undefined) {
        await wait(ASK_EVERY_MS);
        continue;
      }
      try {
        const answer = await this.#send(origin, req.url ?? "/", req.method ?? "GET", req.headers, body);
        for (const [name, value] of Object.entries(answer.headers))
          if (value && !HOP.has(name)) res.setHeader(name, value);
        res.setHeader("X-Answered-By", origin);
        res.writeHead(answer.status).end(answer.body);
        return;
      } catch {
        // Killed or closed: retrying is safe because the site deduplicates requests.
        this.retries += 1;
        if (this.#up.has(origin)) this.#up.set(origin, false);
      }
    }
    res.writeHead(502).end("no process answers");
  }

  #send(
    origin: string,
    path: string,
    method: string,
    headers: IncomingMessage["headers"],
    body: Buffer | undefined,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));
      const sent = request(
        origin + path,
        { method, headers: kept, agent: this.#agent, timeout: 20_000 },
        (response) => {
          buffer(response).then(
            (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
            reject,
          );
        },
      );
      sent.once("error", reject);
      sent.once("timeout", () => sent.destroy(new Error("no answer in time")));
      sent.end(body);
    });
  }
}
