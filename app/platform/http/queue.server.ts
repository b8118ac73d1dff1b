// The queue of uncached requests. Pages are rendered on one thread: networks (an IPv4 address, an IPv6 /64) take turns, so that a
// flood from one of them delays the others by a few pages only. Cached pages and files never wait here.

import { setImmediate as nextTurn } from "node:timers/promises";

/** Lets ready answers go out before the next long piece of work of a loader. */
export const yieldTurn = (): Promise<void> => nextTurn();

/** Clients exempt from rate limiting: signed-in admins, and everybody behind a proxy that passes no addresses on. */
export const exempt = Symbol("exempt");
export type Client = string | typeof exempt;

/** Requests of one network, and of all, that run at once. */
const RUNNING_PER_CLIENT = 4;
const RUNNING_IN_ALL = 40;
/** Requests of one network, and of all, that may wait. */
const WAITING_PER_CLIENT = 500;
const WAITING_IN_ALL = 5_000;
/** How long a request waits before it is refused. */
const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/** Thrown where the queue is full, or a request has waited too long. */
export class TooManyRequests extends Error {
  readonly retryAfter = RETRY_AFTER_SECONDS;

  constructor() {
    super("too many requests at once");
  }
}

interface Waiting {
  since: number;
  isGone(): boolean;
  settle(admitted: boolean): void;
}

export class RequestQueue {
  /** Waiting requests by client; the order of the clients is that of their turns. */
  readonly #waiting = new Map<Client, Waiting[]>();
  readonly #running = new Map<Client, number>();
  readonly #now: () => number;
  #waitingInAll = 0;
  #runningInAll = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    setInterval(() => this.#refuseLate(), 500).unref();
  }

  get waiting(): number {
    return this.#waitingInAll;
  }

  get running(): number {
    return this.#runningInAll;
  }

  /** Resolves when the request may run, with the function that ends its run. Throws `TooManyRequests` where it may not. */
  async enter(client: Client, isGone: () => boolean): Promise<() => void> {
    if (client !== exempt && !(this.#hasRoom(client) && !this.#waiting.has(client))) {
      const own = this.#waiting.get(client)?.length ?? 0;
      if (own >= WAITING_PER_CLIENT || this.#waitingInAll >= WAITING_IN_ALL) throw new TooManyRequests();
      if (!(await this.#turn(client, isGone))) throw new TooManyRequests();
    } else this.#start(client);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#end(client);
    };
  }

  #hasRoom(client: Client): boolean {
    return (this.#running.get(client) ?? 0) < RUNNING_PER_CLIENT && this.#runningInAll < RUNNING_IN_ALL;
  }

  #start(client: Client): void {
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
    this.#runningInAll += 1;
  }

  #end(client: Client): void {
    const left = (this.#running.get(client) ?? 1) - 1;
    if (left > 0) this.#running.set(client, left);
    else this.#running.delete(client);
    this.#runningInAll -= 1;
    // Answers that are ready go out before the next request starts.
    setImmediate(() => this.#admit());
  }

  #turn(client: Client, isGone: () => boolean): Promise<boolean> {
    return new Promise((settle) => {
      const own = this.#waiting.get(client) ?? [];
      this.#waiting.set(client, own);
      own.push({ since: this.#now(), isGone, settle });
      this.#waitingInAll += 1;
    });
  }

  /** Admits one request of each client in turn for as long as there is room. */
  #admit(): void {
    for (const [client, own] of this.#waiting) {
      if (this.#runningInAll >= RUNNING_IN_ALL) return;
      if (!this.#hasRoom(client)) continue;
      const next = this.#take(client, own);
      // A Map iterates over a key again that is deleted and set: the client's next turn comes after all others'.
      if (own.length > 0) this.#waiting.delete(client) && this.#waiting.set(client, own);
      if (next?.isGone()) next.settle(false);
      else if (next) {
        this.#start(client);
        next.settle(true);
      }
    }
  }

  #take(client: Client, own: Waiting[]): Waiting | undefined {
    const next = own.shift();
    if (next) this.#waitingInAll -= 1;
    if (own.length === 0) this.#waiting.delete(client);
    return next;
  }

  #refuseLate(): void {
    const earliest = this.#now() - PATIENCE_MS;
    for (const [client, own] of this.#waiting)
      while (own[0] && (own[0].since < earliest || own[0].isGone())) this.#take(client, own)?.settle(false);
  }
}
