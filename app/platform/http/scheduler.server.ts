// The scheduler: pages are rendered on one thread, so one task runs at a time, and cached pages and files go out between two.
//
// Each network (an IPv4 address, an IPv6 /64) has a queue and an account of thread time. The next task is that of the network with
// most time left: fairness between networks, whatever each of them asks for. An account refills with time (`share`); one that has
// used more than `atOnce` rests after each task, four times as long as the task took, and one that is empty waits. A request that
// waits longer than `patience`, or finds its queue full, is refused with 429 and Retry-After. Signed-in admins are not counted.
//
// Patience runs out only while this process could have worked: where the machine gave the thread no time, or the whole process stood
// still, nobody is refused for it.

import { isWriting } from "#app/platform/database/writing.server.ts";

const defaultLimits = {
  /**
   * Thread milliseconds a network may use at once: forty pupils behind one address, ten pages each, use about three seconds.
   * Far more than anybody needs, for being first in turn is what protects others; this only ends what goes on for minutes.
   */
  burst: 60_000,
  /** What of it a network may use without a rest: a class of forty that opens its pages at once uses a third of it. */
  atOnce: 1_000,
  /** What it gets back for each millisecond that passes. */
  share: 0.2,
  /** How long a request may wait for its turn, in milliseconds. */
  patience: 10_000,
  /** Requests of one network that may wait, and that may be under way (most of those wait for a body or a provider). */
  waiting: 1000,
  running: 60,
  /** The same of all together. */
  allWaiting: 5000,
  allRunning: 200,
};
export type Limits = typeof defaultLimits;

/** How long a network that has used much rests after a task, as a multiple of it. */
const RESTS = 4;
/** How far apart the system counts a thread's work, at most. */
const COUNTED_MS = 10;
/** How often the queues are looked at while nobody may begin, and while only a write is waited for. */
const NAP_MS = 20;
const HELD_MS = 2;

/** What tasks are measured and started by; tests bring their own. */
export interface Clock {
  now(): number;
  /** Milliseconds this thread has worked: another process's load is nobody's cost here. */
  worked(): number;
  /** Whether nothing should be begun just now: a write is under way that everybody waits for. */
  isHeld(): boolean;
  /** Runs the two one after the other, once what is ready has gone out. */
  soon(first: () => void, second: () => void): void;
  later(ms: number, run: () => void): void;
}

const realClock: Clock = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  isHeld: isWriting,
  soon(first, second) {
    // Between two immediates of one round all promises settle: the second sees what the first has set off.
    setImmediate(first);
    setImmediate(second);
  },
  later: (ms, run) => void setTimeout(run, ms).unref(),
};

/** Whose work is not counted: signed-in admins, and the crowd behind a proxy that tells nobody apart. */
export const unlimited = Symbol("uncounted");
export type ClientKey = string | typeof unlimited;

class Account {
  left: number;
  at: number;
  running = 0;
  restsUntil = 0;
  readonly queue: { until: number; isGone(): boolean; answer(mayGo: boolean): void }[] = [];
  /** Begun, and ready for their next task. */
  readonly begun: (() => void)[] = [];

  constructor(left: number, at: number) {
    this.left = left;
    this.at = at;
  }
}

type Admission = { ok: true; pause(): Promise<void>; leave(): void } | { ok: false; retryAfter: number };

export class Scheduler {
  readonly #accounts = new Map<ClientKey, Account>();
  readonly #limits: Limits;
  readonly #clock: Clock;
  #waiting = 0;
  #running = 0;
  /** A round is under way or about to be; a look is due after a nap. */
  #isAwake = false;
  #isNapping = false;
  #task: Account | null = null;
  /** The time that counts for patience; and when it was last read, with what the thread had worked where a task was begun then. */
  #patienceTime = 0;
  #last: { at: number; worked: number | null } = { at: 0, worked: null };

