// Public pages as finished bytes: identity, gzip and brotli, each with its ETag, until the content changes.

import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "identity" | "gzip" | "br";

export interface Page {
  status: number;
  /** Ready for writeHead: names and values in turn, less encoding, length and ETag. */
  headers: Record<string, string>;
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  etag: string;
  generation: number;
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export class PageCache {
  #pages: LRUCache<string, Page> | null;
  #generation = 0;
  #staleAt = Number.POSITIVE_INFINITY;

  constructor(megabytes: number) {
    this.#pages =
      megabytes === 0
        ? null
        : new LRUCache({
            maxSize: megabytes * 1024 * 1024,
            sizeCalculation: (page, key) =>
              key.length * 2 +
              2048 +
              Object.values(page.bytes).reduce((total, bytes) => total + (bytes?.byteLength ?? 0), 0),
          });
  }

  /** Told on every change, from this process or another; `nextChange` is when time alone makes pages out of date. */
  moveTo(generation: number, nextChange: Date | null): void {
    if (generation !== this.#generation || this.isDue()) this.#pages?.clear();
    this.#generation = generation;
    this.#staleAt = nextChange?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  get generation(): number {
    return this.#generation;
  }

  /** True once a scheduled publish time has passed: what is kept may be out of date. */
  isDue(now = Date.now()): boolean {
    return now >= this.#staleAt;
  }

  get(key: string): Page | undefined {
    if (this.isDue()) {
      this.#pages?.clear();
      return undefined;
    }
    return this.#pages?.get(key);
  }

  /** Keeps a page made while `generation` was current; drops it when a write came in between. Compresses behind the answer. */
  put(key: string, page: Page): void {
    if (!this.#pages || page.generation !== this.#generation || this.isDue()) return;
    this.#pages.set(key, page);
    void this.#compress(key, page);
  }

  async #compress(key: string, page: Page): Promise<void> {
    const [zipped, brotli] = await Promise.all([
      compressGzip(page.bytes.identity, { level: 9 }),
      compressBrotli(page.bytes.identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: page.bytes.identity.byteLength,
        },
      }),
    ]);
    if (this.#pages?.peek(key) !== page) return;
    const bytes = { ...page.bytes, gzip: zipped, br: brotli };
    this.#pages.set(key, { ...page, bytes });
  }
}

export function etagOf(bytes: Buffer): string {
  return hash("sha256", bytes, "base64url").slice(0, 22);
}

/** The best encoding the visitor takes, of those at hand. */
export function pickEncoding(accept: string | undefined, bytes: Page["bytes"]): Encoding {
  if (accept === undefined) return "identity";
  if (bytes.br && /\bbr\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "br";
  if (bytes.gzip && /\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "gzip";
  return "identity";
}
