// Counts in this process's memory, of no more keys than it has room for: anybody can come under names without end.

import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

type Asked = Parameters<RateLimiterMemory["consume"]>;

/** About half a kilobyte each. */
export const KEYS_MAX = 10_000;

/** A key goes when its time is over, as ever; beyond the bound, whichever was counted longest ago. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #counted = new LRUCache<string, true>({
    max: KEYS_MAX,
    dispose: (_, key, reason) => void (reason === "evict" && this.delete(key)),
  });

  override consume(...asked: Asked): Promise<RateLimiterRes> {
    this.#counted.set(String(asked[0]), true);
    return super.consume(...asked);
  }

  override reward(...asked: Asked): Promise<RateLimiterRes> {
    this.#counted.set(String(asked[0]), true);
    return super.reward(...asked);
  }
}
