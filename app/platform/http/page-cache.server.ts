// Public pages as finished bytes: identity, gzip and brotli, until the content changes.

import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { compressBytes, type Encoding } from "./compress.server.ts";

export interface Page {
  status: number;
  /** Less encoding, length and ETag. */
  headers: Record<string, string>;
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  etag: string;
  /** Of a page: the content's number when its making began, and when time alone puts it out of date, in milliseconds. */
  madeFrom?: { generation: number; staleAt: number };
}

interface CachedPage {
  page: Page;
  /** Of which epoch it is: one of an earlier epoch is out of date, and good only while no other can be made. */
  epoch: number;
  /** Asked for a second time, and so worth compressing. */
  isReused: boolean;
}

/** How many addresses are remembered as asked for once. */
const ONCE_MAX = 2_000;

export class PageCache {
  /** Anybody can ask anything: an answer to a query is kept when it is asked for again, not before. */
  readonly #once = new LRUCache<string, true>({ max: ONCE_MAX });
  #pages: LRUCache<string, CachedPage> | null;
  #generation = 0;
  #epoch = 0;
  #staleAt = Number.POSITIVE_INFINITY;
  /** The last of those that wait to be compressed. */
  #pressed: Promise<void> = Promise.resolve();

  constructor(megabytes: number) {
    this.#pages =
      megabytes === 0
        ? null
        : new LRUCache({
            maxSize: megabytes * 1024 * 1024,
            sizeCalculation: ({ page }, key) =>
              // The compressed copies come later; they take a quarter of the page each, at most.
              key.length * 2 + 2048 + Math.ceil(page.bytes.identity.byteLength * 1.5),
          });
  }

  /** Told on every change, from this process or another; `nextChange` is when time alone makes pages out of date. */
  moveTo(generation: number, nextChange: Date | null): void {
    if (generation !== this.#generation || this.isDue()) this.#epoch += 1;
    this.#generation = generation;
    this.#staleAt = nextChange?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  /** What no write tells of has changed. */
  forget(): void {
    this.#epoch += 1;
  }

  get generation(): number {
    return this.#generation;
  }

  /** When time alone makes pages out of date, in milliseconds. */
  get staleAt(): number {
    return this.#staleAt;
  }

  /** Raised whenever what was made before is out of date. */
  get epoch(): number {
    return this.#epoch;
  }

  /** True once a time has passed at which something comes or goes: what is kept may be out of date. */
  isDue(now = currentTime().getTime()): boolean {
    return now >= this.#staleAt;
  }

  /** Pages that are up to date, and the memory of all, those out of date among them. */
  get size(): { pages: number; bytes: number } {
    const ready = [...(this.#pages?.values() ?? [])].filter(({ epoch }) => epoch === this.#epoch);
    return { pages: this.isDue() ? 0 : ready.length, bytes: this.#pages?.calculatedSize ?? 0 };
  }

  get(key: string): Page | undefined {
    // What is out of date is not used, and so it is the first to make room.
    if (this.#pages?.peek(key)?.epoch !== this.#epoch || this.isDue()) return undefined;
    const cached = this.#pages.get(key);
    if (cached && !cached.isReused) {
      cached.isReused = true;
      this.#pressed = this.#pressed
        .then(() => this.#press(key, cached.page))
        .catch((error) => log.error({ err: error }, "a page could not be compressed"));
    }
    return cached?.page;
  }

  /** The page as it was made last, out of date or not: for a visitor whose page the database fails. */
  lastGood(key: string): Page | undefined {
    return this.#pages?.peek(key)?.page;
  }

  /** A page that is no more: nobody is shown it again. */
  drop(key: string): void {
    this.#pages?.delete(key);
  }

  /** Keeps a page whose making began in `epoch`; drops it when a write, or a time that matters, came in between. */
  put(key: string, page: Page, epoch: number): void {
    if (epoch !== this.#epoch || this.isDue()) return;
    if (key.includes("?") && !this.#once.has(key)) this.#once.set(key, true);
    else this.#pages?.set(key, { page, epoch, isReused: false });
  }

  /**
   * As small as it gets, behind the answers: the light compression it was first sent with serves until then. One page at a time,
   * and no more care than the light one for the answer to a query: a flood of them would take the machine from those who wait.
   */
  async #press(key: string, page: Page): Promise<void> {
    const cached = this.#pages?.peek(key);
    if (cached?.page !== page || cached.epoch !== this.#epoch) return;
    const care = key.includes("?") ? "lightly" : "well";
    for (const encoding of ["gzip", "br"] as const) {
      if (care === "well" || !page.bytes[encoding])
        page.bytes[encoding] = await compressBytes(page.bytes.identity, encoding, care);
    }
  }
}

/** Weak, for it names what the page says, whichever way it is compressed. */
export function etagOf(bytes: Buffer): string {
  return `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}
