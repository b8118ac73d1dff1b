// The scheduler: pages are rendered on one thread, so one task runs at a time, and cached pages and files go out between two.
//
// Each network (an IPv4 address, an IPv6 /64) has a queue and an account of thread time. The next task is that of the network with
// most time left: fairness between networks, whatever each of them asks for. An account refills with time (`share`); one that has
// used more than `atOnce` rests after each task, four times as long as the task took, and one that is empty waits. A request that
// waits longer than `patience`, or finds its queue full, is refused with 429 and Retry-After. Signed-in admins are not counted.

import { isWriting } from "#app/platform/database/writing.server.ts";

// How long to wait for somebody else's answer, counted only while this process could have heard it: one that stood still for ten
// seconds (a crowded machine, a long piece of work) finds the answer waiting, and must not give up before it has looked.
const PARTS = 20;

/** Runs `giveUp` after so long, in parts of which at most one passes while nothing is heard. The returned function ends the wait. */
export function whilePatient(ms: number, giveUp: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    giveUp();
  }, ms / PARTS);
  // Whoever waits has a request under way, which keeps the process.
  timer.unref();
  return () => clearInterval(timer);
}

/** The same for requests out. */
export function patience(ms: number): AbortSignal {
  const controller = new AbortController();
  whilePatient(ms, () => controller.abort(new DOMException("No answer in time", "TimeoutError")));
  return controller.signal;
}

export interface Limits {
  /**
   * Thread milliseconds a network may use at once: forty pupils behind one address, ten pages each, use about three seconds.
   * Far more than anybody needs, for being first in turn is what protects others; this only ends what goes on for minutes.
   */
  burst: number;
  /**
   * What of it a network may use without a rest. Beyond, it rests after each piece, four times as long as that took: others
   * find a free thread. A class of forty that opens its pages at once uses a third of it.
   */
  atOnce: number;
  /** What it gets back for each millisecond that passes. */
  share: number;
  /** How long a request may wait for its turn, in milliseconds. */
  patience: number;
  /** Requests of one network that may wait, and that may be under way (most of those wait for a body or a provider). */
  waiting: number;
  running: number;
  /** The same of all together. */
  allWaiting: number;
  allRunning: number;
}

const defaultLimits: Limits = {
  ...{ burst: 60_000, atOnce: 1_000, share: 0.2, patience: 10_000 },
  ...{ waiting: 1000, running: 60, allWaiting: 5000, allRunning: 200 },
};

/** What turns are measured and given by; tests bring their own. */
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

interface Waiting {
  until: number;
  isGone(): boolean;
  answer(mayGo: boolean): void;
}

class Account {
  left: number;
  at: number;
  running = 0;
  restsUntil = 0;
  /** Not begun. */
  readonly line: Waiting[] = [];
  /** Begun, and ready for their next piece of work. */
  readonly begun: (() => void)[] = [];

  constructor(left: number, at: number) {
    this.left = left;
    this.at = at;
  }
}

const isWaiting = ({ line, begun }: Account) => line.length > 0 || begun.length > 0;

type Admission = { ok: true; pause(): Promise<void>; leave(): void } | { ok: false; retryAfter: number };