  constructor(limits: Partial<Limits> = {}, clock: Clock = realClock) {
    this.#limits = { ...defaultLimits, ...limits };
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /** Resolves when this request may begin, or has to come again later. Whoever has entered leaves. */
  async enter(clientKey: ClientKey, isGone: () => boolean): Promise<Admission> {
    const account = this.#accountOf(clientKey);
    const hasRoom = account.queue.length < this.#limits.waiting || clientKey === unlimited;
    const isOpen = hasRoom && this.#waiting < this.#limits.allWaiting;
    const mayGo = isOpen && (await this.#wait(account, isGone));
    if (!mayGo) return { ok: false, retryAfter: Math.max(5, Math.ceil(-account.left / this.#limits.share / 1000)) };
    return {
      ok: true,
      pause: () =>
        new Promise<void>((resolve) => {
          account.begun.push(resolve);
          this.#wake();
        }),
      leave: () => {
        account.running -= 1;
        this.#running -= 1;
        this.#wake();
      },
    };
  }

  #wait(account: Account, isGone: () => boolean): Promise<boolean> {
    if (this.#waiting === 0) this.#last = { at: this.#clock.now(), worked: null };
    return new Promise((resolve) => {
      const answer = (mayGo: boolean) => {
        this.#waiting -= 1;
        resolve(mayGo);
      };
      this.#waiting += 1;
      account.queue.push({ until: this.#patienceTime + this.#limits.patience, isGone, answer });
      this.#wake();
    });
  }

  #accountOf(clientKey: ClientKey): Account {
    const known = this.#accounts.get(clientKey);
    if (known) return known;
    const burst = clientKey === unlimited ? Number.POSITIVE_INFINITY : this.#limits.burst;
    const account = new Account(burst, this.#clock.now());
    this.#accounts.set(clientKey, account);
    return account;
  }

  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#clock.soon(
      () => this.#begin(),
      () => this.#end(),
    );
  }

  /** Begins one task of the network that has most time left. */
  #begin(): void {
    const [now, worked] = [this.#clock.now(), this.#clock.worked()];
    const passed = now - this.#last.at;
    const counted = this.#last.worked === null ? passed : Math.min(passed, worked - this.#last.worked + COUNTED_MS);
    if (passed < this.#limits.patience) this.#patienceTime += counted;
    this.#last = { at: now, worked: null };
    if (this.#clock.isHeld()) return;
    let best: Account | null = null;
    for (const [clientKey, account] of this.#accounts) {
      this.#refill(account, now);
      if (this.#isForgettable(account)) this.#accounts.delete(clientKey);
      else if (now >= account.restsUntil && this.#isReady(account) && (best === null || account.left > best.left))
        best = account;
    }
    if (best === null) return;
    this.#last.worked = worked;
    this.#task = best;
    const goOn = best.begun.shift();
    if (goOn) {
      goOn();
      return;
    }
    best.running += 1;
    this.#running += 1;
    best.queue.shift()?.answer(true);
  }

  /** Charges the task that was begun; goes on at once while there is work, else looks again after a nap. */
  #end(): void {
    this.#isAwake = false;
    const [account, before] = [this.#task, this.#last.worked];
    this.#task = null;
    if (account && before !== null) {
      const took = this.#clock.worked() - before;
      account.left -= took;
      if (this.#limits.burst - account.left > this.#limits.atOnce) this.#rest(account, took * RESTS);
      this.#wake();
    } else if (
      !this.#isNapping &&
      [...this.#accounts.values()].some(({ queue, begun }) => queue.length > 0 || begun.length > 0)
    ) {
      this.#isNapping = true;
      this.#clock.later(this.#clock.isHeld() ? HELD_MS : NAP_MS, () => {
        this.#isNapping = false;
        this.#wake();
      });
    }
  }

  /** Nobody in its queue is refused for the rest. */
  #rest(account: Account, ms: number): void {
    account.restsUntil = this.#clock.now() + ms;
    for (const one of account.queue) one.until += ms;
  }

  /** Gives back what has grown back, and refuses who has waited too long. */
  #refill(account: Account, now: number): void {
    const { burst, share } = this.#limits;
    if (account.left < burst) account.left = Math.min(burst, account.left + (now - account.at) * share);
    account.at = now;
    for (
      let [first] = account.queue;
      first && (first.isGone() || this.#patienceTime >= first.until);
      [first] = account.queue
    ) {
      account.queue.shift();
      first.answer(false);
    }
  }

  #isReady({ begun, queue, running, left }: Account): boolean {
    if (begun.length > 0) return true;
    const hasRoom = running < this.#limits.running && this.#running < this.#limits.allRunning;
    return queue.length > 0 && left > 0 && (hasRoom || left === Number.POSITIVE_INFINITY);
  }

  /** A new account would be the same. */
  #isForgettable({ queue, begun, running, left }: Account): boolean {
    return queue.length === 0 && begun.length === 0 && running === 0 && left >= this.#limits.burst;
  }
}
