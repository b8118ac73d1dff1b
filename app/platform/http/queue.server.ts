// Queue for uncached requests. Networks (an IPv4 address or IPv6 /64) take turns on the single rendering thread, so a
// flood from one barely delays the others.

const turns: (() => void)[] = [];

/**
 * Lets pending requests be answered before the next long computation. One computation per turn of the event loop: those
 * of several requests in one would add up to a long wait for everybody else.
 */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (turns.push(resolve) === 1) setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  turns.shift()?.();
  if (turns.length > 0) setImmediate(takeTurn);
}

/** Clients without a limit: signed-in admins, and all clients behind a proxy that forwards no addresses. */
export const exempt = Symbol("exempt");
export type Client = string | typeof exempt;

/** Concurrent requests per network and in total. */
const RUNNING_PER_CLIENT = 4;
const RUNNING_IN_ALL = 40;
/** Queued requests per network and in total. */
const WAITING_PER_CLIENT = 500;
const WAITING_IN_ALL = 5_000;
const PATIENCE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

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
  /** Waiting requests by client, in turn order. */
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

  /** Resolves once the request may run, with a function to call when done. Throws `TooManyRequests`. */
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
    void yieldTurn().then(() => this.#admit());
  }

  #turn(client: Client, isGone: () => boolean): Promise<boolean> {
    return new Promise((settle) => {
      const own = this.#waiting.get(client) ?? [];
      this.#waiting.set(client, own);
      own.push({ since: this.#now(), isGone, settle });
      this.#waitingInAll += 1;
    });
  }

  /** Admits one request per client in turn while there is room. */
  #admit(): void {
    for (const [client, own] of this.#waiting) {
      if (this.#runningInAll >= RUNNING_IN_ALL) return;
      if (!this.#hasRoom(client)) continue;
      const next = this.#take(client, own);
      // Re-inserting the key moves the client to the end of the Map's iteration order.
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