export class Scheduler {
  readonly #accounts = new Map<ClientKey, Account>();
  readonly #limits: Limits;
  readonly #clock: Clock;
  #waiting = 0;
  #running = 0;
  #isAwake = false;
  #isNapping = false;
  #working: { account: Account; since: number } | null = null;
  /** When it was last looked at who waits. */
  #lookedAt = 0;
  /** What the thread had worked then, where it went on to a piece of work. */
  #busySince: { worked: number } | null = null;
  /** Time others took from a busy thread, and that is not forgiven yet; below nothing where the system's count runs ahead. */
  #stolen = 0;

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
    const hasRoom = account.line.length < this.#limits.waiting || clientKey === unlimited;
    const isOpen = hasRoom && this.#waiting < this.#limits.allWaiting;
    const mayGo = isOpen && (await this.#wait(account, isGone));
    if (!mayGo) return { ok: false, retryAfter: this.#retryAfter(account) };
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
    if (this.#waiting === 0) this.#lookedAt = this.#clock.now();
    return new Promise((resolve) => {
      const answer = (mayGo: boolean) => {
        this.#waiting -= 1;
        resolve(mayGo);
      };
      this.#waiting += 1;
      account.line.push({ until: this.#clock.now() + this.#limits.patience, isGone, answer });
      this.#wake();
    });
  }

  #accountOf(clientKey: ClientKey): Account {
    const known = this.#accounts.get(clientKey);
    if (known) return known;
    const account = new Account(
      clientKey === unlimited ? Number.POSITIVE_INFINITY : this.#limits.burst,
      this.#clock.now(),
    );
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

  /** Begins one piece of work of whoever has most left. */
  #begin(): void {
    const now = this.#clock.now();
    const unseen = now - this.#lookedAt;
    this.#lookedAt = now;
    const worked = this.#clock.worked();
    if (unseen >= this.#limits.patience) this.#forgive(unseen);
    else if (this.#busySince) this.#forgiveStolen(unseen - (worked - this.#busySince.worked));
    this.#busySince = null;
    if (this.#clock.isHeld()) return;
    let best: Account | null = null;
    for (const [clientKey, account] of this.#accounts) {
      this.#refill(account, now);
      if (this.#isIdle(account)) this.#accounts.delete(clientKey);
      else if (now >= account.restsUntil && this.#isReady(account) && (best === null || account.left > best.left))
        best = account;
    }
    if (best === null) return;
    this.#busySince = { worked };
    this.#working = { account: best, since: worked };
    const goOn = best.begun.shift();
    if (goOn) {
      goOn();
      return;
    }
    best.running += 1;
    this.#running += 1;
    best.line.shift()?.answer(true);
  }

  /** The whole process stood still (a crowded machine): nobody who waited is refused for it. */
  #forgive(ms: number): void {
    for (const { line } of this.#accounts.values()) for (const one of line) one.until += ms;
  }

  /** A busy thread got no time (a crowded machine): that was nobody's turn, and nobody who waited is refused for it. */
  #forgiveStolen(ms: number): void {
    this.#stolen = Math.max(-COUNTED_MS, this.#stolen + ms);
    if (this.#stolen <= 0) return;
    this.#forgive(this.#stolen);
    this.#stolen = 0;
  }

  #end(): void {
    this.#isAwake = false;
    if (this.#working) {
      const { account, since } = this.#working;
      const took = this.#clock.worked() - since;
      account.left -= took;
      if (this.#limits.burst - account.left > this.#limits.atOnce) this.#rest(account, took * RESTS);
      this.#working = null;
      this.#wake();
    } else if (!this.#isNapping && [...this.#accounts.values()].some(isWaiting)) {
      this.#isNapping = true;
      this.#clock.later(this.#clock.isHeld() ? HELD_MS : this.#napMs(), () => {
        this.#isNapping = false;
        this.#wake();
      });
    }
  }

  /** Nobody in its line is refused for it. */
  #rest(account: Account, ms: number): void {
    account.restsUntil = this.#clock.now() + ms;
    for (const one of account.line) one.until += ms;
  }

  /** Until the first of those who rest has rested enough. */
  #napMs(): number {
    const now = this.#clock.now();
    const rests = [...this.#accounts.values()].flatMap((account) =>
      account.restsUntil > now && isWaiting(account) ? [account.restsUntil - now] : [],
    );
    return Math.min(NAP_MS, ...rests);
  }

  /** Gives back what has grown back, and refuses who has waited too long. */
  #refill(account: Account, now: number): void {
    const { burst, share } = this.#limits;
    if (account.left < burst) account.left = Math.min(burst, account.left + (now - account.at) * share);
    account.at = now;
    while (account.line[0] && (account.line[0].isGone() || now >= account.line[0].until)) {
      account.line.shift()?.answer(false);
    }
  }

  #isReady(account: Account): boolean {
    if (account.begun.length > 0) return true;
    const hasRoom = account.running < this.#limits.running && this.#running < this.#limits.allRunning;
    return account.line.length > 0 && account.left > 0 && (hasRoom || account.left === Number.POSITIVE_INFINITY);
  }

  /** Nothing is remembered of it that a new account would not have. */
  #isIdle({ line, begun, running, left }: Account): boolean {
    return line.length === 0 && begun.length === 0 && running === 0 && left >= this.#limits.burst;
  }

  #retryAfter({ left }: Account): number {
    return Math.max(5, Math.ceil(-left / this.#limits.share / 1000));
  }
}

/** How far apart the system counts a thread's work, at most. */
const COUNTED_MS = 10;
/** How long a network that has used much rests after a piece of work, as a multiple of it. */
const RESTS = 4;
/** How often those who wait for their share to grow back are looked at. */
const NAP_MS = 20;
/** The same where a write is all that is waited for. */
const HELD_MS = 2;
